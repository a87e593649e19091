"""Copies between global memory and LDS that are in flight: what counts them, and what the compiler waits for by itself.

A copy is issued and completes later. *Sync forms* (``load.to.lds``, ``global.load.lds``, the buffer loads to LDS) are counted by
``vmcnt``; the compiler owes the wave its own data and completes them at some releases. *Async forms* (gfx1250) are counted by
``asynccnt``, copies by a tensor descriptor by ``tensorcnt``; the program owes every wait. Facts: what LLVM 22.1.8 inserts
(``SIInsertWaitcnts``, ``SIMemoryLegalizer``), the CDNA and RDNA guides, LLVM's AMDGPUAsyncOperations.
"""

from __future__ import annotations

from typing import final

from swlds.analysis.lds_uses import find_lds_uses
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
from swlds.errors import SwldsError
from swlds.ir.metadata import Item, Node, Reference, find_node
from swlds.ir.model import Function, GlobalVariable, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import ORDERED, POINTERS
from swlds.ir.types import PointerType
from swlds.ir.values import ConstantExpr, GlobalReference, Value
from swlds.lazy import dataclass

#: Effects of the rows of copies that lanes make -> the counter.
COUNTERS: dict[str, Counter] = {
    "load_lds": "vmcnt",
    "buffer_load_lds": "vmcnt",
    "async_lds": "asynccnt",
    "cluster_lds": "asynccnt",
}
#: The same, and those by a tensor descriptor, which are copies of a wave: their operands are no pointers.
COPIES: dict[str, Counter] = {**COUNTERS, "tensor_lds": "tensorcnt"}
#: The attribute of a call that reads as one of LLVM 24's asynchronous copies.
_MARKED = '"swlds-async"'
#: Global and constant memory.
_OUTSIDE = (1, 4)
#: Processors of generation 9 whose barrier does not wait for memory by itself; all newer ones' does not.
_BARE_BARRIERS = ("gfx90a", "gfx94", "gfx950", "gfx9-4")


def copy_row(instruction: Instruction) -> Row | None:
    """The row of a copy; None for anything else."""
    if instruction.opcode != "call":
        return None
    callee = callee_of(instruction)
    return _row_of(callee.name) if isinstance(callee, Function) and callee.is_declaration else None


def _row_of(name: str) -> Row | None:
    """The row of a copy by the name of its declaration; None for any other."""
    row = find_intrinsic(display_name(name))
    return row if row is not None and row.effect in COPIES else None


def find_copies(program: Program) -> dict[Instruction, Row]:
    """The copies that the kernel may make."""
    rows = {name: row for name in program.externals if (row := _row_of(name)) is not None}
    return {call: row for name, row in rows.items() for call in program.calls_of(name) if call.opcode == "call"}


def has_copies(module: Module) -> bool:
    """Does any function of it make copies?"""
    declared = (f for f in module.functions.values() if f.is_declaration)
    return any(_row_of(f.name) is not None and f.users for f in declared)


def is_marked(call: Instruction) -> bool:
    """A copy of gfx9 and gfx10 that LLVM 24 calls asynchronous: the program owes every wait, by counter or by marks."""
    attributes, module = call.fields["attributes"], call.function.module if call.function is not None else None
    groups = () if module is None else (module.attributes_of(number) for number in attributes.groups)
    return any(_MARKED in entries for entries in (attributes.entries, *groups))


def stays_a_call(function: Function) -> bool:
    """The compiler does not inline it: it waits for everything where it begins and ends, and counts its marks apart."""
    return function.find_attribute("noinline") is not None


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


#: Metadata by which instruction selection knows of an access what it may alias; of the call of a bulk copy it keeps the latter.
ALIAS_METADATA = ("tbaa", "tbaa.struct", "alias.scope", "noalias")
_OF_CALLS = ("alias.scope", "noalias")
_BULK = "llvm.mem"
#: The lowering of LDS follows so many steps from a variable to the accesses to which it gives a scope.
_STEPS = 4


@final
@dataclass(frozen=True, slots=True)
class AliasFacts:
    """What instruction selection knows of an access for telling it apart from others. ``tagged``: it has alias metadata;
    ``is_home``: the compiler gives it the scope of one LDS variable; ``scopes``, ``apart``: of !alias.scope,
    !noalias."""

    tagged: bool
    is_home: bool
    scopes: frozenset[int]
    apart: frozenset[int]


def alias_facts(module: Module, access: Instruction) -> AliasFacts | None:
    """Of an access or a copy; None for atomics, of which no alias metadata is kept."""
    if access.opcode in ORDERED and access.field("ordering"):
        return None
    scopes, apart = _scopes(module, access, "alias.scope"), _scopes(module, access, "noalias")
    return AliasFacts(has_alias_metadata(access), _home(module, access) is not None, scopes, apart)


def loses_wait(module: Module, access: AliasFacts | None, copy: AliasFacts | None) -> bool:
    """The compiler does not wait for a sync copy in front of an access of the same wave, though both touch the same bytes.

    LLVM 22 takes an access with any alias metadata for apart from a copy without ``!alias.scope``, and ``!noalias`` means what it
    says. It makes scopes itself: of accesses that lead straight to one of several variables (``scoped_variables``); merged with
    scopes that the access has already, of another domain, none is left. Of atomics no alias metadata is kept.
    """
    if access is None or copy is None:
        return False
    if bool(copy.scopes) == copy.is_home and (access.tagged or access.is_home):
        return True
    if access.is_home or copy.is_home:
        return False
    return _are_apart(module, copy.scopes, access.apart) or _are_apart(module, access.scopes, copy.apart)


def has_alias_metadata(access: Instruction) -> bool:
    """The machine instruction of an access has alias metadata."""
    callee = access.called_function if access.opcode == "call" else None
    kinds = _OF_CALLS if callee is not None and callee.name.startswith(_BULK) else ALIAS_METADATA
    return any(access.find_metadata(kind) is not None for kind in kinds)


def scoped_variables(module: Module) -> frozenset[str]:
    """LDS variables that share a block with others: the compiler's lowering gives each of them a scope."""
    found = module.kept.get("scoped lds")
    if found is None:
        found = module.kept["scoped lds"] = _find_scoped(module)
    assert isinstance(found, frozenset)
    return found


def _find_scoped(module: Module) -> frozenset[str]:
    try:
        uses = find_lds_uses(module)
    except SwldsError:
        return frozenset()
    found: set[str] = set()
    for kernel in uses.kernels_with_lds():
        names = {*uses.direct.get(kernel, ()), *uses.indirect.get(kernel, ())}
        sized = {n for n in names if not uses.variables[n].is_dynamic and uses.variables[n].absolute is None}
        found |= sized if len(sized) > 1 else set()
    return frozenset(found)


def _home(module: Module, access: Instruction) -> str | None:
    """The variable to which an access leads in a few steps, where the compiler gives it a scope for that."""
    scoped = scoped_variables(module)
    if not scoped:
        return None
    return next((n for o in access.operands if (n := _variable(o)) in scoped), None)


def _variable(value: Value) -> str | None:
    for _ in range(_STEPS + 1):
        if isinstance(value, (GlobalReference, GlobalVariable)):
            return value.name
        if not isinstance(value, (Instruction, ConstantExpr)) or value.opcode not in (
            "getelementptr",
            "addrspacecast",
            "bitcast",
        ):
            return None
        value = value.operands[0]
    return None


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
