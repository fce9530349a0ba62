"""Where people tell the host of what others have said or done."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from sqlalchemy import select

from bradshaw.core.messages import is_message, message, read_text
from bradshaw.server.api.games.requests import GameCall, known
from bradshaw.server.api.profiles import find_person
from bradshaw.server.edge.identity import ensure_person
from bradshaw.server.edge.limiting import limit
from bradshaw.server.edge.problems import changing
from bradshaw.server.edge.requests import Body, Caller, WebRequest
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import Conflict, NotFound
from bradshaw.server.events.happening import SPOKEN
from bradshaw.server.events.live import ERASED, LiveGame
from bradshaw.server.people.reports import LONGEST_TEXT, Kind, Reported, Subject
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play.seating import on_one_line
from bradshaw.server.storage.tables import Event, Person

LONGEST_ID = 40

log = logging.getLogger("bradshaw.reporting")


class ReportRequest(Body):
    """What you report, and what is wrong with it."""

    subject: Annotated[
        Subject,
        msgspec.Meta(
            description="A `message` of the chat (with `game` and `sequence`), the `description` of a table (`game`), "
            "a `player` at a table, for the name or the behaviour (`game` and `seat`), or a `profile` (`person`)."
        ),
    ]
    kind: Annotated[
        Kind,
        msgspec.Meta(
            description="`abuse`: insults or threats; `spam`: advertising; `name`: an offensive name; "
            "`play`: unfair play, such as cheating or delaying on purpose; `other`."
        ),
    ]
    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_TEXT, description="What the host should know.")] = ""
    game: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] | None = None
    sequence: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1, description="Of the message.")] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    person: Annotated[str, msgspec.Meta(max_length=LONGEST_ID, description="The id of an account.")] | None = None


class ReportsController(Controller):
    """Reports to the host."""

    path = "/api/reports"
    tags = ("people",)

    @post("/", status_code=204, summary="Report something to the host of the server", responses=changing(404, 409))
    async def report(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[ReportRequest]
    ) -> None:
        """The host decides, and you are told what. Whoever is reported is never told by whom."""
        limit(request, "report")
        text = on_one_line(data.text)
        if len(text) > LONGEST_TEXT:
            raise Conflict(message("server-report-length", most=LONGEST_TEXT))
        found = await _find(request, state, visitor, data)
        if found.about == visitor.person:
            raise Conflict(message("server-report-yourself"))
        reporter = known(await ensure_person(request, state, visitor))
        number = await state.reports.add(reporter, found, data.kind, text)
        log.info("report", extra={"number": number, "subject": found.subject, "kind": data.kind})


async def _find(request: WebRequest, state: ServerState, visitor: Visitor, data: ReportRequest) -> Reported:
    """What is meant, as it is now, if the visitor can see it. Raises NotFound or Conflict."""
    if data.subject == "profile":
        name, _ = await find_person(state, data.person or "")
        return Reported("profile", data.person or "", name)
    if data.game is None or not data.game.isalnum():
        raise NotFound(message("server-no-such-game"))
    live = await GameCall(request, state, visitor, data.game).game()
    if data.subject == "message":
        return await _message(state, live, visitor.person, data.sequence)
    if data.subject == "description":
        if not live.head.description or live.head.host is None:
            raise Conflict(message("server-report-nothing"))
        host = (place.name for place in live.places if place.person == live.head.host)
        names = await state.people.names([live.head.host])
        shown = next(host, None) or names.get(live.head.host, "")
        return Reported("description", live.head.host, shown, live.head.description, live.head.id)
    place = live.places[data.seat] if data.seat is not None and data.seat < len(live.places) else None
    about = None if place is None else place.person or place.owner
    if place is None or about is None:
        raise Conflict(message("server-report-nobody"))
    return Reported("player", about, place.name, game=live.head.id)


async def _message(state: ServerState, live: LiveGame, person: str | None, sequence: int | None) -> Reported:
    """A line of the chat that the visitor may read, and who has said it."""
    heard = SPOKEN if live.hears_asides(person) else ("chat",)
    wanted = select(Event.seat, Event.person, Event.content).where(
        Event.game == live.head.id, Event.sequence == sequence, Event.kind.in_(heard)
    )
    async with state.database.reading() as connection:
        row = (await connection.execute(wanted)).first()
        if row is None:
            raise NotFound(message("server-report-no-message"))
        content = msgspec.json.decode(row.content, type=dict[str, Any])
        said = content["text"]
        text = read_text(said) if is_message(said) else str(said)
        about = await connection.scalar(select(Person.id).where(Person.id == row.person))
    if text == ERASED or about is None:
        raise Conflict(message("server-report-nothing"))
    return Reported("message", about, str(content["name"]), text, live.head.id, sequence)
