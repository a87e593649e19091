"""Reads files that anybody may have named: in pieces, so that time limits act in between, and no more than can mean anything."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from typing import IO

from swlds.errors import InputError

PIECE = 1 << 20
#: Bytes of the files that tests and launches read besides modules and arrays.
MAX_FILE = 64 << 20


def read_file(path: str | os.PathLike[str], limit: int = MAX_FILE) -> bytes:
    """The bytes of a file of any kind; InputError where it has more than ``limit``, and what ``open`` raises."""
    with open(path, "rb") as stream:
        return b"".join(pieces_of(stream, limit, os.fspath(path)))


def open_regular(path: str | os.PathLike[str]) -> IO[bytes]:
    """Open a file with contents of its own. A device has no end and a pipe may have no writer: InputError."""
    stream = os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb")
    mode = os.fstat(stream.fileno()).st_mode
    if stat.S_ISREG(mode):
        return stream
    stream.close()
    raise InputError("cannot read: no regular file", location=os.fspath(path))


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


def reason_of(error: OSError | ValueError) -> str:
    """Why a file cannot be opened, in the system's words where it has some."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "its name holds a NUL byte" if "null byte" in str(error) else str(error)
