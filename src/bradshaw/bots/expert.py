"""The bot that foresees: whole turns, judged by what play has taught, and averages over what the others may answer."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from bradshaw.bots.foresight import Foresight, Outlook, Weights
from bradshaw.bots.plan import Plan
from bradshaw.bots.reasons import Reasons, reasons
from bradshaw.bots.turns import Turn, begun, turns
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Text
from bradshaw.core.state import State
from bradshaw.core.title import Title

CURIOSITY = 0.6
"""How much weight a turn has that has hardly been looked into."""
SHARPNESS = 0.08
"""A turn whose chance to win looks worse by this much is e times less interesting."""
TRUSTED = 0.3
"""A turn's average counts if it has been looked into this often, as a part of how often the most visited one was."""
WIDEST = 10
"""This many turns of a position are looked into."""
NARROW = 8
"""This many unfinished turns are followed at once in positions further on."""


class Budget(NamedTuple):
    """How long a bot thinks, and how carefully it chooses."""

    seconds: float | None
    looks: int | None
    care: float = 1.0
    """Less than 1 makes it take turns that look almost as good."""


class Weighed(NamedTuple):
    """A turn, and what is expected of it on the average of all looks behind it."""

    turn: Turn
    outlook: Outlook


class Node:
    """A position in the tree, with the turn that led to it."""

    __slots__ = ("actor", "following", "interest", "turn", "values", "visits", "worths")

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.actor = turn.state.frames[-1].actor(turn.state)
        self.visits = 1
        self.values = list(turn.outlook.chances)
        """The sum of each seat's chances to win over all looks that went through here."""
        self.worths = list(turn.outlook.worths)
        """And of what each seat is expected to be worth at the end."""
        self.following: list[Node] = []
        self.interest: list[float] = []
        """How interesting each following node is at first sight; they sum up to 1."""

    def value(self, seat: int) -> float:
        return self.values[seat] / self.visits

    def add(self, outlook: Outlook) -> None:
        self.visits += 1
        for seat, (worth, chance) in enumerate(zip(*outlook, strict=True)):
            self.worths[seat] += worth
            self.values[seat] += chance

    def weighed(self) -> Weighed:
        averages = ([one / self.visits for one in sums] for sums in (self.worths, self.values))
        return Weighed(self.turn, Outlook(*averages))

    def most_promising(self) -> Node:
        """The following node to look into next."""
        actor, weight = self.actor, CURIOSITY * sqrt(self.visits)
        chosen, most = self, float("-inf")
        for node, interest in zip(self.following, self.interest, strict=True):
            promise = node.value(actor) + weight * interest / node.visits
            if promise > most:
                chosen, most = node, promise
        return chosen


class Expert:
    """Compares whole turns, and with time looks at what follows them.

    With a number of looks instead of a time it plays the same moves for the same seed.
    """

    def __init__(self, spec: str, seed: int, budget: Budget, weights: Weights | None = None) -> None:
        self.spec = spec
        self._chance = Chance(seed)
        self._budget = budget
        self._weights = weights
        self._foresight: Foresight | None = None
        self._plan = Plan()
        self._compared: tuple[State, Turn, Turn | None, float] | None = None
        """Where turns were compared last, the best, the best that begins otherwise, and the chance to win."""

    def choose(self, title: Title[Any], state: State) -> Action:
        begin = perf_counter()
        foresight = self._foresight_of(title)
        self._compared = None
        if not self._plan.goes_on(state):
            thoughts = foresight.considered(state)
            if len(thoughts) == 1:
                return thoughts[0]
            self._plan.begin(self._best(foresight, state, begin).actions)
        return self._plan.step(state)

    def why(self) -> Reasons | None:
        """Why it chose what it chose last; None where it followed a plan or had nothing to compare."""
        if self._compared is None or self._foresight is None:
            return None
        state, chosen, other, chance = self._compared
        return reasons(self._foresight, state, chosen, other, chance)

    def reasons(self) -> Sequence[Text]:
        found = self.why()
        return () if found is None or self._foresight is None else found.told(self._foresight.title)

    def ranked(self, title: Title[Any], state: State) -> list[Action]:
        """The first actions of the turns that it compares, the best first."""
        foresight = self._foresight_of(title)
        thoughts = foresight.considered(state)
        if len(thoughts) == 1:
            return [*thoughts]
        return list(dict.fromkeys(turn.actions[0] for turn in self._by_merit(foresight, state, perf_counter())))

    def weigh(self, title: Title[Any], state: State, played: Action | None = None) -> list[Weighed]:
        """The turns that it compares, the best first.

        `played`: a legal action. The best turn that begins with it is among them, thought of or not, and looked into
        enough to be compared with the best.
        """
        return self._weighed(self._foresight_of(title), state, perf_counter(), played)

    def _foresight_of(self, title: Title[Any]) -> Foresight:
        if self._foresight is None or self._foresight.title is not title:
            self._foresight = Foresight(title, self._weights)
        return self._foresight

    def _best(self, foresight: Foresight, state: State, begin: float) -> Turn:
        """The turn to play."""
        found = self._by_merit(foresight, state, begin)
        actor = state.frames[-1].actor(state)
        chosen = found[0]
        if self._budget.care < 1:
            chosen = self._careless(found, actor)
        other = next((turn for turn in found if turn.actions[0] != chosen.actions[0]), None)
        self._compared = state.copy(), chosen, other, chosen.outlook.chances[actor]
        return chosen

    def _by_merit(self, foresight: Foresight, state: State, begin: float) -> list[Turn]:
        """Turns, the best first as far as there is time to tell."""
        return [one.turn for one in self._weighed(foresight, state, begin)]

    def _weighed(self, foresight: Foresight, state: State, begin: float, played: Action | None = None) -> list[Weighed]:
        """Turns with what is expected of them, the best first; one that begins with `played` is among them."""
        seconds, looks, _ = self._budget
        found = turns(foresight, state, self._chance)
        also = None if played is None else self._beginning_with(played, found, foresight, state)
        if looks == 1 or len(found) == 1:
            return [Weighed(turn, turn.outlook) for turn in found]
        root = Node(Turn((), state, found[0].outlook))
        self._open(root, found, also)
        done = 1
        while done < looks if looks is not None else perf_counter() - begin < (seconds or 0):
            self._look(foresight, root)
            done += 1
        actor = root.actor
        enough = TRUSTED * max(node.visits for node in root.following)
        for node in root.following:
            while node.turn is also and node.visits < enough:
                self._look(foresight, root, node)
        best = sorted(root.following, key=lambda node: (node.visits < enough, -node.value(actor)))
        looked_into = {id(node.turn) for node in best}
        return [
            *(node.weighed() for node in best),
            *(Weighed(turn, turn.outlook) for turn in found if id(turn) not in looked_into),
        ]

    def _beginning_with(self, action: Action, found: list[Turn], foresight: Foresight, state: State) -> Turn:
        """The best turn that begins with an action; put among those that were found if it is not one of them."""
        sign, actor = foresight.title.sign, state.frames[-1].actor(state)
        alike = next((turn for turn in found if sign(turn.actions[0]) == sign(action)), None)
        if alike is found[0]:
            return alike
        # Of turns that begin in a way that promises little, the search over all of them has kept only a few.
        fresh = begun(foresight, state, action, self._chance)
        if alike is not None and alike.outlook.chances[actor] >= fresh.outlook.chances[actor]:
            return alike
        found.append(fresh)
        found.sort(key=lambda turn: -turn.outlook.chances[actor])
        return fresh

    def _careless(self, found: Sequence[Turn], actor: int) -> Turn:
        """A turn among those that look hardly worse, the better ones more often."""
        best = found[0].outlook.chances[actor]
        weights = [exp((one.outlook.chances[actor] - best) / (1 - self._budget.care)) for one in found]
        point = self._chance.below(1 << 30) / (1 << 30) * sum(weights)
        for one, weight in zip(found, weights, strict=True):
            point -= weight
            if point < 0:
                return one
        return found[0]

    def _look(self, foresight: Foresight, root: Node, first: Node | None = None) -> None:
        """Follow the most promising turns to a position that was not looked into, and tell all on the way of it.

        `first`: the turn to begin with, if not the most promising one.
        """
        node, path = (root, []) if first is None else (first, [root])
        while node.following:
            path.append(node)
            node = node.most_promising()
        if node.actor != NOBODY:
            found = turns(foresight, node.turn.state, self._chance, NARROW)
            self._open(node, found)
            outlook = found[0].outlook
        else:
            outlook = node.turn.outlook
        for one in (*path, node):
            one.add(outlook)

    def _open(self, node: Node, found: Sequence[Turn], also: Turn | None = None) -> None:
        opened = [*found[:WIDEST], *(turn for turn in found[WIDEST:] if turn is also)]
        node.following = [Node(turn) for turn in opened]
        actor = node.actor
        best = found[0].outlook.chances[actor]
        weights = [exp((one.turn.outlook.chances[actor] - best) / SHARPNESS) for one in node.following]
        total = sum(weights)
        node.interest = [weight / total for weight in weights]
