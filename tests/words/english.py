"""What is shown, with all messages said in English, for tests that compare sentences."""

from __future__ import annotations

from typing import Any

import msgspec

from bradshaw.core.messages import Message


def english(shown: Any) -> Any:
    """The same struct, list or text with sentences instead of messages."""
    match shown:
        case Message():
            return str(shown)
        case msgspec.Struct():
            values = {name: english(getattr(shown, name)) for name in shown.__struct_fields__}
            return msgspec.structs.replace(shown, **values)
        case tuple() | list():
            return type(shown)(english(one) for one in shown)
        case _:
            return shown
