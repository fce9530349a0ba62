"""`bradshaw play`, through a pipe as at a keyboard."""

import gzip
import io
import json
import re

import pytest
from rich.console import Console

import bradshaw
from bradshaw.cli.sitting import Leave, Sitting
from bradshaw.formats import records
from bradshaw.games.g1860.components import COMPANY, NAMES
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.state import MINT
from tests.conformance.golden import RECORDS

ISLE = RECORDS / "1860-v1-4p-seed227.json"

ANYTHING = "".join(f"{line}\n" for line in ["1", *(f"b{amount}" for amount in range(1, 10))])
"""Lines of which one is a choice in any position of Emu Bay: the first of the list, or a low bid."""
SEEDED = ("--seed", "3", "--bots", "random")
"""Ada is the second to bid in this game."""


def typed(*lines):
    return "".join(f"{line}\n" for line in lines)


def asked(ran):
    """How many times a decision was asked for."""
    return ran.out.count("> ")


def test_a_whole_game_can_be_played_from_a_pipe(run, tmp_path):
    path = tmp_path / "game.json"
    ran = run("play", "emubay", *SEEDED, "--save", path, stdin=ANYTHING * 500)
    assert ran.status == 0
    assert "You are Ada. Bots: Ben (random), Cleo (random)." in ran.out
    assert "Result" in ran.out
    assert "The game is over: " in ran.out
    game = records.load(path)
    assert game.outcome is not None
    assert game.players == ("Ada", "Ben", "Cleo")


def test_several_people_share_the_keyboard_and_single_choices_are_made_for_them(run, tmp_path):
    path = tmp_path / "game.json"
    ran = run(
        "play", "emubay", "--seed", "4", "--humans", "3", "--names", "Zoe, Yan ,Xia", "--save", path,
        stdin=ANYTHING * 1000,
    )  # fmt: skip
    assert ran.status == 0
    assert "At the keyboard: Zoe, Yan, Xia." in ran.out
    assert "Only one choice for Zoe: " in ran.out
    assert records.load(path).outcome is not None


def test_a_hint_and_the_reasons_of_a_bot_are_told(run):
    ran = run("play", "emubay", *SEEDED, stdin=typed("hint", "reasons", "reasons 1", "reasons 99", "q"))
    assert "A bot would choose: Bid £" in ran.out or "A bot would make choice 1: Pass" in ran.out
    assert "Move 1: " in ran.out
    assert ran.out.count("\nMove ") == 2
    assert "By the expert’s estimate " in " ".join(ran.out.split())
    assert "Your chance to win then: " in ran.out
    assert "There is no such move yet." in ran.out


def test_bots_alone_play_through_while_one_watches(run, tmp_path):
    path = tmp_path / "game.json.gz"
    ran = run("play", "emubay", "--seed", "3", "--bots", "random,random,random,random", "--watch", "--save", path)
    assert ran.status == 0
    assert asked(ran) == 0
    assert "You are" not in ran.out
    assert "The game is over" in ran.out
    assert len(records.load(path).players) == 4
    gzip.decompress(path.read_bytes())


def test_the_first_screen_tells_everything(run):
    ran = run("play", "emubay", *SEEDED)
    assert ran.status == 0
    assert "Launceston" in ran.out
    for heading in ("Players", "Companies", "Action table", "End of the game", "Bonds"):
        assert heading in ran.out
    assert "to bid for a share of L&W" in ran.out
    assert "Left without saving." in ran.out


def test_a_game_is_saved_and_resumed(run, tmp_path):
    path = tmp_path / "game.json"
    first = run("play", "emubay", *SEEDED, "--save", path, stdin=ANYTHING * 2)
    assert f"“bradshaw play --load {path}” goes on from here." in " ".join(first.out.split())
    stored = len(records.load(path).played)
    assert stored > 0
    second = run("play", "--load", path, "--bots", "random", stdin=ANYTHING)
    assert f"The game goes on after {stored} actions." in second.out
    assert len(records.load(path).played) > stored
    third = run("play", "--load", path, "--bots", "random", "--watch")
    assert "The game is over" in third.out
    assert records.load(path).outcome is not None
    assert "The game is over" in run("play", "--load", path).out


def test_a_saved_game_is_not_overwritten_by_another(run, tmp_path):
    path = tmp_path / "game.json"
    run("play", "emubay", *SEEDED, "--save", path)
    content = path.read_bytes()
    assert "exists: go on with --load" in run("play", "emubay", "--seed", "4", "--save", path).complaint
    assert path.read_bytes() == content


def test_a_disk_that_fills_up_does_not_end_the_game(run, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    saves = []
    save = records.save

    def save_twice(game, path):
        saves.append(path)
        if len(saves) > 2:
            monkeypatch.setattr("os.replace", full)
        save(game, path)

    monkeypatch.setattr("bradshaw.formats.records.save", save_twice)
    path = tmp_path / "game.json"
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", "--save", path, stdin=typed(*["pass"] * 5))
    assert ran.status == 0
    assert " ".join(ran.out.split()).count("no space left on device. The game goes on unsaved") == 1
    assert asked(ran) == 6


def test_a_game_of_another_title_is_not_loaded(run, record):
    assert "holds a game of emubay" in run("play", "chess", "--load", record).complaint


def test_options_are_part_of_the_game(run, tmp_path):
    path = tmp_path / "game.json"
    run("play", "emubay", *SEEDED, "--save", path, "--option", "forest_cost=5", "--option",
        "starting_bond_counts=yes", stdin="quit\n")  # fmt: skip
    game = records.load(path)
    assert game.options == {"starting_revenue": "rulebook", "starting_bond_counts": True, "forest_cost": 5,
                            "colour_joins_own_red": True}  # fmt: skip
    assert game.seed == 3


def test_choices_by_number_letter_and_word_are_the_same(run, tmp_path):
    for line, kind in (("1", "Pass"), ("pass", "Pass"), ("b6", "Bid"), ("bid 6", "Bid"), ("B £6", "Bid")):
        path = tmp_path / f"{line}.json"
        run("play", "emubay", "--seed", "3", "--humans", "3", "--save", path, stdin=typed(line))
        assert [type(played.action).__name__ for played in records.load(path).played] == [kind], line


@pytest.mark.parametrize(
    "line",
    ["", "0", "7", "99999999999999999999999", "-1", "b", "b0", "b99", "xyzzy", "why not", "\x00\x1b[31m", "1 2", "£",
     "?", "save ~nobody/x.json", "save a\x00b", "log x", "redo", "undo", "save", "rules", "rules zeppelin",
     "[bold]", "1" * 5000, "²", "b²"],
)  # fmt: skip
def test_nonsense_is_answered_and_changes_nothing(run, tmp_path, line):
    path = tmp_path / "game.json"
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", "--save", path, stdin=typed(line, "pass"))
    assert ran.status == 0
    assert len(records.load(path).played) == 1
    assert asked(ran) == 3


def test_bytes_that_are_no_text_are_survived(run):
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", stdin=b"\xff\xfe\n1\n")
    assert ran.status == 0


def test_undo_goes_back_to_ones_own_decision_and_redo_forward(run, tmp_path):
    def after(name, *lines):
        path = tmp_path / name
        ran = run("play", "emubay", *SEEDED, "--save", path, stdin=ANYTHING * 2 + typed(*lines))
        return ran, records.load(path)

    _, before = after("before.json")
    ran, undone = after("undone.json", "undo")
    assert "Back to your decision after" in ran.out
    assert len(undone.played) < len(before.played)
    assert undone.actors == (0,)
    assert len(undone.choices()) > 1
    _, redone = after("redone.json", "u", "r")
    assert len(redone.played) == len(before.played)


def test_there_is_nothing_to_undo_at_the_first_decision(run, tmp_path):
    path = tmp_path / "game.json"
    ran = run("play", "emubay", *SEEDED, "--save", path, stdin="undo\nredo\n")
    assert "There is nothing to take back" in ran.out
    assert "There is nothing to bring back" in ran.out
    assert {played.actor for played in records.load(path).played} == {1, 2}


def test_why_not_gives_the_reason_and_the_rule(run):
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", stdin="why bid 99\nbid 2\nwhy bid 4\nwhy pass\n")
    assert "You cannot bid £99: you have only £8." in ran.out
    assert "emubay.auction.pay-to-company  The winner pays the bid from personal cash" in ran.out
    assert "The minimum bid for L&W is £3, so £2 is too low." in ran.out
    assert "emubay.auction.minimum-bid" in ran.out
    assert "That is possible: type b4." in ran.out
    assert "That is possible: 1, Pass and leave this auction." in ran.out


def test_what_a_choice_changes_can_be_seen_before_it_is_made(run):
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", stdin="then b5\nthen 1\nthen zeppelin\nthen b99\n")
    assert re.search(r"^ +Now +Then *$", ran.out, re.MULTILINE)
    assert re.search(r"^ +Cash +£8 +£3 −£5 *$", ran.out, re.MULTILINE)
    assert re.search(r"^ +L&W shares +0 +1 \+1 *$", ran.out, re.MULTILINE)
    assert "If nobody bids more." in ran.out
    assert "Nothing changes hands by that." in ran.out
    assert "You cannot bid £99" in ran.out


def test_who_is_asked_for_consent_sees_what_would_change(run, tmp_path):
    record = json.loads((RECORDS / "1860-v1-2p-seed189.json").read_bytes())
    record["actions"] = record["actions"][:71]
    path = tmp_path / "asked.json"
    path.write_text(json.dumps(record))
    ran = run("play", "--load", path, "--humans", "2", stdin="quit\n")
    assert re.search(r"^ +Treasury +500cc +610cc \+110cc *$", ran.out, re.MULTILINE)
    assert re.search(r"^ +Trains +2\+1, 2\+1 +2\+1 −2\+1 *$", ran.out, re.MULTILINE)


def test_why_lists_what_is_closed(run):
    passes = ["pass"] * 12
    ran = run(
        "play", "emubay", "--seed", "3", "--humans", "3",
        stdin=typed(*passes, "why", "why take resources", "lift take", "why build gt", "why zeppelin", "1", "why 5,2"),
    )  # fmt: skip
    assert "Lift a cube from Build track: There is no cube on Build track." in ran.out
    assert "All 3 spaces of Take resources are full." in ran.out
    assert "emubay.sequence.full-action" in ran.out
    assert "Nothing here is called that" in ran.out
    assert "has no station or track next to Devonport" in ran.out


def test_rules_log_board_and_help_can_be_asked_for(run, tmp_path):
    path = tmp_path / "elsewhere.json"
    ran = run(
        "play", "emubay", "--seed", "3", "--humans", "3",
        stdin=typed("log", "pass", "log", "log 0", "rules auction left", "rules auction.left", "board", "help",
                    f"save {path}", f"save {tmp_path}/no/way.json", "quit"),
    )  # fmt: skip
    assert "   0  Each player starts with £8." in ran.out
    assert "   1  " in ran.out
    assert "emubay.auction.left  Emu Bay Railway Company: Auction Share" in ran.out
    assert ran.out.count("Launceston") == 2
    assert "make choice 3" in ran.out
    assert "Saved to" in ran.out
    assert "there is no such directory to write to." in " ".join(ran.out.split())
    assert ran.out.rstrip().endswith("Left without saving.")
    assert len(records.load(path).played) == 1


def test_the_board_is_drawn_again_only_when_it_has_changed(run):
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", stdin=typed(*["pass"] * 12))
    assert ran.out.count("Launceston") == 1
    assert ran.out.count("Companies") > 1


def test_hexes_that_can_be_chosen_are_marked(run):
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", stdin=typed(*["pass"] * 12, "lift take", "build l&w"))
    assert ran.out.count("Launceston") == 2
    assert "‹7,4›" in ran.out


def test_names_with_brackets_are_shown_as_they_are(run):
    ran = run("play", "emubay", "--seed", "3", "--humans", "3", "--names", "[red]A[/red],:smile:,C", stdin="pass\n")
    assert "[red]A[/red]" in ran.out
    assert ":smile:" in ran.out


def test_without_a_seed_the_game_tells_the_one_it_drew(run):
    ran = run("play", "emubay", "--bots", "random")
    seed = int(ran.out.splitlines()[0].rpartition("seed ")[2])
    bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed)


@pytest.mark.rule("1860.misc.treasury-to-shareholders")
def test_a_treasury_that_nobody_at_the_keyboard_may_know_is_shown_to_nobody(monkeypatch):
    game, company = with_secret(bradshaw.load(ISLE.read_bytes()))
    told, thought = [], []

    class Looking:
        """A bot that only looks."""

        def choose(self, title, state):
            thought.append(state.digest())
            raise Leave

    for credits in (0, 2000):
        twin, account = game.copy(), game.state.account(company)
        twin.state.cash[MINT] += twin.state.cash[account] - credits
        twin.state.cash[account] = credits
        out = Console(file=io.StringIO(), width=200)
        monkeypatch.setattr("sys.stdin", io.StringIO("board\nwhy\nthen 1\nquit\n"))
        seat = twin.actors[0]
        Sitting(twin, {other: Looking() for other in range(len(twin.players)) if other != seat}, out, None).run()
        told.append(out.file.getvalue())
        Sitting(twin, {seat: Looking()}, out, None).run()
    assert told[0] == told[1]
    assert f"{NAMES[company]} " in told[0]
    assert thought[0] == thought[1], "a bot knows no more"


def with_secret(game):
    """A stock turn of somebody who may not know what a company has, and that company."""
    for number in range(game.length):
        there = game.at(number)
        if isinstance(there.state.frames[-1], StockTurn):
            for name in there.title.secrets(there.state, there.actors[0]):
                if there.state.is_floated(COMPANY[name]):
                    return there, COMPANY[name]
    raise AssertionError("there is no such turn")
