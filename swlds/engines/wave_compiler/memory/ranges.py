"""Copies and fills of any size, also one that only run time knows: out of line, with the whole range checked before.

The functions lie in ``runtime/ranges.ll``.
"""

from __future__ import annotations

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.control.predicated import predicated
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.initialised import copies_init, forget_known, note
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.values import arithmetic

Parts = list[Lanes]
Where = tuple[Place, Lanes]


def copy(t: MemoryCode, target: Where, source: Where, length: Lanes) -> None:
    """Copy ``length`` bytes (it may differ by lane)."""
    size = arithmetic.cast(t, "zext", length, "i64")

    def run() -> Parts:
        (to, _), (from_, _) = target, source
        t.memory.events.access_range(*source, size, "read")
        t.memory.events.access_range(*target, size, "write")
        tos, froms, sizes = _table(t, *target), _table(t, *source), _spilled(t, size)
        _suspect_meeting(t, to, tos, sizes)
        if to.init is not None and copies_init(t, to, from_):
            forget_known(t, to)
            _call(t, "copy_ranges", [to.init, tos, str(from_.init), froms, sizes])
        else:
            if from_.init is not None and t.checks_init:
                _check_known(t, from_.init, froms, sizes)
            _make_known(t, to, tos, sizes)
        _call(t, "copy_ranges", [to.base, tos, from_.base, froms, sizes])
        return []

    predicated(t, arithmetic.compare(t, "ne", size, arithmetic.constant("i64", 0)), run)


def fill(t: MemoryCode, target: Where, byte: Lanes, length: Lanes) -> None:
    """Set ``length`` bytes (it may differ by lane)."""
    size = arithmetic.cast(t, "zext", length, "i64")

    def run() -> Parts:
        t.memory.events.access_range(*target, size, "write")
        tos, sizes = _table(t, *target), _spilled(t, size)
        if byte.uniform is None:
            _suspect_meeting(t, target[0], tos, sizes)
        _make_known(t, target[0], tos, sizes)
        _call(t, "fill_ranges", [target[0].base, tos, _spilled(t, byte), sizes])
        return []

    predicated(t, arithmetic.compare(t, "ne", size, arithmetic.constant("i64", 0)), run)


def _suspect_meeting(t: MemoryCode, place: Place, table: str, sizes: str) -> None:
    """Lanes that write the same bytes; what ``watch`` does byte after byte cannot tell."""
    if t.memory.races.is_on and place.watch:
        _suspect_found(t, "meet_ranges", [table, sizes])


def _table(t: MemoryCode, place: Place, address: Lanes) -> str:
    """Offsets behind the place's base, as an array of i64."""
    offsets = bounds.lane_offsets(t, place, Lanes(address.type, chunks=t.shape.chunks(address)))
    kind = address.type if place.space == GLOBAL else "i32"
    return _spilled(t, arithmetic.cast(t, "zext", Lanes(kind, chunks=offsets), "i64"))


def _spilled(t: MemoryCode, value: Lanes) -> str:
    return raw.spill(t, value)[0]


def _call(t: MemoryCode, name: str, pointers: list[str]) -> None:
    add_functions(t.w.declarations, "ranges")
    mask = t.active
    if t.shape.mask_type != "i64":
        mask = (
            t.w.pure(f"zext {t.shape.mask_type} {mask} to i64") if mask.startswith("%") else str(int(mask) & 0xFFFFFFFF)
        )
    t.w.do(f"call void @{name}({', '.join(f'ptr {p}' for p in pointers)}, i64 {mask})")


def _make_known(t: MemoryCode, place: Place, table: str, sizes: str) -> None:
    ones = arithmetic.constant("i8", -1)
    note(t, place, lambda: _call(t, "fill_ranges", [str(place.init), table, _spilled(t, ones), sizes]))


def _check_known(t: MemoryCode, init: str, table: str, sizes: str) -> None:
    _suspect_found(t, "check_ranges", [init, table, sizes])


def _suspect_found(t: MemoryCode, name: str, pointers: list[str]) -> None:
    """Suspicious when the function sets its ``%bad``."""
    bad = t.w.slot("i8", "bad")
    t.w.store("i8", "0", bad)
    _call(t, name, [*pointers[:-1], bad, pointers[-1]])
    t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp ne i8 {t.w.load('i8', bad)}, 0")))
