"""Writes of the wave's MODE register: ``s.setreg``, and ``llvm.set.rounding``, which LLVM makes one of.

Executed are writes that nothing here depends on (``mode_fields.py``): of fields that they leave as they are, and of others where
no instruction that would show it can be reached; writes of the rounding and of what is flushed, where all that depends on them
is executed so (``rounding.py``, ``flushing.py``), by the reference engine; and ``FP16_OVFL`` switched on in a kernel, with a
constant and on every way from the entry to what it is for, as Triton does before conversions to 8 bits. It also bounds f16
results: what overflows becomes the largest number, infinities that come from infinite operands stay (AMDGPUUsage,
``compute_pgm_rsrc1``; "MODE register" in the guides to the ISA). Of these ``fptrunc`` from float is executed; other f16
arithmetic, and functions that would convert or compute so, are refused.
"""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import TYPE_CHECKING

from swlds.analysis.graph import find_reachable
from swlds.device.intrinsics.flushing import is_flushed, is_plain
from swlds.device.intrinsics.mode_fields import (
    MODE,
    MOVES,
    MOVING_CALLS,
    OVERFLOW,
    OVERFLOW_BIT,
    WRITERS,
    Field,
    Write,
    callee_name,
    calls_function,
    fields_of,
    find_dependent,
    find_write,
    flushes_at_start,
    kernels_of,
    reads_register,
    sets_rounding,
)
from swlds.device.intrinsics.rounding import rounds_by
from swlds.device.intrinsics.table import add
from swlds.device.target import Target
from swlds.ir.assembly import written_assembly
from swlds.ir.model import Function, Instruction
from swlds.ir.types import scalar_type
from swlds.ir.values import ConstantInt, InlineAsm, Value

if TYPE_CHECKING:
    from swlds.device.image import Image


@lru_cache(maxsize=16)
def switches_overflow(function: Function | None) -> bool:
    """Whether a function switches ``FP16_OVFL`` on."""
    return function is not None and any(_is_switch(i) for i in function.instructions())


def is_bounded(instruction: Instruction) -> bool:
    """Whether it rounds to f16 where ``FP16_OVFL`` is on: what overflows then is the largest number."""
    return instruction.opcode == "fptrunc" and _is_half(instruction) and switches_overflow(instruction.function)


def _is_switch(instruction: Instruction) -> bool:
    write = find_write(instruction)
    return write is not None and bool((write.value or 0) & OVERFLOW_BIT)


def _refuse(instruction: Instruction, target: Target) -> str:
    function, register = instruction.function, instruction.operands[0]
    assert function is not None, "an instruction of a program"
    write = find_write(instruction)
    if write is None:
        return f"it sets {_describe(register)}; of the hardware registers only MODE is set"
    if sets_rounding(instruction) and isinstance(register, ConstantInt) and write.value is None:
        return f"{register.value} is no rounding mode"
    fields = fields_of(function, target)
    rest = write.bits & ~sum(f.bits for f in fields)
    if write.value is None and rest or (write.value or 0) & rest:
        return f"it sets {_describe(register)}, of which {rest:#x} are no fields that are known on {target.name}"
    found = (_refuse_field(instruction, function, write, f, target) for f in fields if f.bits & write.bits)
    return next(filter(None, found), "")


def _refuse_field(switch: Instruction, function: Function, write: Write, field: Field, target: Target) -> str:
    if field.name == OVERFLOW and (why := _refuse_overflow(switch, function, write)):
        return why
    if write.keeps(field):
        return ""
    if not function.is_kernel and not (field.rounds or field.flushes):
        return f"it changes {field.name}, which is done in kernels only"
    flushes_first = field.flushes and any(flushes_at_start(k, target) for k in kernels_of(function))
    dependent = find_dependent(switch, field, lambda i: not _is_executed(i, field), flushes_first)
    if not dependent:
        return ""
    value = "what is no constant" if write.value is None else str((write.value & field.bits) >> field.first)
    why = dependent if isinstance(dependent, str) else f"{_called(dependent)} depends on it"
    return f"it sets {field.name} of MODE to {value}, and {why}"


def mode_writes(image: Image) -> dict[Instruction, int]:
    """Writes of MODE in the image's program, and which bits of each show (``_shown_bits``)."""
    target, calls = image.target, [call for name in WRITERS for call in image.program.calls_of(name)]
    return image.recall((mode_writes,), lambda: {call: _shown_bits(call, target) for call in calls})


def _shown_bits(switch: Instruction, target: Target) -> int:
    """The fields of FP_ROUND and FP_DENORM that a write, if it is executed, changes, and that something depends on."""
    write, function = find_write(switch), switch.function
    if write is None or function is None:
        return 0
    changed = (f for f in fields_of(function, target) if (f.rounds or f.flushes) and not write.keeps(f))
    return sum(f.bits for f in changed if find_dependent(switch, f))


def _is_executed(instruction: Instruction, field: Field) -> bool:
    """What depends on a field is executed as it is written."""
    if not (field.rounds or field.flushes):
        return False
    if reads_register(instruction):
        return True
    is_known = bool(rounds_by(instruction)) if field.rounds else is_flushed(instruction) or is_plain(instruction)
    return is_known and not is_bounded(instruction)


def _refuse_overflow(switch: Instruction, function: Function, write: Write) -> str:
    if write.value is None:
        return "MODE.FP16_OVFL is set with constants only"
    if not function.is_kernel:
        return "MODE.FP16_OVFL is set in kernels only"
    if not _is_switch(switch):
        return "MODE.FP16_OVFL is not switched off again" if switches_overflow(function) else ""
    return _find_early(function) or _find_callee(function) or _find_unknown(function)


def _find_early(function: Function) -> str:
    """What the mode is for and can be reached past all that switch it on."""
    for block in find_reachable([function.entry], lambda b: [] if any(map(_is_switch, b.instructions)) else b.successors):
        for instruction in itertools.takewhile(lambda i: not _is_switch(i), block.instructions):
            if _is_concerned(instruction):
                return f"{_called(instruction)} is reached past where MODE.FP16_OVFL is set"
    return ""


def _find_callee(function: Function) -> str:
    """A function that would convert or compute with the mode."""
    callees, waiting = dict[Function, None](), [function]
    while waiting:
        for call in filter(calls_function, waiting.pop().instructions()):
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
    return ".cvt." in callee_name(instruction) or _rounds_half(instruction)


def _called(instruction: Instruction) -> str:
    from swlds.ir.places import source_line

    name, line = callee_name(instruction) or instruction.opcode, source_line(instruction)
    return f"{name} at line {line}" if line else name


def _describe(register: Value) -> str:
    """The register's number, the first of the bits and how many of them lie in one number, as ``hwreg`` has them."""
    if not isinstance(register, ConstantInt):
        return "a register that is not constant"
    number, first, count = register.value & 63, register.value >> 6 & 31, (register.value >> 11 & 31) + 1
    name = "MODE" if number == MODE else f"hardware register {number}"
    return f"bit {first} of {name}" if count == 1 else f"bits {first} to {first + count - 1} of {name}"


def _rounds_half(instruction: Instruction) -> bool:
    if instruction.opcode == "call" and isinstance(instruction.operands[-1], InlineAsm):
        return "f16" in written_assembly(instruction)
    if not _is_half(instruction) or instruction.opcode in MOVES or calls_function(instruction):
        return False
    return not callee_name(instruction).startswith(MOVING_CALLS)


def _is_half(instruction: Instruction) -> bool:
    return str(scalar_type(instruction.type)) == "half"


def _is_from_double(instruction: Instruction) -> bool:
    """LLVM makes these conversions of integer instructions, which have no such mode."""
    return str(scalar_type(instruction.operands[0].type)) != "float"


add("amdgcn.s.setreg", 2, effect="mode", refuses=_refuse)
add("set.rounding", 1, effect="mode", refuses=_refuse)
