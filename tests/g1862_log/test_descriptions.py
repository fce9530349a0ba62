"""Actions as players name them, with cost and effect."""

import re

from bradshaw.eighteen.actions import BuyShare, LayTile, PayDividend, Retain, SellShares
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.actions import BuyCard, BuyTrain, Hudson, Merge, RunTrains, TradeTrain
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.dividends import Dividend
from bradshaw.games.g1862.rules.mergers import AcquireStep, MergeStep
from bradshaw.games.g1862.rules.trains import BuyTrains
from bradshaw.games.g1862.state import Counties

from ..eighteen.logs import ahead, kinds_described, offered
from .games import positions
from .test_report import INTERNAL

GAMES = range(8)
RAW = re.compile(rf"{INTERNAL}|(?<!\b[A-H])-\d")
"""What belongs to the program: not trains, which are named by their cards, such as B-3."""


def test_every_legal_action_has_a_description_of_its_own():
    kinds = {kind for seed in GAMES for game in positions(seed, 250) for kind in kinds_described(game, RAW)}
    assert len(kinds) > 24


def test_described_purchases_are_what_they_cost():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 150):
            for action in offered(game, BuyShare, BuyCard):
                text = str(game.title.describe(game.state, action))
                after = ahead(game, action)
                seat = game.actors[0]
                paid = game.state.cash[player_account(seat)] - after.state.cash[player_account(seat)]
                assert f" for £{paid:,}" in text
                if isinstance(action, BuyShare):
                    company = COMPANY[action.company]
                    became = after.state.director[company] == seat != game.state.director[company]
                    assert ("you become its director" in text) is became
                    floats = after.state.is_floated(company) and not game.state.is_floated(company)
                    assert bool(re.search(rf"; {action.company} floats($| with £)", text)) is floats, text
                checked += 1
    assert checked > 200


def test_described_sales_are_what_they_bring():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 120):
            for action in offered(game, SellShares):
                text = str(game.title.describe(game.state, action))
                entries = game.preview(action)
                sale = next(entry for entry in entries if entry.kind == "sell_shares")
                assert f" for £{sale.facts['count'] * sale.facts['each']:,}" in text
                falls = [entry.facts["after"] for entry in entries if entry.kind == "price_falls"]
                ruined = any(entry.kind == "bankrupt" for entry in entries)
                assert ("goes bankrupt" in text) is ruined
                if falls and not ruined:
                    assert f"to £{falls[0]}" in text
                else:
                    assert ruined or "falls" not in text
                left = [one.facts["floated"] for one in entries if one.kind == "no_director" and not ruined]
                assert ("receivership" in text) is (left == [True])
                assert ("it then has no director" in text) is (left == [False])
                checked += 1
    assert checked > 200


def test_a_dividend_says_what_you_get_and_what_the_price_does():
    checked = set()
    for seed in GAMES:
        for game in positions(seed, 250):
            frame = game.state.frames[-1]
            if not isinstance(frame, Dividend):
                continue
            seat = game.actors[0]
            for action in offered(game, PayDividend, Retain, Hudson):
                text = str(game.title.describe(game.state, action))
                entries = game.preview(action)
                dividend = next(entry for entry in entries if entry.kind == "dividend")
                mine = sum(one.amount for one in dividend.transfers if one.payee == player_account(seat))
                assert isinstance(action, Retain) or f"you get £{mine:,};" in text
                # The next companies may follow without a decision.
                moved = [
                    entry.facts["after"]
                    for entry in entries
                    if entry.kind == "price_moves" and entry.facts["company"] == frame.company
                ]
                if moved and moved[0]:
                    assert f"to £{moved[0]:,}" in text
                checked.add((type(action), "rises" in text, "falls" in text))
    assert {(PayDividend, True, False), (PayDividend, False, False), (Retain, False, True)} <= checked


def test_runs_say_what_they_earn_and_what_a_dividend_would_do():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 200):
            for action in offered(game, RunTrains):
                text = str(game.title.describe(game.state, action))
                entry = next(entry for entry in game.preview(action) if entry.kind == "run_trains")
                assert text.startswith(f"Run for £{entry.facts['revenue']:,}"), text
                assert (f"and £{entry.facts['subsidy']} subsidy" in text) is (entry.facts["subsidy"] > 0)
                assert "; if paid out, the price" in text
                checked += 1
    assert checked > 30


def test_tiles_name_the_hex_and_what_lies_at_their_ends():
    checked = 0
    for game in positions(1, 150):
        for action in offered(game, LayTile):
            text = str(game.title.describe(game.state, action))
            assert action.hex in text.partition(":")[0]
            assert " towards " in text
            checked += 1
    assert checked > 100


def test_mergers_say_who_survives_and_at_what_price():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 200):
            if isinstance(game.state.frames[-1], MergeStep | AcquireStep):
                for action in offered(game, Merge):
                    text = str(game.title.describe(game.state, action))
                    prices = [one.facts["price"] for one in game.preview(action) if one.kind == "merged_price"]
                    assert ("if its director agrees" in text) is not prices
                    assert all(f"{action.survivor} survives at a price of £{price}" in text for price in prices)
                    checked += 1
    assert checked > 20


def test_trains_say_what_is_left_and_what_they_begin():
    texts = set()
    for seed in GAMES:
        for game in positions(seed, 250):
            frame = game.state.frames[-1]
            if not isinstance(frame, BuyTrains):
                continue
            for action in offered(game, BuyTrain, TradeTrain):
                text = str(game.title.describe(game.state, action))
                # What follows can be other companies' doing.
                sale, *after = game.preview(action)[:2]
                assert ("begins phase" in text) is any(entry.kind == "phase" for entry in after)
                paid = sum(one.amount for one in sale.transfers if one.payer == Counties.account(frame.company))
                if sale.kind in ("buy_train", "trade_train"):
                    assert f"for £{paid:,}" in text
                    assert f"has £{game.state.treasury(frame.company) - paid:,} left" in text
                texts.add(text.partition("; it ")[2])
    assert any(text.startswith("begins phase C and rusts A trains without a warranty") for text in texts)


def test_what_a_company_has_after_its_dividend_is_what_is_said():
    checked = set()
    for seed in GAMES:
        for game in positions(seed, 250):
            frame = game.state.frames[-1]
            if isinstance(frame, Dividend):
                for action in offered(game, Retain, Hudson):
                    account = Counties.account(frame.company)
                    moves = [
                        one
                        for entry in game.preview(action)
                        if entry.kind in ("subsidy", "hudson", "dividend")
                        for one in entry.transfers
                    ]
                    change = sum(one.amount * ((one.payee == account) - (one.payer == account)) for one in moves)
                    text = str(game.title.describe(game.state, action))
                    assert re.search(rf"has £{game.state.cash[account] + change:,}(;| left)", text), text
                    checked.add(type(action))
    assert checked == {Retain, Hudson}
