"""Actions as players name them, with cost and effect."""

import re

import bradshaw
from bradshaw.games.emubay.actions import (
    Bid,
    Build,
    IssueBond,
    LiftCube,
    Merge,
    Pass,
    PayDividends,
    StartAuction,
    StartBuild,
    Take,
)
from bradshaw.games.emubay.components import BONDS, COMPANIES, COMPANY, DECK
from bradshaw.games.emubay.rules.ending import told
from bradshaw.games.emubay.state import player_account

from .games import positions
from .test_report import RAW

GAMES = range(20)


def described(game, action):
    assert game.refusal(action) is None
    return str(game.title.describe(game.state, action))


def after_auctions(seed=3, winner=0):
    """A game in which one player has bought everything of the initial auctions for nothing or next to it."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed)
    while len(game.state.frames) > 1:
        cheap = Bid(3)
        owns_next = game.actors[0] == winner and game.refusal(cheap) is None and game.state.frames[-1].high_bid == 0
        if owns_next and game.state.cash[player_account(winner)] >= 3:
            game.play(cheap)
        else:
            game.play(Pass())
    return game


def test_every_legal_action_has_a_description_of_its_own():
    kinds = set()
    for seed in GAMES:
        for game in positions(seed):
            texts = [str(game.title.describe(game.state, action)) for action in game.choices()]
            kinds.update(type(action) for action in game.choices())
            assert len(set(texts)) == len(texts)
            for text in texts:
                assert text[0].isupper(), text
                assert not text.endswith("."), text
                assert not RAW.search(text), text
    assert len(kinds) == 13


def test_described_revenue_is_what_the_action_brings():
    checked = 0
    for seed in GAMES:
        for game in positions(seed):
            for action in game.choices().actions:
                if isinstance(action, Build | Take):
                    text = str(game.title.describe(game.state, action))
                    company = game.state.frames[-1].company
                    ahead = game.copy()
                    ahead.play(action)
                    reached = int(re.search(r"revenue (?:\S+ to|still) (−?\d+)", text)[1].replace("−", "-"))
                    assert reached == ahead.state.revenue[company], text
                    checked += 1
    assert checked > 1000


def test_described_dividend_is_what_the_player_gets():
    checked = 0
    for seed in GAMES:
        for game in positions(seed):
            action = PayDividends()
            if action not in game.choices():
                continue
            account = player_account(game.actors[0])
            text = str(game.title.describe(game.state, action))
            ahead = game.copy()
            ahead.play(action)
            gain = ahead.state.cash[account] - game.state.cash[account]
            expected = f"you get £{gain}" if gain > 0 else f"you pay £{-gain}" if gain else "you get nothing"
            # A stalemate right afterwards brings a second dividend, which is not this action's.
            if ahead.outcome is None or ahead.outcome.reasons != told(["stalemate"]):
                assert f"Pay dividends: {expected}" in text
                assert ("the game ends" in text) == (ahead.outcome is not None)
                checked += 1
    assert checked > 50


def test_bids_say_what_they_leave_and_a_last_pass_what_it_gives_away():
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], 3)
    assert described(game, Bid(3)) == "Bid £3 for a share of L&W, which would leave you £5"
    assert described(game, Pass()) == "Pass and leave this auction"
    game.play(Pass())
    game.play(Pass())
    assert described(game, Pass()) == "Pass: the first bidder gets the share of L&W for nothing"
    game.undo()
    game.undo()
    game.play(Bid(4))
    game.play(Pass())
    assert described(game, Pass()) == "Pass: the bid of £4 wins the share of L&W"


def test_a_turn_in_words():
    game = after_auctions()
    lift = LiftCube("take")
    assert described(game, lift).startswith("Lift a cube from Take resources, for Build track, ")
    game.play(lift)
    company = next(name for name in COMPANIES[:3] if StartBuild(name) in game.choices())
    label = "L&W" if company == "LW" else company
    assert described(game, StartBuild(company)).startswith(f"Build track for {label}: it has £")
    assert "you open with £" in described(game, StartAuction("TMLC"))
    bond = BONDS[DECK[1]]
    money = game.state.cash[5 + COMPANY[company]]
    assert described(game, IssueBond(company, bond)) == (
        f"Issue the £20 bond (£7+2/div) for {label}: its money goes from £{money} to £{money + 20}; "
        "the next dividend round takes 7 off its revenue, each later one 2"
    )
    game.play(StartBuild(company))
    for action in game.choices().actions:
        assert re.fullmatch(
            r"Build track in ([a-z]+ \d,\d|[A-Z][\w ]+): £\d+, revenue (\+\d+ to|still) \d+, dividend £\d+ a share"
            "(; its first town)?(; its first port)?",
            described(game, action),
        )


def test_a_merger_says_what_moves_and_who_swaps():
    seen = set()
    for seed in GAMES:
        for game in positions(seed):
            for action in game.choices().actions:
                if isinstance(action, Merge):
                    text = str(game.title.describe(game.state, action))
                    owner = game.state.owner(COMPANY[action.independent])
                    mine = owner == game.actors[0]
                    assert ("you exchange your share for one of" in text) is mine
                    assert ("its owner exchanges the share for one of" in text) is not mine
                    assert ("a reserved share of EBR comes up for sale" in text) is (action.company != "EBR")
                    seen.add(mine)
    assert seen == {True, False}
