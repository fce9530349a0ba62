"""Whole turns: everything that one player does until the turn is over, and what the players can then expect.

Turns are compared where they end, so that none is judged before the dividend that another has already paid. What others
are asked in between is taken to be answered as expected.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from time import perf_counter
from typing import NamedTuple

from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State

WIDTH = 24
"""This many unfinished turns are followed at once, those that look best; the broader the search, the more."""
NARROW = 8
"""In positions further on, this many."""
AS_OTHERS = 0
"""The breadth of a search there."""
LONGEST = 14
"""A turn is taken to end after this many decisions."""


class Turn(NamedTuple):
    """The player's own actions, the state that they lead to, and what is to be expected of it."""

    actions: tuple[Action, ...]
    state: State
    outlook: Outlook


class _Followed(NamedTuple):
    actions: tuple[Action, ...]
    state: State
    thoughts: Sequence[Action] | None
    """What the player compares next; None if the turn is over."""


class _Unfinished(NamedTuple):
    actions: tuple[Action, ...]
    state: State
    thoughts: Sequence[Action]


class OutOfTime(Exception):
    """The search has not come to its end."""


def turns(
    foresight: Foresight, state: State, chance: Chance, breadth: int = 1, deadline: float | None = None
) -> list[Turn]:
    """Turns of the player who decides now, the best for this player first, equal ones in random order.

    `breadth`: how many times as many actions and unfinished turns as usual are compared, or `AS_OTHERS`. `deadline`: by
    `perf_counter`; raises OutOfTime when it has passed.
    """
    actor, turn = state.frames[-1].actor(state), foresight.turn(state)
    complete: list[Turn] = []
    going_on = [_Unfinished((), state, foresight.considered(state, breadth))]
    for depth in range(LONGEST):
        found: list[_Unfinished] = []
        for actions, position, thoughts in going_on:
            for action in thoughts:
                if deadline is not None and perf_counter() > deadline:
                    raise OutOfTime
                begun_with = (*actions, action)
                played, following, next_thoughts = _follow(foresight, position, begun_with, actor, turn, breadth)
                if depth == LONGEST - 1 or next_thoughts is None:
                    complete.append(Turn(played, following, foresight.outlook(following)))
                else:
                    found.append(_Unfinished(played, following, next_thoughts))
        if not found:
            break
        width = WIDTH * breadth or NARROW
        going_on = _best(foresight, found, actor, chance, width) if len(found) > width else found
    return sorted(chance.shuffled(complete), key=lambda one: -one.outlook.chances[actor])


def begun(foresight: Foresight, state: State, action: Action, chance: Chance) -> Turn:
    """The best turn that begins with an action, whether or not that would be thought of."""
    actor, turn = state.frames[-1].actor(state), foresight.turn(state)
    actions, following, thoughts = _follow(foresight, state, (action,), actor, turn, 1)
    if thoughts is None:
        return Turn(actions, following, foresight.outlook(following))
    rest = turns(foresight, following, chance)[0]
    return Turn((*actions, *rest.actions), rest.state, rest.outlook)


def _follow(
    foresight: Foresight, state: State, actions: tuple[Action, ...], actor: int, turn: Hashable, breadth: int
) -> _Followed:
    """Carry out the last action, and what follows as long as the player has nothing to compare."""
    following = state.copy()
    advance(following, actions[-1], SILENCE)
    while foresight.turn(following) == turn:
        frame = following.frames[-1]
        if frame.actor(following) != actor:
            reply = foresight.expertise.expected_reply(following)
            if reply is None:
                break
            advance(following, reply, SILENCE)
            continue
        only = foresight.considered(following, breadth)
        if len(only) != 1:
            return _Followed(actions, following, only)
        actions = (*actions, only[0])
        advance(following, only[0], SILENCE)
    return _Followed(actions, following, None)


def _best(
    foresight: Foresight, found: Sequence[_Unfinished], actor: int, chance: Chance, width: int
) -> list[_Unfinished]:
    """The most promising of many; of those that look alike after the same step, one."""
    judged: dict[Hashable, tuple[float, _Unfinished]] = {}
    for one in chance.shuffled(found):
        outlook = foresight.outlook(one.state)
        judged.setdefault((one.actions[-1], *outlook.worths), (outlook.chances[actor], one))
    best = sorted(judged.values(), key=lambda item: -item[0])
    return [one for _, one in best[:width]]
