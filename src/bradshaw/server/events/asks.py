"""What needs the consent of others at the table."""

from __future__ import annotations

from typing import Any

import msgspec

from bradshaw.core.messages import Text

ASK_UNDO = "undo"
ASK_REPLACE = "replace"


class Ask(msgspec.Struct):
    """A request that needs the consent of others: to take moves back, or to fill an absent player's seat."""

    id: int
    kind: str
    by: int
    text: Text
    needs: list[int]
    yes: list[int]
    no: list[int]
    state: str
    wish: dict[str, Any]
    decides: int | None = None
    """The seat whose consent is enough."""

    @property
    def agreed(self) -> bool:
        """Whether all have agreed, or the one whose word is enough."""
        return self.decides in self.yes or set(self.yes) >= set(self.needs)
