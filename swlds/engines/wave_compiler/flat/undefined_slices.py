"""Which values with ``undef`` or ``poison`` in them get a shadow (``shadows.py``): those of which only run time knows whether
a lane uses what is undefined.

``%p = phi i32 [ %x, %then ], [ undef, %entry ]``, ``%m = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %p)``,
``store i32 %m``: the store checks ``%m``. The *slice* of ``%m`` are the values by which something undefined comes there, here
``%p`` and ``%m``. Where a rule says of all of them which bits are undefined, they are followed; else the store is suspicious
whenever it is executed.

Needs ``undef.py``; breaks nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import final

from swlds.device.intrinsics import Row
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.flat.undef import constant_mask, count_scalars
from swlds.ir.types import ArrayType, PointerType, StructType, Type, body_of, scalar_type
from swlds.ir.values import Constant, ConstantInt

#: Intrinsics that take lanes' shadows along as they take their values.
_MOVES = frozenset(
    f"llvm.amdgcn.{name}"
    for name in ("readfirstlane", "readlane", "ds.bpermute", "ds.swizzle", "mov.dpp", "update.dpp")
)


def call_rule(i: FlatInstruction) -> str:
    """How the shadow of what an intrinsic computes is made: ``shadow.move``, by the intrinsic itself; ``shadow.rule``, by
    what its row says; ``shadow.spoil``, where all of it is undefined if an operand is. "" for none of these."""
    row = row_of(i)
    if row is None or row.lanes is None or row.bits or row.find_bits is not None or not _has_shadow(i.type):
        return ""
    if row.shadows is not None:
        return "shadow.rule" if all(_has_shadow(o.type) for o in i.operands) else ""
    if row.facts.moves:
        return "shadow.move" if row.name in _MOVES else ""
    is_lanewise = not row.facts.exchanges and not row.facts.changes and row.facts.touches == ()
    return "shadow.spoil" if is_lanewise and all(map(_may_spoil, i.operands)) else ""


def call_operands(i: FlatInstruction) -> Iterable[int]:
    """Which operands it is made of."""
    rule, row = call_rule(i), row_of(i)
    if not rule or row is None:
        return ()
    return row.facts.moves if rule == "shadow.move" else computed_operands(row, i)


def computed_operands(row: Row, i: FlatInstruction) -> list[int]:
    """Those that are no immediates."""
    return [k for k in range(len(i.operands)) if k not in row.immediates]


def find_slices(
    instructions: list[FlatInstruction],
    undefined: Mapping[FlatInstruction, int],
    fillers: Mapping[FlatInstruction, int],
    known: frozenset[FlatInstruction],
    followed: Callable[[FlatInstruction], Iterable[int]],
) -> set[FlatInstruction]:
    """``undefined``: which scalars may be so (``find_undefined``); ``fillers``: stores of elements that a compiler filled up;
    ``known``: values that are asked otherwise (``ways.py``); ``followed``: the operands that a shadow is made of."""
    return _Slices(instructions, undefined, fillers, known, followed).run()


@final
class _Slices:
    def __init__(
        self,
        instructions: list[FlatInstruction],
        undefined: Mapping[FlatInstruction, int],
        fillers: Mapping[FlatInstruction, int],
        known: frozenset[FlatInstruction],
        followed: Callable[[FlatInstruction], Iterable[int]],
    ) -> None:
        self.instructions, self.undefined, self.known, self.followed = instructions, undefined, known, followed
        self.good: set[FlatInstruction] = set()
        #: What has no rule, or belongs to a store that leaves elements out.
        self.bad: set[FlatInstruction] = set()
        for store in fillers:
            self.bad |= self._behind(store.operands[0])

    def run(self) -> set[FlatInstruction]:
        for i in self.instructions:
            for value in map(i.operands.__getitem__, _checked_operands(i)):
                if isinstance(value, FlatInstruction) and self.undefined.get(value) and value not in self.known:
                    self._take(value)
        return self.good

    def _take(self, value: FlatInstruction) -> None:
        members = self._behind(value)
        if members & self.bad or not all(self._has_rule(member) for member in members - self.good):
            self.bad.add(value)
        else:
            self.good |= members

    def _behind(self, value: FlatValue) -> set[FlatInstruction]:
        """The slice of a value."""
        found: set[FlatInstruction] = set()
        work = [value]
        while work:
            one = work.pop()
            if isinstance(one, FlatInstruction) and one not in found and self.undefined.get(one):
                found.add(one)
                work += one.operands
        return found

    def _has_rule(self, i: FlatInstruction) -> bool:
        """Its undefined bits come from operands that the rule asks, and from nothing else."""
        positions = set(self.followed(i))
        if not positions or not _has_shadow(i.type) or _is_past_the_end(i):
            return False
        values = i.operands[:2] if i.opcode == "shufflevector" else i.operands
        return all(k in positions or not self._may_be_undefined(o) for k, o in enumerate(values))

    def _may_be_undefined(self, value: FlatValue) -> bool:
        if isinstance(value, FlatInstruction):
            return bool(self.undefined.get(value))
        is_value = isinstance(value, Constant) and str(value.type) != "metadata"
        return is_value and bool(constant_mask(value, count_scalars(value.type)))  # type: ignore[arg-type]


def _checked_operands(i: FlatInstruction) -> Iterable[int]:
    """Those that must be defined where the instruction is executed."""
    if i.opcode in ("store", "br", "switch"):
        return (0,) if i.operands else ()
    row = row_of(i)
    if row is None:
        return ()
    if is_buffer_store(i):
        return (0,)
    return computed_operands(row, i) if row.lanes is not None and not call_rule(i) else ()


def is_buffer_store(i: FlatInstruction) -> bool:
    """A store by a buffer resource: its first operand is the value, of which lanes outside the buffer use nothing."""
    return effect_of(i) == "buffer_store"


def _is_past_the_end(i: FlatInstruction) -> bool:
    """An element that no operand has, or may be so."""
    at = i.operands[-1]
    is_known = isinstance(at, ConstantInt) and at.value < count_scalars(i.operands[0].type)
    return i.opcode in ("extractelement", "insertelement") and not is_known


def _has_shadow(type_: Type) -> bool:
    body = body_of(type_)
    return not isinstance(body, StructType | ArrayType) and not isinstance(scalar_type(type_), PointerType)


def _may_spoil(operand: FlatValue) -> bool:
    return str(operand.type) == "metadata" or _has_shadow(operand.type)


__all__ = ["call_operands", "call_rule", "find_slices", "is_buffer_store"]
