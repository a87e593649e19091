"""Rows of the matrix instructions of gfx11 to gfx1250: ``wmma``.

An MxNxK instruction adds A (M x K) times B (K x N) to C. Lane l holds row l mod 16 of A and column l mod 16 of B. On gfx11 each
lane holds all 16 elements of K, and the other groups of 16 lanes repeat the first. On gfx12 a lane holds K / 2 of them, K / 4 in
waves of 64. C: column l mod 16; a lane's element o is

===========  ==================  ==========================================
processor    waves of 32         waves of 64
===========  ==================  ==========================================
gfx11        2 * o + l / 16      4 * o + l / 16
gfx12        8 * (l / 16) + o    8 * (l / 16 mod 2) + 4 * (l / 32) + o
===========  ==================  ==========================================

f16 and bf16 results of gfx11 take every second element, ``op_sel`` says which; the others stay.

Which elements of K a lane holds matters for scales and where A and B have other widths (``_depths``); else A and B are alike, and
a sum has no order here. Sources: AMD's instruction set guides for RDNA3 and RDNA4, LLVM's user guide for AMDGPU; for waves of 64
RADV's cooperative matrices and AMD's emulator rocjitsu, which agree; for scales products that Triton compiles for gfx1250, the
register maps in Composable Kernel's tests of them, and rocjitsu.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_to_f32, f32_to_bf16
from swlds.device.intrinsics import small_floats
from swlds.device.intrinsics.products import (
    Layout,
    in_columns,
    make_layout,
    places,
    places_by_depth,
    places_of_result,
    side_by_side,
    sum_products,
    take,
    with_one_nan,
)
from swlds.device.intrinsics.table import Call, add
from swlds.device.target import Target
from swlds.device.types import bit_width
from swlds.ir.model import Instruction
from swlds.ir.types import Type, VectorType
from swlds.lazy import dataclass

_OFF: Any = frozenset((0,))
_BOOL: Any = frozenset((0, 1))
GFX1250 = ("gfx1250", "gfx1251")


@final
@dataclass(frozen=True)
class Form:
    """Where the operands of a form stand. ``signs``: of A and B, for integers."""

    a: int
    b: int
    c: int
    count: int
    signs: tuple[int, int] | None = None
    op_sel: int | None = None
    formats: tuple[int, int] | None = None
    clamp: int | None = None


#: The operands are A, B and C alone; with a choice of halves; integers with signs and a clamp.
PLAIN, HALVES = Form(0, 1, 2, 3), Form(0, 1, 2, 4, op_sel=3)
INTEGERS = Form(1, 3, 4, 6, signs=(0, 2), clamp=5)
#: Of gfx1250: signs of A, B and C, which must be off, and hints to reuse operands.
SIGNED, MODIFIED = Form(1, 3, 5, 8), Form(0, 1, 3, 6)
LONG_INTEGERS = Form(1, 3, 4, 8, signs=(0, 2), clamp=7)
SMALL = Form(1, 3, 5, 6, formats=(0, 2))


def elements(values: Array, kind: str, is_signed: bool = True) -> Array:
    """A lane's share of A or B as numbers: (lanes, elements) of f32 or i32."""
    if kind in ("iu8", "iu4"):
        return _integers(values, 8 if kind == "iu8" else 4, is_signed)
    if kind in ("fp8", "bf8", "fp6", "bf6", "fp4"):
        return small_floats.decode(small_floats.unpack(values, small_floats.bits_of(kind)), kind)
    if kind == "bf16" and values.dtype == np.uint16:
        values = bf16_to_f32(values)
    return in_columns(values.astype(np.float32))


def _integers(values: Array, bits: int, is_signed: bool) -> Array:
    codes = small_floats.unpack(values, bits).astype(np.int32)
    return (codes ^ (1 << (bits - 1))) - (1 << (bits - 1)) if is_signed else codes


def rows_of(share: Array, generation: int) -> Array:
    """(16, K) of the lanes' shares."""
    if generation == 11:
        return share[:16]
    return share.reshape(len(share) // 16, 16, -1).transpose(1, 0, 2).reshape(16, -1)


def accumulated_rows(generation: int, lanes: int = 32) -> tuple[Array, Array]:
    """Row and column of each of a lane's elements of C: (lanes, 256 / lanes)."""
    lane, element = np.meshgrid(np.arange(lanes), np.arange(256 // lanes), indexing="ij")
    late = 8 * (lane // 16 % 2) + 4 * (lane // 32) + element
    return (lanes // 16 * element + lane // 16 if generation == 11 else late), lane % 16


def _as_numbers(c: Array) -> Array:
    return bf16_to_f32(c) if c.dtype == np.uint16 else c


def product(form: Form, kinds: tuple[str, str]) -> Callable[..., Array]:
    def multiply(call: Call, *operands: Array) -> Array:
        generation = call.wave.target.generation
        named: Sequence[str] = kinds
        if form.formats is not None:
            named = [small_floats.BY_NUMBER[call.immediates[i]] for i in form.formats]
        signs = form.signs or (0, 0)
        shares = [
            elements(operands[at], kind, form.signs is not None and bool(call.immediates[sign]))
            for at, kind, sign in zip((form.a, form.b), named, signs, strict=True)
        ]
        if form.formats is not None:
            shares = [share[:, :64] for share in shares]
        layout = _layout(generation, call.size, shares[0].shape[1])
        return add_to(call, form, operands[form.c], sum_products(shares[0], shares[1], layout))

    return multiply


@functools.cache
def _layout(generation: int, lanes: int, each: int) -> Layout:
    """``each``: elements of A and of B a lane."""
    held = rows_of(places(lanes, each), generation)[None]
    return make_layout(held, held, *places_of_sums(generation, lanes))


def places_of_sums(generation: int, lanes: int) -> tuple[Array, int]:
    """(1, rows, columns), and how many a lane has."""
    rows, columns = accumulated_rows(generation, lanes)
    return places_of_result((np.zeros_like(rows), rows, columns), (1, 16, 16)), rows.shape[1]


def _depths(bits: int) -> Array:
    """Which of 128 elements of K each of a lane's 64 is, for lanes 0 to 15 and 16 to 31: (2, 64). Of 8 bits they take 16 elements
    in turn, of 6 and 4 bits 32."""
    each = 16 if bits == 8 else 32
    element = np.arange(64)
    return np.stack([(2 * (element // each) + half) * each + element % each for half in range(2)])


@final
@dataclass(frozen=True)
class Scaled:
    """Where the operands of a product with scales stand: of A and of B the matrix, its format (None: 4 bits), which lanes its
    scales lie in (behind it stands the format of these), and the scales."""

    a: tuple[int, int | None, int, int]
    b: tuple[int, int | None, int, int]
    c: int


def scaled_product(form: Scaled, each: int) -> Callable[..., Array]:
    """Row i of A (column i of B) has in lane i, or i + 16, a scale for each ``each`` neighbours of K. Of 32 rows of A, those from
    16 on lie behind the others in a lane's registers, and row i has its scales in lane i."""

    def multiply(call: Call, *operands: Array) -> Array:
        (left, bits_of_a), (right, bits_of_b) = (_scaled_side(call, operands, side, each) for side in (form.a, form.b))
        layout = _scaled_layout(bits_of_a, bits_of_b)
        return _add_rows(operands[form.c], [sum_products(part, right[0], layout) for part in left])

    return multiply


@functools.cache
def _scaled_layout(*bits: int) -> Layout:
    """``bits``: of an element of A, and of B."""
    left, right = (places_by_depth(_depths(n), 16)[None] for n in bits)
    return make_layout(left, right, *places_of_sums(12, 32))


def _scaled_side(
    call: Call, operands: Sequence[Array], side: tuple[int, int | None, int, int], each: int
) -> tuple[list[Array], int]:
    """What lanes have of each 16 rows of A, or of B's columns, with their scales: (32, 64); and bits of an element."""
    at, number, select, scale = side
    kind = small_floats.BY_NUMBER[call.immediates[number]] if number is not None else "fp4"
    worth = small_floats.scale_of(small_floats.unpack(operands[scale], 8))
    values, bits = elements(operands[at], kind), small_floats.bits_of(kind)
    firsts = [0, 16] if number is None and at == 0 else [16 * call.immediates[select]]
    parts = [values[:, 64 * k : 64 * k + 64] * take(worth, _places_of_scales(bits, each, f)) for k, f in enumerate(firsts)]
    return parts, bits


@functools.cache
def _places_of_scales(bits: int, each: int, first: int) -> Array:
    """(32, 64): where the scale of each element lies, of rows whose scales begin in lane ``first``."""
    return np.repeat(_depths(bits) // each * 32, 16, axis=0) + np.arange(32)[:, None] % 16 + first


def tall_product(call: Call, *operands: Array) -> Array:
    """32x16x128 of 4 bits: rows from 16 on lie behind the others in a lane's registers, in A and in C."""
    a, b = (elements(v, "fp4") for v in operands[:2])
    return _add_rows(operands[3], [sum_products(part, b, _layout(12, call.size, 64)) for part in (a[:, :64], a[:, 64:])])


def _add_rows(c: Array, sums: Sequence[Array]) -> Array:
    """C and the sums of each 16 of its rows."""
    return with_one_nan((c + side_by_side(sums)).astype(np.float32))


def add_to(call: Call, form: Form, c: Array, sums: Array) -> Array:
    """C and the sums that belong to its elements, (lanes, elements), in the result's type."""
    if form.signs is not None:
        total = c.view(np.int32).astype(np.int64) + sums
        if form.clamp is not None and call.immediates.get(form.clamp):
            total = np.clip(total, -(1 << 31), (1 << 31) - 1)
        return total.astype(np.int64).astype(np.uint32)
    if c.shape[1] == sums.shape[1]:
        return _rounded(_as_numbers(c) + sums, c, call)
    first = call.immediates.get(form.op_sel or 0, 0)
    half = c[:, first::2]
    added = _rounded(_as_numbers(half) + sums, half, call)
    columns = [added[:, k // 2] if k % 2 == first else c[:, k] for k in range(c.shape[1])]
    return np.stack(columns, axis=1)


def _rounded(total: Array, c: Array, call: Call) -> Array:
    """In the result's type: of bits of bf16, of a bfloat as float32, or as C is."""
    with np.errstate(over="ignore"):
        if c.dtype == np.uint16:
            return f32_to_bf16(with_one_nan(total))
        is_bfloat = "bfloat" in str(call.result)
        return with_one_nan(bf16_to_f32(f32_to_bf16(total)) if is_bfloat else total.astype(c.dtype))


#: Bits of an element of A or B.
_BITS = {"f32": 32, "f16": 16, "bf16": 16, "iu8": 8, "fp8": 8, "bf8": 8, "iu4": 4}


def size_of(kind: Type) -> int:
    """Bits of a value."""
    return kind.count * bit_width(kind.element) if isinstance(kind, VectorType) else bit_width(kind)


def waves_of(instruction: Instruction, target: Target) -> int:
    """Lanes of the waves that the instruction's function is compiled for."""
    assert instruction.function is not None, "an instruction of a function"
    features = (instruction.function.find_attribute("target-features") or "").split(",")
    return next((n for n in target.wave_sizes if f"+wavefrontsize{n}" in features), target.default_wave_size)


def wrong_sizes(
    instruction: Instruction, lanes: int, sizes: Sequence[tuple[int, int]], may_be_wider: bool = False
) -> str:
    """``sizes``: operands and how many bits each lane has of them."""
    for position, bits in sizes:
        kind = instruction.operands[position].type
        found = size_of(kind)
        if found < bits or (found > bits and not may_be_wider):
            return f"in waves of {lanes} lanes argument {position} has {bits} bits, not {found} ({kind})"
    return ""


def _refuses(
    form: Form, kinds: tuple[str, str], depth: int, names: tuple[str, ...] | None
) -> Callable[[Instruction, Target], str]:
    """``names``: processors that have it; None for those of the row's generations but gfx1250."""

    def refuses(instruction: Instruction, target: Target) -> str:
        if (target.name not in names) if names else target.name in GFX1250:
            return f"this shape does not exist on {target.name}"
        takes_halves = form.op_sel is not None and getattr(instruction.operands[form.op_sel], "value", 0) == 1
        if takes_halves and target.generation == 12:
            return f"on {target.name} a result fills its registers: op_sel is 0"
        lanes = waves_of(instruction, target)
        if form.formats is not None:
            return _refuse_widths(instruction, form)
        if (depth, kinds[0], lanes) == (16, "iu4", 64) and target.generation == 12:
            return "where 4 bits of K = 16 lie in waves of 64 lanes is known from one emulator only"
        a, b = ((depth if target.generation == 11 else 16 * depth // lanes) * _BITS[kind] for kind in kinds)
        of_c = instruction.operands[form.c].type
        each = size_of(of_c.element if isinstance(of_c, VectorType) else of_c)
        c = 256 // lanes * each * (2 if each == 16 and target.generation == 11 else 1)
        return wrong_sizes(instruction, lanes, ((form.a, a), (form.b, b), (form.c, c)))

    return refuses


def _refuse_widths(instruction: Instruction, form: Form) -> str:
    """Without scales the sources disagree on where K lies of 8 bits beside fewer."""
    assert form.formats is not None, "a form with formats"
    numbers = [getattr(instruction.operands[at], "value", 0) for at in form.formats]
    a, b = (small_floats.bits_of(small_floats.BY_NUMBER[n]) for n in numbers)
    if a != b and 8 in (a, b):
        return f"where the elements of K lie of {a} bits beside {b} bits is not known without scales"
    sizes = ((form.a, 64 * a), (form.b, 64 * b))  # the vector may be that of the widest format
    return wrong_sizes(instruction, 32, sizes, True) or wrong_sizes(instruction, 32, ((form.c, 256),))


#: Formats of scales, by their numbers (LLVM's MatrixScaleFmt), and those that are not executed.
_SCALES = range(3)
_OTHER_SCALES = {1: "E5M3", 2: "E4M3"}


def _refuse_scaled(form: Scaled, each: int) -> Callable[[Instruction, Target], str]:
    def refuses(instruction: Instruction, target: Target) -> str:
        if target.name not in GFX1250:
            return f"this shape does not exist on {target.name}"
        for side, (_, _, lanes, _) in (("A", form.a), ("B", form.b)):
            if kind := _OTHER_SCALES.get(getattr(instruction.operands[lanes + 1], "value", 0)):
                return f"the scales of {side} are {kind}: only those that are E8M0 are executed"
        shares, others = [], [(form.c, 512 if form.a[1] is None else 256)]
        for at, number, _, scale in (form.a, form.b):
            kind = (
                small_floats.BY_NUMBER[getattr(instruction.operands[number], "value", 0)]
                if number is not None
                else "fp4"
            )
            rows = 2 if number is None and at == form.a[0] else 1
            shares.append((at, 64 * rows * small_floats.bits_of(kind)))
            others.append((scale, 8 * 128 // each))
        return wrong_sizes(instruction, 32, shares, form.a[1] is not None) or wrong_sizes(instruction, 32, others)

    return refuses


def _row(name: str, form: Form, kinds: tuple[str, str], names: tuple[str, ...] | None = None, **columns: Any) -> None:
    limits: dict[int, Any] = dict.fromkeys(form.signs or (), _BOOL)
    if form is SIGNED:
        limits = {0: _OFF, 2: _OFF, 4: _OFF, 6: _BOOL, 7: _BOOL}
    if form is MODIFIED:
        limits = {2: _OFF, 4: _BOOL, 5: _BOOL}
    if form.formats is not None:
        limits = {form.formats[0]: range(5), form.formats[1]: range(5), 4: _OFF}
    for more in (form.op_sel, form.clamp):
        if more is not None:
            limits[more] = _BOOL
    depth = int(name.split("x")[2].split(".")[0])
    refuses = _refuses(form, kinds, depth, names)
    add(
        f"amdgcn.wmma.{name}",
        form.count,
        product(form, kinds),
        immediates=limits,
        exact=False,
        refuses=refuses,
        **columns,
    )


_BEFORE: Any = {"generations": (11, 12)}
_LATE: Any = {"generations": (12,)}
_NEW: Any = {"generations": (12,), "names": GFX1250}
for _kind in ("f16", "bf16"):
    _row(f"f32.16x16x16.{_kind}", PLAIN, (_kind, _kind), **_BEFORE)
    _row(f"{_kind}.16x16x16.{_kind}", HALVES, (_kind, _kind), **_BEFORE)
    _row(f"{_kind}.16x16x16.{_kind}.tied", HALVES, (_kind, _kind), generations=(11,))
    _row(f"f32.16x16x32.{_kind}", SIGNED, (_kind, _kind), **_NEW)
    _row(f"{_kind}.16x16x32.{_kind}", SIGNED, (_kind, _kind), **_NEW)
_row("bf16f32.16x16x32.bf16", SIGNED, ("bf16", "bf16"), **_NEW)
_row("f32.16x16x4.f32", SIGNED, ("f32", "f32"), **_NEW)
for _kind in ("iu8", "iu4"):
    _row(f"i32.16x16x16.{_kind}", INTEGERS, (_kind, _kind), **_BEFORE)
_row("i32.16x16x32.iu4", INTEGERS, ("iu4", "iu4"), **_LATE)
_row("i32.16x16x64.iu8", LONG_INTEGERS, ("iu8", "iu8"), **_NEW)
for _a in ("fp8", "bf8"):
    for _b in ("fp8", "bf8"):
        _row(f"f32.16x16x16.{_a}.{_b}", PLAIN, (_a, _b), **_LATE)
        for _depth in (64, 128):
            for _result in ("f32", "f16"):
                _row(f"{_result}.16x16x{_depth}.{_a}.{_b}", MODIFIED, (_a, _b), **_NEW)
_row("f32.16x16x128.f8f6f4", SMALL, ("", ""), **_NEW)
#: Operands of the products with scales; the number behind which lanes hold the scales is their format.
_EITHER = Scaled((1, 0, 6, 8), (3, 2, 9, 11), 5)
_TALL = Scaled((0, None, 4, 6), (1, None, 7, 9), 3)
for _word, _each in (("scale", 32), ("scale16", 16)):
    add(
        f"amdgcn.wmma.{_word}.f32.16x16x128.f8f6f4",
        14,
        scaled_product(_EITHER, _each),
        immediates={0: range(5), 2: range(5), 4: _OFF, 6: _BOOL, 7: _SCALES, 9: _BOOL, 10: _SCALES, 12: _BOOL, 13: _BOOL},
        exact=False,
        generations=(12,),
        refuses=_refuse_scaled(_EITHER, _each),
    )
    add(
        f"amdgcn.wmma.{_word}.f32.32x16x128.f4",
        12,
        scaled_product(_TALL, _each),
        immediates={2: _OFF, 4: _OFF, 5: _SCALES, 7: _BOOL, 8: _SCALES, 10: _BOOL, 11: _BOOL},
        exact=False,
        generations=(12,),
        refuses=_refuse_scaled(_TALL, _each),
    )


def _refuse_tall(instruction: Instruction, target: Target) -> str:
    if target.name not in GFX1250:
        return f"this shape does not exist on {target.name}"
    return wrong_sizes(instruction, 32, ((0, 512), (1, 256), (3, 512)))


add(
    "amdgcn.wmma.f32.32x16x128.f4",
    4,
    tall_product,
    immediates={2: _OFF},
    exact=False,
    generations=(12,),
    refuses=_refuse_tall,
)
