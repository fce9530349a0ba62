"""How well bots foresee the end: the correlation of what is expected with what comes, both relative to the table.

Run with `python -m bench.foresight`, or with --games N, or with --among SPEC for games among other bots than greedy.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.foresight import Foresight
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.title import Title

PLAYERS = {"1860": 3, "1862": 3, "emubay": 4}
PARTS = (0.10, 0.25, 0.40, 0.55, 0.70, 0.85)
"""The parts of a game's moves after which is asked what is expected."""


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


def compare(title_id: str, spec: str, games: int, seed: int) -> None:
    title = bradshaw.title(title_id)
    foresight = Foresight(title)
    judged: list[list[float]] = [[] for _ in PARTS]
    learned: list[list[float]] = [[] for _ in PARTS]
    came: list[list[float]] = [[] for _ in PARTS]
    for game in range(games):
        seen, scores = positions(title, spec, PLAYERS[title_id], seed + game)
        for place, part in enumerate(PARTS):
            state = seen[int(part * len(seen))]
            judged[place] += relative(title.evaluate(state))
            learned[place] += relative(foresight.outlook(state).worths)
            came[place] += relative(scores)
    print(f"{title.name}, {games} games among {PLAYERS[title_id]} {spec}, after {', '.join(f'{p:.0%}' for p in PARTS)}")
    for name, expected in (("title's own judgement", judged), ("expert's foresight", learned)):
        figures = [correlation(one, other) for one, other in zip(expected, came, strict=True)]
        print(f"  {name:<22}" + "".join(f"{figure:6.2f}" for figure in figures))


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=[*PLAYERS])
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--among", default="greedy")
    parser.add_argument("--seed", type=int, default=50_001, help="no weights were learned from games with these seeds")
    given = parser.parse_args(arguments)
    for title in given.titles:
        compare(title, given.among, given.games, given.seed)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
