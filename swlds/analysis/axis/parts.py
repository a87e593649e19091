"""Vectors and aggregates: each integer and pointer in them has a form of its own.

    %v = insertelement <2 x i32> poison, i32 %tid, i64 0       parts: %tid, nothing known
    %w = shufflevector <2 x i32> %v, poison, zeroinitializer   %tid, %tid
    %s = add <2 x i32> %w, <i32 0, i32 64>                     %tid, %tid + 64
    %t = extractelement <2 x i32> %s, i64 1                    %tid + 64

The parts of a type stand in one row, those of structs and arrays in it, too. What works element by element is computed for each
part as if the operands were that part (``PartReader``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast, final

import numpy as np

from swlds.analysis.addresses.values import facts_of
from swlds.analysis.axis.bits import shift_right, zero_extend
from swlds.analysis.axis.choices import choose_by_lanes, join
from swlds.analysis.axis.facts import Fact
from swlds.analysis.axis.forms import Form, constant, is_same_form, plus, same_lanes, scale, truncate
from swlds.analysis.axis.memory import same_of_load
from swlds.analysis.axis.operations import compute, of_fact, same_operands, width_of
from swlds.analysis.axis.products import multiply
from swlds.analysis.axis.reader import Reader
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Argument, Block, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.types import ArrayType, StructType, Type, VectorType, body_of
from swlds.ir.values import ConstantAggregate, ConstantInt, ConstantKeyword, Value
from swlds.layouts.distinct import distinct

#: A form for each part, None where nothing is known or where it has none (floats).
Parts: TypeAlias = "tuple[Form | None, ...]"
#: Of larger values nothing is known.
_MOST_PARTS = 64
#: What works part by part, beside operations on integers, casts and calls of intrinsics.
_BY_PART = frozenset({"select", "freeze", "icmp", "getelementptr", "addrspacecast"})


def widths_of_parts(layout: DataLayout, type_: Type) -> tuple[int, ...]:
    """Bits of each part, 0 for one without a form; () for what is no vector or aggregate, has too many parts,
    or none with a form."""
    found = _widths(layout, type_) if isinstance(body_of(type_), (VectorType, ArrayType, StructType)) else None
    return tuple(found) if found is not None and any(found) else ()


def _widths(layout: DataLayout, type_: Type) -> list[int] | None:
    match body_of(type_):
        case VectorType(_, _, True):
            return None
        case VectorType(count, element) | ArrayType(count, element):
            each = _widths(layout, element) if count <= _MOST_PARTS else None
            return None if each is None or len(each) * count > _MOST_PARTS else each * count
        case StructType(elements):
            if len(elements) > _MOST_PARTS:
                return None
            rows = [_widths(layout, element) for element in elements]
            flat = [bits for row in rows if row is not None for bits in row]
            return None if any(row is None for row in rows) or len(flat) > _MOST_PARTS else flat
    return [width_of(layout, type_)]


@final
class PartReader:
    """A function's values as part ``k`` of those that have parts; all else is the function's (a ``Reader``)."""

    def __init__(self, f: Reader, k: int) -> None:
        self._f, self._k = f, k

    def __getattr__(self, name: str) -> Any:
        return getattr(self._f, name)

    def read(self, value: Value, block: Block) -> Form:
        """Of a value with a width."""
        if not self._f.widths(value):
            return self._f.read(value, block)
        return self._f.parts(value, block)[self._k] or self.opaque(value, 1)

    def width(self, value: Value) -> int:
        """Bits of the part, 0 for one that has no form."""
        widths = self._f.widths(value)
        return widths[self._k] if self._k < len(widths) else 0 if widths else self._f.width(value)

    def opaque(self, value: Value, same: int, multiple: int = 1) -> Form:
        """A part of which nothing is known but that."""
        name = f"{value.brief}[{self._k}]" if isinstance(value, (Instruction, Argument)) else ""
        fact = self._f.facts.get(value, Fact()) if isinstance(value, Instruction) else Fact()
        return of_fact(self._f.context, self.width(value), same, fact, name, multiple)


def part_reader(f: Reader, k: int) -> Reader:
    """The function as part ``k`` of its vectors."""
    return cast(Reader, PartReader(f, k))  # what it does not define it hands on


def parts_of_constant(f: Reader, value: Value, block: Block) -> Parts:
    """Of a constant that has parts."""
    widths = f.widths(value)
    unknown: Parts = (None,) * len(widths)
    if isinstance(value, ConstantKeyword) and value.keyword == "zeroinitializer":
        return tuple(constant(0, bits) if bits else None for bits in widths)
    if not isinstance(value, ConstantAggregate):
        return unknown
    elements = value.elements * (len(widths) if value.splat else 1)
    found = tuple(part for element in elements for part in parts_or_form(f, element, block))
    return found if len(found) == len(widths) else unknown


def parts_or_form(f: Reader, value: Value, block: Block) -> Parts:
    """The parts of what goes into a vector or an aggregate; one for a scalar."""
    if f.widths(value):
        return f.parts(value, block)
    if isinstance(value, ConstantKeyword) and value.keyword in ("undef", "poison"):
        return (None,) * count_parts(f, value.type)
    return (f.read(value, block),) if f.width(value) else (None,) * count_parts(f, value.type)


def count_parts(f: Reader, type_: Type) -> int:
    """How many parts a type takes in a row."""
    found = _widths(f.layout, type_)
    return len(found) if found is not None else 1


def is_same_parts(a: Parts, b: Parts) -> bool:
    """Equal sums with equal bounds, part by part."""
    return len(a) == len(b) and all(
        x is y or (x is not None and y is not None and is_same_form(x, y)) for x, y in zip(a, b, strict=True)
    )


def compute_parts(f: Reader, i: Instruction, block: Block) -> Parts:
    """Of an instruction that is no phi and whose type has parts."""
    widths = f.widths(i)
    build = _BUILDERS.get(i.opcode)
    if build is not None:
        return build(f, i, block)
    if i.opcode == "load":
        same = same_of_load(f, i, block)
        return _opaque(f, i, same)
    if i.opcode in CALLS:
        return _call(f, i, block)
    counts = {len(f.widths(o)) for o in i.operands} - {0}
    if i.opcode == "bitcast" and counts != {len(widths)}:
        return _split(f, i, block)
    if counts <= {len(widths)} and (i.opcode in _BY_PART or isinstance(i.type, VectorType)):
        return _each(f, i, block)
    return _opaque(f, i, 1)


def _each(f: Reader, i: Instruction, block: Block) -> Parts:
    found: list[Form | None] = []
    for k, bits in enumerate(f.widths(i)):
        found.append(compute(part_reader(f, k), i, block, bits) if bits else None)
    return tuple(found)


def _opaque(f: Reader, i: Instruction, same: int) -> Parts:
    """Not known, but the same in so many lanes."""
    return tuple(part_reader(f, k).opaque(i, same) if bits else None for k, bits in enumerate(f.widths(i)))


def _call(f: Reader, i: Instruction, block: Block) -> Parts:
    facts = facts_of(i)
    if facts is None:
        function = i.called_function
        if function is not None and not function.is_declaration:
            return f.returned_parts(i) or _opaque(f, i, 1)
        return _each(f, i, block)
    operation = facts.computes.removesuffix(" with overflow")
    if operation == facts.computes:
        return _each(f, i, block)
    a, b = (f.read(o, block) if f.width(o) else None for o in i.call_arguments[:2])
    if a is None or b is None:
        return _opaque(f, i, 1)
    _, carry = _opaque(f, i, min(same_lanes(a), same_lanes(b)))
    return _SUMS[operation](f, a, b), carry


def _insert_element(f: Reader, i: Instruction, block: Block) -> Parts:
    vector, element, number = i.operands
    parts = [*f.parts(vector, block)]
    new = f.read(element, block) if f.width(element) else None
    if isinstance(number, ConstantInt):
        if number.value < len(parts):  # else poison
            parts[number.value] = new
        return tuple(parts)
    same = same_lanes(f.read(number, block)) if f.width(number) else 1
    return tuple(None if new is None or old is None else join(f.context, new, old, same) for old in parts)


def _insert_value(f: Reader, i: Instruction, block: Block) -> Parts:
    parts, new = [*f.parts(i.operands[0], block)], parts_or_form(f, i.operands[1], block)
    start = _place(f, i.type, i.field("indices"))[0]
    parts[start : start + len(new)] = new
    return tuple(parts)


def _extract_value(f: Reader, i: Instruction, block: Block) -> Parts:
    """An aggregate out of one."""
    start, count = _place(f, i.operands[0].type, i.field("indices"))
    found = f.parts(i.operands[0], block) if f.widths(i.operands[0]) else ()
    return found[start : start + count] if found else (None,) * count


def _place(f: Reader, type_: Type, indices: list[int]) -> tuple[int, int]:
    """The first of the parts that indices lead to, and how many there are."""
    start = 0
    for index in indices:
        inner = body_of(type_)
        if isinstance(inner, StructType):
            start += sum(count_parts(f, element) for element in inner.elements[:index])
            type_ = inner.elements[index]
        else:
            assert isinstance(inner, ArrayType), "indices lead into structs and arrays"
            start += index * count_parts(f, inner.element)
            type_ = inner.element
    return start, count_parts(f, type_)


def _shuffle(f: Reader, i: Instruction, block: Block) -> Parts:
    a, b, mask = i.operands
    count = len(f.widths(a))
    both = (*f.parts(a, block), *f.parts(b, block)) if count else ()
    return tuple(both[m] if 0 <= m < len(both) else None for m in _mask(mask, len(f.widths(i))))


def _mask(mask: Value, count: int) -> list[int]:
    """Numbers of elements, -1 for poison."""
    if isinstance(mask, ConstantKeyword):
        return [0 if mask.keyword == "zeroinitializer" else -1] * count
    elements = getattr(mask, "elements", ()) * (count if getattr(mask, "splat", False) else 1)
    return [e.value if isinstance(e, ConstantInt) else 0 if _is_zero(e) else -1 for e in elements]


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantKeyword) and value.keyword == "zeroinitializer"


def extract_element(f: Reader, i: Instruction, block: Block) -> Form | None:
    """A part of a vector."""
    vector, number = i.operands
    parts = f.parts(vector, block) if f.widths(vector) else ()
    if isinstance(number, ConstantInt):
        return parts[number.value] if number.value < len(parts) else None
    index = f.read(number, block) if f.width(number) else None
    if index is None or not parts:
        return None
    if index.is_exact:
        return _choose_part(f, parts, np.broadcast_to(index.unsigned(), f.launch.items))
    found = parts[0]
    for part in parts[1:]:
        if found is None or part is None:
            return None
        found = join(f.context, part, found, same_lanes(index))
    return found


def _choose_part(f: Reader, parts: Parts, numbers: Any) -> Form | None:
    """Each lane has the part with its number."""
    ways: list[tuple[Any, Form]] = []
    for k in distinct(numbers):
        part = parts[k] if k < len(parts) else None
        if part is None:
            return None
        ways.append((numbers == k, part))
    return choose_by_lanes(ways)


def extract_part(f: Reader, i: Instruction, block: Block) -> Form | None:
    """``extractvalue`` of an integer or a pointer."""
    aggregate = i.operands[0]
    if not f.widths(aggregate):
        return None
    return f.parts(aggregate, block)[_place(f, aggregate.type, i.field("indices"))[0]]


def join_bits(f: Reader, i: Instruction, block: Block, bits: int) -> Form | None:
    """A vector of integers as one: the first element lowest."""
    value = i.operands[0]
    widths = f.widths(value)
    if not isinstance(value.type, VectorType) or not widths or sum(widths) != bits:
        return None
    total: Form | None = None
    for k, part in enumerate(f.parts(value, block)):
        if part is None:
            return None
        more = scale(zero_extend(f.context, part, bits), 1 << k * widths[0], natural=True)
        total = more if total is None else plus(total, more, natural=True)
    return total


def _split(f: Reader, i: Instruction, block: Block) -> Parts:
    """Bits of a vector dealt out anew; the reverse of ``join_bits``."""
    widths, value = f.widths(i), i.operands[0]
    whole = f.read(value, block) if f.width(value) else join_bits(f, i, block, sum(widths))
    if whole is None or whole.bits != sum(widths) or whole.bits > 64:
        return _opaque(f, i, same_operands(f, i, block))
    each = widths[0]
    return tuple(truncate(shift_right(f.context, whole, k * each), each) for k in range(len(widths)))


#: Sums of intrinsics that say whether they wrapped.
_SUMS: dict[str, Callable[[Reader, Form, Form], Form]] = {
    "add": lambda f, a, b: plus(a, b),
    "sub": lambda f, a, b: plus(a, b, -1),
    "mul": lambda f, a, b: multiply(f.context, a, b),
}
_BUILDERS: dict[str, Callable[[Reader, Instruction, Block], Parts]] = {
    "insertelement": _insert_element,
    "insertvalue": _insert_value,
    "extractvalue": _extract_value,
    "shufflevector": _shuffle,
}
