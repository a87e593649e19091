"""What the lane semantics of a call may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swlds.device.intrinsics import Call, WaveView
from swlds.device.intrinsics.modes import switches_overflow
from swlds.device.intrinsics.registers import first_bit
from swlds.device.lane_values import rep_of
from swlds.ir.assembly import written_assembly
from swlds.ir.model import Instruction
from swlds.ir.types import I1, Type
from swlds.ir.values import ConstantInt, InlineAsm


def make_call(wave: WaveView | None, instruction: Instruction, name: str, arguments: Sequence[Any]) -> Call:
    """``arguments``: values of the IR, or of the wave compiler's code."""
    assert instruction.function is not None
    immediates = {
        i: a.signed if a.signed < 0 and a.type != I1 else a.value
        for i, a in enumerate(arguments)
        if isinstance(a, ConstantInt)
    }
    types: tuple[Type, ...] = tuple(a.type for a in arguments)
    has_ieee = instruction.function.find_attribute("amdgpu-ieee") != "false"
    bits = _bits(instruction.type, types)
    callee = instruction.operands[-1] if instruction.opcode == "call" else None
    return Call(
        wave,  # type: ignore[arg-type]
        instruction.type,
        types,
        immediates,
        bits,
        name,
        has_ieee=has_ieee,
        saturates=".cvt." in name and switches_overflow(instruction.function),
        assembly=(written_assembly(instruction), callee.constraints) if isinstance(callee, InlineAsm) else ("", ""),
        first_bit=first_bit(instruction) if name.startswith("llvm.read_") else 0,
    )


def _bits(result: Type, arguments: tuple[Type, ...]) -> int:
    rep = rep_of(result) if has_value(result) else None
    if rep is not None and rep.members is None:
        return rep.bits
    return rep_of(arguments[0]).bits if arguments and has_value(arguments[0]) else 32


def has_value(type_: Type) -> bool:
    return str(type_) not in ("void", "metadata", "token", "label")
