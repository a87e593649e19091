"""Fields of the wave's MODE register that programs set: ``s.setreg``.

Executed is only ``FP16_OVFL`` switched on for a whole kernel, in its entry block, with a constant and in front of what it is for,
as Triton does before conversions to 8 bits. It also bounds f16 arithmetic, so a kernel with that is refused, and one that calls
functions, whose conversions it is for, too.
"""

from __future__ import annotations

import itertools
from functools import lru_cache

from swlds.device.intrinsics.table import add
from swlds.device.target import Target
from swlds.ir.model import Function, Instruction
from swlds.ir.types import scalar_type
from swlds.ir.values import ConstantInt, InlineAsm, Value

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
    return _callee_name(instruction) == _NAME


def _refuse(instruction: Instruction, target: Target) -> str:
    function, register, value = instruction.function, *instruction.operands[:2]
    assert function is not None, "an instruction of a program"
    if not isinstance(register, ConstantInt) or register.value != _FP16_OVFL:
        return f"it sets {_describe(register)}; of the hardware registers only MODE.FP16_OVFL is set"
    if not isinstance(value, ConstantInt) or value.value != 1 or instruction not in function.entry.instructions:
        return "only MODE.FP16_OVFL is set, with a constant 1, in the entry block"
    if not function.is_kernel:
        return "MODE is set in kernels only"
    before = itertools.takewhile(lambda i: i is not instruction, function.entry.instructions)
    if early := next((name for i in before if ".cvt." in (name := _callee_name(i))), ""):
        return f"{early} stands in front of where MODE.FP16_OVFL is set"
    if any(_calls_function(i) for i in function.instructions()):
        return "functions called with MODE.FP16_OVFL are not executed"
    if any(_rounds_half(i) for i in function.instructions()):
        return "f16 arithmetic with MODE.FP16_OVFL is not executed"
    return ""


def _describe(register: Value) -> str:
    """The register's number, the first of the bits and how many of them lie in one number, as ``hwreg`` has them."""
    if not isinstance(register, ConstantInt):
        return "a register that is not constant"
    number, first, count = register.value & 63, register.value >> 6 & 31, (register.value >> 11 & 31) + 1
    name = "MODE" if number == _MODE else f"hardware register {number}"
    return f"bit {first} of {name}" if count == 1 else f"bits {first} to {first + count - 1} of {name}"


def _callee_name(instruction: Instruction) -> str:
    callee = instruction.operands[-1] if instruction.opcode == "call" else None
    return callee.name if isinstance(callee, Function) else ""


def _calls_function(instruction: Instruction) -> bool:
    """Assembly is no function; what has no body and is no intrinsic is the device library's, or refused."""
    if instruction.opcode != "call" or isinstance(instruction.operands[-1], InlineAsm):
        return False
    callee = instruction.operands[-1]
    return not isinstance(callee, Function) or not callee.is_declaration


def _rounds_half(instruction: Instruction) -> bool:
    return str(scalar_type(instruction.type)) == "half" and instruction.opcode not in _MOVES


add("amdgcn.s.setreg", 2, effect="none", refuses=_refuse)
