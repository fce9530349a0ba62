"""`bradshaw admin`: the host looks after games and people, also while the server runs."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bradshaw.cli.arguments import console
from bradshaw.cli.asking import confirm
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.help import HelpInWords
from bradshaw.cli.serve import DatabaseAddress
from bradshaw.core.messages import Message, message
from bradshaw.core.messages import Text as Words
from bradshaw.formats.files import BadFile
from bradshaw.formats.files import shown as printable
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.server.clock import now, spelled
from bradshaw.server.host.checking import Archive, newest_revision
from bradshaw.server.host.office import ClubDetails, GameDetails, GameRow, Office, PersonRow, SeatRow
from bradshaw.server.people.people import told_moment
from bradshaw.server.people.reports import BAN, LONGEST_NOTE, MUTE, RENAME, Decision, ReportDetails, ReportRow
from bradshaw.server.settings import from_environment
from bradshaw.words import say, spelled_moment

admin = App(
    name="admin",
    help="cli-help-admin",
    help_format="plaintext",
    help_formatter=HelpInWords(),
)

Json = Annotated[bool, Parameter(name="--json", help="cli-help-admin-json", negative=())]
Yes = Annotated[bool, Parameter(help="cli-help-admin-yes", negative=())]
Most = Annotated[int, Parameter(name="--most", help="cli-help-admin-most")]
GameId = Annotated[str, Parameter(help="cli-help-admin-game-id")]
ClubId = Annotated[str, Parameter(help="cli-help-admin-club-id")]
Who = Annotated[str, Parameter(help="cli-help-admin-who")]
Note = Annotated[str, Parameter(help="cli-help-admin-note")]
Number = Annotated[int, Parameter(help="cli-help-admin-report-number")]
T = TypeVar("T")
MOST_DAYS = 3650
BOT, OPEN, LEFT = "bot ", "open", "left"
"""How the office says that a bot has a seat, or nobody."""


def _in_office(database: str | None, work: Callable[[Office], Awaitable[T]]) -> T:
    """Do something on the database, if its tables are those of this version."""
    logging.getLogger("bradshaw").addHandler(logging.NullHandler())
    url = from_environment(os.environ, database=database).database_url
    archive = Archive(url)
    try:
        revision = archive.revision()
    finally:
        archive.close()
    if revision != newest_revision():
        raise BadUsage(
            message("cli-error-revision", database=archive.name, revision=revision, newest=newest_revision())
        )

    async def do() -> T:
        office = Office(url)
        try:
            return await work(office)
        finally:
            await office.close()

    return asyncio.run(do())


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _print_one(found: T, as_json: bool, show: Callable[[Console, T], None]) -> None:
    """What was found, as JSON or in words."""
    if as_json:
        _print_json(found)
    else:
        show(console(), found)


def _day(moment: datetime | None) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d}" if moment is not None else say(message("cli-never"))


def _ago(moment: datetime | None) -> Message:
    return message("cli-never") if moment is None else message("cli-ago", span=spelled(now() - moment))


def _table(*columns: Message) -> Table:
    table = Table(box=None, pad_edge=False, header_style=STRONG)
    for column in columns:
        table.add_column(say(column), overflow="fold")
    return table


def _print_list(found: Sequence[object], table: Table, most: int, as_json: bool, nothing: Message) -> None:
    """What was found, as JSON or as a table, or that there is nothing."""
    if as_json:
        _print_json(found)
        return
    out = console()
    if not found:
        out.print(say(nothing))
        return
    out.print(table)
    if len(found) == most:
        out.print(Text(say(message("cli-admin-latest", most=most)), QUIET))


def _tell(text: Message) -> None:
    console().print(say(text))


# Games


@admin.command(help="cli-help-admin-games")
def games(
    *,
    status: Annotated[
        Literal["open", "running", "finished", "ended"] | None, Parameter(help="cli-help-admin-status")
    ] = None,
    person: Annotated[str | None, Parameter(help="cli-help-admin-person-seated")] = None,
    most: Most = 50,
    as_json: Json = False,
    database: DatabaseAddress = None,
) -> None:
    """List stored games, the latest played first."""
    found = _in_office(database, lambda office: office.games(status, person, most))
    table = _table(
        message("cli-admin-column-game"),
        message("cli-admin-column-status"),
        message("cli-admin-column-played"),
        message("cli-admin-column-title"),
        message("cli-admin-column-players"),
    )
    for game in found:
        table.add_row(game.id, say(_status(game)), _day(game.updated), game.title, say(_players(game)))
    _print_list(found, table, most, as_json, message("cli-admin-no-games"))


def _status(game: GameRow) -> Message:
    return message("cli-admin-status", status=game.status)


def _players(game: GameRow) -> Message:
    """Who plays, each once, and how many seats are a bot's, open or left."""
    whos = [seat.who for seat in game.seats]
    seats: list[Words] = [who for who in dict.fromkeys(whos) if who not in (OPEN, LEFT) and not who.startswith(BOT)]
    bots = sum(who.startswith(BOT) for who in whos)
    if bots:
        seats.append(message("cli-admin-bots", count=bots))
    if OPEN in whos:
        seats.append(message("cli-admin-open-seats", count=whos.count(OPEN)))
    if LEFT in whos:
        seats.append(message("cli-admin-left-seats", count=whos.count(LEFT)))
    return message("listed", items=tuple(seats))


def _who(seat: SeatRow) -> Message:
    """A seat, and who has it if that is not its name."""
    if seat.who.startswith(BOT):
        return message("cli-admin-seat-bot", name=seat.name, bot=seat.who.removeprefix(BOT))
    return message("cli-admin-seat", name=seat.name, who=seat.who if seat.who != seat.name else None)


@admin.command(help="cli-help-admin-game")
def game(game: GameId, *, as_json: Json = False, database: DatabaseAddress = None) -> None:
    """Show one game: who plays, where it stands, whether it can be read."""
    _print_one(_in_office(database, lambda office: office.game(game)), as_json, _show_game)


def _show_game(out: Console, found: GameDetails) -> None:
    title = say(message("cli-admin-title", title=found.title, rules=found.rules_version))
    out.print(Text.assemble((found.id, STRONG), "  ", title))
    _indented(
        out,
        message(
            "cli-admin-game",
            mode=message("cli-admin-mode", mode=found.mode),
            status=_status(found),
            listed=found.listed,
            day=_day(found.created),
            host=found.host,
        ),
    )
    _indented(out, message("cli-admin-course", moves=found.moves, chat=found.messages, last=_ago(found.updated)))
    for seat in found.seats:
        _indented(out, _who(seat))
    if found.trouble is not None:
        _indented(out, message("cli-admin-unreadable", event=found.trouble.sequence, reason=found.trouble.text))
    elif found.headline:
        _indented(out, found.headline)


def _indented(out: Console, text: Words) -> None:
    out.print(Padding(Text(say(text)), (0, 0, 0, 2), expand=False))


@admin.command(help="cli-help-admin-unreadable")
def unreadable(*, as_json: Json = False, database: DatabaseAddress = None) -> int:
    """List the games that this version cannot read, with the reason. The status is 1 if there are any."""
    logging.getLogger("bradshaw").addHandler(logging.NullHandler())
    archive = Archive(from_environment(os.environ, database=database).database_url)
    try:
        names = archive.games() if archive.revision() is not None else []
        with Console(stderr=True).status(say(message("cli-replaying", count=len(names)))):
            checked = [found for name in names if (found := archive.check(name)) is not None]
    finally:
        archive.close()
    broken = [one for one in checked if one.trouble is not None]
    if as_json:
        _print_json(broken)
    elif not broken:
        _tell(message("cli-all-readable", count=len(checked)))
    for one in () if as_json else broken:
        assert one.trouble is not None
        where = message("cli-admin-trouble", title=one.title, event=one.trouble.sequence, events=one.events)
        console().print(Text.assemble((one.id, STRONG), "  ", say(where)))
        _indented(console(), one.trouble.text)
    return 1 if broken else 0


@admin.command(help="cli-help-admin-end-game")
def end_game(
    game: GameId,
    *,
    reason: Annotated[str, Parameter(help="cli-help-admin-reason")] = "",
    yes: Yes = False,
    database: DatabaseAddress = None,
) -> None:
    """End a game that is being played: nobody can move any more, and its log tells so. It stays to be looked at."""
    _in_office(database, lambda office: office.game(game))
    confirm(message("cli-admin-end", game=game), yes, "--yes")
    _in_office(database, lambda office: office.end_game(game, reason.strip()[:300]))
    _tell(message("cli-admin-ended", game=game))


@admin.command(help="cli-help-admin-delete-game")
def delete_game(game: GameId, *, yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Delete a game with everything that happened in it, also one that cannot be read."""
    confirm(message("cli-admin-delete", game=game), yes, "--yes")
    _in_office(database, lambda office: office.delete_game(game))
    _tell(message("cli-admin-deleted", game=game))


# People


@admin.command(help="cli-help-admin-people")
def people(
    *,
    guests: Annotated[bool, Parameter(help="cli-help-admin-guests", negative=())] = False,
    most: Most = 50,
    as_json: Json = False,
    database: DatabaseAddress = None,
) -> None:
    """List accounts or guests, the latest seen first."""
    found = _in_office(database, lambda office: office.list_people(guests, most))
    table = _table(
        message("cli-admin-column-name"),
        message("cli-admin-column-since"),
        message("cli-admin-column-seen"),
        message("cli-admin-column-games"),
        message("cli-admin-column-standing"),
    )
    for one in found:
        standing = message("cli-admin-standing", banned=one.banned is not None, muted=one.muted is not None)
        table.add_row(one.name, _day(one.created), _day(one.seen), str(one.games), say(standing))
    _print_list(found, table, most, as_json, message("cli-admin-nobody", guests=guests))


@admin.command(help="cli-help-admin-person")
def person(who: Who, *, as_json: Json = False, database: DatabaseAddress = None) -> None:
    """Show one person and the games in which the person has a seat."""

    async def look(office: Office) -> tuple[PersonRow, Sequence[GameRow]]:
        found = await office.person(who)
        return found, await office.games(None, found.id, 50)

    found, theirs = _in_office(database, look)
    if as_json:
        _print_json({"person": found, "games": theirs})
        return
    out = console()
    known = message("cli-admin-person", guest=found.guest, day=_day(found.created), seen=_ago(found.seen))
    out.print(Text.assemble((found.name, STRONG), "  ", say(known)))
    if found.banned is not None:
        _indented(out, message("cli-admin-banned-since", day=_day(found.banned)))
    if found.muted is not None:
        until = told_moment(found.muted_until)
        _indented(out, message("cli-admin-muted-since", day=_day(found.muted), until=until))
    _indented(out, message("cli-admin-games", count=found.games))
    for one in theirs:
        line = Text.assemble((one.id, STRONG), f"  {one.title}  ", say(_status(one)))
        out.print(Padding(line, (0, 0, 0, 2), expand=False))


@admin.command(help="cli-help-admin-ban")
def ban(who: Who, *, yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Let somebody in no more. Logins end; in running games the others can replace the person at once."""
    found = _in_office(database, lambda office: office.person(who))
    confirm(message("cli-admin-ban", person=found.name, games=found.games), yes, "--yes")
    _in_office(database, lambda office: office.ban(found.id))
    _tell(message("cli-admin-banned", person=found.name))


@admin.command(help="cli-help-admin-unban")
def unban(who: Who, *, database: DatabaseAddress = None) -> None:
    """Let somebody in again, who can then take back seats in games that still run."""
    _tell(message("cli-admin-unbanned", person=_in_office(database, lambda office: office.unban(who)).name))


@admin.command(help="cli-help-admin-mute")
def mute(
    who: Who,
    *,
    days: Annotated[int | None, Parameter(help="cli-help-admin-days")] = None,
    note: Note = "",
    database: DatabaseAddress = None,
) -> None:
    """Let somebody play, but not chat, for some days or until further notice; the person is told."""
    if days is not None:
        _check_days(days)
    found = _in_office(database, lambda office: office.mute(who, days, _clean(note)))
    _tell(message("cli-admin-muted", person=found.name, until=told_moment(found.muted_until)))


@admin.command(help="cli-help-admin-bounce")
def bounce(*, database: DatabaseAddress = None) -> None:
    """Take a mail that came back, from standard input."""
    returned = sys.stdin.buffer.read()
    failed = _in_office(database, lambda office: office.take_bounce(returned))
    _tell(message("cli-admin-bounced", addresses=tuple(failed), count=len(failed)))


@admin.command(help="cli-help-admin-unmute")
def unmute(who: Who, *, database: DatabaseAddress = None) -> None:
    """Let somebody chat again."""
    _tell(message("cli-admin-unmuted", person=_in_office(database, lambda office: office.unmute(who)).name))


@admin.command(help="cli-help-admin-rename")
def rename(
    who: Who, name: Annotated[str, Parameter(help="cli-help-admin-name")], *, database: DatabaseAddress = None
) -> None:
    """Give an account another name. Games that were begun keep the name that they show."""
    found, shown = _in_office(database, lambda office: office.rename(who, name))
    _tell(message("cli-admin-renamed", person=found.name, name=shown))


@admin.command(help="cli-help-admin-delete-person")
def delete_person(who: Who, *, yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Delete everything that is stored about somebody. Games with others go on, without the person's messages."""
    found = _in_office(database, lambda office: office.person(who))
    confirm(message("cli-admin-delete-person", person=found.name), yes, "--yes")
    _in_office(database, lambda office: office.delete_person(found.id))
    _tell(message("cli-admin-person-deleted", person=found.name))


@admin.command(help="cli-help-admin-export")
def export(
    who: Who,
    *,
    file: Annotated[Path | None, Parameter(help="cli-help-output")] = None,
    database: DatabaseAddress = None,
) -> None:
    """Write everything that is stored about somebody, as JSON."""
    found = _in_office(database, lambda office: office.export(who))
    if file is None:
        _print_json(found)
        return
    try:
        with file.open("xb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(found), indent=2))
    except OSError as error:
        raise BadFile(file, message("formats-unwritable", reason=error.strerror or str(error))) from None
    _tell(message("cli-admin-exported", file=printable(file)))


# Clubs


@admin.command(help="cli-help-admin-clubs")
def clubs(*, most: Most = 50, as_json: Json = False, database: DatabaseAddress = None) -> None:
    """List clubs, the newest first."""
    found = _in_office(database, lambda office: office.clubs(most))
    table = _table(
        message("cli-admin-column-club"),
        message("cli-admin-column-name"),
        message("cli-admin-column-since"),
        message("cli-admin-column-head"),
        message("cli-admin-column-members"),
        message("cli-admin-column-games"),
    )
    for one in found:
        table.add_row(one.id, one.name, _day(one.created), one.head or "", str(one.members), str(one.games))
    _print_list(found, table, most, as_json, message("cli-admin-no-clubs"))


@admin.command(help="cli-help-admin-club")
def club(club: ClubId, *, as_json: Json = False, database: DatabaseAddress = None) -> None:
    """Show one club: who leads it, who is in it or invited, its seasons."""
    _print_one(_in_office(database, lambda office: office.club(club)), as_json, _show_club)


def _show_club(out: Console, found: ClubDetails) -> None:
    head = message("cli-admin-club", day=_day(found.created), head=found.head, games=found.games)
    out.print(Text.assemble((found.id, STRONG), f"  {found.name}  ", say(head)))
    _indented(out, message("cli-admin-club-members", count=found.members, names=tuple(found.people)))
    if found.invited:
        _indented(out, message("cli-admin-club-invited", names=tuple(found.invited)))
    if found.seasons:
        _indented(out, message("cli-admin-club-seasons", names=tuple(found.seasons)))


@admin.command(help="cli-help-admin-delete-club")
def delete_club(club: ClubId, *, note: Note = "", yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Delete a club and tell its members. Its games that have begun go on as their players' own."""
    found = _in_office(database, lambda office: office.club(club))
    confirm(message("cli-admin-delete-club", club=found.name, members=found.members), yes, "--yes")
    _in_office(database, lambda office: office.delete_club(found.id, _clean(note)))
    _tell(message("cli-admin-club-deleted", club=found.name))


# Reports


def _clean(note: str) -> str:
    return " ".join(note.split())[:LONGEST_NOTE]


def _check_days(days: int) -> None:
    if not 1 <= days <= MOST_DAYS:
        raise BadUsage(message("cli-error-days", most=MOST_DAYS))


@admin.command(help="cli-help-admin-reports")
def reports(
    *,
    undecided: Annotated[bool, Parameter(name="--open", help="cli-help-admin-open", negative=())] = False,
    most: Most = 50,
    as_json: Json = False,
    database: DatabaseAddress = None,
) -> None:
    """List what people have reported, the newest first."""
    found = _in_office(database, lambda office: office.reports.list_reports(undecided, most))
    table = _table(
        message("cli-admin-column-report"),
        message("cli-admin-column-reported"),
        message("cli-admin-column-about"),
        message("cli-admin-column-what"),
        message("cli-admin-column-decision"),
    )
    for one in found:
        what = message("cli-admin-reported", subject=one.subject, kind=message("server-report-kind", kind=one.kind))
        table.add_row(str(one.id), _day(one.created), one.about, say(what), say(_decision(one)))
    _print_list(found, table, most, as_json, message("cli-admin-no-reports", open=undecided))


def _decision(report: ReportRow) -> Message:
    return message("cli-admin-decision", decision=report.decision, until=told_moment(report.until))


@admin.command(help="cli-help-admin-report")
def report(number: Number, *, as_json: Json = False, database: DatabaseAddress = None) -> None:
    """Show one report: what, by whom, the chat around it, other reports about the same person."""
    _print_one(_in_office(database, lambda office: office.reports.find(number)), as_json, _show_report)


def _show_report(out: Console, found: ReportDetails) -> None:
    kind = message("server-report-kind", kind=found.kind)
    head = message("cli-admin-report", day=_day(found.created), about=found.about, subject=found.subject, kind=kind)
    out.print(Text.assemble((str(found.id), STRONG), "  ", say(head)))
    if found.shown != found.about:
        _indented(out, message("cli-admin-report-shown", name=found.shown))
    _indented(out, message("cli-admin-report-by", reporter=found.reporter, text=found.text or None))
    if found.quoted:
        _indented(out, message("cli-admin-report-quoted", text=found.quoted))
    if found.game is not None:
        _indented(out, message("cli-admin-report-game", game=found.game))
    if found.around:
        out.print(say(message("cli-admin-report-around")))
    for said in found.around:
        mark, moment = ">" if said.reported else " ", spelled_moment(said.time)
        line = Text(f"{mark} {moment}  {said.name}: {said.text}", STRONG if said.reported else "")
        out.print(Padding(line, (0, 0, 0, 2), expand=False))
    if found.earlier:
        out.print(say(message("cli-admin-report-earlier", person=found.about)))
    for one in found.earlier:
        kind = message("server-report-kind", kind=one.kind)
        what = message("cli-admin-reported", subject=one.subject, kind=kind)
        line = Text.assemble((str(one.id), STRONG), f"  {_day(one.created)}  ", say(what), "  ", say(_decision(one)))
        out.print(Padding(line, (0, 0, 0, 2), expand=False))
    if found.alike:
        out.print(say(message("cli-admin-report-alike", count=found.alike)))
    if found.decided is None:
        out.print(say(message("cli-admin-report-open", number=str(found.id))))
    else:
        done = message("cli-admin-report-decided", day=_day(found.decided), decision=_decision(found))
        out.print(say(message("sentences", parts=(done, found.note) if found.note else (done,))))


@admin.command(help="cli-help-admin-decide")
def decide(
    number: Number,
    decision: Annotated[Decision, Parameter(help="cli-help-admin-decision")],
    value: Annotated[str | None, Parameter(help="cli-help-admin-decision-value")] = None,
    *,
    note: Note = "",
    yes: Yes = False,
    database: DatabaseAddress = None,
) -> None:
    """Decide a report, and all others of the same thing; those concerned are told."""
    days, name = None, ""
    if decision == MUTE:
        try:
            days = int(value or "")
        except ValueError:
            raise BadUsage(message("cli-error-days", most=MOST_DAYS)) from None
        _check_days(days)
    elif decision == RENAME:
        name = value or ""
        if not name:
            raise BadUsage(message("cli-error-new-name"))
    elif value is not None:
        raise BadUsage(message("cli-error-decision-value", decision=decision, value=value))
    if decision == BAN:
        found = _in_office(database, lambda office: office.reports.find(number))
        seen = _in_office(database, lambda office: office.person(found.about_id))
        confirm(message("cli-admin-ban", person=seen.name, games=seen.games), yes, "--yes")
    settled = _in_office(database, lambda office: office.decide(number, decision, days, name, _clean(note)))
    _tell(message("cli-admin-decided", count=settled))


# Registration


@admin.command(help="cli-help-admin-close-registration")
def close_registration(*, database: DatabaseAddress = None) -> None:
    """Take no new accounts. Those that exist go on, and guests can play."""
    _in_office(database, lambda office: office.people.open_registration(False))
    _tell(message("cli-admin-registration-closed"))


@admin.command(help="cli-help-admin-open-registration")
def open_registration(*, database: DatabaseAddress = None) -> None:
    """Take new accounts again."""
    _in_office(database, lambda office: office.people.open_registration(True))
    _tell(message("cli-admin-registration-open"))
