"""Many requests of one visitor begin, and are looked up, a few at a time, so that others come between them."""

import asyncio

from bradshaw.server.http.turnstile import EACH, LOOKED_UP, Doors, Turnstile


def test_many_requests_of_one_address_begin_in_order_and_let_others_come_between():
    async def test() -> list[str]:
        loop, turnstile, begun = asyncio.get_running_loop(), Turnstile(), []
        for number in range(3 * EACH):
            turnstile.begin("flood", lambda number=number: begun.append(f"flood {number}"), loop)
        assert len(begun) == EACH
        turnstile.begin("ada", lambda: begun.append("ada"), loop)
        assert begun[-1] == "ada", "somebody else need not wait"
        await asyncio.sleep(0)
        assert len(begun) == 2 * EACH + 1
        for _ in range(10):
            await asyncio.sleep(0)
        # After a while without requests it begins anew.
        turnstile.begin("flood", lambda: begun.append("later"), loop)
        return begun

    begun = asyncio.run(test())
    assert [one for one in begun if one.startswith("flood")] == [f"flood {number}" for number in range(3 * EACH)]
    assert begun[-1] == "later"


def test_of_one_address_a_few_are_let_in_at_a_time_and_others_do_not_wait():
    async def test() -> None:
        doors, inside, most = Doors(), 0, 0

        async def come() -> None:
            nonlocal inside, most
            async with doors.of("flood"):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        flood = [asyncio.ensure_future(come()) for _ in range(10 * LOOKED_UP)]
        await asyncio.sleep(0)
        assert inside == LOOKED_UP
        async with asyncio.timeout(1.0), doors.of("ada"):
            assert inside == LOOKED_UP, "somebody else need not wait"
        await asyncio.gather(*flood)
        assert most == LOOKED_UP
        assert not doors.addresses, "an address is forgotten when nobody of it is let in"

    asyncio.run(test())
