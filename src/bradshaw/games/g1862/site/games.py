"""Whole games of 18xx.games, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bradshaw.core.errors import BadRecord
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.eighteen.site import games
from bradshaw.eighteen.site.games import Ids
from bradshaw.games.g1862.components import MOST_PLAYERS
from bradshaw.games.g1862.settings import LONG, SHORT, VARIANTS
from bradshaw.games.g1862.site.reading import END_REASONS, OPTIONS, TITLE, Reader
from bradshaw.games.g1862.site.writing import Exporter
from bradshaw.games.g1862.state import Counties


class PublicSite(games.PublicSite[Counties, Reader]):
    """Reads exported games, and writes games that were played by the same house rules."""

    name = TITLE
    most_players = MOST_PLAYERS
    optional_rules = OPTIONS
    end_reasons = END_REASONS

    def rules_for(self, options: Mapping[str, Any]) -> list[str]:
        """Their optional rules for our options. Raises BadRecord where they have none."""
        for option in VARIANTS:
            if option.name not in ("length", "eight_markers") and options[option.name] != option.default:
                raise BadRecord(message("eighteen-site-no-option", option=option.shown))
        rules = {SHORT: ["short_length"], LONG: ["long_length"]}.get(options["length"], [])
        return [*rules, "eight_tokens"] if options["eight_markers"] else rules

    def save(self, game: Game[Counties]) -> dict[str, Any]:
        if game.state.settings.solo:
            raise BadRecord(message("g1862-site-solo"))
        return super().save(game)

    def seed_of(self, settings: Mapping[str, Any]) -> int:
        """Companies and permits are dealt from the same seed."""
        seed = settings.get("seed")
        if type(seed) is not int:
            raise BadRecord(message("g1862-site-no-seed"))
        return seed

    def reader(self, state: Counties, ids: Ids) -> Reader:
        return Reader(state, ids)

    def exporter(self, reader: Reader) -> Exporter:
        return Exporter(reader.labels, reader.ids)

    def turn(self, state: Counties) -> int:
        return state.turn
