"""Where a game stands, in the words of lists: worked out with each move, in the workshop."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bradshaw.core.game import Game
from bradshaw.core.log import Entry
from bradshaw.core.messages import Text, message
from bradshaw.core.registry import titles
from bradshaw.server.events.head import Head, Standing

log = logging.getLogger("bradshaw.standing")


def standing(game: Game[Any], unreadable: Text = "") -> Standing:
    """Where a game stands, as far as all may know it. `unreadable`: why it cannot be read further."""
    outcome = game.outcome
    turn = game.actors if outcome is None and not unreadable else ()
    winners = outcome.winners if outcome is not None else ()
    return Standing(game.number, tuple(turn), _headline(game), tuple(winners), unreadable)


def standing_at(game: Game[Any], number: int, unreadable: Text = "") -> Standing:
    """Where a game stands after this many actions."""
    return standing(game.at(number), unreadable)


def standing_at_start(head: Head, players: Sequence[str]) -> Standing:
    """Where a game stands before the first action."""
    return standing(Game(titles()[head.title], players, head.seed, head.options, head.rules))


def _headline(game: Game[Any]) -> Text:
    try:
        return last_words(game) or game.title.headline(game.state, game.players)
    except Exception:
        # A move is not refused because its position has no words.
        log.exception("a headline failed", extra={"title": game.title.id, "number": game.number})
        return message("server-no-headline")


def last_words(game: Game[Any]) -> Text:
    """The sentence with which a finished game closed; empty while it runs."""
    if game.outcome is None:
        return ""
    entries: Sequence[Entry] = game.log_of(game.number - 1) if game.played else ()
    sentences = [text for entry in entries if (text := game.title.tell(entry, game.players))]
    return sentences[-1] if sentences else ""
