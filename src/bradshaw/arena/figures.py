"""What came of many matches: win shares, final worths and ratings of the bots, and how the games went."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from bradshaw.arena.match import Result
from bradshaw.core.outcome import places

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of a 95 % interval."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is taken to be, and the standard deviation of that."""

    mean: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - CONFIDENCE * self.deviation, self.mean + CONFIDENCE * self.deviation


class BotFigures(msgspec.Struct, frozen=True):
    """A bot in some matches."""

    bot: str
    wins: float
    """A shared victory counts as a part of a win."""
    worths: tuple[int, ...]
    """At the end of each game, of each seat that it had."""
    seats: tuple[tuple[float, int], ...]
    """Its wins and its games by the place at the table."""
    forfeits: int
    rating: Rating | None
    course: tuple[tuple[int, float], ...]
    """Its rating after each match that it played, by the number of the match."""

    @property
    def games(self) -> int:
        """Counted once for each of its seats."""
        return len(self.worths)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def worth(self) -> tuple[float, float, float]:
        """Its mean final worth, and the 95 % interval of that."""
        mean = fmean(self.worths)
        spread = CONFIDENCE * stdev(self.worths) / sqrt(self.games) if self.games > 1 else 0.0
        return mean, mean - spread, mean + spread


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    rate, weight = wins / games, CONFIDENCE**2 / games
    centre = (rate + weight / 2) / (1 + weight)
    spread = CONFIDENCE * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def figures(results: Sequence[Result]) -> list[BotFigures]:
    """Every bot of some matches, the one that wins most first."""
    wins: defaultdict[str, float] = defaultdict(float)
    worths: dict[str, list[int]] = {}
    seats: dict[str, dict[int, list[float]]] = {}
    forfeits: Counter[str] = Counter()
    for result in results:
        for seat, bot in enumerate(result.bots):
            part = 1 / len(result.winners) if seat in result.winners else 0.0
            wins[bot] += part
            worths.setdefault(bot, []).append(result.scores[seat])
            seats.setdefault(bot, {}).setdefault(seat, []).append(part)
        forfeits.update(result.bots[forfeit.seat] for forfeit in result.forfeits)
    courses = rated(results)
    most = max((len(result.bots) for result in results), default=0)
    found = [
        BotFigures(
            bot,
            wins[bot],
            tuple(worths[bot]),
            tuple((sum(seats[bot].get(seat, ())), len(seats[bot].get(seat, ()))) for seat in range(most)),
            forfeits[bot],
            courses[bot][-1][1] if bot in courses else None,
            tuple((number, rating.mean) for number, rating in courses.get(bot, ())),
        )
        for bot in worths
    ]
    return sorted(found, key=lambda one: (-one.share, one.bot))


def is_rating() -> bool:
    """Whether ratings can be worked out here."""
    return find_spec("openskill") is not None


def rated(results: Iterable[Result]) -> Mapping[str, list[tuple[int, Rating]]]:
    """The rating of every bot after each of its matches, by Plackett and Luce; empty where no ratings are installed.

    A bot that sits twice at a table takes the mean of what both seats would do to its rating.
    """
    if not is_rating():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    courses: dict[str, list[tuple[int, Rating]]] = {}
    for number, result in enumerate(results, 1):
        if len(set(result.bots)) == 1:
            continue
        for bot in result.bots:
            known.setdefault(bot, model.rating())
        after = model.rate([[known[bot]] for bot in result.bots], ranks=ranks(result))
        for bot in dict.fromkeys(result.bots):
            own = [after[seat][0] for seat, other in enumerate(result.bots) if other == bot]
            known[bot] = model.rating(mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own))
            courses.setdefault(bot, []).append((number, Rating(known[bot].mu, known[bot].sigma)))
    return courses


def ranks(result: Result) -> list[float]:
    """The place of every seat, from 1: winners first, then by score, those who forfeited last; equals share one."""
    out = {forfeit.seat for forfeit in result.forfeits}
    found = places(result.scores, result.winners, out)
    order = sorted(set(found))
    return [float(order.index(one) + 1) for one in found]
