"""Names and addresses of people: which there can be, and when two are the same."""

from __future__ import annotations

import re
import unicodedata

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import message

LONGEST_NAME = 40
LONGEST_FOLDED_NAME = 160
LONGEST_MAIL = 254
SHOWN_ID = 12
"""Digits of a guest's id that the host reads in lists."""

_MAIL = re.compile(r"[^@\s,;<>\"()\[\]\\:]+@[^@\s,;<>\"()\[\]\\:.]+(\.[^@\s,;<>\"()\[\]\\:.]+)*", re.ASCII)
# Letters by name, blank to the eye: with them two names could look the same.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadPerson(BradshawError):
    """A name, password or address that nobody can have."""


def called(person: str, name: str | None) -> str:
    """How the host reads somebody in lists."""
    return name or f"guest {person[:SHOWN_ID]}"


def clean_name(name: str) -> str:
    """The name as it is shown. Raises BadPerson."""
    clean = unicodedata.normalize("NFC", name.strip())
    if not 1 <= len(clean) <= LONGEST_NAME or not clean.isprintable() or not _BLANK.isdisjoint(clean):
        raise BadPerson(message("server-bad-name", most=LONGEST_NAME))
    if not 1 <= len(folded(clean)) <= LONGEST_FOLDED_NAME:
        raise BadPerson(message("server-name-too-long"))
    return clean


def folded(name: str) -> str:
    """The name by which accounts are told apart: without regard to case, width and the number of spaces."""
    once = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", once).split())


def searched(name: str) -> str:
    """What to look for; nothing is found where no account can have the name."""
    try:
        return folded(clean_name(name))
    except BadPerson:
        return ""


def clean_mail(mail: str) -> str:
    """A mail address. Raises BadPerson."""
    clean = mail.strip()
    if len(clean) > LONGEST_MAIL or not clean.isprintable() or not _MAIL.fullmatch(clean):
        raise BadPerson(message("server-bad-mail"))
    return clean
