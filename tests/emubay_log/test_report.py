"""The log as a report of play."""

import re

import pytest

from bradshaw.core.log import Entry
from bradshaw.games.emubay.components import COMPANIES, LABEL
from bradshaw.games.emubay.views.report import tell

from .games import finished

PLAYERS = ("Ada", "Ben", "Cleo")
GAMES = range(60)
SAID_ELSEWHERE = {"lift_cube", "start_build", "start_take", "pay_dividends", "share_sold"}
IDS = "|".join(rf"\b{name}\b" for name, label in zip(COMPANIES, LABEL, strict=True) if name != label)
RAW = re.compile(rf"[{{}}\[\]_]|None|True|False|{IDS}")
"""What belongs to the program and not to the players."""
ALL_KINDS = {
    "cubes_placed", "starting_bond", "starting_money", "stations",
    "bankrupt", "bid", "build", "conditions", "debt_paid", "debt_void", "dividend", "first_player", "first_port",
    "first_town", "game_over", "initial_auction", "interest", "issue_bond", "lift_cube", "merge", "no_bid", "pass",
    "pay_dividends", "place_cube", "share_released", "share_sold", "shortfall", "stalemate", "start_auction",
    "start_build", "start_take", "take",
}  # fmt: skip
RARE = {"first_town"}
"""What simple players do not come to."""


def said(kind, actor=-1, **facts):
    return str(tell(Entry(kind, "emubay.some.rule", actor, facts), PLAYERS))


def number_of(label):
    return LABEL.index(label)


def test_every_kind_of_entry_is_a_sentence_or_is_said_by_its_neighbour():
    kinds = set()
    for seed in GAMES:
        game = finished(seed)
        for entry in (*game.setup_log, *game.log):
            sentence = str(game.title.tell(entry, game.players))
            kinds.add(entry.kind)
            if sentence:
                assert sentence[0].isupper(), sentence
                assert sentence.endswith("."), sentence
                assert not RAW.search(sentence), sentence
                assert "  " not in sentence, sentence
            else:
                assert entry.kind in SAID_ELSEWHERE, entry
    assert kinds | RARE == ALL_KINDS


def test_every_turn_and_every_change_of_cash_is_told():
    game = finished(37)
    for number, played in enumerate(game.played):
        told = [game.title.tell(entry, game.players) for entry in game.log_of(number)]
        silent = type(played.action).__name__ in ("LiftCube", "EndBuild", "EndTake")
        assert any(told) is not silent, played


def test_report_ends_with_the_standings():
    game = finished(37)
    assert str(game.report()[-1]) == (
        "The game is over: 2 or fewer bonds are left and no share is for sale. "
        "Ada wins with £28; Cleo £14, Dot £14, Ben £13."
    )


def test_names_of_players_are_taken_as_they_are():
    entry = Entry("bid", "emubay.auction.left", 0, {"amount": 4, "company": number_of("L&W")})
    assert str(tell(entry, ("[red]{x}", "B"))) == "[red]{x} bids £4 for a share of L&W."


@pytest.mark.parametrize(
    ("sentence", "kind", "actor", "facts"),
    [
        ("Ada bids £4 for a share of L&W.", "bid", 0, {"amount": 4, "company": "L&W"}),
        ("Ada bids £4 for GT.", "bid", 0, {"amount": 4, "company": "GT"}),
        ("Ben passes on EBR.", "pass", 1, {"company": "EBR"}),
        (
            "Nobody bids for a share of TMLC, so Ben, the first bidder, gets it for nothing.",
            "no_bid",
            1,
            {"company": "TMLC"},
        ),
        ("Ben wins the share of TMLC and pays TMLC £5.", "share_sold", 1, {"company": "TMLC", "price": 5, "money": 0}),
        ("", "share_sold", 1, {"company": "TMLC", "price": 0, "money": 0}),
        (
            "Ben wins GT for £3; with the £10 on its card it starts with £13.",
            "share_sold",
            1,
            {"company": "GT", "price": 3, "money": 10},
        ),
        ("GT starts with the £10 on its card.", "share_sold", 1, {"company": "GT", "price": 0, "money": 10}),
        ("Cleo moves a cube from Take resources to Build track.", "place_cube", 2, {"source": 2, "target": 0}),
        ("A share of L&W is up for auction; bids start at £2.", "start_auction", 0, {"company": "L&W", "minimum": 2}),
        (
            "That also connects EBR to its first port: revenue +4 for its 2 resource cubes.",
            "first_port",
            -1,
            {"company": "EBR", "bonus": 4, "own": False},
        ),
        (
            "With that EBR reaches its first port: 4 of the gain is for its 2 resource cubes.",
            "first_port",
            -1,
            {"company": "EBR", "bonus": 4, "own": True},
        ),
        (
            "EBR reaches its first port, but has no resource cubes to gain from it.",
            "first_port",
            -1,
            {"company": "EBR", "bonus": 0, "own": True},
        ),
        (
            "GT merges into EBR with £13, 1 resource cube and 1 narrow-gauge track, and Cleo exchanges its share for "
            "one of EBR: revenue +7 to 9.",
            "merge",
            0,
            {
                "company": "EBR",
                "independent": "GT",
                "owner": 2,
                "money": 13,
                "cubes": 1,
                "track": 1,
                "gain": 7,
                "revenue": 9,
            },
        ),
        (
            "This puts a reserved share of EBR up for sale; 1 is still reserved.",
            "share_released",
            -1,
            {"left": 1},
        ),
        (
            "This puts a reserved share of EBR up for sale; none is still reserved.",
            "share_released",
            -1,
            {"left": 0},
        ),
        (
            "With that EBR reaches its first town: 4 of the gain is for its track on 2 farms.",
            "first_town",
            -1,
            {"bonus": 4, "own": True},
        ),
        (
            "With that EBR reaches its first town, but has no track on farms to gain from it.",
            "first_town",
            -1,
            {"bonus": 0, "own": True},
        ),
        (
            "That also connects EBR to its first town, but for track of another company it gains nothing.",
            "first_town",
            -1,
            {"bonus": 0, "own": False},
        ),
        (
            "Ada leaves £5 unpaid for EBR. Its shareholders who are not bankrupt owe £2 a share: Ben £2, Cleo £4.",
            "shortfall",
            0,
            {"company": "EBR", "amount": 5, "each": 2, "holders": [(1, 1), (2, 2)]},
        ),
        (
            "EBR pays £4 a share: Ada £8, Ben £4.",
            "dividend",
            -1,
            {"company": "EBR", "each": 4, "holders": [(0, 2), (1, 1)]},
        ),
        (
            "EBR costs £3 a share. Owed to the bank: Ada £6.",
            "dividend",
            -1,
            {"company": "EBR", "each": -3, "holders": [(0, 2)]},
        ),
        ("EBR pays nothing.", "dividend", -1, {"company": "EBR", "each": 0, "holders": [(0, 2)]}),
        (
            "Ada owes £9, can pay only £5 and is bankrupt; still unpaid: £4 for EBR.",
            "bankrupt",
            0,
            {"owed": 9, "paid": 5, "missing": [(0, 4)]},
        ),
        (
            "Debt takes 6 off the revenue of EBR, which is now −3.",
            "interest",
            -1,
            {"company": "EBR", "cost": 6, "revenue": -3},
        ),
        ("An end condition holds: no share is for sale.", "conditions", -1, {"holding": ["shares"]}),
        (
            "The game is over: a player went bankrupt. Ben and Cleo share the victory with £7 each; Ada £0.",
            "game_over",
            -1,
            {"reasons": ["bankruptcy"], "cash": [0, 7, 7]},
        ),
    ],
)
def test_sentences(sentence, kind, actor, facts):
    facts = {key: number_of(value) if key in ("company", "independent") else value for key, value in facts.items()}
    assert said(kind, actor, **facts) == sentence


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_what_is_told_of_revenue_adds_up_to_what_it_is(seed):
    """Every change of revenue is told once: by track, cubes, ports, mergers and debt, with the sum that it leads to."""
    game = finished(seed)
    revenue = list(game.at(0).state.revenue)
    for number in range(len(game.played)):
        for entry in game.log_of(number):
            facts = entry.facts
            if entry.kind in ("build", "take", "merge"):
                revenue[facts["company"]] += facts["gain"]
                assert facts["revenue"] == revenue[facts["company"]]
            elif entry.kind == "first_port" and not facts["own"]:
                revenue[facts["company"]] += facts["bonus"]
            elif entry.kind == "interest":
                revenue[facts["company"]] -= facts["cost"]
                assert facts["revenue"] == revenue[facts["company"]]
            if entry.kind == "merge":
                revenue[facts["independent"]] = 0
    assert revenue == game.state.revenue
