"""Notices in the page, what people wish to be told of, and the link that ends all mail."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar import delete as delete_route
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete, insert, select

from bradshaw.core.messages import message
from bradshaw.server.delivery import pushing
from bradshaw.server.delivery.mailing import UNSUBSCRIBE
from bradshaw.server.delivery.notices import LONGEST_ADDRESS, check_webhook
from bradshaw.server.edge.limiting import limit
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Body, Caller, WebRequest
from bradshaw.server.edge.security import OPEN_TO_ALL
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import NotFound, NotLoggedIn
from bradshaw.server.notices.outbox import NoticeTold
from bradshaw.server.notices.wishes import Wishes
from bradshaw.server.people import signing
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.storage.database import AlreadyThere
from bradshaw.server.storage.tables import GameHead, QuietGame

SHOWN = 100
"""Notices that the page shows."""


class SeenRequest(Body):
    newest: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1, description="The id of the newest notice that you saw.")]


class PushKey(msgspec.Struct):
    """The public key of this server, for `pushManager.subscribe`; null: it does not push."""

    key: str | None


class PushTarget(Body):
    """A browser, as its `PushSubscription` tells."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS, examples=["https://push.example.org/send/1"])]
    key: Annotated[str, msgspec.Meta(max_length=100, description="Its `p256dh`.")]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushEnd(Body):
    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]


class QuietBody(Body):
    """Whether you are told of a game in its page only."""

    quiet: bool


def _somebody(visitor: Visitor) -> str:
    if visitor.person is None:
        raise NotLoggedIn(message("server-nothing-stored"))
    return visitor.person


def setting(path: str, summary: str, *errors: int) -> put:
    """A route that keeps what somebody wishes, and answers nothing."""
    return put(path, status_code=204, summary=summary, responses=changing(*errors))


class InboxController(Controller):
    """Notices, and how you want to be told."""

    path = "/api"
    tags = ("notices",)

    @get("/me/inbox", summary="What you were told, the newest first", responses=reading(401, 429, 503))
    async def inbox(self, state: ServerState, visitor: Caller) -> list[NoticeTold]:
        """The last hundred notices of the last thirty days, also those that were sent elsewhere."""
        return await state.outbox.of(_somebody(visitor), SHOWN)

    @post("/me/inbox/seen", status_code=204, summary="You have seen your notices", responses=changing(401))
    async def see(self, state: ServerState, visitor: Caller, data: JSONBody[SeenRequest]) -> None:
        await state.outbox.see(_somebody(visitor), data.newest)

    @setting("/me/wishes", "Of what you want to be told, where and when", 401)
    async def change_wishes(self, state: ServerState, visitor: Caller, data: JSONBody[Wishes]) -> None:
        """They replace those that you had; `GET /api/me` tells them."""
        data.check()
        await state.people.set_wishes(_somebody(visitor), data)

    @get("/push", summary="With which key browsers are asked to show notices", responses=reading(429, 503))
    async def push_key(self, state: ServerState) -> PushKey:
        return PushKey(pushing.public_key(await state.browsers.key()) if pushing.available() else None)

    @setting("/me/push", "Show notices in this browser, also without a page", 401, 404)
    async def start_push(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[PushTarget]
    ) -> None:
        """Notices are encrypted for the browser: its push service cannot read them."""
        person = _somebody(visitor)
        if not pushing.available():
            raise NotFound(message("server-nothing-here"))
        endpoint = check_webhook(data.endpoint, state.settings.webhook_private)
        await state.browsers.add(person, endpoint, data.key, data.auth, request.headers.get("user-agent", ""))

    @delete_route("/me/push", summary="Show no more notices in a browser", responses=changing(401))
    async def end_push(self, state: ServerState, visitor: Caller, data: JSONBody[PushEnd]) -> None:
        await state.browsers.remove(_somebody(visitor), data.endpoint)

    @get(
        "/games/{game:str}/quiet", summary="Whether a game is quiet for you", responses=reading(400, 401, 404, 429, 503)
    )
    async def is_quiet(self, state: ServerState, visitor: Caller, game: FromPath[str]) -> QuietBody:
        mine = (QuietGame.person == _somebody(visitor)) & (QuietGame.game == game)
        async with state.database.reading() as connection:
            return QuietBody(await connection.scalar(select(QuietGame.game).where(mine)) is not None)

    @setting("/games/{game:str}/quiet", "Be told of a game in its page only, or again as of others", 401, 404)
    async def make_quiet(
        self, state: ServerState, visitor: Caller, game: FromPath[str], data: JSONBody[QuietBody]
    ) -> None:
        person = _somebody(visitor)
        async with state.database.reading() as connection:
            if await connection.scalar(select(GameHead.id).where(GameHead.id == game)) is None:
                raise NotFound(message("server-no-such-game"))
        try:
            async with state.database.writing() as connection:
                mine = (QuietGame.person == person) & (QuietGame.game == game)
                await connection.execute(delete(QuietGame).where(mine))
                if data.quiet:
                    await connection.execute(insert(QuietGame).values(person=person, game=game))
        except AlreadyThere:
            # Two pages of the same person were equally fast.
            return

    @post(
        "/unsubscribe/{token:str}",
        status_code=204,
        summary="End all mail with notices by the link in one",
        responses=changing(404),
        opt={OPEN_TO_ALL: True},
    )
    async def unsubscribe(self, request: WebRequest, state: ServerState, token: FromPath[str]) -> None:
        """As RFC 8058 has it: mail programs post here, without a login, a cookie or a token. The link does no more."""
        limit(request, "mail")
        person = signing.unsigned(state.secret, UNSUBSCRIBE, token)
        if person is None or not await state.people.end_mail(person):
            raise NotFound(message("server-unsubscribe-gone"))
