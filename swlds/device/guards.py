"""Memory that a kernel can touch, between guard ranges: an address that misses it is a fault, never somebody else's memory.

Checks keep every access inside its object. Should one of them be wrong, what it lets through is most likely a 32-bit number that
was extended with its sign, or one that wrapped around: it lies within a guard of 4 GiB. The fault ends the worker: a finding.
"""

from __future__ import annotations

import ctypes
import mmap
import weakref
from collections.abc import Sequence
from typing import Any, final

import numpy as np

from swlds.device.lazy_pages import MAP_FAILED, NORESERVE, libc

U8 = np.ndarray[Any, np.dtype[np.uint8]]
#: Bytes in front of, between and behind; they are addresses only, no memory.
GUARD = 4 << 30
#: Bytes between areas that lie side by side, and of a line of the cache.
_GAP, _LINE = 256, 64
_NO_ACCESS = 0


@final
class _Mapping:
    """Addresses of the process that are given back with the last array in them."""

    def __init__(self, size: int) -> None:
        self.start = libc.mmap(None, size, _NO_ACCESS, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | NORESERVE, -1, 0)
        if self.start == MAP_FAILED:
            raise OSError(ctypes.get_errno(), f"no room for {size} bytes of addresses")
        weakref.finalize(self, libc.munmap, self.start, size).atexit = False

    def open(self, at: int, size: int) -> U8:
        """Memory at a distance from the start."""
        if libc.mprotect(self.start + at, _pages(size), mmap.PROT_READ | mmap.PROT_WRITE):
            raise MemoryError(f"no room for {size} bytes")
        block: Any = (ctypes.c_uint8 * size).from_address(self.start + at)
        block.mapping = self  # lives as long as an array that looks at the block
        return np.frombuffer(block, np.uint8)


def reserve(*sizes: int) -> list[U8]:
    """Zeroed memory of each size, which is committed when it is touched and starts at a page. OSError where there are no
    addresses for it, MemoryError where a limit of the process forbids it."""
    mapping = _Mapping(sum(map(_pages, sizes)) + GUARD * (len(sizes) + 1))
    found, at = [], GUARD
    for size in sizes:
        found.append(mapping.open(at, size))
        at += _pages(size) + GUARD
    return found


def beside(sizes: Sequence[int]) -> tuple[U8, list[U8]]:
    """Zeroed memory of each size, side by side between two guards: small areas that one thread touches again and again share
    pages, which makes a launch of many small work-groups a tenth faster. Each starts at a line of the cache, ``_GAP`` bytes of
    nobody's behind the one before. All of it, and the areas."""
    starts, total = [], 0
    for size in sizes:
        starts.append(total)
        total += -(-size // _LINE) * _LINE + _GAP
    [block] = guarded([total])
    return block, [block[start : start + size] for start, size in zip(starts, sizes, strict=True)]


def _pages(size: int) -> int:
    return -(-max(size, 1) // mmap.PAGESIZE) * mmap.PAGESIZE


def guarded(sizes: Sequence[int]) -> list[U8]:
    """``reserve``, with MemoryError for all that fails."""
    try:
        return reserve(*sizes)
    except OSError as error:
        raise MemoryError(str(error)) from None


def address_of(array: np.ndarray[Any, Any]) -> int:
    """``array.ctypes.data``, without an object for it."""
    return int(array.__array_interface__["data"][0])
