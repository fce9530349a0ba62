"""What the expert expects of others in the initial auction of 1860: that they bid for what is worth having."""

from __future__ import annotations

from typing import Any

import pytest

import bradshaw
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.eighteen.actions import PASS
from bradshaw.games.g1860.actions import Bid
from bradshaw.games.g1860.judgement.evaluation import lot_gains, rounds_left
from bradshaw.games.g1860.rules.auction import ChooseLot
from bradshaw.games.g1860.state import Isle

TITLE = bradshaw.title("1860")


def beginning(players: int) -> Isle:
    state: Isle = Game(TITLE, [f"Player {seat}" for seat in range(players)], 1).state
    return state


def after(state: Isle, *actions: Any) -> Isle:
    following = state.copy()
    for action in actions:
        advance(following, action, SILENCE)
    return following


def worth_of_first_choice(state: Isle) -> float:
    return lot_gains(state, 0, rounds_left(state))[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bid_is_raised_until_the_first_choice_costs_what_it_is_worth(players: int):
    foresight, state = Foresight(TITLE), beginning(players)
    worth = worth_of_first_choice(state)
    assert worth > 5
    for amount in range(5, state.money(0) // 2, 5):
        expected = PASS if amount + 5 > worth else Bid(amount + 5)
        assert foresight.expertise.expected_reply(after(state, Bid(amount))) == expected


def test_nobody_is_expected_to_let_the_first_choice_go_for_little():
    foresight, state = Foresight(TITLE), beginning(3)
    worth = worth_of_first_choice(state)
    for first in (PASS, Bid(5)):
        reply = foresight.expertise.expected_reply(after(state, first))
        state_then = after(state, first)
        paid = 0
        while reply is not None and not isinstance(state_then.frames[-1], ChooseLot):
            paid = reply.amount if isinstance(reply, Bid) else paid
            advance(state_then, reply, SILENCE)
            reply = foresight.expertise.expected_reply(state_then)
        assert worth - 5 < paid <= worth


def test_nothing_is_expected_before_anybody_has_decided():
    assert Foresight(TITLE).expertise.expected_reply(beginning(3)) is None


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_bid_promises_little_more_than_a_fair_share(players: int):
    state = beginning(players)
    [best, *_] = Expert("expert:1", 5, Budget(None, 1)).weigh(TITLE, state)
    assert best.outlook.chances[0] < 1 / players + 0.15
