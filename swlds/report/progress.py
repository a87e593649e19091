"""A progress bar on stderr, where that is a terminal and the work takes a while."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

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
