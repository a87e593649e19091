"""The SPEC grammar: what a kernel parameter gets, in ``--arg`` and in the LAUNCH lines of tests.

``f32[1024]=iota|zero|ones|random:SEED|@FILE.npy``  a buffer (types i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64)
``i32=5``, ``f32=1.5``                              a scalar
``local[256]``                                      bytes of LDS, for an addrspace(3) parameter
``null``                                            a null pointer
``bytes=@FILE``, ``bytes=00ff``                     a by-value struct: a file's bytes, or bytes in hexadecimal
``arg0``                                            the buffer that the parameter with that number gets, once more

``:`` may stand for ``=``. ``random:SEED`` is ``numpy.random.default_rng(SEED)``: floats uniform in [0, 1), integers over
their whole range; plain ``random`` takes the seed of the launch, where the caller has one. ``iota`` is 0, 1, 2, …, rounded to
floats and modulo the range of integers; a number that a float type does not reach is refused wherever it comes from.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from typing import Any, final

import numpy as np

from swlds.device.arguments import KernelArgument, Local, Raw
from swlds.device.element_types import DTYPES
from swlds.engines.npy import MAX_BUFFER, load_array
from swlds.errors import InputError, LaunchError
from swlds.lazy import dataclass, lazy_pattern
from swlds.reading import read_regular, reason_of

_BUFFER = lazy_pattern(r"(\w+)\[([0-9]{1,20})\](?:[=:](.*))?\Z", re.DOTALL)
_SCALAR = lazy_pattern(r"(\w+)[=:](.*)\Z", re.DOTALL)
_LOCAL = lazy_pattern(r"local\[([0-9]{1,20})\]\Z")
_BYTES = lazy_pattern(r"bytes[=:](?:@(?P<file>.+)|(?P<hex>(?:[0-9a-fA-F]{2})+))\Z", re.DOTALL)
_AGAIN = lazy_pattern(r"arg([0-9]{1,4})\Z")
_RANDOM = lazy_pattern(r"random(?::([0-9]{1,20}))?\Z")
GRAMMAR = "TYPE[N]=iota|zero|ones|random:SEED|@FILE.npy, TYPE=VALUE, local[BYTES], null, bytes=@FILE, bytes=HEX or argN"


@final
@dataclass(frozen=True, slots=True)
class Spec:
    """One argument, read but not made: files are opened by ``make``. ``dtype``: the type word of a buffer, else empty.

    ``make(folder, seed)``: what the launch takes. Paths are relative to the folder; ``seed`` is what ``random`` without a
    seed takes, None refuses it. InputError names a file that cannot be read.
    """

    text: str
    make: Callable[[str, int | None], KernelArgument]
    dtype: str = ""
    #: Number of the argument whose buffer this is, too.
    same_as: int | None = None

    @property
    def value(self) -> KernelArgument:
        """Made anew, with paths from the current folder."""
        return self.make("", None)


def parse_specs(texts: Iterable[str]) -> list[Spec]:
    """Parse the SPECs of a launch; ``argN`` is one of the buffers in front of it."""
    specs: list[Spec] = []
    for text in texts:
        matched = _AGAIN.match(text)
        if matched is None:
            specs.append(parse_spec(text))
            continue
        number = int(matched[1])
        if number >= len(specs) or not specs[number].dtype:
            raise LaunchError(f"argument {len(specs)} is {text!r}, and argument {number} is no buffer in front of it")
        first = specs[number]
        specs.append(Spec(text, first.make, first.dtype, number if first.same_as is None else first.same_as))
    return specs


def make_arguments(specs: Iterable[Spec], folder: str = "", seed: int | None = None) -> list[KernelArgument]:
    """What the launch takes, each made once; see ``Spec``."""
    made: list[KernelArgument] = []
    for spec in specs:
        made.append(spec.make(folder, seed) if spec.same_as is None else made[spec.same_as])
    return made


def parse_spec(text: str) -> Spec:
    """Parse one SPEC. LaunchError shows what was expected."""
    if text == "null":
        return Spec(text, lambda folder, seed: None)
    if matched := _LOCAL.match(text):
        local = Local(int(matched[1]))
        return Spec(text, lambda folder, seed: local)
    if matched := _BYTES.match(text):
        file, digits = matched["file"], matched["hex"]
        return Spec(
            text, lambda folder, seed: Raw(_read(os.path.join(folder, file)) if file else bytes.fromhex(digits))
        )
    if matched := _BUFFER.match(text):
        return Spec(text, _buffer(text, matched[1], int(matched[2]), matched[3] or "zero"), matched[1])
    if (matched := _SCALAR.match(text)) and matched[1] != "bytes":
        number = parse_number(matched[2], matched[1], f"the argument {text!r}")
        return Spec(text, lambda folder, seed: number)
    raise LaunchError(f"cannot read the argument {text!r}", hint=f"expected {GRAMMAR}")


def parse_number(text: str, name: str, where: str) -> float | int:
    """A number of the type of that name; LaunchError, which says where it stands, for what is none or does not fit."""
    kind = find_dtype(name, where)
    try:
        if not text.isascii():
            raise ValueError
        number = float(text) if _is_float(name) else int(text, 0)
    except ValueError:
        raise LaunchError(f"{text!r} in {where} is no number of type {name}") from None
    if isinstance(number, float):
        is_meant = "inf" in text.lower()  # else Python made it of a number that is too large
        if abs(number) > _largest(name) and not is_meant:
            raise LaunchError(f"{text} in {where} does not fit {name}")
        return number
    bits = kind.itemsize * 8
    if not -(1 << (bits - 1)) <= number < 1 << bits:
        raise LaunchError(f"{text} in {where} does not fit {name}")
    return number


def find_dtype(name: str, where: str) -> Any:
    """How NumPy holds elements of a type: bf16 as the upper half of a float. LaunchError for what is no type."""
    if name not in DTYPES:
        raise LaunchError(f"unknown type {name!r} in {where}", hint=f"known: {' '.join(DTYPES)}")
    return DTYPES[name]


def to_dtype(numbers: Any, name: str) -> Any:
    """Numbers as an array of the type of that name, rounded to it."""
    if name == "bf16":
        from swlds.device.bits import f32_to_bf16

        return f32_to_bf16(np.asarray(numbers, np.float32))
    return np.asarray(numbers).astype(DTYPES[name])


def _is_float(name: str) -> bool:
    return name == "bf16" or name.startswith("f")


def _largest(name: str) -> float:
    return (2 - 2**-7) * 2.0**127 if name == "bf16" else float(np.finfo(DTYPES[name]).max)


def _buffer(text: str, name: str, count: int, content: str) -> Callable[[str, int | None], KernelArgument]:
    where = f"the argument {text!r}"
    kind = find_dtype(name, where)
    if count * kind.itemsize > MAX_BUFFER:
        raise LaunchError(f"{where} has {count * kind.itemsize} bytes; a buffer has at most {MAX_BUFFER}")
    if content.startswith("@") and len(content) > 1:
        return lambda folder, seed: _load(where, os.path.join(folder, content[1:]), kind, count)
    if matched := _RANDOM.match(content):
        own = int(matched[1]) if matched[1] else None
        return lambda folder, seed: _random(where, name, count, seed if own is None else own)
    if content == "zero":
        return lambda folder, seed: np.zeros(count, kind)  # whose pages the host gives when they are touched
    numbers: Any = {"ones": np.ones, "iota": np.arange}.get(content)
    if numbers is None:
        raise LaunchError(
            f"cannot read {content!r} in {where}", hint="expected iota, zero, ones, random:SEED or @FILE.npy"
        )
    if content == "iota" and _is_float(name) and count - 1 > _largest(name):
        raise LaunchError(f"{where} counts to {count - 1}, which does not fit {name}")
    return lambda folder, seed: to_dtype(numbers(count), name)


def _random(where: str, name: str, count: int, seed: int | None) -> Any:
    if seed is None:
        raise LaunchError(f"{where} has no seed", hint="such as random:1")
    rng = np.random.default_rng(seed)
    if name == "bf16":
        return to_dtype(rng.random(count, np.float32), name)
    if _is_float(name):
        return to_dtype(rng.random(count), name)
    limits = np.iinfo(DTYPES[name])
    return rng.integers(limits.min, limits.max, count, DTYPES[name], endpoint=True)


def _load(where: str, path: str, kind: Any, count: int) -> Any:
    array = load_array(path)
    if array.dtype.itemsize != kind.itemsize or array.size != count:
        raise LaunchError(f"{path} holds {array.size} elements of {array.dtype}; {where} wants {count} of {kind}")
    return np.array(array.reshape(-1)).view(kind)


def _read(path: str) -> bytes:
    try:
        return read_regular(path)
    except (OSError, ValueError) as error:
        raise InputError(f"cannot read: {reason_of(error)}", location=path) from None
