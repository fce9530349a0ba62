"""A bot for the arena: it reads a line of JSON for each decision and answers with an action, a random one here.

Try it with `bradshaw arena emubay --games 20 --program mine="python examples/line_bot.py" --bots mine,random,random`.
"""

import json
import random
import sys
from typing import Any


def choose(asked: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    actions = list(asked["actions"])
    for span in asked["ranges"]:
        number = chance.randrange(span["low"], span["high"] + 1, span["step"])
        actions.append({**span["action"], span["field"]: number})
    return chance.choice(actions)


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "start":  # the game, the players, your seat and a seed
            chance.seed(asked["seed"])
        elif asked["type"] == "move":  # your decision: answer with one of the actions
            print(json.dumps(choose(asked, chance)), flush=True)
        elif asked["type"] == "end":  # the scores and who has won
            break


if __name__ == "__main__":
    main()
