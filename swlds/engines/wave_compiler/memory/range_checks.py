"""Accesses of many bytes: is the whole range inside the object, and who accessed its bytes before?"""

from __future__ import annotations

from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.races import Races
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode


def check(t: WaveCode, place: Place, address: Lanes, size: Lanes) -> None:
    """Every active lane's whole range is inside the object."""
    room = arithmetic.constant("i64", place.size)
    past = arithmetic.add(t, arithmetic.cast(t, "zext", address, "i64"), arithmetic.constant("i64", place.low), "sub")
    t.suspect_if(arithmetic.compare(t, "ugt", size, room))
    t.suspect_if(arithmetic.compare(t, "ugt", past, arithmetic.simple(t, "sub", room, size)))


def watch(t: WaveCode, races: Races, place: Place, address: Lanes, size: Lanes, *, is_write: bool) -> None:
    """Race cells of the range, one by one."""
    if not races.watches(place):
        return
    w, outer, grain = t.w, t.mask, races.grain
    if grain > 1:  # from the first byte of the first cell on
        odd = arithmetic.simple(t, "and", address, arithmetic.constant(address.type, grain - 1))
        address = arithmetic.add(t, address, odd, "sub")
        size = arithmetic.add(t, size, arithmetic.cast(t, "zext", odd, "i64"))
    at = w.slot("i64", "byte")
    w.store("i64", "0", at)
    head, body, done = w.label("bytes"), w.label("byte"), w.label("watched")
    w.jump(head)
    w.start(head)
    number = Lanes("i64", uniform=w.load("i64", at))
    inner = t.shape.join(t.shape.chunks(arithmetic.compare(t, "ult", number, size)))
    t.mask = inner if outer is None else w.pure(f"and {t.shape.mask_type} {inner}, {outer}")
    w.branch(w.pure(f"icmp ne {t.shape.mask_type} {t.mask}, 0"), body, done)
    w.start(body)
    moved = arithmetic.add(t, address, arithmetic.cast(t, "trunc", number, address.type))
    if is_write:
        races.write(place, moved, grain, same=False)
    else:
        races.read(place, moved, grain)
    w.store("i64", w.emit(f"add i64 {number.uniform}, {grain}"), at)
    w.jump(head)
    w.start(done)
    t.mask = outer
