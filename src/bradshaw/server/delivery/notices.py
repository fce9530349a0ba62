"""Notices that leave the server, by webhook and by mail: sent from the outbox, tried again, given up in the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
import socket
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import InitVar, dataclass
from datetime import timedelta
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_network
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import msgspec

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import message
from bradshaw.server.clock import Clock
from bradshaw.server.delivery import pushing
from bradshaw.server.delivery.mailing import Mailing, Refused
from bradshaw.server.delivery.pushing import Browsers
from bradshaw.server.http.address import read_ip
from bradshaw.server.http.limits import Bucket
from bradshaw.server.notices.outbox import Outbox, Parcel
from bradshaw.server.notices.telling import RESET, TURN, WARNING
from bradshaw.server.notices.wishes import MAIL, PUSH
from bradshaw.server.people.people import RESET_LASTS, PeopleStore, Profile
from bradshaw.server.settings import Settings
from bradshaw.server.work.persevering import Background
from bradshaw.words import say

if TYPE_CHECKING:
    import httpx

LONGEST_ADDRESS = 500
WEBHOOK_EXAMPLE = "https://example.org/hook"
PATIENCE_SECONDS = 5.0
LARGEST_ANSWER = 4096
"""Bytes of an answer that are read at most; what is in them does not matter."""
SENDERS = 4
LOOK_SECONDS = 1.0
"""How often it is looked for what has come due. After every move would cost a quarter of the move."""
STOP_SECONDS = 20.0
PASSING = frozenset({408, 425, 429})
"""Answers of a webhook after which it is worth trying again, as after all from 500 on."""
GONE = frozenset({404, 410})
"""Answers of a push service that does not know the browser any more."""
LONGEST_REASON = 150
JSON_BODY = {"Content-Type": "application/json"}
MOST_REMEMBERED = 10_000
TURNS_PER_SECOND, TURNS_AT_ONCE = 0.2, 10.0
"""A webhook is called no more often than this, however fast a game goes."""
COMMON_PORTS = frozenset({80, 443})
FIRST_FREE_PORT = 1024
"""Below it, other services than web servers listen."""

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


class Failed(Exception):
    """A notice could not be sent. `passing`: it may be possible later."""

    def __init__(self, reason: str, passing: bool) -> None:
        super().__init__(reason)
        self.passing = passing


@dataclass(eq=False)
class Notices:
    """Sends in the background what the outbox holds: nobody who plays waits for it."""

    settings: Settings
    people: PeopleStore
    outbox: Outbox
    browsers: Browsers
    clock: Clock
    secret: InitVar[bytes]

    def __post_init__(self, secret: bytes) -> None:
        self._mailing = Mailing(self.settings, secret)
        self._background = Background()
        self._news = asyncio.Event()
        self._stopping = False
        self._sending = asyncio.Lock()
        # Looking up names and sending mail block: they get threads of their own.
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="notices")
        self._slots = asyncio.Semaphore(SENDERS)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._client: httpx.AsyncClient | None = None
        self._making = asyncio.Lock()
        self.sent = 0
        self.failures = 0
        """Tries that failed."""
        self.dropped = 0
        """Notices given up, or kept back because they came too fast."""

    async def start(self) -> None:
        self._background.start(self._keep_sending())

    async def stop(self) -> None:
        """Finish what is being sent, so that nobody is told twice; the rest is sent after the next start."""
        self._stopping = True
        self._news.set()
        await self._background.stop(STOP_SECONDS)
        if self._client is not None:
            await self._client.aclose()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def mail_reset(self, name: str) -> None:
        """Send a link to whoever has this name and a mail address. That there is nobody is not told."""
        if self.settings.mail_host:
            await self.outbox.add_reset(name, message("server-mail-reset-subject"))
            self._news.set()

    async def _keep_sending(self) -> None:
        """Whatever happens, sending goes on."""
        while not self._stopping:
            try:
                await self.settled()
            except Exception as error:
                log.warning("sending later", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)
            self._news.clear()

    async def settled(self) -> None:
        """Send everything that is due now."""
        async with self._sending:
            # Mostly there is nothing, and to read that keeps nobody from writing.
            if not await self.outbox.has_work():
                return
            while await self.outbox.route():
                pass
            while not self._stopping and (parcels := await self.outbox.take()):
                mails: dict[str, list[Parcel]] = {}
                jobs = []
                for parcel in parcels:
                    if parcel.channel == MAIL and parcel.kind != RESET:
                        mails.setdefault(parcel.person, []).append(parcel)
                    else:
                        jobs.append([parcel])
                await asyncio.gather(*(self._send(one) for one in (*jobs, *mails.values())))

    async def _send(self, parcels: list[Parcel]) -> None:
        """Send parcels that go together, and note what became of them."""
        async with self._slots:
            try:
                await self._carry(parcels)
            except Failed as error:
                await self._note_failure(parcels, str(error), error.passing)
            except (BradshawError, OSError, TimeoutError, smtplib.SMTPException, ValueError) as error:
                await self._note_failure(parcels, f"{type(error).__name__}: {error}", passing=True)
            except Exception as error:
                log.exception("notice failed")
                await self._note_failure(parcels, f"{type(error).__name__}: {error}", passing=False)
            else:
                self.sent += len(parcels)
                await self.outbox.sent(parcels)

    async def _note_failure(self, parcels: list[Parcel], problem: str, passing: bool) -> None:
        self.failures += 1
        given_up = await self.outbox.failed(parcels, problem, passing)
        first = parcels[0]
        log.warning(
            "notice not sent", extra={"channel": first.channel, "error": problem[:300], "given_up": bool(given_up)}
        )
        self.dropped += len(given_up)
        if given_up and first.kind != RESET:
            text = message("server-trouble", channel=first.channel, reason=problem[:LONGEST_REASON])
            # Once for each way and day: whoever is told ten times reads none of it.
            day = self.clock.now().toordinal()
            await self.outbox.add_trouble(first.person, first.channel, day, text)

    async def _carry(self, parcels: list[Parcel]) -> None:
        [first, *_] = parcels
        profile = await self.people.profile(first.person)
        if first.channel == MAIL:
            await self._mail(parcels, profile)
        elif first.channel == PUSH:
            await self._push(first, profile)
        else:
            await self._call_webhook(first, profile)

    # Webhooks

    async def _call_webhook(self, parcel: Parcel, profile: Profile) -> None:
        if profile.contacts.webhook is None:
            return
        if self._too_fast(parcel.person):
            raise Failed("too many notices at once", passing=False)
        link = self._mailing.link(parcel.game)
        body = {"kind": parcel.kind, "game": parcel.game, "title": parcel.title, "number": parcel.number, "url": link}
        told = message("server-notice", game=parcel.title, text=parcel.text, link=link or None)
        text = say(told, profile.language)
        # Chat services show what they find as `text` or as `content`. The id tells a second try from a second notice.
        whole = body | {"id": parcel.notice, "text": text, "content": text}
        status = await self.post(profile.contacts.webhook, msgspec.json.encode(whole))
        if not 200 <= status < 300:
            raise Failed(f"HTTP {status}", passing=status in PASSING or status >= 500)

    def _too_fast(self, person: str) -> bool:
        moment = asyncio.get_running_loop().time()
        bucket = self._buckets.pop(person, None) or Bucket(TURNS_AT_ONCE, moment)
        self._buckets[person] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bool(bucket.take(1.0, TURNS_PER_SECOND, TURNS_AT_ONCE, moment))

    async def post(self, webhook: str, body: bytes, given: Mapping[str, str] = JSON_BODY) -> int:
        """Post to a webhook; the status of the answer. No redirect is followed, no proxy of the environment used."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            target = await self._resolve(webhook)
            headers = {"Host": target.named, "User-Agent": "Bradshaw", "Accept-Encoding": "identity", **given}
            client = await self._ask_with()
            import httpx

            try:
                async with client.stream(
                    "POST", target.url, content=body, headers=headers, extensions={"sni_hostname": target.host}
                ) as answer:
                    await _read_little(answer)
            except httpx.HTTPError as error:
                raise Failed(f"{type(error).__name__}: {error}", passing=True) from error
        log.info("notice posted", extra={"host": target.host, "status": answer.status_code})
        return answer.status_code

    async def _ask_with(self) -> httpx.AsyncClient:
        """Made in a thread when there is first something to post: at every start it would take a fifth of a second."""
        async with self._making:
            if self._client is None:
                self._client = await asyncio.get_running_loop().run_in_executor(self._threads, _new_client)
            return self._client

    async def _resolve(self, webhook: str) -> Target:
        parts = _read(webhook)
        port = parts.port or 0
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _look_up, parts.hostname or "", port)
        return choose_target(webhook, found, self.settings.webhook_private)

    # Browsers

    async def _push(self, parcel: Parcel, profile: Profile) -> None:
        browser = await self.browsers.find(parcel.target)
        if browser is None:
            # The person has ended it meanwhile.
            return
        told = {
            "title": parcel.title,
            "body": say(parcel.text, profile.language),
            "url": f"/play/{parcel.game}" if parcel.game is not None else "/notices",
            "tag": parcel.game or str(parcel.notice),
        }
        contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.settings.public_url
        key = await self.browsers.key()
        headers = {
            "TTL": str(pushing.KEPT_SECONDS),
            "Urgency": "high" if parcel.kind in (TURN, WARNING) else "normal",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": pushing.authorization(key, browser.endpoint, contact, self.clock.now()),
        }
        if parcel.kind == TURN and parcel.game is not None:
            # Of several turns in one game a browser that was away shows the last.
            headers["Topic"] = f"turn-{parcel.game}"
        body = pushing.encrypt(msgspec.json.encode(told), browser.key, browser.auth)
        status = await self.post(browser.endpoint, body, headers)
        if status in GONE:
            await self.browsers.forget(browser.id)
        if not 200 <= status < 300:
            raise Failed(f"HTTP {status}", passing=status in PASSING or status >= 500)

    # Mail

    async def _mail(self, parcels: list[Parcel], profile: Profile) -> None:
        address, first = profile.contacts.mail, parcels[0]
        if address is None:
            return
        if not self.settings.mail_host:
            raise Failed("this server sends no mail", passing=False)
        if first.kind == RESET:
            token = await self.people.issue_reset_for(first.person)
            hours = RESET_LASTS // timedelta(hours=1)
            mail = self._mailing.reset(token, hours, address, profile.language, self.clock.now())
        else:
            mail = self._mailing.digest(parcels, address, first.person, profile.language, self.clock.now())
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._mailing.deliver, mail)
        except Refused as error:
            if error.address:
                await self.outbox.mail_comes_back(first.person, str(error))
            raise Failed(str(error), error.passing) from None
        log.info("mail sent")


def _look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def _new_client() -> httpx.AsyncClient:
    import httpx

    return httpx.AsyncClient(
        verify=httpx.create_ssl_context(trust_env=False),
        trust_env=False,
        follow_redirects=False,
        timeout=PATIENCE_SECONDS,
        # A connection is good for the name that it was checked for, and no other.
        limits=httpx.Limits(max_keepalive_connections=0),
    )


async def _read_little(answer: httpx.Response) -> None:
    read = 0
    async for piece in answer.aiter_raw(1024):
        read += len(piece)
        if read >= LARGEST_ANSWER:
            return
