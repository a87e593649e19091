"""How a kernel uses each object: what of racecheck is needed for it, and how fine the cells are.

Kernel arguments are distinct objects, but for those that were given the same array (``Options.aliases``).
An access whose object is not known before the launch counts for all objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from swlds.device.address_space import LDS
from swlds.device.copies import COUNTERS
from swlds.device.memory_order import DEVICE_SCOPE, WAVE_SCOPE, scope_level
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of, runtime_effect, splits_words
from swlds.engines.wave_compiler.flat.provenance import MIXED, Symbol
from swlds.engines.wave_compiler.flat.tile_sides import is_tile_store
from swlds.engines.wave_compiler.races.object_uses import ANYTHING, ATOMIC, NARROW, READ, UNKNOWN, UPDATE, WRITE, Key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED, POINTERS
from swlds.ir.types import PointerType, scalar_type

#: Opcodes of all instructions that may access memory.
_ACCESSING = frozenset((*ORDERED, "call", "byval"))
#: Loads and stores through a buffer resource.
_THROUGH_BUFFERS = ("buffer_load", "buffer_store", "scalar_buffer_load", "cluster_load")
#: memcpy, memmove and memset.
MOVES = ("copy", "set")


def key_of(t: WaveCode, symbol: Symbol | None) -> Key | None:
    """The object of a symbol; None for memory that is not shared, and for pointers without an object: they reach the shadow of
    AddressSanitizer only."""
    if symbol is None:
        return None
    if symbol is MIXED:
        return UNKNOWN
    if symbol.kind in ("block", "part"):
        return ("block", 0)
    if symbol.kind == "argument":
        return ("argument", t.options.aliases[symbol.number])
    if symbol.kind == "object":
        return ("object", t.choices.joined(symbol.number))
    return None if symbol.kind in ("alloca", "segment", "given") else UNKNOWN


def pointer_key(t: WaveCode, pointer: FlatValue) -> Key | None:
    """``key_of`` a pointer that is accessed. A number that is made a pointer to LDS has no object, and reaches any variable;
    None also for a block of the heap that only one lane reaches."""
    if pointer in t.own_blocks.pointers:
        return None
    symbol, type_ = t.provenance.of(pointer), scalar_type(pointer.type)
    is_number = symbol is None and isinstance(type_, PointerType) and type_.addrspace == LDS
    return UNKNOWN if is_number else key_of(t, symbol)


def access_key(t: WaveCode, i: FlatInstruction, pointer: FlatValue) -> Key | None:
    """``pointer_key`` of an access, which may know more."""
    if (i, pointer) in t.choices.objects:
        return key_of(t, t.choices.symbol(i, pointer))
    return ("block", 0) if t.tags.is_in_block(i, pointer) else pointer_key(t, pointer)


def atomic_scope(i: FlatInstruction) -> int:
    """How far an atomic access reaches; WAVE_SCOPE for one that is plain to other waves."""
    if i.opcode in ("load", "store") and not i.source.field("ordering"):
        return WAVE_SCOPE
    return scope_level(i.source.field("syncscope")) if i.opcode in ORDERED else DEVICE_SCOPE


def find_uses(t: WaveCode) -> dict[Key, int]:
    """Object -> what is done to it, anywhere in the kernel and its bodies. What is done to unknown ones is done
    to all, and unknown ones are any of them."""
    uses: dict[Key, int] = {}
    for block in (b for code in t.code.all for b in code.blocks):
        for i in block.instructions:
            for pointer, what in accesses(t, i):
                key = access_key(t, i, pointer)
                if key is not None:
                    uses[key] = uses.get(key, 0) | what
    if t.shares_heap:  # a free is a write
        uses[UNKNOWN] = uses.get(UNKNOWN, 0) | WRITE
    if UNKNOWN in uses:
        everywhere, anything = uses[UNKNOWN], 0
        for what in uses.values():
            anything |= what
        uses = {key: what | everywhere for key, what in uses.items()}
        uses[UNKNOWN] = anything
    return uses


def accesses(t: WaveCode, i: FlatInstruction) -> Iterable[tuple[FlatValue, int]]:
    """The pointers that an instruction accesses memory through, and what it does there."""
    return _accesses(t, i) if i.opcode in _ACCESSING else ()


def _accesses(t: WaveCode, i: FlatInstruction) -> Iterator[tuple[FlatValue, int]]:
    if i.opcode in ORDERED:
        scope = atomic_scope(i)
        atomic = ATOMIC | NARROW if scope != DEVICE_SCOPE else ATOMIC
        atomic |= 0 if i.opcode == "load" else UPDATE
        plain = {"load": READ, "cmpxchg": READ | WRITE}.get(i.opcode, WRITE)
        yield i.operands[POINTERS[i.opcode]], plain if scope == WAVE_SCOPE else atomic
    elif (effect := effect_of(i)) == "tensor_lds" and (sides := t.tile_sides.of(i)) is not None:
        yield sides.near, READ | WRITE  # a store's source may not be touched while it is open, as if it was written
        yield sides.far, WRITE if is_tile_store(i) else READ
    elif effect in COUNTERS or effect in _THROUGH_BUFFERS or effect in MOVES:
        row = row_of(i)
        for touch in row.facts.accesses() if row is not None else ():
            yield i.operands[touch.pointer], READ if touch.uses == "r" else WRITE
    elif i.opcode == "call" and not _is_harmless(i):
        for operand in i.operands:
            if isinstance(scalar_type(operand.type), PointerType) or t.provenance.of(operand) is not None:
                yield operand, ANYTHING
    elif i.opcode == "byval":
        yield i.operands[0], READ


def _is_harmless(i: FlatInstruction) -> bool:
    """An intrinsic that does nothing with memory, whatever pointers it gets; or an allocation, whose size may be read out of the
    offsets of a lowered kernel."""
    row = row_of(i)
    return runtime_effect(i) == "allocate" or (row is not None and (row.is_quiet or row.effect == "make_buffer"))


def find_grain(t: WaveCode) -> int:
    """Bytes of a cell: 4 when every access to watched memory is a whole number of aligned words, else 1."""
    for block in (b for code in t.code.all for b in code.blocks):
        for i in block.instructions:
            found = accesses(t, i)
            if found and any(pointer_key(t, p) is not None for p, _ in found) and _splits_words(t, i):
                return 1
    return 4


def _splits_words(t: WaveCode, i: FlatInstruction) -> bool:
    if i.opcode == "byval":
        return True
    if i.opcode not in ORDERED:
        return splits_words(t.layout, i)
    type_ = i.type if i.opcode == "load" else i.operands[0 if i.opcode == "store" else 1].type
    align = i.source.field("align") or t.layout.abi_align(type_)
    return bool(t.layout.store_size(type_) % 4 or align % 4)


__all__ = [
    "MOVES",
    "access_key",
    "accesses",
    "atomic_scope",
    "find_grain",
    "find_uses",
    "key_of",
    "pointer_key",
]
