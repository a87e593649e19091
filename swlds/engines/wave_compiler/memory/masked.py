"""llvm.masked.load, store, gather, scatter, expandload and compressstore: element by element, each in the lanes that its mask
chooses."""

from __future__ import annotations

from swlds.engines.wave_compiler.control.predicated import predicated
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.dynamic_places import Action, at_object
from swlds.engines.wave_compiler.memory.memory import load_at, store_at
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.values import arithmetic
from swlds.ir.types import VectorType
from swlds.ir.values import ConstantInt

Parts = list[Lanes]


def operands_of(i: FlatInstruction, *, is_store: bool) -> list[FlatValue]:
    """(value to store,) pointer, mask (, value of what is not loaded); older signatures carry the alignment, too."""
    at = 2 if is_store else 1
    return [o for k, o in enumerate(i.operands) if not (k == at and isinstance(o, ConstantInt))]


def _addresses(t: MemoryCode, pointer: FlatValue, chosen: Parts, size: int, is_dense: bool) -> Parts:
    """The address of each element. ``is_dense``: what is chosen lies without gaps."""
    given = t.value(pointer)
    if isinstance(pointer.type, VectorType):
        return given
    at, kind = given[0], given[0].type
    if not is_dense:
        return [arithmetic.add(t, at, arithmetic.constant(kind, k * size)) if k else at for k in range(len(chosen))]
    found = []
    for flag in chosen:
        found.append(at)
        step = arithmetic.choose(t, flag, arithmetic.constant(kind, size), arithmetic.constant(kind, 0))
        at = arithmetic.add(t, at, step)
    return found


def _element(pointer: FlatValue, k: int, address: Lanes) -> tuple[int, Lanes]:
    """Which of the pointers an element goes to, and its address."""
    return k if isinstance(pointer.type, VectorType) else 0, address


def _ask(t: MemoryCode, pointer: FlatValue, mask: FlatValue) -> None:
    """Ask for the tag of the pointers and check what the access depends on, in front of the elements' branches."""
    assert t.current is not None
    tag = t.tags.accesses.get((t.current, pointer))
    if tag is not None:
        t.value(tag)
    t.check_defined(pointer)
    t.check_defined(mask)


def _alignment(t: MemoryCode, size: int) -> int:
    return 4 if size % 4 == 0 and t.memory.races.is_on else 1


def emit_masked_load(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """masked.load, masked.gather, masked.expandload."""
    pointer, mask, other = operands_of(i, is_store=False)
    assert isinstance(i.type, VectorType)
    chosen, before = t.value(mask), t.value(other)
    _ask(t, pointer, mask)
    size, (c,) = t.layout.store_size(i.type.element), t.components(i.type.element)
    found = []

    def read(place: Place, address: Lanes) -> Parts:
        return load_at(t, place, address, [c], size, _alignment(t, size))

    for k, address in enumerate(_addresses(t, pointer, chosen, size, ".expandload." in name)):
        if t.is_undefined(other, 1 << k):
            t.suspect_if(arithmetic.invert(t, chosen[k]))

        def load(k: int = k, address: Lanes = address) -> Parts:
            return at_object(
                t, pointer, False, size, _alignment(t, size), read, [c.type], _element(pointer, k, address)
            )

        (loaded,) = predicated(t, chosen[k], load)
        found.append(arithmetic.choose(t, chosen[k], loaded, before[k]))
    return found


def emit_masked_store(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """masked.store, masked.scatter, masked.compressstore."""
    value, pointer, mask = operands_of(i, is_store=True)
    type_ = value.type
    assert isinstance(type_, VectorType)
    chosen, values = t.value(mask), t.value(value)
    _ask(t, pointer, mask)
    size, (c,) = t.layout.store_size(type_.element), t.components(type_.element)
    for k, address in enumerate(_addresses(t, pointer, chosen, size, ".compressstore." in name)):

        def write(place: Place, address: Lanes, k: int = k) -> Parts:
            store_at(t, place, address, [c], [values[k]], size, _alignment(t, size))
            return []

        def store(k: int = k, address: Lanes = address, action: Action = write) -> Parts:
            if t.is_undefined(value, 1 << k) or t.provenance.may_be_tagged(value):
                t.suspect()
                return []
            align = _alignment(t, size)
            return at_object(t, pointer, True, size, align, action, [], _element(pointer, k, address))

        predicated(t, chosen[k], store)
    return []
