"""The program ``swlds``, also as ``python -m swlds``: what must be so before anything else is imported."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from types import FrameType

#: As in ``worker.py``, which is not imported yet.
INTERRUPTED = 130


def main() -> None:
    """The command line. Until a command has its worker, Ctrl-C ends the program at once, with one line."""
    _open_missing_streams()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _stop)
    from swlds.cli import main as command

    command(prog_name="swlds")


def _stop(number: int, frame: FrameType | None) -> None:
    with contextlib.suppress(OSError):
        os.write(2, b"swlds: interrupted\n")
    os._exit(INTERRUPTED)


def _open_missing_streams() -> None:
    """Fill what was closed by the caller, or the next file or pipe that is opened would be taken for it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


if __name__ == "__main__":
    main()
