"""Games between bots, played without records."""

from collections.abc import Iterator
from typing import Any

import bradshaw
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


def some_positions(title_id: str, moves: int, every: int) -> Iterator[Any]:
    """Positions of a game among experts without looks ahead."""
    title = bradshaw.title(title_id)
    state = Game(title, ["Ada", "Ben", "Cleo"], 7).state
    bots = [make("expert:1", seat) for seat in range(3)]
    for number in range(moves):
        if title.outcome(state) is not None:
            break
        if number % every == 0:
            yield state.copy()
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
