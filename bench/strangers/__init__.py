"""What a stranger may try against a server, each from one address and until a moment comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from bench.strangers import connections, games, people, reading
from bench.strangers.attempt import ADDRESS, Attack, Scene

__all__ = ["ADDRESS", "ATTACKS", "Attack", "Scene"]


async def nothing(attack: Attack) -> None:
    """Nobody attacks."""
    await asyncio.sleep(attack.end - time.monotonic())


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "nothing": nothing,
    "charts": games.charts,
    "bots": games.bots,
    "largest files": games.largest_files,
    "files": games.files,
    "live connections": connections.live_connections,
    "streams opened anew": connections.reopened,
    "half-open requests": connections.half_open,
    "half bodies": connections.half_bodies,
    "huge requests": connections.huge,
    "unread answers": connections.unread_answers,
    "try-outs": games.tries,
    "past positions": games.past_positions,
    "guests and games": people.new_guests,
    "passwords": people.passwords,
    "cold games": games.cold_games,
    "lists": reading.lists,
    "pages": reading.pages,
    "reviews": games.reviews,
    "hints": games.hints,
    "forged logins": people.forged,
    "clubs": people.clubs,
    "acquaintances": people.acquaintances,
    "talk": people.talk,
    "programs": people.programs,
    "pictures": reading.pictures,
    "lessons": reading.lessons,
    "documentation": reading.manual,
}
