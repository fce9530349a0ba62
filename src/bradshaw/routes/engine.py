"""Which kernel is used: the compiled one if it was made from the present source, otherwise the Python one."""

from __future__ import annotations

import hashlib
import importlib
import os
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING

from bradshaw.routes import kernel as source

SOURCES = ("kernel.py", "kernel.pxd")


def fingerprint() -> str:
    """The hash of the source, which the compiled kernel carries as FINGERPRINT."""
    package = resources.files("bradshaw.routes")
    return hashlib.sha256(b"".join(package.joinpath(name).read_bytes() for name in SOURCES)).hexdigest()


def _load() -> ModuleType:
    if os.environ.get("BRADSHAW_PURE", "") not in ("", "0"):
        return source
    try:
        machine_code = importlib.import_module("bradshaw.routes._kernel")
        if fingerprint() == machine_code.FINGERPRINT:
            return machine_code
    except (ImportError, AttributeError, OSError):
        pass  # not compiled here, or not by this Python
    return source


if TYPE_CHECKING:
    from bradshaw.routes import kernel as kernel  # to the type checker both are the same
else:
    kernel = _load()


def compiled() -> bool:
    """Whether runs are searched for by machine code, about a hundred times as fast as by Python."""
    return kernel is not source
