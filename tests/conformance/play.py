"""Games to look at: any title, any number of players, any options, played by simple players that repeat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from bradshaw import Action, Choices, Game, Range, Title
from bradshaw.core.chance import Chance
from bradshaw.core.errors import BadOption
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.options import Option, OptionValue

NAMES = ("Ada", "Ben", "Cleo", "Dot", "Eve", "Fay", "Gus", "Hal")
ATTEMPTS = 100
"""How often options are drawn anew when the game refuses the combination."""
TRIED = 6
"""How many moves the ambitious player compares."""
SHORT_GAME = 5_000
"""The longest game of a title that counts as short."""
STRANGERS = 1500
STRANGERS_FROM, STRANGERS_FROM_LONG = range(1000, 1016), range(1000, 1006)
"""The games in which actions are seen; there is more to see in long ones."""

AnyGame = Game[Any]
Player = Callable[[AnyGame, Chance], Action]


# Simple players


def uniform(game: AnyGame, chance: Chance) -> Action:
    """Any legal action, all equally likely."""
    return chance.pick(game.choices())


Kinds = list[list[Action | Range]]


def kinds_of(choices: Choices) -> Kinds:
    """What is legal, each kind of action for itself."""
    kinds: dict[type, list[Action | Range]] = {}
    for action in choices.actions:
        kinds.setdefault(type(action), []).append(action)
    for span in choices.ranges:
        kinds.setdefault(type(span.action), []).append(span)
    return list(kinds.values())


def pick_by_kind(kinds: Kinds, chance: Chance) -> Action:
    picked = chance.pick(chance.pick(kinds))
    return picked if isinstance(picked, Action) else chance.pick(picked)


def by_kind(game: AnyGame, chance: Chance) -> Action:
    """First a kind of action, then one of that kind: rare kinds come up often."""
    return pick_by_kind(kinds_of(game.choices()), chance)


def thrifty(game: AnyGame, chance: Chance) -> Action:
    """Like `by_kind`, but of a range always the lowest: money lasts longer, and so do games."""
    choices = game.choices()
    action = pick_by_kind(kinds_of(choices), chance)
    for span in choices.ranges:
        if action in span:
            return span[0]
    return action


def ambitious(game: AnyGame, chance: Chance) -> Action:
    """The most promising of a few actions, so that games come to the ends that people reach."""
    seat = game.actors[0]
    kinds = kinds_of(game.choices())
    best, best_worth = None, 0.0
    for _ in range(TRIED):
        action = pick_by_kind(kinds, chance)
        ahead = game.state.copy()
        advance(ahead, action, SILENCE)
        worths = game.title.evaluate(ahead)
        worth = worths[seat] * len(worths) - sum(worths)
        if best is None or worth > best_worth:
            best, best_worth = action, worth
    assert best is not None
    return best


PLAYERS: tuple[Player, ...] = (uniform, by_kind, thrifty, ambitious)


# Set-ups


def any_value(option: Option, chance: Chance) -> OptionValue:
    """Any value that the option declares."""
    if isinstance(option.default, bool):
        return chance.below(2) == 1
    if isinstance(option.default, int):
        return option.low + chance.below(option.high - option.low + 1)
    return chance.pick(option.values)


def any_game(title: Title[Any], seed: int) -> AnyGame:
    """A game with the seed's number of players, rules version and options; every third has the default options."""
    players = title.players[seed % len(title.players)]
    rules = title.rules_version - seed // 2 % title.rules_version
    if seed % 3 == 0:
        return Game(title, NAMES[:players], seed, rules=rules)
    chance = Chance(seed)
    for _ in range(ATTEMPTS):
        options = {option.name: any_value(option, chance) for option in title.options if option.belongs_to(rules)}
        try:
            return Game(title, NAMES[:players], seed, options, rules)
        except BadOption:
            continue
    raise AssertionError(f"{title.id} refuses nearly every combination of its options for {players} players")


# Play


def player_of(title: Title[Any], seed: int) -> Player:
    """The simple player whose turn it is by the seed, so that each plays with every number of players."""
    return PLAYERS[seed // len(title.players) % len(PLAYERS)]


def play_on(game: AnyGame, seed: int, player: Player | None = None) -> Iterator[Action]:
    """Play to the end; each action is handed out just before it is carried out. All seats play alike."""
    player = player or player_of(game.title, seed)
    chance = Chance(seed)
    number = 0
    while game.outcome is None:
        assert number < game.title.longest_game, "the game is longer than its title allows"
        assert len(game.choices()) > 0, "nobody can do anything and the game is not over"
        action = player(game, chance)
        yield action
        game.play(action)
        number += 1


@cache
def actions_of(title: Title[Any], seed: int) -> tuple[Action, ...]:
    """The actions of the seed's game. The simple player thinks about them once, however often the game is looked at."""
    return tuple(play_on(any_game(title, seed), seed))


def play_again(game: AnyGame, seed: int) -> Iterator[Action]:
    """Play the seed's game from its set-up to its end; each action is handed out just before it is carried out."""
    for action in actions_of(game.title, seed):
        assert game.outcome is None, "the game is over sooner than it was"
        yield action
        game.play(action)
    assert game.outcome is not None, "the game is not over where it was"


def finished(title: Title[Any], seed: int) -> AnyGame:
    """A complete game."""
    game = any_game(title, seed)
    for _ in play_again(game, seed):
        pass
    return game


def positions(title: Title[Any], seed: int, every: int = 1) -> Iterator[AnyGame]:
    """One game in many positions, the first and the last included. Each may be changed freely."""
    game = any_game(title, seed)
    for number, _ in enumerate(play_again(game, seed)):
        if number % every == 0:
            yield game.copy()
    yield game


# Actions that may or may not be legal


def seen_actions(title: Title[Any], seeds: range) -> list[Action]:
    """Every action that is legal anywhere in these games; of ranges the ends."""
    seen: dict[Action, None] = {}
    for seed in seeds:
        game = any_game(title, seed)
        # Whoever plays has asked for the choices already.
        for _ in play_on(game, seed):
            choices = game.choices()
            seen.update(dict.fromkeys(choices.actions))
            for span in choices.ranges:
                seen[span[0]] = seen[span[len(span) - 1]] = None
    return list(seen)


@cache
def strangers(title: Title[Any]) -> tuple[Action, ...]:
    """A pool of well-formed actions, legal here or there or nowhere: seen ones, and mixtures of all their values."""
    chance = Chance(0)
    seen = seen_actions(title, STRANGERS_FROM if title.longest_game <= SHORT_GAME else STRANGERS_FROM_LONG)
    values: Values = {}
    for action in seen:
        _gather(action, values)
    pool = dict.fromkeys(chance.shuffled(seen)[: STRANGERS // 2])
    for _ in range(STRANGERS):
        pool[_mutant(chance.pick(chance.pick(values[Action])), values, chance)] = None
    return tuple(pool)


Values = dict[Any, list[Any]]
"""Every value that occurs, by its type and by its place; under Action the seen actions by kind."""


def _gather(value: Any, values: Values, place: Any = None) -> None:
    for key in (type(value), place):
        known = values.setdefault(key, [])
        if value not in known:
            known.append(value)
    if isinstance(value, Action) and values[type(value)] not in values.setdefault(Action, []):
        values[Action].append(values[type(value)])
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _gather(getattr(value, name), values, (type(value), name))
    elif isinstance(value, tuple):
        for item in value:
            _gather(item, values)


def _mutant(struct: Any, values: Values, chance: Chance) -> Any:
    """The struct with some of its values replaced."""
    changes = {}
    for name in struct.__struct_fields__:
        if chance.below(2):
            changes[name] = chance.pick(values[type(struct), name])
        elif chance.below(2):
            changes[name] = _other(getattr(struct, name), values, chance)
    return msgspec.structs.replace(struct, **changes)


def _other(value: Any, values: Values, chance: Chance) -> Any:
    """Another value of the same type: one from anywhere in the game, or one that is nowhere in it."""
    if chance.below(2) and not isinstance(value, tuple):
        return chance.pick(values[type(value)])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.pick((value - 1, value + 1, -value, 0, -1, 10**6, 2**53 - 1, 1 - 2**53))
    if isinstance(value, str):
        return chance.pick(("", " ", value.lower(), value.upper(), value + " ", value[:-1], value * 30, "é", "nowhere"))
    if isinstance(value, tuple):
        # Tuples of other places may hold other things.
        changed = tuple(_other(item, values, chance) for item in value)
        return chance.pick((value[:-1], value[::-1], value + value, (), changed))
    if isinstance(value, msgspec.Struct):
        return _mutant(value, values, chance)
    return value
