"""Shunting Yard, as it is registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.encoding import Encoding
from bradshaw.core.log import Entry
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.outcome import Outcome, richest, standings
from bradshaw.core.rulebook import Rulebook
from bradshaw.core.title import Title
from bradshaw.core.view import Board, Cell, Column, Row, Style, Table, View
from shunting_yard.encoding import encoding
from shunting_yard.rules import CLEARED, MOST_WAGONS, SIDINGS, Over, Take, Turn, Yard

FEWEST_WAGONS = 4
TRACK = "track"
STYLES = (Style(TRACK, "", message("yard-terrain-track"), "#c9c2b2"),)


class ShuntingYard(Title[Yard]):
    """Empty the sidings, three wagons at a time."""

    id = "yard"
    name = "Shunting Yard"
    designer = "The Bradshaw authors"
    players = range(2, 5)
    rules_version = 1
    words = ("shunting_yard",)
    web = "shunting_yard"
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "sidings",
            message("yard-option-sidings.text"),
            3,
            "yard.setup.sidings",
            low=2,
            high=len(SIDINGS),
            label=message("yard-option-sidings"),
        ),
    )
    action_type: ClassVar[Any] = Take
    longest_game = 50

    def __init__(self) -> None:
        self.rulebook = Rulebook.of(__package__)

    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> Yard:
        first = chance.below(players)
        sidings = [FEWEST_WAGONS + chance.below(4) for _ in range(int(options["sidings"]))]
        return Yard(frames=[Turn(first)], cash=[0] * (1 + players), players=players, sidings=sidings)

    def outcome(self, state: Yard) -> Outcome | None:
        over = isinstance(state.frames[-1], Over)
        return richest(message("yard-end-empty"), state.cash[1:]) if over else None

    def totals(self, state: Yard) -> Mapping[str, int]:
        return {"money": sum(state.cash)}

    def tell(self, entry: Entry, players: Sequence[str]) -> Text:
        facts = entry.facts
        if entry.kind == "over":
            return message("yard-log-over", standings=standings(facts["scores"], players))
        player = players[entry.actor]
        if entry.kind == "cleared":
            return message("yard-log-cleared", player=player, siding=facts["siding"], amount=facts["amount"])
        return message("yard-log-take", player=player, siding=facts["siding"], count=facts["wagons"])

    def describe(self, state: Yard, action: Action) -> Text:
        assert isinstance(action, Take)
        cleared = state.wagons(action.siding) == action.wagons
        price = action.wagons + CLEARED * cleared
        return message("yard-choice-take", siding=action.siding, count=action.wagons, price=price, cleared=cleared)

    def name_of(self, action: Action) -> Text:
        assert isinstance(action, Take)
        return message("yard-action-take", siding=action.siding, count=action.wagons)

    def headline(self, state: Yard, players: Sequence[str]) -> Message:
        frame = state.frames[-1]
        if isinstance(frame, Over):
            return message("yard-log-over", standings=standings(state.cash[1:], players))
        return message("yard-question-take", player=players[frame.actor(state)])

    def view(self, state: Yard, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
        hint = message("yard-hint-take", most=MOST_WAGONS, cleared=CLEARED)
        cells = tuple(
            Cell(siding, column, 0, column % 2 == 1, TRACK, str(wagons), open=bool(wagons))
            for column, (siding, wagons) in enumerate(zip(SIDINGS, state.sidings, strict=False))
        )
        return View(self.headline(state, players), hint, Board(cells), self._tables(state, players), STYLES)

    def _tables(self, state: Yard, players: Sequence[str]) -> tuple[Table, ...]:
        actor = state.frames[-1].actor(state)
        people = tuple(
            Row((player, money(state.cash[1 + seat])), marked=seat == actor) for seat, player in enumerate(players)
        )
        sidings = tuple(Row((siding, str(left))) for siding, left in zip(SIDINGS, state.sidings, strict=False))
        player, cash = Column(message("yard-column-player")), Column(message("yard-column-cash"), right=True)
        siding, wagons = Column(message("yard-column-siding")), Column(message("yard-column-wagons"), right=True)
        return (
            Table(message("yard-table-players"), (player, cash), people),
            Table(message("yard-table-sidings"), (siding, wagons), sidings),
        )

    def position(self, state: Yard, hidden: Set[str] = frozenset()) -> Mapping[str, Any]:
        return {"sidings": dict(zip(SIDINGS, state.sidings, strict=False))}

    def spot(self, action: Action) -> str:
        assert isinstance(action, Take)
        return f"hex:{action.siding}"

    def encoding(self) -> Encoding[Yard]:
        return encoding()

    def evaluate(self, state: Yard) -> Sequence[float]:
        return [float(money) for money in state.cash[1:]]


TITLE = ShuntingYard()
