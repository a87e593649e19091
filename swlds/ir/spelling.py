"""Work on a module's text while LLVM still looks whether it is spelled as LLVM spells it.

Compilers write LLVM's own spelling, so that reading and printing changes nothing. Whether it is so, only LLVM knows: it reads,
verifies and prints every text. Where there are two cores, the work on a text that looks so begins at once, in a thread; where
LLVM then prints the very same, the result stands, and in any other case it is as if it had never been begun.
"""

from __future__ import annotations

import contextlib
import contextvars
import threading
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, final

from swlds.ir import llvm
from swlds.ir.stack import start_thread
from swlds.ir.turns import short_turns

Made = TypeVar("Made")
#: Does a part of some work, False where none is left. Several threads may call it.
Share = Callable[[], bool]


class Checkpoint(Protocol):
    """What is asked by work of which it is not known yet whether it is for nothing."""

    def __call__(self) -> None:
        """Raises where it is."""

    def offer(self, share: Share, /) -> None:
        """Parts of the work that another thread may do, once it is free, while this one goes on; then both do what is left."""


#: Bytes below which the thread does not pay.
_LEAST = 50_000
#: Seconds that a thread has to end; no text is known on which it does not.
_PATIENCE = 60.0
#: The first lines of what LLVM's printer writes.
_FIRST, _SECOND = b"; ModuleID = '", b'source_filename = "'
#: Words of older printers.
_OLDER = (b" nocapture ", b"@llvm.dbg.")
#: Bytes at both ends in which they are looked for: there declarations and most attributes stand.
_LOOK = 100_000
#: Characters of a text that are compared at once.
_PIECE = 1 << 20


def with_canonical_text(data: bytes | str, source_name: str, work: Callable[[str, Checkpoint | None], Made]) -> Made:
    """``work(llvm.canonical_text(data, source_name), None)``, and its errors.

    ``work`` is called with a checkpoint, to be asked now and then, where it is not known yet whether the text is canonical: what
    it does then, and the error that it raises, may be for nothing. It must change nothing but what it makes.
    """
    with short_turns():
        ahead = _begin(data, work)
        try:
            text = llvm.canonical_text(data, source_name)
            if ahead is not None and _is_same(text, ahead.text):
                ahead.text = ""  # it is as much as LLVM's, which stays for an error
                ahead.help()
                ahead.join()
                if ahead.made is not None:
                    return ahead.made
        finally:
            if ahead is not None:
                ahead.stop()
    return work(text, None)


def _is_same(text: str, other: str) -> bool:
    """All but the first line, which has the name that the module had in its maker; in pieces, of which copies are small."""
    start, further = text.find("\n"), other.find("\n")
    if len(text) - start != len(other) - further:
        return False
    return all(
        text[start + at : start + at + _PIECE] == other[further + at : further + at + _PIECE]
        for at in range(0, len(text) - start, _PIECE)
    )


def _begin(data: bytes | str, work: Callable[[str, Checkpoint | None], Made]) -> _Ahead[Made] | None:
    if not llvm.has_two_cores():
        return None
    with contextlib.suppress(UnicodeError, RuntimeError):  # a system that starts no more threads
        raw = data.encode("utf-8") if isinstance(data, str) else data
        if may_be_canonical(raw):
            ahead = _Ahead(raw.decode("utf-8"), work)
            start_thread(ahead)
            return ahead
    return None


def may_be_canonical(raw: bytes) -> bool:
    """Whether a module's text begins as LLVM's printer does, and is so long that it matters."""
    if len(raw) < _LEAST or not raw.startswith(_FIRST):
        return False
    if not raw.startswith(_SECOND, raw.find(b"\n") + 1) or b"\r" in raw:
        return False
    return not any(word in part for part in (raw[:_LOOK], raw[-_LOOK:]) for word in _OLDER)


@final
class _Stopped(Exception):
    """What was begun is for nothing."""


@final
class _Ahead(threading.Thread, Generic[Made]):
    """The work in its thread. ``made`` stays None where it failed or was stopped."""

    def __init__(self, text: str, work: Callable[[str, Checkpoint | None], Made]) -> None:
        super().__init__(daemon=True)
        self.text = text
        self.made: Made | None = None
        self._work = work
        self._context: Any = contextvars.copy_context()
        self._is_stopped = False
        self._share: Share = _nothing
        #: Set when there is something to share, at the latest at the end.
        self._has_share = threading.Event()

    def run(self) -> None:
        try:
            with contextlib.suppress(Exception):  # the error comes again where it counts
                self.made = self._context.run(self._make)
                while not self._is_stopped and self._share():
                    pass
        finally:
            self._has_share.set()

    def _make(self) -> Made:
        """What is called from Python's own code may be the last that has the text."""
        return self._work(self.text, _Checkpoint(self._check, self._offer))

    def help(self) -> None:
        """Do what the thread offers, until nothing of it is left."""
        self._has_share.wait()
        while self._share():
            pass

    def _offer(self, share: Share) -> None:
        self._share = share
        self._has_share.set()

    def _check(self) -> None:
        if self._is_stopped:
            raise _Stopped

    def stop(self) -> None:
        """Have it end at its next checkpoint. It is not ended elsewhere, where it may hold locks, as that of an import."""
        self._is_stopped = True
        self.join(_PATIENCE)


def _nothing() -> bool:
    return False


@final
class _Checkpoint:
    def __init__(self, check: Callable[[], None], offer: Callable[[Share], None]) -> None:
        self._check, self.offer = check, offer

    def __call__(self) -> None:
        self._check()
