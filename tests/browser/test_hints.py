"""Hints: what they choose is set and shown as if the player had chosen it, and told only as long as it is chosen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from .table import ISLE, Table, first_decision, import_game, played, record_until, take_seat
from .visitor import Visitor, requests_to

COUNTIES = ISLE.with_name("1862-v1-2p-seed25.json")
LAYS_TRACK = 50
TOLD = re.compile("^The Normal bot would do this: ")


def table_with_choices(visitor: Visitor, stage: str, kind: str, after: int = 0, path: Path = ISLE) -> tuple[Table, Any]:
    """A recorded game at its first decision of a stage with this kind of action, and what can be chosen in it."""
    game = import_game(visitor, record_until(first_with(stage, kind, after, path), path))
    return take_seat(visitor, game), visitor.ask(f"/api/games/{game}")["position"]["choices"]


@cache
def first_with(stage: str, kind: str, after: int, path: Path) -> int:
    """How many moves have been made then."""
    number = after
    while True:
        number = first_decision(stage, number, path)
        choices = played(path).at(number).choices()
        offered = [*choices.actions, *(span.action for span in choices.ranges)]
        if any(type(one).__struct_config__.tag == kind for one in offered):
            return number
        number += 1


def hint(table: Table, action: dict[str, Any]) -> None:
    """Ask for a hint, which shall be this one."""

    def answer(route: Route) -> None:
        route.fulfill(json={"action": action, "text": "This is the hint.", "reasons": ["It is worth more."]})

    table.page.route(requests_to("/hint"), answer)
    table.turn.get_by_role("button", name="Hint").click()
    expect(table.turn.get_by_text(TOLD)).to_be_visible()
    expect(table.turn.get_by_role("list", name="Why")).to_have_text("It is worth more.")


def test_a_hinted_tile_lies_on_the_hex_and_can_be_turned(visitor: Visitor) -> None:
    table, choices = table_with_choices(visitor, "lay_track", "lay_tile", LAYS_TRACK)
    lays = [choice["action"] for choice in choices["actions"] if choice["action"]["type"] == "lay_tile"]
    wanted = next(one for one in lays if sum((one["hex"], one["tile"]) == (o["hex"], o["tile"]) for o in lays) > 1)
    hint(table, wanted)
    tray = table.page.get_by_role("group", name="Tiles that fit here")
    expect(tray.get_by_role("button", pressed=True)).to_have_accessible_name(re.compile(f"^Tile {wanted['tile']}\\b"))
    expect(table.board.locator(".sketched").first).to_be_attached()
    visitor.picture("hint-tile")
    tray.get_by_role("button", name="Turn", exact=True).click()
    expect(table.turn.get_by_text(TOLD)).to_have_count(0)
    tray.get_by_role("button", name="Turn back").click()
    expect(table.turn.get_by_text(TOLD)).to_be_visible()
    number = table.number
    tray.get_by_role("button", name="Lay it").click()
    table.moved_on(number)
    made = visitor.ask(f"/api/games/{table.id}/record")["actions"][-1]["action"]
    assert made == wanted


def test_a_hinted_bid_stands_in_its_field(visitor: Visitor) -> None:
    table, choices = table_with_choices(visitor, "bidding", "bid")
    (span,) = choices["ranges"]
    amount = span["low"] + 3 * span["step"]
    hint(table, {**span["action"], span["field"]: amount})
    expect(table.bid.get_by_role("spinbutton")).to_have_value(str(amount))
    expect(table.confirm).to_have_text(f"Bid £{amount}")
    visitor.picture("hint-bid")
    table.bid.get_by_role("button", name="Minimum").click()
    expect(table.turn.get_by_text(TOLD)).to_have_count(0)


def test_a_hinted_proposal_opens_its_bid(visitor: Visitor) -> None:
    table, choices = table_with_choices(visitor, "proposals", "bid", path=COUNTIES)
    span = choices["ranges"][2]
    hint(table, {**span["action"], span["field"]: 20})
    expanded = table.turn.get_by_role("button", name=f"Propose {span['action']['company']}", exact=True)
    expect(expanded).to_have_attribute("aria-expanded", "true")
    expect(table.turn.get_by_role("spinbutton")).to_have_value("20")


def test_a_hinted_par_is_chosen_among_its_prices(visitor: Visitor) -> None:
    table, choices = table_with_choices(visitor, "stock_turn", "start_company", 72)
    starts = [choice for choice in choices["actions"] if choice["action"]["type"] == "start_company"]
    wanted = starts[-1]
    hint(table, wanted["action"])
    company = wanted["action"]["company"]
    prices = table.turn.get_by_role("group", name=f"Prices: Start {company}")
    expect(prices.get_by_role("button", pressed=True)).to_have_text(f"£{wanted['action']['par']}")
    expect(table.turn.get_by_role("heading", name=re.compile(f"^Start {re.escape(company)} at( |$)"))).to_be_visible()
    visitor.picture("hint-par")
    table.choices.filter(has_text="Pass").click()
    expect(table.turn.get_by_text(TOLD)).to_have_count(0)
