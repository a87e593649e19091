"""initcheck in host code: are the bytes that an access reads initialised? Suspicious where one is not.

Of LDS, the group knows how many bytes from its first are (``lds_known``, noted at barriers): accesses of lanes to an object there
do not look, and stores to lanes one by one leave the bytes as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swlds.device.address_space import GLOBAL, LDS
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import LDS_CELLS, OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.wave_code import WaveCode


def check(t: WaveCode, place: Place, address: Lanes, parts: list[Component], is_row: bool) -> None:
    """The scalars ``parts`` at the address. ``is_row``: all lanes of the wave are inside, also those that are not active."""
    if place.init is None or not t.checks_init or not parts:
        return
    if address.uniform is not None and not place.lane_stride:
        for c in parts:
            where = bounds.host_pointer(t, place, place.init, address.uniform, address.type, c.offset)
            known = t.w.load(f"i{8 * c.size}", where, 1)
            t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp ne i{8 * c.size} {known}, -1")))
        return
    init = place.init
    if is_row:
        unless_known(t, place, lambda: _check_row(t, place, init, address, parts[0]))
    else:
        unless_known(t, place, lambda: _check_lanes(t, place, init, address, parts))


def unless_known(t: WaveCode, place: Place, write: Callable[[], None]) -> None:
    """What ``write`` writes, where it is not known that the whole object is initialised."""
    if not 0 < place.end < LDS_CELLS:
        write()
        return
    w = t.w
    look, go_on = w.label("look"), w.label("known")
    known = w.load("i64", w.offset("%g", OFFSETS["lds_known"]))
    w.branch(w.emit(f"icmp uge i64 {known}, {place.end}"), go_on, look)
    with w.branches():
        w.start(look, follows=True)
        write()
        w.jump(go_on)
    w.start(go_on, follows=True)


def _check_row(t: WaveCode, place: Place, init: str, address: Lanes, c: Component) -> None:
    w, kind = t.w, f"i{8 * c.size}"
    assert address.bases is not None
    flags = []
    for base in address.bases:
        pointer = bounds.host_pointer(t, place, init, base, address.type, c.offset)
        wide = t.shape.vector(kind) if address.stride else kind
        known = w.load(wide, pointer, 1)
        flags.append(w.emit(f"icmp ne {wide} {known}, {'splat (' + kind + ' -1)' if address.stride else '-1'}"))
    t.suspect_if(Lanes("i1", chunks=flags) if address.stride else Lanes("i1", bases=flags))


def _check_lanes(t: WaveCode, place: Place, init: str, address: Lanes, parts: list[Component]) -> None:
    offsets = bounds.lane_offsets(t, place, address)
    index = "i64" if place.space == GLOBAL else "i32"
    flags: list[str] = []
    for c in parts:
        kind, bits = f"i{8 * c.size}", t.shape.bit_type
        known = raw.gather(t, kind, bounds.host_pointers(t, init, offsets, index, c.offset), 1)
        bad = [t.w.emit(f"icmp ne {t.shape.vector(kind)} {k}, splat ({kind} -1)") for k in known]
        flags = [t.w.emit(f"or {bits} {a}, {b}") for a, b in zip(flags, bad, strict=True)] if flags else bad
    t.suspect_if(Lanes("i1", chunks=flags))


def note(t: WaveCode, place: Place, write: Callable[[], None]) -> None:
    """What ``write`` writes, which notes what is initialised there, where somebody asks."""
    if place.init is None or not t.checks_init:
        return
    if place.is_asked is None:
        write()
        return
    w = t.w
    asked, go_on = w.label("asked"), w.label("noted")
    w.branch(place.is_asked, asked, go_on)
    with w.branches():
        w.start(asked, follows=True)
        write()
        w.jump(go_on)
    w.start(go_on, follows=True)


def is_kept(place: Place) -> bool:
    """What is undefined may be stored there: the memory is the group's own, and its initialisation bytes go with it."""
    return place.init is not None and (place.space != GLOBAL or place.is_local)


def plane_of(place: Place) -> Place:
    """The initialisation bytes of a place, as a place: no pointers lie there."""
    assert place.init is not None, "they are kept"
    return replace(place, base=place.init, init=None, watch=False, is_shadow=True, holds_tags=False)


def forget_known(t: WaveCode, to: Place) -> None:
    """Bytes that are not initialised may come to LDS."""
    if to.space == LDS:
        t.w.store("i64", "0", t.w.offset("%g", OFFSETS["lds_known"]))


def copies_init(t: WaveCode, to: Place, from_: Place) -> bool:
    """Initialisation bytes are copied, not looked at."""
    return t.checks_init and is_kept(to) and from_.init is not None
