"""`bradshaw rules`: the ledger of a game's rules."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bradshaw.cli.arguments import GameName, console
from bradshaw.cli.coverage import marked_rules, tests_directory
from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.core.registry import title as title_called
from bradshaw.core.rulebook import Rule, Ruling
from bradshaw.core.title import Title
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.words import LANGUAGES, own_language, say


def rules(
    game: GameName,
    id: Annotated[str | None, Parameter(help="cli-help-rules-id")] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help="cli-help-rules-search")] = None,
    coverage: Annotated[bool, Parameter(help="cli-help-rules-coverage", negative=())] = False,
    tests: Annotated[Path | None, Parameter(help="cli-help-rules-tests")] = None,
) -> int:
    """Show the rules of a game, one rule, those in which words occur, or how the rules are tested."""
    title = title_called(game)
    out = console()
    if coverage:
        if id or search:
            raise BadUsage(message("cli-error-coverage-of-all"))
        return show_coverage(title, tests, out)
    if tests:
        raise BadUsage(message("cli-error-tests-without-coverage"))
    if id and search:
        raise BadUsage(message("cli-error-rule-and-words"))
    if own_language() != LANGUAGES[0]:
        out.print(Text(say(message("cli-rules-in-english")), QUIET))
        out.print()
    if id:
        show_rule(title, find_rule(title, id), out)
    elif search is not None:
        found = title.rulebook.search(search)
        if not found:
            raise BadUsage(message("cli-error-no-rule-found", game=title.name, words=quoted(search)[:60]))
        list_rules(title, found, out)
    else:
        list_rules(title, title.rulebook, out)
    return 0


def find_rule(title: Title[Any], id: str) -> Rule:
    """The rule with this id, with or without the game in front."""
    for name in (id, f"{title.id}.{id}"):
        if name in title.rulebook:
            return title.rulebook[name]
    raise BadUsage(message("cli-error-no-rule", game=title.name, rule=quoted(id)[:60], id=title.id))


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
    for label, text in (
        (message("cli-rule-note"), rule.note),
        (message("cli-rule-example"), rule.example),
        (message("cli-rule-not-applicable"), rule.not_applicable),
    ):
        if text:
            out.print(Text.assemble((say(label), STRONG), " ", text))
    for ruling in title.rulebook.rulings_on(rule.id):
        out.print(_ruling(ruling))


def _ruling(ruling: Ruling) -> Text:
    label = message("cli-rule-ruling", id=ruling.id, subject=ruling.subject)
    return Text.assemble((say(label), STRONG), " ", ruling.decision)


def show_coverage(title: Title[Any], tests: Path | None, out: Console) -> int:
    """The number of tests of each rule; status 1 if a rule that needs one has none."""
    if tests is not None and not tests.is_dir():
        raise BadUsage(message("cli-error-no-directory", directory=quoted(tests)))
    marks = marked_rules(tests or tests_directory())
    needing = [rule for rule in title.rulebook if not rule.not_applicable]
    covered = 0
    for rule in title.rulebook:
        count = len(marks.get(rule.id, ()))
        if rule.not_applicable:
            print(f"   –  {rule.id}  {say(message('cli-coverage-not-applicable', reason=rule.not_applicable))}")
            continue
        covered += count > 0
        print(f"{count:4}  {rule.id}" + ("" if count else f"  {say(message('cli-coverage-no-test'))}"))
    for rule_id in sorted(marks):
        if rule_id.startswith(f"{title.id}.") and rule_id not in title.rulebook:
            print(f"   ?  {rule_id}  {say(message('cli-coverage-no-rule', test=marks[rule_id][0]))}")
    print(f"covered={covered} rules={len(needing)}")
    return 0 if covered == len(needing) else 1
