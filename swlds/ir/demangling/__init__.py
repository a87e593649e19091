"""Names of C++ as its source has them: what an Itanium-mangled symbol spells.

>>> demangle("_ZZ6kernelIfLi16EEvPT_E4tile").text
'kernel<float, 16>(float*)::tile'
>>> demangle("_ZZ6kernelIfLi16EEvPT_E4tile").plain
'tile'

The grammar is that of the Itanium C++ ABI, chapter 5.1 (https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling), with
clang's vendor qualifiers for address spaces. What the symbol says of constraints (``requires``) is read and left out.
Symbols are untrusted: reading one is bounded in depth, steps and the length of what it makes, and never raises.
"""

from __future__ import annotations

import functools
import re

from swlds.ir.demangling.encodings import Reader
from swlds.ir.demangling.parts import Demangled, NotReadError
from swlds.lazy import lazy_pattern

#: Longer symbols are left as they are.
MAX_SYMBOL = 4096
#: What clang puts in front of an OpenCL kernel's name for its body, where the kernel itself only calls that, as at -O0.
_OPENCL_BODY = "__clang_ocl_kern_imp_"
#: What LLVM appends to a symbol: ``.1``, ``.llvm.123``, ``.kd``.
_SUFFIX = lazy_pattern(r"(?:\.[A-Za-z0-9_]+)+\Z")
#: The end of a symbol of a variable in a function, whatever stands in front: ``E4tile``, ``E4tile_0``, ``E4tile__12_``.
_LOCAL_END = lazy_pattern(r"E(\d+)([A-Za-z_]\w*)\Z", re.ASCII)
#: A name outside of all scopes, and what follows.
_FIRST_NAME = lazy_pattern(r"_ZL?(\d{1,4})([A-Za-z_].*)", re.ASCII)
_DISCRIMINATOR = lazy_pattern(r"(?:_(\d)|__(\d+)_)?\Z", re.ASCII)


def without_prefix(symbol: str) -> str:
    """The name of the kernel whose body a function of clang's has; other symbols as they are.

    >>> without_prefix("__clang_ocl_kern_imp_scale")
    'scale'
    """
    return symbol.removeprefix(_OPENCL_BODY) or symbol


def is_body_of(symbol: str, kernel: str) -> bool:
    """Has clang put the body of that kernel into the function ``symbol``?"""
    return symbol == _OPENCL_BODY + kernel


@functools.lru_cache(maxsize=4096)
def demangle(symbol: str) -> Demangled | None:
    """What the symbol stands for; None where it is not mangled or cannot be read."""
    symbol = without_prefix(symbol)
    if not symbol.startswith("_Z") or len(symbol) > MAX_SYMBOL:
        return None
    suffix = _SUFFIX.search(symbol)
    mangled = symbol[: suffix.start()] if suffix else symbol
    try:
        found = Reader(mangled).read()
    except NotReadError:
        return None
    return found.with_suffix(suffix[0]) if suffix else found


def rough_name(symbol: str) -> Demangled | None:
    """The name in front of what cannot be read, without parameters: all that ``demangle`` leaves is not worth a whole name.

    >>> rough_name("_ZN2ns4loadIfEEvPT_!").qualified
    'ns::load<float>'
    """
    symbol = without_prefix(symbol)
    if not symbol.startswith("_Z") or len(symbol) > MAX_SYMBOL:
        return None
    try:
        return Reader(symbol).read_name()
    except NotReadError:
        pass
    word = _FIRST_NAME.match(symbol)
    length = int(word[1]) if word else 0
    if word is None or not 0 < length <= len(word[2]):
        return None
    plain = word[2][:length]
    return Demangled(plain, plain, plain)


def plain_name(symbol: str) -> str:
    """The last word of the name that the symbol stands for, without scope, arguments and parameters; the symbol where it cannot
    be read. Of a variable in a function that is its name even where the function's cannot be read.

    >>> plain_name("_ZN2ns6kernelIiEEvPT_")
    'kernel'
    """
    if found := demangle(symbol):
        return found.plain
    return _local_end(symbol) or symbol


def local_number(symbol: str) -> int:
    """Which of the variables of that name in its function it is, from 1: what the symbol says at its end (``_0`` of the second,
    ``__10_`` of the twelfth) and the demangled name leaves out.

    >>> local_number("_ZZ6kernelPiE4tile_0")
    2
    """
    return _read_local(symbol)[1]


def _local_end(symbol: str) -> str | None:
    name = _read_local(symbol)[0]
    suffix = _SUFFIX.search(symbol)
    return name and name + (suffix[0] if suffix else "")


def _read_local(symbol: str) -> tuple[str, int]:
    """The name and the number of a variable in a function; "" and 1 of what is none."""
    if not symbol.startswith("_ZZ") or len(symbol) > MAX_SYMBOL:
        return "", 1
    suffix = _SUFFIX.search(symbol)
    return _find_local(symbol[: suffix.start()] if suffix else symbol)


def _find_local(mangled: str) -> tuple[str, int]:
    """The last ``E``, a number, and as many letters as it says up to the end, but for a discriminator."""
    for at in range(len(mangled) - 2, 2, -1):
        if mangled[at] != "E" or not (match := _LOCAL_END.match(mangled, at)):
            continue
        length = int(match[1]) if len(match[1]) < 5 else 0
        if 0 < length <= len(match[2]) and (end := _DISCRIMINATOR.match(match[2], length)):
            digits = end[1] or end[2]
            return match[2][:length], int(digits) + 2 if digits else 1
    return "", 1
