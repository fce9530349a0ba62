"""Games to learn from whether others move at random: one looks on, among random players or among others."""

from __future__ import annotations

from typing import Final, NamedTuple

from bradshaw.bots.bot import Bot
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight
from bradshaw.bots.kinds import make
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.registry import title as title_called
from bradshaw.core.state import State

FEWER: Final = 4
"""Of this many games one is played by the second number of players."""
MOST: Final = 14
"""This many decisions of a game are learned from, the first."""
EXPERTS: Final = {"looking ahead": Budget(None, 5), "careless": Budget(None, 1, 0.97)}
PLAYERS: Final = ("looking ahead", "expert:1", "looking ahead", "mcts:6", "greedy", "easy", "careless")
"""Who plays where nobody moves at random, or not all."""
BUDGETS: Final = (Budget(None, 5), Budget(None, 2, 0.9), Budget(None, 40))
"""How the one who looks on thinks."""


class Task(NamedTuple):
    """A game to learn from."""

    title: str
    players: tuple[int, int]
    """How many play mostly, and sometimes."""
    seed: int


class Seen(NamedTuple):
    """What a position told of how others play, and whether all of them moved at random."""

    game: int
    facts: tuple[float, ...]
    at_random: bool


class Onlooker(Expert):
    """Looks at the others, and plays too: sometimes as if they moved at random, so that its own play tells nothing."""

    def __init__(self, seed: int, chance: Chance) -> None:
        super().__init__("expert", seed, chance.pick(BUDGETS))
        self._trust = float(chance.below(3) == 0)
        self.facts: list[tuple[float, ...]] = []

    def others_at_random(self, foresight: Foresight, state: State) -> float:
        seat = state.frames[-1].actor(state)
        self.facts.append(tuple(map(float, foresight.expertise.play_seen(state, seat))))
        return self._trust


class Unsuspecting(Expert):
    """Never takes others to move at random: so that games do not change with what was learned of them."""

    def others_at_random(self, foresight: Foresight, state: State) -> float:
        return 0.0


def player(name: str, seed: int) -> Bot:
    return Unsuspecting(name, seed, EXPERTS[name]) if name in EXPERTS else make(name, seed)


def others(count: int, chance: Chance) -> tuple[list[str], bool]:
    """Those whom somebody looks at, and whether all of them move at random: in half of the games."""
    if chance.below(2):
        return ["random"] * count, True
    if chance.below(len(PLAYERS) + 1):
        return [chance.pick(PLAYERS)] * count, False
    mixed = ["random" if chance.below(2) else chance.pick(PLAYERS) for _ in range(count - 1)]
    return [chance.pick(PLAYERS), *mixed], False


def game(task: Task) -> list[Seen]:
    """What one game teaches."""
    title, chance = title_called(task.title), Chance(task.seed)
    players = task.players[0] if chance.below(FEWER) else task.players[1]
    names, at_random = others(players - 1, chance)
    bots = [player(name, chance.below(SEED_LIMIT)) for name in names]
    onlooker = Onlooker(chance.below(SEED_LIMIT), chance)
    bots.insert(chance.below(players), onlooker)
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], chance.below(SEED_LIMIT)).state
    while title.outcome(state) is None and len(onlooker.facts) < MOST:
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    return [Seen(task.seed, facts, at_random) for facts in onlooker.facts]
