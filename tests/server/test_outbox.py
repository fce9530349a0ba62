"""Notices on their way: each once, none lost, tried again and given up; mail against a real SMTP server."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bradshaw.core.chance import Chance
from bradshaw.server.host.office import Office
from bradshaw.server.notices import outbox
from bradshaw.server.notices.wishes import Wishes
from bradshaw.server.settings import Settings
from bradshaw.server.storage.tables import Delivery, NoticeRow

from .serving import PASSWORD, Browser, Served, plain_settings, serving, serving_at
from .tables import move, on_turn, view
from .test_notices import Hook, running

__all__ = ["running"]

pytest.importorskip("aiosmtpd", reason="aiosmtpd, the mail server of the tests, is not installed")
from aiosmtpd.controller import Controller

NAMES = ("Ada", "Ben", "Cleo")
HERE = "http://bradshaw.example"


class Post:
    """A mail server that keeps what it takes, and refuses as it is told."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.refusing: dict[str, str] = {}
        """What it says to recipients, by address."""
        self.after_data = ""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port, ready_timeout=60)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address in self.refusing:
            return self.refusing[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.after_data:
            return self.after_data
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails += [(address, mail) for address in envelope.rcpt_tos]
        return "250 OK"

    def close(self) -> None:
        if self.controller.loop.is_running():
            self.controller.stop()

    def take(self) -> list[tuple[str, EmailMessage]]:
        taken, self.mails = self.mails, []
        return taken


@pytest.fixture
def post() -> Iterator[Post]:
    made = Post()
    made.controller.start()
    yield made
    made.close()


def mailing(folder: Path, port: int, **given: Any) -> Settings:
    wish = {"mail_host": "127.0.0.1", "mail_port": port, "mail_from": "post@bradshaw.example"}
    return plain_settings(folder, public_url=HERE, webhook_private=True, **(wish | given))


class Club:
    """Three members with mail addresses, who want to be told of everything by mail."""

    def __init__(self, served: Served, members: dict[str, Browser] | None = None) -> None:
        self.served = served
        self.members = members or {}
        for name in NAMES if members is None else ():
            browser = self.members[name] = served.browser().register(name)
            wish = {"mail": f"{name.lower()}@example.org", "password": PASSWORD}
            assert browser.put("/api/me/notices", wish).status_code == 200
            self.wish(name)

    def wish(self, name: str, **given: Any) -> None:
        kinds = ["turn", "asked", "answered", "began", "ended", "named", "warning"]
        assert self.members[name].put("/api/me/wishes", {"mail": kinds} | given).status_code == 204

    def game(self, **wish: Any) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = self.members["Ada"].make_game(mode="online", seats=seats, listed=True, **wish)["id"]
        for name in NAMES[1:]:
            assert self.members[name].post(f"/api/games/{made}/join", {}).status_code == 201
        assert self.members["Ada"].post(f"/api/games/{made}/start", {}).status_code == 201
        game: str = made
        return game

    def pass_time(self, **span: float) -> None:
        """Let time pass, and what has come due be sent."""
        self.served.later(**span)
        self.served.run(self.served.state.notices.settled())

    def on_turn(self, game: str) -> str:
        browser, _ = on_turn(list(self.members.values()), game)
        return next(name for name, one in self.members.items() if one is browser)

    def move(self, game: str) -> None:
        mover = self.members[self.on_turn(game)]
        assert move(mover, view(mover, game), Chance(1)).status_code == 201

    def states(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for (state,) in self.served.execute(select(Delivery.state)):
            found[state] = found.get(state, 0) + 1
        return found


@pytest.fixture
def club(tmp_path: Path, post: Post) -> Iterator[Club]:
    with serving(mailing(tmp_path, post.port)) as served:
        yield Club(served)


def test_one_mail_tells_everything_and_has_what_mail_programs_need(club: Club, post: Post):
    games = [club.game(seed=seed) for seed in (3, 3, 4)]
    club.pass_time(minutes=1)
    assert post.take() == [], "what follows soon goes into the same mail"
    club.pass_time(minutes=2)
    mails = dict(post.take())
    assert len(mails) == len({*mails}) >= 2
    for address, mail in mails.items():
        body = mail.get_content()
        assert all(f"{HERE}/play/{game}" in body for game in games), address
        assert mail["Subject"] == "Bradshaw: 3 notices"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["Message-ID"].endswith("@bradshaw.example>")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert re.fullmatch(rf"<{HERE}/api/unsubscribe/\S+>", mail["List-Unsubscribe"])
    club.pass_time(hours=5)
    assert post.take() == [], "never twice"


def test_a_turn_that_was_played_before_the_mail_went_out_is_not_mailed(club: Club, post: Post):
    game = club.game()
    club.pass_time(minutes=5)
    post.take()
    before = club.on_turn(game)
    while club.on_turn(game) == before:
        club.move(game)
    while (late := club.on_turn(game)) != before:
        club.move(game)
    club.pass_time(minutes=5)
    assert {address for address, _ in post.take()} <= {f"{late.lower()}@example.org"}


def test_asking_answering_and_chat_that_names_somebody_are_told(club: Club, post: Post):
    game = club.game()
    club.pass_time(minutes=5)
    post.take()
    mover = club.on_turn(game)
    while club.on_turn(game) == mover:
        club.move(game)
    asks, others = club.members[mover], [name for name in NAMES if name != mover]
    club.move(game)
    undone = asks.post(f"/api/games/{game}/undo", {"after": view(asks, game)["version"]})
    number = undone.json()["ask"]["id"]
    club.members[others[0]].post(f"/api/games/{game}/chat", {"text": f"well, {others[1].upper()}, what now?"})
    club.members[others[0]].post(f"/api/games/{game}/chat", {"text": f"{others[1]}ine is another word"})
    club.pass_time(minutes=5)
    mails = dict(post.take())
    assert all("You are asked" in mails[f"{name.lower()}@example.org"].get_content() for name in others)
    named = mails[f"{others[1].lower()}@example.org"].get_content()
    assert named.count("in the chat") == 1
    club.members[others[0]].post(f"/api/games/{game}/asks/{number}/answer", {"yes": False})
    club.pass_time(minutes=5)
    assert f"{others[0]} does not agree" in dict(post.take())[f"{mover.lower()}@example.org"].get_content()


def test_a_refused_address_is_told_to_its_owner_and_mailed_no_more(club: Club, post: Post):
    post.refusing["ben@example.org"] = "550 5.1.1 No such mailbox here"
    game = club.game()
    club.pass_time(minutes=5)
    club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben?"})
    club.pass_time(minutes=5)
    ben = club.members["Ben"]
    assert "550 5.1.1 No such mailbox here" in ben.get("/api/me").json()["mail_trouble"]
    told = [one["text"] for one in ben.get("/api/me/inbox").json() if one["kind"] == "trouble"]
    assert len(told) == 1
    assert "No such mailbox" in told[0]
    # A new address, or the same once more, is tried again.
    post.refusing.clear()
    assert ben.put("/api/me/notices", {"mail": "ben@example.net", "password": PASSWORD}).status_code == 200
    assert ben.get("/api/me").json()["mail_trouble"] is None
    club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben!"})
    club.pass_time(minutes=5)
    assert "ben@example.net" in dict(post.take())


@pytest.mark.parametrize("trouble", ["rcpt", "data", "down"])
def test_what_fails_for_now_is_tried_again_after_pauses_and_given_up_in_the_end(club: Club, post: Post, trouble: str):
    game = club.game()
    club.pass_time(minutes=5)
    post.take()
    if trouble == "rcpt":
        post.refusing["ben@example.org"] = "451 4.3.0 Greylisted, try again"
    elif trouble == "data":
        post.after_data = "452 4.2.2 Mailbox full"
    else:
        post.close()
    club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben?"})
    club.pass_time(minutes=3)
    tries = [club.served.state.notices.failures]
    for pause in outbox.PAUSES:
        club.pass_time(seconds=pause.total_seconds() - 20)
        assert club.served.state.notices.failures == tries[-1], "not before its time"
        club.pass_time(seconds=40)
        tries.append(club.served.state.notices.failures)
    assert tries == list(range(tries[0], tries[0] + len(outbox.PAUSES) + 1))
    club.pass_time(days=3)
    assert club.served.state.notices.failures == tries[-1], "given up"
    assert club.states().get("waiting", 0) == 0
    told = [one for one in club.members["Ben"].get("/api/me/inbox").json() if one["kind"] == "trouble"]
    assert len(told) == 1
    assert club.members["Ben"].get("/api/me").json()["mail_trouble"] is None, "the address may be good"


def test_after_a_while_the_mail_comes_when_the_trouble_passes(club: Club, post: Post):
    game = club.game()
    club.pass_time(minutes=5)
    post.take()
    post.after_data = "452 4.2.2 Mailbox full"
    club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben?"})
    club.pass_time(minutes=3)
    post.after_data = ""
    club.pass_time(minutes=2)
    assert [address for address, _ in post.take()] == ["ben@example.org"]
    club.pass_time(days=1)
    assert post.take() == []


def test_one_click_ends_all_mail_without_a_login(club: Club, post: Post):
    game = club.game()
    club.pass_time(minutes=5)
    address, mail = next(one for one in post.take() if one[0] != "ada@example.org")
    path = mail["List-Unsubscribe"].strip("<>").removeprefix(HERE)
    stranger = club.served.browser().http
    form = {"List-Unsubscribe": "One-Click"}
    forged = path[:-4] + "0000"
    assert stranger.post(forged, data=form).status_code == 404
    assert stranger.get(path).status_code == 405, "whoever only looks ends nothing"
    assert stranger.post(path, data=form).status_code == 204
    assert stranger.post(path, data=form).status_code == 204, "twice does no harm"
    name = address.partition("@")[0].capitalize()
    assert club.members[name].get("/api/me").json()["wishes"]["mail"] == []
    club.members["Ada"].post(f"/api/games/{game}/chat", {"text": " ".join(NAMES)})
    club.pass_time(minutes=5)
    assert address not in dict(post.take())


def test_quiet_hours_digests_and_quiet_games_are_kept(club: Club, post: Post):
    game = club.game()
    club.pass_time(minutes=5)
    post.take()
    now = datetime.now(UTC) + club.served.state.clock.shift
    club.wish("Ben", quiet=[now.hour, (now.hour + 3) % 24])
    club.wish("Cleo", digest=300)
    ada = club.members["Ada"]
    for text in ("Ben and Cleo?", "Ben! Cleo!"):
        ada.post(f"/api/games/{game}/chat", {"text": text})
        club.pass_time(minutes=5)
    assert post.take() == []
    club.pass_time(hours=3)
    [(address, mail)] = post.take()
    assert (address, mail["Subject"]) == ("ben@example.org", "Bradshaw: 2 notices")
    club.pass_time(hours=2)
    [(address, mail)] = post.take()
    assert (address, mail["Subject"]) == ("cleo@example.org", "Bradshaw: 2 notices")
    assert club.members["Ben"].put(f"/api/games/{game}/quiet", {"quiet": True}).status_code == 204
    club.pass_time(hours=8)
    ada.post(f"/api/games/{game}/chat", {"text": "Ben? Cleo?"})
    club.pass_time(hours=8)
    assert {address for address, _ in post.take()} == {"cleo@example.org"}
    assert club.members["Ben"].get(f"/api/games/{game}/quiet").json() == {"quiet": True}
    assert club.members["Ben"].get("/api/me/inbox").json()[0]["kind"] == "named", "in the page it stands all the same"


def test_notices_in_the_page_are_seen_once(club: Club):
    club.game()
    told = [(name, club.members[name].get("/api/me").json()["unseen"]) for name in NAMES]
    assert sum(count for _, count in told) >= 2
    name = next(name for name, count in told if count)
    browser = club.members[name]
    newest = browser.get("/api/me/inbox").json()[0]
    assert newest["title"] == "Emu Bay Railway Company"
    assert browser.post("/api/me/inbox/seen", {"newest": newest["id"]}).status_code == 204
    assert browser.get("/api/me").json()["unseen"] == 0


def test_a_warning_is_told_once_before_time_runs_out(club: Club, post: Post):
    game = club.game(timing={"kind": "move", "hours": 24})
    late = club.on_turn(game)
    club.pass_time(hours=1)
    post.take()
    club.served.later(hours=18)
    for _ in range(3):
        club.served.run(club.served.state.timekeeper.tick())
        club.pass_time(minutes=5)
    [(address, mail)] = post.take()
    assert address == f"{late.lower()}@example.org"
    assert "Your time runs out in" in mail.get_content()


def test_webhooks_are_tried_again_and_told_the_same_id(tmp_path: Path, post: Post, running: Any):
    hook = running(Hook())
    with serving(mailing(tmp_path, post.port)) as served:
        club = Club(served)
        for name in NAMES:
            club.wish(name, mail=[])
        url = f"http://127.0.0.1:{hook.port}/"
        assert club.members["Ben"].put("/api/me/notices", {"webhook": url}).status_code == 200
        game = club.game()
        club.pass_time(seconds=1)
        hook.received.clear()
        hook.status = 503
        club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben?"})
        club.pass_time(seconds=1)
        hook.status = 200
        club.pass_time(minutes=2)
        bodies = [json.loads(body) for _, _, body in hook.received]
        assert [body["kind"] for body in bodies] == ["named", "named"]
        assert bodies[0]["id"] == bodies[1]["id"]
        hook.status = 410
        club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben!"})
        club.pass_time(seconds=1)
        club.pass_time(days=2)
        assert len(hook.received) == 3, "gone is gone"
        assert "HTTP 410" in club.members["Ben"].get("/api/me/inbox").json()[0]["text"]


# Whatever happens to the server


def test_nothing_is_lost_or_told_twice_by_a_restart(tmp_path: Path, post: Post):
    settings = mailing(tmp_path, post.port)
    with serving(settings) as first:
        club = Club(first)
        club.game()
        told = len(first.execute(select(NoticeRow.id)))
        assert told >= 2
    assert post.take() == []
    shift = timedelta(minutes=10)
    for _ in range(3):
        with serving_at(settings, shift) as served:
            served.run(served.state.notices.settled())
        shift += timedelta(hours=1)
    lines = [line for _, mail in post.take() for line in mail.get_content().splitlines() if "/play/" in line]
    assert len(lines) == told


def test_of_two_workers_one_sends(postgres_url: str, tmp_path: Path, post: Post):
    settings = mailing(tmp_path, post.port, database=postgres_url)
    with serving(settings) as first, serving(settings) as second:
        club = Club(first)
        for seed in range(4):
            club.game(seed=seed)
        # Where all of it goes is decided before any of it is due.
        first.run(first.state.notices.settled())
        for one in (first, second):
            one.later(minutes=5)
        sending = [asyncio.run_coroutine_threadsafe(one.state.notices.settled(), one.loop) for one in (first, second)]
        for one in sending:
            one.result(60)
        club.pass_time(hours=1)
        second.later(hours=1)
        second.run(second.state.notices.settled())
        mails = post.take()
        assert len(mails) == len(dict(mails)), "one mail for each person"
        lines = [line for _, mail in mails for line in mail.get_content().splitlines() if "/play/" in line]
        states = club.states()
        assert states.get("waiting", 0) == 0
        assert len(lines) == states["sent"]


def test_wishes_wait_for_the_end_of_the_night():
    wishes = Wishes(quiet=(22, 8), zone="Europe/Paris")
    night = datetime(2026, 7, 1, 23, 30, tzinfo=UTC)
    assert wishes.when("push", night, None) == datetime(2026, 7, 2, 6, 0, tzinfo=UTC)
    assert wishes.when("push", night.replace(hour=12), None) == night.replace(hour=12)


RETURNED = """From: MAILER-DAEMON@example.org
To: post@bradshaw.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

It could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; Ben@Example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such mailbox

Final-Recipient: rfc822; cleo@example.org
Action: delayed
Status: 4.2.2

--b--
"""


def test_a_mail_that_comes_back_later_ends_mail_to_its_address_alone(club: Club, post: Post):
    game = club.game()
    club.pass_time(minutes=5)
    post.take()
    office = Office(club.served.state.settings.database_url)

    async def take() -> list[str]:
        try:
            return [*await office.take_bounce(RETURNED.encode()), *await office.take_bounce(b"Subject: hello\n\nhello")]
        finally:
            await office.close()

    assert asyncio.run(take()) == ["Ben@Example.org"]
    ben = club.members["Ben"]
    assert ben.get("/api/me").json()["mail_trouble"] == "550 5.1.1 No such mailbox"
    assert "No such mailbox" in ben.get("/api/me/inbox").json()[0]["text"]
    club.members["Ada"].post(f"/api/games/{game}/chat", {"text": "Ben? Cleo?"})
    club.pass_time(minutes=5)
    assert [address for address, _ in post.take()] == ["cleo@example.org"]
