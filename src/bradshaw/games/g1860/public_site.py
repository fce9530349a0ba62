"""Whole games of 18xx.games, read and written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bradshaw.core.errors import BadRecord, BradshawError, quoted
from bradshaw.core.game import Game
from bradshaw.eighteen.site import Move, moves
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import MOST_PLAYERS
from bradshaw.games.g1860.ending import GameOver, worth
from bradshaw.games.g1860.settings import HOUSE_RULES, PUBLIC_SITE
from bradshaw.games.g1860.site import END_REASONS, OPTIONS, TITLE, Reader, read_options
from bradshaw.games.g1860.site_export import Exporter
from bradshaw.games.g1860.state import Isle

if TYPE_CHECKING:
    from bradshaw.core.title import Title

MOST_ACTIONS: Final = 50_000
"""No game there comes near this many actions, taken back ones and chat included."""


class PublicSite:
    """Reads exported games, and writes games that were played by the same house rules."""

    def __init__(self, title: Title[Isle]) -> None:
        self._title = title

    def reads(self, data: object) -> bool:
        """Whether this is a game of ours in their format."""
        return isinstance(data, Mapping) and data.get("title") == TITLE and "actions" in data

    def load(self, data: object) -> Game[Isle]:
        """The game as one of ours, every move checked. Raises BadRecord, naming the action that is wrong."""
        game, reader = self.begin(data)
        for _ in self.play(game, reader, self.moves_of(data)):
            pass
        return game

    def begin(self, data: object) -> tuple[Game[Isle], Reader]:
        """The game before its first move."""
        if not isinstance(data, Mapping) or not self.reads(data):
            title = data.get("title") if isinstance(data, Mapping) else None
            raise BadRecord(f"This is no game of {TITLE} from 18xx.games (its title is {quoted(title)}).")
        names = [name for _, name in self.players_of(data)]
        settings = data.get("settings")
        rules = settings.get("optional_rules") if isinstance(settings, Mapping) else None
        if rules is None:
            rules = []
        if not isinstance(rules, Sequence) or isinstance(rules, str):
            raise BadRecord("The optional rules of the game are not a list.")
        try:
            game = Game(self._title, names, 0, read_options(rules))
        except BradshawError as error:
            raise BadRecord(f"The game cannot be set up: {error}") from None
        return game, Reader(game.state, [one for one, _ in self.players_of(data)])

    def players_of(self, data: Mapping[str, Any]) -> list[tuple[int | str, str]]:
        """Id and name of each player by seat."""
        players = data.get("players")
        if not isinstance(players, Sequence) or isinstance(players, str) or not 1 < len(players) <= MOST_PLAYERS:
            raise BadRecord("The players of the game are missing.")
        found: list[tuple[int | str, str]] = []
        for player in players:
            if not isinstance(player, Mapping) or not isinstance(player.get("id"), int | str):
                raise BadRecord("A player of the game has no id.")
            name = str(player.get("name") or f"Player {len(found) + 1}")
            taken = {known for _, known in found}
            found.append((player["id"], name if name not in taken else f"{name} {len(found) + 1}"))
        if len({str(one) for one, _ in found}) != len(found):
            raise BadRecord("Two players of the game have the same id.")
        return found

    def moves_of(self, data: object) -> list[Move]:
        """The moves that count."""
        actions = data.get("actions") if isinstance(data, Mapping) else None
        if not isinstance(actions, Sequence) or isinstance(actions, str):
            raise BadRecord("The actions of the game are not a list.")
        if len(actions) > MOST_ACTIONS:
            raise BadRecord(f"{len(actions)} actions are more than any game has.")
        return moves(actions)

    def play(self, game: Game[Isle], reader: Reader, played: Sequence[Move]) -> Iterator[Move]:
        """Make the moves one after the other; each is yielded once it is made."""
        for move in played:
            before = game.state
            try:
                action = reader.read(before, move.action)
                game.play(action)
                reader.follow(before, game.state, move.action, action)
            except (BradshawError, KeyError, ValueError, StopIteration, IndexError, TypeError) as error:
                text = str(error) if isinstance(error, BradshawError) else f"it does not fit ({quoted(error)})."
                raise BadRecord(f"Action {move.number}: {text}") from None
            yield move

    # Writing

    def save(self, game: Game[Isle]) -> dict[str, Any]:
        """The game in their format. Raises BadRecord if it was not played by their house rules."""
        if game.options["ruleset"] != PUBLIC_SITE:
            raise BadRecord(
                f"18xx.games plays by house rules of its own: only games with ruleset={PUBLIC_SITE} can be exported."
            )
        ids = range(1, len(game.players) + 1)
        begun = game.at(0)
        exporter = Exporter(begun.state, ids)
        reader = Reader(begun.state, ids)
        exporter.labels = reader.labels
        actions = []
        for number, played in enumerate(game.played, start=1):
            before = begun.state.copy()
            action = played.action
            assert isinstance(action, IsleAction)
            written = {"id": number} | exporter.write(before, action)
            begun.redo()
            reader.follow(before, begun.state, written, action)
            actions.append(written)
        result = {str(ids[seat]): worth(game.state, seat) for seat in range(len(ids))}
        over = game.state.frames[-1]
        saved: dict[str, Any] = {
            "id": 0,
            "description": "",
            "players": [{"id": ids[seat], "name": name} for seat, name in enumerate(game.players)],
            "min_players": len(ids),
            "max_players": len(ids),
            "title": TITLE,
            "settings": {"seed": game.seed, "optional_rules": _optional_rules(game.options)},
            "status": "finished" if isinstance(over, GameOver) else "active",
            "turn": max(1, game.state.stock_rounds),
            "actions": actions,
            "result": result if isinstance(over, GameOver) else {},
            "loaded": True,
        }
        if isinstance(over, GameOver):
            saved["game_end_reason"] = END_REASONS[over.reason]
        return saved


def _optional_rules(options: Mapping[str, Any]) -> list[str]:
    """Their optional rules for our options. Raises BadRecord where they have none."""
    rules = []
    if not options["large_map"]:
        rules.append("two_player_map")
    if not options["skip_small_stations"]:
        rules.append("no_skip_towns")
    direct = {
        "original_insolvency": "original_insolvency",
        "simplified_insolvency": "simplified_insolvency",
        "re_enter_hexes": "re_enter_hexes",
        "full_price_unoperated": "non_operated_full_value",
    }
    rules += [theirs for ours, theirs in direct.items() if options[ours]]
    known = {"large_map", "skip_small_stations", "ruleset", *direct}
    others = [name for name, value in options.items() if value is True and name not in known]
    house = {option.name for option in HOUSE_RULES}
    missing = [name for name in others if name not in house and name != "open_treasuries"]
    if missing:
        raise BadRecord(f"18xx.games does not have the option {missing[0]}.")
    assert all(rule in OPTIONS for rule in rules)
    return rules
