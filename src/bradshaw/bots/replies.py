"""Best replies: a tree of whole turns, in which everybody plays what is best for himself.

A position that has not been looked into is worth what is foreseen of it; any other is worth what its best turn is worth
to the player who decides there. Each look goes to where the best turns lead, and sometimes to where it has hardly
looked yet, and finds the turns there.
"""

from __future__ import annotations

from bradshaw.bots import tree
from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.bots.standing import standing
from bradshaw.bots.turns import Turn, turns
from bradshaw.core.chance import Chance
from bradshaw.core.log import NOBODY
from bradshaw.core.state import State

CURIOSITY = 1.5
"""How much weight a turn has that has hardly been looked into."""
SHARPNESS = 0.05
"""A turn whose chance to win looks worse by this much is e times less interesting."""
WIDEST = 20
"""This many turns of a position further on are followed."""
NARROW = 8
"""This many unfinished turns are followed at once, where turns are found step by step."""


class Node(tree.Node):
    """A position in the tree, and what is expected of it."""

    __slots__ = ("outlook", "state")

    def __init__(self, state: State, outlook: Outlook) -> None:
        super().__init__(state, outlook.chances)
        self.state = state
        self.outlook = outlook

    def expect(self, outlook: Outlook) -> None:
        """What is expected now."""
        self.outlook, self.value = outlook, outlook.chances


class Replies:
    """The tree behind the turns of a position."""

    def __init__(self, foresight: Foresight, state: State, found: list[Turn], chance: Chance) -> None:
        self._foresight, self._chance = foresight, chance
        self.root = Node(state, found[0].outlook)
        self.root.lead_to([Node(turn.state, turn.outlook) for turn in found], SHARPNESS)
        self._turns = found
        self._nodes = self.root.following

    def look(self, into: Node | None = None) -> None:
        """Follow the most promising turns to a position that has not been looked into, and judge the way back.

        `into`: where one of the turns of the root leads, if that one is to be followed.
        """
        node, path = self.root, list[Node]()
        if into is not None:
            path, node = [node], into
        while node.following:
            path.append(node)
            node = node.most_promising(CURIOSITY)
        node.visits += 1
        if node.actor != NOBODY:
            self._expand(node)
        for node in reversed(path):
            node.visits += 1
            node.expect(node.best().outlook)

    def compare(self, turn: Turn) -> None:
        """Look into a turn as often as into the one that promises most."""
        node = next(node for node, one in zip(self._nodes, self._turns, strict=True) if one is turn)
        for _ in range(self.root.best().visits - node.visits):
            self.look(node)

    def weighed(self) -> list[tuple[Turn, Outlook]]:
        """The turns with what is expected of them, the best first."""
        actor = self.root.actor
        pairs = [(turn, node.outlook) for turn, node in zip(self._turns, self._nodes, strict=True)]
        return sorted(pairs, key=lambda pair: -pair[1].chances[actor])

    def _expand(self, node: Node) -> None:
        found = whole(self._foresight, node.state, self._chance, thorough=False)
        node.lead_to([Node(turn.state, turn.outlook) for turn in found[:WIDEST]], SHARPNESS)
        node.expect(found[0].outlook)


def whole(foresight: Foresight, state: State, chance: Chance, thorough: bool) -> list[Turn]:
    """The turns of a position, the best first: as the title knows them, or found step by step."""
    title = foresight.title
    # The title's own judgement is quicker, and good enough for what is part of a turn.
    known = foresight.expertise.whole_turns(state, lambda one: standing(title, one), thorough)
    if not known:
        by_steps = turns(foresight, state, chance) if thorough else turns(foresight, state, chance, NARROW)
        known = [[(turn.actions, turn.state)] for turn in by_steps]
    actor = state.frames[-1].actor(state)
    found = []
    for alike in known:
        outlook = foresight.outlook(alike[0][1])
        found += [Turn(actions, after, outlook) for actions, after in alike]
    return sorted(chance.shuffled(found), key=lambda turn: -turn.outlook.chances[actor])
