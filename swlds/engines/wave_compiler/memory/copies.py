"""memcpy, memmove and memset: a few loads and stores of each lane where the size is small and known, else ``ranges.py``.

Uninitialised bytes may be copied on the chip: their initialisation bytes go with them. Into a buffer they are suspicious.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import partial_copies, ranges
from swlds.engines.wave_compiler.memory.dynamic_places import at_object
from swlds.engines.wave_compiler.memory.initialised import copies_init
from swlds.engines.wave_compiler.memory.memory import known_place, load_at, load_shadow, store_at, store_parted
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.places import find_place
from swlds.engines.wave_compiler.tags.shared_tags import may_move_tags
from swlds.engines.wave_compiler.tags.tag_planes import load_tags, store_tags
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.pieces import join_steps, split_steps
from swlds.ir.values import ConstantInt

Parts = list[Lanes]
Where = tuple[Place, Lanes]
#: Accesses of one copy that are written one after the other.
MAX_STEPS = 32


def emit_copy(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """memcpy and memmove: all is read before anything is written."""
    target, source, length = i.operands[0], i.operands[1], i.operands[2]
    if isinstance(length, ConstantInt) and not length.value:
        return []
    for operand in (target, source, length):
        t.check_defined(operand)
    to, start = t.value(target)[0], t.value(source)[0]
    places = known_place(t, target, True), known_place(t, source, False)
    steps = _steps(i, 2)
    is_known = places[0] is not None and places[1] is not None
    moves_tags = may_move_tags(t, source)
    if moves_tags and steps is not None:
        _copy_with_tags(t, i, steps)
    elif moves_tags or (steps is None and not is_known):
        t.suspect_if(arithmetic.compare(t, "ne", t.value(length)[0], arithmetic.constant(t.value(length)[0].type, 0)))
    elif places[0] is None or places[1] is None:
        assert steps is not None
        moved, align = join_steps(steps), steps[0].size
        _write(t, target, moved, _read(t, source, moved, align), align)
    elif steps is None:
        ranges.copy(t, (places[0], to), (places[1], start), t.value(length)[0])
    else:
        _copy_steps(t, (places[0], to), (places[1], start), steps, join_steps(steps), i)
    return []


def _copy_with_tags(t: MemoryCode, i: FlatInstruction, steps: list[Component]) -> None:
    """Tags go along, word by word."""
    target, source = i.operands[0], i.operands[1]
    words = [replace(_word(c), offset=c.offset + at) for c in steps for at in range(0, c.size, 4)]
    moved = join_steps(words)
    to, from_ = find_place(t.memory, target, True), find_place(t.memory, source, False)
    if to is not None and from_ is not None and not (to.is_computed or from_.is_computed):
        _copy_steps(t, (to, t.value(target)[0]), (from_, t.value(source)[0]), words, moved, i, moves_tags=True)
        return
    size, align = words[-1].offset + words[-1].size, words[0].size

    def read(place: Place, address: Lanes) -> Parts:
        data = load_at(t, place, address, moved, size, align)
        return [*data, *_move_tags(t, place, address, moved, align)]

    found = at_object(t, source, False, size, align, read, [c.type for c in moved] + ["i32"] * len(moved))

    def write(place: Place, address: Lanes) -> Parts:
        store = lambda to, tags: store_at(t, to, address, moved, found[: len(moved)], size, align, tags)  # noqa: E731
        _store_tagged(t, place, address, size, align, store, found[len(moved) :])
        return []

    at_object(t, target, True, size, align, write, [])


def _word(c: Component) -> Component:
    size = min(c.size, 4)
    return Component(f"i{8 * size}", c.offset, size, 8 * size)


def _move_tags(t: MemoryCode, place: Place, address: Lanes, steps: list[Component], align: int) -> Parts:
    """Of each word. A piece of one carries none: it is suspicious where some lies there."""
    if align >= 4 and all(c.size == 4 for c in steps):
        return load_tags(t, place, address, steps, 4)
    nothing, size = arithmetic.constant("i32", 0), steps[-1].offset + steps[-1].size
    for tag in load_tags(t, place, address, [replace(c, type="i32", size=4, bits=32) for c in _touched(size)], 1):
        t.suspect_if(arithmetic.compare(t, "ne", tag, nothing))
    return [nothing] * len(steps)


def _touched(size: int) -> list[Component]:
    """A byte of each aligned word that so many bytes may lie in, wherever they begin."""
    return [Component("i8", at, 1, 8) for at in sorted({*range(0, size, 4), size - 1})]


def _store_tagged(
    t: MemoryCode,
    place: Place,
    address: Lanes,
    size: int,
    align: int,
    store: Callable[[Place, Parts | None], None],
    tags: Parts | None = None,
) -> None:
    """``store`` to a place, with these tags. Words that are not aligned have none, and clear those of both that they lie in."""
    is_crooked = align < 4 and place.holds_tags and t.tags.is_tracked
    store(replace(place, holds_tags=False) if is_crooked else place, None if is_crooked else tags)
    if is_crooked:
        store_tags(t, place, address, _touched(size), None, 1)


def _read(t: MemoryCode, source: FlatValue, steps: list[Component], align: int) -> Parts:
    """The bytes of a small copy, from an object that only run time may know; where bytes are undefined it is suspicious."""
    size = steps[-1].offset + steps[-1].size

    def action(place: Place, address: Lanes) -> Parts:
        return load_at(t, place, address, steps, size, align)

    return at_object(t, source, False, size, align, action, [c.type for c in steps])


def _write(t: MemoryCode, target: FlatValue, steps: list[Component], values: Parts, align: int) -> None:
    """Bytes go to an object that only run time may know; tags that lie there are cleared."""
    size = steps[-1].offset + steps[-1].size

    def action(place: Place, address: Lanes) -> Parts:
        store = lambda to, tags: store_at(t, to, address, steps, values, size, align, tags)  # noqa: E731
        _store_tagged(t, place, address, size, align, store)
        return []

    at_object(t, target, True, size, align, action, [])


def _copy_steps(
    t: MemoryCode,
    target: Where,
    source: Where,
    steps: list[Component],
    moved: list[Component],
    copy: FlatInstruction,
    *,
    moves_tags: bool = False,
) -> None:
    """``moved``: what moves the bytes. What is told of padding goes by the size of ``steps`` (``find_lacking``)."""
    (to, address), (from_, start) = target, source
    size, align = steps[-1].offset + steps[-1].size, steps[0].size
    is_followed = t.shadows.are_fresh and t.partial.may_leave_out(from_.symbol, to.symbol) and from_.init is not None
    copies_known = is_followed or copies_init(t, to, from_)
    data = load_at(t, replace(from_, init=None) if copies_known else from_, start, moved, size, align)
    tags = _move_tags(t, from_, start, moved, align) if moves_tags else None
    if not copies_known:
        store = lambda to, tags: store_at(t, to, address, moved, data, size, align, tags)  # noqa: E731
        _store_tagged(t, to, address, size, align, store, tags)
        return
    shadow = load_shadow(t, from_, start, moved, size, align)
    if is_followed and not t.partial.may_lack_all(copy):
        undefined = split_steps(t, steps, moved, shadow)
        lacking = partial_copies.find_lacking(t, copy.operands[1], undefined, steps, is_whole=True)
        partial_copies.check(t, undefined, lacking)
    store = lambda to, tags: store_parted(t, to, address, moved, data, shadow, size, align, tags)  # noqa: E731
    _store_tagged(t, to, address, size, align, store, tags)


def emit_set(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """memset."""
    target, value, length = i.operands[0], i.operands[1], i.operands[2]
    if isinstance(length, ConstantInt) and not length.value:
        return []
    for operand in (target, value, length):
        t.check_defined(operand)
    to, byte = t.value(target)[0], t.value(value)[0]
    place, steps = known_place(t, target, True), _steps(i, 1)
    if place is None and steps is None:
        t.suspect_if(arithmetic.compare(t, "ne", t.value(length)[0], arithmetic.constant(t.value(length)[0].type, 0)))
        return []
    if place is not None and steps is None:
        ranges.fill(t, (place, to), byte, t.value(length)[0])
        return []
    assert steps is not None
    spread, moved = [], join_steps(steps)
    for c in moved:
        wide = arithmetic.cast(t, "zext", byte, c.type)
        spread.append(arithmetic.simple(t, "mul", wide, arithmetic.constant(c.type, int("01" * c.size, 16))))
    _write(t, target, moved, spread, steps[0].size)
    return []


def _steps(i: FlatInstruction, pointers: int) -> list[Component] | None:
    """The accesses of a copy, as wide as the pointers' alignment allows; None where they are many or not known."""
    length = i.operands[2]
    if not isinstance(length, ConstantInt) or length.value > 8 * MAX_STEPS:
        return None
    attributes = i.source.field("argument_attributes")[:pointers]
    width = min(min(int(a.find("align") or 1) if a else 1 for a in attributes), 8)
    steps, at = [], 0
    while at < length.value:
        while width > length.value - at:
            width //= 2
        steps.append(Component(f"i{8 * width}", at, width, 8 * width))
        at += width
    return steps if len(steps) <= MAX_STEPS else None
