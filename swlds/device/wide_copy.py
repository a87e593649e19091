"""Long copies on several threads, as kernels run: one core alone does not use all that the memory can move."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

#: Bytes of one part at least: of less a second thread was no faster than one, and took a tenth of a launch's processor time.
LEAST = 4 << 20
MOST_THREADS = 4
#: Of this machine: to ask the host takes as long as a tenth of a small launch.
CORES = os.cpu_count() or 1
_HELPERS: list[Executor] = []
os.register_at_fork(after_in_child=lambda: _HELPERS.clear())  # a new process has none of their threads


def in_parts(size: int, jobs: int | None, work: Callable[[slice], object]) -> None:
    """``work`` on all of a range of bytes, a part a thread. ``jobs``: threads at most, None: one a core. When it returns, also by
    an interrupt, no thread works any more."""
    count = max(1, min(jobs or CORES, MOST_THREADS, size // LEAST))
    bounds = [size * k // count // 64 * 64 for k in range(count)] + [size]
    parts = [slice(*pair) for pair in zip(bounds, bounds[1:], strict=False)]
    helped = [_submit(work, part) for part in parts[1:]]
    try:
        work(parts[0])
    finally:
        _wait(helped)
    for future in helped:
        future.result()


def _submit(work: Callable[[slice], object], part: slice) -> Future[object]:
    if not _HELPERS:
        from concurrent.futures import ThreadPoolExecutor

        _HELPERS.append(ThreadPoolExecutor(MOST_THREADS - 1, thread_name_prefix="swlds copy"))
    return _HELPERS[0].submit(work, part)


def _wait(futures: list[Future[object]]) -> None:
    """Takes an interrupt when all have ended."""
    if not futures:
        return
    from concurrent.futures import wait

    interrupt = None
    while True:
        try:
            wait(futures)
            break
        except KeyboardInterrupt as error:
            interrupt = error
    if interrupt is not None:
        raise interrupt


__all__ = ["CORES", "in_parts"]
