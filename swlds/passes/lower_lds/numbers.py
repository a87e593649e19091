"""LDS pointers made of the number of a flat pointer.

The low 32 bits of a flat pointer into LDS are the LDS pointer; code for AMD GPUs relies on it::

    %n = ptrtoint ptr %f to i64
    %p = inttoptr i64 %n to ptr addrspace(3)

A flat pointer into the block has other low bits. So where the integer is such a number, or lies at some distance of one,
the block's address is taken from it if the flat pointer lies in the block. Where phis and selects choose among numbers,
the 64 bits themselves say whether they lead into the block; fewer bits do not, and are refused, as are vectors and what any
other operation makes of a number. Through memory and calls of functions a number is not followed. The other way round, a flat
pointer that is made of an LDS pointer's number (and of an aperture's) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swlds.ir.model import Function, Module
from swlds.ir.names import NAME
from swlds.ir.opcodes import OPCODES, PURE
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_value
from swlds.ir.types import I64, IntType, PointerType, Type, VectorType, scalar_type
from swlds.ir.values import ConstantExpr, ConstantInt, GlobalReference, LocalReference, Value
from swlds.passes.lower_lds import expand
from swlds.passes.lower_lds.intrinsics import lies_in_block

if TYPE_CHECKING:
    from swlds.passes.lower_lds.context import Context
    from swlds.passes.lower_lds.memory import BodyRewriter

#: Their results are no numbers of pointers, or come out of memory.
_NO_NUMBERS = {"getelementptr", "icmp", "fcmp", "addrspacecast", "inttoptr", "tail", "musttail", "notail"}
_OTHERS = "|".join(sorted((OPCODES.keys() - PURE - {"phi"}) | _NO_NUMBERS))
_LINE = re.compile(
    rf"^  %({NAME}) = (?:(?:tail |notail )?call [^\n]*@llvm\.|(?!(?:{_OTHERS}) )[a-z])[^\n]*$", re.MULTILINE
)
_MADE = re.compile(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x )?ptr addrspace\(3\)[^\n]*$", re.MULTILINE)
_NUMBER = re.compile(r"ptrto(?:int|addr) \(?(?:ptr|<\d+ x ptr>) ")
_MADE_FLAT = re.compile(rf"^  %{NAME} = inttoptr [^\n]* to (?:<\d+ x ptr>|ptr(?! addrspace))[^\n]*$", re.MULTILINE)
_LDS_NUMBER = re.compile(r"ptrto(?:int|addr) \(?(?:<\d+ x )?ptr addrspace\(3\)")
_UPPER = 0xFFFFFFFF << 32
_FIRST_LANE = "llvm.amdgcn.readfirstlane."
_SAME = ("trunc", "zext", "freeze", _FIRST_LANE)
_DISTANCE = ("add", "sub", "or", "and")
_CHOICES = ("phi", "select", "insertelement", "extractelement", "shufflevector")
#: Numbers are followed through so many operations.
_DEPTH = 24
#: What a number keeps of a flat pointer: nothing, all bits, or not all of them.
_NOTHING, _ALL, _LOW = range(3)
#: (type, operation, operands).
_Definition = tuple[Type, str, tuple[Value, ...]]


class Definitions:
    """What may be made of numbers of pointers to ``space`` in one function: the lines by the name that they define."""

    def __init__(self, module: Module, body: str, space: int = 0) -> None:
        self.module, self.space = module, space
        self._lines = {matched[1]: matched[0] for matched in _LINE.finditer(body)}
        self._parsed: dict[str, _Definition] = {}
        self._kept_by_name: dict[str, int] = {}

    def add(self, text: str) -> None:
        """One more line."""
        self._lines.update((matched[1], matched[0]) for matched in _LINE.finditer(text))

    def flat_root(self, value: Value, depth: int = _DEPTH) -> Value | None:
        """The flat pointer of which ``value`` is the number, or lies at a distance of it; None where there is not one."""
        if isinstance(value, ConstantExpr):
            return self._root(value.opcode, value.parts, depth)
        if not isinstance(value, LocalReference) or not depth or value.name not in self._lines:
            return None
        _, opcode, operands = self._parse(value.name)
        return self._root(opcode, operands, depth)

    def kept(self, value: Value) -> int:
        """What the value may keep of flat pointers' numbers (``_NOTHING``, …), through phis, selects and vectors, too."""
        if isinstance(value, ConstantExpr):
            return self._kept(value.opcode, value.type, value.parts)
        if not isinstance(value, LocalReference):
            return _NOTHING
        if value.name not in self._kept_by_name:
            self._follow(value.name)
        return self._kept_by_name[value.name]

    def _follow(self, name: str) -> None:
        """Decide the name and all that it is computed from: operands first, then again as long as cycles add anything."""
        order: list[str] = []
        stack = [(name, False)]
        while stack:
            at, is_left = stack.pop()
            if is_left:
                order.append(at)
            elif at not in self._kept_by_name:
                self._kept_by_name[at] = _NOTHING
                if at in self._lines:
                    stack.append((at, True))
                    stack += [(used, False) for operand in self._parse(at)[2] for used in _names(operand)]
        is_stable = False
        while not is_stable:
            is_stable = True
            for at in order:
                type_, opcode, operands = self._parse(at)
                if (kept := self._kept(opcode, type_, operands)) > self._kept_by_name[at]:
                    self._kept_by_name[at], is_stable = kept, False

    def _parse(self, name: str) -> _Definition:
        """The definition of a name; an intrinsic's name is its operation."""
        if name in self._parsed:
            return self._parsed[name]
        instruction = parse_instruction(self._lines[name], self.module)
        opcode, operands = instruction.opcode, tuple(instruction.operands)
        if opcode == "call":
            callee, operands = operands[-1], operands[:-1]
            name = callee.name if isinstance(callee, GlobalReference) else ""
            opcode = _FIRST_LANE if name.startswith(_FIRST_LANE) else name
        instruction.drop_operands()
        definition = self._parsed[name] = instruction.type, opcode, operands
        return definition

    def _kept(self, opcode: str, type_: Type, operands: tuple[Value, ...]) -> int:
        is_vector = isinstance(type_, VectorType)
        if opcode in ("ptrtoint", "ptrtoaddr"):
            first = scalar_type(operands[0].type)
            is_meant = isinstance(first, PointerType) and first.addrspace == self.space
            return (_LOW if is_vector or type_ != I64 else _ALL) if is_meant else _NOTHING
        most = max((self.kept(operand) for operand in operands), default=_NOTHING)
        if most == _NOTHING or (opcode == "sub" and self.kept(operands[1]) != _NOTHING):
            return _NOTHING
        if opcode in ("lshr", "ashr") and isinstance(operands[1], ConstantInt) and operands[1].value >= 32:
            return _NOTHING  # the aperture
        if opcode == "and" and not isinstance(type_, VectorType):
            mask = operands[1]
            if not _keeps_upper_bits(mask):
                return _NOTHING
            return most if isinstance(mask, ConstantInt) and (mask.value & _UPPER) == _UPPER else _LOW
        is_whole = type_ == I64 and opcode in _SAME + _DISTANCE + _CHOICES
        return most if is_whole else _LOW

    def _root(self, opcode: str, operands: tuple[Value, ...], depth: int) -> Value | None:
        if not operands:
            return None
        first = operands[0]
        if opcode in ("ptrtoint", "ptrtoaddr"):
            return first if isinstance(first.type, PointerType) and first.type.addrspace == self.space else None
        if opcode not in _SAME and opcode not in _DISTANCE or not isinstance(first.type, IntType):
            return None
        left = self.flat_root(first, depth - 1)
        if opcode in _SAME:
            return left
        right = self.flat_root(operands[1], depth - 1)
        if opcode == "sub":
            return left if right is None else None
        if opcode == "and" and not _keeps_upper_bits(operands[1]):
            return None
        return left if right is None else right if left is None else None


def _names(value: Value) -> Iterator[str]:
    """Names that the value, or what a constant expression is made of, refers to."""
    if isinstance(value, LocalReference):
        yield value.name
    elif isinstance(value, ConstantExpr):
        for part in value.parts:
            yield from _names(part)


def _keeps_upper_bits(mask: Value) -> bool:
    """True for a constant that aligns, or cuts off what an LDS pointer does not have."""
    low = mask.value & 0xFFFFFFFF if isinstance(mask, ConstantInt) else 0
    return low >> 31 == 1 and (~low & 0xFFFFFFFF) & ((~low & 0xFFFFFFFF) + 1) == 0


def uses_flat_numbers(module: Module, function: Function) -> bool:
    """True where the function makes an LDS pointer of a flat pointer's number."""
    return any(True for _ in _made_of_numbers(module, function, 0, _NUMBER, _MADE))


def refuse_flat_of_numbers(context: Context, function: Function) -> None:
    """UnsupportedError with the first flat pointer that is made of an LDS pointer's number: apertures lead to no block."""
    for line in _made_of_numbers(context.module, function, 3, _LDS_NUMBER, _MADE_FLAT):
        reason = "a flat pointer is made of an LDS pointer's number"
        raise context.unsupported(function, line, reason, "cast the pointer itself with addrspacecast")


def _made_of_numbers(
    module: Module, function: Function, space: int, taken: re.Pattern[str], made: re.Pattern[str]
) -> Iterator[str]:
    """Lines that ``made`` matches and whose pointer is made of the number, which ``taken`` finds, of a pointer to ``space``."""
    body = function.body or ""
    if " = inttoptr " not in body or taken.search(body) is None or not (lines := made.findall(body)):
        return
    known = Definitions(module, body, space)
    yield from (line for line in lines if known.kept(_number(known, line)) != _NOTHING)


def _number(known: Definitions, line: str) -> Value:
    instruction = parse_instruction(line, known.module)
    number = instruction.operands[0]
    instruction.drop_operands()
    return number


def lower_inttoptr(rewriter: BodyRewriter, line: str) -> bool:
    """An inttoptr to LDS; False where it has to do with no flat pointer."""
    number = _number(rewriter.definitions, line)
    kept = rewriter.definitions.kept(number)
    if kept == _NOTHING or " to ptr addrspace(3)" not in line and " x ptr addrspace(3)>" not in line:
        return False
    root = rewriter.definitions.flat_root(number)
    if root is None and kept == _LOW:
        reason = "an LDS pointer is made of a part of a flat pointer's number, a vector of them, or what is computed from one"
        raise rewriter.context.unsupported(
            rewriter.function, line, reason, "cast the pointer itself with addrspacecast"
        )
    dbg = rewriter.location(line)
    instruction = rewriter.parse(line)
    number = instruction.operands[0]
    assert isinstance(number.type, IntType)
    if root is None:
        inside, base = lies_in_block(rewriter, f"i64 {print_value(number)}", dbg)
    else:
        inside, base = lies_in_block(rewriter, f"ptr {print_value(expand.expand(rewriter, root, dbg))}", dbg)
    low, near, moved, offset = (rewriter.names.fresh() for _ in range(4))
    if number.type.bits == 32:
        low = print_value(number)
    else:
        cast = "trunc" if number.type.bits > 32 else "zext"
        rewriter.out.append(f"  {low} = {cast} {number.type} {print_value(number)} to i32{dbg}")
    rewriter.out += [
        f"  {near} = trunc i64 {base} to i32{dbg}",
        f"  {moved} = sub i32 {low}, {near}{dbg}",
        f"  {offset} = select i1 {inside}, i32 {moved}, i32 {low}{dbg}",
        f"  %{instruction.name} = inttoptr i32 {offset} to ptr addrspace(3){dbg}",
    ]
    instruction.drop_operands()
    return True
