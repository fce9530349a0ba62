"""Review of a game: what every move made of everybody's prospects, what it cost, and what would have been better.

Each decision is judged apart, by turns that begin with it and by counted looks, so that a review can be made in parts
and comes out the same however it is cut. It knows all that is hidden during play.

What a review tells in money are shares of the table: of what all had at the end, so that early and late moves compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Any

import msgspec

from bradshaw.bots.expert import Budget, Expert, Weighed
from bradshaw.bots.foresight import LEAST_SCALE, Foresight
from bradshaw.bots.reasons import Term, loss, mean, reasons
from bradshaw.core.action import Action
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.core.messages import Text, message
from bradshaw.core.state import State
from bradshaw.core.title import Title

LOOKS = 1
"""How far the expert looks ahead at each decision unless somebody says otherwise."""
LEAST_SHARE = 1 / 3
"""A result that is less than this of what was usually expected is no measure of money."""
OTHER = message("core-review-other")
"""The kind of decisions that a title does not tell apart."""


class Step(msgspec.Struct, frozen=True):
    """One action of a better turn."""

    action: Any
    """As JSON has it."""
    text: Text
    spot: str
    """Where on the table it happens; empty if nowhere in particular."""


class Better(msgspec.Struct, frozen=True):
    """The turn that the expert would have played."""

    steps: tuple[Step, ...]
    """What the player does in it, from the decision on."""
    expected: tuple[float, ...]
    """What each seat would have been expected to be worth at the end."""
    chance: float
    """The player's chance to win."""
    terms: tuple[Term, ...]
    """What speaks for it against the move that was played, the weightiest first."""


class Judged(msgspec.Struct, frozen=True):
    """One decision of a game."""

    number: int
    """How many actions had been made before it."""
    seat: int
    kind: Text
    played: Text
    """What was chosen, as its player saw it."""
    expected: tuple[float, ...]
    """What each seat was expected to be worth at the end after it, if its player goes on well."""
    chances: tuple[float, ...]
    """Each seat's chance to win then."""
    cost: int
    """What the player lost by it, in worth at the end."""
    lost: float
    """And in chance to win."""
    better: Better | None
    """None if nothing better was found."""


class Sums(msgspec.Struct, frozen=True):
    """How well a player decided."""

    decisions: int
    agreed: int
    """Those for which nothing better was found."""
    cost: int


class KindSum(Sums, frozen=True):
    """Decisions of one kind."""

    kind: Text


class Summary(Sums, frozen=True):
    """All decisions of one player."""

    seat: int
    kinds: tuple[KindSum, ...]


class Review(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    players: tuple[str, ...]
    looks: int
    over: bool
    """Whether the game was played to its end."""
    expected: tuple[tuple[float, ...], ...]
    """What each seat was expected to be worth at the end, before the first action and after each."""
    chances: tuple[tuple[float, ...], ...]
    """And its chance to win."""
    decisions: tuple[Judged, ...]
    summaries: tuple[Summary, ...]

    def costliest(self, count: int) -> list[Judged]:
        """The decisions that cost their players most, the worst first."""
        found = [one for one in self.decisions if one.better is not None]
        return sorted(found, key=lambda one: (-one.cost, one.number))[:count]


def judged(game: Game[Any], first: int = 0, looks: int = LOOKS) -> Iterator[Judged | None]:
    """What there is to say of each action of a game, from a number on; None of those that decided nothing."""
    if first > game.number:
        return
    there = game.at(first)
    played = game.played
    while there.number < game.number:
        action = played[there.number - game.before].action
        yield _judged(there, action, looks)
        there.redo()


def _judged(game: Game[Any], action: Action, looks: int) -> Judged | None:
    """One decision, where the game stands."""
    title, state = game.title, game.state
    seat = state.frames[-1].actor(state)
    if seat == NOBODY or len(state.frames[-1].choices(state)) < 2:
        return None
    foresight = Foresight(title)
    thoughts = foresight.considered(state)
    sign = title.sign(action)
    if len(thoughts) == 1 and title.sign(thoughts[0]) == sign:
        return None
    expert = Expert("expert", game.seed * 1_000_003 + game.number, Budget(None, looks))
    found = expert.weigh(title, state, action)
    best = found[0]
    made = next(one for one in found if title.sign(one.actions[0]) == sign)
    cost = max(0.0, loss(best.outlook.worths, made.outlook.worths, seat))
    kind = None if title.expertise is None else title.expertise.decision(state, action)
    return Judged(
        number=game.number,
        seat=seat,
        kind=kind or OTHER,
        played=title.describe(state, action),
        expected=_figures(made.outlook.worths),
        chances=_parts(made.outlook.chances),
        cost=round(cost),
        lost=round(max(0.0, best.outlook.chances[seat] - made.outlook.chances[seat]), 4),
        better=_better(foresight, state, best, made) if cost > 0 else None,
    )


def _better(foresight: Foresight, state: State, best: Weighed, made: Weighed) -> Better:
    seat = state.frames[-1].actor(state)
    chance = round(best.outlook.chances[seat], 4)
    why = reasons(foresight, state, best.turn, made.turn, chance)
    return Better(_steps(foresight, state, best.actions), _figures(best.outlook.worths), chance, why.terms)


def _steps(foresight: Foresight, state: State, actions: Sequence[Action]) -> tuple[Step, ...]:
    """The player's actions of a turn, as people would choose them one after the other."""
    title, seat = foresight.title, state.frames[-1].actor(state)
    steps: list[Step] = []
    there = state.copy()
    for action in actions:
        # What others are asked in between is answered as the turn was thought of.
        while (
            there.frames[-1].actor(there) != seat and (reply := foresight.expertise.expected_reply(there)) is not None
        ):
            advance(there, reply, SILENCE)
        action = listed(title, there, action)
        text = title.name_of(action) if steps else title.describe(there, action)
        steps.append(Step(msgspec.to_builtins(action), text, title.spot(action)))
        advance(there, action, SILENCE)
    return tuple(steps)


def listed(title: Title[Any], state: State, action: Action) -> Action:
    """Of actions with the same effect the one that people are offered, so that it can be shown where it stands."""
    offered = state.frames[-1].choices(state).distinct(title.sign).actions
    return next((one for one in offered if title.sign(one) == title.sign(action)), action)


def assembled(game: Game[Any], decisions: Sequence[Judged], looks: int = LOOKS) -> Review:
    """A review from all decisions of a game, in the money that its players had at the end."""
    foresight = Foresight(game.title)
    scale = _scale(game, decisions)
    decisions = [_scaled(one, scale) for one in decisions]
    outlook = foresight.outlook(game.at(game.before).state)
    course = [(_in_money(outlook.worths, scale), _parts(outlook.chances))]
    by_number = {one.number: one for one in decisions}
    for number in range(game.before, game.number):
        one = by_number.get(number)
        course.append(course[-1] if one is None else (one.expected, one.chances))
    over = game.outcome is not None
    if over:
        outlook = foresight.outlook(game.state)
        course[-1] = tuple(round(worth) for worth in outlook.worths), _parts(outlook.chances)
    expected, chances = zip(*course, strict=True)
    summaries = tuple(_summary(seat, decisions) for seat in range(len(game.players)))
    return Review(tuple(game.players), looks, over, expected, chances, tuple(decisions), summaries)


def _scale(game: Game[Any], decisions: Sequence[Judged]) -> float:
    """What each player had at the end on the average; where that is little or unknown, what was usually expected."""
    usual = median([mean(one.expected) for one in decisions] or [0.0])
    final = 0.0 if game.outcome is None else mean(game.outcome.scores)
    return max(LEAST_SCALE, final if final >= LEAST_SHARE * usual else usual)


def _scaled(one: Judged, scale: float) -> Judged:
    """A decision in the money of the whole review."""
    better, expected = one.better, _in_money(one.expected, scale)
    if better is None:
        return msgspec.structs.replace(one, expected=expected, cost=0)
    cost = max(0, round(loss(better.expected, one.expected, one.seat, scale)))
    if not cost:
        return msgspec.structs.replace(one, expected=expected, cost=0, better=None)
    terms = better.terms
    usual = mean(better.expected)
    if len(expected) > 1 and usual >= LEAST_SCALE:
        amounts = ((term.about, round(term.amount * scale / usual)) for term in terms)
        terms = tuple(Term(about, amount) for about, amount in amounts if amount)
    better = msgspec.structs.replace(better, expected=_in_money(better.expected, scale), terms=terms)
    return msgspec.structs.replace(one, expected=expected, cost=cost, better=better)


def _in_money(worths: Sequence[float], scale: float) -> tuple[float, ...]:
    """Expected worths, brought to what the table has in this review; of somebody who plays alone as they are."""
    usual = mean(worths)
    if len(worths) == 1 or usual < LEAST_SCALE:
        return tuple(round(worth) for worth in worths)
    return tuple(round(worth * scale / usual) for worth in worths)


def _figures(worths: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(worth, 2) for worth in worths)


def _parts(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def review(game: Game[Any], looks: int = LOOKS) -> Review:
    """Judge a whole game."""
    return assembled(game, [one for one in judged(game, looks=looks) if one is not None], looks)


def _summary(seat: int, decisions: Iterable[Judged]) -> Summary:
    own = [one for one in decisions if one.seat == seat]
    by_kind: dict[Text, list[Judged]] = {}
    for one in own:
        by_kind.setdefault(one.kind, []).append(one)
    kinds = tuple(KindSum(*_sums(some), kind) for kind, some in by_kind.items())
    return Summary(*_sums(own), seat, kinds)


def _sums(decisions: Sequence[Judged]) -> tuple[int, int, int]:
    """How many decisions, for how many of them nothing better was found, and what they cost."""
    return len(decisions), sum(one.better is None for one in decisions), sum(one.cost for one in decisions)
