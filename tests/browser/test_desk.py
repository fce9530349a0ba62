"""What lies on the desk beside the game: programs, notes, hexes pointed at, time used, and hints while trying out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import bradshaw
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.rounds.stock import StockTurn
from tests.examples import first

from .table import ISLE, NAMES, import_game, make_game, take_seat, whole_record
from .test_accessibility import grave_findings
from .test_views import view
from .visitor import PHONE, Visitor


def stock_round(visitor: Visitor) -> str:
    """A game of 1860 at the turn of somebody who holds shares and can pass."""
    twin = bradshaw.load(ISLE.read_bytes()).at(0)
    while True:
        state, frame = twin.state, twin.state.frames[-1]
        fresh = isinstance(frame, StockTurn) and not frame.has_acted() and frame.legal(state, PASS)
        if fresh and any(state.shares(frame.player, company) for company in range(len(state.companies))):
            break
        twin.redo()
    record = whole_record(ISLE)
    record["actions"] = record["actions"][: twin.number]
    return import_game(visitor, record)


def test_a_program_is_set_from_the_question_shown_while_it_is_on_and_ended_by_one_click(visitor: Visitor) -> None:
    table = take_seat(visitor, stock_round(visitor))
    number = table.number
    programs = table.turn.get_by_role("region", name="Programs")
    table.turn.get_by_text("From now on").click()
    visitor.picture("programs-offered")
    table.turn.get_by_role("button", name=re.compile("^Pass in this stock round")).click()
    # It passes at once, and is shown and can be ended while the other player at this screen decides.
    table.moved_on(number)
    expect(programs.get_by_role("listitem")).to_have_text(re.compile("^[A-Z].*: Pass in this stock round"))
    programs.get_by_role("button", name="End").click()
    expect(programs).to_have_count(0)
    other = table.number
    table.choices.filter(has_text="Pass").first.click()
    table.confirm.click()
    table.moved_on(other)


def test_programs_are_chosen_in_a_dialog_and_each_has_its_end(visitor: Visitor) -> None:
    game = stock_round(visitor)
    table = take_seat(visitor, game)
    page = table.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Programs…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox").nth(2)).to_be_visible()
    dialog.get_by_label("Make the only legal move for me").check()
    dialog.get_by_label("In this auction").select_option("pass_above")
    visitor.picture("programs-dialog")
    dialog.get_by_role("button", name="Save").click()
    programs = table.turn.get_by_role("region", name="Programs")
    expect(programs.get_by_role("button", name="End")).to_have_count(2)
    assert grave_findings(page, within=".turn") == []
    programs.get_by_role("button", name="End").first.click()
    expect(programs.get_by_role("button", name="End")).to_have_count(1)
    page.reload()
    expect(programs.get_by_role("button", name="End")).to_have_count(1)


def test_a_program_that_a_surprise_ends_says_why(visitor: Visitor) -> None:
    game = stock_round(visitor)
    path = f"/api/games/{game}"
    shown = visitor.ask(path)
    [seat] = shown["turn"]
    held = shown["position"]["position"]["players"][seat]["shares"]
    table = take_seat(visitor, game)
    programs = table.turn.get_by_role("region", name="Programs")
    table.turn.get_by_text("From now on").click()
    table.turn.get_by_role("button", name=re.compile("^Pass in this stock round")).click()
    table.moved_on(shown["actions"])
    traded = False
    for _ in range(20):
        now = visitor.ask(path)
        if now["turn"] == [seat]:
            break
        actions = [choice["action"] for choice in now["position"]["choices"]["actions"]]
        trades = [one for one in actions if one["type"] in ("buy_share", "sell_shares") and one["company"] in held]
        action = trades[0] if trades and not traded else {"type": "pass"}
        traded = traded or bool(trades)
        visitor.send(f"{path}/actions", {"after": now["version"], "action": action})
    assert traded
    notice = programs.get_by_role("alert")
    expect(notice).to_contain_text(re.compile("No longer done for [A-Z].*: Pass in this stock round"))
    visitor.picture("program-stopped")
    expect(table.page.locator(".message", has_text="No longer done")).to_have_count(0)
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("width", first([PHONE["width"], 768, 1400]))
def test_notes_are_kept_as_they_are_typed_on_every_screen(visit: Callable[..., Visitor], width: int) -> None:
    visitor = visit(viewport={"width": width, "height": 800})
    page = visitor.go(f"/play/{make_game(visitor)}")
    page.get_by_role("tab", name="Notes").click()
    note = page.get_by_label(re.compile("Only you can read them"))
    note.fill("Ben wants Launceston.")
    expect(page.get_by_role("tabpanel", name="Notes").get_by_role("status")).to_have_text("Saved.")
    visitor.picture(f"notes-{width}")
    assert grave_findings(page, within=".tabs") == []
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(note).to_have_value("Ben wants Launceston.")


def test_all_look_at_a_hex_that_somebody_points_at(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(), visit()
    table = take_seat(ada, make_game(ada))
    watching = take_seat(ben, table.id)
    chat = table.tab("Chat")
    for one in (ada, ben):
        one.page.keyboard.press("t")
        expect(view(one.page, "Table")).to_be_visible()
    # The map is shown to whoever points, and the others are told without losing what they look at.
    chat.get_by_role("button", name="Point").click()
    expect(view(ada.page, "Map")).to_be_visible()
    expect(chat.get_by_text("Choose the hex on the map")).to_be_visible()
    hex_ = table.board.locator(".hex").nth(20)
    spot = hex_.get_attribute("data-spot")
    hex_.click()
    for one in (table, watching):
        expect(one.page.locator(f'.hex[data-spot="{spot}"]')).to_have_class(re.compile("pointed-at"))
    ada.picture("pointed-at")
    line = chat.get_by_role("button", name=re.compile("^Look at "))
    expect(line).to_be_visible()
    expect(table.page.locator(".pointed-at")).to_have_count(0, timeout=20_000)
    for one in (ada, ben):
        expect(view(one.page, "Table")).to_be_visible()
    line.click()
    expect(view(ada.page, "Map")).to_be_visible()
    expect(table.board.locator(f'[data-spot="{spot}"]')).to_have_class(re.compile("pointed-at"))


def test_the_players_panel_shows_the_time_that_each_has_used_once_it_is_a_minute(visitor: Visitor) -> None:
    visitor.page.clock.install()
    table = take_seat(visitor, make_game(visitor))
    seats = table.page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(len(NAMES))
    expect(seats.locator(".time-used")).to_have_count(0)
    table.page.clock.fast_forward("02:05")
    expect(seats.locator(".time-used")).to_have_text(["2 min"])


def test_a_bot_says_at_its_line_of_the_log_why_it_moved(visitor: Visitor) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    wish = {"title": "emubay", "mode": "solo", "seats": seats, "seed": 22, "pace": 0}
    game = visitor.send("/api/games", wish)
    bid = {"after": game["version"], "action": {"type": "bid", "amount": 3}}
    visitor.send(f"/api/games/{game['id']}/actions", bid)
    table = take_seat(visitor, game["id"])
    log = table.tab("Log")
    why = log.get_by_role("button", name=re.compile("^Why did .* do this")).last
    why.click()
    told = log.get_by_role("status", name=re.compile("^Why did "))
    expect(told.get_by_role("listitem").first).to_contain_text("By the expert’s estimate")
    visitor.picture("reasons-of-a-bot")
    assert grave_findings(table.page, "wide", within=".tabs") == []
    why.click()
    expect(told).to_have_count(0)


def test_a_hint_in_a_try_out_is_about_the_tried_position(visitor: Visitor) -> None:
    table = take_seat(visitor, make_game(visitor))
    table.turn.get_by_role("button", name="Try out").click()
    table.bid.get_by_role("button", name="Minimum").click()
    expect(table.page.get_by_text(re.compile("1 move"))).to_be_visible()
    hint = table.turn.get_by_role("button", name="Hint")
    expect(hint).to_be_enabled()
    hint.click()
    expect(table.turn.get_by_text(re.compile("^The Normal bot would do this: "))).to_be_visible()
    expect(table.turn.get_by_role("list", name="Why")).to_contain_text("£")
    visitor.picture("hint-in-try-out")
    assert table.number == 0
