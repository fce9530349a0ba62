"""The command line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnknownCommandError, UnusedCliTokensError

from bradshaw import __version__
from bradshaw.cli.errors import complain
from bradshaw.cli.language import choose_language
from bradshaw.core.errors import BradshawError

app = App(
    name="bradshaw",
    help="Bradshaw plays railway share games by their rulebooks. It speaks the language of the terminal, or that of "
    "--language: en, fr or de.",
    version=__version__,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
)
# Each command is imported when it is used.
COMMANDS = {
    "export": "transfer:export_game",
    "games": "games:games",
    "import": "transfer:import_game",
    "play": "play:play",
    "positions": "positions:positions",
    "render": "render:render",
    "replay": "replay:replay",
    "rules": "rules:rules",
    "runs": "runs:runs",
    "simulate": "simulate:simulate",
    "step": "step:step",
    "verify": "verify:verify",
}
for _name, _place in COMMANDS.items():
    app.command(f"bradshaw.cli.{_place}", name=_name)
# The help of these stands here so that the list of commands does not load the web application.
app.command(
    "bradshaw.cli.admin:admin",
    help="Look after games and people, also while the server runs: list, end, delete, ban, mute and more.",
)
app.command(
    "bradshaw.cli.backup:backup",
    help="Write everything that is stored into one file, while the server runs, and verify it.",
)
app.command(
    "bradshaw.cli.check:check",
    help="Replay every stored game with this version of Bradshaw, and say which ones it cannot read.",
)
app.command(
    "bradshaw.cli.serve:reset_link",
    help="Print a link with which the person of this name can set a new password, once, within a day.",
)
app.command(
    "bradshaw.cli.backup:restore",
    help="Put what a backup holds in the place of the database. The server must not be running.",
)
app.command(
    "bradshaw.cli.serve:serve",
    help="Start the web application. Every setting is also an environment variable, such as BRADSHAW_PORT.",
)

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
        _load_what_help_lists(wanted)
        status = app(wanted, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except UnknownCommandError as error:
        listed = ", ".join(sorted(name for name in error.app or app if not name.startswith("-")))
        complain(f"There is no command {(error.unused_tokens or [''])[0][:60]!r}; there are: {listed}.")
        return MISTAKE
    except UnusedCliTokensError as error:
        complain(f"Too many arguments: {' '.join(error.unused_tokens or ())[:200]}")
        return MISTAKE
    except (CycloptsError, BradshawError) as error:
        complain(str(error))
        return MISTAKE
    except ImportError as error:
        # Cyclopts says which of our modules it could not import; the cause says which package is missing.
        missing = (getattr(error.__cause__, "name", None) or "bradshaw").partition(".")[0]
        if missing == "bradshaw":
            raise
        complain(f"This command needs {missing}, which is not installed: pip install 'bradshaw[server]'")
        return MISTAKE
    except BrokenPipeError:
        # Nobody reads on; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _load_what_help_lists(arguments: Sequence[str]) -> None:
    """Import the commands whose help is in their docstrings, if the list of commands is about to be shown."""
    if not arguments or arguments[0] in app.help_flags:
        for name in COMMANDS:
            app[name]
