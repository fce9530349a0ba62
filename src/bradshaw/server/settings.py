"""What a host can set, by flag or by environment variable."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message

PREFIX = "BRADSHAW_"
LOG_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
KINDS = {int: "int", float: "float", bool: "bool"}
"""Types of settings as messages name them; all others are texts."""


def variable(field: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + field.upper()


class BadSetting(BradshawError):
    """A setting that cannot be used."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a user's programs keep their data."""
    base = environment.get("XDG_DATA_HOME") or str(Path(environment.get("HOME", str(Path.home()))) / ".local" / "share")
    return Path(base) / "bradshaw"


class Settings(msgspec.Struct, frozen=True):
    """Everything the server can be told. Each field `x` is also the environment variable `BRADSHAW_X`."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    """SQLite file or PostgreSQL address; empty: a file in the user's data folder."""
    workers: int = 1
    secret: str = ""
    """Signs guests' cookies; empty: drawn once and kept in the database."""
    public_url: str = ""
    """The address that people use, for links and webhooks; with https, cookies are sent over https only."""
    work_processes: int = 1
    """Processes for moves, and as many for reading; 0: done in threads of the server, for tests."""
    memory_mb: int = 256
    """Memory for games, for each worker: those that nobody uses make room, and are read again when asked for."""
    bot_processes: int = 1
    bot_seconds: float = 1.0
    """How long a thinking bot may take for a move."""
    rate: float = 20.0
    """Changing requests a second that one visitor may make on average."""
    login_rate: float = 0.2
    """Login attempts a second for one name or address on average."""
    token_rate: float = 10.0
    """Requests a second that all robots of one account together may make on average."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies, comma separated, whose X-Forwarded-For is believed."""
    mail_host: str = ""
    mail_port: int = 25
    mail_from: str = ""
    mail_user: str = ""
    mail_password: str = ""
    host_mail: str = ""
    """Where the host is mailed of reports; empty: nowhere."""
    guest_days: int = 180
    """Guests who have not come for this many days are forgotten; 0: never."""
    abandoned_days: int = 365
    """Unfinished games in which nothing has happened for this many days are deleted; 0: never."""
    report_days: int = 365
    """Reports that were decided this many days ago are forgotten; 0: never."""
    webhook_private: bool = False
    """Allow webhooks to private addresses: only for tests and closed networks."""
    log_level: str = "info"

    @property
    def secure_cookies(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def database_url(self) -> str:
        """The address for SQLAlchemy's asynchronous drivers."""
        given = self.database
        if given.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + given.split("://", 1)[1]
        if given.startswith("postgresql+psycopg://"):
            return given
        if given.startswith("sqlite://"):
            return "sqlite+aiosqlite://" + given.split("://", 1)[1]
        if "://" in given:
            # What follows the scheme is not repeated: it may hold a password.
            scheme = quoted(given.split("://")[0])[:20]
            raise BadSetting(message("host-setting-scheme", name=variable("database"), scheme=scheme))
        path = Path(given) if given else data_folder(os.environ) / "bradshaw.sqlite"
        return f"sqlite+aiosqlite:///{path.absolute()}"


def from_environment(environment: Mapping[str, str], **given: object) -> Settings:
    """Settings from flags that were given, then environment variables, then defaults."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        value = given.get(field.name)
        if value is None:
            value = environment.get(variable(field.name))
        if value is not None:
            values[field.name] = _converted(field, value)
    return msgspec.convert(values, Settings)


def _converted(field: msgspec.structs.FieldInfo, value: object) -> object:
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        raise BadSetting(
            message(
                "host-setting-kind",
                name=variable(field.name),
                kind=KINDS.get(field.type, "text"),
                value=quoted(value)[:40],
            )
        ) from None


def to_environment(settings: Settings) -> dict[str, str]:
    """The environment variables that give these settings to a worker process."""
    return {
        variable(name): str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in msgspec.structs.asdict(settings).items()
    }
