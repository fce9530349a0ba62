"""Games by simple players: they pick at random from what the game advises, and now and then from everything."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bradshaw import Action, Game
from bradshaw.core.chance import Chance
from bradshaw.eighteen.actions import PASS, SellShares
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import Bid
from bradshaw.games.g1860.rules.stock import StockTurn

NAMES = ("Ada", "Ben", "Cleo", "Dot")
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"destinations": True, "variable_private_revenue": True},
    {"simplified_insolvency": True, "full_price_unoperated": True},
    {"original_insolvency": True, "accelerated_track": True},
)


def positions(seed: int, most: int = 400) -> Iterator[Game[Any]]:
    """A game after every action, as far as that many; the same object all the time."""
    chosen, chance = _chosen(seed)
    game = Game(TITLE, NAMES[: 2 + seed % 3], seed, VARIANTS[seed % len(VARIANTS)])
    yield game
    while game.outcome is None and len(game.played) < most:
        if len(chosen) == len(game.played):
            chosen.append(_choose(game, chance))
        game.play(chosen[len(game.played)])
        yield game


@cache
def _chosen(seed: int) -> tuple[list[Action], Chance]:
    """What is played in a game as far as anybody has asked, since choosing takes longest, and its chance."""
    return [], Chance(seed)


def played(seed: int, most: int = 400) -> Game[Any]:
    *_, game = positions(seed, most)
    return game


def _choose(game: Game[Any], chance: Chance) -> Action:
    """Low bids, few sales, and otherwise anything sensible; one decision in ten is made without thinking."""
    trading = isinstance(game.state.frames[-1], StockTurn)
    actions = list((not trading and TITLE.advice(game.state)) or game.choices().actions)
    if chance.below(10) == 0 and not any(isinstance(action, Bid) for action in actions):
        actions = list(game.choices().actions)
    kept = [action for action in actions if not isinstance(action, SellShares) or chance.below(25) == 0]
    if len(kept) > 1 and chance.below(3):
        kept = [action for action in kept if action != PASS] or kept
    if any(isinstance(action, Bid) for action in kept) and chance.below(2):
        return PASS
    return chance.pick(kept or actions)
