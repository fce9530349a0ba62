"""What a director often does in one go: leave steps of a company's turn out, or run and pay the revenue out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.choices import Course
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import message
from bradshaw.eighteen.actions import PASS, PAY
from bradshaw.eighteen.rounds.operating import CompanyTurn, Step
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.dividends import DividendStep
from bradshaw.eighteen.trains.running import RunStep


def courses(state: AnyState) -> Sequence[Course]:
    """The courses that a company's turn can take from here."""
    turn = turn_of(state)
    if turn is None:
        return ()
    if isinstance(state.frames[-1], RunStep):
        return _running(state, turn)
    if turn.latest in turn.building:
        passes = _passes(state, turn, turn.building)
        text = message("eighteen-together-skip", company=state.companies[turn.company])
    elif turn.latest in turn.closing:
        passes = _passes(state, turn, turn.closing)
        text = message("eighteen-together-done", company=state.companies[turn.company])
    else:
        return ()
    return (Course((PASS,) * passes, text),) if passes > 1 else ()


def turn_of(state: AnyState) -> CompanyTurn | None:
    """The turn of the company at whose step somebody decides now."""
    below = state.frames[-2] if len(state.frames) > 1 else None
    return below if isinstance(below, CompanyTurn) else None


def _running(state: AnyState, turn: CompanyTurn) -> Sequence[Course]:
    """The best runs, and their revenue paid out."""
    best: Any = next(iter(state.frames[-1].choices(state)))
    following = state.copy()
    _go_on(following, best)
    step = following.frames[-1]
    if not isinstance(step, DividendStep) or step.company != turn.company:
        return ()
    name = state.companies[turn.company]
    return (Course((best, PAY), message("eighteen-together-run", company=name, revenue=step.revenue)),)


def _passes(state: AnyState, turn: CompanyTurn, steps: tuple[Step, ...]) -> int:
    """How many passes leave out all of these steps that are still to come."""
    actor, passes = state.frames[-1].actor(state), 0
    following = state.copy()
    while True:
        now, top = turn_of(following), following.frames[-1]
        still = now is not None and now.company == turn.company and now.latest in steps
        if not still or top.actor(following) != actor or not top.legal(following, PASS):
            return passes
        passes += 1
        _go_on(following, PASS)


def _go_on(state: AnyState, action: Action) -> None:
    """Carry an action out, and what follows from it until the turn is over: the next one may take long to work out."""
    below = len(state.frames) - 2
    state.frames[-1].apply(state, action, SILENCE)
    while len(state.frames) > below and state.frames[-1].settle(state, SILENCE):
        pass
