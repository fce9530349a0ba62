"""The bot that foresees: whole turns, judged by what play has taught, and what may follow them.

With time it looks for more turns of its own, and where others answer them into a tree of turns of all players.
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
from bradshaw.bots.playing_on import compared, worth_it
from bradshaw.bots.reasons import Reasons, reasons
from bradshaw.bots.turn_tree import FoundTree
from bradshaw.bots.turns import AS_OTHERS, OutOfTime, Turn, begun, turns
from bradshaw.core.action import Action
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.expertise import TurnTree
from bradshaw.core.messages import Text, message
from bradshaw.core.state import State
from bradshaw.core.title import Title

ALIKE = 0.005
"""In an opening that would always be the same, turns whose chances to win differ by less are taken to be as good."""
BROADER = 4
"""Each time turns are looked for again, this many times as many are compared."""
FOR_BREADTH = 0.5
"""This part of the time may go into that. The usual search may take all of it."""
COMPARED = 12
"""This many turns are looked into, those that promise most."""

LONG = 1.0
"""With this many seconds a bot has time to play turns on to the end of a round, in games where that wins more."""
MANY = 500
"""A bot that counts looks instead of seconds plays turns on from this many."""
FOR_LOOKS = 0.25
"""This part of the time goes into looks first. They decide if there is too little time left to play on."""

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
        self._at_random = 0.0
        """How likely it was then that all others move at random."""

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
        if found is None or self._foresight is None or self._compared is None:
            return ()
        told = found.told(self._foresight.title)
        if self._at_random >= 0.5:
            likely = round(100 * self._at_random)
            won = round(100 * self._compared[1].outlook.chances[found.seat])
            told.append(message("core-reason-at-random", likely=likely, percent=won))
        return told

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

    def others_at_random(self, foresight: Foresight, state: State) -> float:
        """How likely others are taken to move at random."""
        return foresight.others_at_random(state)

    def _foresight_of(self, title: Title[Any]) -> Foresight:
        if self._foresight is None or self._foresight.title is not title:
            self._foresight = Foresight(title, self._taught)
        return self._foresight

    def _best(self, foresight: Foresight, state: State, begin: float) -> tuple[Action, ...]:
        """The turn to play."""
        found = self._weighed(foresight, state, begin, playing=True)
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

    def _weighed(
        self, foresight: Foresight, state: State, begin: float, played: Action | None = None, playing: bool = False
    ) -> list[Weighed]:
        """Turns with what is expected of them, the best first; one that begins with `played` is among them.

        `playing`: against those who sit there, and not against anybody.
        """
        tree = foresight.tree(state)
        # Only a tree can try out what comes of it.
        trying = playing and tree is not None and self._budget.looks != 1
        self._at_random = self.others_at_random(foresight, state) if trying else 0.0
        if tree is not None and tree.turns:
            return self._through(tree, foresight, state, begin, played, self._budget.seconds)
        found = self._found(foresight, state, begin)
        if self._budget.looks == 1 or len(found) == 1 or not self._pays_to_look(foresight, state):
            if played is not None:
                self._beginning_with(played, found, foresight, state)
            return [weighed(turn) for turn in found]
        seconds, looks, _ = self._budget
        plays_on = foresight.expertise.plays_on > 0 and ((seconds or 0) >= LONG or (looks or 0) >= MANY)
        if plays_on and looks is not None:
            return self._played_on(found, foresight, state, None, played)
        tree = tree or FoundTree(foresight, state, self._chance)
        for turn in found[:COMPARED]:
            tree.add(turn.actions, turn.state)
        if not plays_on or seconds is None:
            return self._through(tree, foresight, state, begin, played, seconds)
        looked = self._through(tree, foresight, state, begin, played, FOR_LOOKS * seconds)
        try:
            return self._played_on(found, foresight, state, begin + seconds, played)
        except OutOfTime:
            return looked

    @staticmethod
    def _pays_to_look(foresight: Foresight, state: State) -> bool:
        """Whether looks behind a turn tell more than first sight. In openings without chance they have misled."""
        expertise = foresight.expertise
        return expertise.is_answered(state) and not expertise.is_opening(state)

    def _found(self, foresight: Foresight, state: State, begin: float) -> list[Turn]:
        """Turns, looked for as broadly as the budget allows: with a time ever more broadly, until none is left out."""
        seconds, looks, _ = self._budget
        broadest = foresight.expertise.broadest
        if seconds is None:
            return turns(foresight, state, self._chance, min(looks or 1, broadest))
        # What a search takes cannot be told before. The narrow one is quick, and there is a turn to play after it.
        found, breadth, deadline = turns(foresight, state, self._chance, AS_OTHERS), 1, begin + seconds
        while breadth <= broadest:
            try:
                more = turns(foresight, state, self._chance, breadth, deadline)
            except OutOfTime:
                break
            if breadth > 1 and len(more) <= len(found):
                return more
            found, breadth, deadline = more, BROADER * breadth, begin + FOR_BREADTH * seconds
        return found

    def _played_on(
        self, found: list[Turn], foresight: Foresight, state: State, deadline: float | None, played: Action | None
    ) -> list[Weighed]:
        """The same by playing on; behind them the others at first sight. Raises OutOfTime."""
        actor, also = state.frames[-1].actor(state), None
        if played is not None:
            also = self._beginning_with(played, found, foresight, state)
        chosen = worth_it(found, actor)
        if also is not None and also is not chosen[0]:
            # The first two are compared however little time there is.
            chosen = [chosen[0], also, *(turn for turn in chosen[1:] if turn is not also)]
        if len(chosen) == 1:
            return [weighed(turn) for turn in found]
        outlooks = compared(foresight, chosen, self._chance, deadline)
        tried = [weighed(turn, outlook) for turn, outlook in zip(chosen, outlooks, strict=False)]
        others = [weighed(turn) for turn in found if all(turn is not one for one in chosen[: len(tried)])]
        return [*sorted(tried, key=lambda one: -one.outlook.chances[actor]), *others]

    def _through(
        self,
        tree: TurnTree[Any],
        foresight: Foresight,
        state: State,
        begin: float,
        played: Action | None,
        seconds: float | None,
    ) -> list[Weighed]:
        """The same by a tree of whole turns."""
        looks = self._budget.looks
        also = None if played is None else self._within(tree, played, foresight, state)
        tree.start(self._chance.shuffled(range(len(tree.turns))))
        if self._at_random:
            tree.expect_anyhow(self._at_random, self._chance.below(SEED_LIMIT))
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

        def whole(number: int) -> Turn:
            after = tree.after(number)
            return Turn(tree.turns[number], after, foresight.outlook(after))

        return [
            Weighed(tree.turns[number], Outlook(*tree.outlook(number)), partial(whole, number))
            for number in tree.ranking(actor)
        ]

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
