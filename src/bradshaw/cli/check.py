"""`bradshaw check`: whether this version can read what a server has stored, before it is installed there."""

from __future__ import annotations

import logging
import os
from collections import defaultdict
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bradshaw import __version__
from bradshaw.cli.arguments import console
from bradshaw.cli.serve import DatabaseAddress
from bradshaw.core.words import counted
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.server.checking import Archive, Checked, newest_revision
from bradshaw.server.settings import from_environment


def check(*, database: DatabaseAddress = None) -> int:
    """Replay every stored game with this version of Bradshaw, and say which ones it cannot read.

    Nothing is changed, and a server may be running. Install a new version beside the old one and let it check the
    database before it takes over. The status is 1 if a game cannot be read, and 2 if nothing could be checked.
    """
    # What cannot be read is reported here; it need not be logged as well.
    logging.getLogger("bradshaw").addHandler(logging.NullHandler())
    archive = Archive(from_environment(os.environ, database=database).database_url)
    try:
        return _report(archive, console())
    finally:
        archive.close()


def _report(archive: Archive, out: Console) -> int:
    out.print(f"Bradshaw {__version__} reads {archive.name}")
    revision = archive.revision()
    if revision is None:
        out.print("The database is empty: there is nothing that could break.")
        return 0
    if revision != newest_revision():
        out.print(
            f"Its tables are of revision {revision}. “bradshaw serve” of this version brings them to "
            f"{newest_revision()} when it starts: make a backup before."
        )
    names = archive.games()
    with Console(stderr=True).status(f"Replaying {counted(len(names), 'game')} …"):
        checked = [found for name in names if (found := archive.check(name)) is not None]
    _list_versions(checked, out)
    broken = [game for game in checked if game.trouble is not None]
    out.print()
    if not broken:
        out.print(f"All games can be read: {len(checked)}." if checked else "No games are stored.")
        return 0
    total = counted(len(checked), "game")
    out.print(Text(f"{len(broken)} of {total} cannot be read by this version:", STRONG))
    for game in broken:
        assert game.trouble is not None
        where = f"event {game.trouble.sequence} of {game.events}" if game.trouble.sequence else "from the beginning"
        told = f"  {game.title}, rules version {game.rules}, {where}: {game.trouble.text}"
        out.print(Padding(Text.assemble((game.id, STRONG), told), (0, 0, 0, 2), expand=False))
    others = " All other games would go on." if len(broken) < len(checked) else ""
    out.print(f"They could only be looked at, as far as they can be read.{others}")
    return 1


def _list_versions(checked: Sequence[Checked], out: Console) -> None:
    """How many games there are of each title and rules version, and what differs from the newest rules."""
    versions: defaultdict[tuple[str, int], list[Checked]] = defaultdict(list)
    for game in checked:
        versions[game.title, game.rules].append(game)
    for (title, rules), games in versions.items():
        broken = sum(game.trouble is not None for game in games)
        counts = f"{counted(len(games), 'game')}, {counted(sum(game.moves for game in games), 'move')}"
        out.print(
            Text.assemble(
                f"  {title}, rules version {rules}: {counts}",
                f", {broken} cannot be read" if broken else "",
            )
        )
        for change in games[0].changes:
            out.print(Padding(Text(f"The newest rules differ: {change}", QUIET), (0, 0, 0, 4), expand=False))
