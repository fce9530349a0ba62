"""The bot that foresees: whole turns, judged by what play has taught, and averages over what the others may answer.

With time it plays on after each of its best turns, one turn for each player, and judges what that leads to. All turns
that it compares are played on equally far and equally often: whoever has just moved looks better than before, so an
outlook after two more turns cannot be held against one after three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from math import exp
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from bradshaw.bots.foresight import Foresight, Outlook, Weights
from bradshaw.bots.network import Network
from bradshaw.bots.plan import Plan
from bradshaw.bots.reasons import Reasons, reasons
from bradshaw.bots.turns import Turn, begun, turns
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.expertise import TurnTree
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Text
from bradshaw.core.state import State
from bradshaw.core.title import Title

SHARPNESS = 0.08
"""A turn whose chance to win looks worse by this much is e times less likely to be played."""
WIDEST = 10
"""This many turns of a position are looked into."""
FEWEST = 2
"""Each time all turns have been looked into, the worse half is dropped, until this many are left."""
ALIKE = 0.005
"""In an opening that would always be the same, turns whose chances to win differ by less are taken to be as good."""
NARROW = 8
"""This many unfinished turns are followed at once in positions further on."""

T = TypeVar("T", "Turn", "Weighed")


class Budget(NamedTuple):
    """How long a bot thinks, and how carefully it chooses."""

    seconds: float | None
    looks: int | None
    care: float = 1.0
    """Less than 1 makes it take turns that look almost as good."""


class Weighed(NamedTuple):
    """A turn, and what is expected of it on the average of all looks behind it."""

    actions: tuple[Action, ...]
    outlook: Outlook
    whole: Callable[[], Turn]

    @property
    def turn(self) -> Turn:
        """The turn with where it leads, and what is expected there at first sight: worked out only if it is asked."""
        return self.whole()


def weighed(turn: Turn, outlook: Outlook | None = None) -> Weighed:
    """A turn that is known already; where nobody has looked behind it, as at first sight."""
    return Weighed(turn.actions, outlook or turn.outlook, lambda: turn)


class Line:
    """A turn that is looked into."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.outlooks = [turn.outlook]
        """What is expected after the turn, and then after each time that it was played on."""

    def value(self, seat: int, count: int) -> float:
        """A seat's chance to win, averaged over the first outlooks."""
        return sum(outlook.chances[seat] for outlook in self.outlooks[:count]) / count

    def weighed(self) -> Weighed:
        worths, chances = (
            [sum(column) / len(self.outlooks) for column in zip(*rows, strict=True)]
            for rows in zip(*self.outlooks, strict=True)
        )
        return weighed(self.turn, Outlook(worths, chances))


class Expert:
    """Compares whole turns, and with time looks at what follows them.

    With a number of looks instead of a time it plays the same moves for the same seed.
    """

    def __init__(self, spec: str, seed: int, budget: Budget, taught: Weights | Network | None = None) -> None:
        """`taught`: what it judges by, other than what comes with the game."""
        self.spec = spec
        self._chance = Chance(seed)
        self._budget = budget
        self._taught = taught
        self._foresight: Foresight | None = None
        self._plan = Plan()
        self._compared: tuple[State, Weighed, Weighed | None] | None = None
        """Where turns were compared last, the one that was chosen, and the best that begins otherwise."""

    def choose(self, title: Title[Any], state: State) -> Action:
        begin = perf_counter()
        foresight = self._foresight_of(title)
        self._compared = None
        if not self._plan.goes_on(state):
            thoughts = foresight.considered(state)
            if len(thoughts) == 1:
                return thoughts[0]
            self._plan.begin(self._best(foresight, state, begin))
        return self._plan.step(state)

    def why(self) -> Reasons | None:
        """Why it chose what it chose last; None where it followed a plan or had nothing to compare."""
        if self._compared is None or self._foresight is None:
            return None
        state, chosen, other = self._compared
        turn = chosen.turn
        chance = turn.outlook.chances[state.frames[-1].actor(state)]
        return reasons(self._foresight, state, turn, None if other is None else other.turn, chance)

    def reasons(self) -> Sequence[Text]:
        found = self.why()
        return () if found is None or self._foresight is None else found.told(self._foresight.title)

    def ranked(self, title: Title[Any], state: State) -> list[Action]:
        """The first actions of the turns that it compares, the best first."""
        foresight = self._foresight_of(title)
        thoughts = foresight.considered(state)
        if len(thoughts) == 1:
            return [*thoughts]
        return list(dict.fromkeys(one.actions[0] for one in self._weighed(foresight, state, perf_counter())))

    def weigh(self, title: Title[Any], state: State, played: Action | None = None) -> list[Weighed]:
        """The turns that it compares, the best first.

        `played`: a legal action. The best turn that begins with it is among them, thought of or not, and looked into
        enough to be compared with the best.
        """
        return self._weighed(self._foresight_of(title), state, perf_counter(), played)

    def _foresight_of(self, title: Title[Any]) -> Foresight:
        if self._foresight is None or self._foresight.title is not title:
            self._foresight = Foresight(title, self._taught)
        return self._foresight

    def _best(self, foresight: Foresight, state: State, begin: float) -> tuple[Action, ...]:
        """The turn to play."""
        found = self._weighed(foresight, state, begin)
        actor = state.frames[-1].actor(state)
        chosen = found[0]
        if self._budget.care < 1:
            # A turn among those that look hardly worse.
            chosen = self._one_of(found, actor, 1 - self._budget.care)
        elif foresight.expertise.is_opening(state):
            least = chosen.outlook.chances[actor] - ALIKE
            alike = sum(1 for _ in takewhile(lambda one: one.outlook.chances[actor] > least, found))
            chosen = found[self._chance.below(alike)]
        other = next((one for one in found if one.actions[0] != chosen.actions[0]), None)
        self._compared = state.copy(), chosen, other
        return chosen.actions

    def _weighed(self, foresight: Foresight, state: State, begin: float, played: Action | None = None) -> list[Weighed]:
        """Turns with what is expected of them, the best first; one that begins with `played` is among them."""
        seconds, looks, _ = self._budget
        tree = foresight.tree(state)
        if tree is not None and (tree.turns or looks != 1):
            return self._through(tree, foresight, state, begin, played)
        found = turns(foresight, state, self._chance)
        also = None if played is None else self._beginning_with(played, found, foresight, state)
        if looks == 1 or len(found) == 1:
            return [weighed(turn) for turn in found]
        actor, players = state.frames[-1].actor(state), len(found[0].outlook.chances)
        wide = WIDEST if looks is None else max(FEWEST, min(WIDEST, looks // players))
        lines = [Line(turn) for turn in found[:wide]]
        lines += [Line(turn) for turn in found[wide:] if turn is also]
        done, dropped = 1, list[Line]()
        going_on = lines
        while done < looks if looks is not None else perf_counter() - begin < (seconds or 0):
            count = min(len(line.outlooks) for line in going_on)
            self._look(foresight, next(line for line in going_on if len(line.outlooks) == count))
            done += players
            if all(len(line.outlooks) > count for line in going_on) and len(going_on) > FEWEST:
                going_on = sorted(going_on, key=lambda line: -line.value(actor, count + 1))
                half = max(FEWEST, len(going_on) // 2)
                going_on, dropped = going_on[:half], [*going_on[half:], *dropped]
        count = min(len(line.outlooks) for line in going_on)
        if count == 1 and len(going_on[FEWEST - 1].outlooks) > 1:
            # There was no time for all of them: those that promised most were looked into.
            dropped = [line for line in going_on if len(line.outlooks) == 1]
            going_on, count = [line for line in going_on if len(line.outlooks) > 1], 2
        for line in dropped:
            while line.turn is also and len(line.outlooks) < count:
                self._look(foresight, line)
        best = [
            *sorted(going_on, key=lambda line: -line.value(actor, count)),
            *dropped,
        ]
        looked_into = {id(line.turn) for line in best}
        return [
            *(line.weighed() for line in best),
            *(weighed(turn) for turn in found if id(turn) not in looked_into),
        ]

    def _through(
        self, tree: TurnTree[Any], foresight: Foresight, state: State, begin: float, played: Action | None
    ) -> list[Weighed]:
        """The same by a tree of whole turns: the best is the one that most looks went behind."""
        seconds, looks, _ = self._budget
        if not tree.turns:
            for turn in turns(foresight, state, self._chance):
                tree.add(turn.actions, turn.state)
        also = None if played is None else self._within(tree, played, foresight, state)
        tree.start(self._chance.shuffled(range(len(tree.turns))))
        done = 1
        while done < looks if looks is not None else perf_counter() - begin < (seconds or 0):
            tree.look()
            done += 1
        numbers = range(len(tree.turns))
        if also is not None:
            number = tree.turns.index(also)
            for _ in range(max(map(tree.visits, numbers)) - tree.visits(number)):
                tree.look(number)
        actor = state.frames[-1].actor(state)
        outlooks = [Outlook(*tree.outlook(number)) for number in numbers]
        best = sorted(numbers, key=lambda number: (-tree.visits(number), -outlooks[number].chances[actor]))

        def whole(number: int) -> Turn:
            after = tree.after(number)
            return Turn(tree.turns[number], after, foresight.outlook(after))

        return [Weighed(tree.turns[number], outlooks[number], partial(whole, number)) for number in best]

    def _within(self, tree: TurnTree[Any], action: Action, foresight: Foresight, state: State) -> tuple[Action, ...]:
        """The best turn that begins with an action; added to the tree if it is not one of its turns."""
        sign, actor = foresight.title.sign, state.frames[-1].actor(state)
        numbers = range(len(tree.turns))
        alike = [number for number in numbers if sign(tree.turns[number][0]) == sign(action)]
        best = max(alike, key=lambda number: tree.at_first_sight(number, actor), default=None)
        # Of turns that begin in a way that promises little, the search over all of them has kept only a few.
        fresh = begun(foresight, state, action, self._chance)
        if best is not None and tree.at_first_sight(best, actor) >= fresh.outlook.chances[actor]:
            return tree.turns[best]
        tree.add(fresh.actions, fresh.state)
        return fresh.actions

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

    def _one_of(self, found: Sequence[T], actor: int, sharpness: float) -> T:
        """A turn, the better ones more often."""
        best = found[0].outlook.chances[actor]
        weights = [exp((one.outlook.chances[actor] - best) / sharpness) for one in found]
        point = self._chance.below(1 << 30) / (1 << 30) * sum(weights)
        for one, weight in zip(found, weights, strict=True):
            point -= weight
            if point < 0:
                return one
        return found[0]

    def _look(self, foresight: Foresight, line: Line) -> None:
        """Play on after a turn, one turn for each player: the first time the best ones, then any that are likely."""
        turn = line.turn
        for _ in turn.outlook.chances:
            actor = turn.state.frames[-1].actor(turn.state)
            if actor == NOBODY:
                break
            found = turns(foresight, turn.state, self._chance, NARROW)
            turn = found[0] if len(line.outlooks) == 1 else self._one_of(found[:WIDEST], actor, SHARPNESS)
        line.outlooks.append(turn.outlook)
