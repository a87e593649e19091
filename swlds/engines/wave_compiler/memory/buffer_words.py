"""Accesses that cross the end of their buffer resource: in those lanes each word is inside or not by itself.

The last word never is. Each of the others is an access of its own, a part of the same execution.
"""

from __future__ import annotations

from dataclasses import replace

from swlds.device.buffer_resource import WORD
from swlds.engines.wave_compiler.control.predicated import predicated
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory.memory import load_at, store_at
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.resources import Reach
from swlds.engines.wave_compiler.values import arithmetic, casts

Parts = list[Lanes]
_WORD = [Component("i32", 0, WORD, 8 * WORD)]


def load_words(
    t: MemoryCode, place: Place | None, reach: Reach, whole: str | None, parts: list[Component], align: int
) -> Parts:
    """What lanes that cross the end load, under their mask: the scalars ``parts``, zero where words are outside. ``whole``: the
    mask of the lanes that do not cross it."""
    if place is None:
        t.suspect()
        return [raw.zero(c.type) for c in parts]
    count = _count(parts)
    words = []
    for n in range(count - 1):
        there = _moved(t, reach.address, n)

        def load(n: int = n, there: Lanes = there) -> Parts:
            return load_at(t, _part(t, place, n, whole), there, _WORD, WORD, align)

        words += load() if n == 0 else predicated(t, _word(reach, n), load)
    words.append(raw.zero("i32"))
    return [_scalar(t, words, c) for c in parts]


def store_words(
    t: MemoryCode, place: Place, reach: Reach, whole: str | None, parts: list[Component], values: Parts
) -> None:
    """Store the words that are inside, of lanes that cross the end, under their mask."""
    for n in range(_count(parts) - 1):
        there, word = _moved(t, reach.address, n), _word_of(t, parts, values, n)

        def store(n: int = n, there: Lanes = there, word: Lanes = word) -> Parts:
            align = WORD if t.memory.races.is_on else 1
            store_at(t, _part(t, place, n, whole), there, _WORD, [word], WORD, align)
            return []

        if n == 0:
            store()
        else:
            predicated(t, _word(reach, n), store)


def _count(parts: list[Component]) -> int:
    return (parts[-1].offset + parts[-1].size) // WORD


def _word(reach: Reach, n: int) -> Lanes:
    assert reach.word is not None
    return reach.word(n)


def _moved(t: MemoryCode, address: Lanes, n: int) -> Lanes:
    return arithmetic.add(t, address, arithmetic.constant(address.type, n * WORD)) if n else address


def _part(t: MemoryCode, place: Place, n: int, whole: str | None) -> Place:
    """Whole accesses come before the first words, these before the others: they are counted as one execution. ``whole``: the mask
    of the lanes that were inside."""
    return replace(place, before=t.active if n else whole)


def _scalar(t: MemoryCode, words: Parts, c: Component) -> Lanes:
    """A scalar of what the words spell."""
    first, last = c.offset // WORD, -(-(c.offset + c.size) // WORD)
    value = casts.join(t, words[first:last])
    if skipped := 8 * (c.offset % WORD):
        value = arithmetic.simple(t, "lshr", value, arithmetic.constant(value.type, skipped))
    return casts.reinterpret(t, arithmetic.cast(t, "trunc", value, f"i{c.bits}"), c.type)


def _word_of(t: MemoryCode, parts: list[Component], values: Parts, n: int) -> Lanes:
    """The n-th word of a value's scalars."""
    total = arithmetic.constant("i32", 0)
    for c, value in zip(parts, values, strict=True):
        start = 8 * (c.offset - n * WORD)
        if not -8 * c.size < start < 8 * WORD:
            continue
        bits = casts.reinterpret(t, value, f"i{c.bits}")
        if start < 0:
            bits = arithmetic.simple(t, "lshr", bits, arithmetic.constant(bits.type, -start))
        bits = arithmetic.cast(t, "zext" if c.bits < 32 else "trunc", bits, "i32")
        if start > 0:
            bits = arithmetic.simple(t, "shl", bits, arithmetic.constant("i32", start))
        total = arithmetic.simple(t, "or", total, bits)
    return total
