"""A bot that plays Emu Bay over HTTP: it makes a game against two others and always takes a random legal choice.

Run a server with `bradshaw serve`, then `python examples/http_bot.py http://localhost:8080`.
"""

import random
import sys
import time

import httpx


def play(address: str, seed: int) -> str:
    chance = random.Random(seed)
    web = httpx.Client(base_url=address)
    web.headers["X-CSRF-Token"] = web.get("/api/me").json()["csrf"]
    seats = [{"kind": "me", "name": "Robot"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    wish = {"title": "emubay", "mode": "solo", "seats": seats, "seed": seed, "pace": 0}
    game = web.post("/api/games", json=wish).raise_for_status().json()["id"]
    while True:
        shown = web.get(f"/api/games/{game}").json()
        if shown["status"] == "finished":
            return str(shown["headline"])
        if not shown["my_turn"]:
            time.sleep(0.05)
            continue
        choices = shown["position"]["choices"]
        actions = [choice["action"] for choice in choices["actions"]]
        for span in choices["ranges"]:
            actions.append({**span["action"], span["field"]: chance.randint(span["low"], span["high"])})
        move = {"after": shown["version"], "action": chance.choice(actions)}
        answer = web.post(f"/api/games/{game}/actions", json=move)
        if answer.status_code != 409:  # 409: the game has moved on, so look again
            answer.raise_for_status()


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080", seed=1))
