"""What happened: since the last turn, in the past, and by a link to a move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import bradshaw

from .table import ISLE, Table, import_game, record_until, take_seat, whole_record
from .visitor import Visitor

LATE = 600


def against_bots(visitor: Visitor, after: int) -> tuple[Table, int]:
    """A recorded game as it stood when somebody had to decide after others, and plays on against bots.

    With it comes what he has received since his last move, less what he has paid.
    """
    whole = bradshaw.load(ISLE.read_bytes())
    number = next(at for at in range(after, whole.number) if whole.played[at].actor != whole.played[at - 1].actor)
    game, record = whole.at(number), record_until(number, ISLE)
    seats = [{"kind": "person" if seat in game.actors else "bot"} for seat in range(len(game.players))]
    made = visitor.send("/api/games/import", {"record": record, "seats": seats})
    (me,) = game.actors
    own = next(at for at in range(number, 0, -1) if whole.played[at - 1].actor == me)
    before, now = (whole.title.chart(whole.at(at).state).cash[me] for at in (own, number))
    return take_seat(visitor, made["id"]), now - before


def test_who_comes_back_reads_in_three_lines_what_happened_and_sees_it_again(visitor: Visitor) -> None:
    table, received = against_bots(visitor, LATE)
    page = table.page
    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_visible()
    lines = since.get_by_role("listitem")
    assert 1 <= lines.count() <= 3
    assert received > 0
    expect(lines.last).to_have_text(f"You received £{received}.")
    visitor.picture("since")
    since.get_by_role("button", name="Replay").click()
    expect(page.locator(".past-banner")).to_be_visible()
    expect(since).not_to_be_visible()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("combobox", name="Speed of the replay").select_option("4")
    page.get_by_role("button", name="Play by itself").click()
    expect(page.locator(".past-banner")).not_to_be_visible(timeout=60_000)
    expect(since).to_be_visible()
    since.get_by_role("button").first.click()
    expect(page.locator(".past-banner")).to_contain_text("Position after move")


def test_the_past_shows_the_move_that_came_next_and_marks_both_on_the_map(visitor: Visitor) -> None:
    record = whole_record(ISLE)
    laid = [number for number, one in enumerate(record["actions"], 1) if one["action"]["type"] == "lay_tile"]
    pair = next(number for number in laid if number + 1 in laid)
    hexes = [record["actions"][number - 1]["action"]["hex"] for number in (pair, pair + 1)]
    table = take_seat(visitor, import_game(visitor, record))
    page = table.page
    page.goto(f"{page.url.split('#')[0]}#{pair}")
    banner = page.locator(".past-banner")
    expect(banner).to_contain_text(f"Position after move {pair:,}")
    expect(banner).to_contain_text("Next: ")
    expect(page.locator(f'.board [data-spot="hex:{hexes[0]}"]')).to_have_class(re.compile(r"\blast-move\b"))
    expect(page.locator(f'.board [data-spot="hex:{hexes[1]}"]')).to_have_class(re.compile(r"\bnext-move\b"))
    visitor.picture("past-marked")
    page.get_by_role("button", name="One move forward").click()
    expect(page).to_have_url(re.compile(rf"#{pair + 1}$"))
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="To this position").input_value()
    assert link.endswith(f"?move={pair + 1}#{pair + 1}")
    page.goto(link)
    expect(banner).to_contain_text(f"Position after move {pair + 1:,}")
    page.get_by_role("button", name="Back to now").first.click()
    expect(page).not_to_have_url(re.compile("#"))


def test_rounds_divide_the_log_and_prices_liquidity_and_revenue_are_drawn(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, record_until(LATE, ISLE)))
    headings = table.tab("Log").get_by_role("heading")
    expect(headings.filter(has_text=re.compile(r"^\s*OR \d+\.\d\s*$")).first).to_be_visible()
    visitor.picture("log-of-rounds")
    panel = table.tab("Charts")
    panel.get_by_role("button", name="Prices").click()
    expect(panel.get_by_role("img", name=re.compile("Share price of each company"))).to_be_visible()
    visitor.picture("prices")
    panel.get_by_role("button", name="Revenue").click()
    expect(panel.get_by_role("img", name=re.compile("Revenue of each company, round by round"))).to_be_visible()
    panel.get_by_role("button", name="Liquidity").click()
    expect(panel.get_by_role("img", name=re.compile("Liquidity of each player"))).to_be_visible()
