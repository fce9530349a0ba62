"""Lines of play found by the kernel, held against those that are found step by step by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bradshaw.bots import make
from bradshaw.bots.lines import step_by_step
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.lines import Line
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import EmuBayAction
from bradshaw.games.emubay.judgement import tree
from bradshaw.games.emubay.judgement.lines import EmuBayLines
from bradshaw.games.emubay.rules.turn import ChooseAction
from bradshaw.games.emubay.state import EmuBay

pytestmark = pytest.mark.kernels

SEARCH = EmuBayLines()
EVERY = 5 if tree.compiled() else 23


def positions(seed: int, bot: str, players: int, every: int = EVERY, **options: object) -> Iterator[EmuBay]:
    """Some positions of a game among bots, to its end."""
    state = Game(TITLE, [f"Player {seat}" for seat in range(players)], seed, options).state
    bots = [make(bot, seat) for seat in range(players)]
    number = seed
    while TITLE.outcome(state) is None:
        if number % every == 0:
            yield state.copy()
        advance(state, bots[state.frames[-1].actor(state)].choose(TITLE, state), SILENCE)
        number += 1


def told(found: Sequence[Line]) -> list[tuple[object, ...]]:
    """All that a bot goes by, to the last bit."""
    return [(line.actions, list(line.standing), line.actor) for line in found]


def check_lines(state: EmuBay, seed: int, thorough: bool) -> None:
    """The same lines in the same order, and the same lines further on, by the same chances."""
    one, other = Chance(seed), Chance(seed)
    followed, found = step_by_step(TITLE, state, one, thorough), SEARCH.lines(state, other, thorough)
    assert told(found) == told(followed)
    assert other.state == one.state
    for place in range(0, len(found), len(found) // 3 + 1):
        there = followed[place].state
        assert found[place].state == there
        if followed[place].actor != NOBODY:
            assert told(SEARCH.onward(found[place], other, 20)) == told(step_by_step(TITLE, there, one)[:20])
            assert other.state == one.state


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_kernel_finds_the_lines_that_the_rules_lead_to(bot: str, players: int):
    for seed in range(21, 23):
        for number, state in enumerate(positions(seed, bot, players)):
            check_lines(state, number, thorough=number % 3 == 0)


@pytest.mark.parametrize(
    "options",
    [
        {"starting_bond_counts": True},
        {"forest_cost": 4},
        {"colour_joins_own_red": False},
        {"starting_revenue": "online"},
    ],
)
def test_options_change_the_lines_too(options: dict[str, object]):
    for number, state in enumerate(positions(5, "random", 4, **options)):
        check_lines(state, number, thorough=number % 3 == 0)


def test_every_kind_of_action_is_among_the_lines_of_a_game():
    seen = set()
    for seed in range(5):
        for state in positions(seed, "random", 3, every=5):
            seen |= {type(action) for line in SEARCH.lines(state, Chance(1), True) for action in line.actions}
    assert seen == set(EmuBayAction.__args__)


def test_a_line_goes_on_from_the_middle_of_a_turn():
    begun = (state for state in positions(5, "random", 3, every=1))
    state = next(state for state in begun if isinstance(state.frames[-1], ChooseAction))
    check_lines(state, 1, thorough=False)


def test_positions_that_were_judged_are_counted():
    search, state = EmuBayLines(), next(positions(5, "greedy", 3))
    found = search.lines(state, Chance(1), True)
    judged = search.judgements
    assert judged >= len(found)
    search.onward(found[0], Chance(1), 5)
    assert search.judgements > judged


def test_lines_further_on_are_found_whatever_was_sought_in_between():
    state = next(positions(5, "greedy", 3))
    found = SEARCH.lines(state, Chance(1), True)
    wanted = told(SEARCH.onward(found[0], Chance(2), 5))
    SEARCH.onward(found[-1], Chance(3), 5)
    assert told(SEARCH.onward(found[0], Chance(2), 5)) == wanted


def test_lines_are_found_step_by_step_where_the_kernel_is_not_compiled():
    assert (TITLE.line_search is not None) == tree.compiled()
