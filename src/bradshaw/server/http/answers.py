"""Answers as their readers want them: by what the address of a request asks for, or the browser's language."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.response.base import ASGIResponse

from bradshaw.core.messages import message
from bradshaw.server.errors import RequestError
from bradshaw.server.http.readers import Reader, said
from bradshaw.words import LANGUAGES

LANGUAGE_PARAMETER: Final = "language"
FACTS_PARAMETER: Final = "facts"
_READER: Final = "reader"


def reader_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Reader:
    """For whom the answer to a request is; found out once for each request."""
    kept = connection.scope["state"]
    if _READER not in kept:
        kept[_READER] = _find(connection)
    reader: Reader = kept[_READER]
    return reader


def _find(connection: ASGIConnection[Any, Any, Any, Any]) -> Reader:
    facts = connection.query_params.get(FACTS_PARAMETER) == "true"
    return Reader(language_of(connection) or LANGUAGES[0], facts)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The language that a request asks for, by its address or by what its browser likes; None if by neither."""
    asked = connection.query_params.get(LANGUAGE_PARAMETER, "")
    return asked if asked in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def check_reader(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raises RequestError if somebody asks for a language that there is not."""
    language = connection.query_params.get(LANGUAGE_PARAMETER, LANGUAGES[0])
    if language not in LANGUAGES:
        raise RequestError(message("server-unknown-language", languages=LANGUAGES))
    if connection.query_params.get(FACTS_PARAMETER, "true") not in ("true", "false"):
        raise RequestError(message("server-facts-parameter", parameter=FACTS_PARAMETER))


def preferred(header: str) -> str | None:
    """The language that an Accept-Language header likes best; None if none of ours is in it."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        try:
            liked = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and liked > 0:
            wishes.append((liked, language))
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else None


class Answer(Response[Any]):
    """What a route or an error answers, for its reader."""

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **given: Any) -> ASGIResponse:
        reader = reader_of(request)
        if not (reader.facts or isinstance(self.content, bytes | str)):
            self.content = said(self.content, reader.language)
        return super().to_asgi_response(app, request, **given)
