"""How fast the engine is: moves a second, copies, validated actions, memory. Run with `python -m bench.speed`."""

from __future__ import annotations

import gc
import platform
import statistics
import time
import tracemalloc
from typing import Any

import bradshaw
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State

GAMES = 300
SAMPLES = 400

# Measured on the same kind of machine: random complete games of Emu Bay, moves a second on one core.
OTHERS = {
    "the designer's online version, as its site runs it": 600,
    "the designer's online version, bare move functions": 8_000,
    "a Rust program for a later redesign of the game": 200_000,
}
TARGET = 100_000
COPY_TARGET = 50.0
ACTION_TARGET = 60.0
MEMORY_TARGET = 300.0


def start(seed: int) -> State:
    """The state of a fresh game, three and four players in turn."""
    state: State = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo", "Dot"][: 3 + seed % 2], seed=seed).state
    return state


def random_games(games: int, validate_all: bool) -> tuple[int, float]:
    """Play uniform random games on bare states: list all legal moves, pick one, validate it, carry it out."""
    states = [start(seed) for seed in range(games)]
    moves = 0
    gc.collect()
    begin = time.process_time()
    for seed, state in enumerate(states):
        chance = Chance(seed)
        while True:
            frame = state.frames[-1]
            choices = frame.choices(state)
            count = len(choices)
            if not count:
                break
            if validate_all:
                for action in choices:
                    if not frame.legal(state, action):
                        raise AssertionError(action)
            action = choices[chance.below(count)]
            if not frame.legal(state, action):
                raise AssertionError(action)
            advance(state, action, SILENCE)
            moves += 1
    return moves, time.process_time() - begin


def middle(seed: int) -> Any:
    """A recorded game that stands in the middle of a random play-through."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo", "Dot"], seed=seed)
    chance = Chance(seed)
    while game.outcome is None:
        choices = game.choices()
        game.play(choices[chance.below(len(choices))])
    return game.at(len(game.played) // 2)


def microseconds(call: Any, repeat: int = 50) -> float:
    begin = time.perf_counter()
    for _ in range(repeat):
        call()
    return (time.perf_counter() - begin) / repeat * 1e6


def validated_action(game: Any, chance: Chance) -> float:
    """One validated, logged, hashed and recorded action of a game in play."""
    choices = game.choices()
    action = choices[chance.below(len(choices))]
    twins = [game.copy() for _ in range(20)]
    begin = time.perf_counter()
    for twin in twins:
        twin.play(action)
    return (time.perf_counter() - begin) / len(twins) * 1e6


def memory_of_a_game() -> float:
    """Kilobytes of one complete recorded game with its log and undo history."""
    middle(0)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = []
    for seed in range(10):
        game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo", "Dot"], seed=seed)
        chance = Chance(seed)
        while game.outcome is None:
            choices = game.choices()
            game.play(choices[chance.below(len(choices))])
        games.append(game)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    longest = max(len(game.played) for game in games)
    print(f"  (ten games, the longest of {longest} actions)")
    return (after - before) / len(games) / 1000


def main() -> None:
    print(f"Emu Bay, Python {platform.python_version()} on {platform.machine()}, one core, CPU time")
    print()
    print(f"Random complete games ({GAMES}, 3 and 4 players in turn), listing all legal moves at each step and")
    print("validating the one that is played:")
    moves, seconds = random_games(GAMES, validate_all=False)
    rate = moves / seconds
    print(f"  {rate:9,.0f} moves a second ({GAMES / seconds:,.0f} games)   target {TARGET:,}: {rate / TARGET:.1f}×")
    for name, other in OTHERS.items():
        print(f"  {rate / other:9.2f} × {name} ({other:,})")
    moves, seconds = random_games(GAMES, validate_all=True)
    print(f"  {moves / seconds:9,.0f} moves a second when every listed move is validated, not only the one played")
    print()
    games = [middle(seed) for seed in range(SAMPLES)]
    running = [game for game in games if game.outcome is None]
    copies = [microseconds(game.state.copy) for game in running]
    whole = [microseconds(game.copy) for game in running]
    chance = Chance(1)
    actions = [validated_action(game, chance) for game in running]
    print(f"Medians over {len(running)} positions in the middle of random games:")
    for name, values, target in (
        ("state copy", copies, COPY_TARGET),
        ("copy of a game with its history", whole, COPY_TARGET),
        ("validated action with log, hash and record", actions, ACTION_TARGET),
    ):
        median = statistics.median(values)
        print(f"  {median:7.1f} µs  {name}   target {target:.0f} µs: {median / target:.2f} of it")
    size = memory_of_a_game()
    print(f"  {size:7.1f} kB  one game in play   target {MEMORY_TARGET:.0f} kB: {size / MEMORY_TARGET:.2f} of it")


if __name__ == "__main__":
    main()
