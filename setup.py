"""Compiles the kernels. Everything else about the package is in pyproject.toml.

A kernel is compiled under a name of its own, from a copy that carries the hash of its source, so that machine code
made from an older source is never taken for the present one. A kernel of several files, a package in Python, is copied
into one: so no part of it can be older than another once it is compiled.

Without Cython or a C compiler, or with BRADSHAW_PURE=1, the package is complete all the same, and does in Python what
they do.
"""

import hashlib
import os
import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = "bradshaw"
SOURCE = Path("src/bradshaw")
COPY = Path("build/kernel/bradshaw")
PURE = os.environ.get("BRADSHAW_PURE", "") not in ("", "0")
QUICKLY = ["-g0", "-O1", "-finline-functions", "-finline-small-functions"]
"""No notes for a debugger, and of what a compiler can do only what makes searches faster: it takes a third of the time,
and searches take 2 or 3 % longer than with all that it can do."""
THOROUGHLY = {
    "routes.pooled.choice_kernel": ["-g0", "-O2"],
    # With sums rounded as Python rounds them: the same on all processors.
    "games.emubay.judgement.search_kernel": ["-g0", "-O3", "-ffp-contract=off"],
    "games.g1860.judgement.worth_kernel": ["-g0", "-O2", "-ffp-contract=off"],
}
"""Except where most of the time is spent: the choice of runs takes 6 % longer if it is compiled quickly."""
KERNELS = (
    ()
    if PURE
    else (
        "core.chance_kernel",
        "routes.disjoint.run_kernel",
        "routes.pooled.offer_kernel",
        "routes.pooled.choice_kernel",
        "games.emubay.judgement.search_kernel",
        "games.g1860.judgement.worth_kernel",
    )
)


def files_of(kernel: str) -> list[Path]:
    """The files of a kernel, without endings: each after those that it imports from."""
    path = SOURCE.joinpath(*kernel.split("."))
    if not path.is_dir():
        return [path]
    inside = re.compile(rf"^from {PACKAGE}\.{kernel}\.(\w+) import", re.MULTILINE)
    imports = {file.stem: inside.findall(file.read_text("utf-8")) for file in sorted(path.glob("[!_]*.py"))}
    return [path / name for name in TopologicalSorter(imports).static_order()]


def joined(kernel: str, files: list[Path]) -> str:
    """The code of a kernel as one module, which needs no imports from itself."""
    left_out = re.compile(rf"^from (__future__|{PACKAGE}\.{kernel}\.\w+) import (\([^)]*\)|.*)\n", re.MULTILINE)
    code = [left_out.sub("", file.with_suffix(".py").read_text("utf-8")) for file in files]
    return "".join(["from __future__ import annotations\n", *code])


def translate(kernel: str) -> str:
    """Writes a kernel as C and returns the name of the file."""
    from Cython.Build import cythonize

    *packages, name = kernel.split(".")
    files = files_of(kernel)
    # As in bradshaw.core.kernels
    source = [file.with_suffix(ending).read_bytes() for ending in (".py", ".pxd") for file in sorted(files)]
    fingerprint = hashlib.sha256(b"".join(source)).hexdigest()
    folder = COPY.joinpath(*packages)
    folder.mkdir(parents=True, exist_ok=True)
    # Cython looks for the types by the full name of the module, through the packages around it.
    for depth in range(len(packages) + 1):
        COPY.joinpath(*packages[:depth], "__init__.py").touch()
    (folder / f"_{name}.py").write_text(f'{joined(kernel, files)}\nFINGERPRINT = "{fingerprint}"\n', "utf-8")
    (folder / f"_{name}.pxd").write_bytes(b"".join(file.with_suffix(".pxd").read_bytes() for file in files))
    directives = {
        "annotation_typing": False,  # all types are in the .pxd
        "boundscheck": False,
        "cpow": True,  # powers as in C: those of numbers below 0 would need others
        "initializedcheck": False,
        "language_level": 3,
        "wraparound": False,
    }
    cythonize([str(folder / f"_{name}.py")], force=True, quiet=True, compiler_directives=directives)
    return str(folder / f"_{name}.c")


class BuildKernels(build_ext):
    """Compiles the kernels side by side, or says that it could not."""

    one_at_a_time = Lock()

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        try:
            from Cython.Compiler.Errors import CompileError
        except ImportError as error:
            return self.slow(error)
        try:
            with self.one_at_a_time:
                ext.sources = [translate(ext.name.removeprefix(f"{PACKAGE}.").replace("._", "."))]
            super().build_extension(ext)
        except (BaseError, CCompilerError, CompileError, OSError) as error:
            self.slow(error)

    def slow(self, reason: Exception) -> None:
        print(f"bradshaw: searches will be done in Python, which is slow: {reason}", file=sys.stderr)


setup(
    ext_modules=[
        Extension(
            f"{PACKAGE}.{'._'.join(kernel.rsplit('.', 1))}",
            [f"{file}.py" for file in files_of(kernel)],
            optional=True,
            extra_compile_args=THOROUGHLY.get(kernel, QUICKLY) if os.name == "posix" else [],
        )
        for kernel in KERNELS
    ],
    cmdclass={"build_ext": BuildKernels},
)
