"""Web push: what a browser can read and nobody else, who has signed it, and browsers that are gone."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bradshaw.server.delivery import pushing
from bradshaw.server.delivery.pushing import BadSubscription, decoded, encoded
from bradshaw.server.storage.tables import Delivery, Subscription

from .serving import Browser, Served, plain_settings, serving
from .tables import online
from .test_notices import Hook, running

__all__ = ["running"]

pytest.importorskip("cryptography", reason="cryptography is not installed")
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


class Reader:
    """A browser: it has a key of its own, and reads what is sealed for it as RFC 8291 has it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(*POINT)
        self.secret = b"0123456789abcdef"
        self.key, self.auth = encoded(self.point), encoded(self.secret)

    def read(self, body: bytes) -> bytes:
        salt, length, point, sealed = body[:16], body[20], body[21:86], body[86:]
        assert length == len(point)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\0" + self.point + point
        mixed = HKDF(hashes.SHA256(), 32, self.secret, info).derive(self.private.exchange(ec.ECDH(), sender))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(mixed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(mixed)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return text[:-1]


def test_only_the_browser_reads_what_is_sealed_for_it():
    reader = Reader()
    body = pushing.encrypt(b"Du bist dran.", reader.key, reader.auth)
    assert reader.read(body) == b"Du bist dran."
    assert pushing.encrypt(b"", reader.key, reader.auth) != pushing.encrypt(b"", reader.key, reader.auth)
    with pytest.raises(InvalidTag):
        Reader().read(body)


@pytest.mark.parametrize("key", ["", "AAAA", encoded(b"\4" + b"\1" * 64), "no key at all!"])
def test_what_is_no_key_is_refused(key: str):
    with pytest.raises(BadSubscription):
        pushing.encrypt(b"", key, encoded(b"0" * 16))


def test_push_services_can_tell_who_has_sent_it():
    stored, moment = pushing.new_key(), datetime(2026, 3, 1, tzinfo=UTC)
    header = pushing.authorization(stored, "https://push.example.org:8443/send/1?x=2", "mailto:a@example.org", moment)
    kind, token, key = header.replace("t=", "").replace("k=", "").replace(",", "").split()
    assert (kind, key) == ("vapid", pushing.public_key(stored))
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head))["alg"] == "ES256"
    said = json.loads(decoded(claims))
    assert (said["aud"], said["sub"]) == ("https://push.example.org:8443", "mailto:a@example.org")
    assert 0 < said["exp"] - moment.timestamp() <= 24 * 3600
    raw = decoded(signature)
    proof = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(proof, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.fixture
def pushed(tmp_path: Path, running: Any) -> Iterator[tuple[Served, Hook, Reader, list[Browser], str]]:
    """A table of three of whom Ben lets his browser be told by a push service."""
    hook, reader = running(Hook()), Reader()
    hook.status = 201
    with serving(plain_settings(tmp_path, webhook_private=True, public_url="http://bradshaw.example")) as served:
        trio = [served.browser() for _ in range(3)]
        game = online(*trio)
        served.run(served.state.notices.settled())
        endpoint = f"http://127.0.0.1:{hook.port}/send/ben"
        assert trio[1].get("/api/push").json()["key"] == trio[0].get("/api/push").json()["key"]
        wish = {"endpoint": endpoint, "key": reader.key, "auth": reader.auth}
        assert trio[1].put("/api/me/push", wish).status_code == 204
        yield served, hook, reader, trio, game


def chat(served: Served, browser: Browser, game: str, text: str) -> None:
    assert browser.post(f"/api/games/{game}/chat", {"text": text}).status_code == 201
    served.run(served.state.notices.settled())


def test_a_browser_is_told_once_and_in_its_language(pushed: tuple[Served, Hook, Reader, list[Browser], str]):
    served, hook, reader, trio, game = pushed
    assert trio[1].put("/api/me/language", {"language": "de"}).status_code == 204
    chat(served, trio[0], game, "Na, Ben?")
    served.run(served.state.notices.settled())
    [(path, headers, body)] = hook.received
    assert path == "/send/ben"
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", str(24 * 3600))
    assert headers["Authorization"].startswith("vapid t=")
    told = json.loads(reader.read(body))
    assert told == {
        "title": "Emu Bay Railway Company",
        "body": "Ada im Chat: „Na, Ben?“",
        "url": f"/play/{game}",
        "tag": game,
    }


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_and_its_owner_told(
    pushed: tuple[Served, Hook, Reader, list[Browser], str], status: int
):
    served, hook, _, trio, game = pushed
    hook.status = status
    chat(served, trio[0], game, "Ben?")
    assert served.execute(select(Subscription.id)) == []
    newest = trio[1].get("/api/me/inbox").json()[0]
    assert newest["kind"] == "trouble"
    assert "one of your browsers" in newest["text"]
    chat(served, trio[0], game, "Ben!")
    assert len(hook.received) == 1


def test_a_push_service_that_is_busy_is_asked_again(pushed: tuple[Served, Hook, Reader, list[Browser], str]):
    served, hook, _, trio, game = pushed
    hook.status = 429
    chat(served, trio[0], game, "Ben?")
    hook.status = 201
    served.later(minutes=2)
    served.run(served.state.notices.settled())
    assert len(hook.received) == 2
    assert [state for (state,) in served.execute(select(Delivery.state))] == ["sent"]


def test_somebody_who_ends_it_is_told_no_more_and_nobody_else_can_end_it(
    pushed: tuple[Served, Hook, Reader, list[Browser], str],
):
    served, hook, _, trio, game = pushed
    end = {"endpoint": f"http://127.0.0.1:{hook.port}/send/ben"}
    assert trio[2].delete("/api/me/push", end).status_code == 204
    assert len(served.execute(select(Subscription.id))) == 1
    assert trio[1].delete("/api/me/push", end).status_code == 204
    chat(served, trio[0], game, "Ben?")
    assert hook.received == []


def test_a_guest_who_makes_an_account_keeps_the_browser(pushed: tuple[Served, Hook, Reader, list[Browser], str]):
    served, hook, _, trio, game = pushed
    trio[1].register("Ben with a browser")
    chat(served, trio[0], game, "Ben?")
    assert len(hook.received) == 1


def test_no_browser_has_an_address_within_the_house(tmp_path: Path):
    reader = Reader()
    with serving(plain_settings(tmp_path)) as served:
        browser = served.browser().register("Ada")
        wish = {"endpoint": "http://127.0.0.1:8080/", "key": reader.key, "auth": reader.auth}
        assert "open internet" in browser.put("/api/me/push", wish).json()["error"]
        wish["endpoint"] = "https://push.example.org/"
        assert browser.put("/api/me/push", wish | {"key": "AAAA"}).status_code == 400
