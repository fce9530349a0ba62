"""Railway Nationalisation, and the creation of British Rail."""

import pytest

from bradshaw.core.ledger import BANK
from bradshaw.core.log import SILENCE
from bradshaw.eighteen.actions import PASS, PAY
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuyTrain
from bradshaw.games.g1860.components import COMPANY
from bradshaw.games.g1860.rules.rounds import close_down
from bradshaw.games.g1860.rules.running import problem
from tests.words.english import english

from .operations import (
    EAST_COAST,
    FULL_EAST,
    MEDINA,
    bankrupt,
    begin_operations,
    closed,
    iow,
    operate,
    operating,
    over,
)
from .positions import NAMES, cash, notes, play, position, price, refused, shares, stage, trains, treasury

NINE = BuyTrain("9+5", "bank", 800)
LINES = {**EAST_COAST, **MEDINA}
PAIR = {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}
FOUR = {"IOW": (5, 0, 0), "C&N": (0, 5, 0), "IWNJ": (0, 0, 5), "BHI&R": (5, 0, 0)}
ISLAND = {
    **EAST_COAST,
    **MEDINA,
    "G7": ("761", 0),
    "G9": ("746", 0),
    "L6": ("115", 1),
    "K7": ("9", 1),
    "J8": ("206", 4),
}


def last_stock_round(**words):
    """The last pass of a stock round in the time of the Southern Railway."""
    return position(
        **(
            {
                "shares": PAIR,
                "prices": {"IOW": 82, "C&N": 74},
                "tiles": LINES,
                "trains": {"IOW": ["9+5"], "C&N": ["8+4"]},
                "credits": {"IOW": 0, "C&N": 0},
                "phase": "9+5",
                "grouping_done": True,
                "turn": 2,
                "passed": [0, 1],
            }
            | words
        )
    )


def nationalised(**words):
    """British Rail exists, and its first round begins: everything happens by itself, up to a train to be bought."""
    return play(last_stock_round(**words), PASS)


# When


@pytest.mark.rule("1860.nationalisation.check-times", "1860.nationalisation.condition")
def test_at_the_end_of_a_stock_round_british_rail_forms_if_every_directed_company_has_a_train():
    assert nationalised().state.british_rail
    game = nationalised(trains={"IOW": ["9+5"]})
    assert not game.state.british_rail


@pytest.mark.rule("1860.nationalisation.check-times")
def test_nothing_is_looked_at_within_a_round():
    # IOW buys the first 9+5 while C&N, which operates after it, has no train and then buys one as well.
    game = position(
        shares=PAIR,
        prices={"IOW": 82, "C&N": 74},
        company="IOW",
        step="trains",
        credits={"IOW": 800, "C&N": 800},
        tiles=LINES,
        phase="8+4",
        next_train="9+5",
        round_of_set=(1, 3),
    )
    play(game, NINE)
    assert game.state.southern
    assert not game.state.british_rail
    play(game, PASS, PASS)
    play(game, NINE)
    assert game.state.british_rail, "the round is over, and everybody has a train"


@pytest.mark.rule("1860.nationalisation.check-times")
def test_it_is_looked_at_from_the_round_of_the_first_9_5_on():  # ruling D3
    game = iow(step="trains", credits={"IOW": 800}, phase="8+4", next_train="9+5", round_of_set=(1, 3), trains={})
    play(game, NINE)
    assert game.state.british_rail
    # Before, trains for everybody mean nothing.
    assert not begin_operations(shares=PAIR, trains={"IOW": ["8+4"], "C&N": ["7+4"]}, phase="8+4").state.british_rail


@pytest.mark.rule("1860.nationalisation.condition")
def test_companies_without_a_director_and_bankrupt_ones_do_not_count():
    game = nationalised(
        shares={"IOW": (5, 0, 0), "C&N": (1, 1, 1)},
        pool={"C&N": 2},
        directors={"C&N": "pool"},
        floated=["C&N"],
        trains={"IOW": ["9+5"]},
        bankrupt=["FYN"],
        bases={"FYN": ["B4"]},
    )
    assert game.state.british_rail


@pytest.mark.rule("1860.nationalisation.condition")
def test_a_started_company_with_a_director_counts_before_it_floats():  # ruling D2
    game = nationalised(shares={**PAIR, "FYN": (0, 0, 2)})
    assert not game.state.british_rail
    assert "FYN without a train" in str(english(TITLE.view(game.state, NAMES[:3])).tables)


@pytest.mark.rule("1860.nationalisation.condition")
def test_by_agreement_only_companies_that_have_floated_hold_up_nationalisation():  # ruling D2
    game = nationalised(shares={**PAIR, "FYN": (0, 0, 2)}, unfloated_delay_nationalisation=False)
    assert game.state.british_rail
    trainless = nationalised(shares=PAIR, trains={"IOW": ["9+5"]}, unfloated_delay_nationalisation=False)
    assert not trainless.state.british_rail


# The rounds


@pytest.mark.rule("1860.nationalisation.only-ors", "1860.nationalisation.last-round")
def test_no_stock_round_follows():
    game = nationalised(shares=FOUR, prices=dict.fromkeys(FOUR, 58), tiles=ISLAND, trains=dict.fromkeys(FOUR, ("9+5",)))
    assert over(game)
    assert notes(game, "stock_round") == []
    assert len(notes(game, "operating_round")) == 2


@pytest.mark.rule("1860.nationalisation.infinite-bank")
def test_the_bank_cannot_run_out_any_more():
    game = last_stock_round(cash=[3333, 3333, 3333], shares=FOUR, prices=dict.fromkeys(FOUR, 58), tiles=ISLAND,
                            trains=dict.fromkeys(FOUR, ("9+5",)))  # fmt: skip
    play(game, PASS)
    assert game.state.cash[BANK] < 0
    assert not game.state.bank_broken
    assert len(notes(game, "operating_round")) == 2
    assert english(game.outcome.reasons) == ("British Rail closed down the last companies",)


@pytest.mark.rule("1860.nationalisation.infinite-bank", "1860.end.bank-in-or")
def test_before_british_rail_an_empty_bank_still_ends_the_game():
    game = last_stock_round(cash=[3333, 3333, 3333], trains={"IOW": ["9+5"]})
    play(game, PASS)
    operate(game)
    assert game.state.bank_broken
    operate(game)
    assert english(game.outcome.reasons) == ("the bank ran out of money",)


@pytest.mark.rule("1860.nationalisation.round-steps")
def test_privates_pay_then_companies_run_pay_and_move_their_prices():
    game = nationalised(privates={"Ryde Pier": 0, "Cowes": 1})
    kinds = [
        entry.kind for entry in game.log if entry.kind in ("private_pays", "run_trains", "dividend", "price_moves")
    ]
    assert kinds == ["private_pays", "private_pays", *["run_trains", "dividend", "price_moves"]] * 1 + [
        "run_trains",
        "dividend",
    ]
    # IOW earns 130 over the whole coast, C&N 60: half of that goes to players, with 30 and 20 from the privates.
    assert cash(game) == [500 + 30 + 65, 500 + 20 + 30, 500]
    assert (price(game, "IOW"), price(game, "C&N")) == (90, 74)
    assert over(game)


@pytest.mark.rule("1860.nationalisation.first-number-only")
def test_trains_have_their_first_number_only():
    game = position(shares={"IOW": (5, 0, 0)}, trains={"IOW": ["9+5", "6+3"]}, british_rail=True, phase="9+5", turn=0)
    assert [(train.large, train.small) for train in problem(game.state, COMPANY["IOW"]).trains] == [(9, 0), (6, 0)]
    game = nationalised(trains={"IOW": ["6+3"], "C&N": ["2+1"]})
    revenues = {entry.facts["company"]: entry.facts["revenue"] for entry in notes(game, "run_trains")}
    # All six of the coast for IOW; Cowes and Mill Hill only for C&N, since three stations lie on the way to Newport.
    assert revenues == {1: 130, 0: 30}


@pytest.mark.rule("1860.nationalisation.maximum-revenue", "1860.nationalisation.revenue-once")
def test_every_company_earns_the_most_that_it_can_in_every_round():
    game = nationalised(shares=FOUR, prices=dict.fromkeys(FOUR, 58), tiles=ISLAND, trains=dict.fromkeys(FOUR, ("9+5",)))
    revenues = {}
    for entry in notes(game, "run_trains"):
        revenues.setdefault(entry.facts["company"], set()).add(entry.facts["revenue"])
        assert entry.actor == -1
    assert all(len(amounts) == 1 for amounts in revenues.values())


@pytest.mark.rule("1860.nationalisation.revenue-once", "1860.nationalisation.trains-from-bank")
def test_a_train_bought_in_between_can_raise_the_revenue():
    game = nationalised(
        shares=FOUR,
        prices={"IOW": 82, "C&N": 74, "IWNJ": 68, "BHI&R": 58},
        tiles=ISLAND,
        trains={"IOW": ["5+3"], "C&N": ["9+5"], "IWNJ": ["9+5"], "BHI&R": ["9+5"]},
        credits={"IOW": 800, "C&N": 0, "IWNJ": 0, "BHI&R": 0},
    )
    assert stage(game) == "BuyTrains"
    play(game, NINE)
    first, *later = [entry.facts["revenue"] for entry in notes(game, "run_trains") if entry.facts["company"] == 1]
    assert later
    assert all(revenue > first for revenue in later)


@pytest.mark.rule("1860.nationalisation.receivership-pays-nothing", "1860.nationalisation.receivership-first")
def test_a_company_in_receivership_pays_nothing_falls_and_closes_first():
    game = nationalised(
        shares={**FOUR, "C&N": (1, 1, 1)},
        pool={"C&N": 2},
        directors={"C&N": "pool"},
        floated=["C&N"],
        prices={"C&N": 74, "IOW": 58, "IWNJ": 58, "BHI&R": 58},
        tiles=ISLAND,
        trains=dict.fromkeys(FOUR, ("9+5",)),
    )
    assert [entry.facts["company"] for entry in notes(game, "run_trains")].count(COMPANY["C&N"]) == 0
    assert price(game, "C&N") == 68
    assert notes(game, "close_down")[0].facts == {"company": COMPANY["C&N"], "dividend": 0}


@pytest.mark.rule("1860.nationalisation.trains-from-bank")
def test_trains_come_from_the_bank_only():
    game = nationalised(trains={"IOW": ["9+5"], "C&N": ["8+4", "9+5"]}, credits={"IOW": 900, "C&N": 0}, tiles=LINES)
    assert (stage(game), operating(game)) == ("BuyTrains", "IOW")
    refused(game, BuyTrain("8+4", "C&N", 10), "1860.nationalisation.trains-from-bank")
    play(game, NINE)
    assert trains(game, "IOW") == ["9+5", "9+5"]


@pytest.mark.rule("1860.nationalisation.no-retaining")
def test_revenue_is_always_paid_out():
    game = nationalised()
    assert all(entry.facts["paid"] for entry in notes(game, "dividend"))
    assert treasury(game, "IOW") == treasury(game, "C&N") == 0


# Closing down


def after_round(paid):
    """The companies that close after a round with these dividends, and whether it was the last."""
    game = position(shares=dict.fromkeys(paid, (5, 0, 0)), british_rail=True, phase="9+5", cash=0)
    for name, amount in paid.items():
        game.state.last_runs[COMPANY[name]] = (2, 1, amount, amount > 0)
    last = close_down(game.state, SILENCE)
    return closed(game), last


@pytest.mark.rule("1860.nationalisation.close-two")
def test_the_two_that_paid_least_close():
    assert after_round({"IOW": 100, "C&N": 90, "FYN": 80, "BHI&R": 70}) == ({"FYN", "BHI&R"}, False)


@pytest.mark.rule("1860.nationalisation.close-two")
def test_two_of_four_companies_close_after_the_first_round_and_the_others_run_once_more():
    game = nationalised(shares=FOUR, prices=dict.fromkeys(FOUR, 58), tiles=ISLAND, trains=dict.fromkeys(FOUR, ("9+5",)))
    turns = [sum(entry.facts["company"] == COMPANY[name] for entry in notes(game, "company_turn")) for name in FOUR]
    assert sorted(turns) == [1, 1, 2, 2]
    dividends = [entry.facts["dividend"] for entry in notes(game, "close_down")]
    assert max(dividends[:2]) <= min(dividends[2:])


@pytest.mark.rule("1860.nationalisation.close-ties")
def test_all_with_the_same_dividend_close_together():  # ruling D6
    assert after_round({"IOW": 0, "C&N": 100, "FYN": 100, "BHI&R": 200}) == ({"IOW", "C&N", "FYN"}, False)
    assert after_round({"IOW": 50, "C&N": 50, "FYN": 50, "BHI&R": 200}) == ({"IOW", "C&N", "FYN"}, False)
    assert after_round({"IOW": 0, "C&N": 0, "FYN": 100, "BHI&R": 200}) == ({"IOW", "C&N"}, False)
    assert after_round({"IOW": 70, "C&N": 70, "FYN": 70, "BHI&R": 70}) == ({"IOW", "C&N", "FYN", "BHI&R"}, True)


@pytest.mark.rule("1860.nationalisation.last-round")
def test_the_last_one_or_two_operate_once_more():
    assert after_round({"IOW": 10, "C&N": 20, "FYN": 30}) == ({"IOW", "C&N"}, False)
    assert after_round({"IOW": 10, "C&N": 20}) == ({"IOW", "C&N"}, True)
    assert after_round({"IOW": 10}) == ({"IOW"}, True)


@pytest.mark.rule("1860.nationalisation.close-two", "1860.phases.endgame-four-rounds")
def test_eight_companies_that_all_pay_differently_take_four_rounds():  # ruling D9
    paid = {"IOW": 80, "C&N": 70, "FYN": 60, "BHI&R": 50, "IWNJ": 40, "NGStL": 30, "S&C": 20, "VY&SC": 10}
    rounds = 0
    while paid:
        gone, last = after_round(paid)
        paid = {name: amount for name, amount in paid.items() if name not in gone}
        assert last == (not paid)
        rounds += 1
    assert rounds == 4


@pytest.mark.rule("1860.nationalisation.closed-frozen")
def test_a_closed_company_keeps_its_price_and_earns_nothing_more():
    game = nationalised(shares=FOUR, prices=dict.fromkeys(FOUR, 58), tiles=ISLAND, trains=dict.fromkeys(FOUR, ("9+5",)))
    first = [entry.facts["company"] for entry in notes(game, "close_down")][:2]
    for number in first:
        moves = [entry.facts["after"] for entry in notes(game, "price_moves") if entry.facts["company"] == number]
        assert len(moves) <= 1
        assert game.state.price(number) == (moves[0] if moves else 58)
    # They are still counted at the end.
    money = cash(game)
    worths = [
        money[seat] + sum(5 * price(game, name) for name, held in FOUR.items() if held[seat]) for seat in range(3)
    ]
    assert list(game.outcome.scores) == worths


@pytest.mark.rule("1860.nationalisation.winner")
def test_the_richest_player_wins_and_credits_do_not_count():
    game = nationalised(credits={"IOW": 0, "C&N": 700})
    # Ada: 500 + 65 + 5 x 90; Ben: 500 + 30 + 5 x 74.
    assert list(game.outcome.scores) == [1015, 900, 500]
    assert game.outcome.winners == (0,)


@pytest.mark.rule("1860.nationalisation.top-price")
def test_a_company_at_the_top_of_the_market_ends_the_game_after_the_round():  # ruling D8
    # 250 over the whole coast, and 120 from St Johns by Brading to Sandown.
    game = nationalised(
        shares=FOUR,
        prices={"IOW": 330, "C&N": 74, "IWNJ": 68, "BHI&R": 58},
        tiles={**FULL_EAST, "J8": ("771", 1), "F2": ("787", 0), "L6": ("115", 1)},
        bases={"IOW": ["J6"]},
        trains={**dict.fromkeys(FOUR, ("9+5",)), "IOW": ["9+5", "9+5"]},
        credits=dict.fromkeys(FOUR, 0),
    )
    assert price(game, "IOW") == 340
    assert len(notes(game, "operating_round")) == 1
    assert len(notes(game, "company_turn")) == 4
    assert notes(game, "close_down") == []
    assert english(game.outcome.reasons) == ("a share price reached the top of the market",)


@pytest.mark.rule("1860.nationalisation.bankruptcy-removes")
def test_a_company_that_goes_bankrupt_under_british_rail_leaves_the_game():  # ruling D7
    game = nationalised(
        shares={**FOUR, "C&N": (1, 1, 1)},
        pool={"C&N": 2},
        directors={"C&N": "pool"},
        floated=["C&N"],
        prices={"IOW": 58, "IWNJ": 58, "BHI&R": 58, "C&N": 14},
        tiles=ISLAND,
        trains=dict.fromkeys(FOUR, ("9+5",)),
    )
    assert bankrupt(game, "C&N")
    assert shares(game, "C&N") == [0, 0, 0]
    # It was not one of the two that closed: two of the other three did, and the last one ran again.
    names = [entry.facts["company"] for entry in notes(game, "close_down")]
    assert COMPANY["C&N"] not in names
    assert len(names) == 3
    money = cash(game)
    assert list(game.outcome.scores) == [
        money[seat] + sum(5 * price(game, name) for name in FOUR if name != "C&N" and FOUR[name][seat])
        for seat in range(3)
    ]


@pytest.mark.rule("1860.nationalisation.bankruptcy-removes", "1860.nationalisation.last-round")
def test_if_the_last_company_goes_bankrupt_the_game_is_over():
    game = nationalised(
        shares={"IOW": (1, 1, 1)},
        pool={"IOW": 2},
        directors={"IOW": "pool"},
        floated=["IOW"],
        prices={"IOW": 14},
        trains={"IOW": ["9+5"]},
        credits={"IOW": 0},
    )
    assert bankrupt(game, "IOW")
    assert over(game)
    assert list(game.outcome.scores) == [500, 500, 500]


@pytest.mark.rule("1860.nationalisation.maximum-revenue")
def test_nobody_is_asked_about_runs_or_dividends():
    game = nationalised(credits={"IOW": 900, "C&N": 0})
    assert stage(game) == "BuyTrains"
    refused(game, PAY, "1860.operating.steps")
