"""What the players can be expected to be worth at the end: measures of the position, weighed as play has taught.

For each seat a title's expertise measures the position in money. The weights say what each measure counts towards the
final worth, all relative to the table, and change with the progress of the game: they are given at a few points of it
and run in straight lines between them. Where a network has been taught what shares are worth, it judges instead.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

import msgspec

from bradshaw.bots.candidates import considered
from bradshaw.bots.network import Judge, Network
from bradshaw.bots.opponents import Opponents
from bradshaw.bots.standing import HAIR, alone, chances
from bradshaw.core.action import Action
from bradshaw.core.errors import BradshawError
from bradshaw.core.expertise import Expertise, TurnTree
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import message
from bradshaw.core.state import State
from bradshaw.core.title import Title

FILE = "weights.json"
NETWORK_FILE = "network.json"
OPPONENTS_FILE = "opponents.json"
MOST_KEPT = 512
"""Of this many positions it is kept what they lead to, and of as many what is compared there: moves in another order,
auctions and looks lead to the same positions again and again."""
_CONTENT = msgspec.msgpack.Encoder()
CLOSE = 0.025
"""By how much of the table's mean two sums must differ to tell the likelier winner clearly, where the end is added up.

In 1860 results were 3.1 % of the mean off such sums, and 4.1 % off what was judged there."""
LEAST_SCALE = 1.0
"""Nobody's worth is measured against a table that is worth less."""


class BadWeights(BradshawError):
    """Weights that cannot be read, or that belong to other measures."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What play has taught, and how it was taught."""

    title: str
    measures: tuple[str, ...]
    points: tuple[float, ...]
    """The points of progress for which all else is given, in ascending order."""
    weights: tuple[tuple[float, ...], ...]
    """For each point what a pound of each measure counts, both against the mean of the table."""
    level: tuple[float, ...]
    """For each point how much more the table has at the end than it is judged worth."""
    doubt: tuple[float, ...]
    """For each point by how much of the table's mean two outlooks must differ to tell the likelier winner clearly."""
    made_by: Mapping[str, str | int | float] = {}
    """The run that made them."""

    def at(self, progress: float) -> tuple[Sequence[float], float, float]:
        """Weights, level and doubt at a point of the game."""
        points = self.points
        place = 0
        while place < len(points) - 2 and progress > points[place + 1]:
            place += 1
        if len(points) == 1:
            return self.weights[0], self.level[0], self.doubt[0]
        part = (progress - points[place]) / (points[place + 1] - points[place])
        part = max(0.0, min(1.0, part))
        rest = 1 - part
        low, high = self.weights[place], self.weights[place + 1]
        return (
            [rest * one + part * other for one, other in zip(low, high, strict=True)],
            rest * self.level[place] + part * self.level[place + 1],
            rest * self.doubt[place] + part * self.doubt[place + 1],
        )


def untaught(title: str, measures: Sequence[str]) -> Weights:
    """The weights before anything is learned: the title's own judgement."""
    row = (1.0, *(0.0,) * (len(measures) - 1))
    return Weights(title, tuple(measures), (0.0, 1.0), (row, row), (1.0, 1.0), (0.15, 0.03))


def read_weights(data: bytes, title: Title[Any]) -> Weights:
    """Weights from a file. Raises BadWeights."""
    expertise = title.expertise
    measures = () if expertise is None else tuple(expertise.terms)
    try:
        weights = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise BadWeights(message("core-error-weights-unreadable", game=title.id, reason=str(error))) from error
    rows = {len(weights.points), len(weights.weights), len(weights.level), len(weights.doubt)}
    fits = weights.measures == measures and len(rows) == 1 and all(len(row) == len(measures) for row in weights.weights)
    rising = all(one < other for one, other in zip(weights.points, weights.points[1:], strict=False))
    if weights.title != title.id or not fits or not rising or not weights.points or min(weights.doubt) <= 0:
        raise BadWeights(message("core-error-weights-other", game=title.id))
    return weights


N = TypeVar("N", Network, Opponents)


def read_network(data: bytes, title: Title[Any], kind: type[N]) -> N:
    """A network from a file. Raises BadWeights."""
    try:
        network = msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise BadWeights(message("core-error-weights-unreadable", game=title.id, reason=str(error))) from error
    if not network.fits(title):
        raise BadWeights(message("core-error-weights-other", game=title.id))
    return network


class _Plain(Expertise[Any]):
    """What is known of a title that declares no expertise: its own judgement."""

    terms = {"judged": message("core-measure-judged")}  # noqa: RUF012 -- declared as every expertise declares its own

    def __init__(self, title: Title[Any]) -> None:
        self._title = title

    def measure(self, state: State) -> Sequence[Sequence[float]]:
        return [(worth,) for worth in self._title.evaluate(state)]

    def progress(self, state: State) -> float:
        return 0.0


class Outlook(NamedTuple):
    """What is expected of a position: each seat's worth at the end, and its chance to win."""

    worths: Sequence[float]
    chances: Sequence[float]


class Foresight:
    """Judges positions of one title."""

    def __init__(self, title: Title[Any], taught: Weights | Network | None = None) -> None:
        """`taught`: what it judges by; what comes with the title, if not given."""
        self.title = title
        self.expertise: Expertise[Any] = title.expertise or _Plain(title)
        self.weights = taught if isinstance(taught, Weights) else shipped(title)
        self.judge = _shipped_judge(title)
        if taught is not None:
            self.judge = Judge(taught) if isinstance(taught, Network) else None
        self._outlooks: dict[bytes, Outlook] = {}
        self._considered: dict[tuple[bytes, int], Sequence[Action]] = {}

    def tree(self, state: State) -> TurnTree[Any] | None:
        """The tree behind a position, where the title has one and a network judges."""
        return None if self.judge is None else self.expertise.tree(state, self.judge.taught)

    def others_at_random(self, state: State) -> float:
        """How likely it is that all others move at random, as far as the one who decides can tell."""
        opponents = shipped_opponents(self.title)
        if opponents is None:
            return 0.0
        return opponents.at_random(self.expertise.play_seen(state, state.frames[-1].actor(state)))

    def considered(self, state: State, breadth: int = 1) -> Sequence[Action]:
        """What whoever decides now compares; the broader the search, the more."""
        key = _CONTENT.encode(state), breadth
        known = self._considered.get(key)
        if known is None:
            if len(self._considered) >= MOST_KEPT:
                self._considered.clear()
            known = self._considered[key] = self.expertise.plausible(state, breadth) or considered(self.title, state)
        return known

    def turn(self, state: State) -> Hashable:
        return self.expertise.turn(state)

    def settled(self, state: State) -> State:
        """The position once what is pending has ended as expected."""
        reply = self.expertise.expected_reply(state)
        if reply is None:
            return state
        turn, state = self.turn(state), state.copy()
        while reply is not None and self.turn(state) == turn:
            advance(state, reply, SILENCE)
            reply = self.expertise.expected_reply(state)
        return state

    def outlook(self, state: State) -> Outlook:
        """What a position leads to, as far as it can be told without looking ahead."""
        key = _CONTENT.encode(state)
        known = self._outlooks.get(key)
        if known is None:
            if len(self._outlooks) >= MOST_KEPT:
                self._outlooks.clear()
            known = self._outlooks[key] = self._look_at(state)
        return known

    def _look_at(self, state: State) -> Outlook:
        state = self.settled(state)
        outcome = self.title.outcome(state)
        if outcome is not None:
            scores = [float(score) for score in outcome.scores]
            if len(scores) == 1:
                return Outlook(scores, [alone(scores[0])])
            part = 1 / len(outcome.winners)
            won = [
                (part if seat in outcome.winners else 0.0) + HAIR * alone(score) for seat, score in enumerate(scores)
            ]
            return Outlook(scores, won)
        sure = self.expertise.added_up(state)
        if sure is not None:
            scale = max(LEAST_SCALE, sum(sure) / len(sure))
            return Outlook(sure, chances([one / scale for one in sure], CLOSE))
        if self.judge is not None:
            return self._judged(self.judge, state)
        rows = self.expertise.measure(state)
        if len(rows) == 1:
            return Outlook([rows[0][0]], [alone(rows[0][0])])
        weights, level, doubt = self.weights.at(self.expertise.progress(state))
        sums = [sum(map(float.__mul__, weights, map(float, row))) for row in rows]
        mean = sum(sums) / len(sums)
        scale = max(LEAST_SCALE, sum(row[0] for row in rows) / len(rows))
        parts = [(one - mean) / scale for one in sums]
        return Outlook([scale * level * (1 + part) for part in parts], chances(parts, doubt))

    def _judged(self, judge: Judge, state: State) -> Outlook:
        """The same by a network."""
        stakes = self.expertise.stakes(state)
        strengths, mood = judge.strengths(stakes)
        players = len(strengths)
        mean, expected = sum(strengths) / players, sum(stakes.cash) / players + mood.gain
        return Outlook([expected + mood.spread * (one - mean) for one in strengths], chances(strengths, 1.0))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """What each measure counts for a seat, in money at the end against the mean of the table; none at the end."""
        state = self.settled(state)
        if self.title.outcome(state) is not None or self.expertise.added_up(state) is not None:
            return {}
        if self.judge is not None:
            return self._terms_judged(self.judge, state, seat)
        rows = self.expertise.measure(state)
        weights, level, _ = self.weights.at(self.expertise.progress(state))
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        return {
            name: level * weight * (own - mean)
            for name, weight, own, mean in zip(self.expertise.terms, weights, rows[seat], means, strict=True)
        }

    def _terms_judged(self, judge: Judge, state: State, seat: int) -> dict[str, float]:
        stakes = self.expertise.stakes(state)
        _, mood = judge.strengths(stakes)
        of_all = [judge.terms(stakes, one, self.expertise) for one in range(len(stakes.cash))]
        return {
            name: mood.spread * (own - sum(one[name] for one in of_all) / len(of_all))
            for name, own in of_all[seat].items()
        }


@cache
def shipped_network(title: Title[Any]) -> Network | None:
    """The network that comes with a title, if one does."""
    return _shipped(title, NETWORK_FILE, Network)


@cache
def shipped_opponents(title: Title[Any]) -> Opponents | None:
    """What comes with a title to tell whether others move at random, if it does."""
    return _shipped(title, OPPONENTS_FILE, Opponents)


def _shipped(title: Title[Any], name: str, kind: type[N]) -> N | None:
    if title.expertise is None:
        return None
    file = files(title.expertise.package) / name
    return read_network(file.read_bytes(), title, kind) if file.is_file() else None


@cache
def _shipped_judge(title: Title[Any]) -> Judge | None:
    """One for all that judge by it: what it keeps serves them all, and takes some megabytes."""
    network = shipped_network(title)
    return None if network is None else Judge(network)


@cache
def shipped(title: Title[Any]) -> Weights:
    """The weights that come with a title; untaught ones if none do."""
    if title.expertise is None:
        return untaught(title.id, ("judged",))
    file = files(title.expertise.package) / FILE
    if not file.is_file():
        return untaught(title.id, tuple(title.expertise.terms))
    return read_weights(file.read_bytes(), title)
