"""What a test may cost and run: a time limit for each, and the programs that its RUN lines may name.

A test is a program of its author: its RUN lines name programs, its patterns may take exponential time.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Collection, Iterator
from contextvars import ContextVar

from swlds.errors import OptionError
from swlds.golden.errors import GoldenError
from swlds.reading import regular_files_only

TEST_SECONDS = 300.0
#: FileCheck is part of this package.
BUILT_IN = frozenset(("FileCheck", "filecheck", "not"))
_tools: ContextVar[frozenset[str] | None] = ContextVar("tools", default=None)
#: Set where a RUN line runs: the variable in the environment of the programs that it names, the other in this process.
RUN_LINE = "SWLDS_RUN_LINE"
_in_run_line: ContextVar[bool] = ContextVar("in_run_line", default=False)


class _OverrunError(BaseException):
    """The time is over; no handler of what runs takes it for an error of its own."""


@contextlib.contextmanager
def time_limit(path: str, seconds: float | None) -> Iterator[None]:
    """GoldenError when the test at ``path`` takes longer: patterns that match, programs and launches are stopped.

    By a signal, so only in a process's main thread; what LLVM is about is finished first.
    """
    if seconds is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    start, outer = time.monotonic(), signal.getitimer(signal.ITIMER_REAL)[0]
    before = signal.signal(signal.SIGALRM, _stop)
    # Again and again, should the first one be lost in a callback of C.
    signal.setitimer(signal.ITIMER_REAL, min(seconds, outer or seconds), 1.0)
    try:
        yield
    except _OverrunError:
        raise GoldenError(f"{path}: no end after {seconds:g} s; --test-timeout gives it longer") from None
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_REAL, max(0.01, outer - (time.monotonic() - start)) if outer else 0.0, 1.0)
        signal.signal(signal.SIGALRM, before)


def _stop(number: int, frame: object) -> None:
    raise _OverrunError


@contextlib.contextmanager
def in_run_line() -> Iterator[None]:
    """A RUN line runs meanwhile: it runs no tests of its own, and names regular files only."""
    refuse_nesting()
    token = _in_run_line.set(True)
    try:
        with regular_files_only():
            yield
    finally:
        _in_run_line.reset(token)


def refuse_nesting() -> None:
    """GoldenError within a RUN line: a test that runs itself, over and over, would have no end and no bound."""
    if _in_run_line.get() or RUN_LINE in os.environ:
        raise GoldenError("a RUN line runs no tests: neither 'swlds check' nor 'swlds update-checks'")


@contextlib.contextmanager
def only_tools(tools: Collection[str] | None) -> Iterator[None]:
    """RUN lines may name these programs only, also those of tests that a RUN line runs; None: any."""
    token = _tools.set(None if tools is None else frozenset(tools))
    try:
        yield
    finally:
        _tools.reset(token)


def narrowed(tools: Collection[str] | None, tool_binary: str | None) -> frozenset[str] | None:
    """What a command may allow its tests: no more than the test that runs the command, and no program by its path."""
    outer = _tools.get()
    if outer is None:
        return None if tools is None else frozenset(tools)
    if tool_binary is not None:
        raise OptionError("--tool-binary in a RUN line, where --tools says what may run")
    return outer if tools is None else outer & frozenset(tools)


def check_tool(name: str, place: str) -> None:
    """GoldenError where a RUN line may not run this program."""
    allowed = _tools.get()
    if allowed is not None and name not in allowed | BUILT_IN:
        raise GoldenError(f"{place}: RUN line: '{name}' is not among --tools {','.join(sorted(allowed))}")
