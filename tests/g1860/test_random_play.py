"""Whatever is played of what is listed: nothing is lost, and no certificate is where it cannot be."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bradshaw.core.ledger import BANK
from bradshaw.eighteen.actions import BuyShare
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.state import IPO, POOL
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuyPrivate, StartCompany
from bradshaw.games.g1860.components import ALL, DIRECTORS_SHARES, SHARES
from bradshaw.games.g1860.rules.shares import certificate_limit
from bradshaw.games.g1860.state import CLOSED, MINT
from tests.examples import examples

from .positions import new_game

pytestmark = pytest.mark.kernels

ACTIONS = 400
VARIANTS = ("variable_private_revenue", "free_start_order", "full_price_unoperated", "large_map", "no_train_limit")


def check_certificates(state):
    """Shares, directors, markers and privates fit together."""
    for company in range(ALL):
        held = [state.shares(seat, company) for seat in range(state.players)]
        assert min(*held, state.ipo[company], state.pool[company]) >= 0
        assert sum(held) + state.ipo[company] + state.pool[company] == SHARES
        director = state.director[company]
        if director >= 0:
            assert DIRECTORS_SHARES <= held[director] == max(held)
        elif director == POOL:
            assert state.pool[company] >= DIRECTORS_SHARES
            assert max(held) < DIRECTORS_SHARES
        else:
            assert director == IPO
            assert state.ipo[company] == SHARES
        assert state.is_started(company) == (director != IPO)
        assert (state.markers.places[company] != OFF) == state.is_floated(company)
        assert state.ipo[company] >= state.reserved(company)
    assert all(CLOSED <= owner < state.players for owner in state.owners)


def check_money(state):
    assert all(amount >= 0 for account, amount in enumerate(state.cash) if account not in (BANK, MINT))
    assert min(state.supply) >= 0
    assert min(state.depot) >= 0


def pick(chance, choices, recklessness):
    """One of the listed actions: any kind is as likely as any other, but shares are sold by the reckless only."""
    kinds = {}
    for action in choices.actions:
        kinds.setdefault(type(action).__name__, []).append(action)
    for span in choices.ranges:
        kinds.setdefault(type(span.action).__name__, []).append(span[0])
    names = sorted(kinds)
    if len(names) > 1 and chance.random() >= recklessness:
        names = [name for name in names if name not in ("SellShares", "Retain")]
    return chance.choice(kinds[chance.choice(names)])


@settings(max_examples=examples(10))
@given(
    st.integers(2, 4),
    st.integers(0, 1 << 32),
    st.sampled_from([0.02, 0.1, 0.5]),
    st.sets(st.sampled_from(VARIANTS)),
)
def test_random_play_loses_nothing(players, seed, recklessness, variants):
    game = new_game(players, **dict.fromkeys(variants, True))
    chance = random.Random(seed)
    totals = TITLE.totals(game.state)
    for _ in range(ACTIONS):
        if not game.actors:
            break
        seat, action = game.actors[0], pick(chance, game.choices(), recklessness)
        assert game.refusal(action, seat) is None
        game.play(action)
        assert TITLE.totals(game.state) == totals
        check_certificates(game.state)
        check_money(game.state)
        if isinstance(action, BuyShare | StartCompany | BuyPrivate):
            assert game.state.certificates(seat) <= certificate_limit(game.state)
