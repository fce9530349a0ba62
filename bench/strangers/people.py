"""Guests, accounts, and what they leave behind: clubs, invitations, reports, tokens, talk."""

from __future__ import annotations

from bench.strangers.attempt import Attack, together
from bench.visitors import Visitor

STREAMS = 400
"""Live connections for programs that a stranger tries to have."""


async def new_guests(attack: Attack) -> None:
    """4 loops that make guests, each with a game."""
    seats = [{"kind": "me", "name": "Eve"}, *[{"kind": "person", "name": f"Eve {n}"} for n in range(2, 5)]]

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies.clear()
        wish = {"title": "1862" if turn % 2 else "emubay", "mode": "hotseat", "seats": seats}
        await attack.send(visitor, "POST", "/api/games", wish)

    await attack.loops(4, once)


async def passwords(attack: Attack) -> None:
    """8 loops that guess passwords of an account, and make accounts."""

    async def once(visitor: Visitor, turn: int) -> None:
        body = {"name": f"Owner {turn}" if turn % 3 == 2 else "Owner", "password": f"guess number {turn}"}
        await attack.send(visitor, "POST", "/api/accounts" if turn % 3 == 2 else "/api/logins", body)

    await attack.loops(8, once)


async def forged(attack: Attack) -> None:
    """100 loops of logins, guests and tokens that nobody has made."""

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = {"bradshaw-login": f"{turn:064x}", "bradshaw-guest": f"guest{turn}.{turn:064x}"}
        await attack.send(visitor, "GET", "/api/me" if turn % 2 else f"/api/games/{attack.scene.online}")

    await attack.loops(100, once)


async def _account(attack: Attack, name: str) -> Visitor:
    """Somebody who is logged in, if the server lets him make an account."""
    visitor = attack.stranger()
    await attack.send(visitor, "POST", "/api/accounts", {"name": name, "password": "a long password"})
    return visitor


async def clubs(attack: Attack) -> None:
    """4 loops of an account that founds clubs, names them anew, invites, begins seasons and reads league tables."""
    eve = await _account(attack, "Eve")
    season = {"begins": "2026-01-01", "ends": "2026-12-31"}

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = eve.cookies
        made = await attack.send(visitor, "POST", "/api/clubs", {"name": f"Club {turn}"})
        mine = made or {}
        if not made:
            mine = ((await attack.send(visitor, "GET", "/api/clubs")) or {"clubs": []})["clubs"]
            mine = mine[turn % len(mine)] if mine else {}
        club = f"/api/clubs/{mine.get('id', 'none')}"
        await attack.send(visitor, "PUT", club, {"name": f"Club {turn} again"})
        await attack.send(visitor, "POST", f"{club}/invitations", {"name": "Owner"})
        await attack.send(visitor, "POST", f"{club}/seasons", season | {"name": f"Season {turn}"})
        seen = await attack.send(visitor, "GET", club)
        for one in (seen or {}).get("seasons", [])[:3]:
            await attack.send(visitor, "GET", f"{club}/seasons/{one['id']}/league")
        await attack.send(visitor, "GET", f"{club}/games")
        await attack.send(visitor, "POST", f"{club}/link", {"wanted": True})

    await attack.loops(4, once)


async def acquaintances(attack: Attack) -> None:
    """4 loops of an account that asks Owner to tables, and looks at people, ratings and searches, and blocks."""
    eve = await _account(attack, "Eve")
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "listed": True}
    found = await attack.send(eve, "GET", "/api/people?name=Owner")
    owner = f"/api/people/{found['id'] if found else 'none'}"

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = eve.cookies
        made = await attack.send(visitor, "POST", "/api/games", wish)
        if made:
            await attack.send(visitor, "POST", f"/api/games/{made['id']}/invitations", {"name": "Owner"})
        for path in (owner, f"{owner}/results", f"{owner}/games", f"{owner}/ratings/1862", "/api/ratings/1862"):
            await attack.send(visitor, "GET", path)
        await attack.send(visitor, "GET", f"/api/games?list=finished&player={'%25_' * 8}{turn}")
        kind = "blocked" if turn % 2 else "favourite"
        await attack.send(visitor, "PUT", f"/api/me/people/{owner.rpartition('/')[2]}", {"kind": kind})

    await attack.loops(4, once)


async def talk(attack: Attack) -> None:
    """4 loops of an account that talks beside a game, notes, and writes down what it wants to be told."""
    eve = await _account(attack, "Eve")
    game = f"/api/games/{attack.scene.online}"

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = eve.cookies
        await attack.send(visitor, "POST", f"{game}/aside", {"text": f"{turn} " + "@Ada " * 40})
        await attack.send(visitor, "PUT", f"{game}/note", {"text": "x" * 4000})
        await attack.send(visitor, "GET", f"{game}/note")
        await attack.send(visitor, "GET", "/api/me/inbox")

    await attack.loops(4, once)


async def programs(attack: Attack) -> None:
    """Tokens, 400 streams of all games, and listed tables that are opened for them."""
    eve = await _account(attack, "Eve")
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "listed": True, "robots": True}

    async def listen() -> None:
        visitor = attack.stranger(eve.cookies)
        reader, writer = await visitor.open()
        writer.write(visitor.head("GET", "/api/events?tables=true"))
        attack.note(int((await reader.readuntil(b"\r\n")).split()[1]))
        while attack.lasts and await reader.read(1 << 16):
            pass
        writer.close()

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = eve.cookies
        await attack.send(visitor, "POST", "/api/me/tokens", {"name": f"Program {turn}", "days": 1})
        await attack.send(visitor, "POST", "/api/games", wish)
        await attack.send(visitor, "GET", "/api/me/tokens")

    await attack.until_over(together([*(listen() for _ in range(STREAMS)), attack.loops(4, once)]))
