"""`bradshaw play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bradshaw.bots import Bot
from bradshaw.cli.arguments import Options, Seed, console, options_of, seats
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.opponents import BotList, bot_kinds, make_bot
from bradshaw.cli.sitting import Sitting
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.game import Game
from bradshaw.core.registry import title as title_called
from bradshaw.formats import records
from bradshaw.formats.files import shown

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Edith", "Frank", "Grace", "Hugo")


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play. Without it the fewest, two at least.")] = None,
    humans: Annotated[int, Parameter(help="How many of them are people, who share the keyboard.")] = 1,
    names: Annotated[str | None, Parameter(help="Names with commas between, people first.")] = None,
    bots: BotList = "greedy",
    watch: Annotated[bool, Parameter(help="Bots take all seats and play the game to its end.", negative=())] = False,
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, Parameter(help="File that holds the game, written after every move.")] = None,
    load: Annotated[
        Path | None, Parameter(help="File to go on from; it is also written, unless --save is given.")
    ] = None,
) -> int:
    """Play a game in the terminal, alone against bots or with others at the same keyboard.

    Parameters
    ----------
    game
        Id of the game, such as emubay. Not needed with --load.
    """
    kinds = bot_kinds(bots)
    if humans < 1:
        raise BadUsage("--humans must be at least 1; with --watch bots take all seats.")
    people = 0 if watch else humans
    if load is not None:
        for name, value in (("players", players), ("names", names), ("seed", seed), ("option", option)):
            if value is not None:
                raise BadUsage(f"--{name} cannot be given with --load: the file says it.")
        loaded = records.load(load)
        if game is not None and game != loaded.title.id:
            raise BadUsage(f"The file holds a game of {loaded.title.id}, not of {game[:60]!r}.")
        save = save or load
    else:
        if game is None:
            raise BadUsage("Name a game, such as emubay, or a file with --load; “bradshaw games” lists the games.")
        loaded = new_game(game, players, people, kinds, names, seed, option)
    if people > len(loaded.players):
        raise BadUsage(f"There are {people} people for {len(loaded.players)} seats.")
    if save is not None:
        if save != load and save.is_file() and save.stat().st_size:
            raise BadUsage(f"The file {shown(save)} exists: go on with --load, or save to another file.")
        records.save(loaded, save)
    machines = _machines(loaded, people, kinds)
    sitting = Sitting(loaded, {seat: bot for seat, (_, bot) in machines.items()}, console(), save)
    sitting.welcome({seat: kind for seat, (kind, _) in machines.items()}, resumed=load is not None)
    sitting.run()
    return 0


def new_game(
    game: str,
    players: int | None,
    people: int,
    kinds: list[str],
    names: str | None,
    seed: int | None,
    option: list[str] | None,
) -> Game[Any]:
    title = title_called(game)
    settings = options_of(title, option)
    given = [name.strip() for name in names.split(",")] if names is not None else []
    # One kind of bot fills whatever is left; several are meant for a seat each.
    count = seats(title, players, max(people + (len(kinds) if len(kinds) > 1 else 0), len(given)))
    others = [name for name in NAMES if name not in given]
    return Game(
        title,
        [*given, *others][:count],
        secrets.randbelow(SEED_LIMIT) if seed is None else seed,
        settings,
    )


def _machines(game: Game[Any], people: int, kinds: list[str]) -> dict[int, tuple[str, Bot]]:
    """The bots by seat: people sit first, bots in the order given, repeated as needed."""
    return {
        seat: (kinds[number % len(kinds)], make_bot(kinds[number % len(kinds)], game.seed, seat))
        for number, seat in enumerate(range(people, len(game.players)))
    }
