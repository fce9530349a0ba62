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
from bradshaw.core.messages import message
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.server.host.checking import Archive, Checked, newest_revision
from bradshaw.server.settings import from_environment
from bradshaw.words import say


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
    out.print(say(message("cli-check-reads", version=__version__, database=archive.name)))
    revision = archive.revision()
    if revision is None:
        out.print(say(message("cli-check-empty")))
        return 0
    if revision != newest_revision():
        out.print(say(message("cli-check-older", revision=revision, newest=newest_revision())))
    names = archive.games()
    with Console(stderr=True).status(say(message("cli-replaying", count=len(names)))):
        checked = [found for name in names if (found := archive.check(name)) is not None]
    _list_versions(checked, out)
    broken = [game for game in checked if game.trouble is not None]
    out.print()
    if not broken:
        out.print(say(message("cli-all-readable", count=len(checked))))
        return 0
    out.print(Text(say(message("cli-check-unreadable", broken=len(broken), count=len(checked))), STRONG))
    for game in broken:
        assert game.trouble is not None
        told = message(
            "cli-check-game",
            title=game.title,
            rules=game.rules,
            event=game.trouble.sequence,
            events=game.events,
            reason=game.trouble.text,
        )
        out.print(Padding(Text.assemble((game.id, STRONG), "  ", say(told)), (0, 0, 0, 2), expand=False))
    out.print(say(message("cli-check-only-looked-at", others=len(checked) - len(broken))))
    return 1


def _list_versions(checked: Sequence[Checked], out: Console) -> None:
    """How many games there are of each title and rules version, and what differs from the newest rules."""
    versions: defaultdict[tuple[str, int], list[Checked]] = defaultdict(list)
    for game in checked:
        versions[game.title, game.rules].append(game)
    for (title, rules), games in versions.items():
        broken = sum(game.trouble is not None for game in games)
        moves = sum(game.moves for game in games)
        told = message("cli-check-title", title=title, rules=rules, games=len(games), moves=moves, broken=broken)
        out.print(f"  {say(told)}")
        for change in games[0].changes:
            differs = say(message("cli-check-differs", change=change))
            out.print(Padding(Text(differs, QUIET), (0, 0, 0, 4), expand=False))
