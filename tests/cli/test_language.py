"""The terminal speaks the language of its user."""

import pytest

import bradshaw
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.language import choose_language
from bradshaw.core.messages import money
from bradshaw.formats import records
from bradshaw.words import own_language, speak


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "it_IT.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8", "BRADSHAW_LANGUAGE": "en"}, "en"),
        (["--language", "de"], {"BRADSHAW_LANGUAGE": "fr"}, "de"),
        (["--language=fr"], {}, "fr"),
    ],
)
def test_option_goes_before_variable_before_locale(arguments, environment, language):
    assert choose_language(["games", *arguments, "x"], environment) == ["games", "x"]
    assert own_language() == language


@pytest.mark.parametrize("arguments", [["--language", "it"], ["--language"], ["--language="]])
def test_language_that_there_is_not_is_refused(arguments):
    with pytest.raises(BadUsage, match="--language is one of en, fr, de"):
        choose_language(arguments, {})


def test_messages_read_in_the_language_of_the_terminal():
    choose_language(["--language", "fr"], {})
    assert f"{money(1250)}" == "1\u202f250\u00a0£"


def test_position_is_drawn_in_the_language_of_the_terminal(run, tmp_path):
    game = bradshaw.new_game("1860", ["Ada", "Ben"], 5)
    records.save(game, tmp_path / "game.json")
    assert run("--language", "de", "render", tmp_path / "game.json", "-o", tmp_path / "board.svg").status == 0
    drawn = (tmp_path / "board.svg").read_text("utf-8")
    assert "nach 0 Aktionen" in drawn
    assert "Aktienkurse" in drawn
    assert "kleiner Bahnhof" in drawn


def test_unknown_language_is_one_line(run):
    assert "--language is one of en, fr, de" in run("games", "--language", "klingon").complaint
