"""Arrays from ``.npy`` files that anybody may have written: nothing is unpickled, and no header is believed.

A header says type, shape and order of what follows. It is taken at its word only where it is no larger than a buffer may be
and the file has just as many bytes.
"""

from __future__ import annotations

import math
import os
import stat
from typing import IO, Any

import numpy as np

from swlds.errors import InputError

MAX_BUFFER = 4 << 30
#: Characters of a header at most: NumPy evaluates it, as a literal.
_MAX_HEADER = 10_000
#: Kinds of types: booleans, numbers, and bytes without a meaning, such as bfloats.
_NUMBERS = "biufcV"


def load_array(path: str) -> np.ndarray[Any, Any]:
    """The array of a file. InputError says in one line what is wrong with it."""
    try:
        with open(path, "rb") as stream:
            return _read(path, stream)
    except (OSError, ValueError) as error:
        raise _wrong(path, f"cannot read: {getattr(error, 'strerror', None) or 'not a name of a file'}") from None


def _wrong(path: str, reason: str) -> InputError:
    return InputError(reason, location=path, hint="expected a .npy file")


def _read(path: str, stream: IO[bytes]) -> np.ndarray[Any, Any]:
    shape, is_fortran, dtype = _header(path, stream)
    if dtype.hasobject or dtype.kind not in _NUMBERS or dtype.fields or not dtype.itemsize:
        raise _wrong(path, f"holds {'Python objects, which are not loaded' if dtype.hasobject else 'no numbers'}")
    if not all(type(n) is int and n >= 0 for n in shape):
        raise _wrong(path, "its header has no shape of an array")
    size = math.prod(shape) * dtype.itemsize
    if size > MAX_BUFFER or len(shape) > 32:
        raise _wrong(
            path, f"its header says {size} bytes in {len(shape)} dimensions; a buffer has at most {MAX_BUFFER}"
        )
    status = os.fstat(stream.fileno())
    left = status.st_size - stream.tell() if stat.S_ISREG(status.st_mode) else size
    data = np.empty(size if left == size else 0, np.uint8)
    if left != size or stream.readinto(data) != size:  # type: ignore[attr-defined]
        raise _wrong(path, f"its header says {size} bytes of numbers, the file has others")
    return data.view(dtype).reshape(shape, order="F" if is_fortran else "C")


def _header(path: str, stream: IO[bytes]) -> tuple[tuple[Any, ...], bool, np.dtype[Any]]:
    """What NumPy makes of the header. It has many ways to fail on one that nobody wrote in earnest."""
    readers = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}
    try:
        version = np.lib.format.read_magic(stream)
        if version not in readers:
            raise ValueError("versions 1 and 2 are read")
        shape, is_fortran, dtype = readers[version](stream, max_header_size=_MAX_HEADER)
        return tuple(shape), bool(is_fortran), dtype
    except Exception:
        raise _wrong(path, "cannot read: its header is not that of an array of numbers") from None
