"""Results as Parquet, for those who look at them with other tools: a row for each seat of each match."""

from __future__ import annotations

import io
from collections.abc import Sequence

import msgspec

from bradshaw.arena.figures import ranks
from bradshaw.arena.match import Result


def parquet(results: Sequence[Result]) -> bytes:
    """The content of a Parquet file."""
    import pyarrow
    from pyarrow import parquet as writer

    kinds = {
        "game": pyarrow.string(),
        "rules": pyarrow.int32(),
        "options": pyarrow.string(),
        "players": pyarrow.int32(),
        "seed": pyarrow.uint64(),
        "actions": pyarrow.int32(),
        "seat": pyarrow.int32(),
        "bot": pyarrow.string(),
        "score": pyarrow.int64(),
        "rank": pyarrow.int32(),
        "win": pyarrow.float64(),
        "forfeited": pyarrow.bool_(),
    }
    rows = []
    for result in results:
        out = {forfeit.seat for forfeit in result.forfeits}
        for seat, (bot, score, rank) in enumerate(zip(result.bots, result.scores, ranks(result), strict=True)):
            rows.append(
                {
                    "game": result.game,
                    "rules": result.rules,
                    "options": msgspec.json.encode(result.options, order="sorted").decode(),
                    "players": len(result.bots),
                    "seed": result.seed,
                    "actions": result.actions,
                    "seat": seat,
                    "bot": bot,
                    "score": score,
                    "rank": int(rank),
                    "win": 1 / len(result.winners) if seat in result.winners else 0.0,
                    "forfeited": seat in out,
                }
            )
    table = pyarrow.Table.from_pylist(rows, schema=pyarrow.schema(list(kinds.items())))
    content = io.BytesIO()
    writer.write_table(table, content, compression="zstd")
    return content.getvalue()
