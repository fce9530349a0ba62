"""The errors that a caller may cause. Each says what is wrong in words that a player understands."""

from __future__ import annotations

from bradshaw.core.messages import Text, message
from bradshaw.core.refusal import Refusal

LONGEST_QUOTE = 200


def quoted(text: object) -> str:
    """Words from outside, fit for a message: one line without control characters, and not too long."""
    words = str(text)
    if len(words) > LONGEST_QUOTE:
        words = words[:LONGEST_QUOTE] + "…"
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape", "surrogatepass").decode() for sign in words
    )


class BradshawError(Exception):
    """The base of every error that is the caller's and not the program's. `text` says what is wrong, for people."""

    def __init__(self, text: Text = "") -> None:
        super().__init__(text)
        self.text = text

    @property
    def whole(self) -> Text:
        """All that there is to say, for an error that contains this one."""
        return self.text

    def __str__(self) -> str:
        return str(self.whole)


class IllegalAction(BradshawError):
    """An action that the rules refuse; the game is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal

    @property
    def whole(self) -> Text:
        return message("core-refusal-with-rule", text=self.text, rule=self.refusal.rule)

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        """Exceptions are rebuilt from their message, which would lose the refusal on the way between processes."""
        return type(self), (self.refusal,)


class BadAction(BradshawError):
    """Data that is no action of the game at all."""


class BadOption(BradshawError):
    """An option that the game does not have, or a value that it cannot take."""


class BadPlayers(BradshawError):
    """A wrong number of players, or names that cannot be told apart."""


class BadRecord(BradshawError):
    """A record that is truncated, edited, foreign or from a newer version; the message says where."""


class BadPosition(BradshawError):
    """A position that cannot occur, or that is described wrongly."""


class NoSuchGame(BradshawError):
    """A game that is not installed."""


class UnknownRules(BradshawError):
    """A version of a game's rules that this program does not have."""


class NothingToUndo(BradshawError):
    """The game stands at its beginning, or, for redo, at its newest action."""


class NotEnoughMoney(RuntimeError):
    """A payment above the payer's cash: a defect of the rules code, never of the caller."""
