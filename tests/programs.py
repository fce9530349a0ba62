"""Programs that tests start."""

import signal

# A shell that starts the tests in the background lets them ignore interrupts, and a program inherits what is ignored.
INHERITED = ("SIGINT", "SIGQUIT", "SIGHUP", "SIGTERM")


def own_signals() -> None:
    """For `preexec_fn`: the program reacts to signals as if a person had started it, whoever started the tests."""
    for name in INHERITED:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
