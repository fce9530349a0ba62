"""The arena: matches and leagues between bots, on several processes or on a cluster, and what came of them."""

from __future__ import annotations

from bradshaw.arena.executors import Executor, Processes
from bradshaw.arena.match import Match, Result, play
from bradshaw.arena.schedule import Setting, league, match

__all__ = ["Executor", "Match", "Processes", "Result", "Setting", "league", "match", "play"]
