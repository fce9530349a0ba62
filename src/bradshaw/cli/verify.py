"""`bradshaw verify`: recorded games of others, compared move by move."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from cyclopts import Parameter

from bradshaw.cli.errors import complain
from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import Text, message
from bradshaw.core.title import Title
from bradshaw.formats import reference
from bradshaw.formats.files import BadFile, shown
from bradshaw.words import say

DIFFERENT = 1
UNREADABLE = 2


class Comparison(NamedTuple):
    """One game: moves, expected differences that came out as the rulebook says, and the others with their moves."""

    moves: int
    expected: int
    differences: list[tuple[int, Text]]


def verify(
    *paths: Annotated[Path, Parameter(help="cli-help-verify-paths")],
    emit: Annotated[bool, Parameter(help="cli-help-verify-emit", negative=())] = False,
) -> int:
    """Go through recorded games one move at a time and print every difference that is not expected.

    The status is 0 if there is none, 1 if there are some, 2 if a file cannot be read. Files of a directory that are no
    recorded games are named and skipped.
    """
    if emit:
        return emit_states(paths)
    games = actions = different = expected = 0
    unreadable = False
    for path, named in reference.below(paths):
        try:
            comparison = compare(path, *reference.load(path))
        except BradshawError as error:
            if _skipped(error, named):
                print(say(message("cli-verify-skipped", file=shown(path))))
            else:
                complain(error.whole)
                unreadable = True
            continue
        games += 1
        actions += comparison.moves
        expected += comparison.expected
        different += len(comparison.differences)
        summary = message(
            "cli-verify-game",
            file=shown(path),
            moves=comparison.moves,
            differences=len(comparison.differences),
            expected=comparison.expected,
        )
        print(say(summary))
        for move, text in comparison.differences:
            print(f"  {say(message('cli-verify-difference', move=move, difference=text))}")
    if not games and not unreadable:
        complain(message("cli-verify-nothing"))
        unreadable = True
    print(f"games={games} actions={actions} differences={different} expected={expected}")
    return UNREADABLE if unreadable else DIFFERENT if different else 0


def emit_states(paths: Sequence[Path]) -> int:
    """Print the states that our rules reach, up to the first action that they refuse."""
    failed = not paths
    for path, named in reference.below(paths):
        try:
            title, game = reference.load(path)
            if title.reference is None:
                raise BadFile(path, message("cli-problem-not-followed", game=title.name))
            for index, state in enumerate(title.reference.states(game), start=1):
                sys.stdout.buffer.write(msgspec.json.encode({"index": index, "state": state}) + b"\n")
        except BradshawError as error:
            if _skipped(error, named):
                print(say(message("cli-verify-skipped", file=shown(path))), file=sys.stderr)
            else:
                complain(error.whole)
                failed = True
    return UNREADABLE if failed else 0


def _skipped(error: BradshawError, named: bool) -> bool:
    """Whether a file is passed over: one that happens to lie in a directory and is no recorded game."""
    return isinstance(error, reference.NoGame) and not named


def compare(path: Path, title: Title[Any], game: dict[str, Any]) -> Comparison:
    """Compare one game with the rules."""
    if title.reference is None:
        raise BadFile(path, message("cli-problem-not-compared", game=title.name))
    try:
        moves = title.reference.compare(game)
    except BradshawError as error:
        raise BadFile(path, error.whole) from None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        # Positions in the file that lack parts or hold something else than they should.
        problem = f"{type(error).__name__}: {quoted(error)[:80]}"
        raise BadFile(path, message("cli-problem-not-whole", problem=problem)) from None
    return Comparison(
        moves=len(moves),
        # A marked move that also differs otherwise has not come out as it should.
        expected=sum(marked for _, marked, unexpected in moves if not unexpected),
        differences=[(number, text) for number, _, unexpected in moves for text in unexpected],
    )
