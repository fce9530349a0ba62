"""Tables and whole positions in the terminal."""

import io

import pytest
from rich.console import Console

from bradshaw.core.view import Column, Row, Style, Table
from bradshaw.render.text import draw_tables, draw_view
from tests.examples import some

from ..emubay_log.games import finished, positions

STYLES = (Style("LW", "L&W", "Launceston & Western", "green"),)
MONEY = Table(
    "Money",
    (Column("Who"), Column("Cash", right=True)),
    (Row(("L&W", "£5"), "LW"), Row(("[b]Ada[/b]", "£12"), marked=True)),
    "In pounds.",
)


def printed(thing, width=80, **words):
    file = io.StringIO()
    console = Console(file=file, width=width, **words)
    console.print(thing(console))
    return file.getvalue()


def test_a_table_is_a_ledger_with_a_pointer():
    drawn = printed(lambda console: draw_tables([MONEY], STYLES, console, 80))
    assert [line.rstrip() for line in drawn.splitlines()] == [
        "Money",
        "  Who         Cash",
        "──────────────────",
        "  L&W           £5",
        "▸ [b]Ada[/b]   £12",
        "In pounds.",
    ]


def test_tables_stand_side_by_side_while_there_is_room():
    def drawn(width):
        return printed(lambda console: draw_tables([MONEY, MONEY], STYLES, console, width), width)

    assert "Money                Money" in drawn(80)
    assert "Money                Money" not in drawn(30)
    assert drawn(30).count("Money") == 2


def test_colour_is_used_only_where_it_is_wanted(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    game = finished(37)
    view = game.title.view(game.state, game.players)
    coloured = printed(lambda console: draw_view(view, console), force_terminal=True, color_system="truecolor")
    assert "\x1b[1;38;2;" in coloured
    assert "\x1b" not in printed(lambda console: draw_view(view, console))
    monkeypatch.setenv("NO_COLOR", "1")
    plain = printed(lambda console: draw_view(view, console), force_terminal=True, color_system="truecolor")
    assert "38;2;" not in plain
    assert "48;2;" not in plain


def test_the_key_explains_the_sign_of_open_hexes_where_there_are_any():
    seen = set()
    for game in some(positions(37), of=5):
        view = game.title.view(game.state, game.players)
        key = printed(lambda console, view=view: draw_view(view, console)).count("‹ › open to you")
        assert key == any(cell.open for cell in view.board.cells)
        seen.add(key)
    assert seen == {0, 1}


@pytest.mark.parametrize("width", [80, 100, 120])
def test_positions_keep_within_the_terminal(width):
    for number, game in enumerate(positions(37)):
        if number % 20 == 0:
            view = game.title.view(game.state, game.players)
            drawn = printed(lambda console, view=view: draw_view(view, console), width)
            assert max(map(len, drawn.splitlines())) <= width
            for name in (*game.players, "TMLC", "Pay dividends", "Supply", "3 or fewer"):
                assert name in drawn
