"""What the application is made of, with its types, as every handler is given it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from litestar.datastructures import State

if TYPE_CHECKING:
    import asyncio

    from litestar import Litestar
    from litestar.connection import ASGIConnection

    from bradshaw.server.archive import Archive
    from bradshaw.server.attendants import Attendants
    from bradshaw.server.calls import Calls
    from bradshaw.server.charts import Charts
    from bradshaw.server.clock import Clock
    from bradshaw.server.clubs import Clubs
    from bradshaw.server.database import Database
    from bradshaw.server.hall import Hall
    from bradshaw.server.health import Pulse
    from bradshaw.server.host_mail import HostMail
    from bradshaw.server.invitations import Invitations
    from bradshaw.server.league import Leagues
    from bradshaw.server.limits import Limits
    from bradshaw.server.metrics import Census, Metrics
    from bradshaw.server.notes import Notes
    from bradshaw.server.notices import Notices
    from bradshaw.server.outbox import Outbox
    from bradshaw.server.people import PeopleStore
    from bradshaw.server.playing import Playing
    from bradshaw.server.presence import Presence
    from bradshaw.server.programs import Programs
    from bradshaw.server.pushing import Browsers
    from bradshaw.server.reports import Reports
    from bradshaw.server.results import Results
    from bradshaw.server.retention import Retention
    from bradshaw.server.reviews import Reviews
    from bradshaw.server.seating import Seating
    from bradshaw.server.settings import Settings
    from bradshaw.server.showing import Showing
    from bradshaw.server.store import GameStore
    from bradshaw.server.tally import Tally
    from bradshaw.server.ties import Ties
    from bradshaw.server.timekeeper import Timekeeper
    from bradshaw.server.tokens import Tokens
    from bradshaw.server.turnstile import Doors, Turnstile
    from bradshaw.server.workshop import Workshop


class ServerState(State):
    """The parts of the application. Those in the first group are there before it starts, the others from then on."""

    settings: Settings
    limits: Limits
    metrics: Metrics
    turnstile: Turnstile
    doors: Doors
    migrated: bool
    """Whether the tables are up to date."""
    shared: str
    """A folder by which the workers of one server hand over what they have worked out; empty for none."""

    archive: Archive
    attendants: Attendants
    browsers: Browsers
    calls: Calls
    census: Census
    charts: Charts
    clock: Clock
    clubs: Clubs
    closing: asyncio.Event
    """Set when the server ends."""
    database: Database
    hall: Hall
    host_mail: HostMail
    leagues: Leagues
    invitations: Invitations
    notes: Notes
    notices: Notices
    outbox: Outbox
    people: PeopleStore
    playing: Playing
    presence: Presence
    programs: Programs
    pulse: Pulse
    reports: Reports
    results: Results
    retention: Retention
    reviews: Reviews
    seating: Seating
    secret: bytes
    """The key that cookies are signed with."""
    showing: Showing
    store: GameStore
    tally: Tally
    ties: Ties
    timekeeper: Timekeeper
    tokens: Tokens
    workshop: Workshop


def state_of(app: Litestar) -> ServerState:
    """The parts of an application that `create_app` has made."""
    return cast(ServerState, app.state)


def behind(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerState:
    """The parts of the application that answers a request."""
    return state_of(connection.app)
