"""The description of the interface (OpenAPI): written by a working process when somebody first asks, and kept.

That takes a second, in which a thread of the server would slow down everybody else.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar import Litestar, Response, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.serialization import default_serializer

from bradshaw import __version__
from bradshaw.server.edge.state import ServerState
from bradshaw.server.work.workshop import Lane

Form = Literal["json", "yaml"]
_WRITERS: dict[Form, Callable[..., bytes]] = {"json": msgspec.json.encode, "yaml": msgspec.yaml.encode}
DESCRIPTION = """Play railway share games by their rulebooks. The web client uses this and nothing else.

Whoever changes something sends the cookie `bradshaw-csrf`, which the first answer brings, also as the header
`X-CSRF-Token`. Who plays without an account is known by the cookie `bradshaw-guest`, accounts by `bradshaw-login`.
Errors are JSON with one sentence as `error`.

Sentences are in the language of `Accept-Language` (English, French, German), with the `message` that each was made of,
an id and facts, beside them. Every address takes `language` (`en`, `fr`, `de`) to read another one, and `facts=true` to
get messages instead of sentences; positions then have the board as a drawing only."""
SECURITY: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(
        type="apiKey",
        security_scheme_in="header",
        name="X-CSRF-Token",
        description="The cookie bradshaw-csrf, repeated.",
    ),
    "guest": SecurityScheme(
        type="apiKey", security_scheme_in="cookie", name="bradshaw-guest", description="Somebody without an account."
    ),
    "login": SecurityScheme(
        type="apiKey", security_scheme_in="cookie", name="bradshaw-login", description="An account that is logged in."
    ),
}


def answering(kind: Any, description: str, media_type: str = MediaType.JSON) -> dict[int, ResponseSpec]:
    """What a route answers, where its type does not tell. Examples at random would explain nothing."""
    return {200: ResponseSpec(kind, description=description, media_type=media_type, generate_examples=False)}


def described() -> OpenAPIConfig:
    """How the interface is described."""
    return OpenAPIConfig(
        title="Bradshaw",
        version=__version__,
        path="/not-asked",  # the application that is described serves nobody
        description=DESCRIPTION,
        use_handler_docstrings=True,
        components=Components(security_schemes=SECURITY),
    )


def written(app: Litestar, form: Form) -> bytes:
    """The description of an application."""
    description = app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
    return _WRITERS[form](description, enc_hook=default_serializer)


class Description:
    """The description in each form, once somebody has asked for it."""

    def __init__(self, lane: Lane, write: Callable[[Form], bytes]) -> None:
        """`write`: the job that working processes are given."""
        self._lane = lane
        self._write = write
        self._turns: defaultdict[Form, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._texts: dict[Form, bytes] = {}

    async def text(self, form: Form) -> bytes:
        """The description as it is sent. Raises Busy."""
        async with self._turns[form]:
            if form not in self._texts:
                self._texts[form] = await self._lane.do("", self._write, form)
        return self._texts[form]


@get(["/schema", "/schema/openapi.json"], include_in_schema=False)
async def show_json(state: ServerState) -> Response[bytes]:
    """The description as JSON."""
    return Response(await state.description.text("json"), media_type=OpenAPIMediaType.OPENAPI_JSON)


@get(["/schema/openapi.yaml", "/schema/openapi.yml"], include_in_schema=False)
async def show_yaml(state: ServerState) -> Response[bytes]:
    """The description as YAML."""
    return Response(await state.description.text("yaml"), media_type=OpenAPIMediaType.OPENAPI_YAML)


HANDLERS = (show_json, show_yaml)
