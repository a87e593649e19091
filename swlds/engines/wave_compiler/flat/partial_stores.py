"""Stores that may leave something of a buffer undefined: vectors that a compiler filled up (``device/filler.py``), and copies of
what is defined in part, as the reference engine's ``partial.py`` has them.

Initialisation bytes of a buffer that begins initialised are kept where there is such a store: stores mark them, and loads look.
Of one that the kernel does not read only the next launch asks, and of device arrays alone (``memory/places.py``).

Needs provenance; breaks nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import final

from swlds.device.address_space import FLAT, GLOBAL, LDS, PRIVATE
from swlds.device.filler import filler_elements
from swlds.device.padding import is_all_padding, padding_of_copy, slot_elements
from swlds.device.types import bit_width
from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, facts_of
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance, Symbol
from swlds.engines.wave_compiler.races.object_uses import UNKNOWN, Key
from swlds.ir.elements import RAW, Elements
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import IntType, PointerType, SimpleType, Type, VectorType, body_of, scalar_type


@final
class PartialStores:
    """Those of one kernel. ``undefined``: parameters that point to buffers with uninitialised bits; ``aliases``: for each
    parameter the first one that was given the same buffer."""

    def __init__(
        self, code: FlatCode, provenance: Provenance, undefined: Iterable[int], aliases: tuple[int, ...]
    ) -> None:
        self._code, self._provenance, self._aliases = code, provenance, aliases
        self._undefined, self._layout = frozenset(undefined), provenance.image.layout
        #: Store -> bits of the elements that are nothing of the program's (1: a scalar).
        self.fillers: dict[FlatInstruction, int] = {}
        #: Where something may be left undefined: ``argument``, ``object`` or ``MIXED``.
        self.left: frozenset[Symbol] = frozenset()

    def find(self) -> None:
        """Look for them."""
        every = [i for b in self._provenance.blocks for i in b.instructions]
        self.fillers = {i: bits for i in every if i.opcode == "store" and (bits := self._filler_of(i))}
        self.left = frozenset(s for i in self.fillers if (s := self._shared(i.operands[1])) is not None)
        copies = [i for i in every if i.opcode in ("store", "call")]
        while new := {s for i in copies if (s := self._target_of(i)) is not None} - self.left:
            self.left |= new

    def _filler_of(self, store: FlatInstruction) -> int:
        if store.source.field("ordering") or self._provenance.of(store.operands[1]) is None:
            return 0
        return filler_elements(self._layout, store.source)

    def _shared(self, pointer: FlatValue) -> Symbol | None:
        """The pointer leads to memory that groups share, or may."""
        symbol, type_ = self._provenance.of(pointer), scalar_type(pointer.type)
        if not isinstance(type_, PointerType) or type_.addrspace not in (FLAT, GLOBAL) or symbol is None:
            return None
        if symbol.kind == "object":
            return None if self._provenance.image.memory.objects.space[symbol.number] == LDS else symbol
        return symbol if symbol.kind in ("argument", MIXED.kind) else None

    def _target_of(self, i: FlatInstruction) -> Symbol | None:
        """The buffer that gets a copy."""
        if i.opcode == "store":
            return None if self.copied(i) is None else self._provenance.of(i.operands[1])
        if effect_of(i) != "copy":
            return None
        target, source = (self._provenance.of(o) for o in i.operands[:2])
        return target if self.may_leave_out(source, target) else None

    def keys(self) -> dict[Key, bool]:
        """Where something may be left undefined; and ``may_show``."""
        if MIXED in self.left:
            return {UNKNOWN: True}
        return {(s.kind, s.number): self.may_show(s) for s in sorted(self.left, key=lambda s: (s.kind, s.number))}

    # Which buffers ---------------------------------------------------------------------------------------------

    def keeps(self, symbol: Symbol) -> bool:
        """Bits of a buffer or variable may be undefined, or may become it."""
        if MIXED in self.left:
            return True
        if symbol.kind != "argument":
            return symbol in self.left
        first = self._aliases[symbol.number]
        return symbol.number in self._undefined or any(
            s.kind == "argument" and self._aliases[s.number] == first for s in self.left
        )

    def may_show(self, symbol: Symbol | None) -> bool:
        """Which bits of the buffer or variable are initialised shows in the launch, also if it is no device array's."""
        if symbol is None or symbol.kind != "argument" or self._read is None:
            return True
        return symbol.number in self._undefined or self._aliases[symbol.number] in self._read

    @cached_property
    def _read(self) -> frozenset[int] | None:
        """The buffers that the kernel reads, by the first parameter that has them; None for any."""
        found: set[int] = set()
        for i in (i for b in self._provenance.blocks for i in b.instructions):
            for pointer in _pointers_read(i):
                symbol, type_ = self._provenance.of(pointer), scalar_type(pointer.type)
                if symbol is MIXED and not (isinstance(type_, PointerType) and type_.addrspace in (LDS, PRIVATE)):
                    return None
                if symbol is not None and symbol.kind == "argument":
                    found.add(self._aliases[symbol.number])
        return frozenset(found)

    # Copies ----------------------------------------------------------------------------------------------------

    def copied(self, store: FlatInstruction) -> FlatInstruction | None:
        """The load whose value is stored to a buffer as it is, where a part of it may stay undefined."""
        value = store.operands[0]
        while isinstance(value, FlatInstruction) and value.opcode == "copy":
            value = value.operands[0]
        if not isinstance(value, FlatInstruction) or value.opcode != "load" or store.source.field("ordering"):
            return None
        if not is_plain(scalar_type(value.type)):
            return None
        source, target = (self._provenance.of(pointer) for pointer in (value.operands[0], store.operands[1]))
        elements, size = self.elements_of(source), bit_width(scalar_type(value.type)) // 8
        if elements is None or not _is_buffer(self._code, target):
            return None
        # a scalar of its own is hardly ever written in part, and a tile of them is what most kernels copy
        is_scalar = elements.unit == size and size <= 4 and not elements.gaps
        is_parted = elements.unit == 1 or elements.unit % size == 0
        return value if size > 1 and is_parted and not is_scalar else None

    def may_lack_all(self, copy: FlatInstruction) -> bool:
        """What a copy writes is padding, so all of it may be undefined."""
        return is_all_padding(padding_of_copy(self._layout, copy.source))

    def elements_of(self, source: Symbol | None) -> Elements | None:
        """What a variable in LDS, a stack slot or a buffer consists of; None where that is not known."""
        if source is None:
            return None
        if source.kind == "alloca":
            assert isinstance(source.key, FlatInstruction)
            slot = source.key.source
            return slot_elements(self._layout, slot) if slot.opcode == "alloca" else RAW
        if _is_buffer(self._code, source):
            return RAW if self.keeps(source) else None
        image = self._provenance.image
        is_lds = source.kind == "object" and image.memory.objects.space[source.number] == LDS
        return image.elements.get(source.number, RAW) if is_lds or source.kind == "part" else None

    def may_leave_out(self, source: Symbol | None, target: Symbol | None) -> bool:
        """A copy from one to the other may leave bytes undefined that nobody wrote."""
        return self.elements_of(source) is not None and _is_buffer(self._code, target)


def _is_buffer(code: FlatCode, symbol: Symbol | None) -> bool:
    type_ = code.arguments[symbol.number].type if symbol is not None and symbol.kind == "argument" else None
    return isinstance(type_, PointerType) and type_.addrspace in (FLAT, GLOBAL)


def _pointers_read(i: FlatInstruction) -> list[FlatValue]:
    """The pointers that an instruction may read memory through."""
    if i.opcode in POINTERS:
        return [] if i.opcode == "store" else [i.operands[POINTERS[i.opcode]]]
    if i.opcode == "byval":
        return i.operands[:1]
    if i.opcode != "call":
        return []
    facts = facts_of(i)
    return list(i.operands) if facts is None else facts.pointers(i.operands, "r")


def is_plain(scalar: Type) -> bool:
    """A scalar whose undefined bits lie in memory as its own do."""
    if isinstance(scalar, SimpleType):
        return scalar.name in ("half", "bfloat", "float", "double")
    return isinstance(scalar, IntType | PointerType) and bit_width(scalar) in (8, 16, 32, 64)


def element_count(type_: Type) -> int:
    """Elements of a vector; 1 of anything else."""
    body = body_of(type_)
    return body.count if isinstance(body, VectorType) else 1


__all__ = ["PartialStores", "element_count", "is_plain"]
