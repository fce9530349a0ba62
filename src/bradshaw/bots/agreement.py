"""How often an expert agrees with what was played in a game: its first choice, or one of its first three."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from bradshaw.bots.expert import Expert
from bradshaw.core.game import Game
from bradshaw.core.messages import Text

FEW = 3
"""This many of its first choices are looked at."""


class Compared(NamedTuple):
    """One decision of a game."""

    number: int
    """The action's number in the game, from 0."""
    kind: Text
    place: int | None
    """The place of what was played among the expert's choices, from 0; None if it did not think of it."""


class Agreement(NamedTuple):
    """Decisions of one kind: how many, and how many of them were the expert's first choice, or among its first."""

    decisions: int = 0
    first: int = 0
    among: int = 0

    def with_one(self, place: int | None) -> Agreement:
        near = place is not None and place < FEW
        return Agreement(self.decisions + 1, self.first + (place == 0), self.among + near)

    def __add__(self, other: object) -> Agreement:
        assert isinstance(other, Agreement)
        return Agreement(self.decisions + other.decisions, self.first + other.first, self.among + other.among)


def compared(game: Game[Any], bot: Expert) -> Iterator[Compared]:
    """Every decision of a game of a kind that its title names, compared with what the bot would have chosen."""
    title, expertise = game.title, game.title.expertise
    if expertise is None:
        return
    for number, played in enumerate(game.played):
        state = game.at(number).state
        kind = expertise.decision(state, played.action)
        if kind is None or len(state.frames[-1].choices(state)) < 2:
            continue
        signs = [title.sign(action) for action in bot.ranked(title, state)]
        sign = title.sign(played.action)
        yield Compared(number, kind, signs.index(sign) if sign in signs else None)


def by_kind(decisions: Iterable[Compared]) -> dict[Text, Agreement]:
    """Sums by kind of decision, in the order in which the kinds came up."""
    found: dict[Text, Agreement] = {}
    for one in decisions:
        found[one.kind] = found.get(one.kind, Agreement()).with_one(one.place)
    return found
