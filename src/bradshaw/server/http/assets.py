"""The client's files, ready to be sent: read once, compressed, and under an address that changes with their content."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from bradshaw.core.game import Game
from bradshaw.core.messages import Message
from bradshaw.core.registry import titles
from bradshaw.core.title import Title
from bradshaw.render.svg import draw_cover
from bradshaw.server.http.answers import reader_of
from bradshaw.server.http.joining import ALL_MODULES, ROOT, VENDOR, joined
from bradshaw.server.http.sending import ALWAYS, ASK_FIRST, KINDS, make_asset, send
from bradshaw.words import LANGUAGES, say
from bradshaw.words.catalogue import complete_source

PAGES = (
    "/",
    "/play/{game:str}",
    "/join/{game:str}",
    "/games/{which:str}",
    "/rules/{title:str}",
    "/learn",
    "/learn/{title:str}",
    "/learn/{title:str}/{lesson:str}",
    "/clubs",
    "/clubs/{club:str}",
    "/account",
    "/notices",
    "/people",
    "/people/{person:str}",
    "/invitation/{token:str}",
    "/ratings/{title:str}",
    "/unsubscribe/{token:str}",
    "/reset/{token:str}",
)
SHELL = "index.html"
SAID = re.compile(r"\{\{ ([\w-]+) \}\}")
"""The place of a message in the page, by its id, or of the language."""
EXAMPLE = "bradshaw play emubay"
"""What those can do instead whose browser runs no scripts."""
WORDS = "words/"
TITLES = "titles/"
"""Below it, in a folder for each title, lies what packages of titles bring."""
BOARD = "board.svg"
"""A small drawing of each title's board."""
ALL_STYLES = "all.css"
PARTS = ("parts", "pages", "home", "game", "views", "strip", "turn", "sheet", "panels", "learn")
SHEETS = ("style.css", *(f"css/{part}.css" for part in PARTS), "board.css", "css/tiles.css")
"""The styles in their order: later ones override earlier ones. Those of games come after them."""
PROGRAM = "Bradshaw"


def _brought() -> Iterator[tuple[str, bytes]]:
    """The files that the packages of installed titles bring for the browser."""
    for title in titles().values():
        if title.web:
            yield from _below(files(title.web) / "web", f"{TITLES}{title.id}")


def _below(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """The files in a folder and its folders, as far as browsers are sent such files."""
    for one in folder.iterdir():
        if one.is_dir():
            yield from _below(one, f"{name}/{one.name}")
        elif Path(one.name).suffix in KINDS:
            yield f"{name}/{one.name}", one.read_bytes()


def _cover(title: Title[Any]) -> str:
    """The board of a title as it lies there when a game begins."""
    game = Game(title, [str(seat) for seat in range(title.players[-1])], 0)
    view = title.view(game.state, game.players)
    return draw_cover(view.board, view.styles, title=title.name)


def _shell_in(language: str) -> str:
    """The name of the page in a language."""
    return f"{Path(SHELL).stem}.{language}{Path(SHELL).suffix}"


def _said(page: str, language: str) -> str:
    """The page with the words of a language: those that are read before, or without, its scripts."""

    def words(place: re.Match[str]) -> str:
        said = language if place[1] == "language" else say(Message(place[1], {"command": EXAMPLE}), language)
        return escape(said)

    return SAID.sub(words, page)


class Assets:
    """All files of the client. Its page asks for few of them, so that it is there soon; the others are for reading."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.suffix in KINDS)
        bodies = {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
        bodies |= {f"{WORDS}{language}.ftl": complete_source(language).encode() for language in LANGUAGES}
        bodies |= dict(sorted(_brought()))
        bodies |= {f"{TITLES}{title.id}/{BOARD}": _cover(title).encode() for title in titles().values()}
        of_games = [name for name in bodies if name.startswith("games/") and name.endswith(".css")]
        bodies[ALL_STYLES] = b"\n".join(bodies[name] for name in (*SHEETS, *of_games))
        digest = hashlib.sha256(b"".join(name.encode() + body for name, body in bodies.items()))
        self.version = f"v-{digest.hexdigest()[:12]}"
        scripts = {name: body.decode() for name, body in bodies.items() if name.endswith(".js")}
        bodies[ALL_MODULES] = joined(scripts, ROOT).encode()
        shell = self._shell(bodies)
        del bodies[SHELL]
        bodies |= {_shell_in(language): _said(shell, language).encode() for language in LANGUAGES}
        self.files = {name: make_asset(name, body) for name, body in bodies.items()}

    def _shell(self, bodies: dict[str, bytes]) -> str:
        """The page with the addresses of this version, and all modules as one."""
        vendored = [name for name in bodies if name.startswith(VENDOR) and name.endswith(".js")]
        links = [f'<link rel="modulepreload" href="/web/{name}">' for name in vendored]
        page = bodies[SHELL].decode().replace("</head>", "\n".join([*links, "</head>"]))
        page = page.replace(f'"/web/{ROOT}"', f'"/web/{ALL_MODULES}"')
        return page.replace('"/web/', f'"/web/{self.version}/')

    def prepare(self) -> None:
        """Compress what every visitor asks for, which takes longer than the event loop should."""
        for name in (ALL_MODULES, ALL_STYLES, *(f"{WORDS}{language}.ftl" for language in LANGUAGES)):
            self.files[name].packed  # noqa: B018 -- worked out when it is first asked for

    def page(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page, in the language of the reader."""
        return self.answer(
            request, _shell_in(reader_of(request).language), ASK_FIRST, "Accept-Encoding, Accept-Language"
        )

    def shell(self, language: str) -> bytes:
        """The page as it is before its scripts run, in a language."""
        return self.files[_shell_in(language)].body

    def address(self, title: str, name: str) -> str:
        """Where a file lies that the package of a title brings; empty if it brings none of this name."""
        path = f"{TITLES}{title}/{name}"
        return f"/web/{self.version}/{path}" if path in self.files else ""

    def missing_page(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page under an address that means nothing, which it says."""
        page = self.shell(reader_of(request).language)
        return Response(page, status_code=404, media_type=KINDS[".html"], headers={"Cache-Control": ASK_FIRST})

    def answer(
        self, request: Request[Any, Any, Any], name: str, cache: str, varies: str = "Accept-Encoding"
    ) -> Response[bytes]:
        """A file of the client, by its name."""
        asset = self.files.get(name)
        if asset is None:
            raise NotFoundException
        return send(request, asset, cache, varies)


ASSETS = Assets(Path(str(files("bradshaw.web"))))


@get(list(PAGES), include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page is the same shell; the client shows what its address says."""
    return ASSETS.page(request)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def show_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker, at the root because it serves all pages."""
    return ASSETS.answer(request, "sw.js", ASK_FIRST)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def show_manifest(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """What a telephone needs to know to install the page as an application."""
    language = reader_of(request).language
    sizes = [("192.png", "192x192", "any"), ("512.png", "512x512", "any"), ("maskable.png", "512x512", "maskable")]
    manifest = {
        "id": "/",
        "name": PROGRAM,
        "short_name": PROGRAM,
        "description": say(Message("page-description", {}), language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f6f1e4",
        "theme_color": "#7a2231",
        "icons": [
            {"src": f"/web/{ASSETS.version}/icons/{name}", "sizes": size, "type": KINDS[".png"], "purpose": purpose}
            for name, size, purpose in sizes
        ],
        "shortcuts": [{"name": say(Message("page-games", {}), language), "url": "/games/mine"}],
    }
    headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"}
    return Response(manifest, media_type="application/manifest+json", headers=headers)


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[bytes]:
    """A file of the client. Under the address of its version it never changes."""
    first, _, rest = path.as_posix().lstrip("/").partition("/")
    if first == ASSETS.version:
        return ASSETS.answer(request, rest, ALWAYS)
    # A page that is open while the server gets a new client may ask under its old address.
    return ASSETS.answer(request, rest if first.startswith("v-") else f"{first}/{rest}".rstrip("/"), ASK_FIRST)


HANDLERS = (show_page, show_worker, show_manifest, show_file)
