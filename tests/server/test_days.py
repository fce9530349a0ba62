"""A game over ten days: four people of different habits, a restart every night, and a clock that the test moves."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bradshaw.core.chance import Chance
from bradshaw.server.storage.tables import Delivery

from .serving import PASSWORD, Browser, Served, plain_settings, serving_at
from .tables import move, until, view
from .test_notices import Hook, running

__all__ = ["running"]

pytest.importorskip("aiosmtpd", reason="aiosmtpd, the mail server of the tests, is not installed")
pytest.importorskip("cryptography", reason="cryptography is not installed")
from .test_outbox import HERE, Post, post
from .test_pushing import Reader

__all__ += ["post"]

DAYS = 10
STEP = 4
DOWN = timedelta(hours=4)
"""How long the server is down every night."""
VANISHES = 3
VANISHER, LATE, MAILER, PHONE = "Vera", "Lou", "Mary", "Phil"


class Simulation:
    """People around a table whose server is started anew every day."""

    def __init__(self, folder: Path, post: Post, hook: Hook) -> None:
        self.post, self.hook, self.reader = post, hook, Reader()
        self.settings = plain_settings(
            folder,
            public_url=HERE,
            webhook_private=True,
            mail_host="127.0.0.1",
            mail_port=post.port,
            mail_from="post@bradshaw.example",
        )
        self.shift = timedelta()
        self.chance = Chance(7)
        self.cookies: dict[str, Any] = {}
        self.game = ""
        self.told: Counter[str] = Counter()
        """Turns of which the phone and the mailer were told."""
        self.rung = 0

    def gather(self, served: Served) -> None:
        people = {name: served.browser().register(name) for name in (VANISHER, LATE, MAILER, PHONE)}
        mail = {"mail": "mary@example.org", "password": PASSWORD}
        assert people[MAILER].put("/api/me/notices", mail).status_code == 200
        assert people[MAILER].put("/api/me/wishes", {"mail": ["turn"], "push": []}).status_code == 204
        target = {
            "endpoint": f"http://127.0.0.1:{self.hook.port}/phil",
            "key": self.reader.key,
            "auth": self.reader.auth,
        }
        assert people[PHONE].put("/api/me/push", target).status_code == 204
        assert people[PHONE].put("/api/me/wishes", {"push": ["turn"]}).status_code == 204
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(3))]
        timing = {"kind": "move", "hours": 24, "then": "bot", "bot": "random"}
        made = people[VANISHER].make_game(mode="online", seats=seats, listed=True, timing=timing, pace=0, seed=5)
        self.game = made["id"]
        for name in (LATE, MAILER, PHONE):
            assert people[name].post(f"/api/games/{self.game}/join", {}).status_code == 201
        assert people[VANISHER].post(f"/api/games/{self.game}/start", {}).status_code == 201
        self.cookies = {name: browser.http.cookies for name, browser in people.items()}

    def day(self, number: int) -> None:
        with ExitStack() as stack:
            served = stack.enter_context(serving_at(self.settings, self.shift))
            if not self.game:
                self.gather(served)
            people = {}
            for name, cookies in self.cookies.items():
                people[name] = served.browser()
                people[name].http.cookies = cookies
                stack.callback(people[name].http.close)
            hours = 24 - DOWN // timedelta(hours=1)
            for _ in range(0, hours, STEP):
                self.play(served, people, number)
                served.later(hours=STEP)
                served.run(served.state.timekeeper.tick())
                served.run(served.state.notices.settled())
            self.shift = served.state.clock.shift + DOWN

    def play(self, served: Served, people: dict[str, Browser], day: int) -> None:
        """Let everybody move who would by now, until nobody does."""
        served.run(served.state.notices.settled())
        letters = [mail.get_content() for _, mail in self.post.take()]
        assert all(f"{HERE}/play/{self.game}" in letter for letter in letters)
        rings, self.rung = len(self.hook.received) - self.rung, len(self.hook.received)
        self.told.update({MAILER: len(letters), PHONE: rings})
        for name, browser in people.items():
            shown = view(browser, self.game) if name != VANISHER or day < VANISHES else None
            moment = served.state.clock.now()
            while shown is not None and shown["my_turn"] and shown["status"] == "running":
                late = moment >= datetime.fromisoformat(shown["clock"]["warning"])
                ready = {LATE: late, MAILER: bool(letters), PHONE: bool(rings), VANISHER: True}[name]
                if not ready:
                    break
                assert move(browser, shown, self.chance).status_code == 201
                shown = view(browser, self.game)
        # A bot that stands in takes its time, however short.
        live = served.run(served.state.hall.find(self.game))
        until(lambda: not live.actors or live.places[live.actors[0]].bot is None, "the bot to move")


def test_ten_days_with_a_restart_every_night(tmp_path: Path, post: Post, running: Any) -> None:
    hook = running(Hook())
    hook.status = 201
    simulation = Simulation(tmp_path, post, hook)
    for day in range(DAYS):
        simulation.day(day)
    with serving_at(simulation.settings, simulation.shift) as served:
        served.run(served.state.timekeeper.tick())
        people = {name: served.browser() for name in simulation.cookies}
        for name, browser in people.items():
            browser.http.cookies = simulation.cookies[name]
        shown = view(people[LATE], simulation.game)
        seats = {seat["name"]: seat for seat in shown["seats"]}
        # Who vanished is stood in for, once; who was only late never lost the seat.
        assert seats[VANISHER]["kind"] == "bot"
        assert [seats[name]["kind"] for name in (LATE, MAILER, PHONE)] == ["person"] * 3
        live = served.run(served.state.hall.find(simulation.game))
        gone = [note for note in live.notes if "time has run out" in str(note.text)]
        assert len(gone) == 1
        assert VANISHER in str(gone[0].text)
        # Somebody was waited for all the time but for the nights without a server.
        outages = served.state.presence.uptime.outages
        assert len(outages) == DAYS
        waited = sum(live.clocks.used) + live.waited(served.state.clock.now(), outages)
        elapsed = served.state.clock.now() - live.head.created - DAYS * DOWN
        assert waited == pytest.approx(elapsed.total_seconds(), abs=DAYS * 180)
        assert live.clocks.used[seats[LATE]["seat"]] > 3 * 18 * 3600
        # Every notice once: as many as were sent have come, and none is left.
        states = Counter(
            (channel, state) for channel, state in served.execute(select(Delivery.channel, Delivery.state))
        )
        assert {state for _, state in states} <= {"sent", "stale"}
        assert states["push", "sent"] == len(hook.received)
        assert states["mail", "sent"] == simulation.told[MAILER] + len(post.take())
        assert simulation.told[MAILER] > 2
        assert simulation.told[PHONE] > 2
