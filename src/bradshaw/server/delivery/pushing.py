"""Web push: notices that a browser shows also when no page is open (RFC 8030, 8188, 8291, 8292).

The few steps of encryption are written out with `cryptography`; packages that wrap them bring two more HTTP clients.
"""

from __future__ import annotations

import base64
import json
import os
import secrets
from datetime import datetime, timedelta
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import message
from bradshaw.server.clock import Clock
from bradshaw.server.people.people import LONGEST_AGENT
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import Setting, Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY_NAME = "push"
"""The setting that holds the key with which this server signs what it sends to push services."""
MOST_BROWSERS = 20
LASTS = timedelta(hours=12)
"""A push service takes no signature that is good for more than a day."""
KEPT_SECONDS = 24 * 3600
"""For this long a push service keeps a notice for a browser that is not running."""
RECORD = 4096
POINT, SECRET = 65, 16
"""The lengths of a browser's public key and of what it shares with this server."""


class BadSubscription(BradshawError):
    """What no browser sends."""


class Browser(msgspec.Struct, frozen=True):
    """A browser to which notices can be pushed."""

    id: str
    endpoint: str
    key: str
    auth: str


def available() -> bool:
    """Whether this server can push at all."""
    return find_spec("cryptography") is not None


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadSubscription(message("server-bad-subscription")) from None


def new_key() -> str:
    """A private key for the signatures, as it is stored."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    plain = serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain).decode()


def _private(stored: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    key = serialization.load_pem_private_key(stored.encode(), None)
    assert isinstance(key, EllipticCurvePrivateKey)
    return key


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives import serialization

    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(stored: str) -> str:
    """What browsers are told, so that nobody else can push to them."""
    return encoded(_point(_private(stored)))


def authorization(stored: str, endpoint: str, contact: str, moment: datetime) -> str:
    """Says to a push service who sends (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int((moment + LASTS).timestamp()), "sub": contact}
    said = ".".join(encoded(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    key = _private(stored)
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{signature}, k={encoded(_point(key))}"


def encrypt(text: bytes, key: str, auth: str) -> bytes:
    """A notice that only one browser can read (RFC 8291). Raises BadSubscription."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    theirs, shared, salt = decoded(key), decoded(auth), os.urandom(16)
    try:
        reader = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    except ValueError:
        raise BadSubscription(message("server-bad-subscription")) from None
    ours = ec.generate_private_key(ec.SECP256R1())
    point = _point(ours)

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    mixed = derived(ours.exchange(ec.ECDH(), reader), shared, b"WebPush: info\0" + theirs + point, 32)
    content = derived(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(mixed, salt, b"Content-Encoding: nonce\0", 12)
    # One record, and so the last: it ends with 2.
    sealed = AESGCM(content).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


class Browsers:
    """Browsers in the database that show notices."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._key = ""

    async def key(self) -> str:
        """The key of this server: drawn once, and the same for all workers."""
        if not self._key:
            async with self._database.reading() as connection:
                found = await connection.scalar(select(Setting.value).where(Setting.name == KEY_NAME))
            if found is None:
                try:
                    async with self._database.writing() as connection:
                        await connection.execute(insert(Setting).values(name=KEY_NAME, value=new_key()))
                except AlreadyThere:
                    pass
                return await self.key()
            self._key = found
        return self._key

    async def add(self, person: str, endpoint: str, key: str, auth: str, agent: str) -> None:
        """Push to a browser from now on; whoever was known there before is not any more. Raises BadSubscription."""
        if len(decoded(key)) != POINT or len(decoded(auth)) != SECRET:
            raise BadSubscription(message("server-bad-subscription"))
        encrypt(b"", key, auth)
        async with self._database.writing() as connection:
            await connection.execute(delete(Subscription).where(Subscription.endpoint == endpoint))
            await connection.execute(
                insert(Subscription).values(
                    id=secrets.token_hex(16),
                    person=person,
                    endpoint=endpoint,
                    key=key,
                    auth=auth,
                    agent="".join(sign for sign in agent if sign.isprintable())[:LONGEST_AGENT],
                    created=self._clock.now(),
                )
            )
            newest = select(Subscription.id).where(Subscription.person == person).order_by(Subscription.created.desc())
            kept = list(await connection.scalars(newest.limit(MOST_BROWSERS)))
            await connection.execute(
                delete(Subscription).where(Subscription.person == person, Subscription.id.not_in(kept))
            )

    async def remove(self, person: str, endpoint: str) -> None:
        """Push no more to a browser of this person."""
        mine = (Subscription.person == person) & (Subscription.endpoint == endpoint)
        async with self._database.writing() as connection:
            await connection.execute(delete(Subscription).where(mine))

    async def find(self, browser: str) -> Browser | None:
        wanted = select(Subscription.id, Subscription.endpoint, Subscription.key, Subscription.auth)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted.where(Subscription.id == browser))).first()
        return None if row is None else Browser(*row)

    async def forget(self, browser: str) -> None:
        """The push service knows the browser no more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(Subscription).where(Subscription.id == browser))


async def hand_on(connection: AsyncConnection, old: str, new: str | None) -> None:
    """A guest who makes an account keeps the browser."""
    if new is not None:
        await connection.execute(update(Subscription).where(Subscription.person == old).values(person=new))
