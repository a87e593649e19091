"""Does a kernel's result depend on the order in which waves run? What shows it, and among whom.

=======  ====================================================================================================
scope    the result depends on
=======  ====================================================================================================
NOBODY   nothing: waves and groups run as the host likes
WAVES    the order of the waves of a group: a group's rounds are those of the reference engine
GROUPS   also the order of the groups: they run on one thread, in the reference engine's turns
=======  ====================================================================================================

It is shown by atomics whose old value is used or that do not commute, by atomic and volatile accesses, by loops that wait for
memory to change, by the heap (its addresses), by barriers that tell who was first, and by clocks. Races may show it, too:
those are the race checker's.
"""

from __future__ import annotations

from functools import cached_property
from typing import final

from swlds.device.address_space import LDS, PRIVATE
from swlds.device.objects import READ_ONLY
from swlds.engines.wave_compiler.flat.bodies import find_loops
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import facts_of, row_of, runtime_row
from swlds.engines.wave_compiler.flat.provenance import MIXED, Symbol
from swlds.engines.wave_compiler.memory.atomics import COMMUTING
from swlds.engines.wave_compiler.schedule.plan import GROUPS, NOBODY, WAVES
from swlds.engines.wave_compiler.tags.shown_blocks import shows_blocks
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import VOID, PointerType, scalar_type

_MOVES_ADDRESS = ("copy", "getelementptr", "addrspacecast", "bitcast", "inttoptr", "ptrtoint", "add", "zext", "sext")


@final
class OrderNeeds:
    """``scope``: see above. ``has_clock``: the steps of a wave are asked for."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self.has_clock = False
        #: Atomics of one kind each, by scope and object: kinds.
        self._kinds: dict[int, dict[Symbol | None, set[tuple[str, str]]]] = {WAVES: {}, GROUPS: {}}
        self._instructions = [i for code in t.code.all for b in code.blocks for i in b.instructions]
        self._allocations = sum(_runtime_effect(i) == "allocate" for i in self._instructions)
        self._written = {t.provenance.of(p) for i in self._instructions for p in _written_pointers(i)}
        self.scope = max((self._scope(i) for i in self._instructions), default=NOBODY)
        self.scope = max(self.scope, *(scope for scope in (WAVES, GROUPS) if self._mixes(scope)), NOBODY)

    def _scope(self, i: FlatInstruction) -> int:
        if i.opcode == "cmpxchg":
            return self._among(i.operands[0])
        if i.opcode == "atomicrmw":
            return self._update(i, i.operands[0], i.source.field("operation"))
        if i.opcode in ("load", "store"):
            return self._access(i)
        return self._call(i) if i.opcode == "call" else NOBODY

    def _among(self, pointer: FlatValue) -> int:
        """Who shares the memory that a pointer points to."""
        type_, symbol = scalar_type(pointer.type), self.t.provenance.of(pointer)
        space = type_.addrspace if isinstance(type_, PointerType) else 0
        if symbol is not None and symbol.kind == "object":
            space = int(self.t.image.memory.objects.space[symbol.number])
        if space == PRIVATE or (symbol is not None and symbol.kind in ("alloca", "given")):
            return NOBODY
        return WAVES if space == LDS or (symbol is not None and symbol.kind in ("block", "part")) else GROUPS

    def _update(self, i: FlatInstruction, pointer: FlatValue, operation: str) -> int:
        """An atomicrmw. A lowered kernel counts its work-items in the head of its block: that shows in nothing."""
        scope, symbol = self._among(pointer), self.t.provenance.of(pointer)
        if scope == NOBODY or (symbol is not None and symbol.kind == "block"):
            return NOBODY
        if operation not in COMMUTING or i.users:
            return scope
        kind = ("add" if operation == "sub" else operation, str(i.type))
        self._kinds[scope].setdefault(None if symbol == MIXED else symbol, set()).add(kind)
        return NOBODY

    def _mixes(self, scope: int) -> bool:
        """Atomics of several kinds may meet at one address: each commutes with its own kind only."""
        found = self._kinds[scope]
        if None in found:
            return len(set().union(*found.values())) > 1
        return any(len(kinds) > 1 for kinds in found.values())

    def _access(self, i: FlatInstruction) -> int:
        pointer = i.operands[POINTERS[i.opcode]]
        if i.source.field("ordering"):
            return self._among(pointer)
        is_volatile = "volatile" in i.source.flags
        if not (is_volatile or i.opcode == "load") or not self._is_written(pointer):
            return NOBODY
        loops = [members for members in self._loops if i.block in members]
        counts = bool(loops) if is_volatile else any(self._waits(i, loop) for loop in loops)
        return self._among(pointer) if counts else NOBODY

    @cached_property
    def _shows_blocks(self) -> bool:
        return shows_blocks(self.t)

    @cached_property
    def _loops(self) -> list[set[FlatBlock]]:
        return find_loops(self.t.flows)

    def _is_written(self, pointer: FlatValue) -> bool:
        """May the kernel write what a pointer points to? Without an object it is the ASan shadow."""
        symbol = self.t.provenance.of(pointer)
        if symbol is None or symbol.kind in ("alloca", "given", "segment"):
            return False
        if symbol.kind == "object" and self.t.image.memory.objects.flags[symbol.number] & READ_ONLY:
            return False
        return symbol == MIXED or bool(self._written & {symbol, MIXED})

    def _waits(self, load: FlatInstruction, loop: set[FlatBlock]) -> bool:
        """A loop that ends, or not, by what lies at one address: it may wait for another wave."""
        if not _is_fixed(load.operands[0], loop):
            return False
        seen, work = {load}, [load]
        while work:
            for user in work.pop().users:
                if user.block not in loop or user in seen:
                    continue
                if user.opcode in ("br", "switch") and any(s not in loop for s in user.targets):
                    return True
                seen.add(user)
                work.append(user)
        return False

    def _call(self, i: FlatInstruction) -> int:
        effect = _runtime_effect(i)
        if effect in ("allocate", "free"):
            return NOBODY if self.t.image.lowered and self._allocations == 1 and not self._shows_blocks else GROUPS
        row = row_of(i)
        if row is None:
            return NOBODY
        self.has_clock |= row.facts.changes and row.lanes is not None
        updates = [i.operands[t.pointer] for t in row.facts.accesses() if t.uses == "rw" and i.type != VOID]
        if row.effect == "buffer_atomic":
            return self._update(i, updates[0], row.summary)
        return max(map(self._among, updates), default=WAVES if row.effect == "barrier_signal_first" else NOBODY)


def _runtime_effect(i: FlatInstruction) -> str:
    """What is allocated for ``printf`` is printed: nobody compares its address."""
    row = runtime_row(i)
    return "" if row is None else "print" if row.is_printf else row.effect


def _written_pointers(i: FlatInstruction) -> list[FlatValue]:
    if i.opcode in POINTERS:
        return [i.operands[POINTERS[i.opcode]]] if i.opcode != "load" else []
    facts = facts_of(i)
    return [] if facts is None else facts.pointers(i.operands, "w")


def _is_fixed(value: FlatValue, loop: set[FlatBlock], depth: int = 20) -> bool:
    """The same in every round of the loop."""
    if not isinstance(value, FlatInstruction) or value.block not in loop:
        return True
    return depth > 0 and value.opcode in _MOVES_ADDRESS and all(_is_fixed(o, loop, depth - 1) for o in value.operands)
