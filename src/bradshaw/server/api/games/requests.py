"""What the routes of games share: their parameters, finding the game that is meant, and answers that several give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, PathParameter
from litestar.types import Dependencies

from bradshaw.core.messages import message
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Caller, WebCall, WebRequest
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import Conflict, NotAllowed, NotFound
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.games.programs import ProgramTold, StoppedTold
from bradshaw.server.games.store import ListPage
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play.present import (
    GameView,
    Now,
    Permission,
    Position,
    SummaryPage,
    game_view,
    summary,
    time_told,
)

GAMES = "/api/games"
GameId: TypeAlias = Annotated[str, PathParameter(description="The id of a game: twelve hexadecimal digits.")]
Number: TypeAlias = FromPath[int]


SEEN = reading(400, 404, 409, 429, 503)
"""What reading a game that has begun may meet."""


AnAction: TypeAlias = Annotated[
    dict[str, Any],
    msgspec.Meta(
        description="An action as the choices of a position give it; ranges with the number filled in.",
        examples=[{"type": "bid", "amount": 5}, {"type": "pass"}],
    ),
]
Drawings: TypeAlias = Annotated[
    bool, msgspec.Meta(description="Whether the tiles are drawn; they are the same in every position.")
]
LONGEST_PAGE = 40
"""Of what a page calls itself."""
Page: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        max_length=LONGEST_PAGE,
        description="What your page calls itself to the stream of events, which then does not send the position that "
        "this answer has.",
        examples=["a8f2c4"],
    ),
]
Version: TypeAlias = Annotated[int, msgspec.Meta(description="The version of the game that you saw.", examples=[17])]


def looking(path: str, summary: str, work: int = 1, **more: Any) -> get:
    """A route that reads something of one game; how much work that is."""
    return get(path, summary=summary, work=work, **({"responses": SEEN} | more))


def asking(path: str, summary: str, *errors: int) -> post:
    """A route that is asked a question with a body, and changes nothing."""
    return post(path, status_code=200, summary=summary, work=1, responses=changing(*errors))


def known(visitor: Visitor) -> str:
    """The id of the person; strangers have no seat."""
    if visitor.person is None:
        raise NotAllowed(message("server-no-seat"))
    return visitor.person


@dataclass(frozen=True)
class GameCall(WebCall):
    """A request about one game."""

    id: str
    """Of the game."""

    @property
    def person(self) -> str:
        """The id of the person who sends it; strangers are refused."""
        return known(self.visitor)

    async def game(self, version: int | None = None) -> LiveGame:
        """The game, no older than this version, if the visitor may see it."""
        live: LiveGame | None = await self.state.hall.find(self.id, version)
        if live is None or not await self.state.clubs.admits(live, self.visitor.person):
            raise NotFound(message("server-no-such-game"))
        await self.state.programs.load(live)
        return live

    async def playable(self, version: int | None = None) -> LiveGame:
        """The game if it can go on, to change this version of it."""
        live = await self.game(version)
        if live.trouble is not None:
            raise Conflict(message("server-only-to-look-at", reason=live.trouble.text), version=live.version)
        self.check_robot(live)
        return live

    def check_robot(self, live: LiveGame) -> None:
        """Robots play only where a robot has taken the seat. Raises NotAllowed."""
        seats = live.seats_of(self.visitor.person)
        if self.visitor.robot and not all(live.places[seat].robot for seat in seats):
            raise NotAllowed(message("server-token-not-its-seat"))

    async def started(self) -> LiveGame:
        """The game if there is a position in it."""
        live = await self.game()
        require_started(live)
        return live

    async def now(self, live: LiveGame, page: Watcher | None = None) -> Now:
        """Where the game stands for this visitor; what a page has already is left out."""
        version = live.version
        undo, redo = _permissions(self.state, live, self.visitor.person)
        position = await self.position(live, page)
        if page is not None:
            page.shown = max(page.shown, version)
        return Now(version, position, undo, redo, **time_told(live, self.state.presence))

    async def position(self, live: LiveGame, page: Watcher | None = None) -> Position:
        """The position as this visitor sees it."""
        seats = live.seats_of(self.visitor.person)
        shown: Position = await self.state.showing.position(live, seats, self.visitor, page)
        return shown

    def is_drawn(self, live: LiveGame) -> bool:
        """Whether that position has been drawn already."""
        return self.state.showing.is_drawn(live, live.seats_of(self.visitor.person), self.visitor)

    async def view(self, live: LiveGame) -> GameView:
        """All that this visitor sees of the game."""
        return await view_game(self.state, live, self.visitor)


Call: TypeAlias = NamedDependency[GameCall]


async def provide_call(request: WebRequest, state: ServerState, visitor: Caller, game: GameId) -> GameCall:
    """The dependency `call`."""
    return GameCall(request, state, visitor, game)


CALLS: Dependencies = {"call": Provide(provide_call)}


class GamesController(Controller):
    """What can be done with one game, or with games."""

    path = GAMES
    tags = ("games",)
    dependencies = CALLS


def require_started(live: LiveGame) -> None:
    """Refuse what needs a position while there is none."""
    if live.game is None:
        text = live.trouble.text if live.trouble is not None else message("server-not-started")
        raise Conflict(text, version=live.version)


def _permissions(state: ServerState, live: LiveGame, person: str | None) -> tuple[Permission, Permission]:
    """Whether this person may take back, and play again."""
    if live.trouble is not None:
        never = Permission(False, False, live.trouble.text)
        return never, never
    return state.playing.undo_permission(live, person), state.playing.redo_permission(live, person)


def tell_programs(
    state: ServerState, live: LiveGame, person: str | None
) -> tuple[list[ProgramTold], list[StoppedTold]]:
    """What stands for this person, and what has ended: of all seats, where several people share a screen."""
    seats = live.seats_of(person) if live.game is not None else []
    return (
        [program for seat in seats for program in state.programs.told(live, seat)],
        [program for seat in seats for program in state.programs.stopped(live, seat)],
    )


async def tell_page(state: ServerState, found: ListPage, person: str | None, page: int) -> SummaryPage:
    """A page of a list of games as this person sees it."""
    people = [place.person for game in found.games for place in game.places]
    await state.presence.know(place.player for game in found.games for place in game.places)
    names = await state.people.names(people)
    for game in found.games:
        game.here = state.presence.here(game.head.id)
    told = [summary(game, person, state.presence, names) for game in found.games]
    return SummaryPage(games=told, page=page, more=found.more)


async def view_game(state: ServerState, live: LiveGame, visitor: Visitor) -> GameView:
    """The game as this visitor sees it."""
    person = visitor.person
    await state.presence.know(place.player for place in live.places)
    names = await state.people.names(place.person for place in live.places)
    hushed = await state.ties.hushed(live, person)
    seats = live.seats_of(person)
    while True:
        version = live.version
        shown = await state.showing.position(live, seats, visitor) if live.game is not None else None
        if live.version == version:
            programs = tell_programs(state, live, person)
            log = state.showing.log(live, visitor.reader)
            permissions = _permissions(state, live, person)
            return game_view(live, person, shown, log, *permissions, programs, state.presence, names, hushed)
