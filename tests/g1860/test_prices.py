"""Share Price Movement, and the Certificate Limit."""

import json
from importlib.resources import files

import pytest

from bradshaw.eighteen.actions import BuyShare, Pass, SellShares
from bradshaw.games.g1860.actions import BuyPrivate, Exchange, SellPrivate, StartCompany
from bradshaw.games.g1860.components import CHART, COMPANY, RED

from .positions import cash, certificates, director, notes, offered, play, position, price, refused, shares

BOX = json.loads(files("bradshaw.games.g1860").joinpath("data.json").read_text())
SALES = [one for one in BOX["examples"] if one["what"].startswith("sale")]


def sale(market, count, **words):
    """The price after a sale of so many shares by a director with plenty."""
    game = position(**{"cash": 0, "shares": {"IWNJ": [9]}, "prices": {"IWNJ": market}, "operated": ["IWNJ"]} | words)
    return price(play(game, SellShares("IWNJ", count)), "IWNJ")


# Share Price Movement


@pytest.mark.rule("1860.price.chart")
def test_the_market_runs_from_0_to_340_over_two_tiers():
    spaces = BOX["market"]["spaces"]
    assert (CHART.prices[0], CHART.prices[1], CHART.prices[2], CHART.prices[-1]) == (0, 7, 14, 340)
    assert list(CHART.prices) == sorted(CHART.prices)
    assert len(CHART.prices) == 55
    assert [space["tier"] for space in spaces[1:]] == ["bottom", "top"] * 27
    assert CHART.place(182) - CHART.place(166) == 2


@pytest.mark.rule("1860.price.token-on-float")
def test_every_floated_company_has_a_price_and_starts_on_the_upper_tier():
    game = position(cash=1000, layers=4)
    for start in offered(game, StartCompany):
        assert CHART.place(start.par) % 2 == 0
    floated = position(cash=500, shares={"IOW": [4]})
    assert floated.state.markers.places[COMPANY["IOW"]] == -1
    play(floated, BuyShare("IOW", "ipo"))
    assert floated.state.markers.places[COMPANY["IOW"]] == CHART.place(74)


@pytest.mark.rule("1860.price.not-operated-unaffected")
def test_sales_do_not_move_the_price_of_a_company_that_has_not_operated():
    assert sale(74, 4, operated=[]) == 74
    assert sale(74, 4) == 62
    # Before it floats a company has no marker at all.
    game = play(position(cash=0, shares={"IOW": [4]}), SellShares("IOW", 2))
    assert price(game, "IOW") == 74


@pytest.mark.rule("1860.price.phase-eight-unaffected")
@pytest.mark.parametrize(("phase", "after"), [("7+4", 90), ("8+4", 110), ("9+5", 110)])
def test_from_the_first_8_train_on_sales_move_nothing(phase, after):
    assert sale(110, 4, phase=phase) == after


@pytest.mark.rule("1860.price.drop-per-share")
@pytest.mark.parametrize(("count", "after"), [(1, 95), (2, 90), (3, 86), (7, 71)])
def test_each_share_sold_lowers_the_price_by_one_place(count, after):
    assert sale(100, count) == after
    game = position(cash=0, shares={"IWNJ": [9]}, prices={"IWNJ": 100}, operated=["IWNJ"])
    assert notes(play(game, SellShares("IWNJ", count)), "price_falls")[0].facts["after"] == after


@pytest.mark.rule("1860.price.drop-direction")
def test_one_place_down_changes_the_tier():
    spaces = {space["price"]: space for space in BOX["market"]["spaces"]}
    for market in (100, 95):
        after = sale(market, 1)
        assert spaces[after]["index"] == spaces[market]["index"] - 1
        assert spaces[after]["tier"] != spaces[market]["tier"]
        # Two places are one space to the left on the same tier.
        assert spaces[sale(market, 2)]["tier"] == spaces[market]["tier"]


@pytest.mark.rule("1860.price.stack-below")
def test_a_marker_that_arrives_goes_below_those_that_are_there():
    game = position(
        cash=0,
        shares={"IOW": [5], "IWNJ": [5], "FYN": [5]},
        prices={"FYN": 95, "IOW": 100, "IWNJ": 100},
        operated=["IOW", "IWNJ", "FYN"],
    )
    play(game, SellShares("IWNJ", 1), SellShares("IOW", 1))
    names = ["FYN", "IWNJ", "IOW"]
    assert game.state.markers.on(CHART.place(95)) == [COMPANY[name] for name in names]
    assert game.state.markers.order([COMPANY["IOW"], COMPANY["FYN"], COMPANY["IWNJ"]]) == [COMPANY[n] for n in names]


@pytest.mark.rule("1860.price.red-zone")
@pytest.mark.parametrize("example", SALES, ids=lambda one: f"{one['shares_sold']} at {one['price']}")
def test_the_examples_of_sales_in_and_near_the_red_zones(example):
    assert sale(example["price"], example["shares_sold"]) == example["new_price"]


@pytest.mark.rule("1860.price.red-zone")
@pytest.mark.parametrize(
    ("market", "after"), [(150, 142), (158, 158), (340, 340), (40, 36), (36, 36), (7, 7), (44, 40), (300, 300)]
)
def test_the_first_share_is_free_below_40_and_above_150_only(market, after):
    assert sale(market, 1) == after
    assert (CHART.place(market) in RED) == (market < 40 or market > 150)


@pytest.mark.rule("1860.price.red-zone")
def test_the_price_before_the_sale_decides():
    assert sale(158, 3) == 142  # two places, although the second share leaves the zone
    assert sale(40, 2) == 31  # two places, although the first share enters the zone


@pytest.mark.rule("1860.price.single-transaction")
def test_a_sale_cannot_be_divided_to_spare_the_price():
    game = position(cash=0, shares={"IWNJ": [9], "IOW": [3]}, prices={"IWNJ": 182}, operated=["IWNJ"])
    play(game, SellShares("IWNJ", 1), SellShares("IOW", 1))
    assert price(game, "IWNJ") == 182
    refused(game, SellShares("IWNJ", 1), "1860.price.single-transaction", "in one sale")
    assert sale(182, 3) == 166


# Certificate Limit


@pytest.mark.rule("1860.certlimit.numbers")
@pytest.mark.parametrize(("players", "limit"), [(2, 32), (3, 21), (4, 16)])
def test_the_limit_depends_on_the_number_of_players(players, limit):
    holdings = [9, 8, 8, 7] if players == 2 else [9, 8, 4] if players == 3 else [9, 7]
    assert sum(holdings) == limit
    shares_of = {name: [count + 1] for name, count in zip(("IWNJ", "NGStL", "S&C", "VY&SC"), holdings, strict=False)}
    game = position(players=players, cash=1000, shares=shares_of | {"IOW": [0, 2]}, layers=4)
    assert certificates(game)[0] == limit
    refused(game, BuyShare("IOW", "ipo"), "1860.certlimit.no-buy-at-limit", str(limit))
    shares_of[next(iter(shares_of))] = [9]
    below = position(players=players, cash=1000, shares=shares_of | {"IOW": [0, 2]}, layers=4)
    assert certificates(below)[0] == limit - 1
    play(below, BuyShare("IOW", "ipo"))


@pytest.mark.rule("1860.certlimit.what-counts")
def test_a_directors_certificate_and_a_private_count_one_each():
    game = position(shares={"IOW": [5, 3]}, privates={"Cowes": 0, "Brading": 1})
    assert certificates(game) == [5, 4, 0]


@pytest.mark.rule("1860.certlimit.no-buy-at-limit")
def test_at_the_limit_nothing_is_bought_until_something_is_sold():
    holdings = {"IWNJ": [8, 2], "FYN": [8, 2], "IOW": [8], "C&N": [0, 2]}
    game = position(cash=1000, shares=holdings, layers=4)
    assert certificates(game)[0] == 21
    for purchase in (BuyShare("C&N", "ipo"), StartCompany("S&C", 54), BuyPrivate("Cowes")):
        refused(game, purchase, "1860.certlimit.no-buy-at-limit", "21")
    play(game, SellShares("IOW", 1), BuyShare("C&N", "ipo"))
    assert certificates(game)[0] == 21


@pytest.mark.rule("1860.certlimit.no-temporary-excess")
def test_not_even_a_directorship_is_bought_at_the_limit():
    holdings = {"IWNJ": [8, 2], "FYN": [8, 2], "IOW": [2, 2], "C&N": [6]}
    game = position(cash=1000, shares=holdings, directors={"IOW": 1})
    assert certificates(game)[0] == 21
    # With a third share Ada would swap two of them for one certificate.
    refused(game, BuyShare("IOW", "ipo"), "1860.certlimit.no-buy-at-limit")


def over_the_limit(*privates):
    """Ada holds 21 certificates and one for each of these privates, since Ben has just taken C&N from her."""
    holdings = {"IWNJ": [8, 2], "FYN": [8, 2], "IOW": [5], "C&N": [3, 3]}
    game = position(cash=1000, shares=holdings, privates=dict.fromkeys(privates, 0), turn=1)
    assert certificates(game)[0] == 20 + len(privates)
    play(game, BuyShare("C&N", "ipo"), Pass())
    assert director(game, "C&N") == 1
    return game


@pytest.mark.rule("1860.certlimit.excess-forced-sale")
def test_who_is_above_the_limit_first_sells():
    game = over_the_limit("Cowes")
    assert certificates(game)[0] == 22
    rule = "1860.certlimit.excess-forced-sale"
    for action in (Pass(), BuyShare("C&N", "ipo"), BuyPrivate("Brading"), StartCompany("NGStL", 58), Exchange("Cowes")):
        refused(game, action, rule, "22", "21")
    assert {type(one) for one in game.choices()} == {SellShares, SellPrivate}
    play(game, SellShares("IOW", 1))
    assert certificates(game)[0] == 21
    assert Pass() in game.choices()


@pytest.mark.rule("1860.certlimit.excess-forced-sale")
def test_a_private_may_be_sold_to_get_back_to_the_limit():
    game = over_the_limit("Cowes")
    play(game, SellPrivate("Cowes"))
    assert certificates(game)[0] == 21
    assert cash(game)[0] == 1060
    assert Pass() in game.choices()


@pytest.mark.rule("1860.certlimit.sell-until-legal")
def test_selling_goes_on_until_the_limit_is_kept():
    game = over_the_limit("Cowes", "Yarmouth")
    assert certificates(game)[0] == 23
    play(game, SellShares("IOW", 1))
    refused(game, Pass(), "1860.certlimit.excess-forced-sale", "22")
    play(game, SellShares("FYN", 1))
    assert certificates(game)[0] == 21
    play(game, Pass())
    assert game.actors == (1,)


@pytest.mark.rule("1860.certlimit.lifted")
def test_from_the_first_8_train_on_there_is_no_limit():
    holdings = {"IWNJ": [9], "FYN": [9], "IOW": [8], "C&N": [2]}
    game = position(cash=1000, shares=holdings, phase="8+4")
    assert certificates(game)[0] == 24
    assert Pass() in game.choices()
    play(game, BuyShare("C&N", "ipo"))
    assert shares(game, "C&N")[0] == 3
