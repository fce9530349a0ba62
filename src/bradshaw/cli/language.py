"""The language of the terminal: as the option says, or the environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.words import LANGUAGES, speak

OPTION = "--language"
VARIABLE = "BRADSHAW_LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of these the first that is set counts, as for other programs."""


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Speak the language that is wished; the arguments without that wish. Raises BadUsage."""
    rest = list(arguments)
    place = next((number for number, one in enumerate(rest) if one.partition("=")[0] == OPTION), None)
    if place is None:
        wished = environment.get(VARIABLE)
        speak(_of_locale(environment) if wished is None else _checked(wished, VARIABLE))
        return rest
    name, equals, wished = rest.pop(place).partition("=")
    if not equals:
        wished = rest.pop(place) if place < len(rest) else ""
    speak(_checked(wished, name))
    return rest


def _checked(language: str, where: str) -> str:
    if language not in LANGUAGES:
        raise BadUsage(message("cli-error-language", where=where, languages=LANGUAGES, language=quoted(language)[:20]))
    return language


def _of_locale(environment: Mapping[str, str]) -> str:
    """That of a locale such as de_AT.UTF-8; English where it is none of ours."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    language = locale.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
