"""Stores of the value that is there already: no race with who stored it.

Whether a store changes bytes that another wave or group has just written depends on the order in which waves run; here it does
not. Objects are watched so (``ONCE``) of which every store is the same value, or that are written at one store only, by which no
lane comes twice: then all stores to a cell are alike, or one of them changes it in any order. Waves that stored the same leave
the mark of several, which no access passes but one more such store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.analysis.graph import find_components, is_cycle
from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, ONCE, UNKNOWN, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import accesses, pointer_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.values import Constant
from swlds.lazy import dataclass

#: Scalars of a store that are compared with what is there.
_MOST = 4
_COMPARED = ("half", "float", "double")


def find_once(t: WaveCode, uses: dict[Key, int]) -> dict[Key, int]:
    """The same uses, with ``ONCE``."""
    if UNKNOWN in uses or t.options.same_value_races or len(t.code.all) > 1:
        return uses
    stores: dict[Key, list[FlatInstruction]] = {}
    others: set[Key] = set()
    for i in (i for b in t.code.blocks for i in b.instructions):
        for pointer, what in accesses(t, i):
            key = pointer_key(t, pointer)
            if key is None or not what & (WRITE | ATOMIC):
                continue
            if i.opcode == "store" and what == WRITE and "volatile" not in i.source.flags:
                stores.setdefault(key, []).append(i)
            else:
                others.add(key)
    repeated = _repeated(t.code.blocks)
    found = dict(uses)
    for key, sites in stores.items():
        is_single = len(sites) == 1 and sites[0].block not in repeated
        if key not in others and (is_single or len({_value(t, i) for i in sites}) == 1):
            found[key] |= ONCE
    return found


def _repeated(blocks: list[FlatBlock]) -> set[FlatBlock]:
    """Blocks that a lane may come by more than once."""

    def successors(block: FlatBlock) -> list[FlatBlock]:
        return block.terminator.targets

    components = find_components(blocks, successors)
    return {block for c in components if is_cycle(c, successors) for block in c}


def _value(t: WaveCode, i: FlatInstruction) -> object:
    """What a store stores: equal where it is the same in the whole launch, else of this store alone."""
    value = i.operands[0]
    if isinstance(value, FlatArgument):
        return value
    if isinstance(value, Constant) and not t.is_undefined(value):
        return str(value.type), repr(t.image.evaluator.evaluate(value))
    return i


@final
@dataclass
class Stored:
    """What a store is about to write: ``values`` are those of the scalars ``parts``, ``address`` the first byte of each lane."""

    place: Place
    address: Lanes
    parts: list[Component]
    values: list[Lanes]

    @property
    def is_comparable(self) -> bool:
        """All bytes of it are numbers."""
        return len(self.parts) <= _MOST and all(
            c.bits == 8 * c.size and (c.type.startswith("i") or c.type in _COMPARED) for c in self.parts
        )

    def as_lanes(self, t: WaveCode) -> list[Lanes]:
        """Where the lanes store, and the integers that they store there, for ``find_changed``."""
        kind = "i64" if self.place.space == GLOBAL else "i32"
        offsets = bounds.lane_offsets(t, self.place, self.address)
        pointers = bounds.host_pointers(t, self.place.base, offsets, kind, 0)
        places, numbers = t.shape.vector("ptr"), t.shape.vector("i64")
        found = [Lanes("i64", chunks=[t.w.pure(f"ptrtoint {places} {p} to {numbers}") for p in pointers])]
        return [*found, *(Lanes(_plain(c), chunks=self._chunks(t, k, c)) for k, c in enumerate(self.parts))]

    def _chunks(self, t: WaveCode, number: int, c: Component) -> list[str]:
        vector, plain = t.shape.vector, t.shape.vector(_plain(c))
        found = []
        for chunk in t.shape.chunks(self.values[number]):
            text = raw.to_memory(t, c, chunk, vector)
            kind = raw.memory_type(c)
            found.append(text if kind == _plain(c) else t.w.pure(f"bitcast {vector(kind)} {text} to {plain}"))
        return found

    @property
    def form(self) -> str:
        """What ``find_changed`` depends on, as a part of a name."""
        return ".".join(f"{c.offset}x{c.size}" for c in self.parts)

    def find_changed_scalar(self, t: WaveCode) -> list[str]:
        """At one address: the store changes what is there."""
        w, total = t.w, ""
        assert self.address.uniform is not None
        for c, value in zip(self.parts, self.values, strict=True):
            scalar = value.uniform if value.uniform is not None else raw.last_lane(t, value)
            text, kind = raw.to_memory(t, c, scalar, lambda x: x), raw.memory_type(c)
            if kind != _plain(c):
                text = w.pure(f"bitcast {kind} {text} to {_plain(c)}")
            pointer = bounds.host_pointer(
                t, self.place, self.place.base, self.address.uniform, self.address.type, c.offset
            )
            flag = w.emit(f"icmp ne {_plain(c)} {w.load(_plain(c), pointer, 1)}, {text}")
            total = w.emit(f"or i1 {total}, {flag}") if total else flag
        return [total]


def find_changed(t: WaveCode, parts: list[Component], given: list[Lanes]) -> list[str]:
    """Lanes that change what is there, as chunks of flags. ``given``: ``Stored.as_lanes``."""
    places, total = t.shape.vector("ptr"), [""] * t.shape.count
    for c, value in zip(parts, given[1:], strict=True):
        plain = t.shape.vector(_plain(c))
        starts = [t.w.emit(f"inttoptr {t.shape.vector('i64')} {n} to {places}") for n in t.shape.chunks(given[0])]
        pointers = [t.w.emit(f"getelementptr i8, {places} {p}, i64 {c.offset}") for p in starts]
        held = raw.gather(t, _plain(c), pointers, 1)
        flags = [t.w.emit(f"icmp ne {plain} {a}, {b}") for a, b in zip(held, t.shape.chunks(value), strict=True)]
        total = [t.w.emit(f"or {t.shape.bit_type} {a}, {b}") if a else b for a, b in zip(total, flags, strict=True)]
    return total


def _plain(c: Component) -> str:
    """The integer of its size."""
    return f"i{8 * c.size}"


#: The flags of cells whose bytes a store changes: of a scalar, or of each chunk.
FindChanged = Callable[[], list[str]]

__all__ = ["FindChanged", "Stored", "find_changed", "find_once"]
