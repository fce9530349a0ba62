"""Two racing moves cannot both land."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx

from bradshaw.core.chance import Chance

from .serving import Browser
from .tables import offered, play_on, view

CLIENTS = 50


async def _together(browser: Browser, path: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
    headers = {"X-CSRF-Token": browser.token}
    limits = httpx.Limits(max_connections=len(bodies))
    async with httpx.AsyncClient(
        base_url=browser.http.base_url,
        cookies=dict(browser.http.cookies),
        headers=headers,
        limits=limits,
        timeout=30,
        verify=False,
    ) as client:
        return await asyncio.gather(*(client.post(path, json=body) for body in bodies))


def test_of_fifty_moves_for_the_same_version_exactly_one_lands(browser: Browser):
    game = browser.make_game(seed=31)["id"]
    chance = Chance(1)
    for round_number in range(5):
        shown = play_on(browser, game, moves=3, seed=round_number)
        bodies = [
            {"after": shown["version"], "action": chance.pick(offered(shown["position"]))} for _ in range(CLIENTS)
        ]
        answers = asyncio.run(_together(browser, f"/api/games/{game}/actions", bodies))
        landed = [answer for answer in answers if answer.status_code == 201]
        stale = [answer for answer in answers if answer.status_code == 409]
        assert len(landed) == 1
        assert len(stale) == CLIENTS - 1
        now = view(browser, game)
        assert now["actions"] == shown["actions"] + 1
        assert all(answer.json()["version"] == now["version"] for answer in stale)
        assert all(answer.json()["position"] == now["position"] for answer in stale)


def test_of_many_who_join_at_once_each_seat_gets_one(new_browser: Callable[[], Browser]):
    host = new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = host.make_game(mode="online", seats=seats)
    guests = [new_browser() for _ in range(8)]
    for guest in guests:
        guest.make_game()

    async def join_all() -> list[int]:
        async def join(number: int, guest: Browser) -> int:
            async with httpx.AsyncClient(
                base_url=guest.http.base_url,
                cookies=dict(guest.http.cookies),
                headers={"X-CSRF-Token": guest.token},
                verify=False,
            ) as client:
                body = {"name": f"Guest {number}", "invite": made["invite"]}
                return (await client.post(f"/api/games/{made['id']}/join", json=body)).status_code

        return await asyncio.gather(*(join(number, guest) for number, guest in enumerate(guests)))

    statuses = asyncio.run(join_all())
    assert sorted(statuses) == [201] * 2 + [409] * 6
