"""A progress bar on stderr, where that is a terminal and the work takes a while."""

from __future__ import annotations

import contextlib
import itertools
import sys
import time
from collections.abc import Callable, Iterator
from typing import TextIO, final


@contextlib.contextmanager
def show_progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Give a function to call after each of ``total`` steps; ``what`` they are, such as ``tests checked``."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    line, steps = ProgressLine(sys.stderr, unit=what), itertools.count(1)
    line(0, total)
    try:
        yield lambda: line(next(steps), total)
    finally:
        line.close()


def group_progress() -> contextlib.AbstractContextManager[Callable[[int, int], None] | None]:
    """What a launch may call with (work-groups done, of how many); None where stderr is no terminal."""
    return progress_of("work-groups")


@contextlib.contextmanager
def progress_of(unit: str) -> Iterator[Callable[[int, int], None] | None]:
    """A function of (steps done, of how many); None where stderr is no terminal. ``unit``: what the steps are."""
    if not sys.stderr.isatty():
        yield None
        return
    line = ProgressLine(sys.stderr, unit=unit)
    try:
        yield line
    finally:
        line.close()


@final
class StatusLine:
    """A line on a terminal that is written again and again, after the first second."""

    PATIENCE = 1.0

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream, self._clock = stream, clock
        self.opened = clock()
        self._is_shown = False

    def __call__(self, words: Callable[[], str]) -> None:
        """``words``: not asked for before the line is shown."""
        if self._clock() - self.opened >= self.PATIENCE:
            self._stream.write(f"\r{words()}\x1b[K")
            self._stream.flush()
            self._is_shown = True

    def close(self) -> None:
        """Leave an empty line for what comes next."""
        if self._is_shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


@final
class ProgressLine:
    """A bar, the steps done, their rate and how long the rest takes at that rate, on a line that is written again and again,
    after the first second. ``unit``: what the steps are.

    The rate is that of the pass: reading the input and compiling do not count. When groups are replayed, the count starts
    again.
    """

    WIDTH = 20

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic, unit: str = "work-groups") -> None:
        self._line, self._clock, self._unit = StatusLine(stream, clock), clock, unit
        self._first = (self._line.opened, 0)
        self._done = -1
        self._pass = 0

    def __call__(self, done: int, total: int) -> None:
        now = self._clock()
        if self._done < 0 or done < self._done:
            self._first = (now, done)
            self._pass += 1
        self._done = done
        self._line(lambda: self._words(done, total, now - self._first[0]))

    def _words(self, done: int, total: int, seconds: float) -> str:
        rate = self._rate(done - self._first[1], total - done, seconds)
        bar = "#" * (self.WIDTH * done // max(total, 1))
        again = f" (pass {self._pass})" if self._pass > 1 else ""
        return f"[{bar:.<{self.WIDTH}}] {done:,}/{total:,} {self._unit}{rate}{again}"

    @staticmethod
    def _rate(done: int, rest: int, seconds: float) -> str:
        """``, 10/s, 3:20 left``; of steps that take over a second how long one takes."""
        if seconds <= 0:
            return ""
        if done <= 0:
            return ", 0/s"
        rate = f", {done / seconds:,.0f}/s" if done >= seconds else f", {seconds / done:,.0f} s each"
        left = round(rest * seconds / done)
        if not rest or left < 1:
            return rate
        minutes, hours = left // 60 % 60, left // 3600
        clock = f"{hours}:{minutes:02}:{left % 60:02}" if hours else f"{minutes}:{left % 60:02}"
        return f"{rate}, {clock} left"

    def close(self) -> None:
        """As that of the line."""
        self._line.close()
