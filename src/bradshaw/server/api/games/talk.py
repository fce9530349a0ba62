"""Around the table: chat, notes, the pace of bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody

from bradshaw.core.messages import message
from bradshaw.server.api.games.requests import Call, GamesController, require_started
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Body
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.happening import ASIDE
from bradshaw.server.events.live import LiveGame
from bradshaw.server.people.notes import LONGEST_NOTE
from bradshaw.server.people.visitors import logged_in
from bradshaw.server.play import jobs
from bradshaw.server.play.seating import LONGEST_DESCRIPTION, MOST_PACE, on_one_line

LONGEST_CHAT = 500


class ChatRequest(Body):
    text: str


class PointRequest(Body):
    """A hex that the others shall look at."""

    spot: Annotated[str, msgspec.Meta(max_length=40, description="As on the board.", examples=["hex:G5"])]


class NoteBody(Body):
    """What you have noted about a game."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


class DescriptionBody(Body):
    """What others should know of a table."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_DESCRIPTION)]


class PaceRequest(Body):
    seconds: float


def _clean(text: str, live: LiveGame) -> str:
    """What somebody says, on one line. Raises Conflict if there is nothing, or too much."""
    text = on_one_line(text)
    if not text or len(text) > LONGEST_CHAT:
        raise Conflict(message("server-chat-length", most=LONGEST_CHAT), version=live.version)
    return text


class TalkController(GamesController):
    """Talk about games."""

    @post("/{game:str}/chat", summary="Say something to the table", responses=changing(404, 409))
    async def chat(self, call: Call, data: JSONBody[ChatRequest]) -> None:
        call.limit("chat", cost=2.0)
        live = await call.playable()
        await self._say(call.state, live, call.person, {"text": _clean(data.text, live)})

    @post("/{game:str}/aside", summary="Say something to the other spectators", responses=changing(401, 404, 409))
    async def say_aside(self, call: Call, data: JSONBody[ChatRequest]) -> None:
        """Players read it when the game is over; then they can answer. Only accounts can say something."""
        call.limit("chat", cost=2.0)
        live = await call.playable()
        require_started(live)
        person, text = logged_in(call.visitor), _clean(data.text, live)
        if not live.hears_asides(person):
            raise NotAllowed(message("server-only-spectators"))
        await call.state.people.check_voice(person)
        draft = Draft(ASIDE, None, person, {"name": call.visitor.name, "text": text})
        await call.state.hall.change(live, lambda: call.state.hall.append(live, [draft]))

    @post("/{game:str}/point", summary="Point at a hex, for all to look", responses=changing(404, 409))
    async def point(self, call: Call, data: JSONBody[PointRequest]) -> None:
        """It lights up on every board for some seconds, and stays in the chat as a line with its `spot`."""
        call.limit("chat", cost=2.0)
        live = await call.playable()
        require_started(live)
        person = call.person
        number = live.running.number
        place = await call.state.archive.look(live, call.visitor.asker, (number, number), jobs.place_of, data.spot)
        if not place:
            raise Conflict(message("server-no-such-place", spot=data.spot), version=live.version)
        await self._say(call.state, live, person, {"text": message("server-chat-look", place=place), "spot": data.spot})

    async def _say(self, state: ServerState, live: LiveGame, person: str, content: dict[str, Any]) -> None:
        """Add a line to the chat, if this person may."""
        seats = live.seats_of(person)
        if not seats:
            raise NotAllowed(message("server-only-players-chat"))
        await state.people.check_voice(person)
        deaf = await state.ties.blocking(person, [place.person for place in live.places])
        draft = Draft("chat", seats[0], person, {"name": live.places[seats[0]].name, **content}, deaf=deaf)
        await state.hall.change(live, lambda: state.hall.append(live, [draft]))

    @get("/{game:str}/note", summary="What you have noted about a game", responses=reading(400, 403, 404, 429, 503))
    async def read_note(self, call: Call) -> NoteBody:
        """Nobody else can read it."""
        live = await call.game()
        return NoteBody(await call.state.notes.of(live.head.id, call.person))

    @put("/{game:str}/note", summary="Note something about a game", responses=changing(404))
    async def write_note(self, call: Call, data: JSONBody[NoteBody]) -> None:
        """It replaces what you had noted. Also possible when the game is over."""
        call.limit("chat")
        live = await call.game()
        await call.state.notes.put(live.head.id, call.person, data.text)

    @put("/{game:str}/description", summary="Say something else about your table", responses=changing(404, 409))
    async def describe(self, call: Call, data: JSONBody[DescriptionBody]) -> None:
        """Whoever has made an online table can change its description until the game starts; empty for none."""
        call.limit("chat", cost=2.0)
        live = await call.playable()
        if data.text:
            await call.state.people.check_voice(call.person)
        await call.state.seating.describe(live, call.person, data.text)

    @post("/{game:str}/pace", summary="How long bots wait before they move", responses=changing(404, 409), robots=True)
    async def pace(self, call: Call, data: JSONBody[PaceRequest]) -> None:
        live = await call.playable()
        if not live.seats_of(call.person):
            raise NotAllowed(message("server-no-seat"))
        if not 0 <= data.seconds <= MOST_PACE:
            raise Conflict(message("server-pace", most=int(MOST_PACE)), version=live.version)
        await call.state.store.set_pace(call.id, data.seconds)
        live.head.pace = data.seconds
