"""Buffers that programs fill for ``printf``: what is in them, and the formats beside them in the module.

=========  =======================================================================================================
OpenCL C   LLVM's ``amdgpu-printf-runtime-binding``: the number of the format, then the arguments, each as wide as
           ``!llvm.printf.fmts`` says: ``NUMBER:COUNT:SIZE:...:FORMAT``; of strings the characters. LLVM stores one
           argument a conversion, so that of ``%*d`` the number is missing
HIP        clang's ``-mprintf-kind=buffered``: a word with the stream (bit 0), whether the format is constant (bit 1) and
           the bytes of it all (from bit 2 on); eight bytes of the format's hash, which ``!llvm.printf.fmts`` has in
           ``0:0:HASH,FORMAT``, or the format itself; arguments of eight bytes, strings as their characters up to a multiple
           of eight
=========  =======================================================================================================
"""

from __future__ import annotations

import re
from dataclasses import field
from typing import final

from swlds.device.printf.formats import Conversion, PrintfError, parse_format
from swlds.device.printf.output import STDERR, STDOUT, Stream
from swlds.device.printf.render import Given, render
from swlds.ir.model import Module
from swlds.lazy import dataclass

#: What LLVM writes behind a backslash in the formats of OpenCL C.
_ESCAPES = {b"72": b":", b"a": b"\a", b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t", b"v": b"\v"}


@final
@dataclass
class Formats:
    """Those of a module: ``by_number`` with the sizes of their arguments, ``by_hash``."""

    is_hip: bool
    by_number: dict[int, tuple[tuple[int, ...], bytes]] = field(default_factory=dict)
    by_hash: dict[int, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, module: Module) -> Formats:
        found = cls(is_buffered_hip(module))
        for reference in module.named_metadata.get("llvm.printf.fmts", []):
            node = module.metadata.get(int(reference[1:]))
            text = re.fullmatch(r'!\{!"(.*)"\}', node.text, re.DOTALL) if node is not None else None
            if text is not None:
                found._add(_unquoted(text[1]))
        return found

    def _add(self, entry: bytes) -> None:
        if self.is_hip:
            match = re.fullmatch(rb"0:0:([0-9a-f]{1,16}),(.*)", entry, re.DOTALL)
            if match is not None:
                self.by_hash[int(match[1], 16)] = match[2]
            return
        number, *sizes, text = entry.split(b":")  # colons in formats are escaped
        if len(sizes) and all(re.fullmatch(rb"\d{1,9}", word) for word in (number, *sizes)):
            self.by_number[int(number)] = (tuple(map(int, sizes[1:])), _unescaped(text))


def is_buffered_hip(module: Module) -> bool:
    """clang wrote the calls of ``__printf_alloc``, not LLVM's pass for OpenCL C."""
    return module.flag("amdgpu_printf_kind") == '!"buffered"'


def read_buffer(formats: Formats, data: bytes) -> tuple[Stream, bytes]:
    """What a buffer says, as text. PrintfError where that cannot be."""
    return _read_hip(formats, data) if formats.is_hip else (STDOUT, _read_opencl(formats, data))


def _read_opencl(formats: Formats, data: bytes) -> bytes:
    known = formats.by_number.get(int.from_bytes(data[:4], "little"))
    if known is None:
        raise PrintfError("the number in front of its arguments is that of no format of the module")
    sizes, text = known
    letters = [part.letter for part in _takers(text)]
    given, at = [], 4
    for index, size in enumerate(sizes):
        is_text = index < len(letters) and letters[index] == "s"
        given.append(Given(data[at : at + size], "text" if is_text else "word"))
        at += size
    if at > len(data):
        raise PrintfError("its arguments do not fit into the buffer")
    return render(text, given, _no_string)


def _takers(text: bytes) -> list[Conversion]:
    """A conversion for each argument: one of a width or precision is an integer's."""
    found = []
    for part in parse_format(text):
        if isinstance(part, Conversion):
            integer = Conversion(part.text, "", None, None, 0, "", "d")
            found += [integer] * ((part.width == "*") + (part.precision == "*")) + [part]
    return found


def _read_hip(formats: Formats, data: bytes) -> tuple[Stream, bytes]:
    head = int.from_bytes(data[:4], "little")
    stream = STDERR if head & 1 else STDOUT
    if head >> 2 > len(data):
        raise PrintfError("it says that it has more bytes than the buffer")
    data, at = data[: head >> 2], 4
    if head & 2:
        text = formats.by_hash.get(int.from_bytes(data[4:12], "little"))
        if text is None:
            raise PrintfError("the hash in front of its arguments is that of no format of the module")
        at = 12
    else:
        text, at = _characters(data, at)
    given = []
    for part in _takers(text):
        if at >= len(data):
            break
        if part.letter == "s":
            characters, at = _characters(data, at)
            given.append(Given(characters, "text"))
        else:
            given.append(Given(data[at : at + 8], "word"))
            at += 8
    return stream, render(text, given, _no_string)


def _characters(data: bytes, at: int) -> tuple[bytes, int]:
    """A string in a buffer, and what lies behind it."""
    end = data.find(b"\0", at)
    if end < 0:
        raise PrintfError("a string in its buffer has no end")
    return data[at:end], end + 1 + -(end + 1 - at) % 8


def _no_string(address: int, most: int) -> bytes:
    raise PrintfError("a string is no part of its buffer")


def _unquoted(text: str) -> bytes:
    """The bytes of a metadata string."""
    raw = text.encode("utf-8", "surrogateescape")
    return re.sub(rb"\\([0-9A-Fa-f]{2}|\\)", lambda m: b"\\" if m[1] == b"\\" else bytes.fromhex(m[1].decode()), raw)


def _unescaped(text: bytes) -> bytes:
    return re.sub(rb"\\(72|.)", lambda m: _ESCAPES.get(m[1], m[1]), text, flags=re.DOTALL)
