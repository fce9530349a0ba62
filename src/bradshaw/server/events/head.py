"""What a game was made with, and where it stands, without its moves."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bradshaw.core.errors import quoted
from bradshaw.core.messages import Text, message
from bradshaw.core.options import complete
from bradshaw.core.registry import titles
from bradshaw.server.events.happening import Unreadable
from bradshaw.server.events.timing import Timing

OPEN, RUNNING, FINISHED, ENDED = "open", "running", "finished", "ended"
OVER = (FINISHED, ENDED)
"""The game has come to its end, or the host of the server has ended it."""
SOLO, HOTSEAT, ONLINE = "solo", "hotseat", "online"


class Standing(msgspec.Struct, frozen=True):
    """Where a game that has begun stands, as lists show it; stored with every move, so that no list replays a game."""

    actions: int
    turn: tuple[int, ...]
    """The seats that decide."""
    headline: Text
    winners: tuple[int, ...]
    unreadable: Text = ""
    """Why the events cannot be read, or no further."""


class Head(msgspec.Struct):
    """What a game was made with, and where it stands."""

    id: str
    title: str
    rules: int
    seed: int
    options: dict[str, bool | int | str] | None
    """None if what is stored is not readable."""
    mode: str
    status: str
    listed: bool
    shuffle: bool
    host: str | None
    invite: str
    pace: float
    created: datetime
    updated: datetime
    replace_after: int = 24
    """Hours without a sign of life after which a player can be replaced."""
    host_decides: bool = False
    """Whether the host's word is enough to replace a player."""
    standing: Standing | None = None
    """None before the start, and for games stored by an older program until they are opened."""
    timing: Timing | None = None
    """How much time players have; None: as much as they like."""
    deadline: datetime | None = None
    """When the time of whoever decides runs out, as it was worked out last."""
    rated: bool = False
    """Whether the result changes the ratings of the players."""
    club: str | None = None
    """The club whose members alone see the game and can join it."""
    robots: bool = False
    """Whether robots may take a seat."""
    description: str = ""
    """What its maker has written about the table."""
    language: str | None = None
    """In which language its players talk, if that is known."""
    timing_read: bool = True
    """Whether what is stored of the players' time is readable."""
    damaged: list[str] = []
    """The facts above of which nobody can read what is stored."""

    @property
    def title_name(self) -> str:
        title = titles().get(self.title)
        return title.name if title is not None else self.title

    def check(self) -> None:
        """Raises BradshawError if no game can be played with this head."""
        if self.damaged:
            raise Unreadable(message("server-unreadable-head", reason=", ".join(self.damaged)))
        title = titles().get(self.title)
        if title is None:
            raise Unreadable(message("server-not-installed", game=quoted(self.title)))
        title.check_rules(self.rules)
        if self.options is None:
            raise Unreadable(message("server-unreadable-options"))
        if not self.timing_read:
            raise Unreadable(message("server-unreadable-timing"))
        complete(title.options, self.options, self.rules)


class ClubTold(msgspec.Struct, frozen=True):
    """The club that a table belongs to."""

    id: str
    name: str
