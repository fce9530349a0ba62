"""What every company has from the box."""

from __future__ import annotations

import msgspec


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """A railway company as it is printed. `home` is the hex of its home station."""

    name: str
    full_name: str
    home: str
    colour: str
    text_colour: str
