"""Buffer resources: ``make.buffer.rsrc``, and loads and stores through them.

A resource is 128 bits: base address (48), stride, number of bytes (32), flags. Lanes whose offset is at or behind the number of
bytes load zero and store nothing; the others access ``base + voffset + immediate + soffset``, which is checked against the
object that the resource was made from. What Triton and MLIR emit for each access: a resource that is the same in all lanes
costs one vector compare beside a plain access.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.engines.wave_compiler import arithmetic, casts, packed, raw
from swlds.engines.wave_compiler.direct_loads import Target, copy_to_lds, lds_target
from swlds.engines.wave_compiler.flatten import FlatInstruction
from swlds.engines.wave_compiler.lanes import Lanes
from swlds.engines.wave_compiler.narrow import under
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]
#: (bits of the operand that count, where they begin in the resource)
_FIELDS = ((48, 0), (14, 48), (32, 64), (32, 96))


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
    resource, offset, scalar = (t.value(o) for o in i.operands[:3])
    for operand in i.operands[:3]:
        t.check_defined(operand)
    size, parts = t.layout.store_size(i.type), packed.scalars_in_memory(t, i.type)
    place = t.memory.place(i.operands[0], False)
    inside = _inside(t, resource, offset[0], 0, size)
    address = _address(t, resource, offset[0], 0, scalar[0])

    def load() -> Parts:
        if place is None:
            t.suspect()
            return [raw.zero(c.type) for c in parts]
        return t.memory.load_at(place, address, parts, size, _alignment(t, size))

    return packed.unpack(t, i.type, under(t, inside, load))


def emit_buffer_store(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """raw (ptr) buffer store."""
    value, resource, offset, scalar = (t.value(o) for o in i.operands[:4])
    for operand in i.operands[:4]:
        t.check_defined(operand)
    type_ = i.operands[0].type
    size, parts = t.layout.store_size(type_), packed.scalars_in_memory(t, type_)
    place = t.memory.place(i.operands[1], True)
    inside = _inside(t, resource, offset[0], 0, size)
    address = _address(t, resource, offset[0], 0, scalar[0])

    def store() -> Parts:
        if place is None or t.provenance.may_be_tagged(i.operands[0]):
            t.suspect()
        else:
            t.memory.store_at(place, address, parts, packed.pack(t, type_, value), size, _alignment(t, size))
        return []

    return under(t, inside, store)


def emit_buffer_load_lds(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """raw.ptr.buffer.load.lds: lanes inside the buffer copy to LDS, the others write nothing there."""
    resource, target, _, offset, scalar, immediate, _ = i.operands
    size, step = (x.value if isinstance(x, ConstantInt) else 0 for x in (i.operands[2], immediate))
    words, first, second = t.value(resource), t.value(offset)[0], t.value(scalar)[0]
    for operand in (resource, target, offset, scalar):
        t.check_defined(operand)
    source = t.memory.place(resource, False)
    inside = _inside(t, words, first, step, size)
    address = _address(t, words, first, step, second)
    to: Target = lds_target(t, target, size, step)

    def copy() -> Parts:
        copy_to_lds(t, source, address, to, size)
        return []

    return under(t, inside, copy)
