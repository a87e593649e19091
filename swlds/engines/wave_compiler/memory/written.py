"""What a kernel writes outside of LDS: data of copies from there depend on when they are read."""

from __future__ import annotations

from swlds.device.address_space import LDS, PRIVATE
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import accesses, pointer_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType, scalar_type


def find_written(t: WaveCode) -> frozenset[Key]:
    """The objects, in the kernel and its bodies."""
    found: set[Key] = set()
    for i in (i for code in t.code.all for b in code.blocks for i in b.instructions):
        for pointer, what in accesses(t, i):
            key, type_ = pointer_key(t, pointer), scalar_type(pointer.type)
            is_inside = isinstance(type_, PointerType) and type_.addrspace in (LDS, PRIVATE)
            if key is not None and what & (WRITE | ATOMIC) and not is_inside:
                found.add(key)
    return frozenset(found)


__all__ = ["find_written"]
