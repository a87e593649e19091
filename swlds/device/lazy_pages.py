"""Pages of 0xFF or 0 that cost memory only where they are written: one small file is mapped over a long range again and again.

The host copies a page when it is written first. Addresses stay what they are, so views of the memory stay valid.
"""

from __future__ import annotations

import ctypes
import mmap
import os

#: Bytes of the file. A process may have 65,530 mappings: 4 GiB of buffers take 2,048 of them.
CHUNK = 2 << 20
_MAP_FIXED, MAP_FAILED = 0x10, ctypes.c_void_p(-1).value
NORESERVE = getattr(mmap, "MAP_NORESERVE", 0x4000)
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.mmap.restype = ctypes.c_void_p
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
libc.memcmp.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
for _function in (libc.mprotect, libc.madvise):
    _function.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


def whole_pages(address: int, size: int) -> tuple[int, int]:
    """Start and stop of the whole pages in a range; start >= stop where there is none."""
    page = mmap.PAGESIZE
    return -(-address // page) * page, (address + size) // page * page


def touched_pages(start: int, stop: int) -> tuple[int, int]:
    """Start and stop of the pages of which some bytes lie in a range, given by its start and stop."""
    page = mmap.PAGESIZE
    return start // page * page, -(-stop // page) * page


def map_ones(start: int, stop: int) -> bool:
    """Let whole pages of private memory hold 0xFF. False where the host cannot: what they hold then is open.

    The file is closed at once, its mappings keep it: a descriptor that is kept could be closed by somebody else.
    """
    try:
        file = os.memfd_create("swlds-ones")
    except (AttributeError, OSError):
        return False
    try:
        if os.write(file, b"\xff" * CHUNK) != CHUNK:
            return False
        return all(_map(at, min(CHUNK, stop - at), 0, file) for at in range(start, stop, CHUNK))
    except OSError:
        return False
    finally:
        os.close(file)


def map_zeros(start: int, stop: int) -> bool:
    """Let whole pages of private memory be fresh ones that hold 0. False where the host cannot: they are as they were."""
    return _map(start, stop - start, mmap.MAP_ANONYMOUS, -1)


def private_pages(size: int) -> mmap.mmap:
    """Memory of 0 that is committed as it is touched. A forked process has its own: those of Python would be shared."""
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)


def holds_same(a: int, b: int, size: int) -> bool:
    """So many bytes at two addresses of the host are the same. Where the first bytes differ no others are looked at."""
    return not libc.memcmp(a, b, size)


def give_back(start: int, stop: int) -> None:
    """Whole pages of private memory read as zero again, and take no memory."""
    libc.madvise(start, stop - start, mmap.MADV_DONTNEED)


def want_huge_pages(start: int, size: int) -> None:
    """Where the host has them."""
    if hasattr(mmap, "MADV_HUGEPAGE"):
        libc.madvise(start, size, mmap.MADV_HUGEPAGE)


def _map(address: int, size: int, kind: int, file: int) -> bool:
    flags = mmap.MAP_PRIVATE | _MAP_FIXED | NORESERVE | kind
    return bool(libc.mmap(address, size, mmap.PROT_READ | mmap.PROT_WRITE, flags, file, 0) != MAP_FAILED)
