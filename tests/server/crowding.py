"""Run in a network of its own with a firewall file: prints how many connections each visitor gets.

`unshare --map-root-user --net python -m tests.server.crowding <nft> <file>`
"""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys

TRIED = 230


def crowd(family: socket.AddressFamily, server: str, address: str, port: int) -> list[socket.socket]:
    """As many connections as an address gets."""
    found = []
    for _ in range(TRIED):
        one = socket.socket(family, socket.SOCK_STREAM)
        one.settimeout(5)
        one.bind((address, 0))
        with contextlib.suppress(OSError):
            one.connect((server, port))
            found.append(one)
    return found


def main(nft: str, file: str) -> None:
    for command in (
        ["ip", "link", "set", "lo", "up"],
        ["ip", "-6", "address", "add", "fd00:1::1/128", "dev", "lo", "nodad"],
        ["ip", "-6", "address", "add", "fd00:1::2/128", "dev", "lo", "nodad"],
        ["ip", "-6", "address", "add", "fd00:2::1/128", "dev", "lo", "nodad"],
        # Loading it twice is as good as once.
        [nft, "-f", file],
        [nft, "-f", file],
    ):
        subprocess.run(command, check=True)
    listeners = []
    for family, host in ((socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::")):
        for port in (443, 8080):
            listener = socket.socket(family, socket.SOCK_STREAM)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind((host, port))
            listener.listen(4 * TRIED)
            listeners.append(listener)
    first = crowd(socket.AF_INET, "127.0.0.1", "127.0.0.5", 443)
    counts = {
        "first": len(first),
        "another": len(crowd(socket.AF_INET, "127.0.0.1", "127.0.0.6", 443)),
        "another port": len(crowd(socket.AF_INET, "127.0.0.1", "127.0.0.5", 8080)),
    }
    six = crowd(socket.AF_INET6, "::1", "fd00:1::1", 443)
    counts["six"] = len(six)
    counts["neighbour"] = len(crowd(socket.AF_INET6, "::1", "fd00:1::2", 443))
    counts["six elsewhere"] = len(crowd(socket.AF_INET6, "::1", "fd00:2::1", 443))
    print(json.dumps(counts))


if __name__ == "__main__":
    main(*sys.argv[1:])
