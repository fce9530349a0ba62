"""`bradshaw games`: what is installed."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from bradshaw import bots
from bradshaw.cli.arguments import console
from bradshaw.core.messages import message
from bradshaw.core.registry import titles
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.words import say


def games() -> None:
    """List the installed games with their players and options, and the bots."""
    out = console()
    for title in titles().values():
        fewest, most = title.players[0], title.players[-1]
        known = message("cli-games-title", name=title.name, designer=title.designer, fewest=fewest, most=most)
        out.print(Text.assemble((title.id, STRONG), "  ", say(known)))
        for decision in title.decisions:
            since = say(message("cli-games-since", version=decision.since))
            out.print(Padding(Text.assemble((since, QUIET), " ", say(decision.text)), (0, 0, 0, 2), expand=False))
        for option in title.options:
            if not option.belongs_to(title.rules_version):
                continue
            default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
            out.print(Padding(Text.assemble((f"{option.name}={default}", STRONG)), (0, 0, 0, 2), expand=False))
            allowed = say(message("cli-games-allowed", allowed=option.allowed(), rule=option.rule))
            text = Text.assemble(say(option.text), " ", (allowed, QUIET))
            out.print(Padding(text, (0, 0, 0, 4), expand=False))
        out.print()
    out.print(Text(say(message("cli-games-bots")), STRONG))
    for kind, words in bots.KINDS.items():
        out.print(Padding(Text.assemble((kind, STRONG), f"  {say(words)}"), (0, 0, 0, 2), expand=False))
