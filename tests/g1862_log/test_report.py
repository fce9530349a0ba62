"""The log as a report of play."""

import re

import pytest

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Entry, Transfer
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.games import g1862
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.merging import ALONE
from bradshaw.games.g1862.state import CHARTER, Counties
from bradshaw.games.g1862.views.report import TOLD_KINDS, tell

from ..eighteen.logs import decisions_are_told, kinds_told, noted_kinds
from .games import played

PLAYERS = ("Ada", "Ben", "Cleo")
GAMES = range(8)
SAID_ELSEWHERE = {"company_turn", "subsidy"}
INTERNAL = r"[{}\[\]_]|None|True|False|\b[A-I]\d+\.\d\b|london"
RAW = re.compile(rf"{INTERNAL}|-\d")
"""What belongs to the program and not to the players, such as the number of a stop."""
NAMED = ("company", "partner", "survivor", "merged", "displaced", "seller")


def said(kind, actor=-1, transfers=(), players=PLAYERS, **facts):
    numbers = {key: COMPANY[value] if key in NAMED and value in COMPANY else value for key, value in facts.items()}
    return str(tell(Entry(kind, "1862.some.rule", actor, numbers, transfers), players))


def test_every_kind_that_is_noted_anywhere_has_a_sentence_and_no_other_has():
    assert noted_kinds(g1862, TOLD_KINDS) == TOLD_KINDS


def test_every_entry_of_played_games_is_a_sentence_or_is_said_by_its_neighbour():
    kinds = {kind for seed in GAMES for kind in kinds_told(played(seed, 300), RAW, SAID_ELSEWHERE)}
    assert len(kinds) > 50


def test_everything_that_a_player_decides_is_told_except_leaving_a_step_undone():
    for seed in (0, 3):
        decisions_are_told(played(seed, 200))


def test_names_of_players_are_taken_as_they_are():
    assert said("bid", 0, players=("[red]{x}", "B"), company="NGC", amount=40) == "[red]{x} bids £40."


@pytest.mark.parametrize(
    ("sentence", "kind", "actor", "facts"),
    [
        ("Parliament meets; Ada may propose a company first.", "parliament", 0, {"number": 1}),
        ("Parliament meets again; Ada may propose a company first.", "parliament", 0, {"number": 2}),
        ("Ben proposes NGC to Parliament and bids £15.", "open_auction", 1, {"company": "NGC", "amount": 15}),
        (
            "Ben wins the charter of NGC for £15 and must float the company.",
            "win_charter",
            1,
            {"company": "NGC", "amount": 15},
        ),
        (
            "Ben wins the charter of NGC for nothing and must float the company.",
            "win_charter",
            1,
            {"company": "NGC", "amount": 0},
        ),
        (
            "Ada sets the par of NGC at £62 and pays £186 for the director’s certificate.",
            "charter_par",
            0,
            {"company": "NGC", "par": 62, "price": 186},
        ),
        (
            "Ada starts SVR without a charter at £65 a share and pays it £195 for the director’s certificate.",
            "start_company",
            0,
            {"company": "SVR", "each": 65, "par": 62, "price": 195},
        ),
        (
            "NGC has not floated and goes back to the initial offering; Ada is fined £270.",
            "fine",
            0,
            {"company": "NGC", "fine": 270, "owed": 0, "from_shares": 0, "sold": 0, "kept": 0, "name": "NGC"},
        ),
        (
            "NGC has not floated and goes back to the initial offering; Ada is fined £270, pays £100 in cash and £81 "
            "with 3 shares of the company and still owes £89.",
            "fine",
            0,
            {"company": "NGC", "fine": 270, "owed": 89, "from_shares": 81, "sold": 3, "kept": 0, "name": "NGC"},
        ),
        (
            "NGC has not floated and goes back to the initial offering; Ada is fined £500, pays £490 in cash and £10 "
            "with 1 share of the company, and keeps the other £40 of the sale.",
            "fine",
            0,
            {"company": "NGC", "fine": 500, "owed": 0, "from_shares": 10, "sold": 1, "kept": 40, "name": "NGC"},
        ),
        (
            "NGC has not floated and goes back to the initial offering; Ada is fined £500 and pays £450 in cash and "
            "£50 with 1 share of the company.",
            "fine",
            0,
            {"company": "NGC", "fine": 500, "owed": 0, "from_shares": 50, "sold": 1, "kept": 0, "name": "NGC"},
        ),
        ("Ada pays £40 of the fine and still owes £49.", "pay_fine", 0, {"paid": 40, "owed": 49}),
        (
            "Ada has nothing more to sell, and £49 of the fine is forgiven.",
            "forgiven",
            0,
            {"owed": 49},
        ),
        ("NGC floats and receives £620.", "float", -1, {"company": "NGC", "capital": 620, "treasury": 620}),
        (
            "NGC floats and receives £620, which gives it £700. It draws a permit for local trains.",
            "float",
            -1,
            {"company": "NGC", "capital": 620, "treasury": 700, "permit": 1},
        ),
        (
            "SVR floats with the £325 that its shares have brought.",
            "float",
            -1,
            {"company": "SVR", "capital": 0, "treasury": 325},
        ),
        (
            "Ada buys a share of SVR from the company for £65.",
            "buy_share",
            0,
            {"company": "SVR", "source": "company", "price": 65},
        ),
        (
            "SVR is bankrupt and goes back to the initial offering; its shareholders receive nothing.",
            "bankrupt",
            -1,
            {"company": "SVR", "each": 0, "gone": False},
        ),
        (
            "Ada proposes that N&E acquire WStI and that N&E survive.",
            "merger_proposed",
            0,
            {"company": "N&E", "partner": "WStI", "survivor": "N&E", "acquires": True},
        ),
        (
            "The merged company is N&E, with a price of £134 and a par of £100.",
            "merged_price",
            -1,
            {"company": "N&E", "price": 134, "par": 100},
        ),
        (
            "Ada returns 4 shares of WStI to the pool.",
            "shares_returned",
            0,
            {"holder": 0, "survivor": "N&E", "merged": "WStI", "other": 4, "surviving": 0},
        ),
        (
            "Ada swaps a share of WStI for one of N&E with Ben.",
            "shares_swapped",
            0,
            {"holder": 0, "survivor": "N&E", "merged": "WStI", "count": 1, "giver": 1},
        ),
        (
            "Cleo swaps a share of WStI for one of N&E with the company itself.",
            "shares_swapped",
            2,
            {"holder": 2, "survivor": "N&E", "merged": "WStI", "count": 1, "giver": CHARTER},
        ),
        (
            "N&E swaps 2 shares of WStI for as many of N&E with the pool.",
            "shares_swapped",
            0,
            {"holder": CHARTER, "survivor": "N&E", "merged": "WStI", "count": 2, "giver": POOL},
        ),
        (
            "Ada pays £67 to keep the option share of N&E.",
            "redeem_option",
            0,
            {"holder": 0, "survivor": "N&E", "merged": "WStI", "count": 1, "price": 67},
        ),
        (
            "Ada gives the director’s certificate of N&E to the pool for £150.",
            "relinquish_option",
            0,
            {"holder": 0, "survivor": "N&E", "merged": ALONE, "count": 3, "price": 150},
        ),
        (
            "Ada sells the director’s certificate of WStI for £150, since that of N&E cannot be had.",
            "certificate_sold",
            0,
            {"holder": 0, "survivor": "N&E", "merged": "WStI", "company": "WStI", "price": 150},
        ),
        (
            "Ada swaps it for the director’s certificate of N&E with Ben.",
            "certificates_swapped",
            0,
            {"holder": 0, "survivor": "N&E", "merged": "WStI", "giver": 1},
        ),
        (
            "FDR passes £120, a 2E train and the permit for express trains to ESR.",
            "possessions_passed",
            -1,
            {"company": "ESR", "merged": "FDR", "money": 120, "trains": ["2E"], "permits": [2]},
        ),
        (
            "ESR takes over the markers of FDR in London and Felixstowe (G12) and has 1 marker left to place.",
            "markers_replaced",
            -1,
            {"company": "ESR", "merged": "FDR", "places": ["london", "G12"], "unused": 1},
        ),
        (
            "FDR has become part of ESR; it can be started anew.",
            "company_merged",
            -1,
            {"company": "ESR", "merged": "FDR"},
        ),
        (
            "NGC places its home marker in Newmarket (C10), where it waits for a tile with room.",
            "home_marker",
            -1,
            {"company": "NGC", "hex": "C10", "waits": True},
        ),
        (
            "The home marker of NGC takes a circle in Newmarket (C10).",
            "home_seated",
            -1,
            {"company": "NGC", "hex": "C10"},
        ),
        (
            "The home marker of ECR displaces the marker of SVR in Witham (D13), which goes back to SVR.",
            "home_displaces",
            -1,
            {"company": "ECR", "hex": "D13", "displaced": "SVR"},
        ),
        (
            "NGC upgrades Ipswich (F11) to the russet tile 795.",
            "upgrade_tile",
            0,
            {"company": "NGC", "hex": "F11", "tile": "795", "rotation": 0, "old": "791"},
        ),
        (
            "NGC builds a small station in Brandon (D7), on the line Bury St Edmunds – Swaffham.",
            "small_station",
            0,
            {"company": "NGC", "hex": "D7", "line": (0, 3)},
        ),
        (
            "NGC builds to London, where its trains may now run.",
            "link_london",
            0,
            {"company": "NGC", "space": 0},
        ),
        (
            "FDR runs 1F + 2F: Felixstowe – Felixstowe port (Denmark) for £90, including £30 for 1 hex between.",
            "run_trains",
            0,
            {
                "company": "FDR",
                "runs": [
                    {
                        "trains": ["1F", "2F"],
                        "stops": ["G12.0", "port_felixstowe"],
                        "revenue": 90,
                        "bonus": 30,
                        "hexes": 1,
                    },
                ],
                "revenue": 90,
                "subsidy": 0,
            },
        ),
        (
            "WNR runs 2L: Wells-next-the-Sea – Hunstanton – King's Lynn for £80; 2E: King's Lynn – London for £100: "
            "£180 in all and £30 subsidy.",
            "run_trains",
            0,
            {
                "company": "WNR",
                "runs": [
                    {"trains": ["2L"], "stops": ["E2.0", "D3.0", "C4.0"], "revenue": 80, "bonus": 0, "hexes": 0},
                    {"trains": ["2E"], "stops": ["C4.0", "london"], "revenue": 100, "bonus": 0, "hexes": 0},
                ],
                "revenue": 180,
                "subsidy": 30,
            },
        ),
        (
            "Ada adds £40 from the treasury of NGC to its revenue, as George Hudson did.",
            "hudson",
            0,
            {"company": "NGC", "amount": 40},
        ),
        (
            "NGC buys a 2E train from the bank for £150, 2 warranties included.",
            "buy_train",
            0,
            {"company": "NGC", "train": "2E", "id": "A-0", "warranties": 2, "price": 150},
        ),
        (
            "NGC offers SVR £50 for a 2E train.",
            "ask_train",
            0,
            {"company": "NGC", "seller": "SVR", "train": "2E", "price": 50},
        ),
        (
            "NGC sells 2 of its own shares for £108 to afford a train.",
            "sell_own_shares",
            0,
            {"company": "NGC", "count": 2, "each": 54},
        ),
        (
            "Phase B begins: green tiles can be laid, more companies can be started and 2 operating rounds follow each "
            "stock round from the next one on.",
            "phase",
            -1,
            {"phase": "B", "simple": False, "companies": True, "ending": False},
        ),
        (
            "The first H train is sold: the LNER forms after this set of operating rounds.",
            "lner_due",
            -1,
            {"band": "H", "ending": False},
        ),
        (
            "NGC has reached £1,000: the game ends after this operating round.",
            "top_price",
            -1,
            {"company": "NGC"},
        ),
    ],
)
def test_sentences(sentence, kind, actor, facts):
    assert said(kind, actor, **facts) == sentence


def test_the_lner_says_what_ends_and_the_new_limit():
    sentence = said("lner", limit=21, to_pool=[])
    assert "nothing is built, started or merged any more" in sentence
    assert "21 certificates" in sentence
    assert "bank pool" not in sentence
    assert "the bank pool: a share of NGC." in said("lner", limit=1, to_pool=[(COMPANY["NGC"], 1)])


def test_a_dividend_names_everybody_who_is_paid_and_the_company_with_shares_of_its_own():
    transfers = (
        Transfer(BANK, player_account(0), 27, "r"),
        Transfer(BANK, player_account(2), 9, "r"),
        Transfer(BANK, Counties.account(COMPANY["NGC"]), 18, "r"),
    )
    sentence = said("dividend", transfers=transfers, company="NGC", revenue=90, paid=True)
    assert sentence == "NGC pays £9 a share: Ada £27, Cleo £9, NGC itself £18."
    assert said("dividend", company="NGC", revenue=90, paid=False) == "NGC retains £90."
    assert said("dividend", company="NGC", revenue=0, paid=False) == "NGC pays no dividend."


def test_in_the_solo_game_companies_do_not_come_back():
    alone = ("Ada",)
    assert said("company_merged", players=alone, company="ESR", merged="FDR") == "FDR has become part of ESR."
    assert "leaves the game" in said("bankrupt", players=alone, company="ESR", each=20, gone=True)
    assert "certificates" not in said("lner", players=alone, limit=99, to_pool=[])
