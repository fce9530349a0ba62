"""Profiles: what everybody may see of an account, and the list of rated players."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, TypeAlias

import msgspec
from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import select

from bradshaw.core.messages import message
from bradshaw.core.registry import title as title_called
from bradshaw.server.api.games.requests import tell_page
from bradshaw.server.edge.problems import reading
from bradshaw.server.edge.requests import Caller
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import NotFound
from bradshaw.server.people.ties import Kind
from bradshaw.server.people.told import CoursePoint, RankPage, RatingTold, Record, ResultPage
from bradshaw.server.play.present import SummaryPage
from bradshaw.server.storage.tables import Person

PersonId: TypeAlias = Annotated[str, PathParameter(description="The id of an account, as seats have it as `profile`.")]
MOST_PAGES = 1000
PageNumber: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_PAGES)]
ONLINE_FOR = timedelta(minutes=2)
"""Whoever was heard of this short a time ago is here."""
SEEN = reading(400, 404, 429, 503)


class ProfileView(msgspec.Struct):
    """What everybody may see of an account."""

    id: str
    name: str
    you: bool
    created: datetime
    present: bool
    """Whether the person was here within the last two minutes."""
    seen: datetime | None
    ratings: list[RatingTold]
    records: list[Record]
    tie: Kind | None
    """Whether the person is a favourite of yours, or blocked by you."""


class Found(msgspec.Struct):
    """An account."""

    id: str
    name: str


async def find_person(state: ServerState, person: str) -> tuple[str, datetime]:
    """The name of an account, and since when there is one. Raises NotFound, for guests too."""
    asked = select(Person.name, Person.created).where(Person.id == person, Person.name.is_not(None))
    row = None
    # PostgreSQL takes no text with a NUL in it.
    if person.isalnum():
        async with state.database.reading() as connection:
            row = (await connection.execute(asked)).first()
    if row is None:
        raise NotFound(message("server-no-such-person"))
    return row.name, row.created


class ProfilesController(Controller):
    """People and what they have reached."""

    path = "/api"
    tags = ("people",)

    @get("/people", summary="The account of a name", responses=SEEN)
    async def find(
        self,
        state: ServerState,
        name: Annotated[str, QueryParameter(description="In whatever case.")],
    ) -> Found:
        found = await state.people.find_account(name)
        if found is None:
            raise NotFound(message("server-no-such-person"))
        return Found(found.id, found.name)

    @get("/people/{person:str}", summary="The profile of an account", work=1, responses=SEEN)
    async def show(self, state: ServerState, visitor: Caller, person: PersonId) -> ProfileView:
        """Ratings, and statistics by game and number of players. Guests have no profile."""
        name, created = await find_person(state, person)
        await state.presence.know([person], again=True)
        seen = state.presence.seen(person)
        present = seen is not None and state.clock.now() - seen < ONLINE_FOR
        return ProfileView(
            person,
            name,
            person == visitor.person,
            created,
            present,
            seen,
            await state.results.ratings(person),
            await state.results.records(person),
            await state.ties.of(visitor.person, person),
        )

    @get("/people/{person:str}/results", summary="How somebody's games ended, the newest first", work=1, responses=SEEN)
    async def results(self, state: ServerState, visitor: Caller, person: PersonId, page: PageNumber = 1) -> ResultPage:
        """Finished online games without bots. Which game it was is told of those that stand in lists, and of yours."""
        await find_person(state, person)
        return await state.results.page(person, page, visitor.person)

    @get(
        "/people/{person:str}/games",
        summary="Listed tables at which somebody sits, newest first",
        work=1,
        responses=SEEN,
    )
    async def tables(self, state: ServerState, visitor: Caller, person: PersonId, page: PageNumber = 1) -> SummaryPage:
        """Those that wait for players or are being played."""
        await find_person(state, person)
        return await tell_page(state, await state.store.list_tables_of(person, page), visitor.person, page)

    @get("/people/{person:str}/ratings/{title:str}", summary="How somebody's rating came about", work=1, responses=SEEN)
    async def course(
        self, state: ServerState, person: PersonId, title: Annotated[str, PathParameter(description="Of a game.")]
    ) -> list[CoursePoint]:
        """After each of the last 200 rated games, in their order."""
        await find_person(state, person)
        return await state.results.course(person, title_called(title).id)

    @get("/ratings/{title:str}", summary="The rated players of a game, the strongest first", work=1, responses=SEEN)
    async def ranking(
        self,
        state: ServerState,
        title: Annotated[str, PathParameter(description="Of a game.")],
        page: PageNumber = 1,
    ) -> RankPage:
        """By what their strength is above with near certainty: `mean - margin`."""
        return await state.results.ranking(title_called(title).id, page)
