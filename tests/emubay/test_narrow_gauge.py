"""Narrow-gauge track: red, shared by whoever is connected to it."""

import pytest

from bradshaw.games.emubay.actions import Build, EndBuild, EndTake, IssueBond, Merge, StartBuild, StartTake, Take
from bradshaw.games.emubay.components import Bond

from .positions import act, company, hexes, offered, play, position, refused, revenue, till

RICH = {"EBR": 60, "LW": 60, "TMLC": 60, "GT": 60, "MLM": 60, "NED": 60, "NMF": 60}


def red_sites(game):
    """The hexes in which red track is on offer."""
    return {choice.hex for choice in offered(game, Build) if choice.gauge == "narrow"}


def revenues(game, *names):
    return [revenue(game, name) for name in names]


def two_tramways(**words):
    """GT at 2,2 and MLM at 3,4, both of Ada: the farm 3,3 would join them, 3,2 leads GT towards Burnie."""
    words.setdefault("shares", {"MLM": [1]})
    return position(**({"stations": {"GT": "2,2", "MLM": "3,4"}, "company_cash": RICH} | words))


# What independents have


@pytest.mark.rule("emubay.narrow.independents-start")
def test_independents_have_red_track_and_no_other():
    game = position(shares={"MLM": [1], "NED": [1], "NMF": [1]})
    for name, count in (("GT", 2), ("MLM", 3), ("NED", 3), ("NMF", 4)):
        assert (company(game, name)["narrow_track"], company(game, name)["regular_track"]) == (count, 0)


@pytest.mark.rule("emubay.narrow.independents-start")
def test_an_independent_builds_red_track_only():
    game = position(building="GT")
    assert {choice.gauge for choice in offered(game, Build)} == {"narrow"}
    refused(
        game,
        Build("4,3", "regular"),
        "emubay.narrow.independents-start",
        "GT is an independent and has only narrow-gauge track.",
    )
    play(game, Build("4,3", "narrow"))
    assert company(game, "GT")["narrow_track"] == 1
    assert hexes(game, "narrow") >= {"4,4", "4,3"}


@pytest.mark.rule("emubay.narrow.independents-start")
def test_a_company_without_an_independent_has_no_red_track():
    game = position(stations={"GT": "2,2"}, building="EBR")
    refused(
        game,
        Build("3,3", "narrow"),
        "emubay.narrow.merged-supply",
        "EBR has no narrow-gauge track: it gets some by merging with an independent.",
    )


# Revenue


@pytest.mark.rule("emubay.narrow.revenue-once")
def test_red_track_brings_revenue_only_to_the_one_who_places_it():
    # MLM joins its line to GT's: nothing for GT, although GT can now use it.
    game = two_tramways(building="MLM")
    play(game, Build("3,3", "narrow"))
    assert revenues(game, "MLM", "GT") == [6, 3]


@pytest.mark.rule("emubay.narrow.revenue-once")
def test_joining_red_track_that_is_already_there_brings_nothing_more():
    game = two_tramways(narrow={"MLM": ["3,3"]}, building="GT")
    play(game, Build("3,2", "narrow"))
    assert revenues(game, "GT", "MLM") == [6, 3]


# Connection


@pytest.mark.rule("emubay.narrow.connected-to-station")
def test_new_red_track_is_linked_to_the_station_of_its_independent():
    # MLM's line 4,7 is next to 4,6 but not connected to GT at 4,4.
    game = position(shares={"MLM": [0, 1]}, narrow={"MLM": ["4,7"]}, building="GT")
    assert red_sites(game) == {"4,3", "5,4", "5,5", "4,5", "3,5", "3,4"}
    refused(
        game,
        Build("3,7", "narrow"),
        "emubay.narrow.connected-to-station",
        "No red track connected to the station of GT is next to forest 3,7.",
        "GT",
    )


@pytest.mark.rule("emubay.narrow.connected-to-station", "emubay.narrow.build-from-shared")
def test_two_lines_that_touch_are_one_from_that_moment():
    # The mountain 4,5 lies between GT at 4,4 and MLM at 4,6.
    game = position(shares={"MLM": [0, 1]}, company_cash=RICH, building="GT")
    refused(game, Build("4,7", "narrow"), "emubay.narrow.connected-to-station", "4,7")
    play(game, Build("4,5", "narrow"), Build("4,7", "narrow"))
    assert revenues(game, "GT", "MLM") == [9, 3]


@pytest.mark.rule("emubay.narrow.connected-to-station", "emubay.narrow.shared")
def test_the_station_of_an_unsold_independent_is_red_track():  # ruling B10
    # NMF is not sold; its station at 3,5 is next to GT's at 3,4.
    game = position(stations={"GT": "3,4", "NMF": "3,5"}, company_cash=RICH, building="GT")
    assert "3,6" in red_sites(game)
    play(game, Build("3,6", "narrow"))


@pytest.mark.rule("emubay.narrow.connected-after-merge")
def test_a_company_links_red_track_to_a_station_of_an_independent_it_owns():
    # EBR owns GT at 2,2. MLM at 3,4 belongs to somebody else and is not connected.
    game = position(
        stations={"GT": "2,2", "MLM": "3,4"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1], "MLM": [0, 0, 1]},
        track={"EBR": ["2,4"]},
        company_cash=RICH,
        building="EBR",
    )
    assert red_sites(game) == {"2,1", "1,2", "1,3", "3,2", "3,3"}
    # Next to EBR's own track, and next to red track that is not connected:
    refused(
        game,
        Build("2,5", "narrow"),
        "emubay.narrow.connected-after-merge",
        "EBR has absorbed GT, but no red track connected to GT is next to forest 2,5.",
        "EBR",
    )
    refused(
        game,
        Build("3,5", "narrow"),
        "emubay.narrow.connected-after-merge",
        "EBR has absorbed GT, but no red track connected to GT is next to mountain 3,5.",
        "EBR",
    )
    play(game, Build("3,3", "narrow"), Build("3,5", "narrow"))  # 3,3 joins the two lines


@pytest.mark.rule("emubay.narrow.connected-after-merge")
def test_any_station_the_company_owns_will_do():
    game = position(
        stations={"GT": "2,2", "MLM": "9,3"},
        merged={"GT": "EBR", "MLM": "EBR"},
        shares={"EBR": [1, 1, 1]},
        company_cash=RICH,
        building="EBR",
    )
    assert red_sites(game) == {"2,1", "1,2", "1,3", "3,2", "3,3"} | {"9,2", "9,4", "8,2", "8,3"}


# Sharing


@pytest.mark.rule("emubay.narrow.shared", "emubay.narrow.build-from-shared")
def test_connected_independents_build_from_each_others_track():
    # The hexes 4,1 and 4,2 are next to GT's line, 3,5 is next to MLM's station.
    joined = {"GT": ["3,2"], "MLM": ["3,3"]}
    for name in ("GT", "MLM"):
        assert red_sites(two_tramways(narrow=joined, building=name)) >= {"4,1", "4,2", "3,5"}
    apart = {"GT": ["3,2"], "MLM": ["3,5"]}
    assert "4,1" not in red_sites(two_tramways(narrow=apart, building="MLM"))
    assert "3,6" not in red_sites(two_tramways(narrow=apart, building="GT"))


@pytest.mark.rule("emubay.narrow.steal-cubes", "emubay.narrow.shared")
def test_connected_independents_take_cubes_from_each_others_hexes():
    words = {"cubes": {"2,2": 1, "3,4": 2, "3,5": 1, "5,6": 3}, "taking": "GT"}
    game = two_tramways(**words, narrow={"MLM": ["3,3", "3,5"]})
    assert offered(game, Take) == [Take("2,2"), Take("3,4"), Take("3,5")]
    play(game, Take("3,5"), EndTake())
    assert company(game, "GT")["resources"] == 1
    assert company(game, "MLM")["resources"] == 0
    game = two_tramways(**words, narrow={"MLM": ["3,5"]})  # not connected
    assert offered(game, Take) == [Take("2,2")]


@pytest.mark.rule("emubay.narrow.steal-cubes")
def test_a_company_takes_cubes_along_the_lines_its_independents_are_connected_to():  # ruling B19
    game = position(
        stations={"GT": "2,2", "MLM": "3,4"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1], "MLM": [0, 0, 1]},
        narrow={"MLM": ["3,3", "3,5"]},
        cubes={"2,3": 1, "2,2": 1, "3,5": 2, "4,6": 3},
        taking="EBR",
    )
    assert offered(game, Take) == [Take("2,2"), Take("2,3"), Take("3,5")]


@pytest.mark.rule("emubay.narrow.steal-cubes")
def test_long_lines_are_reached_to_their_ends():
    # GT's 3,4 - MLM's 3,5 - 3,6 - 4,6: a ring of red with the mountain 4,5 in it.
    game = position(
        stations={"GT": "3,4", "MLM": "4,6"},
        shares={"MLM": [0, 1]},
        narrow={"MLM": ["3,6", "3,5", "4,5"], "GT": ["4,4"]},
        cubes={"4,6": 1, "4,5": 1, "3,6": 1, "3,5": 1, "4,4": 1, "3,4": 1, "4,7": 1},
        taking="GT",
    )
    assert {choice.hex for choice in offered(game, Take)} == {"4,6", "4,5", "3,6", "3,5", "4,4", "3,4"}


@pytest.mark.rule("emubay.narrow.reach-through-shared", "emubay.resources.revenue")
def test_a_port_on_anothers_line_counts():
    # GT has built to Burnie; MLM is connected to it by 3,3 and gets £3 for its cube.
    words = {"cubes": {"3,4": 1, "5,6": 3}, "taking": "MLM"}
    game = two_tramways(**words, narrow={"GT": ["3,2", "4,1"], "MLM": ["3,3"]})
    play(game, Take("3,4"))
    assert revenue(game, "MLM") == 3 + 3
    game = two_tramways(**words, narrow={"GT": ["3,2", "4,1"]})
    play(game, Take("3,4"))
    assert revenue(game, "MLM") == 3 + 1


@pytest.mark.rule("emubay.narrow.reach-through-shared")
def test_a_town_on_anothers_line_counts_for_the_company_that_absorbed_the_independent():
    # MLM has built to Devonport; EBR owns GT, which is connected to MLM: its farms earn £2.
    words = {
        "stations": {"GT": "2,2", "MLM": "3,4"},
        "merged": {"GT": "EBR"},
        "shares": {"EBR": [1, 1], "MLM": [0, 0, 1]},
        "building": "EBR",
    }
    game = position(**words, narrow={"MLM": ["3,3", "4,2", "5,2"]})
    play(game, Build("3,3", "regular"))
    assert revenue(game, "EBR") == 3 + 2
    game = position(**words, narrow={"MLM": ["3,3", "4,2"]})
    play(game, Build("3,3", "regular"))
    assert revenue(game, "EBR") == 3


# First port through red track


@pytest.mark.rule("emubay.narrow.port-exception", "emubay.revenue.first-port")
def test_an_independents_own_red_track_into_a_port_brings_two_for_each_cube():
    game = two_tramways(narrow={"GT": ["3,2"]}, resources={"GT": 2, "MLM": 3}, building="GT")
    play(game, Build("4,1", "narrow"))
    assert revenues(game, "GT", "MLM") == [3 + 3 + 2 * 2, 3]  # MLM is not connected


@pytest.mark.rule("emubay.narrow.port-exception")
def test_one_red_cube_can_bring_several_their_first_port():  # ruling B14
    game = two_tramways(
        narrow={"GT": ["3,2"], "MLM": ["3,3"]}, resources={"GT": 2, "MLM": 3}, shares={"MLM": [0, 1]}, building="GT"
    )
    play(game, Build("4,1", "narrow"))
    assert revenues(game, "GT", "MLM") == [3 + 3 + 2 * 2, 3 + 2 * 3]


@pytest.mark.rule("emubay.narrow.port-exception")
def test_joining_a_line_that_has_a_port_connects_the_builder():  # ruling B14: the hex itself need not be a port
    game = two_tramways(narrow={"GT": ["3,2", "4,1"]}, resources={"GT": 2, "MLM": 3}, building="MLM")
    play(game, Build("3,3", "narrow"))
    assert revenues(game, "GT", "MLM") == [3, 3 + 3 + 2 * 3]


@pytest.mark.rule("emubay.narrow.port-exception")
def test_a_line_with_a_port_that_is_joined_to_anothers_connects_the_other():  # ruling B14
    # NED's line from 2,2 is in Burnie; by 3,3 Cleo joins it to MLM's station at 3,4.
    game = position(
        stations={"GT": "5,8", "NED": "2,2", "MLM": "3,4"},
        shares={"MLM": [0, 1], "NED": [0, 0, 1]},
        narrow={"NED": ["3,2", "4,1"]},
        resources={"NED": 4, "MLM": 3},
        company_cash=RICH,
        turn=2,
        building="NED",
    )
    play(game, Build("3,3", "narrow"))
    assert revenues(game, "NED", "MLM") == [3 + 3, 3 + 2 * 3]


@pytest.mark.rule("emubay.narrow.port-exception")
def test_a_company_is_connected_through_its_absorbed_independent_by_somebody_elses_track():
    game = position(
        stations={"GT": "2,2", "MLM": "3,4"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1], "MLM": [0, 0, 1]},
        narrow={"MLM": ["3,3", "3,2"]},
        resources={"EBR": 5, "MLM": 1},
        company_cash=RICH,
        turn=2,
        building="MLM",
    )
    play(game, Build("4,1", "narrow"))
    assert revenues(game, "EBR", "MLM") == [3 + 2 * 5, 3 + 3 + 2 * 1]


@pytest.mark.rule("emubay.narrow.port-exception")
def test_a_company_that_lays_red_track_can_connect_another_independent():
    game = position(
        stations={"GT": "2,2", "MLM": "3,4"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1], "MLM": [0, 0, 1]},
        narrow={"MLM": ["3,3"], "GT": ["3,2"]},
        resources={"EBR": 1, "MLM": 4},
        company_cash=RICH,
        building="EBR",
    )
    play(game, Build("4,1", "narrow"))
    assert revenues(game, "EBR", "MLM") == [3 + 3 + 2 * 1, 3 + 2 * 4]


@pytest.mark.rule("emubay.narrow.port-exception")
def test_who_has_a_port_already_gets_nothing_for_another():
    game = two_tramways(
        narrow={"GT": ["3,2"], "MLM": ["3,3", "4,2", "4,1"]}, resources={"GT": 2, "MLM": 3}, building="GT"
    )
    play(game, Build("5,1", "narrow"))
    assert revenues(game, "GT", "MLM") == [3 + 3, 3]


@pytest.mark.rule("emubay.narrow.port-exception")
def test_the_bonus_counts_the_cubes_of_that_moment_and_later_ones_bring_three_each():
    game = two_tramways(
        narrow={"GT": ["3,2"], "MLM": ["3,3"]},
        shares={"MLM": [0, 1]},
        resources={"MLM": 1},
        cubes={"3,4": 2, "5,6": 3},
        table={"take": 2, "auction": 2},
    )
    act(game, StartBuild("GT"), Build("4,1", "narrow"), EndBuild())
    assert revenue(game, "MLM") == 3 + 2
    act(game, StartTake("MLM"), Take("3,4"), Take("3,4"), EndTake())
    assert revenue(game, "MLM") == 3 + 2 + 3 + 3


@pytest.mark.rule("emubay.narrow.port-exception")
def test_an_unsold_independent_gets_nothing():  # ruling B11
    # The unsold NMF at 3,4 is on MLM's line, which reaches Burnie.
    game = position(
        stations={"GT": "9,3", "MLM": "2,2", "NMF": "3,4"},
        shares={"MLM": [1]},
        narrow={"MLM": ["3,3", "3,2"]},
        company_cash=RICH,
        building="MLM",
    )
    play(game, Build("4,1", "narrow"), EndBuild())
    assert revenues(game, "MLM", "NMF") == [3 + 3, 3]


# After a merger


@pytest.mark.rule("emubay.narrow.merged-supply")
def test_the_unplaced_track_of_a_merged_independent_joins_the_companys_supply():
    game = position(stations={"GT": "2,2"}, narrow={"GT": ["3,2"]}, company_cash=RICH, table={"take": 3, "build": 1})
    act(game, Merge("EBR", "GT"))
    assert company(game, "EBR")["narrow_track"] == 1
    assert company(game, "EBR")["regular_track"] == 4
    assert hexes(game, "narrow") >= {"2,2", "3,2"}  # what is built stays where it is


@pytest.mark.rule("emubay.narrow.merged-supply")
def test_the_red_track_of_several_independents_adds_up():
    game = position(
        merged={"GT": "LW", "MLM": "LW"},
        shares={"LW": [1, 1, 1]},
        narrow={"GT": ["4,3"]},
        building="LW",
    )
    assert company(game, "LW")["narrow_track"] == 1 + 3


@pytest.mark.rule("emubay.narrow.mixed-build")
def test_both_gauges_may_be_mixed_within_the_three_tracks():
    game = position(
        stations={"GT": "2,2"}, merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, company_cash=RICH, building="EBR"
    )
    play(game, Build("3,3", "regular"), Build("3,2", "narrow"), Build("2,4", "regular"))
    assert (company(game, "EBR")["regular_track"], company(game, "EBR")["narrow_track"]) == (2, 1)
    # Farm 0, red 3, forest 1.
    assert revenue(game, "EBR") == 3 + 0 + 3 + 1
    assert till(game, "EBR") == 60 - 4 - 4 - 4
    refused(game, Build("2,1", "narrow"), "emubay.build.one-to-three", "3 is the most")


@pytest.mark.rule("emubay.narrow.mixed-build")
def test_a_company_with_red_track_only_can_build():
    track = {"EBR": ["3,3", "4,2", "2,4", "2,5"]}
    game = position(stations={"GT": "2,2"}, merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, track=track, lifted="take")
    play(game, StartBuild("EBR"))
    assert {choice.gauge for choice in offered(game, Build)} == {"narrow"}
    refused(game, Build("1,3", "regular"), "emubay.build.has-track", "EBR has no regular track")


@pytest.mark.rule("emubay.narrow.mixed-build")
@pytest.mark.parametrize("gauge", ["broad", "", "Narrow"])
def test_there_are_two_gauges(gauge):
    refused(position(building="EBR"), Build("3,3", gauge), "emubay.narrow.mixed-build", f"“{gauge}”", "regular or")


@pytest.mark.rule("emubay.narrow.merged-connections")
def test_the_companys_port_counts_for_cubes_on_red_track_and_the_other_way_round():
    # EBR's blue track is in Strahan; the cube lies under GT's station.
    words = {"stations": {"GT": "2,2"}, "merged": {"GT": "EBR"}, "shares": {"EBR": [1, 1]}, "taking": "EBR"}
    game = position(**words, track={"EBR": ["1,4"]}, cubes={"2,2": 1, "5,6": 3})
    play(game, Take("2,2"))
    assert revenue(game, "EBR") == 3 + 3
    # Red track is in Burnie; the cube lies on EBR's own station.
    game = position(**words, narrow={"GT": ["3,2", "4,1"]}, cubes={"2,3": 1, "5,6": 3})
    play(game, Take("2,3"))
    assert revenue(game, "EBR") == 3 + 3


@pytest.mark.rule("emubay.narrow.merged-connections")
@pytest.mark.parametrize("build", [Build("1,4", "regular"), Build("4,1", "narrow")])
def test_a_port_that_either_gauge_reaches_after_the_merger_counts_for_all_cubes(build):
    game = position(
        stations={"GT": "2,2"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1]},
        narrow={"GT": ["3,2"]},
        resources={"EBR": 4},
        building="EBR",
    )
    play(game, build)
    assert revenue(game, "EBR") == 3 + (3 if build.gauge == "narrow" else 0) + 2 * 4


@pytest.mark.rule("emubay.narrow.merged-connections")
def test_towns_on_red_track_count_among_the_towns_of_the_company():  # ruling B16
    # L&W: Launceston by its station, Hobart by red track, so Devonport is its third town.
    game = position(
        stations={"GT": "5,8"},
        merged={"GT": "LW"},
        shares={"LW": [1, 1]},
        narrow={"GT": ["6,7", "7,7"]},
        track={"LW": ["6,2"]},
        building="LW",
    )
    play(game, Build("5,2", "regular"))
    assert revenue(game, "LW") == 3 + 6


@pytest.mark.rule("emubay.narrow.merged-connections")
def test_a_town_with_red_track_is_built_into_as_if_it_were_not_reached_yet():  # ruling B16
    # Hobart is on L&W's red track; with regular track it is the second town after Launceston.
    game = position(
        stations={"GT": "5,8"},
        merged={"GT": "LW"},
        shares={"LW": [1, 1]},
        narrow={"GT": ["6,7", "7,7"]},
        track={"LW": ["7,4", "7,5", "7,6"]},
        building="LW",
    )
    play(game, Build("7,7", "regular"))
    assert revenue(game, "LW") == 3 + 4
    assert till(game, "LW") == 20 - 10


@pytest.mark.rule("emubay.narrow.merged-connections", "emubay.revenue.ebr-first-town")
def test_red_track_of_ebr_into_its_first_town_brings_three_and_two_for_each_blue_farm():  # ruling B17
    # GT at 4,4 is connected by MLM's line to the farm 4,2, next to Devonport.
    game = position(
        stations={"GT": "4,4", "MLM": "3,4"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1], "MLM": [0, 0, 1]},
        narrow={"MLM": ["4,3", "4,2"]},
        track={"EBR": ["3,3", "3,2"]},
        building="EBR",
    )
    play(game, Build("5,2", "narrow"))
    assert revenue(game, "EBR") == 3 + 3 + 2 * 2


@pytest.mark.rule("emubay.narrow.merged-connections", "emubay.revenue.ebr-first-town", "emubay.narrow.revenue-once")
def test_a_first_town_by_somebody_elses_red_track_brings_ebr_nothing_then_or_later():  # ruling B17
    # EBR owns GT at 2,2. MLM's line from 3,4 leads to Devonport; Cleo lays its last track.
    game = position(
        stations={"GT": "2,2", "MLM": "3,4"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1], "MLM": [0, 0, 1]},
        narrow={"MLM": ["3,3", "4,2"]},
        track={"EBR": ["3,3", "4,2"]},
        company_cash=RICH,
        turn=2,
        building="MLM",
        table={"take": 2, "build": 1, "dividend": 1},
    )
    play(game, Build("5,2", "narrow"), EndBuild())
    assert revenues(game, "EBR", "MLM") == [3, 3 + 3]
    # Afterwards EBR's farms earn £2, and Devonport itself is worth £2, without a bonus for the two farms.
    act(game, StartBuild("EBR"), Build("3,2", "regular"))
    assert revenue(game, "EBR") == 3 + 2
    play(game, Build("5,2", "regular"))
    assert revenue(game, "EBR") == 3 + 2 + 2


@pytest.mark.rule("emubay.narrow.merged-connections", "emubay.narrow.merged-supply")
def test_red_track_keeps_a_bond_useful():
    # EBR has no blue track and no cubes, but GT's two red tracks.
    game = position(
        stations={"GT": "2,2"},
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1]},
        track={"EBR": ["3,3", "4,2", "2,4", "2,5"]},
        lifted="take",
    )
    play(game, IssueBond("EBR", Bond(10, 6, 1)))
