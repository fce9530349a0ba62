"""Games of Emu Bay among bots, and the network that judges their positions."""

from __future__ import annotations

from collections.abc import Iterator

from bradshaw.bots import make
from bradshaw.bots.foresight import shipped_network
from bradshaw.core.expertise import Taught
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.state import EmuBay


def taught() -> Taught:
    network = shipped_network(TITLE)
    assert network is not None
    return network.in_a_row()


TAUGHT = taught()


def positions(seed: int, bot: str = "greedy", players: int = 4, **options: object) -> Iterator[EmuBay]:
    """Positions of a game among bots, to its end."""
    state = Game(TITLE, [f"Player {seat}" for seat in range(players)], seed, options).state
    bots = [make(bot, seat) for seat in range(players)]
    while TITLE.outcome(state) is None:
        yield state.copy()
        advance(state, bots[state.frames[-1].actor(state)].choose(TITLE, state), SILENCE)
