"""What each opcode gives for forms, and constants, memory, calls: whatever is no phi.

One function an opcode, in tables; what an opcode without one gives is the same in all lanes in which its operands are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swlds.analysis.axis.bits import (
    Context,
    bit_and,
    bit_or,
    exact,
    shift_right,
    shift_right_signed,
    sign_extend,
    zero_extend,
)
from swlds.analysis.axis.calls import compute_call
from swlds.analysis.axis.choices import choose, compare
from swlds.analysis.axis.facts import NO_WRAP, Fact, fact_of_metadata
from swlds.analysis.axis.forms import (
    ASSUMED,
    Form,
    Unknown,
    all_zeros,
    as_signed,
    constant,
    make,
    plus,
    same_lanes,
    scale,
    truncate,
)
from swlds.analysis.axis.lanes import ALL
from swlds.analysis.axis.memory import compute_load
from swlds.analysis.axis.poison import may_be_poison
from swlds.analysis.axis.products import divide, divide_signed, multiply, shift_left
from swlds.analysis.axis.reader import Reader
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Alias, Argument, Block, GlobalVariable, Instruction
from swlds.ir.names import display_name
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.types import IntType, PointerType, StructType, Type, VectorType, body_of, scalar_type
from swlds.ir.values import ConstantExpr, ConstantInt, ConstantKeyword, GlobalReference, Value

_FLAT, _LDS, _PRIVATE = 0, 3, 5
#: What takes an integer or a pointer out of a vector or an aggregate.
PARTS = frozenset({"extractelement", "extractvalue"})
#: Address spaces whose pointers are the same numbers.
_ALIKE = {0, 1, 4}
_Operation = Callable[[Context, Any, int, Form, Form], Form]


def width_of(layout: DataLayout, type_: Type) -> int:
    """Bits of an integer or a pointer that has a form, else 0."""
    if isinstance(type_, PointerType):
        spec = layout.pointer(type_.addrspace)
        return spec.bits if spec.bits == spec.index_bits and spec.bits <= 64 else 0
    bits = type_.bits if isinstance(type_, IntType) else 0
    return bits if bits <= 64 else 0


def of_fact(c: Context, bits: int, same: int, fact: Fact, name: str, multiple: int = 1) -> Form:
    """A number of which only the fact is known, and ``multiple``, of which it is one, too."""
    multiple = min(max(multiple, fact.multiple), 1 << bits)
    if fact.is_signed and fact.bounds is not None:
        low, high = -(-fact.bounds[0] // multiple), fact.bounds[1] // multiple
        unknown = c.unknown(same, low, high, 0, name)
        return make(bits, 0, ((unknown, multiple),), signed=True, premises=fact.premises)
    return c.number(bits, same, multiple=multiple, bounds=fact.bounds, name=name, premises=fact.premises)


def of_constant(f: Reader, value: Value, block: Block) -> Form:
    """A constant, or the address of a global."""
    bits = f.width(value)
    assert bits, f"{value.type} has no form"
    match value:
        case ConstantInt():
            return constant(value.value, bits)
        case ConstantKeyword(keyword="null" | "zeroinitializer"):
            return constant(0, bits)
        case ConstantExpr():
            return _operate(f, value, block, bits) or f.opaque(value, ALL)
        case Alias(keyword="alias"):
            return f.read(value.target, block)
        case GlobalReference():
            return _global(f, value, bits)
    return f.opaque(value, 1)


def _global(f: Reader, value: GlobalReference, bits: int) -> Form:
    """One address for all lanes, and all functions."""
    if value not in f.forms:
        align = value.align if isinstance(value, GlobalVariable) else 0
        fact = Fact(align or 1, premises=frozenset([f"align {align} of @{display_name(value.name)}"] if align else []))
        home, f.context.block = f.context.block, None
        f.forms[value] = of_fact(f.context, bits, ALL, fact, value.brief)
        f.context.block = home
    return f.forms[value]


def compute(f: Reader, i: Instruction, block: Block, bits: int) -> Form:
    """The form of an instruction that is no phi."""
    if i.opcode in CALLS or i.opcode == "load":
        fact = fact_of_metadata(i)
        f.facts[i] = fact
        found = compute_load(f, i, block) if i.opcode == "load" else compute_call(f, i, block, bits)
        return found if found is not None else f.opaque(i, 1)
    if i.opcode == "alloca":
        is_fixed = block is f.function.entry and all(isinstance(o, ConstantInt) for o in i.operands)
        return f.opaque(i, ALL if is_fixed else 1, int(i.field("align") or 1))
    if i.opcode in POINTERS:  # what memory holds, and changes
        return f.opaque(i, 1)
    if i.opcode in PARTS:
        return f.extracted(i, block) or f.opaque(i, 1)
    is_joined = i.opcode == "bitcast" and bool(f.widths(i.operands[0])) and not f.width(i.operands[0])
    found = f.extracted(i, block) if is_joined else _operate(f, i, block, bits)
    return found if found is not None else f.opaque(i, same_operands(f, i, block))


def same_operands(f: Reader, i: Instruction, block: Block) -> int:
    """Aligned groups of so many lanes have the same operands."""
    values = i.call_arguments if i.opcode in CALLS else i.operands
    return min((_same_operand(f, o, block) for o in values), default=ALL)


def _same_operand(f: Reader, value: Value, block: Block) -> int:
    if f.width(value):
        return same_lanes(f.read(value, block))
    is_known = not isinstance(value, (Instruction, Argument))
    if isinstance(value, Argument) and value.function is not None and value.function.is_kernel:
        return ALL
    if not is_known and f.widths(value):
        return min(1 if part is None else same_lanes(part) for part in f.parts(value, block))
    if is_known and isinstance(value, ConstantKeyword) and value.keyword in ("undef", "poison"):
        return 1
    return ALL if is_known else 1


def _operate(f: Reader, i: Instruction | ConstantExpr, block: Block, bits: int) -> Form | None:
    """Of an instruction or a constant expression that computes with numbers and pointers."""
    if i.opcode == "getelementptr":
        return _gep(f, i, block, bits)
    if i.opcode in ("icmp", "select", "freeze"):
        return _choose(f, i, block)
    if not i.operands or not all(f.width(o) for o in i.operands):
        return None
    forms = [f.read(o, block) for o in i.operands]
    if i.opcode == "addrspacecast":
        return _cast(f, i, forms[0], bits)
    if i.opcode in _RESIZES:
        return _resize(f, i, bits, forms[0])
    operation = _OPERATIONS.get(i.opcode)
    if operation is None or len(forms) != 2:
        return None
    found = operation(f.context, i, bits, forms[0], forms[1])
    return _name_flags(i, found, forms)


def _name_flags(i: Instruction | ConstantExpr, found: Form, forms: list[Form]) -> Form:
    """What would not be known without the flags says so."""
    if not isinstance(i, Instruction) or not {"nuw", "nsw"} & set(i.flags) or not (found.natural or found.signed):
        return found
    if found.is_exact:
        return found
    bare = _OPERATIONS[i.opcode](_SILENT, None, found.bits, forms[0], forms[1]) if i.opcode in ("add", "sub") else None
    if bare is not None and (bare.natural, bare.signed) == (found.natural, found.signed):
        return found
    flags = " ".join(flag for flag in i.flags if flag in ("nuw", "nsw"))
    return found.with_premises([f"{flags} of %{display_name(i.name)}"])


def _choose(f: Reader, i: Instruction | ConstantExpr, block: Block) -> Form | None:
    if i.opcode == "freeze":
        if not f.width(i.operands[0]) or may_be_poison(f, i.operands[0]):
            return f.opaque(i, 1)
        return f.read(i.operands[0], block)
    if not all(f.width(o) for o in i.operands):
        return None
    forms = [f.read(o, block) for o in i.operands]
    if i.opcode == "select":
        return choose(f.context, *forms)
    return compare(f.context, i.field("predicate"), *forms) if isinstance(i, Instruction) else None


def _gep(f: Reader, i: Instruction | ConstantExpr, block: Block, bits: int) -> Form | None:
    current: Any = i.source_type if isinstance(i, ConstantExpr) else i.field("source_type")
    if not all(f.width(o) for o in i.operands):
        return None
    total = f.read(i.operands[0], block)
    for k, index in enumerate(i.operands[1:]):
        inner = body_of(current)
        if isinstance(inner, VectorType) and inner.scalable:
            return None
        if k and isinstance(inner, StructType):
            assert isinstance(index, ConstantInt), "a struct's index is a constant"
            total = plus(total, constant(f.layout.offset_of(current, index.value), bits))
            current = inner.elements[index.value]
            continue
        if k:
            current = getattr(inner, "element", current)
        number = f.read(index, block)
        if number.bits < bits:
            number = sign_extend(f.context, number, bits)
        elif number.bits > bits:
            number = truncate(number, bits)
        total = plus(total, scale(number, f.layout.size_of(current)))
    return total


def _cast(f: Reader, i: Instruction | ConstantExpr, form: Form, bits: int) -> Form:
    """To another address space: the same number where the spaces have the same ones. A flat address of LDS or the stack has the
    one there in its lower half, but for null, which is odd."""
    source, target = scalar_type(i.operands[0].type), scalar_type(i.type)
    assert isinstance(source, PointerType) and isinstance(target, PointerType), "of a pointer to a pointer"
    if not {source.addrspace, target.addrspace} - _ALIKE:
        return form
    if source.addrspace in (_LDS, _PRIVATE) and target.addrspace == _FLAT and all_zeros(form) > 0:
        half = zero_extend(f.context, form, bits)
        name = f"aperture {source.addrspace}"
        upper = f.shared.setdefault(name, make(bits, 0, ((Unknown(name, ALL, 1, (1 << 32) - 1), 1 << 32),)))
        return plus(half, upper)
    return f.opaque(i, same_lanes(form))


def _resize(f: Reader, i: Instruction | ConstantExpr, bits: int, a: Form) -> Form:
    c = f.context
    if bits == a.bits:
        return a
    if bits < a.bits:
        return truncate(a, bits)
    if isinstance(i, Instruction) and not a.is_exact and not (a.signed if i.opcode == "sext" else a.natural):
        a = _widened(f, i, a)
    if i.opcode == "sext":
        return sign_extend(c, a, bits)
    if i.opcode == "zext" and isinstance(i, Instruction) and "nneg" in i.flags and not a.natural:
        signed = as_signed(a)
        if signed is not None:
            bounds = (0, (1 << (a.bits - 1)) - 1)
            premises = a.premises | {f"nneg of %{display_name(i.name)}"}
            return make(bits, signed.base, signed.terms, natural=True, signed=True, bounds=bounds, premises=premises)
    return zero_extend(c, a, bits)


def _widened(f: Reader, i: Instruction, a: Form) -> Form:
    """A sum that may wrap before it is widened: it does not, if somebody says so."""
    if not f.launch.no_wrap:
        f.may_wrap[i] = None
        return a
    is_signed, premises = i.opcode == "sext", a.premises | {f"{ASSUMED}{NO_WRAP}"}
    return make(a.bits, a.base, a.terms, natural=not is_signed, signed=is_signed, premises=premises)


def _has(i: Any, flag: str) -> bool:
    return i is not None and flag in i.flags


def _left(c: Context, i: Any, bits: int, a: Form, b: Form) -> Form:
    return shift_left(c, a, b, _has(i, "nuw"), _has(i, "nsw"))


def _right(c: Context, i: Any, bits: int, a: Form, b: Form) -> Form:
    by = b.number
    signed = i.opcode == "ashr"
    if by is not None and by < bits:
        return (shift_right_signed if signed else shift_right)(c, a, by)
    if a.is_exact and b.is_exact:
        return exact(i.opcode, bits, a, b)
    same, premises = min(same_lanes(a), same_lanes(b)), a.premises | b.premises
    bounds = None if signed and a.high >> (bits - 1) else (0, a.high)
    return c.number(bits, same, bounds=bounds, premises=premises)


_SILENT = Context(1, 1)
_RESIZES = frozenset({"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast"})
_OPERATIONS: dict[str, _Operation] = {
    "add": lambda c, i, bits, a, b: plus(a, b, 1, _has(i, "nuw"), _has(i, "nsw")),
    "sub": lambda c, i, bits, a, b: plus(a, b, -1, _has(i, "nuw"), _has(i, "nsw")),
    "mul": lambda c, i, bits, a, b: multiply(c, a, b, _has(i, "nuw"), _has(i, "nsw")),
    "shl": _left,
    "lshr": _right,
    "ashr": _right,
    "udiv": lambda c, i, bits, a, b: divide(c, a, b)[0],
    "urem": lambda c, i, bits, a, b: divide(c, a, b)[1],
    "sdiv": lambda c, i, bits, a, b: divide_signed(c, a, b)[0],
    "srem": lambda c, i, bits, a, b: divide_signed(c, a, b)[1],
    "and": lambda c, i, bits, a, b: bit_and(c, a, b),
    "or": lambda c, i, bits, a, b: bit_or(c, a, b, "or", _has(i, "disjoint")),
    "xor": lambda c, i, bits, a, b: bit_or(c, a, b, "xor"),
}
