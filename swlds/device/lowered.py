"""Lowered modules: which bytes of a work-group's block stand for which LDS variable.

The offsets of the variables are read by the kernel from ``@llvm.amdgcn.sw.lds.K.md``. A value that is loaded from
entry *i* is tagged with variable *i*; where it is added to the block's address, the pointer belongs to that variable
and to nothing else in the block. So checks are as exact as for the LDS variable itself, and use its own name.
Names come from the named metadata ``!swlds.lds`` (a node a kernel: its name, then its variables by entry), else from
the caller (``names``).
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, final

from swlds.ir.metadata import String, find_node
from swlds.ir.model import Argument, GlobalVariable, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.types import I32, ArrayType, PointerType
from swlds.ir.values import Constant, ConstantAggregate, ConstantInt, ConstantKeyword, Value
from swlds.lazy import dataclass

PREFIX = "llvm.amdgcn.sw.lds."
ITEM_SIZE = 12
OFFSET_TABLE = "llvm.amdgcn.sw.lds.offset.table"

#: Kernel -> entry number -> variable name, where the module itself does not say.
EntryNames = dict[str, dict[int, str]]


@final
@dataclass(frozen=True, slots=True)
class LoweredEntry:
    """One variable: ``offset``, ``size``, ``padded`` as initialised (a dynamic variable has size 0 there)."""

    index: int
    name: str
    offset: int
    size: int
    padded: int

    @property
    def is_dynamic(self) -> bool:
        return self.size == 0


@final
@dataclass
class LoweredKernel:
    """The block of one kernel, known by its slot: an optimiser that folds the offsets leaves no ``metadata``, so no entries."""

    kernel: str
    slot: GlobalVariable
    metadata: GlobalVariable | None = None
    entries: list[LoweredEntry] = field(default_factory=list)
    #: Bytes of the block in front of all variables, which only the lowering's own code accesses; 0 where that is not known.
    header: int = 0

    def offset_of(self, entry: LoweredEntry, dynamic_lds: int) -> int:
        """Where the variable lies in the block of a launch with so many bytes of dynamic LDS.

        Profile full counts the dynamic variables in front of one in ``padded``; LLVM stacks them all.
        """
        if not entry.is_dynamic:
            return entry.offset
        align = self.slot.align or 1
        first = next(e for e in self.entries if e.is_dynamic)
        assert self.metadata is not None, "entries are read from it"
        in_front = entry.padded if self.metadata.is_constant else entry.index - first.index
        return first.offset + in_front * (dynamic_lds + -dynamic_lds % align)


@final
@dataclass(frozen=True, slots=True)
class LoweredParameter:
    """What an LDS parameter points to in a lowered block; ``offset`` counts from the block's start, ``lead`` are bytes in front
    that belong to nobody and are nearer to it than to the parameter in front."""

    name: str
    source_name: str
    offset: int
    size: int
    lead: int = 0


def parameter_shift(parameter: Argument) -> int | None:
    """Bytes by which the lowering moves the LDS pointer that the launch passes, to make it an offset into the block: what is
    added to its number wherever that is taken. None where the kernel does something else with it."""
    shifts: set[int] = set()
    for user in parameter.readers:
        if not isinstance(user, Instruction) or user.opcode != "ptrtoint":
            return None
        for use in user.readers:
            if isinstance(use, Instruction) and use.opcode == "add" and isinstance(use.operands[1], ConstantInt):
                shifts.add(use.operands[1].value)
            elif not (isinstance(use, Instruction) and use.opcode == "icmp"):
                return None
    return shifts.pop() if len(shifts) == 1 else None


def is_computed(pointer: Any) -> bool:
    """In a lowered block an address of the program's: one that a number was added to, that was chosen, passed, kept in memory or
    cast. The lowering's own accesses, to the header, are at fixed places from where the block begins. ``pointer``: a value of any
    form of the IR that has opcodes and operands."""
    while getattr(pointer, "opcode", "") in ("getelementptr", "copy"):
        if not all(isinstance(index, Constant) for index in pointer.operands[1:]):
            return True
        pointer = pointer.operands[0]
    return not is_block_start(pointer)


def is_block_start(pointer: Any) -> bool:
    """Where a block begins: as it is loaded from its slot, or as it was allocated, and aligned up. ``pointer``: as of
    ``is_computed``."""
    opcode = getattr(pointer, "opcode", "")
    if opcode == "load":
        slot = pointer.operands[0].type
        from swlds.device.address_space import LDS  # with NumPy, which reports of uses do without

        return isinstance(slot, PointerType) and slot.addrspace == LDS
    if opcode != "inttoptr":
        return False
    call = pointer.operands[0]
    if getattr(call, "opcode", "") == "and":  # aligned up
        total, mask = call.operands
        if getattr(total, "opcode", "") != "add" or not isinstance(mask, ConstantInt):
            return False
        call, more = total.operands
        if not isinstance(more, ConstantInt) or more.value != ~mask.value & (1 << 64) - 1:
            return False
    if getattr(call, "opcode", "") == "ptrtoint":  # malloc gives a pointer
        call = call.operands[0]
    return getattr(call, "opcode", "") == "call"


def find_lowered(module: Module, names: EntryNames | None = None) -> dict[str, LoweredKernel]:
    """Lowered kernels by name; empty for a module that is not lowered."""
    known = {**(names or {}), **names_in(module)}
    variables = {(v.addrspace, display_name(v.name)): v for v in module.globals.values()}
    found: dict[str, LoweredKernel] = {}
    for kernel in map(display_name, module.functions):
        slot = variables.get((3, PREFIX + kernel))
        if slot is None:
            continue
        metadata = variables.get((1, f"{PREFIX}{kernel}.md"))
        if metadata is None or metadata.initializer is None:
            found[kernel] = LoweredKernel(kernel, slot)
            continue
        found[kernel] = LoweredKernel(kernel, slot, metadata)
        for index, (offset, size, padded) in enumerate(_items(metadata.initializer)):
            if not index:
                found[kernel].header = offset + padded
            else:
                name = known.get(kernel, {}).get(index, f"entry {index}")
                found[kernel].entries.append(LoweredEntry(index, name, offset, size, padded))
    return found


def table_columns(module: Module, table: GlobalVariable) -> list[str]:
    """Variables by column of an offset table that holds the offsets themselves (profile full); empty for LLVM's."""
    row = table.value_type.element if isinstance(table.value_type, ArrayType) else None
    if not isinstance(row, ArrayType) or row.element != I32:
        return []
    nodes = [find_node(module, reference) for reference in module.named_metadata.get("swlds.columns", [])]
    return [e.text for node in nodes if node for e in node.elements if isinstance(e, String)]


def _items(initializer: Value) -> list[tuple[int, int, int]]:
    items = []
    for item in initializer.elements if isinstance(initializer, ConstantAggregate) else ():
        numbers = [0, 0, 0]
        if isinstance(item, ConstantAggregate):
            numbers = [p.value if isinstance(p, ConstantInt) else 0 for p in item.elements]
        else:
            assert isinstance(item, ConstantKeyword)
        items.append((numbers[0], numbers[1], numbers[2]))
    return items


def names_in(module: Module) -> EntryNames:
    """From ``!swlds.lds``: one node a kernel, its name first, then the variables in the order of the entries."""
    names: EntryNames = {}
    for reference in module.named_metadata.get("swlds.lds", []):
        node = find_node(module, reference)
        words = [e.text for e in node.elements if isinstance(e, String)] if node else []
        if words:
            names[words[0]] = dict(enumerate(words[1:], 1))
    return names
