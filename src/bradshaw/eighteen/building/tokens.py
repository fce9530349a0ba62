"""Tokens in the circles of stations, and a company's token step."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence, Set
from typing import Any, ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.building.refusals import unknown_hex
from bradshaw.eighteen.rounds.frames import OptionalStep
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


def first_free(circles: Iterable[int], taken: Container[int]) -> int | None:
    """The first circle without a token."""
    return next((circle for circle in circles if circle not in taken), None)


def full_stations(net: Network, tokens: Iterable[int], own: Iterable[int]) -> set[int]:
    """The stops whose circles are all taken by `tokens`, and which are none of a company's own."""
    counts: dict[int, int] = {}
    for stop in tokens:
        counts[stop] = counts.get(stop, 0) + 1
    return {stop for stop, count in counts.items() if count >= net.stops[stop].circles}.difference(own)


class TokenStep(OptionalStep[S, A], Generic[S, A], frozen=True):
    """At most one token, in a station that the company's track leads to."""

    rule_of_map: ClassVar[str]

    def sites(self, state: S) -> Sequence[Action]:
        """Every token that the company could place."""
        raise NotImplementedError

    def refuse_site(self, state: S, place: int, action: Any) -> Refusal | None:
        """Why the company may not place a token in a hex, whatever its track leads to."""
        raise NotImplementedError

    def reached(self, state: S) -> Set[int]:
        """The stops that the company's track leads to."""
        raise NotImplementedError

    def stop(self, state: S, place: int, action: Any) -> int:
        """The station that an action names."""
        raise NotImplementedError

    def out_of_reach(self, state: S, action: Any) -> Refusal:
        """Why a station that no track leads to cannot have a token."""
        raise NotImplementedError

    def choices(self, state: S) -> Choices:
        return Choices([PASS, *self.sites(state)])

    def refuse_deed(self, state: S, action: Any) -> Refusal | None:
        place = state.geography.number.get(action.hex)
        if place is None:
            return unknown_hex(self.rule_of_map, action.hex)
        refusal = self.refuse_site(state, place, action)
        if refusal is None and self.stop(state, place, action) not in self.reached(state):
            return self.out_of_reach(state, action)
        return refusal
