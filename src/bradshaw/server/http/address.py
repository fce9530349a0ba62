"""Addresses of visitors, also behind reverse proxies that the host trusts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.server.settings import BadSetting, variable

FORWARDED_FOR = "x-forwarded-for"
ADDRESS = "address"
"""The key in the state of a request under which the true address is kept, once known."""
UNKNOWN = "unknown"
"""A request over a local socket has no address."""
MOST_KNOWN = 4096
"""Addresses that are not taken apart again with each request."""


@cache
def trusted(setting: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """The proxies named in the settings: addresses or networks. Raises BadSetting."""
    try:
        return tuple(ip_network(one.strip(), strict=False) for one in setting.split(",") if one.strip())
    except ValueError as error:
        raise BadSetting(
            message("host-setting-proxies", name=variable("trusted_proxies"), problem=quoted(error))
        ) from None


@lru_cache(maxsize=MOST_KNOWN)
def read_ip(text: str) -> IPv4Address | IPv6Address | None:
    """An address in its plain form: IPv4 inside IPv6 is IPv4."""
    try:
        found = ip_address(text.strip())
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def true_address(address: str, proxies: tuple[IPv4Network | IPv6Network, ...], forwarded: Sequence[str]) -> str:
    """The address for which a trusted proxy asks, by its headers; any other address is what it is."""
    named = ",".join(forwarded).split(",")
    while named and among(address, proxies):
        before = read_ip(named.pop())
        if before is None:
            break
        address = str(before)
    return address


def among(address: str, proxies: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether it is one of these proxies."""
    found = read_ip(address)
    return found is not None and any(found in network for network in proxies)


@lru_cache(maxsize=MOST_KNOWN)
def neighbourhood(address: str) -> str:
    """What is counted as one visitor: an IPv4 address, or the IPv6 network that a household gets."""
    found = read_ip(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return address


@lru_cache(maxsize=MOST_KNOWN)
def cut(address: str) -> str:
    """An address as it may be written down: the network of many, without the part that leads to one household."""
    found = read_ip(address)
    if found is None:
        return UNKNOWN
    return str(ip_network((found, 48 if isinstance(found, IPv6Address) else 24), strict=False))
