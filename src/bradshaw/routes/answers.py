"""What is answered about runs, whatever the kind of question."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

RunT = TypeVar("RunT")
ReasonT = TypeVar("ReasonT")


class Solution(msgspec.Struct, Generic[RunT], frozen=True):
    """A legal set of runs; no runs at all if the company has none.

    `proved`: no set is better. Otherwise the search was cut short, and no set is worth more than `bound` (in revenue
    for `best`, in revenue and subsidy together for `best_total`). `nodes`: how many steps the search took.
    """

    runs: tuple[RunT, ...]
    revenue: int
    subsidy: int
    proved: bool
    nodes: int
    bound: int


class Fault(msgspec.Struct, Generic[ReasonT], frozen=True):
    """What is wrong, with which runs (by their place in the set), and at which stops or borders."""

    reason: ReasonT
    runs: tuple[int, ...]
    vertices: tuple[int, ...] = ()
