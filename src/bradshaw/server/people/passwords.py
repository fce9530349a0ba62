"""Passwords and other secrets: what is stored of them, and whether one is right."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bradshaw.core.messages import message
from bradshaw.server.names import BadPerson

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
_HASHER = PasswordHasher()
HASHING_NICENESS = 10


def _step_back() -> None:
    """Hashing keeps a whole processor busy: others go first."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + HASHING_NICENESS)


# A hash takes 64 MB for a moment: two at a time, and never in the event loop.
_HASHING = ThreadPoolExecutor(2, thread_name_prefix="password", initializer=_step_back)


def clean_password(password: str) -> str:
    """The password, independent of how a keyboard composes letters. Raises BadPerson."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadPerson(message("server-bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD))
    return _composed(password)


def hashed_token(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot log in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


async def hashed_password(password: str) -> str:
    """What is stored of a password."""
    return await asyncio.get_running_loop().run_in_executor(_HASHING, _HASHER.hash, _composed(password))


async def is_right(stored: str | None, password: str) -> bool:
    """Check a password. Without a stored one it takes as long, and fails."""
    return await asyncio.get_running_loop().run_in_executor(_HASHING, _matches, stored, password)


def is_outdated(stored: str) -> bool:
    """Whether a password is stored in a way that is not the strongest any more."""
    return _HASHER.check_needs_rehash(stored)


def _composed(password: str) -> str:
    return unicodedata.normalize("NFC", password)


@cache
def _nobodys_hash() -> str:
    return _HASHER.hash(secrets.token_hex(16))


def _matches(stored: str | None, password: str) -> bool:
    nobodys = _nobodys_hash()
    try:
        return _HASHER.verify(stored or nobodys, _composed(password)) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
