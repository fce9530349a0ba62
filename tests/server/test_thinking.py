"""Bots think for everybody: whoever has many games, or many guests at one address, has no more than a share."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bradshaw.server.play import attendants as attendants_module
from bradshaw.server.play.attendants import MOST_OF_ADDRESS, MOST_OF_PERSON, Attendants
from bradshaw.server.work.workshop import Lane

from .following import Follower
from .serving import Browser, Served
from .tables import until


class Thinker(Lane):
    """A lane that thinks for a moment and notes for whom, one job after the other."""

    def __init__(self) -> None:
        super().__init__("thinking", 0, 1, 1000, 1000)
        self.asked: list[str] = []
        self.done: list[str] = []
        self.one = asyncio.Lock()

    async def do(self, asker: str, job: Any, *args: Any, **words: Any) -> Any:
        self.asked.append(args[0])
        try:
            return await super().do(asker, job, *args, **words)
        finally:
            self.asked.remove(args[0])

    async def _done(self, job: Any, *args: Any, **words: Any) -> Any:
        async with self.one:
            await asyncio.sleep(0.001)
            self.done.append(args[0])


def game(name: str, host: str, address: str) -> Any:
    head = SimpleNamespace(id=name, host=host, seed=1, title="emubay")
    title = SimpleNamespace(known_to=lambda seat, state: state)
    told: list[int | None] = []
    return SimpleNamespace(
        head=head,
        address=address,
        title=title,
        running=SimpleNamespace(number=0, state=None),
        told=told,
        tell_waiting=told.append,
    )


def attendants(thinker: Thinker) -> Attendants:
    workshop: Any = SimpleNamespace(thinker=lambda _: thinker)
    return Attendants(workshop, 1.0, None, None)  # type: ignore[arg-type]


def test_guest_with_twenty_games_slows_nobody_else_beyond_a_fair_share() -> None:
    async def play() -> list[str]:
        thinker = Thinker()
        crowd = attendants(thinker)
        games = [game(f"{number:012x}", "guest", "1.2.3.4") for number in range(20)]
        jobs = [crowd._think(one, seat, "greedy") for one in games for seat in range(7)]
        tasks = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0.01)
        before = len(thinker.done)
        for seat in range(5):
            await crowd._think(game("other", "other", "5.6.7.8"), seat, "greedy")
        during = thinker.done[before:]
        await asyncio.gather(*tasks)
        assert len(thinker.done) == 20 * 7 + 5, "games above the cap wait and do not fail"
        return during

    during = asyncio.run(play())
    assert during.count("other") == 5
    assert len(during) <= 5 * 3


def test_games_of_a_person_and_of_an_address_that_think_at_once_are_limited() -> None:
    async def most(hosts: int) -> int:
        thinker = Thinker()
        crowd = attendants(thinker)
        games = [game(f"{number:012x}", f"guest {number % hosts}", "1.2.3.4") for number in range(40)]
        tasks = [asyncio.ensure_future(crowd._think(one, 0, "greedy")) for one in games]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        found = len(thinker.asked)
        await asyncio.gather(*tasks)
        return found

    assert asyncio.run(most(hosts=1)) == MOST_OF_PERSON
    assert asyncio.run(most(hosts=10)) == MOST_OF_ADDRESS


def test_those_who_follow_are_told_which_bot_waits_for_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendants_module, "WAIT_SECONDS", 0.01)
    monkeypatch.setattr(attendants_module, "LOOK_SECONDS", 0.01)

    async def play() -> tuple[list[int | None], list[int | None]]:
        thinker = Thinker()
        crowd = attendants(thinker)
        await thinker.one.acquire()
        begun, behind = game("a", "guest", "1.2.3.4"), game("b", "guest", "1.2.3.4")
        monkeypatch.setattr(thinker, "is_doing", lambda task: task is first)
        first = asyncio.ensure_future(crowd._think(begun, 1, "greedy"))
        second = asyncio.ensure_future(crowd._think(behind, 2, "greedy"))
        await asyncio.sleep(0.05)
        assert behind.told
        assert set(behind.told) == {2}
        assert set(begun.told) == {None}
        thinker.one.release()
        await asyncio.gather(first, second)
        return begun.told, behind.told

    begun, behind = asyncio.run(play())
    assert begun[-1] is None
    assert behind[-1] is None


def test_a_lane_knows_what_its_process_has_begun_with() -> None:
    async def ask() -> None:
        lane = Lane("thinking", 1, 60, 10)
        try:
            first = asyncio.ensure_future(lane.do("one", time.sleep, 1.0))
            second = asyncio.ensure_future(lane.do("other", time.sleep, 0.0))
            while not lane.is_doing(first):
                assert not lane.is_doing(second)
                await asyncio.sleep(0.01)
            assert not lane.is_doing(second)
            await asyncio.gather(first, second)
            assert lane.is_doing(second)
        finally:
            await lane.stop()

    asyncio.run(ask())


def test_waiting_is_told_in_the_stream(served: Served, browser: Browser) -> None:
    made = browser.make_game()
    live = served.run(served.state.hall.find(made["id"]))

    async def tell(seat: int | None) -> None:
        live.tell_waiting(seat)

    with Follower(browser, made["id"]) as stream:
        served.run(tell(1))
        until(lambda: stream.waiting == [1], "the bot that waits")
        served.run(tell(None))
        until(lambda: stream.waiting == [1, None], "its turn")
    with Follower(browser, made["id"]) as late:
        until(lambda: late.waiting == [None], "what is true now")


def test_a_game_has_its_address_before_anybody_hears_of_it(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that has the first move thinks on behalf of the address from which the game was made."""
    known: list[str] = []
    hall = served.state.hall
    monkeypatch.setattr(hall, "after_change", [lambda live: known.append(live.address), *hall.after_change])
    seats = [{"kind": "bot"}, {"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    browser.make_game(mode="solo", seats=seats, pace=0)
    assert known
    assert set(known) == {"127.0.0.1"}
