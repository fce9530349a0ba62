"""What players are told is true in their variant, their phase and at the end of the game."""

import pytest

import bradshaw
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, SellShares
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import CHARTER, Bid, BuyTrain, SetPar, StartCompany, TradeTrain
from bradshaw.games.g1862.components import BANDS, COMPANY, E
from bradshaw.games.g1862.rules.ending import GameOver
from bradshaw.games.g1862.rules.mergers import Consent
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.views.questions import question
from bradshaw.games.g1862.views.refused import what_is_closed
from bradshaw.games.g1862.views.wording import phase_effects
from tests.words.english import english

from ..g1862.positions import new_game, notes, play, position, refused

NAMES = ("Ada", "Ben", "Cleo")
BUYING = {
    "shares": {"ECR": (5, 0, 0), "EUR": (0, 5, 0)},
    "prices": {"ECR": 100, "EUR": 90},
    "treasury": {"ECR": 3000},
    "company": "ECR",
    "step": "trains",
}


def asked(table, players=NAMES):
    return " ".join(map(str, question(table.state, players[: table.state.players])))


def course(table, players=NAMES):
    view = english(TITLE.view(table.state, players[: table.state.players]))
    return next(
        {row.cells[0]: row.cells[1] for row in drawn.rows}
        for drawn in view.tables
        if drawn.title == "The course of the game"
    )


def told(table, kind, players=NAMES):
    return [str(TITLE.tell(entry, players[: table.state.players])) for entry in notes(table, kind)]


# Phases


def first_of(band, kind="express", **words):
    """ECR buys the first train of a band."""
    before = "ABCDEFGH"["ABCDEFGH".index(band) - 1]
    own = {"express": "2E", "freight": "1F"}[kind]
    table = position(**(BUYING | {"trains": {"ECR": [own], "EUR": [own]}, "phase": before, "next_band": band} | words))
    return play(table, BuyTrain(kind))


LIMITS = {
    "all": {"E": "2 trains of each kind", "G": "3 trains in all"},
    "advanced express": {"E": "2 trains of each kind", "G": "3 trains in all"},
    "simple express": {"E": "3 trains", "G": "2 trains"},
}


@pytest.mark.parametrize("kinds", LIMITS)
@pytest.mark.parametrize("band", "BCDEFGH")
def test_a_phase_tells_the_train_limit_of_the_variant(kinds, band):
    (sentence,) = told(first_of(band, kinds=kinds), "phase")
    limit = LIMITS[kinds].get(band)
    assert ("train limit" in sentence) is (limit is not None)
    if limit is not None:
        assert f"the train limit falls to {limit}" in sentence


def test_a_phase_tells_of_companies_only_where_it_opens_some():
    assert "more companies can be started" in told(first_of("B", later={"WVR": "B"}), "phase")[0]
    assert "companies" not in told(first_of("B"), "phase")[0]
    state = new_game(1).state
    assert all("companies" not in str(phase_effects(state, band)) for band in range(1, len(BANDS)))


@pytest.mark.parametrize("options", [{}, {"shorter": True}, {"length": "long"}, {"trains": "simple freight"}])
@pytest.mark.parametrize("players", [1, 3])
def test_what_a_train_would_bring_is_what_its_phase_brings(options, players):
    state = new_game(players, **options).state
    effects = [str(phase_effects(state, band)) for band in range(1, len(BANDS))]
    simple = options.get("trains", "").startswith("simple")
    assert ("the train limit falls to 3 trains" in effects[E - 1].replace("in all", "")) is simple
    rusts_d = any("D trains" in effect for effect in effects)
    assert rusts_d is ("shorter" not in options)
    brings = [BANDS[band].name for band, effect in enumerate(effects, start=1) if "brings the LNER" in effect]
    assert brings == (["E"] if "shorter" in options else ["H"])


def test_a_phase_promises_no_operating_rounds_after_the_end():
    assert "3 operating rounds follow each stock round" in told(first_of("D"), "phase")[0]
    table = first_of("D", bank=-40)
    table.state.bank_broken = True
    assert "operating rounds" not in str(phase_effects(table.state, E))
    ended = position(**(BUYING | {"trains": {"ECR": ["2E"], "EUR": ["2E"]}, "phase": "C", "next_band": "D"}))
    ended.state.bank_broken = True
    assert "stock round" not in told(play(ended, BuyTrain("express")), "phase")[0]


# Companies


@pytest.mark.rule("1862.8.0-definition")
def test_a_company_that_has_not_floated_is_left_without_a_director_and_not_in_receivership():
    table = position(shares={"ECR": (3, 1, 0)}, prices={"ECR": 100}, own={"ECR": 6})
    assert str(TITLE.describe(table.state, SellShares("ECR", 3))).endswith("it then has no director")
    play(table, SellShares("ECR", 3))
    assert told(table, "no_director") == ["ECR no longer has a director."]
    floated = position(shares={"ECR": (3, 2, 0)}, prices={"ECR": 100}, trains={"ECR": ["2E"]})
    play(floated, SellShares("ECR", 3))
    assert told(floated, "no_director") == ["ECR no longer has a director and is in receivership."]


def test_a_trade_with_a_company_that_has_not_floated_is_not_refused_for_receivership():
    table = position(
        shares={"ECR": (5, 0, 0), "EUR": (0, 3, 0)},
        prices={"ECR": 100, "EUR": 90},
        treasury={"ECR": 3000},
        trains={"ECR": ["2E"]},
        company="ECR",
        step="trains",
    )
    refused(table, TradeTrain("A-9", "EUR"), "1862.7.9-sources", "has not floated")


@pytest.mark.rule("1862.6.5.4.1-non-chartered-partial")
def test_the_money_with_which_a_company_floats_counts_its_treasury():
    table = position(
        shares={"ECR": (3, 1, 0)}, prices={"ECR": 100}, own={"ECR": 6}, treasury={"ECR": 400}, turn=1, cash=500
    )
    assert "ECR floats with £500, of which it buys its station markers" in str(
        TITLE.describe(table.state, BuyShare("ECR", CHARTER))
    )
    play(table, BuyShare("ECR", CHARTER))
    assert told(table, "float") == ["ECR floats with the £500 that its shares have brought."]
    assert "it has £500" in asked(table)


def test_a_charter_tells_the_money_left_after_the_markers():
    table = play(new_game(), Bid(next(name for name in COMPANY if _open(name)), 0), PASS, PASS)
    assert "floats with £360;" in str(TITLE.describe(table.state, SetPar(54)))


def _open(name):
    return any(name == row.cells[0] for row in _unstarted(new_game()).rows if row.cells[-1] == "can start now")


def _unstarted(table):
    tables = english(TITLE.view(table.state, NAMES)).tables
    return next(one for one in tables if one.title == "Companies that can be started")


@pytest.mark.rule("1862.10.3-no-new-companies")
def test_after_the_lner_a_bankrupt_company_leaves_the_game_and_none_can_be_started():
    table = position(
        shares={"ECR": (5, 0, 0), "EUR": (0, 5, 0)},
        prices={"ECR": 54, "EUR": 90},
        pars={"ECR": 54},
        trains={"EUR": ["4/5E"]},
        phase="H",
        lner="formed",
        company="ECR",
        step="trains",
    )
    assert told(table, "bankrupt")[0].startswith("ECR is bankrupt and leaves the game;")
    assert all(one.title != "Companies that can be started" for one in english(TITLE.view(table.state, NAMES)).tables)


# Prompts


@pytest.mark.rule("1862.11.3-parliament-only", "1862.10.3-no-new-companies")
def test_a_start_is_offered_only_where_companies_can_be_started():
    held = {"shares": {"ECR": (5, 0, 0)}, "trains": {"ECR": ["2E"]}}
    assert "buy one share or start a company" in asked(position(**held))
    new = position(**held, kinds="simple express", new_players=True)
    last = position(shares={"ECR": (5, 0, 0)}, trains={"ECR": ["4/5E"]}, phase="H", lner="formed")
    for table in (new, last):
        assert "buy one share, or pass" in asked(table)
        assert "start a company" not in asked(table)
        assert "start" not in str(table.state.frames[-1].refuse(table.state, Bid("EUR", 0)).text)
    assert "Companies are started in Parliament only." in asked(new)
    assert "the last stock round" in asked(last)
    refused(last, BuyShare("EUR", OFFERING), "1862.10.3-no-new-companies", "The LNER has formed")
    refused(new, BuyShare("EUR", OFFERING), "1862.11.3-parliament-only")


def test_after_the_lner_the_solo_game_offers_no_cards():
    table = new_game(1)
    assert isinstance(table.state.frames[-1], SoloTurn)
    assert "start the company, with or without a charter" in asked(table)
    table.state.lner = 2
    assert "start the company" not in asked(table)
    assert "Permits" not in asked(table)


@pytest.mark.rule("1862.7.9-limit-a-d", "1862.7.10-used-up-each-run", "1862.7.10-delays-rust")
def test_a_buyer_is_told_the_limit_by_kind_and_when_warranties_go():
    text = asked(position(**BUYING, trains={"ECR": ["2E"], "EUR": ["2E"]}))
    assert "A company with 3 trains of a kind may buy no more of that kind." in text
    assert "each of them loses a warranty, whether it ran or not" in text
    assert "one more run" not in text
    late = asked(position(**BUYING, trains={"ECR": ["4/5E"], "EUR": ["4/5E"]}, phase="G"))
    assert "A company with 3 trains may buy no more." in late


@pytest.mark.rule("1862.7.8.5-four-right-max")
def test_a_director_is_told_what_each_dividend_does_to_the_price():
    table = position(**(BUYING | {"trains": {"ECR": ["2E"]}, "step": "dividend", "revenue": 90}))
    text = asked(table)
    assert "It stays if the dividend is lower than the price" in text
    assert "rises one space for each £100 of dividend, 4 at most" in text
    assert "those in the bank pool pay nobody" in text


# The course of the game


@pytest.mark.rule("1862.10.2-finish-set", "1862.10.2-stock-round", "1862.10.3-bank-no-end")
def test_the_bank_is_told_to_end_the_game_as_it_does():
    held = {"shares": {"ECR": (5, 0, 0)}, "trains": {"ECR": ["2E"]}}
    assert "once it runs out, the game ends after a set of operating rounds" in course(position(**held))["Bank"]
    in_stock = position(**held, bank=5)
    play(in_stock, SellShares("ECR", 1))
    assert told(in_stock, "bank_broken")[0].endswith("the game ends after the next set of operating rounds.")
    assert course(in_stock)["Bank"].endswith("the game ends after the next set of operating rounds")
    assert course(in_stock)["LNER"] == "will not form: the game ends before"
    assert course(in_stock)["Operating rounds"] == "1 after this stock round, the last ones"
    last = position(shares={"ECR": (5, 0, 0)}, trains={"ECR": ["4/5E"]}, phase="H", lner="formed")
    assert "it no longer ends the game" in course(last)["Bank"]


@pytest.mark.rule("1862.10.3-three-final-operations")
def test_the_operating_rounds_that_follow_are_told_as_they_will_come():
    held = {"shares": {"ECR": (5, 0, 0)}, "trains": {"ECR": ["4/5E"]}, "phase": "H"}
    assert course(position(**held))["Operating rounds"] == "3 after this stock round"
    operating = held | {"company": "ECR", "step": "trains", "treasury": {"ECR": 900}}
    due = course(position(**operating, lner="due"))
    assert due["Operating rounds"] == "3 after the next stock round, the last ones"
    formed = course(position(**operating, lner="formed", round_of_set=(2, 3)))
    assert formed["Operating rounds"] == "3 in this set, the last one"


# Refusals


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (BuyShare("ECR", OFFERING), "1862.6.5.1-ipo-price"),
        (BuyShare("EUR", BANK_POOL), "1862.6.5.1-pool-price"),
        (BuyShare("ESR", CHARTER), "1862.6.5.1-charter-price"),
        (StartCompany("WVR", 100), "1862.6.5.3-pay-company"),
    ],
)
def test_a_price_that_cannot_be_paid_is_refused_by_the_rule_of_that_price(action, rule):
    table = position(
        shares={"ECR": (1, 5, 0), "EUR": (0, 5, 0), "ESR": (0, 5, 0)},
        pool={"EUR": 5},
        chartered=["ECR"],
        prices={"ECR": 100, "EUR": 90, "ESR": 82},
        trains={"ECR": ["2E"], "EUR": ["2E"], "ESR": ["2E"]},
        cash=(20, 500, 500),
    )
    assert rule in TITLE.rulebook
    assert table.state.frames[-1].refuse(table.state, action).rule == rule


def test_whose_turn_it_is_not_is_told_by_the_rule_of_the_frame_and_with_a_name():
    game = bradshaw.new_game("1862", list(NAMES), seed=3)
    others = [seat for seat in range(3) if seat not in game.actors]
    refusal = game.refusal(PASS, others[0])
    assert refusal.rule == "1862.4.1-start-with-pd"
    assert str(refusal.text) == f"It is not your turn. It is {NAMES[game.actors[0]]}’s decision."
    rules = {type(frame).rule_of_turns for frame in _frames()}
    assert {"1862.4.1-raise", "1862.6.1-pd-starts", "1862.7.5.1-consent", "1862.7.1-director-decides"} <= rules
    assert all(rule in TITLE.rulebook for rule in rules)


def _frames():
    table = new_game()
    yield table.state.frames[-1]
    name = next(name for name in COMPANY if _open(name))
    play(table, Bid(name, 0))
    yield table.state.frames[-1]
    yield position(shares={"ECR": (5, 0, 0)}, trains={"ECR": ["2E"]}).state.frames[-1]
    yield position(**BUYING, trains={"ECR": ["2E"], "EUR": ["2E"]}).state.frames[-1]
    yield Consent(0, 1, 0, False)


@pytest.mark.parametrize(
    ("reason", "rule"),
    [("bank", "1862.10.2-bank-empty"), ("top price", "1862.10.1-top-of-market"), ("lner", "1862.10.3-game-over")],
)
def test_after_the_end_everything_is_refused_by_the_rule_that_ended_the_game(reason, rule):
    assert GameOver(reason).refuse(new_game().state, PASS).rule == rule


# Trains by their names


def test_trains_of_other_companies_are_told_apart_without_their_numbers():
    table = position(**(BUYING | {"trains": {"ECR": ["2E"], "EUR": ["2E", "2E*", "2E"]}}))
    actions = [one for one in table.state.frames[-1].choices(table.state).actions if isinstance(one, TradeTrain)]
    texts = [str(TITLE.describe(table.state, one)).partition(" from ")[0] for one in actions]
    assert texts == ["Buy the 2E train", "Buy the 2E train with 1 warranty", "Buy the second 2E train"]
    poor = {"trains": {"ECR": ["2E"], "EUR": ["2E", "2/3E"]}, "phase": "B", "treasury": {"ECR": 60}}
    closed = [str(one.text) for one in what_is_closed(position(**(BUYING | poor)).state, set())]
    assert "Buy the 2/3E train from EUR" in closed


# Set-up


@pytest.mark.rule("1862.2.4.1-deal-directors", "1862.2.4.1-permit-deal", "1862.2.4.4-starting-cash")
def test_the_log_begins_with_the_deal():
    report = english(bradshaw.new_game("1862", list(NAMES), seed=3).report())
    assert report[0] == "Everybody begins with £800; Ada has the priority deal."
    assert "can be started at once" in report[1]
    assert "take no part." in report[1]
    assert report[2].startswith("Permits are dealt for freight trains to ")
    assert report[3] == "Parliament meets; Ada may propose a company first."
    simple = english(bradshaw.new_game("1862", list(NAMES), seed=3, options={"trains": "simple express"}).report())
    assert not any("Permits" in line for line in simple)
    alone = english(bradshaw.new_game("1862", ["Ada"], seed=3).report())
    assert alone[0] == "Ada begins with £600."
    assert "9 rows of 6 cards are dealt" in alone[1]


@pytest.mark.rule("1862.4.1-charter-holder-may-not-open", "1862.4.1-cash-minimum")
def test_who_cannot_propose_or_bid_is_told():
    broke = position(parliament=True, cash=(500, 160, 160))
    play(broke, Bid("ECR", 0))
    assert told(broke, "cannot_bid") == [
        "Ben cannot bid more and is out of this auction.",
        "Cleo cannot bid more and is out of this auction.",
    ]
