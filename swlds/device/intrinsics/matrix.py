"""Rows of the matrix instructions of gfx908 to gfx950: ``mfma`` in the f32, f16, bf16, xf32, fp8, i8 and f64 shapes.

An MxNxK instruction with B blocks reads A[block][i][k] and B[block][k][j] and adds to C[block][i][j]. Lane l holds
row i = l mod M of A (column j = l mod N of B), and of that row the elements k of its share: block l / M when B > 1,
else k from (l / M) * n on for n elements a lane. Accumulators: column j = lane mod N; register r of a block holds row
``4 * (lane / N) + r mod 4 + (r / 4) * 4 * (64 / N)``. Source: AMD Instinct CDNA3 ISA, "Matrix Arithmetic Instructions".

Three immediates change what is read. ``cbsz`` c: of each 2 ** c neighbouring blocks all take A of number ``abid`` among them.
``blgp``: lanes take B of others (``_LANES_OF_B``). Of f64 products from gfx940 on its bits negate A, B and C. Sources: AMD's
matrix instruction calculator, which also says which instructions have them, what LLVM's backend prints, and for ``cbsz``
Composable Kernel's products of 32x64.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_to_f32
from swlds.device.intrinsics.products import (
    Layout,
    in_columns,
    make_layout,
    places,
    places_by_depth,
    places_of_result,
    shaped_as,
    sum_products,
    take,
    with_one_nan,
)
from swlds.device.intrinsics.small_floats import BY_NUMBER, bits_of, decode, format_on, scale_of, unpack
from swlds.device.intrinsics.table import Call, add
from swlds.device.target import Target
from swlds.ir.model import Instruction
from swlds.lazy import lazy_pattern

WAVE = 64
#: Shapes by input type: (M, N, K, elements a lane).
SHAPES: dict[str, list[tuple[int, int, int]]] = {
    "f32": [(32, 32, 1), (16, 16, 1), (4, 4, 1), (32, 32, 2), (16, 16, 4)],
    "f16": [(32, 32, 4), (16, 16, 4), (4, 4, 4), (32, 32, 8), (16, 16, 16), (16, 16, 32), (32, 32, 16)],
    "bf16": [(32, 32, 2), (16, 16, 2), (4, 4, 2), (32, 32, 4), (16, 16, 8), (16, 16, 32), (32, 32, 16)],
    "bf16.1k": [(32, 32, 4), (16, 16, 4), (4, 4, 4), (32, 32, 8), (16, 16, 16)],
    "i8": [(32, 32, 4), (16, 16, 4), (4, 4, 4), (32, 32, 8), (16, 16, 16)],
    ".i8": [(16, 16, 32), (32, 32, 16), (16, 16, 64), (32, 32, 32)],
    ".xf32": [(16, 16, 8), (32, 32, 4)],
    **{f".{a}.{b}": [(16, 16, 32), (32, 32, 16)] for a in ("fp8", "bf8") for b in ("fp8", "bf8")},
    "f64": [(16, 16, 4), (4, 4, 4)],
}
#: Which lanes' B each lane takes, by ``blgp``: halves and quarters of the wave for all, or the lane 16 further on.
_LANES: Any = np.arange(WAVE)
_LANES_OF_B = (
    _LANES,
    _LANES % 32,
    _LANES % 32 + 32,
    (_LANES + 16) % WAVE,
    *(_LANES % 16 + first for first in range(0, WAVE, 16)),
)
#: Of gfx908 and gfx90a: they have ``blgp``, and the first three shapes of each have blocks.
_OLD = ("f32", "f16", "bf16", "bf16.1k", "i8")
_SHAPE = lazy_pattern(r"\.(\d+)x(\d+)x(\d+)\.?(f32|f16|bf16|i8|f64|xf32|fp8|bf8)(?:\.(fp8|bf8))?")


def inputs(values: Array, kind: str, target: Target) -> Array:
    """Lane values as (64, elements) of the accumulation type."""
    if kind in ("fp8", "bf8"):
        return decode(unpack(values, 8), format_on(kind, target))
    if kind == "xf32":
        values = _short(values)
    if kind == "i8":
        return unpack(values, 8).view(np.int8).astype(np.int32)
    if values.dtype == np.uint16:
        values = bf16_to_f32(values)
    return in_columns(values.astype(np.float64 if kind == "f64" else np.float32))


def _short(values: Array) -> Array:
    """The nearest numbers with ten bits of fraction, even where two are."""
    bits = values.view(np.uint32)
    rounded = (bits + np.uint32(0xFFF) + (bits >> np.uint32(13) & np.uint32(1))) & np.uint32(0xFFFFE000)
    return np.where(np.isfinite(values), rounded.view(np.float32), values)


def _operand(values: Array, side: int, blocks: int) -> Array:
    """(block, row, k) of an operand."""
    per_lane = values.shape[1]
    grouped = values.reshape(WAVE // side, side, per_lane)
    if blocks > 1:
        return grouped
    return grouped.transpose(1, 0, 2).reshape(1, side, -1)


def accumulator_index(rows: int, columns: int, blocks: int) -> tuple[Array, Array, Array]:
    """(block, i, j) of each accumulator register of each lane, each of shape (64, registers)."""
    lanes, registers = np.meshgrid(np.arange(WAVE), np.arange(rows * columns * blocks // WAVE), indexing="ij")
    if rows == 4:
        return lanes // 4, registers, lanes % 4
    per_block = rows * columns // WAVE
    block, register = registers // per_block, registers % per_block
    row = 4 * (lanes // columns) + register % 4 + (register // 4) * 4 * (WAVE // columns)
    return block, row, lanes % columns


def _f64_index(rows: int) -> tuple[Array, Array, Array]:
    """f64 shapes: 16x16x4 holds rows lane / 16 + 4 * r; 4x4x4 has four blocks, one register."""
    lanes, registers = np.meshgrid(np.arange(WAVE), np.arange(4 if rows == 16 else 1), indexing="ij")
    if rows == 16:
        return registers * 0, lanes // 16 + 4 * registers, lanes % 16
    return lanes // 4 % 4, lanes // 16, lanes % 4


def _blocks(kind: str, rows: int, depth: int) -> int:
    """Blocks that ``cbsz`` can put together: 1 where it has no meaning."""
    return WAVE // rows if kind in _OLD and (rows, rows, depth) in SHAPES[kind][:3] else 1


def _negated(values: Array, call: Call, bit: int) -> Array:
    return -values if call.immediates[5] >> bit & 1 else values


def _mfma(call: Call, a: Array, b: Array, c: Array, *_: Array) -> Array:
    matched = _SHAPE.search(call.name)
    assert matched is not None, f"{call.name} has no shape"
    rows, columns, depth, kind = int(matched[1]), int(matched[2]), int(matched[3]), matched[4]
    target = call.wave.target
    if kind == "f64":
        a, b, c = (_negated(v, call, bit) for bit, v in enumerate((a, b, c)))
    else:
        b = b[_LANES_OF_B[call.immediates[5]]]
    x, y = inputs(a, kind, target), inputs(b, matched[5] or kind, target)
    layout = _layout(kind == "f64", rows, columns, depth, x.shape[1], (call.immediates[3], call.immediates[4]))
    return accumulate(c, sum_products(x, y, layout))


@functools.cache
def _layout(is_f64: bool, rows: int, columns: int, depth: int, each: int, shared: tuple[int, int]) -> Layout:
    """``each``: elements a lane; ``shared``: ``cbsz`` and ``abid``."""
    blocks, held = max(1, each * WAVE // (rows * depth)), places(WAVE, each)
    if is_f64 and rows == 4:
        blocks = 4
        left = right = held.reshape(4, 4, 4).transpose(1, 2, 0)
    else:
        left, right = _operand(held, rows, blocks), _operand(held, columns, blocks)
    left = left[np.arange(blocks) & -1 << shared[0] | shared[1]]
    index = _f64_index(rows) if is_f64 else accumulator_index(rows, columns, blocks)
    result = places_of_result(index, (blocks, rows, columns))
    return make_layout(left, right, result, index[0].shape[1])


def accumulate(c: Array, sums: Array) -> Array:
    """C and the sums that belong to its elements, doubles or i32."""
    added = shaped_as(sums, c)
    total: Array = c + added.astype(np.uint32) if sums.dtype.kind == "i" else with_one_nan((c + added).astype(c.dtype))
    return total


def _depths(size: int, bits: int) -> Array:
    """Which of K each of a lane's 32 elements is, by the lane's number over ``size``: (64 / size, 32). Of 8 bits lanes take 16
    elements in turn, of 6 and 4 bits 32. Sources: products that Triton compiles, the register maps in Composable Kernel's tests
    of these instructions, AMD's emulator rocjitsu."""
    each, groups = 16 if bits == 8 else 32, WAVE // size
    element, group = np.arange(32), np.arange(groups)[:, None]
    return np.asarray((groups * (element // each) + group) * each + element % each)


def _scaled(size: int) -> Callable[..., Array]:
    """A lane holds 32 elements of K, and in a byte of its scale that of one block of 32 neighbours: its number over ``size``."""

    def multiply(call: Call, a: Array, b: Array, c: Array, *rest: Array) -> Array:
        sides = []
        words = [BY_NUMBER[call.immediates[number]] for number in (3, 4)]
        is_plain = _is_plain(call.immediates.get(6), call.immediates.get(8))
        for values, word, select, scale in ((a, words[0], 5, rest[3]), (b, words[1], 7, rest[5])):
            share = decode(unpack(values, bits_of(word)), word).astype(np.float64)[:, :32]
            if not is_plain:
                worth = scale_of(scale >> np.uint32(8 * call.immediates[select]) & np.uint32(0xFF))
                share = share * take(worth, _places_of_scales(size, bits_of(word)))
            sides.append(share)
        return accumulate(c, sum_products(sides[0], sides[1], _scaled_layout(size, *map(bits_of, words))))

    return multiply


@functools.cache
def _places_of_scales(size: int, bits: int) -> Array:
    """(64, 32): which lane has the scale of each element."""
    return np.asarray(np.repeat(_depths(size, bits) // 32 * size, size, axis=0) + _LANES[:, None] % size)


@functools.cache
def _scaled_layout(size: int, *bits: int) -> Layout:
    """``bits``: of an element of A, and of B."""
    left, right = (places_by_depth(_depths(size, n), size)[None] for n in bits)
    index = accumulator_index(size, size, 1)
    return make_layout(left, right, places_of_result(index, (1, size, size)), index[0].shape[1])


def _is_plain(*scales: int | None) -> bool:
    """LLVM writes the instruction without scales."""
    return all(scale == 0 for scale in scales)


def _refuse_off(names: tuple[str, ...]) -> Callable[[Instruction, Target], str]:
    def refuses(instruction: Instruction, target: Target) -> str:
        return "" if target.name in names else f"this shape does not exist on {target.name} ({', '.join(names)} only)"

    return refuses


def _refuse_dense(kind: str, blocks: int, names: tuple[str, ...]) -> Callable[[Instruction, Target], str]:
    """``names``: processors that have the shape, all where there is none."""
    off = _refuse_off(names)

    def refuses(instruction: Instruction, target: Target) -> str:
        if names and (wrong := off(instruction, target)):
            return wrong
        cbsz, abid, last = (getattr(instruction.operands[n], "value", 0) for n in (3, 4, 5))
        most = blocks.bit_length() - 1
        if cbsz > most:
            has = f"has {blocks} blocks, so cbsz is 0 to {most}" if most else "broadcasts no blocks of A"
            return f"cbsz {cbsz}: this shape {has}"
        if abid >= 1 << cbsz:
            only = f"abid is 0 to {(1 << cbsz) - 1} with cbsz {cbsz}" if cbsz else "abid goes with a cbsz that is not 0"
            return f"abid {abid}: {only}"
        if kind == "f64" and last and target.name not in GFX942 + GFX950:
            return f"f64 products have no blgp, and negate from gfx940 on, not on {target.name}"
        if last and kind != "f64" and (kind not in _OLD or names):
            return f"blgp {last}: no source says that shapes newer than gfx90a have one"
        return ""

    return refuses


GFX942, GFX950 = ("gfx940", "gfx941", "gfx942", "gfx9-4-generic"), ("gfx950",)
_LIMITS: dict[int, Any] = {3: range(8), 4: range(16), 5: range(8)}
for _kind, _shapes in SHAPES.items():
    for _m, _n, _k in _shapes:
        _accumulator = {"i8": "i32", ".i8": "i32", "f64": "f64"}.get(_kind, "f32")
        _dot = "." if (_m, _k) in ((16, 32), (32, 16)) and _kind in ("f16", "bf16") else ""
        _names: tuple[str, ...] = GFX950 if _dot else ()
        if _kind == ".xf32":
            _names = GFX942
        elif (_kind, _k) == (".i8", 64) or (_kind, _m, _k) == (".i8", 32, 32):
            _names = GFX950
        elif _kind.startswith((".fp8", ".bf8", ".i8")):
            _names = GFX942 + GFX950
        add(
            f"amdgcn.mfma.{_accumulator}.{_m}x{_n}x{_k}{_dot}{_kind}",
            6,
            _mfma,
            immediates=_LIMITS,
            generations=(9,),
            exact=False,
            refuses=_refuse_dense(_kind, _blocks(_kind, _m, _k), _names),
        )
for _m, _k in ((16, 128), (32, 64)):
    add(
        f"amdgcn.mfma.scale.f32.{_m}x{_m}x{_k}.f8f6f4",
        9,
        _scaled(_m),
        immediates={3: range(5), 4: range(5), 5: range(4), 7: range(4)},
        generations=(9,),
        exact=False,
        refuses=_refuse_off(GFX950),
    )
