"""What tests of the server share."""

from collections.abc import Callable, Iterator

import pytest
from argon2 import PasswordHasher

from bradshaw.cli import main
from bradshaw.server.api import stream
from bradshaw.server.people import passwords
from tests.examples import soaked

from . import postgres
from .serving import Browser, Served, plain_settings, serving

Admin = Callable[..., str]


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashing is as slow as it must be; tests do not wait for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="session", autouse=True)
def lasting_streams() -> Iterator[None]:
    """Browsers renew their streams every minute; those who follow a game in tests do not, however long it takes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream, "RENEW_SECONDS", 3600.0)
        yield


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a database of its own, shared by the tests of a module."""
    with serving(plain_settings(tmp_path_factory.mktemp("served"))) as running:
        yield running


@pytest.fixture
def new_browser(served: Served) -> Iterator[Callable[..., Browser]]:
    """Opens browsers that nobody has used before."""
    opened: list[Browser] = []

    def open_browser(**headers: str) -> Browser:
        opened.append(served.browser(**headers))
        return opened[-1]

    yield open_browser
    for browser in opened:
        browser.http.close()


@pytest.fixture
def browser(new_browser: Callable[..., Browser]) -> Browser:
    """A browser that nobody has used before."""
    return new_browser()


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """The address of a PostgreSQL server of our own; skipped where there is none."""
    yield from postgres.cluster()


@pytest.fixture
def postgres_url(postgres_cluster: str) -> str:
    """A PostgreSQL database with all tables and nothing in them."""
    return postgres.laid_database(postgres_cluster)


@pytest.fixture
def empty_postgres_url(postgres_cluster: str) -> str:
    """An empty PostgreSQL database."""
    return postgres.new_database(postgres_cluster)


both_databases = pytest.mark.parametrize("hosted", ["sqlite", "postgresql"], indirect=True, scope="module")
"""For what asks the database in ways of its own: else PostgreSQL is left to a soak."""


@pytest.fixture(scope="module", params=["sqlite", soaked("postgresql")])
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server on a database of either kind."""
    given = {"database": request.getfixturevalue("a_database")} if request.param == "postgresql" else {}
    with serving(plain_settings(tmp_path_factory.mktemp("hosted"), **given)) as served:
        yield served


@pytest.fixture(scope="module")
def a_database(postgres_cluster: str) -> str:
    return postgres.laid_database(postgres_cluster)


@pytest.fixture
def admin(hosted: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Runs a command of the host on the server's database, while it runs; what it prints."""
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: object, status: int = 0) -> str:
        capsys.readouterr()
        given = [str(argument) for argument in arguments]
        assert main(["admin", *given, "--database", hosted.state.settings.database]) == status
        out, err = capsys.readouterr()
        return out if status == 0 else " ".join((out + err).split())

    return command
