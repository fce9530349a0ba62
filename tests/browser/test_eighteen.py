"""An 18xx game on the board: tiles turned and laid at their hex, bases at their circles, runs drawn as lines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import bradshaw
from bradshaw.bots.kinds import make
from bradshaw.eighteen.actions import PASS
from tests.examples import SOAK, first, in_soak

from .table import ISLE, NAMES, Table, import_game, table_at, take_seat, whole_record
from .test_accessibility import SCREENS, grave_findings
from .test_keyboard import focus_is_seen, tab_to
from .visitor import Visitor

# Moves of the recorded game after which there is something to choose.
MANY_TILES = 500
SEVERAL_STATIONS = 800
TWO_WAYS_TO_RUN = 940
SIDES = 6
# The boxes of the hexes, without their points, and of what is printed beside them.
PRINTED = """board => [...board.querySelectorAll('.hex .edge, .key, .compass')].map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const points = part.classList.contains('edge') ? (right - left) / 8 : 0;
    return [left + points, top, right - points, bottom];
})"""


def hex_of(table: Table, cell: str) -> Locator:
    return table.board.locator(f'[data-spot="hex:{cell}"]')


def drawn_tile(table: Table, cell: str) -> str:
    """The number of the tile that is seen in a hex."""
    return hex_of(table, cell).locator(".numbers text").last.text_content() or ""


def rails(table: Table, cell: str) -> str:
    """How the track lies that is seen in a hex."""
    return hex_of(table, cell).locator(".rails path").last.get_attribute("d") or ""


def choices(table: Table) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = table.visitor.ask(f"/api/games/{table.id}")["position"]["choices"]["actions"]
    return listed


def turnable(table: Table) -> dict[str, tuple[str, list[int]]]:
    """For each hex in which a tile can lie in several ways, though not in all, that tile and these ways."""
    ways: dict[tuple[str, str], list[int]] = {}
    for action in (choice["action"] for choice in choices(table)):
        if action["type"] == "lay_tile":
            ways.setdefault((action["hex"], action["tile"]), []).append(action["rotation"])
    found = {cell: (tile, sorted(turns)) for (cell, tile), turns in ways.items() if 1 < len(turns) < SIDES}
    assert found
    return found


def some_turnable(table: Table) -> tuple[str, str, list[int]]:
    cell, (tile, ways) = max(turnable(table).items(), key=lambda item: len(item[1][1]))
    return cell, tile, ways


def laid(table: Table, cell: str) -> list[Any]:
    found: list[Any] = table.visitor.ask(f"/api/games/{table.id}")["position"]["position"]["tiles"].get(cell)
    return found


def test_a_tile_is_tried_out_chosen_at_its_hex_turned_and_laid_with_the_mouse(visitor: Visitor) -> None:
    table = table_at(visitor, "lay_track", MANY_TILES, ISLE)
    tiles_are_tried_out_as_they_are_laid(table)
    page, number = table.page, table.number
    cell, tile, ways = some_turnable(table)
    hexes = {choice["spot"] for choice in choices(table) if choice["spot"]}
    expect(table.board.locator(".hex.can")).to_have_count(len(hexes))
    before = drawn_tile(table, cell), rails(table, cell) if hex_of(table, cell).locator(".rails").count() else ""
    hex_of(table, cell).click()
    tray = page.get_by_role("group", name="Tiles that fit here")
    piece = tray.get_by_role("button", name=re.compile(rf"^Tile {tile}\b"))
    expect(tray.get_by_role("button", name=re.compile("^Tile "))).to_have_count(
        len({choice["action"]["tile"] for choice in choices(table) if choice["spot"] == f"hex:{cell}"})
    )
    expect(piece.locator(".rails")).to_have_count(1)
    piece.click()
    expect(hex_of(table, cell)).to_have_class(re.compile("sketched"))
    assert drawn_tile(table, cell) == tile
    expect(tray).to_contain_text(f"1 of {len(ways)}")
    visitor.picture("1860-tile")
    # The tile in the tray, the tile on the map, the button and the key all turn it, and only through legal ways.
    seen = [rails(table, cell)]
    turns: list[Callable[[], None]] = [
        piece.click,
        lambda: hex_of(table, cell).click(),
        tray.get_by_role("button", name="Turn", exact=True).click,
        lambda: page.keyboard.press("r"),
    ]
    for step in range(len(ways)):
        turns[step % len(turns)]()
        expect(tray).to_contain_text(f"{(step + 1) % len(ways) + 1} of {len(ways)}")
        seen.append(rails(table, cell))
    assert len(set(seen)) == len(ways)
    assert seen[-1] == seen[0]
    tray.get_by_role("button", name="Turn back").click()
    expect(tray).to_contain_text(f"{len(ways)} of {len(ways)}")
    # Nothing has been laid; leaving it shows the hex as it is.
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
    assert (drawn_tile(table, cell), rails(table, cell) if before[1] else "") == before
    assert table.number == number
    hex_of(table, cell).click()
    piece.click()
    page.keyboard.press("Shift+R")
    tray.get_by_role("button", name="Lay it").click()
    table.has_moves(number + 1)
    assert laid(table, cell) == [tile, ways[-1]]
    expect(tray).to_have_count(0)
    assert drawn_tile(table, cell) == tile


def test_a_tile_is_laid_without_a_mouse(visitor: Visitor) -> None:
    table = table_at(visitor, "lay_track", MANY_TILES, ISLE)
    page, number = table.page, table.number
    hexes = turnable(table)
    tab_to(page, table.board.locator('.hex[tabindex="0"]'))
    # With the arrow keys from one marked hex to the next.
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 5:
        cell = (page.locator(":focus").get_attribute("data-spot") or "").removeprefix("hex:")
        if cell in hexes:
            break
        page.keyboard.press(key)
    tile, ways = hexes[cell]
    page.keyboard.press("Enter")
    tray = page.get_by_role("group", name="Tiles that fit here")
    pieces = tray.get_by_role("button", name=re.compile("^Tile "))
    expect(pieces.first).to_be_focused()
    focus_is_seen(page)
    page.keyboard.press("Escape")
    expect(hex_of(table, cell)).to_be_focused()
    page.keyboard.press("Enter")
    wanted = tray.get_by_role("button", name=re.compile(rf"^Tile {tile}\b"))
    for _ in range(pieces.count()):
        if wanted.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(tray.get_by_role("button", name="Lay it")).to_be_focused()
    page.keyboard.press("r")
    expect(tray).to_contain_text(f"2 of {len(ways)}")
    expect(table.turn).to_contain_text(f"turn {ways[1]}")
    page.keyboard.press("Enter")
    table.has_moves(number + 1)
    assert laid(table, cell) == [tile, ways[1]]
    expect(hex_of(table, cell)).to_be_focused()


def test_a_tile_can_still_be_chosen_from_the_list_and_is_seen_before_it_is_laid(visitor: Visitor) -> None:
    table = table_at(visitor, "lay_track", MANY_TILES, ISLE)
    company_cards_show_what_players_look_for(table)
    table.tab("Map")
    number = table.number
    lay = next(choice for choice in choices(table) if choice["action"]["type"] == "lay_tile")
    table.turn.get_by_text(re.compile(r"ways as a list$")).click()
    table.choices.first.click()
    cell, tile = lay["action"]["hex"], lay["action"]["tile"]
    expect(hex_of(table, cell)).to_have_class(re.compile("sketched"))
    assert drawn_tile(table, cell) == tile
    table.confirm.click()
    table.has_moves(number + 1)
    assert laid(table, cell)[0] == tile


def tiles_are_tried_out_as_they_are_laid(table: Table) -> None:
    page, number = table.page, table.number
    cell, tile, _ = some_turnable(table)
    table.turn.get_by_role("button", name="Try out").click()
    page.get_by_role("region", name="Try-out").wait_for()
    hex_of(table, cell).click()
    tray = page.get_by_role("group", name="Tiles that fit here")
    tray.get_by_role("button", name=re.compile(rf"^Tile {tile}\b")).click()
    expect(hex_of(table, cell)).to_have_class(re.compile("sketched"))
    tray.get_by_role("button", name="Lay it").click()
    expect(page.get_by_role("region", name="Try-out")).to_contain_text("1 move")
    assert drawn_tile(table, cell) == tile
    page.get_by_role("button", name="Discard").click()
    expect(page.get_by_role("region", name="Try-out")).to_have_count(0)
    assert table.number == number
    assert laid(table, cell) is None or laid(table, cell)[0] != tile


def test_a_base_is_built_by_pointing_at_a_free_circle(visitor: Visitor) -> None:
    table = table_at(visitor, "build_bases", SEVERAL_STATIONS, ISLE)
    number = table.number
    sites = [choice for choice in choices(table) if choice["action"]["type"] == "build_base"]
    assert len(sites) > 1
    lit = table.board.locator(".lit .free")
    assert lit.count() >= len(sites)
    site = sites[-1]["action"]
    company = visitor.ask(f"/api/games/{table.id}")["position"]["position"]["company"]
    bases = hex_of(table, site["hex"]).locator(".base", has_text=company)
    expect(bases).to_have_count(0)
    hex_of(table, site["hex"]).locator(f'[data-stop="{site["station"]}"] .free').first.click()
    expect(bases).to_have_count(1)
    expect(table.turn).to_contain_text("Build a base in")
    visitor.picture("1860-base")
    table.page.keyboard.press("Escape")
    expect(bases).to_have_count(0)
    assert table.number == number
    hex_of(table, site["hex"]).locator(f'[data-stop="{site["station"]}"] .free').first.click()
    table.page.get_by_role("button", name="Build it").click()
    table.moved_on(number)
    expect(bases).to_have_count(1)


def run_hexes(table: Table) -> list[str]:
    """The hexes in which the line of a run is drawn."""
    found: list[str] = table.board.evaluate(
        "board => [...board.querySelectorAll('.hex:has(.runs)')].map((hex) => hex.dataset.spot)"
    )
    return found


def test_the_best_runs_are_chosen_and_drawn_and_others_when_pointed_at(visitor: Visitor) -> None:
    table = table_at(visitor, "runs", TWO_WAYS_TO_RUN, ISLE)
    number = table.number
    offered = choices(table)
    assert len(offered) == 2
    best, other = table.choices.nth(0), table.choices.nth(1)
    expect(best).to_have_attribute("aria-pressed", "true")
    for choice, shown in zip(offered, (best, other), strict=True):
        for run in choice["action"]["runs"]:
            expect(shown.locator(".xx-run", has_text=run["train"]).locator(".xx-stop")).to_have_count(len(run["calls"]))
        expect(shown.locator(".xx-sample svg")).to_have_count(len(choice["action"]["runs"]))
    first = run_hexes(table)
    assert first
    visitor.picture("1860-runs")
    other.hover()
    expect(table.board.locator(".hex.sketched").first).to_be_visible()
    second = run_hexes(table)
    assert second != first
    table.question.hover()
    expect(table.board.locator(".hex.sketched")).to_have_count(0)
    assert run_hexes(table) == first
    other.focus()
    expect(table.board.locator(".hex.sketched").first).to_be_visible()
    assert run_hexes(table) == second
    other.click()
    table.question.hover()
    assert run_hexes(table) == second
    expect(other).to_have_attribute("aria-pressed", "true")
    table.confirm.click()
    table.moved_on(number)
    expect(table.tab("Log").get_by_role("listitem").last).to_contain_text("20cc")


def company_cards_show_what_players_look_for(table: Table) -> None:
    visitor = table.visitor
    snapshot = visitor.ask(f"/api/games/{table.id}")["position"]["position"]
    panel = table.tab("Companies")
    for name, company in snapshot["companies"].items():
        if company["price"] is None:
            continue
        card = panel.get_by_role("article").filter(has=table.page.locator(".xx-plate", has_text=name))
        expect(card).to_contain_text(f"£{company['price']}")
        if company["floated"]:
            expect(card).to_contain_text(f"{company['treasury']}cc")
        expect(card.locator(".xx-train")).to_have_text([one["train"] for one in company["trains"]])
        expect(card.locator("div", has_text="Bases left").locator("dd")).to_contain_text(str(company["bases_left"]))
        for seat, player in enumerate(snapshot["players"]):
            if name in player["shares"]:
                who = visitor.ask(f"/api/games/{table.id}")["seats"][seat]["name"]
                expect(card.locator(".xx-holder", has_text=who)).to_contain_text(str(player["shares"][name]))
    chart = table.tab("Market").get_by_role("group", name="Chart of share prices")
    for price, names in snapshot["market"].items():
        space = chart.locator(f'[data-place="{price}"]')
        for name in names:
            expect(space.locator(".xx-plate", has_text=name)).to_be_visible()
    visitor.picture("1860-market")


# On a phone


def test_a_tile_a_base_and_runs_are_chosen_on_a_phone(phone: Visitor) -> None:
    page = phone.page
    confirm = page.get_by_role("region", name="Your turn").get_by_role("button", name="Confirm")
    table = open_on_phone(phone, "lay_track", MANY_TILES)
    cell, tile, ways = some_turnable(table)
    hex_of(table, cell).tap()
    tray = page.get_by_role("group", name="Tiles that fit here")
    tray.get_by_role("button", name=re.compile(rf"^Tile {tile}\b")).tap()
    expect(hex_of(table, cell)).to_have_class(re.compile("sketched"))
    tray.get_by_role("button", name="Turn", exact=True).tap()
    expect(tray).to_contain_text(f"2 of {len(ways)}")
    phone.picture("phone-1860-tile")
    for button in tray.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["width"] >= 44
    width = hex_of(table, cell).locator(".edge").bounding_box()
    assert width
    assert width["width"] > 60, "the hex is seen well enough"
    confirm.tap()
    expect(tray).to_have_count(0)
    assert laid(table, cell) == [tile, ways[1]]
    if not SOAK:
        return
    table = open_on_phone(phone, "build_bases", SEVERAL_STATIONS)
    site = next(choice["action"] for choice in choices(table) if choice["action"]["type"] == "build_base")
    company = phone.ask(f"/api/games/{table.id}")["position"]["position"]["company"]
    hex_of(table, site["hex"]).locator(f'[data-stop="{site["station"]}"] .free').first.tap()
    bases = hex_of(table, site["hex"]).locator(".base", has_text=company)
    expect(bases).to_have_count(1)
    phone.picture("phone-1860-base")
    confirm.tap()
    expect(page.locator(".hex.lit, .lit .free")).to_have_count(0)
    expect(bases).to_have_count(1)
    table = open_on_phone(phone, "runs", TWO_WAYS_TO_RUN)
    first = run_hexes(table)
    assert first
    page.locator('[data-choice="2"]').tap()
    expect(table.board.locator(".hex.sketched").first).to_be_visible()
    assert run_hexes(table) != first
    phone.picture("phone-1860-runs")
    confirm.tap()
    expect(table.board.locator(".runs")).to_have_count(0)


def open_on_phone(phone: Visitor, stage: str, after: int) -> Table:
    table = table_at(phone, stage, after, ISLE)
    expect(table.board).to_be_visible()
    return table


# 1862


@cache
def counties(stage: str, kind: str) -> bytes:
    """A game of 1862 that bots have played up to a decision of a kind, of which one choice is an action of a type."""
    game, bot = bradshaw.new_game("1862", NAMES, seed=1), make("greedy", 1)
    while game.title.position(game.state)["stage"] != stage or not any(
        type(action).__struct_config__.tag == kind for action in game.choices().actions
    ):
        game.play(bot.choose(game.title, game.state))
    return game.record().encode()


def counties_at(visitor: Visitor, stage: str, kind: str) -> Table:
    """Such a game, at one screen."""
    return take_seat(visitor, import_game(visitor, json.loads(counties(stage, kind))))


def test_a_company_is_proposed_to_parliament_with_a_first_bid(visitor: Visitor) -> None:
    game = bradshaw.new_game("1862", NAMES, seed=1)
    table = take_seat(visitor, import_game(visitor, json.loads(game.record().encode())))
    offered = table.turn.get_by_role("group", name="Propose").get_by_role("button", expanded=False)
    company = (offered.nth(2).text_content() or "").strip()
    offered.nth(2).click()
    table.turn.get_by_role("button", name="One more").click()
    expect(table.turn).to_contain_text("its home is")
    table.turn.get_by_role("button", name=f"Propose {company} and bid £5").click()
    table.has_moves(1)
    expect(table.question).to_contain_text("has bid £5")
    expect(table.question).to_contain_text(company)


def test_a_company_is_started_at_a_price_of_the_chart(visitor: Visitor) -> None:
    table = counties_at(visitor, "stock_turn", "start_company")
    number = table.number
    starts = [choice["action"] for choice in choices(table) if choice["action"]["type"] == "start_company"]
    company = starts[0]["company"]
    prices = [action["price"] for action in starts if action["company"] == company]
    asked = table.turn.get_by_role("button", name=f"Start {company}: prices")
    asked.click()
    expect(asked).to_have_attribute("aria-expanded", "true")
    offered = table.turn.get_by_role("group", name=f"Prices: Start {company}").get_by_role("button")
    expect(offered).to_have_text([f"£{price}" for price in prices])
    offered.first.click()
    expect(offered.first).to_have_attribute("aria-pressed", "true")
    # The same prices are lit on the chart.
    chart = table.tab("Market").get_by_role("group", name="Chart of share prices")
    expect(chart.get_by_role("button")).to_have_count(len(prices))
    chart.get_by_role("button", name=f"Start {company} at £{prices[1]} a share").click()
    expect(offered.nth(1)).to_have_attribute("aria-pressed", "true")
    visitor.picture("1862-start")
    table.confirm.click()
    table.moved_on(number)
    assert visitor.ask(f"/api/games/{table.id}")["position"]["position"]["companies"][company]["price"] == prices[1]


def test_a_directors_certificate_that_was_won_is_taken_at_a_par_of_the_chart(visitor: Visitor) -> None:
    game = bradshaw.new_game("1860", NAMES, seed=1)
    while game.title.position(game.state)["stage"] != "choose_lot":
        game.play(PASS)
    table = take_seat(visitor, import_game(visitor, json.loads(game.record().encode())))
    number = table.number
    taken = [choice["action"] for choice in choices(table) if choice["action"]["type"] == "take_director"]
    company = taken[0]["company"]
    pars = [action["par"] for action in taken if action["company"] == company]
    group = table.turn.get_by_role("group", name="Take a director’s certificate")
    name = f"Take the director’s certificate of {company}"
    group.get_by_role("button", name=f"{name}: prices").click()
    offered = group.get_by_role("group", name=f"Prices: {name}").get_by_role("button")
    expect(offered).to_have_text([f"£{par}" for par in pars])
    offered.last.click()
    expect(offered.last).to_have_attribute("aria-pressed", "true")
    chart = table.tab("Market").get_by_role("group", name="Chart of share prices")
    expect(chart.get_by_role("button")).to_have_count(len(pars))
    visitor.picture("1860-certificate")
    table.confirm.click()
    table.moved_on(number)
    assert visitor.ask(f"/api/games/{table.id}")["position"]["position"]["companies"][company]["par"] == pars[-1]


@in_soak
def test_a_tile_of_1862_is_turned_and_laid(visitor: Visitor) -> None:
    table = counties_at(visitor, "build", "lay_tile")
    number = table.number
    cell, tile = next((way["hex"], way["tile"]) for way in (one["action"] for one in choices(table)) if "tile" in way)
    lays = [choice["action"] for choice in choices(table) if choice["spot"] == f"hex:{cell}"]
    ways = sorted(lay["rotation"] for lay in lays if lay["tile"] == tile)
    hex_of(table, cell).click()
    tray = table.page.get_by_role("group", name=re.compile("Tiles that fit here|What can be done here"))
    tray.get_by_role("button", name=re.compile(rf"^Tile {tile}\b")).click()
    tray.get_by_role("button", name="Turn", exact=True).click()
    expect(tray).to_contain_text(f"2 of {len(ways)}")
    expect(hex_of(table, cell)).to_have_class(re.compile("sketched"))
    assert drawn_tile(table, cell) == tile
    tray.get_by_role("button", name="Lay it").click()
    table.moved_on(number)
    assert laid(table, cell) == [tile, ways[1]]


@in_soak
def test_runs_of_1862_are_drawn_and_made(visitor: Visitor) -> None:
    table = counties_at(visitor, "runs", "run_trains")
    number = table.number
    runs = choices(table)[0]["action"]["runs"]
    expect(table.choices.first).to_have_attribute("aria-pressed", "true")
    listed = table.choices.first.locator(".xx-run")
    listed.first.wait_for()
    # Joined Freights are one run, and trains that stay idle are named.
    trains = [name for text in listed.locator(".xx-train").all_text_contents() for name in text.split(" + ")]
    assert len(trains) == len(runs) + listed.filter(has_text="stays idle").count()
    assert run_hexes(table)
    visitor.picture("1862-runs")
    table.turn.get_by_role("button", name="Run", exact=True).click()
    table.moved_on(number)
    expect(table.board.locator(".runs")).to_have_count(0)


def test_shares_stand_in_lines_by_company_and_what_a_sale_does_is_told_in_full(visitor: Visitor) -> None:
    table = counties_at(visitor, "stock_turn", "sell_shares")
    number = table.number
    sales = [choice for choice in choices(table) if choice["action"]["type"] == "sell_shares"]
    lines = table.turn.get_by_role("group", name="Sell shares").get_by_role("listitem")
    expect(lines).to_have_count(len({sale["action"]["company"] for sale in sales}))
    assert lines.get_by_role("button").count() == len(sales)
    purchases = [choice for choice in choices(table) if choice["action"]["type"] == "buy_share"]
    expect(table.turn.get_by_role("group", name="Buy a share").get_by_role("button")).to_have_count(len(purchases))
    sale = max(sales, key=lambda one: len(one["text"]))
    lines.get_by_role("button", name=sale["text"], exact=True).click()
    told = table.turn.get_by_role("group", name="What it costs and does")
    expect(told).to_have_text(sale["text"])
    # Also once there is less room for it.
    expect(table.turn.get_by_role("group", name="Before and after")).to_be_visible()
    assert told.evaluate("box => box.scrollHeight <= box.clientHeight"), "nothing is cut off"
    visitor.picture("1862-sale")
    table.confirm.click()
    table.moved_on(number)
    expect(table.tab("Log").get_by_role("listitem").last).to_contain_text(sale["action"]["company"])


def test_a_train_is_asked_for_and_the_other_director_answers(visitor: Visitor) -> None:
    table = counties_at(visitor, "buy_trains", "trade_train")
    number = table.number
    offered = choices(table)
    trades = [choice for choice in offered if choice["action"]["type"] == "trade_train"]
    kinds = {re.sub(r"^Buy the (second|third) ", "Buy the ", trade["text"]) for trade in trades}
    assert len(kinds) < len(trades)
    group = table.turn.get_by_role("group", name="Buy from another company")
    # Trains that are alike are offered once.
    expect(group.get_by_role("button")).to_have_count(len(kinds))
    bank = table.turn.get_by_role("group", name="Buy from the bank")
    expect(bank.get_by_role("listitem")).to_have_count(
        len({choice["action"]["kind"] for choice in offered if choice["action"]["type"] == "buy_train"})
    )
    asked = next(trade for trade in trades if "if its director agrees" in trade["text"])
    group.get_by_role("button", name=asked["text"], exact=True).click()
    visitor.picture("1862-trains")
    table.confirm.click()
    table.has_moves(number + 1)
    expect(table.question).to_contain_text(f"answers for {asked['action']['company']}")
    table.choices.filter(has_text="Agree").click()
    expect(table.turn.get_by_role("group", name="What it costs and does")).to_contain_text("then")
    table.confirm.click()
    table.moved_on(number + 1)
    snapshot = visitor.ask(f"/api/games/{table.id}")["position"]["position"]
    assert snapshot["stage"] != "train_request"


@pytest.mark.parametrize("title", first(["1862", "emubay", "1860"]))
def test_the_zoom_buttons_hide_no_hex_and_nothing_that_is_printed(visitor: Visitor, title: str) -> None:
    game = bradshaw.new_game(title, NAMES, seed=1)
    table = take_seat(visitor, import_game(visitor, json.loads(game.record().encode())))
    expect(table.board.locator(".hex").first).to_be_visible()
    tools = visitor.page.get_by_role("group", name="Zoom").bounding_box()
    assert tools
    parts: list[list[float]] = table.board.evaluate(PRINTED)
    assert len(parts) > SIDES
    for left, top, right, bottom in parts:
        beside = tools["x"] + tools["width"] <= left or tools["x"] >= right
        assert beside or tools["y"] + tools["height"] <= top or tools["y"] >= bottom


def test_the_longest_name_fits_its_place_on_the_chart_of_prices(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, whole_record(ISLE.with_name("1860-v1-4p-seed227.json"))))
    table.page.keyboard.press("k")
    plates = table.tab("Market").get_by_role("group", name="Chart of share prices").locator(".xx-place .xx-plate")
    expect(plates.filter(has_text="VY&SC")).to_have_count(1)
    for plate in plates.all():
        assert plate.evaluate(
            """plate => {
                const place = plate.closest(".xx-place").getBoundingClientRect();
                const { left, right } = plate.getBoundingClientRect();
                return plate.scrollWidth <= plate.clientWidth && place.left <= left && right <= place.right;
            }"""
        )


def test_eight_players_have_eight_signs(visitor: Visitor) -> None:
    game = bradshaw.new_game("1862", [*NAMES, "Dot", "Eve", "Finn", "Gus", "Hal"], seed=1)
    take_seat(visitor, import_game(visitor, json.loads(game.record().encode())))
    signs = visitor.page.locator(".xx-player .sign")
    expect(signs).to_have_count(8)
    assert len(set(signs.all_text_contents())) == 8
    assert len(set(signs.evaluate_all("all => all.map((one) => getComputedStyle(one).color)"))) == 8
    visitor.picture("1862-eight")


def test_a_table_of_1862_is_laid_for_one_with_house_rules_folded_away(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_text("More options").click()
    page.get_by_label("Game", exact=True).select_option("1862")
    expect(page.get_by_label("Players", exact=True)).to_have_value("4")
    house_rule = page.get_by_role("checkbox", name=re.compile("^Trains may idle"))
    expect(house_rule).to_be_hidden()
    page.get_by_text("House rules of 18xx.games one by one").click()
    house_rule.check()
    expect(page.get_by_text("one by one: 1 of")).to_be_visible()
    page.get_by_label("Ruleset").select_option("18xx.games")
    expect(house_rule).to_have_count(0)
    page.get_by_role("button", name="As in the rulebook").click()
    page.get_by_label("Players", exact=True).select_option("1")
    expect(page.get_by_text("Experimental: the solo game")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    table = Table(visitor)
    expect(table.question).to_contain_text("stock round 1")
    rows = table.turn.get_by_role("group", name="Start").get_by_role("listitem")
    assert rows.count() > 1
    rows.first.get_by_role("button", name=re.compile("with a charter")).click()
    prices = table.turn.get_by_role("group", name=re.compile("^Prices: Start .* with a charter"))
    prices.get_by_role("button").first.click()
    table.confirm.click()
    table.has_moves(1)


# For all


@pytest.mark.parametrize("screen", first(SCREENS))
def test_axe_finds_nothing_grave_in_an_18xx_game(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    page = visitor.page
    findings: dict[str, list[str]] = {}
    table = table_at(visitor, "lay_track", MANY_TILES, ISLE)
    cell, tile, _ = some_turnable(table)
    findings["tiles"] = grave_findings(page, screen)
    hex_of(table, cell).click()
    page.get_by_role("button", name=re.compile(rf"^Tile {tile}\b")).click()
    expect(hex_of(table, cell)).to_have_class(re.compile("sketched"))
    findings["tray"] = grave_findings(page, screen, within=".board-tray")
    table = table_at(visitor, "runs", TWO_WAYS_TO_RUN, ISLE)
    page.locator(".xx-runs").first.wait_for()
    findings["runs"] = grave_findings(page, screen, within=".turn")
    # The table and the market are examined with what belongs to them.
    for tab in ("Companies", "Table", "Market") if SOAK else ("Companies",):
        expect(table.tab(tab)).to_be_visible()
        findings[tab] = grave_findings(page, screen, within=".tabs")
    for stage, kind in (("stock_turn", "sell_shares"), ("buy_trains", "trade_train")):
        counties_at(visitor, stage, kind)
        page.locator(".xx-chip").first.wait_for()
        findings[kind] = grave_findings(page, screen, within=".turn")
    assert not any(findings.values()), findings
