"""The kinds of bots by name."""

from __future__ import annotations

import re
from typing import Final

from bradshaw.bots.bot import Bot
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.greedy import Greedy
from bradshaw.bots.levels import LEVELS
from bradshaw.bots.mcts import Mcts
from bradshaw.bots.uniform import Uniform
from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import Text, message

KINDS: Final[dict[str, Text]] = {
    "random": message("core-bot-random"),
    "greedy": message("core-bot-greedy"),
    "mcts": message("core-bot-mcts"),
    "expert": message("core-bot-expert"),
    **{level: message("core-bot-level", level=level) for level in LEVELS},
}
DEFAULT_SECONDS = 1.0
MOST_SECONDS = 600.0
MOST_ITERATIONS = 10_000_000
_BUDGET = re.compile(r"(?P<seconds>\d{1,6}(\.\d{1,6})?)s|(?P<iterations>\d{1,9})", re.ASCII)


class BadBot(BradshawError):
    """An unknown bot, or a budget that it cannot have."""


def make(spec: str, seed: int) -> Bot:
    """A new bot: `random`, `greedy`, `mcts`, `mcts:2s` or `mcts:500`; `expert` likewise; a level."""
    kind, colon, budget = spec.partition(":")
    if kind == "expert":
        return Expert(spec, seed, Budget(*_budget(spec, budget if colon else f"{DEFAULT_SECONDS}s")))
    if kind == "mcts":
        return Mcts(spec, seed, *_budget(spec, budget if colon else f"{DEFAULT_SECONDS}s"))
    if kind not in KINDS or colon:
        raise unknown(spec)
    if kind in LEVELS:
        return Expert(spec, seed, LEVELS[kind])
    return Uniform(spec, seed) if kind == "random" else Greedy(spec, seed)


def unknown(spec: str) -> BadBot:
    return BadBot(message("core-error-no-bot", bot=quoted(spec)[:60], bots=tuple(KINDS)))


def _budget(spec: str, budget: str) -> tuple[float | None, int | None]:
    """Seconds or a number of looks; one of the two."""
    match = _BUDGET.fullmatch(budget)
    if match is not None and match["seconds"] and 0 < float(match["seconds"]) <= MOST_SECONDS:
        return float(match["seconds"]), None
    if match is not None and match["iterations"] and 0 < int(match["iterations"]) <= MOST_ITERATIONS:
        return None, int(match["iterations"])
    raise BadBot(message("core-error-bot-budget", bot=quoted(spec)[:60]))
