"""Emitters of the instructions that ``tags.py`` adds: known tags, tags that came with a result, the rules for two tags."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.objects import AMBIGUOUS, BLOCK, SLOT
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.tags.object_table import SEGMENTS, column, field, number_of, slot_number
from swlds.engines.wave_compiler.tags.tags import DOUBT
from swlds.engines.wave_compiler.values import arithmetic

Parts = list[Lanes]
#: Variables of a lowered block up to which host code looks for one among them; with more it gives up.
MAX_COMPARED = 16


def emit_known(t: MemoryCode, i: FlatInstruction) -> Parts:
    symbol = t.tags.known[i]
    if symbol.kind == "argument":
        found = number_of(t, symbol.number)
    elif symbol.kind == "segment":
        found = number_of(t, len(t.kernel.code.arguments) + SEGMENTS.index(str(symbol.key)))
    elif symbol.kind == "alloca":
        assert isinstance(symbol.key, FlatInstruction)
        is_fixed = symbol.key in t.kernel.memory.stack.slots
        found = slot_number(t, symbol.key) if is_fixed else str(DOUBT)
    elif symbol.kind == "block":
        found = field(t, "block_tag", "i32")
    else:
        assert symbol.kind == "part", symbol.kind
        found = str(part_of(t, Lanes("i32", uniform=str(symbol.number))).uniform)
    return [Lanes("i32", uniform=found)] * len(t.components(i.type))


def emit_result(t: MemoryCode, i: FlatInstruction) -> Parts:
    """The emitter of the load or call has left it."""
    source = i.operands[0]
    assert isinstance(source, FlatInstruction)
    return t.tag_results.pop(source)


# Two tags ----------------------------------------------------------------------------------------------------------


def part_of(t: MemoryCode, offset: Lanes) -> Lanes:
    """The object of a variable in the group's block, by the object of its offset; that of any, where the tag is no offset's."""
    first = min(t.image.offset_entries)
    index = arithmetic.simple(t, "sub", offset, arithmetic.constant("i32", first))
    table = field(t, "parts")
    safe = arithmetic.choose(t, is_offset(t, offset), index, arithmetic.constant("i32", 0))
    if safe.uniform is not None:
        place = t.w.pure(f"getelementptr i32, ptr {table}, i32 {safe.uniform}")
        return Lanes("i32", uniform=t.w.emit(f"load i32, ptr {place}"))
    vector = t.shape.vector("i32")
    pointers = [t.w.pure(f"getelementptr i32, ptr {table}, {vector} {c}") for c in t.shape.chunks(safe)]
    return Lanes("i32", chunks=raw.gather(t, "i32", pointers, 4))


def is_offset(t: MemoryCode, tag: Lanes) -> Lanes:
    """The tag is that of a lowered variable's offset; these objects are numbered in a row."""
    first, count = min(t.image.offset_entries), len(t.image.offset_entries)
    past = arithmetic.simple(t, "sub", tag, arithmetic.constant("i32", first))
    return arithmetic.compare(t, "ult", past, arithmetic.constant("i32", count))


def combine(t: MemoryCode, a: Lanes, b: Lanes, is_pointer: bool) -> Lanes:
    """``combine`` of ``swlds.device``, with 0 for no tag."""
    zero = arithmetic.constant("i32", 0)
    if arithmetic.literal(b) == 0 or arithmetic.literal(a) == 0:
        return a if arithmetic.literal(b) == 0 else b
    if is_pointer:
        found = a
    else:
        equal = arithmetic.compare(t, "eq", a, b)
        found = arithmetic.choose(t, equal, a, arithmetic.constant("i32", AMBIGUOUS))
    if t.image.offset_entries:
        found = _offset_rule(t, b, a, _offset_rule(t, a, b, found))
    if t.image.offset_entries or not is_pointer:
        found = _doubt(t, a, b, found)
    found = arithmetic.choose(t, arithmetic.compare(t, "eq", b, zero), a, found)
    return arithmetic.choose(t, arithmetic.compare(t, "eq", a, zero), b, found)


def _doubt(t: MemoryCode, a: Lanes, b: Lanes, found: Lanes) -> Lanes:
    """What is made of an unknown tag is unknown."""
    unknown = arithmetic.constant("i32", DOUBT)
    for tag in (a, b):
        if arithmetic.literal(tag) in (None, DOUBT):
            found = arithmetic.choose(t, arithmetic.compare(t, "eq", tag, unknown), unknown, found)
    return found


def _offset_rule(t: MemoryCode, base: Lanes, offset: Lanes, otherwise: Lanes) -> Lanes:
    """``offset`` belongs to a lowered variable, and ``base`` leads to the block."""
    objects = t.image.memory.objects
    slots = [n for n in range(2, max(t.image.offset_entries)) if objects.flags[n] & SLOT]
    found = arithmetic.choose(t, arithmetic.compare(t, "eq", base, offset), offset, otherwise)
    for number in slots:
        is_slot = arithmetic.compare(t, "eq", base, arithmetic.constant("i32", number))
        found = arithmetic.choose(t, is_slot, offset, found)
    is_own = is_own_block(t, base)
    other = arithmetic.invert(t, is_own)
    is_foreign = arithmetic.simple(t, "and", _is_block(t, base), other)
    found = arithmetic.choose(t, is_foreign, arithmetic.constant("i32", DOUBT), found)
    found = arithmetic.choose(t, is_own, part_of(t, offset), found)
    return arithmetic.choose(t, is_offset(t, offset), found, otherwise)


def is_own_block(t: MemoryCode, tag: Lanes) -> Lanes:
    """The tag is that of the group's lowered block, not of a variable in it."""
    return arithmetic.compare(t, "eq", tag, Lanes("i32", uniform=field(t, "block_tag", "i32")))


def _is_block(t: MemoryCode, tag: Lanes) -> Lanes:
    flags = column(t, "object_flags", tag, "i8")
    some = arithmetic.simple(t, "and", flags, arithmetic.constant(flags.type, BLOCK))
    return arithmetic.compare(t, "ne", some, arithmetic.constant(flags.type, 0))


def emit_pointer(t: MemoryCode, i: FlatInstruction) -> Parts:
    """getelementptr: the base's tags, and those of its indices."""
    count = len(t.components(i.type))
    results = t.value(i.operands[0])
    results = results * count if len(results) == 1 else results
    for index in i.operands[1:]:
        tags = t.value(index)
        tags = tags * count if len(tags) == 1 else tags
        results = [combine(t, a, b, True) for a, b in zip(results, tags, strict=True)]
    return results


def _integer(rule: Callable[[MemoryCode, Lanes, Lanes], Lanes]) -> Callable[[MemoryCode, FlatInstruction], Parts]:
    return lambda t, i: [rule(t, a, b) for a, b in zip(*(t.value(o) for o in i.operands), strict=True)]


def _same(t: MemoryCode, a: Lanes, b: Lanes) -> Lanes:
    """The one tag there is, or AMBIGUOUS."""
    zero, ambiguous = arithmetic.constant("i32", 0), arithmetic.constant("i32", AMBIGUOUS)
    found = _doubt(t, a, b, arithmetic.choose(t, arithmetic.compare(t, "eq", a, b), a, ambiguous))
    found = arithmetic.choose(t, arithmetic.compare(t, "eq", b, zero), a, found)
    return arithmetic.choose(t, arithmetic.compare(t, "eq", a, zero), b, found)


def _difference(t: MemoryCode, a: Lanes, b: Lanes) -> Lanes:
    """Of two tagged integers: no object's, but from a variable in the group's block to the block: the variable's offset."""
    zero = arithmetic.constant("i32", 0)
    found = arithmetic.constant("i32", AMBIGUOUS)
    if len(t.image.offset_entries) > MAX_COMPARED:
        found = arithmetic.choose(t, is_own_block(t, b), arithmetic.constant("i32", DOUBT), found)
    elif t.image.offset_entries:
        inside = found
        for number in t.image.offset_entries:
            offset = arithmetic.constant("i32", number)
            inside = arithmetic.choose(t, arithmetic.compare(t, "eq", a, part_of(t, offset)), offset, inside)
        found = arithmetic.choose(t, is_own_block(t, b), inside, found)
    found = _doubt(t, a, b, found)
    found = arithmetic.choose(t, arithmetic.compare(t, "eq", b, zero), a, found)
    return arithmetic.choose(t, arithmetic.compare(t, "eq", a, zero), b, found)


EMITTERS: dict[str, Callable[[MemoryCode, FlatInstruction], Parts]] = {
    "tag.known": emit_known,
    "tag.result": emit_result,
    "tag.pointer": emit_pointer,
    "tag.sum": _integer(lambda t, a, b: combine(t, a, b, False)),
    "tag.difference": _integer(_difference),
    "tag.same": _integer(_same),
}
