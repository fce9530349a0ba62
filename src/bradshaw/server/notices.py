"""Notices that leave the server: a webhook when it is somebody's turn, and mail with a link to set a password."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import socket
import ssl
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from email.message import EmailMessage
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import Message, Text, message
from bradshaw.server.address import read_ip
from bradshaw.server.limits import Bucket
from bradshaw.server.live import ONLINE, LiveGame
from bradshaw.server.people import RESET_LASTS, PeopleStore
from bradshaw.server.settings import Settings
from bradshaw.words import say

LONGEST_ADDRESS = 500
WEBHOOK_EXAMPLE = "https://example.org/hook"
PATIENCE_SECONDS = 5.0
MAIL_PATIENCE_SECONDS = 15.0
LARGEST_ANSWER = 4096
"""Bytes of an answer that are read at most; what is in them does not matter."""
QUEUE = 1000
SENDERS = 4
MOST_REMEMBERED = 10_000
TURNS_PER_SECOND, TURNS_AT_ONCE = 0.2, 10.0
"""A webhook is called no more often than this, however fast a game goes."""
COMMON_PORTS = frozenset({80, 443})
FIRST_FREE_PORT = 1024
"""Below it, other services than web servers listen."""
MAIL_WITH_TLS = 465

# IPv6 networks behind which IPv4 addresses hide: each could lead to a private one.
_TRANSLATING = tuple(ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"))

log = logging.getLogger("bradshaw.notices")


class BadWebhook(BradshawError):
    """An address to which the server does not send anything."""


class Target(msgspec.Struct, frozen=True):
    """A webhook whose name has been looked up: what is connected to is the address that was checked."""

    url: str
    host: str
    """The name, for the certificate."""
    named: str
    """The name with the port, as the Host header has it."""


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the open internet and not to this machine or its neighbours."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.scope_id or address.is_site_local:
            return False
        if any(isinstance(network, IPv6Network) and address in network for network in _TRANSLATING):
            return False
    return address.is_global and not (
        address.is_multicast
        or address.is_reserved
        or address.is_unspecified
        or address.is_loopback
        or address.is_link_local
        or address.is_private
    )


def check_webhook(url: str, allow_private: bool) -> str:
    """The address of a webhook as it is kept. Raises BadWebhook. Its name is looked up again for every notice."""
    parts = _read(url.strip())
    found = read_ip(parts.hostname or "")
    if found is not None and not allow_private and not is_public(found):
        raise BadWebhook(message("server-webhook-private"))
    return parts.geturl()


def _read(url: str) -> SplitResult:
    wrong = BadWebhook(message("server-webhook-address", example=WEBHOOK_EXAMPLE))
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url or len(url) > LONGEST_ADDRESS:
        raise wrong
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise wrong
    if parts.username is not None or parts.password is not None:
        raise BadWebhook(message("server-webhook-user"))
    if port is not None and port not in COMMON_PORTS and port < FIRST_FREE_PORT:
        raise BadWebhook(
            message("server-webhook-port", ports=tuple(map(str, sorted(COMMON_PORTS))), least=str(FIRST_FREE_PORT))
        )
    return parts


def choose_target(url: str, found: list[str], allow_private: bool) -> Target:
    """The address to connect to. All addresses of the name must be public, or there is no telling which is used."""
    parts = _read(url)
    addresses = [read_ip(one) for one in found]
    if not addresses or not all(one is not None and (allow_private or is_public(one)) for one in addresses):
        raise BadWebhook(message("server-webhook-nowhere"))
    first = addresses[0]
    host = parts.hostname or ""
    shown = f"[{first}]" if isinstance(first, IPv6Address) else str(first)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    named = parts.netloc
    return Target(parts._replace(netloc=f"{shown}:{port}", fragment="").geturl(), host, named)


class Notices:
    """Sends in the background: nobody who plays waits for it, and what fails is logged and forgotten."""

    def __init__(self, settings: Settings, people: PeopleStore) -> None:
        self._settings = settings
        self._people = people
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(QUEUE)
        self._senders: list[asyncio.Task[None]] = []
        # Looking up names and sending mail block: they get threads of their own.
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="notices")
        self._waiting: OrderedDict[str, frozenset[str]] = OrderedDict()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._client = httpx.AsyncClient(
            verify=httpx.create_ssl_context(trust_env=False),
            trust_env=False,
            follow_redirects=False,
            timeout=PATIENCE_SECONDS,
            # A connection is good for the name that it was checked for, and no other.
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self.dropped = 0

    @property
    def waiting(self) -> int:
        """Notices that no sender has taken yet."""
        return self._queue.qsize()

    async def start(self) -> None:
        self._senders = [asyncio.create_task(self._send()) for _ in range(SENDERS)]

    async def stop(self) -> None:
        """Stop at once; what has not been sent is not sent."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        await self._client.aclose()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # What there is to tell

    def look(self, live: LiveGame) -> None:
        """The game has changed: tell those whose turn has come and who are not there to see it."""
        if live.head.mode != ONLINE or live.version != live.sequence:
            return
        places = (live.places[seat] for seat in live.actors)
        on_turn = frozenset(place.person for place in places if place.person is not None)
        before = self._waiting.pop(live.head.id, frozenset())
        self._waiting[live.head.id] = on_turn
        if len(self._waiting) > MOST_REMEMBERED:
            self._waiting.popitem(last=False)
        number = live.running.number
        mover = live.places[live.movers[number - 1]].person if number else live.head.host
        for person in on_turn - before - live.here - {mover}:
            self._tell(person, live, "turn", message("server-notice-turn"))

    def tell_replaced(self, person: str, live: LiveGame, text: Text) -> None:
        """Somebody else plays in this person's seat from now on."""
        self._tell(person, live, "replaced", text)

    def tell_returned(self, person: str, live: LiveGame, text: Text) -> None:
        """The one for whom this person has played is back."""
        self._tell(person, live, "returned", text)

    def _tell(self, person: str, live: LiveGame, kind: str, words: Text) -> None:
        moment = asyncio.get_running_loop().time()
        bucket = self._buckets.pop(person, None) or Bucket(TURNS_AT_ONCE, moment)
        self._buckets[person] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if bucket.take(1.0, TURNS_PER_SECOND, TURNS_AT_ONCE, moment):
            self.dropped += 1
            return
        game, number = live.head.id, live.running.number
        title = live.title.name
        link = f"{self._settings.public_url.rstrip('/')}/play/{game}" if self._settings.public_url else ""
        body = {"kind": kind, "game": game, "title": title, "number": number, "url": link}
        told = message("server-notice", game=title, text=words, link=link or None)
        self._add(lambda: self._call_webhook(person, body, told))

    def mail_reset(self, name: str) -> None:
        """Send a link to whoever has this name and a mail address. That there is nobody is not told."""
        if self._settings.mail_host:
            self._add(lambda: self._mail_reset(name))

    def _add(self, job: Callable[[], Awaitable[None]]) -> None:
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            self.dropped += 1
            log.warning("too many notices", extra={"waiting": self._queue.qsize()})

    async def _send(self) -> None:
        while True:
            job = await self._queue.get()
            try:
                await job()
            except (BradshawError, OSError, TimeoutError, httpx.HTTPError, smtplib.SMTPException, ValueError) as error:
                self.dropped += 1
                log.warning("notice not sent", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            except Exception:
                self.dropped += 1
                log.exception("notice failed")
            finally:
                self._queue.task_done()

    async def settled(self) -> None:
        """Wait until everything that was to be sent has been tried."""
        await self._queue.join()

    # Webhooks

    async def _call_webhook(self, person: str, body: dict[str, Any], told: Message) -> None:
        profile = await self._people.profile(person)
        if profile.contacts.webhook is None:
            return
        text = say(told, profile.language)
        # Chat services show what they find as `text` or as `content`.
        await self.post(profile.contacts.webhook, msgspec.json.encode(body | {"text": text, "content": text}))

    async def post(self, webhook: str, body: bytes) -> None:
        """Post to a webhook. No redirect is followed, and no proxy of the environment is used."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            target = await self._resolve(webhook)
            headers = {
                "Host": target.named,
                "Content-Type": "application/json",
                "User-Agent": "Bradshaw",
                "Accept-Encoding": "identity",
            }
            async with self._client.stream(
                "POST", target.url, content=body, headers=headers, extensions={"sni_hostname": target.host}
            ) as answer:
                await _read_little(answer)
        log.info("webhook called", extra={"host": target.host, "status": answer.status_code})

    async def _resolve(self, webhook: str) -> Target:
        parts = _read(webhook)
        port = parts.port or 0
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _look_up, parts.hostname or "", port)
        return choose_target(webhook, found, self._settings.webhook_private)

    # Mail

    async def _mail_reset(self, name: str) -> None:
        profile = await self._people.profile_of_name(name)
        if profile.contacts.mail is None:
            return
        token = await self._people.issue_reset(name)
        link = f"{self._settings.public_url.rstrip('/')}/reset/{token}"
        hours = RESET_LASTS // timedelta(hours=1)
        mail = EmailMessage()
        mail["Subject"] = say(message("server-mail-reset-subject"), profile.language)
        mail["From"] = self._settings.mail_from
        mail["To"] = profile.contacts.mail
        mail.set_content(say(message("server-mail-reset", link=link, hours=hours), profile.language) + "\n")
        await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, mail)
        log.info("mail sent")

    def _deliver(self, mail: EmailMessage) -> None:
        settings = self._settings
        kind = smtplib.SMTP_SSL if settings.mail_port == MAIL_WITH_TLS else smtplib.SMTP
        with kind(settings.mail_host, settings.mail_port, timeout=MAIL_PATIENCE_SECONDS) as server:
            if kind is smtplib.SMTP:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                    server.ehlo()
            if settings.mail_user:
                server.login(settings.mail_user, settings.mail_password)
            server.send_message(mail)


def _look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


async def _read_little(answer: httpx.Response) -> None:
    read = 0
    async for piece in answer.aiter_raw(1024):
        read += len(piece)
        if read >= LARGEST_ANSWER:
            return
