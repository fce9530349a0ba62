"""What a stock round remembers, alike in all 18xx games: who has sold what, and who has passed."""

from __future__ import annotations

from bradshaw.core.log import Log
from bradshaw.eighteen.state import AnyState


def with_member(sets: tuple[int, ...], seat: int, member: int) -> tuple[int, ...]:
    """The sets of all seats, with one more member in that of one seat."""
    return tuple(one | 1 << member if number == seat else one for number, one in enumerate(sets))


def passed_after(passed: int, seat: int, acted: bool, rule: str, log: Log) -> int:
    """The set of seats that passed when they last had a turn, now that one more turn is over."""
    if acted:
        return passed & ~(1 << seat)
    log.note("pass_turn", rule, seat)
    return passed | 1 << seat


def all_passed(state: AnyState, passed: int) -> bool:
    """Whether everybody has passed in turn, which ends the round."""
    return passed == (1 << state.players) - 1
