"""Compiles the route kernel. Everything else about the package is in pyproject.toml.

The kernel is compiled under a name of its own, from a copy that carries the hash of its source, so that machine code
made from an older source is never taken for the present one. Without Cython or a C compiler the package is complete
all the same, and searches in Python.
"""

import hashlib
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/bradshaw/routes")
COPY = Path("build/kernel/bradshaw/routes")


def translate() -> str:
    """Writes the kernel as C and returns the name of the file."""
    from Cython.Build import cythonize

    code = (SOURCE / "kernel.py").read_bytes()
    types = (SOURCE / "kernel.pxd").read_bytes()
    fingerprint = hashlib.sha256(code + types).hexdigest()
    COPY.mkdir(parents=True, exist_ok=True)
    # Cython looks for the types by the full name of the module, through the packages around it.
    for package in (COPY.parent, COPY):
        (package / "__init__.py").touch()
    (COPY / "_kernel.py").write_bytes(code + f'\nFINGERPRINT = "{fingerprint}"\n'.encode())
    (COPY / "_kernel.pxd").write_bytes(types)
    directives = {
        "annotation_typing": False,  # all types are in kernel.pxd
        "boundscheck": False,
        "initializedcheck": False,
        "language_level": 3,
        "wraparound": False,
    }
    cythonize([str(COPY / "_kernel.py")], force=True, quiet=True, compiler_directives=directives)
    return str(COPY / "_kernel.c")


class BuildKernel(build_ext):
    """Compiles the kernel, or says that it could not."""

    def build_extension(self, ext: Extension) -> None:
        try:
            from Cython.Compiler.Errors import CompileError
        except ImportError as error:
            return self.slow(error)
        try:
            ext.sources = [translate()]
            super().build_extension(ext)
        except (BaseError, CCompilerError, CompileError, OSError) as error:
            self.slow(error)

    def slow(self, reason: Exception) -> None:
        print(f"bradshaw: best runs will be searched for in Python, which is slow: {reason}", file=sys.stderr)


setup(
    ext_modules=[Extension("bradshaw.routes._kernel", [str(SOURCE / "kernel.py")], optional=True)],
    cmdclass={"build_ext": BuildKernel},
)
