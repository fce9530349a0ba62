"""Files for browsers: plain and compressed, and sent only to those that do not have them yet."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response

KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ALWAYS = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


@dataclass(frozen=True)
class Asset:
    """One file, plain and compressed."""

    kind: str
    body: bytes
    tag: str

    @cached_property
    def packed(self) -> bytes:
        """Compressed when somebody asks for it first: of many files nobody does, and a server is to start soon."""
        return gzip.compress(self.body, 9, mtime=0)


def make_asset(name: str, body: bytes) -> Asset:
    """A file with this name and content. What is of no known kind can be read as text."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return Asset(KINDS.get(Path(name).suffix, KINDS[".txt"]), body, tag)


def send(request: Request[Any, Any, Any], asset: Asset, cache: str, varies: str = "Accept-Encoding") -> Response[bytes]:
    """A file, unless the browser has it already."""
    headers = {"Cache-Control": cache, "ETag": asset.tag, "Vary": varies}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, media_type=asset.kind, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(asset.body, media_type=asset.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(asset.packed, media_type=asset.kind, headers=headers)
