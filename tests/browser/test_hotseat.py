"""Several people at one screen, and all that helps them to think: the past, the log, charts, trying out, why not."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from .table import NAMES, Table, make_game, table_at, take_seat
from .visitor import Visitor, requests_to

EVENTS_AT_HAND = "EventSource = class extends EventSource { constructor(at) { super(at); window.events = this; } };"


def test_people_at_one_screen_name_themselves_and_move_in_turn(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_label("Players", exact=True).select_option("3")
    for number, name in enumerate(NAMES, start=1):
        page.get_by_label(f"Name of player {number}").fill(name)
    visitor.picture("first-page-at-one-screen")
    page.get_by_role("button", name="Start the game").click()
    table = Table(visitor)
    assert table.decision()
    names = page.get_by_role("region", name="Players").get_by_role("listitem")
    for name, seat in zip(NAMES, names.all(), strict=True):
        expect(seat).to_contain_text(name)
        # Everybody here is “you”.
        expect(seat.get_by_text("you", exact=True)).to_have_count(0)
    chance, deciding = random.Random(3), set[str]()
    for _ in range(6):
        assert table.decision()
        deciding.add((table.question.text_content() or "").split(" ")[0])
        table.move(chance)
    assert deciding == set(NAMES)


def test_a_move_can_be_taken_back_and_made_again(visitor: Visitor) -> None:
    table = take_seat(visitor, make_game(visitor))
    undo = table.turn.locator(".tools").get_by_role("button", name="Undo")
    redo = table.turn.get_by_role("button", name="Redo")
    expect(undo).to_be_disabled()
    asked = table.question.text_content() or ""
    table.bid.get_by_role("button", name="Minimum").click()
    table.confirm.click()
    table.has_moves(1)
    expect(table.question).not_to_have_text(asked)
    expect(redo).to_be_disabled()
    undo.click()
    table.has_moves(0)
    expect(table.question).to_have_text(asked)
    redo.click()
    table.has_moves(1)
    expect(table.question).not_to_have_text(asked)


def test_the_past_is_seen_by_slider_buttons_and_log_and_left_again(visitor: Visitor) -> None:
    table = table_at(visitor, "building")
    page = table.page
    now = table.question.text_content() or ""
    last = table.number
    table.slider.press("Home")
    expect(page.get_by_text("Position after move 0")).to_be_visible()
    expect(table.choices).to_have_count(0)
    expect(table.hexes).to_have_count(0)
    table.history.get_by_role("button", name="One move forward").click()
    expect(page.get_by_text("Position after move 1", exact=True)).to_be_visible()
    visitor.picture("past")
    table.history.get_by_role("button", name="Back to now").click()
    expect(table.question).to_have_text(now)
    expect(table.hexes).not_to_have_count(0)

    lines = table.tab("Log").get_by_title(re.compile("^See the position after move"))
    expect(lines.last).to_be_in_viewport()
    place = lines.nth(2).get_attribute("title") or ""
    visitor.picture("log")
    lines.nth(2).click()
    expect(page.get_by_text(f"Position {place.partition('position ')[2]}", exact=True)).to_be_visible()
    expect(lines.nth(2)).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    expect(table.question).to_have_text(now)
    assert table.number == last


def test_charts_show_money_worth_revenue_and_shares(visitor: Visitor) -> None:
    table = table_at(visitor, "taking")
    charts = table.tab("Charts")
    chart = charts.get_by_role("img")
    expect(chart).to_have_accessible_name(re.compile(r"Cash of each player: Ada £\d+, Ben £\d+, Cleo £\d+, Dot £\d+"))
    visitor.picture("charts")
    for kind in ("Estimate", "Revenue", "Shares"):
        charts.get_by_role("button", name=kind).click()
        expect(chart).to_have_accessible_name(re.compile(f"^{kind}"))
    charts.get_by_text("Figures as a table").click()
    expect(charts.get_by_role("table").get_by_role("row")).not_to_have_count(0)


def test_trying_out_changes_nothing_and_is_thrown_away(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube")
    asked = table.question.text_content() or ""
    last = table.number
    table.turn.get_by_role("button", name="Try out").click()
    banner = table.page.get_by_role("region", name="Try-out")
    for tried in range(1, 3):
        table.choices.first.click()
        expect(banner).to_contain_text(f"{tried} move")
    visitor.picture("try-out")
    expect(table.page.get_by_role("banner")).to_contain_text("Turn 1")
    expect(table.question).not_to_have_text(asked)
    banner.get_by_role("button", name="Undo last").click()
    expect(banner).to_contain_text("1 move;")
    banner.get_by_role("button", name="Discard").click()
    expect(table.question).to_have_text(asked)
    assert visitor.ask(f"/api/games/{table.id}")["actions"] == last == table.number


def test_what_was_tried_out_can_be_played_for_real(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube")
    last = table.number
    table.turn.get_by_role("button", name="Try out").click()
    table.choices.first.click()
    table.page.get_by_role("button", name="Play this for real").click()
    table.has_moves(last + 1)
    expect(table.page.get_by_role("region", name="Try-out")).to_have_count(0)


def test_a_cube_is_put_on_an_action_that_has_several_uses(visitor: Visitor) -> None:
    visitor.context.add_init_script(EVENTS_AT_HAND)
    table = table_at(visitor, "lift_cube", after=130)
    page, number = table.page, table.number
    table.actions.get_by_role("button", name="Pay dividends").click()
    table.confirm.click()
    table.moved_on(number)
    table.actions.get_by_role("button", name="Build track").click()
    # After a gap in the events the page looks the game up once more: what is open by then stays open.
    with page.expect_response(requests_to(f"/api/games/{table.id}")):
        page.evaluate("""events.onmessage({ data: '{"kind": "chat", "sequence": 1000000}' })""")
    uses = table.actions.get_by_role("dialog", name="Build track").locator("li").get_by_role("button")
    expect(uses).to_have_count(3)
    visitor.picture("uses")
    uses.first.click()
    table.confirm.click()
    table.has_moves(number + 2)
    expect(table.question).to_contain_text("builds for")


def test_a_greyed_action_says_why_not_and_leads_to_its_rule(visitor: Visitor) -> None:
    table = table_at(visitor, "choose_action")
    page = table.page
    # What cannot be done is disabled in words only: it answers when it is clicked.
    table.actions.get_by_role("button", disabled=True).first.click(force=True)
    answer = table.turn.get_by_role("alert")
    expect(answer).to_contain_text("Why not?")
    expect(answer.get_by_role("paragraph")).to_have_text(re.compile(r"^[A-Z].{20,}\. the rule$"))
    visitor.picture("why-not")
    link = answer.get_by_role("link", name="the rule")
    rule = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    reference = page.get_by_role("tabpanel", name="Rules")
    shown = reference.get_by_role("article").filter(has=page.get_by_role("link", name=rule))
    expect(shown).to_be_focused()
    expect(shown).to_be_in_viewport()
    visitor.picture("rule-beside-the-game")

    everything = reference.get_by_role("article").count()
    reference.get_by_role("searchbox", name="Search the rules").fill("bond issue")
    expect(reference.get_by_role("status")).to_have_text(re.compile(r"^\d+ found$"))
    found = reference.get_by_role("article").count()
    assert 0 < found < everything


def test_a_greyed_hex_says_why_not(visitor: Visitor) -> None:
    table = table_at(visitor, "building")
    table.board.get_by_role("button", disabled=True).first.click(force=True)
    answer = table.turn.get_by_role("alert")
    expect(answer).to_contain_text("Why not?")
    expect(answer.get_by_role("link", name="the rule").first).to_be_visible()
    visitor.picture("why-not-hex")


def test_the_rules_have_a_page_with_an_address_for_each_rule(visitor: Visitor) -> None:
    page = visitor.go("/rules/emubay#emubay.build.cost-table")
    wanted = page.get_by_role("article").filter(has=page.get_by_role("link", name="emubay.build.cost-table"))
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_be_focused()
    visitor.picture("rules")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("no rule says this")
    expect(page.get_by_text("No rule has all of these words.")).to_be_visible()
    search.fill("bankruptcy")
    expect(page.get_by_role("article")).not_to_have_count(0)
    for rule in page.get_by_role("article").all():
        expect(rule).to_contain_text(re.compile("bankrupt", re.IGNORECASE))
