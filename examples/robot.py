"""A robot: a program that waits at a server until somebody wants to play with it, and plays every game to the end.

Make a token in the account page of the server, then

    ROBOT_TOKEN=bradshaw_… python examples/robot.py https://play.example.org

It joins listed tables that take robots, and takes a random legal choice whenever it is its turn.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx

PAUSE = 0.5
"""Seconds before a server that cannot be reached is asked again."""
SILENCE = 60.0
"""Seconds without a word after which a stream is taken for dead: the server says something every 15."""


class Robot:
    def __init__(self, address: str, token: str, seed: int | None = None) -> None:
        self.web = httpx.Client(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=SILENCE)
        self.chance = random.Random(seed)

    def run(self, enough: Callable[[dict[str, Any]], bool] = lambda call: False) -> None:
        """Play whatever there is to play, until a call is enough."""
        while True:
            try:
                for event, call in self.calls():
                    if event == "table" and call["open_seats"]:
                        self.web.post(f"/api/games/{call['game']}/join", json={})  # somebody else may be faster
                    elif event == "game" and call["my_turn"]:
                        self.move(call["game"])
                    if enough(call):
                        return
            except httpx.TransportError:
                pass  # The server is being started again: everything is told anew once it is there.
            time.sleep(PAUSE)

    def calls(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What happens in all games of this robot, and at the tables that it could join; the server calls, we wait."""
        with self.web.stream("GET", "/api/events", params={"tables": True}) as stream:
            if stream.status_code == 401:
                stream.read()
                raise SystemExit(stream.json()["error"])
            if stream.status_code != 200:
                return  # Too busy: later.
            event = ""
            for line in stream.iter_lines():
                field, _, value = line.partition(": ")
                if field == "event":
                    event = value
                elif field == "data":
                    yield event, json.loads(value)

    def move(self, game: str) -> None:
        """Make one move; try again if the server is busy or the game has moved on."""
        while True:
            looked = self.web.get(f"/api/games/{game}/now")
            if looked.status_code == 200:
                now = looked.json()
                if now["position"]["choices"] is None:
                    return  # It is no longer our turn.
                move = {"after": now["version"], "action": self.choose(now["position"]["choices"])}
                answer = self.web.post(f"/api/games/{game}/actions", json=move)
                if answer.status_code not in (409, 429, 503):
                    answer.raise_for_status()
                    return
            time.sleep(float(looked.headers.get("Retry-After", PAUSE)))

    def choose(self, choices: dict[str, Any]) -> dict[str, Any]:
        """Put your own idea here: every legal action is offered, so no rules are needed."""
        actions = [choice["action"] for choice in choices["actions"]]
        for span in choices["ranges"]:
            actions.append({**span["action"], span["field"]: self.chance.randint(span["low"], span["high"])})
        chosen: dict[str, Any] = self.chance.choice(actions)
        return chosen


if __name__ == "__main__":
    Robot(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080", os.environ["ROBOT_TOKEN"]).run()
