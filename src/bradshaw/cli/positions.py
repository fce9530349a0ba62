"""`bradshaw positions`: files of single positions, answered with a line of JSON each."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from bradshaw.cli.arguments import GameName
from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message
from bradshaw.core.registry import titles
from bradshaw.eighteen.title import answered_positions
from bradshaw.formats import files
from bradshaw.formats.files import BadFile

LARGEST = 256 << 20


def positions(
    file: Annotated[Path, Parameter(help="cli-help-positions-file")],
    /,
    *,
    game: GameName = "1860",
) -> int:
    """Answer every position of a JSON list: the best runs of a company, or every tile that it may lay.

    A position of runs is answered by {"index", "rev", "sub", "total": [rev, sub], "proved", "ms"}: the runs with the
    highest revenue, those with the highest sum of revenue and subsidy, and the milliseconds that both took. A
    position of track is answered by {"index", "legal": [[hex, tile, rotation], …]}. A position that makes no sense is
    answered by {"index", "error"}, and the status is then 1.
    """
    known = {title.id: found for title in titles().values() if (found := answered_positions(title)) is not None}
    if game not in known:
        raise BadUsage(message("cli-error-no-positions", game=quoted(game)[:60], games=tuple(known)))
    answerer = known[game]
    try:
        listed = msgspec.json.decode(files.read(file, LARGEST), type=list[object])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadFile(file, message("cli-problem-not-positions", problem=quoted(error))) from None
    failed = False
    for index, position in enumerate(listed):
        answer: dict[str, object] = {"index": index}
        begin = time.perf_counter()
        try:
            answer |= answerer.answer(position)
        except BradshawError as error:
            answer["error"] = str(error)
            failed = True
        if "rev" in answer:
            answer.setdefault("ms", round((time.perf_counter() - begin) * 1000, 3))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    return int(failed)
