"""How long host code of what an instruction computes takes to make, in times of an operation on integers of 32 bits.

The host has vectors of up to 64 bits an element: integers wider than that are taken apart, 64 lanes of them into hundreds of
instructions, and so is what it has no vectors for. What a whole wave has one value of costs as much as one lane of that.
Fitted by ``benchmarks/execution/estimate.py --operations``.
"""

from __future__ import annotations

from swlds.device.program import CALLS, callee_of
from swlds.device.types import scalar_count
from swlds.ir.instruction import Argument
from swlds.ir.model import Function, Instruction
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import IntType, SimpleType, Type, VectorType
from swlds.ir.values import Constant, ConstantInt

#: What more bits cost: of integers, and of results of functions, of 33 to 64 bits.
_LONG = 2.2
#: Integers of a width that memory has none of, and shifts of bytes; the same of wide ones.
_ODD, _WIDE_ODD = 2.0, 1.3
#: Up to 64 bits. Divisions by a constant become multiplications.
_NARROW = {
    **dict.fromkeys(("udiv", "urem"), 6.5),
    **dict.fromkeys(("sdiv", "srem"), 10.0),
    **dict.fromkeys(("shl", "lshr", "ashr", "uitofp", "sitofp"), 2.0),
    **dict.fromkeys(("fptoui", "fptosi"), 8.5),
    "frem": 3.5,
}
_BY_CONSTANT = 7.5
#: The same of integers of 65 to 128 bits. What is linear in the bits is so above; products, shifts and divisions are quadratic.
_WIDE = {
    **dict.fromkeys(("and", "or", "xor"), 30.0),
    **dict.fromkeys(("add", "sub", "select"), 45.0),
    **dict.fromkeys(("zext", "sext", "trunc"), 8.0),
    "icmp": 95.0,
    "phi": 15.0,
}
_WIDE_CALL = 50.0
_SQUARE = {
    "mul": 120.0,
    **dict.fromkeys(("shl", "lshr", "ashr"), 150.0),
    **dict.fromkeys(("udiv", "urem"), 190.0),
    **dict.fromkeys(("sdiv", "srem"), 400.0),
    **dict.fromkeys(("fptoui", "fptosi"), 640.0),
    **dict.fromkeys(("uitofp", "sitofp"), 1200.0),
    **dict.fromkeys(("fshl", "fshr"), 280.0),
    **dict.fromkeys(("sadd.sat", "ssub.sat"), 220.0),
}
_WIDE_BY_CONSTANT, _WIDE_SHIFT = 75.0, 20.0
#: Functions of LLVM and of the device that are computed.
_CALL = 2.5
_FUNCTIONS = {
    **dict.fromkeys(("bitreverse", "bswap"), 5.5),
    **dict.fromkeys(("minnum", "maxnum", "minimum", "maximum"), 9.0),
    **dict.fromkeys((f"{s}{o}.sat" for s in "su" for o in ("add", "sub", "shl")), 5.0),
    **dict.fromkeys(("ds.bpermute", "ds.swizzle", "mbcnt"), 5.0),
    **dict.fromkeys(("update.dpp", "mov.dpp"), 18.0),
    **dict.fromkeys(("workitem", "workgroup"), 1.0),
}
#: Numbers that the host has no arithmetic for at all.
_BFLOAT = 80.0
_BF16, _DOUBLE = SimpleType("bfloat"), SimpleType("double")
#: What is mostly gone, whatever the type is, and what costs of 64 bits as much as of 32.
_PLAIN_COST = 0.7
_PLAIN = ("getelementptr", "br", "ret", "switch", "fence", "unreachable", "extractvalue", "insertvalue")
_MOVES = ("bitcast", "select", "freeze", "phi", "fneg", "extractelement", "insertelement", "shufflevector")
_SHORT = (*_MOVES, "fadd", "fsub", "fmul", "fdiv", "fcmp", "zext", "sext", "trunc", "icmp")
_DIVISIONS = ("udiv", "urem", "sdiv", "srem")
_SHIFTS = ("shl", "lshr", "ashr")
#: From so many on it is looked whether a wave has one value of the result.
_MUCH = 5.0
_LANES = 64
#: What work-items of a wave may have different ones of, whatever its operands are.
_VARYING = ("phi", "alloca", *POINTERS)


class Costs:
    """Of one function's instructions. ``is_kernel``: its arguments are the same for all work-items."""

    def __init__(self, function: Function, *, is_kernel: bool) -> None:
        self._function, self._is_kernel, self._same = function, is_kernel, set[Instruction]()
        self._is_known = False

    def of(self, i: Instruction) -> float:
        cost = _weight(i)
        count = scalar_count(i.type)
        if cost < _MUCH or not self._is_same(i):
            return cost * count
        return max(1.0, cost * count / _LANES)

    def _is_same(self, i: Instruction) -> bool:
        if not self._is_known:
            self._is_known = True
            self._same.update(filter(self._depends_on_same, self._function.instructions()))
        return i in self._same

    def _depends_on_same(self, i: Instruction) -> bool:
        if i.opcode in CALLS:
            return _name(i).startswith("workgroup.id")
        return not i.is_record and i.opcode not in _VARYING and all(map(self._is_fixed, i.operands))

    def _is_fixed(self, operand: object) -> bool:
        if isinstance(operand, Instruction):
            return operand in self._same
        return not isinstance(operand, Argument) or self._is_kernel


def _weight(i: Instruction) -> float:
    """Of one scalar, different in each lane."""
    opcode = i.opcode
    if opcode in _PLAIN:
        return _PLAIN_COST
    types = [_scalar(v.type) for v in (*i.operands, i)]
    bits = max((t.bits for t in types if isinstance(t, IntType)), default=32)
    if opcode in CALLS:
        opcode = _name(i)
    if bits > 64:
        return _wide(i, opcode, bits)
    if _BF16 in types and opcode not in _MOVES:
        return _BFLOAT
    if opcode in _DIVISIONS and isinstance(i.operands[1], Constant):
        cost = 1.0 if _is_power(i.operands[1]) else _BY_CONSTANT
    elif opcode in _SHIFTS and isinstance(i.operands[1], Constant):
        cost = 1.0
    elif i.opcode in CALLS:
        cost = next((c for name, c in _FUNCTIONS.items() if opcode.startswith(name)), _CALL)
    else:
        cost = _NARROW.get(opcode, 1.0)
    if (bits > 32 or _DOUBLE in types) and opcode not in _SHORT:
        cost *= _LONG
    is_odd = (bits > 1 and bits & (bits - 1) and opcode in (*_SHIFTS, "icmp")) or (bits == 8 and opcode in _SHIFTS)
    return cost * _ODD if is_odd else cost


def _wide(i: Instruction, opcode: str, bits: int) -> float:
    times = (1 << (bits - 1).bit_length()) / 128 * (_WIDE_ODD if bits & (bits - 1) else 1.0)
    if opcode in _SHIFTS and isinstance(i.operands[1], Constant):
        return _WIDE_SHIFT * times
    if opcode in _DIVISIONS and isinstance(i.operands[1], Constant):
        return _WIDE_BY_CONSTANT * times * times
    if i.opcode in CALLS:
        opcode = opcode.rpartition(".")[0]
        return _SQUARE[opcode] * times * times if opcode in _SQUARE else _WIDE_CALL * times
    return _SQUARE[opcode] * times * times if opcode in _SQUARE else _WIDE.get(opcode, 10.0) * times


def _is_power(divisor: Constant) -> bool:
    return isinstance(divisor, ConstantInt) and divisor.value.bit_count() == 1


def _scalar(type_: Type) -> Type:
    return type_.element if isinstance(type_, VectorType) else type_


def _name(i: Instruction) -> str:
    """Of the function that is called, behind what says whose it is."""
    callee = callee_of(i)
    return callee.name.removeprefix("llvm.").removeprefix("amdgcn.") if isinstance(callee, Function) else ""
