"""The page at the end of a game: what the result is made of, and how it came about."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.examples import first

from .table import ISLE, import_game, whole_record
from .test_accessibility import SCREENS, grave_findings
from .visitor import Visitor


def money(text: str) -> int:
    return int(text.replace("£", "").replace(",", "").replace("−", "-"))


@pytest.mark.parametrize("screen", first(SCREENS))
def test_the_result_is_split_into_cash_shares_and_the_rest(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    game = import_game(visitor, whole_record(ISLE))
    page = visitor.go(f"/play/{game}")
    result = page.get_by_role("table", name="Result")
    result.wait_for()
    position = visitor.ask(f"/api/games/{game}")["position"]
    players = position["position"]["players"]
    heads = result.get_by_role("columnheader").all_text_contents()
    assert heads == ["Place", "Player", "Total", "Cash", "Shares", "Privates"]
    rows = result.locator("tbody tr").all()
    assert len(rows) == len(players)
    holdings = page.locator(".holdings > div").all()
    for row, held in zip(rows, holdings, strict=True):
        figures = [money(text) for text in row.locator("td.figure").all_text_contents()[1:]]
        assert figures[1] in [player["cash"] for player in players], "what is called cash is cash"
        assert sum(figures[1:]) == figures[0]
        assert sum(money(text) for text in held.locator("b").all_text_contents()) == figures[2]
    assert result.evaluate("table => table.scrollWidth <= table.parentElement.clientWidth"), "no column is out of sight"
    expect(page.get_by_role("banner")).not_to_contain_text("the end is near")
    assert not grave_findings(page, screen)
    visitor.picture(f"final-{screen}")


def test_the_turning_points_are_the_rounds(visitor: Visitor) -> None:
    game = import_game(visitor, whole_record(ISLE))
    page = visitor.go(f"/play/{game}")
    course = page.get_by_role("table", name="Worth at the beginning of each round")
    moments = course.locator("tbody th")
    moments.first.wait_for()
    told = moments.all_text_contents()
    assert told[-1] == "The end"
    assert all(re.fullmatch(r"SR \d+|OR \d+\.\d+", one) for one in told[:-1])
    assert {"SR 1", "OR 1.1", "SR 2"} <= set(told)
    points = visitor.ask(f"/api/games/{game}/series")["points"]
    assert points[-1]["cash"] == [
        player["cash"] for player in visitor.ask(f"/api/games/{game}")["position"]["position"]["players"]
    ]
    expect(page.get_by_role("figure").first).to_contain_text("Worth of each player")


TABLET = {"viewport": {"width": 768, "height": 1024}}
LETTERS = 10
"""Pixels that letters of a chart need."""


@pytest.mark.parametrize("screen", first(["phone", "tablet", "wide"]))
def test_eight_players_are_told_apart_at_the_end_on_every_screen(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**(SCREENS | {"tablet": TABLET})[screen])
    game = import_game(visitor, whole_record(ISLE.with_name("1862-v1-8p-seed63.json")))
    page = visitor.go(f"/play/{game}")
    chart = page.get_by_role("figure").first
    names = chart.locator("svg text.end")
    expect(names).to_have_count(8)
    assert all(name.evaluate("text => text.getBoundingClientRect().height") >= LETTERS for name in names.all())
    signs = (
        chart.locator("svg g")
        .filter(has=page.locator("text.end"))
        .evaluate_all(
            "groups => groups.map((group) => group.querySelector('text.end').previousElementSibling.getAttribute('d'))"
        )
    )
    assert len(set(signs)) == 8
    # Whatever gets the focus, the header stays where it is, and the heading of the table is read to its end.
    moments = page.locator(".moments")
    moments.get_by_role("button").last.focus()
    assert page.get_by_role("banner").evaluate("header => header.getBoundingClientRect().top") == 0
    caption = moments.locator("caption").evaluate("caption => caption.getBoundingClientRect().right")
    assert caption <= page.evaluate("innerWidth")
    if screen == "phone":
        expect(moments).to_have_attribute("data-after", "")
    visitor.picture(f"final-eight-{screen}")
