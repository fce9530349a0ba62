"""Every bot plays every game legally, repeats itself with its seed, and leaves the position alone."""

from typing import Any

import pytest

import bradshaw
from bradshaw.bots import KINDS, BadBot, make
from bradshaw.bots.levels import LEVELS, USUAL
from bradshaw.core.chance import Chance

SPECS = ("random", "greedy", "mcts:4")
TITLES = sorted(bradshaw.titles())


def names(players: int) -> list[str]:
    return ["Ada", "Ben", "Cleo", "Dot"][:players]


def positions(title: str, seed: int) -> list[Any]:
    """The decisions of a random game."""
    game = bradshaw.new_game(title, names(3 + seed % 2), seed=seed)
    chance = Chance(seed)
    seen = []
    while game.outcome is None:
        seen.append(game.state.copy())
        choices = game.choices()
        game.play(choices[chance.below(len(choices))])
    return seen


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_something_legal_everywhere_and_changes_nothing(title: str, spec: str):
    for seed in (1, 2):
        bot = make(spec, seed)
        for state in positions(title, seed):
            before = state.copy()
            action = bot.choose(bradshaw.title(title), state)
            assert state == before
            assert action in state.frames[-1].choices(state)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_choices(title: str, spec: str):
    states = positions(title, 3)[::3]
    first, second = make(spec, 7), make(spec, 7)
    for state in states:
        assert first.choose(bradshaw.title(title), state) == second.choose(bradshaw.title(title), state)


def test_random_picks_every_choice_equally_often():
    state = bradshaw.new_game("emubay", names(3), seed=1).state
    bot = make("random", 1)
    counts: dict[str, int] = {}
    for _ in range(7000):
        action = repr(bot.choose(bradshaw.title("emubay"), state))
        counts[action] = counts.get(action, 0) + 1
    assert len(counts) == len(state.frames[-1].choices(state)) == 7
    assert all(850 < count < 1150 for count in counts.values())


def test_a_time_budget_gives_a_legal_choice():
    title = bradshaw.title("emubay")
    for state in positions("emubay", 5)[::25]:
        assert make("mcts:0.02s", 1).choose(title, state) in state.frames[-1].choices(state)


def test_every_kind_has_words_for_players():
    assert set(KINDS) == {"random", "greedy", "mcts", "expert", "easy", "normal", "strong"}
    assert all(str(text).endswith(".") for text in KINDS.values())


def test_every_level_that_people_choose_among_is_a_bot() -> None:
    assert list(LEVELS) == ["easy", "normal", "strong"]
    assert set(LEVELS) <= set(KINDS)
    assert USUAL in LEVELS
    assert all(make(level, 1).spec == level for level in LEVELS)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "deep",
        "greedy:3",
        "random:",
        "mcts:",
        "mcts:0",
        "mcts:-5",
        "mcts:0s",
        "mcts:x",
        "mcts:1e9s",
        "mcts:٣",
        "expert:",
        "expert:0",
        "expert:strong",
        "normal:2s",
        "x\n" * 99,
    ],
)
def test_a_bot_that_there_is_not_is_refused_in_one_line(spec: str):
    with pytest.raises(BadBot) as error:
        make(spec, 1)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200
