"""Fields of the wave's MODE register that programs set: ``s.setreg``.

Executed is only ``FP16_OVFL`` switched on for a whole kernel, in its entry block and with a constant, as Triton does in front of
conversions to 8 bits. It also bounds f16 arithmetic, so a function with that is refused.
"""

from __future__ import annotations

from functools import lru_cache

from swlds.device.intrinsics.table import add
from swlds.device.target import Target
from swlds.ir.model import Function, Instruction
from swlds.ir.types import scalar_type
from swlds.ir.values import ConstantInt

_MODE, _OVERFLOW, _ONE_BIT = 1, 23, 0
_FP16_OVFL = _MODE | _OVERFLOW << 6 | _ONE_BIT << 11
_NAME = "llvm.amdgcn.s.setreg"
#: What gives f16 without rounding to it.
_MOVES = {
    "load",
    "select",
    "phi",
    "extractelement",
    "insertelement",
    "shufflevector",
    "bitcast",
    "freeze",
    "extractvalue",
    "fneg",
}


@lru_cache(maxsize=16)
def switches_overflow(function: Function | None) -> bool:
    """Whether a function switches ``FP16_OVFL`` on."""
    return function is not None and any(_is_switch(i) for i in function.entry.instructions)


def _is_switch(instruction: Instruction) -> bool:
    callee = instruction.operands[-1] if instruction.opcode == "call" else None
    return isinstance(callee, Function) and callee.name == _NAME


def _refuse(instruction: Instruction, target: Target) -> str:
    function, value = instruction.function, instruction.operands[1]
    assert function is not None, "an instruction of a program"
    if not isinstance(value, ConstantInt) or value.value != 1 or instruction not in function.entry.instructions:
        return "only MODE.FP16_OVFL is set, with a constant 1, in the entry block"
    if not function.is_kernel:
        return "MODE is set in kernels only"
    if any(_rounds_half(i) for i in function.instructions()):
        return "f16 arithmetic with MODE.FP16_OVFL is not executed"
    return ""


def _rounds_half(instruction: Instruction) -> bool:
    return str(scalar_type(instruction.type)) == "half" and instruction.opcode not in _MOVES


add("amdgcn.s.setreg", 2, effect="none", immediates={0: frozenset((_FP16_OVFL,))}, refuses=_refuse)
