"""NumPy's own inner loops, which host code calls by address: sines, powers and the like have the last bits of these. And
functions of the C library.

A loop takes (addresses of the operands and the result, how many numbers, their distances, data of the function) and touches no
object of Python: NumPy calls it without the interpreter's lock. Which one it has for the processor at hand stands in the
function's object, whose layout is that of ``ufuncobject.h`` in NumPy's documented C interface; what that object says of itself is
compared with what Python says, and where they differ there is no loop, and Python is called. Host code finds all of them in a
table of the process, by number: code on disk names no address.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from typing import Any, NamedTuple, final

import numpy as np

from swlds.device import c_library
from swlds.device.c_library import address_of_function
from swlds.device.guards import address_of

#: Functions, and the types (NumPy's letters) of which each has a loop. What they are numbered by: append only what is new.
_UNARY = (
    *("sin", "cos", "tan", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sinh", "cosh", "tanh"),
    *("arcsin", "arccos", "arctan", "arcsinh", "arccosh", "arctanh", "cbrt"),
)
_BINARY = ("power", "arctan2", "hypot", "fmod", "nextafter")
_NAMES, _LETTERS = (*_UNARY, *_BINARY), "efd"


@final
class _Head(ctypes.Structure):
    """``PyUFuncObject`` behind what every object begins with."""

    _fields_ = (
        ("nin", ctypes.c_int),
        ("nout", ctypes.c_int),
        ("nargs", ctypes.c_int),
        ("identity", ctypes.c_int),
        ("functions", ctypes.POINTER(ctypes.c_void_p)),
        ("data", ctypes.POINTER(ctypes.c_void_p)),
        ("ntypes", ctypes.c_int),
        ("reserved", ctypes.c_int),
        ("name", ctypes.c_char_p),
        ("types", ctypes.POINTER(ctypes.c_char)),
    )


@final
class Loop(NamedTuple):
    """Addresses."""

    function: int
    data: int


def number_of(name: str, letter: str) -> int | None:
    """The place in the table of a function's loop for numbers of a type; None where there is none."""
    if name not in _NAMES or letter not in _LETTERS or find_loop(name, letter) is None:
        return None
    return _NAMES.index(name) * len(_LETTERS) + _LETTERS.index(letter)


def number_of_function(name: str) -> int:
    """The same of a function of the C library, which takes a double and gives one."""
    return len(_NAMES) * len(_LETTERS) + c_library.NAMES.index(name)


@functools.cache
def find_loop(name: str, letter: str) -> Loop | None:
    """What NumPy calls for arrays of that type."""
    function: Any = getattr(np, name)
    if sys.implementation.name != "cpython" or not isinstance(function, np.ufunc):
        return None
    head = _Head.from_address(id(function) + object.__basicsize__)
    counts = (function.nin, function.nout, function.nargs, function.ntypes)
    if (head.nin, head.nout, head.nargs, head.ntypes) != counts or head.name != function.__name__.encode():
        return None
    rows = [head.types[k * head.nargs : (k + 1) * head.nargs] for k in range(head.ntypes)]
    signature = f"{letter * function.nin}->{letter}"
    wanted = bytes([np.dtype(letter).num]) * head.nargs
    if signature not in function.types or wanted not in rows or rows.index(wanted) != function.types.index(signature):
        return None
    at = rows.index(wanted)
    address = head.functions[at]
    return None if not address else Loop(address, head.data[at] or 0)


@functools.cache
def _table() -> Any:
    """(function, data) of each loop, by its number; then the functions of the C library."""
    loops = [find_loop(name, letter) or Loop(0, 0) for name in _NAMES for letter in _LETTERS]
    return np.array([*loops, *(Loop(address_of_function(name), 0) for name in c_library.NAMES)], np.uint64)


def table_address() -> int:
    """Where the table lies, as long as the process lives."""
    return int(address_of(_table()))


__all__ = ["Loop", "find_loop", "number_of", "number_of_function", "table_address"]
