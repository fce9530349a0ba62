"""What certificates of 1860 are worth is learned from games that begin with auctions by chance."""

from pathlib import Path

import msgspec
import pytest

from bradshaw.core.chance import Chance
from bradshaw.games.g1860.judgement.opening import CASH, MEASURES, Learned, learned
from bradshaw.learning.auction import Seen, Task, fit, game

from .scripts import run


def test_a_game_is_settled_by_its_seed_and_tells_what_everybody_had_after_the_auction():
    first = game(Task(2, 3))
    assert game(Task(2, 3)) == first
    assert game(Task(2, 4)) != first
    assert len(first.rows) == len(first.scores) == 2
    owned = [sum(column) for name, *column in zip(MEASURES, *first.rows, strict=True) if name != CASH]
    assert owned
    assert set(owned) <= {0.0, 1.0}
    assert min(first.scores) > 0


def test_a_fit_finds_what_results_follow_whatever_the_number_of_players():
    chance, seen = Chance(2), dict[int, list[Seen]]()
    for players in (2, 4):
        seen[players] = []
        for _ in range(300):
            rows = tuple(tuple(float(chance.below(3)) for _ in MEASURES) for _ in range(players))
            scores = tuple(round(20_000 / players + 1000 * row[1] - 500 * row[2]) for row in rows)
            seen[players].append(Seen(rows, scores))
    found = fit(seen, {})
    worths = [found.worths[name] for name in MEASURES]
    assert worths[1] == pytest.approx(1000, rel=0.05)
    assert worths[2] == pytest.approx(-500, rel=0.05)
    assert all(abs(one) < 20 for one in worths[3:])
    assert [(one.players, one.games) for one in found.results] == [(2, 300), (4, 300)]
    assert max(one.doubt for one in found.results) < 0.02


def test_what_ships_was_learned_from_games_with_every_number_of_players():
    found = learned()
    assert set(found.worths) == set(MEASURES)
    assert [one.players for one in found.results] == [2, 3, 4]
    games = " ".join(str(one.games) for one in found.results)
    assert found.made_by["command"] == f"scripts/learn_auction.py --games {games} --seed 1"
    assert found.worths[CASH] > 1


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
    assert [(one.players, one.games) for one in made.results] == [(2, 2), (3, 1), (4, 1)]
    assert made.made_by["command"] == "scripts/learn_auction.py --games 2 1 1 --seed 1"
