"""Whole games by simple players that see all of the game: some careless, some careful with money."""

from collections.abc import Iterator
from typing import Any

import bradshaw
from bradshaw import Action, Game
from bradshaw.core.chance import Chance

NAMES = ("Ada", "Ben", "Cleo", "Dot")


def positions(seed: int) -> Iterator[Game[Any]]:
    """A game after every action; the same object all the time."""
    chance = Chance(seed)
    game = bradshaw.new_game("emubay", NAMES[: 3 + seed % 2], seed)
    yield game
    while game.outcome is None:
        game.play(_choose(game, chance, careful=seed % 3 > 0))
        yield game


def finished(seed: int) -> Game[Any]:
    *_, game = positions(seed)
    return game


def _choose(game: Game[Any], chance: Chance, *, careful: bool) -> Action:
    """Any kind of action, then any of that kind; the careful bid the least and pay dividends only while they gain."""
    choices = game.choices()
    kinds: dict[type, list[Action]] = {}
    for action in choices:
        kinds.setdefault(type(action), []).append(action)
    if careful:
        kinds = {kind: actions[:1] if kind.__name__ == "Bid" else actions for kind, actions in kinds.items()}
        loss = any(game.title.describe(game.state, action).facts.get("result") == "loss" for action in choices.actions)
        if loss and len(kinds) > 1:
            kinds = {kind: actions for kind, actions in kinds.items() if kind.__name__ != "PayDividends"}
    return chance.pick(chance.pick(list(kinds.values())))
