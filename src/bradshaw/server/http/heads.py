"""HEAD, which every address takes that takes GET: the same answer without its body.

Monitors, link checkers and the programs that make previews ask so. Litestar answers HEAD only where a route names it.
"""

from __future__ import annotations

from typing import Final

from litestar.types import HTTPScope, Message, Receive, Send

from bradshaw.server.http.layers import HttpLayer

HEAD: Final = "HEAD"
GET: Final = "GET"
ALLOW: Final = b"allow"


def _naming(send: Send) -> Send:
    """Where an answer says what an address takes, it names HEAD beside GET."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [
                (name, value + b", HEAD") if name.lower() == ALLOW and _lacks_head(value) else (name, value)
                for name, value in message["headers"]
            ]
        await send(message)

    return sending


def _lacks_head(allowed: bytes) -> bool:
    methods = {method.strip() for method in allowed.decode("latin-1").split(",")}
    return GET in methods and HEAD not in methods


class Heads(HttpLayer):
    """Around the routes: they see GET, and what they send is cut after its headers. A stream ends there."""

    async def serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        if scope["method"] != HEAD:
            await self.app(scope, receive, _naming(send))
            return
        ended = False

        async def sending(message: Message) -> None:
            nonlocal ended
            if message["type"] == "http.response.start":
                # From here on the server and the log ask what it was.
                scope["method"] = HEAD
                await send(message)
            elif message["type"] == "http.response.body" and not ended:
                ended = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        scope["method"] = GET
        await self.app(scope, receive, sending)
