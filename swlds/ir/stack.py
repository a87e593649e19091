"""Stack for LLVM: it recurses through chains of metadata nodes, whose number no limit bounds, and a process that overruns its
stack ends without a word."""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable
from typing import Generic, TypeVar, final

Made = TypeVar("Made")
#: Bytes of a thread's stack that ordinary modules do not overrun, nor brackets up to the limit.
_USUAL = 16 << 20
#: Metadata nodes that any stack has room for; bytes that a node of a chain takes (measured: up to 1,200); the most that is asked
#: for.
_MANY, _NODE, _MOST = 4_000, 2_048, 4 << 30


def with_stack(nodes: int, work: Callable[[], Made]) -> Made:
    """``work`` with LLVM on modules of so many metadata nodes, in a thread with more stack where they are many, as far as the
    system gives it."""
    size = min(_USUAL + nodes * _NODE, _MOST)
    while nodes > _MANY and size >= _USUAL:
        deep = _Deep(work)
        try:
            start_thread(deep, size)
        except (RuntimeError, ValueError):
            size //= 2
        else:
            deep.join()
            return deep.take()
    return work()


def start_thread(thread: threading.Thread, size: int = _USUAL) -> None:
    """Start a thread in which LLVM may read. RuntimeError where the system starts no more."""
    before = threading.stack_size(size)
    try:
        thread.start()
    finally:
        threading.stack_size(before)


@final
class _Deep(threading.Thread, Generic[Made]):
    """Work in its thread, with what its caller knows."""

    def __init__(self, work: Callable[[], Made]) -> None:
        super().__init__(daemon=True)
        self._work, self._context = work, contextvars.copy_context()
        self._made: list[Made] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        try:
            self._made.append(self._context.run(self._work))
        except BaseException as error:  # the caller's
            self._error = error

    def take(self) -> Made:
        """What was made, or the error."""
        if self._error is not None:
            raise self._error
        return self._made[0]


__all__ = ["start_thread", "with_stack"]
