"""`bradshaw verify`, on the reference games of Emu Bay."""

import copy
import gzip
import re
from pathlib import Path

import msgspec
import pytest

DATA = Path(__file__).parents[1] / "data" / "emubay"
SMALL = DATA / "ref09.json.gz"


@pytest.fixture(scope="module")
def small():
    """A short reference game, decoded."""
    return msgspec.json.decode(gzip.decompress(SMALL.read_bytes()))


def write(path, game):
    path.write_bytes(msgspec.json.encode(game))
    return path


def test_reference_games_differ_only_as_expected(run):
    some = sorted(DATA.glob("ref0[579].json.gz"))
    ran = run("verify", *some)
    assert ran.status == 0
    last = re.fullmatch(r"games=(\d+) actions=(\d+) differences=0 expected=(\d+)", ran.last_line)
    assert int(last[1]) == len(some)
    assert int(last[2]) > 300
    assert int(last[3]) > 0
    assert len(ran.out.splitlines()) == len(some) + 1


def test_a_directory_is_searched(run, tmp_path, small):
    write(tmp_path / "one.json", small)
    (tmp_path / "two.json.gz").write_bytes(SMALL.read_bytes())
    ran = run("verify", tmp_path)
    assert ran.status == 0
    assert ran.last_line.startswith(f"games=2 actions={2 * len(small['moves'])} differences=0 expected=")


def test_a_doctored_game_is_found_out(run, tmp_path, small):
    game = copy.deepcopy(small)
    game["moves"][9]["state"]["players"][0]["cash"] += 1
    ran = run("verify", write(tmp_path / "doctored.json", game))
    assert ran.status == 1
    assert re.search(r"^  move 10: players/0/cash: expected \d+, reached \d+$", ran.out, re.MULTILINE)
    assert int(re.search(r"differences=(\d+)", ran.last_line)[1]) >= 1


def test_a_marked_difference_that_is_not_met_does_not_count_as_expected(run, tmp_path, small):
    expected = int(run("verify", SMALL).last_line.rpartition("=")[2])
    game = copy.deepcopy(small)
    move = next(move for move in game["moves"] if "differs" in move)
    move["differs"]["fields"][0]["rulebook"] = "something else"
    ran = run("verify", write(tmp_path / "unmet.json", game))
    assert ran.status == 1
    assert int(ran.last_line.rpartition("=")[2]) < expected


def test_an_illegal_move_is_a_difference(run, tmp_path, small):
    game = copy.deepcopy(small)
    game["moves"][0]["move"] = {"type": "bid", "amount": 10_000}
    ran = run("verify", write(tmp_path / "illegal.json", game))
    assert ran.status == 1
    assert "  move 1: " in ran.out


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b'{"game": "emubay"}', b'{"game": "emubay", "players": 3, "moves": 7}']
)
def test_an_unreadable_file_does_not_stop_the_others(run, tmp_path, small, content):
    (tmp_path / "a.json").write_bytes(content)
    write(tmp_path / "b.json", small)
    ran = run("verify", tmp_path)
    assert ran.status == 2
    assert "a.json" in ran.complaint
    assert ran.last_line.startswith("games=1 ")


@pytest.mark.parametrize("content", [b"{}", b'{"tiles": {"5": {}}}', b'[{"game": "human_1", "after": 117}]'])
def test_files_of_a_directory_that_are_no_games_are_named_and_skipped(run, tmp_path, small, content):
    (tmp_path / "board.json").write_bytes(content)
    (tmp_path / "positions.json.gz").write_bytes(gzip.compress(content))
    write(tmp_path / "one.json", small)
    ran = run("verify", tmp_path)
    assert ran.status == 0
    assert ran.err == ""
    assert re.findall(r"(\S+): skipped, not a recorded game$", ran.out, re.MULTILINE) == [
        str(tmp_path / "board.json"),
        str(tmp_path / "positions.json.gz"),
    ]
    assert ran.last_line.startswith("games=1 ")


def test_states_are_emitted_of_games_only(run, tmp_path):
    (tmp_path / "board.json").write_bytes(b"{}")
    ran = run("verify", "--emit", tmp_path)
    assert (ran.status, ran.out) == (0, "")
    assert ran.err == f"{tmp_path / 'board.json'}: skipped, not a recorded game\n"


@pytest.mark.parametrize("options", [[], ["--emit"]])
def test_a_file_that_is_named_and_no_game_is_an_error(run, tmp_path, options):
    (tmp_path / "board.json").write_bytes(b"{}")
    ran = run("verify", *options, tmp_path / "board.json")
    assert ran.status == 2
    assert "board.json: is not a recorded game" in ran.complaint


def test_a_directory_without_games_is_nothing_to_compare(run, tmp_path):
    (tmp_path / "board.json").write_bytes(b"{}")
    ran = run("verify", tmp_path)
    assert ran.status == 2
    assert "no recorded games" in ran.complaint


@pytest.mark.parametrize("broken", [{}, [], None, 3, {"companies": {}}, {"companies": {"GT": {"status": "unsold"}}}])
def test_positions_that_lack_parts_are_no_crash(run, tmp_path, small, broken):
    game = copy.deepcopy(small)
    game["moves"] = game["moves"][:3]
    game["moves"][1]["state"] = broken
    ran = run("verify", write(tmp_path / "broken.json", game))
    assert ran.status in (1, 2)
    assert "Traceback" not in ran.err
    assert re.fullmatch(r"games=\d+ actions=\d+ differences=\d+ expected=\d+", ran.last_line)


def test_nothing_to_compare_is_a_mistake(run, tmp_path):
    assert "no recorded games" in run("verify").complaint
    ran = run("verify", tmp_path)
    assert "no recorded games" in ran.complaint
    assert ran.last_line == "games=0 actions=0 differences=0 expected=0"


def test_a_missing_file_is_named(run, tmp_path):
    assert "gone.json: there is no such file" in run("verify", tmp_path / "gone.json").complaint
