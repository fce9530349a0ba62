"""A tree of whole turns of all players, for every game that brings no tree of its own.

Each look follows promising turns to a position that has not been looked into, finds the turns there and judges them. A
position is worth the mean of everything that was found behind it, and where nothing lies behind it yet the average of
what is likely to be played there. So errors of judgement are outweighed by looks and not believed. Turns are
compared by what they promise at first sight and what was found behind them: the more looks, the more by the latter.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.bots.turns import AS_OTHERS, Turn, turns
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.expertise import TurnTree
from bradshaw.core.log import NOBODY
from bradshaw.core.state import State

CURIOSITY = 1.5
"""How much weight a turn has that has hardly been looked into."""
SHARPNESS = 0.05
"""A turn whose chance to win looks worse by this much is e times less interesting."""
LIKELIHOOD = 0.03
"""A turn whose chance to win looks worse by this much is e times less likely to be played."""
WIDEST = 12
"""This many turns of a position further on are kept."""
STEADY = 4
"""It takes about this many positions to tell what whoever has just moved is judged too high by."""
FIRST_SIGHT = 8
"""What a turn promises at first sight counts as much as this many looks behind it."""


class Node:
    """A position in the tree, reached by a turn."""

    __slots__ = ("actor", "chances", "following", "interest", "judged", "mover", "turn", "visits", "worths")

    def __init__(self, turn: Turn, mover: int) -> None:
        """`mover`: whose turn it was."""
        self.turn = turn
        self.mover = mover
        self.actor = turn.state.frames[-1].actor(turn.state)
        self.judged = turn.outlook.chances
        """What is expected at first sight."""
        self.chances, self.worths = list(turn.outlook.chances), list(turn.outlook.worths)
        """What was found by all looks behind it."""
        self.visits = 0
        self.following: list[Node] = []
        self.interest: list[float] = []
        """How interesting each following node is at first sight; they sum up to 1."""

    def lead_to(self, found: list[Node]) -> None:
        """Where play leads from here, the best first."""
        best = found[0].judged[self.actor]
        weights = [exp((node.judged[self.actor] - best) / SHARPNESS) for node in found]
        total = sum(weights)
        self.following, self.interest = found, [weight / total for weight in weights]

    def most_promising(self) -> Node:
        """The following node to look into next."""
        actor, weight = self.actor, CURIOSITY * sqrt(self.visits)
        chosen, most = self.following[0], -1.0
        for node, interest in zip(self.following, self.interest, strict=True):
            promise = node.chances[actor] + weight * interest / (1 + node.visits)
            if promise > most:
                chosen, most = node, promise
        return chosen

    def take_in(self, found: Outlook) -> None:
        """One more look has come to this behind it."""
        self.visits += 1
        for own, new in ((self.chances, found.chances), (self.worths, found.worths)):
            for seat, value in enumerate(new):
                own[seat] += (value - own[seat]) / self.visits

    def average(self) -> Outlook:
        """What comes on the average if the one who decides plays the better the likelier."""
        actor, nodes = self.actor, self.following
        best = max(node.chances[actor] for node in nodes)
        weights = [exp((node.chances[actor] - best) / LIKELIHOOD) for node in nodes]
        total = sum(weights)
        worths, chances = (
            [
                sum(weight * one for weight, one in zip(weights, column, strict=True)) / total
                for column in zip(*rows, strict=True)
            ]
            for rows in ([node.worths for node in nodes], [node.chances for node in nodes])
        )
        return Outlook(worths, chances)


class FoundTree(TurnTree[State]):
    """A tree whose turns are found step by step. Those of the position itself are added."""

    def __init__(self, foresight: Foresight, state: State, chance: Chance) -> None:
        self._foresight, self._chance = foresight, chance
        self._root = Node(Turn((), state, foresight.outlook(state)), NOBODY)
        self._turns: list[tuple[Action, ...]] = []
        self._added: list[Node] = []
        self._judgements = 1
        self._gained, self._positions = 0.0, 0
        """By how much movers rise at first sight, and in how many positions that was seen."""

    @property
    def turns(self) -> Sequence[tuple[Action, ...]]:
        return self._turns

    def add(self, actions: tuple[Action, ...], after: State) -> None:
        self._turns.append(actions)
        self._judgements += 1
        self._added.append(Node(Turn(actions, after, self._foresight.outlook(after)), self._root.actor))

    def at_first_sight(self, turn: int, seat: int) -> float:
        return self._added[turn].judged[seat]

    def start(self, order: Sequence[int]) -> None:
        actor = self._root.actor
        self._added = sorted((self._added[number] for number in order), key=lambda node: -node.judged[actor])
        self._turns = [node.turn.actions for node in self._added]
        self._root.lead_to(self._added)

    def look(self, into: int = NOBODY) -> None:
        path = [self._root]
        if into != NOBODY:
            path.append(self._added[into])
        while path[-1].following:
            path.append(path[-1].most_promising())
        leaf = path[-1]
        if leaf.actor != NOBODY:
            self._expand(leaf)
        found = leaf.average() if leaf.following else Outlook(leaf.worths, leaf.chances)
        for node in reversed(path):
            node.take_in(found)

    def _expand(self, node: Node) -> None:
        """Find the turns of a position, and learn what they change."""
        found = turns(self._foresight, node.turn.state, self._chance, AS_OTHERS)[:WIDEST]
        node.lead_to([Node(turn, node.actor) for turn in found])
        self._judgements += len(found)
        self._gained += node.average().chances[node.actor] - node.judged[node.actor]
        self._positions += 1
        excess = self._gained / (self._positions + STEADY)
        for one in node.following:
            self._correct(one, excess)

    def _correct(self, node: Node, excess: float) -> None:
        """Take away what whoever has just moved is judged too high by, where nobody has looked yet."""
        if node.actor == NOBODY:
            return
        share = excess / len(node.chances)
        for seat, judged in enumerate(node.judged):
            node.chances[seat] = judged + share - (excess if seat == node.mover else 0.0)

    def after(self, turn: int) -> State:
        return self._added[turn].turn.state

    @property
    def judgements(self) -> int:
        return self._judgements

    def visits(self, turn: int) -> int:
        return self._added[turn].visits

    def outlook(self, turn: int) -> tuple[list[float], list[float]]:
        node, excess = self._added[turn], self._promised_too_much()
        first, weight = node.turn.outlook, FIRST_SIGHT / (FIRST_SIGHT + node.visits)

        def joined(promised: Sequence[float], too_much: Sequence[float], found: Sequence[float]) -> list[float]:
            return [
                weight * (one - more) + (1 - weight) * other
                for one, more, other in zip(promised, too_much, found, strict=True)
            ]

        return (
            joined(first.worths, excess.worths, node.worths),
            joined(first.chances, excess.chances, node.chances),
        )

    def _promised_too_much(self) -> Outlook:
        """What turns promise each seat too much at first sight, by what was found behind those looked into."""
        worths, chances = [0.0] * len(self._root.worths), [0.0] * len(self._root.chances)
        looks = sum(node.visits for node in self._added)
        for node in self._added:
            promised = node.turn.outlook
            for sums, before, found in ((worths, promised.worths, node.worths), (chances, node.judged, node.chances)):
                for seat, (one, other) in enumerate(zip(before, found, strict=True)):
                    sums[seat] += node.visits / max(1, looks) * (one - other)
        return Outlook(worths, chances)

    def ranking(self, seat: int) -> list[int]:
        """By what is expected: a few looks tell less than first sight, and most went where that promised most."""
        return sorted(range(len(self._added)), key=lambda turn: -self.outlook(turn)[1][seat])
