"""Buffer resources: ``make.buffer.rsrc``, and loads and stores through them.

A resource is 128 bits: base address (48), stride, number of bytes (32), flags. Lanes whose offset is at or behind the number of
bytes load zero and store nothing; the others access ``base + voffset + immediate + soffset``, which is checked against the
object that the resource was made from. What Triton and MLIR emit for each access: a resource that is the same in all lanes
costs one vector compare beside a plain access.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from swlds.engines.wave_compiler import arithmetic, casts, packed, raw
from swlds.engines.wave_compiler.direct_loads import Target, copy_to_lds, lds_target
from swlds.engines.wave_compiler.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.lanes import Lanes
from swlds.engines.wave_compiler.narrow import under
from swlds.engines.wave_compiler.shared_tags import may_move_tags
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]
#: (bits of the operand that count, where they begin in the resource)
_FIELDS = ((48, 0), (14, 48), (32, 64), (32, 96))
#: Offsets from here on are meant to be outside.
_FAR = 1 << 31


def emit_make_buffer(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """Base address, stride, number of bytes and flags in one integer."""
    total = arithmetic.constant("i128", 0)
    for operand, (bits, start) in zip(i.operands, _FIELDS, strict=True):
        t.check_defined(operand)
        value = t.value(operand)[0]
        if int(value.type[1:]) > bits:
            value = arithmetic.simple(t, "and", value, arithmetic.constant(value.type, (1 << bits) - 1))
        wide = arithmetic.cast(t, "zext", value, "i128")
        total = arithmetic.simple(t, "or", total, arithmetic.simple(t, "shl", wide, arithmetic.constant("i128", start)))
    return [total]


def _field(t: Translator, resource: Parts, number: int) -> Lanes:
    """A field of a resource, which may be one integer or a vector of words: base as i64, others as i32."""
    whole = resource[0] if len(resource) == 1 else casts.join(t, resource)
    bits, start = _FIELDS[number]
    shifted = arithmetic.simple(t, "lshr", whole, arithmetic.constant(whole.type, start))
    kind = "i64" if bits > 32 else "i32"
    cut = arithmetic.cast(t, "trunc", shifted, kind)
    return arithmetic.simple(t, "and", cut, arithmetic.constant(kind, (1 << bits) - 1)) if bits % 32 else cut


def _inside(t: Translator, resource: Parts, offset: Lanes, immediate: int, size: int) -> Lanes:
    """``offset + immediate + size <= number of bytes``, without overflow."""
    records, need = _field(t, resource, 2), arithmetic.constant("i32", immediate + size)
    fits = arithmetic.compare(t, "uge", records, need)
    near = arithmetic.compare(t, "ule", offset, arithmetic.simple(t, "sub", records, need))
    return arithmetic.simple(t, "and", fits, near)


@final
@dataclass
class _Lanes:
    """``inside``: lanes whose access is inside the resource; ``address``: where it goes."""

    inside: Lanes
    address: Lanes


def _lanes(
    t: Translator, i: FlatInstruction, resource: Parts, offset: FlatValue, scalar: Lanes, size: int, immediate: int = 0
) -> _Lanes:
    """An offset ``select i1 %mask, i32 %x, i32 -2147483648``, Triton's way to mask, is taken as ``%x`` in the lanes of
    ``%mask``: rows stay rows. Should the constant be inside after all, the group is suspicious."""
    value, condition = t.value(offset)[0], None
    if isinstance(offset, FlatInstruction) and offset.opcode == "select" and offset.block is i.block:
        test, plain, other = offset.operands
        is_far = isinstance(other, ConstantInt) and other.value >= _FAR and not isinstance(plain, ConstantInt)
        if is_far and all(part.uniform is not None for part in resource):
            t.suspect_if(_inside(t, resource, t.value(other)[0], immediate, size))
            value, condition = t.value(plain)[0], t.value(test)[0]
    inside = _inside(t, resource, value, immediate, size)
    if condition is not None:
        inside = arithmetic.simple(t, "and", inside, condition)
    return _Lanes(inside, _address(t, resource, value, immediate, scalar))


def _address(t: Translator, resource: Parts, offset: Lanes, immediate: int, scalar: Lanes) -> Lanes:
    base = arithmetic.add(t, _field(t, resource, 0), arithmetic.cast(t, "sext", scalar, "i64"))
    if immediate:
        base = arithmetic.add(t, base, arithmetic.constant("i64", immediate))
    return arithmetic.add(t, arithmetic.cast(t, "zext", offset, "i64"), base)


def _alignment(t: Translator, size: int) -> int:
    """Words are taken to be aligned where cells of races are words; other accesses are left to the reference engine."""
    return 4 if size % 4 == 0 and t.memory.races.is_on else 1


def emit_buffer_load(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """raw (ptr) buffer load."""
    resource, scalar = t.value(i.operands[0]), t.value(i.operands[2])
    for operand in i.operands[:3]:
        t.check_defined(operand)
    size, parts = t.layout.store_size(i.type), packed.scalars_in_memory(t, i.type)
    place = t.memory.place(i.operands[0], False)
    lanes = _lanes(t, i, resource, i.operands[1], scalar[0], size)

    def load() -> Parts:
        if place is None:
            t.suspect()
            return [raw.zero(c.type) for c in parts]
        return t.memory.load_at(place, lanes.address, parts, size, _alignment(t, size))

    return packed.unpack(t, i.type, under(t, lanes.inside, load))


def emit_buffer_store(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """raw (ptr) buffer store."""
    value, resource, scalar = (t.value(i.operands[k]) for k in (0, 1, 3))
    for operand in i.operands[:4]:
        t.check_defined(operand)
    type_ = i.operands[0].type
    size, parts = t.layout.store_size(type_), packed.scalars_in_memory(t, type_)
    place = t.memory.place(i.operands[1], True)
    lanes = _lanes(t, i, resource, i.operands[2], scalar[0], size)

    def store() -> Parts:
        if place is None or t.provenance.may_be_tagged(i.operands[0]):
            t.suspect()
        else:
            t.memory.store_at(place, lanes.address, parts, packed.pack(t, type_, value), size, _alignment(t, size))
        return []

    return under(t, lanes.inside, store)


def emit_buffer_load_lds(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """raw.ptr.buffer.load.lds: lanes inside the buffer copy to LDS, the others write nothing there."""
    resource, target, _, offset, scalar, immediate, _ = i.operands
    size, step = (x.value if isinstance(x, ConstantInt) else 0 for x in (i.operands[2], immediate))
    words, second = t.value(resource), t.value(scalar)[0]
    for operand in (resource, target, offset, scalar):
        t.check_defined(operand)
    source = None if may_move_tags(t, resource) else t.memory.place(resource, False)
    lanes = _lanes(t, i, words, offset, second, size, step)
    to: Target = lds_target(t, target, size, step)

    def copy() -> Parts:
        copy_to_lds(t, source, lanes.address, to, size)
        return []

    return under(t, lanes.inside, copy)
