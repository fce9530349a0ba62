"""Whole games of 18xx.games, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bradshaw.core.errors import BadRecord
from bradshaw.core.messages import message
from bradshaw.eighteen.site import games
from bradshaw.eighteen.site.games import Ids
from bradshaw.games.g1860.components import MOST_PLAYERS
from bradshaw.games.g1860.settings import READINGS, THIRD_EDITION, VARIANTS
from bradshaw.games.g1860.site.reading import END_REASONS, OPTIONS, TITLE, Reader
from bradshaw.games.g1860.site.writing import Exporter
from bradshaw.games.g1860.state import Isle


class PublicSite(games.PublicSite[Isle, Reader]):
    """Reads exported games, and writes games that were played by the same house rules."""

    name = TITLE
    most_players = MOST_PLAYERS
    always: Mapping[str, bool | str] = {"large_map": True, "skip_small_stations": True}
    optional_rules = OPTIONS
    end_reasons = END_REASONS

    def rules_for(self, options: Mapping[str, Any]) -> list[str]:
        return _optional_rules(options)

    def seed_of(self, settings: Mapping[str, Any]) -> int:
        """Nothing is dealt at random."""
        return 0

    def reader(self, state: Isle, ids: Ids) -> Reader:
        return Reader(state, ids)

    def exporter(self, reader: Reader) -> Exporter:
        return Exporter(reader.labels, reader.ids)

    def turn(self, state: Isle) -> int:
        return max(1, state.stock_rounds)


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
    asked = [option for option in (*VARIANTS, *THIRD_EDITION) if options[option.name]]
    missing = [option for option in asked if option.name not in {"open_treasuries", *known}]
    if missing:
        raise BadRecord(message("eighteen-site-no-option", option=missing[0].shown))
    declined = [option for option in READINGS if not options[option.name]]
    if declined:
        raise BadRecord(message("g1860-site-always", option=declined[0].shown))
    assert all(rule in OPTIONS for rule in rules)
    return rules
