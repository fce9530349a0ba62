"""`bradshaw replay`: a recorded game, looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bradshaw.cli.arguments import At, console, position
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.formats import records
from bradshaw.render.inks import QUIET
from bradshaw.render.text import draw_question, draw_view
from bradshaw.words import say


def replay(
    file: Annotated[Path, Parameter(help="cli-help-replay-file")],
    /,
    *,
    at: At = None,
    log: Annotated[bool, Parameter(help="cli-help-replay-log")] = False,
) -> None:
    """Load a record, checking every action, and show its last position, the position after N actions, or its course."""
    game = records.load(file)
    last = len(game.played)
    game = position(game, at)
    out = console()
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
        out.print(Text(say(message("cli-replay-after", count=len(game.played), all=last)), QUIET))
        out.print(draw_question(view))
    tell_rules(game, out)


def tell_rules(game: Game[Any], out: Console) -> None:
    """Say so if the game is played by other rules than new games are, and what differs."""
    changes = game.title.differences(game.rules)
    if changes:
        played = message("cli-rules-version", version=game.rules, newest=game.title.rules_version)
        out.print(Text(say(played), QUIET))
        for change in changes:
            out.print(Padding(Text(say(change), QUIET), (0, 0, 0, 2), expand=False))


def sentences(game: Game[Any], number: int) -> list[str]:
    """What the action with this number, counted from 0, brought about; set-up counts as the one before."""
    entries = game.setup_log if number < 0 else game.log_of(number)
    told = (say(game.title.tell(entry, game.players)) for entry in entries)
    return [sentence for sentence in told if sentence]
