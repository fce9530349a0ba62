"""Settings that cannot work are refused before anything is opened, with the name of the variable and what to do."""

from __future__ import annotations

import math
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.server.http.address import trusted
from bradshaw.server.names import BadPerson, clean_mail
from bradshaw.server.settings import LOG_LEVELS, BadSetting, Settings, variable

LAST_PORT = 65535
MOST_SECONDS = 600.0
MOST_PROCESSES = 256
MOST_MEGABYTES = 1024 * 1024
MOST_DAYS = 36_500


def check(settings: Settings) -> None:
    """Raises BadSetting for the first setting that cannot work."""
    if not settings.host.strip():
        raise BadSetting(message("host-setting-no-host", name=variable("host")))
    _within(settings, "port", 0, LAST_PORT)
    _within(settings, "workers", 1, MOST_PROCESSES)
    _within(settings, "work_processes", 0, MOST_PROCESSES)
    _within(settings, "bot_processes", 1, MOST_PROCESSES)
    _within(settings, "memory_mb", 1, MOST_MEGABYTES)
    _within(settings, "guest_days", 0, MOST_DAYS)
    _within(settings, "abandoned_days", 0, MOST_DAYS)
    _within(settings, "report_days", 0, MOST_DAYS)
    _positive(settings, "bot_seconds", MOST_SECONDS)
    _positive(settings, "rate")
    _positive(settings, "login_rate")
    _positive(settings, "token_rate")
    if settings.log_level.lower() not in LOG_LEVELS:
        raise BadSetting(
            message(
                "host-setting-one-of",
                name=variable("log_level"),
                values=tuple(LOG_LEVELS),
                value=quoted(settings.log_level)[:20],
            )
        )
    trusted(settings.trusted_proxies)
    _check_public_url(settings.public_url)
    _check_database(settings)
    _check_mail(settings)


def _within(settings: Settings, name: str, low: int, high: int) -> None:
    value = getattr(settings, name)
    if not low <= value <= high:
        raise BadSetting(
            message("host-setting-range", name=variable(name), low=str(low), high=str(high), value=str(value))
        )


def _positive(settings: Settings, name: str, most: float = math.inf) -> None:
    value = getattr(settings, name)
    if not (math.isfinite(value) and 0 < value <= most):
        limit = int(most) if math.isfinite(most) else None
        raise BadSetting(message("host-setting-positive", name=variable(name), most=limit, value=str(value)))


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
        raise BadSetting(message("host-setting-public-url", name=variable("public_url"), value=quoted(url)[:80]))


def _check_database(settings: Settings) -> None:
    try:
        url = make_url(settings.database_url)
    except (ArgumentError, ValueError):
        # What was given is not repeated: it may hold a password.
        raise BadSetting(message("host-setting-database", name=variable("database"))) from None
    if url.get_backend_name() == "sqlite" and settings.workers > 1:
        raise BadSetting(
            message(
                "host-setting-workers",
                name=variable("workers"),
                value=settings.workers,
                database=variable("database"),
            )
        )


def _check_address(name: str, address: str) -> None:
    try:
        clean_mail(address)
    except BadPerson:
        raise BadSetting(message("host-setting-mail-from", name=variable(name), value=quoted(address)[:80])) from None


def _check_mail(settings: Settings) -> None:
    _within(settings, "mail_port", 1, LAST_PORT)
    if settings.mail_host and not settings.mail_from:
        raise BadSetting(message("host-setting-no-sender", name=variable("mail_host"), missing=variable("mail_from")))
    if settings.mail_from and not settings.mail_host:
        raise BadSetting(
            message("host-setting-no-mail-server", name=variable("mail_from"), missing=variable("mail_host"))
        )
    if settings.host_mail and not settings.mail_host:
        raise BadSetting(
            message("host-setting-no-mail-server", name=variable("host_mail"), missing=variable("mail_host"))
        )
    for name, address in (("mail_from", settings.mail_from), ("host_mail", settings.host_mail)):
        if address:
            _check_address(name, address)
    if bool(settings.mail_user) != bool(settings.mail_password):
        raise BadSetting(message("host-setting-together", one=variable("mail_user"), other=variable("mail_password")))
