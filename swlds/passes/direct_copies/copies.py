"""The copies of a function that are in flight until a counter says otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.addresses.values import facts_of
from swlds.device.copies import COUNTERS, copy_row, is_marked
from swlds.device.waits import Counter
from swlds.ir.model import Function, Instruction
from swlds.lazy import dataclass
from swlds.passes.direct_copies.memory import LDS, Memory


@final
@dataclass(frozen=True, eq=False)
class Copy:
    """``counter``: of its wave, which counts it; ``kind``: copies of one kind complete in the order of their issue; ``local``:
    its side in LDS; ``outside``: its side in global memory. None where the instruction does not say where it is."""

    instruction: Instruction
    counter: Counter
    kind: str
    local: Access | None
    outside: Access | None

    @property
    def is_sync(self) -> bool:
        """The compiler owes the wave waits for it."""
        return self.counter == "vmcnt"

    @property
    def is_store(self) -> bool:
        """It reads LDS."""
        return self.local is not None and not self.local.writes


def find_copies(memory: Memory, function: Function) -> Iterator[Copy]:
    """In the order of the text; those that only marks wait for are left out."""
    for i in function.instructions():
        if i.opcode == "call" and (copy := as_copy(memory, i)) is not None:
            yield copy


def as_copy(memory: Memory, call: Instruction) -> Copy | None:
    """A call that starts a copy, but for one that only marks wait for."""
    facts = facts_of(call)
    if facts is None or not facts.lowering.startswith("copy_") or is_marked(call):
        return None
    found = memory.accesses(call)
    if any(touch.kind == "other" for touch in facts.accesses()):
        return Copy(call, "tensorcnt", "tensor", None, None)
    local = next((a for a in found if a.space == LDS), None)
    outside = next((a for a in found if a.space != LDS), None)
    row = copy_row(call)
    counter = "asynccnt" if row is None else COUNTERS[row.effect]
    way = "store" if local is not None and not local.writes else "load"
    return Copy(call, counter, way, local, outside)


__all__ = ["Copy", "as_copy", "find_copies", "is_marked"]
