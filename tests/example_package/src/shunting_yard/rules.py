"""The position, the actions and the frames of the game."""

from __future__ import annotations

from typing import Any, Self

from bradshaw.core.action import Action
from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.frame import Frame
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import NOBODY, Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.core.state import State

MOST_WAGONS = 3
CLEARED = 2
"""Pounds for the last wagon of a siding."""
SIDINGS = "ABCDE"


class Take(Action, frozen=True, tag="take"):
    """Take wagons from a siding."""

    siding: str
    wagons: int


class Yard(State):
    """How many wagons each siding holds."""

    players: int
    sidings: list[int]

    def copy(self) -> Self:
        return type(self)(self.frames.copy(), self.cash.copy(), self.players, self.sidings.copy())

    def canonical(self) -> Any:
        return self.frames, self.cash, self.players, self.sidings

    def wagons(self, siding: str) -> int:
        """The wagons in a siding, or 0 if there is no such siding."""
        number = SIDINGS.find(siding) if len(siding) == 1 else -1
        return self.sidings[number] if 0 <= number < len(self.sidings) else 0


class Turn(Frame[Yard, Take], frozen=True, tag="turn"):
    """A player takes wagons."""

    player: int

    def actor(self, state: Yard) -> int:
        return self.player

    def choices(self, state: Yard) -> Choices:
        return Choices(
            tuple(
                Take(siding, count)
                for siding, wagons in zip(SIDINGS, state.sidings, strict=False)
                for count in range(1, min(MOST_WAGONS, wagons) + 1)
            )
        )

    def legal(self, state: Yard, action: Take) -> bool:
        return 1 <= action.wagons <= min(MOST_WAGONS, state.wagons(action.siding))

    def explain(self, state: Yard, action: Take) -> Refusal:
        left = state.wagons(action.siding)
        if action.siding not in SIDINGS[: len(state.sidings)] or len(action.siding) != 1:
            sidings = tuple(SIDINGS[: len(state.sidings)])
            return refused("yard.setup.sidings", "yard-refusal-no-siding", siding=action.siding[:20], sidings=sidings)
        if 1 <= action.wagons <= MOST_WAGONS:
            return refused("yard.turn.wagons", "yard-refusal-wagons-left", siding=action.siding, left=left)
        return refused("yard.turn.wagons", "yard-refusal-wagons", most=MOST_WAGONS, wagons=action.wagons)

    def not_your_turn(self, state: Yard, seat: int) -> Refusal:
        if seat not in range(state.players):
            return refused("yard.setup.players", "yard-refusal-no-seat", players=state.players)
        return refused("yard.turn.in-turn", "yard-refusal-not-your-turn")

    def apply(self, state: Yard, action: Take, log: Log) -> None:
        number = SIDINGS.index(action.siding)
        state.sidings[number] -= action.wagons
        cleared = not state.sidings[number]
        pay(state, BANK, 1 + self.player, action.wagons, "yard.pay.wagon", log)
        log.note("take", "yard.turn.wagons", self.player, siding=action.siding, wagons=action.wagons)
        if cleared:
            pay(state, BANK, 1 + self.player, CLEARED, "yard.pay.cleared", log)
            log.note("cleared", "yard.pay.cleared", self.player, siding=action.siding, amount=CLEARED)
        state.frames[-1] = Turn((self.player + 1) % state.players)

    def settle(self, state: Yard, log: Log) -> bool:
        if any(state.sidings):
            return False
        log.note("over", "yard.end.empty", scores=state.cash[1:])
        state.frames[:] = [Over()]
        return True


class Over(Frame[Yard, Take], frozen=True, tag="over"):
    """All sidings are empty."""

    def actor(self, state: Yard) -> int:
        return NOBODY

    def choices(self, state: Yard) -> Choices:
        return NOTHING

    def legal(self, state: Yard, action: Take) -> bool:
        return False

    def explain(self, state: Yard, action: Take) -> Refusal:
        return refused("yard.end.empty", "yard-refusal-over")

    def not_your_turn(self, state: Yard, seat: int) -> Refusal:
        return refused("yard.end.empty", "yard-refusal-over")
