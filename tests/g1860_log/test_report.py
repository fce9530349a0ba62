"""The log as a report of play."""

import re

import pytest

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Entry, Transfer
from bradshaw.eighteen.state import player_account
from bradshaw.games import g1860
from bradshaw.games.g1860.components import COMPANY, PRIVATE
from bradshaw.games.g1860.views.report import TOLD_KINDS, tell

from ..eighteen.logs import decisions_are_told, kinds_told, noted_kinds
from .games import played

PLAYERS = ("Ada", "Ben", "Cleo")
GAMES = range(6)
SAID_ELSEWHERE = {"company_turn"}
RAW = re.compile(r"[{}\[\]_]|None|True|False|\b[A-L]\d+\.\d\b")
"""What belongs to the program and not to the players, such as the number of a stop."""


def said(kind, actor=-1, transfers=(), **facts):
    for key, number in (("company", COMPANY), ("private", PRIVATE)):
        if key in facts:
            facts[key] = number[facts[key]]
    if kind.startswith("offer"):
        facts["seller"] = COMPANY[facts["seller"]]
    return str(tell(Entry(kind, "1860.some.rule", actor, facts, transfers), PLAYERS))


def test_every_kind_that_is_noted_anywhere_has_a_sentence_and_no_other_has():
    assert noted_kinds(g1860, TOLD_KINDS) == TOLD_KINDS


def test_every_entry_of_played_games_is_a_sentence_or_is_said_by_its_neighbour():
    kinds = {kind for seed in GAMES for kind in kinds_told(played(seed), RAW, SAID_ELSEWHERE)}
    assert len(kinds) > 35


def test_everything_that_a_player_decides_is_told_except_leaving_a_step_undone():
    decisions_are_told(played(1))


def test_names_of_players_are_taken_as_they_are():
    assert (
        str(tell(Entry("bid", "1860.auction.raise-or-pass", 0, {"amount": 40}), ("[red]{x}", "B")))
        == "[red]{x} bids £40."
    )


@pytest.mark.parametrize(
    ("sentence", "kind", "actor", "facts"),
    [
        ("Ada wins the auction, pays £25 and chooses a certificate.", "win_auction", 0, {"amount": 25}),
        ("Nobody bids, and Ben, the first to pass, chooses a certificate.", "win_auction", 1, {"amount": 0}),
        (
            "Ben takes the Cowes Marina & Ferry Company for £90.",
            "take_private",
            1,
            {"private": "Cowes", "price": 90},
        ),
        (
            "Ada takes the director’s certificate of IOW for £200 and sets its par at £100.",
            "take_director",
            0,
            {"company": "IOW", "par": 100, "price": 200},
        ),
        (
            "Ada buys a share of C&N from the initial offering for £74.",
            "buy_share",
            0,
            {"company": "C&N", "source": "ipo", "price": 74},
        ),
        (
            "Ada buys a share of C&N from the bank pool for £65.",
            "buy_share",
            0,
            {"company": "C&N", "source": "pool", "price": 65},
        ),
        (
            "Cleo sells 3 shares of FYN for £62 each, £186 in all.",
            "sell_shares",
            2,
            {"company": "FYN", "count": 3, "each": 62},
        ),
        ("Cleo sells a share of FYN for £62.", "sell_shares", 2, {"company": "FYN", "count": 1, "each": 62}),
        (
            "The price of C&N rises from £100 to £110.",
            "price_moves",
            -1,
            {"company": "C&N", "before": 100, "after": 110},
        ),
        ("The price of C&N falls from £100 to £95.", "price_falls", -1, {"company": "C&N", "before": 100, "after": 95}),
        ("Shares of IWNJ and FYN can now be bought.", "layer", -1, {"layer": 2}),
        ("IOW floats and receives 740cc.", "float", -1, {"company": "IOW", "capital": 740, "kept": 0}),
        (
            "IOW floats and receives 740cc; with the 120cc it kept it has 860cc.",
            "float",
            -1,
            {"company": "IOW", "capital": 740, "kept": 120},
        ),
        (
            "FYN lays tile 742 on Ningwood (C5).",
            "lay_tile",
            0,
            {"company": "FYN", "hex": "C5", "tile": "742", "rotation": 0, "old": "", "cost": 0},
        ),
        (
            "IOW lays tile 8 on H6 for 60cc.",
            "lay_tile",
            0,
            {"company": "IOW", "hex": "H6", "tile": "8", "rotation": 0, "old": "", "cost": 60},
        ),
        (
            "C&N upgrades Newport (G5) to the green tile 763.",
            "upgrade_tile",
            0,
            {"company": "C&N", "hex": "G5", "tile": "763", "rotation": 0, "old": "", "cost": 0},
        ),
        (
            "C&N builds a base in Shide for 40cc.",
            "build_base",
            0,
            {"company": "C&N", "hex": "G5", "station": 1, "cost": 40},
        ),
        (
            "IOW runs 3+2: Ryde Esplanade – Brading – Sandown for £80 with 10cc subsidy.",
            "run_trains",
            0,
            {
                "company": "IOW",
                "leased": False,
                "runs": [{"train": "3+2", "calls": ["I3.0", "J6.0", "J8.0"], "revenue": 80, "subsidy": 10}],
                "revenue": 80,
                "subsidy": 10,
            },
        ),
        (
            "C&N runs 2+1: Cowes – Mill Hill for £30; 2+1: Newport – Shide for £80: £110 in all.",
            "run_trains",
            0,
            {
                "company": "C&N",
                "leased": False,
                "runs": [
                    {"train": "2+1", "calls": ["F2.0", "F2.1"], "revenue": 30, "subsidy": 0},
                    {"train": "2+1", "calls": ["G5.0", "G5.1"], "revenue": 80, "subsidy": 0},
                ],
                "revenue": 110,
                "subsidy": 0,
            },
        ),
        (
            "S&C leases a train and runs 5+3: Chale – Whitwell – Ventnor for 100cc.",
            "run_trains",
            -1,
            {
                "company": "S&C",
                "leased": True,
                "runs": [{"train": "5+3", "calls": ["F12.0", "G11.0", "I11.0"], "revenue": 60, "subsidy": 0}],
                "revenue": 100,
                "subsidy": 0,
            },
        ),
        (
            "FYN buys a 3+2 train from the bank for 300cc.",
            "buy_train",
            0,
            {"company": "FYN", "train": "3+2", "seller": "bank", "price": 300},
        ),
        (
            "FYN buys a 3+2 train from IOW for 10cc.",
            "buy_train",
            0,
            {"company": "FYN", "train": "3+2", "seller": "IOW", "price": 10},
        ),
        (
            "FYN has too many trains and gives an 8+4 back to the bank.",
            "return_train",
            -1,
            {"company": "FYN", "train": "8+4"},
        ),
        (
            "S&C leases a train and runs 8+4: Chale – Whitwell for 80cc.",
            "run_trains",
            -1,
            {
                "company": "S&C",
                "leased": True,
                "runs": [{"train": "8+4", "calls": ["F12.0", "G11.0"], "revenue": 40, "subsidy": 0}],
                "revenue": 80,
                "subsidy": 0,
            },
        ),
        (
            "FYN offers IOW 120cc for a 3+2 train.",
            "offer",
            0,
            {"company": "FYN", "seller": "IOW", "train": "3+2", "price": 120},
        ),
        (
            "Ben refuses for IOW: its 3+2 train is not for sale at 100cc.",
            "offer_refused",
            1,
            {"seller": "IOW", "train": "3+2", "price": 100},
        ),
        (
            "Phase 3 begins: green tiles can be laid, Ryde Pier is worth £20 "
            "and 2 operating rounds follow each stock round from the next one on.",
            "phase",
            -1,
            {"phase": "3", "limited": True, "ending": False},
        ),
        ("Phase 6 begins: a company may own 2 trains.", "phase", -1, {"phase": "6", "limited": True, "ending": False}),
        ("Phase 6 begins.", "phase", -1, {"phase": "6", "limited": False, "ending": False}),
        ("Phase 7 begins.", "phase", -1, {"phase": "7", "limited": True, "ending": False}),
        (
            "Phase 8 begins: sales no longer lower prices and players may hold any number of certificates.",
            "phase",
            -1,
            {"phase": "8", "limited": True, "ending": False},
        ),
        ("IOW no longer has a director.", "no_director", -1, {"company": "IOW", "floated": False}),
        (
            "IOW no longer has a director and is in receivership.",
            "no_director",
            -1,
            {"company": "IOW", "floated": True},
        ),
        ("IOW has a train and is solvent again.", "solvent", -1, {"company": "IOW", "bought": True}),
        (
            "The bank has run out of money: the game ends after the next operating round.",
            "bank_broken",
            -1,
            {"trading": True},
        ),
        (
            "The bank has run out of money: the game ends after this operating round.",
            "bank_broken",
            -1,
            {"trading": False},
        ),
        (
            "FYN gets no home base, since nothing is built any more, and never runs.",
            "homeless",
            -1,
            {"company": "FYN"},
        ),
        (
            "No tile is left for Godshill (G9), the home of NGStL.",
            "home_untiled",
            -1,
            {"company": "NGStL", "hex": "G9"},
        ),
        ("All 2+1 trains rust.", "rust", -1, {"train": "2+1"}),
        ("British Rail closes down S&C, which paid nothing.", "close_down", -1, {"company": "S&C", "dividend": 0}),
        (
            "IOW has reached £340: the game ends after this operating round.",
            "top_price",
            -1,
            {"company": "IOW"},
        ),
        (
            "The game is over: the bank ran out of money. Ben and Cleo share the victory with £900 each; Ada £850.",
            "game_over",
            -1,
            {"reason": "bank", "worths": [850, 900, 900]},
        ),
    ],
)
def test_sentences(sentence, kind, actor, facts):
    assert said(kind, actor, **facts) == sentence


def test_a_dividend_says_what_each_player_gets():
    transfers = tuple(Transfer(BANK, player_account(seat), amount, "x") for seat, amount in ((0, 40), (2, 16)))
    facts = {"company": "C&N", "revenue": 80, "subsidy": 0, "paid": True}
    assert said("dividend", transfers=transfers, **facts) == "C&N pays £8 a share: Ada £40, Cleo £16."


def test_retained_revenue_is_credits():
    facts = {"company": "C&N", "revenue": 80, "subsidy": 10, "paid": False}
    assert said("dividend", **facts) == "C&N retains 80cc."
    assert said("dividend", company="C&N", revenue=0, subsidy=0, paid=False) == "C&N pays no dividend."


def test_the_report_of_a_finished_game_ends_with_the_standings():
    game = played(0, 2000)
    assert game.outcome is not None
    last = str(game.report()[-1])
    assert last.startswith(f"The game is over: {game.outcome.reasons[0]}. ")
    assert f"£{max(game.outcome.scores):,}" in last
