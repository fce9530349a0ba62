"""`bradshaw admin`: the host looks after games and people, also while the server runs."""

from __future__ import annotations

import asyncio
import logging
import os
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
from bradshaw.cli.serve import DatabaseAddress
from bradshaw.core.words import counted
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.server.checking import Archive, newest_revision
from bradshaw.server.clock import now, spelled
from bradshaw.server.office import GameRow, Office, PersonRow
from bradshaw.server.settings import from_environment

admin = App(
    name="admin",
    help="Look after games and people, also while the server runs: list, end, delete, ban, mute and more.",
    help_format="plaintext",
)

Json = Annotated[bool, Parameter(name="--json", help="Print JSON, for scripts.", negative=())]
Yes = Annotated[bool, Parameter(help="Do it without being asked.", negative=())]
Most = Annotated[int, Parameter(name="--most", help="List at most this many.")]
GameId = Annotated[str, Parameter(help="The id of the game, as in its address and in “bradshaw admin games”.")]
Who = Annotated[str, Parameter(help="The name of an account, or the beginning of a guest's id.")]
T = TypeVar("T")


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
            f"The tables of {archive.name} are of revision {revision or 'none'}, and this version works on "
            f"{newest_revision()}: start “bradshaw serve” of this version once, which brings them up to date."
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


def _day(moment: datetime | None) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d}" if moment is not None else "never"


def _ago(moment: datetime | None) -> str:
    if moment is None:
        return "never"
    return f"{spelled(now() - moment)} ago"


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style=STRONG)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


# Games


@admin.command
def games(
    *,
    status: Annotated[
        Literal["open", "running", "finished", "ended"] | None, Parameter(help="Only those with this status.")
    ] = None,
    person: Annotated[str | None, Parameter(help="Only those in which this person has a seat.")] = None,
    most: Most = 50,
    as_json: Json = False,
    database: DatabaseAddress = None,
) -> None:
    """List stored games, the latest played first."""
    found = _in_office(database, lambda office: office.games(status, person, most))
    if as_json:
        _print_json(found)
        return
    out = console()
    if not found:
        out.print("There are no such games.")
        return
    table = _table("Game", "Status", "Last played", "Title", "Who plays")
    for game in found:
        table.add_row(game.id, game.status, _day(game.updated), game.title, _players(game))
    out.print(table)
    if len(found) == most:
        out.print(Text(f"These are the latest {most}; --most lists more.", QUIET))


def _players(game: GameRow) -> str:
    """Who plays, each once, and how many seats are a bot's, open or left."""
    whos = [seat.who for seat in game.seats]
    bots = sum(who.startswith("bot ") for who in whos)
    people = [who for who in dict.fromkeys(whos) if who not in ("open", "left") and not who.startswith("bot ")]
    seats = [f"{whos.count(kind)} {kind}" for kind in ("open", "left") if kind in whos]
    return ", ".join([*people, *([counted(bots, "bot")] if bots else []), *seats])


@admin.command
def game(game: GameId, *, as_json: Json = False, database: DatabaseAddress = None) -> None:
    """Show one game: who plays, where it stands, whether it can be read."""
    found = _in_office(database, lambda office: office.game(game))
    if as_json:
        _print_json(found)
        return
    out = console()
    out.print(Text.assemble((found.id, STRONG), f"  {found.title}, rules version {found.rules_version}"))
    listed = ", listed in the lobby" if found.listed else ""
    out.print(f"  {found.mode}, {found.status}{listed}; made {_day(found.created)} by {found.host or 'nobody'}")
    out.print(
        f"  {counted(found.moves, 'move')}, {counted(found.messages, 'chat message')}; last {_ago(found.updated)}"
    )
    for seat in found.seats:
        out.print(f"  - {seat.name}" + (f" ({seat.who})" if seat.who != seat.name else ""))
    if found.trouble is not None:
        _indented(out, f"Cannot be read beyond event {found.trouble.sequence}: {found.trouble.text}")
    elif found.headline:
        _indented(out, found.headline)


def _indented(out: Console, text: str) -> None:
    out.print(Padding(Text(text), (0, 0, 0, 2), expand=False))


@admin.command
def unreadable(*, as_json: Json = False, database: DatabaseAddress = None) -> int:
    """List the games that this version cannot read, with the reason. The status is 1 if there are any."""
    logging.getLogger("bradshaw").addHandler(logging.NullHandler())
    archive = Archive(from_environment(os.environ, database=database).database_url)
    try:
        names = archive.games() if archive.revision() is not None else []
        with Console(stderr=True).status(f"Replaying {counted(len(names), 'game')} …"):
            checked = [found for name in names if (found := archive.check(name)) is not None]
    finally:
        archive.close()
    broken = [one for one in checked if one.trouble is not None]
    if as_json:
        _print_json(broken)
    elif not broken:
        console().print(f"All games can be read: {len(checked)}." if checked else "No games are stored.")
    for one in () if as_json else broken:
        assert one.trouble is not None
        console().print(Text.assemble((one.id, STRONG), f"  {one.title}, event {one.trouble.sequence} of {one.events}"))
        _indented(console(), str(one.trouble.text))
    return 1 if broken else 0


@admin.command
def end_game(
    game: GameId,
    *,
    reason: Annotated[str, Parameter(help="A sentence for the players.")] = "",
    yes: Yes = False,
    database: DatabaseAddress = None,
) -> None:
    """End a game that is being played: nobody can move any more, and its log tells so. It stays to be looked at."""
    _in_office(database, lambda office: office.game(game))
    confirm(f"The game {game} would be over for good, without a winner.", yes, "--yes")
    _in_office(database, lambda office: office.end_game(game, reason.strip()[:300]))
    console().print(f"The game {game} is ended.")


@admin.command
def delete_game(game: GameId, *, yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Delete a game with everything that happened in it, also one that cannot be read."""
    confirm(f"The game {game} would be lost for good, for all its players.", yes, "--yes")
    _in_office(database, lambda office: office.delete_game(game))
    console().print(f"The game {game} is deleted.")


# People


@admin.command
def people(
    *,
    guests: Annotated[bool, Parameter(help="Guests instead of accounts.", negative=())] = False,
    most: Most = 50,
    as_json: Json = False,
    database: DatabaseAddress = None,
) -> None:
    """List accounts or guests, the latest seen first."""
    found = _in_office(database, lambda office: office.list_people(guests, most))
    if as_json:
        _print_json(found)
        return
    out = console()
    if not found:
        out.print("There are no guests." if guests else "There are no accounts.")
        return
    table = _table("Name", "Since", "Last seen", "Games", "")
    for one in found:
        table.add_row(one.name, _day(one.created), _day(one.seen), str(one.games), _standing(one))
    out.print(table)
    if len(found) == most:
        out.print(Text(f"These are the latest {most}; --most lists more.", QUIET))


def _standing(person: PersonRow) -> str:
    words = [word for word, since in (("banned", person.banned), ("muted", person.muted)) if since is not None]
    return ", ".join(words)


@admin.command
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
    kind = "guest" if found.guest else "account"
    out.print(
        Text.assemble((found.name, STRONG), f"  {kind} since {_day(found.created)}, last seen {_ago(found.seen)}")
    )
    for word, since in (("banned", found.banned), ("muted", found.muted)):
        if since is not None:
            out.print(f"  {word} since {_day(since)}")
    out.print(f"  {counted(found.games, 'game')}")
    for one in theirs:
        out.print(Padding(Text.assemble((one.id, STRONG), f"  {one.title}, {one.status}"), (0, 0, 0, 2), expand=False))


@admin.command
def ban(who: Who, *, yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Let somebody in no more. Logins end; in running games the others can replace the person at once."""
    found = _in_office(database, lambda office: office.person(who))
    confirm(f"{found.name} would be out of {counted(found.games, 'game')} and could not log in.", yes, "--yes")
    _in_office(database, lambda office: office.ban(found.id))
    console().print(f"{found.name} is banned.")


@admin.command
def unban(who: Who, *, database: DatabaseAddress = None) -> None:
    """Let somebody in again, who can then take back seats in games that still run."""
    found = _in_office(database, lambda office: office.unban(who))
    console().print(f"{found.name} may come again.")


@admin.command
def mute(who: Who, *, database: DatabaseAddress = None) -> None:
    """Let somebody play, but not chat."""
    found = _in_office(database, lambda office: office.mute(who, True))
    console().print(f"{found.name} can play, but not chat.")


@admin.command
def unmute(who: Who, *, database: DatabaseAddress = None) -> None:
    """Let somebody chat again."""
    found = _in_office(database, lambda office: office.mute(who, False))
    console().print(f"{found.name} can chat again.")


@admin.command
def rename(who: Who, name: str, *, database: DatabaseAddress = None) -> None:
    """Give an account another name. Games that were begun keep the name that they show."""
    found, shown = _in_office(database, lambda office: office.rename(who, name))
    console().print(f"{found.name} is now called {shown}.")


@admin.command
def delete_person(who: Who, *, yes: Yes = False, database: DatabaseAddress = None) -> None:
    """Delete everything that is stored about somebody. Games with others go on, without the person's messages."""
    found = _in_office(database, lambda office: office.person(who))
    confirm(f"Everything about {found.name} would be lost for good.", yes, "--yes")
    _in_office(database, lambda office: office.delete_person(found.id))
    console().print(f"{found.name} is deleted.")


@admin.command
def export(
    who: Who,
    *,
    file: Annotated[Path | None, Parameter(help="File to write. Without it the screen.")] = None,
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
        raise BadUsage(f"The file {file} cannot be written: {error.strerror}.") from None
    console().print(f"Written to {file}.")


# Registration


@admin.command
def close_registration(*, database: DatabaseAddress = None) -> None:
    """Take no new accounts. Those that exist go on, and guests can play."""
    _in_office(database, lambda office: office.people.open_registration(False))
    console().print("Nobody can make an account now. Open again with: bradshaw admin open-registration")


@admin.command
def open_registration(*, database: DatabaseAddress = None) -> None:
    """Take new accounts again."""
    _in_office(database, lambda office: office.people.open_registration(True))
    console().print("Everybody can make an account.")
