"""Stores of the value that is there already: no race with who stored it.

Whether a store changes bytes that another wave or group has just written depends on the order in which waves run. Where that
shows (``schedule/order.py``) it is the reference engine's: all stores are compared, and who stored last counts. Elsewhere objects
are watched so (``ONCE``) of which every store is the same value, or that are written at one store only, by which no lane comes
twice: then all stores to a cell are alike, or one of them changes it in any order. Of the group's own memory it is enough that
this holds in each phase between barriers (``phases.py``), as in reductions one after the other that use the same bytes. Waves
that stored the same leave there the mark of several, which no access passes but one more such store.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import final

from swlds.analysis.graph import find_components, is_cycle
from swlds.device.address_space import GLOBAL, LDS, PRIVATE
from swlds.device.constant_expressions import Nested, Scalar
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, facts_of, is_in_head, runtime_effect
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import ITEM
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, FIXED, ONCE, READ, UNKNOWN, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import MOVES, access_key, accesses
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import I8, IntType, PointerType, Type, scalar_type
from swlds.ir.values import Constant, ConstantInt
from swlds.lazy import dataclass

#: Scalars of a store that are compared with what is there.
_MOST = 16
#: Calls of the launch's own functions that touch no bytes of a live block.
_NO_ACCESS = ("allocate", "free", "poison", "unpoison", "report", "check", "nothing")
_BLOCK: Key = ("block", 0)
_ALLOCATOR = ("allocate", "free", "poison", "unpoison")
_COMPARED = ("half", "float", "double")
#: Operations on integers that give the same of the same, wherever host code does them; those of which that holds where the second
#: operand is a constant below the bits.
_COMPUTED, _SHIFTS = frozenset("add sub mul and or xor zext sext trunc".split()), ("shl", "lshr", "ashr")
#: Operations and operands of an expression that is looked through.
_TERMS = 32
#: Memory of the launch (``Facts.provides``) whose numbers it does not change.
_LAUNCH = ("implicit", "packet")


def find_once(t: WaveCode, uses: dict[Key, int]) -> dict[Key, int]:
    """The same uses, with ``ONCE`` and ``FIXED``; of ``UNKNOWN`` these say that unknown objects are none that groups share."""
    if t.options.same_value_races or len(t.code.all) > 1:
        return uses
    stores = _Stores()
    for i in (i for b in t.code.blocks for i in b.instructions):
        for pointer, what in accesses(t, i):
            key = access_key(t, i, pointer)
            if key == UNKNOWN and not _is_own(pointer):
                return uses
            if key is not None:
                stores.add(key, i, what)
    repeated = _repeated(t.code.blocks)
    found = dict(uses)
    if UNKNOWN in uses:
        found[UNKNOWN] |= ONCE | FIXED
    for key, sites in stores.alike(t, lambda i: i.block in repeated):
        if UNKNOWN not in uses or _is_shared(t, key):
            found[key] |= ONCE | (FIXED if _are_fixed(t, sites) else 0)
    return found


def find_once_parts(t: WaveCode) -> frozenset[int]:
    """The variables of the group's lowered block, by number, of which the same holds: each is an object of its own to the
    program. What else is written to the block is its head."""
    if not t.image.offset_entries or t.options.same_value_races or len(t.code.all) > 1:
        return frozenset()
    stores = _Stores()
    for i in (i for b in t.code.blocks for i in b.instructions):
        for pointer, what in _accesses(t, i):
            key = access_key(t, i, pointer)
            if not what & (WRITE | ATOMIC) or (key != _BLOCK and (key != UNKNOWN or _is_own(pointer))):
                continue
            part = _part_of(t, i, pointer)
            if part is None:
                return frozenset()
            stores.add(part, i, what)
    repeated = _repeated(t.code.blocks)
    return frozenset(key[1] for key, _ in stores.alike(t, lambda i: i.block in repeated) if key[0] == "part")


def find_alike(
    t: WaveCode, instructions: list[FlatInstruction], repeated: set[FlatInstruction]
) -> frozenset[FlatInstruction]:
    """The stores of one phase, in which the group's memory has one epoch, of whose objects the same holds there. ``repeated``:
    what a lane may come by more than once in it."""
    stores = _Stores()
    for i in instructions:
        for pointer, what in _accesses(t, i):
            key = access_key(t, i, pointer)
            if key == UNKNOWN:
                return frozenset()
            if key == _BLOCK and what & (WRITE | ATOMIC):
                key = _part_of(t, i, pointer)
                if key is None:
                    return frozenset()
            if key is not None:
                stores.add(key, i, what)
    return frozenset(i for key, sites in stores.alike(t, repeated.__contains__) if key != _BLOCK for i in sites)


@final
class _Stores:
    """What writes each object: plain stores, copies and fills, or else."""

    def __init__(self) -> None:
        self._sites: dict[Key, list[FlatInstruction]] = {}
        self._others: set[Key] = set()

    def add(self, key: Key, i: FlatInstruction, what: int) -> None:
        if not what & (WRITE | ATOMIC):
            return
        if what == WRITE and _is_plain(i):
            self._sites.setdefault(key, []).append(i)
        else:
            self._others.add(key)

    def alike(
        self, t: WaveCode, is_repeated: Callable[[FlatInstruction], bool]
    ) -> Iterator[tuple[Key, list[FlatInstruction]]]:
        """The objects that only one such store writes, by which no lane comes twice, or stores of one value; and these."""
        for key, sites in self._sites.items():
            is_one = len(sites) == 1 and not is_repeated(sites[0])
            if key not in self._others and (is_one or _have_one_value(t, sites)):
                yield key, sites


def _accesses(t: WaveCode, i: FlatInstruction) -> Iterable[tuple[FlatValue, int]]:
    """``accesses``, without those of calls that touch no bytes of a live block."""
    return () if runtime_effect(i) in _NO_ACCESS else accesses(t, i)


def is_of_head(t: WaveCode, i: FlatInstruction) -> bool:
    """It accesses the head of the lowered block, and nothing else that counts."""
    found = [(access_key(t, i, pointer), pointer) for pointer, _ in _accesses(t, i)]
    return all(key is None or (key == _BLOCK and _part_of(t, i, pointer) == _BLOCK) for key, pointer in found)


def may_share_head(t: WaveCode, i: FlatInstruction) -> bool:
    """It may access the head of the lowered block by more than atomics. Memcheck sees who leaves a variable."""
    for pointer, what in _accesses(t, i):
        key = access_key(t, i, pointer)
        part = _part_of(t, i, pointer) if key == _BLOCK else None
        is_told = key not in (_BLOCK, UNKNOWN) or (part is not None and (part != _BLOCK or not what & (READ | WRITE)))
        if not is_told:
            return True
    return False


def _part_of(t: WaveCode, i: FlatInstruction, pointer: FlatValue) -> Key | None:
    """Which variable of the lowered block is accessed: ("part", number), or the block's own key for its head; None where that is
    not known."""
    symbol = t.provenance.of(pointer)
    is_told = t.image.has_dynamic_variables or not t.image.has_parted_parameters
    if symbol is not None and symbol.kind == "part" and is_told:
        return ("part", symbol.number)
    head = min((int(t.image.memory.objects.low[n]) for n in t.image.offset_entries), default=0)
    return _BLOCK if head and is_in_head(pointer, _size(t, i), head) else None


def _is_plain(i: FlatInstruction) -> bool:
    """A store, or a copy or fill that is one to its target."""
    if i.opcode == "store":
        return "volatile" not in i.source.flags
    last = i.operands[-1]  # whether it is volatile, or the size of element atomics
    return effect_of(i) in MOVES and isinstance(last, ConstantInt) and not last.value


def _have_one_value(t: WaveCode, sites: list[FlatInstruction]) -> bool:
    values = {_value(t, i) for i in sites}
    return len(values) == 1 and not values & {*sites}


def _are_fixed(t: WaveCode, sites: list[FlatInstruction]) -> bool:
    """The sites store one value, of which each byte is the same, or so that two places are one, or share nothing."""
    if not _have_one_value(t, sites):
        return False
    return all(i.opcode == "store" and _align(t, i) >= _size(t, i) for i in sites) or _is_byte(_value(t, sites[0]))


def is_of_allocator(i: FlatInstruction) -> bool:
    """A call of one of the launch's own functions for blocks of memory: none ends the wave."""
    return runtime_effect(i) in _ALLOCATOR


def _size(t: WaveCode, i: FlatInstruction) -> int:
    """Bytes that a load, a store, an atomic operation, a copy or a fill accesses, at most."""
    if effect_of(i) in MOVES:
        return i.operands[2].value if isinstance(i.operands[2], ConstantInt) else 1 << 62
    type_ = i.type if i.opcode == "load" else i.operands[0 if i.opcode == "store" else -1].type
    return t.layout.store_size(type_)


def _align(t: WaveCode, i: FlatInstruction) -> int:
    """That of a store."""
    return int(i.source.field("align") or t.layout.abi_align(i.operands[0].type))


def _is_own(pointer: FlatValue) -> bool:
    """It leads to memory of the group or of its lanes, by its type."""
    type_ = scalar_type(pointer.type)
    return isinstance(type_, PointerType) and type_.addrspace in (LDS, PRIVATE)


def _is_shared(t: WaveCode, key: Key) -> bool:
    """An object that groups share, and that no pointer to LDS reaches."""
    if key[0] == "argument":
        return not _is_own(t.kernel.code.arguments[key[1]])
    return key[0] == "object" and int(t.image.memory.objects.space[key[1]]) == GLOBAL


def _repeated(blocks: list[FlatBlock]) -> set[FlatBlock]:
    """Blocks that a lane may come by more than once."""

    def successors(block: FlatBlock) -> list[FlatBlock]:
        return block.terminator.targets

    components = find_components(blocks, successors)
    return {block for c in components if is_cycle(c, successors) for block in c}


def _value(t: WaveCode, i: FlatInstruction) -> object:
    """What a store, a copy or a fill stores: equal where it is the same in the whole launch, else of this one alone."""
    effect = effect_of(i)
    value = i.operands[1 if effect == "set" else 0]
    if effect == "copy":
        return i
    if isinstance(value, FlatArgument):
        return (effect, value) if effect else value
    if isinstance(value, Constant) and not t.is_undefined(value):
        known = t.image.evaluator.evaluate(value)
        return _byte(value.type, known) or (str(value.type), repr(known))
    terms = _terms(t, value)
    return i if terms is None else (effect, "terms", terms)


def _terms(t: WaveCode, value: FlatValue) -> tuple[object, ...] | None:
    """An integer that has one value in the launch, of arguments, constants and the launch's own numbers: its operations and
    operands, each operation in front of its own. None for any other."""
    found, work = list[object](), [value]
    while work:
        value = work.pop()
        if len(found) == _TERMS or not isinstance(value.type, IntType):
            return None
        if isinstance(value, FlatArgument):
            found.append(value)
        elif isinstance(value, Constant) and not t.is_undefined(value):
            found.append((str(value.type), repr(t.image.evaluator.evaluate(value))))
        elif isinstance(value, FlatInstruction) and (place := _place_of_launch(value)) is not None:
            found.append((str(value.type), *place))
        elif isinstance(value, FlatInstruction) and _is_computed(value):
            found.append((value.opcode, str(value.type)))
            work += value.operands
        else:
            return None
    return tuple(found)


def _is_computed(i: FlatInstruction) -> bool:
    if i.opcode in _SHIFTS:
        past = i.operands[1]
        return isinstance(i.type, IntType) and isinstance(past, ConstantInt) and past.value < i.type.bits
    return i.opcode in _COMPUTED


def _place_of_launch(i: FlatInstruction) -> tuple[str, int] | None:
    """Where a load of one of the launch's own numbers reads, as how many groups there are; None for any other instruction."""
    if i.opcode != "load" or "volatile" in i.source.flags:
        return None
    pointer, at = i.operands[0], 0
    if isinstance(pointer, FlatInstruction) and pointer.opcode == "getelementptr":
        gep = pointer
        pointer, *steps = gep.operands
        if len(steps) != 1 or not isinstance(steps[0], ConstantInt) or gep.source.field("source_type") != I8:
            return None
        at = steps[0].signed
    facts = facts_of(pointer) if isinstance(pointer, FlatInstruction) else None
    return (facts.provides, at) if facts is not None and facts.provides in _LAUNCH else None


def _byte(type_: Type, value: Nested) -> tuple[str, int] | None:
    """("byte", number) of an integer whose bytes are all that number, of any size."""
    if not isinstance(type_, IntType) or type_.bits % 8 or not isinstance(value, Scalar) or value.undefined:
        return None
    first, *others = {*value.bits.to_bytes(type_.bits // 8, "little")}
    return None if others else ("byte", first)


def _is_byte(value: object) -> bool:
    """A fill, or an integer of one byte again and again."""
    return isinstance(value, tuple) and value[0] in ("byte", "set")


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

    def find_other_lanes(self, t: WaveCode) -> Lanes:
        """At one address: lanes that store something else than the last one, whose value stays."""
        w, total = t.w, [""] * t.shape.count
        for k, c in enumerate(self.parts):
            plain, vector = _plain(c), t.shape.vector(_plain(c))
            chunks = self._chunks(t, k, c)
            last = t.shape.splat(plain, raw.last_lane(t, Lanes(plain, chunks=chunks)))
            flags = [w.emit(f"icmp ne {vector} {x}, {last}") for x in chunks]
            total = [w.emit(f"or {t.shape.bit_type} {a}, {b}") if a else b for a, b in zip(total, flags, strict=True)]
        return Lanes("i1", chunks=total)


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


def find_differing(t: WaveCode, first: str, cells: list[str], given: list[Lanes]) -> list[str]:
    """Of lanes whose cells, as vectors of chunks one cell after the other, have the mark of a lane of the wave: those that store
    elsewhere than that lane, or something else. ``first``: the wave's first work-item; ``given``: ``Stored.as_lanes``."""
    w, shape, total = t.w, t.shape, [""] * len(cells)
    words = shape.vector("i32")
    for value in given:
        table, vector = w.slot(f"[{shape.lanes} x {value.type}]", "stored"), shape.vector(value.type)
        chunks = shape.chunks(value)
        for k, chunk in enumerate(chunks):
            place = w.emit(f"getelementptr {value.type}, ptr {table}, i32 {k * shape.width}")
            w.do(f"store {vector} {chunk}, ptr {place}, align 1")
        for k, cell in enumerate(cells):
            item = w.emit(f"and {words} {cell}, {shape.splat('i32', str(ITEM))}")
            lane = w.emit(f"sub {words} {item}, {shape.splat('i32', first)}")
            theirs = w.emit(f"getelementptr {value.type}, ptr {table}, {words} {lane}")
            (held,) = raw.gather(t, value.type, [theirs], 1, k % len(chunks))
            flag = w.emit(f"icmp ne {vector} {held}, {chunks[k % len(chunks)]}")
            total[k] = w.emit(f"or {shape.bit_type} {total[k]}, {flag}") if total[k] else flag
    return total


def _plain(c: Component) -> str:
    """The integer of its size."""
    return f"i{8 * c.size}"


#: The flags of cells whose bytes a store changes: of a scalar, or of each chunk.
FindChanged = Callable[[], list[str]]

__all__ = [
    "FindChanged",
    "Stored",
    "find_alike",
    "find_changed",
    "find_differing",
    "find_once",
    "find_once_parts",
    "is_of_allocator",
    "is_of_head",
    "may_share_head",
]
