"""Which kernels are used: the compiled ones if they were made from the present source, otherwise the Python ones."""

from __future__ import annotations

import hashlib
import importlib
import os
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING

from bradshaw.routes import choice_kernel as choice_source
from bradshaw.routes import kernel as source
from bradshaw.routes import mixed_kernel as mixed_source


def fingerprint(name: str) -> str:
    """The hash of a kernel's source, which the compiled one carries as FINGERPRINT."""
    package = resources.files("bradshaw.routes")
    return hashlib.sha256(
        b"".join(package.joinpath(name + ending).read_bytes() for ending in (".py", ".pxd"))
    ).hexdigest()


def pure() -> bool:
    """Whether the Python kernels are asked for, by the environment variable BRADSHAW_PURE."""
    return os.environ.get("BRADSHAW_PURE", "") not in ("", "0")


def _load(uncompiled: ModuleType) -> ModuleType:
    """The compiled form of a kernel, or else the Python one."""
    if pure():
        return uncompiled
    name = uncompiled.__name__.rpartition(".")[2]
    try:
        machine_code = importlib.import_module(f"bradshaw.routes._{name}")
        if fingerprint(name) == machine_code.FINGERPRINT:
            return machine_code
    except (ImportError, AttributeError, OSError):
        pass  # not compiled here, or not by this Python
    return uncompiled


if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.routes import choice_kernel as choice_kernel
    from bradshaw.routes import kernel as kernel
    from bradshaw.routes import mixed_kernel as mixed_kernel
else:
    kernel = _load(source)
    mixed_kernel = _load(mixed_source)
    choice_kernel = _load(choice_source)


def compiled() -> bool:
    """Whether runs are searched for by machine code, about a hundred times as fast as by Python."""
    return kernel is not source and mixed_kernel is not mixed_source and choice_kernel is not choice_source
