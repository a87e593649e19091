"""What a kernel writes outside of LDS: data of copies from there depend on when they are read."""

from __future__ import annotations

from collections.abc import Iterator

from swlds.device.address_space import LDS, PRIVATE
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, UNKNOWN, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import accesses, pointer_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType, scalar_type


def find_written(t: WaveCode) -> frozenset[Key]:
    """The objects, in the kernel and its bodies."""
    instructions = (i for code in t.code.all for b in code.blocks for i in b.instructions)
    return frozenset(key for i in instructions for key, what in _outside(t, i) if what & (WRITE | ATOMIC))


def reaches(t: WaveCode, i: FlatInstruction, key: Key | None) -> bool:
    """The instruction may access an object outside of LDS."""
    return any(known in (key, UNKNOWN) for known, _ in _outside(t, i))


def _outside(t: WaveCode, i: FlatInstruction) -> Iterator[tuple[Key, int]]:
    """The objects outside of LDS that an instruction accesses, and what it does there."""
    for pointer, what in accesses(t, i):
        key, type_ = pointer_key(t, pointer), scalar_type(pointer.type)
        is_inside = isinstance(type_, PointerType) and type_.addrspace in (LDS, PRIVATE)
        if key is not None and not is_inside:
            yield key, what


__all__ = ["find_written", "reaches"]
