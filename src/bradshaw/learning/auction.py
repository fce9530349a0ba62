"""What the certificates of the initial auction of 1860 are worth, by games that begin with auctions by chance.

In each game players bid up to limits drawn at random, and winners choose at random; then experts play it to its end. A
ridge regression tells what each certificate and each pound in hand has brought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from bradshaw.bots.expert import Budget, Expert
from bradshaw.core.action import Action
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.registry import title as title_called
from bradshaw.eighteen.actions import PASS
from bradshaw.games.g1860.judgement.opening import MEASURES, Learned, Results, measures
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot, lots
from bradshaw.games.g1860.state import Isle
from bradshaw.learning.weights import TO_DOUBT, solve

LIMITS = 26
"""Players bid up to a number of steps of £5 drawn from those below a number that is itself below this."""
STIFFNESS = 5.0
"""How much evidence it takes to bring a weight away from nothing, in rows."""


class Task(NamedTuple):
    """A game to learn from."""

    players: int
    seed: int


class Seen(NamedTuple):
    """What each seat had after the auction, and at the end."""

    rows: tuple[tuple[float, ...], ...]
    scores: tuple[int, ...]


def drawn(state: Isle, limits: dict[object, int], chance: Chance) -> Action:
    """What is done in the auction by chance. `limits`: how far each player bids in each auction."""
    frame = state.frames[-1]
    if isinstance(frame, Bidding):
        auction = frame.bidder, sum(map(len, lots(state)))
        if auction not in limits:
            limits[auction] = 5 * chance.below(2 + chance.below(LIMITS - 2))
        low, high = frame.bounds(state)
        return frame.offer(low) if low <= min(high, limits[auction]) else PASS
    assert isinstance(frame, ChooseLot)
    by_certificate: dict[str, list[Action]] = {}
    for action in frame.choices(state).actions:
        name = next(word for word in msgspec.to_builtins(action).values() if word in MEASURES)
        by_certificate.setdefault(name, []).append(action)
    names = sorted(by_certificate)
    pars = by_certificate[names[chance.below(len(names))]]
    return pars[chance.below(len(pars))]


def game(task: Task) -> Seen:
    """What one game teaches."""
    title, players, chance = title_called("1860"), task.players, Chance(task.seed)
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], chance.below(SEED_LIMIT)).state
    assert isinstance(state, Isle)
    bots = [Expert("expert", chance.below(SEED_LIMIT), Budget(None, 1)) for _ in range(players)]
    limits: dict[object, int] = {}
    while not state.stock_rounds:
        advance(state, drawn(state, limits, chance), SILENCE)
    rows = tuple(tuple(measures(state, seat)) for seat in range(players))
    while (outcome := title.outcome(state)) is None:
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    return Seen(rows, tuple(outcome.scores))


def fit(seen: Mapping[int, Sequence[Seen]], made_by: Mapping[str, str | int | float]) -> Learned:
    """What these games teach, by their numbers of players.

    A certificate is taken to bring as many pounds whatever the number of players: each number alone has too few games.
    """
    size = len(MEASURES)
    rows, ahead = list[list[float]](), list[float]()
    for players, games in seen.items():
        for one in games:
            means = [sum(column) / players for column in zip(*one.rows, strict=True)]
            mean = sum(one.scores) / players
            rows += [[own - middle for own, middle in zip(row, means, strict=True)] for row in one.rows]
            ahead += [score - mean for score in one.scores]
    squares = [sum(row[k] ** 2 for row in rows) / len(rows) + 1e-9 for k in range(size)]
    matrix = [
        [sum(row[k] * row[j] for row in rows) + (STIFFNESS * squares[k] if j == k else 0.0) for j in range(size)]
        for k in range(size)
    ]
    vector = [sum(row[k] * result for row, result in zip(rows, ahead, strict=True)) for k in range(size)]
    worths = solve(matrix, vector)
    errors = iter(
        result - sum(worth * one for worth, one in zip(worths, row, strict=True))
        for row, result in zip(rows, ahead, strict=True)
    )
    results = []
    for players, games in seen.items():
        mean = sum(score for one in games for score in one.scores) / (players * len(games))
        off = [next(errors) for _ in range(players * len(games))]
        deviation = (sum(error * error for error in off) / len(off)) ** 0.5 / mean
        results.append(Results(players, len(games), round(mean, 1), round(TO_DOUBT * deviation, 4)))
    shown = {name: round(worth, 3) for name, worth in zip(MEASURES, worths, strict=True)}
    return Learned(shown, tuple(results), made_by)
