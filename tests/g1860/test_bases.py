"""Building Bases."""

import pytest

from bradshaw.eighteen.actions import OFFERING, PASS, BuyShare, LayTile
from bradshaw.games.g1860.actions import BuildBase

from .operations import EAST_COAST, MEDINA, bases, iow
from .positions import offered, play, position, refused, stage, treasury

pytestmark = pytest.mark.kernels

BOTH = {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)}


def base_step(**words):
    return iow(**({"step": "base", "credits": {"IOW": 1000}} | words))


@pytest.mark.rule("1860.base.one-per-or")
def test_a_company_builds_one_base_in_a_turn():
    game = play(base_step(), BuildBase("J4", 0))
    assert stage(game) == "Runs"
    refused(game, BuildBase("J6", 0), "1860.run.must-run")


@pytest.mark.rule("1860.base.home-free")
def test_the_home_base_is_free_and_comes_with_flotation():
    game = position(shares={"IOW": (4, 0, 0)}, pars={"IOW": 82})
    assert bases(game, "IOW") == []
    play(game, BuyShare("IOW", OFFERING))
    assert bases(game, "IOW") == ["I3.0.0"]
    assert treasury(game, "IOW") == 820


@pytest.mark.rule("1860.base.second-cost", "1860.base.later-cost")
@pytest.mark.parametrize(("built", "cost"), [([], 40), (["J8"], 100), (["J8", "I9"], 100)])
def test_the_second_base_costs_40_and_every_later_one_100(built, cost):
    game = play(base_step(bases={"IOW": built}, credits={"IOW": cost}), BuildBase("J4", 0))
    assert treasury(game, "IOW") == 0
    game = base_step(bases={"IOW": built}, credits={"IOW": cost - 1})
    assert stage(game) == "Runs", "nothing can be paid for, so the step is left out"


@pytest.mark.rule("1860.base.later-cost")
def test_a_company_has_only_so_many_bases():
    game = base_step(bases={"IOW": ["J6", "J8", "I9"]})
    assert stage(game) == "Runs"


@pytest.mark.rule("1860.base.empty-circle")
def test_a_base_needs_an_empty_circle_of_a_large_station():
    game = base_step(shares=BOTH, tiles={**EAST_COAST, "L6": ("115", 1)}, bases={"BHI&R": ["I9"]})
    refused(game, BuildBase("I9", 0), "1860.base.empty-circle", "taken")
    refused(game, BuildBase("H10", 0), "1860.base.empty-circle")  # a halt
    refused(game, BuildBase("J4", 1), "1860.base.empty-circle")  # one station only
    refused(game, BuildBase("K7", 0), "1860.base.empty-circle")
    assert {base.hex for base in offered(game, BuildBase)} == {"J4", "J6", "J8"}


@pytest.mark.rule("1860.base.empty-circle")
def test_nobody_builds_a_base_on_the_pier():
    game = base_step(tiles={**EAST_COAST, "I3": ("758", 0)}, phase="3+2")
    refused(game, BuildBase("J2", 0), "1860.base.empty-circle")


@pytest.mark.rule("1860.base.reach")
def test_a_base_is_built_where_track_leads_however_far_and_without_a_train():
    game = base_step(trains={})
    assert {base.hex for base in offered(game, BuildBase)} == {"J4", "J6", "J8", "I9", "I11"}
    play(game, BuildBase("I11", 0))
    game = base_step(tiles={**EAST_COAST, "B6": ("115", 3)})
    refused(game, BuildBase("B6", 0), "1860.base.reach")


@pytest.mark.rule("1860.base.reach")
def test_full_stations_stop_the_way_to_a_base():
    game = base_step(shares=BOTH, tiles={**EAST_COAST, "L6": ("115", 1)}, bases={"BHI&R": ["J8"]})
    assert {base.hex for base in offered(game, BuildBase)} == {"J4", "J6"}
    refused(game, BuildBase("I9", 0), "1860.base.reach")


@pytest.mark.rule("1860.base.permanent")
def test_a_base_stays_when_its_tile_is_upgraded_and_when_its_company_fails():
    game = iow(bases={"IOW": ["J4"]}, phase="3+2", trains={"IOW": ["3+2"]}, prices={"IOW": 14}, credits={"IOW": 0})
    play(game, LayTile("J4", "12", 0))
    while stage(game) != "Dividend":
        play(game, game.choices()[0])
    play(game, game.choices()[1])
    assert game.state.is_bankrupt(1)
    assert bases(game, "IOW") == ["I3.0.0", "J4.0.0"]


@pytest.mark.rule("1860.base.home-reserved")
def test_the_only_circle_of_an_unfloated_companys_home_is_kept_for_it():
    # Godshill leads to Merstone, the home of IWNJ, which has not floated.
    words = {
        "shares": {"NGStL": (5, 0, 0)},
        "company": "NGStL",
        "step": "base",
        "phase": "5+3",
        "credits": {"NGStL": 100},
    }
    line = {"G9": ("746", 0), "G5": ("763", 0)}
    game = position(tiles={**line, "G7": ("761", 0)}, **words)
    refused(game, BuildBase("G7", 0), "1860.base.home-reserved", "IWNJ")
    game = position(tiles={**line, "G7": ("775", 0)}, **words)
    play(game, BuildBase("G7", 0))
    assert bases(game, "NGStL") == ["G9.0.0", "G7.0.1"]


@pytest.mark.rule("1860.base.home-reserved")
def test_the_kept_circle_is_there_when_the_company_floats():
    game = position(
        shares={"NGStL": (5, 0, 0), "IWNJ": (0, 4, 0)},
        tiles={"G9": ("746", 0), "G7": ("775", 0)},
        bases={"NGStL": []},
        phase="5+3",
        company="NGStL",
        step="base",
        credits={"NGStL": 100},
        turn=1,
    )
    play(game, BuildBase("G7", 0))
    assert bases(game, "NGStL")[-1] == "G7.0.1"
    game.state.frames = position(turn=1).state.frames
    play(game, BuyShare("IWNJ", OFFERING))
    assert bases(game, "IWNJ") == ["G7.0.0"]


@pytest.mark.rule("1860.base.home-reserved")
def test_a_home_with_its_base_lets_others_into_a_second_circle():
    game = position(
        shares={"NGStL": (5, 0, 0), "IWNJ": (0, 5, 0)},
        tiles={"G9": ("746", 0), "G7": ("775", 0)},
        phase="5+3",
        company="NGStL",
        step="base",
        credits={"NGStL": 100},
    )
    play(game, BuildBase("G7", 0))
    assert bases(game, "NGStL")[-1] == "G7.0.1"


@pytest.mark.rule("1860.base.one-per-hex")
def test_a_company_has_one_base_in_a_hex_even_with_two_towns():
    # Newport and Shide lie in one hex, joined on the russet tile.
    game = position(
        shares={"C&N": (5, 0, 0)},
        tiles={**MEDINA, "G5": ("773", 0), "G7": ("775", 0)},
        bases={"C&N": ["G5"]},
        phase="5+3",
        company="C&N",
        step="base",
    )
    refused(game, BuildBase("G5", 1), "1860.base.one-per-hex")
    refused(game, BuildBase("G5", 0), "1860.base.one-per-hex")
    play(game, PASS)
