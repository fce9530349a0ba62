"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from bradshaw import words
from bradshaw.core.registry import titles
from bradshaw.server.api import sharing
from bradshaw.server.api.accounts import AccountsController
from bradshaw.server.api.clubhouse import ClubsController
from bradshaw.server.api.company import CompanyController, InvitingController
from bradshaw.server.api.games import CONTROLLERS
from bradshaw.server.api.inbox import InboxController
from bradshaw.server.api.learning import LessonsController
from bradshaw.server.api.profiles import ProfilesController
from bradshaw.server.api.reporting import ReportsController
from bradshaw.server.api.robots import RobotsController
from bradshaw.server.api.titles import TitlesController
from bradshaw.server.clock import Clock
from bradshaw.server.delivery.mailing import Mailing
from bradshaw.server.delivery.notices import Notices
from bradshaw.server.delivery.pushing import Browsers
from bradshaw.server.edge import health, logs, metrics, schema
from bradshaw.server.edge.security import Safety
from bradshaw.server.edge.state import ServerState, state_of
from bradshaw.server.events import snapshots
from bradshaw.server.games.archive import Archive
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.journal import Journal
from bradshaw.server.games.presence import Presence
from bradshaw.server.games.programs import Programs
from bradshaw.server.games.store import GameStore
from bradshaw.server.host import preflight
from bradshaw.server.host.host_mail import HostMail
from bradshaw.server.host.retention import Retention
from bradshaw.server.http import assets, docs
from bradshaw.server.http.heads import Heads
from bradshaw.server.http.packing import Packing, Piece, embed
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
from bradshaw.server.play.waking import Waking
from bradshaw.server.settings import Settings, from_environment
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.uptime import Uptime
from bradshaw.server.storage.wire import make_wire
from bradshaw.server.work import kernels
from bradshaw.server.work.homes import VARIABLE, Homes
from bradshaw.server.work.parent import end_with_parent
from bradshaw.server.work.persevering import Service, Stopping
from bradshaw.server.work.workshop import Workshop

THINKING_GRACE = 60.0
"""Seconds after the time that a bot may take, for the queue and for bots that do not look at the clock."""


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open everything, and at the end close it in the opposite order."""
    state = state_of(app)
    settings = state.settings
    database = Database(settings.database_url)
    if not state.migrated:
        await asyncio.to_thread(database.migrate)
    # What the first visitors would otherwise wait for.
    await asyncio.to_thread(titles)
    await asyncio.to_thread(words.prepare)
    await asyncio.to_thread(snapshots.code)
    store = GameStore(database)
    wire = make_wire(database)
    clock = Clock()
    uptime = Uptime(database, clock)
    workshop = Workshop(settings.work_processes, settings.bot_processes, settings.bot_seconds + THINKING_GRACE)
    memory = settings.memory_mb * 1024 * 1024
    state.homes = homes = Homes(state.shared, settings.workers)
    hall = Hall(store, Journal(database, wire), wire, clock, workshop, memory, homes, uptime)
    people = PeopleStore(database, wire)
    presence = Presence(database, hall, clock, uptime)
    programs = Programs(database, hall)
    notes = Notes(database)
    archive = Archive(store, workshop)
    state.secret = settings.secret.encode() or await people.secret()
    outbox = Outbox(database, clock)
    browsers = Browsers(database, clock)
    notices = Notices(settings, people, outbox, browsers, clock, state.secret)
    playing = Playing(hall, workshop, presence, programs)
    attendants = Attendants(workshop, settings.bot_seconds, playing.act_for, programs)
    hall.after_change.append(attendants.look)
    timekeeper = Timekeeper(store, hall, clock, uptime, outbox.add)
    hall.after_own_change.append(timekeeper.look)
    state.database, state.store, state.hall, state.people = database, store, hall, people
    state.clock, state.presence, state.programs, state.playing = clock, presence, programs, playing
    state.seating = Seating(hall, programs)
    state.results, state.ties = Results(database), Ties(database, clock)
    state.invitations = Invitations(database, clock, state.ties)
    state.tally = tally = Tally(database, hall)
    hall.after_own_change.append(tally.look)
    state.workshop, state.attendants, state.notices = workshop, attendants, notices
    state.notes, state.timekeeper, state.outbox = notes, timekeeper, outbox
    state.browsers, state.clubs = browsers, Clubs(database, hall, clock)
    state.leagues = Leagues(database)
    state.browsers, state.tokens = browsers, Tokens(database, outbox, clock)
    state.calls = Calls(store, presence, state.tokens)
    hall.after_news.append(state.calls.hear)
    wire.on_doubt.append(state.calls.doubt)
    state.archive, state.showing = archive, Showing(workshop)
    state.charts = Charts(archive)
    state.reviews = Reviews(database, hall, archive, workshop, clock)
    state.reports = Reports(database, clock, bool(settings.host_mail))
    state.host_mail = HostMail(settings, state.reports, clock, Mailing(settings, state.secret))
    state.description = schema.Description(workshop.reading, describe)
    state.pulse, state.census = health.Pulse(database), metrics.Census(database)
    state.retention = Retention(database, hall, people, outbox, state.tokens, state.reports, clock, settings)
    state.closing = asyncio.Event()
    workshop.start()
    homes.start()
    state.calls.start()
    mailing = notices, state.host_mail
    beginning: tuple[Service, ...] = (wire, *mailing, presence, timekeeper, tally, state.retention, state.reviews)
    for service in beginning:
        await service.start()
    # There is no such game, but the statements by which games are read are ready then.
    await store.load_newest("", "")
    tasks = [
        asyncio.create_task(Waking(store, hall, programs, attendants).wake_all()),
        asyncio.create_task(metrics.watch_lag(state.metrics.lag)),
        asyncio.create_task(kernels.take_up(workshop)),
        asyncio.create_task(asyncio.to_thread(assets.ASSETS.prepare)),
    ]
    try:
        yield
    finally:
        homes.close()
        state.end_streams()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Whatever still works stops before what it needs.
        working: tuple[Stopping, ...] = (attendants, state.retention, state.reviews, hall, workshop, timekeeper, tally)
        needed: tuple[Stopping, ...] = (*mailing, presence, wire, state.calls)
        for each in (*working, *needed):
            await each.stop()
        await database.close()


def create_app(settings: Settings, migrated: bool = False, shared: str = "") -> Litestar:
    """The whole application with these settings. Raises BadSetting.

    `migrated`: the tables are up to date. `shared`: a folder in which the workers of one server find one
    another.
    """
    preflight.check(settings)
    logs.configure(settings)
    app = _assembled(settings, ServerState({"migrated": migrated, "shared": shared}), None)
    app.asgi_handler = Heads(app.asgi_handler)
    return app


def _assembled(settings: Settings, state: ServerState, described: OpenAPIConfig | None) -> Litestar:
    return Litestar(
        route_handlers=[
            TitlesController,
            LessonsController,
            *CONTROLLERS,
            AccountsController,
            InboxController,
            ProfilesController,
            ClubsController,
            CompanyController,
            InvitingController,
            ReportsController,
            RobotsController,
            *assets.HANDLERS,
            *docs.HANDLERS,
            *sharing.HANDLERS,
            *health.HANDLERS,
            *metrics.HANDLERS,
            *schema.HANDLERS,
        ],
        plugins=[Safety(settings)],
        state=state,
        lifespan=[lifespan],
        middleware=[Packing],
        type_encoders={Piece: embed},
        openapi_config=described,
    )


def describe(form: schema.Form) -> bytes:
    """The description of the interface, which is the same whatever the settings: a job for a working process."""
    return schema.written(_assembled(Settings(), ServerState(), schema.described()), form)


def worker() -> Litestar:
    """The application of one worker process of `bradshaw serve`, from environment variables."""
    end_with_parent(signal.SIGTERM)
    app = create_app(from_environment(os.environ), migrated=True, shared=os.environ.get(VARIABLE, ""))
    # What lasts as long as the process is not searched for garbage again and again.
    gc.freeze()
    return app
