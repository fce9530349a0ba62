"""Play that people recognise: how games among bots go, beside what people do.

Run with `python -m bench.habits`, or with --games N, --bot SPEC. People: phase 3 of 1860 in the second or third stock
round, 8 or 9 stock rounds in all; in 1862 mergers in most games.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from statistics import mean, median
from typing import Any

import bradshaw
from bradshaw.arena.executors import Processes, in_order
from bradshaw.bots import make
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.eighteen.actions import Retain
from bradshaw.games.g1860.components import TRAINS
from bradshaw.games.g1860.judgement import evaluation as isle
from bradshaw.games.g1860.judgement.earnings import could_earn
from bradshaw.games.g1862.actions import BuyTrain, Merge
from bradshaw.games.g1862.components import BANDS, KIND
from bradshaw.games.g1862.judgement import evaluation as counties
from bradshaw.games.g1862.judgement.earnings import gain
from bradshaw.games.g1862.rules.trains import open_kinds

PLAYERS = 3
JUDGEMENT = {"1860": isle, "1862": counties}


class Habits:
    """What is counted in one game."""

    def __init__(self) -> None:
        self.moves = 0
        self.rounds = 0
        """Stock rounds."""
        self.green = 0
        """The stock round in which or after which the second kind of trains was first sold."""
        self.idle = self.turns = 0
        """Company turns that ended for the second time in a row with the price of a train in the treasury; all."""
        self.useful = 0
        """The idle ones after which one more train would at once earn more."""
        self.kept = 0
        """Last dividends kept."""
        self.unfit = 0
        """Trains bought from the bank that the company may not run."""
        self.mergers = 0


def watch(title_id: str, spec: str, seed: int) -> Habits:
    title = bradshaw.title(title_id)
    state: Any = Game(title, [f"Player {seat + 1}" for seat in range(PLAYERS)], seed).state
    chance = Chance(seed)
    bots = [make(spec, chance.below(SEED_LIMIT)) for _ in range(PLAYERS)]
    habits = Habits()
    rich: dict[int, int] = {}
    while title.outcome(state) is None:
        frame = state.frames[-1]
        seat = frame.actor(state)
        action = bots[seat].choose(title, title.known_to(seat, state))
        if isinstance(action, Retain) and JUDGEMENT[title_id].ends_with_round(state):
            habits.kept += state.has_train(frame.company)
        if isinstance(action, BuyTrain):
            habits.unfit += KIND[action.kind] not in state.permits[frame.company]
        habits.mergers += isinstance(action, Merge)
        company = _operating(state)
        advance(state, action, SILENCE)
        habits.moves += 1
        habits.rounds = state.stock_rounds if title_id == "1860" else state.turn
        if state.phase and not habits.green:
            habits.green = habits.rounds
        if company is not None and _operating(state) != company and state.director[company] >= 0:
            habits.turns += 1
            rich[company] = rich.get(company, 0) + 1 if _could_buy(title_id, state, company) else 0
            if rich[company] > 1:
                habits.idle += 1
                habits.useful += _is_useful(title_id, state, company)
    return habits


def _operating(state: Any) -> int | None:
    return next((frame.company for frame in state.frames if type(frame).__name__ == "CompanyTurn"), None)


def _could_buy(title_id: str, state: Any, company: int) -> bool:
    """Whether the company has room and money for a train that it may run."""
    if title_id == "1860":
        room = len(state.trains[company]) < state.train_limit()
        return bool(room and state.treasury(company) >= TRAINS[state.next_train()].price)
    return bool(_open_kinds(state, company)) and state.treasury(company) >= BANDS[state.next_train()].price


def _open_kinds(state: Any, company: int) -> list[int]:
    """The kinds of trains of 1862 that a company may buy and run."""
    return [kind for kind in open_kinds(state, company) if kind in state.permits[company]]


def _is_useful(title_id: str, state: Any, company: int) -> bool:
    """Whether one more train of the bank would earn something before the game ends."""
    if JUDGEMENT[title_id].ends_with_round(state):
        return False
    if title_id == "1860":
        trains = state.trains[company]
        more = could_earn(state, company, (*trains, state.next_train()))
        return more > could_earn(state, company, trains)
    return any(gain(state, company, kind) > 0 for kind in _open_kinds(state, company))


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=[*JUDGEMENT])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="expert:1")
    parser.add_argument("--seed", type=int, default=60_001)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    for title in given.titles:
        seeds = range(given.seed, given.seed + given.games)
        seen = [*in_order(Processes(given.jobs), partial(watch, title, given.bot), seeds)]
        print(f"{title}, {given.games} games among {PLAYERS} {given.bot}")
        print(f"  moves {mean(one.moves for one in seen):.0f}, stock rounds {median(one.rounds for one in seen):g}")
        print(f"  second kind of trains sold by stock round {median(one.green for one in seen):g}")
        turns, idle, useful = (sum(getattr(one, name) for one in seen) for name in ("turns", "idle", "useful"))
        idle_part = idle / max(1, turns)
        print(f"  treasuries idle in {idle} of {turns} turns ({idle_part:.1%}), {useful} times with use for a train")
        print(f"  last dividends kept {sum(one.kept for one in seen)}, unfit trains {sum(one.unfit for one in seen)}")
        merged = sum(one.mergers > 0 for one in seen)
        print(f"  games with a merger {merged}, mergers {mean(one.mergers for one in seen):.1f} a game")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
