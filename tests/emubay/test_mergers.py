"""Merge independent."""

import pytest

from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import IssueBond, Merge, PayDividends, StartAuction, StartBuild, StartTake
from bradshaw.games.emubay.components import TERRAIN, Bond, hexes_in

from .positions import (
    act,
    cash,
    company,
    hexes,
    offered,
    play,
    position,
    refused,
    revenue,
    shares,
    table,
    till,
)

NEXT_TO_EBR = {"GT": "3,4"}
"""A station of GT next to that of EBR."""
NEXT_TO_LAUNCESTON = {"stations": {"GT": "9,3"}, "narrow": {"GT": ["8,2"]}}
"""GT's line touches the stations of L&W and TMLC."""
FREE_TABLE = {"take": 2, "auction": 2}


def pairs(game):
    return [(choice.company, choice.independent) for choice in offered(game, Merge)]


# Which can merge


@pytest.mark.rule("emubay.merge.adjacent")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({"stations": NEXT_TO_EBR}, [("EBR", "GT")]),  # station next to station
        (NEXT_TO_LAUNCESTON, [("LW", "GT"), ("TMLC", "GT")]),  # red track next to stations
        ({"narrow": {"GT": ["4,3"]}, "track": {"EBR": ["3,3"]}}, [("EBR", "GT")]),  # red track next to track
        ({"track": {"EBR": ["3,3", "4,3"]}}, [("EBR", "GT")]),  # station next to track
        ({"stations": {"GT": "9,3"}, "narrow": {"GT": ["8,3"]}, "track": {"LW": ["8,3"]}}, None),  # in the same hex
        ({}, []),
    ],
)
def test_the_independent_must_touch_the_company(words, expected):  # ruling B25
    game = position(**words, lifted="take")
    if expected is None:
        assert ("LW", "GT") in pairs(game)
    else:
        assert pairs(game) == expected


@pytest.mark.rule("emubay.merge.adjacent")
def test_an_independent_touches_a_company_through_red_track_it_is_connected_to():  # ruling B25
    # GT at 4,4 is connected by 4,5 to MLM at 4,6; EBR's 2,5 is next to MLM's 3,6.
    words = {"shares": {"MLM": [0, 1]}, "track": {"EBR": ["2,4", "2,5"]}, "lifted": "take"}
    assert pairs(position(**words, narrow={"MLM": ["3,6", "4,5"]})) == [("EBR", "GT"), ("EBR", "MLM")]
    assert pairs(position(**words, narrow={"MLM": ["3,6"]})) == [("EBR", "MLM")]


@pytest.mark.rule("emubay.merge.adjacent")
def test_red_track_of_a_company_is_not_a_place_to_merge_at():  # ruling B25: its colour or its station
    # EBR owns GT at 4,4; MLM's 4,5 joins it, but no blue is near MLM's line.
    game = position(merged={"GT": "EBR"}, shares={"EBR": [1, 1], "MLM": [1]}, narrow={"MLM": ["4,5"]}, lifted="take")
    refused(
        game,
        Merge("EBR", "MLM"),
        "emubay.merge.adjacent",
        "Neither the station of MLM nor track connected to it is next to EBR.",
        "EBR",
    )


@pytest.mark.rule("emubay.merge.adjacent")
def test_only_an_independent_merges_and_only_with_a_company():
    game = position(stations=NEXT_TO_EBR, shares={"MLM": [1]}, lifted="take")
    refused(
        game,
        Merge("LW", "GT"),
        "emubay.merge.adjacent",
        "Neither the station of GT nor track connected to it is next to L&W.",
        "L&W",
    )
    refused(
        game,
        Merge("LW", "TMLC"),
        "emubay.merge.adjacent",
        "TMLC cannot merge into L&W: a merger joins an independent to EBR, L&W or TMLC.",
    )
    refused(
        game,
        Merge("GT", "MLM"),
        "emubay.merge.adjacent",
        "MLM cannot merge into GT: a merger joins an independent to EBR, L&W or TMLC.",
    )
    refused(
        game,
        Merge("GT", "EBR"),
        "emubay.merge.adjacent",
        "EBR cannot merge into GT: a merger joins an independent to EBR, L&W or TMLC.",
    )
    refused(game, Merge("GWR", "GT"), "emubay.merge.adjacent", "“GWR”")
    refused(game, Merge("EBR", "GWR"), "emubay.merge.adjacent", "“GWR”")


@pytest.mark.rule("emubay.merge.share-ebr", "emubay.merge.share-other", "emubay.merge.adjacent")
def test_an_unsold_independent_cannot_merge():  # ruling B11
    game = position(stations={"MLM": "2,2"}, lifted="take")
    assert pairs(game) == []
    refused(game, Merge("EBR", "MLM"), "emubay.merge.share-ebr", "MLM has not been sold yet")
    refused(game, Merge("LW", "MLM"), "emubay.merge.share-other", "MLM has not been sold yet")


@pytest.mark.rule("emubay.merge.transfer")
def test_an_independent_merges_once():
    game = position(stations=NEXT_TO_EBR, merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, lifted="take")
    refused(
        game, Merge("EBR", "GT"), "emubay.merge.transfer", "GT has merged into EBR, which now has everything it owned"
    )


@pytest.mark.rule("emubay.merge.own-share")
@pytest.mark.parametrize(
    ("holdings", "allowed"),
    [
        ({"EBR": [1, 0, 0], "GT": [0, 1, 0]}, True),  # a share of the company; the owner need not agree
        ({"EBR": [0, 1, 0], "GT": [1, 0, 0]}, True),  # the share of the independent
        ({"EBR": [1, 0, 0], "GT": [1, 0, 0]}, True),
        ({"EBR": [0, 1, 0], "GT": [0, 0, 1]}, False),
    ],
)
def test_the_player_needs_a_share_of_either(holdings, allowed):  # ruling B26
    game = position(stations=NEXT_TO_EBR, shares=holdings, lifted="take")
    if allowed:
        play(game, Merge("EBR", "GT"))
    else:
        refused(game, Merge("EBR", "GT"), "emubay.merge.own-share", "You hold no share of EBR or GT.")
        assert pairs(game) == []


@pytest.mark.rule("emubay.merge.share-needed")
def test_the_company_needs_an_unsold_share():
    game = position(**NEXT_TO_LAUNCESTON, shares={"LW": [1, 1, 1]}, lifted="take")
    refused(game, Merge("LW", "GT"), "emubay.merge.share-needed", "L&W has no unsold share to exchange for GT.")
    assert pairs(game) == [("TMLC", "GT")]
    game = position(**NEXT_TO_LAUNCESTON, shares={"TMLC": [2, 2, 0]}, lifted="take")
    refused(game, Merge("TMLC", "GT"), "emubay.merge.share-needed", "TMLC has no unsold share to exchange for GT.")


@pytest.mark.rule("emubay.merge.share-needed", "emubay.merge.share-ebr")
def test_a_reserved_share_is_enough_for_ebr():
    game = position(stations=NEXT_TO_EBR, shares={"EBR": [1, 1, 0]}, lifted="take")
    assert company(game, "EBR")["shares_available"] == 0
    play(game, Merge("EBR", "GT"))
    assert shares(game, "EBR") == [2, 1, 0]


# What moves over


@pytest.mark.rule("emubay.merge.transfer", "emubay.merge.revenue")
def test_everything_of_the_independent_goes_to_the_companys_charter():
    game = position(
        stations=NEXT_TO_EBR,
        narrow={"GT": ["3,5"]},
        resources={"EBR": 1, "GT": 3},
        revenue={"EBR": 5, "GT": 7},
        company_cash={"EBR": 2, "GT": 11},
        table=FREE_TABLE,
    )
    act(game, Merge("EBR", "GT"))
    charter = company(game, "EBR")
    assert charter["resources"] == 1 + 3
    assert (charter["regular_track"], charter["narrow_track"]) == (4, 1)
    assert till(game, "EBR") == 2 + 11
    assert revenue(game, "EBR") == 5 + 7
    assert charter["independents"] == ["GT"]
    assert charter["bonds"] == [
        {"amount": 0, "x": 0, "y": 0, "deferred": True},
        {"amount": 10, "x": 3, "y": 1, "deferred": True},
    ]
    assert company(game, "GT") == {"status": "merged", "into": "EBR", "station": "3,4"}
    assert (till(game, "GT"), revenue(game, "GT"), shares(game, "GT")) == (0, 0, [0, 0, 0])
    assert hexes(game, "narrow") >= {"3,4", "3,5"}
    assert cash(game) == [20, 20, 20]
    assert table(game) == {"take": 2, "auction": 1, "merge": 1}


@pytest.mark.rule("emubay.merge.revenue")
@pytest.mark.parametrize(("own", "other"), [(3, 3), (-4, 6), (2, -5), (-2, -3), (0, 0)])
def test_revenues_are_added_together(own, other):
    game = position(stations=NEXT_TO_EBR, revenue={"EBR": own, "GT": other}, lifted="take")
    play(game, Merge("EBR", "GT"))
    assert revenue(game, "EBR") == own + other


@pytest.mark.rule("emubay.merge.transfer")
def test_a_merged_independent_no_longer_acts():
    game = position(
        stations=NEXT_TO_EBR,
        merged={"GT": "EBR"},
        shares={"EBR": [1, 1]},
        cubes={"3,4": 2, "5,6": 3},
        table=FREE_TABLE,
        lifted="auction",
    )
    text = "GT has merged into EBR, which now has everything it owned."
    for action in (StartBuild("GT"), StartTake("GT"), IssueBond("GT", Bond(10, 6, 1)), Merge("LW", "GT")):
        refused(game, action, "emubay.merge.transfer", text)
    at_auction = position(merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, lifted="take")
    refused(at_auction, StartAuction("GT"), "emubay.merge.transfer", text)
    play(game, StartTake("EBR"))


# Ports and towns


@pytest.mark.rule("emubay.merge.first-port")
@pytest.mark.parametrize(
    ("track", "narrow", "bonus"),
    [
        (["1,4"], [], 2 * 3),  # EBR is in Strahan: the three cubes of GT gain
        ([], ["3,2", "4,1"], 2 * 4),  # GT is in Burnie: the four cubes of EBR gain
        (["1,4"], ["3,2", "4,1"], 0),  # both have a port already
        ([], ["3,2"], 0),  # neither has one
    ],
)
def test_a_first_port_by_merger_brings_two_for_each_cube_of_the_newly_connected(track, narrow, bonus):  # ruling B15
    game = position(
        stations={"GT": "2,2"},
        track={"EBR": track},
        narrow={"GT": narrow},
        resources={"EBR": 4, "GT": 3},
        lifted="take",
    )
    play(game, Merge("EBR", "GT"))
    assert revenue(game, "EBR") == 3 + 3 + bonus


@pytest.mark.rule("emubay.merge.first-port")
def test_a_port_on_a_line_shared_with_another_counts_at_the_merger():
    # GT's own track is in no port, but it is connected to MLM's, which is in Burnie.
    game = position(
        stations={"GT": "2,2", "MLM": "3,4"},
        shares={"MLM": [0, 1]},
        narrow={"MLM": ["3,3", "3,2", "4,1"]},
        resources={"EBR": 4, "GT": 3, "MLM": 2},
        lifted="take",
    )
    play(game, Merge("EBR", "GT"))
    assert revenue(game, "EBR") == 3 + 3 + 2 * 4
    assert revenue(game, "MLM") == 3


@pytest.mark.rule("emubay.merge.first-port", "emubay.narrow.merged-connections", "emubay.revenue.ebr-first-town")
def test_a_first_town_by_merger_brings_ebr_two_for_each_blue_farm():  # ruling B17
    # MLM is in Devonport by 3,3 and 4,2; EBR has the farms 3,3 and 3,2.
    game = position(
        stations={"MLM": "3,4"},
        shares={"MLM": [1]},
        narrow={"MLM": ["3,3", "4,2", "5,2"]},
        track={"EBR": ["3,3", "3,2"]},
        lifted="take",
    )
    play(game, Merge("EBR", "MLM"))
    assert revenue(game, "EBR") == 3 + 3 + 2 * 2


@pytest.mark.rule("emubay.revenue.ebr-first-town")
def test_a_merger_brings_no_farm_bonus_if_ebr_has_a_town():
    game = position(
        stations={"MLM": "3,4"},
        shares={"MLM": [1]},
        narrow={"MLM": ["3,3", "4,2", "5,2"]},
        track={"EBR": ["3,3", "4,2", "5,2"]},
        lifted="take",
    )
    play(game, Merge("EBR", "MLM"))
    assert revenue(game, "EBR") == 3 + 3


# The certificate


@pytest.mark.rule("emubay.merge.no-flip")
@pytest.mark.parametrize("turned", [[], ["GT"]])
def test_the_certificate_keeps_its_side(turned):
    game = position(stations=NEXT_TO_EBR, turned=turned, lifted="take")
    play(game, Merge("EBR", "GT"))
    assert company(game, "EBR")["bonds"][-1] == {"amount": 10, "x": 3, "y": 1, "deferred": not turned}


@pytest.mark.rule("emubay.merge.no-flip")
@pytest.mark.parametrize(("turned", "cost"), [([], 3), (["GT"], 1)])
def test_the_certificate_goes_on_costing_on_the_new_charter(turned, cost):  # ruling B23
    game = position(stations=NEXT_TO_EBR, turned=turned, revenue={"EBR": 5, "GT": 4}, table=FREE_TABLE)
    act(game, Merge("EBR", "GT"))
    act(game, PayDividends())
    assert revenue(game, "EBR") == 5 + 4 - cost  # EBR's starting bond of £0 costs nothing


# The share


@pytest.mark.rule("emubay.merge.share-ebr")
def test_the_owner_of_the_independent_gets_a_reserved_share_of_ebr():  # ruling B27
    # Ada acts, Cleo owns GT. An ordinary share is left and stays for sale.
    game = position(stations=NEXT_TO_EBR, shares={"GT": [0, 0, 1]}, lifted="take")
    play(game, Merge("EBR", "GT"))
    assert shares(game, "EBR") == [1, 0, 1]
    assert shares(game, "GT") == [0, 0, 0]
    assert (company(game, "EBR")["shares_available"], company(game, "EBR")["shares_reserved"]) == (1, 3)


@pytest.mark.rule("emubay.merge.share-other")
@pytest.mark.parametrize(("name", "left"), [("LW", 1), ("TMLC", 2)])
def test_a_share_of_another_company_is_handed_out_and_a_reserved_share_of_ebr_freed(name, left):  # ruling B27
    game = position(**NEXT_TO_LAUNCESTON, shares={"GT": [0, 0, 1]}, lifted="take")
    play(game, Merge(name, "GT"))
    assert shares(game, name) == [1, 0, 1]
    assert company(game, name)["shares_available"] == left
    assert shares(game, "EBR") == [1, 0, 0]
    assert (company(game, "EBR")["shares_available"], company(game, "EBR")["shares_reserved"]) == (2, 3)


@pytest.mark.rule("emubay.merge.share-ebr", "emubay.merge.share-needed")
def test_four_mergers_use_up_the_four_reserved_shares():  # ruling B26
    game = position(
        stations={"GT": "9,3", "MLM": "9,1", "NED": "4,4", "NMF": "3,4"},
        merged={"GT": "EBR", "MLM": "TMLC", "NED": "EBR"},
        shares={"EBR": [2, 1, 1], "TMLC": [1, 1], "NMF": [0, 0, 1]},
        lifted="take",
    )
    assert (company(game, "EBR")["shares_available"], company(game, "EBR")["shares_reserved"]) == (1, 1)
    play(game, Merge("EBR", "NMF"))
    assert shares(game, "EBR") == [2, 1, 2]
    assert (company(game, "EBR")["shares_available"], company(game, "EBR")["shares_reserved"]) == (1, 0)


@pytest.mark.rule("emubay.merge.share-ebr", "emubay.dividends.per-share")
def test_a_share_from_a_merger_counts_in_every_later_division():
    # EBR 5 and GT 4 make 9 over two shares: £5 each. A third would cost 9/3 = £3.
    game = position(
        stations=NEXT_TO_EBR,
        shares={"GT": [0, 1, 0]},
        revenue={"EBR": 5, "GT": 4, "LW": 0, "TMLC": 0},
        table=FREE_TABLE,
    )
    act(game, Merge("EBR", "GT"))
    act(game, PayDividends(), lift="take")
    assert cash(game) == [25, 25, 20]
    game = position(merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, revenue={"EBR": 9}, cash=2, lifted="take")
    refused(game, StartAuction("EBR"), "emubay.auction.can-pay-minimum", "is £3", "have only £2")


def test_bonds_of_the_company_stay_as_they_are():
    game = position(stations=NEXT_TO_EBR, bonds={"EBR": [Bond(20, 7, 2)]}, turned=[Bond(20, 7, 2)], lifted="take")
    play(game, Merge("EBR", "GT"))
    assert [bond["deferred"] for bond in company(game, "EBR")["bonds"]] == [True, False, True]


def told(game):
    """What the newest action brought about, in sentences."""
    return [str(TITLE.tell(entry, game.players)) for entry in game.log_of(len(game.played) - 1)]


@pytest.mark.rule("emubay.merge.share-other", "emubay.merge.first-port")
def test_the_log_tells_a_merger_with_all_that_moves_and_the_share_that_it_frees():
    # L&W has built in Devonport's port; GT beside it brings two cubes: revenue 3 + 2 * 2.
    game = position(
        stations={"GT": "6,2"},
        shares={"GT": [0, 1]},
        track={"LW": ["7,2", "6,3", "5,2", "5,1"]},
        resources={"GT": 2},
        company_cash={"GT": 4},
        lifted="take",
    )
    play(game, Merge("LW", "GT"))
    assert told(game)[1:] == [
        "GT merges into L&W with £4, 2 resource cubes and 2 narrow-gauge tracks, and Ben exchanges its share for one "
        "of L&W: revenue +7 to 10.",
        "With that GT reaches its first port: 4 of the gain is for its 2 resource cubes.",
        "This puts a reserved share of EBR up for sale; 3 are still reserved.",
    ]


@pytest.mark.rule("emubay.revenue.ebr-first-town")
def test_the_log_tells_what_a_merger_brings_for_the_first_town():
    # GT reaches Devonport; EBR has track on the farms 3,3 and 4,2 (its station does not count): 3 + 2 * 2 and more.
    game = position(stations={"GT": "5,3"}, narrow={"GT": ["5,2"]}, track={"EBR": ["3,3", "4,2"]}, lifted="take")
    farms = sum(TERRAIN[place] == "farm" for place in hexes_in(game.state.track[0]))
    play(game, Merge("EBR", "GT"))
    assert (
        told(game)[2]
        == f"With that EBR reaches its first town: {2 * farms} of the gain is for its track on {farms} farms."
    )
    assert revenue(game, "EBR") == 3 + 3 + 2 * farms
