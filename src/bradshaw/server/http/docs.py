"""The pages to read (`make docs`), as they were built into the package. Distributions bring them along."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from bradshaw.server.http.assets import ASSETS
from bradshaw.server.http.sending import ASK_FIRST, Asset, make_asset, send

FOLDER = Path(str(files("bradshaw"))) / "manual"
INDEX = "index.html"
MOST_KEPT = 200
"""There are fewer files than this."""


@lru_cache(MOST_KEPT)
def _asset(path: Path, _changed: int) -> Asset:
    """A file as it is sent; read again once it has changed."""
    return make_asset(path.name, path.read_bytes())


@get("/docs", include_in_schema=False, sync_to_thread=True)
def show_docs(request: Request[Any, Any, Any]) -> Response[Any]:
    """The first of the pages. Where they were not built, the client says how to do that."""
    if not (FOLDER / INDEX).is_file():
        return ASSETS.missing_page(request)
    return Redirect(f"/docs/{INDEX}")


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=True)
def show_document(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[Any]:
    """One of the pages, or a file that belongs to them."""
    inside = path.as_posix().lstrip("/")
    file = (FOLDER / inside).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or any(part.startswith(".") for part in file.parts[-1:]):
        raise NotFoundException
    if (file / INDEX).is_file():
        return Redirect(f"/docs/{inside.rstrip('/')}/{INDEX}")
    if not file.is_file():
        raise NotFoundException
    return send(request, _asset(file, file.stat().st_mtime_ns), ASK_FIRST)


HANDLERS = (show_docs, show_document)
