"""Who is to be told of what happens in a game: decided before it is stored, and stored together with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, get_args

import msgspec

from bradshaw.core.messages import Message, Text, message
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.happening import TIMEOUT
from bradshaw.server.events.head import ONLINE, OVER, Standing
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place

TURN, WARNING, ASKED, ANSWERED = "turn", "warning", "asked", "answered"
BEGAN, ENDED, NAMED, REPLACED, RETURNED = "began", "ended", "named", "replaced", "returned"
CLUB, INVITED, HOST, TOKEN = "club", "invited", "host", "token"
Kind = Literal[
    "turn",
    "warning",
    "asked",
    "answered",
    "began",
    "ended",
    "named",
    "replaced",
    "returned",
    "club",
    "invited",
    "host",
    "token",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What people can wish to be told of."""
TROUBLE, RESET = "trouble", "reset"
"""What is told in the page only, and what is mailed to whoever has asked for it."""
MOVES = ("start", "action", "undo", "redo")
LONGEST_QUOTE = 200

Tell = Callable[[Iterable[str | None], str, Message, str | None], None]
"""Tells people of a kind something that somebody, who is not told, has done."""


class Told(msgspec.Struct, frozen=True):
    """A notice to one person."""

    person: str
    kind: str
    text: Text


def told_of(live: LiveGame, drafts: Sequence[Draft], standing: Standing | None, places: Sequence[Place]) -> list[Told]:
    """Those who are to be told of events in an online game, and are not there to see them.

    `standing`, `places`: where the game stands then, and who sits where if that changes.
    """
    if live.head.mode != ONLINE:
        return []
    seated = places or live.places
    found: dict[tuple[str, str], Told] = {}

    def tell(people: Iterable[str | None], kind: str, text: Message, by: str | None) -> None:
        for person in people:
            if person is not None and person != by and person not in live.here:
                found[person, kind] = Told(person, kind, text)

    for draft in drafts:
        by, content = draft.person, draft.content
        if draft.kind == "start":
            tell((place.person for place in seated), BEGAN, message("server-notice-began"), by)
        elif draft.kind == "end" or (draft.kind in MOVES and content["status"] in OVER):
            text = message("server-notice-ended", headline=standing.headline if standing is not None else "")
            tell((place.person for place in seated), ENDED, text, by)
        elif draft.kind == "ask":
            asked = (live.places[seat].person for seat in content["needs"])
            tell(asked, ASKED, message("server-notice-asked", text=content["text"]), by)
        elif draft.kind == "answer":
            ask = live.asks.get(content["ask"])
            if ask is not None and not content.get("back"):
                agreed = content["yes"] and msgspec.structs.replace(ask, yes=[*ask.yes, draft.seat]).agreed
                if agreed or not content["yes"]:
                    player = live.places[draft.seat].name if draft.seat is not None else ""
                    text = message("server-notice-answered", yes=bool(agreed), player=player)
                    tell([live.places[ask.by].person], ANSWERED, text, by)
        elif draft.kind == "chat" and isinstance(content["text"], str):
            speaker, said = content["name"], content["text"]
            heard = (place for place in live.places if place.person not in draft.deaf)
            named = (place.person for place in heard if _names(said, place.name))
            tell(named, NAMED, message("server-notice-named", player=speaker, text=said[:LONGEST_QUOTE]), by)
        elif draft.kind == "seat" and draft.seat is not None:
            _tell_seat(live, draft, seated, tell)
    if standing is not None and any(draft.kind in MOVES for draft in drafts):
        before = {live.places[seat].person for seat in live.actors}
        # Robots hear of it by their stream; their owners need not.
        on_turn = {seated[seat].person for seat in standing.turn if not seated[seat].robot} - before
        tell(on_turn, TURN, message("server-notice-turn"), drafts[-1].person)
        for person in on_turn:
            # That says it all.
            found.pop((person or "", BEGAN), None)
    return list(found.values())


def _tell_seat(live: LiveGame, draft: Draft, seated: Sequence[Place], tell: Tell) -> None:
    """Somebody has lost a seat, to a bot, to somebody else or to its owner, or may lose it now."""
    assert draft.seat is not None
    before, after, why = live.places[draft.seat], seated[draft.seat], draft.content.get("why")
    if why == TIMEOUT and before.person == after.person:
        tell([before.person], WARNING, draft.content["text"], None)
        tell((place.person for place in seated), ASKED, draft.content["text"], before.person)
    if before.person is None or before.person == after.person:
        return
    if why in ("replaced", TIMEOUT):
        late, returns = live.head.timing is not None, before.person == after.owner
        text = message("server-notice-replaced", bot=after.bot, returns=returns, late=late)
        tell([before.person], REPLACED, text, draft.person)
    elif why == "returned":
        tell([before.person], RETURNED, message("server-notice-returned", player=before.name), draft.person)


def _names(text: str, name: str) -> bool:
    """Whether a line of chat names a player: as a word, in any case."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None
