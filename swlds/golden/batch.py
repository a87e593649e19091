"""Many tests in one call: a process per core, results in the order asked for, progress as they come."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeVar

Result = TypeVar("Result")

#: Below this many files processes cost more than they give.
WORTH_PROCESSES = 8


def map_files(
    job: Callable[[str], Result], paths: Sequence[str], jobs: int | None = None, on_done: Callable[[], None] | None = None
) -> list[Result]:
    """`job` for every path, on `jobs` processes (default: one per core); `on_done` is called after each."""
    results: list[Result] = []
    for result in _iterate(job, paths, _worker_count(len(paths), jobs)):
        results.append(result)
        if on_done:
            on_done()
    return results


def _worker_count(count: int, jobs: int | None) -> int:
    if jobs is not None:
        return max(1, min(jobs, count))
    return 1 if count < WORTH_PROCESSES else min(len(os.sched_getaffinity(0)), count)


def _iterate(job: Callable[[str], Result], paths: Sequence[str], workers: int) -> Iterator[Result]:
    if workers == 1:
        yield from map(job, paths)
        return
    # Spawned, not forked: the caller may have threads, and a progress bar is one.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(partial(job), paths, chunksize=max(1, min(16, len(paths) // (4 * workers))))
