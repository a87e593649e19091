"""Opens files that anybody may have named: in pieces, so that time limits act in between, and no more than can mean anything.

A command line may name pipes and devices; launches and the RUN lines of tests may not: a device has no end, and opening a pipe
waits for its other side. The null device counts as a regular file: it has an end and takes everything.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from contextvars import ContextVar
from typing import IO

from swlds.errors import InputError

PIECE = 1 << 20
#: Bytes of the files that tests and launches read besides modules and arrays.
MAX_FILE = 64 << 20
#: What refuses a pipe or a device.
NOT_REGULAR = "no regular file"
_only_regular: ContextVar[bool] = ContextVar("only_regular", default=False)


@contextlib.contextmanager
def regular_files_only() -> Iterator[None]:
    """Whatever is read or written meanwhile, here and in ``output``, is a regular file: another is an InputError."""
    token = _only_regular.set(True)
    try:
        yield
    finally:
        _only_regular.reset(token)


def may_use(status: os.stat_result) -> bool:
    """Whether a file of this kind may be read or written now."""
    return not _only_regular.get() or is_regular(status)


def is_regular(status: os.stat_result) -> bool:
    """Whether opening, reading and writing end by themselves."""
    if stat.S_ISCHR(status.st_mode):
        return status.st_rdev == os.stat(os.devnull).st_rdev
    return stat.S_ISREG(status.st_mode)


def open_input(path: str | os.PathLike[str]) -> IO[bytes]:
    """Open a file of any kind, unless only regular ones may be named."""
    return open_regular(path) if _only_regular.get() else open(path, "rb")


def read_file(path: str | os.PathLike[str], limit: int = MAX_FILE) -> bytes:
    """The bytes of a file as ``open_input`` has it; InputError where it has more than ``limit``, and what ``open`` raises."""
    with open_input(path) as stream:
        return b"".join(pieces_of(stream, limit, os.fspath(path)))


def open_regular(path: str | os.PathLike[str], flags: int = os.O_RDONLY) -> IO[bytes]:
    """Open a regular file, to be read or, as ``flags`` say, written; InputError for one of another kind. It never waits."""
    what = "read" if flags == os.O_RDONLY else "write"
    try:
        handle = os.open(path, flags | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC, 0o666)
    except OSError as error:
        if error.errno != errno.ENXIO:  # a pipe that nobody reads, a socket
            raise
        raise _not_regular(path, what) from None
    status = os.fstat(handle)
    if is_regular(status) or stat.S_ISDIR(status.st_mode):
        return os.fdopen(handle, "rb" if what == "read" else "wb")  # raises for a folder, and closes it
    os.close(handle)
    raise _not_regular(path, what)


def _not_regular(path: str | os.PathLike[str], what: str) -> InputError:
    return InputError(f"cannot {what}: {NOT_REGULAR}", location=os.fspath(path))


def read_regular(path: str | os.PathLike[str], limit: int = MAX_FILE) -> bytes:
    """The bytes of a regular file; errors as of ``open_regular`` and ``read_file``."""
    with open_regular(path) as stream:
        return b"".join(pieces_of(stream, limit, os.fspath(path)))


def pieces_of(stream: IO[bytes], limit: int, place: str) -> Iterator[bytes]:
    """What a stream still holds."""
    left = limit
    while piece := stream.read(min(PIECE, left + 1)):
        left -= len(piece)
        if left < 0:
            raise InputError(f"holds over {limit} bytes, the limit", location=place)
        yield piece


def without_mark(data: bytes) -> bytes:
    """Text without the mark of UTF-8 that some editors put in front."""
    return data.removeprefix(codecs.BOM_UTF8)


def reason_of(error: OSError | ValueError) -> str:
    """Why a file cannot be opened, in the system's words where it has some."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "its name holds a NUL byte" if "null byte" in str(error) else str(error)
