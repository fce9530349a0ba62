"""Checks that no module of the web client looks into a sentence.

What the server means comes as facts; a sentence made of them (`say`, `t`) is shown and never cut, searched or compared.
Run with `python scripts/client_words.py`; the exit status is 1 if a module does.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "src" / "bradshaw" / "web"
MAKERS = ("speaker.js", "words.js", "game/sentences.js")
"""The modules that make sentences, or know those of a game that does not say messages yet."""
SAID = r"\b(?:say|t)\((?:[^()]|\([^()]*\))*\)"
TEXT = r"\.(?:text|headline|hint|note|meaning|bonus|earns|unreadable)\b"
CUTTING = (
    r"(?:\?\.|\.)(?:at|charAt|endsWith|includes|indexOf|lastIndexOf|localeCompare|match|matchAll|replace|replaceAll)\("
)
CUTTING += r"|(?:\?\.|\.)(?:search|slice|split|startsWith|substring|toLowerCase|toUpperCase|trim)\("
LOOKING = rf"\.(?:test|exec)\([^)]*(?:{SAID}|{TEXT})"
COMPARED = rf"{SAID}\s*[!=]==\s*[\"'`]|[\"'`]\s*[!=]==\s*{SAID}"
NAMED = re.compile(rf"\b(?:const|let) (\w+) = {SAID};")


def faults(source: str) -> Iterator[tuple[int, str]]:
    """The lines that look into a sentence, with their numbers."""
    names = "|".join(rf"\b{name}\b" for name in dict.fromkeys(NAMED.findall(source)))
    sentence = rf"(?:{SAID}|{TEXT}{f'|{names}' if names else ''})"
    wrong = re.compile(rf"{sentence}(?:{CUTTING})|{LOOKING}|{COMPARED}")
    for number, line in enumerate(source.splitlines(), start=1):
        if wrong.search(line):
            yield number, line.strip()


def main() -> int:
    found = 0
    for path in sorted(CLIENT.rglob("*.js")):
        name = path.relative_to(CLIENT).as_posix()
        if name in MAKERS or name.startswith("vendor/"):
            continue
        for number, line in faults(path.read_text("utf-8")):
            print(
                f"{path.relative_to(CLIENT.parents[2])}:{number}: looks into a sentence: {line[:120]}", file=sys.stderr
            )
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
