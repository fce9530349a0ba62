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
from bradshaw.core.lines import BEGINNINGS, LONGEST, WIDTH, Line
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.core.title import Title


class Followed(NamedTuple):
    """A line that was followed step by step: actions, the state that they lead to, and how the players stand there."""

    actions: tuple[Action, ...]
    state: State
    standing: Sequence[float]

    @property
    def actor(self) -> int:
        return self.state.frames[-1].actor(self.state)


def lines(title: Title[Any], state: State, chance: Chance, thorough: bool = False) -> Sequence[Line]:
    """Lines of the player who decides now, the best for this player first, equal ones in random order."""
    if title.line_search is not None:
        return title.line_search.lines(state, chance, thorough)
    return step_by_step(title, state, chance, thorough)


def onward(title: Title[Any], line: Line, chance: Chance, most: int) -> Sequence[Line]:
    """The best lines, at most `most`, from where a line leads."""
    if title.line_search is not None:
        return title.line_search.onward(line, chance, most)
    return step_by_step(title, line.state, chance)[:most]


def step_by_step(title: Title[Any], state: State, chance: Chance, thorough: bool = False) -> list[Followed]:
    """Lines of the player who decides now, found with nothing but what every title has.

    First steps after which all stand the same are taken to differ in nothing that matters to what follows, unless the
    search is to be thorough: then each of them is followed.
    """
    actor = state.frames[-1].actor(state)
    complete: list[Followed] = []
    open_lines = [Followed((), state, ())]
    for depth in range(LONGEST):
        going_on: dict[Hashable, Followed] = {}
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
                line = Followed((*actions, action), following, standing(title, following))
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


def _best_first(found: Sequence[Followed], actor: int, chance: Chance) -> list[Followed]:
    return sorted(chance.shuffled(found), key=lambda line: -line.standing[actor])
