"""What the commands have in common: seeds, options of a game, numbers of players, and the console."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import BadOption, quoted
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.core.options import Option
from bradshaw.core.title import Title

Seed = Annotated[int | None, Parameter(help="cli-help-seed")]
Options = Annotated[list[str] | None, Parameter(name="--option", help="cli-help-option", negative=())]
Players = Annotated[int | None, Parameter(help="cli-help-players")]
GameName = Annotated[str, Parameter(help="cli-help-game")]
RecordFile = Annotated[Path, Parameter(help="cli-help-record")]
At = Annotated[int | None, Parameter(help="cli-help-at")]
Output = Annotated[Path | None, Parameter(name=["--output", "-o"], help="cli-help-output")]

_YES, _NO = ("true", "yes", "on"), ("false", "no", "off")


class _Screen(Console):
    """A console that leaves it to the command line what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output, without the guesses that rich makes about what looks like code."""
    return _Screen(highlight=False, markup=False, emoji=False)


def options_of(title: Title[Any], given: Sequence[str] | None) -> dict[str, object]:
    """The settings that are given as name=value, with values of the kind that the game declares."""
    declared = {option.name: option for option in title.options}
    settings: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadUsage(message("cli-error-option-form", text=quoted(text)[:60]))
        if name in settings:
            raise BadUsage(message("cli-error-option-twice", option=quoted(name)[:60]))
        settings[name] = value
        if name not in declared:
            continue
        default = declared[name].default
        if isinstance(default, bool) and value.lower() in _YES + _NO:
            settings[name] = value.lower() in _YES
        elif isinstance(default, int) and not isinstance(default, bool):
            settings[name] = number(value, _wrong(declared[name], value))
    return settings


def _wrong(option: Option, value: str) -> BadOption:
    return BadOption(
        message("core-error-option-value", option=option.name, allowed=option.allowed(), value=quoted(value)[:60])
    )


def position(game: Game[Any], at: int | None) -> Game[Any]:
    """The game as it stood after this many actions, or at its end."""
    return game if at is None else game.at(at)


def number(text: str, otherwise: Exception) -> int:
    """A whole number of reasonable length."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise otherwise
    return int(text)


def seats(title: Title[Any], players: int | None, wanted: int) -> int:
    """How many play: what was asked for, or as many as are wanted, but at least the fewest that play against others."""
    few = next((count for count in title.players if count > 1), title.players[0])
    count = max(few, wanted) if players is None else players
    if count not in title.players:
        fewest, most = title.players[0], title.players[-1]
        raise BadUsage(message("core-error-player-count", game=title.name, fewest=fewest, most=most, count=count))
    if wanted > count:
        raise BadUsage(message("cli-error-few-seats", wanted=wanted, seats=count))
    return count
