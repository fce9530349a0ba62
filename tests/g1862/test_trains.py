"""Purchasing Trains, and Train Warranties."""

import pytest

from bradshaw.eighteen.actions import PASS
from bradshaw.games.g1862.actions import Answer, BuyTrain, RunTrains, TradeTrain
from bradshaw.games.g1862.components import BANDS
from bradshaw.games.g1862.rules.trains import trade_price

from .bench import train
from .positions import (
    notes,
    offered,
    play,
    position,
    refused,
    stage,
    trains,
    treasury,
)


def buying(*cards, money=1000, **words):
    """ECR, with these trains, buys trains."""
    facts = {
        "shares": {"ECR": (5, 0, 0)},
        "trains": {"ECR": cards},
        "treasury": {"ECR": money},
        "company": "ECR",
        "step": "trains",
    }
    return position(**(facts | words))


def two(mine, theirs, *, same=True, money=1000, **words):
    """ECR buys trains; EUR has some too, and the same director, or the second seat's."""
    facts = {
        "shares": {"ECR": (5, 0, 0), "EUR": (5, 0, 0) if same else (0, 5, 0)},
        "prices": {"ECR": 100, "EUR": 90},
        "trains": {"ECR": mine, "EUR": theirs},
        "treasury": {"ECR": money},
    }
    return buying(**(facts | words))


def kinds(table):
    """The kinds of trains that can be bought of the bank."""
    return sorted({purchase.kind for purchase in offered(table, BuyTrain)})


# The bank


@pytest.mark.rule(
    "1862.7.9-buy-any-type",
    "1862.2.2-choose-type-on-purchase",
    "1862.2.2-type-visible",
    "1862.7.9-goes-on-charter",
    "1862.2.1-charter-holds-assets",
)
@pytest.mark.parametrize(("kind", "card"), [("freight", "1F*"), ("local", "2L*"), ("express", "2E*")])
def test_the_kind_of_a_train_is_chosen_when_it_is_bought(kind, card):
    table = buying()
    assert kinds(table) == ["express", "freight", "local"]
    refused(table, BuyTrain("steam"), "1862.2.2-card-three-types", "freight trains, local trains and express trains")
    play(table, BuyTrain(kind))
    assert trains(table, "ECR") == [card]
    assert treasury(table, "ECR") == 900


@pytest.mark.rule("1862.2.2-type-fixed")
def test_a_train_keeps_its_kind():
    table = two(["2E"], ["1F"])
    play(table, TradeTrain("A-1", "EUR"))
    assert trains(table, "ECR") == ["2E", "1F"], "also when it is sold"
    assert {type(one) for one in table.state.frames[-1].choices(table.state)} == {type(PASS), BuyTrain}


@pytest.mark.rule("1862.7.9-band-order", "1862.7.9-band-price", "1862.7.9-sources")
def test_the_bank_sells_band_after_band_at_one_price_for_each():
    table = buying("2E", money=9000, phase="A")
    paid = []
    for kind in ("express", "express", "local", "local", "local", "freight", "freight", "freight"):
        before = treasury(table, "ECR")
        play(table, BuyTrain(kind))
        paid.append(before - treasury(table, "ECR"))
    assert paid == [100] * 6 + [200, 200], "seven A trains, then B trains"
    assert trains(table, "ECR")[-2:] == ["2F", "2F"]


@pytest.mark.rule("1862.7.9-band-price")
def test_a_train_that_cannot_be_paid_for_is_refused():
    table = buying("2E", money=199, phase="B")
    assert stage(table) != "BuyTrains"
    table = two(["2E"], ["2/3E"], money=199, phase="B", next_band="C")
    assert stage(table) != "BuyTrains"
    table = buying("2E", money=199)
    refused(table, BuyTrain("local", 2), "1862.7.10-cost", "£200", "£199")


@pytest.mark.rule("1862.9.0-h-unlimited")
def test_h_trains_never_run_out():
    table = position(phase="H")
    assert table.state.next_train() == 7
    table.state.sold[7] = 99
    assert table.state.next_train() == 7
    assert table.state.left(7) is None


# Limits


@pytest.mark.rule(
    "1862.7.9-example-1", "1862.7.9-limit-a-d", "1862.9.0-phase-a-limit", "1862.9.0-limit-depends-on-game"
)
@pytest.mark.parametrize("phase", "ABCD")
def test_until_phase_d_three_trains_of_a_kind_are_the_most(phase):
    if phase in "AB":
        table = buying("2E", "2E", "2E", phase=phase)
    else:
        table = buying("2/3E", "2/3E", "3E", phase=phase)
    assert kinds(table) == ["freight", "local"]
    refused(table, BuyTrain("express"), "1862.7.9-limit-a-d", "3 express trains")


@pytest.mark.rule("1862.7.9-limit-e-f", "1862.9.0-phase-e-limit")
@pytest.mark.parametrize("phase", "EF")
def test_in_phases_e_and_f_two_trains_of_a_kind_are_the_most(phase):
    table = buying("4E", "4/5E", "5F", phase=phase)
    assert kinds(table) == ["freight", "local"]
    refused(table, BuyTrain("express"), "1862.7.9-limit-e-f", "the limit in this phase is 2")


@pytest.mark.rule("1862.7.9-limit-g-h", "1862.9.0-phase-g-limit")
@pytest.mark.parametrize("phase", "GH")
def test_in_phases_g_and_h_three_trains_in_all_are_the_most(phase):
    table = two(["4/5E", "5L", "6F"], [], phase=phase)
    assert stage(table) != "BuyTrains", "there is nothing it could do"
    table = buying("4/5E", "4/5E", phase=phase)
    assert kinds(table) == ["express", "freight", "local"]


@pytest.mark.rule("1862.7.9-example-2", "1862.7.9-limit-checked-before", "1862.7.9-phase-change")
def test_a_train_that_would_rust_still_counts_before_the_purchase():
    table = buying("4E", "4/5E", "5F", phase="F", next_band="G")
    assert kinds(table) == ["freight", "local"]
    refused(table, BuyTrain("express"), "1862.7.9-limit-e-f")
    play(table, BuyTrain("freight"))
    assert trains(table, "ECR") == ["4/5E", "8F"]
    assert BANDS[table.state.phase].name == "G"


@pytest.mark.rule("1862.7.9-example-3", "1862.7.9-no-discard", "1862.7.9-limit-at-once")
def test_a_purchase_may_leave_a_company_above_the_new_limit_and_nothing_is_discarded():
    table = buying("4E", "4/5E", "4/5L", "7F", "7F", phase="F", next_band="G")
    assert kinds(table) == ["local"]
    play(table, BuyTrain("local"))
    assert trains(table, "ECR") == ["4/5E", "4/5L", "7F", "7F", "5/6L"]
    assert stage(table) != "BuyTrains", "the new limit forbids more"


@pytest.mark.rule("1862.7.9-limit-checked-before")
def test_the_limit_holds_for_trains_of_other_companies_too():
    table = two(["2E", "2E", "2E"], ["2E"])
    refused(table, TradeTrain("A-3", "EUR"), "1862.7.9-limit-a-d")
    assert not offered(table, TradeTrain)


# Other companies


@pytest.mark.rule("1862.7.9-sources", "1862.7.9-fixed-price")
def test_a_train_of_a_company_with_the_same_director_changes_hands_at_its_price():
    table = play(two(["2E"], ["2L", "1F"]), TradeTrain("A-2", "EUR"))
    assert trains(table, "ECR") == ["2E", "1F"]
    assert trains(table, "EUR") == ["2L"]
    assert (treasury(table, "ECR"), treasury(table, "EUR")) == (900, 100)
    assert stage(table) == "BuyTrains", "more can be bought"


@pytest.mark.rule("1862.7.9-half-price-old-band", "1862.7.9-fixed-price")
def test_a_train_costs_half_once_a_later_band_has_been_sold():
    table = two(["2E"], ["2F"], phase="B")
    assert trade_price(table.state, train("2F")) == 200
    table = play(two(["2/3E"], ["2F"], phase="C"), TradeTrain("B-1", "EUR"))
    assert treasury(table, "EUR") == 100
    assert [trade_price(position(phase="H").state, train(card)) for card in ("3E", "8F", "9F")] == [140, 350, 800]


@pytest.mark.rule("1862.7.9-sources")
def test_another_director_is_asked_and_may_refuse():
    table = play(two(["2E"], ["1F", "2L"], same=False), TradeTrain("A-1", "EUR"))
    assert (stage(table), table.actor) == ("TrainRequest", 1)
    refused(table, PASS, "1862.7.9-sources", "agree or refuse")
    play(table, Answer(False))
    assert (stage(table), table.actor) == ("BuyTrains", 0)
    refused(table, TradeTrain("A-1", "EUR"), "1862.7.9-sources", "refused")
    play(table, TradeTrain("A-2", "EUR"), Answer(True))
    assert trains(table, "ECR") == ["2E", "2L"]
    assert treasury(table, "EUR") == 100


@pytest.mark.rule("1862.7.9-sources")
def test_a_train_must_be_there_and_be_another_company_s():
    table = two(["2E"], ["1F"])
    refused(table, TradeTrain("A-5", "EUR"), "1862.7.9-sources", "no such train")
    refused(table, TradeTrain("A-0", "ECR"), "1862.7.9-sources")
    refused(table, TradeTrain("A-1", "Emu"), "1862.2.1-twenty-companies")


@pytest.mark.rule("1862.7.9-fixed-price")
def test_a_train_of_another_company_must_be_paid_in_full():
    table = two(["2E"], ["2F"], money=150, phase="B", next_band="C")
    assert stage(table) != "BuyTrains"
    table = two(["2E"], ["2F", "1F"], money=60, phase="B")
    assert offered(table, TradeTrain) == [TradeTrain("A-1", "EUR")], "an A train costs 50 now"
    refused(table, TradeTrain("B-0", "EUR"), "1862.7.9-fixed-price", "£200", "£60")


@pytest.mark.rule("1862.7.9-sources")
def test_the_seller_may_be_left_without_a_train():
    table = play(two(["2E"], ["1F"]), TradeTrain("A-1", "EUR"))
    assert trains(table, "EUR") == []


# Warranties


@pytest.mark.rule("1862.7.10-buy-with-train", "1862.7.10-cost", "1862.7.10-any-train")
@pytest.mark.parametrize("phase", "BEH")
def test_up_to_three_warranties_can_be_bought_with_a_train_of_the_bank_for_50_each(phase):
    table = buying("4/5E" if phase != "B" else "2E", phase=phase)
    assert sorted({one.warranties for one in offered(table, BuyTrain)}) == [0, 1, 2, 3]
    play(table, BuyTrain("local", 3))
    price = BANDS[table.state.phase].price
    assert treasury(table, "ECR") == 1000 - price - 150
    assert trains(table, "ECR")[-1].endswith("L***")


@pytest.mark.rule("1862.7.10-max-three", "1862.7.10.1-free-a-d")
@pytest.mark.parametrize(("phase", "card"), [("A", "2E*"), ("D", "4E*")])
def test_a_and_d_trains_have_a_free_warranty_which_counts_among_the_three(phase, card):
    table = buying("2F" if phase == "D" else "1F", phase=phase)
    refused(table, BuyTrain("express", 3), "1862.7.10-max-three")
    refused(table, BuyTrain("express", -1), "1862.7.10-buy-with-train")
    play(table, BuyTrain("express"), BuyTrain("express", 2))
    assert trains(table, "ECR")[-2:] == [card, card + "**"]


@pytest.mark.rule("1862.7.10.1-free-a-d")
@pytest.mark.parametrize("phase", "BCEFGH")
def test_other_trains_have_none_for_free(phase):
    card = "2E" if phase in "BC" else "4/5E"
    table = play(buying(card if phase != "C" else "3E", phase=phase), BuyTrain("local"))
    assert not trains(table, "ECR")[-1].endswith("*")


@pytest.mark.rule("1862.7.10-used-up-each-run", "1862.7.10-not-transferable", "1862.7.10.1-free-not-transferable")
def test_after_the_run_step_every_train_loses_a_warranty_whether_it_ran_or_not():
    table = position(
        shares={"ECR": (5, 0, 0)},
        trains={"ECR": ["2E**", "2E*", "1F*", "2E"]},
        permits={"ECR": "E"},
        tiles={"D13": ("57", 0), "D11": ("57", 0)},
        markers={"ECR": ["D13"]},
        company="ECR",
        step="run",
    )
    assert trains(table, "ECR") == ["2E**", "2E*", "1F*", "2E"]
    play(table, offered(table, RunTrains)[0])
    assert trains(table, "ECR") == ["2E*", "2E", "1F", "2E"]


@pytest.mark.rule("1862.7.10-used-up-each-run")
def test_warranties_go_even_if_no_train_can_run():
    table = position(shares={"ECR": (5, 0, 0)}, trains={"ECR": ["2E*"]}, company="ECR", step="run")
    assert trains(table, "ECR") == ["2E"]


@pytest.mark.rule("1862.7.10-delays-rust")
def test_a_train_with_a_warranty_does_not_rust_until_its_last_one_is_gone():
    table = buying("2E*", "2E", phase="B", next_band="C")
    play(table, BuyTrain("express"))
    assert trains(table, "ECR") == ["2E*", "3E"], "the first C train rusts A trains"
    table = position(shares={"ECR": (5, 0, 0)}, trains={"ECR": ["2E**", "3E"]}, phase="C", company="ECR", step="run")
    assert trains(table, "ECR") == ["2E*", "3E"]
    table = position(shares={"ECR": (5, 0, 0)}, trains={"ECR": ["2E*", "3E"]}, phase="C", company="ECR", step="run")
    assert trains(table, "ECR") == ["3E"]
    assert notes(table, "rust")[0].facts["train"] == "2E"


@pytest.mark.rule("1862.7.10-delays-rust", "1862.7.11-must-own-train")
def test_a_company_whose_last_train_goes_after_its_run_must_buy_another():
    table = position(
        shares={"ECR": (5, 0, 0)}, trains={"ECR": ["2E*"]}, phase="C", company="ECR", step="run", treasury={"ECR": 300}
    )
    assert stage(table) == "BuyTrains"
    refused(table, PASS, "1862.7.11-must-own-train")


@pytest.mark.rule("1862.7.10-stays-on-sale", "1862.7.10-no-price-effect", "1862.7.10-buy-with-train")
def test_warranties_go_with_a_train_that_is_sold_and_do_not_change_its_price():
    table = play(two(["2E"], ["1F**"]), TradeTrain("A-1", "EUR"))
    assert trains(table, "ECR") == ["2E", "1F**"]
    assert treasury(table, "EUR") == 100
