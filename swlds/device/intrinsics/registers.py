"""``llvm.read_register`` of EXEC, the register with a bit of each active lane; other registers are refused by name.

LLVM's InstCombine writes it for ``amdgcn.icmp`` and ``amdgcn.fcmp`` that are always true (``__ballot(1)`` of ROCm's older
headers), ``exec`` for both widths; the names and widths of halves are those of ``SITargetLowering::getRegisterByName``. A wave
of 32 lanes has zeros in the upper half.
"""

from __future__ import annotations

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics.lane_ops import mask_bits
from swlds.device.intrinsics.table import Call, add
from swlds.device.target import Target
from swlds.ir.metadata import String, find_node
from swlds.ir.model import Instruction
from swlds.ir.values import MetadataOperand

#: Which bit of EXEC a name begins with.
_FIRST_BITS = {"exec": 0, "exec_lo": 0, "exec_hi": 32}


def first_bit(instruction: Instruction) -> int:
    """The bit of EXEC that the result of a ``read_register`` begins with."""
    return _FIRST_BITS[_register_name(instruction)]


def _register_name(instruction: Instruction) -> str:
    operand, function = instruction.operands[0], instruction.function
    assert isinstance(operand, MetadataOperand), "LLVM has checked it"
    assert function is not None and function.module is not None, "a call of a program"
    node = find_node(function.module, operand.text)
    name = node.elements[0] if node is not None and node.elements else None
    return name.text if isinstance(name, String) else operand.text


def _refuse(instruction: Instruction, target: Target) -> str:
    name = _register_name(instruction)
    if name not in _FIRST_BITS:
        return f"the register {name} is not known here: llvm.read_register reads exec, exec_lo and exec_hi"
    widths = ("i32", "i64") if name == "exec" else ("i32",)
    return "" if str(instruction.type) in widths else f"the register {name} has no {instruction.type}"


def _read(call: Call) -> Array:
    bits = mask_bits(call.mask) >> call.first_bit & ((1 << call.bits) - 1)
    return np.full(call.size, bits, np.dtype(f"u{call.bits // 8}"))


add("read_register read_volatile_register", 1, _read, refuses=_refuse, summary="bit of each active lane")
