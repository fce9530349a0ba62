"""Build track: who may, where, and at what price."""

import pytest

from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import Bid, Build, EndBuild, LiftCube, PayDividends, StartBuild, Take
from bradshaw.games.emubay.components import LABEL, MOST_TRACK

from .positions import act, cash, company, hexes, offered, play, position, refused, revenue, stage, table, till


def sites(game, gauge="regular"):
    """The hexes in which track of a gauge is on offer."""
    return {choice.hex for choice in offered(game, Build) if choice.gauge == gauge}


# Who may build


@pytest.mark.rule("emubay.build.own-share")
def test_only_a_shareholder_builds_for_a_company():
    shares = {"EBR": [1, 0, 0], "LW": [0, 1, 0], "TMLC": [0, 0, 1], "GT": [0, 1, 0]}
    game = position(shares=shares, lifted="take")
    assert offered(game, StartBuild) == [StartBuild("EBR")]
    refused(game, StartBuild("LW"), "emubay.build.own-share", "no share of L&W")
    refused(game, StartBuild("GT"), "emubay.build.own-share", "no share of GT")
    refused(game, StartBuild("MLM"), "emubay.build.own-share", "MLM has not been sold yet, so nobody holds its share")
    refused(game, StartBuild("GWR"), "emubay.build.own-share", "“GWR”", "EBR, L&W, TMLC")
    play(game, StartBuild("EBR"))


@pytest.mark.rule("emubay.build.own-share")
def test_one_share_of_several_is_enough():
    game = position(shares={"TMLC": [3, 1, 0]}, turn=1, lifted="take")
    play(game, StartBuild("TMLC"))


@pytest.mark.rule("emubay.build.has-track")
def test_a_company_without_track_on_its_charter_cannot_build():
    game = position(track={"EBR": ["3,3", "4,2", "2,4", "2,5"]}, lifted="take")
    assert company(game, "EBR")["regular_track"] == 0
    refused(game, StartBuild("EBR"), "emubay.build.has-track", "EBR has no track left")


@pytest.mark.rule("emubay.build.has-track")
def test_building_stops_with_the_last_track_of_the_charter():
    game = position(track={"EBR": ["3,3", "4,2", "2,4"]}, company_cash={"EBR": 50}, building="EBR")
    play(game, Build("2,5", "regular"))
    refused(game, Build("1,3", "regular"), "emubay.build.has-track", "EBR has no regular track left")
    assert list(game.choices()) == [EndBuild()]


@pytest.mark.rule("emubay.build.has-cash", "emubay.build.no-player-money")
def test_a_company_without_the_price_of_any_hex_cannot_build_however_rich_its_owner():
    game = position(cash=100, company_cash={"EBR": 3}, lifted="take")
    refused(game, StartBuild("EBR"), "emubay.build.has-cash", "costs £4", "has only £3")
    assert StartBuild("EBR") in position(company_cash={"EBR": 4}, lifted="take").choices()


@pytest.mark.rule("emubay.build.has-cash")
def test_each_track_must_be_paid_in_full():
    game = position(company_cash={"EBR": 9}, building="EBR")
    assert sites(game) == {"3,3", "2,4", "1,3", "1,4"}  # the mountains at £10 are too dear
    refused(game, Build("2,2", "regular"), "emubay.build.company-pays", "mountain 2,2", "costs £10", "has only £9")
    play(game, Build("3,3", "regular"))
    refused(
        game,
        Build("1,4", "regular"),
        "emubay.build.company-pays",
        "in Port of Strahan costs",
        "costs £6",
        "has only £5",
    )
    play(game, Build("2,4", "regular"))
    refused(game, Build("2,5", "regular"), "emubay.build.company-pays", "costs £4", "has only £1")
    assert list(game.choices()) == [EndBuild()]


@pytest.mark.rule("emubay.build.has-cash")
def test_cash_counts_against_the_occupied_price_where_a_hex_is_occupied():
    occupied = {"LW": ["7,2", "7,4", "6,2", "6,3", "8,2", "8,3"]}
    game = position(track=occupied, company_cash={"TMLC": 7}, lifted="take")
    refused(game, StartBuild("TMLC"), "emubay.build.has-cash", "costs £8", "has only £7")
    game = position(track=occupied, company_cash={"TMLC": 8}, building="TMLC")
    assert sites(game) == {"7,2", "7,4", "6,2", "6,3", "8,3"}


@pytest.mark.rule("emubay.build.placement")
def test_a_company_that_is_walled_in_cannot_build():
    # The two neighbours of 9,1 are forests of L&W.
    game = position(stations={"GT": "9,1", "NMF": "4,4"}, track={"LW": ["8,1", "9,2"]}, lifted="take")
    refused(game, StartBuild("GT"), "emubay.build.placement", "GT has no hex left")


# One to three


@pytest.mark.rule("emubay.build.one-to-three")
def test_at_least_one_track_is_placed():
    game = position(building="EBR")
    assert EndBuild() not in game.choices()
    refused(game, EndBuild(), "emubay.build.one-to-three", "EBR must build at least 1 track.")


@pytest.mark.rule("emubay.build.one-to-three")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_two_or_three_tracks_may_be_placed(count):
    game = position(company_cash={"EBR": 50}, building="EBR")
    placed = ("3,3", "2,4", "1,3")[:count]
    for hex_id in placed:
        assert stage(game) == "building"
        play(game, Build(hex_id, "regular"))
    play(game, EndBuild())
    assert hexes(game, "EBR") == {"2,3", *placed}
    assert game.actors == (1,)


@pytest.mark.rule("emubay.build.one-to-three")
def test_a_fourth_track_is_refused():
    game = position(company_cash={"EBR": 50}, building="EBR")
    play(game, *(Build(hex_id, "regular") for hex_id in ("3,3", "2,4", "1,3")))
    refused(
        game,
        Build("1,4", "regular"),
        "emubay.build.one-to-three",
        "EBR has built 3 tracks, and 3 is the most in one action.",
        "3 is the most",
    )
    assert list(game.choices()) == [EndBuild()]
    assert MOST_TRACK == 3


@pytest.mark.rule("emubay.build.one-to-three")
def test_nothing_else_is_done_while_a_company_builds():
    game = position(building="EBR")
    for action in (LiftCube("take"), Bid(3), Take("2,3"), PayDividends(), StartBuild("LW")):
        refused(game, action, "emubay.build.one-to-three", "EBR is building")


# Where


@pytest.mark.rule("emubay.build.connected", "emubay.build.placement")
def test_track_goes_next_to_the_station_or_to_track_of_the_same_colour():
    game = position(company_cash={"EBR": 50}, building="EBR")
    assert sites(game) == {"2,2", "3,3", "3,4", "2,4", "1,4", "1,3"}
    refused(
        game, Build("4,2", "regular"), "emubay.build.connected", "EBR has no station or track next to farm 4,2.", "EBR"
    )
    play(game, Build("3,3", "regular"))
    # Track of the same action counts at once.
    assert sites(game) == {"2,2", "3,4", "2,4", "1,4", "1,3", "3,2", "4,2", "4,3"}
    play(game, Build("4,2", "regular"), Build("5,2", "regular"), EndBuild())
    assert hexes(game, "EBR") == {"2,3", "3,3", "4,2", "5,2"}


@pytest.mark.rule("emubay.build.connected")
def test_track_of_another_colour_is_no_connection():
    game = position(track={"LW": ["6,2", "5,3"]}, building="TMLC")
    assert "6,2" in sites(game)
    refused(
        game,
        Build("5,2", "regular"),
        "emubay.build.connected",
        "TMLC has no station or track next to Devonport.",
        "TMLC",
    )


@pytest.mark.rule("emubay.build.connected")
def test_a_company_cannot_extend_its_own_colour_from_red_track():  # ruling B12
    game = position(
        stations={"GT": "3,4"},
        merged={"GT": "EBR"},
        narrow={"GT": ["3,5"]},
        company_cash={"EBR": 50},
        building="EBR",
    )
    refused(
        game,
        Build("3,6", "regular"),
        "emubay.build.connected",
        "EBR has no station or track next to mountain 3,6.",
        "EBR",
    )
    play(game, Build("3,6", "narrow"))


@pytest.mark.rule("emubay.build.placement")
def test_track_is_taken_from_the_charter():
    game = position(building="EBR")
    play(game, Build("3,3", "regular"))
    assert company(game, "EBR")["regular_track"] == 3
    play(game, Build("2,4", "regular"))
    assert company(game, "EBR")["regular_track"] == 2


@pytest.mark.rule("emubay.build.placement")
@pytest.mark.parametrize("hex_id", ["0,0", "7,1", "10,1", "", "nowhere"])
def test_track_goes_on_the_map(hex_id):
    refused(position(building="EBR"), Build(hex_id, "regular"), "emubay.build.placement", f"“{hex_id}”")


# Paying and scoring


@pytest.mark.rule("emubay.build.company-pays", "emubay.build.no-player-money")
def test_the_company_pays_the_bank_and_players_pay_nothing():
    game = position(cash=[5, 6, 7], company_cash={"EBR": 20}, building="EBR")
    bank = game.state.cash[0]
    play(game, Build("3,3", "regular"))
    assert till(game, "EBR") == 16
    play(game, Build("2,2", "regular"))
    assert till(game, "EBR") == 6
    assert game.state.cash[0] == bank + 14
    assert cash(game) == [5, 6, 7]


@pytest.mark.rule("emubay.build.adjust-revenue")
def test_revenue_rises_with_each_placement():
    game = position(company_cash={"EBR": 50}, building="EBR")
    play(game, Build("2,4", "regular"))  # forest: 1
    assert revenue(game, "EBR") == 4
    play(game, Build("2,2", "regular"))  # mountain: 2
    assert revenue(game, "EBR") == 6
    assert [revenue(game, other) for other in ("LW", "TMLC", "GT")] == [3, 3, 3]


@pytest.mark.rule("emubay.build.company-pays", "emubay.build.adjust-revenue")
def test_a_whole_turn_of_building():
    game = position(company_cash={"TMLC": 14})
    act(game, StartBuild("TMLC"), Build("8,2", "regular"), Build("8,3", "regular"), EndBuild())
    # Forest £4 for 1, farm £4 for 2: TMLC is in Launceston.
    assert (till(game, "TMLC"), revenue(game, "TMLC")) == (14 - 8, 3 + 3)
    assert table(game) == {"take": 2, "build": 1, "dividend": 1}
    assert game.actors == (1,)


# What it costs

CROWDED = {
    "track": {"EBR": ["3,3", "4,2", "5,2"], "LW": ["6,2", "5,2", "6,3"], "TMLC": ["6,2", "7,4"]},
    "narrow": {"GT": ["3,2", "4,1"]},
    "stations": {"GT": "2,2", "MLM": "9,3", "NED": "5,8", "NMF": "4,6"},
    "shares": {"MLM": [1]},
    "company_cash": {"EBR": 50, "LW": 50, "TMLC": 50, "GT": 50, "MLM": 50},
}


@pytest.mark.rule("emubay.build.cost-table")
@pytest.mark.parametrize(
    ("name", "hex_id", "gauge", "price"),
    [
        ("TMLC", "6,4", "regular", 4),  # farm
        ("EBR", "2,4", "regular", 4),  # forest, ruling A4
        ("EBR", "3,4", "regular", 10),  # mountain
        ("EBR", "1,4", "regular", 6),  # port
        ("MLM", "9,2", "narrow", 4),  # forest
        ("MLM", "8,3", "narrow", 4),  # farm
        ("LW", "7,4", "regular", 8),  # farm with track of TMLC
        ("TMLC", "6,3", "regular", 8),  # farm with track of L&W
        ("EBR", "3,2", "regular", 8),  # farm with red track
        ("EBR", "6,2", "regular", 8),  # farm with track of two others: no dearer than one
        ("TMLC", "5,2", "regular", 10),  # town with track of two others
        ("EBR", "4,1", "regular", 10),  # port with red track
    ],
)
def test_the_cost_table(name, hex_id, gauge, price):
    game = play(position(**CROWDED, building=name), Build(hex_id, gauge))
    assert till(game, name) == 50 - price


@pytest.mark.rule("emubay.build.cost-table")
def test_an_unoccupied_town_costs_six():
    game = position(track={"EBR": ["3,3", "4,2"]}, building="EBR")
    play(game, Build("5,2", "regular"))
    assert till(game, "EBR") == 20 - 6


@pytest.mark.rule("emubay.build.cost-table", "emubay.build.stations-occupy")
def test_launceston_is_occupied_by_two_stations_and_costs_ten():  # ruling B8
    game = position(stations={"GT": "9,3"}, narrow={"GT": ["8,2"]}, building="GT")
    play(game, Build("7,3", "narrow"))
    assert till(game, "GT") == 20 - 10


@pytest.mark.rule("emubay.build.cost-table")
def test_track_of_ones_own_in_other_hexes_makes_nothing_dearer():
    game = position(company_cash={"LW": 50}, building="LW")
    play(game, Build("7,4", "regular"), Build("7,5", "regular"), Build("8,4", "regular"))
    assert till(game, "LW") == 50 - 12


# Forests and mountains


@pytest.mark.rule("emubay.build.exclusive-terrain")
def test_a_forest_or_mountain_admits_one_company_only():
    game = position(
        stations={"GT": "3,5"},
        narrow={"GT": ["2,4", "3,4"]},
        company_cash={"EBR": 50},
        building="EBR",
    )
    assert sites(game) == {"2,2", "3,3", "1,3", "1,4"}
    refused(
        game,
        Build("2,4", "regular"),
        "emubay.build.exclusive-terrain",
        "There is track in forest 2,4 already, and a forest hex has room for only one company.",
        "room for only one company",
    )
    refused(
        game,
        Build("3,4", "regular"),
        "emubay.build.exclusive-terrain",
        "There is track in mountain 3,4 already, and a mountain hex has room for only one company.",
        "room for only one company",
    )


@pytest.mark.rule("emubay.build.exclusive-terrain")
def test_regular_track_keeps_other_companies_and_red_track_out_of_a_forest():
    words = {"stations": {"GT": "9,3"}, "track": {"LW": ["8,2"]}, "company_cash": {"TMLC": 50, "GT": 50}}
    refused(position(**words, building="TMLC"), Build("8,2", "regular"), "emubay.build.exclusive-terrain", "8,2")
    refused(position(**words, building="GT"), Build("8,2", "narrow"), "emubay.build.exclusive-terrain", "8,2")


@pytest.mark.rule("emubay.build.exclusive-terrain")
def test_farms_towns_and_ports_admit_everybody():
    full = {
        "stations": {"GT": "9,3"},
        "track": {"EBR": ["3,3", "4,2", "5,3"], "LW": ["6,2", "5,3"], "TMLC": ["6,2"]},
        "company_cash": {"TMLC": 50},
    }
    game = play(position(**full, building="TMLC"), Build("5,3", "regular"))
    assert till(game, "TMLC") == 50 - 8
    for name in ("EBR", "LW", "TMLC"):
        assert "5,3" in hexes(game, name)


# Stations


@pytest.mark.rule("emubay.build.stations-occupy")
@pytest.mark.parametrize("sold", [True, False])
def test_the_station_of_an_independent_blocks_its_hex_sold_or_not(sold):  # ruling B7
    name = "GT" if sold else "NMF"
    game = position(stations={name: "2,2"}, company_cash={"EBR": 50}, building="EBR")
    refused(
        game,
        Build("2,2", "regular"),
        "emubay.build.stations-occupy",
        f"station of {name} is in mountain 2,2",
        "room for only one company",
    )
    assert "2,2" not in sites(game)


@pytest.mark.rule("emubay.build.stations-occupy")
def test_the_station_of_ebr_blocks_its_forest():
    game = position(stations={"GT": "2,2"}, company_cash={"GT": 50}, building="GT")
    refused(game, Build("2,3", "narrow"), "emubay.build.stations-occupy", f"station of {LABEL[0]} is in forest 2,3")


# One track in a hex


@pytest.mark.rule("emubay.build.one-track-per-hex")
def test_a_company_has_one_track_in_a_hex():
    game = position(track={"EBR": ["3,3"]}, company_cash={"EBR": 50}, building="EBR")
    refused(game, Build("3,3", "regular"), "emubay.build.one-track-per-hex", "EBR already has track in farm 3,3.")


@pytest.mark.rule("emubay.build.one-track-per-hex", "emubay.build.stations-occupy")
@pytest.mark.parametrize(
    ("name", "label", "hex_id", "gauge", "where"),
    [
        ("EBR", "EBR", "2,3", "regular", "forest 2,3"),
        ("LW", "L&W", "7,3", "regular", "Launceston"),
        ("TMLC", "TMLC", "7,3", "regular", "Launceston"),
        ("GT", "GT", "4,4", "narrow", "mountain 4,4"),
    ],
)
def test_no_company_builds_at_its_own_station(name, label, hex_id, gauge, where):  # ruling B8
    # Every station has track of its company next to it, so that connection is not what is missing.
    beside = {"EBR": "3,3", "LW": "6,3", "TMLC": "8,4"}
    track = {name: [beside[name]]} if name in beside else {}
    game = position(company_cash={name: 50}, building=name, track=track, narrow={} if track else {name: ["4,5"]})
    rule = "emubay.build.stations-occupy"
    refused(game, Build(hex_id, gauge), rule, f"{label} has its station in {where}", "cannot build track there")


@pytest.mark.rule("emubay.build.stations-occupy")
def test_that_a_company_does_not_build_at_its_own_station_is_a_ruling():
    ruling = next(one for one in TITLE.rulebook.rulings if one.id == "B8")
    assert "never builds in the hex of its own station" in ruling.decision
    assert "emubay.build.stations-occupy" in ruling.rules


@pytest.mark.rule("emubay.build.one-track-per-hex")
def test_red_track_is_not_laid_where_its_company_has_regular_track():  # ruling B9
    game = position(
        stations={"GT": "2,2"},
        merged={"GT": "EBR"},
        track={"EBR": ["3,3"]},
        company_cash={"EBR": 50},
        building="EBR",
    )
    refused(game, Build("3,3", "narrow"), "emubay.build.one-track-per-hex", "EBR already has track in farm 3,3.")
    assert "3,2" in sites(game, "narrow")
    assert "3,3" not in sites(game, "narrow")


@pytest.mark.rule("emubay.build.one-track-per-hex")
def test_regular_track_may_join_red_track_on_a_farm_at_the_occupied_price():  # ruling B9
    game = position(
        stations={"GT": "2,2"},
        merged={"GT": "EBR"},
        narrow={"GT": ["3,3"]},
        company_cash={"EBR": 50},
        building="EBR",
    )
    play(game, Build("3,3", "regular"))
    assert till(game, "EBR") == 50 - 8
    assert "3,3" in hexes(game, "EBR") & hexes(game, "narrow")


@pytest.mark.rule("emubay.build.one-track-per-hex")
def test_there_are_never_two_red_tracks_in_a_hex():  # ruling B9
    # MLM's network touches 3,2, which GT has built in.
    game = position(
        stations={"GT": "3,4", "MLM": "2,2"},
        shares={"MLM": [1]},
        narrow={"GT": ["3,3", "3,2"]},
        company_cash={"MLM": 50},
        building="MLM",
    )
    refused(game, Build("3,2", "narrow"), "emubay.build.one-track-per-hex", "already red track in farm 3,2")
    refused(
        game,
        Build("2,2", "narrow"),
        "emubay.build.stations-occupy",
        "MLM has its station in mountain 2,2 and cannot build track there.",
    )
