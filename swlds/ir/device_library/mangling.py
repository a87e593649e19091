"""Names of OpenCL C's built-in functions, taken apart: ``_Z3maxDv4_jS_`` is ``max`` of two vectors of four uints.

Only what such names hold is read: numbers, vectors, pointers with address space and qualifiers, enumerations, and what
repeats (Itanium C++ ABI, "Mangling": ``S_``, ``S0_`` …). Anything else is no name of a built-in function.
"""

from __future__ import annotations

import functools
import re
from typing import final

from swlds.lazy import dataclass

#: Letter -> the OpenCL name of a number.
_LETTERS = {
    "b": "bool",
    "c": "char",
    "a": "char",
    "h": "uchar",
    "s": "short",
    "t": "ushort",
    "i": "int",
    "j": "uint",
    "l": "long",
    "m": "ulong",
    "f": "float",
    "d": "double",
    "Dh": "half",
    "v": "void",  # behind pointers
}
#: The OpenCL name of a number -> its type in LLVM IR.
IR_TYPES = {
    "bool": "i1",
    "char": "i8",
    "uchar": "i8",
    "short": "i16",
    "ushort": "i16",
    "int": "i32",
    "uint": "i32",
    "long": "i64",
    "ulong": "i64",
    "half": "half",
    "float": "float",
    "double": "double",
}
FLOATS = ("half", "float", "double")
BITS = {"bool": 1, "char": 8, "short": 16, "int": 32, "long": 64, "half": 16, "float": 32, "double": 64}
BITS |= {f"u{name}": bits for name, bits in BITS.items() if f"u{name}" in IR_TYPES}


@final
@dataclass(frozen=True, slots=True)
class Parameter:
    """``word``: the OpenCL name of a number, of an enumeration or event, or ``*`` for a pointer to ``pointee``. ``count``:
    elements of a vector, 0 for a scalar. ``space``: the address space of what is pointed to."""

    word: str
    count: int = 0
    pointee: Parameter | None = None
    space: int = 0

    @property
    def is_float(self) -> bool:
        return self.word in FLOATS

    @property
    def is_signed(self) -> bool:
        return self.word in ("char", "short", "int", "long")

    @property
    def is_number(self) -> bool:
        return self.word in IR_TYPES

    @property
    def bits(self) -> int:
        """Of a scalar."""
        return BITS[self.word]

    @property
    def scalar(self) -> Parameter:
        return Parameter(self.word)

    @property
    def ir(self) -> str:
        """The type in LLVM IR; enumerations are i32. Not of an event, which is a pointer into the space that is the default."""
        if self.word == "*":
            return f"ptr addrspace({self.space})" if self.space else "ptr"
        if self.word not in IR_TYPES:
            return "i32"
        return f"<{self.count} x {IR_TYPES[self.word]}>" if self.count else IR_TYPES[self.word]

    def is_passed_as(self, type_: str) -> bool:
        """Whether a type in LLVM IR is this one's. clang passes events as generic pointers, or as private ones where OpenCL C
        has no generic ones (1.x, 3.0 without that feature)."""
        return type_ in ("ptr", "ptr addrspace(5)") if self.word.startswith("ocl_") else type_ == self.ir

    def of(self, word: str) -> Parameter:
        """As many numbers of another type."""
        return Parameter(word, self.count)


@functools.lru_cache(4096)
def demangle(name: str) -> tuple[str, tuple[Parameter, ...]] | None:
    """The plain name and the parameters; None for what is no mangled built-in function."""
    found = re.match(r"_Z(\d{1,3})", name)
    if found is None:
        return None
    start, length = found.end(), int(found[1])
    plain = name[start : start + length]
    if len(plain) != length or not plain.isidentifier():
        return None
    reader = _Reader(name, start + length)
    try:
        parameters = reader.read_all()
    except (IndexError, KeyError, ValueError):
        return None
    return plain, parameters


class _Reader:
    """Reads the types of parameters one behind the other. IndexError, KeyError or ValueError at what is none."""

    def __init__(self, text: str, at: int) -> None:
        self.text, self.at = text, at
        #: What ``S_``, ``S0_``, … stand for; a qualified type as the type and its address space.
        self.known: list[tuple[Parameter, int]] = []

    def read_all(self) -> tuple[Parameter, ...]:
        if self.text[self.at :] == "v":
            return ()
        found = []
        while self.at < len(self.text):
            found.append(self.read()[0])
        return tuple(found)

    def read(self) -> tuple[Parameter, int]:
        """A type, and the address space of its qualifier."""
        if self.take("S"):
            digits = ""
            while not self.take("_"):
                digits += self.next()
            return self.known[int(digits, 36) + 1 if digits else 0]
        if self.take("P"):
            is_generic = not self.text.startswith(("U3AS", "V", "K", "S"), self.at)
            pointee, space = self.read()
            if is_generic:  # the generic address space qualifies the type, and is spelled by nothing
                self.keep(pointee, 0)
            return self.keep(Parameter("*", 0, pointee, space), 0)
        if self.text.startswith(("U3AS", "V", "K"), self.at):
            return self.qualified()
        if self.take("U7_Atomic"):
            return self.keep(self.read()[0], 0)
        if self.take("Dv"):
            count = self.number()
            if not self.take("_") or count not in (2, 3, 4, 8, 16):
                raise ValueError("no vector of OpenCL C")
            return self.keep(Parameter(self.read()[0].word, count), 0)
        if self.text[self.at].isdigit():
            length = self.number()
            word = self.text[self.at : self.at + length]
            self.at += length
            named = Parameter(word)
            return (named, 0) if word.startswith("ocl_") else self.keep(named, 0)
        letter = "Dh" if self.take("Dh") else self.next()
        return Parameter(_LETTERS[letter]), 0

    def qualified(self) -> tuple[Parameter, int]:
        space = int(self.next()) if self.take("U3AS") else 0
        while self.take("V") or self.take("K"):
            pass
        return self.keep(self.read()[0], space)

    def keep(self, parameter: Parameter, space: int) -> tuple[Parameter, int]:
        self.known.append((parameter, space))
        return parameter, space

    def take(self, piece: str) -> bool:
        found = self.text.startswith(piece, self.at)
        self.at += len(piece) * found
        return found

    def next(self) -> str:
        self.at += 1
        return self.text[self.at - 1]

    def number(self) -> int:
        found = re.compile(r"\d{1,3}").match(self.text, self.at)
        if found is None:
            raise ValueError("no number")
        self.at = found.end()
        return int(found[0])
