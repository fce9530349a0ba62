"""Checks that the web client neither looks into a sentence nor has words beside the catalogues.

What the server means comes as facts; a sentence made of them (`say`, `t`) is shown and never cut, searched or compared.
What the page itself says is a message too: words in markup, in attributes that people read or hear, and in strings that
look like sentences are refused. Run with `python scripts/client_words.py`; the exit status is 1 if something is found.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "src" / "bradshaw" / "web"
MAKERS = ("speaker.js", "words.js")
"""The modules that make sentences."""

# Looking into sentences

SAID = r"\b(?:say|t)\((?:[^()]|\([^()]*\))*\)"
TEXT = r"\.(?:text|headline|hint|note|meaning|bonus|earns|unreadable)\b"
CUTTING = (
    r"(?:\?\.|\.)(?:at|charAt|endsWith|includes|indexOf|lastIndexOf|localeCompare|match|matchAll|replace|replaceAll)\("
)
CUTTING += r"|(?:\?\.|\.)(?:search|slice|split|startsWith|substring|toLowerCase|toUpperCase|trim)\("
LOOKING = rf"\.(?:test|exec)\([^)]*(?:{SAID}|{TEXT})"
COMPARED = rf"{SAID}\s*[!=]==\s*[\"'`]|[\"'`]\s*[!=]==\s*{SAID}"
NAMED = re.compile(rf"\b(?:const|let) (\w+) = {SAID};")


def cuts(source: str) -> Iterator[tuple[int, str]]:
    """The lines that look into a sentence, with their numbers."""
    names = "|".join(rf"\b{name}\b" for name in dict.fromkeys(NAMED.findall(source)))
    sentence = rf"(?:{SAID}|{TEXT}{f'|{names}' if names else ''})"
    wrong = re.compile(rf"{sentence}(?:{CUTTING})|{LOOKING}|{COMPARED}")
    for number, line in enumerate(source.splitlines(), start=1):
        if wrong.search(line):
            yield number, line.strip()


# Words beside the catalogues

READ = {"alt", "aria-description", "aria-label", "aria-valuetext", "label", "placeholder", "title"}
"""Attributes that people read or hear."""
PROPER = {
    # Keys, as the browser calls them.
    *("Arrow", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "Enter", "Escape"),
    # Other names of browsers and servers, and how an address begins.
    *("Files", "Notification", "https://…"),
    # Names that are the same in every language.
    *("Bradshaw", "Edge", "Opera"),
    *("Emu Bay Railway Co.", "Launceston & Western", "Tasmanian Main Line", "Grubb’s Tramway"),
    *("Mount Lyell Mining and Railway Co.", "North East Dundas Tramway", "North Mount Farrell"),
}
"""Strings that look like words for people and are none, or are proper names."""
SENTENCE = re.compile(r"\s*[A-ZÀ-Ý“‘(]?[A-ZÀ-Ý][a-zà-ÿ’]+(?:[\s,.:;?!…][^{}<>=]*)?$|.*[a-zà-ÿ]{2}[.?!…]$", re.DOTALL)
LETTER = re.compile(r"[^\W\d_]")
HOLE = "\x00"
"""Stands in markup for an expression."""
_TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<name>[\w$\#]+)
      | (?P<sign>=>|===|!==|==|!=|&&|\|\||\?\?|\?\.|\.\.\.|`|.)""",
    re.VERBOSE | re.DOTALL,
)
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
_VALUE_ENDS = re.compile(r"[\w$#)\]}\"'`]$")


@dataclass
class Token:
    """A piece of a module: `texts` and `holes` are the parts of a template, `holes` the tokens of its expressions."""

    kind: str
    text: str
    line: int
    texts: list[str] = field(default_factory=list)
    holes: list[list[Token]] = field(default_factory=list)


class Reader:
    """Cuts a module into tokens. It knows as much of the language as is needed to find strings and templates."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def tokens(self, end: str = "") -> list[Token]:
        """All tokens up to a closing brace, or to the end of the module."""
        found: list[Token] = []
        depth = 0
        while self.at < len(self.source):
            before = found[-1].text if found else ""
            if self.source[self.at] == "/" and (not _VALUE_ENDS.search(before) or before == "return"):
                regex = _REGEX.match(self.source, self.at)
                if regex is not None:
                    found.append(Token("regex", regex[0], self._line()))
                    self.at = regex.end()
                    continue
            match = _TOKEN.match(self.source, self.at)
            assert match is not None
            kind, text, line = match.lastgroup or "", match[0], self._line()
            self.at = match.end()
            if kind == "space":
                continue
            if text == "`":
                found.append(self._template(line))
                continue
            depth += (text == "{") - (text == "}")
            if end and depth < 0:
                return found
            found.append(Token(kind, text, line))
        return found

    def _template(self, line: int) -> Token:
        token = Token("template", "`", line)
        text = ""
        while self.source[self.at] != "`":
            if self.source.startswith("${", self.at):
                self.at += 2
                token.texts.append(text)
                token.holes.append(self.tokens("}"))
                text = ""
            else:
                step = 2 if self.source[self.at] == "\\" else 1
                text += self.source[self.at : self.at + step]
                self.at += step
        self.at += 1
        token.texts.append(text)
        return token

    def _line(self) -> int:
        return self.source.count("\n", 0, self.at) + 1


def words(source: str) -> Iterator[tuple[int, str]]:
    """Words for people that are no messages, with the numbers of their lines."""
    yield from _in_code(Reader(source).tokens())


def _in_code(tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    for at, token in enumerate(tokens):
        before = tokens[at - 1].text if at else ""
        if token.kind == "template" and before == "html":
            yield from _in_markup(token)
        elif token.kind == "template":
            if SENTENCE.match(HOLE.join(token.texts)):
                yield token.line, "…".join(token.texts)
            for hole in token.holes:
                yield from _in_code(hole)
        elif token.kind == "string" and SENTENCE.match(token.text[1:-1]) and token.text[1:-1] not in PROPER:
            told_programmers = before == "(" and tokens[at - 2].text in ("Error", "error")
            if not told_programmers:
                yield token.line, token.text


def _in_markup(template: Token) -> Iterator[tuple[int, str]]:
    """Walks through markup: text stands outside of tags, attributes within."""
    holes = iter(template.holes)
    line = template.line
    for part in re.split(r"(<[^<>]*>)", HOLE.join(template.texts)):
        if part.startswith("<"):
            for attribute in re.finditer(r"([\w:-]*)=(\"[^\"]*\"|'[^']*'|[^\s>]+)|\x00", part):
                name, value = attribute[1] or "", attribute[2] or HOLE
                if name in READ and LETTER.search(value) and value[1:-1] not in PROPER:
                    yield line, f"{name}={value}"
                for _ in range(value.count(HOLE)):
                    hole = next(holes)
                    if name in READ:
                        yield from _shown(hole)
                    yield from _in_code(hole)
        else:
            for text in part.split(HOLE):
                if LETTER.search(re.sub(r"&\w+;", "", text)) and text.strip() not in PROPER:
                    yield line, text.strip()
            for _ in range(part.count(HOLE)):
                hole = next(holes)
                yield from _shown(hole)
                yield from _in_code(hole)
        line += part.count("\n")


def _shown(tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    """Strings that an expression can come to, not those that it compares or gives to functions."""
    calls: list[bool] = []
    for at, token in enumerate(tokens):
        before = tokens[at - 1].text if at else "?"
        after = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if token.text in ("(", "[", "{"):
            calls.append(token.text != "(" or bool(_VALUE_ENDS.search(before)))
        elif token.text in (")", "]", "}"):
            calls.pop()
        elif not any(calls) and before in ("?", ":", "&&", "||", "??", "=>", "+") and after not in ("===", "!==", "in"):
            said = token.text[1:-1] if token.kind == "string" else "".join(token.texts)
            if token.kind in ("string", "template") and LETTER.search(said) and not SENTENCE.match(said):
                yield token.line, said


def main() -> int:
    found = 0
    for path in sorted(CLIENT.rglob("*.js")):
        name = path.relative_to(CLIENT).as_posix()
        if name in MAKERS or name.startswith("vendor/"):
            continue
        source = path.read_text("utf-8")
        faults = [(number, f"looks into a sentence: {line}") for number, line in cuts(source)]
        faults += [(number, f"words beside the catalogues: {text}") for number, text in words(source)]
        for number, fault in sorted(faults):
            print(f"{path.relative_to(CLIENT.parents[2])}:{number}: {fault[:140]}", file=sys.stderr)
        found += len(faults)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
