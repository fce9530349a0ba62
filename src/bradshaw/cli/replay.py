"""`bradshaw replay`: a recorded game, looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bradshaw.cli.arguments import console
from bradshaw.cli.errors import BadUsage
from bradshaw.core.game import Game
from bradshaw.formats import records
from bradshaw.render.inks import QUIET
from bradshaw.render.text import draw_question, draw_view
from bradshaw.words import say


def replay(
    file: Path,
    /,
    *,
    at: Annotated[int | None, Parameter(help="Show the position after so many actions.")] = None,
    log: Annotated[bool, Parameter(help="Tell the game in sentences, with the number of each action.")] = False,
) -> None:
    """Load a record, checking every action, and show its last position, the position after N actions, or its course.

    Parameters
    ----------
    file
        A record that was saved by “bradshaw play”.
    """
    game = records.load(file)
    last = len(game.played)
    if at is not None and not 0 <= at <= last:
        raise BadUsage(f"The game has {last} actions; there is no position {at}.")
    out = console()
    if at is not None:
        game = game.at(at)
    if log:
        width = len(str(len(game.played)))
        for number in range(-1, len(game.played)):
            for sentence in sentences(game, number):
                out.print(Text.assemble((f"{number + 1:{width}}  ", QUIET), sentence))
    if not log or at is not None:
        view = game.title.view(game.state, game.players)
        if log:
            out.print()
        out.print(draw_view(view, out))
        out.print()
        out.print(Text(f"After {len(game.played)} of {last} actions.", QUIET))
        out.print(draw_question(view))
    tell_rules(game, out)


def tell_rules(game: Game[Any], out: Console) -> None:
    """Say so if the game is played by other rules than new games are, and what differs."""
    changes = game.title.differences(game.rules)
    if changes:
        newest = game.title.rules_version
        out.print(Text(f"By version {game.rules} of the rules. The newest version, {newest}, differs:", QUIET))
        for change in changes:
            out.print(Padding(Text(say(change), QUIET), (0, 0, 0, 2), expand=False))


def sentences(game: Game[Any], number: int) -> list[str]:
    """What the action with this number, counted from 0, brought about; set-up counts as the one before."""
    entries = game.setup_log if number < 0 else game.log_of(number)
    told = (say(game.title.tell(entry, game.players)) for entry in entries)
    return [sentence for sentence in told if sentence]
