"""`bradshaw play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bradshaw.bots import Bot
from bradshaw.cli.arguments import Options, Players, Seed, console, options_of, seats
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.opponents import BotList, bot_kinds, make_bot
from bradshaw.cli.sitting import Sitting
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.errors import quoted
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.core.registry import title as title_called
from bradshaw.formats import records
from bradshaw.formats.files import shown

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Edith", "Frank", "Grace", "Hugo")


def play(
    game: Annotated[str | None, Parameter(help="cli-help-play-game")] = None,
    /,
    *,
    players: Players = None,
    humans: Annotated[int, Parameter(help="cli-help-play-humans")] = 1,
    names: Annotated[str | None, Parameter(help="cli-help-play-names")] = None,
    bots: BotList = "greedy",
    watch: Annotated[bool, Parameter(help="cli-help-play-watch", negative=())] = False,
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, Parameter(help="cli-help-play-save")] = None,
    load: Annotated[Path | None, Parameter(help="cli-help-play-load")] = None,
) -> int:
    """Play a game in the terminal, alone against bots or with others at the same keyboard."""
    kinds = bot_kinds(bots)
    if humans < 1:
        raise BadUsage(message("cli-error-no-humans"))
    people = 0 if watch else humans
    if load is not None:
        for name, value in (("players", players), ("names", names), ("seed", seed), ("option", option)):
            if value is not None:
                raise BadUsage(message("cli-error-with-load", option=f"--{name}"))
        loaded = records.load(load)
        if game is not None and game != loaded.title.id:
            raise BadUsage(message("cli-error-other-game", held=loaded.title.id, game=quoted(game)[:60]))
        save = save or load
    else:
        if game is None:
            raise BadUsage(message("cli-error-no-game"))
        loaded = new_game(game, players, people, kinds, names, seed, option)
    if people > len(loaded.players):
        raise BadUsage(message("cli-error-few-seats-for-people", people=people, seats=len(loaded.players)))
    if save is not None:
        if save != load and save.is_file() and save.stat().st_size:
            raise BadUsage(message("cli-error-save-exists", file=shown(save)))
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
