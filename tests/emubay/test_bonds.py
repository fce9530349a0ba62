"""Issue bond, and the bond example."""

import pytest

from bradshaw.games.emubay.actions import IssueBond, PayDividends
from bradshaw.games.emubay.components import BOND, BONDS, Bond
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules import bonds as issuing
from bradshaw.games.emubay.rules import dividends

from .positions import act, auction, cash, company, offered, play, position, refused, revenue, shares, table, till

DECK = [Bond(10, 6, 1), Bond(20, 7, 2), Bond(20, 8, 2), Bond(30, 9, 2), Bond(30, 10, 2)]
SMALL = DECK[0]
NO_TRACK = {"EBR": ["3,3", "4,2", "2,4", "2,5"]}


def supply(game):
    return [Bond(**bond) for bond in snapshot.write(game.state)["bonds_available"]]


# Who may issue


@pytest.mark.rule("emubay.bond.own-share")
def test_only_a_shareholder_issues_a_bond_for_a_company():
    game = position(shares={"EBR": [0, 1, 0], "LW": [0, 0, 1]}, lifted="take")
    assert {choice.company for choice in offered(game, IssueBond)} == {"TMLC"}
    refused(game, IssueBond("EBR", SMALL), "emubay.bond.own-share", "no share of EBR")
    refused(game, IssueBond("LW", SMALL), "emubay.bond.own-share", "no share of L&W")
    refused(game, IssueBond("GWR", SMALL), "emubay.bond.own-share", "“GWR”")


@pytest.mark.rule("emubay.bond.independent-cannot")
def test_independents_cannot_issue_bonds():
    game = position(lifted="take")
    refused(game, IssueBond("GT", SMALL), "emubay.bond.independent-cannot", "GT is an independent")
    assert "GT" not in {choice.company for choice in offered(game, IssueBond)}


# The supply


@pytest.mark.rule("emubay.bond.supply", "emubay.bond.take")
def test_any_bond_of_the_supply_may_be_chosen():  # ruling B22
    game = position(lifted="take")
    assert [choice.bond for choice in offered(game, IssueBond) if choice.company == "EBR"] == DECK
    for bond in DECK:
        after = play(game.copy(), IssueBond("EBR", bond))
        assert supply(after) == [other for other in DECK if other != bond]


@pytest.mark.rule("emubay.bond.supply")
def test_a_bond_must_be_left():
    issued = {"EBR": DECK[:2], "LW": DECK[2:3], "TMLC": DECK[3:]}
    game = position(shares={"EBR": [2], "LW": [3], "TMLC": [2]}, bonds=issued, lifted="take")
    assert supply(game) == []
    refused(game, IssueBond("LW", SMALL), "emubay.bond.supply", "There are no bonds left.")
    assert offered(game, IssueBond) == []


@pytest.mark.rule("emubay.bond.supply")
def test_a_bond_that_is_not_in_the_supply_cannot_be_issued():
    game = position(bonds={"LW": [SMALL]}, lifted="take")
    refused(game, IssueBond("EBR", SMALL), "emubay.bond.supply", "The £10 bond (£6+1/div) is not in the supply.")
    # Starting bonds, certificates of independents and the bond of the rulebook's example are not in the supply either.
    for bond in (Bond(15, 5, 2), Bond(15, 4, 1), Bond(10, 2, 1)):
        name = f"£{bond.amount} bond (£{bond.x}+{bond.y}/div)"
        refused(game, IssueBond("EBR", bond), "emubay.bond.supply", f"{name} is not")


# The limit


@pytest.mark.rule("emubay.bond.issue-limit")
def test_a_company_issues_fewer_bonds_than_it_has_sold_shares():
    # One share, no bond issued: allowed. One share, one bond: refused. Two shares, one bond: allowed.
    assert IssueBond("LW", SMALL) in position(lifted="take").choices()
    game = position(bonds={"LW": [DECK[1]]}, lifted="take")
    refused(
        game,
        IssueBond("LW", SMALL),
        "emubay.bond.issue-limit",
        "L&W has issued 1 bond and sold 1 share: it cannot issue more bonds than it has sold shares.",
    )
    game = position(bonds={"LW": [DECK[1]]}, shares={"LW": [1, 1]}, lifted="take")
    play(game, IssueBond("LW", SMALL))
    game = position(bonds={"LW": DECK[1:3]}, shares={"LW": [1, 1]}, lifted="take")
    refused(game, IssueBond("LW", SMALL), "emubay.bond.issue-limit", "has issued 2 bonds and sold 2 shares")


@pytest.mark.rule("emubay.bond.issue-limit")
def test_selling_a_share_allows_another_bond():
    game = position(bonds={"LW": [DECK[1]]}, turn=2)
    auction(game, "LW", 2, 0, 0)
    assert shares(game, "LW") == [1, 0, 1]
    act(game, IssueBond("LW", SMALL))


@pytest.mark.rule("emubay.bond.issue-limit", "emubay.setup.starting-bonds")
def test_the_starting_bond_does_not_count():  # ruling B20
    game = position(lifted="take")
    for name in ("EBR", "LW", "TMLC"):
        assert len(company(game, name)["bonds"]) == 1
        assert IssueBond(name, SMALL) in game.choices()


@pytest.mark.rule("emubay.bond.issue-limit", "emubay.bond.held-independent-not-counted")
def test_a_share_handed_out_in_a_merger_counts_and_the_absorbed_certificate_does_not():
    # EBR: one share bought and one for GT, one bond issued; on its charter lie three certificates.
    game = position(merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, bonds={"EBR": [DECK[1]]}, lifted="take")
    assert len(company(game, "EBR")["bonds"]) == 3
    play(game.copy(), IssueBond("EBR", SMALL))
    game = position(merged={"GT": "EBR"}, shares={"EBR": [1, 1]}, bonds={"EBR": DECK[1:3]}, lifted="take")
    refused(game, IssueBond("EBR", SMALL), "emubay.bond.issue-limit", "EBR has issued 2 bonds and sold 2 shares")


@pytest.mark.rule("emubay.bond.held-independent-not-counted")
def test_certificates_of_several_independents_do_not_count():
    game = position(merged={"GT": "TMLC", "MLM": "TMLC", "NED": "TMLC"}, shares={"TMLC": [4]}, lifted="take")
    assert len(company(game, "TMLC")["bonds"]) == 1 + 3
    play(game, IssueBond("TMLC", SMALL))


# A use for the money


@pytest.mark.rule("emubay.bond.needs-use")
def test_a_company_with_neither_track_nor_cubes_in_reach_cannot_issue():  # ruling B21
    game = position(track=NO_TRACK, lifted="take")
    refused(game, IssueBond("EBR", SMALL), "emubay.bond.needs-use", "EBR has no track left and no resource cube")
    assert "EBR" not in {choice.company for choice in offered(game, IssueBond)}


@pytest.mark.rule("emubay.bond.needs-use")
@pytest.mark.parametrize(
    "words",
    [
        {"track": {"EBR": ["3,3", "4,2", "2,4"]}},  # one track left
        {"track": NO_TRACK, "cubes": {"2,5": 1, "5,6": 3}},  # a cube on its track
        {"track": NO_TRACK, "cubes": {"2,3": 1, "5,6": 3}},  # a cube on its station
        {"track": NO_TRACK, "merged": {"GT": "EBR"}, "shares": {"EBR": [1, 1]}},  # red track left
        {
            "track": NO_TRACK,
            "merged": {"GT": "EBR"},
            "shares": {"EBR": [1, 1]},
            "narrow": {"GT": ["4,3", "3,4"]},
            "cubes": {"4,3": 1, "5,6": 3},
        },  # no track of either gauge, but a cube on red track
    ],
)
def test_track_or_a_cube_in_reach_is_enough(words):
    game = position(**words, company_cash={"EBR": 0}, lifted="take")
    play(game, IssueBond("EBR", SMALL))


@pytest.mark.rule("emubay.bond.needs-use")
def test_a_company_that_lacks_only_money_may_issue():
    game = position(company_cash={"TMLC": 0}, lifted="take")
    play(game, IssueBond("TMLC", SMALL))


# What happens


@pytest.mark.rule("emubay.bond.take", "emubay.bond.money", "emubay.bond.deferred-side")
@pytest.mark.parametrize("bond", DECK)
def test_the_bond_goes_to_the_charter_on_its_deferred_side_and_the_bank_pays(bond):
    game = position(company_cash={"LW": 3})
    bank = game.state.cash[0]
    act(game, IssueBond("LW", bond))
    assert till(game, "LW") == 3 + bond.amount
    assert game.state.cash[0] == bank - bond.amount
    assert company(game, "LW")["bonds"][-1] == {"amount": bond.amount, "x": bond.x, "y": bond.y, "deferred": True}
    assert supply(game) == [other for other in DECK if other != bond]
    assert revenue(game, "LW") == 3
    assert cash(game) == [20, 20, 20]
    assert table(game) == {"take": 2, "bond": 1, "dividend": 1}


@pytest.mark.rule("emubay.bond.deferral")
def test_the_first_payout_after_the_issue_is_not_reduced():
    game = position(starting_bonds=(10, 15, 0), revenue={"TMLC": 8}, table={"take": 3, "build": 1})
    act(game, IssueBond("TMLC", Bond(30, 9, 2)))
    act(game, PayDividends())
    assert cash(game)[0] == 20 + 8 + 3 + 3 + 3  # TMLC in full, and £3 each of EBR, L&W and GT
    assert revenue(game, "TMLC") == 8 - 9


# The bond example

EXAMPLE = Bond(10, 2, 1)


def issued_and_paid_twice(game, bond):
    """Issue a bond for TMLC, then pay dividends twice; what each of Ada's payouts of TMLC was and what it left."""
    act(game, IssueBond("TMLC", bond))
    seen = []
    for _ in range(2):
        before = cash(game)[0]
        act(game, PayDividends())
        seen.append((cash(game)[0] - before, revenue(game, "TMLC")))
        auction(game, "LW", 5, 0, 0, lift="dividend")  # Cleo, then Ben, clears the space of Pay dividends
    return seen


@pytest.mark.rule("emubay.bond-example.sequence")
def test_the_bond_of_the_example(monkeypatch):
    # £10 at £2+1/div with a dividend of 9: +£10; pays 9, then 7; pays 7, then 6. The bond is not one of the game, so
    # it takes the place of the one of £10 at £6+1/div.
    printed = list(BONDS)
    printed[BOND[SMALL]] = EXAMPLE
    monkeypatch.setattr(dividends, "BONDS", tuple(printed))
    monkeypatch.setattr(issuing, "BONDS", tuple(printed))
    game = position(
        starting_bonds=(10, 15, 0),
        revenue={"TMLC": 9, "EBR": 0, "LW": 0, "GT": 0},
        shares={"EBR": [0, 1], "LW": [0, 1], "GT": [0, 1]},
        company_cash={"TMLC": 0},
        cash=40,
        table={"take": 3, "build": 1},
    )
    assert issued_and_paid_twice(game, SMALL) == [(9, 7), (7, 6)]
    assert till(game, "TMLC") == 10


@pytest.mark.rule("emubay.bond-example.sequence", "emubay.bond.deferral")
@pytest.mark.parametrize("bond", DECK)
def test_every_bond_costs_x_once_and_y_in_each_later_round(bond):
    game = position(
        starting_bonds=(10, 15, 0),
        revenue={"TMLC": 20, "EBR": 0, "LW": 0, "GT": 0},
        shares={"EBR": [0, 1], "LW": [0, 1], "GT": [0, 1]},
        cash=40,
        table={"take": 3, "build": 1},
    )
    assert issued_and_paid_twice(game, bond) == [(20, 20 - bond.x), (20 - bond.x, 20 - bond.x - bond.y)]
