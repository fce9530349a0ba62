"""Bots at 1862: what they think about, what a position is worth to them, and that their games end."""

from typing import Any

import pytest

from bradshaw.bots import make
from bradshaw.bots.candidates import considered
from bradshaw.bots.foresight import Foresight
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.eighteen.actions import PAY
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import HUDSON
from bradshaw.games.g1862.components import ALL, FREIGHT, A, E
from bradshaw.games.g1862.judgement.evaluation import rounds_left, share_value
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.parliament import CharterShares
from bradshaw.games.g1862.rules.rounds import Rounds
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.state import Counties, Train

from ..g1862.positions import position
from ..g1862_log.games import positions
from .games import game_of

FEW = 60
"""No turn of 1862 needs more thoughts than this."""


@pytest.mark.parametrize("seed", range(6))
def test_what_is_advised_is_legal_and_little(seed: int):
    for game in positions(seed, 150):
        advised = TITLE.advice(game.state)
        assert len(advised) <= FEW
        for action in advised:
            assert game.refusal(action) is None, action


def test_of_many_ways_to_build_few_are_thought_about():
    game = next(
        game for game in positions(1) if isinstance(game.state.frames[-1], Build) and len(game.choices().actions) > 30
    )
    assert len(considered(TITLE, game.state)) <= 2


def test_a_game_among_greedy_bots_ends_and_is_worth_what_it_scores():
    state, _ = game_of(TITLE, ["greedy"] * 2, 1, TITLE.longest_game)
    outcome = TITLE.outcome(state)
    assert outcome is not None
    assert TITLE.evaluate(state) == list(outcome.scores)
    assert any(state.has_train(company) and state.revenue[company] for company in range(ALL))


@pytest.mark.parametrize("seed", range(14))
def test_a_game_among_random_bots_ends(seed: int):
    state, _ = game_of(TITLE, ["random"] * (2 + seed % 7), seed, TITLE.longest_game)
    assert TITLE.outcome(state) is not None


def test_greedy_soon_stands_better_than_random():
    state, _ = game_of(TITLE, ["random", "greedy", "random"], 3, 150)
    worths = TITLE.evaluate(state)
    assert worths[1] > 2 * max(worths[0], worths[2])


def test_greedy_floats_the_companies_whose_charters_it_wins():
    state = Game(TITLE, ["Ada", "Ben", "Cleo"], 1).state
    bots = [make("greedy", seat) for seat in range(3)]
    won = set()
    while state.turn < 3:
        frame = state.frames[-1]
        if isinstance(frame, CharterShares):
            won.add(frame.company)
        advance(state, bots[frame.actor(state)].choose(TITLE, state), SILENCE)
    assert isinstance(state.frames[0], Rounds)
    assert won
    assert all(state.is_floated(company) or state.obliged[company] >= 0 for company in won)


def test_a_share_is_worth_less_if_the_company_cannot_replace_its_rusting_train():
    state, company = next(
        (game.state.copy(), company)
        for game in positions(1)
        for company in range(ALL)
        if game.state.phase == 1 and game.state.has_train(company) and game.state.director[company] >= 0
    )
    kind = state.permits[company][0]
    state.trains[company] = (Train(A, 0, kind, 0),)
    values = []
    for money in (0, 600):
        state.cash[state.account(company)] = money
        values.append(share_value(state, company, rounds_left(state)))
    assert values[0] < values[1]
    state.trains[company] = (Train(E, 0, kind, 0),)
    assert share_value(state, company, rounds_left(state)) > values[0]


def test_a_train_without_a_permit_earns_nothing():
    state, company = next(
        (game.state.copy(), company)
        for game in positions(1)
        for company in range(ALL)
        if game.state.revenue[company] and FREIGHT not in game.state.permits[company] and game.state.has_train(company)
    )
    values = []
    for kind in (state.permits[company][0], FREIGHT):
        state.trains[company] = (Train(E, 0, kind, 0),)
        values.append(share_value(state, company, rounds_left(state)))
    assert values[0] > values[1]


@pytest.mark.parametrize("bot", ["greedy", "mcts:8"])
@pytest.mark.parametrize("seed", range(6))
def test_no_bot_keeps_the_last_dividend(bot: str, seed: int):
    # Ada loses either way.
    words = {"cash": [0, 5000, 5000], "shares": {"ECR": (5, 2, 0)}, "prices": {"ECR": 100}, "trains": {"ECR": ["2E"]}}
    words |= {"company": "ECR", "step": "dividend", "revenue": 60, "round_of_set": (2, 2), "phase": "B"}
    poor = position(**words, treasury={"ECR": 0})
    rich = position(**words, treasury={"ECR": 500})
    for table in (poor, rich):
        table.state.bank_broken = True
    assert make(bot, seed).choose(TITLE, poor.state) == PAY
    assert make(bot, seed).choose(TITLE, rich.state) == HUDSON


def test_an_expert_runs_for_the_best_there_is_where_a_quick_player_takes_what_comes_first():
    more = 0
    for game in positions(1, 400):
        state, frame = game.state, game.state.frames[-1]
        if isinstance(frame, Runs):
            best, hasty = frame.choices(state).actions, considered(TITLE, state)
            found = Foresight(TITLE).considered(state)
            assert list(found) == list(best)
            more += revenue(state, frame, best[0]) > revenue(state, frame, hasty[0])
    assert more > 5


def revenue(state: Counties, frame: Runs, action: Any) -> int:
    return frame.earn(state.copy(), action, NOBODY, SILENCE)[0]
