"""Casts between integers and floating point, and bitcasts."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import TypeVar

from swlds.device.intrinsics.modes import is_bounded
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values import wide as wide_integers
from swlds.engines.wave_compiler.wave_code import WaveCode

Item = TypeVar("Item")
Parts = list[Lanes]
_WORD = 64
_SATURATING = ("fptosi", "fptoui")


def emit_cast(t: WaveCode, i: FlatInstruction) -> Parts:
    parts, targets = arithmetic.numbers(t, i.operands[0]), arithmetic.number_types(t, i.type)
    wide = _wide(i.opcode, parts[0].type, targets[0])
    if wide is not None:
        return [wide(t, a, target) for a, target in zip(parts, targets, strict=True)]
    if i.opcode in _SATURATING:
        return [saturate(t, i.opcode, a, target) for a, target in zip(parts, targets, strict=True)]
    if is_bounded(i.source):
        return [_bounded_half(t, a) for a in parts]
    return [arithmetic.cast(t, i.opcode, a, target) for a, target in zip(parts, targets, strict=True)]


def _bounded_half(t: WaveCode, a: Lanes) -> Lanes:
    """A float as half with ``MODE.FP16_OVFL``: what overflows is the largest number of its sign, one below infinity."""
    half = arithmetic.bitcast(t, arithmetic.cast(t, "fptrunc", a, "half"), "i16")
    given = arithmetic.bitcast(t, a, "i32")
    is_infinite = arithmetic.compare(t, "eq", _without_sign(t, half, 0x7FFF), arithmetic.constant("i16", 0x7C00))
    was_finite = arithmetic.compare(
        t, "ult", _without_sign(t, given, 0x7FFF_FFFF), arithmetic.constant("i32", 0x7F80_0000)
    )
    is_over = arithmetic.simple(t, "and", is_infinite, was_finite)
    return arithmetic.bitcast(t, arithmetic.simple(t, "sub", half, arithmetic.cast(t, "zext", is_over, "i16")), "half")


def _without_sign(t: WaveCode, a: Lanes, mask: int) -> Lanes:
    return arithmetic.simple(t, "and", a, arithmetic.constant(a.type, mask))


def _wide(opcode: str, source: str, target: str) -> Callable[[WaveCode, Lanes, str], Lanes] | None:
    """How to convert integers that are wider than the host converts itself."""
    is_signed = opcode in ("fptosi", "sitofp")
    if opcode in _SATURATING and arithmetic.bits_of(target) > wide_integers.LIMIT:
        return lambda t, a, kind: wide_integers.to_integer(t, a, kind, is_signed=is_signed)
    if opcode in ("uitofp", "sitofp") and arithmetic.bits_of(source) > wide_integers.LIMIT:
        return lambda t, a, kind: wide_integers.to_float(t, a, kind, is_signed=is_signed)
    return None


def saturate(t: WaveCode, opcode: str, a: Lanes, target: str) -> Lanes:
    """``fptosi`` or ``fptoui``, of what does not fit the nearest number that does, and 0 of NaN."""
    if (
        a.type == "half"
    ):  # of vectors of halves LLVM makes other numbers of NaN than 0, where the host has instructions for them
        a = arithmetic.cast(t, "fpext", a, "float")
    if a.uniform is not None or a.type == "bfloat":
        return arithmetic.intrinsic(t, f"llvm.{opcode}.sat", target, [a], [target, a.type])
    return _saturated(t, opcode, a, target)


def _saturated(t: WaveCode, opcode: str, a: Lanes, target: str) -> Lanes:
    """As LLVM's ``.sat`` intrinsics, which it writes out in many times as many instructions. What the plain conversion makes of
    numbers out of range is poison, and is not chosen."""
    bits, is_signed = arithmetic.bits_of(target), opcode == "fptosi"
    least, past = (-(1 << bits - 1), 1 << bits - 1) if is_signed else (0, 1 << bits)
    limits = [Lanes(a.type, uniform=f"0x{struct.pack('>d', float(x)).hex().upper()}") for x in (least, past)]
    found = arithmetic.cast(t, opcode, a, target)
    is_in, is_past = (arithmetic.compare_floats(t, "oge", a, limit) for limit in limits)
    found = arithmetic.choose(t, is_in, found, arithmetic.constant(target, least))
    found = arithmetic.choose(t, is_past, arithmetic.constant(target, past - 1), found)
    if not is_signed:
        return found
    return arithmetic.choose(t, arithmetic.compare_floats(t, "uno", a, a), arithmetic.constant(target, 0), found)


def emit_bitcast(t: WaveCode, i: FlatInstruction) -> Parts:
    """Between scalars and vectors."""
    return regroup(t, t.value(i.operands[0]), [c.type for c in t.components(i.type)])


def regroup(t: WaveCode, parts: Parts, targets: list[str]) -> Parts:
    """The bits of some scalars as others. The integers in between are as narrow as can be: LLVM takes ten seconds for the lanes
    of sixteen of 256 bits."""
    pieces = math.gcd(len(parts), len(targets))
    have, want = len(parts) // pieces, len(targets) // pieces
    found: Parts = []
    for k in range(pieces):
        some, kinds = parts[k * have : (k + 1) * have], targets[k * want : (k + 1) * want]
        found += [reinterpret(t, some[0], kinds[0])] if have == want else split(t, join(t, some), kinds)
    return found


def _width(t: WaveCode, type_: str) -> int:
    return {"half": 16, "float": 32, "double": 64}.get(type_) or arithmetic.bits_of(type_)


def reinterpret(t: WaveCode, a: Lanes, target: str) -> Lanes:
    return a if a.type == target else arithmetic.bitcast(t, a, target)


def join(t: WaveCode, parts: Parts) -> Lanes:
    """Scalars as one wide integer, the first lowest."""
    step = _width(t, parts[0].type)
    whole, words = f"i{step * len(parts)}", _by_words(parts, step)
    joined = [reinterpret(t, p, f"i{step}") for p in parts] if words is None else [join(t, some) for some in words]
    total, at = arithmetic.cast(t, "zext", joined[0], whole), _width(t, joined[0].type)
    for part in joined[1:]:
        wide = arithmetic.simple(t, "shl", arithmetic.cast(t, "zext", part, whole), arithmetic.constant(whole, at))
        total, at = arithmetic.simple(t, "or", total, wide), at + _width(t, part.type)
    return total


def split(t: WaveCode, whole: Lanes, targets: list[str]) -> Parts:
    """A wide integer as scalars, the lowest first."""
    step = _width(t, targets[0])
    words = _by_words(targets, step)
    kinds = [f"i{step}"] * len(targets) if words is None else [f"i{step * len(some)}" for some in words]
    found, at = [], 0
    for kind in kinds:
        part = arithmetic.simple(t, "lshr", whole, arithmetic.constant(whole.type, at)) if at else whole
        found.append(arithmetic.cast(t, "trunc", part, kind))
        at += _width(t, kind)
    if words is None:
        return [reinterpret(t, part, target) for part, target in zip(found, targets, strict=True)]
    return [scalar for word, some in zip(found, words, strict=True) for scalar in split(t, word, some)]


def _by_words(scalars: list[Item], step: int) -> list[list[Item]] | None:
    """Those of each word of 64 bits, where there are several words and each has several. LLVM takes an integer of more bits apart
    lane by lane, for each of its bytes anew: a tenth of a second for the bytes of 128 bits."""
    if step * len(scalars) <= _WORD or 2 * step > _WORD or _WORD % step:
        return None
    count = _WORD // step
    return [scalars[at : at + count] for at in range(0, len(scalars), count)]


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], Parts]] = {
    **dict.fromkeys(("trunc", "zext", "sext", "fptrunc", "fpext", "uitofp", "sitofp", "fptoui", "fptosi"), emit_cast),
    "bitcast": emit_bitcast,
}
