"""Copies straight to LDS get the waits that they lack, each for as few operations as it must.

Before: two stages, of which the wave fills one while the group reads the other::

    loop:
      call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %next, i32 16, i32 0, i32 0)
      call void @llvm.amdgcn.s.barrier()
      ...                                                         reads what the round before has copied

After: what this round copies may stay open::

      call void @llvm.amdgcn.s.waitcnt(i32 3953)                  vmcnt(1)
      call void @llvm.amdgcn.s.barrier()

A wait stands in front of the last barrier behind which others may touch the bytes, of an access of the wave itself, a release
that belongs to no barrier, a call, and the end. N is the number of copies that are issued later on every way there; so it is
exact where the analysis knows which stage a round reads: numbers modulo something, toggles and rotating stages, in groups whose
size is known. Ordinary loads and stores are not counted: the compiler may leave them out. Where the compiler waits by itself
(gfx9 and gfx10, in front of releases and of the wave's own accesses) nothing is added. Copies wait for LDS accesses of their
bytes that may still be under way. On gfx1250 a fence follows a wait that IR passes would move accesses over.

Needs: nothing; with the size of groups (``--block`` or reqd_work_group_size) waits leave more open. Breaks: nothing.
"""

from __future__ import annotations

from typing import final

from swlds.ir.model import Function, Instruction, Module
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target
from swlds.passes.direct_copies.copies import as_copy, is_marked
from swlds.passes.direct_copies.memory import Memory
from swlds.passes.direct_copies.placing import hold, place_waits, wait_text


@final
@dataclass(frozen=True, slots=True)
class InsertWaits:
    """No parameters."""


def run(module: Module, options: InsertWaits, target: Target, remarks: Remarks) -> Module:
    """Mend every function that starts copies."""
    memory = Memory(module, target)
    has_copies = False
    for function in module.defined_functions:
        if any(_starts_copy(memory, i, remarks) for i in list(function.instructions())):
            has_copies = True
            _mend(function, target, remarks)
    if not has_copies:
        remarks.add("analysis", "NothingToWaitFor", "no copy goes straight between global memory and LDS")
    elif not remarks.found:
        remarks.add("analysis", "NothingMissing", "each copy is waited for; barriers stay as they are")
    return module


def _starts_copy(memory: Memory, i: Instruction, remarks: Remarks) -> bool:
    if i.opcode != "call":
        return False
    if as_copy(memory, i) is not None:
        return True
    if is_marked(i):
        remarks.add("missed", "MarkedCopy", f"marks wait for it, which are left as they are: {i.summary}", i)
    return False


def _mend(function: Function, target: Target, remarks: Remarks) -> None:
    for wait in [i for i in function.instructions() if i.opcode == "call"]:
        if hold(wait):
            remarks.add(
                "passed", "FenceInserted", f"behind {wait_text(wait)}, over which accesses could be moved", wait
            )
    for wait in place_waits(function, target, None):
        behind = wait.next
        place = "" if behind is None else f" in front of {behind.summary}"
        remarks.add("passed", "WaitInserted", f"{wait_text(wait)}{place}", wait)


INSERT_WAITS = Pass("insert-waits", InsertWaits, run, __doc__)
