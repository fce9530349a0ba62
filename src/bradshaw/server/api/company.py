"""Whom people like to play with, whom not, and whom they ask to their tables."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar import delete as delete_route
from litestar.params import FromPath, JSONBody, QueryParameter

from bradshaw.core.messages import message
from bradshaw.server.api.games.requests import CALLS, GAMES, Call
from bradshaw.server.api.profiles import ONLINE_FOR, PageNumber, PersonId, find_person
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import OWN_CALLS, Body, Own, OwnCall
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import Conflict, NotAllowed, NotFound
from bradshaw.server.names import LONGEST_NAME
from bradshaw.server.people.invitations import read_token
from bradshaw.server.people.ties import Kind
from bradshaw.server.people.told import Account, Invited, Page, TableInvitation
from bradshaw.server.people.visitors import account_of

CHANGED = changing(401, 404, 409)


class TieRequest(Body):
    kind: Annotated[Kind, msgspec.Meta(description="A favourite, or blocked.")]


class InviteRequest(Body):
    name: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_NAME, description="Of an account.", examples=["Ben"])]


class AnswerRequest(Body):
    yes: bool


class KnownTold(Account, frozen=True):
    """An account among your favourites, or blocked by you."""

    present: bool
    """Whether the person was here within the last two minutes; never told of those whom you have blocked."""
    seen: datetime | None


class KnownPage(Page, frozen=True, kw_only=True):
    """A page of your favourites, or of those whom you have blocked."""

    people: list[KnownTold]


class Seated(msgspec.Struct):
    """The game in which you have sat down; null if you have declined."""

    game: str | None


async def _answer(call: OwnCall, person: str, game: str, yes: bool) -> Seated:
    """Accept an invitation and sit down, or decline it."""
    state = call.state
    told = await state.invitations.expect(person, game)
    if not yes:
        await state.invitations.decline(person, told)
        return Seated(None)
    live = await state.hall.find(game)
    if live is None or not await state.clubs.admits(live, person):
        raise NotFound(message("server-no-such-game"))
    await state.ties.check_joining(live, person)
    await state.seating.join(live, person, told.player, None, live.head.invite, call.visitor.reader.language)
    await state.invitations.drop(game, person)
    return Seated(game)


class CompanyController(Controller):
    """Favourites, blocked people, and invitations."""

    path = "/api"
    tags = ("people",)
    dependencies = OWN_CALLS

    @get("/me/people", summary="Your favourites, or those whom you have blocked", responses=reading(400, 401, 429, 503))
    async def known(
        self,
        call: Own,
        kind: Annotated[Kind, QueryParameter(description="Which of them.")] = "favourite",
        page: PageNumber = 1,
    ) -> KnownPage:
        """By name."""
        people, more = await call.state.ties.page(call.person, kind, page)
        hidden = kind != "favourite"
        if not hidden:
            await call.state.presence.know([one.id for one in people], again=True)
        moment = call.state.clock.now()
        told = []
        for one in people:
            seen = None if hidden else call.state.presence.seen(one.id)
            told.append(KnownTold(one.id, one.name, seen is not None and moment - seen < ONLINE_FOR, seen))
        return KnownPage(people=told, page=page, more=more)

    @put("/me/people/{person:str}", status_code=204, summary="Make somebody a favourite, or block", responses=CHANGED)
    async def tie(self, call: Own, person: PersonId, data: JSONBody[TieRequest]) -> None:
        """It replaces what was before. Nobody else learns of it.

        Somebody whom you have blocked can neither invite you nor sit down at tables that you open, and you do not see
        what they say.
        """
        call.limit("chat")
        me = call.person
        await find_person(call.state, person)
        if person == me:
            raise Conflict(message("server-yourself"))
        await call.state.ties.put(me, person, data.kind)

    @delete_route(
        "/me/people/{person:str}", summary="Neither a favourite nor blocked any more", responses=changing(401, 404)
    )
    async def untie(self, call: Own, person: PersonId) -> None:
        me = call.person
        await find_person(call.state, person)
        await call.state.ties.drop(me, person)

    @get("/me/invitations", summary="Tables to which you are asked", responses=reading(401, 429, 503))
    async def invitations(self, call: Own) -> list[TableInvitation]:
        """Those that wait for your answer, the newest first, at most a hundred."""
        return await call.state.invitations.of(call.person)

    @post(
        "/me/invitations/{game:str}",
        status_code=200,
        summary="Accept an invitation and sit down, or decline it",
        responses=CHANGED,
    )
    async def answer(self, call: Own, game: FromPath[str], data: JSONBody[AnswerRequest]) -> Seated:
        call.limit("move")
        return await _answer(call, call.person, game, data.yes)

    @get(
        "/invitations/{token:str}",
        summary="The invitation behind a link in a mail",
        responses=reading(400, 404, 429, 503),
    )
    async def mailed(self, state: ServerState, token: FromPath[str]) -> TableInvitation:
        game, person = read_token(state.secret, token)
        return await state.invitations.expect(person, game)

    @post(
        "/invitations/{token:str}",
        status_code=200,
        summary="Answer an invitation by the link in a mail",
        responses=changing(404, 409),
    )
    async def answer_mail(self, call: Own, token: FromPath[str], data: JSONBody[AnswerRequest]) -> Seated:
        """Without a login: the link says who answers, and does nothing else."""
        call.limit("mail")
        game, person = read_token(call.state.secret, token)
        if await call.state.people.is_banned(person):
            raise NotAllowed(message("server-banned"))
        return await _answer(call, person, game, data.yes)


class InvitingController(Controller):
    """Ask people to a table."""

    path = GAMES
    tags = ("people",)
    dependencies = CALLS

    @post("/{game:str}/invitations", summary="Ask an account to your table", responses=changing(401, 404, 409))
    async def invite(self, call: Call, data: JSONBody[InviteRequest]) -> list[Invited]:
        """Possible for everybody who sits there before the start. They are told as they wish, once for each table."""
        me = account_of(call.visitor)
        live = await call.playable()
        call.limit("invite")
        other = await call.state.people.find_account(data.name)
        if other is None:
            raise NotFound(message("server-no-such-person"))
        if not await call.state.clubs.admits(live, other.id):
            raise Conflict(message("server-invited-stranger", player=other.name))
        await call.state.invitations.invite(live, me, other)
        return await call.state.invitations.at(live.head.id)

    @get(
        "/{game:str}/invitations",
        summary="Who was asked to your table",
        responses=reading(400, 401, 403, 404, 429, 503),
    )
    async def invited(self, call: Call) -> list[Invited]:
        me = account_of(call.visitor)
        live = await call.game()
        if not live.seats_of(me.id):
            raise NotAllowed(message("server-no-seat"))
        return await call.state.invitations.at(live.head.id)

    @delete_route(
        "/{game:str}/invitations/{person:str}", summary="Take an invitation back", responses=changing(401, 404)
    )
    async def withdraw(self, call: Call, person: PersonId) -> None:
        me = account_of(call.visitor)
        live = await call.game()
        if not live.seats_of(me.id):
            raise NotAllowed(message("server-no-seat"))
        if not person.isalnum() or not await call.state.invitations.drop(live.head.id, person):
            raise NotFound(message("server-no-invitation"))
