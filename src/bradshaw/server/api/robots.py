"""Robots: the tokens by which programs of a player come in, and the stream that calls them to their games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from bradshaw.core.messages import message
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import OWN_CALLS, Body, Caller, Own
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import NotFound, NotLoggedIn
from bradshaw.server.names import LONGEST_NAME
from bradshaw.server.people.tokens import MOST_DAYS
from bradshaw.server.people.told import TokenTold


class TokenWish(Body):
    """A token to be made."""

    name: Annotated[
        str, msgspec.Meta(description=f"To tell it from others; at most {LONGEST_NAME} characters.", examples=["Mini"])
    ]
    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS, description="After this many days it expires.")] = 90


class NewToken(msgspec.Struct):
    """A token that has just been made."""

    secret: str
    """For the header `Authorization: Bearer …`. It is told this once and never again."""
    token: TokenTold


class RobotsController(Controller):
    """Let programs of yours play."""

    path = "/api"
    tags = ("robots",)
    dependencies = OWN_CALLS

    @get("/me/tokens", summary="Your tokens, without their secrets", responses=reading(401, 403, 429, 503))
    async def tokens(self, call: Own) -> list[TokenTold]:
        """Those that have neither ended nor expired, the newest first."""
        return await call.state.tokens.of(call.person)

    @post("/me/tokens", summary="Make a token for a program", responses=changing(401, 409))
    async def make_token(self, call: Own, data: JSONBody[TokenWish]) -> NewToken:
        """Whoever has its secret can play in your name, as a robot, until it expires or you end it."""
        person = call.person
        call.limit("password", key=person)
        told, secret = await call.state.tokens.make(person, data.name, data.days)
        return NewToken(secret, told)

    @delete("/me/tokens/{token:str}", summary="End a token", responses=changing(401, 404))
    async def end_token(self, call: Own, token: FromPath[str]) -> None:
        person = call.person
        if not token.isalnum() or not await call.state.tokens.end(person, token):
            raise NotFound(message("server-no-such-token"))

    @get(
        "/events",
        summary="Whatever happens in all your games, as server-sent events",
        work=4,
        media_type="text/event-stream",
        responses=reading(400, 401, 403, 429, 503),
        robots=True,
    )
    async def events(
        self,
        state: ServerState,
        visitor: Caller,
        tables: Annotated[
            bool, QueryParameter(description="Tell also of listed tables with an open seat that robots may take.")
        ] = False,
    ) -> Stream:
        """First every game of yours that is not over, as an event named `game`, then one named `all`.

        From then on a `game` each time that something happens in one, and a `table` each time that one is opened or its
        seats change. After a lost connection everything is told again. Data: `Call`.
        """
        if visitor.person is None:
            raise NotLoggedIn(message("server-nothing-stored"))
        state.limits.check_stream(visitor.counted, visitor.address)
        return Stream(
            state.calls.listen(visitor, tables, state.closing, state.limits.stream(visitor.counted, visitor.address)),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )
