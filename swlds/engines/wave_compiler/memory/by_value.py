"""``byval`` arguments of called functions: a copy of the bytes, and of which of them are initialised, in a new stack slot."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds, ranges
from swlds.engines.wave_compiler.memory.memory import known_place
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.stack import by_value_shape
from swlds.engines.wave_compiler.tags.shared_tags import may_move_tags
from swlds.engines.wave_compiler.values import arithmetic

Parts = list[Lanes]
#: Bytes of a copy that is written out word by word: LLVM takes a minute for 4,096 bytes.
MAX_SIZE = 64


def emit_by_value(t: MemoryCode, i: FlatInstruction) -> Parts:
    """The copy's address. The original must lie in its object; its bytes need no alignment and may be uninitialised."""
    size, _ = by_value_shape(t, i)
    source = i.operands[0]
    t.check_defined(source)
    place = known_place(t, source, False)
    copy = t.memory.stack.allocate(i)
    target = known_place(t, i, True)
    if place is None or target is None or may_move_tags(t, source):
        t.suspect()
        return [copy]
    address = t.value(source)[0]
    if size > MAX_SIZE:
        ranges.copy(t, (target, copy), (place, address), arithmetic.constant("i64", size))
        return [copy]
    t.memory.events.access(place, address, size, 1, "read", [])
    from_, to = _lanes(t, place, address), _lanes(t, target, copy)
    at = 0
    while at < size:
        width = 4 if at + 4 <= size else 1
        kind = f"i{8 * width}"
        raw.scatter(t, kind, raw.gather(t, kind, from_(place.base, at), 1), to(target.base, at), 1)
        if t.checks_init and target.init is not None:
            known = [f"splat ({kind} -1)"] * t.shape.count
            if place.init is not None:
                known = raw.gather(t, kind, from_(place.init, at), 1)
            raw.scatter(t, kind, known, to(target.init, at), 1)
        at += width
    return [copy]


def _lanes(t: MemoryCode, place: Place, address: Lanes) -> Callable[[str, int], list[str]]:
    """Host pointers of all lanes, for a base and a distance in bytes."""
    offsets = bounds.lane_offsets(t, place, address)
    return lambda base, at: bounds.host_pointers(t, base, offsets, "i64" if place.space == GLOBAL else "i32", at)


EMITTERS: dict[str, Callable[[MemoryCode, FlatInstruction], Parts]] = {"byval": emit_by_value}
