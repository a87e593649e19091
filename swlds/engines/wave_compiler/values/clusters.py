"""Which cluster a work-group is in, and which member it is: numbers made of the group's own, as clusters divide the grid."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]
Emitter = Callable[[WaveCode, FlatInstruction, str], Parts]


def _sizes(t: WaveCode) -> tuple[int, int, int]:
    return t.options.cluster or (1, 1, 1)


def _divided(t: WaveCode, operation: str, axis: int) -> str:
    group = t.w.pure(f"load i32, ptr {t.w.offset('%g', OFFSETS['group_' + 'xyz'[axis]])}")
    return t.w.pure(f"{operation} i32 {group}, {_sizes(t)[axis]}")


def _number(operation: str, axis: int) -> Emitter:
    return lambda t, i, name: [Lanes("i32", uniform=_divided(t, operation, axis))]


def _last(axis: int) -> Emitter:
    return lambda t, i, name: [Lanes("i32", uniform=str(_sizes(t)[axis] - 1))]


def _flat(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
    x, y, z = (_divided(t, "urem", axis) for axis in range(3))
    wide, high, _ = _sizes(t)
    rows = t.w.pure(f"add i32 {y}, {t.w.pure(f'mul i32 {z}, {high}')}")
    return [Lanes("i32", uniform=t.w.pure(f"add i32 {x}, {t.w.pure(f'mul i32 {rows}, {wide}')}"))]


def _last_flat(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
    x, y, z = _sizes(t)
    return [Lanes("i32", uniform=str(x * y * z - 1))]


#: By the name of the row, without ``llvm.``.
NUMBERS: dict[str, Emitter] = {
    **{f"amdgcn.cluster.id.{d}": _number("udiv", axis) for axis, d in enumerate("xyz")},
    **{f"amdgcn.cluster.workgroup.id.{d}": _number("urem", axis) for axis, d in enumerate("xyz")},
    **{f"amdgcn.cluster.workgroup.max.id.{d}": _last(axis) for axis, d in enumerate("xyz")},
    "amdgcn.cluster.workgroup.flat.id": _flat,
    "amdgcn.cluster.workgroup.max.flat.id": _last_flat,
}
