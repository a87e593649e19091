"""The SPEC grammar of ``--arg``: what a kernel parameter gets.

``f32[1024]=iota|zero|ones|random:SEED|@FILE.npy``  a buffer (types i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64)
``i32=5``, ``f32=1.5``                              a scalar
``local[256]``                                      bytes of LDS, for an addrspace(3) parameter
``null``                                            a null pointer
``bytes=@FILE``                                     a by-value struct

``random:SEED`` is ``numpy.random.default_rng(SEED)``: floats uniform in [0, 1), integers over their whole range.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import numpy as np

from swlds.device.launch import KernelArgument, Local, Raw
from swlds.errors import InputError, LaunchError

DTYPES: dict[str, Any] = {
    **{f"{k}{b}": np.dtype(f"{k}{b // 8}") for k in "iu" for b in (8, 16, 32, 64)},
    "f16": np.dtype("f2"),
    "f32": np.dtype("f4"),
    "f64": np.dtype("f8"),
    "bf16": np.dtype("u2"),
}
MAX_BUFFER = 4 << 30
_BUFFER = re.compile(r"(\w+)\[([0-9]{1,20})\](?:=(.*))?\Z")
_SCALAR = re.compile(r"(\w+)=(.*)\Z")
_LOCAL = re.compile(r"local\[([0-9]{1,20})\]\Z")
GRAMMAR = "TYPE[N]=iota|zero|ones|random:SEED|@FILE.npy, TYPE=VALUE, local[BYTES], null or bytes=@FILE"


@final
@dataclass(frozen=True, slots=True)
class ParsedArgument:
    """``value`` is what the launch takes; ``dtype`` the type word of a buffer, else empty."""

    text: str
    value: KernelArgument
    dtype: str = ""


def parse_spec(text: str) -> ParsedArgument:
    """Parse one SPEC. LaunchError shows what was expected, InputError names a file that cannot be read."""
    if text == "null":
        return ParsedArgument(text, None)
    if matched := _LOCAL.match(text):
        return ParsedArgument(text, Local(int(matched[1])))
    if text.startswith("bytes=@"):
        return ParsedArgument(text, Raw(_read(text[len("bytes=@") :])))
    if matched := _BUFFER.match(text):
        return ParsedArgument(text, _buffer(text, matched[1], int(matched[2]), matched[3] or "zero"), matched[1])
    if matched := _SCALAR.match(text):
        return ParsedArgument(text, _scalar(text, matched[1], matched[2]))
    raise LaunchError(f"cannot read the argument {text!r}", hint=f"expected {GRAMMAR}")


def _dtype(text: str, name: str) -> Any:
    if name not in DTYPES:
        raise LaunchError(f"unknown type {name!r} in the argument {text!r}", hint=f"known: {' '.join(DTYPES)}")
    return DTYPES[name]


def _scalar(text: str, name: str, value: str) -> Any:
    kind = _dtype(text, name)
    try:
        if kind.kind == "f" or name == "bf16":
            return float(value)
        number = int(value, 0)
    except ValueError:
        raise LaunchError(f"{value!r} in the argument {text!r} is no number of type {name}") from None
    bits = kind.itemsize * 8
    low, high = (-(1 << (bits - 1)), (1 << bits) - 1)
    if not low <= number <= high:
        raise LaunchError(f"{value} in the argument {text!r} does not fit {name}")
    return number


def _buffer(text: str, name: str, count: int, content: str) -> Any:
    kind = _dtype(text, name)
    if count * kind.itemsize > MAX_BUFFER:
        raise LaunchError(f"the argument {text!r} has {count * kind.itemsize} bytes; a buffer has at most {MAX_BUFFER}")
    if content.startswith("@"):
        return _load(text, content[1:], kind, count)
    if matched := re.match(r"random:([0-9]{1,20})\Z", content):
        return _random(name, kind, count, int(matched[1]))
    if content == "zero":
        return np.zeros(count, kind)  # whose pages the host gives when they are touched
    numbers: Any = {"ones": np.ones, "iota": np.arange}.get(content)
    if numbers is None:
        raise LaunchError(
            f"cannot read {content!r} in the argument {text!r}",
            hint="expected iota, zero, ones, random:SEED or @FILE.npy",
        )
    if name == "bf16":
        from swlds.device.intrinsics.bits import f32_to_bf16

        return f32_to_bf16(np.asarray(numbers(count), np.float32))
    return np.asarray(numbers(count)).astype(kind)


def _random(name: str, kind: Any, count: int, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    if name == "bf16":
        from swlds.device.intrinsics.bits import f32_to_bf16

        return f32_to_bf16(rng.random(count, np.float32))
    if kind.kind == "f":
        return rng.random(count).astype(kind)
    limits = np.iinfo(kind)
    return rng.integers(limits.min, limits.max, count, kind, endpoint=True)


def _load(text: str, path: str, kind: Any, count: int) -> Any:
    try:
        array = np.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError) as error:
        reason = getattr(error, "strerror", None) or error
        raise InputError(f"cannot read: {reason}", location=path, hint="expected a .npy file") from None
    if not isinstance(array, np.ndarray):
        raise InputError("holds no single array", location=path, hint="expected a .npy file")
    if array.dtype.itemsize != kind.itemsize or array.size != count:
        raise LaunchError(
            f"{path} holds {array.size} elements of {array.dtype}; the argument {text!r} wants {count} of {kind}"
        )
    return np.array(array.reshape(-1)).view(kind)


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"cannot read: {error.strerror}", location=path) from None
