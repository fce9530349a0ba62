"""The examples in the documentation work."""

import importlib.util
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx

from bradshaw.core.chance import Chance

from .process import server_process
from .serving import Browser, Served
from .tables import make_move, until, view

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    specification = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_the_bot_over_http_plays_a_game_to_the_end(served: Served):
    assert example("http_bot").play(served.url, seed=3).startswith("The game is over")


def test_the_robot_joins_a_table_and_plays_to_the_end_over_a_restart_of_the_server(tmp_path: Path):
    with server_process(tmp_path, str(tmp_path / "games.sqlite"), WORK_PROCESSES="0") as server:
        host, owner = Browser(server.url), Browser(server.url).register("Robbie")
        token = owner.post("/api/me/tokens", {"name": "Mini"}).json()["secret"]
        finished: list[dict[str, Any]] = []

        def over(call: dict[str, Any]) -> bool:
            if call.get("status") == "finished":
                finished.append(call)
            return bool(finished)

        robot = threading.Thread(target=example("robot").Robot(server.url, token, 1).run, args=(over,), daemon=True)
        robot.start()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        game = host.make_game(mode="online", seats=seats, pace=0, seed=3, robots=True, listed=True)["id"]
        until(lambda: view(host, game)["seats"][1]["robot"], "the robot")
        host.insist(f"/api/games/{game}/start")
        chance, restarted = Chance(1), False

        def play() -> bool:
            nonlocal restarted
            shown = view(host, game)
            if shown["my_turn"]:
                make_move(host, shown, chance)
            if shown["actions"] > 30 and not restarted:
                server.kill()
                server.start()
                restarted = True
            return bool(shown["status"] == "finished")

        until(play, "the end of the game")
        assert restarted
        robot.join(60)
        assert [call["game"] for call in finished] == [game]
        with httpx.Client(base_url=server.url) as stranger:
            assert [seat["robot"] for seat in stranger.get(f"/api/games/{game}").json()["seats"]] == [
                False,
                True,
                False,
            ]
