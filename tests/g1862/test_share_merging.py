"""Merging Shares: what every holder does in turn, and who directs the company afterwards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.state import IPO, POOL, player_account
from bradshaw.games.g1862.actions import REDEEM_OPTION, RELINQUISH_OPTION, Merge
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.mergers import MergeStep
from bradshaw.games.g1862.rules.merging import ALONE, ShareMerge
from bradshaw.games.g1862.state import CHARTER

from .bench import actor, begin, kinds, offered, play, refused, result
from .holdings import ANNA, BERT, CORA, LND, LNE, cash, held, pair, position

FOUR = ("Anna", "Bert", "Cora", "Dora")
BOTH = [REDEEM_OPTION, RELINQUISH_OPTION]
NOTHING_LEFT = {"surviving": {"Anna": 5, "Bert": 5}, "other": {"Anna": 4, "Bert": 4, "Cora": 1, "own": 1}}
"""Anna and Bert keep all L&D shares if they pay for their options; then nobody can swap any more."""


def holders(surviving, other, director="Anna", other_director="Anna", price=100, **words):
    """L&D survives at the price, L&E does not; each with the shares of its holders."""
    return pair(
        **{
            "shares": {"L&D": surviving, "L&E": other},
            "directors": {"L&D": director, "L&E": other_director},
            "prices": {"L&D": price, "L&E": 90},
        }
        | words
    )


def merge(state, initiator=ANNA):
    """Begin to merge L&E into L&D."""
    return begin(state, ShareMerge(initiator, LND, LNE))


def option(state):
    """Who decides about an option of how many shares, what it costs to keep, and what it brings."""
    frame = state.frames[-1]
    assert isinstance(frame, ShareMerge)
    return frame.holder(state), frame.option, frame.cost, frame.value


def facts(entries, kind, *names):
    """These facts of all entries of a kind."""
    return [tuple(entry.facts[name] for name in names) for entry in entries if entry.kind == kind]


def swaps(entries):
    return facts(entries, "shares_swapped", "holder", "giver", "count")


def returns(entries):
    return facts(entries, "shares_returned", "holder", "other", "surviving")


# The order


@pytest.mark.rule("1862.5.2.4-order-clockwise", "1862.5.2.4-company-seat")
def test_the_initiator_begins_and_the_company_is_last():
    # An odd number of shares for everybody: each has an option.
    state = holders({"Bert": 7, "Anna": 1, "own": 1}, {"Bert": 6, "Cora": 1}, "Bert", "Bert")
    merge(state, BERT)
    order = []
    while isinstance(state.frames[-1], ShareMerge):
        order.append(option(state)[0])
        play(state, RELINQUISH_OPTION)
    assert order == [BERT, CORA, ANNA, CHARTER]


@pytest.mark.rule("1862.5.2.4-company-controlled-by-initiator")
@pytest.mark.parametrize("initiator", [ANNA, BERT])
def test_the_initiator_decides_for_the_company(initiator):
    state = holders({"Anna": 3, "Bert": 3, "own": 1}, {"Anna": 3, "Bert": 3}, "Anna", "Bert")
    merge(state, initiator)
    assert option(state)[0] == CHARTER
    assert actor(state) == initiator


@pytest.mark.rule("1862.5.2.4-companies-one-holder")
def test_the_charters_of_both_companies_are_one_holding():
    state = holders({"Anna": 6, "own": 1}, {"Anna": 6, "own": 1})
    entries = merge(state)
    assert result(state) is None, "two shares together: one goes back, and there is no option"
    assert returns(entries)[-1] == (CHARTER, 1, 0)
    assert state.own[LND] == 1
    assert state.own[LNE] == 0


# Step 1: half goes back


@pytest.mark.rule("1862.5.2.4-step1-return-half")
@pytest.mark.parametrize(("count", "returned"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_holder_returns_half_rounded_down(count, returned):
    state = holders({"Anna": 6, "Bert": count}, {"Anna": 6})
    merge(state)
    assert held(state, "L&D")[BERT] == count - returned


@pytest.mark.rule("1862.5.2.4-step1-combine-holdings")
def test_the_shares_of_both_companies_are_added_before_halving():
    state = holders({"Anna": 6, "Bert": 1}, {"Anna": 6, "Bert": 1})
    merge(state)
    assert result(state) is None, "one share of each are two: no option"
    assert held(state, "L&D") == [6, 1, 0]


@pytest.mark.rule("1862.5.2.4-step1-non-surviving-first")
def test_shares_of_the_company_that_goes_are_returned_first():
    state = holders({"Anna": 6, "Bert": 4}, {"Anna": 6, "Bert": 2})
    assert returns(merge(state)) == [(ANNA, 6, 0), (BERT, 2, 1)]


@pytest.mark.rule("1862.5.2.4-step1-non-surviving-first")
def test_its_directors_certificate_goes_before_its_ordinary_ones():
    state = holders({"Bert": 6, "own": 3}, {"Anna": 6}, "Bert", "Anna")
    entries = merge(state)
    assert state.director[LNE] == POOL
    assert swaps(entries)[0] == (ANNA, BERT, 3), "what she keeps are ordinary shares, which can be swapped"


@pytest.mark.rule("1862.5.2.4-step1-option-share")
def test_an_odd_number_of_shares_leaves_an_option():
    state = holders({"Anna": 6, "Bert": 3}, {"Anna": 6})
    merge(state)
    assert option(state) == (BERT, 1, 50, 50)
    assert held(state, "L&D")[BERT] == 2, "the option is one of the two that he keeps"


@pytest.mark.rule("1862.5.2.4-step1-simultaneous")
def test_shares_are_returned_strictly_in_turn():
    # Had Bert returned his half at the same time, Anna could not have swapped with him.
    state = holders({"Bert": 6, "own": 4}, {"Anna": 6, "Cora": 4}, "Bert", "Anna")
    assert swaps(merge(state)) == [(ANNA, BERT, 3), (CORA, CHARTER, 2)]


# Step 2: swaps


@pytest.mark.rule("1862.5.2.4-step2-swap", "1862.5.2.4-step2-bank-first")
def test_kept_shares_of_the_company_that_goes_are_swapped_with_the_pool_first():
    state = holders({"Anna": 6, "Cora": 2, "pool": 2}, {"Anna": 6, "Bert": 4})
    assert swaps(merge(state)) == [(BERT, POOL, 2)]
    assert held(state, "L&D") == [6, 2, 1]
    assert held(state, "L&E") == [0, 0, 0]


@pytest.mark.rule("1862.5.2.4-step2-then-neighbour")
def test_then_with_the_next_who_has_not_returned_shares():
    state = holders(
        {"Anna": 6, "Cora": 1, "Dora": 3},
        {"Anna": 2, "Bert": 6, "Cora": 1, "Dora": 1},
        other_director="Bert",
        players=FOUR,
    )
    entries = merge(state)
    # Anna has returned two L&D shares. Cora receives one of L&E from Bert and has to swap it herself.
    assert swaps(entries) == [(BERT, POOL, 2), (BERT, CORA, 1), (CORA, 3, 1)]
    assert held(state, "L&D") == [4, 3, 1, 2]


@pytest.mark.rule("1862.5.2.4-step2-then-neighbour", "1862.5.2.4-company-seat")
def test_the_company_is_the_last_to_be_asked_for_a_swap():
    state = holders({"Anna": 6, "Cora": 1, "own": 3}, {"Anna": 6, "Bert": 4})
    assert swaps(merge(state)) == [(BERT, CORA, 1), (BERT, CHARTER, 1), (CORA, CHARTER, 1)]


@pytest.mark.rule("1862.5.2.4-step2-option-last")
def test_the_option_is_swapped_after_the_other_shares():
    # One L&D share is in the pool when Cora wants two.
    state = holders({"Anna": 5, "Bert": 5}, {"Anna": 4, "Bert": 3, "Cora": 3})
    merge(state)
    entries = play(state, REDEEM_OPTION)
    assert swaps(entries) == [(CORA, POOL, 1)]
    assert facts(entries, "shares_unswapped", "holder", "count", "option", "price") == [(CORA, 1, 1, 50)]
    assert held(state, "L&D") == [5, 4, 1]


# Step 3: what cannot be swapped


@pytest.mark.rule("1862.5.2.4-step3-forced-sale")
def test_what_cannot_be_swapped_is_sold_at_the_new_price():
    state = holders({"Anna": 5, "Bert": 5}, {"Anna": 4, "Bert": 4, "Cora": 2})
    merge(state)
    play(state, REDEEM_OPTION, REDEEM_OPTION)
    assert cash(state) == [950, 950, 1100]
    assert held(state, "L&D") == [5, 5, 0]
    assert state.pool[LNE] == 10


@pytest.mark.rule("1862.5.2.4-step3-option-half-up")
@pytest.mark.parametrize(("price", "half", "house_rule"), [(134, 67, 67), (71, 36, 35), (105, 53, 52)])
def test_an_option_that_cannot_be_swapped_is_sold_for_half_rounded_up(price, half, house_rule):
    for down, value in ((False, half), (True, house_rule)):
        state = holders(**NOTHING_LEFT, price=price, options_rounded_down=down)
        merge(state)
        play(state, REDEEM_OPTION, REDEEM_OPTION)
        assert result(state) is None
        assert cash(state)[CORA] == 1000 + value
        assert state.treasury(LND) == 100 + value, "the company's own option too"
        assert held(state, "L&D") == [5, 5, 0]


# Step 4: options


@pytest.mark.rule("1862.5.2.4-step4-option-value")
@pytest.mark.parametrize(("price", "half"), [(134, 67), (86, 43), (71, 35)])
def test_an_option_is_worth_half_the_price_rounded_down(price, half):
    state = holders({"Anna": 7}, {"Anna": 6}, price=price)
    merge(state)
    assert option(state) == (ANNA, 1, half, half)


@pytest.mark.rule("1862.5.2.4-step4-redeem")
def test_an_option_is_redeemed_for_its_value():
    state = holders({"Anna": 7}, {"Anna": 6})
    merge(state)
    play(state, REDEEM_OPTION)
    assert held(state, "L&D")[ANNA] == 7
    assert cash(state)[ANNA] == 950


@pytest.mark.rule("1862.5.2.4-step4-relinquish")
def test_an_option_is_given_up_to_the_pool_for_its_value():
    state = holders({"Anna": 7}, {"Anna": 6})
    merge(state)
    before = state.pool[LND]
    play(state, RELINQUISH_OPTION)
    assert held(state, "L&D")[ANNA] == 6
    assert state.pool[LND] == before + 1
    assert cash(state)[ANNA] == 1050


@pytest.mark.rule("1862.5.2.4-step4-mandatory")
def test_every_option_is_settled_in_its_holders_turn():
    state = holders({"Anna": 7, "Bert": 1}, {"Anna": 6})
    merge(state)
    assert offered(state) == BOTH
    assert refused(state, PASS, "1862.5.2.4-step4-mandatory")
    play(state, REDEEM_OPTION)
    assert option(state)[0] == BERT


@pytest.mark.rule("1862.5.2.4-step4-relinquish", "1862.5.2.4-step4-redeem")
def test_who_cannot_pay_for_an_option_gives_it_up_without_being_asked():
    state = holders({"Anna": 7}, {"Anna": 6}, money={"Anna": 49})
    entries = merge(state)
    assert result(state) is None
    assert kinds(entries)[-1] == "relinquish_option"
    assert cash(state)[ANNA] == 99
    state = holders({"Anna": 7}, {"Anna": 6}, money={"Anna": 50})
    merge(state)
    assert offered(state) == BOTH


@pytest.mark.rule("1862.5.2.4-step4-redeem")
def test_to_redeem_without_the_money_is_refused():
    state = holders({"Anna": 7}, {"Anna": 6})
    merge(state)
    state.cash[player_account(ANNA)] -= 960
    assert "£50" in refused(state, REDEEM_OPTION, "1862.5.2.4-step4-redeem")


@pytest.mark.rule("1862.5.2.4-companies-one-holder", "1862.5.2.4-step4-redeem")
def test_the_money_of_both_companies_pays_for_their_option():
    shares = {"Anna": 6, "own": 1}, {"Anna": 6}
    state = holders(*shares, treasuries={"L&D": 20, "L&E": 40})
    merge(state)
    play(state, REDEEM_OPTION)
    assert (state.treasury(LND), state.treasury(LNE)) == (0, 10)
    assert state.own[LND] == 1
    state = holders(*shares, treasuries={"L&D": 20, "L&E": 29})
    merge(state)
    assert result(state) is None
    assert state.treasury(LND) == 70, "given up"


# Directors with few shares


@pytest.mark.rule("1862.5.2.4-director-under-six")
def test_a_director_with_fewer_than_six_shares_takes_three_of_the_pool_for_the_certificate():
    state = holders({"Anna": 4, "Bert": 4, "pool": 2}, {"Bert": 6, "Cora": 2, "pool": 2}, "Anna", "Bert")
    entries = merge(state)
    assert kinds(entries)[0] == "certificate_exchanged"
    # Two of L&D and one of L&E, so that she returns one of each.
    assert returns(entries)[0] == (ANNA, 1, 1)
    assert held(state, "L&D") == [2, 5, 0]


@pytest.mark.rule("1862.5.2.4-director-under-six")
def test_a_directors_certificate_in_the_pool_is_not_broken_up():
    state = holders({"Anna": 4, "Bert": 4, "pool": 2}, {"Bert": 6, "Cora": 2, "pool": 2}, "Anna", "Bert")
    entries = merge(state)
    # The pool has Anna's certificate of L&D, but no ordinary one for Cora.
    assert facts(entries, "shares_unswapped", "holder", "count", "option", "price") == [(CORA, 1, 0, 100)]
    assert state.pool[LND] == 3


@pytest.mark.rule("1862.5.2.4-director-under-six")
def test_a_director_with_six_shares_keeps_the_certificate():
    state = holders({"Anna": 3, "Bert": 3, "pool": 4}, {"Anna": 3, "Bert": 5}, "Anna", "Bert")
    assert "certificate_exchanged" not in kinds(merge(state))
    assert held(state, "L&D")[ANNA] == 3


@pytest.mark.rule("1862.5.2.4-director-option-certificate")
def test_without_three_certificates_in_the_pool_the_certificate_itself_is_the_option():
    state = holders({"Anna": 5, "Bert": 2, "pool": 2}, {"Bert": 6, "Cora": 4}, "Anna", "Bert")
    entries = merge(state)
    assert kinds(entries) == ["certificate_is_option"]
    assert option(state) == (ANNA, 3, 50, 250)
    assert held(state, "L&D")[ANNA] == 3
    assert state.pool[LND] == 4, "her two ordinary shares"
    play(state, REDEEM_OPTION)
    assert cash(state)[ANNA] == 950
    assert held(state, "L&D") == [3, 4, 2]


@pytest.mark.rule("1862.5.2.4-director-option-certificate")
def test_an_option_certificate_that_is_given_up_goes_to_the_pool():
    state = holders({"Anna": 5, "own": 5}, {"Bert": 7}, "Anna", "Bert")
    merge(state)
    play(state, RELINQUISH_OPTION)
    assert option(state)[0] == BERT
    assert state.director[LND] == POOL
    assert cash(state)[ANNA] == 1250


@pytest.mark.rule("1862.5.2.4-director-option-50", "1862.5.2.4-director-option-40", "1862.5.2.4-director-option-30")
@pytest.mark.parametrize(
    ("shares", "price", "redeem", "sell"),
    [(5, 82, 41, 205), (4, 82, 82, 164), (3, 82, 123, 123), (5, 71, 35, 177), (4, 71, 71, 142), (3, 71, 106, 106)],
)
def test_the_fewer_shares_a_director_had_the_more_the_certificate_costs(shares, price, redeem, sell):
    state = holders({"Anna": shares, "own": 10 - shares}, {"Bert": 6, "own": 4}, "Anna", "Bert", price)
    merge(state)
    assert option(state) == (ANNA, 3, redeem, sell)


@pytest.mark.rule("1862.5.2.4-director-option-certificate")
def test_the_other_companys_certificate_is_swapped_for_that_of_the_survivor():
    state = holders({"Bert": 6, "Cora": 4}, {"Anna": 4, "Bert": 2, "Cora": 4}, "Bert", "Anna")
    entries = merge(state)
    assert facts(entries, "certificates_swapped", "holder", "giver") == [(ANNA, BERT)]
    assert option(state) == (ANNA, 3, 100, 200)
    assert state.director[LNE] == BERT, "Bert returns it later"
    play(state, REDEEM_OPTION)
    assert held(state, "L&D") == [3, 4, 3]


@pytest.mark.rule("1862.5.2.4-director-option-certificate")
def test_the_other_companys_certificate_is_sold_if_the_survivors_director_has_had_his_turn():
    state = holders({"Bert": 4, "Anna": 4, "own": 2}, {"Cora": 4, "Anna": 4, "own": 2}, "Bert", "Cora")
    merge(state, BERT)
    entries = play(state, REDEEM_OPTION)
    assert facts(entries, "certificate_sold", "holder", "price") == [(CORA, 200)]
    assert cash(state)[CORA] == 1200
    assert held(state, "L&D")[CORA] == 0


@pytest.mark.rule("1862.5.2.4-director-option-certificate")
def test_it_is_swapped_for_the_survivors_certificate_in_the_pool():
    state = holders({"Bert": 4, "Anna": 4, "own": 2}, {"Cora": 4, "Anna": 4, "own": 2}, "Bert", "Cora")
    merge(state, BERT)
    entries = play(state, RELINQUISH_OPTION)
    assert facts(entries, "certificates_swapped", "holder", "giver") == [(CORA, POOL)]
    assert option(state) == (CORA, 3, 100, 200)
    assert (state.director[LND], state.director[LNE]) == (CORA, POOL)


# The director afterwards


@pytest.mark.rule("1862.5.2.5-director-most-shares", "1862.5.2.5-director-certificate-swap")
def test_the_largest_holder_becomes_director_and_swaps_three_shares_for_the_certificate():
    state = holders({"Anna": 6, "Bert": 4}, {"Bert": 6, "Anna": 2}, "Anna", "Bert")
    entries = merge(state)
    assert held(state, "L&D") == [4, 5, 0]
    assert state.director[LND] == BERT
    assert kinds(entries)[-1] == "new_director"


@pytest.mark.rule("1862.5.2.5-director-tie")
@pytest.mark.parametrize("initiator", [ANNA, BERT, CORA])
def test_a_tie_goes_to_the_initiator(initiator):
    shares = {"Anna": 3, "Bert": 3, "Cora": 3}
    state = holders(shares, shares, "Anna", "Bert")
    merge(state, initiator)
    assert held(state, "L&D") == [3, 3, 3]
    assert state.director[LND] == initiator


@pytest.mark.rule("1862.5.2.5-director-tie")
@pytest.mark.parametrize(("initiator", "director"), [("Anna", "Bert"), ("Cora", "Dora")])
def test_then_to_the_next_clockwise(initiator, director):
    shares = {"Bert": 3, "Dora": 3, "pool": 4}, {"Bert": 3, "Dora": 3, initiator: 4}
    for before in ("Bert", "Dora"):
        state = holders(*shares, before, initiator, players=FOUR)
        merge(state, FOUR.index(initiator))
        assert sorted(held(state, "L&D")) == [0, 2, 3, 3]
        assert state.director[LND] == FOUR.index(director)


@pytest.mark.rule("1862.5.2.5-receivership")
def test_without_three_shares_in_one_hand_the_company_is_in_receivership():
    state = holders({"Anna": 4, "pool": 6}, {"Bert": 4, "pool": 6}, "Anna", "Bert")
    entries = merge(state)
    assert held(state, "L&D") == [2, 2, 0]
    assert state.in_receivership(LND)
    assert kinds(entries)[-1] == "no_director"


@pytest.mark.rule("1862.5.2-no-director-check-during")
def test_no_directorship_changes_before_the_end():
    state = holders({"Anna": 6, "Bert": 4}, {"Bert": 6, "Anna": 2, "Cora": 1}, "Anna", "Bert")
    entries = merge(state)
    assert option(state)[0] == CORA
    assert held(state, "L&D")[:2] == [4, 5]
    assert state.director[LND] == ANNA, "though Bert has more"
    assert "new_director" not in kinds(entries)
    assert kinds(play(state, RELINQUISH_OPTION))[-1] == "new_director"
    assert state.director[LND] == BERT


# The worked examples


def richards_merger():
    shares = {
        "N&E": {"Richard": 4, "Emma": 3, "Peter": 1, "own": 2},
        "WStI": {"Richard": 5, "Peter": 1, "Linda": 1, "own": 1, "pool": 1, "ipo": 1},
    }
    state = position(
        ("Richard", "Emma", "Peter", "Linda"),
        shares,
        prices={"N&E": 90, "WStI": 90},
        directors={"N&E": "Richard", "WStI": "Richard"},
        trains={"N&E": [("B-0", "freight", 0)], "WStI": [("B-1", "freight", 0)]},
        tiles={"B13": ("14", 0)},
        stations=[("B13", 0, "N&E"), ("B13", 1, "WStI")],
    )
    begin(state, MergeStep(COMPANY["N&E"]))
    return state


@pytest.mark.rule("1862.5.2.6-example-merge-1")
def test_the_first_example():
    state = richards_merger()
    company = COMPANY["N&E"]
    entries = play(state, Merge("WStI", "N&E"))
    assert state.price(company) == 134
    assert state.par[company] == 100
    assert option(state) == (0, 1, 67, 67)
    assert swaps(entries) == [(0, 1, 1)], "Richard swaps with Emma"
    entries = play(state, REDEEM_OPTION, REDEEM_OPTION)
    assert option(state)[0] == 3, "Linda's, which she swapped with the company"
    assert swaps(entries) == [(3, CHARTER, 1)]
    entries = play(state, RELINQUISH_OPTION)
    assert swaps(entries) == [(CHARTER, POOL, 1)]
    play(state, REDEEM_OPTION)
    assert held(state, "N&E") == [5, 2, 1, 0]
    assert (state.own[company], state.pool[company]) == (2, 0)
    assert cash(state) == [933, 933, 1000, 1067]
    assert state.treasury(company) == 200 - 67
    assert state.director[company] == 0


@pytest.mark.rule("1862.5.2.6-example-merge-1")
def test_in_the_first_example_linda_is_not_asked_without_the_money():
    state = richards_merger()
    state.cash[player_account(3)] -= 940
    state.cash[0] += 940
    play(state, Merge("WStI", "N&E"), REDEEM_OPTION, REDEEM_OPTION)
    assert option(state)[0] == CHARTER
    assert cash(state)[3] == 127


@pytest.mark.rule("1862.5.2.6-example-1-alternative")
def test_had_linda_redeemed_her_option_the_company_would_have_to_sell_its_own():
    state = richards_merger()
    play(state, Merge("WStI", "N&E"), REDEEM_OPTION, REDEEM_OPTION, REDEEM_OPTION)
    company = COMPANY["N&E"]
    assert held(state, "N&E") == [5, 2, 1, 1]
    assert state.own[company] == 1
    assert state.treasury(company) == 200 + 67


@pytest.mark.rule("1862.5.2.6-non-surviving-returned")
def test_after_the_first_example_all_of_wsti_is_in_the_offering_again():
    state = richards_merger()
    play(state, Merge("WStI", "N&E"), REDEEM_OPTION, REDEEM_OPTION, RELINQUISH_OPTION, REDEEM_OPTION)
    company = COMPANY["WStI"]
    assert state.ipo[company] == 10
    assert state.director[company] == IPO
    assert state.permits[company] == (state.first_permit[company],)
    assert not state.is_started(company)


@pytest.mark.rule("1862.5.2.7-example-merge-2", "1862.5.2.4-step3-forced-sale")
def test_the_second_example():
    shares = {
        "N&E": {"Helen": 1, "Martin": 4, "Charles": 3, "ipo": 2},
        "I&B": {"Martin": 5, "Rachel": 3, "own": 2},
    }
    state = position(
        ("Helen", "Martin", "Rachel", "Charles"),
        shares,
        prices={"N&E": 100, "I&B": 74},
        directors={"N&E": "Martin", "I&B": "Martin"},
        trains={"I&B": [("B-0", "freight", 0)]},
        tiles={"B13": ("14", 0)},
        stations=[("B13", 0, "N&E"), ("B13", 1, "I&B")],
    )
    company = COMPANY["N&E"]
    begin(state, MergeStep(company))
    play(state, Merge("I&B", "N&E"))
    assert (state.price(company), state.par[company]) == (86, 82)
    order = []
    while isinstance(state.frames[-1], ShareMerge):
        order.append(option(state))
        play(state, REDEEM_OPTION)
    assert order == [(1, 1, 43, 43), (2, 1, 43, 43), (3, 1, 43, 43), (0, 1, 43, 43)]
    assert held(state, "N&E") == [1, 5, 2, 2]
    assert (state.own[company], state.pool[company]) == (0, 0)
    assert cash(state) == [957, 957, 957, 957]
    assert state.treasury(company) == 200 + 86
    assert state.director[company] == 1


# Whatever the holdings


@st.composite
def holdings(draw, players, company_shares):
    """Ten shares among players, pool, offering and the company, with a director who has the most."""
    director = draw(st.integers(0, players - 1))
    left = 10
    most = draw(st.integers(3, 10))
    counts = {director: most}
    left -= most
    for seat in range(players):
        if seat != director:
            counts[seat] = draw(st.integers(0, min(most, left)))
            left -= counts[seat]
    own = draw(st.integers(0, left)) if company_shares else 0
    pool = draw(st.integers(0, left - own))
    return director, counts, own, pool


@st.composite
def positions(draw):
    players = draw(st.integers(2, 8))
    names = [f"Player {seat}" for seat in range(players)]
    shares, directors = {}, {}
    for company in ("L&D", "L&E"):
        director, counts, own, pool = draw(holdings(players, company_shares=True))
        shares[company] = {names[seat]: count for seat, count in counts.items()} | {"own": own, "pool": pool}
        directors[company] = names[director]
    money = {name: draw(st.integers(0, 300)) for name in names}
    state = pair(
        players=names,
        shares=shares,
        directors=directors,
        prices={"L&D": draw(st.sampled_from([7, 71, 90, 105, 245])), "L&E": 90},
        money=money,
        treasuries={"L&D": draw(st.integers(0, 100)), "L&E": draw(st.integers(0, 100))},
    )
    return state, draw(st.sampled_from([state.director[LND], state.director[LNE]]))


@pytest.mark.rule("1862.5.2.4-step1-return-half", "1862.5.1.1-merger-ratio")
@given(positions(), st.booleans(), st.data())
def test_nobody_gains_or_loses_by_merging_shares(drawn, refinanced, data):
    """`play` looks after each step that no share and no money has come or gone."""
    state, initiator = drawn
    other = ALONE if refinanced else LNE
    if refinanced:
        initiator = state.director[LND]
    price = state.price(LND)
    companies = [LND] if refinanced else [LND, LNE]
    seats = range(state.players)
    before = [sum(state.shares(seat, company) for company in companies) for seat in seats]
    own = sum(state.own[company] for company in companies)
    money = cash(state)
    treasury = sum(map(state.treasury, companies))
    begin(state, ShareMerge(initiator, LND, other))
    while isinstance(state.frames[-1], ShareMerge):
        play(state, data.draw(st.sampled_from(offered(state))))
    for seat in seats:
        # In half pounds: half of an odd price is rounded once at the most.
        gain = 2 * (cash(state)[seat] - money[seat]) + 2 * price * state.shares(seat, LND) - price * before[seat]
        assert abs(gain) <= 1
        assert refinanced or state.shares(seat, LNE) == 0
    gain = 2 * (sum(map(state.treasury, companies)) - treasury) + 2 * price * state.own[LND] - price * own
    assert abs(gain) <= 1
    director = state.director[LND]
    most = max(held(state, "L&D"))
    assert (state.shares(director, LND) == most >= 3) if director >= 0 else most < 3
