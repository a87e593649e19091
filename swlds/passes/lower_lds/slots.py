"""Stack slots of one function, on its text: what each load of one may find there.

A slot is an ``alloca`` that only plain loads and stores touch, through constant offsets and casts; clang writes nearly every
variable so without optimisation. Any other mention makes it memory like all other.
"""

from __future__ import annotations

import re
from dataclasses import field
from typing import final

from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Module
from swlds.ir.names import NAME
from swlds.ir.parser import parse_instruction
from swlds.ir.types import ArrayType, StructType, body_of
from swlds.ir.values import ConstantInt, LocalReference, Value
from swlds.lazy import dataclass, lazy_pattern
from swlds.passes.lower_lds.text import body_lines, opcode_of

_ALLOCA = lazy_pattern(rf"^  %({NAME}) = alloca ", re.MULTILINE)
_PIECE = lazy_pattern(rf"  %({NAME}) = (?:getelementptr |addrspacecast ptr)")
_LOCAL = lazy_pattern(rf"%({NAME})")
_AGGREGATES = (StructType, ArrayType)
#: Bytes of a number with all its bits.
_WHOLE = 8
_WORD = 4
_HARMLESS = ("    #dbg_", "  call void @llvm.lifetime.", "  call void @llvm.dbg.")


@dataclass(slots=True)
class _Slot:
    """``stores``: (offset, bytes, value). ``is_memory``: something else than loads and stores touches it."""

    stores: list[tuple[int, int, Value]] = field(default_factory=list)
    is_memory: bool = False


@final
class Slots:
    """The slots of a body. ``places``: the name of a pointer -> the alloca and the bytes behind its start."""

    def __init__(self, module: Module, layout: DataLayout, body: str) -> None:
        self._module, self._layout = module, layout
        self._slots = {name: _Slot() for name in _ALLOCA.findall(body)}
        self.places: dict[str, tuple[str, int]] = {name: (name, 0) for name in self._slots}
        for line in body_lines(body) if self._slots else ():
            self._read(line)

    def has(self, pointer: Value) -> bool:
        """The pointer leads to a slot."""
        return (
            isinstance(pointer, LocalReference)
            and pointer.name in self.places
            and not self._slots[self.places[pointer.name][0]].is_memory
        )

    def stored(self, pointer: Value, size: int) -> list[Value] | None:
        """Values that a load of ``size`` bytes may find, or parts of; None where the pointer leads to no slot."""
        found = self._found(pointer, size)
        return None if found is None else [value for _, _, value in found]

    def is_exact(self, pointer: Value, size: int) -> bool:
        """Each of them begins where the load does and is as long at least, or is an aggregate with eight such bytes inside."""
        assert isinstance(pointer, LocalReference), "a slot has a name"
        first = self.places[pointer.name][1]
        return all(
            first + size <= start + count
            and (start == first or (start < first and size == _WHOLE and isinstance(body_of(v.type), _AGGREGATES)))
            for start, count, v in self._found(pointer, size) or ()
        )

    def is_at_words(self, pointer: Value, size: int) -> bool:
        """Each of them begins some words of four bytes before or behind the load."""
        assert isinstance(pointer, LocalReference), "a slot has a name"
        first = self.places[pointer.name][1]
        return all((start - first) % _WORD == 0 for start, _, _ in self._found(pointer, size) or ())

    def _found(self, pointer: Value, size: int) -> list[tuple[int, int, Value]] | None:
        if not isinstance(pointer, LocalReference) or not self.has(pointer):
            return None
        name, offset = self.places[pointer.name]
        return [
            entry for entry in self._slots[name].stores if entry[0] < offset + size and offset < entry[0] + entry[1]
        ]

    def _read(self, line: str) -> None:
        mentioned = [name for name in _LOCAL.findall(line) if name in self.places]
        if not mentioned or line.startswith(_HARMLESS):
            return
        opcode = opcode_of(line)
        if (matched := _PIECE.match(line)) and self._read_piece(line, matched[1]):
            return
        if opcode == "load":
            return
        if opcode == "store":
            instruction = parse_instruction(line, self._module)
            value, pointer = instruction.operands
            instruction.drop_operands()
            if isinstance(pointer, LocalReference) and pointer.name in self.places:
                name, offset = self.places[pointer.name]
                self._slots[name].stores.append((offset, self._layout.store_size(value.type), value))
                mentioned.remove(pointer.name)
        elif opcode == "alloca" and len(mentioned) == 1:
            return
        for name in mentioned:
            self._slots[self.places[name][0]].is_memory = True

    def _read_piece(self, line: str, result: str) -> bool:
        """A pointer at a constant distance of one that is known: True where it is one."""
        instruction = parse_instruction(line, self._module)
        base, *indices = instruction.operands
        numbers = [index.signed for index in indices if isinstance(index, ConstantInt)]
        instruction.drop_operands()
        if not isinstance(base, LocalReference) or base.name not in self.places or len(numbers) < len(indices):
            return False
        name, offset = self.places[base.name]
        if instruction.opcode == "getelementptr":
            offset += self._layout.gep_offset(instruction.field("source_type"), numbers)
        self.places[result] = name, offset
        return True
