"""Threads of which one holds the interpreter and the others are back from LLVM."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator
from typing import final

#: Seconds after which a thread that works gives way to one that waits. Python's own 0.005 are a tenth of what LLVM takes for a
#: megabyte, and a reading of it comes back to Python some ten times.
_TURN = 0.0005


@final
class _Turns:
    """How many ask for short turns, and what the interval was before the first did."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.count = 0
        self.before = 0.0


_TURNS = _Turns()


@contextlib.contextmanager
def short_turns() -> Iterator[None]:
    """Meanwhile nobody waits long for the interpreter."""
    turns = _TURNS
    with turns.lock:
        if not turns.count:
            turns.before = sys.getswitchinterval()
            sys.setswitchinterval(min(turns.before, _TURN))
        turns.count += 1
    try:
        yield
    finally:
        with turns.lock:
            turns.count -= 1
            if not turns.count:
                sys.setswitchinterval(turns.before)
