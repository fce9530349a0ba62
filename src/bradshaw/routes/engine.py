"""Which kernels are used: the compiled ones if they were made from the present source, otherwise the Python ones."""

from __future__ import annotations

import hashlib
import importlib
import os
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING

from bradshaw.routes.disjoint import run_kernel as run_source
from bradshaw.routes.pooled import choice_kernel as choice_source
from bradshaw.routes.pooled import offer_kernel as offer_source


def fingerprint(kernel: str) -> str:
    """The hash of a kernel's source, which the compiled one carries as FINGERPRINT."""
    package, _, name = kernel.rpartition(".")
    folder = resources.files(package)
    return hashlib.sha256(
        b"".join(folder.joinpath(name + ending).read_bytes() for ending in (".py", ".pxd"))
    ).hexdigest()


def pure() -> bool:
    """Whether the Python kernels are asked for, by the environment variable BRADSHAW_PURE."""
    return os.environ.get("BRADSHAW_PURE", "") not in ("", "0")


def _load(uncompiled: ModuleType) -> ModuleType:
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


if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.routes.disjoint import run_kernel as run_kernel
    from bradshaw.routes.pooled import choice_kernel as choice_kernel
    from bradshaw.routes.pooled import offer_kernel as offer_kernel
else:
    run_kernel = _load(run_source)
    offer_kernel = _load(offer_source)
    choice_kernel = _load(choice_source)


def compiled() -> bool:
    """Whether runs are searched for by machine code, about a hundred times as fast as by Python."""
    return run_kernel is not run_source and offer_kernel is not offer_source and choice_kernel is not choice_source
