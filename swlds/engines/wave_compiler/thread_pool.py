"""The threads that run host code, and how they are stopped: an interrupt may come at any moment, also while they start.

Threads wait for the next launch when theirs is over: to start one takes longer than many a kernel.
"""

from __future__ import annotations

import functools
import os
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import final

#: Stack of a thread: a kernel without barriers has its frame there.
STACK = 64 << 20
#: The size of new threads' stacks is the process's: of two launches at a time one would take away what the other has set.
_STARTING = threading.Lock()
#: Threads that wait.
KEPT = 16


@final
class _Worker:
    """A thread that does one piece of work after the other."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None]] = SimpleQueue()
        with _STARTING:
            old_size = threading.stack_size(STACK)
            try:
                threading.Thread(target=self._run, daemon=True).start()
            finally:
                threading.stack_size(old_size)

    def give(self, work: Callable[[], None]) -> None:
        self._work.put(work)

    def _run(self) -> None:
        while True:
            self._work.get()()  # nothing here keeps what was done alive
            if len(_idle) >= KEPT:
                return
            _idle.append(self)


_idle: list[_Worker] = []
os.register_at_fork(after_in_child=_idle.clear)  # a child has none of its parent's threads


def _worker() -> _Worker:
    try:
        return _idle.pop()
    except IndexError:
        return _Worker()


@final
class ThreadPool:
    """One thread a task. Tasks count themselves: of one whose start was interrupted nobody knows whether it began, and host code
    must not outlive its memory."""

    def __init__(self, tasks: Sequence[Callable[[], object]]) -> None:
        self._tasks = tasks
        self._lock, self._over = threading.Lock(), threading.Event()
        self._working, self._left, self._is_stopped = 0, len(tasks), False

    def _work(self, task: Callable[[], object]) -> None:
        with self._lock:
            if self._is_stopped:
                return
            self._working += 1
        try:
            task()
        finally:
            with self._lock:
                self._working -= 1
                self._left -= 1
            if not self._left:
                self._over.set()

    def start(self) -> None:
        for task in self._tasks:
            _worker().give(functools.partial(self._work, task))

    def is_working(self) -> bool:
        return self._left > 0

    def wait(self, seconds: float) -> None:
        """Until all have ended, at most so long."""
        self._over.wait(seconds)

    def stop(self, tell: Callable[[], None]) -> None:
        """Let none begin and have all end: ``tell`` sets what host code looks at, again and again. Takes no interrupt."""
        while True:
            try:
                with self._lock:
                    self._is_stopped = True
                    if not self._working:
                        return
                tell()
                time.sleep(0.005)
            except KeyboardInterrupt:
                continue
