"""What a position is worth to each player, as a fair player would judge it: `worth_kernel` judges, and says how."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bradshaw.core import kernels
from bradshaw.eighteen.judgement import evaluation as measures
from bradshaw.games.g1860.judgement import worth_kernel as source
from bradshaw.games.g1860.rules.ending import GameOver, worth
from bradshaw.games.g1860.state import Isle

if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.games.g1860.judgement import worth_kernel as kernel
else:
    kernel = kernels.load(source)
    if kernel is source:
        # In Python they take longer to work out than to look up.
        for _name, _most in (("capacity", 1 << 14), ("most", 1 << 10), ("outlook", 1 << 16)):
            setattr(source, _name, lru_cache(maxsize=_most)(getattr(source, _name)))

Appraisal = kernel.Appraisal
capacity = kernel.capacity
ends_with_round = kernel.ends_with_round
lifetime = kernel.lifetime
rounds_left = kernel.rounds_left


def compiled() -> bool:
    """Whether positions are judged by machine code, some ten times as fast as by Python."""
    return kernel is not source


def share_value(state: Isle, company: int, rounds: int) -> float:
    """What one share is worth."""
    return Appraisal(state, rounds).share_value(company)


def lot_gains(state: Isle, seat: int, rounds: int) -> list[float]:
    """What each certificate on offer in the initial auction is worth to a player beyond its price, the best first."""
    return Appraisal(state, rounds).lot_gains(seat)


def evaluate(state: Isle) -> list[float]:
    """What each player is worth at the end."""
    if isinstance(state.frames[-1], GameOver):
        return [float(worth(state, seat)) for seat in range(state.players)]
    return Appraisal(state, rounds_left(state)).worths()


def doubt(state: Isle) -> float:
    """How far apart two worths must be to tell the likelier winner clearly."""
    return measures.doubt_with(rounds_left(state))
