"""What everybody may read: pages, lists, pictures, lessons, documentation."""

from __future__ import annotations

from bench.strangers.attempt import Attack
from bench.visitors import Visitor


async def lists(attack: Attack) -> None:
    """4 loops of the lobby and of somebody's own list, with 300 games."""

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = dict(attack.scene.crowd)
        await attack.send(visitor, "GET", f"/api/games?list={'mine' if turn % 2 else 'lobby'}")

    await attack.loops(4, once)


async def pages(attack: Attack) -> None:
    """4 loops of what needs no account and no game: the page, the titles, the schema, metrics, health."""
    paths = ("/", "/api/titles", "/schema/openapi.json", "/metrics", "/healthz", "/api/me", "/no/such/page")

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", paths[turn // 4 % len(paths)])

    await attack.loops(4, once)


async def pictures(attack: Attack) -> None:
    """4 loops of pictures of a late game, each of another move."""
    path = f"/api/games/{attack.scene.late}/picture"

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", f"{path}?move={1 + turn % 300}")

    await attack.loops(4, once)


async def lessons(attack: Attack) -> None:
    """4 loops through all lessons, with the sketches of each."""
    listed = {}
    for title in ("1860", "1862", "emubay"):
        found = await attack.stranger().request("GET", f"/api/titles/{title}/lessons")
        listed[title] = [lesson["id"] for lesson in found.json()] if found.status == 200 else []
    paths = [f"/api/titles/{title}/lessons/{one}" for title, names in listed.items() for one in names]
    attack.notes["lessons"] = len(paths)

    async def once(visitor: Visitor, turn: int) -> None:
        path = paths[turn // 2 % len(paths)]
        await attack.send(visitor, "POST", f"{path}/sketches" if turn % 2 else path, {"actions": []})

    if paths:
        await attack.loops(4, once)


async def manual(attack: Attack) -> None:
    """4 loops of the documentation and its index for searching."""
    paths = ("/docs/", "/docs/index.html", "/docs/searchindex.js", "/docs/players/playing.html", "/docs/no/such/page")

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", paths[turn // 4 % len(paths)])

    await attack.loops(4, once)
