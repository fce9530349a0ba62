"""The arena on a cluster: the same results, whatever dies meanwhile."""

import os
from multiprocessing.connection import Connection
from typing import Any

import pytest

import bradshaw
from bradshaw.arena import ledger, match, play
from bradshaw.arena.cluster import Cluster
from bradshaw.arena.executors import WorkFailed, attempt, in_order
from bradshaw.arena.schedule import setting
from bradshaw.bots.foresight import shipped
from bradshaw.learning.weights import Task, game

real = pytest.mark.skipif("BRADSHAW_RAY" not in os.environ, reason="needs Ray: `make cluster` runs it")
BOTS = ["greedy", "random", "random"]


def square(number: int) -> int:
    return number * number


def backwards(connection: Connection, address: str, work: Any) -> None:
    """A cluster that answers late, in another order, and everything twice."""
    connection.send(2)
    waiting: list[Any] = []
    while True:
        try:
            while connection.poll(0.05 if waiting else None):
                waiting.append(connection.recv())
            number, task = waiting.pop()
            for _ in range(2):
                connection.send((number, attempt(work, task)))
        except (EOFError, OSError):
            return


def dying(connection: Connection, address: str, work: Any) -> None:
    """A cluster that is lost after three tasks."""
    connection.send(1)
    for _ in range(3):
        number, task = connection.recv()
        connection.send((number, attempt(work, task)))


def write_down(path, cluster, games, then=None):
    """Play on a cluster, and do something after a number of results."""
    with ledger.opened(path) as book:
        for number, result in enumerate(cluster.run(play, games), 1):
            assert result.key not in book
            book.add(result)
            if then is not None and number in then:
                then[number]()


def test_every_result_counts_once_in_whatever_order_it_comes():
    found = list(Cluster("here", backwards).run(square, range(30)))
    assert sorted(found) == [number * number for number in range(30)]
    assert found != sorted(found)


def test_what_came_in_before_a_cluster_was_lost_is_kept(tmp_path):
    path = tmp_path / "results.jsonl"
    games = list(match([setting("emubay", 3)], BOTS, games=8, seed=1))
    with pytest.raises(WorkFailed, match="cluster “here” is lost"):
        write_down(path, Cluster("here", dying), games)
    assert [result.seed for result in ledger.read(path).results] == [1, 2, 3]


@pytest.fixture
def cluster():
    """A head that does no work, and three nodes of one processor each."""
    from ray.cluster_utils import Cluster as RayCluster

    nodes = RayCluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(3):
        nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes
    nodes.shutdown()


@real
def test_nothing_is_lost_or_counted_twice_when_a_node_is_killed(cluster, tmp_path):
    path = tmp_path / "results.jsonl"
    games = list(match([setting("emubay", 3), setting("emubay", 4)], BOTS, games=40, seed=1))

    def kill_node() -> None:
        cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)

    write_down(path, Cluster(cluster.address), games, {10: kill_node})
    here = {game.key: play(game) for game in games}
    there = {result.key: result for result in ledger.read(path).results}
    assert len(path.read_bytes().splitlines()) == len(games)
    assert {key: (one.scores, one.winners, one.actions) for key, one in there.items()} == {
        key: (one.scores, one.winners, one.actions) for key, one in here.items()
    }


@real
def test_self_play_for_learning_is_the_same_on_a_cluster(cluster):
    weights = shipped(bradshaw.title("emubay"))
    tasks = [Task("emubay", 3, weights, seed) for seed in range(12)]
    assert list(in_order(Cluster(cluster.address), game, tasks)) == [game(one) for one in tasks]


@real
def test_a_lost_head_is_one_sentence_and_the_results_are_kept(cluster, tmp_path):
    path = tmp_path / "results.jsonl"
    games = list(match([setting("1862", 3)], ["greedy"], games=200, seed=1))

    def lose_head() -> None:
        cluster.head_node.kill_gcs_server()
        cluster.head_node.kill_raylet()

    with pytest.raises(WorkFailed, match="is lost"):
        write_down(path, Cluster(cluster.address), games, {2: lose_head})
    assert 2 <= len(ledger.read(path)) < 200


@real
def test_a_cluster_that_does_not_exist_is_one_sentence():
    with pytest.raises(WorkFailed, match="cannot be reached"):
        list(Cluster("127.0.0.1:9").run(square, [1]))
