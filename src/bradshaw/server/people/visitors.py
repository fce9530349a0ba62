"""Visitors: who sends a request, as far as the server knows."""

from __future__ import annotations

import msgspec

from bradshaw.core.messages import message
from bradshaw.server.errors import NotLoggedIn
from bradshaw.server.http.address import neighbourhood
from bradshaw.server.http.readers import Reader
from bradshaw.server.people.told import Account


class Visitor(msgspec.Struct, frozen=True):
    """Whoever sends a request."""

    person: str | None
    """None: somebody without an id yet, who has only looked so far."""
    name: str | None
    account: bool
    address: str
    reader: Reader = Reader()
    """In which language they read."""
    login: str | None = None
    """The id of the login by which an account is known."""
    token: str | None = None
    """The id of the token by which an account is known: then a program of it sends the request, a robot."""

    @property
    def robot(self) -> bool:
        return self.token is not None

    @property
    def counted(self) -> str | None:
        """As whom limits count the visitor: what robots do takes nothing away from their owner."""
        return f"robot {self.person}" if self.robot else self.person

    @property
    def asker(self) -> str:
        """For whom the workshop works: all who come from one address take turns."""
        return neighbourhood(self.address)


def account_of(visitor: Visitor) -> Account:
    """The account that sends a request. Raises NotLoggedIn for everybody else."""
    if not visitor.account or visitor.person is None or visitor.name is None:
        raise NotLoggedIn(message("server-log-in-first"))
    return Account(visitor.person, visitor.name)


def logged_in(visitor: Visitor) -> str:
    """The id of the account that sends a request. Raises NotLoggedIn for everybody else."""
    return account_of(visitor).id
