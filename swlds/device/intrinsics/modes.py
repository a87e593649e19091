"""Fields of the wave's MODE register that programs set: ``s.setreg``.

Executed is only ``FP16_OVFL`` switched on in a kernel, with a constant and on every way from the entry to what it is for, as
Triton does before conversions to 8 bits. It also bounds f16 results: what overflows becomes the largest number, infinities that
come from infinite operands stay (AMDGPUUsage, ``compute_pgm_rsrc1``; "MODE register" in the guides to the ISA). Of these
``fptrunc`` from float is executed; other f16 arithmetic, and functions that would convert or compute so, are refused.
"""

from __future__ import annotations

import itertools
from functools import lru_cache

from swlds.analysis.graph import Dominators
from swlds.device.intrinsics.table import add
from swlds.device.target import Target
from swlds.ir.assembly import written_assembly
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
#: Calls that do: they move numbers, choose one, or change its sign.
_MOVING_CALLS = (
    *("llvm.amdgcn.raw.buffer.load.", "llvm.amdgcn.raw.ptr.buffer.load.", "llvm.amdgcn.struct.buffer.load."),
    *(
        "llvm.amdgcn.struct.ptr.buffer.load.",
        "llvm.amdgcn.global.load.tr.",
        "llvm.amdgcn.ds.read.tr",
        "llvm.amdgcn.ds.load.tr",
    ),
    *("llvm.amdgcn.readfirstlane.", "llvm.amdgcn.readlane.", "llvm.amdgcn.update.dpp.", "llvm.amdgcn.mov.dpp."),
    *(
        "llvm.masked.load.",
        "llvm.fabs.",
        "llvm.copysign.",
        "llvm.minnum.",
        "llvm.maxnum.",
        "llvm.minimum.",
        "llvm.maximum.",
    ),
)


@lru_cache(maxsize=16)
def switches_overflow(function: Function | None) -> bool:
    """Whether a function switches ``FP16_OVFL`` on."""
    return function is not None and any(_is_switch(i) for i in function.instructions())


def is_bounded(instruction: Instruction) -> bool:
    """Whether it rounds to f16 where ``FP16_OVFL`` is on: what overflows then is the largest number."""
    return instruction.opcode == "fptrunc" and _is_half(instruction) and switches_overflow(instruction.function)


def _is_switch(instruction: Instruction) -> bool:
    return _callee_name(instruction) == _NAME


def _refuse(instruction: Instruction, target: Target) -> str:
    function, register, value = instruction.function, *instruction.operands[:2]
    assert function is not None, "an instruction of a program"
    if not isinstance(register, ConstantInt) or register.value != _FP16_OVFL:
        return f"it sets {_describe(register)}; of the hardware registers only MODE.FP16_OVFL is set"
    if not isinstance(value, ConstantInt) or value.value != 1:
        return "only MODE.FP16_OVFL is set, with a constant 1"
    if not function.is_kernel:
        return "MODE is set in kernels only"
    return _find_early(instruction, function) or _find_callee(function) or _find_unknown(function)


def _find_early(switch: Instruction, function: Function) -> str:
    """What the mode is for and can be reached past the switch."""
    assert switch.block is not None, "an instruction of a program"
    tree = Dominators(function.entry, lambda block: block.successors)
    before = set(itertools.takewhile(lambda i: i is not switch, switch.block.instructions))
    for instruction in function.instructions():
        assert instruction.block is not None, "an instruction of a function"
        if _is_concerned(instruction) and (instruction in before or not tree.has(switch.block, instruction.block)):
            return f"{_called(instruction)} is reached past where MODE.FP16_OVFL is set"
    return ""


def _find_callee(function: Function) -> str:
    """A function that would convert or compute with the mode."""
    callees, waiting = dict[Function, None](), [function]
    while waiting:
        for call in filter(_calls_function, waiting.pop().instructions()):
            callee = call.operands[-1]
            if not isinstance(callee, Function):
                return "functions called through pointers with MODE.FP16_OVFL are not executed"
            if callee not in callees:
                callees[callee] = None
                waiting.append(callee)
    for callee in callees:
        if concerned := next(filter(_is_concerned, callee.instructions()), None):
            return f"functions called with MODE.FP16_OVFL are not executed where they convert: {_called(concerned)}"
    return ""


def _find_unknown(function: Function) -> str:
    if unknown := next((i for i in function.instructions() if _rounds_half(i) and not is_bounded(i)), None):
        return f"f16 arithmetic with MODE.FP16_OVFL is not executed: {_called(unknown)}"
    if double := next((i for i in function.instructions() if is_bounded(i) and _is_from_double(i)), None):
        return f"conversions from double to f16 with MODE.FP16_OVFL are not executed: {_called(double)}"
    return ""


def _is_concerned(instruction: Instruction) -> bool:
    return ".cvt." in _callee_name(instruction) or _rounds_half(instruction)


def _called(instruction: Instruction) -> str:
    name = _callee_name(instruction) or instruction.opcode
    return f"{name} at line {instruction.line}" if instruction.line else name


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
    if instruction.opcode == "call" and isinstance(instruction.operands[-1], InlineAsm):
        return "f16" in written_assembly(instruction)
    if not _is_half(instruction) or instruction.opcode in _MOVES or _calls_function(instruction):
        return False
    return not _callee_name(instruction).startswith(_MOVING_CALLS)


def _is_half(instruction: Instruction) -> bool:
    return str(scalar_type(instruction.type)) == "half"


def _is_from_double(instruction: Instruction) -> bool:
    """LLVM makes these conversions of integer instructions, which have no such mode."""
    return str(scalar_type(instruction.operands[0].type)) != "float"


add("amdgcn.s.setreg", 2, effect="none", refuses=_refuse)
