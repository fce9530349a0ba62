"""Compiles the kernels of this clone, unless they are compiled already or there is no C compiler.

`make setup` waits for it, and begins before the project is installed (`--ahead`). `make play` does not wait: it runs
this beside the server (`--beside-server`), which searches in Python until the kernels are there and then takes them up.
Both kernels give the same answers.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path

from beside import ROOT, end_with_parent, say, turn

PACKAGE = ROOT / "src/bradshaw"
BUILT = ROOT / "build/compiled"
LOG = ROOT / "build/kernels.log"
COMPILED = """
import sys
from bradshaw import routes
from bradshaw.core import chance
from bradshaw.games.emubay.judgement import tree
from bradshaw.games.g1860.judgement import evaluation
sys.exit(not (chance.compiled() and routes.compiled() and tree.compiled() and evaluation.compiled()))
"""


def are_compiled() -> bool:
    """Whether the project finds them; it must be installed for that."""
    look = subprocess.run([sys.executable, "-I", "-c", COMPILED], stderr=subprocess.DEVNULL, check=False)
    return look.returncode == 0


def missing() -> str | None:
    """What the system lacks to compile, with the name of Debian's package."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return "a C compiler (Debian: gcc and python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (Debian: python3-dev)"
    return None


def build() -> None:
    """Compile into a folder of its own, and then put each kernel in its place at once: a server may be looking."""
    shutil.rmtree(BUILT, ignore_errors=True)
    LOG.parent.mkdir(exist_ok=True)
    environment = {**os.environ, "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    commands = [[sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(BUILT)]]
    if find_spec("Cython") is None or find_spec("setuptools") is None:
        commands.insert(0, [sys.executable, "-m", "pip", "install", "-q", "cython", "setuptools"])
    with LOG.open("w") as log:
        for command in commands:
            subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=log, check=True)
    for file in sorted(BUILT.rglob("_*kernel*")):
        os.replace(file, PACKAGE / file.relative_to(BUILT / "bradshaw"))
    for file in PACKAGE.rglob("_*kernel.*"):
        source = file.with_name(file.name.partition(".")[0].removeprefix("_"))
        if not source.is_dir() and not source.with_suffix(".py").exists():
            file.unlink()  # of a kernel that is no more


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the kernels.")
    parser.add_argument("--beside-server", action="store_true", help="wait for nobody, and end with the server")
    parser.add_argument("--ahead", action="store_true", help="compile, and leave it to a second run to say how it went")
    given = parser.parse_args()
    beside: bool = given.beside_server
    os.environ.pop("BRADSHAW_PURE", None)
    if given.ahead:
        end_with_parent()
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            if not are_compiled() and missing() is None:
                build()
        return
    if beside:
        end_with_parent()
        os.nice(10)
    if are_compiled():
        return
    lacking = missing()
    if lacking:
        say(f"searches are done in Python, which is slow; to have them compiled, install {lacking}")
        return
    say("compiling the searches; " + ("until then they are slower" if beside else "this takes about a minute"))
    began = time.monotonic()
    try:
        with turn() if beside else contextlib.nullcontext():
            if not are_compiled():
                build()
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"the searches could not be compiled ({error}): see {LOG.relative_to(ROOT)}")
        return
    if are_compiled():
        say(f"the searches are compiled, after {time.monotonic() - began:.0f} seconds")
    else:
        say(f"the searches could not be compiled: see {LOG.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
