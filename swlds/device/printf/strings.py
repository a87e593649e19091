"""Strings in the device's memory, for ``printf``: read no further than the object goes that holds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np

from swlds.device.address_space import (
    CODE_END,
    GLOBAL,
    LDS,
    LDS_APERTURE,
    PRIVATE,
    PRIVATE_APERTURE,
    WINDOW_END,
)
from swlds.device.check import Access, Verdict, judge_access
from swlds.device.launch import Launch
from swlds.lazy import dataclass

#: In place of what lies outside of all memory, where memcheck is off.
NOWHERE = b"?"
#: Bytes that are looked at in one go.
_PIECE = 256


class StringError(Exception):
    """A string cannot be read: ``verdict`` is what memcheck says of it, ``message`` what initcheck does."""

    def __init__(self, verdict: Verdict | None, message: str = "") -> None:
        super().__init__(message or (verdict.message if verdict is not None else ""))
        self.verdict, self.message = verdict, message


class ElsewhereError(Exception):
    """The string lies in LDS or on a stack, which only the reference engine reads."""


@final
@dataclass(frozen=True, slots=True)
class Strings:
    """``place``: where in the window an address in LDS or on the work-item's stack lies, None where nobody knows;
    ``stack_top``: of the wave."""

    launch: Launch
    place: Callable[[int, int], int] | None = None
    stack_top: int = 0

    def read(self, address: int, size: int) -> bytes:
        """So many bytes from a flat address. StringError or ElsewhereError where they cannot be had."""
        space, low = self._resolve(address)
        if not size:
            return b""
        if "memcheck" in self.launch.options.checks:
            verdict = judge_access(self.launch.image, Access(space, low, size, 0, False), self.stack_top)
            if verdict is not None:
                raise StringError(verdict)
        start = self._start(space, low, size)
        if start is None:
            return NOWHERE
        memory = self.launch.image.memory.space
        if "initcheck" in self.launch.options.checks and not np.all(memory.init[start : start + size] == 0xFF):
            raise StringError(None, f"Uninitialized bytes among the {size} of a string that is printed")
        return memory.read(start, size)

    def read_string(self, address: int, most: int) -> bytes:
        """The characters in front of a NUL, at most so many. Errors as above, also where no NUL comes in the object."""
        found = b""
        while len(found) < most:
            piece = self._piece(address + len(found), min(_PIECE, most - len(found)))
            if piece is None:
                return found + NOWHERE
            if b"\0" in piece:
                return found + piece[: piece.index(b"\0")]
            found += piece
        return found

    def _piece(self, address: int, size: int) -> bytes | None:
        """So many bytes, or fewer that have a NUL; None where no memory is, and nobody looks for that."""
        space, low = self._resolve(address)
        size = max(1, min(size, self._end(space) - low))
        start = self._start(space, low, size)
        if start is None and "memcheck" not in self.launch.options.checks:
            return None
        raw = b"" if start is None else self.launch.image.memory.space.read(start, size)
        end = raw.find(b"\0")
        return self.read(address, size if end < 0 else end + 1)

    def _resolve(self, address: int) -> tuple[int, int]:
        """Address space and address in it."""
        space = {LDS_APERTURE: LDS, PRIVATE_APERTURE: PRIVATE}.get(address >> 32, GLOBAL)
        if space == GLOBAL:
            return GLOBAL, address
        if self.place is None:
            raise ElsewhereError
        return space, address & 0xFFFF_FFFF

    def _start(self, space: int, low: int, size: int) -> int | None:
        """The window's address of bytes; None for what is not in it."""
        if space == GLOBAL or self.place is None:
            return low if CODE_END <= low and low + size <= WINDOW_END else None
        return self.place(space, low) if low + size <= self._end(space) else None

    def _end(self, space: int) -> int:
        """The first address behind the memory of an address space."""
        return {LDS: self.launch.lds_size, PRIVATE: self.launch.private_size}.get(space, WINDOW_END)
