"""Signatures: proof that the server itself has issued a value, such as a cookie or a link in a mail."""

from __future__ import annotations

import hmac
from functools import lru_cache

LONGEST_KEPT = 100
"""Of values whose signatures are kept: cookies, which come with every request."""


def signature(secret: bytes, purpose: str, value: str) -> str:
    """Proves that the server itself has issued a value, for this purpose and no other."""
    return (_kept if len(value) <= LONGEST_KEPT else _made)(secret, purpose, value)


def _made(secret: bytes, purpose: str, value: str) -> str:
    return hmac.digest(secret, f"{purpose}:{value}".encode(), "sha256").hex()


_kept = lru_cache(maxsize=4096)(_made)


def signed(secret: bytes, purpose: str, value: str) -> str:
    """The value with its signature, fit for a cookie."""
    return f"{value}.{signature(secret, purpose, value)}"


def unsigned(secret: bytes, purpose: str, text: str | None) -> str | None:
    """The value of a signed text, or None if it was forged."""
    value, _, given = (text or "").partition(".")
    proof = signature(secret, purpose, value)
    return value if value and hmac.compare_digest(proof.encode(), given.encode()) else None
