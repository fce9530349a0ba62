"""What others see of a link to a game before they follow it: its name, where it stands, and the board as a picture."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter

from bradshaw.render.png import RENDERER
from bradshaw.server.edge.state import ServerState
from bradshaw.server.http.answers import reader_of
from bradshaw.server.http.assets import ASSETS
from bradshaw.server.http.sending import ASK_FIRST
from bradshaw.words import say


@get("/watch/{game:str}", include_in_schema=False, media_type=MediaType.HTML)
async def show_watched(
    request: Request[Any, Any, Any],
    state: ServerState,
    game: FromPath[str],
    move: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Response[bytes]:
    """The page of a game to watch. For those who only look at its address it says what there is to see."""
    if request.headers.get("sec-fetch-dest"):
        # A browser shows the page itself; the programs that make previews of links are none.
        return ASSETS.page(request)
    found = await state.store.seated(game)
    if found is None or found[0].club is not None:
        return ASSETS.page(request)
    head, places = found
    language = reader_of(request).language
    public = (state.settings.public_url or str(request.base_url)).rstrip("/")
    headline = say(head.standing.headline, language) if head.standing is not None and move is None else ""
    said = [headline, ", ".join(place.name for place in places if place.name)]
    about = {
        "og:type": "website",
        "og:site_name": "Bradshaw",
        "og:title": head.title_name,
        "og:description": " · ".join(part for part in said if part),
        "og:url": f"{public}/watch/{head.id}" + ("" if move is None else f"?move={move}"),
    }
    if head.standing is not None and find_spec(RENDERER) is not None:
        at = "" if move is None else f"?move={move}"
        about |= {
            "og:image": f"{public}/api/games/{head.id}/picture{at}",
            "og:image:width": "1200",
            "og:image:height": "630",
            "twitter:card": "summary_large_image",
        }
    tags = "\n".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items())
    page = ASSETS.shell(language).replace(b"</head>", tags.encode() + b"\n</head>", 1)
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"})


HANDLERS = (show_watched,)
