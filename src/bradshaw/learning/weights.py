"""What measures of a position are worth: bots play one another, and the results are fitted.

Games of greedy bots teach the most for their time. In games of experts each has weights of its own, those learned so
far with some noise, so that habits differ and their results can be told apart. A fit is a ridge regression of what each
player had at the end on what was measured before, both relative to the table. All of it is settled by the seed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bradshaw.bots import make
from bradshaw.bots.bot import Bot
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import LEAST_SCALE, Foresight, Weights, untaught
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.registry import title as title_called
from bradshaw.core.title import Title

POINTS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""The points of progress for which weights are learned."""
NOISE = 0.3
"""By how much the weights of a player differ from those learned so far, as a part of them."""
ADVENTURE = 0.15
"""By how much every weight of a player may differ besides. More makes bad players, whose results teach nothing."""
CARE = 0.99
"""How carefully players of games to learn from choose."""
EVERY = 5
"""Of this many decisions one is looked at."""
CLEAREST = 1.0
"""Results further from the mean of the table than this teach no more: where others are ruined, all is out of scale."""
TO_DOUBT = 0.78
"""From the deviation of one result to the steepness of the chance to win: the logistic curve nearest the normal one."""


class Sample(NamedTuple):
    """What was measured of a position, and what came of it: one row for each seat."""

    progress: float
    measures: tuple[tuple[float, ...], ...]
    scores: tuple[int, ...]
    moves: float
    """At which part of the game's moves it stood."""


def between(chance: Chance, low: float, high: float) -> float:
    """A number from one to another."""
    return low + (high - low) * chance.below(1 << 30) / (1 << 30)


def with_noise(weights: Weights, chance: Chance) -> Weights:
    """Weights that differ from these; the same way at all points of the game."""
    factors = [between(chance, 1 - NOISE, 1 + NOISE) for _ in weights.measures]
    extra = [between(chance, -ADVENTURE, ADVENTURE) for _ in weights.measures]
    rows = tuple(
        tuple(one * factor + more for one, factor, more in zip(row, factors, extra, strict=True))
        for row in weights.weights
    )
    return msgspec.structs.replace(weights, weights=rows)


def experts(players: int, weights: Weights, chance: Chance) -> list[Bot]:
    """Players with noisy weights."""
    return [
        Expert("expert", chance.below(SEED_LIMIT), Budget(None, 1, CARE), with_noise(weights, chance))
        for _ in range(players)
    ]


def played(title: Title[Any], bots: Sequence[Bot], seed: int, chance: Chance) -> Iterator[Sample]:
    """What is measured in one game among bots, and what comes of it."""
    state = Game(title, [f"Player {seat + 1}" for seat in range(len(bots))], seed).state
    assert title.expertise is not None
    foresight = Foresight(title, untaught(title.id, tuple(title.expertise.terms)))
    seen: list[tuple[int, float, tuple[tuple[float, ...], ...]]] = []
    moves = 0
    while (outcome := title.outcome(state)) is None:
        if chance.below(EVERY) == 0:
            settled = foresight.settled(state)
            if title.outcome(settled) is None:
                rows = tuple(tuple(map(float, row)) for row in foresight.expertise.measure(settled))
                seen.append((moves, foresight.expertise.progress(settled), rows))
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
        moves += 1
    for at, progress, rows in seen:
        yield Sample(progress, rows, outcome.scores, at / moves)


class Task(NamedTuple):
    """A game to learn from: among experts with noisy weights, or without weights among greedy bots."""

    title: str
    players: int
    weights: Weights | None
    seed: int


def game(task: Task) -> list[Sample]:
    """What one game teaches."""
    title, chance = title_called(task.title), Chance(task.seed)
    bots: Sequence[Bot]
    if task.weights is None:
        bots = [make("greedy", chance.below(SEED_LIMIT)) for _ in range(task.players)]
    else:
        bots = experts(task.players, task.weights, chance)
    return list(played(title, bots, chance.below(SEED_LIMIT), chance))


# The fit


def hats(points: Sequence[float], progress: float) -> list[tuple[int, float]]:
    """The points on both sides of a progress, and how near it is to each."""
    place = 0
    while place < len(points) - 2 and progress > points[place + 1]:
        place += 1
    part = max(0.0, min(1.0, (progress - points[place]) / (points[place + 1] - points[place])))
    return [(place, 1 - part), (place + 1, part)]


def relative(sample: Sample) -> Iterator[tuple[list[float], float]]:
    """For each seat its measures and its result, relative to the table."""
    players = len(sample.scores)
    scale = max(LEAST_SCALE, sum(row[0] for row in sample.measures) / players)
    means = [sum(column) / players for column in zip(*sample.measures, strict=True)]
    mean = max(LEAST_SCALE, sum(sample.scores) / players)
    for row, score in zip(sample.measures, sample.scores, strict=True):
        result = max(-CLEAREST, min(CLEAREST, (score - mean) / mean))
        yield [(one - middle) / scale for one, middle in zip(row, means, strict=True)], result


def fit(
    title: Title[Any],
    samples: Sequence[Sample],
    measures: Sequence[str],
    points: Sequence[float] = POINTS,
    stiffness: float = 0.05,
    without: Collection[str] = (),
) -> Weights:
    """The weights by which the results could have been foreseen best.

    The stiffer, the more evidence it takes to bring a weight away from what the title judges, and from its neighbours.
    Measures that shall count for nothing are left out.
    """
    count, width = len(points), len(measures)
    size = count * width
    matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    squares = [1e-12] * width
    left_out = {k for k, name in enumerate(measures) if name in without}
    number = 0
    for sample in samples:
        near = hats(points, sample.progress)
        for whole, result in relative(sample):
            number += 1
            row = [0.0 if k in left_out else one for k, one in enumerate(whole)]
            filled = [(place * width + k, part * one) for place, part in near if part for k, one in enumerate(row)]
            for k, one in enumerate(row):
                squares[k] += one * one
            for column, one in filled:
                vector[column] += one * result
                line = matrix[column]
                for other, two in filled:
                    line[other] += one * two
    for place in range(count):
        for k in range(width):
            at = place * width + k
            hold = stiffness * squares[k] / count + 1e-9 * number
            matrix[at][at] += hold
            vector[at] += hold * (k == 0)
            if place + 1 < count:
                after = at + width
                tie = stiffness * squares[k]
                matrix[at][at] += tie
                matrix[after][after] += tie
                matrix[at][after] -= tie
                matrix[after][at] -= tie
    solved = solve(matrix, vector)
    rows = tuple(tuple(round(one, 4) for one in solved[p * width : (p + 1) * width]) for p in range(count))
    draft = Weights(title.id, tuple(measures), tuple(points), rows, (1.0,) * count, (1.0,) * count)
    return _with_level_and_doubt(draft, samples)


def _with_level_and_doubt(draft: Weights, samples: Sequence[Sample]) -> Weights:
    """The weights with what is learned from how far they are off."""
    count = len(draft.points)
    near_sum, error_sum, level_sum = [1e-9] * count, [1e-9 * 0.01] * count, [1e-9] * count
    for sample in samples:
        weights, _, _ = draft.at(sample.progress)
        players = len(sample.scores)
        scale = max(LEAST_SCALE, sum(row[0] for row in sample.measures) / players)
        ratio = sum(sample.scores) / players / scale
        errors = [
            (result - sum(weight * one for weight, one in zip(weights, row, strict=True))) ** 2
            for row, result in relative(sample)
        ]
        for place, part in hats(draft.points, sample.progress):
            near_sum[place] += part
            error_sum[place] += part * sum(errors) / players
            level_sum[place] += part * ratio
    level = tuple(round(one / near, 4) for one, near in zip(level_sum, near_sum, strict=True))
    doubt = tuple(
        round(max(0.01, TO_DOUBT * (one / near) ** 0.5), 4) for one, near in zip(error_sum, near_sum, strict=True)
    )
    return msgspec.structs.replace(draft, level=level, doubt=doubt)


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of a system of linear equations that is symmetric and positive definite; both are used up."""
    size = len(vector)
    for column in range(size):
        pivot = matrix[column]
        for below in range(column + 1, size):
            line = matrix[below]
            if line[column]:
                factor = line[column] / pivot[column]
                for place in range(column, size):
                    line[place] -= factor * pivot[place]
                vector[below] -= factor * vector[column]
    found = [0.0] * size
    for column in range(size - 1, -1, -1):
        rest = sum(matrix[column][place] * found[place] for place in range(column + 1, size))
        found[column] = (vector[column] - rest) / matrix[column][column]
    return found
