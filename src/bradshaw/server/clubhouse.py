"""Clubs over HTTP: founding and joining them, their members, tables and seasons."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from bradshaw.server.clubs import ClubListed, ClubView, InvitationTold
from bradshaw.server.games.lists import MOST_PAGES
from bradshaw.server.games.requests import Body, Caller, WebRequest, tell_page
from bradshaw.server.identity import logged_in
from bradshaw.server.league import League, LeagueResults
from bradshaw.server.present import SummaryPage
from bradshaw.server.problems import changing, reading
from bradshaw.server.security import limit
from bradshaw.server.state import ServerState
from bradshaw.server.store import PAGE

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


class SeasonWish(Body):
    name: Annotated[str, msgspec.Meta(examples=["Winter 2026"])]
    begins: Annotated[date, msgspec.Meta(description="The first day, in UTC.")]
    ends: Annotated[date, msgspec.Meta(description="The last day, in UTC.")]


class OwnClubs(msgspec.Struct):
    """The clubs that you belong to, and those that you are invited to."""

    clubs: list[ClubListed]
    invitations: list[InvitationTold]


class ClubsController(Controller):
    """Clubs: only members see anything of them."""

    path = "/api/clubs"
    tags = ("clubs",)

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
    async def show(self, state: ServerState, visitor: Caller, club: ClubId) -> ClubView:
        return await state.clubs.view(club, logged_in(visitor))

    @put("/{club:str}", summary="Give a club that you lead another name", responses=LED)
    async def rename(self, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[ClubWish]) -> ClubView:
        person = logged_in(visitor)
        await state.clubs.rename(club, person, data.name)
        return await state.clubs.view(club, person)

    @delete("/{club:str}", summary="Delete a club that you lead", responses=LED)
    async def remove(self, state: ServerState, visitor: Caller, club: ClubId) -> None:
        """Its tables that wait for players go too. Other games go on, and stay with those who sit there."""
        await state.clubs.delete(club, logged_in(visitor))

    # Coming and going

    @get(
        "/{club:str}/door",
        summary="The club that a link or an invitation leads to",
        responses=reading(400, 404, 429, 503),
    )
    async def door(
        self,
        request: WebRequest,
        state: ServerState,
        visitor: Caller,
        club: ClubId,
        invite: Annotated[str, QueryParameter(description="From the link; empty with an invitation by name.")] = "",
    ) -> ClubListed:
        """Its name and how many are in it, for whoever may join."""
        return await state.clubs.door(club, invite, visitor.person if visitor.account else None)

    @post("/{club:str}/join", summary="Become a member", responses=LED)
    async def join(
        self, request: WebRequest, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[ClubJoin]
    ) -> ClubView:
        """With the link of the club, or after an invitation by name."""
        person = logged_in(visitor)
        limit(request, "move")
        await state.clubs.join(club, person, visitor.name or "", data.invite)
        return await state.clubs.view(club, person)

    @post("/{club:str}/decline", summary="Decline an invitation by name", responses=LED)
    async def decline(self, state: ServerState, visitor: Caller, club: ClubId) -> None:
        """The same club cannot invite you by name again; its link still works."""
        await state.clubs.decline(club, logged_in(visitor))

    @post("/{club:str}/leave", summary="Leave a club", responses=LED)
    async def leave(self, state: ServerState, visitor: Caller, club: ClubId) -> None:
        """Games that have begun go on, with you. Whoever leads the club hands it over first, or deletes it."""
        await state.clubs.leave(club, logged_in(visitor))

    @post("/{club:str}/invitations", summary="Invite somebody by name to a club that you lead", responses=LED)
    async def invite(
        self, request: WebRequest, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[MemberWish]
    ) -> ClubView:
        person = logged_in(visitor)
        limit(request, "invite")
        invited = await state.people.find_account(data.name)
        if invited is not None:
            await state.ties.check_inviting(person, invited)
        other = await state.people.find_account(data.name)
        if other is not None:
            await state.ties.check_inviting(person, other)
        await state.clubs.invite(club, person, data.name)
        return await state.clubs.view(club, person)

    @post("/{club:str}/invitations/withdraw", summary="Take an invitation back", responses=LED)
    async def take_back(
        self, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[MemberWish]
    ) -> ClubView:
        person = logged_in(visitor)
        await state.clubs.take_back(club, person, data.name)
        return await state.clubs.view(club, person)

    @post("/{club:str}/link", summary="A new link to join a club that you lead, or none", responses=LED)
    async def renew_link(self, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[LinkWish]) -> ClubView:
        """The link before leads nowhere from then on."""
        person = logged_in(visitor)
        await state.clubs.renew_link(club, person, data.wanted)
        return await state.clubs.view(club, person)

    @post("/{club:str}/remove", summary="Take a member out of a club that you lead", responses=LED)
    async def remove_member(
        self, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[MemberWish]
    ) -> ClubView:
        """Games that have begun go on, with the member."""
        person = logged_in(visitor)
        await state.clubs.remove(club, person, data.name)
        return await state.clubs.view(club, person)

    @post("/{club:str}/head", summary="Let another member lead a club that you lead", responses=LED)
    async def hand_over(
        self, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[MemberWish]
    ) -> ClubView:
        person = logged_in(visitor)
        await state.clubs.hand_over(club, person, data.name)
        return await state.clubs.view(club, person)

    # Tables

    @get("/{club:str}/games", summary="A page of a club's tables, newest first", work=1, responses=SEEN)
    async def list_games(
        self,
        state: ServerState,
        visitor: Caller,
        club: ClubId,
        which: Annotated[
            Literal["tables", "finished"],
            QueryParameter(name="list", description="Those that wait for players or are being played; those over."),
        ] = "tables",
        page: Page = 1,
    ) -> SummaryPage:
        """A table is made as any other game, with the id of the club."""
        person = logged_in(visitor)
        await state.clubs.check_member(club, person)
        found = await state.store.list_club(club, which == "finished", page)
        return await tell_page(state, found, person, page)

    # Seasons

    @post("/{club:str}/seasons", summary="Begin a season in a club that you lead", responses=LED)
    async def add_season(
        self, state: ServerState, visitor: Caller, club: ClubId, data: JSONBody[SeasonWish]
    ) -> ClubView:
        person = logged_in(visitor)
        await state.clubs.add_season(club, person, data.name, data.begins, data.ends)
        return await state.clubs.view(club, person)

    @put("/{club:str}/seasons/{season:int}", summary="Change a season", responses=LED)
    async def change_season(
        self, state: ServerState, visitor: Caller, club: ClubId, season: SeasonId, data: JSONBody[SeasonWish]
    ) -> ClubView:
        person = logged_in(visitor)
        await state.clubs.change_season(club, person, season, data.name, data.begins, data.ends)
        return await state.clubs.view(club, person)

    @delete("/{club:str}/seasons/{season:int}", summary="Delete a season; its games stay", responses=LED)
    async def drop_season(self, state: ServerState, visitor: Caller, club: ClubId, season: SeasonId) -> None:
        await state.clubs.drop_season(club, logged_in(visitor), season)

    @get("/{club:str}/seasons/{season:int}/league", summary="The league table of a season", work=2, responses=SEEN)
    async def league(
        self, state: ServerState, visitor: Caller, club: ClubId, season: SeasonId, title: OfTitle = None
    ) -> League:
        """Two points for each other player whom you finish ahead of, one for each who finishes level.

        Games count that end within the season, with at least two people and without bots; one that stands in for
        somebody who stayed away changes nothing.
        """
        await state.clubs.check_member(club, logged_in(visitor))
        return await state.leagues.table(club, season, title)

    @get("/{club:str}/seasons/{season:int}/results", summary="A page of a season's results", work=1, responses=SEEN)
    async def results(
        self,
        state: ServerState,
        visitor: Caller,
        club: ClubId,
        season: SeasonId,
        title: OfTitle = None,
        page: Page = 1,
    ) -> LeagueResults:
        await state.clubs.check_member(club, logged_in(visitor))
        return await state.leagues.results(club, season, title, page)
