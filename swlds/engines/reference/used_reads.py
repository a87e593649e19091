"""Reads that are over because their value was used, whatever waits and fences say.

A wave waits for what it loads in front of the first instruction that needs it. Where that stands in front of a barrier, the read
has happened there, unless the compiler moves the instruction behind the barrier. ``sched.barrier(0)`` between the two forbids it
(AMDGPUUsage: "no instructions may be scheduled across"), as schedules that are made by hand have it:

    %v = load <8 x half>, ptr addrspace(3) %p
    %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %v, …)
    call void @llvm.amdgcn.sched.barrier(i32 0)
    call void @llvm.amdgcn.s.barrier()              ; the read is over

Arithmetic is no such use: the compiler may sink it into a later block.
"""

from __future__ import annotations

from swlds.device.intrinsics import called_intrinsic
from swlds.ir.model import Instruction
from swlds.ir.opcodes import PURE
from swlds.ir.values import ConstantInt


def pins(instruction: Instruction) -> bool:
    """``sched.barrier(0)``: the compiler moves no instruction over it."""
    row = called_intrinsic(instruction)
    if row is None or row.name != "llvm.amdgcn.sched.barrier":
        return False
    mask = instruction.operands[0]
    return isinstance(mask, ConstantInt) and mask.value == 0


def is_used_in_front(read: Instruction) -> bool:
    """Is the value of a read used in front of the next barrier of its block, and the use held there?"""
    derived, is_used = {read}, False
    instructions = read.block.instructions if read.block is not None else []
    for instruction in instructions[instructions.index(read) + 1 :] if instructions else ():
        if is_used and pins(instruction):
            return True
        if _may_meet(instruction):
            return False
        if any(isinstance(operand, Instruction) and operand in derived for operand in instruction.operands):
            if instruction.opcode in PURE:
                derived.add(instruction)
            else:
                is_used = True
    return False


def _may_meet(instruction: Instruction) -> bool:
    """Other waves may be met there."""
    if instruction.opcode != "call":
        return False
    row = called_intrinsic(instruction)
    return row is None or "barrier" in row.effect


__all__ = ["is_used_in_front", "pins"]
