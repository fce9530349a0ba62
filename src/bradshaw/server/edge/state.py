"""What the application is made of, with its types, as every handler is given it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from litestar.datastructures import State

if TYPE_CHECKING:
    import asyncio

    from litestar import Litestar
    from litestar.connection import ASGIConnection

    from bradshaw.server.clock import Clock
    from bradshaw.server.delivery.notices import Notices
    from bradshaw.server.delivery.pushing import Browsers
    from bradshaw.server.edge.health import Pulse
    from bradshaw.server.edge.metrics import Census, Metrics
    from bradshaw.server.edge.schema import Description
    from bradshaw.server.games.archive import Archive
    from bradshaw.server.games.hall import Hall
    from bradshaw.server.games.presence import Presence
    from bradshaw.server.games.programs import Programs
    from bradshaw.server.games.store import GameStore
    from bradshaw.server.host.host_mail import HostMail
    from bradshaw.server.host.retention import Retention
    from bradshaw.server.http.limits import Limits
    from bradshaw.server.http.turnstile import Doors, Turnstile
    from bradshaw.server.notices.outbox import Outbox
    from bradshaw.server.people.clubs import Clubs
    from bradshaw.server.people.invitations import Invitations
    from bradshaw.server.people.league import Leagues
    from bradshaw.server.people.notes import Notes
    from bradshaw.server.people.people import PeopleStore
    from bradshaw.server.people.reports import Reports
    from bradshaw.server.people.results import Results
    from bradshaw.server.people.ties import Ties
    from bradshaw.server.people.tokens import Tokens
    from bradshaw.server.play.attendants import Attendants
    from bradshaw.server.play.calls import Calls
    from bradshaw.server.play.charts import Charts
    from bradshaw.server.play.playing import Playing
    from bradshaw.server.play.reviews import Reviews
    from bradshaw.server.play.seating import Seating
    from bradshaw.server.play.showing import Showing
    from bradshaw.server.play.tally import Tally
    from bradshaw.server.play.timekeeper import Timekeeper
    from bradshaw.server.settings import Settings
    from bradshaw.server.storage.database import Database
    from bradshaw.server.work.homes import Homes
    from bradshaw.server.work.workshop import Workshop


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
    """A folder in which the workers of one server find one another; empty for none."""

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
    description: Description
    hall: Hall
    homes: Homes
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

    def end_streams(self) -> None:
        """Nobody is told anything more: the server ends."""
        if self.closing.is_set():
            return
        self.closing.set()
        for live in self.hall.games.values():
            for watcher in live.watchers:
                watcher.news.set()
        self.calls.hang_up()


def state_of(app: Litestar) -> ServerState:
    """The parts of an application that `create_app` has made."""
    return cast(ServerState, app.state)


def behind(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerState:
    """The parts of the application that answers a request."""
    return state_of(connection.app)
