"""Ending the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.log import Log
from bradshaw.core.messages import Message, message
from bradshaw.core.outcome import Outcome
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import EmuBayAction
from bradshaw.games.emubay.components import CHARTERS, CONDITIONS_NEEDED, DATA, DECK, INDEPENDENTS
from bradshaw.games.emubay.rules.frames import EmuBayFrame
from bradshaw.games.emubay.state import EmuBay, player_account

FEW_CUBES = 3
FEW_BONDS = 2
EMPTY_CHARTERS = 3
BANKRUPTCY = "bankruptcy"
STALEMATE = "stalemate"
REASON_TEXT: Final = {
    "bonds": message("emubay-condition-bonds", most=FEW_BONDS),
    "resource": message("emubay-condition-cubes", most=FEW_CUBES),
    "shares": message("emubay-condition-shares"),
    "track": message("emubay-condition-track", charters=EMPTY_CHARTERS),
    BANKRUPTCY: message("emubay-end-bankruptcy"),
    STALEMATE: message("emubay-end-stalemate"),
}
"""The end conditions, and what else ends the game."""


def told(reasons: Iterable[str]) -> tuple[Message, ...]:
    """End conditions, or why the game is over."""
    return tuple(REASON_TEXT[reason] for reason in reasons)


def empty_charters(state: EmuBay) -> int:
    """How many of the four charters hold no track: EBR, L&W, TMLC and that of the independents."""
    empty = 0 if any(state.narrow[CHARTERS:]) else 1
    for company in range(CHARTERS):
        if not state.regular[company] and not state.narrow[company]:
            empty += 1
    return empty


class Condition(msgspec.Struct, frozen=True):
    """An end condition, and how far the game is from it."""

    id: str
    now: int
    limit: int
    """Where it holds."""
    start: int
    """Where it stood when the game began."""
    rising: bool = False
    """Whether it is reached from below."""

    @property
    def holds(self) -> bool:
        return self.now >= self.limit if self.rising else self.now <= self.limit


_SHARES: Final = sum(company.shares_ordinary for company in DATA.companies) + len(INDEPENDENTS)


def progress(state: EmuBay) -> tuple[Condition, ...]:
    """The four end conditions."""
    cubes = sum(state.cubes)
    return (
        Condition("bonds", state.supply.bit_count(), FEW_BONDS, len(DECK)),
        Condition("resource", cubes, FEW_CUBES, cubes + sum(state.resources)),
        Condition("shares", sum(state.available), 0, _SHARES),
        Condition("track", empty_charters(state), EMPTY_CHARTERS, 0, rising=True),
    )


def conditions(state: EmuBay) -> tuple[str, ...]:
    """The end conditions that hold now."""
    return tuple([condition.id for condition in progress(state) if condition.holds])


class GameOver(EmuBayFrame, frozen=True, tag="game_over"):
    """Nothing more can be done."""

    player: int
    """Who moved last."""
    reasons: tuple[str, ...]

    def choices(self, state: EmuBay) -> Choices:
        return NOTHING

    def legal(self, state: EmuBay, action: EmuBayAction) -> bool:
        return False

    def explain(self, state: EmuBay, action: EmuBayAction) -> Refusal:
        return self._over()

    def not_your_turn(self, state: EmuBay, seat: int) -> Refusal:
        return self._over()

    def _over(self) -> Refusal:
        return Refusal(_rule_of_end(self.reasons), message("emubay-refusal-over", reasons=told(self.reasons) or None))


def _rule_of_end(reasons: tuple[str, ...]) -> str:
    if not reasons:
        return "emubay.sequence.next-player"
    rules = {BANKRUPTCY: "emubay.end.bankruptcy", STALEMATE: "emubay.end.stalemate"}
    return rules.get(reasons[0], "emubay.end.two-conditions")


def end_game(state: EmuBay, seat: int, reasons: tuple[str, ...], log: Log) -> None:
    state.frames[:] = [GameOver(seat, reasons)]
    log.note("game_over", _rule_of_end(reasons), reasons=list(reasons), cash=list(money(state)))


def after_dividends(state: EmuBay, seat: int, bankrupt: bool, log: Log) -> bool:
    """Look at the end conditions after a Pay dividends action. True if the game is over."""
    holding = conditions(state)
    if bankrupt:
        end_game(state, seat, (BANKRUPTCY,), log)
        return True
    if holding:
        log.note("conditions", "emubay.dividends.check-end", holding=list(holding))
    if len(holding) >= CONDITIONS_NEEDED:
        end_game(state, seat, holding, log)
        return True
    return False


def money(state: EmuBay) -> tuple[int, ...]:
    """The cash of each player."""
    return tuple(state.cash[player_account(0) : player_account(state.players)])


def outcome(state: EmuBay) -> Outcome | None:
    """Most money wins; those who are equal share the victory."""
    frame = state.frames[-1]
    if not isinstance(frame, GameOver):
        return None
    scores = money(state)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(told(frame.reasons), scores, winners)
