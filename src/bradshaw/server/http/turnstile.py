"""How many requests of one address begin, and are looked up, before others have their turn.

The event loop takes in all that has come in one go. Were all of it begun at once, hundreds of small requests of one
visitor would keep everybody waiting as long as a large one.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from weakref import WeakValueDictionary

EACH = 2
"""Requests of one address that begin in one turn of the event loop."""
LOOKED_UP = 2
"""Visitors of one address who are looked up at the same time: all share the connections to the database."""


class Turnstile:
    """Lets requests begin at once, or one turn of the event loop later for every few of the same address."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        """In this turn, by address."""
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def begin(self, address: str, start: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        """Start a request when it is its turn. Those of one address start in the order in which they came."""
        if not self._begun and not self._waiting:
            loop.call_soon(self._turn, loop)
        if self._begun[address] < EACH and address not in self._waiting:
            self._begun[address] += 1
            start()
        else:
            self._waiting.setdefault(address, deque()).append(start)

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        self._begun.clear()
        for address, waiting in list(self._waiting.items()):
            for _ in range(min(EACH, len(waiting))):
                self._begun[address] += 1
                waiting.popleft()()
            if not waiting:
                del self._waiting[address]
        if self._begun:
            loop.call_soon(self._turn, loop)


class Doors:
    """Lets a few visitors of each address in at a time; the others of that address queue."""

    def __init__(self) -> None:
        self.addresses: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, address: str) -> asyncio.Semaphore:
        """To be held while somebody of this address is let in. It is forgotten when nobody is."""
        return self.addresses.setdefault(address, asyncio.Semaphore(LOOKED_UP))
