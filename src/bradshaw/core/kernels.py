"""Kernels: modules that are also compiled to machine code. Which form is used: machine code if it was made from the
present source, otherwise the Python that it was made from. Both give the same answers.

A kernel of several files is a package in Python, and one module once it is compiled."""

from __future__ import annotations

import hashlib
import importlib
import os
import pkgutil
from importlib.util import find_spec
from types import ModuleType


def modules(kernel: str) -> list[str]:
    """The modules that a kernel is made from: itself, or those inside."""
    spec = find_spec(kernel)
    if spec is None or spec.submodule_search_locations is None:
        return [kernel]
    return sorted(f"{kernel}.{module.name}" for module in pkgutil.iter_modules(spec.submodule_search_locations))


def fingerprint(kernel: str) -> str:
    """The hash of a kernel's source, which the compiled one carries as FINGERPRINT."""
    places = [module.rpartition(".") for module in modules(kernel)]
    source = (pkgutil.get_data(package, name + ending) for ending in (".py", ".pxd") for package, _, name in places)
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
