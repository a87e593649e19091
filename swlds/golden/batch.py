"""Many tests in one call: a process per core, results in the order asked for, progress as they come."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from swlds.golden.guard import refuse_nesting
from swlds.worker import die_with_parent

Result = TypeVar("Result")

#: Below this many files processes cost more than they give.
WORTH_PROCESSES = 8


def map_files(
    job: Callable[[str], Result],
    paths: Sequence[str],
    jobs: int | None = None,
    on_done: Callable[[], None] | None = None,
    lost: Callable[[str], Result] | None = None,
    *,
    is_apart: bool = False,
    careful: Callable[[str], Result] | None = None,
) -> list[Result]:
    """`job` for every path, on `jobs` processes (default: one per core); on one, in this process unless `is_apart`.

    `on_done` is called after each path.  `lost` is the result for a path on which its process dies (LLVM ends the process
    on some input); without it BrokenProcessPool is raised.  `careful` is the job for such a path before it is lost.
    GoldenError within a RUN line.
    """
    refuse_nesting()
    results: list[Result] = []
    for result in _iterate(job, paths, _worker_count(len(paths), jobs), lost, is_apart, careful or job):
        results.append(result)
        if on_done:
            on_done()
    return results


def _worker_count(count: int, jobs: int | None) -> int:
    if jobs is not None:
        return max(1, min(jobs, count))
    return 1 if count < WORTH_PROCESSES else min(len(os.sched_getaffinity(0)), count)


def _iterate(
    job: Callable[[str], Result],
    paths: Sequence[str],
    workers: int,
    lost: Callable[[str], Result] | None,
    is_apart: bool,
    careful: Callable[[str], Result],
) -> Iterator[Result]:
    if workers == 1 and not is_apart:
        yield from map(job, paths)
        return
    done = 0
    try:
        with _pool(workers) as pool:
            for result in pool.map(job, paths, chunksize=max(1, min(16, len(paths) // (4 * workers)))):
                done += 1
                yield result
    except BrokenProcessPool:
        if lost is None:
            raise
        # One file has taken its process along, and with it the others' results: each of the rest gets a process.
        for path in paths[done:]:
            yield _run_alone(job, path, lambda path: _run_alone(careful, path, lost))


def _run_alone(job: Callable[[str], Result], path: str, lost: Callable[[str], Result]) -> Result:
    try:
        with _pool(1) as pool:
            return pool.submit(job, path).result()
    except BrokenProcessPool:
        return lost(path)


def _pool(workers: int) -> ProcessPoolExecutor:
    # Spawned, not forked: the caller may have threads, and a progress bar is one.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_stay_with, initargs=(os.getpid(),))


def _stay_with(parent: int) -> None:
    """A process of the pool ends when its parent does, by whatever."""
    die_with_parent()
    if os.getppid() != parent:  # it has gone already
        os.kill(os.getpid(), signal.SIGKILL)
