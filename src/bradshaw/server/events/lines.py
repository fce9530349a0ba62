"""What the log and the chat of a game tell."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from bradshaw.core.game import Game
from bradshaw.core.log import Entry, cuts
from bradshaw.core.messages import Text


class Line(msgspec.Struct, frozen=True):
    """A log entry for people, with the action that it belongs to."""

    number: int
    kind: str
    actor: int
    rule: str
    text: Text
    transfers: tuple[Any, ...] = ()
    stage: int = 0
    """The pause within the action before which it happened, from 1; 0 if the position after the action is the first."""
    spot: str = ""
    """Where on the table the action happened, with the first entry of the action; empty if nowhere in particular."""


class ChatLine(msgspec.Struct, frozen=True):
    sequence: int
    seat: int | None
    name: str
    text: Text
    """What somebody has said, or a message in its place."""
    time: datetime
    spot: str = ""
    """The hex that was pointed at."""


def lines(game: Game[Any], number: int, entries: Sequence[Entry]) -> list[Line]:
    """Log entries of an action, or of the set-up (0), as sentences; those without words of their own are left out."""
    pauses = cuts(entries, game.title.pauses)
    spot = game.title.spot(game.played[number - 1 - game.before].action) if number else ""
    told: list[Line] = []
    for place, entry in enumerate(entries):
        text = game.title.tell(entry, game.players)
        if text:
            stage = next((number for number, cut in enumerate(pauses, start=1) if place < cut), 0)
            where = "" if told else spot
            told.append(Line(number, entry.kind, entry.actor, entry.rule, text, entry.transfers, stage, where))
    return told
