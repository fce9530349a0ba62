"""What the bots think a position is worth, and that they act on it."""

from typing import Any

import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.candidates import candidates
from bradshaw.bots.standing import chances, standing
from bradshaw.core.choices import Choices, Range
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.games.emubay.actions import PASS, Bid
from bradshaw.games.emubay.state import player_account

EMUBAY = bradshaw.title("emubay")


def after(state: Any, action: Any) -> Any:
    following = state.copy()
    advance(following, action, SILENCE)
    return following


def greedy_game(players: int, seed: int) -> list[tuple[Any, Any]]:
    """Every decision of a game among greedy bots: the state and the action."""
    names = ["Ada", "Ben", "Cleo", "Dot"][:players]
    state = bradshaw.new_game("emubay", names, seed=seed).state
    bots = [make("greedy", seed + seat) for seat in range(players)]
    decisions = []
    while EMUBAY.outcome(state) is None:
        action = bots[state.frames[-1].actor(state)].choose(EMUBAY, state)
        decisions.append((state, action))
        state = after(state, action)
    return decisions


def test_at_the_end_every_player_is_worth_the_money_in_hand():
    state, action = greedy_game(3, 4)[-1]
    over = after(state, action)
    outcome = EMUBAY.outcome(over)
    assert outcome is not None
    assert EMUBAY.evaluate(over) == list(outcome.scores)
    parts = standing(EMUBAY, over)
    assert [seat for seat, part in enumerate(parts) if part > 0.1] == list(outcome.winners)
    assert sum(parts) == pytest.approx(1, abs=1e-5)


def test_who_loses_either_way_prefers_more_money():
    over = after(*greedy_game(3, 4)[-1])
    outcome = EMUBAY.outcome(over)
    assert outcome is not None
    loser = next(seat for seat in range(3) if seat not in outcome.winners)
    richer = over.copy()
    richer.cash[player_account(loser)] += 1
    assert EMUBAY.outcome(richer).winners == outcome.winners
    assert standing(EMUBAY, richer)[loser] > standing(EMUBAY, over)[loser]


def test_a_standing_bid_counts_as_paid():
    state = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=1).state
    bidder = state.frames[-1].actor(state)
    low, high = (EMUBAY.evaluate(after(state, Bid(amount)))[bidder] for amount in (3, 8))
    assert low > high


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_never_bids_more_than_the_share_is_worth_to_it(seed: int):
    bids = 0
    for state, action in greedy_game(3 + seed % 2, seed):
        if isinstance(action, Bid) and PASS in state.frames[-1].choices(state):
            bids += 1
            bidder = state.frames[-1].actor(state)
            bought, left = (standing(EMUBAY, after(state, choice))[bidder] for choice in (action, PASS))
            assert bought >= left
    assert bids


def test_mcts_plays_a_whole_game_that_the_rules_accept():
    def whole_game() -> bradshaw.Game[Any]:
        game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=3)
        bots = [make("mcts:3", 1), make("greedy", 2), make("random", 3)]
        while game.outcome is None:
            game.play(bots[game.actors[0]].choose(EMUBAY, game.state))
        return game

    first, second = whole_game(), whole_game()
    assert first.record() == second.record()


def test_a_range_is_looked_at_in_a_few_places_with_both_ends():
    wide = Choices((PASS,), (Range(Bid(1), "amount", 3, 60),))
    looked_at = candidates(wide)
    assert len(looked_at) < 12
    assert all(action in wide for action in looked_at)
    assert {PASS, Bid(3), Bid(60)} <= set(looked_at)
    assert list(candidates(Choices((), (Range(Bid(1), "amount", 5, 5),)))) == [Bid(5)]


def test_chances_sum_up_to_one_and_follow_the_worth():
    parts = chances([10.0, 30.0, 20.0], 5.0)
    assert sum(parts) == pytest.approx(1)
    assert parts[1] > parts[2] > parts[0]
    assert chances([7.0] * 4, 1.0) == pytest.approx([0.25] * 4)
