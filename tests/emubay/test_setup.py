"""Set up."""

import json
from importlib.resources import files

import pytest

from bradshaw.core.chance import Chance
from bradshaw.core.errors import BadPlayers
from bradshaw.core.game import Game
from bradshaw.core.options import complete
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import Bid, Pass
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules.setup import set_up

from .positions import (
    NAMES,
    bidding,
    cash,
    company,
    cubes,
    dealt,
    hexes,
    play,
    position,
    refused,
    revenue,
    table,
    till,
)

BOX = json.loads(files("bradshaw.games.emubay").joinpath("data.json").read_text())
SEEDS = range(200)
ALL_COMPANIES = ("EBR", "LW", "TMLC", "GT", "MLM", "NED", "NMF")


class Remembering(Chance):
    """Chance that keeps what it drew."""

    def __init__(self, seed):
        super().__init__(seed)
        self.shuffles = []
        self.draws = []

    def shuffled(self, items):
        mixed = super().shuffled(items)
        self.shuffles.append(mixed)
        return mixed

    def below(self, limit):
        number = super().below(limit)
        self.draws.append((limit, number))
        return number


def on_the_map(symbol, direction):
    """The hex in a direction, reckoned from the coordinates: even columns sit half a hex further south."""
    column, row = map(int, symbol.split(","))
    lower = column % 2 == 0
    step = {
        "C": (0, 0),
        "N": (0, -1),
        "S": (0, 1),
        "NE": (1, 0 if lower else -1),
        "SE": (1, 1 if lower else 0),
        "NW": (-1, 0 if lower else -1),
        "SW": (-1, 1 if lower else 0),
    }[direction]
    return f"{column + step[0]},{row + step[1]}"


def laid_out(cards):
    """The cubes and the station hexes that the cards bring, symbol by symbol."""
    expected, stations = {}, []
    for symbol, card in cards.items():
        for direction, space in BOX["setup"]["cards"][card].items():
            where = on_the_map(symbol, direction)
            if space.get("station"):
                stations.append(where)
            if space["cubes"] and BOX["hexes"].get(where, {}).get("terrain") in ("forest", "mountain"):
                expected[where] = expected.get(where, 0) + space["cubes"]
    return expected, stations


# Players


@pytest.mark.rule("emubay.setup.players")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_can_play(players):
    game = Game(TITLE, NAMES[:players], 1)
    assert len(cash(game)) == players


@pytest.mark.rule("emubay.setup.players")
@pytest.mark.parametrize("players", [0, 1, 2, 5, 6])
def test_no_other_number_can_play(players):  # ruling B36
    names = [f"Player {number}" for number in range(players)]
    with pytest.raises(BadPlayers, match=f"3 to 4 players, not {players}"):
        Game(TITLE, names, 1)


@pytest.mark.rule("emubay.setup.players")
@pytest.mark.parametrize("seat", [-1, 3, 4])
def test_nobody_sits_in_a_seat_beyond_the_players(seat):
    refused(position(), Pass(), "emubay.setup.players", "Nobody sits there: 3 people play.", seat=seat)
    refused(dealt(), Pass(), "emubay.setup.players", "Nobody sits there: 3 people play.", seat=seat)


# Certificates and bonds


@pytest.mark.rule("emubay.setup.sort-certificates")
def test_reserved_shares_of_ebr_lie_apart_and_bonds_apart_from_shares():
    game = dealt()
    assert (company(game, "EBR")["shares_available"], company(game, "EBR")["shares_reserved"]) == (2, 4)
    for other in ALL_COMPANIES[1:]:
        assert company(game, other)["shares_reserved"] == 0
    # No starting bond and no certificate of an independent is in the common supply.
    on_charters = [
        (bond["amount"], bond["x"], bond["y"]) for name in ALL_COMPANIES for bond in company(game, name)["bonds"]
    ]
    supply = [(bond["amount"], bond["x"], bond["y"]) for bond in snapshot.write(game.state)["bonds_available"]]
    assert not set(on_charters) & set(supply)


@pytest.mark.rule("emubay.setup.company-certificates")
@pytest.mark.parametrize(("name", "count"), [("EBR", 2), ("LW", 3), ("TMLC", 4)])
def test_certificates_of_the_companies_start_on_their_charters(name, count):  # ruling A7
    game = dealt()
    assert company(game, name)["shares_available"] == count
    assert company(game, name)["shares_held"] == 0


@pytest.mark.rule("emubay.setup.independent-certificates")
@pytest.mark.parametrize("name", ["GT", "MLM", "NED", "NMF"])
def test_each_independent_has_one_certificate_in_its_place(name):
    game = dealt()
    assert company(game, name)["status"] == "unsold"
    assert company(game, name)["shares_available"] == 1
    assert company(game, name)["shares_held"] == 0


@pytest.mark.rule("emubay.setup.bond-supply")
def test_five_bonds_lie_beside_the_board():  # ruling A6
    supply = snapshot.write(dealt().state)["bonds_available"]
    assert [(bond["amount"], bond["x"], bond["y"]) for bond in supply] == [
        (10, 6, 1),
        (20, 7, 2),
        (20, 8, 2),
        (30, 9, 2),
        (30, 10, 2),
    ]


@pytest.mark.rule("emubay.setup.starting-bonds", "emubay.setup.starting-bond-cash")
def test_each_company_gets_a_starting_bond_on_its_deferred_side_and_its_money():
    game = dealt(bonds=(15, 0, 10))
    assert company(game, "EBR")["bonds"] == [{"amount": 15, "x": 5, "y": 2, "deferred": True}]
    assert company(game, "LW")["bonds"] == [{"amount": 0, "x": 0, "y": 0, "deferred": True}]
    assert company(game, "TMLC")["bonds"] == [{"amount": 10, "x": 5, "y": 1, "deferred": True}]
    assert [till(game, name) for name in ("EBR", "LW", "TMLC")] == [15, 0, 10]


@pytest.mark.rule("emubay.setup.starting-bonds", "emubay.setup.starting-bond-cash")
def test_starting_bonds_are_random_and_each_is_used_once():
    seen = set()
    for seed in SEEDS:
        game = Game(TITLE, NAMES[:3], seed)
        amounts = tuple(company(game, name)["bonds"][0]["amount"] for name in ("EBR", "LW", "TMLC"))
        assert sorted(amounts) == [0, 10, 15]
        assert tuple(till(game, name) for name in ("EBR", "LW", "TMLC")) == amounts
        seen.add(amounts)
    assert len(seen) == 6


# Setup cards

ORDERS = {
    # 21 cubes less 4: two for the farm 3,3, and two off the board north of 9,1 and north-east of 9,3. The hex 4,4
    # gets 2 from card C next to it and 3 from its own card D.
    "ABCDEFGH": {
        "2,1": 2,
        "2,2": 1,
        "2,5": 1,
        "3,7": 1,
        "4,3": 1,
        "4,4": 5,
        "4,6": 1,
        "4,7": 1,
        "5,7": 1,
        "5,8": 1,
        "9,1": 1,
        "9,4": 1,
    },
    # 21 less 5: farms 3,2 and 3,3, two off the board at 9,1 and one at 9,3. Card H puts a cube on EBR's station.
    "HGFEDCBA": {
        "2,3": 1,
        "2,4": 1,
        "3,4": 2,
        "3,5": 2,
        "4,4": 1,
        "4,6": 3,
        "4,8": 1,
        "6,7": 2,
        "9,2": 2,
        "9,3": 1,
    },
    # 21 less 2: the farm 3,3, and one off the board south of 5,8.
    "EFCABHDG": {
        "1,3": 1,
        "2,2": 1,
        "2,3": 1,
        "2,5": 1,
        "3,4": 1,
        "4,3": 2,
        "4,4": 3,
        "4,5": 1,
        "5,5": 1,
        "5,6": 1,
        "6,7": 1,
        "9,1": 3,
        "9,2": 1,
        "9,3": 1,
    },
}
STATION_HEXES = {
    "ABCDEFGH": ["2,2", "3,4", "3,5", "4,4"],
    "HGFEDCBA": ["4,6", "5,8", "9,1", "9,3"],
    "EFCABHDG": ["3,5", "4,4", "4,6", "9,1"],
}


@pytest.mark.rule(
    "emubay.setup.card-per-symbol",
    "emubay.setup.card-orientation",
    "emubay.setup.resource-cubes",
    "emubay.setup.overlap",
    "emubay.setup.cubes-terrain",
)
@pytest.mark.parametrize("cards", ORDERS)
def test_cards_bring_their_cubes_to_the_spaces_around_each_symbol(cards):
    # The symbols from west to east are 2,2 3,4 3,5 4,4 4,6 5,8 9,1 9,3: even and odd columns, inland and on the edge.
    assert cubes(dealt(cards=cards)) == ORDERS[cards]


@pytest.mark.rule("emubay.setup.random-station", "emubay.setup.shuffle")
@pytest.mark.parametrize("cards", STATION_HEXES)
@pytest.mark.parametrize("order", [("GT", "MLM", "NED", "NMF"), ("NMF", "GT", "NED", "MLM")])
def test_stations_go_in_their_shuffled_order_to_the_cards_with_a_red_circle(cards, order):
    game = dealt(cards=cards, stations=order)
    assert [company(game, name)["station"] for name in order] == STATION_HEXES[cards]
    assert hexes(game, "narrow") == set(STATION_HEXES[cards])


@pytest.mark.rule("emubay.setup.overlap")
def test_cubes_add_up_and_may_lie_under_a_station():
    game = dealt(cards="ABCDEFGH")
    assert cubes(game)["4,4"] == 2 + 3
    assert company(game, "NMF")["station"] == "4,4"


@pytest.mark.rule("emubay.setup.overlap")
def test_cubes_may_lie_on_the_station_of_ebr():
    assert cubes(dealt(cards="HGFEDCBA"))["2,3"] == 1


@pytest.mark.rule("emubay.setup.cubes-terrain")
def test_cubes_for_farms_and_for_spaces_off_the_board_are_not_placed():
    # Card A lies at 2,2 and its space SE is the farm 3,3; card G lies at 9,1, and N of it is sea.
    placed = cubes(dealt(cards="ABCDEFGH"))
    assert "3,3" not in placed
    assert sum(placed.values()) == 17


@pytest.mark.rule(
    "emubay.setup.shuffle",
    "emubay.setup.card-per-symbol",
    "emubay.setup.card-orientation",
    "emubay.setup.random-station",
    "emubay.setup.resource-cubes",
    "emubay.setup.cubes-terrain",
)
def test_every_seed_deals_all_cards_and_stations_by_the_rules():
    dealt_cards, dealt_stations = set(), set()
    for seed in SEEDS:
        chance = Remembering(seed)
        state = set_up(3, complete(TITLE.options, {}), chance)
        _, tokens, order = chance.shuffles
        assert sorted(order) == list("ABCDEFGH")
        cards = dict(zip(BOX["setup"]["setup_symbols"], order, strict=True))
        expected, stations = laid_out(cards)
        shot = snapshot.write(state)
        assert shot["resource_cubes"] == expected
        assert sum(expected.values()) <= 21
        assert all(BOX["hexes"][where]["terrain"] in ("forest", "mountain") for where in shot["resource_cubes"])
        assert [shot["companies"][ALL_COMPANIES[token]]["station"] for token in tokens] == stations
        assert {cards[where] for where in stations} == set("ABCD")
        dealt_cards.add(tuple(order))
        dealt_stations.add(tuple(tokens))
    assert len(dealt_cards) > 190
    assert len(dealt_stations) == 24


def test_setup_symbols_are_those_of_the_map():
    assert BOX["setup"]["setup_symbols"] == [name for name, place in BOX["hexes"].items() if place["setup_symbol"]]


def test_neighbours_on_the_map_fit_the_coordinates():  # even columns are half a hex lower
    for name, place in BOX["hexes"].items():
        around = {
            direction: on_the_map(name, direction)
            for direction in ("N", "NE", "SE", "S", "SW", "NW")
            if on_the_map(name, direction) in BOX["hexes"]
        }
        assert place["neighbours"] == around


# Charters, tracker, action table and money


@pytest.mark.rule("emubay.setup.track-cubes")
@pytest.mark.parametrize(
    ("name", "regular", "narrow"),
    [("EBR", 4, 0), ("LW", 7, 0), ("TMLC", 8, 0), ("GT", 0, 2), ("MLM", 0, 3), ("NED", 0, 3), ("NMF", 0, 4)],
)
def test_each_charter_starts_with_its_track(name, regular, narrow):
    charter = company(dealt(), name)
    assert (charter["regular_track"], charter["narrow_track"]) == (regular, narrow)


@pytest.mark.rule("emubay.setup.track-cubes")
def test_only_stations_are_on_the_map_at_the_start():
    game = dealt(cards="ABCDEFGH")
    assert hexes(game, "EBR") == {"2,3"}
    assert hexes(game, "LW") == hexes(game, "TMLC") == {"7,3"}
    assert hexes(game, "narrow") == {"2,2", "3,4", "3,5", "4,4"}


@pytest.mark.rule("emubay.setup.dividend-start")
@pytest.mark.parametrize("name", ALL_COMPANIES)
def test_every_marker_starts_at_three_pounds(name):  # ruling A1
    assert revenue(dealt(), name) == 3


@pytest.mark.rule("emubay.setup.action-cubes")
def test_four_cubes_start_on_take_resources_and_pay_dividends():  # ruling A8
    assert table(dealt()) == {"take": 3, "dividend": 1}
    assert [space["spaces"] for space in BOX["actions"]] == [3, 2, 3, 1, 1, 1]


@pytest.mark.rule("emubay.setup.player-cash")
@pytest.mark.parametrize(("players", "each"), [(3, 8), (4, 6)])
def test_twenty_four_pounds_are_split_evenly(players, each):
    assert cash(dealt(players)) == [each] * players


def test_the_town_and_port_of_the_north_coast_are_called_devonport():  # ruling A9
    assert BOX["hexes"]["5,2"]["name"] == "Devonport"
    assert BOX["hexes"]["5,1"]["name"] == "Port of Devonport"


# The draws themselves


def test_set_up_draws_bonds_stations_cards_and_first_bidder_in_this_order():
    chance = Remembering(5)
    set_up(4, complete(TITLE.options, {}), chance)
    assert [len(order) for order in chance.shuffles] == [3, 4, 8]
    assert chance.draws[-1][0] == 4


@pytest.mark.parametrize(
    ("seed", "players", "stations", "starting_bonds", "first_bidder", "black_cubes"),
    [
        (
            0,
            3,
            ["2,2", "9,1", "3,4", "9,3"],
            [15, 0, 10],
            0,
            {"2,2": 3, "3,4": 3, "3,5": 1, "3,7": 1, "4,3": 1, "4,4": 2, "4,6": 1, "6,7": 1},
        ),
        (
            1,
            4,
            ["2,2", "4,4", "9,3", "5,8"],
            [0, 10, 15],
            0,
            {
                "2,1": 1,
                "2,3": 1,
                "2,5": 1,
                "3,4": 1,
                "3,5": 2,
                "4,5": 1,
                "4,6": 1,
                "5,4": 2,
                "5,8": 3,
                "9,2": 3,
                "9,3": 1,
            },
        ),
        (
            9007199254740991,
            4,
            ["9,1", "3,5", "5,8", "3,4"],
            [10, 15, 0],
            2,
            {
                "2,3": 1,
                "3,4": 4,
                "3,6": 1,
                "4,3": 1,
                "4,4": 2,
                "4,5": 1,
                "4,6": 1,
                "4,8": 1,
                "6,7": 2,
                "9,1": 1,
                "9,3": 1,
            },
        ),
    ],
)
def test_a_seed_gives_the_same_set_up_for_ever(seed, players, stations, starting_bonds, first_bidder, black_cubes):
    game = Game(TITLE, NAMES[:players], seed)
    assert [company(game, name)["station"] for name in ("GT", "MLM", "NED", "NMF")] == stations
    assert [till(game, name) for name in ("EBR", "LW", "TMLC")] == starting_bonds
    assert game.actors == (first_bidder,)
    assert cubes(game) == black_cubes


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    one, same, other = Game(TITLE, NAMES[:3], 1), Game(TITLE, NAMES[:3], 1), Game(TITLE, NAMES[:3], 2)
    assert one.state == same.state
    assert one.state != other.state
    play(one, Bid(3))
    assert one.state != same.state


@pytest.mark.rule("emubay.setup.starting-bonds", "emubay.setup.random-station", "emubay.initial-auction.first-bidder")
def test_the_log_begins_with_what_was_drawn_and_dealt():
    game = Game(TITLE, NAMES[:3], 18)
    assert [str(text) for text in game.report()] == [
        "EBR starts with the £15 bond (£5+2/div), deferred, and £15.",
        "L&W starts with the £0 bond (£0+0/div), deferred, and £0.",
        "TMLC starts with the £10 bond (£5+1/div), deferred, and £10.",
        "The stations of the independents are drawn: GT in mountain 4,6, MLM in mountain 3,5, NED in forest 9,3 and "
        "NMF in mountain 5,8.",
        "The set-up cards put 18 resource cubes into 12 hexes.",
        "Each player starts with £8.",
        "A share of L&W is up for auction; bids start at £3, and Cleo bids first.",
    ]
    play(game, *bidding(0, 0, 0))
    assert str(game.report()[-1]) == "A share of TMLC is up for auction; bids start at £3, and Cleo bids first."
