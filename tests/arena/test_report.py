"""The report page: one file with tables and curves."""

import re
from html.parser import HTMLParser

import pytest

from bradshaw.arena.charts import MOST_POINTS, Series, curves, histogram, quarters, spreads, ticks
from bradshaw.arena.match import Forfeit, Result
from bradshaw.arena.report import page
from bradshaw.core.messages import message
from bradshaw.words import own_language, speak

EVIL = "<script>alert(1)</script>"


def result(seed, bots, scores, winners, forfeits=()):
    reasons = (message("emubay-end-bankruptcy"),)
    return Result(
        "emubay", 1, {}, seed, tuple(bots), 10 + seed, tuple(scores), tuple(winners), reasons, tuple(forfeits)
    )


RESULTS = [
    *(result(seed, [EVIL, "greedy", "random"], [9, 5 + seed, 1], [0]) for seed in range(4)),
    *(result(seed, ["greedy", "random", EVIL, "random"], [9, 5, 1, 2], [0]) for seed in range(3)),
    result(9, ["greedy", EVIL, "random"], [9, 5, 1], [0], [Forfeit(1, message("arena-forfeit-slow", seconds=2.0))]),
]


class Elements(HTMLParser):
    """Which elements are open; every one that must be is closed."""

    EMPTY = ("meta", "path", "rect", "polyline")

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.said = [], [], []

    def handle_starttag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.said.append(data)


def read(text):
    elements = Elements()
    elements.feed(text)
    elements.close()
    assert elements.open == ["html", "body"]
    return elements


def test_the_page_needs_nothing_else_and_says_names_as_they_are():
    elements = read(page(RESULTS))
    assert not [tag for tag, _ in elements.seen if tag in ("script", "link", "img", "iframe")]
    assert not [one for _, one in elements.seen if {"src", "href", "onclick"} & set(one)]
    assert EVIL in elements.said
    assert "url(" not in page(RESULTS)


def test_the_page_has_each_setting_and_the_ratings():
    said = " ".join(read(page(RESULTS)).said)
    for words in (
        "8 games of 3 bots",
        "Ratings",
        "Emu Bay Railway Company, 3 players",
        "Emu Bay Railway Company, 4 players",
        "Win share by seat",
        "Forfeits",
        "It did not answer within 2 s.",
        "a player went bankrupt",
    ):
        assert words in said, words
    drawings = [one for tag, one in read(page(RESULTS)).seen if tag == "svg" and "role" in one]
    assert len(drawings) == 1 + 3 * 3
    assert all(one["aria-label"] for one in drawings)


@pytest.mark.parametrize(("language", "words"), [("fr", "Part des victoires"), ("de", "Siegquote")])
def test_the_page_is_in_the_language_of_the_program(language, words):
    before = own_language()
    speak(language)
    try:
        text = page(RESULTS)
    finally:
        speak(before)
    assert words in text
    assert f'<html lang="{language}">' in text


def test_one_game_of_one_bot_makes_a_page():
    read(page([result(1, ["random", "random"], [0, 0], [0, 1])]))


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 1), (0.13, 0.87), (-40, 1200), (7, 7.001), (0, 10**7)])
def test_axes_have_a_few_round_numbers_around_all_values(low, high):
    found = ticks(low, high)
    assert 2 <= len(found) <= 8
    assert found[0] <= low
    assert found[-1] >= high


def test_long_curves_are_thinned_and_keep_their_end():
    points = tuple((float(x), float(x % 7)) for x in range(10_000))
    drawn = curves("long", [Series("a", points)], str, "x")
    (line,) = re.findall(r'points="([^"]*)"', drawn)
    assert len(line.split()) <= MOST_POINTS + 1
    assert (
        line.split()[-1]
        == re.findall(r'points="([^"]*)"', curves("end", [Series("a", points)], str, "x"))[0].split()[-1]
    )


def test_everything_drawn_lies_within_the_drawing():
    for drawn in (
        histogram("lengths", [3, 3, 90, 400], str, "x"),
        spreads("worths", [quarters("a", [1, 2, 900]), quarters("b", [-40])], str, "x", expected=10.0),
    ):
        width, height = map(float, re.findall(r'viewBox="0 0 (\S+) (\S+)"', drawn)[0])
        assert all(0 <= float(x) <= width for x in re.findall(r' x="(\S+?)"', drawn))
        assert all(0 <= float(y) <= height for y in re.findall(r' y="(\S+?)"', drawn))
