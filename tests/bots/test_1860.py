"""Bots at 1860: what they think about, what a position is worth to them, and that their games end."""

from typing import Any

import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.candidates import considered
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.eighteen.actions import PAY, RETAIN
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import Bid
from bradshaw.games.g1860.components import ALL, CHART, COMPANY, PRIVATES, TRAIN
from bradshaw.games.g1860.judgement import evaluation, worth_kernel
from bradshaw.games.g1860.judgement.advice import best_lays, find_lays
from bradshaw.games.g1860.judgement.boards import board_of
from bradshaw.games.g1860.judgement.evaluation import rounds_left, share_value
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.state import Isle

from ..g1860.positions import position
from ..g1860_log.games import positions
from .games import game_of

FEW = 45
"""No turn of 1860 needs more thoughts than this."""


@pytest.mark.parametrize("seed", range(4))
def test_what_is_advised_is_legal_and_little(seed: int):
    for game in positions(seed, 250):
        advised = TITLE.advice(game.state)
        assert len(advised) <= FEW
        for action in advised:
            assert game.refusal(action) is None, action


def test_of_many_tiles_few_are_thought_about():
    game = next(
        game
        for game in positions(1)
        if isinstance(game.state.frames[-1], LayTrack) and len(game.choices().actions) > 30
    )
    assert len(considered(TITLE, game.state)) <= 2


@pytest.mark.parametrize("seed", range(4))
def test_tiles_that_are_kept_are_those_that_would_be_found(seed: int):
    for game in positions(seed):
        frame = game.state.frames[-1]
        if isinstance(frame, LayTrack):
            assert best_lays(game.state, frame, 5, 2) == find_lays(game.state, frame, 5, 2)


def test_a_title_without_advice_has_all_choices_considered():
    title = bradshaw.title("emubay")
    state = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=1).state
    assert not title.advice(state)
    assert set(state.frames[-1].choices(state).actions) <= set(considered(title, state))


def test_a_game_among_greedy_bots_ends_and_is_worth_what_it_scores():
    state, _ = game_of(TITLE, ["greedy"] * 3, 1, TITLE.longest_game)
    outcome = TITLE.outcome(state)
    assert outcome is not None
    assert TITLE.evaluate(state) == list(outcome.scores)


def judged(form: Any, state: Isle) -> object:
    """All that a form of the kernel says of a position."""
    rounds = form.rounds_left(state)
    appraisal = form.Appraisal(state, rounds)
    companies = [company for company in range(ALL) if state.is_started(company)]
    return (
        rounds,
        form.ends_with_round(state),
        appraisal.worths(),
        [appraisal.share_value(company) for company in companies],
        [appraisal.foreseen(company, CHART.place(54), 300) for company in range(ALL)],
        [appraisal.private_value(private) for private in range(len(PRIVATES))],
        [appraisal.lot_gains(seat) for seat in range(state.players)],
        [form.lifetime(state, trains) for trains in state.trains],
        [
            form.capacity(board_of(state).stations(company, 50), (*trains, 3, 7))
            for company, trains in enumerate(state.trains)
        ],
    )


@pytest.mark.skipif(not evaluation.compiled(), reason="the kernel is not compiled here")
@pytest.mark.parametrize("seed", range(4))
def test_both_forms_of_the_judgement_are_the_same_to_the_last_bit(seed: int):
    for game in positions(seed):
        assert judged(evaluation.kernel, game.state) == judged(worth_kernel, game.state)


@pytest.mark.parametrize("seed", range(20))
def test_a_game_among_random_bots_ends(seed: int):
    state, _ = game_of(TITLE, ["random"] * (2 + seed % 3), seed, TITLE.longest_game)
    assert TITLE.outcome(state) is not None


def test_greedy_soon_stands_better_than_random():
    state, _ = game_of(TITLE, ["random", "greedy", "random"], 3, 200)
    worths = TITLE.evaluate(state)
    assert worths[1] > 2 * max(worths[0], worths[2])


def test_greedy_keeps_enough_money_in_the_auction_to_float_a_company():
    state = Game(TITLE, ["Ada", "Ben", "Cleo"], 1).state
    bots = [make("greedy", seat) for seat in range(3)]
    highest = 0
    while state.stock_rounds == 0:
        frame = state.frames[-1]
        action = bots[frame.actor(state)].choose(TITLE, state)
        if isinstance(action, Bid):
            highest = max(highest, action.amount)
        advance(state, action, SILENCE)
    assert 0 < highest <= 150


def test_a_share_is_worth_less_if_the_company_cannot_replace_its_rusting_train():
    game = next(
        game
        for game in positions(1)
        if game.state.trains[COMPANY["IOW"]] and game.state.director[COMPANY["IOW"]] >= 0 and game.state.phase == 1
    )
    state, company = game.state.copy(), COMPANY["IOW"]
    state.trains[company] = (TRAIN["2+1"],)
    values = []
    for credits in (0, 500):
        state.cash[state.account(company)] = credits
        values.append(share_value(state, company, rounds_left(state)))
    assert values[0] < values[1]
    state.trains[company] = (TRAIN["6+3"],)
    assert share_value(state, company, rounds_left(state)) > values[0]


@pytest.mark.parametrize("bot", ["greedy", "mcts:8"])
@pytest.mark.parametrize("seed", range(6))
def test_no_bot_keeps_the_last_dividend(bot: str, seed: int):
    # Ben loses either way, and his company is the last to operate.
    game = position(
        cash=[6000, 100, 3000],
        shares={"IOW": [1, 5], "C&N": [5]},
        prices={"C&N": 100, "IOW": 90},
        trains={"IOW": ["3+2"], "C&N": ["3+2"]},
        phase="3+2",
        company="IOW",
        step="dividend",
        revenue=60,
    )
    game.state.bank_broken = True
    assert RETAIN in game.choices()
    assert make(bot, seed).choose(TITLE, game.state) == PAY
