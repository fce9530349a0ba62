"""The bot that thinks ahead for everybody: a tree search for several players.

One step in the tree is a whole line of play. A position that has not been looked into is worth what the game's own
judgement says; any other is worth what its best continuation is worth, best for the player who decides there. The
search goes again and again to where the best continuation leads, and sometimes to where it has hardly looked yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from bradshaw.bots import tree
from bradshaw.bots.candidates import considered
from bradshaw.bots.lines import Followed, lines, onward
from bradshaw.bots.standing import standing
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.lines import Line
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.core.messages import Text
from bradshaw.core.state import State
from bradshaw.core.title import Title

CURIOSITY = 0.5
"""How much weight a line has that has hardly been looked into."""
SHARPNESS = 0.05
"""A line whose chance to win looks worse by this much is e times less interesting."""
WIDEST = 20
"""So many lines of a position are kept; at the root all are."""


class Node(tree.Node):
    """A position in the tree, with the line that led to it."""

    __slots__ = ("done", "line")

    def __init__(self, line: Line) -> None:
        super().__init__(line.actor, line.standing)
        self.line = line
        self.done = 0
        """How many of its actions have been played since it was found."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that lead here from where play stands."""
        return self.line.actions[self.done :]


class Mcts:
    """Searches for a time, or for a number of looks and then always with the same result for the same seed."""

    def __init__(self, spec: str, seed: int, seconds: float | None, looks: int | None) -> None:
        self.spec = spec
        self._chance = Chance(seed)
        self._seconds, self._looks = seconds, looks
        self._expected: State | None = None
        """Where the next decision in the same line of play will be."""
        self._searched: dict[tuple[Action, ...], Node] = {}
        """What is known from there, by the actions that lead on."""

    def choose(self, title: Title[Any], state: State) -> Action:
        begin = perf_counter()
        thoughts = considered(title, state)
        if len(thoughts) == 1:
            return thoughts[0]
        root = self._root(title, state)
        looks = 1
        while looks < self._looks if self._looks is not None else perf_counter() - begin < (self._seconds or 0):
            self._look(title, root)
            looks += 1
        action = root.best().actions[0]
        self._remember(state, root, action)
        return action

    def reasons(self) -> Sequence[Text]:
        return ()

    def _root(self, title: Title[Any], state: State) -> Node:
        """The position to search from, with what is known from the decision before in the same line of play."""
        root = Node(Followed((), state.copy(), standing(title, state)))
        self._follow(root, lines(title, state, self._chance, thorough=True))
        if state == self._expected:
            root.following = [self._searched.get(node.actions, node) for node in root.following]
            root.visits += sum(node.visits for node in root.following)
            root.value = root.best().value
        return root

    def _remember(self, state: State, root: Node, action: Action) -> None:
        self._expected = state.copy()
        advance(self._expected, action, SILENCE)
        self._searched = {}
        for node in root.following:
            first, *rest = node.actions
            if rest and first == action:
                node.done += 1
                self._searched[tuple(rest)] = node

    def _look(self, title: Title[Any], root: Node) -> None:
        """Follow the most promising lines to a position without any, find its lines, and judge the way back."""
        node = root
        path = []
        while node.following:
            path.append(node)
            node = node.most_promising(CURIOSITY)
        node.visits += 1
        if node.actor != NOBODY:
            self._follow(node, onward(title, node.line, self._chance, WIDEST))
        for node in reversed(path):
            node.visits += 1
            node.value = node.best().value

    def _follow(self, node: Node, found: Sequence[Line]) -> None:
        node.lead_to([Node(line) for line in found], SHARPNESS)
        node.value = found[0].standing
