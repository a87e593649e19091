"""How long host code of what an instruction computes takes to make, in times of an operation on integers of 32 bits.

The host has vectors of up to 64 bits an element: integers wider than that are taken apart, 64 lanes of them into hundreds of
instructions, and so is what it has no vectors for. What a whole wave has one value of costs as much as one lane of that.
Fitted by ``benchmarks/execution/estimate.py --operations``.
"""

from __future__ import annotations

from collections import defaultdict

from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.program import CALLS, callee_of
from swlds.device.runtime import RUNTIME
from swlds.device.types import scalar_count
from swlds.ir.instruction import Argument
from swlds.ir.intrinsics import Spread
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import IntType, SimpleType, Type, VectorType
from swlds.ir.values import Constant, ConstantInt

#: What more bits cost: of integers of 33 to 64 bits, and of results of functions.
_LONG, _LONG_CALL = 2.2, 1.3
#: Integers of a width that memory has none of, and shifts and products of bytes; the same of wide ones.
_ODD, _WIDE_ODD = 2.0, 1.3
#: Up to 64 bits. Divisions by a constant become multiplications.
_NARROW = {
    **dict.fromkeys(("udiv", "urem"), 6.5),
    **dict.fromkeys(("sdiv", "srem"), 10.0),
    **dict.fromkeys(("shl", "lshr", "ashr"), 2.5),
    "sitofp": 1.3,
    "uitofp": 4.0,
    **dict.fromkeys(("fptoui", "fptosi"), 6.0),
    "frem": 3.5,
}
_BY_CONSTANT = 7.5
#: Where the width is no power of two, up to 32 bits and above: a remainder by it, of an amount, or a division of its own.
_ODD_REST, _LONG_ODD_REST = 25.0, 90.0
#: The same of integers of 65 to 128 bits. What is linear in the bits is so above; shifts and divisions are quadratic, products
#: cubic.
_WIDE = {
    **dict.fromkeys(("and", "or", "xor"), 30.0),
    **dict.fromkeys(("add", "sub", "select"), 45.0),
    **dict.fromkeys(("zext", "sext", "trunc"), 8.0),
    "icmp": 95.0,
    "phi": 200.0,
}
_WIDE_CALL = 50.0
_CUBE = {"mul": 120.0}
#: Lanes of what LLVM has no registers for go from block to block one by one.
_WIDE_PHI = 1300.0
_SQUARE = {
    **dict.fromkeys(("shl", "lshr", "ashr"), 190.0),
    **dict.fromkeys(("udiv", "urem"), 190.0),
    **dict.fromkeys(("sdiv", "srem"), 400.0),
    **dict.fromkeys(("fptoui", "fptosi"), 640.0),
    **dict.fromkeys(("uitofp", "sitofp"), 1200.0),
}
_WIDE_BY_CONSTANT, _WIDE_SHIFT = 75.0, 20.0
#: A function that is not known.
_CALL = 2.5
#: Each further element of what a function gives: it is called once for all.
_ELEMENT = 1.0
#: Numbers that the host has no arithmetic for: as floats that are rounded, and what LLVM takes lane by lane.
_BFLOAT = 22.0
_BFLOAT_CALL = 80.0
_OF_BFLOAT = {
    "fcmp": 10.0,
    "frem": 50.0,
    **dict.fromkeys(("fptoui", "fptosi"), 40.0),
    **dict.fromkeys(("uitofp", "sitofp"), 110.0),
}
_BF16, _DOUBLE = SimpleType("bfloat"), SimpleType("double")
#: What is mostly gone, whatever the type is, and what costs of 64 bits as much as of 32.
_PLAIN_COST = 0.7
_PLAIN = ("getelementptr", "ret", "fence", "unreachable", "extractvalue", "insertvalue")
_MOVES = ("bitcast", "select", "freeze", "phi", "fneg", "extractelement", "insertelement", "shufflevector")
_FLOATS = ("fadd", "fsub", "fmul", "fdiv", "fcmp", "uitofp", "sitofp", "fptoui", "fptosi")
_SHORT = (*_MOVES, *_FLOATS, "zext", "sext", "trunc", "icmp")
_DIVISIONS = ("udiv", "urem", "sdiv", "srem")
_SHIFTS = ("shl", "lshr", "ashr")
#: Another name for an element of a vector, and for one that is not known before, an element of the vector.
_PICKS = ("extractelement", "insertelement", "shufflevector")
_PICK, _PICK_ANY = 0.1, 2.0
#: An element of a bitcast between elements of other widths, by the bits of the smaller ones: lanes lie one behind the other.
_CUT = {8: 3.5, 16: 2.0}
_CUT_ANY = 3.0
#: Of one to or from an integer that LLVM has no registers for: each of its words, each element; how much more of odd widths.
_CUT_WORD, _CUT_ITEM, _CUT_ODD = 60.0, 6.0, 2.5
#: Where lanes part: a branch, and a case of a switch; the same where all go one way.
_PART, _PART_CASE, _TOGETHER = 16.0, 6.0, 0.7
#: What lanes bring to a phi from each block: loaded, chosen by lane and stored.
_PHI_WAY = 3.0
#: From so many on it is looked whether a wave has one value of the result.
_MUCH = 5.0
_WORD = 64
_LANES = 64


class Costs:
    """Of one function's instructions. ``is_kernel``: its arguments are the same for all work-items."""

    def __init__(self, function: Function, *, is_kernel: bool) -> None:
        self._function, self._is_kernel = function, is_kernel
        self._varying: set[Instruction] | None = None
        self._reports: set[Block] | None = None

    def of(self, i: Instruction) -> float:
        """Of an instruction that only computes, or says where to go on."""
        if i.opcode in ("br", "switch"):
            return self._of_way(i)
        cost = _of_result(i)
        if i.opcode == "phi" and cost < _WIDE_PHI and not self._is_same(i):
            return cost * _PHI_WAY * len(i.operands)
        return cost if cost < _MUCH or not self._is_same(i) else max(1.0, cost / _LANES)

    def is_given_up(self, i: Instruction) -> bool:
        """It stands where a module says that an access of its own was wrong: there is no host code of that."""
        return i.block in self._find_reports()

    def _find_reports(self) -> set[Block]:
        """Those blocks, and what only asks which lanes go there."""
        if self._reports is None:
            blocks = self._function.blocks
            found = {b for b in blocks if any(map(_is_report, b.instructions))}
            asks = (b for b in blocks if len(b.instructions) == 1 and not found.isdisjoint(b.successors))
            self._reports = found.union(list(asks)) if found else found
        return self._reports

    def stretches(self) -> dict[Block, int]:
        """Blocks by number; what goes on behind a module's own check, where that is no branch of host code, has the same one."""
        reports, numbers = self._find_reports(), dict[Block, int]()
        for number, block in enumerate(self._function.blocks):
            numbers.setdefault(block, number)
            if not reports.isdisjoint(block.successors):
                numbers.update((b, numbers[block]) for b in block.successors if b not in reports)
        return numbers

    def _of_way(self, i: Instruction) -> float:
        if not i.operands or (i.block is not None and not self._find_reports().isdisjoint(i.block.successors)):
            return _PLAIN_COST
        parts = not self.is_fixed(i.operands[0])
        if i.opcode == "br":
            return _PART if parts else _TOGETHER
        return (_PART_CASE if parts else _TOGETHER) * len(i.operands)

    def _is_same(self, i: Instruction) -> bool:
        """All work-items of a wave have one result: of loops, too, until something in them differs."""
        if self._varying is None:
            self._varying = self._find_varying()
        return i not in self._varying

    def _find_varying(self) -> set[Instruction]:
        """From what differs by itself on to what is computed of it, each instruction once."""
        found, users = list[Instruction](), defaultdict[Instruction, list[Instruction]](list)
        for i in self._function.instructions():
            differs = _differs(i)
            if differs is None:
                for operand in i.operands:
                    if isinstance(operand, Instruction):
                        users[operand].append(i)
                    else:
                        differs = differs or not self.is_fixed(operand)
            if differs:
                found.append(i)
        varying = set(found)
        while found:
            more = [i for i in users.pop(found.pop(), ()) if i not in varying]
            varying.update(more)
            found += more
        return varying

    def is_fixed(self, operand: object) -> bool:
        """All work-items of a wave have one value."""
        if isinstance(operand, Instruction):
            return self._is_same(operand)
        return not isinstance(operand, Argument) or self._is_kernel


def row_of(i: Instruction) -> Row | None:
    """Of the intrinsic that is called."""
    callee = callee_of(i) if i.opcode in CALLS else None
    return find_intrinsic(callee.name) if isinstance(callee, Function) else None


def _is_report(i: Instruction) -> bool:
    callee = callee_of(i) if i.opcode in CALLS else None
    row = RUNTIME.get(display_name(callee.name)) if isinstance(callee, Function) else None
    return row is not None and row.effect == "report"


def _differs(i: Instruction) -> bool | None:
    """Work-items of a wave have different results, whatever the operands are; None where that is up to these."""
    if i.is_record or not i.operands:
        return i.opcode == "alloca"
    row = row_of(i)
    if row is not None and row.facts.spread is not Spread.LANEWISE:
        return row.facts.spread is Spread.VARYING
    if i.opcode in POINTERS or (i.opcode in CALLS and row is None):
        return True
    return True if i.opcode == "phi" and not _is_of_loop(i) else None


def _is_of_loop(phi: Instruction) -> bool:
    """It has the value of another round: what it joins are no ways that lanes part for."""
    return any(_uses(value, phi) for value in phi.operands)


def _uses(value: object, phi: Instruction) -> bool:
    return isinstance(value, Instruction) and (value is phi or any(operand is phi for operand in value.operands))


def _of_result(i: Instruction) -> float:
    """Of all its scalars, different in each lane."""
    if i.opcode in _PLAIN:
        return _PLAIN_COST
    count = scalar_count(i.type)
    if i.opcode in _PICKS:
        return _of_pick(i, count)
    if i.opcode == "bitcast":
        return _of_bitcast(i, count)
    cost = _weight(i)
    return cost + _ELEMENT * (count - 1) + _rest_of_call(i) * count if i.opcode in CALLS else cost * count


def _of_pick(i: Instruction, count: int) -> float:
    if i.opcode == "shufflevector":
        return _PICK * count
    return _PICK if isinstance(i.operands[-1], Constant) else _PICK_ANY * scalar_count(i.operands[0].type)


def _of_bitcast(i: Instruction, count: int) -> float:
    other = scalar_count(i.operands[0].type)
    if count == other:
        return _PICK * count
    kinds = [_scalar(i.type), _scalar(i.operands[0].type)]
    smaller, larger = (k.bits if isinstance(k, IntType) else 16 for k in (kinds if count > other else reversed(kinds)))
    most = max(count, other)
    if larger <= _WORD:
        return most * _CUT.get(smaller, _CUT_ANY)
    one = _CUT_WORD * -(-larger // _WORD) + _CUT_ITEM * most / min(count, other)
    return min(count, other) * one * (_CUT_ODD if larger & (larger - 1) else 1.0)


def _weight(i: Instruction) -> float:
    """Of one scalar, different in each lane."""
    opcode, row = i.opcode, row_of(i)
    types = [_scalar(v.type) for v in (*i.operands, i)]
    bits = max((t.bits for t in types if isinstance(t, IntType)), default=32)
    if bits > _WORD:
        return _wide(i, row, bits)
    if _BF16 in types and opcode not in _MOVES:
        return _BFLOAT_CALL if opcode in CALLS else _OF_BFLOAT.get(opcode, _BFLOAT)
    is_long = bits > 32 or _DOUBLE in types
    if opcode in CALLS:
        return (_CALL if row is None else row.cost) * (_LONG_CALL if is_long else 1.0)
    if opcode in _DIVISIONS and isinstance(i.operands[1], Constant):
        cost = 1.0 if _is_power(i.operands[1]) else _BY_CONSTANT
    elif opcode in _SHIFTS and isinstance(i.operands[1], Constant):
        cost = 1.0
    else:
        cost = _NARROW.get(opcode, 1.0)
    if is_long and opcode not in _SHORT:
        cost *= _LONG
    if bits > 1 and bits & (bits - 1) and opcode in (*_DIVISIONS, *_SHIFTS) and not isinstance(i.operands[1], Constant):
        return cost + _odd_rest(bits)
    is_odd = (bits > 1 and bits & (bits - 1) and opcode in (*_SHIFTS, "icmp")) or (
        bits == 8 and opcode in (*_SHIFTS, "mul")
    )
    return cost * _ODD if is_odd else cost


def _odd_rest(bits: int) -> float:
    return _LONG_ODD_REST if bits > _WORD // 2 else _ODD_REST


def _rest_of_call(i: Instruction) -> float:
    """Of each element: what an amount takes that counts modulo a width that is no power of two."""
    row, type_ = row_of(i), _scalar(i.type)
    is_odd = isinstance(type_, IntType) and 1 < type_.bits < _WORD and type_.bits & (type_.bits - 1)
    return _odd_rest(type_.bits) if is_odd and row is not None and row.takes_amount else 0.0  # type: ignore[attr-defined]


def _wide(i: Instruction, row: Row | None, bits: int) -> float:
    times = (1 << (bits - 1).bit_length()) / 128 * (_WIDE_ODD if bits & (bits - 1) else 1.0)
    if i.opcode in _SHIFTS and isinstance(i.operands[1], Constant):
        return _WIDE_SHIFT * times
    if i.opcode in _DIVISIONS and isinstance(i.operands[1], Constant):
        return _WIDE_BY_CONSTANT * times * times
    if i.opcode in CALLS:
        return row.wide_cost * times * times if row is not None and row.wide_cost else _WIDE_CALL * times
    if i.opcode == "phi" and not bits & (bits - 1):
        return _WIDE_PHI * times * times
    if i.opcode in _CUBE:
        return _CUBE[i.opcode] * times**3
    return _SQUARE[i.opcode] * times * times if i.opcode in _SQUARE else _WIDE.get(i.opcode, 10.0) * times


def _is_power(divisor: Constant) -> bool:
    return isinstance(divisor, ConstantInt) and divisor.value.bit_count() == 1


def _scalar(type_: Type) -> Type:
    return type_.element if isinstance(type_, VectorType) else type_
