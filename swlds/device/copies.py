"""Copies between global memory and LDS that are in flight: what counts them, and what the compiler waits for by itself.

A copy is issued and completes later. *Sync forms* (``load.to.lds``, ``global.load.lds``, the buffer loads to LDS) are counted by
``vmcnt``; the compiler owes the wave its own data and completes them at some releases. *Async forms* (gfx1250) are counted by
``asynccnt``; the program owes every wait. Facts: what LLVM 22.1.8 inserts (``SIInsertWaitcnts``, ``SIMemoryLegalizer``), the CDNA
and RDNA guides, LLVM's AMDGPUAsyncOperations.
"""

from __future__ import annotations

from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.memory_order import (
    GLOBAL_CLOCK,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    atomic_spaces,
    ordered_spaces,
    scope_level,
)
from swlds.device.program import Program, callee_of
from swlds.device.target import Target
from swlds.device.waits import Counter
from swlds.ir.metadata import Item, Node, Reference, find_node
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import ORDERED, POINTERS
from swlds.ir.types import PointerType

#: Effects of the rows of copies -> the counter.
COUNTERS: dict[str, Counter] = {
    "load_lds": "vmcnt",
    "buffer_load_lds": "vmcnt",
    "async_lds": "asynccnt",
    "cluster_lds": "asynccnt",
}
#: Processors of generation 9 whose barrier does not wait for memory by itself; all newer ones' does not.
_BARE_BARRIERS = ("gfx90a", "gfx94", "gfx950", "gfx9-4")


def copy_row(instruction: Instruction) -> Row | None:
    """The row of a copy; None for anything else."""
    if instruction.opcode != "call":
        return None
    callee = callee_of(instruction)
    row = find_intrinsic(display_name(callee.name)) if isinstance(callee, Function) and callee.is_declaration else None
    return row if row is not None and row.effect in COUNTERS else None


def find_copies(program: Program) -> dict[Instruction, Row]:
    """The copies that the kernel may make."""
    rows = {calls[0]: copy_row(calls[0]) for calls in program.externals.values()}
    return {c: row for calls in program.externals.values() if (row := rows[calls[0]]) is not None for c in calls}


def has_copies(module: Module) -> bool:
    """Does any function of it make copies?"""
    declared = (f for f in module.functions.values() if f.is_declaration)
    rows = ((f, find_intrinsic(display_name(f.name))) for f in declared)
    return any(row is not None and row.effect in COUNTERS and f.users for f, row in rows)


def waits_at_barriers(target: Target) -> bool:
    """Does the compiler wait for everything in front of a barrier? It does for processors without a back-off barrier."""
    return target.generation == 9 and not target.name.startswith(_BARE_BARRIERS)


def is_counted_too(instruction: Instruction, write: bool, target: Target) -> bool:
    """Does ``vmcnt`` count an ordinary access of global memory? On gfx9 all, on gfx10 those that give something back."""
    return target.generation == 9 or not write or str(instruction.type) != "void"


def completes_copies(module: Module, instruction: Instruction, target: Target) -> bool:
    """A fence or an atomic in front of which the compiler waits for the sync copies of the wave: it releases to the work-group
    or farther, and is for LDS. A fence for LDS alone does it at workgroup scope only, and on gfx10 one for global memory does
    it, too."""
    if instruction.opcode != "fence" and instruction.opcode not in ORDERED:
        return False
    name = instruction.field("syncscope")
    if instruction.field("ordering") not in RELEASES or scope_level(name) == WAVE_SCOPE:
        return False
    if instruction.opcode != "fence":
        return LDS_CLOCK in atomic_spaces(name, _space_of(instruction))
    spaces = ordered_spaces(module, instruction)
    if spaces == (LDS_CLOCK,):
        return (name or "").strip('"').startswith("workgroup")
    return LDS_CLOCK in spaces or target.generation == 10


def _space_of(instruction: Instruction) -> int:
    pointer = instruction.operands[POINTERS[instruction.opcode]]
    return LDS_CLOCK if pointer.type == PointerType(3) else GLOBAL_CLOCK


# Alias metadata ------------------------------------------------------------------------------------------------------


def loses_wait(module: Module, access: Instruction, copy: Instruction) -> bool:
    """Alias metadata by which the compiler does not wait for a sync copy in front of an access of the same wave, though both
    touch the same bytes: LLVM 22 takes an access with ``!alias.scope`` for apart from a copy that has none, and ``!noalias``
    means what it says."""
    scopes, given = _scopes(module, access, "alias.scope"), _scopes(module, copy, "alias.scope")
    if scopes and not given:
        return True
    return _are_apart(module, given, _scopes(module, access, "noalias")) or _are_apart(
        module, scopes, _scopes(module, copy, "noalias")
    )


def _are_apart(module: Module, scopes: frozenset[int], others: frozenset[int]) -> bool:
    """Of some domain all the scopes are among the others."""
    domains = {_domain(module, s) for s in others}
    return any(mine and mine <= others for d in domains if (mine := {s for s in scopes if _domain(module, s) == d}))


def _scopes(module: Module, instruction: Instruction, kind: str) -> frozenset[int]:
    reference = instruction.find_metadata(kind)
    node = None if reference is None else find_node(module, reference)
    return frozenset() if node is None else frozenset(e.number for e in node.elements if isinstance(e, Reference))


def _domain(module: Module, scope: int) -> Item | None:
    node = find_node(module, Reference(scope))
    return node.elements[1] if isinstance(node, Node) and len(node.elements) > 1 else None
