"""Which objects a copy by a tensor descriptor goes between, before the launch: its addresses are words of the first group.

    %n = ptrtoint ptr addrspace(3) @tile to i32           the word's only pointer: the copy's LDS lies in @tile, or the copy
    %d = insertelement <4 x i32> %h, i32 %n, i32 1        leaves its object
    call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %d, …)

The reference engine goes by the object that a word was made of where it could follow that, else by the one at the address. Where
all pointers that flow into a word belong to one object both are the same, if the bytes that are copied lie in it. What is loaded
from memory brings no object where nobody stores any there.
"""

from __future__ import annotations

from typing import final

from swlds.device.address_space import GLOBAL, LDS
from swlds.device.objects import LAYOUT, READ_ONLY, SLOT
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, facts_of
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance, may_hold_tags
from swlds.ir.opcodes import PURE
from swlds.ir.types import PointerType, VectorType, scalar_type
from swlds.ir.values import Constant, ConstantAggregate, ConstantInt, GlobalReference
from swlds.lazy import dataclass

#: Words of the first group with the address in LDS, and with that in global memory.
_NEAR, _FAR = (1,), (2, 3)
#: A value, and which of its elements; None for any.
_Part = tuple[FlatValue, int | None]
_MOST = 1000
#: What gives its operands as they are, beside operations that only compute.
_PASSING = ("phi", "copy")


@final
@dataclass(frozen=True)
class Sides:
    """Pointers to the two objects: ``near`` in LDS, ``far`` in global memory. Where they point to within them tells nothing."""

    near: FlatValue
    far: FlatValue


@final
class TileSides:
    """Those of one kernel."""

    def __init__(self, provenance: Provenance) -> None:
        self._provenance = provenance
        self._found: dict[FlatInstruction, Sides | None] = {}

    def of(self, copy: FlatInstruction) -> Sides | None:
        """None where it is not known that each of the words has to do with one object only."""
        if copy not in self._found:
            near, far = (self._object(copy.operands[0], words) for words in (_NEAR, _FAR))
            is_known = near is not None and far is not None and self._space(near) == LDS and self._space(far) == GLOBAL
            self._found[copy] = Sides(near, far) if near is not None and far is not None and is_known else None
        return self._found[copy]

    def _object(self, group: FlatValue, words: tuple[int, ...]) -> FlatValue | None:
        """A pointer to the only object that the words have to do with."""
        found = self._pointers([(group, word) for word in words])
        symbols = {self._provenance.of(pointer) for pointer in found or ()}
        symbol = symbols.pop() if len(symbols) == 1 else None
        return found[0] if found and symbol is not None and symbol.kind in ("argument", "object") else None

    def _space(self, pointer: FlatValue) -> int:
        symbol = self._provenance.of(pointer)
        if symbol is None or symbol.kind == "argument":
            type_ = scalar_type(pointer.type)
            space = type_.addrspace if isinstance(type_, PointerType) else LDS
            return LDS if space == LDS else GLOBAL
        space = int(self._provenance.image.memory.objects.space[symbol.number])
        return LDS if space == LDS else GLOBAL

    def _pointers(self, work: list[_Part]) -> list[FlatValue] | None:
        """The pointers that parts of values are made of; None where others may be."""
        found: dict[FlatValue, None] = {}
        seen: set[_Part] = set()
        while work:
            part = work.pop()
            value, _ = part
            if part in seen or not may_hold_tags(value.type):
                continue
            seen.add(part)
            if isinstance(scalar_type(value.type), PointerType) or self._is_pointer_constant(value):
                found[value] = None
                continue
            more = self._made_of(part)
            if more is None or len(seen) > _MOST:
                return None
            work += more
        return list(found)

    def _is_pointer_constant(self, value: FlatValue) -> bool:
        """A constant that was made of one pointer."""
        is_variable = isinstance(value, (FlatInstruction, FlatArgument))
        return not is_variable and self._provenance.of(value) not in (None, MIXED)

    def _made_of(self, part: _Part) -> list[_Part] | None:
        value, element = part
        if isinstance(value, FlatArgument):
            return []
        if not isinstance(value, FlatInstruction):
            if self._provenance.of(value) is None:
                return []
            if not isinstance(value, ConstantAggregate) or value.splat:
                return None
            parts = [e for n, e in enumerate(value.elements) if element in (None, n)]
            return [(e, None) for e in parts if isinstance(e, (Constant, GlobalReference))]
        if value.opcode == "load":
            return [] if self._loads_numbers(value) else None
        if value.opcode == "call":
            facts = facts_of(value)
            is_known = facts is not None and facts.touches is not None and not facts.touches and not facts.provides
            return [(o, None) for o in value.operands] if is_known else None
        if value.opcode not in PURE and value.opcode not in _PASSING:
            return None
        if value.opcode == "insertelement":
            return _inserted(value, element)
        if value.opcode == "extractelement":
            at = value.operands[1]
            return [(value.operands[0], at.value if isinstance(at, ConstantInt) else None)]
        operands = value.operands[1:] if value.opcode == "select" else value.operands
        stays = isinstance(value.type, VectorType) and value.opcode not in ("bitcast", "shufflevector")
        return [(o, element if stays and isinstance(o.type, VectorType) else None) for o in operands]

    def _loads_numbers(self, load: FlatInstruction) -> bool:
        """Nothing that belongs to an object comes out of the memory."""
        source, provenance = self._provenance.of(load.operands[0]), self._provenance
        if provenance.stores_tags or source is None or source.kind not in ("argument", "object"):
            return False
        flags = provenance.image.memory.objects.flags
        return source.kind == "argument" or not int(flags[source.number]) & (READ_ONLY | SLOT | LAYOUT)


def _inserted(value: FlatInstruction, element: int | None) -> list[_Part]:
    vector, scalar, at = value.operands
    if element is None or not isinstance(at, ConstantInt):
        return [(vector, element), (scalar, None)]
    return [(scalar, None)] if at.value == element else [(vector, element)]


def is_tile_store(copy: FlatInstruction) -> bool:
    """A copy by a tensor descriptor from LDS to global memory."""
    return effect_of(copy) == "tensor_lds" and ".store." in callee_name(copy)


__all__ = ["Sides", "TileSides", "is_tile_store"]
