"""What goes by ``MODE.FP_DENORM``: denormal operands count as zeros of their sign, denormal results become such zeros.

Bit 0 of a field keeps denormal operands, bit 1 denormal results (AMDGPUUsage, FLOAT_DENORM_MODE_32 and _16_64, which also says
that signs are kept). The field of an operand is that of its type, the field of a result that of the result's: LangRef has it so
of the attributes that set them, ``denormal-fp-math-f32`` and ``denormal-fp-math``. Comparisons go by their operands' field
(LLVM's fcmpToClassTest), minima and maxima by both of its bits (GCNSubtarget's supportsMinMaxDenormModes: from GFX9 on); signs,
moves, choices and classes by none.

Division, roots and what is approximate are several instructions, or no source says how they flush: these are executed where no
operand is denormal, and no result, nor at its border.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics.directed import EXACT
from swlds.device.intrinsics.mode_fields import EXTREMES, FUSED, callee_name
from swlds.device.intrinsics.rounding import rounds_by, takes_several
from swlds.ir.model import Instruction
from swlds.ir.types import is_float, scalar_type

_ARITHMETIC = {"fadd", "fsub", "fmul", "fcmp", "fpext"}
_PLAIN_CALLS = (
    *("llvm.floor.", "llvm.ceil.", "llvm.frexp.", "llvm.ldexp."),
    *("llvm.exp.", "llvm.exp2.", "llvm.log.", "llvm.log2.", "llvm.log10."),
    *(f"llvm.amdgcn.{n}." for n in ("rcp", "rsq", "sqrt", "exp2", "log", "sin", "cos")),
    *(f"llvm.amdgcn.{n}." for n in ("fract", "fmed3", "frexp.mant", "frexp.exp")),
    "llvm.amdgcn.cvt.pkrtz",
)
_TYPES = {"half", "float", "double"}
#: By the size of a number in bytes: the first bit of its field, its smallest normal number as an integer.
_FIRST = {2: 6, 4: 4, 8: 6}
_SMALLEST = {2: 1 << 10, 4: 1 << 23, 8: 1 << 52}
OPERANDS, RESULTS = 0, 1


def is_flushed(instruction: Instruction) -> bool:
    """It is executed with any numbers."""
    name = callee_name(instruction)
    if instruction.opcode == "fptrunc":
        return bool(rounds_by(instruction))
    return _is_of_known_types(instruction) and (
        instruction.opcode in _ARITHMETIC or name.startswith((*FUSED, *EXTREMES, "llvm.canonicalize."))
    )


def is_plain(instruction: Instruction) -> bool:
    """It is executed where no number is denormal."""
    is_known = takes_several(instruction) or callee_name(instruction).startswith(_PLAIN_CALLS)
    return is_known and _is_of_known_types(instruction)


def _is_of_known_types(instruction: Instruction) -> bool:
    values = (instruction, *(instruction.call_arguments if instruction.opcode == "call" else instruction.operands))
    floats = {str(t) for v in values if is_float(t := scalar_type(v.type))}
    return floats <= _TYPES


def flushes(values: Any, mode: int, side: int) -> bool:
    """``side``: OPERANDS or RESULTS; False also of what is no floating point."""
    return (
        isinstance(values, np.ndarray) and values.dtype.kind == "f" and not mode >> _FIRST[values.itemsize] + side & 1
    )


def find_denormal(values: Array) -> Array:
    """Which numbers are."""
    sizes = _sizes(values)
    return np.asarray((sizes != 0) & (sizes < _SMALLEST[values.itemsize]))


def find_smallest(values: Array) -> Array:
    """Which numbers are the smallest normal one, of either sign."""
    return np.asarray(_sizes(values) == _SMALLEST[values.itemsize])


def flush(values: Any, mode: int, side: int) -> Any:
    """Zeros of their sign for denormal numbers, where the mode wants it."""
    if not flushes(values, mode, side):
        return values
    return np.where(find_denormal(values), np.copysign(values.dtype.type(0), values), values)


def _sizes(values: Array) -> Array:
    """The bits but for the sign: nothing here is up to how the host takes denormal numbers."""
    raw = values.view(np.dtype(f"u{values.itemsize}"))
    sizes: Array = raw & raw.dtype.type((1 << 8 * values.itemsize - 1) - 1)
    return sizes


def exact_result(instruction: Instruction) -> Callable[..., Fraction] | None:
    """Of fractions, where rounding may make the smallest normal number of what is below it; a sum so small is exact."""
    if instruction.opcode == "fptrunc":
        return lambda a: a
    if instruction.opcode == "fmul":
        return EXACT["mul"]
    return EXACT["fma"] if callee_name(instruction).startswith(FUSED) else None
