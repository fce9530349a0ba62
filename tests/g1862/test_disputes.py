"""Points about shares, money, trains and rounds that other implementations got wrong or people argued about.

The numbers are issues of the public tracker of 18xx.games.
"""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, SellShares
from bradshaw.games.g1862.actions import (
    CHARTER,
    HUDSON,
    Bid,
    BuyTrain,
    ChooseMarkers,
    Refinance,
    SellOwnShares,
    SetPar,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.components import COMPANY

from .positions import (
    cash,
    director,
    is_floated,
    offered,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stage,
    trains,
    treasury,
    win_charter,
)

ECR = {"shares": {"ECR": (5, 2, 0)}, "prices": {"ECR": 100}}


@pytest.mark.rule("1862.7.12-director-share-to-ipo", "1862.7.12-restart", "1862.4.3-obligation")
def test_a_new_start_after_bankruptcy():  # 5395
    table = position(
        shares={"ECR": (5, 2, 0)}, prices={"ECR": 20}, chartered=["ECR"], trains={"ECR": ["2E"]}, permits={"ECR": "LE"}
    )
    play(table, SellShares("ECR", 3), PASS)
    play(table, StartCompany("ECR", 100), BuyShare("ECR", CHARTER), PASS)
    play(table, BuyShare("ECR", CHARTER), ChooseMarkers(2))
    assert is_floated(table, "ECR")
    assert not table.state.is_chartered(COMPANY["ECR"]), "its old charter is forgotten"
    assert table.state.permits[COMPANY["ECR"]] == (1,)
    assert treasury(table, "ECR") == 420


@pytest.mark.rule("1862.7.11-options", "1862.7.11-when-forced")
def test_the_director_s_purse_in_an_emergency():  # 5400
    table = position(**ECR, treasury={"ECR": 0}, cash=5000, phase="B", company="ECR", step="trains")
    assert {type(one) for one in table.state.frames[-1].choices(table.state)} == {SellOwnShares, Refinance}


@pytest.mark.rule("1862.7.8.6-multiple-of-ten", "1862.7.8.6-must-pay")
def test_the_amount_and_the_dividend_of_the_hudson_manoeuvre():  # 5418
    table = position(
        **ECR, treasury={"ECR": 95}, own={"ECR": 0}, pool={"ECR": 3}, company="ECR", step="dividend", revenue=60
    )
    play(table, HUDSON)
    assert treasury(table, "ECR") == 55
    assert cash(table) == [550, 520, 500], "dividends rise with it"


@pytest.mark.rule("1862.6.5.2-director-counts-one", "1862.4.3-obligation")
def test_a_charter_is_no_certificate():  # 5419
    table = win_charter(position(parliament=True, cash=1000), "ECR", 54)
    assert table.state.certificates(0) == 1
    play(table, BuyShare("ECR", OFFERING))
    assert table.state.certificates(0) == 2


@pytest.mark.rule("1862.6.5.1-sources", "1862.6.5.1-charter-price")
def test_shares_that_a_chartered_company_has_redeemed():  # 5481
    table = position(**ECR, chartered=["ECR"], own={"ECR": 1})
    play(table, BuyShare("ECR", CHARTER))
    assert treasury(table, "ECR") == 100


@pytest.mark.rule("1862.4.3-fine-payment-order")
def test_a_fine_without_cash_or_assets():  # 5508, 5511
    table = position(
        cash=[0, 500, 500],
        shares={"ECR": (0, 3, 0)},
        prices={"ECR": 74},
        chartered=["ECR"],
        obliged={"ECR": 0},
        fines=True,
    )
    assert cash(table) == [0, 500, 500]
    assert stage(table) == "Proposals"


@pytest.mark.rule("1862.6.3-director-certificate-not-for-sale", "1862.8.0-exit")
def test_the_last_certificate_of_a_company_in_receivership():  # 5636
    table = position(
        shares={"ECR": (2, 2, 0)}, prices={"ECR": 100}, pool={"ECR": 6}, directors={"ECR": "pool"}, cash=1000
    )
    play(table, PASS, PASS, BuyShare("ECR", BANK_POOL))
    assert shares(table, "ECR") == [2, 2, 1]
    play(table, PASS, PASS, BuyShare("ECR", BANK_POOL), PASS, PASS, BuyShare("ECR", BANK_POOL))
    assert director(table, "ECR") == 2, "two other shares first, then the swap"
    table = position(shares={"ECR": (2, 2, 0)}, prices={"ECR": 100}, pool={"ECR": 3}, directors={"ECR": "pool"})
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.3-director-certificate-not-for-sale")


@pytest.mark.rule("1862.7.9-sources", "1862.7.9-half-price-old-band", "1862.7.10-no-price-effect")
def test_a_train_with_a_warranty_between_companies():  # 5667
    table = position(
        shares={"ECR": (5, 0, 0), "EUR": (5, 0, 0)},
        prices={"ECR": 100, "EUR": 90},
        trains={"ECR": ["2E"], "EUR": ["2L**"]},
        treasury={"ECR": 50},
        phase="B",
        company="ECR",
        step="trains",
    )
    play(table, TradeTrain("A-1", "EUR"))
    assert trains(table, "ECR") == ["2E", "2L**"]
    assert treasury(table, "EUR") == 50


@pytest.mark.rule("1862.4.1-resume-left-of-winner", "1862.4.1-pd-stays", "1862.6.6-new-pd")
def test_priority_in_parliament():  # 5684
    table = position(parliament=True, priority=1, cash=900)
    assert table.actor == 1
    play(table, Bid("ECR", 0), Bid("ECR", 5), PASS, PASS, SetPar(54), PASS)
    assert table.actor == 0, "left of the winner, not of who opened the auction"
    passing(table, 2)
    assert table.state.priority == table.actor == 1


@pytest.mark.rule("1862.6.5.2-lner-limit", "1862.6.5.2-lner-no-forced-sale", "1862.10.3-certificate-limit")
def test_when_the_certificate_limit_changes():  # 6047, 6249
    table = position(
        shares={"ECR": (9, 0, 0)},
        prices={"ECR": 100},
        treasury={"ECR": 800},
        trains={"ECR": ["4/5E"]},
        phase="G",
        next_band="H",
        company="ECR",
        step="trains",
        round_of_set=(3, 3),
    )
    assert table.state.limit == 18
    play(table, BuyTrain("express"))
    assert table.state.limit == 9, "when the LNER forms at the end of the set"
    table.state.limit = 2
    play(table, PASS)


@pytest.mark.rule("1862.7.9-limit-a-d", "1862.7.9-example-1")
def test_the_limit_counts_each_kind_of_train():  # 6594, 6748, 11521
    table = position(
        shares={"ECR": (5, 0, 0)},
        trains={"ECR": ["2E", "2E", "2E", "2L", "2L"]},
        treasury={"ECR": 900},
        company="ECR",
        step="trains",
    )
    assert {one.kind for one in offered(table, BuyTrain)} == {"local", "freight"}


@pytest.mark.rule("1862.8.0-no-train-sale")
def test_trains_of_companies_in_receivership():  # 6203, 6283
    table = position(
        shares={"ECR": (5, 0, 0), "EUR": (2, 2, 0)},
        prices={"ECR": 100, "EUR": 90},
        pool={"EUR": 3},
        directors={"EUR": "pool"},
        trains={"ECR": ["2E"], "EUR": ["2L"]},
        treasury={"ECR": 900},
        company="ECR",
        step="trains",
    )
    refused(table, TradeTrain("A-1", "EUR"), "1862.8.0-no-train-sale")


@pytest.mark.rule("1862.7.9-no-discard", "1862.7.9-limit-checked-before")
def test_more_trains_than_the_limit():  # 6920
    table = position(
        shares={"ECR": (5, 0, 0)},
        trains={"ECR": ["2E", "2E", "2E", "2E"]},
        treasury={"ECR": 900},
        company="ECR",
        step="trains",
    )
    refused(table, BuyTrain("express"), "1862.7.9-limit-a-d")
    play(table, PASS)
    assert trains(table, "ECR") == ["2E"] * 4


@pytest.mark.rule("1862.6.5.4.2-non-chartered-choice", "1862.8.0-operated-by")
def test_floating_in_receivership():  # 6921
    table = position(
        shares={"ECR": (0, 1, 0)},
        prices={"ECR": 100},
        pool={"ECR": 3},
        directors={"ECR": "pool"},
        treasury={"ECR": 400},
        turn=2,
    )
    play(table, BuyShare("ECR", CHARTER))
    assert (stage(table), table.actor) == ("MarkersToBuy", 1), "the acting player chooses"


@pytest.mark.rule("1862.4.1-certificate-limit")
def test_bids_at_the_certificate_limit():  # 6958, 6967
    table = position(parliament=True, shares={"EUR": (4, 3, 0)}, directors={"EUR": 0}, limit=2)
    assert table.actor == 2, "the others must pass"


@pytest.mark.rule("1862.4.2-no-share-sales")
def test_sales_in_parliament():  # 8097
    table = position(parliament=True, **ECR)
    refused(table, SellShares("ECR", 1), "1862.4.1-open-auction")
    play(table, Bid("EUR", 0))
    refused(table, SellShares("ECR", 1), "1862.4.1-raise")


@pytest.mark.rule("1862.4.1-cash-minimum")
def test_the_highest_bid():  # 8432
    table = position(parliament=True, cash=[200, 500, 500])
    assert max(bid.amount for bid in offered(table, Bid)) == 35
    refused(table, Bid("ECR", 40), "1862.4.1-cash-minimum")


@pytest.mark.rule("1862.6.4.2-green-zone-one-free", "1862.6.3-director-overtaken")
def test_a_sale_that_passes_the_directorship():  # 8901
    table = position(shares={"ECR": (5, 4, 0)}, prices={"ECR": 220}, trains={"ECR": ["2E"]})
    play(table, SellShares("ECR", 2))
    assert director(table, "ECR") == 1
    assert price(table, "ECR") == 200, "the director sold, so no share was free"


@pytest.mark.rule("1862.6.4.2-no-fall-after-lner", "1862.9.0-phase-e-offboard")
def test_prices_and_areas_after_the_lner():  # 6091, 6748
    table = position(**ECR, trains={"ECR": ["4/5E"]}, phase="H", lner="formed")
    assert table.state.rules_of_phase.stage == 2
    play(table, SellShares("ECR", 2))
    assert price(table, "ECR") == 100
