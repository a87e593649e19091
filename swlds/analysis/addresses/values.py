"""The integers and pointers of one function as expressions of ``expression``.

A value's symbols are what they were when the value was computed; as they dominate it, that is what they are wherever the value
can be read, but for two cases: behind a loop that a lane has left (``at``), and in a phi that a back edge enters. Such a phi
is a symbol, or, where each round adds the same, a start and a step for each round:

    %i = phi i32 [ %tid, %entry ], [ %next, %loop ]        %i:    workitem.id.x + 64*rounds of %loop
    %next = add i32 %i, 64                                 %next: workitem.id.x + 64*rounds of %loop + 64
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, final

from swlds.analysis.addresses.expression import (
    LONGEST,
    Expression,
    Kind,
    Symbol,
    add,
    bit_and,
    bit_or,
    bit_xor,
    constant,
    count_rounds,
    divide,
    leaf,
    multiply,
    narrow,
    shift_left,
    shift_right,
    subtract,
    widen,
)
from swlds.analysis.addresses.trip_counts import find_most_rounds
from swlds.analysis.graph import Dominators, find_loops
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.analysis.uniformity import Uniformity, find_uniformity
from swlds.ir.intrinsics import Facts, Spread, find_facts
from swlds.ir.model import Alias, Argument, Block, Function, Instruction
from swlds.ir.opcodes import CALLS, UPDATES
from swlds.ir.types import IntType, PointerType, StructType, Type, VectorType, body_of
from swlds.ir.values import ConstantExpr, ConstantInt, ConstantKeyword, GlobalReference, Value

#: Instructions of one round that are looked through for what it adds.
_CHAIN = 16
_FLAT, _LDS, _PRIVATE = 0, 3, 5
_NEVER_POISON = (Kind.LANE, Kind.GROUP, Kind.LOOP)


#: Products of the low 24 bits of two numbers: how each is read.
_PRODUCT_BITS, _FACTOR_BITS = 32, 24
_PRODUCTS: dict[str, Callable[[Expression], Expression]] = {
    "product u24": lambda a: bit_and(a, constant((1 << _FACTOR_BITS) - 1, a.bits)),
    "product i24": lambda a: widen(narrow(a, _FACTOR_BITS), a.bits, True),
}


def facts_of(value: Value) -> Facts | None:
    """What is known of the intrinsic that a call calls; None for anything else."""
    function = value.called_function if isinstance(value, Instruction) and value.opcode in CALLS else None
    return find_facts(function.name) if function is not None else None


def is_always_uniform(i: Instruction) -> bool:
    """One result for all lanes, whatever the operands are."""
    facts = facts_of(i)
    return facts is not None and facts.spread is Spread.UNIFORM


def find_lane_values(blocks: list[Block], is_varying: Callable[[Value], bool], irreducible: set[Block]) -> Uniformity:
    """What lanes of a wave may have different values of, in a function of these blocks, the entry first. ``is_varying``: of what
    is no instruction; ``irreducible``: as ``find_uniformity`` takes them."""

    def varies(i: Instruction) -> bool:
        return varies_by_itself(i, blocks[0]) or (any(map(is_varying, i.operands)) and not is_always_uniform(i))

    return find_uniformity(blocks, varies, may_change, is_always_uniform, irreducible)


def varies_by_itself(i: Instruction, entry: Block) -> bool:
    """Lanes may get different results from the same operands."""
    if i.opcode in CALLS:
        facts = facts_of(i)
        if facts is not None and facts.spread is Spread.UNIFORM:
            return False
        return not is_pure(i.called_function) and (facts is None or facts.spread is Spread.VARYING or bool(facts.touches))
    if i.opcode == "load":
        space = i.operands[0].type
        is_shared = isinstance(space, PointerType) and space.addrspace not in (_FLAT, _PRIVATE)
        return not is_shared or is_ordered(i)
    if i.opcode == "alloca":
        return i.block is not entry or bool(i.operands and not isinstance(i.operands[0], ConstantInt))
    return i.opcode in UPDATES or i.opcode in ("va_arg", "landingpad", "catchpad", "cleanuppad")


def is_ordered(access: Instruction) -> bool:
    """It is volatile or atomic."""
    return bool({"volatile", "atomic"} & set(access.flags))


@final
class FunctionValues:
    """``at(value, block)`` is a value's expression. ``uniform``: arguments that are the same in all active lanes; ``numbers``:
    what some of them are."""

    def __init__(
        self,
        function: Function,
        uniform: Container[Argument],
        limits: Mapping[str, int],
        numbers: Mapping[Argument, int],
    ) -> None:
        assert function.module is not None, "a function of a module"
        self.layout, self._uniform, self._limits = function.module.data_layout, uniform, limits
        self._numbers = numbers
        tree = Dominators(function.entry, lambda b: b.successors)
        self.blocks: list[Block] = tree.order
        self._place = {block: k for k, block in enumerate(self.blocks)}
        self._loops = find_loops(tree, lambda b: b.successors)
        #: Headers of the loops around each block.
        self._around: dict[Block, set[Block]] = {block: set() for block in self.blocks}
        for header, members in self._loops.items():
            for block in members:
                self._around[block].add(header)
        self._irreducible = find_irreducible(order_blocks(self.blocks), self.blocks)
        self.divergent = find_lane_values(self.blocks, self._is_varying, self._irreducible).divergent
        self._rounds: dict[Block, Symbol] = {}
        self._known: dict[Value, Expression] = {}
        for block in self.blocks:
            for instruction in block:
                bits = self.width(instruction.type)
                if bits:
                    found = self._compute(instruction, bits)
                    is_short = found is not None and found.size <= LONGEST
                    self._known[instruction] = (
                        found if found is not None and is_short else self._opaque(instruction, bits)
                    )

    def width(self, type_: Type) -> int:
        """Bits of an integer or pointer that has an expression, else 0. Of a pointer only what indices change."""
        bits = type_.bits if isinstance(type_, IntType) else 0
        if isinstance(type_, PointerType):
            bits = self.layout.pointer(type_.addrspace).index_bits
        return bits if bits <= 64 else 0

    def at(self, value: Value, block: Block) -> Expression:
        """The expression of an integer or pointer as ``block`` reads it."""
        found = self._known.get(value)
        if found is None:
            return self._outside(value, block)
        assert isinstance(value, Instruction) and value.block is not None, "only instructions are kept"
        left = self._around[value.block] - self._around[block]
        if left and any(self._changes(s, left) for s in found.symbols):
            return self._opaque(value, found.bits)  # lanes may have left the loop in different rounds
        return found

    def localize(self, address: Expression, block: Block) -> tuple[int, Expression] | None:
        """A flat address that is one in LDS or on the stack and something more, as (address space, address there)."""
        for symbol, factor in address.terms:
            cast = symbol.value if isinstance(symbol, Symbol) else None
            if factor == 1 and isinstance(cast, (Instruction, ConstantExpr)) and cast.opcode == "addrspacecast":
                inner = cast.operands[0]
                space = inner.type.addrspace if isinstance(inner.type, PointerType) else 0
                if space in (_LDS, _PRIVATE):
                    start = self.at(inner, block)
                    rest = subtract(address, leaf(symbol, address.bits))
                    return space, add(start, narrow(rest, start.bits))
        return None

    def rounds_of(self, header: Block) -> Symbol:
        """How often the loop's header was entered from its inside, and at most is."""
        found = self._rounds.get(header)
        if found is None:
            most = find_most_rounds(header, self._loops.get(header, set()))
            whole = Symbol(Kind.LOOP, header)
            found = self._rounds[header] = whole if most is None or most > whole.limit else replace(whole, limit=most)
        return found

    def loop_of(self, header: Block) -> set[Block]:
        """The blocks of the natural loop with that header; none where there is no such loop."""
        return self._loops.get(header, set())

    def is_back_edge(self, source: Block, target: Block | None) -> bool:
        """From a block of a natural loop to its header."""
        return target is not None and source in self._loops.get(target, ())

    def is_uniform(self, value: Value) -> bool:
        """All active lanes have the same value, where it is computed."""
        return value not in (self.divergent if isinstance(value, Instruction) else ()) and not self._is_varying(value)

    def _changes(self, symbol: Symbol, loops: set[Block]) -> bool:
        value = symbol.value
        home = value if isinstance(value, Block) else value.block if isinstance(value, Instruction) else None
        return home is not None and bool(self._around[home] & loops)

    def _is_varying(self, value: Value) -> bool:
        return isinstance(value, Argument) and value not in self._uniform

    def _opaque(self, value: Value, bits: int) -> Expression:
        kind = Kind.UNIFORM if self.is_uniform(value) else Kind.DIVERGENT
        return leaf(Symbol(kind, value, (1 << bits) - 1), bits)

    def _outside(self, value: Value, block: Block) -> Expression:
        """What is no instruction that was visited."""
        bits = self.width(value.type)
        assert bits, f"{value.type} has no expression"
        match value:
            case ConstantInt():
                return constant(value.value, bits)
            case ConstantKeyword(keyword="null" | "zeroinitializer"):
                return constant(0, bits)
            case ConstantExpr():
                found = self._operation(value, bits, lambda o: self._outside(o, block))
                return found if found is not None else leaf(Symbol(Kind.UNIFORM, value, (1 << bits) - 1), bits)
            case Alias(keyword="alias"):
                return self._outside(value.target, block)
            case Argument() if value in self._numbers:
                return constant(self._numbers[value], bits)
            case Argument() | GlobalReference():
                return self._opaque(value, bits)
        return leaf(Symbol(Kind.DIVERGENT, value, (1 << bits) - 1), bits)

    def _compute(self, i: Instruction, bits: int) -> Expression | None:
        """The expression of an instruction, None for one that is a symbol."""
        assert i.block is not None, "an instruction of a block"
        if i.opcode == "phi":
            return self._phi(i, i.block)
        read = partial(self.at, block=i.block)
        if i.opcode in CALLS:
            return self._call(i, bits, read)
        if i.opcode == "select":
            arms = [read(o) for o in i.operands[1:]]
            return arms[0] if arms[0] == arms[1] else None
        if i.opcode == "freeze":
            return self._frozen(i.operands[0], read(i.operands[0]))
        return self._operation(i, bits, read)

    def _frozen(self, value: Value, found: Expression) -> Expression | None:
        """What cannot be poison stays as it is."""
        is_given = all(s.kind in _NEVER_POISON or _is_given(s.value) for s in found.symbols)
        return found if is_given and not found.trusts and _is_free_of_promises(value) else None

    def _operation(
        self, i: Instruction | ConstantExpr, bits: int, read: Callable[[Value], Expression]
    ) -> Expression | None:
        """Of an instruction or a constant expression that computes with numbers and pointers."""
        if i.opcode == "getelementptr":
            steps = self._gep(i, bits, read)
            return None if steps is None else add(read(i.operands[0]), steps)
        if i.opcode not in _OPERATIONS or not all(self.width(o.type) for o in i.operands):
            return None
        if i.opcode in ("ptrtoint", "ptrtoaddr", "inttoptr"):
            pointer = i.type if i.opcode == "inttoptr" else i.operands[0].type
            assert isinstance(pointer, PointerType), "one side is a pointer"
            spec = self.layout.pointer(pointer.addrspace)
            if spec.bits != spec.index_bits:
                return None
        if i.opcode == "addrspacecast":
            return self._cast(i, read)
        return _OPERATIONS[i.opcode](i, bits, *(read(o) for o in i.operands))

    def _cast(self, i: Instruction | ConstantExpr, read: Callable[[Value], Expression]) -> Expression | None:
        """To another address space: the same number where the spaces have the same ones; there and back is nothing."""
        source, inner = i.operands[0], i.operands[0].type
        assert isinstance(inner, PointerType) and isinstance(i.type, PointerType), "of a pointer to a pointer"
        if not {inner.addrspace, i.type.addrspace} - {0, 1, 4}:
            return read(source)
        if isinstance(source, ConstantExpr) and source.opcode == "addrspacecast" and inner.addrspace == _FLAT:
            return read(source.operands[0]) if source.operands[0].type == i.type else None
        if inner.addrspace == _FLAT and isinstance(i, Instruction) and i.block is not None:
            found = self.localize(read(source), i.block)
            return found[1] if found is not None and found[0] == i.type.addrspace else None
        return None

    def _gep(self, i: Instruction | ConstantExpr, bits: int, read: Callable[[Value], Expression]) -> Expression | None:
        """The bytes that a getelementptr adds."""
        current: Any = i.source_type if isinstance(i, ConstantExpr) else i.field("source_type")
        total = constant(0, bits)
        for k, index in enumerate(i.operands[1:]):
            width = self.width(index.type)
            inner = body_of(current)
            if not width or (isinstance(inner, VectorType) and inner.scalable):
                return None
            if k and isinstance(inner, StructType):
                assert isinstance(index, ConstantInt), "a struct's index is a constant"
                total = add(total, constant(self.layout.offset_of(current, index.value), bits))
                current = inner.elements[index.value]
                continue
            if k:
                current = getattr(inner, "element", current)
            number = read(index)
            number = widen(number, bits, True) if width < bits else narrow(number, bits) if width > bits else number
            total = add(total, multiply(number, constant(self.layout.size_of(current), bits)))
        return total

    def _call(self, i: Instruction, bits: int, read: Callable[[Value], Expression]) -> Expression | None:
        facts = facts_of(i)
        if facts is None:
            return None
        if facts.number is not None:
            name, limit = facts.number
            kind = Kind.GROUP if facts.spread is Spread.UNIFORM else Kind.LANE
            counted = leaf(Symbol(kind, name, self._limits.get(name, limit)), bits)
            if not i.call_arguments:
                return counted
            mask, base = i.operands[:2]
            return add(counted, read(base), True) if isinstance(mask, ConstantInt) and mask.signed == -1 else None
        if facts.provides:
            return leaf(Symbol(Kind.UNIFORM, i.callee, (1 << bits) - 1), bits)
        if facts.is_copy:
            return read(i.operands[0])
        if facts.computes in _PRODUCTS and bits == _PRODUCT_BITS:
            left, right = (_PRODUCTS[facts.computes](read(o)) for o in i.call_arguments)
            return multiply(left, right)
        if facts.is_masked and self.width(i.operands[1].type) == bits:
            return bit_and(read(i.operands[0]), read(i.operands[1]))
        if facts.moves == (0,) and facts.spread is Spread.UNIFORM and not facts.inactive_sources:
            found = read(i.operands[0])
            return found if found.is_uniform() else None
        return None

    def _phi(self, phi: Instruction, block: Block) -> Expression | None:
        pairs = [(v, b) for v, b in zip(phi.operands, phi.targets, strict=True) if b in self._place]
        back = [v for v, b in pairs if self._place[b] >= self._place[block]]
        starts = {self.at(v, block): None for v, b in pairs if self._place[b] < self._place[block]}
        first = next(iter(starts), None)
        if first is None or len(starts) > 1 or any(isinstance(s.value, ConstantKeyword) for s in first.symbols):
            return None
        if not back:
            return first
        loop = self._loops.get(block, set())
        if block in self._irreducible or any(b not in loop for _, b in pairs if self._place[b] >= self._place[block]):
            return None
        steps = [self._step(v, phi, loop) for v in back]
        known = [s for s in steps if s is not None]
        if len(known) < len(steps) or any(s[0] != known[0][0] for s in known):
            return None
        fits, signed_fits = (all(s[k] for s in known) for k in (1, 2))
        return count_rounds(first, known[0][0], self.rounds_of(block), fits, signed_fits)

    def _step(self, value: Value, phi: Instruction, loop: set[Block]) -> tuple[Expression, bool, bool] | None:
        """What a round makes ``value`` more than ``phi``, and whether that never wraps as a natural and as a signed number."""
        bits, step, count = self.width(phi.type), constant(0, self.width(phi.type)), 0
        assert phi.block is not None
        read = partial(self.at, block=phi.block)
        fits = signed_fits = True
        while value is not phi:
            count += 1
            if not isinstance(value, Instruction) or value.block not in loop or count > _CHAIN:
                return None
            fixed = [not isinstance(o, Instruction) or o.block not in loop for o in value.operands]
            if value.opcode == "getelementptr" and all(fixed[1:]):
                added = self._gep(value, bits, read)
            elif value.opcode == "add" and any(fixed) or value.opcode == "sub" and fixed[1]:
                other = read(value.operands[fixed.index(True) if value.opcode == "add" else 1])
                added = other if value.opcode == "add" else subtract(constant(0, bits), other)
            else:
                return None
            if added is None:
                return None
            fits, signed_fits = fits and _has(value, "nuw"), signed_fits and _has(value, "nsw")
            step, value = add(step, added), value.operands[1 if value.opcode == "add" and fixed[0] else 0]
        is_one = count == 1
        return step, fits and is_one, signed_fits and is_one


def _is_given(value: object) -> bool:
    """A variable's address, or what a launch gives a kernel."""
    is_of_kernel = isinstance(value, Argument) and value.function is not None and value.function.is_kernel
    return is_of_kernel or isinstance(value, GlobalReference)


def _is_free_of_promises(value: Value) -> bool:
    """No address on the way promises to be inside of its object; False where there are many."""
    left, seen = [value], {value}
    while left:
        found = left.pop()
        if not isinstance(found, Instruction) or found.opcode == "phi":
            continue
        if len(seen) > _CHAIN or (found.opcode == "getelementptr" and found.flags):
            return False
        new = [o for o in found.operands if o not in seen]
        seen.update(new)
        left += new
    return True


def is_pure(function: Function | None) -> bool:
    """An intrinsic that computes lane by lane: those of the target may look into other lanes."""
    is_common = function is not None and re.match(r"llvm\.(?!amdgcn\.)", function.name)
    return function is not None and bool(is_common) and function.find_attribute("memory") == "none"


def may_change(i: Instruction) -> bool:
    """The result may be another one when the instruction runs again."""
    return i.opcode in ("load", "alloca", *UPDATES) or (
        i.opcode in CALLS and not is_pure(i.called_function) and ((f := facts_of(i)) is None or f.may_change)
    )


def _has(i: Instruction | ConstantExpr, flag: str) -> bool:
    return i.opcode != "getelementptr" and flag in i.flags


def _resize(i: Instruction | ConstantExpr, bits: int, a: Expression) -> Expression:
    if bits <= a.bits:
        return narrow(a, bits) if bits < a.bits else a
    return widen(a, bits, i.opcode == "sext")


_Operation = Callable[..., "Expression | None"]
_OPERATIONS: dict[str, _Operation] = {
    "add": lambda i, bits, a, b: add(a, b, _has(i, "nuw"), _has(i, "nsw")),
    "sub": lambda i, bits, a, b: subtract(a, b, _has(i, "nsw")),
    "mul": lambda i, bits, a, b: multiply(a, b, _has(i, "nuw"), _has(i, "nsw")),
    "shl": lambda i, bits, a, b: shift_left(a, b, _has(i, "nuw"), _has(i, "nsw")),
    "lshr": lambda i, bits, a, b: shift_right(a, b, False),
    "ashr": lambda i, bits, a, b: shift_right(a, b, True),
    "udiv": lambda i, bits, a, b: divide(a, b, False)[0],
    "urem": lambda i, bits, a, b: divide(a, b, False)[1],
    "sdiv": lambda i, bits, a, b: divide(a, b, True)[0],
    "srem": lambda i, bits, a, b: divide(a, b, True)[1],
    "and": lambda i, bits, a, b: bit_and(a, b),
    "or": lambda i, bits, a, b: bit_or(a, b, "disjoint" in i.flags),
    "xor": lambda i, bits, a, b: bit_xor(a, b),
    **dict.fromkeys(("trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast"), _resize),
    "addrspacecast": lambda i, bits, a: a,
}
