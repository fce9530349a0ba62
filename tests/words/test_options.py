"""Options of every game: names, descriptions and values in every language."""

from __future__ import annotations

import pytest

import bradshaw
from bradshaw.core.errors import BadOption
from bradshaw.core.messages import Message
from bradshaw.core.options import Option
from bradshaw.words import LANGUAGES, say

OPTIONS = [(title.id, option) for title in bradshaw.titles().values() for option in title.options]


@pytest.mark.parametrize(("title", "option"), OPTIONS, ids=[f"{title}-{option.name}" for title, option in OPTIONS])
def test_every_option_has_a_name_and_a_description_in_every_language(title: str, option: Option) -> None:
    assert isinstance(option.label, Message)
    assert isinstance(option.text, Message)
    described = [say(option.text, language) for language in LANGUAGES]
    assert len(set(described)) == len(LANGUAGES)
    assert all(text.endswith(".") for text in described)
    assert all(say(option.label, language)[-1] not in ".:" for language in LANGUAGES)
    assert len(option.value_labels) == len(option.values)


@pytest.mark.parametrize(
    ("title", "options", "german"),
    [
        (
            "1860",
            {"original_insolvency": True, "simplified_insolvency": True},
            "„Ursprüngliche Insolvenz“ und „Vereinfachte Insolvenz“ sind zwei Arten, einen geliehenen Zug zu bezahlen: "
            "Wähle eine davon.",
        ),
        ("1862", {"solo": True}, "Das Solospiel ist für einen Spieler, nicht für 3."),
        (
            "emubay",
            {"forest_cost": 11},
            "Die Option „forest_cost“ muss eine ganze Zahl von 1 bis 10 sein, nicht „11“.",
        ),
    ],
)
def test_options_that_do_not_fit_are_refused_in_the_language_of_the_reader(
    title: str, options: dict[str, object], german: str
) -> None:
    with pytest.raises(BadOption) as caught:
        bradshaw.new_game(title, ["Ada", "Ben", "Cleo"], 1, options)
    assert say(caught.value.text, "de") == german
