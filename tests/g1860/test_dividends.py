"""Dividends and the Share Price."""

from importlib.resources import files

import msgspec
import pytest

from bradshaw.eighteen.actions import PASS, PAY, RETAIN

from .operations import bankrupt, begin_operations, iow, operate, order
from .positions import cash, notes, play, price, refused, treasury

EXAMPLES = msgspec.json.decode((files("bradshaw.games.g1860") / "data.json").read_bytes())["examples"]
PAYOUTS = [(one["price"], one["payout"], one["new_price"]) for one in EXAMPLES if "payout" in one]


def earning(revenue, at=100, **words):
    """IOW has earned so much and stands at a price."""
    return iow(**({"prices": {"IOW": at}, "step": "dividend", "revenue": revenue, "credits": {"IOW": 0}} | words))


# Pay or retain


@pytest.mark.rule("1860.dividend.choice")
def test_the_director_pays_all_or_retains_all():
    game = earning(90)
    assert list(game.choices()) == [PAY, RETAIN]
    refused(game, PASS, "1860.dividend.choice", "£90")


@pytest.mark.rule("1860.dividend.retain", "1860.dividend.none-drop")
def test_retained_revenue_goes_to_the_treasury_in_full_and_the_price_falls():
    game = play(earning(90, subsidy=20), RETAIN)
    assert treasury(game, "IOW") == 110
    assert cash(game) == [500, 500, 500]
    assert price(game, "IOW") == 90


@pytest.mark.rule("1860.dividend.pay")
def test_every_ten_per_cent_pays_a_tenth_of_the_revenue():
    game = play(earning(170, shares={"IOW": (5, 3, 2)}), PAY)
    assert cash(game) == [585, 551, 534]
    assert treasury(game, "IOW") == 0


@pytest.mark.rule("1860.dividend.unheld-shares")
def test_shares_of_pool_and_offering_earn_nothing_for_anybody():
    game = earning(170, shares={"IOW": (4, 2, 0)}, pool={"IOW": 3})
    bank = game.state.cash[0]
    play(game, PAY)
    assert cash(game) == [568, 534, 500]
    assert treasury(game, "IOW") == 0
    assert game.state.cash[0] == bank - 102


# The price


@pytest.mark.rule(
    "1860.dividend.below-price",
    "1860.dividend.one-times",
    "1860.dividend.two-times",
    "1860.dividend.three-times",
    "1860.dividend.four-times",
    "1860.dividend.four-max",
    "1860.dividend.none-drop",
)
@pytest.mark.parametrize(("before", "payout", "after"), PAYOUTS)
def test_the_examples_of_payouts_and_prices(before, payout, after):
    game = play(earning(payout or 50, at=before), PAY if payout else RETAIN)
    if after:
        assert price(game, "IOW") == after
    else:
        assert bankrupt(game, "IOW")


@pytest.mark.rule("1860.dividend.below-price")
@pytest.mark.parametrize("revenue", [10, 70])
def test_a_dividend_below_the_price_leaves_it(revenue):
    assert price(play(earning(revenue, at=74), PAY), "IOW") == 74


@pytest.mark.rule("1860.dividend.one-times", "1860.dividend.two-times")
@pytest.mark.parametrize(
    ("at", "revenue", "after"),
    [
        (50, 50, 54),
        (50, 90, 54),
        (50, 100, 58),
        (50, 140, 58),
        (50, 150, 62),
        (50, 200, 68),
        (40, 40, 47),  # on the lower tier
        (40, 160, 60),
        (47, 50, 52),
    ],
)
def test_every_time_the_price_is_reached_brings_one_space_on_the_same_tier(at, revenue, after):
    assert price(play(earning(revenue, at=at), PAY), "IOW") == after


@pytest.mark.rule("1860.dividend.four-max")
def test_no_dividend_brings_more_than_four_spaces():
    assert price(play(earning(200, at=50), PAY), "IOW") == price(play(earning(900, at=50), PAY), "IOW") == 68


@pytest.mark.rule("1860.dividend.one-times")
def test_the_whole_dividend_counts_and_not_that_of_a_share():  # ruling C2
    # 80 in all, 48 of it to players.
    assert price(play(earning(80, at=74), PAY), "IOW") == 82


@pytest.mark.rule("1860.dividend.none-drop")
def test_a_company_that_did_not_run_pays_nothing_and_falls():  # ruling C3
    for words in ({"trains": {}}, {"tiles": {}}, {"operated": []}):
        game = iow(**({"credits": {"IOW": 0}, "tiles": {}} | words), prices={"IOW": 82}, step="run")
        assert price(game, "IOW") == 74


@pytest.mark.rule("1860.dividend.none-drop")
def test_a_fall_stays_on_its_tier():
    assert price(play(earning(50, at=95), RETAIN), "IOW") == 86
    assert price(play(earning(50, at=20), RETAIN), "IOW") == 7


@pytest.mark.rule("1860.dividend.restack-unmoved", "1860.operating.order-tie")
def test_a_dividend_that_does_not_move_the_price_puts_the_marker_below_the_others():  # ruling C1
    # C&N falls to 74, below IOW; then IOW pays less than its price and goes below C&N.
    game = begin_operations(
        shares={"IOW": (5, 0, 0), "C&N": (0, 5, 0)},
        prices={"C&N": 82, "IOW": 74},
        phase="3+2",
        credits={"IOW": 0, "C&N": 0},
        trains={"IOW": ["2+1"], "C&N": ["2+1"]},
        tiles={"J4": ("6", 0), "F2": ("787", 0)},
    )
    operate(game, retain=True)
    assert price(game, "C&N") == 74
    assert game.state.markers.order([0, 1]) == [1, 0]
    operate(game)
    assert price(game, "IOW") == 74
    assert order(game) == ["C&N", "IOW"]
    assert [entry.facts["company"] for entry in notes(game, "price_restacks")] == [1]
