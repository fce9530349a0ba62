"""What the page about environments says of fields, moves and stages is what the encodings have."""

import re

import pytest

import bradshaw
from bradshaw.core.encoding import Fixed, Ladder
from tests.project.conftest import ROOT

NAMES = {"emubay": "Emu Bay", "1860": "1860", "1862": "1862"}


@pytest.fixture(scope="module")
def tables():
    """The tables of the page: a list of rows each, as cells by the heads of their columns."""
    text = (ROOT / "docs" / "programmers" / "environments.md").read_text("utf-8")
    found = []
    for block in re.findall(r"^\|.*?(?=\n\n)", text, re.MULTILINE | re.DOTALL):
        head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines())
        found.append([dict(zip(head, row, strict=True)) for row in rows])
    return found


@pytest.mark.parametrize(("game", "name"), NAMES.items())
def test_every_field_is_described(tables, game, name):
    described = {row["field"]: row[name] for table in tables if "field" in table[0] for row in table if name in row}
    fields = bradshaw.title(game).encoding().fields
    assert described == {
        f"`{field.name}`": f"{' × '.join(map(str, field.shape))}: {field.low} to {field.high}" for field in fields
    }
    assert all(row["what it is"] for table in tables if "field" in table[0] for row in table)


@pytest.mark.parametrize(("game", "number"), [*zip(NAMES, range(3), strict=True)])
def test_every_block_of_moves_is_described(tables, game, number):
    moves = bradshaw.title(game).encoding().moves
    table = [table for table in tables if "moves" in table[0]][number]
    assert [(row["moves"], row["first index"], row["how many"], row["indices"]) for row in table] == [
        (f"`{block.name}`", str(first), str(block.size), indices(block))
        for block, first in zip(moves.blocks, moves.firsts, strict=True)
    ]


def indices(block):
    if isinstance(block, Fixed):
        return "one for each"
    if isinstance(block, Ladder):
        return f"{len(block.actions)} × {block.rungs} rungs" if len(block.actions) > 1 else f"{block.rungs} rungs"
    return f"{len(block.values)} × {block.places} places" if block.by else f"{block.places} places"


def test_every_stage_is_named(tables):
    (table,) = [table for table in tables if "stages" in table[0]]
    assert {row["game"]: row["stages"] for row in table} == {
        name: ", ".join(
            f"{number} `{stage.__struct_config__.tag}`"
            for number, stage in enumerate(bradshaw.title(game).encoding().stages)
        )
        for game, name in NAMES.items()
    }
