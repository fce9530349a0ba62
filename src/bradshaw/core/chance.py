"""Seeded chance, compiled where it can be: `chance_kernel` says how it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bradshaw.core import chance_kernel as source
from bradshaw.core import kernels

if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.core import chance_kernel as kernel
else:
    kernel = kernels.load(source)

SEED_LIMIT = 1 << 53
"""Seeds are below this, so that they survive as JSON numbers everywhere."""

Chance = kernel.Chance


def compiled() -> bool:
    """Whether chance is drawn by machine code, some six times as fast as by Python."""
    return kernel is not source
