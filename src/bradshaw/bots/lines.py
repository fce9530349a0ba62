"""Lines of play: everything that one player does until somebody else decides or the turn is over.

A single action often shows nothing yet: lifting a cube earns no money. Bots therefore compare whole lines, which for a
game of turns are whole turns.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from bradshaw.bots.candidates import considered
from bradshaw.bots.standing import standing
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.core.title import Title

BEGINNINGS = 128
"""So many first steps, and pairs of first and second step, are all followed."""
WIDTH = 8
"""Of longer unfinished lines so many are followed, those that look best."""
LONGEST = 8
"""A line ends after so many actions even if the same player goes on."""


class Line(NamedTuple):
    """Actions, the state that they lead to, and how the players stand there."""

    actions: tuple[Action, ...]
    state: State
    standing: Sequence[float]


def lines(title: Title[Any], state: State, chance: Chance, thorough: bool = False) -> list[Line]:
    """Lines of the player who decides now, the best for this player first, equal ones in random order.

    First steps after which all stand the same are taken to differ in nothing that matters to what follows, unless the
    search is to be thorough: then each of them is followed.
    """
    actor = state.frames[-1].actor(state)
    complete: list[Line] = []
    open_lines = [Line((), state, ())]
    for depth in range(LONGEST):
        going_on: dict[Hashable, Line] = {}
        looked_at: set[Hashable] = set()
        for actions, position, stand in open_lines:
            for action in considered(title, position):
                if depth == 1 and not thorough:
                    look = (action, *stand)
                    if look in looked_at:
                        continue
                    looked_at.add(look)
                following = position.copy()
                advance(following, action, SILENCE)
                line = Line((*actions, action), following, standing(title, following))
                frames = following.frames
                # The lowest frame tells turns apart: a line into the next turn compares with none that stops before.
                if depth == LONGEST - 1 or frames[-1].actor(following) != actor or frames[0] != state.frames[0]:
                    complete.append(line)
                elif depth < 2:
                    going_on[line.actions] = line
                else:
                    # The same steps in another order lead to the same place by the same last step.
                    going_on.setdefault((action, *line.standing), line)
        open_lines = _best_first(list(going_on.values()), actor, chance)
        if depth > 1 or len(open_lines) > BEGINNINGS:
            del open_lines[WIDTH:]
        if not open_lines:
            break
    return _best_first(complete, actor, chance)


def _best_first(found: Sequence[Line], actor: int, chance: Chance) -> list[Line]:
    return sorted(chance.shuffled(found), key=lambda line: -line.standing[actor])
