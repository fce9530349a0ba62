"""Kernels: modules that are also compiled to machine code. Which form is used: machine code if it was made from the
present source, otherwise the Python that it was made from. Both give the same answers."""

from __future__ import annotations

import hashlib
import importlib
import os
import pkgutil
from types import ModuleType


def fingerprint(kernel: str) -> str:
    """The hash of a kernel's source, which the compiled one carries as FINGERPRINT."""
    package, _, name = kernel.rpartition(".")
    source = (pkgutil.get_data(package, name + ending) for ending in (".py", ".pxd"))
    return hashlib.sha256(b"".join(data or b"" for data in source)).hexdigest()


def pure() -> bool:
    """Whether the Python kernels are asked for, by the environment variable BRADSHAW_PURE."""
    return os.environ.get("BRADSHAW_PURE", "") not in ("", "0")


def load(uncompiled: ModuleType) -> ModuleType:
    """The compiled form of a kernel, or else the Python one."""
    if pure():
        return uncompiled
    package, _, name = uncompiled.__name__.rpartition(".")
    try:
        machine_code = importlib.import_module(f"{package}._{name}")
        if fingerprint(uncompiled.__name__) == machine_code.FINGERPRINT:
            return machine_code
    except (ImportError, AttributeError, OSError):
        pass  # not compiled here, or not by this Python
    return uncompiled
