"""Messages as sentences: numbers, money, lists, nested messages."""

from __future__ import annotations

import importlib
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bradshaw.core.messages import Message, message, money, sentences
from bradshaw.core.outcome import standings
from bradshaw.server.people.people import told_moment
from bradshaw.words import say

speaker_module = importlib.import_module("bradshaw.words.speaker")


@pytest.mark.parametrize(
    ("amount", "language", "expected"),
    [
        (5, "en", "£5"),
        (1250, "en", "£1,250"),
        (-1250, "en", "\u2212£1,250"),
        (1250, "de", "£1.250"),
        (1250, "fr", "1\u202f250\u00a0£"),
        (-5, "fr", "\u22125\u00a0£"),
    ],
)
def test_money_is_written_by_the_habits_of_each_language(amount: int, language: str, expected: str) -> None:
    assert say(money(amount), language) == expected


def test_one_and_yes_are_told_apart_whichever_was_said_first() -> None:
    for language in ("en", "fr"):
        for fact, said in ((1, "1"), (True, "true"), (1, "1")):
            assert say(message("number", number=fact), language) == said


def test_a_proper_name_stays_as_it_is() -> None:
    assert say("Eastern Counties", "fr") == "Eastern Counties"


@pytest.mark.parametrize(
    ("companies", "expected"),
    [
        (("IOW", "FYN"), "Les actions d’IOW et FYN peuvent maintenant être achetées."),
        (("FYN", "IOW"), "Les actions de FYN et IOW peuvent maintenant être achetées."),
    ],
)
def test_french_elides_before_a_company_that_begins_with_a_vowel(companies: tuple[str, ...], expected: str) -> None:
    assert say(message("g1860-log-layer", companies=companies), "fr") == expected
    agreed = say(message("eighteen-sheet-if-agreed", company=companies[0]), "fr")
    assert agreed == f"Si le président {'d’IOW' if companies[0] == 'IOW' else 'de FYN'} accepte."
    beyond = say(message("eighteen-panel-on-from", stop=companies[0]), "fr")
    assert beyond == f"Plus loin {'qu’IOW' if companies[0] == 'IOW' else 'que FYN'}"


def test_moments_are_said_in_utc() -> None:
    until = datetime(2026, 5, 1, 0, 30, tzinfo=ZoneInfo("Europe/Berlin"))
    for given in (told_moment(until), "2026-04-30 22:30 UTC"):
        said = say(message("server-muted", until=given), "en")
        assert said.startswith("The host of this server does not let you chat until 2026-04-30 22:30 UTC.")


def test_messages_nest() -> None:
    assert say(sentences([money(3), sentences(["Newport.", money(4)])])) == "£3 Newport. £4"


def test_a_message_reads_as_english_in_errors_and_reports() -> None:
    assert f"{money(90)}" == "£90"


def test_an_unknown_message_is_an_error_in_every_language() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say(Message("no-such-message"), "de")


def test_a_message_without_a_fact_that_its_words_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="money"):
        say(message("money"))


@pytest.mark.parametrize(("language", "expected"), [("en", "−1,250"), ("fr", "−1\u202f250"), ("de", "−1.250")])
def test_negative_numbers_have_a_true_minus_sign(language: str, expected: str) -> None:
    assert say(message("number", number=-1250), language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ann and Bob share the victory with £90 each; Cas £80, Dee £70."),
        ("fr", "Ann et Bob se partagent la victoire avec 90\u00a0£ par personne\u202f; Cas 80\u00a0£, Dee 70\u00a0£."),
        ("de", "Ann und Bob teilen sich den Sieg mit je £90; Cas £80, Dee £70."),
    ],
)
def test_standings_name_winners_and_all_others(language: str, expected: str) -> None:
    assert say(standings([90, 90, 70, 80], ["Ann", "Bob", "Dee", "Cas"]), language) == expected
    assert say(standings([90], ["Ann"])) == "Ann wins with £90."


@pytest.mark.parametrize(("language", "expected"), [("en", "; Ryde"), ("fr", "\u202f; Ryde"), ("de", "; Ryde")])
def test_a_list_with_semicolons_is_spaced_by_the_habits_of_each_language(language: str, expected: str) -> None:
    assert say(message("eighteen-effects", effects=("Newport", "Ryde")), language).endswith(f"Newport{expected}")


def test_a_hostile_number_is_cut_short() -> None:
    assert say(message("emubay-name-bid", amount=10**400)) == "Bid £10000000000000000000…"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The result differs from the file: Ada £1,250, in the file £1,200."),
        ("fr", "Le résultat diffère du fichier\u00a0: Ada 1\u202f250\u00a0£, dans le fichier 1\u202f200\u00a0£."),
        ("de", "Das Ergebnis weicht von der Datei ab: Ada £1.250, in der Datei £1.200."),
    ],
)
def test_result_of_an_imported_game_is_compared_in_every_language(language: str, expected: str) -> None:
    worth = message("eighteen-site-other-worth", player="Ada", worth=1250, recorded=1200)
    assert say(message("eighteen-site-other-result", differing=(worth,)), language) == expected


def test_threads_may_say_the_same_for_the_first_time_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = speaker_module.FluentResource

    def slow(entry: str) -> object:
        time.sleep(0.02)
        return resource(entry)

    monkeypatch.setattr(speaker_module, "FluentResource", slow)
    german = speaker_module.Speaker("de")
    with ThreadPoolExecutor(4) as threads:
        said = list(threads.map(german.say, [message("money", amount=1250)] * 8))
    assert said == ["£1.250"] * 8
