"""Lists of games, new ones, and those that come from a file."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from bradshaw.server.api.games.requests import GAMES, known, tell_page, view_game
from bradshaw.server.edge.identity import FOR_ROBOTS, ensure_person
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Body, Caller, WebRequest
from bradshaw.server.edge.security import LARGEST_RECORD, limit
from bradshaw.server.edge.state import ServerState
from bradshaw.server.events.head import ONLINE
from bradshaw.server.games.searching import LONGEST_SEARCH, MOST_RATING, NEAR, Search, Speed
from bradshaw.server.games.store import ListPage
from bradshaw.server.people.told import PAGE
from bradshaw.server.play import jobs
from bradshaw.server.play.opening import FileView, open_file, preview
from bradshaw.server.play.present import GameView, SummaryPage
from bradshaw.server.play.seating import GameWish, SeatWish

MOST_PAGES = 1000
MOST_SEATS = 100
MOST_LOOKED_AT = 2 * PAGE


class FileRequest(Body):
    """What is in a file."""

    record: Annotated[
        msgspec.Raw, msgspec.Meta(description="A record, or a game of 1860 or 1862 as 18xx.games exports it.")
    ]


class ImportRequest(FileRequest):
    """A file that shall become a game."""

    seats: Annotated[
        list[SeatWish] | None,
        msgspec.Meta(description="Who shall play on, in order: `person` or `bot`. Left out: you sit in all seats."),
    ] = None
    partial: Annotated[
        bool, msgspec.Meta(description="Take a game of 18xx.games up to its first illegal move instead of refusing it.")
    ] = False


class WhoIsHere(msgspec.Struct):
    """Games with the seats whose players follow them at this moment."""

    games: dict[str, list[int]]


class ListsController(Controller):
    """Make and find games."""

    path = GAMES
    tags = ("games",)
    opt = FOR_ROBOTS

    @get("/", summary="A page of a list of games, newest first", work=1, responses=reading(400, 429, 503))
    async def list_games(
        self,
        state: ServerState,
        visitor: Caller,
        which: Annotated[
            Literal["mine", "mine-finished", "lobby", "running", "finished"],
            QueryParameter(
                name="list",
                description="Your games that are not over, those that wait for you first; your games that are over; "
                "the listed games that wait for players or are being played, those of your "
                "favourites first; those of them that are being played; the listed games that are over.",
            ),
        ] = "mine",
        page: Annotated[int, QueryParameter(ge=1, le=MOST_PAGES, description=f"Each has {PAGE} games.")] = 1,
        title: Annotated[str | None, QueryParameter(max_length=40, description="Only this game.")] = None,
        players: Annotated[int | None, QueryParameter(ge=1, le=MOST_SEATS, description="With this many seats.")] = None,
        speed: Annotated[
            Speed | None,
            QueryParameter(
                description="`free`: without a limit of time; `quick`: at most a day for each decision, or three in "
                "the bank; `slow`: more."
            ),
        ] = None,
        language: Annotated[
            str | None, QueryParameter(name="spoken", max_length=8, description="In which language the players talk.")
        ] = None,
        open_seat: Annotated[bool, QueryParameter(description="Only with an open seat.")] = False,
        robots: Annotated[bool, QueryParameter(description="Only where robots may join.")] = False,
        rated: Annotated[bool | None, QueryParameter(description="Only rated games, or none of them.")] = None,
        player: Annotated[
            str, QueryParameter(max_length=LONGEST_SEARCH, description="How the name of a player begins, in any case.")
        ] = "",
        since: Annotated[date | None, QueryParameter(description="Something happened on this day, or later.")] = None,
        until: Annotated[date | None, QueryParameter(description="Nothing happened after this day.")] = None,
        rating_from: Annotated[
            int | None,
            QueryParameter(
                ge=0, le=MOST_RATING, description="Everybody who sits there is rated so in the game, or higher."
            ),
        ] = None,
        rating_to: Annotated[int | None, QueryParameter(ge=0, le=MOST_RATING, description="Or lower.")] = None,
        near: Annotated[
            bool, QueryParameter(description=f"Everybody who sits there is rated within {NEAR} of you in the game.")
        ] = False,
    ) -> SummaryPage:
        """What is told of a game is what was stored with its last move: no game is opened for a list.

        Your own games are not searched; the other lists are, by everything from `title` on.
        Whoever has played no rated game counts as rated 25, as all are at first.
        """
        store, person = state.store, visitor.person
        wanted = title, players, speed, language, open_seat, robots, rated, player, since, until
        search = Search(*wanted, rating_from, rating_to, near, person)
        found = ListPage([], False)
        if which == "lobby":
            favourites_of = person if await state.ties.has_favourites(person) else None
            found = await store.list_lobby(page, search, favourites_of)
        elif which == "running":
            found = await store.list_running(page, search)
        elif which == "finished":
            found = await store.list_finished(page, search)
        elif person is not None:
            found = await store.list_own(person, which == "mine-finished", page)
        return await tell_page(state, found, person, page)

    @get("/here", summary="Whose players are here, of several games", responses=reading(400, 429, 503))
    async def who_is_here(
        self,
        state: ServerState,
        visitor: Caller,
        games: Annotated[str, QueryParameter(description=f"Ids of at most {MOST_LOOKED_AT} games, with commas.")],
    ) -> WhoIsHere:
        """For pages with lists, which ask it every few seconds: a game is named only if somebody is here."""
        found = await state.presence.seats_here(games.split(",")[:MOST_LOOKED_AT])
        hidden = await state.clubs.hidden(found, visitor.person)
        return WhoIsHere({game: seats for game, seats in found.items() if game not in hidden})

    @post("/", summary="Make a game; it starts at once unless a seat is open", responses=changing(404))
    async def create(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[GameWish]
    ) -> GameView:
        """You are seated as `me`, as a guest if you have no account. Take the options and bots from the title."""
        limit(request, "create")
        if data.club is not None:
            await state.clubs.check_member(data.club, visitor.person)
        if data.mode == ONLINE:
            await state.people.keep_names(visitor.person, [seat.name for seat in data.seats])
            if data.description:
                await state.people.check_voice(visitor.person)
        visitor = await ensure_person(request, state, visitor)
        language = visitor.reader.language
        live = await state.seating.create(data, known(visitor), visitor.name, visitor.asker, language, visitor.robot)
        await state.clubs.admits(live, visitor.person)
        return await view_game(state, live, visitor)

    @post(
        "/import",
        summary="A record, or a game exported from 18xx.games, becomes a game",
        request_max_body_size=LARGEST_RECORD,
        bucket="import",
        robots=False,
        responses=changing(404),
    )
    async def import_record(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[ImportRequest]
    ) -> GameView:
        """The game is played again, action by action; what is wrong with it is told with its place.

        You sit in all seats that are not given to bots.
        """
        moment = state.clock.now()
        opened = await state.workshop.files.do(
            visitor.asker, open_file, bytes(data.record), data.partial, data.seats, moment, visitor.reader.language
        )
        # Only a file that can be opened makes somebody a guest.
        visitor = await ensure_person(request, state, visitor)
        opened = opened.given_to(known(visitor))
        opened.live.address = visitor.asker
        await state.hall.adopt(*opened)
        return await view_game(state, opened.live, visitor)

    @post(
        "/import/preview",
        status_code=200,
        summary="What a file holds, before it becomes a game",
        request_max_body_size=LARGEST_RECORD,
        bucket="import",
        robots=False,
        responses=changing(404),
    )
    async def preview_import(self, state: ServerState, visitor: Caller, data: JSONBody[FileRequest]) -> FileView:
        """Changes nothing. Tells how far a game of 18xx.games could be followed and how its result compares."""
        return jobs.answer(
            await state.workshop.files.do(visitor.asker, preview, bytes(data.record), visitor.reader), FileView
        )
