"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bradshaw.core.action import Action
from bradshaw.core.messages import Text
from bradshaw.core.state import State
from bradshaw.core.title import Title


class Bot(Protocol):
    """Chooses for one seat in one game. It never changes the state that it is shown."""

    spec: str

    def choose(self, title: Title[Any], state: State) -> Action:
        """A legal action for the seat that decides now."""

    def reasons(self) -> Sequence[Text]:
        """Why it chose what it chose last, as far as it can say; empty if it cannot."""
