"""Obligations: a chartered company must float by the end of the stock round."""

import pytest

from bradshaw.eighteen.actions import OFFERING, PASS, BuyShare, SellShares
from bradshaw.eighteen.state import IPO
from bradshaw.games.g1862.actions import Bid, SetPar, StartCompany
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.state import NO_OBLIGATION

from .positions import (
    cash,
    director,
    in_offering,
    in_pool,
    is_floated,
    is_started,
    notes,
    offered,
    par,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stack,
    stage,
    win_charter,
)


def failing(**words):
    """The stock round is over and ECR, par 74, whose charter the first seat won, has not floated."""
    facts = {
        "shares": {"ECR": (3, 0, 0)},
        "prices": {"ECR": 74},
        "chartered": ["ECR"],
        "obliged": {"ECR": 0},
        "fines": True,
    }
    return position(**(facts | words))


def obliged(table, name="ECR"):
    return table.state.obliged[COMPANY[name]]


@pytest.mark.rule("1862.4.3-obligation")
def test_the_winner_of_a_charter_is_under_obligation_until_the_company_floats():
    table = win_charter(position(parliament=True, cash=1000), "ECR", 74)
    assert obliged(table) == 0
    play(table, BuyShare("ECR", OFFERING), PASS)
    passing(table, 2)
    assert stage(table) == "StockTurn"
    play(table, PASS, BuyShare("ECR", OFFERING))
    assert is_floated(table, "ECR")
    assert obliged(table) == NO_OBLIGATION
    passing(table, 3)
    assert not notes(table, "fine")


@pytest.mark.rule("1862.4.3-obligation")
def test_a_company_that_floats_in_parliament_obliges_nobody():
    table = win_charter(position(parliament=True, cash=1000), "ECR", 74)
    play(table, BuyShare("ECR", OFFERING), BuyShare("ECR", OFFERING))
    assert obliged(table) == NO_OBLIGATION


@pytest.mark.rule("1862.4.3-obligation")
def test_a_company_without_a_charter_may_stay_unfloated():
    table = position(round_number=3)
    play(table, StartCompany("ECR", 100))
    passing(table, 3)
    assert not notes(table, "fine")
    assert is_started(table, "ECR")


@pytest.mark.rule("1862.4.3-fine")
def test_the_fine_is_five_times_par():
    table = failing()
    assert cash(table) == [500 - 370, 500, 500]
    assert notes(table, "fine")[0].facts["fine"] == 370


@pytest.mark.rule("1862.4.3-fine")
def test_a_whole_stock_round_leads_to_the_fine():
    table = win_charter(position(parliament=True, cash=[1000, 90, 90]), "ECR", 100)
    play(table, PASS)
    assert stage(table) == "StockTurn", "the others cannot pay for a proposal"
    play(table, PASS)
    assert cash(table)[0] == 1000 - 300 - 500
    assert not is_started(table, "ECR")


@pytest.mark.rule("1862.4.3-fine")
def test_the_fine_is_for_the_winner_of_the_charter_not_for_the_director():
    table = failing(shares={"ECR": (0, 4, 0)}, obliged={"ECR": 0})
    assert cash(table) == [130, 500, 500]


@pytest.mark.rule("1862.4.3-fine-payment-order")
def test_the_fine_is_paid_from_pocket_first():
    table = failing(cash=[400, 500, 500], shares={"ECR": (3, 0, 0), "EUR": (5, 0, 0)}, prices={"ECR": 74, "EUR": 100})
    assert cash(table)[0] == 30
    assert shares(table, "EUR") == [5, 0, 0]


@pytest.mark.rule("1862.4.3-fine-payment-order")
@pytest.mark.parametrize(
    ("held", "director", "money", "sold", "left"),
    [
        # Three shares on the director's certificate and one ordinary one
        (4, 0, 490, 1, 40),
        (4, 0, 450, 1, 0),
        (4, 0, 449, 4, 149),
        (4, 0, 300, 4, 0),
        # The director's certificate alone is sold as a whole
        (3, 0, 490, 3, 140),
        (3, 0, 350, 3, 0),
        # Ordinary shares of a company that somebody else directs
        (2, 1, 490, 1, 40),
        (2, 1, 440, 2, 40),
        (2, 1, 400, 2, 0),
    ],
)
def test_then_certificates_of_the_failed_company_are_sold_at_half_of_par_until_the_fine_is_paid(
    held, director, money, sold, left
):
    table = failing(
        cash=[money, 500, 500],
        shares={"ECR": (held, 4 - held if director == 0 else 3, 0)},
        directors={"ECR": director},
        prices={"ECR": 100},
    )
    facts = notes(table, "fine")[0].facts
    assert (facts["sold"], facts["owed"]) == (sold, 0)
    assert cash(table)[0] == left == facts["kept"], "what the last certificate brings above the fine is the player's"
    assert shares(table, "ECR") == [0, 0, 0], "what is left goes back without compensation"
    assert cash(table)[1] == 500


@pytest.mark.rule("1862.4.3-fine-payment-order")
def test_what_shares_bring_above_one_fine_pays_the_next():
    table = failing(
        cash=[490, 500, 500],
        shares={"ECR": (4, 0, 0), "EUR": (3, 0, 0)},
        prices={"ECR": 100, "EUR": 54},
        chartered=["ECR", "EUR"],
        obliged={"ECR": 0, "EUR": 0},
    )
    assert [entry.facts["kept"] for entry in notes(table, "fine")] == [40, 0]
    assert notes(table, "forgiven")[0].facts["owed"] == 270 - 40 - 3 * 27
    assert cash(table)[0] == 0


@pytest.mark.rule("1862.4.3-fine-payment-order")
def test_then_the_player_chooses_other_shares_to_sell():
    table = failing(
        cash=[100, 500, 500],
        shares={"ECR": (3, 0, 0), "EUR": (4, 3, 0), "ESR": (2, 4, 0)},
        prices={"ECR": 74, "EUR": 100, "ESR": 60},
        trains={"EUR": ["2E"]},
    )
    assert (stage(table), table.actor) == ("PayFine", 0)
    # 370 - 100 in cash - 111 for the shares
    refused(table, PASS, "1862.4.3-fine-payment-order", "£159")
    refused(table, SellShares("EUR", 3), "1862.4.3-fine-payment-order", "Fewer shares")
    refused(table, SellShares("EUR", 5), "1862.4.3-fine-payment-order", "You hold 4")
    assert [(sale.company, sale.count) for sale in offered(table, SellShares)] == [
        ("ESR", 1),
        ("ESR", 2),
        ("EUR", 1),
        ("EUR", 2),
    ]
    play(table, SellShares("ESR", 2))
    assert stage(table) == "PayFine", "trainless shares bring half: 2 x 30"
    play(table, SellShares("EUR", 1))
    assert cash(table)[0] == 60 + 100 - 159
    assert price(table, "EUR") == 95, "such sales move prices as all others do"
    assert stage(table) != "PayFine"


@pytest.mark.rule("1862.4.3-fine-payment-order", "1862.6.3-director-insufficient-ordinaries")
def test_shares_that_the_certificates_do_not_allow_cannot_be_sold_for_a_fine():
    table = failing(
        cash=[0, 500, 500],
        shares={"ECR": (3, 0, 0), "EUR": (3, 2, 0)},
        prices={"ECR": 74, "EUR": 200},
        trains={"EUR": ["2E"]},
    )
    refused(table, SellShares("EUR", 2), "1862.6.3-director-insufficient-ordinaries")
    assert [sale.count for sale in offered(table, SellShares)] == [3], "the fewest that can be sold at all"


@pytest.mark.rule("1862.4.3-fine-payment-order")
def test_what_cannot_be_paid_is_forgiven():
    table = failing(cash=[100, 500, 500])
    assert cash(table)[0] == 0
    assert notes(table, "forgiven")[0].facts["owed"] == 370 - 100 - 111
    assert stage(table) != "PayFine"


@pytest.mark.rule("1862.4.3-fine-payment-order", "1862.7.12-bottom-price")
def test_a_company_sold_down_to_nothing_for_a_fine_is_bankrupt():
    table = failing(
        cash=[0, 500, 500],
        shares={"ECR": (3, 0, 0), "EUR": (3, 0, 2)},
        prices={"ECR": 74, "EUR": 20},
        trains={"EUR": ["2E"]},
    )
    play(table, SellShares("EUR", 3))
    assert not is_started(table, "EUR")
    assert cash(table) == [0, 500, 500]


@pytest.mark.rule("1862.4.3-shares-back-to-ipo")
def test_all_shares_go_back_and_nobody_is_compensated():
    table = failing(shares={"ECR": (3, 1, 0)})
    assert shares(table, "ECR") == [0, 0, 0]
    assert in_offering(table, "ECR") == 10
    assert director(table, "ECR") == IPO
    assert cash(table)[1] == 500
    table = failing(shares={"ECR": (0, 2, 0)}, pool={"ECR": 3}, directors={"ECR": "pool"})
    assert is_floated(table, "ECR") is False
    assert in_pool(table, "ECR") == 0


@pytest.mark.rule("1862.4.3-tokens-aside")
def test_the_tokens_of_the_company_are_taken_back():
    table = failing()
    assert par(table, "ECR") == 0
    assert stack(table, 74) == []
    assert not table.state.is_chartered(COMPANY["ECR"])
    assert obliged(table) == NO_OBLIGATION
    assert table.state.unused[COMPANY["ECR"]] == 0


@pytest.mark.rule("1862.4.3-available-again")
def test_the_company_cannot_be_proposed_in_the_next_parliament_but_started_in_the_stock_round_after_it():
    table = failing(cash=1000)
    assert stage(table) == "Proposals", "no company operates"
    refused(table, Bid("ECR", 0), "1862.4.3-available-again", "stock round")
    passing(table, 3)
    play(table, StartCompany("ECR", 54))
    assert is_started(table, "ECR")


@pytest.mark.rule("1862.4.3-available-again")
def test_after_that_stock_round_it_can_be_proposed_again():
    table = passing(failing(cash=1000), 3)
    passing(table, 3)
    assert stage(table) == "Proposals"
    play(table, Bid("ECR", 0), PASS, PASS, SetPar(54))
    assert obliged(table) == 0


@pytest.mark.rule("1862.4.3-fine")
def test_several_fines_are_paid_clockwise_from_the_priority_deal():
    table = failing(
        shares={"ECR": (3, 0, 0), "EUR": (0, 0, 3)},
        prices={"ECR": 54, "EUR": 54},
        chartered=["ECR", "EUR"],
        obliged={"ECR": 0, "EUR": 2},
        priority=1,
    )
    assert [note.actor for note in notes(table, "fine")] == [2, 0]
    assert cash(table) == [230, 500, 230]
    assert table.state.priority == 1, "fines do not move the priority deal"
