"""The workshop keeps its deadlines, is fair to everybody, and replaces what dies."""

import asyncio
import gc
import json
import operator
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bradshaw.core.errors import IllegalAction
from bradshaw.core.refusal import Refusal
from bradshaw.core.registry import titles
from bradshaw.server.app import describe
from bradshaw.server.errors import Busy
from bradshaw.server.work import crew
from bradshaw.server.work.kept import MOST_KEPT, Known, keep
from bradshaw.server.work.workshop import Lane


@asynccontextmanager
async def lane(**given: Any) -> AsyncIterator[Lane]:
    one = Lane("test", **({"processes": 1, "seconds": 30, "most_waiting": 20} | given))
    try:
        yield one
    finally:
        await one.stop()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def slowly(job: Callable[[], int]) -> int:
    time.sleep(1)
    return job()


def refuse(rule: str) -> None:
    raise IllegalAction(Refusal(rule, "Not now."))


def test_work_is_done_in_another_process_that_ends_with_the_lane():
    async def test() -> None:
        async with lane() as one:
            pid = await one.do("ada", os.getpid)
            assert pid != os.getpid()
            assert await one.do("ada", os.getpid) == pid
        assert not is_alive(pid)

    run(test)


def test_working_process_is_a_copy_of_one_that_has_loaded_everything():
    async def test() -> None:
        async with lane() as one:
            assert await one.do("ada", gc.get_freeze_count) > len(titles()) * 1000

    run(test)


def test_a_working_process_describes_the_interface():
    async def test() -> None:
        async with lane() as one:
            described = await one.do("ada", describe, "json")
        assert json.loads(described)["info"]["title"] == "Bradshaw"
        assert described == describe("json")

    run(test)


def test_a_renewed_lane_finishes_what_it_has_begun_and_does_the_rest_in_new_processes():
    async def test() -> None:
        async with lane() as one:
            old = await one.do("ada", os.getpid)
            begun = asyncio.create_task(one.do("ada", slowly, os.getpid))
            while not one.waiting:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            one.renew()
            new = await one.do("ben", os.getpid)
            assert new != old
            assert await begun == old
            while is_alive(old):
                await asyncio.sleep(0.1)
            assert await one.do("ada", os.getpid) == new

    run(test)


def test_what_a_job_raises_is_raised_with_all_that_it_says():
    async def test() -> None:
        async with lane() as one:
            with pytest.raises(ZeroDivisionError):
                await one.do("ada", operator.truediv, 1, 0)
            with pytest.raises(IllegalAction) as raised:
                await one.do("ada", refuse, "heap.end")
            assert raised.value.refusal.rule == "heap.end"

    run(test)


def test_work_past_its_deadline_is_ended_and_the_next_job_finds_another_process():
    async def test() -> None:
        async with lane(seconds=15) as one:
            pid = await one.do("ada", os.getpid)
            begun, one.seconds = time.monotonic(), 1
            with pytest.raises(Busy) as raised:
                await one.do("ada", time.sleep, 60)
            assert time.monotonic() - begun < 30
            one.seconds = 15
            assert raised.value.status == 503
            assert raised.value.retry_after > 0
            other = await one.do("ada", os.getpid)
            assert other != pid
            assert not is_alive(pid)
            assert one.waiting == 0
            assert one.turned_away == 1

    run(test)


def test_a_process_that_takes_longer_to_load_than_anybody_waits_is_there_the_next_time():
    async def test() -> None:
        async with lane() as one:
            one.renew()  # New processes load everything themselves.
            one.seconds, turned_away = 0.05, 0
            while True:
                try:
                    await one.do("ada", os.getpid)
                    break
                except Busy:
                    turned_away += 1
            assert turned_away > 0
            assert one.waiting == 0

    run(test)


def test_a_process_that_never_comes_to_its_first_job_is_given_up(monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with lane(seconds=30) as one:
            one.renew()
            monkeypatch.setattr(crew, "LONGEST_LOADING", 0.01)
            with pytest.raises(Busy):
                await one.do("ada", os.getpid)
            monkeypatch.undo()
            assert await one.do("ada", operator.add, 1, 2) == 3

    run(test)


def test_a_dead_process_is_replaced_by_exactly_one():
    async def test() -> None:
        async with lane(processes=1) as one:
            dead = await one.do("ada", os.getpid)
            job = asyncio.create_task(one.do("ada", time.sleep, 1))
            await asyncio.sleep(0.3)
            os.kill(dead, 9)
            # The job that was under way is done once more.
            await job
            seen = set(await asyncio.gather(*(one.do(f"guest {number}", os.getpid) for number in range(8))))
            assert len(seen) == 1
            assert dead not in seen

    run(test)


@pytest.mark.parametrize("pause", [0.0, 0.5], ids=["at once", "later"])
def test_a_process_that_died_while_it_was_idle_is_replaced(pause: float):
    async def test() -> None:
        async with lane(processes=1) as one:
            for _ in range(2):
                dead = await one.do("ada", os.getpid)
                os.kill(dead, 9)
                await asyncio.sleep(pause)
                assert await one.do("ada", os.getpid) != dead

    run(test)


def test_a_job_that_kills_its_process_is_given_up_after_two_tries():
    async def test() -> None:
        async with lane() as one:
            with pytest.raises(Busy):
                await one.do("ada", os._exit, 1)
            assert await one.do("ben", operator.add, 1, 2) == 3

    run(test)


def test_too_much_work_is_turned_away_at_once():
    async def test() -> None:
        async with lane(most_waiting=3, each=2) as one:
            await one.do("ada", os.getpid)
            jobs = [asyncio.create_task(one.do("ada", time.sleep, 0.5)) for _ in range(2)]
            await asyncio.sleep(0.05)
            with pytest.raises(Busy):  # one person has two at most
                await one.do("ada", os.getpid)
            jobs.append(asyncio.create_task(one.do("ben", time.sleep, 0.1)))
            await asyncio.sleep(0.05)
            with pytest.raises(Busy):  # all together have three
                await one.do("cleo", os.getpid)
            await asyncio.gather(*jobs)
            assert await one.do("cleo", operator.add, 1, 2) == 3

    run(test)


def test_somebody_with_many_jobs_does_not_keep_others_waiting():
    async def test() -> None:
        async with lane(most_waiting=100, each=100) as one:
            await one.do("ada", os.getpid)
            many = [asyncio.create_task(one.do("ada", time.sleep, 0.1)) for _ in range(20)]
            await asyncio.sleep(0.05)
            await one.do("ben", operator.add, 1, 2)
            assert sum(job.done() for job in many) <= 2
            for job in many:
                job.cancel()
            await asyncio.gather(*many, return_exceptions=True)

    run(test)


def test_a_lane_without_processes_works_in_threads():
    async def test() -> None:
        async with lane(processes=0) as one:
            assert await one.do("ada", os.getpid) == os.getpid()

    run(test)


# What processes keep


class Heavy:
    """Something that knows how often it was sent."""

    def __init__(self, count: int = 0) -> None:
        self.count, self.sent = count, 0

    def __getstate__(self) -> dict[str, int]:
        return {"count": self.count, "sent": self.sent + 1}


def count_on(known: Known[Heavy], fail: bool = False) -> tuple[int, int, int]:
    """Which process counts, how far it comes, and how often what it counts with was sent."""
    heavy = known.recalled()
    heavy.count += 1
    if fail:
        raise ArithmeticError
    keep(known.name, heavy.count, heavy)
    return os.getpid(), heavy.count, heavy.sent


def counting(name: str, count: int) -> Known[Heavy]:
    return Known(name, count, Heavy(count))


def test_what_a_process_has_kept_is_not_sent_again():
    async def test() -> None:
        async with lane() as one:
            pid, *first = await one.do("ada", count_on, counting("game", 5))
            assert first == [6, 1]
            # The process goes on with what it has: a second object is never sent.
            assert await one.do("ada", count_on, Known("game", 6, NotSent())) == (pid, 7, 1)
            assert await one.do("ada", count_on, Known("game", 7, NotSent())) == (pid, 8, 1)
            assert (await one.do("ada", count_on, counting("another", 1)))[1:] == (2, 1)

    run(test)


class NotSent(Heavy):
    def __getstate__(self) -> dict[str, int]:
        raise AssertionError("this was to be kept")


def test_what_has_come_to_another_state_or_is_forgotten_is_sent_whole():
    async def test() -> None:
        async with lane() as one:
            await one.do("ada", count_on, counting("game", 5))
            # Taken back: what the process has kept stands elsewhere.
            assert (await one.do("ada", count_on, counting("game", 2)))[1:] == (3, 1)
            with pytest.raises(ArithmeticError):
                await one.do("ada", count_on, counting("game", 3), fail=True)
            # What a job that failed has left half done is not used.
            assert (await one.do("ada", count_on, counting("game", 3)))[1:] == (4, 1)
            for number in range(MOST_KEPT):
                await one.do("ada", count_on, counting(f"game {number}", 0))
            assert (await one.do("ada", count_on, counting("game", 4)))[1:] == (5, 1)

    run(test)


def test_the_process_that_knows_is_asked_while_it_is_as_free_as_others():
    async def test() -> None:
        async with lane(processes=2) as one:
            pids = await asyncio.gather(*(one.do(str(n), count_on, counting(f"game {n}", 0)) for n in range(2)))
            assert pids[0][0] != pids[1][0]
            for count in range(1, 5):
                for number, (pid, *_) in enumerate(pids):
                    asked = Known(f"game {number}", count, NotSent())
                    assert (await one.do("ada", count_on, asked))[:2] == (pid, count + 1)
            # Whoever is busy is not waited for.
            slow = asyncio.ensure_future(one.do("bob", slowly, os.getpid))
            await asyncio.sleep(0.1)
            others = [await one.do("ada", count_on, counting(f"game {n}", 5)) for n in range(2)]
            assert others[0][0] == others[1][0] != await slow

    run(test)


def test_a_process_that_died_has_kept_nothing():
    async def test() -> None:
        async with lane() as one:
            pid, *_ = await one.do("ada", count_on, counting("game", 5))
            os.kill(pid, 9)
            again, *rest = await one.do("ada", count_on, counting("game", 6))
            assert again != pid
            assert rest == [7, 1]

    run(test)
