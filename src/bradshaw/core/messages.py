"""Messages: what is to be said, as an id and typed facts. Sentences are made from them at the edge, per reader.

The engine and the server never write a sentence. They say *what*: `message("eighteen-costs-more", price=90, money=40)`.
`bradshaw.words` turns that into English, French or German; the client does the same from the same catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

import msgspec

Fact = Any
"""A number, a name, yes or no, None, another message, or several of these; `say` in `bradshaw.words` knows them all."""


class Message(msgspec.Struct, frozen=True):
    """The id of an entry of the catalogues, and the facts that its sentence names.

    A fact is an integer (an amount, a count), a string (a proper name or label that no language changes), True or
    False, None for "there is none", a message within the message, or a tuple of such facts for an enumeration.
    """

    say: str
    facts: Mapping[str, Fact] = {}

    def __str__(self) -> str:
        """In the program's own language, which is English unless a terminal asks for another; where no words are
        installed the id and the facts, `eighteen-costs-more(price=90, money=40)`."""
        return _said(self)

    def __hash__(self) -> int:
        return hash((self.say, tuple(self.facts.items())))


Text = str | Message
"""Something to be shown: a proper name or a figure as it is, or a message."""


def message(say: str, /, **facts: Fact) -> Message:
    """A message by its id, with its facts by name."""
    return Message(say, facts)


def _said(message: Message) -> str:
    try:
        # The engine does not need words, so it does not import them; errors and reports of a whole program have them.
        say: Callable[[Message], str] = import_module("bradshaw.words").say
    except ImportError:
        return f"{message.say}({', '.join(f'{name}={fact}' for name, fact in message.facts.items())})"
    return say(message)


def money(amount: int) -> Message:
    """A sum of money, such as £120 or −£5."""
    return Message("money", {"amount": amount}) if amount >= 0 else Message("money-negative", {"amount": -amount})


def sentences(parts: Iterable[Text]) -> Message:
    """Several sentences one after the other."""
    return Message("sentences", {"parts": tuple(parts)})


def read_text(data: Any) -> Text:
    """A text from its JSON; one that is a text already stays as it is."""
    return (
        data
        if isinstance(data, str | Message)
        else Message(data["say"], {name: _read(fact) for name, fact in data["facts"].items()})
    )


def is_message(data: Any) -> bool:
    """Whether JSON is that of a message."""
    return isinstance(data, dict) and data.keys() == {"say", "facts"}


def _read(data: Any) -> Fact:
    if isinstance(data, list | tuple):
        return tuple(_read(one) for one in data)
    return read_text(data) if is_message(data) else data


_STORED = '{"say":'


def stored(text: Text) -> str:
    """A text as one line for a file or a database: a message as JSON, anything else as it is."""
    return text if isinstance(text, str) else msgspec.json.encode(text).decode()


def read_stored(line: str) -> Text:
    """A text as `stored` wrote it."""
    return read_text(msgspec.json.decode(line)) if line.startswith(_STORED) else line
