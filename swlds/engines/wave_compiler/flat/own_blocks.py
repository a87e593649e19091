"""Heap blocks that no lane but the one which allocated them can reach: racecheck needs no cells for these.

A pointer leaves its lane through memory, calls, and what puts several values together; a block whose address goes nowhere
but into addresses of plain loads and stores, compares, its shadow and its own ``free`` is its lane's. Other lanes may guess the
address, but a pointer without the block's tag is suspicious.

A number of the object table is used again some time after the block is freed. So no access may follow the ``free``
before the block is allocated anew, and the kernel frees nothing but such blocks and the lowered one of its group.
"""

from __future__ import annotations

from swlds.device.runtime import RUNTIME
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance
from swlds.ir.values import Constant

_CASTS = frozenset(("inttoptr", "ptrtoint", "addrspacecast", "bitcast"))
#: What keeps a tag, beside a constant.
_SUMS = frozenset(("add", "and", "or", "sub", "trunc"))
#: What has no tag any more: results of compares, places in the shadow.
_ENDS = frozenset(("icmp", "lshr"))


def find_own_blocks(code: FlatCode, provenance: Provenance) -> frozenset[FlatInstruction]:
    """The pointers, and numbers that become such, into blocks that only their lane reaches."""
    calls = [i for c in code.all for b in c.blocks for i in b.instructions if i.opcode == "call"]
    frees = {i for i in calls if _effect(i) == "free" and not _is_lowered(i, provenance)}
    found: set[FlatInstruction] = set()
    for root in calls:
        if _effect(root) == "allocate" and provenance.of(root) is MIXED:
            pointers, freed = _follow(root)
            frees -= freed
            found |= pointers
    return frozenset() if frees else frozenset(found)


def _effect(call: FlatInstruction) -> str:
    """What a function of the runtime does; "" for any other, and for ``printf``, whose buffer is the launch's."""
    row = RUNTIME.get(callee_name(call).strip('"'))
    return "" if row is None or row.is_printf else row.effect


def _is_lowered(free: FlatInstruction, provenance: Provenance) -> bool:
    """It frees the block that stands for the group's LDS: its address lies at its head, where no variable is."""
    number = free.operands[0]
    if not isinstance(number, FlatInstruction) or number.opcode != "load":
        return False
    head, symbol = number.operands[0], provenance.of(number.operands[0])
    return isinstance(head, FlatInstruction) and head.opcode == "load" and symbol is not None and symbol.kind == "block"


def _follow(root: FlatInstruction) -> tuple[set[FlatInstruction], set[FlatInstruction]]:
    """The pointers into the block and the calls that free it; none where it leaves its lane."""
    pointers, accesses, frees = {root}, set[FlatInstruction](), set[FlatInstruction]()
    work = [root]
    while work:
        value = work.pop()
        for user in value.users:
            places = [k for k, operand in enumerate(user.operands) if operand is value]
            if user.opcode in _CASTS or (user.opcode == "getelementptr" and places == [0]) or _is_sum(user, value):
                if user not in pointers:
                    pointers.add(user)
                    work.append(user)
            elif user.opcode == "call" and _effect(user) == "free" and _is_start(value, root):
                frees.add(user)
            elif user.opcode in ("load", "store") and places == [user.opcode == "store"]:
                if user.source.field("ordering"):
                    return set(), set()
                accesses.add(user)
            elif user.opcode not in _ENDS and not (user.opcode == "call" and _effect(user) == "report"):
                return set(), set()
    if any(_may_follow(access, free, root.block) for free in frees for access in accesses):
        return set(), set()
    return pointers, frees


def _is_sum(user: FlatInstruction, value: FlatInstruction) -> bool:
    return user.opcode in _SUMS and all(o is value or isinstance(o, Constant) for o in user.operands)


def _is_start(value: FlatInstruction, root: FlatInstruction) -> bool:
    while value is not root and value.opcode in _CASTS:
        source = value.operands[0]
        assert isinstance(source, FlatInstruction)
        value = source
    return value is root


def _may_follow(access: FlatInstruction, free: FlatInstruction, start: FlatBlock) -> bool:
    """A lane may come from ``free`` to ``access`` without entering ``start``, where the block is allocated."""
    order = free.block.instructions
    if access.block is free.block and order.index(access) > order.index(free):
        return True
    seen: set[FlatBlock] = {start}
    work = [b for b in free.block.terminator.targets if b not in seen]
    while work:
        block = work.pop()
        if block not in seen:
            seen.add(block)
            work += block.terminator.targets
    return access.block in seen - {start}


__all__ = ["find_own_blocks"]
