"""What is written alike where accesses are counted by what came by last: LDS patterns (``patterns``), lines of global memory
(``lines``). Numbers of an execution: one of each lane, of each chunk of lanes, or one.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.wave_code import WaveCode


def wave_number(t: WaveCode) -> str:
    """The wave's number in the launch, an i64."""
    w, waves = t.w, -(-Geometry((1, 1, 1), t.options.block).group_size // t.options.wave_size)
    first = w.emit(f"mul i64 {w.load('i64', w.offset('%g', OFFSETS['group']))}, {waves}")
    return w.emit(f"add i64 {first}, {w.emit('zext i32 %w to i64')}")


def mask_of(t: WaveCode, lanes: str, *, is_single: bool) -> str:
    """The active lanes as an i64. ``is_single``: the lowest of them does it for all."""
    w = t.w
    if t.shape.mask_type != "i64":
        lanes = w.pure(f"zext {t.shape.mask_type} {lanes} to i64") if lanes.startswith("%") else str((1 << 32) - 1)
    return w.pure(f"and i64 {lanes}, {w.pure(f'sub i64 0, {lanes}')}") if is_single else lanes


def count_again(w: Writer, is_same: str, slot: str, otherwise: Callable[[], None]) -> None:
    """One execution more in the slot, or what ``otherwise`` writes."""
    again, other, done = w.label("again"), w.label("other"), w.label("seen")
    w.branch(is_same, again, other)
    with w.branches():
        w.start(again, follows=True)
        w.store("i64", w.emit(f"add i64 {w.load('i64', slot)}, 1"), slot)
        w.jump(done)
    with w.branches():
        w.start(other, follows=True)
        otherwise()
        w.jump(done)
    w.start(done, follows=True)


def counts_of(lanes: int, width: int) -> list[int]:
    """How many numbers executions have, in chunks of ``width`` lanes."""
    return sorted({1, lanes // width, lanes})


def numbers_given(type_: str, lanes: int, width: int, count: int) -> tuple[str, int]:
    """The type of the numbers as they are passed, and how many: vectors of chunks where each lane has one."""
    return (type_, count) if count < lanes else (f"<{width} x {type_}>", lanes // width)


def key_of_rows(type_: str, count: int) -> list[str]:
    """``%key``: the distances of the rows' first lanes, ``%c0`` and on, from ``%start``."""
    whole, lines, name = f"<{count} x {type_}>", [], "poison"
    for k in range(count):
        lines.append(f"%d{k} = sub {type_} %c{k}, %start")
        lines.append(f"%key{k} = insertelement {whole} {name}, {type_} %d{k}, i64 {k}")
        name = f"%key{k}"
    return [*lines, f"%key = or {whole} {name}, zeroinitializer"]
