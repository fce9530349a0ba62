"""Golden records: complete games that every later version of the program must play again to the same hashes.

To write those of a new title, or of a new rules version, run

    .venv/bin/python -m tests.conformance.golden TITLE

A record that is there already is never written anew: a change of the rules that breaks one needs a new rules version.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import bradshaw
from bradshaw import Title
from tests.conformance.play import SHORT_GAME, AnyGame, any_game, finished

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAMES = 6
CANDIDATES = range(1, 241)
LONG_CANDIDATES = range(1, 81)
"""Long games take their time, and there is much to see in each of them."""


def path_of(game: AnyGame) -> Path:
    """Where the golden record of a game is kept."""
    return RECORDS / f"{game.title.id}-v{game.rules}-{len(game.players)}p-seed{game.seed}.json"


def records_of(title: Title[Any], rules: int) -> list[Path]:
    """The golden records of a version of the title's rules."""
    return sorted(RECORDS.glob(f"{title.id}-v{rules}-*.json"))


def features(game: AnyGame) -> set[object]:
    """What there is to see in a game: set-up, actions, events and what comes together, rules applied, and the end."""
    outcome = game.outcome
    assert outcome is not None
    seen: set[object] = {("players", len(game.players)), ("winners", len(outcome.winners))}
    seen |= {("end", reason) for reason in outcome.reasons}
    seen |= {("option", option.name, game.options[option.name] == option.default) for option in game.title.options}
    seen |= {("action", type(played.action)) for played in game.played}
    for number in range(len(game.played)):
        entries = game.log_of(number)
        seen.add(frozenset(entry.kind for entry in entries))
        seen |= {("rule", entry.rule) for entry in entries}
        seen |= {("transfer", transfer.reason) for entry in entries for transfer in entry.transfers}
    return seen


def select(title: Title[Any]) -> list[AnyGame]:
    """Few games that show much: each adds the most to what those before it have shown. All numbers of players occur."""
    candidates = CANDIDATES if title.longest_game <= SHORT_GAME else LONG_CANDIDATES
    newest = [seed for seed in candidates if any_game(title, seed).rules == title.rules_version]
    games = {seed: finished(title, seed) for seed in newest}
    shown = {seed: features(game) for seed, game in games.items()}
    seen: set[object] = set()
    selected: list[AnyGame] = []
    while len(selected) < max(GAMES, len(title.players)):
        missing = set(title.players) - {len(game.players) for game in selected}
        wanted = [seed for seed in shown if not missing or len(games[seed].players) in missing]
        best = max(wanted, key=lambda seed: (len(shown[seed] - seen), -seed))
        seen |= shown.pop(best)
        selected.append(games[best])
    return selected


def write(title: Title[Any]) -> list[Path]:
    """Write the golden records that are missing."""
    if len(records_of(title, title.rules_version)) >= GAMES:
        return []
    written = []
    for game in select(title):
        with path_of(game).open("xb") as file:
            file.write(game.record().encode())
        written.append(path_of(game))
    return written


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for path in write(bradshaw.title(name)):
            print(path)
