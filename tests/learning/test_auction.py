"""What certificates of 1860 are worth is learned from games that begin with auctions by chance."""

from pathlib import Path

import msgspec
import pytest

from bradshaw.core.chance import Chance
from bradshaw.games.g1860.judgement.opening import CASH, MEASURES, Learned, learned
from bradshaw.learning.auction import Seen, Task, game, table

from .scripts import run


def test_a_game_is_settled_by_its_seed_and_tells_what_everybody_had_after_the_auction():
    first = game(Task(2, 3))
    assert game(Task(2, 3)) == first
    assert game(Task(2, 4)) != first
    assert len(first.rows) == len(first.scores) == 2
    owned = [sum(column) for name, *column in zip(MEASURES, *first.rows, strict=True) if not name.startswith("par ")]
    cash = MEASURES.index(CASH) - sum(name.startswith("par ") for name in MEASURES)
    assert all(one <= 1 for one in owned[:cash])
    assert min(first.scores) > 0


def test_a_table_finds_what_results_follow():
    chance, seen = Chance(2), list[Seen]()
    for _ in range(400):
        rows = tuple(tuple(float(chance.below(3)) for _ in MEASURES) for _ in range(3))
        seen.append(Seen(rows, tuple(round(10_000 * (1 + 0.1 * row[1] - 0.05 * row[2])) for row in rows)))
    found = table(3, seen)
    worth = dict(zip(MEASURES, found.weights, strict=True))
    mean = sum(score for one in seen for score in one.scores) / 1200
    assert found.players == 3
    assert found.games == 400
    assert worth[MEASURES[1]] == pytest.approx(1000 / mean, rel=0.1)
    assert worth[MEASURES[2]] == pytest.approx(-500 / mean, rel=0.1)
    assert all(abs(worth[name]) < 0.005 for name in MEASURES[3:])
    assert found.doubt < 0.02


def test_the_shipped_tables_were_learned_for_each_number_of_players_from_games_of_its_own():
    tables = learned()
    assert set(tables) == {2, 3, 4}
    assert min(one.games for one in tables.values()) >= 50
    assert len({one.weights for one in tables.values()}) == 3


def test_the_script_goes_on_with_games_that_were_kept(tmp_path: Path):
    file = tmp_path / "auction.json"
    kept = tmp_path / "auction-2.jsonl"
    made_up = Seen(((1.0,) * len(MEASURES), (0.0,) * len(MEASURES)), (6000, 4000))
    kept.write_bytes(msgspec.json.encode(made_up) + b"\n")
    for players in (3, 4):
        rows = tuple((float(seat),) * len(MEASURES) for seat in range(players))
        line = msgspec.json.encode(Seen(rows, (5000,) * players))
        (tmp_path / f"auction-{players}.jsonl").write_bytes(line + b"\n")
    run("learn_auction.py", "--games", "2", "1", "1", "--jobs", "1", "--kept", str(tmp_path), "--output", str(file))
    assert len(kept.read_bytes().splitlines()) == 2
    made = msgspec.json.decode(file.read_bytes(), type=Learned)
    assert [(one.players, one.games) for one in made.tables] == [(2, 2), (3, 1), (4, 1)]
    assert made.made_by["command"] == "scripts/learn_auction.py --games 2 1 1 --seed 1"
