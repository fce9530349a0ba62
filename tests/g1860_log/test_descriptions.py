"""Actions as players name them, with cost and effect."""

import re

from bradshaw.eighteen.actions import BuyShare, LayTile, PayDividend, Retain, SellShares
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1860.actions import BuyTrain, RunTrains
from bradshaw.games.g1860.components import COMPANY
from bradshaw.games.g1860.rules.dividends import Dividend

from ..eighteen.logs import ahead, kinds_described, offered
from .games import positions
from .test_report import RAW

GAMES = range(4)


def test_every_legal_action_has_a_description_of_its_own():
    kinds = {kind for seed in GAMES for game in positions(seed, 250) for kind in kinds_described(game, RAW)}
    assert len(kinds) > 13


def test_described_sales_are_what_they_bring():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 200):
            for action in offered(game, SellShares):
                text = str(game.title.describe(game.state, action))
                after = ahead(game, action)
                seat, company = game.actors[0], COMPANY[action.company]
                gain = after.state.cash[player_account(seat)] - game.state.cash[player_account(seat)]
                assert f" for £{gain}" in text
                if after.state.is_bankrupt(company):
                    assert "goes bankrupt" in text
                else:
                    fallen = re.search(r"falls from £\d+ to £(\d+)", text)
                    expected = int(fallen[1]) if fallen else game.state.price(company)
                    assert after.state.price(company) == expected, text
                checked += 1
    assert checked > 200


def test_described_purchases_are_what_they_cost():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 200):
            for action in offered(game, BuyShare):
                text = str(game.title.describe(game.state, action))
                after = ahead(game, action)
                seat, company = game.actors[0], COMPANY[action.company]
                paid = game.state.cash[player_account(seat)] - after.state.cash[player_account(seat)]
                assert f" for £{paid}" in text
                was_director = game.state.director[company] == seat
                assert ("you become its director" in text) is (
                    after.state.director[company] == seat and not was_director
                )
                floats = not game.state.is_floated(company) and after.state.is_floated(company)
                assert (f"{action.company} floats with" in text) is floats
                checked += 1
    assert checked > 200


def test_a_dividend_says_what_you_get_and_what_the_price_does():
    checked = set()
    for seed in GAMES:
        for game in positions(seed, 300):
            frame = game.state.frames[-1]
            if not isinstance(frame, Dividend):
                continue
            seat = game.actors[0]
            for action in (PayDividend(), Retain()):
                text = str(game.title.describe(game.state, action))
                after = ahead(game, action)
                if isinstance(action, PayDividend):
                    mine = frame.revenue * game.state.shares(seat, frame.company) // 10
                    assert f"you get £{mine};" in text
                if not after.state.is_bankrupt(frame.company):
                    told = int(re.findall(r"£(\d+)", text)[-1])
                    # Later sales cannot have moved it: nothing is sold between a dividend and the next decision.
                    assert after.state.price(frame.company) == told, text
                    checked.add(("rises" in text, "falls" in text))
    assert checked == {(True, False), (False, True), (False, False)}


def test_runs_say_what_they_earn_and_what_a_dividend_would_do():
    checked = 0
    for seed in GAMES:
        for game in positions(seed, 200):
            for action in offered(game, RunTrains):
                text = str(game.title.describe(game.state, action))
                entry = next(entry for entry in game.preview(action) if entry.kind == "run_trains")
                unit = "cc" if entry.facts["leased"] else ""
                assert text.startswith(f"Run for {'' if unit else '£'}{entry.facts['revenue']}{unit}"), text
                assert ("if paid out" in text) is not entry.facts["leased"]
                if entry.facts["subsidy"]:
                    assert f"for {entry.facts['subsidy']}cc" in text
                checked += 1
    assert checked > 30


def test_tiles_name_the_hex_the_cost_and_what_lies_at_their_ends():
    checked = 0
    for game in positions(1, 250):
        for action in offered(game, LayTile):
            text = str(game.title.describe(game.state, action))
            assert action.hex in text.partition(":")[0]
            assert " towards " in text
            cost = sum(entry.facts.get("cost", 0) for entry in game.preview(action) if entry.kind == "lay_tile")
            assert (f"costs {cost}cc" in text) is (cost > 0)
            checked += 1
    assert checked > 100


def test_the_first_train_of_a_kind_says_what_it_begins():
    texts = set()
    for seed in GAMES:
        for game in positions(seed):
            for action in offered(game, BuyTrain):
                if action.seller == "bank":
                    text = str(game.title.describe(game.state, action))
                    begins = {entry.facts["phase"] for entry in game.preview(action) if entry.kind == "phase"}
                    rusts = {entry.facts["train"] for entry in game.preview(action) if entry.kind == "rust"}
                    assert ("begins phase" in text) is bool(begins)
                    assert all(f"rusts all {train}" in text for train in rusts)
                    texts.add(text.partition("; ")[2])
    assert "begins phase 4 and rusts all 2+1" in texts
