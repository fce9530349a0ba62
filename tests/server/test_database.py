"""What the database keeps to when somebody is stopped while he writes."""

import asyncio
import threading
import time
from pathlib import Path

from sqlalchemy import text

from bradshaw.server.storage.database import Database


def test_lock_of_a_writer_who_is_stopped_is_given_back(tmp_path: Path) -> None:
    inside = threading.Event()

    def slowly(number: int) -> int:
        inside.set()
        time.sleep(0.1)
        return number

    async def write(database: Database) -> None:
        async with database.writing() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.create_function("slowly", 1, slowly)
            await connection.execute(text("INSERT INTO noted VALUES (slowly(:number))"), [{"number": 1}, {"number": 2}])

    async def stopped() -> list[int]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/bradshaw.sqlite")
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE noted (number INTEGER)"))
        writer = asyncio.create_task(write(database))
        await asyncio.to_thread(inside.wait)
        writer.cancel()
        await asyncio.wait([writer])
        # Still known, with all that it was doing, as a server knows the tasks that it has stopped.
        assert writer.cancelled()
        async with asyncio.timeout(3), database.writing() as connection:
            await connection.execute(text("INSERT INTO noted VALUES (3)"))
        async with database.reading() as connection:
            rows = [number for (number,) in await connection.execute(text("SELECT number FROM noted"))]
        await database.close()
        return rows

    assert asyncio.run(stopped()) == [3]
