"""Work that a search may do: counted in steps of its inner loops, never in time, so that it is the same everywhere."""

from __future__ import annotations

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

    def once(self) -> Once:
        """For what is done only once: if it is cut short, something is lost."""
        return Once(self)

    def counting(self, kernel: Counting, part: int = 1) -> Counted:
        """Counts what a kernel does, which may be a part of what is left for the present one."""
        return Counted(self, kernel, part)


# These are entered so often in a search that generators would take a part of its time.


class Once:
    """`Work.once`, as a context."""

    __slots__ = ("_before", "_work")

    def __init__(self, work: Work) -> None:
        self._work = work

    def __enter__(self) -> None:
        self._before, self._work.cut = self._work.cut, False

    def __exit__(self, *error: object) -> None:
        work = self._work
        work.lost = work.lost or work.cut
        work.cut = work.cut or self._before


class Counted:
    """`Work.counting`, as a context."""

    __slots__ = ("_before", "_kernel", "_part", "_work")

    def __init__(self, work: Work, kernel: Counting, part: int) -> None:
        self._work, self._kernel, self._part = work, kernel, part

    def __enter__(self) -> None:
        self._before = self._kernel.work
        self._kernel.limit = self._before + max(0, self._work.most) // self._part

    def __exit__(self, *error: object) -> None:
        work, kernel = self._work, self._kernel
        spent = kernel.work - self._before
        work.done += spent
        work.most -= spent
        if kernel.work > kernel.limit:
            work.cut = True
