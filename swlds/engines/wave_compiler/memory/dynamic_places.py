"""Accesses through pointers whose object only run time knows: look the object up by tag, or choose it, then go where it lies.

The tag's row of the object table gives bounds, state, space and flags; they are compared as the reference engine does. A tag
that is the same in all lanes leaves an access like that to a known object. Where lanes have different tags, each lane
is checked on its own, and the access is a gather or scatter for each kind of memory, under the mask of the lanes that
go there. Pointers without a tag are suspicious, but for LDS: there the owner of each byte is looked up.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.address_space import FLAT, GLOBAL, LDS, LDS_APERTURE, PRIVATE, PRIVATE_APERTURE
from swlds.device.lowered import is_computed
from swlds.device.objects import LAYOUT, OFFSET_ONLY, READ_ONLY, SLOT
from swlds.engines.wave_compiler.flat.flatten import FlatValue
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.lane_objects import ChosenObjects, LaneObjects, TaggedObjects
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.places import find_place
from swlds.engines.wave_compiler.tags.object_table import field, slot_number
from swlds.engines.wave_compiler.tags.tag_code import MAX_COMPARED, is_own_block
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.types import PointerType, scalar_type

Parts = list[Lanes]
#: What an access does once its place is known.
Action = Callable[[Place, Lanes], Parts]
_NUMBERS = {"global": GLOBAL, "block": GLOBAL, "lds": LDS, "private": PRIVATE}
_APERTURES = {"lds": LDS_APERTURE << 32, "private": PRIVATE_APERTURE << 32}
_BY_POINTER = {3: ("lds",), 5: ("private",)}
#: Larger than any object: the size of a place whose bounds are checked already.
_EVERYTHING = str(1 << 40)


def at_object(
    t: MemoryCode,
    pointer: FlatValue,
    is_write: bool,
    size: int,
    align: int,
    action: Action,
    results: list[str],
    at: tuple[int, Lanes] | None = None,
    *,
    is_first: bool = False,
) -> Parts:
    """Do ``action`` where the pointer leads; zeros of ``results`` (host types) when that is not known. ``at``: which element
    of a vector of pointers (0 for one pointer), and the address; ``is_first``: the first active lane's pointer is that of all."""
    assert t.current is not None
    tag = t.tags.accesses.get((t.current, pointer))
    element, address = at or (0, t.value(pointer)[0])
    type_ = scalar_type(pointer.type)
    assert isinstance(type_, PointerType)
    is_lds, is_flat = type_.addrspace == LDS, type_.addrspace == FLAT
    if (t.current, pointer) in t.choices.objects:
        chosen = ChosenObjects(t, pointer, address.type, is_write=is_write)
        return _Access(t, address, chosen, is_flat=is_flat, size=size, align=align).run(action, results)
    if tag is None and not (is_lds and t.provenance.of(pointer) is None):
        place = find_place(t.memory, pointer, is_write)
        if place is None:
            t.suspect()
            return [raw.zero(r) for r in results]
        if place.is_computed:
            t.suspect_if(arithmetic.invert(t, _is_in_variable(t, address, size)))
        return action(place, address)
    kinds = ["lds"] if tag is None else _kinds(t, type_.addrspace, tag)
    banned = OFFSET_ONLY | (READ_ONLY if is_write else 0) | (LAYOUT if t.current in t.tags.results else 0)
    banned |= SLOT if is_flat else 0
    if not kinds:
        t.suspect()
        return [raw.zero(r) for r in results]
    known = arithmetic.constant("i32", 0) if tag is None else t.value(tag)[element]
    known = pick(t, known, first_lane(t)) if is_first else known
    _suspect_dead_slots(t, known, kinds)
    if is_lds and (tag is None or t.tags.may_be_none(tag)):
        known = owner_in_lds(t, address, known)
    is_own = pointer in t.own_blocks.pointers
    if "block" in kinds and t.image.knows_block and is_computed(pointer):
        outside = arithmetic.invert(t, _is_in_variable(t, address, size))
        t.suspect_if(arithmetic.simple(t, "and", is_own_block(t, known), outside))
    objects = TaggedObjects(t, known, kinds, banned, is_flat=is_flat, is_own=is_own)
    return _Access(t, address, objects, is_flat=is_flat, size=size, align=align).run(action, results)


def _kinds(t: MemoryCode, space: int, tag: FlatValue) -> list[str]:
    """Kinds of memory that the pointer may lead to."""
    possible = t.tags.spaces(tag)
    allowed = _BY_POINTER.get(space) or (
        ("global", "block") if space != FLAT else ("global", "block", "lds", "private")
    )
    exists = {"block": bool(t.image.lowered), "private": t.memory.stack.is_used}
    return [k for k in allowed if (k in possible or (k == "block" and "global" in possible)) and exists.get(k, True)]


def _suspect_dead_slots(t: MemoryCode, tag: Lanes, kinds: list[str]) -> None:
    """Stack slots of functions that have returned."""
    assert t.current is not None
    if "private" not in kinds:
        return
    here = t.current.block.scope
    for alloca in t.tags.slots:
        scope = alloca.block.scope
        is_body = t.code is not t.kernel.code
        if (is_body and scope) or (not is_body and here[: len(scope)] != scope):
            number = Lanes("i32", uniform=slot_number(t, alloca))
            t.suspect_if(arithmetic.compare(t, "eq", tag, number))


def owner_in_lds(t: MemoryCode, address: Lanes, tag: Lanes) -> Lanes:
    """The tag, or where there is none the variable that the LDS byte belongs to."""
    size = Lanes("i32", uniform=t.w.pure(f"trunc i64 {field(t, 'lds_owner_size', 'i64')} to i32"))
    zero = arithmetic.constant("i32", 0)
    inside = arithmetic.compare(t, "ult", address, size)
    index = arithmetic.choose(t, inside, address, zero)
    table = field(t, "lds_owner")
    if index.uniform is not None:
        where = t.w.pure(f"getelementptr i32, ptr {table}, i32 {index.uniform}")
        found = Lanes("i32", uniform=t.w.emit(f"load i32, ptr {where}"))
    else:
        vector = t.shape.vector("i32")
        pointers = [t.w.pure(f"getelementptr i32, ptr {table}, {vector} {c}") for c in t.shape.chunks(index)]
        found = Lanes("i32", chunks=raw.gather(t, "i32", pointers, 4))
    found = arithmetic.choose(t, inside, found, zero)
    has_none = arithmetic.compare(t, "ult", tag, arithmetic.constant("i32", 2))
    return arithmetic.choose(t, has_none, found, tag)


def _is_in_variable(t: MemoryCode, address: Lanes, size: int) -> Lanes:
    """The access is inside one of the variables of the group's block, as far as that can be told by address: what lies behind
    those of fixed size is not parted."""
    places, is_parted = [*t.image.variables_in_block], t.image.has_parted_parameters
    if is_parted:
        places += [(p.offset, p.size) for p in t.image.parameters]
    if len(places) > MAX_COMPARED:
        return arithmetic.constant("i1", "false")
    past = arithmetic.simple(t, "sub", address, Lanes("i64", uniform=field(t, "block_start", "i64")))
    end = arithmetic.constant("i64", t.image.fixed_end)
    found = arithmetic.constant("i1", "false") if is_parted else arithmetic.compare(t, "uge", past, end)
    for start, room in places:
        offset = arithmetic.simple(t, "sub", past, arithmetic.constant("i64", start))
        inside = arithmetic.compare(t, "ult", offset, arithmetic.constant("i64", max(0, room - size + 1)))
        found = arithmetic.simple(t, "or", found, inside)
    return found


class _Access:
    """One access while its code is written, to objects that lanes may have of their own."""

    def __init__(
        self, t: MemoryCode, address: Lanes, objects: LaneObjects, *, is_flat: bool, size: int, align: int
    ) -> None:
        self.t, self.address, self.objects, self.kinds = t, address, objects, objects.kinds
        self.is_flat, self.size, self.align = is_flat, size, align

    def run(self, action: Action, results: list[str]) -> Parts:
        return self._uniform(action, results) if self.objects.is_uniform else self._varying(action, results)

    # One object for all lanes ----------------------------------------------------------------------------------

    def _uniform(self, action: Action, results: list[str]) -> Parts:
        """Where it lies decides which code runs."""
        t = self.t
        t.suspect_if(self.objects.wrong())
        found: list[tuple[str, Parts]] = []
        done = t.w.label("accessed")
        for kind in self.kinds:
            is_last = kind == self.kinds[-1]
            if not is_last:
                yes, no = t.w.label(kind), t.w.label("other")
                t.w.branch(str(self.objects.is_kind(kind).uniform), yes, no)
                t.w.start(yes)
            parts = action(self.objects.place(kind), self.address)
            if len(self.kinds) == 1:
                return parts
            if any(p.uniform is None for p in parts) or "private" in self.kinds:
                parts = [Lanes(p.type, chunks=t.shape.chunks(p)) for p in parts]
            found.append((t.w.block, parts))
            t.w.jump(done)
            if not is_last:
                t.w.start(no)
        t.w.start(done)
        return [self._join(r, [(b, parts[k]) for b, parts in found]) for k, r in enumerate(results)]

    def _join(self, type_: str, ways: list[tuple[str, Lanes]]) -> Lanes:
        w, shape = self.t.w, self.t.shape
        if all(v.uniform is not None for _, v in ways):
            return Lanes(type_, uniform=w.emit(f"phi {type_} " + ", ".join(f"[{v.uniform}, %{b}]" for b, v in ways)))
        vector = shape.vector(type_)
        return Lanes(
            type_,
            chunks=[
                w.emit(f"phi {vector} " + ", ".join(f"[{(v.chunks or [])[c]}, %{b}]" for b, v in ways))
                for c in range(shape.count)
            ],
        )

    # Objects for lanes -----------------------------------------------------------------------------------------

    def _varying(self, action: Action, results: list[str]) -> Parts:
        """All checks as vectors, then kind after kind under a mask."""
        t = self.t
        self._check_lanes()
        if len(self.kinds) == 1:
            return self._act(action, self.kinds[0])
        whole, before = t.mask, t.active
        masks: dict[str, str] = {}
        counted = self._both_in_global(before)
        merged = [["zeroinitializer"] * t.shape.count for _ in results]
        for kind in self.kinds:
            mask = t.w.emit(
                f"and {t.shape.mask_type} {before}, {t.shape.join(t.shape.chunks(self.objects.is_kind(kind)))}"
            )
            masks[kind] = mask
            yes, done, start = t.w.label(kind), t.w.label("on"), t.w.block
            t.w.branch(t.w.emit(f"icmp ne {t.shape.mask_type} {mask}, 0"), yes, done)
            t.w.start(yes)
            t.mask = mask
            parts = self._act(action, kind, masks.get("global") if kind == "block" else None, counted.get(kind))
            new = [
                t.shape.blend(r, mask, t.shape.chunks(p), old) for r, p, old in zip(results, parts, merged, strict=True)
            ]
            t.mask = whole
            end = t.w.block
            t.w.jump(done)
            t.w.start(done)
            merged = [
                [
                    t.w.emit(f"phi {t.shape.vector(r)} [{a}, %{end}], [{b}, %{start}]")
                    for a, b in zip(chunks, old, strict=True)
                ]
                for r, chunks, old in zip(results, new, merged, strict=True)
            ]
        return [Lanes(r, chunks=chunks) for r, chunks in zip(results, merged, strict=True)]

    def _both_in_global(self, active: str) -> dict[str, str]:
        """The lanes that each kind counts where active lanes may go to global memory and to the group's block, which lies there:
        the first kind that has a lane counts those of both."""
        if not {"global", "block"} <= {*self.kinds}:
            return {}
        t, type_ = self.t, self.t.shape.mask_type
        masks = {
            kind: t.w.emit(f"and {type_} {active}, {t.shape.join(t.shape.chunks(self.objects.is_kind(kind)))}")
            for kind in ("global", "block")
        }
        is_first = t.w.emit(f"icmp eq {type_} {masks['global']}, 0")
        return {
            "global": t.w.emit(f"or {type_} {masks['global']}, {masks['block']}"),
            "block": t.w.emit(f"select i1 {is_first}, {type_} {masks['block']}, {type_} 0"),
        }

    def _check_lanes(self) -> None:
        """They are inside of their objects, and aligned."""
        t, low = self.t, self.objects.low()
        address = Lanes(low.type, chunks=t.shape.chunks(arithmetic.cast(t, "zext", self.address, low.type)))
        past = arithmetic.simple(t, "sub", address, low)
        outside = arithmetic.compare(t, "uge", past, self.objects.count(self.size))
        bad = arithmetic.simple(t, "or", self.objects.wrong(), outside)
        align = max(bounds.least_alignment(self.objects.place(kind), self.align) for kind in self.kinds)
        if align > 1:
            odd = arithmetic.simple(t, "and", address, arithmetic.constant(low.type, align - 1))
            crooked = arithmetic.compare(t, "ne", odd, arithmetic.constant(low.type, 0))
            bad = arithmetic.simple(t, "or", bad, crooked)
        t.suspect_if(bad)

    def _act(self, action: Action, kind: str, before: str | None = None, all_parts: str | None = None) -> Parts:
        address = self.address
        if self.is_flat and kind in ("lds", "private"):
            address = arithmetic.cast(self.t, "trunc", address, "i32")
        place = self.objects.place(kind)
        place.before, place.all_parts = before, all_parts
        return action(place, address)


__all__ = ["at_object", "owner_in_lds"]
