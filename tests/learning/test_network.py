"""A network is taught by games that are settled by their seeds, and foresees what decides."""

from math import exp
from pathlib import Path

import pytest

import bradshaw
from bradshaw.bots.bot import Bot
from bradshaw.bots.foresight import read_network, shipped_network
from bradshaw.bots.kinds import make
from bradshaw.bots.network import Judge, Network
from bradshaw.core.chance import Chance
from bradshaw.core.expertise import Holding, Stakes
from bradshaw.learning import network_games
from bradshaw.learning.network_games import Seen, Task, game

from .scripts import run

np = pytest.importorskip("numpy")
network_learner = pytest.importorskip("bradshaw.learning.network_learner")

TITLE = bradshaw.title("emubay")
NETWORK = shipped_network(TITLE)
SMALL = ["--jobs", "1", "--epochs", "2", "--units", "4", "--moods", "2"]


def test_a_network_learns_what_decides(monkeypatch: pytest.MonkeyPatch):
    """Whoever has more of what pays wins, whatever else is there."""
    chance = Chance(1)
    assert TITLE.expertise is not None
    seen = []
    for number in range(600):
        holdings = []
        for _ in range(3):
            facts = tuple(float(chance.below(5)) for _ in TITLE.expertise.share_facts)
            holders = [(seat, count) for seat in range(3) if (count := chance.below(3))] or [(0, 1)]
            holdings.append(Holding(facts, sum(count for _, count in holders), holders))
        cash = [float(chance.below(30)) for _ in range(3)]
        table = tuple(float(chance.below(3)) for _ in TITLE.expertise.table_facts)
        scores = [int(one) for one in cash]
        for facts, _, holders in holdings:
            for seat, count in holders:
                scores[seat] += round(3 * count * facts[0])
        winners = [seat for seat in range(3) if scores[seat] == max(scores)]
        won = tuple((seat in winners) / len(winners) for seat in range(3))
        seen.append(Seen(number, Stakes(table, holdings, cash, [-1] * 3), tuple(scores), won))
    monkeypatch.setattr(network_learner, "BATCH", 32)
    taught, off = network_learner.taught(TITLE, seen, units=8, moods=4, epochs=60)
    assert off < 0.4  # 1.1 without knowing anything
    judge = Judge(taught)
    for one in seen[:40]:
        found, mood = judge.strengths(one.stakes)
        mean, expected = sum(found) / 3, sum(one.stakes.cash) / 3 + mood.gain
        worths = [expected + mood.spread * (strength - mean) for strength in found]
        assert worths == pytest.approx(one.scores, abs=25)


def test_a_victory_can_be_shared_by_those_who_come_close():
    holdings = [Holding((1.0,), 1, [(0, 1)])]
    stakes = Stakes((1.0,), holdings, [1.0, 2.0, 3.0], [-1] * 3)
    seen = [
        Seen(0, stakes, (100, 110, 90), (0.0, 1.0, 0.0)),
        Seen(1, stakes, (50, 50, 0), (0.5, 0.5, 0.0)),
    ]
    won = network_learner.shared(network_learner.arrays(seen), 0.1).won
    assert won[0] == pytest.approx([exp(-1), 1.0, exp(-2)] / (1 + np.exp(-1) + np.exp(-2)), rel=1e-3)
    assert won[1] == pytest.approx([0.5, 0.5, 0.0], abs=1e-3)


def task(number: int, seed: int, looks: int = 1, known: bool = True) -> Task:
    return Task(TITLE.id, (4, 3), NETWORK if known else None, number, seed, looks)


@pytest.mark.parametrize("looks", [1, 8])
def test_games_to_learn_from_are_settled_by_their_seed(looks: int):
    first = game(task(1, 5, looks))
    assert {len(one.won) for one in first} == {4}
    assert all(sum(one.won) == pytest.approx(1) for one in first)
    assert first == game(task(1, 5, looks))
    assert first != game(task(1, 6, looks))
    other = game(task(4, 5, looks))
    assert {len(one.won) for one in other} == {3}
    assert {one.game for one in other} == {4}


def test_without_a_network_players_go_by_what_the_title_ships():
    assert game(task(1, 5, known=False)) != game(task(1, 5))
    assert game(task(1, 5, 8, known=False)) == game(task(1, 5, 8))


def test_half_of_what_is_learned_of_a_game_by_looks_is_how_it_ended():
    for one in game(task(6, 6, 8)):
        best = max(one.scores)
        winners = [seat for seat in range(4) if one.scores[seat] == best]
        assert all(one.won[seat] >= 0.5 / len(winners) for seat in winners)


def test_one_looks_ahead_against_bots_of_another_kind(monkeypatch: pytest.MonkeyPatch):
    made: list[str] = []

    def watched(spec: str, seed: int) -> Bot:
        made.append(spec)
        return make(spec, seed)

    monkeypatch.setattr(network_games, "make", watched)
    first = game(task(1, 5, 8)._replace(rivals="mcts:2"))
    assert made == 3 * ["mcts:2"]
    assert first == game(task(1, 5, 8)._replace(rivals="mcts:2"))
    assert first != game(task(1, 5, 8)._replace(rivals="greedy"))
    # Whoever looked ahead is asked in a third of the positions of such a game and not in all.
    assert len(first) < len(game(task(1, 5, 8)))


def test_a_network_that_is_taught_further_begins_with_what_it_knows(monkeypatch: pytest.MonkeyPatch):
    seen = [one for number in (1, 2, 3) for one in game(task(number, number, 8))]
    monkeypatch.setattr(network_learner, "RATE_FURTHER", 0.0)
    same, off = network_learner.taught(TITLE, seen, 0, 0, 2, 0.0, NETWORK)
    assert NETWORK is not None
    for one in seen[:20]:
        assert Judge(same).strengths(one.stakes)[0] == pytest.approx(Judge(NETWORK).strengths(one.stakes)[0], abs=1e-3)
    monkeypatch.undo()
    monkeypatch.setattr(network_learner, "BATCH", 16)
    further, closer = network_learner.taught(TITLE, seen, 0, 0, 8, 0.0, NETWORK)
    assert closer < off
    assert further.by_share != same.by_share


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_learner, "BATCH", 16)


def test_the_script_writes_a_network_that_fits(small_steps: None, tmp_path: Path):
    file = tmp_path / "network.json"
    run("learn_network.py", "emubay", "--games", "4", "--rounds", "2", *SMALL, "--output", str(file))
    made = read_network(file.read_bytes(), TITLE, Network)
    assert len(made.bias) == 4
    assert made.made_by["command"] == (
        "scripts/learn_network.py emubay --players 4 3 --games 4 --rounds 2 --seed 1"
        " --units 4 --moods 2 --epochs 2 --close 0.0"
    )


def test_the_script_goes_on_by_games_with_looks_named_by_stretches_of_seeds(small_steps: None, tmp_path: Path):
    file = tmp_path / "network.json"
    by_looks = ["--looks", "8", "--seeds", "1:2,10:1", "11:1"]
    run("learn_network.py", "emubay", "--games", "3", "--rounds", "1", *SMALL, *by_looks, "--output", str(file))
    made = read_network(file.read_bytes(), TITLE, Network)
    assert made.made_by["command"] == (
        "scripts/learn_network.py emubay --players 4 3 --games 3 --rounds 1 --seed 1"
        " --units 4 --moods 2 --epochs 2 --close 0.0 --looks 8 --seeds 1:2,10:1 11:1"
    )
    again = tmp_path / "again.json"
    run("learn_network.py", "emubay", "--rounds", "0", *SMALL, *by_looks, "--output", str(again))
    other = read_network(again.read_bytes(), TITLE, Network)
    # Only what the last rounds have seen is learned from.
    assert {one.made_by["rules"] for one in (made, other)} == {TITLE.rules_version}
    assert other.worth != made.worth


def test_the_script_teaches_the_network_further_by_games_against_other_bots(small_steps: None, tmp_path: Path):
    file = tmp_path / "network.json"
    games = ["--rounds", "0", "--looks", "8", "--seeds", "1:2", "--rivals", "greedy", "--further", "--epochs", "2"]
    run("learn_network.py", "emubay", "--jobs", "1", *games, "--output", str(file))
    made = read_network(file.read_bytes(), TITLE, Network)
    assert NETWORK is not None
    assert (len(made.bias), made.pounds) == (len(NETWORK.bias), NETWORK.pounds)
    assert made.made_by["command"] == (
        "scripts/learn_network.py emubay --players 4 3 --games 2000 --rounds 0 --seed 1"
        " --epochs 2 --close 0.0 --looks 8 --seeds 1:2 --rivals greedy --further"
    )
    assert made.made_by["before"] == NETWORK.made_by["command"]


@pytest.mark.parametrize(
    ("given", "said"),
    [(["emubay", "--rivals", "mcts:0"], "mcts:0"), (["1860", "--further"], "1860 has no network")],
)
def test_what_cannot_be_taught_is_said_before_anything_is_played(given: list[str], said: str):
    with pytest.raises(SystemExit, match=said):
        run("learn_network.py", *given)
