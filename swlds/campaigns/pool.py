"""Runs batches on workers of this machine, one a core."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from swlds.campaigns.plan import Item
from swlds.campaigns.runner import Batch, OnRows, Row, Runner

#: Items of a batch: enough that its bookkeeping costs nothing, few enough that workers end together.
LARGEST_BATCH = 16
_END = object()


def run_on_pool(items: Sequence[Item], common: Batch, jobs: int | None, on_rows: OnRows) -> None:
    """A row for each item, handed to ``on_rows`` in this thread as they come. What it raises ends the pool."""
    count = max(1, min(jobs or len(os.sched_getaffinity(0)), len(items)))
    batches = split(items, max(1, min(LARGEST_BATCH, len(items) // (4 * count))))
    lock, results = threading.Lock(), queue.SimpleQueue[Any]()
    runners = [Runner() for _ in range(count)]

    def take() -> Sequence[Item] | None:
        with lock:
            return next(batches, None)

    threads = [
        threading.Thread(target=_work, args=(runner, take, common, results.put), daemon=True) for runner in runners
    ]
    for thread in threads:
        thread.start()
    try:
        _collect(results, count, on_rows)
    finally:
        for runner in runners:
            runner.close()
        for thread in threads:
            thread.join()


def split(items: Sequence[Item], size: int) -> Iterator[Sequence[Item]]:
    """Batches of so many, in order."""
    return (items[start : start + size] for start in range(0, len(items), size))


def _work(
    runner: Runner,
    take: Callable[[], Sequence[Item] | None],
    common: Batch,
    put: Callable[[Any], None],
) -> None:
    """One thread: batches until none is left. What goes wrong goes to the thread that collects."""
    try:
        with runner:
            while (batch := take()) is not None:
                for row in runner.rows({**common, "items": [item.as_json() for item in batch]}):
                    put(row)
    except BaseException as error:
        put(error)
    finally:
        put(_END)


def _collect(results: queue.SimpleQueue[Any], count: int, on_rows: OnRows) -> None:
    while count:
        found = [results.get()]
        while not results.empty():
            found.append(results.get())
        rows: list[Row] = []
        failure: BaseException | None = None
        for one in found:
            if one is _END:
                count -= 1
            elif isinstance(one, BaseException):
                failure = failure or one
            else:
                rows.append(one)
        if rows:
            on_rows(rows)
        if failure is not None:
            raise failure
