"""Work that a search may do: counted in steps of its inner loops, never in time, so that it is the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

NO_LIMIT = 1 << 62
PYTHON_STEP = 50
"""What a step outside the kernels counts: it takes as long as so many of those in a compiled one."""


class Counting(Protocol):
    """A kernel that counts its work and stops once that is above its limit."""

    work: int
    limit: int


class Work:
    """What has been done so far, and the most that the present part of a search may do.

    `cut`: whether a part was cut short, so that something may have been overlooked. `lost`: whether something was that
    is not looked for again.
    """

    __slots__ = ("cut", "done", "limit", "lost", "most")

    def __init__(self, limit: int | None = None) -> None:
        self.limit = NO_LIMIT if limit is None else limit
        self.most = self.limit
        self.done = 0
        self.cut = False
        self.lost = False

    def left(self) -> int:
        """What the whole search may still do."""
        return max(0, self.limit - self.done)

    def spend(self, steps: int) -> bool:
        """Counts steps outside the kernels; whether the present part may go on."""
        self.done += steps * PYTHON_STEP
        self.most -= steps * PYTHON_STEP
        if self.most < 0:
            self.cut = True
        return self.most >= 0

    @contextmanager
    def once(self) -> Iterator[None]:
        """For what is done only once: if it is cut short, something is lost."""
        before, self.cut = self.cut, False
        yield
        self.lost = self.lost or self.cut
        self.cut = self.cut or before

    @contextmanager
    def counting(self, kernel: Counting, part: int = 1) -> Iterator[None]:
        """Counts what a kernel does, which may be a part of what is left for the present one."""
        before = kernel.work
        kernel.limit = before + max(0, self.most) // part
        yield
        spent = kernel.work - before
        self.done += spent
        self.most -= spent
        if kernel.work > kernel.limit:
            self.cut = True
