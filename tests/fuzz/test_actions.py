"""Whatever is handed to a game as an action: it is played, refused by a rule, or no action at all; nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bradshaw
from bradshaw import Action, IllegalAction
from bradshaw.core.action import members
from bradshaw.core.errors import BadAction
from tests.conformance.play import AnyGame, finished, seen_actions
from tests.conformance.promises import everything
from tests.examples import examples
from tests.fuzz.values import ANYTHING, JSON, TEXTS

SEEDS = range(1, 9)
POSITIONS = 12
TITLES = st.sampled_from(sorted(bradshaw.titles()))
SEATS = st.one_of(st.none(), st.integers(-2, 9), st.sampled_from([99, 2**53, -(10**30)]))


@cache
def places(name: str) -> list[AnyGame]:
    """Positions of many games, the ends included."""
    title = bradshaw.title(name)
    games = []
    for seed in SEEDS:
        game = finished(title, seed)
        length = len(game.played)
        games += [game.at(length * step // POSITIONS) for step in range(POSITIONS + 1)]
    return games


@cache
def known(name: str) -> list[Action]:
    return seen_actions(bradshaw.title(name), SEEDS)


def fields_of(kind: type[msgspec.Struct], value: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A struct with anything in its fields; where a struct belongs, sometimes one with anything in its fields."""
    hints = get_type_hints(kind)
    strategies = []
    for name in kind.__struct_fields__:
        hint = hints[name]
        inner = isinstance(hint, type) and issubclass(hint, msgspec.Struct)
        strategies.append(st.one_of(value, fields_of(hint, value)) if inner else value)
    return st.tuples(*strategies).map(lambda values: kind(*values))


@cache
def values_of(name: str) -> st.SearchStrategy[Any]:
    """Anything, and the values of the game's own actions, in any field."""
    own = [getattr(action, field) for action in known(name) for field in action.__struct_fields__]
    return st.one_of(ANYTHING, st.sampled_from(own), st.sampled_from(own))


def ask_and_try(game: AnyGame, action: Any, seat: int | None) -> None:
    """The game answers, and if the answer is no it stays as it was."""
    before = everything(game)
    try:
        refusal = game.refusal(action, seat)
    except BadAction:
        for attempt in (game.refusal, game.play, game.preview):
            with pytest.raises(BadAction) as caught:
                attempt(action)
            check_message(caught.value)
    else:
        if refusal is None:
            assert action in game.choices()
            game.preview(action)
            game.copy().play(action, seat)
        else:
            assert refusal.rule in game.title.rulebook
            said = str(refusal.text)
            assert said.isprintable()
            assert 0 < len(said) < 300
            with pytest.raises(IllegalAction):
                game.play(action, seat)
    assert everything(game) == before


def check_message(error: BadAction) -> None:
    assert str(error).isprintable()
    assert len(str(error)) < 300


@settings(max_examples=examples(60))
@given(TITLES, st.data(), SEATS)
def test_actions_with_anything_in_their_fields(name, data, seat):
    game = data.draw(st.sampled_from(places(name)))
    kind = data.draw(st.sampled_from(sorted(members(game.title.action_type), key=lambda kind: kind.__name__)))
    action = data.draw(fields_of(kind, values_of(name)))
    ask_and_try(game, action, seat)


@given(TITLES, st.data(), ANYTHING, SEATS)
def test_anything_at_all_instead_of_an_action(name, data, action, seat):
    ask_and_try(data.draw(st.sampled_from(places(name))), action, seat)


@given(TITLES, st.data())
def test_subclass_of_an_action_is_no_action_of_the_game(name, data):
    game = data.draw(st.sampled_from(places(name)))
    action = data.draw(st.sampled_from(known(name)))
    impostor = msgspec.defstruct("Impostor", [], bases=(type(action),), frozen=True, tag="impostor")
    values = [getattr(action, field) for field in action.__struct_fields__]
    with pytest.raises(BadAction, match="Impostor is not an action of"):
        game.play(impostor(*values))


@settings(max_examples=examples(60))
@given(TITLES, st.data(), SEATS)
def test_json_of_all_sorts_read_as_an_action(name, data, seat):
    game = data.draw(st.sampled_from(places(name)))
    plain = msgspec.to_builtins(data.draw(st.sampled_from(known(name))))
    if data.draw(st.booleans()):
        plain[data.draw(st.sampled_from([*plain, "moon"]))] = data.draw(st.one_of(JSON, st.sampled_from(["", 0])))
    else:
        del plain[data.draw(st.sampled_from(sorted(plain)))]
    read_and_try(game, plain, seat)


@given(TITLES, st.data(), st.one_of(ANYTHING, JSON, TEXTS, st.binary(), st.text()))
def test_anything_at_all_read_as_an_action(name, data, foreign):
    read_and_try(data.draw(st.sampled_from(places(name))), foreign, None)


@given(TITLES, st.data(), st.binary(max_size=5))
def test_bytes_of_an_action_with_a_piece_replaced(name, data, foreign):
    game = data.draw(st.sampled_from(places(name)))
    encoded = msgspec.json.encode(data.draw(st.sampled_from(known(name))))
    place = data.draw(st.integers(0, len(encoded)))
    read_and_try(game, encoded[:place] + foreign + encoded[place + len(foreign) :], None)


def read_and_try(game: AnyGame, data: Any, seat: int | None) -> None:
    """The data are an action, which the game answers, or they are none."""
    try:
        action = game.title.read_action(data)
    except BadAction as error:
        check_message(error)
    else:
        ask_and_try(game, action, seat)
