"""The client's modules as one script: a browser asks once instead of for each of them. Done when the server starts.

The modules keep to one manner, and anything else is refused here: imports by name from relative addresses at the top,
no circles, and exports of functions, classes and constants where they are declared. So each module can become a
function that returns its exports, in an order in which everything is there before it is used. What lies in `vendor/`
stays as it is and is imported.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping

VENDOR = "vendor/"
ROOT = "main.js"
"""Imports all the others."""
ALL_MODULES = "all.js"
IMPORT = re.compile(r'^import (\{[^}]*\}|\* as \w+|\w+) from "(\.[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
# Also an import of a certain address while the client runs, unless it only names a type in a comment. An address that
# the server has told, as for panels that packages bring, is none of the modules that are joined.
OTHER = re.compile(r"^(?:import|export)\b.*|\bimport\((?=[\"'`])(?![^)]*\)[.}])", re.MULTILINE)


class Unjoinable(Exception):
    """A module does not keep to the manner that joining needs."""


def joined(modules: Mapping[str, str], root: str) -> str:
    """The module `root` with everything that it imports, in one module beside it."""
    order: dict[str, str] = {}
    _add(modules, root, order, [])
    vendored = [f'import * as {_name(path)} from "./{path}";\n' for path in order if path.startswith(VENDOR)]
    return "".join([*vendored, *(text for path, text in order.items() if not path.startswith(VENDOR))])


def _add(modules: Mapping[str, str], path: str, order: dict[str, str], importers: list[str]) -> None:
    if path in order:
        return
    if path in importers:
        raise Unjoinable(f"{path} imports itself by way of {importers[-1]}.")
    if path.startswith(VENDOR):
        order[path] = ""
        return
    text = modules[path]
    for found in IMPORT.finditer(text):
        _add(modules, _target(path, found[2]), order, [*importers, path])
    order[path] = _wrapped(path, text)


def _wrapped(path: str, text: str) -> str:
    exports = ", ".join(EXPORT.findall(text))
    body = IMPORT.sub(lambda found: _taken(found[1], _name(_target(path, found[2]))), EXPORT.sub("", text))
    if other := OTHER.search(body):
        raise Unjoinable(f"{path} has a form of import or export that cannot be joined: {other[0][:60]!r}.")
    return f"const {_name(path)} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


def _taken(what: str, source: str) -> str:
    """An import as a declaration, on as many lines."""
    if what.startswith("{"):
        return f"const {what.replace(' as ', ': ')} = {source};\n"
    if what.startswith("*"):
        return f"const {what.removeprefix('* as ')} = {source};\n"
    return f"const {what} = {source}.default;\n"


def _target(importer: str, address: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), address))


def _name(path: str) -> str:
    return "module_" + re.sub(r"\W", "_", path.removesuffix(".js"))
