"""Runs batches on a dask.distributed cluster: one that is given by its address, or one of its own on this machine.

A batch is a task of a second or more. What a scheduler or a worker held when it went is not known here, so it is done again; the
campaign alone writes results, so nothing is counted twice.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import statistics
import threading
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, final

from swlds.campaigns.plan import Item
from swlds.campaigns.runner import ATTEMPTS, Batch, OnRows, Row, Runner, lost_row
from swlds.campaigns.spec import Dask
from swlds.errors import OptionError, SwldsError, WorkerError

#: Seconds of work that a batch shall have, and its bounds in items.
SECONDS, LARGEST, FIRST = 1.5, 256, 4
#: Batches that a worker's thread has ahead of it.
AHEAD = 3
#: Whose messages are about lost connections.
_LOGGERS = ("distributed", "tornado", "tornado.application", "asyncio")
_local = threading.local()


def run_batch(text: str) -> str:
    """A task: the rows of a batch, both in JSON. It runs in a thread of a dask worker, whose items have a process beside it that
    has no threads, as forking wants it.

    A SwldsError comes back as text: the other side raises it again.
    """
    runner = getattr(_local, "runner", None)
    if runner is None:
        runner = _local.runner = Runner()
    try:
        return json.dumps(list(runner.rows(json.loads(text))))
    except SwldsError as error:
        return json.dumps({"message": error.message, "hint": error.hint})


def run_on_dask(items: Sequence[Item], common: Batch, dask: Dask, jobs: int | None, on_rows: OnRows) -> None:
    """A row for each item, handed to ``on_rows`` in this thread. OptionError without dask.distributed; WorkerError where the
    scheduler is gone and does not come back in time."""
    distributed = load_distributed()
    with quiet(), _cluster(distributed, dask, jobs) as address:
        _Campaign(distributed, address, dask.patience, items, common, on_rows).run()


def load_distributed() -> Any:
    """The library, or OptionError that says how to get it."""
    try:
        import distributed
    except ImportError:
        raise OptionError(
            "dask.distributed is not installed",
            hint="pip install 'swlds[campaign]', or leave out --scheduler and [dask]",
        ) from None
    return distributed


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Lost connections are told once, by us. Some of the library's loggers have handlers and levels of their own, so that the
    level of the first one says nothing about them."""
    import logging

    below = [name for name in logging.root.manager.loggerDict if name.startswith("distributed.")]
    names = [*(name for name in below if logging.getLogger(name).handlers), *_LOGGERS]
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.handlers, logger.propagate) for logger in loggers]
    for logger in loggers:
        logger.handlers, logger.propagate = [logging.NullHandler()], False
    try:
        yield
    finally:
        for logger, (handlers, propagate) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate


@contextlib.contextmanager
def _cluster(distributed: Any, dask: Dask, jobs: int | None) -> Iterator[str]:
    """The address of the scheduler: the given one, or that of a cluster that lives as long as this."""
    if dask.address:
        yield dask.address
        return
    count = dask.workers or jobs or len(os.sched_getaffinity(0))
    with distributed.LocalCluster(
        n_workers=count, threads_per_worker=1, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as cluster:
        yield str(cluster.scheduler_address)


@final
class _Campaign:
    """Batches in flight, and what is left. A batch that fails for the cluster's sake is split and tried again."""

    def __init__(
        self,
        distributed: Any,
        address: str,
        patience: float,
        items: Sequence[Item],
        common: Batch,
        on_rows: OnRows,
    ) -> None:
        self._library, self._address, self._patience = distributed, address, patience
        self._common, self._on_rows = common, on_rows
        self._left = deque(items)
        self._again: deque[Sequence[Mapping[str, Any]]] = deque()
        self._attempts: dict[str, int] = {}
        self._flying: dict[Any, Sequence[Mapping[str, Any]]] = {}
        self._spent: deque[float] = deque(maxlen=200)
        self._wanted, self._counted = AHEAD, -math.inf

    def run(self) -> None:
        while self._left or self._again or self._flying:
            client = self._connect()
            try:
                self._drive(client)
            except (OSError, self._library.client.FutureCancelledError, TimeoutError):
                pass  # the scheduler is gone, with all that it knew
            finally:
                self._again.extend(self._flying.values())
                self._flying.clear()
                with contextlib.suppress(Exception):
                    client.close(timeout=5)

    def _connect(self) -> Any:
        """A client of the scheduler, for which it is waited."""
        deadline = time.monotonic() + self._patience
        while True:
            left = max(1.0, min(10.0, deadline - time.monotonic()))
            try:
                return self._library.Client(self._address, timeout=left, set_as_default=False)
            except (OSError, TimeoutError, ValueError) as error:
                if isinstance(error, ValueError) or time.monotonic() > deadline:
                    raise WorkerError(
                        f"no dask scheduler answers at {self._address}",
                        hint="start one (dask scheduler), then --resume takes up what is there",
                    ) from None
                time.sleep(0.2)

    def _drive(self, client: Any) -> None:
        """Until all is done; OSError where the scheduler goes."""
        done = self._library.as_completed(loop=client.loop)
        self._submit(client, done)
        while self._flying:
            for future in self._next(client, done):
                batch = self._flying.pop(future, None)
                if batch is not None:
                    self._take(future, batch)
            self._submit(client, done)

    def _next(self, client: Any, done: Any) -> Sequence[Any]:
        """All batches that ended meanwhile; one at least."""
        while True:
            if ended := done.next_batch(block=False):
                return list(ended)
            if client.status not in ("running", "connecting") or client.scheduler is None:
                raise OSError("the scheduler is gone")
            if client.scheduler_comm is None or client.scheduler_comm.comm.closed():
                raise OSError("the scheduler is gone")
            time.sleep(0.005)

    def _submit(self, client: Any, done: Any) -> None:
        if self._needs_count():
            self._wanted = AHEAD * max(1, sum(client.nthreads().values()))
        while len(self._flying) < self._wanted and (batch := self._take_batch()):
            text = json.dumps({**self._common, "items": batch})
            future = client.submit(run_batch, text, pure=False)
            self._flying[future] = batch
            done.add(future)

    def _needs_count(self) -> bool:
        """Workers come and go; asking for them costs a round trip."""
        now = time.monotonic()
        if now - self._counted < 2.0:
            return False
        self._counted = now
        return True

    def _take_batch(self) -> Sequence[Mapping[str, Any]]:
        if self._again:
            return self._again.popleft()
        mean = statistics.fmean(self._spent) if self._spent else 0.0
        size = max(1, min(LARGEST, int(SECONDS / mean))) if mean else FIRST
        return [self._left.popleft().as_json() for _ in range(min(size, len(self._left)))]

    def _take(self, future: Any, batch: Sequence[Mapping[str, Any]]) -> None:
        if future.status == "cancelled":
            self._again.append(batch)
            raise OSError("the scheduler is gone")
        if future.status != "finished":
            self._retry(batch, future)
            return
        rows = json.loads(future.result())
        if isinstance(rows, dict):
            raise WorkerError(str(rows["message"]), hint=str(rows["hint"]))
        self._spent.extend(row["seconds"] for row in rows)
        self._on_rows(rows)

    def _retry(self, batch: Sequence[Mapping[str, Any]], future: Any) -> None:
        """The task did not end: its dask worker died, again and again (KilledWorker), or cannot import swlds."""
        error = future.exception()
        if not isinstance(error, self._library.scheduler.KilledWorker):
            raise WorkerError(
                f"a dask worker failed: {type(error).__name__}: {error}", hint="is swlds installed there, and the same?"
            )
        if len(batch) > 1:
            self._again.extend([one] for one in batch)
            return
        [item] = batch
        self._attempts[item["key"]] = self._attempts.get(item["key"], 0) + 1
        if self._attempts[item["key"]] < ATTEMPTS:
            self._again.append(batch)
        else:
            rows: list[Row] = [lost_row(item, "its dask worker died again and again", str(self._common["version"]))]
            self._on_rows(rows)


__all__ = ["load_distributed", "run_batch", "run_on_dask"]
