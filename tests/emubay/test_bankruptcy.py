"""Bankruptcy: negative dividends that a player cannot pay. Every sum is reckoned by hand beside it."""

import pytest

from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import PayDividends
from bradshaw.games.emubay.rules.ending import told

from .positions import act, cash, position

NOTHING = {"EBR": 0, "LW": 0, "TMLC": 0, "GT": 0, "MLM": 0, "NED": 0, "NMF": 0}


def pay(**words):
    """Pay dividends in a position whose companies earn nothing but what is said."""
    words["revenue"] = NOTHING | words["revenue"]
    words.setdefault("shares", {})
    words["shares"] = {"EBR": [1], "LW": [1], "GT": [1], "TMLC": [1]} | words["shares"]
    return act(position(**({"table": {"take": 2, "build": 2}} | words)), PayDividends())


def bankrupt(game):
    """The seats that went bankrupt, in the order in which they were resolved."""
    return [entry.actor for entry in game.log if entry.kind == "bankrupt"]


# Who is bankrupt


@pytest.mark.rule("emubay.bankruptcy.definition")
@pytest.mark.parametrize(("money", "ruined"), [(6, False), (5, True)])
def test_a_player_is_bankrupt_who_cannot_pay_all_that_is_owed(money, ruined):
    # Ada owes £3 on each of two shares of TMLC.
    game = pay(cash=[money, 20, 20], revenue={"TMLC": -6}, shares={"TMLC": [2]})
    assert bankrupt(game) == ([0] if ruined else [])
    assert cash(game) == [0, 20, 20]
    assert (game.outcome is not None) == ruined


@pytest.mark.rule("emubay.bankruptcy.definition")
def test_debts_of_several_companies_are_taken_together():
    # £4 for EBR and £4 for L&W: £7 would pay either, not both.
    game = pay(cash=[7, 20, 20], revenue={"EBR": -4, "LW": -4})
    assert bankrupt(game) == [0]


# What the bankrupt player pays


@pytest.mark.rule("emubay.bankruptcy.own-payment", "emubay.bankruptcy.shortfall")
def test_the_lowest_debt_per_share_is_paid_first():
    # L&W -4 over Ada and Cleo: £2 each. EBR -10 over Ada and Ben: £5 each.
    # Ada has 4: £2 for L&W in full, £2 of the £5 for EBR. The missing £3 fall on Ben, Cleo pays only her own £2.
    game = pay(cash=[4, 20, 20], revenue={"EBR": -10, "LW": -4}, shares={"EBR": [1, 1], "LW": [1, 0, 1]})
    assert cash(game) == [0, 20 - 5 - 3, 20 - 2]


@pytest.mark.rule("emubay.bankruptcy.own-payment")
def test_the_order_follows_the_debt_per_share_and_not_the_sum():
    # TMLC -6 over Ada's 2 and Cleo's 1: £2 a share, £4 for Ada. L&W -6 over Ada and Ben: £3 a share, £3 for Ada.
    # Ada has 5: £4 for TMLC, £1 for L&W; Ben makes up £2.
    game = pay(cash=[5, 20, 20], revenue={"LW": -6, "TMLC": -6}, shares={"LW": [1, 1], "TMLC": [2, 0, 1]})
    assert cash(game) == [0, 20 - 3 - 2, 20 - 2]


@pytest.mark.rule("emubay.bankruptcy.own-payment")
def test_equal_debts_are_paid_in_the_order_of_the_charters():  # ruling B30
    # £3 a share for EBR (with Ben), L&W (with Cleo) and TMLC (with Dan). Ada has 4: all of EBR, £1 of L&W.
    game = pay(
        players=4,
        cash=[4, 20, 20, 20],
        revenue={"EBR": -6, "LW": -6, "TMLC": -6},
        shares={"EBR": [1, 1], "LW": [1, 0, 1], "TMLC": [1, 0, 0, 1]},
    )
    assert cash(game) == [0, 20 - 3, 20 - 3 - 2, 20 - 3 - 3]


@pytest.mark.rule("emubay.bankruptcy.own-payment")
def test_companies_come_before_independents_in_equal_debts():
    # EBR and GT cost Ada £3 each; she has 3. GT belongs to her alone, so its debt is void and nobody else pays.
    game = pay(cash=[3, 20, 20], revenue={"EBR": -6, "GT": -3}, shares={"EBR": [1, 1]})
    assert cash(game) == [0, 17, 20]


@pytest.mark.rule("emubay.bankruptcy.own-payment")
def test_shares_of_one_company_are_paid_one_after_the_other_as_far_as_the_money_goes():
    # TMLC -9 over Ada's 2 and Ben's 1: £3 a share. Ada has 4 of her 6: one share in full and £1; Ben makes up £2.
    game = pay(cash=[4, 20, 20], revenue={"TMLC": -9}, shares={"TMLC": [2, 1]})
    assert cash(game) == [0, 20 - 3 - 2, 20]


# What the others pay


@pytest.mark.rule("emubay.bankruptcy.shortfall", "emubay.bankruptcy.shortfall-share")
def test_the_rest_is_spread_over_the_other_shares_and_rounded_up():
    # TMLC -10 over four shares: £3 each. Ada owes 3 and has 1: £2 are missing.
    # The other three shares (Ben 1, Cleo 2) pay 2/3 -> £1 each: Ben 3 + 1, Cleo 6 + 2.
    game = pay(cash=[1, 20, 20], revenue={"TMLC": -10}, shares={"TMLC": [1, 1, 2]})
    assert cash(game) == [0, 16, 12]


@pytest.mark.rule("emubay.bankruptcy.shortfall-share")
def test_the_rest_is_divided_per_share_not_per_player():
    # TMLC -24 over four shares: £6 each. Ada has none of her 6; over three shares that is £2 each.
    game = pay(cash=[0, 20, 30], revenue={"TMLC": -24}, shares={"TMLC": [1, 1, 2]})
    assert cash(game) == [0, 20 - 6 - 2, 30 - 12 - 4]


@pytest.mark.rule("emubay.bankruptcy.shortfall")
def test_only_shareholders_of_the_company_pay_the_rest():
    # Cleo holds L&W, which owes nothing.
    game = pay(cash=[0, 20, 20], revenue={"EBR": -8}, shares={"EBR": [1, 1], "LW": [0, 0, 3]})
    assert cash(game) == [0, 20 - 4 - 4, 20]


@pytest.mark.rule("emubay.bankruptcy.shortfall")
def test_the_rest_is_void_if_there_is_no_other_shareholder():  # ruling B30
    game = pay(cash=[2, 20, 20], revenue={"EBR": -9})
    assert cash(game) == [0, 20, 20]
    assert game.outcome.reasons == told(("bankruptcy",))


@pytest.mark.rule("emubay.bankruptcy.shortfall-share")
def test_shares_of_other_bankrupt_players_do_not_count():
    # TMLC -12 over four shares: £3 each. Ada has 0 and Ben 1: both are bankrupt; Cleo pays her 6.
    # Ada's 3 over Cleo's two shares: £2 each, 4. Ben's missing 2 over them: £1 each, 2.
    game = pay(cash=[0, 1, 20], revenue={"TMLC": -12}, shares={"TMLC": [1, 1, 2]})
    assert bankrupt(game) == [0, 1]
    assert cash(game) == [0, 0, 20 - 6 - 4 - 2]


@pytest.mark.rule("emubay.bankruptcy.shortfall-share")
def test_others_pay_their_own_debts_first():
    # EBR -10 over Ada and Ben: £5 each. L&W -4 over Ben and Cleo: £2 each. Ben pays his own 5 + 2 out of 9 first; the
    # 2 he has left go into Ada's 5, over which he is bankrupt. Nothing of L&W is missing: Cleo pays her £2 only.
    game = pay(cash=[0, 9, 20], revenue={"EBR": -10, "LW": -4}, shares={"EBR": [1, 1], "LW": [0, 1, 1]})
    assert bankrupt(game) == [0, 1]
    assert cash(game) == [0, 0, 18]


# Several, and one after the other


def crossed(turn):
    """Ada and Cleo are bankrupt; Dan shares L&W with Cleo alone, and TMLC with Ada and Ben.

    L&W -8 over Cleo and Dan: £4 each. TMLC -9 over Ada, Ben and Dan: £3 each.
    Ben 20 - 3 = 17; Dan 12 - 4 - 3 = 5 after their own debts.
    """
    return pay(
        players=4,
        turn=turn,
        cash=[0, 20, 0, 12],
        revenue={"LW": -8, "TMLC": -9},
        shares={"EBR": [0, 1], "GT": [0, 1], "LW": [0, 0, 1, 1], "TMLC": [1, 1, 0, 1]},
    )


@pytest.mark.rule("emubay.bankruptcy.order")
def test_bankruptcies_are_resolved_clockwise_from_the_current_player():
    # Ben acts: Cleo comes first. Her 4 fall on Dan: 5 - 4 = 1. Then Ada's 3 over Ben and Dan: £2 each. Ben 15; Dan has
    # 1, is bankrupt, and the £1 he lacks falls on Ben: 14.
    game = crossed(turn=1)
    assert bankrupt(game) == [2, 0, 3]
    assert cash(game) == [0, 14, 0, 0]


@pytest.mark.rule("emubay.bankruptcy.order")
def test_another_current_player_gives_another_order():
    # Dan acts: Ada comes first. Her 3 over Ben and Dan: £2 each, Ben 15, Dan 3. Then Cleo's 4 fall on Dan, who has 3
    # and is bankrupt; nobody else holds L&W, so £1 is void.
    game = crossed(turn=3)
    assert bankrupt(game) == [0, 2, 3]
    assert cash(game) == [0, 15, 0, 0]


@pytest.mark.rule("emubay.bankruptcy.order")
def test_a_bankruptcy_is_resolved_fully_before_the_next():
    # TMLC -16 over four: £4 each. EBR -4 over Cleo and Dan: £2 each. Ada 0, Ben 5, Cleo 1, Dan 30; Ada acts.
    # Ben pays his 4 and has 1 left; Dan pays 4 + 2 and has 24. Ada and Cleo are bankrupt.
    # Ada's 4 over Ben and Dan: £2 each. Dan 22; Ben has 1, is bankrupt, and the £1 he lacks falls on Dan at once: 21.
    # Only then Cleo: £1 of her 2 for EBR, then nothing; EBR's missing 1 falls on Dan (20), TMLC's 4 on Dan too: 16.
    game = pay(
        players=4,
        cash=[0, 5, 1, 30],
        revenue={"TMLC": -16, "EBR": -4},
        shares={"TMLC": [1, 1, 1, 1], "EBR": [0, 0, 1, 1]},
    )
    assert bankrupt(game) == [0, 1, 2]
    assert cash(game) == [0, 0, 0, 16]


@pytest.mark.rule("emubay.bankruptcy.cascade")
def test_who_cannot_pay_the_rest_is_bankrupt_too():
    # TMLC -12 over three: £4 each. Ada 0; Ben 5 - 4 = 1; Cleo 20 - 4 = 16.
    # Ada's 4 over two: £2 each. Cleo 14; Ben pays 1, and Cleo the £1 he lacks: 13.
    game = pay(cash=[0, 5, 20], revenue={"TMLC": -12}, shares={"TMLC": [1, 1, 1]})
    assert bankrupt(game) == [0, 1]
    assert cash(game) == [0, 0, 13]


def falling_dominoes(last):
    """TMLC -16 over four players with one share each: £4 each. Ada 0, Ben 4, Cleo 6, Dan `last`.

    Own debts: Ben 0, Cleo 2, Dan last - 4. Ada's 4 over three shares: 4/3 -> £2 each. Cleo 0, Dan last - 6; Ben is
    bankrupt. His 2 over two: £1 each. Dan last - 7; Cleo is bankrupt. Her 1 falls on Dan: last - 8.
    """
    return pay(players=4, cash=[0, 4, 6, last], revenue={"TMLC": -16}, shares={"TMLC": [1, 1, 1, 1]})


@pytest.mark.rule("emubay.bankruptcy.cascade", "emubay.bankruptcy.shortfall-share")
def test_the_procedure_repeats_down_to_the_last_solvent_player():
    game = falling_dominoes(20)
    assert bankrupt(game) == [0, 1, 2]
    assert cash(game) == [0, 0, 0, 12]
    assert game.outcome.winners == (3,)


@pytest.mark.rule("emubay.bankruptcy.cascade", "emubay.bankruptcy.shortfall")
def test_the_rest_is_void_once_all_are_bankrupt():
    game = falling_dominoes(7)
    assert bankrupt(game) == [0, 1, 2, 3]
    assert cash(game) == [0, 0, 0, 0]
    assert game.outcome.winners == (0, 1, 2, 3)


@pytest.mark.rule("emubay.bankruptcy.cascade")
def test_several_who_fail_at_the_rest_are_resolved_clockwise_too():
    # TMLC -16 over four: £4 each. Ben acts. Ada 4 and Dan 5 can just pay their own, Cleo 0, Ben 30.
    # After own debts: Ada 0, Dan 1, Ben 26. Cleo's 4 over three: £2 each. Ben 24; Dan and Ada fail, Dan first.
    # Dan pays 1, the £1 missing falls on Ben: 23. Ada pays 0, her 2 fall on Ben: 21.
    game = pay(
        players=4,
        turn=1,
        cash=[4, 30, 0, 5],
        revenue={"TMLC": -16},
        shares={"TMLC": [1, 1, 1, 1], "EBR": [0, 1], "LW": [0, 1], "GT": [0, 1]},
    )
    assert bankrupt(game) == [2, 3, 0]
    assert cash(game) == [0, 21, 0, 0]


@pytest.mark.rule("emubay.bankruptcy.definition", "emubay.bankruptcy.cascade")
def test_nobody_is_ever_below_zero():
    # All that can be owed by all: every company deep in debt, and nobody with money.
    game = pay(
        players=4,
        cash=[1, 2, 3, 4],
        revenue={"EBR": -50, "LW": -50, "TMLC": -50, "GT": -50},
        shares={"EBR": [1, 1], "LW": [1, 1, 1], "TMLC": [1, 1, 1, 1]},
    )
    assert sorted(bankrupt(game)) == [0, 1, 2, 3]
    assert cash(game) == [0, 0, 0, 0]


@pytest.mark.rule("emubay.bankruptcy.shortfall-share")
def test_rule_and_log_speak_of_all_bankrupt_players():
    # TMLC -12 over four shares: £3 each. Ada has 0 and Ben 1; Cleo's two shares bear £2 each of Ada's 3.
    game = pay(cash=[0, 1, 20], revenue={"TMLC": -12}, shares={"TMLC": [1, 1, 2]})
    assert "held by players who are not bankrupt" in TITLE.rulebook["emubay.bankruptcy.shortfall-share"].statement
    sentences = [str(TITLE.tell(entry, game.players)) for entry in game.log if entry.kind == "shortfall"]
    assert sentences == [
        "Ada leaves £3 unpaid for TMLC. Its shareholders who are not bankrupt owe £2 a share: Cleo £4.",
        "Ben leaves £2 unpaid for TMLC. Its shareholders who are not bankrupt owe £1 a share: Cleo £2.",
    ]
