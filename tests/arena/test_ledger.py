"""Results in a file that outlives the run."""

import io
import signal

import pytest

from bradshaw.arena import ledger, play
from bradshaw.arena.schedule import setting
from bradshaw.formats.files import BadFile


@pytest.fixture(scope="module")
def results():
    table = setting("emubay", 3, {"forest_cost": 5})
    return [play(table.match(seed, ["random", "random", "greedy"])) for seed in range(3)]


def written(path, results):
    with ledger.opened(path) as book:
        for result in results:
            book.add(result)
    return path


def test_results_come_back_as_they_were(tmp_path, results):
    path = written(tmp_path / "results.jsonl", results)
    again = ledger.read(path).results
    assert [one.key for one in again] == [one.key for one in results]
    assert [(one.scores, one.winners, one.endings) for one in again] == [
        (one.scores, one.winners, one.endings) for one in results
    ]


def test_a_result_counts_once(tmp_path, results):
    path = written(tmp_path / "results.jsonl", results * 2)
    assert len(path.read_bytes().splitlines()) == 3
    path.write_bytes(path.read_bytes() * 2)
    assert len(ledger.read(path)) == 3


@pytest.mark.parametrize("lost", [1, 2, 30])
def test_a_half_written_last_line_is_mended(tmp_path, results, lost):
    path = written(tmp_path / "results.jsonl", results)
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    assert len(ledger.read(path)) == 2
    with ledger.opened(path) as book:
        assert len(book) == 2
        book.add(results[2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense\n",
        b"nonsense",
        b"{}\n",
        b"[" * 100_000 + b"\n",
        b'{"game":"emubay","rules":1,"options":{},"seed":1,"bots":["a"],"actions":1,"scores":[],"winners":[],'
        b'"reasons":[]}\n',
        b'{"game":"emubay","rules":1,"options":{},"seed":1,"bots":["a"],"actions":1,"scores":[1],"winners":[3],'
        b'"reasons":[]}\n',
        b'{"game":"emubay","rules":1,"options":{},"seed":1,"bots":["a"],"actions":1,"scores":[1],"winners":[0],'
        b'"reasons":[4]}\n',
    ],
)
def test_what_is_no_result_is_refused_with_its_line_and_stays_as_it_is(tmp_path, results, line):
    path = written(tmp_path / "results.jsonl", results[:1])
    path.write_bytes(path.read_bytes() + line)
    before = path.read_bytes()
    with pytest.raises(BadFile, match="line 2 is not the result of a match"), ledger.opened(path):
        pass
    assert path.read_bytes() == before


@pytest.fixture
def interruptible():
    """Whoever interrupts the program ends it, also where tests run in processes that ignore that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_what_is_written_when_the_run_is_interrupted_counts(results):
    class Interrupting(io.BytesIO):
        def flush(self):
            signal.raise_signal(signal.SIGINT)

    file = Interrupting()
    known = ledger.Ledger(file)
    with pytest.raises(KeyboardInterrupt):
        known.add(results[0])
    assert len(known) == len(file.getvalue().splitlines()) == 1


def test_two_runs_do_not_write_to_one_file(tmp_path, results):
    path = written(tmp_path / "results.jsonl", results[:1])
    with ledger.opened(path), pytest.raises(BadFile, match="another run is writing to it"), ledger.opened(path):
        pass
