"""The command line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from bradshaw import __version__
from bradshaw.cli.errors import complain, in_words
from bradshaw.cli.help import HelpInWords
from bradshaw.cli.language import choose_language
from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import message

COMMANDS = {
    "admin": "admin:admin",
    "agreement": "agreement:agreement",
    "arena": "arena:arena",
    "backup": "backup:backup",
    "check": "check:check",
    "export": "transfer:export_game",
    "games": "games:games",
    "import": "transfer:import_game",
    "play": "play:play",
    "positions": "positions:positions",
    "render": "render:render",
    "replay": "replay:replay",
    "reset-link": "serve:reset_link",
    "restore": "backup:restore",
    "review": "review:review",
    "rules": "rules:rules",
    "runs": "runs:runs",
    "serve": "serve:serve",
    "step": "step:step",
    "verify": "verify:verify",
}
"""The commands, and where each is written: module and function."""

app = App(
    name="bradshaw",
    help="cli-help",
    version=__version__,
    help_format="plaintext",
    help_formatter=HelpInWords(),
    suppress_keyboard_interrupt=False,
)
# Each command is imported when it is used; its help is a message, so the list of commands imports none of them.
for command, where in COMMANDS.items():
    app.command(f"bradshaw.cli.{where}", name=command, help=f"cli-help-{command}")

MISTAKE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit status. A user's mistake is one line on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show £ or a hex map's signs gets question marks instead of an error.
            stream.reconfigure(errors="replace")
    try:
        wanted = choose_language(sys.argv[1:] if arguments is None else arguments, os.environ)
        status = app(wanted, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        complain(in_words(error))
        return MISTAKE
    except BradshawError as error:
        complain(error.whole)
        return MISTAKE
    except ImportError as error:
        # Cyclopts says which of our modules it could not import; the cause says which package is missing.
        missing = (getattr(error.__cause__, "name", None) or "bradshaw").partition(".")[0]
        if missing == "bradshaw":
            raise
        complain(message("cli-error-missing-package", package=missing))
        return MISTAKE
    except BrokenPipeError:
        # Nobody reads on; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
