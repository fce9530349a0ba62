"""Help in the language of the terminal: every `help=` of a command or parameter is the id of a message."""

from __future__ import annotations

from typing import Any, Final

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from bradshaw.core.messages import Message, message
from bradshaw.words import say

_TITLES: Final = {
    "Arguments": message("cli-help-arguments"),
    "Commands": message("cli-help-commands"),
    "Parameters": message("cli-help-parameters"),
}
"""The headings of cyclopts."""
_FLAGS: Final = {"--help": message("cli-help-help"), "--version": message("cli-help-version")}
"""The flags that every command has, whose help cyclopts writes."""
_PLACEHOLDERS: Final = {
    "COMMAND": message("cli-help-command"),
    "[OPTIONS]": message("cli-help-some-options"),
    "[ARGS]": message("cli-help-some-arguments"),
    "[ARGS...]": message("cli-help-some-arguments"),
}
_PARAGRAPH: Final = "\n\n"


class HelpInWords(DefaultFormatter):
    """Prints help as cyclopts does, with the words of the catalogues."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One box: the commands, or the parameters of a command."""
        title = _TITLES[str(panel.title)]
        super().__call__(
            console, options, panel.copy(title=say(title), entries=[_in_words(entry) for entry in panel.entries])
        )

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """What to type."""
        parts = [say(_PLACEHOLDERS[part]) if part in _PLACEHOLDERS else part for part in str(usage).split()]
        console.print(Text(say(message("cli-help-usage", usage=" ".join(parts))), "bold"))
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does, in all its paragraphs."""
        console.print(Text(_said(description)))
        console.print()


def _in_words(entry: HelpEntry) -> HelpEntry:
    """A line of a box: of a command the first paragraph of its help, of a parameter also what it may be."""
    flag = next((_FLAGS[name] for name in entry.names if name in _FLAGS), None)
    text = say(flag) if flag is not None else _said(entry.description).partition(_PARAGRAPH)[0]
    notes = []
    if entry.choices:
        notes.append(message("cli-help-choices", choices=entry.choices))
    # A flag is off unless it is given, which goes without saying.
    if entry.default is not None and entry.default != str(False):
        notes.append(message("cli-help-default", default=entry.default))
    if entry.required:
        notes.append(message("cli-help-required"))
    parts = [text, *(say(note) for note in notes)]
    return entry.copy(description=Text(" ".join(parts)), choices=None, default=None, required=False)


def _said(help: Any) -> str:
    """The words of a help text, which cyclopts hands over as something that rich can print."""
    return say(Message(help.primary_renderable.plain.strip()))
