"""Pay dividends."""

import pytest

from bradshaw.games.emubay.actions import LiftCube, PayDividends
from bradshaw.games.emubay.components import Bond
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules.dividends import per_share
from bradshaw.games.emubay.rules.ending import told

from .positions import act, cash, company, play, position, revenue, shares, stage, table

FREE_TABLE = {"take": 2, "build": 2}
NOTHING = {"EBR": 0, "LW": 0, "TMLC": 0, "GT": 0, "MLM": 0, "NED": 0, "NMF": 0}


def pay(**words):
    """Pay dividends in a position whose companies earn nothing but what is said."""
    words["revenue"] = NOTHING | words.get("revenue", {})
    return act(position(**({"table": FREE_TABLE} | words)), PayDividends())


def sides(game, name):
    """Whether each bond on a charter is deferred."""
    return [bond["deferred"] for bond in company(game, name)["bonds"]]


# When


@pytest.mark.rule("emubay.dividends.always-able")
def test_dividends_can_be_paid_whenever_their_space_is_free():
    # Cleo holds nothing at all, and no company earns anything.
    game = position(turn=2, cash=[0, 0, 0], revenue=NOTHING, table=FREE_TABLE)
    assert shares(game, "EBR")[2] == 0
    act(game, PayDividends())
    assert table(game) == {"take": 2, "build": 1, "dividend": 1}


@pytest.mark.rule("emubay.dividends.always-able")
def test_even_dividends_that_ruin_a_player_can_be_paid():
    game = position(cash=[0, 0, 0], revenue=NOTHING | {"EBR": -9}, table=FREE_TABLE)
    play(game, LiftCube("take"))
    assert PayDividends() in game.choices()


# How much


@pytest.mark.rule("emubay.dividends.per-share")
def test_ten_pounds_over_three_shares_pay_four_for_each():
    game = pay(revenue={"TMLC": 10}, shares={"TMLC": [1, 1, 1]})
    assert cash(game) == [24, 24, 24]
    game = pay(revenue={"TMLC": 10}, shares={"TMLC": [2, 1, 0]})
    assert cash(game) == [28, 24, 20]


@pytest.mark.rule("emubay.dividends.per-share", "emubay.dividends.negative")
@pytest.mark.parametrize(
    ("amount", "held", "each"),
    [(10, 3, 4), (9, 3, 3), (5, 2, 3), (1, 4, 1), (0, 2, 0), (-1, 4, -1), (-5, 2, -3), (-9, 3, -3), (-10, 3, -4)],
)
def test_a_share_pays_or_costs_rounded_away_from_zero(amount, held, each):  # ruling B28
    assert per_share(amount, held) == each
    game = pay(revenue={"TMLC": amount}, shares={"TMLC": [held]}, cash=50)
    assert cash(game) == [50 + each * held, 50, 50]


@pytest.mark.rule("emubay.dividends.per-share")
def test_shares_that_players_do_not_own_do_not_count():
    # One of TMLC's four shares is with players: it gets all.
    assert cash(pay(revenue={"TMLC": 10})) == [30, 20, 20]


@pytest.mark.rule("emubay.dividends.all-pay")
def test_one_action_pays_for_all_companies_and_independents_to_all_players():
    game = pay(
        players=4,
        turn=1,
        cash=[0, 10, 0, 0],
        shares={"EBR": [1, 1], "LW": [0, 0, 2, 1], "TMLC": [0, 1, 1, 1], "GT": [1], "MLM": [0, 0, 0, 1]},
        revenue={"EBR": 7, "LW": 8, "TMLC": 6, "GT": 5, "MLM": 3},
    )
    # EBR 7/2 -> 4 each, L&W 8/3 -> 3 each, TMLC 6/3 = 2 each, GT 5, MLM 3.
    assert cash(game) == [4 + 5, 10 + 4 + 2, 2 * 3 + 2, 3 + 2 + 3]


@pytest.mark.rule("emubay.dividends.all-pay")
def test_unsold_and_merged_independents_pay_nothing():  # ruling B11
    # MLM, NED and NMF stand at £3 on the tracker and belong to nobody.
    game = pay(merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, revenue={"EBR": 8})
    assert cash(game) == [24, 24, 20]
    assert [revenue(game, name) for name in ("MLM", "NED", "NMF")] == [3, 3, 3]


@pytest.mark.rule("emubay.dividends.all-pay")
def test_the_bank_pays_and_companies_keep_their_money():
    game = pay(revenue={"EBR": 6, "LW": -4}, company_cash={"EBR": 1, "LW": 2})
    assert (company(game, "EBR")["cash"], company(game, "LW")["cash"]) == (1, 2)
    assert cash(game) == [20 + 6 - 4, 20, 20]


@pytest.mark.rule("emubay.dividends.negative")
def test_minus_ten_pounds_over_three_shares_cost_four_for_each():
    game = position(revenue=NOTHING | {"TMLC": -10}, shares={"TMLC": [2, 1, 0]}, table=FREE_TABLE)
    bank = game.state.cash[0]
    act(game, PayDividends())
    assert cash(game) == [12, 16, 20]
    assert game.state.cash[0] == bank + 12
    assert stage(game) == "lift_cube"


@pytest.mark.rule("emubay.dividends.positive-first", "emubay.bankruptcy.definition")
def test_what_comes_in_pays_for_what_is_owed_in_the_same_round():  # ruling B29
    # Ada has nothing. EBR costs £6, which GT, far behind it in order, pays.
    game = pay(cash=[0, 20, 20], revenue={"EBR": -6, "GT": 6})
    assert cash(game) == [0, 20, 20]
    assert game.outcome is None
    game = pay(cash=[0, 20, 20], revenue={"EBR": -6, "GT": 5})
    assert game.outcome is not None
    assert game.outcome.reasons == told(("bankruptcy",))


# Bonds


@pytest.mark.rule("emubay.dividends.debt-after")
def test_bonds_lower_the_dividend_after_it_has_been_paid():
    # L&W pays its £7 in full and then loses the £5 of its starting bond; next time it would pay £2.
    game = pay(revenue={"LW": 7}, starting_bonds=(0, 10, 15))
    assert cash(game) == [27, 20, 20]
    assert revenue(game, "LW") == 2


@pytest.mark.rule("emubay.dividends.debt-after")
def test_every_company_in_play_is_charged_and_the_starting_bond_of_nothing_costs_nothing():
    game = pay(
        shares={"MLM": [0, 1]},
        revenue={"EBR": 9, "LW": 9, "TMLC": 9, "GT": 9, "MLM": 9},
        starting_bonds=(0, 10, 15),
    )
    # EBR £0 at 0+0, L&W £10 at 5+1, TMLC £15 at 5+2, GT 3+1, MLM 4+1, all deferred; NED and NMF are unsold.
    assert [revenue(game, name) for name in ("EBR", "LW", "TMLC", "GT", "MLM", "NED", "NMF")] == [9, 4, 4, 6, 5, 3, 3]
    assert sides(game, "EBR") == sides(game, "LW") == sides(game, "GT") == sides(game, "MLM") == [False]


@pytest.mark.rule("emubay.dividends.active-bonds")
def test_a_bond_that_is_not_deferred_costs_its_second_figure():
    words = {"starting_bonds": (0, 10, 15), "revenue": {"LW": 9, "TMLC": 9, "GT": 9}}
    game = pay(**words, turned=[Bond(10, 5, 1), Bond(15, 5, 2), "GT"])
    assert [revenue(game, name) for name in ("LW", "TMLC", "GT")] == [9 - 1, 9 - 2, 9 - 1]


@pytest.mark.rule("emubay.dividends.flip-deferred")
def test_a_deferred_bond_turns_and_costs_its_first_figure_only():
    game = pay(revenue={"LW": 20}, starting_bonds=(10, 0, 15), bonds={"LW": [Bond(20, 8, 2)]})
    assert revenue(game, "LW") == 20 - 8
    assert sides(game, "LW") == [False, False]


@pytest.mark.rule("emubay.dividends.active-bonds", "emubay.dividends.flip-deferred")
def test_a_bond_never_costs_both_figures_in_one_round():  # ruling B23
    # TMLC: starting bond 5+2 and 7+2 turned, 9+2 still deferred: 2 + 2 + 9.
    game = pay(
        revenue={"TMLC": 30},
        shares={"TMLC": [2]},
        starting_bonds=(0, 10, 15),
        bonds={"TMLC": [Bond(20, 7, 2), Bond(30, 9, 2)]},
        turned=[Bond(15, 5, 2), Bond(20, 7, 2)],
    )
    assert revenue(game, "TMLC") == 30 - 2 - 2 - 9
    assert sides(game, "TMLC") == [False, False, False]


@pytest.mark.rule("emubay.dividends.debt-after")
def test_revenue_can_fall_below_zero():
    game = pay(revenue={"TMLC": 2}, bonds={"TMLC": [Bond(30, 10, 2)]}, starting_bonds=(0, 10, 15))
    assert revenue(game, "TMLC") == 2 - 5 - 10


# The check


@pytest.mark.rule("emubay.dividends.check-end")
def test_the_end_conditions_are_looked_at_after_the_round():
    # Three bonds of the five are issued: the condition holds, and one alone does not end the game.
    issued = {"EBR": [Bond(10, 6, 1)], "LW": [Bond(20, 7, 2)], "TMLC": [Bond(20, 8, 2)]}
    game = pay(bonds=issued)
    marked = [entry for entry in game.log_of(1) if entry.kind == "conditions"]
    assert [entry.facts["holding"] for entry in marked] == [["bonds"]]
    assert snapshot.write(game.state)["end_conditions"] == ["bonds"]
    assert game.outcome is None


@pytest.mark.rule("emubay.dividends.check-end")
def test_nothing_is_marked_while_no_condition_holds():
    game = pay()
    assert all(entry.kind != "conditions" for entry in game.log_of(1))
    assert snapshot.write(game.state)["end_conditions"] == []
