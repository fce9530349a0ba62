"""Revenue of track."""

import pytest

from bradshaw.games.emubay.actions import Build, EndBuild, StartBuild

from .positions import act, company, play, position, revenue

TO_HOBART = ["7,4", "7,5", "7,6"]
TO_DEVONPORT = ["6,2"]


def gain(game, hex_id, gauge="regular"):
    """By how much the revenue of the company that builds rises."""
    name = game.state.frames[-1].company
    before = game.state.revenue[name]
    play(game, Build(hex_id, gauge))
    return game.state.revenue[name] - before


# The revenue table


@pytest.mark.rule("emubay.revenue.per-hex")
@pytest.mark.parametrize(
    ("name", "hex_id", "amount"),
    [
        ("EBR", "2,4", 1),  # forest
        ("EBR", "2,2", 2),  # mountain
        ("EBR", "1,4", 0),  # port
        ("LW", "8,2", 1),  # forest
        ("LW", "7,4", 2),  # farm: L&W is in Launceston
        ("TMLC", "6,3", 2),  # farm: TMLC is in Launceston
    ],
)
def test_the_revenue_table(name, hex_id, amount):  # ruling A5
    assert gain(position(building=name), hex_id) == amount


@pytest.mark.rule("emubay.revenue.per-hex")
def test_the_price_of_an_occupied_hex_does_not_change_its_revenue():
    game = position(track={"TMLC": ["7,4"]}, building="LW")
    assert gain(game, "7,4") == 2


@pytest.mark.rule("emubay.revenue.prerequisites")
def test_a_farm_brings_nothing_without_a_town_and_two_with_one():
    game = position(company_cash={"EBR": 50}, building="EBR")
    assert gain(game, "3,3") == 0
    game = position(track={"EBR": ["3,3", "4,2", "5,2"]}, company_cash={"EBR": 50}, building="EBR")
    assert gain(game, "3,2") == 2


@pytest.mark.rule("emubay.revenue.prerequisites")
@pytest.mark.parametrize("name", ["LW", "TMLC"])
def test_lw_and_tmlc_have_their_first_town_from_the_start(name):  # ruling B18
    game = position(company_cash={name: 50}, building=name)
    assert gain(game, "8,3") == 2
    assert gain(game, "6,2") == 2
    assert gain(game, "5,2") == 4


# Towns


@pytest.mark.rule("emubay.revenue.later-towns")
@pytest.mark.parametrize("name", ["LW", "TMLC"])
@pytest.mark.parametrize("towns", [("5,2", "7,7"), ("7,7", "5,2")])
def test_the_second_town_brings_four_and_the_third_six(name, towns):
    game = position(track={name: TO_DEVONPORT + TO_HOBART}, company_cash={name: 50}, building=name)
    assert [gain(game, town) for town in towns] == [4, 6]


@pytest.mark.rule("emubay.revenue.later-towns")
def test_towns_are_counted_for_each_company_by_itself():
    # TMLC has all three towns; Hobart is still the second of L&W.
    game = position(
        track={"TMLC": [*TO_DEVONPORT, *TO_HOBART, "5,2", "7,7"], "LW": TO_HOBART},
        company_cash={"LW": 50},
        building="LW",
    )
    assert gain(game, "7,7") == 4


@pytest.mark.rule("emubay.revenue.ebr-first-town", "emubay.revenue.per-hex")
def test_ebr_gets_two_for_each_farm_when_it_reaches_its_first_town():
    # Farms 3,3 and 4,2 bring 0 each, Devonport 2 and then 2 for each of the two farms: 3 -> 3 -> 3 -> 9.
    game = position(company_cash={"EBR": 14})
    act(game, StartBuild("EBR"), Build("3,3", "regular"))
    assert revenue(game, "EBR") == 3
    play(game, Build("4,2", "regular"))
    assert revenue(game, "EBR") == 3
    play(game, Build("5,2", "regular"), EndBuild())
    assert revenue(game, "EBR") == 3 + 2 + 2 * 2


@pytest.mark.rule("emubay.revenue.ebr-first-town")
@pytest.mark.parametrize(
    ("track", "amount"),
    [
        (["3,3", "4,2"], 2 + 2 * 2),
        (["3,3", "3,2", "4,2"], 2 + 2 * 3),
        (["3,3", "4,3", "5,3"], 2 + 2 * 2),  # a forest among them does not count
        (["3,3", "3,2", "4,1"], 2 + 2 * 2),  # nor does a port
    ],
)
def test_only_farms_count_for_the_first_town(track, amount):
    assert gain(position(track={"EBR": track}, building="EBR"), "5,2") == amount


@pytest.mark.rule("emubay.revenue.ebr-first-town")
def test_red_track_on_farms_does_not_count_for_the_first_town():
    game = position(
        stations={"GT": "2,2"},
        merged={"GT": "EBR"},
        narrow={"GT": ["3,2"]},
        track={"EBR": ["3,3", "4,2"]},
        building="EBR",
    )
    assert gain(game, "5,2") == 2 + 2 * 2


@pytest.mark.rule("emubay.revenue.ebr-first-town")
def test_the_bonus_for_farms_is_paid_once():
    game = position(track={"EBR": ["3,3", "4,2", "5,2"]}, company_cash={"EBR": 50}, building="EBR")
    assert gain(game, "6,2") == 2


@pytest.mark.rule("emubay.revenue.ebr-first-town")
def test_other_companies_get_no_bonus_for_farms():
    game = position(track={"LW": ["6,2", "6,1", "7,2"]}, building="LW")
    assert gain(game, "5,2") == 4


# Ports


@pytest.mark.rule("emubay.revenue.first-port")
@pytest.mark.parametrize("held", [0, 1, 3])
def test_the_first_port_brings_two_for_each_cube_on_the_charter(held):
    game = position(resources={"EBR": held}, building="EBR")
    assert gain(game, "1,4") == 2 * held
    assert company(game, "EBR")["resources"] == held


@pytest.mark.rule("emubay.revenue.first-port")
def test_a_second_port_brings_nothing():
    game = position(
        track={"EBR": ["1,4", "3,3", "3,2"]}, resources={"EBR": 3}, company_cash={"EBR": 50}, building="EBR"
    )
    assert gain(game, "4,1") == 0


@pytest.mark.rule("emubay.revenue.first-port")
def test_cubes_of_other_companies_do_not_count_for_the_first_port():
    game = position(resources={"EBR": 1, "LW": 5, "GT": 4}, building="EBR")
    assert gain(game, "1,4") == 2
    assert [revenue(game, other) for other in ("LW", "GT")] == [3, 3]


@pytest.mark.rule("emubay.revenue.first-port")
def test_a_first_port_with_regular_track_concerns_only_its_builder():
    # L&W joins TMLC next to the port of Hobart; its own colour connects nobody else.
    game = position(
        track={"LW": [*TO_HOBART, "7,7"], "TMLC": [*TO_HOBART, "7,7"]},
        resources={"LW": 2, "TMLC": 4},
        building="LW",
    )
    assert gain(game, "7,8") == 4
    assert revenue(game, "TMLC") == 3


# Narrow gauge


@pytest.mark.rule("emubay.revenue.narrow-gauge")
@pytest.mark.parametrize(
    ("station", "built", "hex_id"),
    [
        ("4,4", [], "3,4"),  # mountain
        ("4,4", [], "4,3"),  # forest
        ("2,2", [], "3,2"),  # farm
        ("2,2", ["3,2"], "4,1"),  # port, no cubes held
        ("9,3", ["8,2"], "7,3"),  # town
        ("9,3", [], "8,3"),  # farm
    ],
)
def test_red_track_brings_three_wherever_it_lies(station, built, hex_id):
    game = position(stations={"GT": station}, narrow={"GT": built}, building="GT")
    assert gain(game, hex_id, "narrow") == 3


@pytest.mark.rule("emubay.revenue.narrow-gauge")
def test_red_track_on_an_occupied_farm_brings_three():
    game = position(stations={"GT": "9,3"}, track={"LW": ["8,3"]}, building="GT")
    assert gain(game, "8,3", "narrow") == 3
