"""The threads that run host code, and how they are stopped: an interrupt may come at any moment, also while they start."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import final

#: Stack of a thread: a kernel without barriers has its frame there.
STACK = 64 << 20
#: The size of new threads' stacks is the process's: of two launches at a time one would take away what the other has set.
_STARTING = threading.Lock()


@final
class ThreadPool:
    """One thread a task. Threads count themselves: ``Thread.is_alive`` is false for one whose start was interrupted, and host
    code must not outlive its memory."""

    def __init__(self, tasks: Sequence[Callable[[], object]]) -> None:
        self._lock = threading.Lock()
        self._working, self._is_stopped = 0, False
        self._threads = [threading.Thread(target=self._work, args=(task,), daemon=True) for task in tasks]

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

    def start(self) -> None:
        with _STARTING:
            old_size = threading.stack_size(STACK)
            try:
                for thread in self._threads:
                    thread.start()
            finally:
                threading.stack_size(old_size)

    def is_working(self) -> bool:
        return any(thread.is_alive() for thread in self._threads)

    def wait(self, seconds: float) -> None:
        """Until all have ended, at most so long for each."""
        for thread in self._threads:
            thread.join(seconds)

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
