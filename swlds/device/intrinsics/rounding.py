"""What rounds by ``MODE.FP_ROUND``, by which of its two fields, and its result in the direction that is asked for.

The field of f32 is that of instructions of f32, the other one that of f64 and f16 (AMDGPUUsage, ``compute_pgm_rsrc1``,
FLOAT_ROUND_MODE_32 and FLOAT_ROUND_MODE_16_64). A conversion to half goes by the latter, which LLVM sets for
``llvm.fptrunc.round``. No source says by which one f64 is converted to f32, and i32 is converted to half by way of f32: there
both have to say the same. Division and square root are several instructions on the device; exact here, as with any rounding.

Not here, and refused by name where it comes behind such a write: what is not exact (rcp, exp, …), bfloat, whose conversions are
integer instructions on most targets, division and square root of half, which LLVM computes in float, conversions from double to
half, which it makes of integer instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swlds.device.address_space import Array
from swlds.device.bits import signed
from swlds.device.intrinsics.directed import from_integer, narrow, rounded, rounded_root
from swlds.device.intrinsics.mode_fields import FUSED, callee_name
from swlds.device.lane_values import rep_of
from swlds.ir.model import Instruction
from swlds.ir.types import scalar_type

#: The direction of each value of a field; 0: to the nearest, ties to even.
DIRECTIONS = ("", "rtp", "rtn", "rtz")
_ARITHMETIC = {"fadd": "add", "fsub": "sub", "fmul": "mul", "fdiv": "div"}
_ROOT = "llvm.sqrt."
_FIELD = {"float": "single", "double": "others", "half": "others"}
_LONG = 64


def rounds_by(instruction: Instruction) -> str:
    """The field, "single" or "others", or "all" where both have to say the same; "" for what is not executed by directions."""
    type_, opcode, name = str(scalar_type(instruction.type)), instruction.opcode, callee_name(instruction)
    if opcode in ("fadd", "fsub", "fmul") or name.startswith(FUSED):
        return _FIELD.get(type_, "")
    if takes_several(instruction):
        return _FIELD.get(type_, "") if type_ != "half" else ""
    source = scalar_type(instruction.operands[0].type) if instruction.operands else None
    if opcode == "fptrunc":
        return {("float", "half"): "others", ("double", "float"): "all"}.get((str(source), type_), "")
    if opcode in ("sitofp", "uitofp"):
        bits = rep_of(instruction.operands[0].type).bits
        is_by_float = type_ == "half" and bits > 16
        return "" if bits > _LONG or type_ not in _FIELD else "all" if is_by_float else _FIELD[type_]
    return ""


def takes_several(instruction: Instruction) -> bool:
    """The device computes it in several instructions."""
    return instruction.opcode == "fdiv" or callee_name(instruction).startswith(_ROOT)


def in_direction(instruction: Instruction) -> Callable[..., Array]:
    """``(direction, *operands)``: the result of what rounds; NaN where it is one to the nearest."""
    opcode = instruction.opcode
    if opcode in _ARITHMETIC:
        return lambda mode, *values: rounded(mode, _ARITHMETIC[opcode], *values)
    kind: Any = rep_of(instruction.type).dtype.type
    if opcode == "fptrunc":
        return lambda mode, a: narrow(mode, kind, a)
    if opcode == "uitofp":
        return lambda mode, a: from_integer(mode, kind, a)
    if opcode == "sitofp":
        bits = rep_of(instruction.operands[0].type).bits
        return lambda mode, a: from_integer(mode, kind, signed(a, bits))
    return rounded_root if callee_name(instruction).startswith(_ROOT) else lambda mode, *v: rounded(mode, "fma", *v)
