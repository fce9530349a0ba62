"""Games played on against players who move at random, held against the rules and against such players."""

from __future__ import annotations

from array import array

import pytest

from bradshaw.bots import make
from bradshaw.bots.expert import Budget, Expert
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.judgement import search_kernel, tree
from bradshaw.games.emubay.judgement.lines import packed
from bradshaw.games.emubay.judgement.search_kernel import position
from bradshaw.games.emubay.judgement.search_kernel.playouts import PLAYED
from bradshaw.games.emubay.judgement.tree import EmuBayTree
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import EmuBay

from .played import TAUGHT, positions

pytestmark = pytest.mark.kernels

DRAWS = 12
"""So many times as often as there are choices one is drawn: then all of them have been."""


def comparable(numbers: list[int]) -> tuple[int, ...]:
    """A position as numbers, without the bank's money, and what nobody asks for where the game stands there."""
    numbers[position.CASH] = 0
    stage = numbers[position.STAGE]
    if stage in (position.TURN, position.OVER):
        numbers[position.COMPANY :] = [0] * (position.SIZE - position.COMPANY)
    elif stage != position.BIDDING:
        numbers[position.STEP + 1 :] = [0] * (position.SIZE - position.STEP - 1)
        numbers[position.COMPANY] *= stage != position.LIFTING
    if stage == position.OVER:
        numbers[position.PLAYER] = 0
    return tuple(numbers)


@pytest.mark.parametrize("seed", range(3))
def test_any_step_is_every_legal_one_and_no_other(seed: int):
    stages = set()
    for number, state in enumerate(positions(seed, "random")):
        choices = state.frames[-1].choices(state)
        if number % 3 != seed or len(choices) > 60:
            continue
        legal = set()
        for action in choices:
            following = state.copy()
            advance(following, action, SILENCE)
            legal.add(comparable(list(packed(following))))
        kernel = search_kernel.Tree(tree.box(state.players, state.settings), *TAUGHT)
        kernel.chance = seed
        drawn = set()
        for _ in range(DRAWS * len(choices)):
            kernel.s[PLAYED * position.SIZE : (PLAYED + 1) * position.SIZE] = packed(state)
            kernel.act_anyhow(PLAYED)
            drawn.add(comparable(list(kernel.s[PLAYED * position.SIZE : (PLAYED + 1) * position.SIZE])))
        assert drawn == legal
        stages.add(packed(state)[position.STAGE])
    assert len(stages) >= 4


def expecting(state: EmuBay, likely: float, looks: int, seed: int = 1) -> EmuBayTree:
    found = EmuBayTree(state, TAUGHT)
    found.start(range(len(found.turns)))
    found.expect_anyhow(likely, seed)
    for _ in range(looks):
        found.look()
    return found


def a_turn(seed: int, after: int) -> EmuBay:
    """A turn in the middle of such a game."""
    return [state for state in positions(seed, "random") if isinstance(state.frames[-1], Turn)][after]


def won_by_play(state: EmuBay, actions: tuple[object, ...], seat: int, games: int) -> float:
    """How often a turn wins, if its player goes on by what looks best at first sight and the others at random."""
    won = 0.0
    for seed in range(games):
        there, own, others = state.copy(), Expert("expert", seed, Budget(None, 1)), make("random", seed)
        for action in actions:
            advance(there, action, SILENCE)
        while (outcome := TITLE.outcome(there)) is None:
            bot = own if there.frames[-1].actor(there) == seat else others
            advance(there, bot.choose(TITLE, there), SILENCE)
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.skipif(not tree.compiled(), reason="without the compiled kernel it takes minutes")
def test_turns_win_as_often_as_they_are_said_to():
    state = a_turn(4, 9)
    seat = state.frames[-1].actor(state)
    found = expecting(state, 1.0, 3000)
    for turn in (*found.ranking(seat)[:2], found.ranking(seat)[10]):
        said = found.outlook(turn)[1][seat]
        assert won_by_play(state, found.turns[turn], seat, 150) == pytest.approx(said, abs=0.15)


def test_the_more_likely_it_is_the_more_counts_what_was_tried():
    state = a_turn(5, 6)
    seat = state.frames[-1].actor(state)
    told = []
    for likely in (0.25, 0.5, 1.0):
        kernel = search_kernel.Tree(tree.box(state.players, state.settings), *TAUGHT)
        kernel.begin(packed(state), seat, True)
        kernel.rank(array("i", range(kernel.turns())))
        first = [kernel.outlook(turn)[1][seat] for turn in range(3)]
        kernel.expect_anyhow(likely, 1)
        for turn in range(3):
            kernel.try_out(turn)
        told.append([kernel.outlook(turn)[1][seat] for turn in range(3)])
    quarter, half, whole = told
    assert first != whole
    for turn in range(3):
        assert quarter[turn] == pytest.approx(0.75 * first[turn] + 0.25 * whole[turn])
        assert half[turn] == pytest.approx(0.5 * first[turn] + 0.5 * whole[turn])


def test_the_best_turn_is_one_that_wins_more_than_others():
    state = a_turn(6, 6)
    seat = state.frames[-1].actor(state)
    found = expecting(state, 1.0, 100)
    chances = [found.outlook(turn)[1] for turn in range(len(found.turns))]
    assert all(sum(one) == pytest.approx(1, abs=0.01) for one in chances)
    best, *_, worst = found.ranking(seat)
    assert chances[best][seat] > chances[worst][seat]


def test_a_tree_that_is_in_doubt_looks_by_halves():
    found = expecting(a_turn(6, 6), 0.5, 16)
    visits = sum(found.visits(turn) for turn in range(len(found.turns)))
    assert 7 <= visits <= 9
    assert sum(expecting(a_turn(6, 6), 1.0, 16).visits(turn) for turn in range(len(found.turns))) == 0


@pytest.mark.skipif(not tree.compiled(), reason="the kernel is not compiled here")
@pytest.mark.parametrize("likely", [0.4, 1.0])
def test_both_kernels_try_the_same(likely: float):
    for number, state in enumerate(positions(12, "random")):
        if number % 9 or not isinstance(state.frames[-1], Turn | Bidding):
            continue
        answers = []
        for kernel in (search_kernel, tree.kernel):
            found = kernel.Tree(tree.box(state.players, state.settings), *TAUGHT)
            found.begin(packed(state), state.frames[-1].actor(state), True)
            count = found.turns()
            found.rank(array("i", Chance(1).shuffled(range(count))))
            found.expect_anyhow(likely, 77)
            for _ in range(8):
                found.look(-1)
            answers.append([found.outlook(turn) for turn in range(count)])
        assert answers[0] == answers[1]
