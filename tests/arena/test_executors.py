"""Work in several processes, some of which die."""

import os
import signal
from pathlib import Path

import pytest

from bradshaw.arena.executors import Processes, WorkFailed, in_order


def square(number: int) -> int:
    return number * number


def die_once(path: str) -> str:
    """Kill the process that does it, the first time."""
    mark = Path(path)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path


def die(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(number: int) -> None:
    raise ZeroDivisionError(f"about {number}")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs):
    assert sorted(Processes(jobs).run(square, range(20))) == sorted(number * number for number in range(20))


class Backwards:
    """Does its work from the last task to the first."""

    def run(self, work, tasks):
        return map(work, reversed(list(tasks)))


@pytest.mark.parametrize("executor", [Processes(1), Processes(2), Backwards()])
def test_results_can_be_had_in_the_order_of_their_tasks(executor):
    assert list(in_order(executor, square, range(20))) == [number * number for number in range(20)]


def test_nothing_is_lost_or_done_twice_when_processes_die(tmp_path):
    marks = [str(tmp_path / str(number)) for number in range(5)]
    assert sorted(Processes(2).run(die_once, marks)) == marks


def test_work_that_kills_every_process_is_given_up_with_a_sentence():
    with pytest.raises(WorkFailed, match="3 processes died over 7"):
        list(Processes(2).run(die, [7]))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bug_in_the_work_is_told_with_the_task(jobs):
    with pytest.raises(WorkFailed, match="7 failed: ZeroDivisionError: about 7"):
        list(Processes(jobs).run(fail, [7]))
