"""Games between bots, played without records."""

from typing import Any

from bradshaw.bots import make
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.title import Title


def game_of(title: Title[Any], bots: list[str], seed: int, most: int) -> tuple[Any, int]:
    """A game between bots, as far as that many actions: where it stands, and after how many."""
    state = Game(title, [f"{seat} {bot}" for seat, bot in enumerate(bots)], seed).state
    players = [make(bot, seed + seat) for seat, bot in enumerate(bots)]
    number = 0
    while title.outcome(state) is None and number < most:
        frame = state.frames[-1]
        advance(state, players[frame.actor(state)].choose(title, state), SILENCE)
        number += 1
    return state, number
