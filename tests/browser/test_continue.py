"""Going on: games that are listed on the first page, and games from a file."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.recorded import Recorded, mark

from .table import ISLE, RECORD, Table, import_game, make_game, record_at, whole_record
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
    with visitor.watch.expecting("400.*/api/games/import/preview"):
        chooser.set_input_files(file)
        expect(problem).to_contain_text("17")
    visitor.picture("broken-file")
    print(problem.text_content())


def exported(path: Path, **changes: object) -> Path:
    """A game of 1860 in a file as 18xx.games exports it, with something changed."""
    path.write_text(json.dumps(Recorded("1860").exported("sim_18") | changes))
    return path


def test_an_export_of_the_public_site_is_opened_with_a_report(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("/")
    page.get_by_label("Record file").set_input_files(exported(tmp_path / "sim_18.json"))
    report = page.get_by_role("dialog", name="1860")
    expect(report).to_contain_text("sim_18.json: 310 moves of Player 1 and Player 2, finished.")
    expect(report).to_contain_text("The result is the same as in the file: Player 1 £4,899, Player 2 £5,695.")
    report.get_by_text("house rules of 18xx.games are switched on").click()
    expect(report).to_contain_text("Bank counted late")
    visitor.picture("import-report")
    report.get_by_role("button", name="Open the game").click()
    expect(Table(visitor).result.get_by_role("heading", level=2)).to_have_text("Player 2 wins with £5,695")


def test_an_export_is_opened_by_drag_and_drop_and_followed_as_far_as_it_is_legal(
    visitor: Visitor, tmp_path: Path
) -> None:
    actions = [*Recorded("1860").exported("sim_18", 120)["actions"], mark("teleport")]
    file = exported(tmp_path / "stops.json", actions=actions)
    page = visitor.go("/")
    page.get_by_label("Record file").wait_for(state="attached")
    dropped = page.evaluate_handle(
        """text => {
            const moved = new DataTransfer();
            moved.items.add(new File([text], "stops.json", { type: "application/json" }));
            return moved;
        }""",
        file.read_text(),
    )
    page.locator("main").dispatch_event("drop", {"dataTransfer": dropped})
    report = page.get_by_role("dialog", name="1860")
    expect(report).to_contain_text("Only the first 120 moves can be taken over. Action 121:")
    visitor.picture("import-stops")
    report.get_by_role("button", name="Open the game").click()
    Table(visitor).has_moves(120)


def test_who_opens_a_running_record_says_who_plays_on(visitor: Visitor, tmp_path: Path) -> None:
    record = record_at("building")
    record["players"][1:3] = ["Brunel", "Gooch"]
    file = tmp_path / "running.json"
    file.write_text(json.dumps(record))
    page = visitor.go("/")
    page.get_by_label("Record file").set_input_files(file)
    report = page.get_by_role("dialog", name="Emu Bay")
    expect(report.get_by_label("Who plays Brunel")).to_have_value("normal")
    expect(report.get_by_label("Who plays Ada")).to_have_value("")
    report.get_by_label("Who plays Gooch").select_option("")
    report.get_by_label("Who plays Ada").select_option("easy")
    report.get_by_label("Who plays Dot").select_option("easy")
    visitor.picture("import-seats")
    report.get_by_label("Who plays Gooch").select_option("easy")
    expect(report.get_by_role("button", name="Open the game")).to_be_disabled()
    report.get_by_label("Who plays Gooch").select_option("")
    report.get_by_role("button", name="Open the game").click()
    table = Table(visitor)
    table.slider.wait_for()
    seats = visitor.ask(f"/api/games/{table.id}")["seats"]
    assert [seat["bot"] for seat in seats] == ["easy", "normal", None, "easy"]


def test_a_game_by_the_house_rules_of_the_public_site_can_be_downloaded_for_it(
    visitor: Visitor, tmp_path: Path
) -> None:
    game = import_game(visitor, Recorded("1860").exported("sim_18", 60))
    page = visitor.go(f"/play/{game}")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Download for 18xx.games").click()
    assert download.value.suggested_filename == f"18xx-1860-{game}.json"
    assert len(json.loads(download.value.path().read_bytes())["actions"]) == 60


def test_a_game_by_the_rulebook_says_why_it_cannot_be_downloaded_for_the_public_site(visitor: Visitor) -> None:
    game = import_game(visitor, whole_record(ISLE))
    page = visitor.go(f"/play/{game}")
    page.get_by_role("button", name="Share").click()
    share = page.get_by_role("dialog")
    expect(share).to_contain_text("this one is played by the rulebook")
    expect(share.get_by_role("button", name="Download for 18xx.games")).to_have_count(0)


HOSTILE = {
    "list": ("[" * 3000 + "]" * 3000, "holds no game"),
    "deep": ('{"title": "1860", "actions": ' + "[" * 3000 + "]" * 3000 + "}", "is nested too deeply for a game"),
    "word": ('"1860"', "holds no game"),
    "huge": (" " * (16 * 1024 * 1024 + 1), "is too large for a game: at most 16 MB are read"),
    "page": ("<html></html>", "is not JSON"),
}


def test_a_hostile_file_gets_a_sentence_and_the_page_goes_on(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("/")
    for name, (content, words) in HOSTILE.items():
        file = tmp_path / f"{name}.json"
        file.write_text(content)
        page.get_by_label("Record file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(f"{name}.json {words}")
    page.get_by_label("Record file").set_input_files(RECORD)
    expect(Table(visitor).result).to_be_visible()


def test_a_game_of_another_title_is_refused_by_its_name(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("/")
    with visitor.watch.expecting("400.*/api/games/import/preview"):
        page.get_by_label("Record file").set_input_files(exported(tmp_path / "other.json", title="1830"))
        expect(page.get_by_role("alert")).to_contain_text("only games of 1860 and 1862 can be imported")
