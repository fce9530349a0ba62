"""The guided first turn: every game has one, in every language, and a hint never contradicts it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bradshaw.bots.kinds import make
from bradshaw.core.game import Game
from bradshaw.core.guide import guide_of, step_for
from bradshaw.core.lessons import fits
from bradshaw.core.messages import Message
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from bradshaw.words import LANGUAGES, say
from bradshaw.words.catalogue import entries

TITLES = ("emubay", "1860", "1862")
SEEDS = range(1, 4)
FIRST_DECISIONS = 70


def _opening(title: str, seed: int) -> list[tuple[Game[Any], Any]]:
    """The first decisions of a game, each with what the hint would show."""
    game = Game(title_called(title), ["Ada", "Ben", "Cleo"], seed)
    bot = make("greedy", seed)
    decisions = []
    for _ in range(FIRST_DECISIONS):
        hint = bot.choose(game.title, game.state)
        decisions.append((game.copy(), hint))
        game.play(hint)
    return decisions


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("title", TITLES)
def test_hints_and_guide_do_not_contradict_each_other(title: str, seed: int) -> None:
    told = 0
    for game, hint in _opening(title, seed):
        step = step_for(game.title, msgspec.to_builtins(game.title.position(game.state)))
        if step is None:
            continue
        told += 1
        if step.advises:
            assert any(fits(pattern, game, hint) for pattern in step.advises), (step.say, hint)
    assert told > FIRST_DECISIONS / 2


@pytest.mark.parametrize("title", TITLES)
def test_first_decision_of_every_game_is_guided(title: str) -> None:
    game = Game(title_called(title), ["Ada", "Ben", "Cleo"], seed=1)
    assert step_for(game.title, msgspec.to_builtins(game.title.position(game.state))) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language_and_nothing_else_is_in_the_catalogues(language: str) -> None:
    steps = [step.say for title in titles().values() for step in guide_of(title)]
    for step in steps:
        assert say(Message(step), language)
        assert say(Message(f"{step}.text"), language)
    assert set(steps) == {name for name in entries(language) if "-guide-" in name and not name.startswith("page-")}
