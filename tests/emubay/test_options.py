"""Options: what may be set differently, in play."""

import msgspec
import pytest

from bradshaw.core.errors import BadOption
from bradshaw.core.game import Game
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import Bid, Build, IssueBond, StartBuild
from bradshaw.games.emubay.components import Bond
from bradshaw.games.emubay.recorded import snapshot

from .positions import NAMES, bidding, dealt, offered, play, position, refused, revenue, till

ALL_COMPANIES = ("EBR", "LW", "TMLC", "GT", "MLM", "NED", "NMF")
SMALL = Bond(10, 6, 1)


def test_every_option_names_a_rule_and_has_an_allowed_default():
    assert [option.name for option in TITLE.options] == [
        "starting_revenue", "starting_bond_counts", "forest_cost", "colour_joins_own_red"
    ]  # fmt: skip
    for option in TITLE.options:
        assert option.rule in TITLE.rulebook
        assert option.accepts(option.default)


def test_a_game_keeps_its_options():
    assert Game(TITLE, NAMES[:3], 1).options == {
        "starting_revenue": "rulebook",
        "starting_bond_counts": False,
        "forest_cost": 4,
        "colour_joins_own_red": True,
    }
    assert Game(TITLE, NAMES[:3], 1, {"forest_cost": 5}).options["forest_cost"] == 5


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"tunnels": True}, "no option “tunnels”. This game has: starting_revenue"),
        ({"starting_revenue": "designer"}, "“starting_revenue” must be rulebook or online, not “designer”"),
        ({"starting_revenue": 3}, "“starting_revenue” must be rulebook or online"),
        ({"starting_bond_counts": "yes"}, "“starting_bond_counts” must be true or false, not “yes”"),
        ({"starting_bond_counts": 1}, "“starting_bond_counts” must be true or false"),
        ({"forest_cost": 0}, "“forest_cost” must be a whole number from 1 to 10, not “0”"),
        ({"forest_cost": 11}, "“forest_cost” must be a whole number from 1 to 10, not “11”"),
        ({"forest_cost": "4"}, "“forest_cost” must be"),
        ({"forest_cost": True}, "“forest_cost” must be"),
        ({"forest_cost": 4.0}, "“forest_cost” must be"),
        ({"forest_cost": None}, "“forest_cost” must be"),
    ],
)
def test_other_options_and_values_are_refused(options, words):
    with pytest.raises(BadOption) as caught:
        Game(TITLE, NAMES[:3], 1, options)
    assert words in str(caught.value)


# Starting revenue


@pytest.mark.rule("emubay.setup.dividend-start")
def test_markers_start_at_the_worth_of_the_station_hex_if_so_wished():  # ruling A1
    game = dealt(starting_revenue="online")
    assert [revenue(game, name) for name in ALL_COMPANIES] == [1, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.minimum-bid")
def test_lower_markers_make_lower_minimum_bids_in_the_initial_auctions():  # ruling A1
    game, minimums = dealt(starting_revenue="online"), []
    for _ in range(4):
        minimums.append(offered(game, Bid)[0].amount)
        assert snapshot.write(game.state)["auction"]["minimum_bid"] == minimums[-1]
        play(game, *bidding(0, 0, 0))
    assert minimums == [2, 2, 1, 3]


# Whether the starting bond counts


@pytest.mark.rule("emubay.bond.issue-limit")
def test_a_starting_bond_that_counts_uses_up_the_first_share():  # ruling B20
    game = position(starting_bond_counts=True, lifted="take")
    for name, label in (("EBR", "EBR"), ("LW", "L&W"), ("TMLC", "TMLC")):
        refused(game, IssueBond(name, SMALL), "emubay.bond.issue-limit", f"{label} has issued 1 bond and sold 1 share")


@pytest.mark.rule("emubay.bond.issue-limit")
@pytest.mark.parametrize("counts", [False, True])
def test_the_second_share_allows_one_bond_more(counts):
    words = {"shares": {"TMLC": [2]}, "starting_bond_counts": counts, "lifted": "take"}
    play(position(**words), IssueBond("TMLC", SMALL))
    one_issued = position(**words, bonds={"TMLC": [Bond(20, 7, 2)]})
    if counts:
        refused(one_issued, IssueBond("TMLC", SMALL), "emubay.bond.issue-limit", "has issued 2 bonds and sold 2 shares")
    else:
        play(one_issued, IssueBond("TMLC", SMALL))


@pytest.mark.rule("emubay.bond.held-independent-not-counted")
def test_absorbed_certificates_do_not_count_even_if_the_starting_bond_does():
    game = position(merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, starting_bond_counts=True, lifted="take")
    play(game, IssueBond("EBR", SMALL))


# What a forest costs


@pytest.mark.rule("emubay.build.cost-table")
@pytest.mark.parametrize("price", range(1, 11))
def test_a_forest_costs_what_is_set(price):  # ruling A4
    words = {"forest_cost": price, "building": "EBR"}
    game = position(**words, company_cash={"EBR": price})
    play(game, Build("2,4", "regular"))
    assert till(game, "EBR") == 0
    game = position(**words, company_cash={"EBR": price - 1})
    refused(game, Build("2,4", "regular"), "emubay.build.company-pays", f"costs £{price}", f"has only £{price - 1}")


@pytest.mark.rule("emubay.build.cost-table", "emubay.build.has-cash")
def test_other_hexes_cost_what_they_always_do():
    game = position(forest_cost=5, company_cash={"EBR": 50}, building="EBR")
    for hex_id, price in (("3,3", 4), ("2,2", 10), ("1,4", 6)):
        assert till(play(game.copy(), Build(hex_id, "regular")), "EBR") == 50 - price


@pytest.mark.rule("emubay.build.cost-table", "emubay.build.has-cash")
def test_a_cheap_forest_lets_a_poor_company_build():
    # GT's neighbours at 4,4 are forests and mountains.
    assert StartBuild("GT") not in position(company_cash={"GT": 3}, lifted="take").choices()
    game = position(company_cash={"GT": 3}, forest_cost=3, lifted="take")
    play(game, StartBuild("GT"))
    assert [choice.hex for choice in offered(game, Build)] == ["4,3", "5,4", "5,5"]
    refused(
        position(company_cash={"GT": 2}, forest_cost=3, lifted="take"),
        StartBuild("GT"),
        "emubay.build.has-cash",
        "costs £3",
        "has only £2",
    )


# Own colour where the company has red track


def with_red_town(**options):
    """EBR has merged with GT, whose red track leads to the farm 3,3 beside EBR's station."""
    return position(
        stations={"GT": "2,2"},
        merged={"GT": "EBR"},
        narrow={"GT": ["3,3"]},
        company_cash={"EBR": 60},
        building="EBR",
        **options,
    )


@pytest.mark.rule("emubay.build.one-track-per-hex")
def test_a_companys_colour_joins_red_track_of_its_own_merger_unless_the_option_is_off():  # ruling B9
    play(with_red_town(), Build("3,3", "regular"))
    rule = "emubay.build.one-track-per-hex"
    refused(
        with_red_town(colour_joins_own_red=False),
        Build("3,3", "regular"),
        rule,
        "There is already red track in farm 3,3 that EBR gained by a merger.",
    )


@pytest.mark.rule("emubay.build.one-track-per-hex")
def test_red_track_of_others_is_joined_whatever_the_option_says():  # ruling B9
    words = {"shares": {"EBR": [1], "GT": [0, 1]}, "stations": {"GT": "2,2"}, "narrow": {"GT": ["3,3"]}}
    for joins in (True, False):
        game = position(**words, company_cash={"EBR": 60}, building="EBR", colour_joins_own_red=joins)
        play(game, Build("3,3", "regular"))


def test_an_option_left_at_its_default_does_not_change_a_states_hash():
    assert "colour_joins_own_red" not in msgspec.to_builtins(Game(TITLE, NAMES[:3], 1).state.settings)
    other = Game(TITLE, NAMES[:3], 1, {"colour_joins_own_red": False})
    assert other.start != Game(TITLE, NAMES[:3], 1).start
