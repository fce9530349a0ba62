"""What all routes share: the request, who sends it, and the base of what is sent."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from litestar import Request
from litestar.di import NamedDependency

from bradshaw.server.identity import Visitor

WebRequest: TypeAlias = Request[Any, Any, Any]
Caller: TypeAlias = NamedDependency[Visitor]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what clients send: unknown fields are refused."""
