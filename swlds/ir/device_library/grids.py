"""Cooperative launches: ``this_grid().sync()`` and ``is_valid()`` of HIP's cooperative groups.

ROCm's library (ockl, ``cg.cl``) has the waves of a work-group meet around one that waits for the other groups, between fences at
agent scope over all memory. Here, too, but all waves of the group wait for the others. It is a function, so that findings name
the call of it, and lowering leaves it to ROCm's library: no fence in it is for LDS alone.
"""

from __future__ import annotations

from swlds.ir.device_library.table import PLAIN, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number


def _sync(w: Writer, callee: Callee) -> None:
    need(callee.result == "void" and not callee.arguments)
    w.is_straight = False
    w.do('fence syncscope("agent") seq_cst')
    w.call("llvm.amdgcn.s.barrier", "void")
    w.call("llvm.amdgcn.swlds.grid.barrier", "void")
    w.do('fence syncscope("agent") seq_cst')


def _is_valid(w: Writer, callee: Callee) -> Operand:
    """A kernel that asks is launched as one that may meet the others."""
    need(callee.result == "i32" and not callee.arguments)
    return number("i32", 1)


add("__ockl_grid_sync", _sync, home=PLAIN)
add("__ockl_grid_is_valid", _is_valid, home=PLAIN)
