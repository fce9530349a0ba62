"""Components, The Map, Setting up the Game, Major Companies, Company Tokens and Company Charters."""

import json
from importlib.resources import files

import pytest

from bradshaw.core.errors import BadPlayers
from bradshaw.core.game import Game
from bradshaw.core.ledger import BANK
from bradshaw.eighteen.actions import BuyShare, LayTile, Pass
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.state import IPO
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import Bid, BuildBase, BuyTrain, StartCompany, TakePrivate
from bradshaw.games.g1860.components import COMPANIES, COMPANY, PRIVATES, SMALL_MAP, TRAINS
from bradshaw.games.g1860.rules.running import problem
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import MINT, UNSOLD

from .positions import (
    NAMES,
    after_auction,
    cash,
    director,
    in_offering,
    in_pool,
    new_game,
    offered,
    owner,
    play,
    position,
    refused,
    stage,
    treasury,
)

BOX = json.loads(files("bradshaw.games.g1860").joinpath("data.json").read_text())
ALL_COMPANIES = ("C&N", "IOW", "IWNJ", "FYN", "NGStL", "BHI&R", "S&C", "VY&SC")
ISLAND = (
    *("B4", "B6", "C5", "C7", "D4", "D6", "D8", "E3", "E5", "E7", "E9"),
    *("F2", "F4", "F6", "F8", "F10", "F12", "G1", "G3", "G5", "G7", "G9", "G11", "G13"),
    *("H2", "H4", "H6", "H8", "H10", "H12", "I3", "I5", "I7", "I9", "I11"),
    *("J2", "J4", "J6", "J8", "K5", "K7", "L6"),
)


def place(name):
    return SMALL_MAP.places[SMALL_MAP.number[name]]


def sides_between(one, other):
    """Whether track may cross from one hex to another."""
    return SMALL_MAP.number[other] in place(one).neighbours


# Components


@pytest.mark.rule("1860.components.bank-cash")
@pytest.mark.parametrize(("players", "left"), [(2, 8000), (3, 7990), (4, 8000)])
def test_the_bank_has_10000_and_the_players_money_comes_out_of_it(players, left):
    game = new_game(players)
    assert game.state.cash[BANK] == left
    assert left + sum(cash(game)) == 10000


@pytest.mark.rule("1860.components.credit-supply")
def test_company_credits_are_a_currency_of_their_own_without_limit():
    game = position(
        players=2,
        cash=5000,
        shares={name: [5] for name in ALL_COMPANIES},
        pars=dict.fromkeys(("C&N", "IOW"), 100) | dict.fromkeys(("IWNJ", "FYN"), 82),
    )
    assert game.state.cash[BANK] == 0
    assert sum(treasury(game, name) for name in ALL_COMPANIES) == -game.state.cash[MINT] == 5880
    assert treasury(game, "IOW") == 1000


@pytest.mark.rule("1860.components.private-certificates")
def test_there_are_five_privates_with_their_values_and_revenues():
    assert {private.name: (private.value, private.revenue) for private in PRIVATES} == {
        "Brading": (30, 5),
        "Yarmouth": (50, 10),
        "Cowes": (90, 20),
        "Ryde Pier": (130, 30),
        "Fishbourne": (200, 25),
    }
    game = play(new_game(), Pass(), Pass(), Pass())
    refused(game, TakePrivate("Ventnor"), "1860.components.private-certificates", "Ventnor", "Ryde Pier")


@pytest.mark.rule("1860.components.status-cards")
def test_a_company_can_be_insolvent_bankrupt_or_without_a_director():
    game = position(
        shares={"IOW": [5], "C&N": [0, 1], "IWNJ": [5]},
        pool={"C&N": 4},
        directors={"C&N": "pool"},
        floated=["C&N"],
        insolvent=["IOW"],
        bankrupt=["FYN"],
    )
    state = game.state
    names = dict(enumerate(ALL_COMPANIES))
    assert [name for number, name in names.items() if state.is_insolvent(number)] == ["IOW"]
    assert [name for number, name in names.items() if state.is_bankrupt(number)] == ["FYN"]
    assert [name for number, name in names.items() if state.in_receivership(number)] == ["C&N"]


# The Map


@pytest.mark.rule("1860.map.hexes")
def test_tiles_go_only_on_the_hexes_of_the_island():
    assert [one.id for one in SMALL_MAP.places] == list(ISLAND)
    assert len(ISLAND) == 42
    game = position(shares={"IOW": [5]}, trains={"IOW": ["2+1"]}, company="IOW")
    refused(game, LayTile("K3", "9", 0), "1860.map.hexes", "K3")
    refused(game, LayTile("J2", "9", 0), "1860.map.hexes", "J2")
    refused(game, LayTile("A5", "742", 0), "1860.map.hexes")
    assert {lay.hex for lay in offered(game, LayTile)} <= set(ISLAND)


@pytest.mark.rule("1860.map.symbols")
def test_towns_homes_and_villages_are_where_the_map_shows_them():
    towns = {one.id: one.name for one in SMALL_MAP.places if any(kind == "city" for kind, _ in one.stops)}
    assert set(towns) == {*("B4", "B6", "E9", "F2", "F12", "G5", "G7", "G9", "I3", "I9", "I11", "J4", "J6", "J8", "L6")}
    assert {company.name: towns[company.home] for company in COMPANIES} == {
        "C&N": "Cowes",
        "IOW": "Ryde Esplanade",
        "IWNJ": "Merstone",
        "FYN": "Yarmouth",
        "NGStL": "Godshill",
        "BHI&R": "Bembridge",
        "S&C": "Chale",
        "VY&SC": "Shorwell",
    }
    villages = [name for one in SMALL_MAP.places for kind, name in one.stops if kind == "village"]
    assert {"Shalcombe", "Chale Green", "East Cowes", "Wroxall", "Blackwater"} <= set(villages)
    assert len(villages) == 22


@pytest.mark.rule("1860.map.red-barriers")
def test_no_track_crosses_the_three_red_barriers():
    medina = [("F2", "G1"), ("F2", "G3"), ("F4", "G3")]
    ashey = [("I5", "I7")]
    estate = [("I9", "I11")]
    for one, other in medina + ashey + estate:
        assert not sides_between(one, other)
        assert not sides_between(other, one)
    closed = {(one.id, side) for one in SMALL_MAP.places for side in one.barriers}
    assert len(closed) == 2 * len(medina + ashey + estate)
    # Round by Wroxall there is a way to Ventnor.
    assert sides_between("I9", "H10")
    assert sides_between("H10", "I11")


@pytest.mark.rule("1860.map.red-barriers")
def test_a_tile_with_track_into_a_barrier_is_refused():
    game = position(
        shares={"S&C": [5]},
        tiles={"F12": ("5", 3)},
        company="S&C",
    )
    assert place("I9").barriers == (0,)
    refused(game, LayTile("I9", "57", 0), "1860.lay.barriers", "barrier")


@pytest.mark.rule("1860.map.difficult-hills")
def test_hills_cost_60():
    hills = {one.id for one in SMALL_MAP.places if one.terrain == "hill"}
    assert hills == {"C7", "E7", "F8", "G13", "H6", "H10", "H12"}
    assert {place(name).cost for name in hills} == {60}
    game = position(shares={"IWNJ": [5]}, company="IWNJ")
    play(game, LayTile("H8", "741", 2))
    assert treasury(game, "IWNJ") == 620
    play(game, LayTile("H6", "9", 0))
    assert treasury(game, "IWNJ") == 620 - 60


@pytest.mark.rule("1860.map.difficult-other")
def test_three_other_hexes_cost_60_too_and_nothing_else_does():
    shaded = {one.id for one in SMALL_MAP.places if one.terrain == "olive"}
    assert shaded == {"K5", "H2", "D4"}
    assert place("K5").name == "St Helens"
    assert place("H2").name == "Fishbourne"
    assert SMALL_MAP.number["D4"] == place("D6").neighbours[3]
    assert place("D6").name == "Calbourne"
    assert {one.id: one.cost for one in SMALL_MAP.places if one.cost} == dict.fromkeys(
        ["C7", "D4", "E7", "F8", "G13", "H2", "H6", "H10", "H12", "K5"], 60
    )


def pier_of(game):
    net = network(game.state)
    return net.first[SMALL_MAP.number["J2"]]


@pytest.mark.rule("1860.map.pier-unconnected")
def test_the_pier_is_not_connected_at_the_start():
    game = position(shares={"IOW": [5]}, trains={"IOW": ["2+1"]}, company="IOW")
    net = network(game.state)
    ryde = net.first[SMALL_MAP.number["I3"]]
    assert pier_of(game) not in net.connected([ryde], set())


@pytest.mark.rule("1860.map.pier-opens")
def test_the_green_tile_of_ryde_connects_the_pier_as_a_large_station():
    game = position(
        shares={"IOW": [5]}, trains={"IOW": ["3+2"]}, phase="3+2", tiles={"I3": ("758", 0)}, company="IOW", step="run"
    )
    net = network(game.state)
    ryde = net.first[SMALL_MAP.number["I3"]]
    assert pier_of(game) in net.connected([ryde], set())
    question = problem(game.state, COMPANY["IOW"])
    assert question.stops[pier_of(game)].kind == question.stops[ryde].kind


@pytest.mark.rule("1860.map.pier-value")
@pytest.mark.parametrize(
    ("phase", "value"),
    [("2+1", 0), ("3+2", 20), ("4+2", 20), ("5+3", 40), ("6+3", 40), ("7+4", 40), ("8+4", 40), ("9+5", 40)],
)
def test_the_pier_is_worth_what_the_available_colours_say(phase, value):
    game = position(
        shares={"IOW": [5]}, trains={"IOW": ["6+3"]}, phase=phase, tiles={"I3": ("758", 0)}, company="IOW", step="run"
    )
    assert problem(game.state, COMPANY["IOW"]).stops[pier_of(game)].revenue == value


# Setting up the Game


@pytest.mark.rule("1860.setup.share-piles")
def test_eight_piles_of_shares_lie_in_the_offering():
    game = new_game()
    assert [company.name for company in COMPANIES] == list(ALL_COMPANIES)
    for name in ALL_COMPANIES:
        assert in_offering(game, name) == 10
        assert director(game, name) == IPO
    refused(after_auction(), StartCompany("LSWR", 74), "1860.setup.share-piles", "LSWR", "IOW")


@pytest.mark.rule("1860.setup.share-structure")
def test_ten_shares_are_nine_certificates():
    for company in BOX["companies"]:
        kinds = [(one["shares"], one["count"], one["director"]) for one in company["certificates"]]
        assert kinds == [(2, 1, True), (1, 8, False)]
    # Whoever has all of a company has nine certificates.
    game = position(shares={"IWNJ": [10]})
    assert game.state.certificates(0) == 9


@pytest.mark.rule("1860.setup.reserved-share")
def test_one_share_of_four_companies_is_reserved():
    game = new_game()
    reserved = {name: game.state.reserved(COMPANY[name]) for name in ALL_COMPANIES}
    assert {name for name, count in reserved.items() if count} == {"IOW", "C&N", "FYN", "BHI&R"}
    assert set(reserved.values()) == {0, 1}


@pytest.mark.rule("1860.setup.reserved-share")
@pytest.mark.parametrize("name", ["IOW", "C&N", "FYN", "BHI&R"])
def test_the_reserved_share_is_the_last_of_the_pile(name):
    game = position(cash=2000, shares={name: [8]}, layers=3)
    play(game, BuyShare(name, "ipo"), Pass(), Pass())
    refused(game, BuyShare(name, "ipo"), "1860.private-exchange.reserved-not-for-sale", "reserved")


@pytest.mark.rule("1860.setup.flotation-reminder")
def test_the_director_certificate_and_three_shares_are_half_of_a_company():
    game = position(shares={"IWNJ": [2, 2]}, cash=500)
    assert not game.state.is_floated(COMPANY["IWNJ"])
    play(game, BuyShare("IWNJ", "ipo"))
    assert game.state.is_floated(COMPANY["IWNJ"])
    assert in_offering(game, "IWNJ") == 5


@pytest.mark.rule("1860.setup.fishbourne-place")
def test_the_fishbourne_ferry_is_not_auctioned():
    game = play(new_game(), Pass(), Pass(), Pass())
    refused(game, TakePrivate("Fishbourne"), "1860.auction.six-auctions")
    assert owner(after_auction(), "Fishbourne") == UNSOLD


@pytest.mark.rule("1860.setup.auction-lots")
def test_six_certificates_are_auctioned():
    game = play(new_game(), Pass(), Pass(), Pass())
    choices = game.choices()
    lots = {getattr(one, "private", None) or one.company for one in choices}
    assert lots == {"Ryde Pier", "Cowes", "Yarmouth", "Brading", "IOW", "C&N"}


@pytest.mark.rule("1860.setup.train-stack")
def test_trains_are_sold_from_small_to_large():
    assert [train.name for train in TRAINS] == ["2+1", "3+2", "4+2", "5+3", "6+3", "7+4", "8+4", "9+5"]
    game = position(shares={"IOW": [5]}, credits={"IOW": 5000}, company="IOW", step="trains")
    refused(game, BuyTrain("3+2", "bank", 300), "1860.trains.ascending", "3+2")
    play(game, *[BuyTrain("2+1", "bank", 250)] * 4)
    assert game.state.depot[0] == 1


@pytest.mark.rule("1860.setup.pool-empty")
def test_the_pool_is_empty_at_the_start():
    game = new_game()
    assert [in_pool(game, name) for name in ALL_COMPANIES] == [0] * 8
    refused(after_auction(), BuyShare("IOW", "pool"), "1860.shares.buy-pool-price", "no shares of IOW")


@pytest.mark.rule("1860.setup.revenue-track")
def test_no_company_has_earned_anything_at_the_start():
    game = new_game()
    assert game.state.last_runs == [(0, 0, 0, False)] * 8


@pytest.mark.rule("1860.setup.grey-pars")
def test_grey_pars_are_for_bankrupt_companies_only():
    grey = BOX["gray_par_prices"]
    assert set(grey) == {40, 44, 47, 50, 52, 56, 60, 65, 71, 78, 86, 95}
    fresh = position(cash=1000, layers=4)
    for par in grey:
        refused(fresh, StartCompany("IOW", par), "1860.shares.set-par", "£74, £82, £90 or £100")
        assert par not in {one.par for one in offered(fresh, StartCompany)}
    failed = position(cash=1000, bankrupt=["IOW"])
    assert {one.par for one in offered(failed, StartCompany) if one.company == "IOW"} >= set(grey)


@pytest.mark.rule("1860.setup.banker")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_banker_sits_on_the_right_of_the_first_bidder(players):
    game = new_game(players)
    banker = players - 1
    assert game.actors == ((banker + 1) % players,)


@pytest.mark.rule("1860.setup.starting-cash")
@pytest.mark.parametrize(("players", "each"), [(2, 1000), (3, 670), (4, 500)])
def test_each_player_starts_with_money_by_the_number_of_players(players, each):
    assert cash(new_game(players)) == [each] * players


@pytest.mark.rule("1860.setup.player-count")
def test_two_to_four_people_play():
    assert list(TITLE.players) == [2, 3, 4]
    for names in (NAMES[:1], (*NAMES, "Eve")):
        with pytest.raises(BadPlayers):
            Game(TITLE, names, 0)
    refused(new_game(3), Pass(), "1860.setup.player-count", "3 people play", seat=3)


@pytest.mark.rule("1860.setup.auction-first")
def test_the_game_opens_with_the_auction():
    game = new_game()
    assert stage(game) == "Bidding"
    assert game.state.stock_rounds == 0
    refused(game, BuyShare("IOW", "ipo"), "1860.auction.raise-or-pass")
    assert Bid(5) in game.choices()


def test_the_box_of_the_large_map_has_three_more_hexes():
    game = new_game(large_map=True)
    places = {one.id for one in game.state.geography.places}
    assert places - set(ISLAND) == {"A5", "A7", "E11"}
    assert sum(game.state.supply) == sum(new_game().state.supply) + 2


# Major Companies


def table_row(name):
    """What the table of companies says: full name, layer, bases, range of pars, home, destinations."""
    company = COMPANIES[COMPANY[name]]
    bonuses = {one.name: one.bonus for one in company.destinations}
    pars = (min(company.pars), max(company.pars))
    return company.full_name, company.layer, len(company.base_costs), pars, place(company.home).name, bonuses


@pytest.mark.rule("1860.companies.cn")
def test_the_table_row_of_cn():
    bonuses = {"Newport": 50, "Ryde Esplanade": 50}
    assert table_row("C&N") == ("Cowes & Newport", 1, 4, (74, 100), "Cowes", bonuses)


@pytest.mark.rule("1860.companies.iow")
def test_the_table_row_of_iow():
    bonuses = {"Ventnor": 100}
    assert table_row("IOW") == ("Isle of Wight (Eastern Section)", 1, 4, (74, 100), "Ryde Esplanade", bonuses)


@pytest.mark.rule("1860.companies.iwnj")
def test_the_table_row_of_iwnj():
    bonuses = {"Shide": 100, "Sandown": 100}
    assert table_row("IWNJ") == ("Isle of Wight, Newport Junction", 2, 3, (62, 82), "Merstone", bonuses)


@pytest.mark.rule("1860.companies.fyn")
def test_the_table_row_of_fyn():
    bonuses = {"Newport": 200}
    assert table_row("FYN") == ("Freshwater, Yarmouth & Newport", 2, 3, (62, 82), "Yarmouth", bonuses)


@pytest.mark.rule("1860.companies.ngstl")
def test_the_table_row_of_ngstl():
    bonuses = {"Newport": 100, "Ventnor": 100}
    assert table_row("NGStL") == ("Newport, Godshill & St. Lawrence", 3, 2, (58, 68), "Godshill", bonuses)


@pytest.mark.rule("1860.companies.bhir")
def test_the_table_row_of_bhir():
    bonuses = {"Brading": 100, "Ryde Esplanade": 100}
    assert table_row("BHI&R") == ("Brading Harbour Improvement & Railway", 3, 2, (58, 68), "Bembridge", bonuses)


@pytest.mark.rule("1860.companies.sc")
def test_the_table_row_of_sc():
    bonuses = {"Shanklin": 200}
    assert table_row("S&C") == ("Shanklin & Chale", 4, 2, (54, 62), "Chale", bonuses)


@pytest.mark.rule("1860.companies.vysc")
def test_the_table_row_of_vysc():
    bonuses = {"Ventnor": 100, "Freshwater": 100}
    assert table_row("VY&SC") == ("Ventnor, Yarmouth & South Coast", 4, 2, (54, 62), "Shorwell", bonuses)


@pytest.mark.rule("1860.companies.destinations-optional")
def test_destinations_are_not_paid_for_in_the_standard_game():
    assert new_game().state.settings.destinations is False
    tiles = {"F2": ("787", 0), "F4": ("742", 3)}
    plain, bonus = (
        position(
            shares={"C&N": [5]},
            trains={"C&N": ["6+3"]},
            tiles=tiles | {"G5": ("763", 0)},
            phase="6+3",
            company="C&N",
            step="run",
            destinations=agreed,
        )
        for agreed in (False, True)
    )
    for game in (plain, bonus):
        play(game, max(game.choices(), key=lambda action: len(action.runs[0].calls)))
    assert (treasury(plain, "C&N"), plain.state.connected[COMPANY["C&N"]]) == (740, 0)
    assert treasury(bonus, "C&N") == 740 + 50


# Company Tokens


@pytest.mark.rule("1860.tokens.list")
def test_a_company_has_par_price_revenue_and_two_to_four_bases():
    game = position(shares={"IOW": [5]}, pars={"IOW": 82}, prices={"IOW": 90})
    number, state = COMPANY["IOW"], game.state
    assert state.par[number] == 82
    assert state.price(number) == 90
    assert state.last_runs[number][2] == 0
    assert len(state.bases[number]) == 1
    assert {3 + len(company.base_costs) for company in COMPANIES} == {5, 6, 7}
    assert new_game().state.markers.places == [OFF] * 8


@pytest.mark.rule("1860.tokens.bases-include-home")
def test_the_number_of_bases_includes_the_home_base():
    assert {company.name: len(company.base_costs) - 1 for company in COMPANIES} == {
        **dict.fromkeys(("C&N", "IOW"), 3),
        **dict.fromkeys(("IWNJ", "FYN"), 2),
        **dict.fromkeys(("NGStL", "BHI&R", "S&C", "VY&SC"), 1),
    }
    tiles = {"L6": ("5", 1), "K7": ("9", 1), "J8": ("57", 1)}
    words = {"shares": {"BHI&R": [5]}, "tiles": tiles, "company": "BHI&R", "step": "base"}
    game = position(**words)
    assert offered(game, BuildBase)
    spent = position(**words, bases={"BHI&R": ["J8"]})
    assert stage(spent) != "BuildBases"


@pytest.mark.rule("1860.charter.held-by-director")
def test_the_director_decides_for_the_company_and_its_charter():
    game = position(shares={"IOW": [2, 3]}, trains={"IOW": ["2+1"]}, company="IOW")
    assert director(game, "IOW") == 1
    assert game.actors == (1,)
    refused(game, Pass(), "1860.operating.director-decides", seat=0)
