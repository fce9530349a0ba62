"""A program that always takes the first legal action."""

import json
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "move":
        action = next(iter(said["actions"]), None)
        if action is None:
            span = said["ranges"][0]
            action = {**span["action"], span["field"]: span["low"]}
        print(json.dumps(action), flush=True)
