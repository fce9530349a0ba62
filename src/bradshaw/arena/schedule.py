"""Who meets whom: the tables of a match and of a league, with the seats rotated from game to game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement

import msgspec

from bradshaw.arena.match import Match
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.options import OptionValue, complete
from bradshaw.core.registry import title as title_called


class Setting(msgspec.Struct, frozen=True):
    """What is played: a game, by how many, and the options that differ from their defaults."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue] = {}

    def match(self, seed: int, bots: Sequence[str]) -> Match:
        return Match(self.game, self.rules, self.options, seed % SEED_LIMIT, tuple(bots))


def setting(game: str, players: int, options: Mapping[str, object] | None = None) -> Setting:
    """A setting that can be played. Raises what is wrong with it."""
    title = title_called(game)
    whole = complete(title.options, options or {})
    title.check_options(title.terms(whole), players)
    defaults = complete(title.options, {})
    changed = {name: value for name, value in whole.items() if value != defaults[name]}
    return Setting(game, title.rules_version, players, changed)


def match(settings: Sequence[Setting], bots: Sequence[str], games: int, seed: int) -> Iterator[Match]:
    """Games with seeds from `seed` on in every setting.

    The bots fill the seats in turn and move on by one seat with each game.
    """
    for number in range(games):
        for one in settings:
            yield one.match(seed + number, [bots[(number + seat) % len(bots)] for seat in range(one.players)])


def league(settings: Sequence[Setting], bots: Sequence[str], games: int, seed: int) -> Iterator[Match]:
    """The same, but with all tables at which different bots can meet, one after the other."""
    tables = {one.players: meetings(bots, one.players) for one in settings}
    for number in range(games):
        for one in settings:
            # Each table has had its turn before the seats move on.
            turn, place = divmod(number, len(tables[one.players]))
            table = tables[one.players][place]
            yield one.match(seed + number, [table[(turn + seat) % one.players] for seat in range(one.players)])


def meetings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every table of this many seats: of different bots, or of all of them where there are fewer bots than seats."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [table for table in combinations_with_replacement(bots, players) if set(table) == set(bots)]
