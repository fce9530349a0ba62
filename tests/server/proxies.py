"""Reverse proxies in front of a server, with the files that hosts are given."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.programs import own_signals

from .process import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "trains.example.org"
SERVER = "127.0.0.1:8080"
PATIENCE = 120.0
GRACE = 3.0
"""Proxies wait for requests that are under way."""


def _program(name: str) -> str:
    found = shutil.which(name, path=os.environ.get("PATH", os.defpath) + ":/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed (scripts/setup.sh test-tools)")
    return found


def substituted(text: str, **changes: str) -> str:
    """The text with other ports and places; each must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    log = folder / "proxy.log"
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("wb") as written:
        process = subprocess.Popen(
            command, env=environment, stdout=written, stderr=written, cwd=folder, preexec_fn=own_signals
        )
    try:
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, log.read_text()[-2000:]
            assert time.monotonic() < end, "the proxy did not start"
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)


def _certificate(folder: Path) -> tuple[Path, Path]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *(_program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={NAME}", "-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key


@contextlib.contextmanager
def nginx(folder: Path, server: int) -> Iterator[str]:
    """nginx in front of the server at this port; its address."""
    program = _program("nginx")
    port, plain = free_port(), free_port()
    certificate, key = _certificate(folder)
    live = f"/etc/letsencrypt/live/{NAME}"
    site = substituted(
        (DEPLOY / "nginx.conf").read_text(),
        **{
            "listen 443 ": f"listen 127.0.0.1:{port} ",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            SERVER: f"127.0.0.1:{server}",
            f"{live}/fullchain.pem": str(certificate),
            f"{live}/privkey.pem": str(key),
        },
    )
    (folder / "site.conf").write_text(site)
    kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in kept)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr; {user} worker_processes 1;\n"
        f"events {{ worker_connections 1024; }}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n"
    )
    with _running([program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")], folder, port):
        yield f"https://127.0.0.1:{port}"


@contextlib.contextmanager
def caddy(folder: Path, server: int) -> Iterator[str]:
    """Caddy in front of the server at this port; its address. It asks nobody for a certificate here."""
    program = _program("caddy")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    site = substituted(
        (DEPLOY / "Caddyfile").read_text(),
        **{f"\n{NAME} {{": f"\n{address} {{", SERVER: f"127.0.0.1:{server}", "\n{\n": "\n{\n\tadmin off\n"},
    )
    (folder / "Caddyfile").write_text(site)
    with _running([program, "run", "--config", str(folder / "Caddyfile")], folder, port):
        yield address
