"""What the frames of Emu Bay have in common."""

from __future__ import annotations

from collections.abc import Callable

from bradshaw.core.errors import quoted
from bradshaw.core.frame import Frame
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import EmuBayAction
from bradshaw.games.emubay.components import ALL, CHARTERS, LABEL
from bradshaw.games.emubay.state import EmuBay

_ALL_COMPANIES = tuple(range(ALL))


class EmuBayFrame(Frame[EmuBay, EmuBayAction], frozen=True):
    """A frame of Emu Bay in which one player decides."""

    def not_your_turn(self, state: EmuBay, seat: int) -> Refusal:
        if type(seat) is not int or not 0 <= seat < state.players:
            return Refusal("emubay.setup.players", message("emubay-refusal-unknown-seat", players=state.players))
        return Refusal("emubay.sequence.next-player", message("emubay-refusal-another-turn"))


def left_of(state: EmuBay, seat: int) -> int:
    """The next player."""
    return (seat + 1) % state.players


def companies_of(state: EmuBay, seat: int) -> list[int]:
    """The companies and independents of which the player holds a share."""
    start = seat * ALL
    shares = state.shares[start : start + ALL]
    return [company for company in _ALL_COMPANIES if shares[company]]


def any_company(state: EmuBay, seat: int, can: Callable[[EmuBay, int], bool]) -> bool:
    """Whether one of the player's companies can do something."""
    for company in companies_of(state, seat):  # noqa: SIM110 -- a generator would take half as long again
        if can(state, company):
            return True
    return False


def unknown_company(name: str, rule: str) -> Refusal:
    return Refusal(rule, message("emubay-refusal-unknown-company", name=quoted(name)[:20], companies=LABEL))


def why_not_in_play(state: EmuBay, independent: int, rule: str) -> Refusal:
    """Why an independent does nothing of its own: it has merged, or by the rule given because nobody has bought it."""
    label = LABEL[independent]
    if independent < CHARTERS + state.sold:
        into = LABEL[state.merged_into[independent]]
        return Refusal("emubay.merge.transfer", message("emubay-refusal-merged", company=label, into=into))
    return Refusal(rule, message("emubay-refusal-unsold", company=label))


def no_share(company: int, rule: str) -> Refusal:
    return Refusal(rule, message("emubay-refusal-no-share", company=LABEL[company]))
