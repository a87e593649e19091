"""Arrays from ``.npy`` files that anybody may have written: nothing is unpickled or evaluated, and no header is believed.

A header says type, shape and order of what follows, as a literal of Python. NumPy would evaluate it, and ends the process
on some types (``<M8[s/0]``); so it is read here, as far as buffers go, and taken at its word only where it is no larger than
a buffer may be and the file has just as many bytes.
"""

from __future__ import annotations

import math
import os
import re
from typing import IO, Any

import numpy as np

from swlds.errors import InputError
from swlds.lazy import lazy_pattern
from swlds.reading import open_regular, reason_of

MAX_BUFFER = 4 << 30
MAX_DIMENSIONS = 32
#: Bytes of a header at most.
_MAX_HEADER = 10_000
_MAGIC = b"\x93NUMPY"
#: By version: bytes of the length, and in what the text is written.
_VERSIONS = {b"\1\0": (2, "latin-1"), b"\2\0": (4, "latin-1"), b"\3\0": (4, "utf-8")}
_ITEM = lazy_pattern(
    r"""\s*(['"])(?P<key>descr|fortran_order|shape)\1\s*:\s*"""
    r"""(?:(['"])(?P<text>[^'"\\]*)\3|(?P<flag>True|False)|\((?P<numbers>[0-9L,\s]*)\))\s*(?:,|(?=\}))"""
)
_NUMBERS = lazy_pattern(r"\s*(?:[0-9]{1,10}L?\s*,\s*)*(?:[0-9]{1,10}L?\s*)?\Z")  # L: written by Python 2
#: Booleans, numbers, and bytes without a meaning, such as bfloats.
_DTYPE = lazy_pattern(r"[<>=|]?(?:[biufc][0-9]{1,2}|V[1-9])\Z")


def load_array(path: str) -> np.ndarray[Any, Any]:
    """The array of a file, in the byte order of this machine. InputError says in one line what is wrong with it."""
    try:
        with open_regular(path) as stream:
            return _read(path, stream)
    except (OSError, ValueError) as error:
        raise _wrong(path, f"cannot read: {reason_of(error)}") from None


def _wrong(path: str, reason: str) -> InputError:
    return InputError(reason, location=path, hint="expected a .npy file")


def _read(path: str, stream: IO[bytes]) -> np.ndarray[Any, Any]:
    shape, is_fortran, dtype = _parse_header(path, _read_header(path, stream))
    size = math.prod(shape) * dtype.itemsize
    if max(size, *shape, 0) > MAX_BUFFER or len(shape) > MAX_DIMENSIONS:
        raise _wrong(
            path, f"its header says {size} bytes in {len(shape)} dimensions; a buffer has at most {MAX_BUFFER}"
        )
    left = os.fstat(stream.fileno()).st_size - stream.tell()
    data = np.empty(size if left == size else 0, np.uint8)
    if left != size or stream.readinto(data) != size:  # type: ignore[attr-defined]
        raise _wrong(path, f"its header says {size} bytes of numbers, the file has others")
    array = data.view(dtype).reshape(shape, order="F" if is_fortran else "C")
    return array if dtype.isnative else array.astype(dtype.newbyteorder("="))


def _read_header(path: str, stream: IO[bytes]) -> str:
    """The text of the header, behind magic, version and length."""
    magic = stream.read(8)
    if magic[:6] != _MAGIC or magic[6:] not in _VERSIONS:
        raise _no_header(path)
    length_bytes, encoding = _VERSIONS[magic[6:]]
    length = int.from_bytes(stream.read(length_bytes), "little")
    raw = stream.read(min(length, _MAX_HEADER))
    if len(raw) != length:
        raise _no_header(path)
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        raise _no_header(path) from None


def _no_header(path: str) -> InputError:
    return _wrong(path, "cannot read: its header is not that of an array of numbers")


def _parse_header(path: str, text: str) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Shape, whether the order is Fortran's, and type."""
    text = text.strip()
    items: dict[str, re.Match[str]] = {}
    at = 1
    while item := _ITEM.match(text, at):
        items[item["key"]] = item
        at = item.end()
    if not text.startswith("{") or text[at:].strip() != "}" or len(items) != 3:
        raise _no_header(path)
    descr, flag, numbers = items["descr"]["text"], items["fortran_order"]["flag"], items["shape"]["numbers"]
    if descr is None or flag is None or numbers is None:
        raise _no_header(path)
    if not _NUMBERS.match(numbers):
        raise _wrong(path, "its header has no shape of an array")
    return tuple(int(n) for n in re.findall("[0-9]+", numbers)), flag == "True", _parse_dtype(path, descr)


def _parse_dtype(path: str, descr: str) -> np.dtype[Any]:
    try:
        if not _DTYPE.match(descr):
            raise TypeError
        return np.dtype(descr)
    except TypeError:
        reason = "Python objects, which are not loaded" if "O" in descr else "no numbers that a buffer can have"
        raise _wrong(path, f"holds {reason}") from None
