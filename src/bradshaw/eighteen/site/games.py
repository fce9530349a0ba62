"""Whole games of 18xx.games, read and written; what each game says for itself is left to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import BadAction, BadRecord, BradshawError, quoted
from bradshaw.core.game import Game
from bradshaw.core.messages import Text, message
from bradshaw.eighteen.rounds.ending import BANK_EMPTY, STALEMATE, TOP_PRICE, Finished
from bradshaw.eighteen.settings import PUBLIC_SITE
from bradshaw.eighteen.site.exports import Move, moves
from bradshaw.eighteen.state import AnyState

if TYPE_CHECKING:
    from bradshaw.core.title import Title

S = TypeVar("S", bound=AnyState)
P = TypeVar("P", bound=AnyState, contravariant=True)

COMMON_END_REASONS: Final = {BANK_EMPTY: "bank", TOP_PRICE: "stock_market", STALEMATE: "manually_ended"}
"""Their words for why a game is over."""
MOST_ACTIONS: Final = 50_000
"""No game there comes near this many actions, taken back ones and chat included."""

NOTHING: Final[Text] = ""

Ids = Sequence[int | str]
"""The players' ids by seat."""


class SiteReader(Protocol[P]):
    """Reads the actions of one game in order."""

    ids: Ids

    def read(self, state: P, action: Mapping[str, Any]) -> Action | None:
        """Our action for one of theirs; None for one that only makes sense with the next. Raises BadAction."""

    def follow(self, before: P, after: P, theirs: Mapping[str, Any], ours: Any) -> None:
        """Take notice of an action that has been played."""


class SiteExporter(Protocol[P]):
    """Writes the actions of one game in order."""

    def write(self, state: P, action: Any) -> Sequence[dict[str, Any]]:
        """Their actions for one of ours, in the position before it. Raises BadRecord if they have none."""


class ImportedGame(msgspec.Struct, frozen=True):
    """A game of 18xx.games as far as its moves are legal."""

    game: Any
    stopped: Text
    """Which action could not be made, and why; empty if all were made."""
    result: Text
    """How the result compares with the one in the file, in a sentence; empty while the game runs in both."""


class Ending(NamedTuple):
    """Why a game is over, in their words, and what everybody is worth, by seat."""

    reason: str
    worths: Sequence[int]


R = TypeVar("R", bound=SiteReader[Any])


class PublicSite(ABC, Generic[S, R]):
    """Reads exported games, and writes games that were played by the same house rules."""

    name: str
    """The title there."""
    most_players: int
    always: Mapping[str, bool | str] = {}
    """Our options for a game without optional rules."""
    optional_rules: Mapping[str, Mapping[str, bool | str]]
    """Our options for each of their optional rules."""
    end_reasons: Mapping[str, str]
    """Their words for why a game is over."""

    def __init__(self, title: Title[S]) -> None:
        self._title = title

    # What is the game's own

    @abstractmethod
    def rules_for(self, options: Mapping[str, Any]) -> list[str]:
        """Their optional rules for our options. Raises BadRecord where they have none."""

    @abstractmethod
    def seed_of(self, settings: Mapping[str, Any]) -> int:
        """Our seed for a game with their settings."""

    @abstractmethod
    def reader(self, state: S, ids: Ids) -> R:
        """A reader for a game from its first action on."""

    @abstractmethod
    def exporter(self, reader: R) -> SiteExporter[S]:
        """An exporter that goes on as the reader follows."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Their number of the turn."""

    # Reading

    def options_for(self, rules: Sequence[str]) -> Mapping[str, bool | str]:
        """Our options for their optional rules. Raises BradshawError."""
        options: dict[str, bool | str] = {"ruleset": PUBLIC_SITE, **self.always}
        for name in rules:
            if name not in self.optional_rules:
                raise BadAction(message("eighteen-site-no-optional-rule", game=self.name, rule=quoted(name)[:40]))
            options |= self.optional_rules[name]
        return options

    def reads(self, data: object) -> bool:
        """Whether this is a game of ours in their format."""
        return isinstance(data, Mapping) and data.get("title") == self.name and "actions" in data

    def load(self, data: object) -> Game[S]:
        """The game as one of ours, every move checked. Raises BadRecord, naming the action that is wrong."""
        game, reader = self.begin(data)
        for _ in self.play(game, reader, self.moves_of(data)):
            pass
        return game

    def load_part(self, data: object) -> ImportedGame:
        """The game up to the first move that is not legal, and its result beside the one in the file."""
        game, reader = self.begin(data)
        counted, stopped = self.moves_of(data), NOTHING
        try:
            for _ in self.play(game, reader, counted):
                pass
        except BadRecord as error:
            if not game.played:
                raise
            stopped = error.whole
        return ImportedGame(game, stopped, NOTHING if stopped else self._compared(game, data))

    def _compared(self, game: Game[S], data: object) -> Text:
        told = data if isinstance(data, Mapping) else {}
        outcome = self._title.outcome(game.state)
        if outcome is None:
            return message("eighteen-site-goes-on") if told.get("status") == "finished" else NOTHING
        result = told.get("result")
        worths = {str(player): worth for player, worth in result.items()} if isinstance(result, Mapping) else {}
        pairs = [
            (name, outcome.scores[seat], worths.get(str(player)))
            for seat, (player, name) in enumerate(self.players_of(told))
        ]
        if any(worth is None for _, _, worth in pairs):
            return message("eighteen-site-no-result")
        differing = tuple(
            message("eighteen-site-other-worth", player=name, worth=here, recorded=_worth(there))
            for name, here, there in pairs
            if here != there
        )
        if differing:
            return message("eighteen-site-other-result", differing=differing)
        worths_told = tuple(message("core-standing", player=name, worth=here) for name, here, _ in pairs)
        return message("eighteen-site-same-result", players=worths_told)

    def begin(self, data: object) -> tuple[Game[S], R]:
        """The game before its first move."""
        if not isinstance(data, Mapping) or not self.reads(data):
            title = data.get("title") if isinstance(data, Mapping) else None
            raise BadRecord(message("eighteen-site-other-game", game=self.name, title=quoted(title)))
        names = [name for _, name in self.players_of(data)]
        settings = data.get("settings")
        if not isinstance(settings, Mapping):
            settings = {}
        rules = settings.get("optional_rules")
        if rules is None:
            rules = []
        if not isinstance(rules, Sequence) or isinstance(rules, str):
            raise BadRecord(message("eighteen-site-rules-list"))
        if not all(isinstance(rule, str) for rule in rules):
            raise BadRecord(message("eighteen-site-rules-names"))
        try:
            game = Game(self._title, names, self.seed_of(settings), self.options_for(rules))
        except BradshawError as error:
            raise BadRecord(message("eighteen-site-set-up", problem=error.whole)) from None
        return game, self.reader(game.state, [one for one, _ in self.players_of(data)])

    def players_of(self, data: Mapping[str, Any]) -> list[tuple[int | str, str]]:
        """Id and name of each player by seat."""
        players = data.get("players")
        if not isinstance(players, Sequence) or isinstance(players, str) or not 1 < len(players) <= self.most_players:
            raise BadRecord(message("eighteen-site-no-players"))
        found: list[tuple[int | str, str]] = []
        for player in players:
            if not isinstance(player, Mapping) or not isinstance(player.get("id"), int | str):
                raise BadRecord(message("eighteen-site-no-player-id"))
            name = str(player.get("name") or f"Player {len(found) + 1}")
            taken = {known for _, known in found}
            found.append((player["id"], name if name not in taken else f"{name} {len(found) + 1}"))
        if len({str(one) for one, _ in found}) != len(found):
            raise BadRecord(message("eighteen-site-same-id"))
        return found

    def moves_of(self, data: object) -> list[Move]:
        """The moves that count."""
        actions = data.get("actions") if isinstance(data, Mapping) else None
        if not isinstance(actions, Sequence) or isinstance(actions, str):
            raise BadRecord(message("eighteen-site-actions-list"))
        if len(actions) > MOST_ACTIONS:
            raise BadRecord(message("eighteen-site-too-many-actions", count=len(actions)))
        return moves(actions)

    def play(self, game: Game[S], reader: R, played: Sequence[Move]) -> Iterator[Move]:
        """Make the moves one after the other; each is yielded once it is made."""
        for move in played:
            before = game.state
            try:
                action = reader.read(before, move.action)
                if action is not None:
                    game.play(action)
                    reader.follow(before, game.state, move.action, action)
            except (BradshawError, KeyError, ValueError, StopIteration, IndexError, TypeError) as error:
                misfit = message("eighteen-site-misfit", problem=quoted(error))
                problem = error.whole if isinstance(error, BradshawError) else misfit
                raise BadRecord(message("eighteen-site-action", number=move.number, problem=problem)) from None
            yield move

    # Writing

    def ending(self, state: S) -> Ending | None:
        """None while the game runs."""
        over, outcome = state.frames[-1], self._title.outcome(state)
        if not isinstance(over, Finished) or outcome is None:
            return None
        return Ending(self.end_reasons[over.reason], outcome.scores)

    def save(self, game: Game[S]) -> dict[str, Any]:
        """The game in their format. Raises BadRecord if it was not played by their house rules."""
        if game.options["ruleset"] != PUBLIC_SITE:
            raise BadRecord(message("eighteen-site-own-house-rules", ruleset=PUBLIC_SITE))
        rules = self.rules_for(game.options)
        ids = range(1, len(game.players) + 1)
        begun = game.at(0)
        reader = self.reader(begun.state, ids)
        exporter = self.exporter(reader)
        actions: list[dict[str, Any]] = []
        for played in game.played:
            before = begun.state.copy()
            written = exporter.write(before, played.action)
            begun.redo()
            reader.follow(before, begun.state, written[-1], played.action)
            actions += [{"id": number} | one for number, one in enumerate(written, start=len(actions) + 1)]
        ending = self.ending(game.state)
        saved: dict[str, Any] = {
            "id": 0,
            "description": "",
            "players": [{"id": ids[seat], "name": name} for seat, name in enumerate(game.players)],
            "min_players": len(ids),
            "max_players": len(ids),
            "title": self.name,
            "settings": {"seed": game.seed, "optional_rules": rules},
            "status": "active" if ending is None else "finished",
            "turn": self.turn(game.state),
            "actions": actions,
            "result": {},
            "loaded": True,
        }
        if ending is not None:
            saved["result"] = {str(ids[seat]): worth for seat, worth in enumerate(ending.worths)}
            saved["game_end_reason"] = ending.reason
        return saved


def _worth(recorded: object) -> int | str:
    """What a file says that somebody is worth, fit for a message."""
    return recorded if type(recorded) is int else quoted(recorded)
