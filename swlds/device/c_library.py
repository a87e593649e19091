"""Functions of the host's C library that take and give a double: both engines call them, host code by address."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable

#: Those that are called; the wave compiler numbers them by their place.
NAMES = ("erf", "erfc", "j0", "j1", "y0", "y1")


@functools.cache
def find_function(name: str) -> Callable[[float], float]:
    assert name in NAMES, f"{name} is not among the functions that are called"
    function = getattr(ctypes.CDLL(None), name)
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    return function  # type: ignore[no-any-return]


def address_of_function(name: str) -> int:
    address = ctypes.cast(find_function(name), ctypes.c_void_p).value  # type: ignore[arg-type]
    assert address is not None, "a function has an address"
    return address


__all__ = ["NAMES", "address_of_function", "find_function"]
