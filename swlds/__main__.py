"""The program ``swlds``, also as ``python -m swlds``: what must be so before anything else is imported."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import signal
import sys
from types import FrameType

#: As in ``worker.py``, which is not imported yet.
INTERRUPTED = 130
#: New objects after which the collector looks for garbage among them: imports make a hundred thousand, and no garbage.
_COLLECTED = 200_000


def main() -> None:
    """The command line. Until a command has its worker, Ctrl-C ends the program at once, with one line."""
    gc.set_threshold(_COLLECTED, *gc.get_threshold()[1:])
    _open_missing_streams()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _stop)
    from swlds.cli import main as command

    try:
        try:
            command(prog_name="swlds")
        except SystemExit as ending:
            _end(ending)
        sys.stdout.flush()
    except (
        OSError
    ) as error:  # what commands write goes through their workers; here it is the help that cannot be written
        _end_unwritten(error)


def _end(ending: SystemExit) -> None:
    """End at once: to take apart what was imported takes a tenth of a help. `reduce` works in this process, and ends in full."""
    if "swlds.reducer" in sys.modules or not isinstance(ending.code, (int, type(None))):
        raise ending
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(ending.code or 0)


def _end_unwritten(error: OSError) -> None:
    """One line; nothing where the reader has gone, or nobody can read the line either."""
    if error.errno != errno.EPIPE:
        with contextlib.suppress(OSError):
            reason = "it is closed" if error.errno == errno.EBADF else error.strerror
            os.write(2, f"swlds: error: <stdout>: cannot write: {reason}\n".encode())
    os._exit(1)


def _stop(number: int, frame: FrameType | None) -> None:
    with contextlib.suppress(OSError):
        os.write(2, b"swlds: interrupted\n")
    os._exit(INTERRUPTED)


def _open_missing_streams() -> None:
    """Fill what was closed by the caller, or the next file or pipe that is opened would be taken for it.

    A closed stdout stays one that cannot be written: results must not vanish.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDONLY if number == 1 else os.O_RDWR)
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


if __name__ == "__main__":
    main()
