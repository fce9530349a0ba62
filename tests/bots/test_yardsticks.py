"""`greedy` and `mcts` are what others are measured by: they play today what they have always played."""

from hashlib import sha256
from typing import Any

import msgspec
import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE


def moves(title_id: str, spec: str, players: int, seed: int, most: int) -> list[Any]:
    """The first moves of a game among bots of a kind."""
    title = bradshaw.title(title_id)
    state = Game(title, [f"Player {seat}" for seat in range(players)], seed).state
    bots = [make(spec, seed + seat) for seat in range(players)]
    played: list[Any] = []
    while title.outcome(state) is None and len(played) < most:
        action = bots[state.frames[-1].actor(state)].choose(title, state)
        played.append(msgspec.to_builtins(action))
        advance(state, action, SILENCE)
    return played


@pytest.mark.parametrize(
    ("title", "spec", "players", "seed", "most", "count", "digest"),
    [
        ("1860", "greedy", 3, 1, 2000, 765, "86ad165c8d008ad9"),
        ("1862", "greedy", 3, 1, 400, 400, "3cd1329f5b8a60a4"),
        pytest.param("emubay", "greedy", 4, 1, 2000, 206, "8f9f00b236fa4c3a", marks=pytest.mark.kernels),
        ("1860", "mcts:6", 3, 2, 120, 120, "9f0c96964e62341b"),
        ("1862", "mcts:6", 3, 2, 90, 90, "6ca399518cc741e5"),
        pytest.param("emubay", "mcts:20", 4, 2, 40, 40, "ae4d7b5fba2a0efc", marks=pytest.mark.kernels),
    ],
)
def test_a_yardstick_never_changes(
    title: str, spec: str, players: int, seed: int, most: int, count: int, digest: str
) -> None:
    played = moves(title, spec, players, seed, most)
    assert len(played) == count
    assert sha256(repr(played).encode()).hexdigest()[:16] == digest
