"""Pointers whose object is lost: made of products, or of halves that went from lane to lane. They get that at their address.

So the reference engine judges them, too. Looked at are the buffers that the kernel was given, LDS, and the variables of the
group's lowered block; what lies elsewhere has no tag, and its use is suspicious.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.address_space import FLAT, GLOBAL, LDS_APERTURE
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.dynamic_places import owner_in_lds
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.tags.object_table import field, number_of
from swlds.engines.wave_compiler.tags.tag_code import MAX_COMPARED, part_of
from swlds.engines.wave_compiler.values import arithmetic
from swlds.ir.types import PointerType

Parts = list[Lanes]


def emit_owner(t: MemoryCode, i: FlatInstruction) -> Parts:
    """The tag of the object at an address, 0 where none is known."""
    (pointer,) = i.operands
    is_flat = isinstance(pointer.type, PointerType) and pointer.type.addrspace == FLAT
    return [_find(t, t.value(pointer)[0], is_flat=is_flat)]


def emit_joined(t: MemoryCode, i: FlatInstruction) -> Parts:
    """Of an address that was put together of halves: their object where they have the same, else as if it were lost."""
    tags, address = (t.value(o) for o in i.operands)
    found = tags[0]
    for tag in tags[1:]:
        is_same = arithmetic.compare(t, "eq", tag, tags[0])
        found = arithmetic.choose(t, is_same, found, arithmetic.constant("i32", 0))
    has_none = arithmetic.compare(t, "eq", found, arithmetic.constant("i32", 0))
    return [arithmetic.choose(t, has_none, _find(t, address[0], is_flat=True), found)]


def _find(t: MemoryCode, address: Lanes, *, is_flat: bool) -> Lanes:
    found = arithmetic.constant("i32", 0)
    arguments = [
        a for a in t.kernel.code.arguments if isinstance(a.type, PointerType) and a.type.addrspace in (FLAT, GLOBAL)
    ]
    for argument in arguments[:MAX_COMPARED]:
        low, size = t.memory.bounds[argument.index]
        number = Lanes("i32", uniform=number_of(t, argument.index))
        found = arithmetic.choose(t, _is_in(t, address, low, size), number, found)
    objects = t.image.memory.objects
    if len(t.image.offset_entries) <= MAX_COMPARED and t.image.block_end <= t.image.block_room:
        start = field(t, "block_start", "i64")
        for entry in t.image.offset_entries:
            low = t.w.pure(f"add i64 {start}, {int(objects.low[entry])}")
            part = part_of(t, arithmetic.constant("i32", entry))
            found = arithmetic.choose(t, _is_in(t, address, low, str(int(objects.size[entry]))), part, found)
    if is_flat:
        upper = arithmetic.simple(t, "lshr", address, arithmetic.constant("i64", 32))
        is_lds = arithmetic.compare(t, "eq", upper, arithmetic.constant("i64", LDS_APERTURE))
        owner = owner_in_lds(t, arithmetic.cast(t, "trunc", address, "i32"), arithmetic.constant("i32", 0))
        found = arithmetic.choose(t, is_lds, owner, found)
    return found


def _is_in(t: MemoryCode, address: Lanes, low: str, size: str) -> Lanes:
    past = arithmetic.simple(t, "sub", address, Lanes("i64", uniform=low))
    return arithmetic.compare(t, "ult", past, Lanes("i64", uniform=size))


EMITTERS: dict[str, Callable[[MemoryCode, FlatInstruction], Parts]] = {
    "tag.owner": emit_owner,
    "tag.joined": emit_joined,
}
