"""Rows of the matrix instructions of gfx908 to gfx950: ``mfma`` in the f32, f16, bf16, i8 and f64 shapes.

An MxNxK instruction with B blocks reads A[block][i][k] and B[block][k][j] and adds to C[block][i][j]. Lane l holds
row i = l mod M of A (column j = l mod N of B), and of that row the elements k of its share: block l / M when B > 1,
else k from (l / M) * n on for n elements a lane. Accumulators: column j = lane mod N; register r of a block holds row
``4 * (lane / N) + r mod 4 + (r / 4) * 4 * (64 / N)``. Source: AMD Instinct CDNA3 ISA, "Matrix Arithmetic Instructions".
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics.table import Call, add

WAVE = 64
#: Shapes by input type: (M, N, K, elements a lane).
SHAPES: dict[str, list[tuple[int, int, int]]] = {
    "f32": [(32, 32, 1), (16, 16, 1), (4, 4, 1), (32, 32, 2), (16, 16, 4)],
    "f16": [(32, 32, 4), (16, 16, 4), (4, 4, 4), (32, 32, 8), (16, 16, 16), (16, 16, 32), (32, 32, 16)],
    "bf16": [(32, 32, 2), (16, 16, 2), (4, 4, 2), (32, 32, 4), (16, 16, 8), (16, 16, 32), (32, 32, 16)],
    "bf16.1k": [(32, 32, 4), (16, 16, 4), (4, 4, 4), (32, 32, 8), (16, 16, 16)],
    "i8": [(32, 32, 4), (16, 16, 4), (4, 4, 4), (32, 32, 8), (16, 16, 16)],
    ".i8": [(16, 16, 32), (32, 32, 16)],
    "f64": [(16, 16, 4), (4, 4, 4)],
}
_SHAPE = re.compile(r"\.(\d+)x(\d+)x(\d+)\.?(f32|f16|bf16|i8|f64)")


def _inputs(values: Array, kind: str) -> Array:
    """Lane values as (64, elements) of the accumulation type."""
    if kind == "i8":
        return np.ascontiguousarray(values).reshape(WAVE, -1).view(np.int8).astype(np.int64)
    if values.dtype == np.uint16:
        values = (values.astype(np.uint32) << np.uint32(16)).view(np.float32)
    wide = values.astype(np.float64 if kind == "f64" else np.float32)
    return wide.reshape(WAVE, -1)


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


def _mfma(call: Call, a: Array, b: Array, c: Array, *_: Array) -> Array:
    matched = _SHAPE.search(call.name)
    assert matched is not None, f"{call.name} has no shape"
    rows, columns, depth, kind = int(matched[1]), int(matched[2]), int(matched[3]), matched[4]
    x, y = _inputs(a, kind), _inputs(b, kind)
    blocks = max(1, x.shape[1] * WAVE // (rows * depth))
    if kind == "f64" and rows == 4:
        left, right = (v.reshape(4, 4, 4).transpose(1, 2, 0) for v in (x, y))
    else:
        left, right = _operand(x, rows, blocks), _operand(y, columns, blocks)
    product = np.einsum("bik,bjk->bij", left, right)
    block, row, column = _f64_index(rows) if kind == "f64" else accumulator_index(rows, columns, blocks)
    added = product[block, row, column].reshape(c.shape)
    if kind == "i8":
        outcome: Array = c + added.astype(np.int64).astype(np.uint32)
        return outcome
    return np.asarray((c + added).astype(c.dtype))


_LIMITS: dict[int, Any] = {3: range(8), 4: range(16), 5: range(8)}
for _kind, _shapes in SHAPES.items():
    for _m, _n, _k in _shapes:
        _accumulator = {"i8": "i32", ".i8": "i32", "f64": "f64"}.get(_kind, "f32")
        _dot = "." if (_m, _k) in ((16, 32), (32, 16)) and _kind in ("f16", "bf16") else ""
        add(
            f"amdgcn.mfma.{_accumulator}.{_m}x{_n}x{_k}{_dot}{_kind}",
            6,
            _mfma,
            immediates=_LIMITS,
            generations=(9,),
            exact=False,
        )
