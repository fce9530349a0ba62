"""How well bots foresee the end: the correlation of what is expected with what comes, both relative to the table.

Run with `python -m bench.foresight`, or with --games N, --players N, or with --among SPEC for games among other bots
than greedy. How far apart the players end is printed beside it: where all end alike, there is little to foresee. The
95 % intervals come from drawing whole games again and again, since the seats of a game are not independent.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.foresight import Foresight
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.title import Title

PLAYERS = {"1860": (3, 4), "1862": (3,), "emubay": (4,)}
"""With how many players each game is looked at."""
PARTS = (0.10, 0.25, 0.40, 0.55, 0.70, 0.85)
"""The parts of a game's moves after which is asked what is expected."""
DRAWS = 400
"""So many times games are drawn for an interval."""


def positions(title: Title[Any], spec: str, players: int, seed: int) -> tuple[list[Any], tuple[int, ...]]:
    """All positions of a game among bots, and what the players had at its end."""
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], seed).state
    chance = Chance(seed)
    bots = [make(spec, chance.below(SEED_LIMIT)) for _ in range(players)]
    seen: list[Any] = []
    while (outcome := title.outcome(state)) is None:
        seen.append(state.copy())
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    return seen, outcome.scores


def relative(worths: Sequence[float]) -> list[float]:
    """How far each is from the mean, as a part of it."""
    mean = max(1.0, sum(worths) / len(worths))
    return [worth / mean - 1 for worth in worths]


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    one_mean, other_mean = sum(ones) / len(ones), sum(others) / len(others)
    product = sum((one - one_mean) * (other - other_mean) for one, other in zip(ones, others, strict=True))
    squares = sum((one - one_mean) ** 2 for one in ones) * sum((other - other_mean) ** 2 for other in others)
    return product / squares**0.5 if squares else 0.0


class Foreseen(NamedTuple):
    """One game: for each part what was expected of every seat, and what came, relative to the table."""

    judged: Sequence[Sequence[float]]
    learned: Sequence[Sequence[float]]
    came: Sequence[float]


def watch(title: Title[Any], foresight: Foresight, spec: str, players: int, seed: int) -> Foreseen:
    seen, scores = positions(title, spec, players, seed)
    states = [seen[int(part * len(seen))] for part in PARTS]
    return Foreseen(
        [relative(title.evaluate(state)) for state in states],
        [relative(foresight.outlook(state).worths) for state in states],
        relative(scores),
    )


def figures(expected: Sequence[Sequence[Sequence[float]]], came: Sequence[Sequence[float]]) -> list[float]:
    """The correlation at each part, over all seats of all games."""
    result = list(chain.from_iterable(came))
    return [
        correlation(list(chain.from_iterable(game[part] for game in expected)), result) for part in range(len(PARTS))
    ]


def intervals(
    expected: Sequence[Sequence[Sequence[float]]], came: Sequence[Sequence[float]]
) -> list[tuple[float, float]]:
    """For each part where 95 of 100 figures lie if games are drawn again."""
    chance, drawn = Chance(1), []
    for _ in range(DRAWS):
        games = [chance.below(len(came)) for _ in came]
        drawn.append(figures([expected[game] for game in games], [came[game] for game in games]))
    low, high = int(0.025 * DRAWS), int(0.975 * DRAWS)
    return [(column[low], column[high]) for column in map(sorted, zip(*drawn, strict=True))]


def compare(title_id: str, spec: str, players: int, games: int, seed: int) -> None:
    title = bradshaw.title(title_id)
    foresight = Foresight(title)
    seen = [watch(title, foresight, spec, players, seed + game) for game in range(games)]
    came = [game.came for game in seen]
    apart = sum(abs(one) for game in came for one in game) / games / players
    print(f"{title.name}, {games} games among {players} {spec}, after {', '.join(f'{p:.0%}' for p in PARTS)}")
    print(f"  results are {apart:.0%} of the table's mean from it, on the average")
    for name, expected in (
        ("title's own judgement", [game.judged for game in seen]),
        ("expert's foresight", [game.learned for game in seen]),
    ):
        print(f"  {name:<22}" + "".join(f"{figure:6.2f}" for figure in figures(expected, came)))
        print(" " * 24 + " ".join(f"{low:.2f} to {high:.2f}" for low, high in intervals(expected, came)))


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=[*PLAYERS])
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--players", type=int, help="players instead of the usual numbers")
    parser.add_argument("--among", default="greedy")
    parser.add_argument("--seed", type=int, default=50_001, help="no weights were learned from games with these seeds")
    given = parser.parse_args(arguments)
    for title in given.titles:
        for players in (given.players,) if given.players else PLAYERS[title]:
            compare(title, given.among, players, given.games, given.seed)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
