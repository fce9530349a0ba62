"""Why an expert plays what it plays: what it expects, what else it thought of, and what decides between the two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bradshaw.bots.foresight import LEAST_SCALE, Foresight
from bradshaw.bots.turns import Turn
from bradshaw.core.action import Action
from bradshaw.core.messages import Text, message
from bradshaw.core.state import State
from bradshaw.core.title import Title

TERMS = 3
"""At most this many terms are told."""
NOTICEABLE = 0.5
"""Terms that count less money are not told."""


class Term(msgspec.Struct, frozen=True):
    """Something that speaks for the choice, or against it, and how much in money at the end of the game."""

    about: Text
    amount: int


class Reasons(msgspec.Struct, frozen=True):
    """Facts about one choice."""

    seat: int
    now: tuple[int, ...]
    """What each seat was expected to be worth at the end before the choice."""
    after: tuple[int, ...]
    """And after the turn that it begins."""
    chance: float
    """The seat's chance to win then."""
    other: Action | None
    """How the best turn begins that begins otherwise."""
    cost: int
    """What that would cost the seat by its share of what the table is expected to have at the end."""
    terms: tuple[Term, ...]
    """What decides between the two, the weightiest first; without another turn, what the choice changes."""

    def told(self, title: Title[Any], players: Sequence[str] = ()) -> list[Text]:
        """The facts as messages to the player of the seat; what all can expect only if their names are given."""
        seat = self.seat
        said: list[Text] = [message("core-reason-worth", now=self.now[seat], after=self.after[seat])]
        if len(self.after) > 1:
            said.append(message("core-reason-chance", percent=round(100 * self.chance)))
            if players:
                said.append(self.everybody(players))
        if self.other is not None:
            said.append(message("core-reason-instead", action=title.name_of(self.other), cost=self.cost))
        return [*said, *self.deciding()]

    def everybody(self, players: Sequence[str]) -> Text:
        """What all can expect after it."""
        worths = zip(players, self.after, strict=True)
        told = tuple(message("core-reason-player", player=player, worth=worth) for player, worth in worths)
        return message("core-reason-everybody", worths=told)

    def deciding(self) -> list[Text]:
        """The terms that decide, as one message, if there are any."""
        listed = tuple(message("core-reason-term", term=one.about, amount=one.amount) for one in self.terms)
        return [message("core-reason-terms", terms=listed)] if listed else []


def rounded(worths: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(worth) for worth in worths)


def mean(worths: Sequence[float]) -> float:
    return sum(worths) / len(worths)


def loss(better: Sequence[float], worse: Sequence[float], seat: int, scale: float | None = None) -> float:
    """What a seat loses between two expectations of everybody's worth: its share of the table, in money.

    How much the whole table will have is the least certain part of an expectation and matters to nobody's place, so
    both are brought to the same: to what is expected in the better case, or to `scale` for each player.
    """
    if len(better) == 1:
        return better[seat] - worse[seat]
    high, low = mean(better), mean(worse)
    if min(high, low) < LEAST_SCALE:
        return (better[seat] - high) - (worse[seat] - low)
    return (better[seat] / high - worse[seat] / low) * (high if scale is None else scale)


def reasons(foresight: Foresight, state: State, chosen: Turn, other: Turn | None, chance: float) -> Reasons:
    """Why a turn was chosen rather than another."""
    seat = state.frames[-1].actor(state)
    now, after = foresight.outlook(state), chosen.outlook
    with_it = foresight.terms(chosen.state, seat)
    without = foresight.terms(state if other is None else other.state, seat)
    sums: dict[Text, float] = {}
    if with_it and without:
        for name, about in foresight.expertise.terms.items():
            sums[about] = sums.get(about, 0.0) + with_it[name] - without[name]
    weighty = sorted(sums.items(), key=lambda item: -abs(item[1]))[:TERMS]
    cost = 0.0 if other is None else max(0.0, loss(after.worths, other.outlook.worths, seat))
    return Reasons(
        seat,
        rounded(now.worths),
        rounded(after.worths),
        chance,
        None if other is None else other.actions[0],
        round(cost),
        tuple(Term(about, round(amount)) for about, amount in weighty if abs(amount) >= NOTICEABLE),
    )
