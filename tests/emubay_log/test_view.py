"""What can be seen of a position."""

import msgspec
import pytest

import bradshaw
from bradshaw.core.view import View
from bradshaw.games.emubay.actions import Bid, LiftCube, Pass
from bradshaw.games.emubay.components import HEXES
from bradshaw.games.emubay.rules.ending import conditions

from ..words.english import english
from .games import NAMES, finished, positions


def shown(game):
    return game.title.view(game.state, game.players)


def view_of(game):
    """In English."""
    return english(shown(game))


def table(view, title):
    return next(table for table in view.tables if table.title == title)


def column(view, title, heading):
    drawn = table(view, title)
    number = [column.heading for column in drawn.columns].index(heading)
    return [row.cells[number] for row in drawn.rows]


def new_game(seed=3):
    return bradshaw.new_game("emubay", NAMES[:3], seed)


@pytest.mark.parametrize("seed", range(12))
def test_a_view_fits_together_in_every_position(seed):
    for game in positions(seed):
        view = shown(game)
        styles = {style.id for style in view.styles}
        assert str(view.headline).endswith(".")
        assert view.headline == game.title.headline(game.state, game.players)
        assert [cell.id for cell in view.board.cells] == list(HEXES)
        for cell in view.board.cells:
            assert cell.terrain in styles
            assert all(mark.style in styles for mark in cell.marks)
        for drawn in view.tables:
            assert all(len(row.cells) == len(drawn.columns) for row in drawn.rows)
            assert all(not row.style or row.style in styles for row in drawn.rows)
        if game.outcome is None:
            assert str(view.headline).startswith(game.players[game.actors[0]])
            assert str(view.hint).endswith(".")


@pytest.mark.parametrize("seed", range(12))
def test_what_is_closed_is_refused_by_a_rule_and_not_among_the_choices(seed):
    for game in positions(seed):
        described = [str(game.title.describe(game.state, action)) for action in game.choices().actions]
        for closed in shown(game).closed:
            assert closed.refusal.rule in game.title.rulebook
            assert str(closed.refusal.text).endswith(".")
            assert not any(text == str(closed.text) or text.startswith(f"{closed.text}:") for text in described), closed


def test_a_view_is_json_both_ways():
    game = finished(37)
    view = msgspec.json.encode(game.title.view(game.state, game.players))
    assert msgspec.json.encode(msgspec.json.decode(view, type=View)) == view


def test_open_hexes_are_those_that_can_be_chosen():
    seen = 0
    for game in positions(8):
        hexes = {action.hex for action in game.choices().actions if hasattr(action, "hex")}
        assert {cell.id for cell in shown(game).board.cells if cell.open} == hexes
        seen += bool(hexes)
    assert seen


def test_all_track_stations_and_cubes_are_on_the_board():
    for game in positions(37):
        state = game.state
        marks = [mark for cell in shown(game).board.cells for mark in cell.marks]
        assert sum(mark.kind == "station" for mark in marks) == 7
        assert sum(mark.kind == "track" for mark in marks) == sum(mask.bit_count() for mask in state.track) - 7
        assert sum(int(mark.text[1:]) for mark in marks if mark.kind == "goods") == sum(state.cubes)


def test_the_bid_that_stands_is_in_the_headline():
    game = new_game()
    first, second = game.actors[0], (game.actors[0] + 1) % 3
    assert view_of(game).headline == f"{NAMES[first]} to bid for a share of L&W: bids start at £3."
    game.play(Bid(4))
    assert view_of(game).headline == f"{NAMES[second]} to bid for a share of L&W: {NAMES[first]} has bid £4."


def test_players_and_companies_at_the_start():
    game = new_game()
    view = view_of(game)
    assert column(view, "Players", "Player") == ["Ada", "Ben", "Cleo"]
    assert column(view, "Players", "Cash") == ["£8", "£8", "£8"]
    assert column(view, "Players", "Shares") == ["none", "none", "none"]
    assert [row.marked for row in table(view, "Players").rows] == [seat == game.actors[0] for seat in range(3)]
    assert column(view, "Companies", "Company") == ["EBR", "L&W", "TMLC", "GT", "MLM", "NED", "NMF"]
    assert column(view, "Companies", "For sale") == [
        "2 from £3", "3 from £3", "4 from £3", "1 from £3", "later", "later", "later"
    ]  # fmt: skip
    assert table(view, "Companies").note == "4 shares of EBR are reserved for mergers."
    assert column(view, "Action table", "Spaces") == ["□□□", "□□", "■■■", "□", "□", "■"]
    assert column(view, "Bonds", "Bonds")[-1] == "£10 6+1, £20 7+2, £20 8+2, £30 9+2, £30 10+2"
    assert all(bond.endswith("*") for bond in column(view, "Bonds", "Bonds")[:3])


def test_end_conditions_say_how_near_they_are():
    for game in positions(37):
        rows = table(view_of(game), "End of the game").rows
        now = [game.state.supply.bit_count(), sum(game.state.cubes), sum(game.state.available)]
        assert [row.cells[2] for row in rows] == ["2 or fewer", "3 or fewer", "none", "3 or more"]
        assert [int(row.cells[1]) for row in rows[:3]] == now
        assert sum(row.marked for row in rows) == len(conditions(game.state))
        ending = game.title.position(game.state)["ending"].conditions
        assert [one.now for one in ending] == [int(row.cells[1]) for row in rows]
        assert [one.id for one in ending if one.holds] == list(conditions(game.state))
        assert all(one.holds == (one.near == 100) for one in ending)


def test_the_end_is_far_when_the_game_begins():
    game = new_game()
    first = game.title.position(game.state)["ending"]
    assert first.needed == 2
    assert [one.near for one in first.conditions] == [0, 0, 0, 0]
    assert [str(one.text) for one in first.conditions] == [
        "holds at 2 or fewer", "holds at 3 or fewer", "holds at none", "holds at 3 of 4"
    ]  # fmt: skip


def test_the_result_stands_first_when_the_game_is_over():
    view = view_of(finished(37))
    assert view.tables[0].title == "Result"
    assert [row.cells for row in view.tables[0].rows] == [
        ("1", "Ada", "£28"), ("2", "Cleo", "£14"), ("2", "Dot", "£14"), ("4", "Ben", "£13")
    ]  # fmt: skip
    assert [row.marked for row in view.tables[0].rows] == [True, False, False, False]
    assert view.closed == ()


def test_a_full_action_is_closed_by_its_rule():
    game = new_game()
    while len(game.state.frames) > 1:
        game.play(Pass())
    closed = {closed.text: closed.refusal.rule for closed in view_of(game).closed}
    assert closed["Take resources"] == "emubay.sequence.full-action"
    assert closed["Pay dividends"] == "emubay.sequence.full-action"
    assert closed["Lift a cube from Build track"] == "emubay.sequence.move-cube"
    game.play(LiftCube("dividend"))
    closed = {closed.text: closed.refusal.rule for closed in view_of(game).closed}
    assert closed["Pay dividends"] == "emubay.sequence.move-cube"
    assert closed["Auction NED"] == "emubay.auction.independent-order"
    assert closed["Issue a bond for GT"] == "emubay.bond.independent-cannot"
