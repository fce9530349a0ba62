"""`bradshaw rules`: the ledger of a game's rules."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bradshaw.cli.arguments import console
from bradshaw.cli.coverage import marked_rules, tests_directory
from bradshaw.cli.errors import BadUsage
from bradshaw.core.registry import title as title_called
from bradshaw.core.rulebook import Rule, Ruling
from bradshaw.core.title import Title
from bradshaw.render.inks import QUIET, STRONG


def rules(
    game: str,
    id: str | None = None,
    /,
    *,
    search: Annotated[
        str | None, Parameter(help="Only rules that have all these words, in a ruling or themselves.")
    ] = None,
    coverage: Annotated[bool, Parameter(help="How many tests each rule has.", negative=())] = False,
    tests: Annotated[Path | None, Parameter(help="Where the tests are, for --coverage.")] = None,
) -> int:
    """Show the rules of a game, one rule, those in which words occur, or how the rules are tested.

    Parameters
    ----------
    game
        Id of the game, such as emubay.
    id
        Id of one rule, such as emubay.auction.left; the part after the game is enough.
    """
    title = title_called(game)
    out = console()
    if coverage:
        if id or search:
            raise BadUsage("--coverage is about all rules: name no rule and no words with it.")
        return show_coverage(title, tests, out)
    if tests:
        raise BadUsage("--tests belongs to --coverage.")
    if id and search:
        raise BadUsage("Name a rule or search for words, not both.")
    if id:
        show_rule(title, find_rule(title, id), out)
    elif search is not None:
        found = title.rulebook.search(search)
        if not found:
            raise BadUsage(f"No rule or ruling of {title.name} has the words {search[:60]!r}.")
        list_rules(title, found, out)
    else:
        list_rules(title, title.rulebook, out)
    return 0


def find_rule(title: Title[Any], id: str) -> Rule:
    """The rule with this id, with or without the game in front."""
    for name in (id, f"{title.id}.{id}"):
        if name in title.rulebook:
            return title.rulebook[name]
    raise BadUsage(f"{title.name} has no rule {id[:60]!r}; “bradshaw rules {title.id}” lists them.")


def list_rules(title: Title[Any], rules: Iterable[Rule], out: Console) -> None:
    """Rules under the headings of the rulebook, each followed by the rulings on it."""
    section = None
    for rule in rules:
        if rule.section != section:
            if section is not None:
                out.print()
            section = rule.section
            out.print(Text(section, STRONG))
        out.print(Padding(Text(rule.id, QUIET), (0, 0, 0, 2), expand=False))
        out.print(Padding(Text(rule.statement), (0, 0, 0, 4), expand=False))
        for ruling in title.rulebook.rulings_on(rule.id):
            out.print(Padding(_ruling(ruling), (0, 0, 0, 4), expand=False))


def show_rule(title: Title[Any], rule: Rule, out: Console) -> None:
    """One rule with everything that is known about it."""
    out.print(Text.assemble((rule.id, STRONG), (f"  {title.name}: {rule.section}", QUIET)))
    out.print(Text(rule.statement))
    for label, text in (("Note", rule.note), ("Example", rule.example), ("Not applicable", rule.not_applicable)):
        if text:
            out.print(Text.assemble((f"{label}. ", STRONG), text))
    for ruling in title.rulebook.rulings_on(rule.id):
        out.print(_ruling(ruling))


def _ruling(ruling: Ruling) -> Text:
    return Text.assemble((f"Ruling {ruling.id}, {ruling.subject}. ", STRONG), ruling.decision)


def show_coverage(title: Title[Any], tests: Path | None, out: Console) -> int:
    """The number of tests of each rule; status 1 if a rule that needs one has none."""
    if tests is not None and not tests.is_dir():
        raise BadUsage(f"There is no directory {str(tests)[:200]!r}.")
    marks = marked_rules(tests or tests_directory())
    needing = [rule for rule in title.rulebook if not rule.not_applicable]
    covered = 0
    for rule in title.rulebook:
        count = len(marks.get(rule.id, ()))
        if rule.not_applicable:
            print(f"   –  {rule.id}  (not applicable: {rule.not_applicable})")
            continue
        covered += count > 0
        print(f"{count:4}  {rule.id}" + ("" if count else "  no test"))
    for rule_id in sorted(marks):
        if rule_id.startswith(f"{title.id}.") and rule_id not in title.rulebook:
            print(f"   ?  {rule_id}  is marked by {marks[rule_id][0]} but is no rule")
    print(f"covered={covered} rules={len(needing)}")
    return 0 if covered == len(needing) else 1
