"""Heap after its rules were corrected once: a title with two rules versions.

Version 2 reads the rulebook otherwise (a tip is at most half of one's money), has one option more (what a stone is
worth), and one less (turns always go to the left).
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bradshaw.core.chance import Chance
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.versions import Decision
from tests.core.heap import Heap, HeapSettings, HeapState

_STONES, _TIPS, _TURNS = Heap.options


class CorrectedSettings(HeapSettings, frozen=True):
    half_tips: bool = False
    value: int = 1


class CorrectedState(HeapState):
    settings: CorrectedSettings

    def worth(self, stones: int) -> int:
        return stones * self.settings.value

    def most_tip(self, seat: int) -> int:
        return self.cash[1 + seat] // 2 if self.settings.half_tips else self.cash[1 + seat]


class CorrectedHeap(Heap):
    rules_version = 2
    decisions = (Decision("half_tips", 2, "heap.tip.even", "A tip is at most half of what the player has."),)
    options = (
        _STONES,
        _TIPS,
        msgspec.structs.replace(_TURNS, until=1),
        Option("value", "How many pounds a stone is worth.", 1, "heap.take.paid", low=1, high=3, since=2),
    )

    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> CorrectedState:
        first = super().setup(players, options, chance)
        settings = CorrectedSettings(
            tips=first.settings.tips,
            step=first.settings.step,
            half_tips=bool(options["half_tips"]),
            value=int(options["value"]),
        )
        return CorrectedState(first.frames, first.cash, players, settings, first.stones, first.odd)

    def totals(self, state: HeapState) -> Mapping[str, int]:
        return {"money": sum(state.cash), "heap and purses": state.worth(state.stones) + sum(state.cash[1:])}


TITLE = CorrectedHeap()
