"""A progress bar on stderr, where that is a terminal and the work takes a while."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from typing import TextIO, final

#: Fewer steps than this are done before a bar would be of use.
WORTH_A_BAR = 16


@contextlib.contextmanager
def show_progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Give a function to call after each of ``total`` steps."""
    if total < WORTH_A_BAR or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


@contextlib.contextmanager
def group_progress() -> Iterator[Callable[[int, int], None] | None]:
    """What a launch may call with (work-groups done, of how many); None where stderr is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    line = GroupProgress(sys.stderr)
    try:
        yield line
    finally:
        line.close()


@final
class GroupProgress:
    """A bar, the work-groups done and their rate, on a line that is written again and again, after the first second.

    The rate is that of the pass: reading the input and compiling do not count. When groups are replayed, the count starts
    again.
    """

    WIDTH, PATIENCE = 20, 1.0

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream, self._clock = stream, clock
        self._opened = clock()
        self._first = (self._opened, 0)
        self._done = -1
        self._pass = 0
        self._is_shown = False

    def __call__(self, done: int, total: int) -> None:
        now = self._clock()
        if self._done < 0 or done < self._done:
            self._first = (now, done)
            self._pass += 1
        self._done = done
        if now - self._opened < self.PATIENCE:
            return
        seconds = now - self._first[0]
        rate = f", {(done - self._first[1]) / seconds:,.0f}/s" if seconds > 0 else ""
        bar = "#" * (self.WIDTH * done // total)
        again = f" (pass {self._pass})" if self._pass > 1 else ""
        self._stream.write(f"\r[{bar:.<{self.WIDTH}}] {done:,}/{total:,} work-groups{rate}{again}\x1b[K")
        self._stream.flush()
        self._is_shown = True

    def close(self) -> None:
        """Leave an empty line for what comes next."""
        if self._is_shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
