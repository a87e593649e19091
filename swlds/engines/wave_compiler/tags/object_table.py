"""The launch's table of objects as host code reads it: by tag, or by what the launch says of arguments and stack slots."""

from __future__ import annotations

from swlds.device.objects import CAPACITY
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode

#: What the launch provides; it follows the arguments in the context's tables.
SEGMENTS = ("implicit", "kernarg", "packet", "queue")


def field(t: WaveCode, name: str, type_: str = "ptr") -> str:
    """A field of the context, read once a block."""
    return t.w.pure(f"load {type_}, ptr {t.w.offset('%g', OFFSETS[name])}")


def number_of(t: WaveCode, index: int) -> str:
    """An object number that the launch gives: of arguments, then of its own segments, then of stack slots."""
    return t.w.pure(f"load i32, ptr {t.w.offset(field(t, 'numbers'), 4 * index)}")


def slot_number(t: WaveCode, alloca: FlatInstruction) -> str:
    """The object of a stack slot of the kernel."""
    return number_of(t, len(t.kernel.code.arguments) + len(SEGMENTS) + t.tags.slots.index(alloca))


def column(t: WaveCode, name: str, tag: Lanes, type_: str) -> Lanes:
    """A column of the object table by tag. Bytes come as i32."""
    w, shape = t.w, t.shape
    known = arithmetic.compare(t, "ult", tag, arithmetic.constant("i32", CAPACITY))
    index = arithmetic.choose(t, known, tag, arithmetic.constant("i32", 0))
    table = field(t, name)
    if index.uniform is not None:
        found = w.emit(f"load {type_}, ptr {w.pure(f'getelementptr {type_}, ptr {table}, i32 {index.uniform}')}")
        return Lanes("i32", uniform=w.emit(f"zext i8 {found} to i32")) if type_ == "i8" else Lanes(type_, uniform=found)
    vector = shape.vector("i32")
    pointers = [w.pure(f"getelementptr {type_}, ptr {table}, {vector} {c}") for c in shape.chunks(index)]
    if type_ != "i8":
        return Lanes(type_, chunks=raw.gather(t, type_, pointers, 8))
    wide = raw.gather(t, "i32", pointers, 1)
    return Lanes("i32", chunks=[w.pure(f"and {vector} {c}, splat (i32 255)") for c in wide])
