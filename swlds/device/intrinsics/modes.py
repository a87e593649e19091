"""Fields of the wave's MODE register that programs set: ``s.setreg``.

Executed is only ``FP16_OVFL`` switched on for a whole kernel, with a constant, where every way to what it is for comes by, as Triton
does before conversions to 8 bits. It also bounds what is rounded to f16, so a kernel with that is refused, and one that calls
functions, whose conversions it is for, too.
"""

from __future__ import annotations

from functools import lru_cache

from swlds.analysis.graph import Dominators
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
    return function is not None and any(_is_switch(i) for i in function.instructions())


def _is_switch(instruction: Instruction) -> bool:
    return _callee_name(instruction) == _NAME


def _refuse(instruction: Instruction, target: Target) -> str:
    function, register, value = instruction.function, *instruction.operands[:2]
    assert function is not None, "an instruction of a program"
    if not isinstance(register, ConstantInt) or register.value != _FP16_OVFL:
        return f"it sets {_describe(register)}; of the hardware registers only MODE.FP16_OVFL is set"
    if not isinstance(value, ConstantInt) or value.value != 1:
        return "MODE.FP16_OVFL is only set with a constant 1"
    if not function.is_kernel:
        return "MODE is set in kernels only"
    if early := _converts_without(function):
        return f"a way leads to {early} without MODE.FP16_OVFL, which is set elsewhere"
    if any(_calls_function(i) for i in function.instructions()):
        return "functions called with MODE.FP16_OVFL are not executed"
    if any(_rounds_half(i) for i in function.instructions()):
        return "f16 arithmetic with MODE.FP16_OVFL is not executed, nor is a conversion to f16"
    return ""


@lru_cache(maxsize=16)
def _converts_without(function: Function) -> str:
    """The name of a conversion that some way from the entry comes to past no switch; "" where there is none. Lanes of a wave that
    are elsewhere do not matter: the mode is the wave's, and the lanes that convert have switched it."""
    tree = Dominators(function.entry, lambda block: block.successors)
    switches = [block for block in function.blocks if any(map(_is_switch, block.instructions))]
    for block in function.blocks:
        if any(block is not other and tree.has(other, block) for other in switches):
            continue
        for i in block.instructions:
            if _is_switch(i):
                break
            if ".cvt." in (name := _callee_name(i)):
                return name
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
