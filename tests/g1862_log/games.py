"""Games by simple players: they pick at random, but bid low, sell rarely, and build and buy where they can."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bradshaw import Action, Game
from bradshaw.core.chance import Chance
from bradshaw.eighteen.actions import BuyShare, Pass, PayDividend, SellShares
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import (
    Answer,
    Bid,
    BuildSmallStation,
    BuyTrain,
    ChooseMarkers,
    Merge,
    PlaceMarker,
    SetPar,
    StartCompany,
)

NAMES = ("Ada", "Ben", "Cleo", "Dot", "Eve", "Flo", "Gus", "Hal")
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"shorter": True, "eight_markers": True},
    {"ruleset": "18xx.games", "length": "short"},
    {"trains": "simple freight", "new_players": True},
    {},
    {"trains": "advanced express", "length": "long"},
    {"home_may_wait": True, "length": "short"},
)
RARE = {SellShares: 60, Pass: 4, ChooseMarkers: 2, BuildSmallStation: 3}
"""One in so many of these is thought of at all."""


def positions(seed: int, most: int = 500) -> Iterator[Game[Any]]:
    """A game after every action, as far as that many; the same object all the time."""
    chosen, chance = _chosen(seed)
    players = NAMES[: 1 + seed % len(NAMES)]
    # Alone the plain game: not every variant goes with it.
    game = Game(TITLE, players, seed, VARIANTS[seed % len(VARIANTS)] if len(players) > 1 else {})
    yield game
    while game.outcome is None and len(game.played) < most:
        if len(chosen) == len(game.played):
            chosen.append(choose(game, chance))
        game.play(chosen[len(game.played)])
        yield game


@cache
def _chosen(seed: int) -> tuple[list[Action], Chance]:
    """What is played in a game as far as anybody has asked, since choosing takes longest, and its chance."""
    return [], Chance(seed)


def played(seed: int, most: int = 500) -> Game[Any]:
    *_, game = positions(seed, most)
    return game


def choose(game: Game[Any], chance: Chance) -> Action:
    """Mostly something sensible, at times anything, and now and then without thinking."""
    choices = game.choices()
    actions = [*choices.actions, *(span[0] for span in choices.ranges if chance.below(3) == 0)]
    sensible = list(TITLE.advice(game.state))
    if sensible and chance.below(3):
        return chance.pick(sensible)
    kept = [action for action in actions if chance.below(RARE.get(type(action), 1)) == 0]
    wanted = [action for action in kept if _is_wanted(action)]
    if wanted and chance.below(4):
        kept = wanted
    return chance.pick(kept or sensible or actions)


def _is_wanted(action: Action) -> bool:
    match action:
        case SetPar(par=price) | StartCompany(price=price):
            return price <= 60
        case BuyTrain(warranties=warranties):
            return warranties == 0
        case BuyShare() | PayDividend() | PlaceMarker() | BuildSmallStation() | Merge():
            return True
        case Bid(amount=amount):
            return amount < 20
        case Answer(agree):
            return agree
    return False
