"""Take resources."""

import pytest

from bradshaw.games.emubay.actions import (
    Build,
    EndBuild,
    EndTake,
    LiftCube,
    Pass,
    PayDividends,
    StartBuild,
    StartTake,
    Take,
)

from .positions import act, cash, company, cubes, offered, play, position, refused, revenue, table, till

FREE_SPACE = {"take": 2, "auction": 2}


# Who may take


@pytest.mark.rule("emubay.resources.own-share")
def test_only_a_shareholder_takes_resources_for_a_company():
    shares = {"EBR": [0, 1, 0], "GT": [1, 0, 0]}
    game = position(shares=shares, cubes={"2,3": 2, "4,4": 2}, table=FREE_SPACE, lifted="auction")
    assert offered(game, StartTake) == [StartTake("GT")]
    refused(game, StartTake("EBR"), "emubay.resources.own-share", "no share of EBR")
    refused(
        game, StartTake("MLM"), "emubay.resources.own-share", "MLM has not been sold yet, so nobody holds its share"
    )
    refused(game, StartTake("GWR"), "emubay.resources.own-share", "“GWR”")


@pytest.mark.rule("emubay.resources.cube-present")
def test_a_cube_must_lie_where_the_company_has_track():
    game = position(cubes={"2,4": 2, "4,4": 1, "8,2": 1}, table=FREE_SPACE, lifted="auction")
    refused(game, StartTake("EBR"), "emubay.resources.cube-present", "no resource cubes within reach of EBR")
    assert offered(game, StartTake) == [StartTake("GT")]
    game = position(
        cubes={"2,4": 2, "4,4": 1, "8,2": 1},
        track={"EBR": ["2,4"], "TMLC": ["8,2"]},
        table=FREE_SPACE,
        lifted="auction",
    )
    assert offered(game, StartTake) == [StartTake("EBR"), StartTake("TMLC"), StartTake("GT")]


@pytest.mark.rule("emubay.resources.cube-present")
def test_stations_are_occupied_hexes_and_need_no_track():
    # Cubes can lie on EBR's station and under that of an independent.
    game = position(cubes={"2,3": 1, "4,4": 1, "5,6": 3}, table=FREE_SPACE)
    act(game.copy(), StartTake("EBR"), Take("2,3"), EndTake())
    act(game.copy(), StartTake("GT"), Take("4,4"), EndTake())


@pytest.mark.rule("emubay.resources.cube-present")
def test_cubes_in_other_hexes_are_out_of_reach():
    game = position(cubes={"2,3": 1, "2,4": 2, "2,2": 0, "5,6": 3}, taking="EBR")
    assert offered(game, Take) == [Take("2,3")]
    refused(game, Take("2,4"), "emubay.resources.cube-present", "EBR is not connected to forest 2,4.")
    refused(game, Take("2,2"), "emubay.resources.cube-present", "no resource cubes in mountain 2,2")
    refused(game, Take("0,0"), "emubay.resources.cube-present", "“0,0”")


@pytest.mark.rule("emubay.resources.minimum-cash")
def test_the_company_needs_three_pounds():
    words = {"cubes": {"2,3": 2, "5,6": 3}, "table": FREE_SPACE, "lifted": "auction", "cash": 100}
    game = position(**words, company_cash={"EBR": 2})
    refused(game, StartTake("EBR"), "emubay.resources.minimum-cash", "A resource cube costs £3", "EBR has only £2")
    play(position(**words, company_cash={"EBR": 3}), StartTake("EBR"))


# How many


@pytest.mark.rule("emubay.resources.one-hex")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_the_cubes_of_a_hex_may_be_taken(count):
    game = position(cubes={"2,3": 3, "5,6": 3}, taking="EBR")
    play(game, *[Take("2,3")] * count, EndTake())
    assert company(game, "EBR")["resources"] == count
    assert cubes(game).get("2,3", 0) == 3 - count
    assert game.actors == (1,)


@pytest.mark.rule("emubay.resources.one-hex")
def test_all_cubes_of_an_action_come_from_one_hex():
    game = position(cubes={"2,3": 2, "2,4": 2}, track={"EBR": ["2,4"]}, taking="EBR")
    assert offered(game, Take) == [Take("2,3"), Take("2,4")]
    play(game, Take("2,4"))
    refused(
        game,
        Take("2,3"),
        "emubay.resources.one-hex",
        "All cubes of one action come from the same hex, which is forest 2,4 now.",
    )
    assert list(game.choices()) == [Take("2,4"), EndTake()]
    play(game, Take("2,4"))
    refused(game, Take("2,4"), "emubay.resources.cube-present", "no resource cubes in forest 2,4")
    assert list(game.choices()) == [EndTake()]


@pytest.mark.rule("emubay.resources.one-hex")
def test_at_least_one_cube_is_taken():  # ruling B6
    game = position(cubes={"2,3": 2, "5,6": 3}, taking="EBR")
    refused(game, EndTake(), "emubay.resources.one-hex", "EBR must take at least one cube")
    for action in (Pass(), LiftCube("take"), Build("2,4", "regular"), PayDividends()):
        refused(game, action, "emubay.resources.one-hex", "EBR is taking resources")


# What it costs and brings


@pytest.mark.rule("emubay.resources.cost")
def test_the_company_pays_the_bank_three_pounds_for_each_cube():
    game = position(cubes={"2,3": 3, "5,6": 3}, company_cash={"EBR": 8}, cash=[1, 2, 3], taking="EBR")
    bank = game.state.cash[0]
    play(game, Take("2,3"), Take("2,3"))
    assert till(game, "EBR") == 2
    assert game.state.cash[0] == bank + 6
    assert cash(game) == [1, 2, 3]
    # The third cube cannot be paid.
    refused(game, Take("2,3"), "emubay.resources.minimum-cash", "costs £3", "has only £2")
    assert list(game.choices()) == [EndTake()]


@pytest.mark.rule("emubay.resources.to-charter")
def test_cubes_go_from_the_map_to_the_charter():
    game = position(cubes={"4,4": 3, "5,6": 3}, resources={"GT": 1}, table=FREE_SPACE)
    act(game, StartTake("GT"), Take("4,4"), Take("4,4"), EndTake())
    assert company(game, "GT")["resources"] == 3
    assert cubes(game) == {"4,4": 1, "5,6": 3}
    assert table(game) == {"take": 3, "auction": 1}


@pytest.mark.rule("emubay.resources.revenue")
def test_a_cube_brings_one_pound_without_a_port_and_three_with_one():
    game = position(cubes={"2,3": 2, "5,6": 3}, taking="EBR")
    play(game, Take("2,3"), Take("2,3"))
    assert revenue(game, "EBR") == 3 + 1 + 1
    game = position(cubes={"2,3": 2, "5,6": 3}, track={"EBR": ["1,4"]}, taking="EBR")
    play(game, Take("2,3"), Take("2,3"))
    assert revenue(game, "EBR") == 3 + 3 + 3


@pytest.mark.rule("emubay.resources.revenue", "emubay.revenue.first-port")
def test_a_first_port_adds_what_the_earlier_cubes_lacked():
    # Two cubes at £1, then the port with £2 for each: as much as two cubes at £3.
    game = position(cubes={"2,3": 2, "5,6": 3}, shares={"EBR": [1, 1]}, table=FREE_SPACE)
    act(game, StartTake("EBR"), Take("2,3"), Take("2,3"), EndTake())
    assert revenue(game, "EBR") == 3 + 1 + 1
    act(game, StartBuild("EBR"), Build("1,4", "regular"), EndBuild())
    assert revenue(game, "EBR") == 3 + 3 + 3


@pytest.mark.rule("emubay.resources.revenue")
def test_the_port_of_another_company_does_not_help():
    game = position(cubes={"2,3": 1, "5,6": 3}, track={"LW": ["6,1", "6,2", "5,1"]}, taking="EBR")
    play(game, Take("2,3"))
    assert revenue(game, "EBR") == 4
