"""Settings that cannot work are refused before anything is opened, with the name of the variable and what to do."""

from __future__ import annotations

import math
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bradshaw.server.address import trusted
from bradshaw.server.logs import LEVELS
from bradshaw.server.people import BadPerson, clean_mail
from bradshaw.server.settings import BadSetting, Settings, variable

LAST_PORT = 65535
MOST_SECONDS = 600.0
MOST_PROCESSES = 256
MOST_MEGABYTES = 1024 * 1024
MOST_DAYS = 36_500


def check(settings: Settings) -> None:
    """Raises BadSetting for the first setting that cannot work."""
    if not settings.host.strip():
        raise BadSetting(f"{variable('host')} is empty: give an address to listen at, such as 127.0.0.1 or 0.0.0.0.")
    _within(settings, "port", 0, LAST_PORT)
    _within(settings, "workers", 1, MOST_PROCESSES)
    _within(settings, "work_processes", 0, MOST_PROCESSES)
    _within(settings, "bot_processes", 1, MOST_PROCESSES)
    _within(settings, "memory_mb", 1, MOST_MEGABYTES)
    _within(settings, "guest_days", 0, MOST_DAYS)
    _within(settings, "abandoned_days", 0, MOST_DAYS)
    _positive(settings, "bot_seconds", MOST_SECONDS)
    _positive(settings, "rate")
    _positive(settings, "login_rate")
    if settings.log_level.lower() not in LEVELS:
        raise BadSetting(f"{variable('log_level')} is one of {', '.join(LEVELS)}, not {settings.log_level[:20]!r}.")
    trusted(settings.trusted_proxies)
    _check_public_url(settings.public_url)
    _check_database(settings)
    _check_mail(settings)


def _within(settings: Settings, name: str, low: int, high: int) -> None:
    value = getattr(settings, name)
    if not low <= value <= high:
        raise BadSetting(f"{variable(name)} is a number from {low} to {high}, not {value}.")


def _positive(settings: Settings, name: str, most: float = math.inf) -> None:
    value = getattr(settings, name)
    if not (math.isfinite(value) and 0 < value <= most):
        end = f" and at most {most:.0f}" if math.isfinite(most) else ""
        raise BadSetting(f"{variable(name)} is a number above 0{end}, not {value}.")


def _check_public_url(url: str) -> None:
    if not url:
        return
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1) > 0
        fits = fits and parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        fits = False
    if not fits:
        raise BadSetting(
            f"{variable('public_url')} is the address that people use, such as https://trains.example.org, without a "
            f"path; not {url[:80]!r}."
        )


def _check_database(settings: Settings) -> None:
    try:
        url = make_url(settings.database_url)
    except (ArgumentError, ValueError):
        # What was given is not repeated: it may hold a password.
        raise BadSetting(
            f"{variable('database')} is not a database address: give a file, or postgresql://user:password@host/name."
        ) from None
    if url.get_backend_name() == "sqlite" and settings.workers > 1:
        raise BadSetting(
            f"{variable('workers')} is {settings.workers}, but a SQLite file is served by one process only: leave it "
            f"at 1, or use PostgreSQL ({variable('database')}=postgresql://…)."
        )


def _check_mail(settings: Settings) -> None:
    _within(settings, "mail_port", 1, LAST_PORT)
    if settings.mail_host and not settings.mail_from:
        raise BadSetting(f"{variable('mail_host')} is set, but not {variable('mail_from')}: mail needs a sender.")
    if settings.mail_from and not settings.mail_host:
        raise BadSetting(f"{variable('mail_from')} is set, but not {variable('mail_host')}: no server would send it.")
    if settings.mail_from:
        try:
            clean_mail(settings.mail_from)
        except BadPerson:
            raise BadSetting(
                f"{variable('mail_from')} is a mail address such as bradshaw@example.org, "
                f"not {settings.mail_from[:80]!r}."
            ) from None
    if bool(settings.mail_user) != bool(settings.mail_password):
        raise BadSetting(
            f"{variable('mail_user')} and {variable('mail_password')} belong together: set both, or neither."
        )
