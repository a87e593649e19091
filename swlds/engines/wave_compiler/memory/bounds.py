"""Is an access inside its object and aligned, and where on the host do its bytes lie?"""

from __future__ import annotations

from swlds.device.address_space import GLOBAL, LDS, LDS_ALIGN
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]


def least_alignment(place: Place, align: int) -> int:
    """The alignment that an access must have which claims ``align``."""
    return min(align, LDS_ALIGN) if place.space == LDS or place.is_local else align


def check(t: WaveCode, place: Place, address: Lanes, size: int, align: int) -> None:
    """Every active lane is inside the object and aligned."""
    if place.is_checked:
        return
    if address.uniform is not None and not place.lane_stride:
        _check_uniform(t, place, address.uniform, address.type, size, align)
    else:
        _check_lanes(t, place, address, size, align)


def _check_uniform(t: WaveCode, place: Place, address: str, type_: str, size: int, align: int) -> None:
    bad = [_compare(t, place, address, type_, size, "uge")]
    if align > 1:
        low = t.w.pure(f"and {type_} {address}, {align - 1}")
        bad.append(t.w.pure(f"icmp ne {type_} {low}, 0"))
    total = bad[0] if len(bad) == 1 else t.w.pure(f"or i1 {bad[0]}, {bad[1]}")
    t.suspect_if(Lanes("i1", uniform=total))


def limits(t: WaveCode, place: Place, type_: str, size: int) -> tuple[str, str]:
    """(first address, how many addresses from there on are inside) of the object for an access of so many bytes: none when the
    object is smaller."""
    w = t.w
    low = place.low
    if type_ != "i64" and low.startswith("%"):
        low = w.hoist(f"trunc i64 {low} to {type_}", low)
    if place.size.isdigit():
        return low, str(max(0, int(place.size) - size + 1))
    small = w.hoist(f"icmp ult i64 {place.size}, {size}", place.size)
    room = w.hoist(f"sub i64 {place.size}, {size - 1}", place.size)
    count = w.hoist(f"select i1 {small}, i64 0, i64 {room}", small, room)
    return low, count if type_ == "i64" else w.hoist(f"trunc i64 {count} to {type_}", count)


def _compare(t: WaveCode, place: Place, address: str, type_: str, size: int, how: str) -> str:
    """``how``: "ult" for inside, "uge" for outside."""
    low, count = limits(t, place, type_, size)
    past = address if low == "0" else t.w.pure(f"sub {type_} {address}, {low}")
    return t.w.pure(f"icmp {how} {type_} {past}, {count}")


def _check_lanes(t: WaveCode, place: Place, address: Lanes, size: int, align: int) -> None:
    w, vector = t.w, t.shape.vector(address.type)
    low, count = limits(t, place, address.type, size)
    flags = []
    for chunk in t.shape.chunks(address):
        past = chunk if low == "0" else w.pure(f"sub {vector} {chunk}, {t.shape.splat(address.type, low)}")
        bad = w.pure(f"icmp uge {vector} {past}, {t.shape.splat(address.type, count)}")
        if align > 1:
            odd = w.pure(f"and {vector} {chunk}, {t.shape.splat(address.type, str(align - 1))}")
            crooked = w.pure(f"icmp ne {vector} {odd}, zeroinitializer")
            bad = w.pure(f"or {t.shape.bit_type} {bad}, {crooked}")
        flags.append(bad)
    t.suspect_if(Lanes("i1", chunks=flags))


def row_is_inside(t: WaveCode, place: Place, address: Lanes, size: int, align: int) -> str:
    """A scalar condition: the affine form holds, and all lanes of the wave are inside the object and aligned."""
    w, ty = t.w, address.type
    assert address.bases is not None
    bases = address.bases[:: address.line]
    whole = size + address.stride * (t.shape.width * address.line - 1)
    total, odd = address.ok or "", ""
    for base in bases:
        fits = _compare(t, place, base, ty, whole, "ult")
        total = w.pure(f"and i1 {total}, {fits}") if total else fits
        odd = w.pure(f"or {ty} {odd}, {base}") if odd else base
    if align > 1:
        even = w.pure(f"icmp eq {ty} {w.pure(f'and {ty} {odd}, {align - 1}')}, 0")
        total = w.pure(f"and i1 {total}, {even}")
    return total


def _index(t: WaveCode, place: Place, address: str, type_: str) -> tuple[str, str]:
    """Scalar address -> (type, text) of the index behind the base."""
    if place.space != GLOBAL and type_ == "i64":
        return "i32", t.w.pure(f"trunc i64 {address} to i32")
    return type_, address


def host_pointer(t: WaveCode, place: Place, base: str, address: str, type_: str, offset: int) -> str:
    kind, index = _index(t, place, address, type_)
    return t.w.offset(t.w.offset(base, index, kind), offset)


def row_pointers(t: WaveCode, place: Place, base: str, address: Lanes, offset: int) -> list[str]:
    """Where the chunks of a row lie that is inside its object: each line's first, and the others behind it."""
    assert address.bases is not None
    firsts = [host_pointer(t, place, base, b, address.type, offset) for b in address.bases[:: address.line]]
    step = address.stride * t.shape.width
    return [t.w.offset(first, k * step) for first in firsts for k in range(address.line)]


def lane_offsets(t: WaveCode, place: Place, address: Lanes) -> list[str]:
    """Indices behind ``place.base`` of each lane, as chunks of i32 (on-chip) or i64."""
    chunks = t.shape.chunks(address)
    w, vector = t.w, t.shape.vector
    if place.space == GLOBAL:
        return chunks
    if address.type == "i64":
        chunks = [w.pure(f"trunc {vector('i64')} {c} to {vector('i32')}") for c in chunks]
    if place.lane_stride:
        stride = place.lane_stride
        rows = [t.shape.row("i32", stride, k * t.shape.width * stride) for k in range(t.shape.count)]
        chunks = [w.pure(f"add {vector('i32')} {c}, {row}") for c, row in zip(chunks, rows, strict=False)]
    return chunks


def host_pointers(t: WaveCode, base: str, offsets: list[str], kind: str, offset: int) -> list[str]:
    """Vectors of host pointers, for the gather or scatter that comes next: only of an address in its own block LLVM sees that it
    is a base and 32-bit indices, and makes one instruction of a chunk in place of two on halves that it puts together."""
    start = t.w.offset(base, offset)
    vector = t.shape.vector(kind)
    return [t.w.emit(f"getelementptr i8, ptr {start}, {vector} {o}") for o in offsets]


def is_row(place: Place, address: Lanes, parts: list[Component], align: int, *, takes_same: bool = False) -> bool:
    """The lanes access one scalar each, side by side or (``takes_same``) all lanes of a chunk the same, so that they are asked
    about together. Lanes at a multiple of the access's alignment from one another are aligned where the first is.

    Three bytes, and other numbers that are no power of two, are none: LLVM's masked loads and stores lay such elements further
    apart than a plain vector does."""
    return (
        address.bases is not None
        and not (place.is_checked or place.lane_stride)
        and len(parts) == 1
        and parts[0].size & (parts[0].size - 1) == 0
        and (address.stride == parts[0].size or (takes_same and not address.stride))
        and address.stride % max(align, 1) == 0
    )
