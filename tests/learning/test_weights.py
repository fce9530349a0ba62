"""Weights are learned from games that are settled by their seeds, and fit what the results follow."""

import pytest

import bradshaw
from bradshaw.arena.executors import Processes, WorkFailed
from bradshaw.bots.foresight import read_weights, untaught
from bradshaw.core.chance import Chance
from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.learning.weights import POINTS, Sample, Task, fit, game, solve, with_noise

from .scripts import run


def test_a_system_of_equations_is_solved():
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_fit_finds_what_the_results_follow():
    title = bradshaw.title("1860")
    chance = Chance(3)
    samples = []
    for number in range(400):
        rows = tuple((1000.0, float(chance.below(400)), float(chance.below(400))) for _ in range(3))
        scores = tuple(round(10_000 + 10 * (2 * cash - trains)) for _, cash, trains in rows)
        samples.append(Sample(number / 400, rows, scores, number / 400))
    weights = fit(title, samples, ("judged", "cash", "trains"), stiffness=1e-6)
    mean = sum(sum(sample.scores) / 3 for sample in samples) / len(samples)
    for row in weights.weights:
        assert row[1] == pytest.approx(20_000 / mean, rel=0.1)
        assert row[2] == pytest.approx(-10_000 / mean, rel=0.1)
    assert weights.points == POINTS
    assert max(weights.doubt) < 0.05


def test_self_play_is_settled_by_its_seed():
    title = bradshaw.title("emubay")
    assert title.expertise is not None
    weights = untaught(title.id, tuple(title.expertise.terms))
    for known in (None, weights):
        first = game(Task(title.id, 3, known, 4))
        assert first
        assert game(Task(title.id, 3, known, 4)) == first
        assert game(Task(title.id, 3, known, 5)) != first
    assert with_noise(weights, Chance(1)) != weights


def test_the_script_writes_weights_that_fit(tmp_path):
    file = tmp_path / "weights.json"
    run("learn.py", "emubay", "--greedy", "2", "--games", "2", "--jobs", "1", "--output", str(file))
    made = read_weights(file.read_bytes(), bradshaw.title("emubay"))
    assert str(made.made_by["command"]).startswith("scripts/learn.py emubay --greedy 2 --games 2 --rounds 1")


def test_what_goes_wrong_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    def lost(executor: Processes, work: object, tasks: object) -> None:
        raise WorkFailed(message("arena-error-cluster-none", address=quoted("head:1")))

    monkeypatch.setattr(Processes, "run", lost)
    with pytest.raises(SystemExit) as ended:
        run("learn.py", "emubay", "--greedy", "1", "--jobs", "1")
    assert ended.value.code == "The cluster “head:1” cannot be reached."
