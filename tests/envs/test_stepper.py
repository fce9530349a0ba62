"""Many games side by side."""

import numpy as np
import pytest

from bradshaw.core.errors import BadAction
from bradshaw.envs import Play, VectorStepper
from bradshaw.envs.play import BadSetting


def moves(stepper, rng):
    """A legal move for every game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in stepper.masks])


def test_games_side_by_side_are_the_same_as_alone():
    stepper, rng = VectorStepper("emubay", 3, 3), np.random.default_rng(1)
    stepper.reset(100)
    alone = [Play("emubay", 3) for _ in range(3)]
    following = [103, 104, 105]
    for seed, play in enumerate(alone, start=100):
        play.reset(seed)
    ended = 0
    while ended < 4:
        chosen = moves(stepper, rng)
        stepped = stepper.step(chosen)
        for number, play in enumerate(alone):
            play.step(int(chosen[number]))
            assert stepped.rewards[number].tolist() == pytest.approx(play.rewards())
            assert bool(stepped.terminated[number]) == (play.outcome is not None)
            if play.over:
                ended += 1
                play.reset(following[number])
                following[number] += 3
            assert stepper.actors[number] == play.actor
            assert (stepper.observations[number] == play.observe(play.actor)).all()
            assert (stepper.masks[number] == play.mask(play.actor)).all()


def test_processes_play_the_same_games():
    with VectorStepper("emubay", 5, 4, workers=2, max_moves=25) as spread:
        here = VectorStepper("emubay", 5, 4, max_moves=25)
        rng = np.random.default_rng(2)
        truncated = 0
        for stepper in (spread, here):
            stepper.reset(7)
        for _ in range(40):
            chosen = moves(here, rng)
            results = [stepper.step(chosen) for stepper in (spread, here)]
            for one, other in zip(*results, strict=True):
                assert (one == other).all()
            assert (spread.observations == here.observations).all()
            assert (spread.masks == here.masks).all()
            assert (spread.actors == here.actors).all()
            truncated += int(results[0].truncated.sum())
        assert truncated > 0


def test_a_process_that_has_ended_is_told():
    stepper = VectorStepper("emubay", 2, 3, workers=1)
    for process in stepper.processes:
        process.terminate()
        process.join()
    with pytest.raises(RuntimeError, match="A process that plays the games has ended"):
        stepper.reset(1)
    stepper.close()


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([0], "Give 2 whole numbers"),
        ([0.5, 1.5], "Give 2 whole numbers"),
        ([0, 362], "Move 362 is not legal in game 1"),
        ([-1, 0], "Move -1 is not legal in game 0"),
        ([0, 10**6], "Move 1000000 is not legal in game 1"),
    ],
)
def test_if_one_move_is_wrong_none_is_made(actions, words):
    stepper = VectorStepper("emubay", 2, 3)
    before = stepper.observations.copy()
    with pytest.raises(BadAction, match=words):
        stepper.step(actions)
    assert (stepper.observations == before).all()


@pytest.mark.parametrize(("copies", "workers"), [(0, 0), ("two", 0), (2, 3), (2, -1)])
def test_impossible_numbers_are_told(copies, workers):
    with pytest.raises(BadSetting, match="must be a whole number from"):
        VectorStepper("emubay", copies, 3, workers=workers)
