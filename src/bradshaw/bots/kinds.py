"""The kinds of bots by name."""

from __future__ import annotations

import re
from typing import Final

from bradshaw.bots.bot import Bot
from bradshaw.bots.greedy import Greedy
from bradshaw.bots.mcts import Mcts
from bradshaw.bots.uniform import Uniform
from bradshaw.core.errors import BradshawError, quoted

KINDS: Final[dict[str, str]] = {
    "random": "Picks any legal move.",
    "greedy": "Looks one turn ahead and takes what leaves it best off.",
    "mcts": "Thinks ahead for everybody; mcts:2s for two seconds a move, mcts:500 for 500 looks a move.",
}
DEFAULT_SECONDS = 1.0
MOST_SECONDS = 600.0
MOST_ITERATIONS = 10_000_000
_BUDGET = re.compile(r"(?P<seconds>\d{1,6}(\.\d{1,6})?)s|(?P<iterations>\d{1,9})", re.ASCII)


class BadBot(BradshawError):
    """A bot that there is not."""


def make(spec: str, seed: int) -> Bot:
    """A new bot: `random`, `greedy`, `mcts`, `mcts:2s` or `mcts:500`."""
    kind, colon, budget = spec.partition(":")
    if kind == "mcts":
        return _mcts(spec, seed, budget if colon else f"{DEFAULT_SECONDS}s")
    if kind not in KINDS or colon:
        raise BadBot(f"There is no bot {quoted(spec)[:60]!r}; there are: {', '.join(KINDS)}.")
    return Uniform(spec, seed) if kind == "random" else Greedy(spec, seed)


def _mcts(spec: str, seed: int, budget: str) -> Bot:
    match = _BUDGET.fullmatch(budget)
    if match is not None and match["seconds"] and 0 < float(match["seconds"]) <= MOST_SECONDS:
        return Mcts(spec, seed, float(match["seconds"]), None)
    if match is not None and match["iterations"] and 0 < int(match["iterations"]) <= MOST_ITERATIONS:
        return Mcts(spec, seed, None, int(match["iterations"]))
    raise BadBot(f"The budget of {quoted(spec)[:60]!r} must be seconds like mcts:2s or looks like mcts:500.")
