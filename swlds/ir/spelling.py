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
from typing import Any, Generic, TypeVar, final

from swlds.ir import llvm
from swlds.ir.turns import short_turns

Made = TypeVar("Made")
#: Raises where the work is for nothing.
Checkpoint = Callable[[], None]

#: Bytes below which the thread does not pay.
_LEAST = 50_000
#: Seconds that a thread has to end; no text is known on which it does not.
_PATIENCE = 60.0
#: The first lines of what LLVM's printer writes.
_FIRST, _SECOND = b"; ModuleID = '", b'source_filename = "'
#: Words of older printers.
_OLDER = (b" nocapture ", b"@llvm.dbg.value(", b"@llvm.dbg.declare(", b"\r")


def with_canonical_text(
    data: bytes | str,
    source_name: str,
    work: Callable[[str, Checkpoint | None], Made],
    share: Callable[[Made], bool] | None = None,
) -> Made:
    """``work(llvm.canonical_text(data, source_name), None)``, and its errors.

    ``work`` is called with a checkpoint, to be asked now and then, where it is not known yet whether the text is canonical: what
    it does then, and the error that it raises, may be for nothing. It must change nothing but what it makes. ``share``: does a part of what
    is to be done with what was made, in two threads where there are two, each as soon as it is free; False where none is left.
    """
    with short_turns():
        ahead = _begin(data, work, share)
        try:
            text = llvm.canonical_text(data, source_name)
            if ahead is not None and _behind_first_line(text) == _behind_first_line(ahead.text):
                made = ahead.wait()
                if made is not None:
                    while share is not None and share(made):
                        pass
                    ahead.join()
                    return made
        finally:
            if ahead is not None:
                ahead.stop()
    return work(text, None)


def _behind_first_line(text: str) -> str:
    """All but the comment with the name that the module had in its maker."""
    return text[text.find("\n") :]


def _begin(
    data: bytes | str, work: Callable[[str, Checkpoint | None], Made], share: Callable[[Made], bool] | None = None
) -> _Ahead[Made] | None:
    if not llvm.has_two_cores():
        return None
    with contextlib.suppress(UnicodeError, RuntimeError):  # a system that starts no more threads
        raw = data.encode("utf-8") if isinstance(data, str) else data
        if may_be_canonical(raw):
            ahead = _Ahead(raw.decode("utf-8"), work, share)
            llvm.start_thread(ahead)
            return ahead
    return None


def may_be_canonical(raw: bytes) -> bool:
    """Whether a module's text begins as LLVM's printer does, and is so long that it matters."""
    if len(raw) < _LEAST or not raw.startswith(_FIRST):
        return False
    return raw.startswith(_SECOND, raw.find(b"\n") + 1) and not any(word in raw for word in _OLDER)


@final
class _Stopped(Exception):
    """What was begun is for nothing."""


@final
class _Ahead(threading.Thread, Generic[Made]):
    """The work in its thread. ``made`` stays None where it failed or was stopped."""

    def __init__(
        self, text: str, work: Callable[[str, Checkpoint | None], Made], share: Callable[[Made], bool] | None
    ) -> None:
        super().__init__(daemon=True)
        self.text = text
        self.made: Made | None = None
        self._work, self._share = work, share
        self._is_made = threading.Event()
        self._context: Any = contextvars.copy_context()
        self._is_stopped = False

    def run(self) -> None:
        with contextlib.suppress(Exception):  # the error comes again where it counts
            self.made = self._context.run(self._work, self.text, self._check)
        self._is_made.set()
        made, share = self.made, self._share
        while made is not None and share is not None and not self._is_stopped and share(made):
            pass

    def wait(self) -> Made | None:
        """What was made, None where that failed. The thread may still be at work with it."""
        self._is_made.wait()
        return self.made

    def _check(self) -> None:
        if self._is_stopped:
            raise _Stopped

    def stop(self) -> None:
        """Have it end at its next checkpoint. It is not ended elsewhere, where it may hold locks, as that of an import."""
        self._is_stopped = True
        self.join(_PATIENCE)
