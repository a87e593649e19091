"""Rows of the matrix instructions of gfx11 to gfx1250, in waves of 32 lanes: ``wmma``.

An MxNxK instruction adds A (M x K) times B (K x N) to C. Lane l holds row l mod 16 of A, column l mod 16 of B; where it holds
n of the K elements, those from (l / 16) * n on. On gfx11 each lane holds all 16, and lanes 16 to 31 repeat the others. C: column
l mod 16; element o is row 2 * o + l / 16 on gfx11, row 8 * (l / 16) + o on gfx12. f16 and bf16 results of gfx11 take every second
element, ``op_sel`` says which; the others stay.

Which elements of K a lane holds matters only for scales (``scaled_product``): A and B are alike, and a sum has no order here.
With scales it is what makes Triton's products of fp8 and fp4 for gfx1250 right. Sources: AMD's instruction set guides for RDNA3
and RDNA4, LLVM's user guide for AMDGPU.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics import small_floats
from swlds.device.intrinsics.bits import bf16_to_f32, f32_to_bf16
from swlds.device.intrinsics.table import Call, add
from swlds.device.target import Target
from swlds.ir.model import Instruction
from swlds.ir.types import VectorType
from swlds.lazy import dataclass

_OFF: Any = frozenset((0,))
_BOOL: Any = frozenset((0, 1))
_GFX1250 = ("gfx1250", "gfx1251")


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
    """A lane's share of A or B as numbers: (lanes, elements)."""
    if kind in ("iu8", "iu4"):
        return _integers(values, 8 if kind == "iu8" else 4, is_signed)
    if kind in ("fp8", "bf8", "fp6", "bf6", "fp4"):
        return small_floats.decode(small_floats.unpack(values, kind), kind).astype(np.float64)
    if kind == "bf16" and values.dtype == np.uint16:
        values = bf16_to_f32(values)
    return values.astype(np.float64).reshape(len(values), -1)


def _integers(values: Array, bits: int, is_signed: bool) -> Array:
    octets = np.ascontiguousarray(values).reshape(len(values), -1).view(np.uint8).astype(np.int64)
    if bits == 4:
        octets = np.stack([octets & 15, octets >> 4], axis=2).reshape(len(values), -1)
    return ((octets + (1 << (bits - 1))) & ((1 << bits) - 1)) - (1 << (bits - 1)) if is_signed else octets


def rows_of(share: Array, generation: int) -> Array:
    """(16, K) of the lanes' shares."""
    if generation == 11:
        return share[:16]
    return share.reshape(2, 16, -1).transpose(1, 0, 2).reshape(16, -1)


def accumulated_rows(generation: int) -> tuple[Array, Array]:
    """Row and column of each of a lane's eight elements of C: (32, 8)."""
    lane, element = np.meshgrid(np.arange(32), np.arange(8), indexing="ij")
    return (2 * element + lane // 16 if generation == 11 else 8 * (lane // 16) + element), lane % 16


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
        left, right = (rows_of(share, generation) for share in shares)
        rows, columns = accumulated_rows(generation)
        sums = (left @ right.T)[rows, columns]
        return _add(call, form, operands[form.c], sums)

    return multiply


def _depths(bits: int) -> Array:
    """Which of 128 elements of K each of a lane's 64 is, for lanes 0 to 15 and 16 to 31: (2, 64). They take 16 bytes in turn."""
    each = 16 if bits == 8 else 32
    element = np.arange(64)
    return np.stack([(2 * (element // each) + half) * each + element % each for half in range(2)])


def scaled_product(call: Call, *operands: Array) -> Array:
    """Row i of A (column i of B) has four scales in lane i, or i + 16, each for 32 neighbours of K."""
    sides = []
    for number, at, select, scale in ((0, 1, 6, 8), (2, 3, 9, 11)):
        kind = small_floats.BY_NUMBER[call.immediates[number]]
        share = elements(operands[at], kind)[:, :64].reshape(2, 16, 64)
        first = 16 * call.immediates[select]
        octets = np.ascontiguousarray(operands[scale])[first : first + 16].view(np.uint8).reshape(16, 4)
        worth = small_floats.scale_of(octets)
        depths = _depths(small_floats.bits_of(kind))
        side = np.zeros((16, 128))
        for half in range(2):
            side[:, depths[half]] = share[half] * worth[:, depths[half] // 32]
        sides.append(side)
    rows, columns = accumulated_rows(12)
    return _add(call, SMALL, operands[5], (sides[0] @ sides[1].T)[rows, columns])


def _add(call: Call, form: Form, c: Array, sums: Array) -> Array:
    if form.signs is not None:
        total = c.view(np.int32).astype(np.int64) + sums
        if form.clamp is not None and call.immediates.get(form.clamp):
            total = np.clip(total, -(1 << 31), (1 << 31) - 1)
        return total.astype(np.int64).astype(np.uint32)
    if c.shape[1] == 8:
        return _rounded(_as_numbers(c) + sums, c, call)
    out, first = c.copy(), call.immediates.get(form.op_sel or 0, 0)
    half = c[:, first::2]
    out[:, first::2] = _rounded(_as_numbers(half) + sums, half, call)
    return out


def _rounded(total: Array, c: Array, call: Call) -> Array:
    """In the result's type: of bits of bf16, of a bfloat as float32, or as C is."""
    with np.errstate(over="ignore"):
        if c.dtype == np.uint16:
            return f32_to_bf16(total)
        is_bfloat = "bfloat" in str(call.result)
        return bf16_to_f32(f32_to_bf16(total)) if is_bfloat else np.asarray(total.astype(c.dtype))


def refuse_other_waves(names: tuple[str, ...] | None = None) -> Callable[[Instruction, Target], str]:
    """``names``: processors that have it; None for those of the row's generations but gfx1250."""

    def refuses(instruction: Instruction, target: Target) -> str:
        if (target.name not in names) if names else target.name in _GFX1250:
            return f"this shape does not exist on {target.name}"
        kind = instruction.type
        count = kind.count if isinstance(kind, VectorType) else 1
        wide = 16 if target.generation == 11 and str(getattr(kind, "element", "")) in ("half", "bfloat", "i16") else 8
        return "" if count == wide else "matrix instructions are executed in waves of 32 lanes only"

    return refuses


def _row(name: str, form: Form, kinds: tuple[str, str], **columns: Any) -> None:
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
    add(f"amdgcn.wmma.{name}", form.count, product(form, kinds), immediates=limits, exact=False, **columns)


_BEFORE: Any = {"generations": (11, 12), "refuses": refuse_other_waves()}
_LATE: Any = {"generations": (12,), "refuses": refuse_other_waves()}
_NEW: Any = {"generations": (12,), "refuses": refuse_other_waves(_GFX1250)}
for _kind in ("f16", "bf16"):
    _row(f"f32.16x16x16.{_kind}", PLAIN, (_kind, _kind), **_BEFORE)
    _row(f"{_kind}.16x16x16.{_kind}", HALVES, (_kind, _kind), **_BEFORE)
    _row(f"{_kind}.16x16x16.{_kind}.tied", HALVES, (_kind, _kind), generations=(11,), refuses=refuse_other_waves())
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
#: With 8 and 4 bits; which of K a lane has with 6 is not known.
_PICK: Any = frozenset((0, 1, 4))
add(
    "amdgcn.wmma.scale.f32.16x16x128.f8f6f4",
    14,
    scaled_product,
    immediates={0: _PICK, 2: _PICK, 4: _OFF, 6: _BOOL, 7: _OFF, 9: _BOOL, 10: _OFF, 12: _BOOL, 13: _BOOL},
    exact=False,
    **_NEW,
)
