"""What games cost a server: charts, bots, files, try-outs, past positions, reviews, hints."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import msgspec

from bench.strangers.attempt import Attack
from bench.visitors import Visitor, offered

BOT_GAMES = 20
MOST_TRIED = 200
REVIEWED = 6
SEED = 1862


async def charts(attack: Attack) -> None:
    """4 loops of chart requests."""
    path = f"/api/games/{attack.scene.late}/series"

    async def once(visitor: Visitor, _: int) -> None:
        await attack.send(visitor, "GET", path)

    await attack.loops(4, once)


async def bots(attack: Attack) -> None:
    """20 games of 1862 with 7 bots each by one guest, who moves at once."""
    guest = attack.stranger()
    seats = [{"kind": "me", "name": "Eve"}] + [{"kind": "bot", "bot": "greedy"}] * 7
    wish = {"title": "1862", "mode": "solo", "seats": seats, "pace": 0}
    made = [await attack.send(guest, "POST", "/api/games", wish | {"seed": SEED + n}) for n in range(BOT_GAMES)]
    games = [game["id"] for game in made if game]
    attack.notes["games"] = len(games)

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = guest.cookies
        game = games[turn % len(games)]
        shown = await attack.send(visitor, "GET", f"/api/games/{game}")
        if shown and shown["my_turn"]:
            body = {"after": shown["version"], "action": offered(shown["position"])[-1]}
            await attack.send(visitor, "POST", f"/api/games/{game}/actions", body)
        await asyncio.sleep(0.2)

    if games:
        await attack.loops(2, once)


def _padded(record: bytes, largest: int) -> bytes:
    """The largest file: a record whose actions go on and on."""
    data = json.loads(record)
    one = json.dumps(data["actions"][-1])
    room = largest - len(record) - 1000
    more = ",".join([one] * (room // (len(one) + 1)))
    return record[: record.rindex(b"]")] + b"," + more.encode() + b"]}"


def _wrapped(content: bytes) -> bytes:
    return b'{"record":' + content + b"}"


def _file(name: str) -> bytes:
    """A record, or the game of 18xx.games in a file of positions."""
    content = Path(name).read_bytes()
    return msgspec.json.encode(json.loads(gzip.decompress(content))["game"]) if name.endswith(".gz") else content


async def largest_files(attack: Attack) -> None:
    """8 parallel imports of the largest allowed file."""
    body = _wrapped(_padded(msgspec.json.encode(json.loads(_file(attack.scene.record))), attack.scene.largest))

    async def once(visitor: Visitor, _: int) -> None:
        await attack.send(visitor, "POST", "/api/games/import", body)

    await attack.loops(8, once)


async def files(attack: Attack) -> None:
    """8 parallel imports and previews of long games, records and exports of 18xx.games."""
    bodies = [_wrapped(_file(name)) for name in attack.scene.files]

    async def once(visitor: Visitor, turn: int) -> None:
        path = "/api/games/import/preview" if turn % 2 else "/api/games/import"
        await attack.send(visitor, "POST", path, bodies[turn // 2 % len(bodies)])

    await attack.loops(8, once)


def _runs(record: dict[str, Any]) -> list[int]:
    return [n for n, one in enumerate(record["actions"]) if one["action"]["type"].startswith("run")]


async def tries(attack: Attack) -> None:
    """4 loops of try-outs, sketches, ways and runs where trains run, and of 200 actions at once."""
    record = json.loads(_file(attack.scene.record))
    actions = [one["action"] for one in record["actions"]]
    known = await attack.stranger().request("GET", f"/api/games/{attack.scene.late}/positions/current")
    length = known.json()["number"] if known.status == 200 else 0
    runs = [n for n in _runs(record) if n < length]
    path = f"/api/games/{attack.scene.late}"

    async def once(visitor: Visitor, turn: int) -> None:
        at = runs[-1 - turn % min(len(runs), 40)]
        kind = turn // 4 % 5
        if kind == 0:
            await attack.send(visitor, "POST", f"{path}/try", {"at": at, "actions": [actions[at]]})
        elif kind == 1:
            await attack.send(visitor, "POST", f"{path}/sketches", {"at": at, "actions": [], "spot": ""})
        elif kind == 2:
            await attack.send(visitor, "POST", f"{path}/runs", {"at": at, "actions": [], "action": actions[at]})
        elif kind == 3:
            body = {"at": at, "actions": [], "company": actions[at].get("company", "")}
            await attack.send(visitor, "POST", f"{path}/ways", body)
        else:
            first = max(0, length - MOST_TRIED)
            body = {"at": first, "actions": actions[first:length]}
            await attack.send(visitor, "POST", f"{path}/try", body)

    await attack.loops(4, once)


async def past_positions(attack: Attack) -> None:
    """4 loops over all positions of a late game."""
    path = f"/api/games/{attack.scene.late}/positions"
    known = await attack.stranger().request("GET", f"{path}/current")
    length = known.json()["number"] if known.status == 200 else 1

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", f"{path}/{turn % length}")

    await attack.loops(4, once)


async def cold_games(attack: Attack) -> None:
    """4 loops that open late games of 1862 which nobody has opened since the start."""
    cold = attack.scene.cold

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", f"/api/games/{cold[turn % len(cold)]}")

    await attack.loops(4, once)


async def reviews(attack: Attack) -> None:
    """4 loops of one guest who imports late games and has each reviewed, gives up and asks again."""
    guest = attack.stranger()
    body = _wrapped(_file(attack.scene.record))
    made = [await attack.send(guest, "POST", "/api/games/import", body) for _ in range(REVIEWED)]
    games = [game["id"] for game in made if game]
    attack.notes["games"] = len(games)

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = guest.cookies
        path = f"/api/games/{games[turn % len(games)]}/review"
        await attack.send(visitor, ("POST", "GET", "GET", "DELETE")[turn // len(games) % 4], path)

    if games:
        await attack.loops(4, once)


async def hints(attack: Attack) -> None:
    """4 loops of one guest who asks for hints all through a late game that he imported."""
    guest = attack.stranger()
    record = json.loads(_file(attack.scene.record))
    made = await attack.send(guest, "POST", "/api/games/import", _wrapped(_file(attack.scene.record)))
    runs = _runs(record)

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = guest.cookies
        body = {"at": runs[-1 - turn % min(len(runs), 40)], "actions": []}
        await attack.send(visitor, "POST", f"/api/games/{made['id']}/hint", body)

    if made:
        await attack.loops(4, once)
