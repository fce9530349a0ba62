"""Ending the game."""

from itertools import combinations

import pytest

from bradshaw.core.errors import IllegalAction
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import (
    Build,
    EndBuild,
    EndTake,
    IssueBond,
    LiftCube,
    Merge,
    PayDividends,
    StartBuild,
    StartTake,
    Take,
)
from bradshaw.games.emubay.components import Bond
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules.ending import conditions, told

from .positions import act, auction, cash, company, play, position, refused, revenue, stage

NOTHING = {"EBR": 0, "LW": 0, "TMLC": 0, "GT": 0, "MLM": 0, "NED": 0, "NMF": 0}
FREE_TABLE = {"take": 2, "build": 2}
EBR_TRACK = ["3,3", "4,2", "2,4", "2,5"]
LW_TRACK = ["7,2", "6,2", "6,3", "7,4", "8,3", "8,4", "8,5"]
TMLC_TRACK = ["7,4", "7,5", "7,6", "6,4", "6,5", "6,3", "8,2", "8,1"]
ALL_SHARES = {
    "EBR": [1, 1],
    "LW": [1, 1, 1],
    "TMLC": [2, 1, 1],
    "GT": [1],
    "MLM": [0, 1],
    "NED": [0, 0, 1],
    "NMF": [1],
}
CONDITIONS = {
    "bonds": {"bonds": {"EBR": [Bond(10, 6, 1)], "LW": [Bond(20, 7, 2)], "TMLC": [Bond(20, 8, 2)]}},
    "resource": {"cubes": {"5,6": 3}},
    "shares": {"shares": ALL_SHARES},
    "track": {"track": {"EBR": EBR_TRACK, "LW": LW_TRACK, "TMLC": TMLC_TRACK}},
}


def fulfilled(*names, **words):
    """A position in which exactly these conditions hold and the space of Pay dividends is free."""
    for name in names:
        words = CONDITIONS[name] | words
    game = position(**({"table": FREE_TABLE, "cash": 50} | words))
    assert conditions(game.state) == names
    return game


# Two conditions


@pytest.mark.rule(
    "emubay.end.two-conditions",
    "emubay.end.condition-shares",
    "emubay.end.condition-resources",
    "emubay.end.condition-track",
    "emubay.end.condition-bonds",
)
@pytest.mark.parametrize("name", CONDITIONS)
def test_one_condition_alone_does_not_end_the_game(name):
    game = act(fulfilled(name), PayDividends())
    assert game.outcome is None
    assert game.actors == (1,)
    assert snapshot.write(game.state)["end_conditions"] == [name]


@pytest.mark.rule(
    "emubay.end.two-conditions",
    "emubay.end.condition-shares",
    "emubay.end.condition-resources",
    "emubay.end.condition-track",
    "emubay.end.condition-bonds",
)
@pytest.mark.parametrize("names", list(combinations(CONDITIONS, 2)), ids="+".join)
def test_any_two_conditions_end_the_game_after_pay_dividends(names):
    game = act(fulfilled(*names), PayDividends())
    assert game.outcome is not None
    assert game.outcome.reasons == told(names)
    assert game.actors == ()
    assert stage(game) == "game_over"
    texts = map(str, told(names))
    refused(game, LiftCube("take"), "emubay.end.two-conditions", f"The game is over: {' and '.join(texts)}.")
    refused(game, PayDividends(), "emubay.end.two-conditions", "game is over", seat=1)


@pytest.mark.rule("emubay.end.two-conditions")
@pytest.mark.parametrize("names", [*combinations(CONDITIONS, 3), tuple(CONDITIONS)], ids="+".join)
def test_more_than_two_end_it_as_well(names):
    game = act(fulfilled(*names), PayDividends())
    assert game.outcome.reasons == told(names)
    refused(game, LiftCube("take"), "emubay.end.two-conditions", "The game is over")


@pytest.mark.rule("emubay.end.two-conditions", "emubay.dividends.check-end")
def test_no_other_action_ends_the_game():
    # Two conditions hold already; an auction, a build and a bond go by before dividends are paid.
    game = fulfilled("bonds", "resource", shares={"LW": [2, 1]})
    auction(game, "TMLC", 9, 0, 0)
    assert game.outcome is None
    act(game, IssueBond("LW", Bond(30, 9, 2)))
    assert game.outcome is None
    act(game, PayDividends())
    assert game.outcome.reasons == told(("bonds", "resource"))


@pytest.mark.rule("emubay.end.two-conditions")
def test_conditions_that_come_true_between_dividends_wait_for_them():
    # Ada takes the cube that leaves three on the board; the bonds are gone already.
    game = fulfilled("bonds", cubes={"2,3": 1, "5,6": 3})
    act(game, StartTake("EBR"), Take("2,3"), EndTake())
    assert conditions(game.state) == ("bonds", "resource")
    assert game.outcome is None
    act(game, PayDividends())
    assert game.outcome is not None


@pytest.mark.rule("emubay.end.two-conditions")
def test_the_last_dividends_are_paid_before_the_game_ends():
    game = act(fulfilled("bonds", "resource", revenue={"EBR": 7}), PayDividends())
    assert cash(game) == [50 + 7 + 3 + 3 + 3, 50, 50]


# Each condition


@pytest.mark.rule("emubay.end.condition-resources")
@pytest.mark.parametrize(("black", "holds"), [(4, False), (3, True), (2, True), (0, True)])
def test_three_or_fewer_cubes_on_the_board(black, holds):
    game = position(cubes={"5,6": 2, "5,7": black - 2} if black > 2 else {"5,6": black}, resources={"EBR": 9})
    assert ("resource" in conditions(game.state)) == holds


@pytest.mark.rule("emubay.end.condition-bonds")
@pytest.mark.parametrize(("issued", "holds"), [(2, False), (3, True), (4, True), (5, True)])
def test_two_or_fewer_bonds_in_the_supply(issued, holds):
    deck = [Bond(10, 6, 1), Bond(20, 7, 2), Bond(20, 8, 2), Bond(30, 9, 2), Bond(30, 10, 2)]
    game = position(bonds={"LW": deck[: min(3, issued)], "TMLC": deck[3:issued]}, shares={"LW": [3], "TMLC": [3]})
    assert ("bonds" in conditions(game.state)) == holds


@pytest.mark.rule("emubay.end.condition-shares")
def test_all_shares_sold_whatever_is_reserved():
    game = fulfilled("shares")
    assert company(game, "EBR")["shares_reserved"] == 4


@pytest.mark.rule("emubay.end.condition-shares")
@pytest.mark.parametrize(
    "less", [{"EBR": [1]}, {"LW": [1, 1]}, {"TMLC": [1, 1, 1]}, {"NMF": []}, {"NED": [], "NMF": []}]
)
def test_one_share_for_sale_is_enough_to_go_on_be_it_an_independents(less):  # ruling B32
    assert conditions(position(shares=ALL_SHARES | less).state) == ()


@pytest.mark.rule("emubay.end.condition-shares")
def test_shares_of_merged_independents_are_not_for_sale():
    # GT went to EBR for a reserved share: EBR has three shares with players and none for sale.
    game = position(merged={"GT": "EBR"}, shares=ALL_SHARES | {"EBR": [2, 1], "GT": []})
    assert conditions(game.state) == ("shares",)


@pytest.mark.rule("emubay.end.condition-track")
@pytest.mark.parametrize("left_out", ["EBR", "LW", "TMLC"])
def test_two_empty_charters_are_not_enough(left_out):
    track = {"EBR": EBR_TRACK, "LW": LW_TRACK, "TMLC": TMLC_TRACK}
    track[left_out] = track[left_out][1:]
    assert conditions(position(track=track).state) == ()


@pytest.mark.rule("emubay.end.condition-track")
def test_the_charter_of_the_independents_is_one_of_the_four():  # ruling B33
    # GT, MLM and NED have merged with TMLC and taken their red track along; NMF has built all of its own.
    words = {
        "merged": {"GT": "TMLC", "MLM": "TMLC", "NED": "TMLC"},
        "track": {"EBR": EBR_TRACK, "LW": LW_TRACK},
    }
    sold = {"TMLC": [2, 1, 1], "NMF": [1]}
    game = position(**words, shares=sold, narrow={"NMF": ["9,2", "9,3", "9,4", "8,2"]})
    assert company(game, "TMLC")["narrow_track"] == 2 + 3 + 3
    assert "track" in conditions(game.state)
    game = position(**words, shares=sold, narrow={"NMF": ["9,2", "9,3", "9,4"]})  # NMF has one left
    assert "track" not in conditions(game.state)
    game = position(**words, shares=sold | {"NMF": []})  # NMF is unsold with all of its track
    assert "track" not in conditions(game.state)


@pytest.mark.rule("emubay.end.condition-track")
def test_red_track_on_the_charter_of_a_company_keeps_it_from_being_empty():
    words = {"track": {"EBR": EBR_TRACK, "LW": LW_TRACK, "TMLC": TMLC_TRACK}, "merged": {"GT": "EBR"}}
    game = position(**words, shares={"EBR": [1, 1]})
    assert "track" not in conditions(game.state)
    game = position(**words, shares={"EBR": [1, 1]}, narrow={"GT": ["4,3", "3,4"]})
    assert "track" in conditions(game.state)


# Conditions that lapse


@pytest.mark.rule("emubay.end.condition-track", "emubay.end.two-conditions", "emubay.dividends.check-end")
@pytest.mark.parametrize("merger", [True, False])
def test_a_condition_that_has_lapsed_does_not_count(merger):  # ruling B31
    # The three companies are out of track: marked by Ada's dividends. Ben's merger brings GT's red track to EBR, so
    # only two charters are empty when Cleo has taken the fourth last cube and Ada pays dividends again.
    game = fulfilled(
        "track",
        stations={"GT": "3,4"},
        shares={"EBR": [0, 0, 1], "GT": [0, 1]},
        cubes={"2,3": 1, "5,6": 3},
    )
    act(game, PayDividends())
    assert conditions(game.state) == ("track",)
    if merger:
        act(game, Merge("EBR", "GT"), lift="dividend")
        assert conditions(game.state) == ()
    else:
        auction(game, "MLM", 3, 0, 0, lift="dividend")
    act(game, StartTake("EBR"), Take("2,3"), EndTake())
    act(game, PayDividends())
    if merger:
        assert conditions(game.state) == ("resource",)
        assert game.outcome is None
    else:
        assert game.outcome.reasons == told(("resource", "track"))


@pytest.mark.rule("emubay.end.condition-shares", "emubay.merge.share-other")
@pytest.mark.parametrize("merger", [True, False])
def test_handing_out_the_last_unsold_share_in_a_merger_frees_one_of_ebr(merger):  # ruling B31
    # One share of L&W is left. Sold in an auction it fulfils the condition; handed out for GT it does not, because a
    # reserved share of EBR takes its place on sale.
    game = position(
        cash=50,
        stations={"GT": "9,3"},
        narrow={"GT": ["8,2"]},
        shares=ALL_SHARES | {"LW": [1, 1]},
        cubes={"5,6": 3},
        table=FREE_TABLE,
    )
    assert conditions(game.state) == ("resource",)
    if merger:
        act(game, Merge("LW", "GT"))
        assert company(game, "LW")["shares_available"] == 0
        assert company(game, "EBR")["shares_available"] == 1
    else:
        auction(game, "LW", 9, 0, 0)
    act(game, PayDividends())
    assert (game.outcome is None) == merger


@pytest.mark.rule("emubay.end.condition-shares", "emubay.merge.share-ebr")
def test_a_merger_with_ebr_leaves_the_condition_of_shares_as_it_was():
    game = fulfilled("shares", stations={"GT": "3,4"})
    act(game, Merge("EBR", "GT"))
    assert conditions(game.state) == ("shares",)


# Bankruptcy


@pytest.mark.rule("emubay.end.bankruptcy")
def test_bankruptcy_ends_the_game_whatever_the_conditions():
    game = position(cash=[2, 20, 30], revenue=NOTHING | {"EBR": -9}, table=FREE_TABLE)
    act(game, PayDividends())
    assert conditions(game.state) == ()
    assert game.outcome.reasons == told(("bankruptcy",))
    assert game.outcome.scores == (0, 20, 30)
    assert game.outcome.winners == (2,)
    refused(game, LiftCube("take"), "emubay.end.bankruptcy", "game is over: a player went bankrupt")


@pytest.mark.rule("emubay.end.bankruptcy")
def test_all_payments_of_the_round_are_completed_before_the_end():
    # Ada fails over EBR; Ben still pays £4 for L&W, and Cleo still gets £6 for TMLC.
    game = position(
        cash=[0, 20, 20],
        revenue=NOTHING | {"EBR": -9, "LW": -4, "TMLC": 6},
        shares={"LW": [0, 1], "TMLC": [0, 0, 1]},
        table=FREE_TABLE,
    )
    act(game, PayDividends())
    assert cash(game) == [0, 16, 26]


@pytest.mark.rule("emubay.end.bankruptcy")
def test_bankruptcy_is_the_reason_even_if_two_conditions_hold():
    game = fulfilled("bonds", "resource", cash=[0, 20, 20], revenue=NOTHING | {"EBR": -9})
    act(game, PayDividends())
    assert game.outcome.reasons == told(("bankruptcy",))


# Stalemate


def before_stalemate(**changes):
    """After Ada's building Ben has no action open, unless the changes give him one.

    He has no cash for an auction, and only EBR, which has no money for track or cubes; the spaces of Issue bond and
    Pay dividends are full, and no independent is near.
    """
    words = {
        "cash": [20, 0, 20],
        "shares": {"EBR": [0, 1]},
        "company_cash": {"EBR": 0},
        "table": {"auction": 1, "build": 1, "bond": 1, "dividend": 1},
    }
    return position(**(words | changes))


BUILDING = (StartBuild("TMLC"), Build("7,4", "regular"), EndBuild())


@pytest.mark.rule("emubay.end.stalemate")
def test_if_a_player_can_do_nothing_dividends_are_paid_by_themselves_and_the_game_ends():  # ruling B34
    # The farm lifts TMLC to 5. Ada gets L&W 3, TMLC 5, GT 3; Ben gets EBR 3.
    game = act(before_stalemate(), *BUILDING)
    assert cash(game) == [20 + 3 + 5 + 3, 3, 20]
    assert game.outcome.reasons == told(("stalemate",))
    assert game.outcome.winners == (0,)
    assert game.actors == ()
    refused(
        game, LiftCube("build"), "emubay.end.stalemate", "The game is over: a player could not carry out any action."
    )


@pytest.mark.rule("emubay.end.stalemate")
def test_the_stalemate_payment_is_a_whole_dividend_round():
    game = act(before_stalemate(), *BUILDING)
    # L&W's starting bond of £10 at 5+1 and TMLC's of £15 at 5+2 turn, and so does GT's certificate at 3+1.
    assert [revenue(game, name) for name in ("EBR", "LW", "TMLC", "GT")] == [3, 3 - 5, 5 - 5, 3 - 3]


@pytest.mark.rule("emubay.end.stalemate", "emubay.bankruptcy.shortfall")
def test_the_stalemate_payment_can_bankrupt_players():
    # EBR -5 over Ben and Cleo: £3 each. Ben has nothing, so Cleo pays 3 + 3.
    game = act(before_stalemate(shares={"EBR": [0, 1, 1]}, revenue=NOTHING | {"EBR": -5}), *BUILDING)
    assert cash(game) == [20 + 2, 0, 20 - 3 - 3]
    assert game.outcome.reasons == told(("stalemate",))
    assert game.outcome.winners == (0,)


@pytest.mark.rule("emubay.end.stalemate", "emubay.bankruptcy.order")
def test_in_the_stalemate_payment_the_player_who_cannot_act_is_the_current_one():
    # Ben cannot act. EBR -10 over Ben and Ada: £5 each; L&W -10 over Cleo and Ada: £5 each; both Ben and Cleo fail.
    # Ben comes first. Ada: 23 - 5 - 5 = 13, less Ben's 5 and Cleo's 5.
    game = before_stalemate(
        cash=[21, 0, 0],
        shares={"EBR": [1, 1], "LW": [1, 0, 1]},
        revenue=NOTHING | {"EBR": -10, "LW": -10},
    )
    act(game, *BUILDING)  # TMLC pays £2
    assert [entry.actor for entry in game.log if entry.kind == "bankrupt"] == [1, 2]
    assert cash(game) == [21 + 2 - 5 - 5 - 5 - 5, 0, 0]


@pytest.mark.rule("emubay.end.stalemate")
def test_dividends_may_be_paid_twice_in_a_row_by_an_action_and_the_stalemate_after_it():
    # L&W pays Ada 9, then stands at 9 - 5 = 4 and pays that. TMLC pays 0, then stands at -5; GT 0, then -3.
    game = before_stalemate(revenue=NOTHING | {"LW": 9}, table={"auction": 1, "build": 2, "bond": 1})
    act(game, PayDividends())
    assert game.outcome.reasons == told(("stalemate",))
    assert cash(game) == [20 + 9 + 4 - 5 - 3, 0, 20]
    assert revenue(game, "LW") == 9 - 5 - 1


@pytest.mark.rule("emubay.end.stalemate")
@pytest.mark.parametrize(
    "changes",
    [
        {"cash": [20, 2, 20]},  # £2 open an auction of L&W
        {"company_cash": {"EBR": 4}},  # £4 build a farm
        {"company_cash": {"EBR": 3}, "cubes": {"2,3": 1, "5,6": 3}},  # £3 take a cube
        {"table": {"auction": 2, "build": 1, "dividend": 1}},  # a free space of Issue bond
        {"stations": {"GT": "3,4"}},  # an independent next to EBR
        {"table": {"auction": 1, "build": 2, "bond": 1}},  # a free space of Pay dividends
    ],
    ids=["auction", "build", "take", "bond", "merge", "dividend"],
)
def test_one_possible_action_is_enough_to_go_on(changes):
    game = act(before_stalemate(**changes), *BUILDING)
    assert game.outcome is None
    assert game.actors == (1,)
    assert len(game.choices()) > 0


@pytest.mark.rule("emubay.end.stalemate")
def test_nobody_declares_a_stalemate_that_is_none():
    declare = {"type": "declare_stalemate"}
    going_on, stuck = position(), before_stalemate(turn=1)
    with pytest.raises(IllegalAction) as caught:
        TITLE.reference.step(snapshot.write(going_on.state), 0, declare)
    assert caught.value.refusal.rule == "emubay.end.stalemate"
    assert caught.value.refusal.text.say == "emubay-refusal-no-stalemate"
    after = TITLE.reference.step(snapshot.write(stuck.state), 1, declare)
    assert after["stage"] == "game_over"
    assert [player["cash"] for player in after["players"]] == [20 + 3 + 3 + 3, 3, 20]


# The winner


@pytest.mark.rule("emubay.end.winner")
def test_most_money_wins_and_shares_and_companies_count_for_nothing():
    # Ada holds nearly everything, in companies full of money and revenue; Ben has a pound more.
    game = fulfilled(
        "bonds",
        "resource",
        cash=[20, 21, 5],
        shares={"LW": [3], "TMLC": [4]},
        revenue=NOTHING,
        company_cash={"EBR": 99, "LW": 99, "TMLC": 99, "GT": 99},
    )
    act(game, PayDividends())
    assert game.outcome.scores == (20, 21, 5)
    assert game.outcome.winners == (1,)


@pytest.mark.rule("emubay.end.winner")
def test_there_is_no_outcome_while_the_game_runs():
    game = position()
    assert game.outcome is None
    play(game, LiftCube("take"))
    assert game.outcome is None


@pytest.mark.rule("emubay.end.ties")
@pytest.mark.parametrize(
    ("money", "winners"),
    [([20, 20, 5], (0, 1)), ([5, 20, 20], (1, 2)), ([20, 20, 20], (0, 1, 2)), ([20, 19, 20], (0, 2))],
)
def test_players_with_equal_money_share_the_victory(money, winners):
    game = fulfilled("bonds", "resource", cash=money, revenue=NOTHING)
    act(game, PayDividends())
    assert game.outcome.winners == winners


@pytest.mark.rule("emubay.end.ties")
def test_three_of_four_can_share_the_victory():
    game = fulfilled("bonds", "resource", players=4, cash=[9, 12, 12, 12], revenue=NOTHING | {"EBR": -6})
    act(game, PayDividends())
    assert cash(game) == [3, 12, 12, 12]
    assert game.outcome.winners == (1, 2, 3)


@pytest.mark.rule("emubay.end.condition-bonds")
def test_bond_cards_of_unsold_independents_do_not_count_as_bonds_left():  # ruling B37
    # Three of the five bonds are issued; the certificates of MLM, NED and NMF are unsold.
    game = fulfilled("bonds")
    assert sum(company(game, name)["status"] == "unsold" for name in ("MLM", "NED", "NMF")) == 3
    assert conditions(game.state) == ("bonds",)
    ruling = next(one for one in TITLE.rulebook.rulings if one.id == "B37")
    assert ruling.rules == ("emubay.end.condition-bonds",)
    assert "unsold independents" in ruling.decision
