"""Replies: a tree of whole turns, in which each player plays for himself.

A position that has not been looked into is worth what is foreseen of it. Any other is worth what its best turn is worth
if the player decides there who thinks; if another does, the average of what he may do, the best most likely: he judges
otherwise than we do. Each look goes to where promising turns lead, and sometimes to where it has hardly looked yet, and
finds the turns there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

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


LIKELIHOOD = 0.03
"""A turn of another player whose chance to win looks worse by this much is e times less likely to be played."""
UNLIKELY = 0.001
"""Turns that are less than this part as likely as the likeliest are left out."""
CAUTION = 3
"""Tempo is learned as if it had made no difference in this many positions before."""


class Node(tree.Node):
    """A position in the tree, and what is expected of it."""

    __slots__ = ("judged", "outlook", "state")

    def __init__(self, state: State, outlook: Outlook) -> None:
        super().__init__(state, outlook.chances)
        self.state = state
        self.judged = self.outlook = outlook

    @property
    def is_open(self) -> bool:
        """Whether the game goes on here, and nobody has looked how."""
        return not self.following and self.actor != NOBODY

    def expect(self, outlook: Outlook) -> None:
        """What is expected now."""
        self.outlook, self.value = outlook, outlook.chances


class Tempo:
    """By how much a player's chance is judged too high, by how many turns it is until his next one.

    Whoever has just moved looks better than before, so positions of different depth cannot be compared as they are
    judged. What a turn changes for each player on the average of all positions that were looked into tells by how much.
    """

    def __init__(self, players: int) -> None:
        self._changes = [0.0] * players
        self._positions = CAUTION
        self.excess = [0.0] * players
        """By how many turns it is until a player's next one."""

    def learn(self, actor: int, before: Sequence[float], after: Sequence[float]) -> None:
        """Take in what the turn of `actor` changes."""
        players = len(before)
        self._positions += 1
        for seat in range(players):
            self._changes[(seat - actor) % players] += after[seat] - before[seat]
        excess = [0.0]
        for change in self._changes[1:]:
            excess.append(excess[-1] - change / self._positions)
        mean = sum(excess) / players
        self.excess = [one - mean for one in excess]

    def corrected(self, actor: int, judged: Outlook) -> Outlook:
        """What is expected of a position in which `actor` decides."""
        players = len(judged.chances)
        excess = self.excess
        chances = [chance - excess[(seat - actor) % players] for seat, chance in enumerate(judged.chances)]
        return Outlook(judged.worths, chances)


class Replies:
    """The tree behind the turns of a position."""

    def __init__(self, foresight: Foresight, state: State, found: list[Turn], chance: Chance) -> None:
        self._foresight, self._chance = foresight, chance
        self._tempo = Tempo(len(found[0].outlook.chances))
        self.root = Node(state, found[0].outlook)
        self.root.lead_to([Node(turn.state, turn.outlook) for turn in found], SHARPNESS)
        self._turns = found
        self._nodes = self.root.following

    def look(self, into: Node | None = None) -> None:
        """Follow promising turns to a position that has not been looked into, and judge the way back.

        `into`: where one of the turns of the root leads, if that one is to be followed.
        """
        path = [self.root] if into is None else [self.root, into]
        while path[-1].following:
            path.append(path[-1].most_promising(CURIOSITY))
        if path[-1].is_open:
            self._expand(path[-1])
        for node in reversed(path):
            node.visits += 1
            self._judge(node)

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
        self._tempo.learn(node.actor, node.judged.chances, likely(node.following, node.actor).chances)

    def _judge(self, node: Node) -> None:
        """What is expected of a position by what follows."""
        if not node.following:
            return
        for one in node.following:
            if one.is_open:
                one.expect(self._tempo.corrected(one.actor, one.judged))
        ours = node.actor == self.root.actor
        node.expect(node.best().outlook if ours else likely(node.following, node.actor))


def likely(following: Sequence[Node], actor: int) -> Outlook:
    """What comes on the average if this player, who plays the better the likelier, goes to one of these positions."""
    best = max(node.value[actor] for node in following)
    weighed = [(exp((node.value[actor] - best) / LIKELIHOOD), node.outlook) for node in following]
    weighed = [(weight, outlook) for weight, outlook in weighed if weight > UNLIKELY]
    total = sum(weight for weight, _ in weighed)

    def mean(columns: list[Sequence[float]]) -> list[float]:
        return [
            sum(weight * number for (weight, _), number in zip(weighed, column, strict=True)) / total
            for column in zip(*columns, strict=True)
        ]

    return Outlook(mean([outlook.worths for _, outlook in weighed]), mean([outlook.chances for _, outlook in weighed]))


def whole(foresight: Foresight, state: State, chance: Chance, thorough: bool) -> list[Turn]:
    """The turns of a position, the best first: as the title knows them, or found step by step."""
    title = foresight.title
    # The title's own judgement is quicker, and good enough for what is part of a turn.
    known = foresight.expertise.whole_turns(state, lambda one: standing(title, one), thorough)
    if not known:
        by_steps = turns(foresight, state, chance) if thorough else turns(foresight, state, chance, NARROW)
        known = [(turn.actions, turn.state) for turn in by_steps]
    actor = state.frames[-1].actor(state)
    found = [Turn(actions, after, foresight.outlook(after)) for actions, after in known]
    return sorted(chance.shuffled(found), key=lambda turn: -turn.outlook.chances[actor])
