"""What all routes share: the request, who sends it, and the base of what is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.types import Dependencies

from bradshaw.server.edge.limiting import limit
from bradshaw.server.edge.state import ServerState
from bradshaw.server.people.told import Account
from bradshaw.server.people.visitors import Visitor, account_of

WebRequest: TypeAlias = Request[Any, Any, Any]
Caller: TypeAlias = NamedDependency[Visitor]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what clients send: unknown fields are refused."""


@dataclass(frozen=True)
class WebCall:
    """A request: who sends it, and the server that answers."""

    request: WebRequest
    state: ServerState
    visitor: Visitor

    def limit(self, bucket: str, cost: float = 1.0, *, key: str | None = None) -> None:
        """Refuse what is done too often."""
        limit(self.request, bucket, cost, key=key)


class OwnCall(WebCall):
    """A request about what is somebody's own."""

    @property
    def account(self) -> Account:
        """The account that sends it; all others are refused."""
        return account_of(self.visitor)

    @property
    def person(self) -> str:
        """The id of this account."""
        return self.account.id


Own: TypeAlias = NamedDependency[OwnCall]


async def provide_call(request: WebRequest, state: ServerState, visitor: Caller) -> OwnCall:
    """The dependency `call`."""
    return OwnCall(request, state, visitor)


OWN_CALLS: Dependencies = {"call": Provide(provide_call)}
