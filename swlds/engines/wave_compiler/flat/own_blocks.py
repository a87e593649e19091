"""Heap blocks that no lane but the one which allocated them can reach: racecheck needs no cells for these.

A pointer leaves its lane through memory, calls of functions and what moves values between lanes. So the values that a block's
address goes into, and the other blocks that phis and selects choose from, make a *family*; where it goes nowhere else but into
addresses of plain accesses and copies, compares, the shadow and ``free``, its blocks are their lane's. Other lanes may
guess the address, but a pointer without the block's tag is suspicious.

A number of the object table is used again some time after the block is freed. So no value may be used that may point to a freed
block, and the kernel frees nothing but such blocks and the lowered one of its group. Buffers of ``printf`` are freed by the
launch: it is the same for them what else the kernel frees.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

from swlds.device.address_space import LDS, PRIVATE
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, facts_of, runtime_effect, runtime_row
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance
from swlds.ir.types import PointerType
from swlds.ir.values import Constant, ConstantExpr
from swlds.lazy import dataclass

#: What may still be the start of a block.
_COPIES = frozenset(("inttoptr", "ptrtoint", "addrspacecast", "bitcast", "copy", "freeze", "phi", "select"))
#: What keeps a tag, beside a constant.
_SUMS = frozenset(("add", "and", "or", "sub", "trunc"))
#: What has no tag any more: results of compares, places in the shadow.
_ENDS = frozenset(("icmp", "lshr"))


@final
@dataclass
class _Family:
    """``values``: blocks, pointers and numbers that may be their addresses; ``uses``: what accesses or frees them; ``kinds``: of
    its blocks, whether each is one of ``printf``."""

    values: set[FlatInstruction] = field(default_factory=set)
    uses: set[FlatInstruction] = field(default_factory=set)
    frees: set[FlatInstruction] = field(default_factory=set)
    kinds: set[bool] = field(default_factory=set)

    @property
    def is_of_printf(self) -> bool:
        return self.kinds == {True}


@final
@dataclass(frozen=True, slots=True)
class OwnBlocks:
    """``pointers``, and numbers that become such, into blocks that only their lane reaches; ``to_buffers``: those of them that
    lead to buffers of ``printf``, for which memcheck takes any alignment."""

    pointers: frozenset[FlatValue]
    to_buffers: frozenset[FlatValue]


def find_own_blocks(code: FlatCode, provenance: Provenance) -> OwnBlocks:
    """See above."""
    calls = [i for c in code.all for b in c.blocks for i in b.instructions if i.opcode == "call"]
    frees = {i for i in calls if runtime_effect(i) == "free" and not _is_lowered(i, provenance)}
    roots = dict.fromkeys(i for i in calls if runtime_effect(i) == "allocate" and provenance.of(i) is MIXED)
    families: list[_Family] = []
    while roots:
        family = _find_family(next(iter(roots)), roots)
        if family is not None:
            families.append(family)
            frees -= family.frees
    of_printf = [f for f in families if f.is_of_printf]
    return OwnBlocks(_joined(of_printf if frees else families), _joined(of_printf))


def shares_heap(code: FlatCode, provenance: Provenance, own: OwnBlocks) -> bool:
    """The kernel allocates blocks that others than their lane may reach."""
    calls = (i for c in code.all for b in c.blocks for i in b.instructions if i.opcode == "call")
    return any(
        row.effect == "allocate" and not row.is_printf and provenance.of(i) is MIXED and i not in own.pointers
        for i in calls
        if (row := runtime_row(i)) is not None
    )


def _joined(families: list[_Family]) -> frozenset[FlatValue]:
    return frozenset[FlatValue]().union(*(family.values for family in families))


def _is_lowered(free: FlatInstruction, provenance: Provenance) -> bool:
    """It frees the block that stands for the group's LDS: its address lies at its head, where no variable is."""
    number = free.operands[0]
    if not isinstance(number, FlatInstruction) or number.opcode != "load":
        return False
    head, symbol = number.operands[0], provenance.of(number.operands[0])
    return isinstance(head, FlatInstruction) and head.opcode == "load" and symbol is not None and symbol.kind == "block"


def _find_family(root: FlatInstruction, roots: dict[FlatInstruction, None]) -> _Family | None:
    """The family of a block, which is taken from ``roots`` with the others of it; None where one leaves its lane."""
    family, is_own = _Family({root}), True
    work = [root]
    while work:
        value = work.pop()
        row = runtime_row(value)
        if row is not None:
            roots.pop(value, None)
            family.kinds.add(row.is_printf)
        sources = [s for s in _sources(value) if not _is_number(s)]
        users = [user for user in value.users if not _is_use(family, user, value)]
        found = [n for n in (*sources, *users) if isinstance(n, FlatInstruction)]
        near = [n for n in found if n in family.values or n in roots or _carries(n)]
        is_own &= len(near) == len(sources) + len(users) and not _is_on_chip(value)
        work += [n for n in dict.fromkeys(near) if n not in family.values]
        family.values.update(near)
    is_own = is_own and not (True in family.kinds and family.frees) and not _frees_inside(family)
    return family if is_own and not _may_dangle(family) else None


def _carries(i: FlatInstruction) -> bool:
    return i.opcode in _COPIES or i.opcode in _SUMS or i.opcode == "getelementptr"


def _sources(value: FlatInstruction) -> list[FlatValue]:
    """What the value's tag is that of; nothing for a block."""
    if value.opcode == "select":
        return value.operands[1:]
    if value.opcode == "getelementptr":
        return value.operands[:1]
    return value.operands if _carries(value) else []


def _is_number(value: FlatValue) -> bool:
    """A constant that is the address of nothing."""
    return isinstance(value, Constant) and not isinstance(value, ConstantExpr)


def _is_on_chip(value: FlatInstruction) -> bool:
    """A pointer that cannot reach the heap: without a tag it may be that of a variable."""
    return isinstance(value.type, PointerType) and value.type.addrspace in (LDS, PRIVATE)


def _is_use(family: _Family, user: FlatInstruction, value: FlatInstruction) -> bool:
    """The user does no more than access or free what the value points to, or ask where it is."""
    places = {k for k, operand in enumerate(user.operands) if operand is value}
    if user.opcode in ("load", "store"):
        is_use = places == {int(user.opcode == "store")} and not user.source.field("ordering")
    elif user.opcode == "call" and effect_of(user) in ("copy", "set"):
        facts = facts_of(user)
        is_use = facts is not None and places <= {touch.pointer for touch in facts.accesses()}
    elif user.opcode == "call" and runtime_effect(user) == "free":
        family.frees.add(user)
        is_use = True
    else:
        return user.opcode in _ENDS or (user.opcode == "call" and runtime_effect(user) == "report")
    family.uses.add(user)
    return is_use


def _frees_inside(family: _Family) -> bool:
    """What is freed may be another place than the start of a block, and that of any."""
    moved = _behind(family, {v for v in family.values if v.opcode not in _COPIES and v.opcode != "call"})
    return any(not moved.isdisjoint(free.operands) for free in family.frees)


def _behind(family: _Family, values: set[FlatInstruction]) -> set[FlatInstruction]:
    """Values of the family, and those that are made of them."""
    found, work = set(values), list(values)
    while work:
        new = [u for u in work.pop().users if u in family.values and u not in found]
        work += new
        found.update(new)
    return found


def _may_dangle(family: _Family) -> bool:
    """A lane may use a value when a block that it may point into has been freed since the value was computed."""
    reached = [_behind(family, {root}) for root in family.values if root.opcode == "call"]
    freed: dict[FlatBlock, set[FlatInstruction]] = {}
    work = list(dict.fromkeys(free.block for free in family.frees))
    while work:
        block = work.pop()
        dangling = set(freed.get(block, ()))
        for i in block.instructions:
            if i in family.uses and not dangling.isdisjoint(i.operands):
                return True
            if i in family.frees:
                dangling = dangling.union(*(values for values in reached if not values.isdisjoint(i.operands)))
            elif i in family.values and i.opcode != "phi":
                (dangling.discard if dangling.isdisjoint(_sources(i)) else dangling.add)(i)
        for target in block.terminator.targets:
            arriving = _arrive(family, dangling, block, target)
            if not arriving <= freed.setdefault(target, set()):
                freed[target] |= arriving
                work.append(target)
    return False


def _arrive(
    family: _Family, dangling: set[FlatInstruction], block: FlatBlock, target: FlatBlock
) -> set[FlatInstruction]:
    """The values that dangle behind the phis of a block that is entered from another."""
    arriving = dangling.copy()
    for phi in target.phis:
        if phi in family.values:
            given = phi.operands[phi.targets.index(block)]
            (arriving.add if given in dangling else arriving.discard)(phi)
    return arriving


__all__ = ["OwnBlocks", "find_own_blocks", "shares_heap"]
