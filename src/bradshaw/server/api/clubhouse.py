"""Clubs over HTTP: founding and joining them, their members, tables and seasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import Dependencies

from bradshaw.server.api.games.lists import MOST_PAGES
from bradshaw.server.api.games.requests import tell_page
from bradshaw.server.edge.limiting import limit
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Body, Caller, OwnCall, WebRequest
from bradshaw.server.edge.state import ServerState
from bradshaw.server.people.clubs import Clubs
from bradshaw.server.people.told import PAGE, ClubListed, ClubView, InvitationTold, League, LeagueResults, SeasonDays
from bradshaw.server.people.visitors import logged_in
from bradshaw.server.play.present import SummaryPage

ClubId: TypeAlias = Annotated[str, PathParameter(description="The id of a club: sixteen hexadecimal digits.")]
SeasonId: TypeAlias = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
Page: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_PAGES, description=f"Each has {PAGE} games.")]
OfTitle: TypeAlias = Annotated[
    str | None,
    QueryParameter(pattern=r"^[\w-]{1,40}$", description="Only games of this title; all if left out."),
]
SEEN = reading(400, 401, 404, 429, 503)
LED = changing(401, 404, 409)


class ClubWish(Body):
    name: str


class MemberWish(Body):
    name: Annotated[str, msgspec.Meta(description="The name of an account.")]


class ClubJoin(Body):
    invite: Annotated[str, msgspec.Meta(description="From the link; empty for whoever was invited by name.")] = ""


class LinkWish(Body):
    wanted: Annotated[bool, msgspec.Meta(description="Whether there shall be a link, a new one, or none.")] = True


class SeasonWish(SeasonDays, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A season that you want in your club."""


class OwnClubs(msgspec.Struct):
    """The clubs that you belong to, and those that you are invited to."""

    clubs: list[ClubListed]
    invitations: list[InvitationTold]


@dataclass(frozen=True)
class ClubCall(OwnCall):
    """A request about one club."""

    id: str
    """Of the club."""

    @property
    def clubs(self) -> Clubs:
        return self.state.clubs

    async def view(self) -> ClubView:
        """The club as this member sees it."""
        return await self.clubs.view(self.id, self.person)

    async def check_member(self) -> None:
        """Refuse all but members."""
        await self.clubs.check_member(self.id, self.person)


Call: TypeAlias = NamedDependency[ClubCall]


async def provide_call(request: WebRequest, state: ServerState, visitor: Caller, club: ClubId) -> ClubCall:
    """The dependency `call`."""
    return ClubCall(request, state, visitor, club)


CALLS: Dependencies = {"call": Provide(provide_call)}


class ClubsController(Controller):
    """Clubs: only members see anything of them."""

    path = "/api/clubs"
    tags = ("clubs",)
    dependencies = CALLS

    @get("/", summary="Your clubs, and those that you are invited to", responses=reading(401, 503))
    async def list_clubs(self, state: ServerState, visitor: Caller) -> OwnClubs:
        person = logged_in(visitor)
        return OwnClubs(await state.clubs.of(person), await state.clubs.invitations(person))

    @post("/", summary="Found a club, which you lead", responses=changing(401, 409))
    async def found(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[ClubWish]
    ) -> ClubView:
        person = logged_in(visitor)
        limit(request, "create")
        return await state.clubs.view(await state.clubs.found(data.name, person), person)

    @get("/{club:str}", summary="A club of yours", work=1, responses=SEEN)
    async def show(self, call: Call) -> ClubView:
        return await call.view()

    @put("/{club:str}", summary="Give a club that you lead another name", responses=LED)
    async def rename(self, call: Call, data: JSONBody[ClubWish]) -> ClubView:
        await call.clubs.rename(call.id, call.person, data.name)
        return await call.view()

    @delete("/{club:str}", summary="Delete a club that you lead", responses=LED)
    async def remove(self, call: Call) -> None:
        """Its tables that wait for players go too. Other games go on, and stay with those who sit there."""
        await call.clubs.delete(call.id, call.person)

    # Coming and going

    @get(
        "/{club:str}/door",
        summary="The club that a link or an invitation leads to",
        responses=reading(400, 404, 429, 503),
    )
    async def door(
        self,
        call: Call,
        invite: Annotated[str, QueryParameter(description="From the link; empty with an invitation by name.")] = "",
    ) -> ClubListed:
        """Its name and how many are in it, for whoever may join."""
        return await call.clubs.door(call.id, invite, call.visitor.person if call.visitor.account else None)

    @post("/{club:str}/join", summary="Become a member", responses=LED)
    async def join(self, call: Call, data: JSONBody[ClubJoin]) -> ClubView:
        """With the link of the club, or after an invitation by name."""
        account = call.account
        call.limit("move")
        await call.clubs.join(call.id, account.id, account.name, data.invite)
        return await call.view()

    @post("/{club:str}/decline", summary="Decline an invitation by name", responses=LED)
    async def decline(self, call: Call) -> None:
        """The same club cannot invite you by name again; its link still works."""
        await call.clubs.decline(call.id, call.person)

    @post("/{club:str}/leave", summary="Leave a club", responses=LED)
    async def leave(self, call: Call) -> None:
        """Games that have begun go on, with you. Whoever leads the club hands it over first, or deletes it."""
        await call.clubs.leave(call.id, call.person)

    @post("/{club:str}/invitations", summary="Invite somebody by name to a club that you lead", responses=LED)
    async def invite(self, call: Call, data: JSONBody[MemberWish]) -> ClubView:
        person = call.person
        call.limit("invite")
        invited = await call.state.people.find_account(data.name)
        if invited is not None:
            await call.state.ties.check_inviting(person, invited)
        await call.clubs.invite(call.id, person, data.name)
        return await call.view()

    @post("/{club:str}/invitations/withdraw", summary="Take an invitation back", responses=LED)
    async def take_back(self, call: Call, data: JSONBody[MemberWish]) -> ClubView:
        await call.clubs.take_back(call.id, call.person, data.name)
        return await call.view()

    @post("/{club:str}/link", summary="A new link to join a club that you lead, or none", responses=LED)
    async def renew_link(self, call: Call, data: JSONBody[LinkWish]) -> ClubView:
        """The link before leads nowhere from then on."""
        await call.clubs.renew_link(call.id, call.person, data.wanted)
        return await call.view()

    @post("/{club:str}/remove", summary="Take a member out of a club that you lead", responses=LED)
    async def remove_member(self, call: Call, data: JSONBody[MemberWish]) -> ClubView:
        """Games that have begun go on, with the member."""
        await call.clubs.remove(call.id, call.person, data.name)
        return await call.view()

    @post("/{club:str}/head", summary="Let another member lead a club that you lead", responses=LED)
    async def hand_over(self, call: Call, data: JSONBody[MemberWish]) -> ClubView:
        await call.clubs.hand_over(call.id, call.person, data.name)
        return await call.view()

    # Tables

    @get("/{club:str}/games", summary="A page of a club's tables, newest first", work=1, responses=SEEN)
    async def list_games(
        self,
        call: Call,
        which: Annotated[
            Literal["tables", "finished"],
            QueryParameter(name="list", description="Those that wait for players or are being played; those over."),
        ] = "tables",
        page: Page = 1,
    ) -> SummaryPage:
        """A table is made as any other game, with the id of the club."""
        await call.check_member()
        found = await call.state.store.list_club(call.id, which == "finished", page)
        return await tell_page(call.state, found, call.person, page)

    # Seasons

    @post("/{club:str}/seasons", summary="Begin a season in a club that you lead", responses=LED)
    async def add_season(self, call: Call, data: JSONBody[SeasonWish]) -> ClubView:
        await call.clubs.add_season(call.id, call.person, data.name, data.begins, data.ends)
        return await call.view()

    @put("/{club:str}/seasons/{season:int}", summary="Change a season", responses=LED)
    async def change_season(self, call: Call, season: SeasonId, data: JSONBody[SeasonWish]) -> ClubView:
        await call.clubs.change_season(call.id, call.person, season, data.name, data.begins, data.ends)
        return await call.view()

    @delete("/{club:str}/seasons/{season:int}", summary="Delete a season; its games stay", responses=LED)
    async def drop_season(self, call: Call, season: SeasonId) -> None:
        await call.clubs.drop_season(call.id, call.person, season)

    @get("/{club:str}/seasons/{season:int}/league", summary="The league table of a season", work=2, responses=SEEN)
    async def league(self, call: Call, season: SeasonId, title: OfTitle = None) -> League:
        """Two points for each other player whom you finish ahead of, one for each who finishes level.

        Games count that end within the season, with at least two people and without bots; one that stands in for
        somebody who stayed away changes nothing.
        """
        await call.check_member()
        return await call.state.leagues.table(call.id, season, title)

    @get("/{club:str}/seasons/{season:int}/results", summary="A page of a season's results", work=1, responses=SEEN)
    async def results(self, call: Call, season: SeasonId, title: OfTitle = None, page: Page = 1) -> LeagueResults:
        await call.check_member()
        return await call.state.leagues.results(call.id, season, title, page)
