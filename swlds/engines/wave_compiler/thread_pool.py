"""The threads that run host code, and how they are stopped: an interrupt may come at any moment, also while they start.

Threads stay for the next launch: to start one takes as long as ten small work-groups. One that waits for work holds nothing of a
launch but the pages of its stack that were touched.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from typing import final

from swlds.device.wide_copy import CORES

#: Stack of a thread: a kernel without barriers has its frame there.
STACK = 64 << 20
#: The size of new threads' stacks is the process's: of two launches at a time one would take away what the other has set.
_STARTING = threading.Lock()
#: Threads that wait for work; more than one a core do not stay.
_IDLE: list[_Worker] = []
os.register_at_fork(after_in_child=lambda: _IDLE.clear())  # a new process has none of them


@final
class _Worker:
    """One thread. Who has taken it from ``_IDLE`` gives it one job."""

    def __init__(self) -> None:
        self._job: _Job | None = None
        self._has_job = threading.Lock()
        self._has_job.acquire()
        try:
            with _STARTING:
                old_size = threading.stack_size(STACK)
                try:
                    threading.Thread(target=self._work, daemon=True).start()
                finally:
                    threading.stack_size(old_size)
        except BaseException:
            self._has_job.release()  # without a job it ends
            raise

    def give(self, job: _Job) -> None:
        self._job = job
        self._has_job.release()

    def _work(self) -> None:
        stays = True
        while stays:
            self._has_job.acquire()
            stays = self._run()

    def _run(self) -> bool:
        """False where the thread is to end."""
        job, self._job = self._job, None
        if job is None:
            return False
        stays = False
        try:
            job.run()
            stays = job.keeps_thread and len(_IDLE) < CORES
        finally:
            if stays:
                _IDLE.append(self)
            job.done.release()
        return stays


@final
class _Job:
    """One task of a pool. ``done``: is held until it is over."""

    def __init__(self, pool: ThreadPool, task: Callable[[], object]) -> None:
        self.is_done = False
        self.done = threading.Lock()
        self.done.acquire()
        self._pool, self._task = pool, [task]

    def run(self) -> None:
        """Forgets the task before anybody hears that it is over: it may hold a launch."""
        try:
            self._pool.work(self._task.pop())
        finally:
            self.is_done = True

    @property
    def keeps_thread(self) -> bool:
        """Not one that had to be stopped."""
        return self._pool.keeps_threads and not self._pool.is_stopped

    def wait(self, seconds: float) -> None:
        if not self.is_done and self.done.acquire(timeout=seconds):
            self.done.release()


@final
class ThreadPool:
    """One thread a task. Tasks count themselves: one whose start was interrupted may run or not, and host code must not outlive
    its memory. ``keeps_threads``: they stay for other pools."""

    def __init__(self, tasks: Sequence[Callable[[], object]], *, keeps_threads: bool) -> None:
        self._lock = threading.Lock()
        self._working, self.is_stopped, self.keeps_threads = 0, False, keeps_threads
        self._jobs = [_Job(self, task) for task in tasks]

    def work(self, task: Callable[[], object]) -> None:
        """What a thread does."""
        with self._lock:
            if self.is_stopped:
                return
            self._working += 1
        try:
            task()
        finally:
            del task
            with self._lock:
                self._working -= 1

    def start(self) -> None:
        for job in self._jobs:
            try:
                worker = _IDLE.pop()
            except IndexError:
                worker = _Worker()
            worker.give(job)

    def is_working(self) -> bool:
        return not all(job.is_done for job in self._jobs)

    def wait(self, seconds: float) -> None:
        """Until all have ended, at most so long for each."""
        for job in self._jobs:
            job.wait(seconds)

    def stop(self, tell: Callable[[], None]) -> None:
        """Let none begin and have all end: ``tell`` sets what host code looks at, again and again. Takes no interrupt."""
        while True:
            try:
                with self._lock:
                    self.is_stopped = True
                    if not self._working:
                        return
                tell()
                time.sleep(0.005)
            except KeyboardInterrupt:
                continue
