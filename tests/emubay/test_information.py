"""Hidden information: there is none."""

import pytest

from bradshaw.core.game import Game
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import Build, LiftCube, StartBuild
from bradshaw.games.emubay.components import Bond
from bradshaw.games.emubay.recorded import snapshot

from ..words.english import english
from .positions import NAMES, play, position


def busy():
    """A position with something of everything."""
    return position(
        players=4,
        cash=[11, 7, 0, 23],
        shares={"EBR": [1, 1], "LW": [0, 2], "TMLC": [0, 0, 3], "MLM": [0, 0, 0, 1]},
        merged={"GT": "EBR"},
        revenue={"EBR": 6, "LW": -4, "TMLC": 9, "MLM": 2},
        company_cash={"EBR": 31, "LW": 5, "TMLC": 0, "MLM": 14},
        track={"EBR": ["3,3"], "LW": ["7,4", "7,5"]},
        narrow={"GT": ["4,3"], "MLM": ["4,7"]},
        resources={"TMLC": 2},
        bonds={"LW": [Bond(30, 9, 2)], "TMLC": [Bond(20, 8, 2)]},
        turned=[Bond(30, 9, 2), "GT"],
    )


def table(game, title):
    """The rows of a table that is shown to players, by their first cells."""
    view = english(TITLE.view(game.state, game.players))
    shown = next(table for table in view.tables if table.title == title)
    return {row.cells[0]: row.cells[1:] for row in shown.rows}


@pytest.mark.rule("emubay.information.all-open")
def test_the_position_tells_everything_of_players_and_companies():
    shot = snapshot.write(busy().state)
    assert [player["cash"] for player in shot["players"]] == [11, 7, 0, 23]
    assert [player["shares"] for player in shot["players"]] == [
        {"EBR": 1},
        {"EBR": 1, "LW": 2},
        {"TMLC": 3},
        {"MLM": 1},
    ]
    ebr, lw, tmlc, mlm = (shot["companies"][name] for name in ("EBR", "LW", "TMLC", "MLM"))
    assert [charter["cash"] for charter in (ebr, lw, tmlc, mlm)] == [31, 5, 0, 14]
    assert [charter["revenue"] for charter in (ebr, lw, tmlc, mlm)] == [6, -4, 9, 2]
    assert [charter["regular_track"] for charter in (ebr, lw, tmlc, mlm)] == [3, 5, 8, 0]
    assert [charter["narrow_track"] for charter in (ebr, lw, tmlc, mlm)] == [1, 0, 0, 2]
    assert tmlc["resources"] == 2
    assert lw["bonds"] == [
        {"amount": 10, "x": 5, "y": 1, "deferred": True},
        {"amount": 30, "x": 9, "y": 2, "deferred": False},
    ]
    assert tmlc["bonds"] == [
        {"amount": 15, "x": 5, "y": 2, "deferred": True},
        {"amount": 20, "x": 8, "y": 2, "deferred": True},
    ]
    assert ebr["bonds"][1] == {"amount": 10, "x": 3, "y": 1, "deferred": False}
    assert shot["track"]["3,3"] == ["EBR"]
    assert shot["track"]["4,7"] == ["narrow"]
    assert shot["track"]["7,3"] == ["LW", "TMLC"]
    assert len(shot["bonds_available"]) == 3


@pytest.mark.rule("emubay.information.all-open")
def test_what_is_shown_to_players_tells_their_cash_and_shares():
    players = table(busy(), "Players")
    assert list(players) == list(NAMES)
    for name, money, held in (
        ("Ada", "£11", ["EBR"]),
        ("Ben", "£7", ["EBR", "2 L&W"]),
        ("Cleo", "£0", ["3 TMLC"]),
        ("Dan", "£23", ["MLM"]),
    ):
        assert money in players[name]
        assert ", ".join(held) in players[name]


@pytest.mark.rule("emubay.information.all-open")
def test_what_is_shown_to_players_tells_the_companies_money_track_and_bonds_deferred_ones_too():
    game = busy()
    companies = {first.split()[0]: cells for first, cells in table(game, "Companies").items()}
    for name, money, track in (
        ("EBR", "£31", "3+1n"),
        ("L&W", "£5", "5"),
        ("TMLC", "£0", "8"),
        ("MLM", "£14", "2n"),
    ):
        assert money in companies[name]
        assert track in companies[name]
    bonds = {owner: " ".join(cells) for owner, cells in table(game, "Bonds").items()}
    for owner, bond in (
        ("L&W", "£10 5+1*"),  # the star marks the deferred side
        ("L&W", "£30 9+2"),
        ("TMLC", "£15 5+2*"),
        ("TMLC", "£20 8+2*"),
        ("EBR", "£10 3+1"),
        ("MLM", "£15 4+1*"),
        ("Supply", "£20 7+2"),
    ):
        assert bond in bonds[owner].split(", ")


@pytest.mark.rule("emubay.information.all-open")
def test_what_is_shown_to_players_tells_where_track_stations_and_cubes_lie():
    view = english(TITLE.view(busy().state, NAMES))
    marks = {cell.id: {mark.meaning for mark in cell.marks} for cell in view.board.cells}
    assert marks["2,3"] == {"station of EBR"}
    assert marks["3,3"] == {"track of EBR"}
    assert marks["4,7"] == {"narrow-gauge track"}
    assert marks["7,3"] == {"station of L&W", "station of TMLC"}
    assert marks["4,6"] == {"station of MLM"}
    assert marks["9,1"] == {"station of NMF"}  # unsold
    assert marks["5,6"] == {"3 resource cubes"}


@pytest.mark.rule("emubay.information.may-ask", "emubay.information.all-open")
@pytest.mark.parametrize(
    "actions", [[], [LiftCube("take")], [LiftCube("take"), StartBuild("EBR"), Build("2,4", "regular")]]
)
def test_cash_and_shares_of_everybody_can_be_asked_at_any_moment_without_a_move(actions):
    # There is one view for all: it knows no seat, and looking changes nothing.
    game = play(busy(), *actions)
    before = game.state.digest()
    players = table(game, "Players")
    assert [players[name][0] for name in NAMES] == ["£11", "£7", "£0", "£23"]
    assert [player["cash"] for player in snapshot.write(game.state)["players"]] == [11, 7, 0, 23]
    assert game.state.digest() == before


@pytest.mark.rule("emubay.information.may-ask")
def test_cash_is_known_during_the_initial_auctions_too():
    game = Game(TITLE, NAMES[:3], 1)
    assert [table(game, "Players")[name][0] for name in NAMES[:3]] == ["£8", "£8", "£8"]
