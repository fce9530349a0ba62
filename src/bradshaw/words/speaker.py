"""Makes sentences of messages in one language, with Project Fluent.

Numbers are grouped by the habits of the language and have a true minus sign; lists are joined by its "and". Catalogues
may use seven functions of ours: MONEY($amount), SIGNED($gain) for "+3" or "−3", LIST($names, type: "or"), in
English A($train) for "an 8F" or "a 2F", in French DE($company) for "d’IOW" or "de FYN", QUE($company) for "qu’IOW" or
"que FYN", and MOMENT($until) for a moment in ISO 8601, said in UTC. The client has the same (`web/speaker.js`), so that
both make the same sentences; but it knows the zone of its reader, and says moments in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from threading import RLock
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from bradshaw.core.messages import Fact, Message, Text, money
from bradshaw.words.catalogue import LANGUAGES, entries

MINUS: Final = "\u2212"
LARGEST_NUMBER: Final = 10**18
"""Beyond it nothing is counted: such a number is somebody's mistake, and quoted as he wrote it."""
_LOCALES: Final = {"en": "en_GB"}
"""Where the habits of one country are meant: "A, B and C" without a comma before the "and"."""
_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
_SIGNS: Final = {"unit": ", ", "comma": ", ", "semicolon": "; ", "dash": " – ", "space": " "}
_FRENCH_SIGNS: Final = _SIGNS | {"semicolon": "\u202f; "}
_BEGINS_WITH_A_FRENCH_VOWEL: Final = re.compile("[aàâäæeéèêëiîïoôöœuùûü]", re.IGNORECASE)
_BEGINS_WITH_A_VOWEL: Final = re.compile(
    r"8|11(?!\d)|18(?!\d)|[AEFHILMNORSX](?![a-z])|(?!one\b|uni|Uni|use|Euro)[aeiouAEIO]"
)
"""As it is read aloud: an 8F train, an F train, an express; but a 2F train, a unit."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*[.({}]|\{\s*(-[a-z][\w-]*)")


class _Negative(FluentType):
    """A number below 0, written with a minus sign instead of a hyphen. Of selectors it takes the default."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __int__(self) -> int:
        return self.number

    def format(self, locale: Locale) -> str:
        return MINUS + FluentInt(-self.number).format(locale)


class _Enumeration(FluentType):
    """Several things; they are joined by "and" unless the catalogue says otherwise."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return self.joined(locale, "and")

    def joined(self, locale: Locale, style: str) -> str:
        signs = _FRENCH_SIGNS if locale.language == "fr" else _SIGNS
        if style in signs:
            return signs[style].join(self.items)
        return format_list(self.items, style=_STYLES[style], locale=locale)


class Speaker:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        locale = _LOCALES.get(language, language)
        self._locale = Locale.parse(locale)
        self._entries = entries(language)
        functions: dict[str, Any] = {
            "A": _article,
            "DE": self._of,
            "LIST": self._list,
            "MOMENT": _moment,
            "MONEY": self._money,
            "QUE": self._that,
            "SIGNED": self._signed,
        }
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        self._known: set[str] = set()
        self._begun: set[str] = set()
        # Threads may need the same entry for the first time at once.
        self._loading = RLock()
        # The same names, sides and sums stand in sentence after sentence, and the same sentences in view after view.
        self._said = lru_cache(maxsize=8192)(self._say_anew)

    def say(self, text: Text) -> str:
        """A message as a sentence; a proper name stays as it is."""
        if isinstance(text, str):
            return text
        try:
            return self._said(text, tuple(map(type, text.facts.values())))
        except TypeError:
            # Facts that were read from somewhere may be lists.
            return self._format(text.say, text.facts)

    def _say_anew(self, text: Message, kinds: tuple[type, ...]) -> str:
        """`kinds`: those of its facts, for 1 and True are said differently, yet equal."""
        return self._format(text.say, text.facts)

    def _format(self, name: str, facts: Mapping[str, Fact]) -> str:
        entry, _, attribute = name.partition(".")
        if not self._load(entry):
            if self.language == LANGUAGES[0]:
                raise KeyError(f"No catalogue has the message {entry!r}.")
            return speaker(LANGUAGES[0])._format(name, facts)
        found = self._bundle.get_message(entry)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(f"The message {entry!r} has attributes only.")
        said, errors = self._bundle.format_pattern(pattern, {key: self._fact(fact) for key, fact in facts.items()})
        if errors:
            raise ValueError(f"The {self.language} words of {name!r} do not fit its facts: {errors[0]}")
        return str(said)

    def _load(self, name: str) -> bool:
        """Parse an entry and those that it refers to, once. An entry is known when all of it can be said."""
        if name in self._known:
            return True
        entry = self._entries.get(name)
        if entry is None:
            return False
        with self._loading:
            if name not in self._begun:
                # Entries may refer to each other.
                self._begun.add(name)
                for message_name, term in _REFERENCE.findall(entry):
                    self._load(message_name or term)
                self._bundle.add_resource(FluentResource(entry))
                self._known.add(name)
        return True

    def _fact(self, fact: Fact) -> Any:
        """A fact as Fluent takes it."""
        match fact:
            case bool():
                return "true" if fact else "false"
            case None:
                return "none"
            case int() if abs(fact) >= LARGEST_NUMBER:
                return f"{str(fact)[:20]}…"
            case int() if fact < 0:
                return _Negative(fact)
            case Message():
                return self.say(fact)
            case tuple() | list():
                return _Enumeration([self._item(one) for one in fact])
            case _:
                return fact

    def _item(self, fact: Fact) -> str:
        """A fact as part of an enumeration."""
        return self._format("number", {"number": fact}) if isinstance(fact, int) else self.say(fact)

    def _list(self, items: Any, type: str = "and") -> Any:
        return items.joined(self._locale, str(type)) if isinstance(items, _Enumeration) else items

    def _of(self, words: Any) -> str:
        """D’Ada, de Ben, d’IOW et FYN."""
        return self._elided("d", words)

    def _that(self, words: Any) -> str:
        """Qu’Ada, que Ben."""
        return self._elided("qu", words)

    def _elided(self, little: str, words: Any) -> str:
        told = words.format(self._locale) if isinstance(words, _Enumeration) else str(words)
        return f"{little}{'’' if _BEGINS_WITH_A_FRENCH_VOWEL.match(told) else 'e '}{told}"

    def _money(self, amount: Any) -> str:
        return self.say(money(int(amount)) if not isinstance(amount, str) else Message("money", {"amount": amount}))

    def _signed(self, gain: Any) -> str:
        return f"{'+' if int(gain) >= 0 else MINUS}{FluentInt(abs(int(gain))).format(self._locale)}"


def _article(words: Any) -> str:
    """An 8F, or a 2F."""
    return f"{'an' if _BEGINS_WITH_A_VOWEL.match(str(words)) else 'a'} {words}"


def _moment(when: Any) -> str:
    """What is no moment stays as it is."""
    try:
        return spelled_moment(datetime.fromisoformat(str(when)))
    except ValueError:
        return str(when)


def spelled_moment(moment: datetime) -> str:
    """A moment as it is said where the zone of the reader is not known."""
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language, one of LANGUAGES."""
    return Speaker(language)
