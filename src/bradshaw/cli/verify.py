"""`bradshaw verify`: recorded games of others, compared move by move."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from cyclopts import Parameter

from bradshaw.cli.errors import complain
from bradshaw.core.errors import BradshawError
from bradshaw.core.title import Title
from bradshaw.formats import reference
from bradshaw.formats.files import BadFile, shown

DIFFERENT = 1
UNREADABLE = 2


class Comparison(NamedTuple):
    """One game: moves, expected differences that came out as the rulebook says, and the others with their moves."""

    moves: int
    expected: int
    differences: list[tuple[int, str]]


def verify(
    *paths: Path,
    emit: Annotated[
        bool,
        Parameter(
            help='Compare nothing; print a line {"index", "state"} with our state after every action.', negative=()
        ),
    ] = False,
) -> int:
    """Go through recorded games one move at a time and print every difference that is not expected.

    The status is 0 if there is none, 1 if there are some, 2 if a file cannot be read. Files of a directory that are no
    recorded games are named and skipped.

    Parameters
    ----------
    paths
        Files, or directories with files, that end in .json or .json.gz.
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
                print(f"{shown(path)}: skipped, not a recorded game")
            else:
                complain(str(error))
                unreadable = True
            continue
        games += 1
        actions += comparison.moves
        expected += comparison.expected
        different += len(comparison.differences)
        print(
            f"{shown(path)}: {comparison.moves} moves, {len(comparison.differences)} differences, "
            f"{comparison.expected} expected"
        )
        for move, text in comparison.differences:
            print(f"  move {move}: {text}")
    if not games and not unreadable:
        complain("There are no recorded games to compare: name files or directories that hold some.")
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
                raise BadFile(path, f"recorded games of {title.name} cannot be followed.")
            for index, state in enumerate(title.reference.states(game), start=1):
                sys.stdout.buffer.write(msgspec.json.encode({"index": index, "state": state}) + b"\n")
        except BradshawError as error:
            if _skipped(error, named):
                print(f"{shown(path)}: skipped, not a recorded game", file=sys.stderr)
            else:
                complain(str(error))
                failed = True
    return UNREADABLE if failed else 0


def _skipped(error: BradshawError, named: bool) -> bool:
    """Whether a file is passed over: one that happens to lie in a directory and is no recorded game."""
    return isinstance(error, reference.NoGame) and not named


def compare(path: Path, title: Title[Any], game: dict[str, Any]) -> Comparison:
    """Compare one game with the rules."""
    if title.reference is None:
        raise BadFile(path, f"recorded games of {title.name} cannot be compared.")
    try:
        moves = title.reference.compare(game)
    except BradshawError as error:
        raise BadFile(path, str(error)) from None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        # Positions in the file that lack parts or hold something else than they should.
        raise BadFile(path, f"is not a whole recorded game ({type(error).__name__}: {str(error)[:80]}).") from None
    return Comparison(
        moves=len(moves),
        # A marked move that also differs otherwise has not come out as it should.
        expected=sum(marked for _, marked, unexpected in moves if not unexpected),
        differences=[(number, text) for number, _, unexpected in moves for text in unexpected],
    )
