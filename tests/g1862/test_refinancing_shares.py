"""Refinancing: what happens to the shares of a company that cannot pay for a train."""

import pytest

from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862.actions import REDEEM_OPTION, RELINQUISH_OPTION, Refinance
from bradshaw.games.g1862.components import BANDS, A, B
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.trains import BuyTrains
from bradshaw.games.g1862.state import CHARTER

from .bench import actor, begin, kinds, offered, play, refused
from .holdings import ANNA, BERT, LND, cash, held, position

FOUR = ("Anna", "Bert", "Cora", "Dora")
REFINANCE = Refinance()


def poor(shares, price=82, par=74, **words):
    """L&D has no train and £100; the bank sells trains of band B for £200."""
    usual = {"directors": {"L&D": "Anna"}, "treasuries": {"L&D": 100}, "pars": {"L&D": par}}
    state = position(FOUR, {"L&D": shares}, prices={"L&D": price}, **(usual | words))
    state.phase = B
    state.sold[A] = BANDS[A].counts[state.settings.length] or 0
    return state


def buying(shares, **words):
    """The same, and it is about to buy a train."""
    state = poor(shares, **words)
    begin(state, BuyTrains(LND))
    return state


def refinanced(shares, **words):
    """It refinances: by itself where there is no other way to a train. Returns what is told of it, too."""
    state = poor(shares, **words)
    entries = begin(state, BuyTrains(LND))
    if isinstance(state.frames[-1], BuyTrains) and REFINANCE in offered(state):
        entries += play(state, REFINANCE)
    assert "refinance" in kinds(entries)
    return state, entries


def options(state, *answers):
    """Play the answers to all options; who was asked and at what prices."""
    asked = []
    for answer in answers:
        frame = state.frames[-1]
        assert isinstance(frame, ShareMerge)
        asked.append((frame.holder(state), frame.cost, frame.value))
        play(state, answer)
    assert not isinstance(state.frames[-1], ShareMerge), "nobody else is asked"
    return asked


@pytest.mark.rule("1862.5.1.3-refinance-condition")
def test_only_a_company_without_a_train_that_cannot_pay_for_one_is_refinanced():
    assert REFINANCE in offered(buying({"Anna": 6, "Bert": 2, "own": 2}))
    state = buying({"Anna": 6, "Bert": 4}, treasuries={"L&D": 200})
    refused(state, REFINANCE, "1862.7.11-when-forced")
    state = buying({"Anna": 6, "Bert": 4}, trains={"L&D": [("B-0", "freight", 0)]}, treasuries={"L&D": 200})
    refused(state, REFINANCE, "1862.7.11-when-forced")


@pytest.mark.rule("1862.5.1.3-refinance-effect", "1862.5.1-two-for-one", "1862.7.11.2-two-for-one")
def test_every_holding_is_halved_and_the_company_receives_ten_times_its_par():
    # Numbers of refinance-4.
    state, _ = refinanced({"Anna": 6, "Bert": 2, "own": 2})
    options(state)
    assert held(state, "L&D") == [3, 1, 0, 0]
    assert (state.own[LND], state.pool[LND]) == (1, 5)
    assert state.treasury(LND) == 840
    assert cash(state) == [1000] * 4
    assert state.director[LND] == ANNA


@pytest.mark.rule("1862.5.2-step-order")
def test_price_and_par_stay():
    state, _ = refinanced({"Anna": 6, "Bert": 4})
    assert (state.price(LND), state.par[LND]) == (82, 74)


@pytest.mark.rule("1862.5.2-step-order", "1862.5.2.2-ipo-to-pool")
def test_shares_of_the_offering_go_to_the_pool_first():
    state, entries = refinanced({"Anna": 4, "ipo": 6})
    steps = [
        kind for kind in kinds(entries) if kind in ("offering_to_pool", "certificate_exchanged", "shares_returned")
    ]
    assert steps == ["offering_to_pool", "certificate_exchanged", "shares_returned"], "Anna needs three of them"
    assert state.ipo[LND] == 0


@pytest.mark.rule("1862.5.2.4-director-option-50", "1862.5.1.3-refinance-effect")
def test_all_options_are_redeemed():
    # Numbers of refinance-1.
    state, _ = refinanced({"Anna": 5, "Bert": 3, "Cora": 2})
    assert options(state, REDEEM_OPTION, REDEEM_OPTION) == [(ANNA, 41, 205), (BERT, 41, 41)]
    assert held(state, "L&D") == [3, 2, 1, 0]
    assert cash(state) == [959, 959, 1000, 1000]
    assert state.pool[LND] == 4
    assert state.treasury(LND) == 840
    assert state.director[LND] == ANNA


@pytest.mark.rule("1862.5.2.4-director-option-50", "1862.5.2.5-receivership")
def test_all_options_are_given_up():
    # Numbers of refinance-2. The train is bought by the rules of receivership.
    state, _ = refinanced({"Anna": 5, "Bert": 3, "Cora": 2}, price=95, par=90)
    options(state, RELINQUISH_OPTION, RELINQUISH_OPTION)
    assert held(state, "L&D") == [0, 1, 1, 0]
    assert cash(state) == [1237, 1047, 1000, 1000]
    assert state.pool[LND] == 8
    assert state.director[LND] == POOL
    assert state.treasury(LND) == 1000 - 200
    assert len(state.trains[LND]) == 1


@pytest.mark.rule("1862.5.2.4-director-under-six")
def test_a_small_director_first_takes_three_shares_of_the_pool():
    # Numbers of refinance-3.
    state, _ = refinanced({"Anna": 4, "Bert": 3, "pool": 3})
    assert options(state, REDEEM_OPTION) == [(BERT, 41, 41)]
    assert held(state, "L&D") == [2, 2, 0, 0]
    assert cash(state) == [1000, 959, 1000, 1000]
    assert state.pool[LND] == 6
    assert state.director[LND] == POOL


@pytest.mark.rule("1862.5.2.4-director-option-30")
def test_a_director_with_three_shares_pays_one_and_a_half_times_the_price():
    # Numbers of refinance-5.
    state, _ = refinanced({"Anna": 3, "Bert": 3, "Cora": 2, "Dora": 2})
    assert options(state, REDEEM_OPTION, REDEEM_OPTION) == [(ANNA, 123, 123), (BERT, 41, 41)]
    assert held(state, "L&D") == [3, 2, 1, 1]
    assert cash(state) == [877, 959, 1000, 1000]
    assert state.pool[LND] == 3
    assert state.director[LND] == ANNA


@pytest.mark.rule("1862.5.2.4-step4-option-value")
def test_options_are_not_worth_less_because_the_company_has_no_train():
    state, _ = refinanced({"Anna": 7, "Bert": 3}, price=100)
    frame = state.frames[-1]
    assert (frame.cost, frame.value) == (50, 50)


@pytest.mark.rule("1862.5.2.4-company-controlled-by-initiator", "1862.5.2.4-step4-redeem")
def test_the_company_keeps_its_own_option_only_if_a_train_can_still_be_paid():
    shares = {"Anna": 6, "Bert": 1, "own": 3}
    state, _ = refinanced(shares, par=54)
    frame = state.frames[-1]
    assert (frame.holder(state), actor(state)) == (BERT, BERT)
    play(state, REDEEM_OPTION)
    frame = state.frames[-1]
    assert (frame.holder(state), actor(state)) == (CHARTER, ANNA)
    play(state, REDEEM_OPTION)
    assert state.own[LND] == 2
    assert state.treasury(LND) == 640 - 41


@pytest.mark.rule("1862.5.2.4-step4-redeem")
@pytest.mark.parametrize(("spare", "asked"), [(40, False), (41, True), (-20, False)])
def test_what_the_train_costs_cannot_be_spent_on_the_option(spare, asked):
    state = poor({"Anna": 6, "own": 3})
    begin(state, ShareMerge(ANNA, LND, spare=spare))
    if asked:
        assert offered(state) == [REDEEM_OPTION, RELINQUISH_OPTION]
        refused(state, PASS, "1862.5.2.4-step4-mandatory")
    else:
        assert not isinstance(state.frames[-1], ShareMerge)
        assert state.own[LND] == 1


@pytest.mark.rule("1862.5.1.3-refinance-effect")
def test_the_company_cannot_spend_the_money_before_it_has_come():
    state, entries = refinanced({"Anna": 6, "own": 3}, treasuries={"L&D": 40})
    assert "relinquish_option" in kinds(entries)
    assert state.treasury(LND) == 40 + 41 + 740
