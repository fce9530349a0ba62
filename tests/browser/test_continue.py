"""Going on: games that are listed on the first page, and games from a file."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from .table import RECORD, Table, import_game, make_game, record_at, whole_record
from .visitor import Visitor


def test_a_game_is_listed_on_the_first_page_and_goes_on_after_a_reload(visitor: Visitor) -> None:
    game = import_game(visitor, record_at("building"))
    page = visitor.go("/")
    card = page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(card).to_contain_text("Your turn")
    visitor.picture("first-page-continue")
    card.get_by_role("link").click()
    table = Table(visitor)
    expect(table.question).to_contain_text("builds for")
    assert table.id == game
    moves = table.number
    page.reload()
    expect(table.question).to_contain_text("builds for")
    assert table.number == moves


def test_a_game_can_be_deleted_after_asking(visitor: Visitor) -> None:
    make_game(visitor)
    page = visitor.go("/")
    cards = page.get_by_role("region", name="Continue").get_by_role("listitem")
    cards.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(cards).to_have_count(1)
    cards.get_by_role("button", name="Delete").click()
    visitor.picture("delete-dialog")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(cards).to_have_count(0)


def test_a_record_file_is_opened(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_label("Record file").set_input_files(RECORD)
    table = Table(visitor)
    expect(table.result).to_be_visible()
    expect(table.result.get_by_role("heading", level=2)).to_have_text("Dot wins with £36")


def test_a_broken_file_shows_the_place_of_the_fault(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("/")
    chooser, problem = page.get_by_label("Record file"), page.get_by_role("alert")
    file = tmp_path / "broken.json"
    file.write_text('{"format": "bradshaw-record",\n"version": 1,\n"game" "emubay"}')
    chooser.set_input_files(file)
    expect(problem).to_contain_text("broken.json is not JSON")
    expect(problem).to_contain_text("line 3")

    record = whole_record()
    record["actions"][16]["action"] = {"type": "pay_dividends"}
    file.write_text(json.dumps(record))
    with visitor.watch.expecting("400.*/api/games/import"):
        chooser.set_input_files(file)
        expect(problem).to_contain_text("17")
    visitor.picture("broken-file")
    print(problem.text_content())
