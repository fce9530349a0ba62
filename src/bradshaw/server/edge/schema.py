"""The description of the interface (OpenAPI): made beside the event loop when somebody first asks, and kept.

To make it takes a quarter of a second, and as YAML nearly as long again each time.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, Request, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme

from bradshaw import __version__
from bradshaw.server.edge.security import require_all

PATH = "/schema"
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


class Form(OpenAPIRenderPlugin):
    """The description as one of Litestar's plugins writes it, once."""

    def __init__(self, plugin: OpenAPIRenderPlugin) -> None:
        super().__init__(path=list(plugin.paths), media_type=plugin.media_type)
        self._plugin = plugin
        self._made = asyncio.Lock()
        self._text: bytes | None = None

    async def make(self, request: Request[Any, Any, Any]) -> None:
        """Have it, for `render` to give."""
        async with self._made:
            if self._text is None:
                self._text = await asyncio.to_thread(self._rendered, request)

    def _rendered(self, request: Request[Any, Any, Any]) -> bytes:
        app: Litestar = request.app
        return self._plugin.render(request, app.plugins.get(OpenAPIPlugin).provide_openapi_schema())

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """What has been made before the request came to this."""
        assert self._text is not None
        return self._text


def described() -> OpenAPIConfig:
    """How the interface is described, and where."""
    forms = [Form(JsonRenderPlugin()), Form(YamlRenderPlugin())]

    async def make(request: Request[Any, Any, Any]) -> None:
        await require_all(request)
        place = request.scope["path"].removeprefix(PATH).rstrip("/")
        for form in forms:
            # Without a name it is the first one.
            if form.has_path(place) if place else form is forms[0]:
                await form.make(request)

    return OpenAPIConfig(
        title="Bradshaw",
        version=__version__,
        description=DESCRIPTION,
        openapi_router=Router(PATH, route_handlers=[], include_in_schema=False, before_request=make),
        use_handler_docstrings=True,
        components=Components(security_schemes=SECURITY),
        render_plugins=forms,
    )
