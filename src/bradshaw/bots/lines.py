"""Lines of play: what a player can do until somebody else decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bradshaw.bots.candidates import candidates
from bradshaw.bots.standing import standing
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import settle
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.core.title import Title

WIDTH = 8
LONGEST = 8


class Line(NamedTuple):
    actions: tuple[Action, ...]
    state: State
    standing: Sequence[float]


def lines(title: Title[Any], state: State, chance: Chance, thorough: bool = False) -> list[Line]:
    """Complete lines of the one who decides now, the best for him first."""
    actor = state.frames[-1].actor(state)
    complete: list[Line] = []
    frontier: list[Line] = [Line((), state, ())]
    for depth in range(LONGEST):
        following: dict[Any, Line] = {}
        seen: set[Any] = set()
        for actions, position, stand in frontier:
            frame = position.frames[-1]
            for action in candidates(frame.choices(position)):
                if depth == 1 and not thorough:
                    look = (action, *stand)
                    if look in seen:
                        continue
                    seen.add(look)
                child = position.copy()
                frame.apply(child, action, SILENCE)
                settle(child, SILENCE)
                line = Line((*actions, action), child, standing(title, child))
                if depth == LONGEST - 1 or child.frames[-1].actor(child) != actor:
                    complete.append(line)
                elif depth:
                    key = line.actions if thorough and depth == 1 else (action, *line.standing)
                    following.setdefault(key, line)
                else:
                    following[action] = line
        frontier = chance.shuffled(list(following.values()))
        if depth > 1 and len(frontier) > WIDTH:
            frontier.sort(key=lambda line: -line.standing[actor])
            del frontier[WIDTH:]
        if not frontier:
            break
    complete = chance.shuffled(complete)
    complete.sort(key=lambda line: -line.standing[actor])
    return complete
