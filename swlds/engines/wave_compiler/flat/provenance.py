"""Which object a pointer belongs to, known before the launch: the static side of the tags of ``swlds.device``.

A symbol stands for the tag that the reference engine would find at run time:

=============  ================================================================================
``None``       no tag: the access is judged by its address
Symbol         one object: an LDS variable, a global, a kernel argument's buffer, a stack slot
``MIXED``      more than one object, or what only run time knows: the pointer gets a tag of its own (``tags.py``)
=============  ================================================================================

A pointer that is loaded where some memory may hold tagged values (``stores_tags``) is ``MIXED``, a number that is stored again
where its own may (``tagged``). In lowered kernels the slot that holds the
block's address and the metadata's offsets are known: their loads give ``block`` and ``offset`` symbols, which a
getelementptr combines; a cast of an LDS pointer to a flat one keeps them.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

from swlds.device.address_space import FLAT, GLOBAL, PRIVATE
from swlds.device.image import Image
from swlds.device.objects import AMBIGUOUS, LAYOUT, READ_ONLY, SLOT
from swlds.device.types import element_types
from swlds.engines.wave_compiler.control.crossings import find_sources
from swlds.engines.wave_compiler.flat.constants import Constants
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import (
    facts_of,
    is_exchange,
    is_head_store,
    row_of,
    runtime_effect,
    stored_value,
)
from swlds.engines.wave_compiler.flat.outline import has_loop_around
from swlds.ir.types import IntType, PointerType, Type, scalar_type
from swlds.ir.values import Constant, ConstantKeyword, GlobalReference
from swlds.lazy import dataclass


@final
@dataclass(frozen=True)
class Symbol:
    """``kind``: object (``number`` of the image's object table), argument, alloca, given (a body's parameter, ``key``, that is a
    stack slot of its callers), block, offset, part (``number``: the entry's object), segment (implicit arguments and other
    pointers of the launch, ``key`` says which)."""

    kind: str
    number: int = 0
    key: object = None


MIXED = Symbol("mixed")
Knowledge = Symbol | None
#: Instructions that an address which is still looked at goes through.
_LONGEST = 64
#: AddressSanitizer's shadow of an address lies at the address shifted by so many bits, and a constant.
SHADOW_SCALE = 3
_BOTTOM = Symbol("unvisited")
KEEPS = ("copy", "freeze", "bitcast", "addrspacecast", "inttoptr", "ptrtoint", "ptrtoaddr", "zext", "sext", "trunc")
INTEGERS = ("add", "or", "sub", "xor", "and")


def find_moved(i: FlatInstruction) -> tuple[int, ...]:
    """The operands of a call whose value, or whose object, the result has; () for no such call."""
    facts = facts_of(i)
    return () if facts is None else facts.moves


def holds_tag(type_: Type) -> bool:
    """Values that may carry a tag: pointers and integers of 32 and 64 bits."""
    scalar = scalar_type(type_)
    return isinstance(scalar, PointerType) or (isinstance(scalar, IntType) and scalar.bits >= 32)


def may_hold_tags(type_: Type) -> bool:
    """Also vectors, structs and arrays of such."""
    elements = element_types(type_)
    return holds_tag(type_) if elements is None else any(may_hold_tags(e) for e in elements)


def _holds_pointers(type_: Type) -> bool:
    """Pointers, and vectors, structs and arrays with some."""
    elements = element_types(type_)
    return isinstance(type_, PointerType) if elements is None else any(_holds_pointers(e) for e in elements)


def place_key(symbol: Knowledge) -> object:
    """Stands for an object, None for any. Two arguments may be one buffer; variables of a block count as one."""
    if symbol is None or symbol.kind in ("mixed", "unvisited", "given"):
        return None
    if symbol.kind == "part":
        return "block"
    return symbol.kind if symbol.kind in ("block", "argument") else (symbol.kind, symbol.number, symbol.key)


def may_hold(tagged: set[object], symbol: Knowledge, space: int) -> bool:
    """Tags may be stored in that object; where it is not known which, in any that a pointer to ``space`` may reach. ``tagged``:
    the ``place_key`` of all that have some."""
    key = place_key(symbol)
    if key is not None or None in tagged or space == FLAT:
        return None in tagged or (bool(tagged) if key is None else key in tagged)
    return any((isinstance(k, tuple) and k[0] == "alloca") == (space == PRIVATE) for k in tagged)


def _space(pointer: FlatValue) -> int:
    """The address space that a pointer points to; words of a resource are as a flat one."""
    type_ = scalar_type(pointer.type)
    return type_.addrspace if isinstance(type_, PointerType) else FLAT


def carriers(i: FlatInstruction) -> list[FlatValue]:
    """The operands whose tag the result may have."""
    if i.opcode in ("phi", "getelementptr", *KEEPS, *INTEGERS):
        return i.operands
    if i.opcode == "select":
        return i.operands[1:]
    if i.opcode in ("insertelement", "insertvalue", "shufflevector", "extractelement", "extractvalue"):
        return i.operands[: 1 if "extract" in i.opcode else 2]
    return [i.operands[k] for k in find_moved(i)]


def _stored_by(i: FlatInstruction) -> FlatValue | None:
    """What an instruction puts into memory as it is, or combines with what is there."""
    if i.opcode == "store":
        return i.operands[0]
    return i.operands[-1] if is_exchange(i) else stored_value(i)


def _allocates(i: FlatInstruction) -> bool:
    """A call of the allocator that the launch provides."""
    return runtime_effect(i) == "allocate"


def _is_lost(i: FlatInstruction) -> bool:
    """A pointer that is made of an address which was computed with, or moved between lanes; not to the shadow of
    AddressSanitizer, which is an eighth of one."""
    if i.opcode != "inttoptr" or not isinstance(i.type, PointerType) or i.type.addrspace not in (FLAT, GLOBAL):
        return False
    seen: set[FlatInstruction] = set()
    work: list[FlatValue] = [i.operands[0]]
    has_address = False
    while work and len(seen) < _LONGEST:
        value = work.pop()
        if not isinstance(value, FlatInstruction) or value in seen or value.opcode in ("load", "enter", "parameter"):
            continue
        seen.add(value)
        if value.opcode == "lshr" and getattr(value.operands[1], "value", 0) == SHADOW_SCALE:
            return False
        has_address = has_address or value.opcode == "ptrtoint"
        if value.opcode != "ptrtoint":
            work += value.operands
    return has_address and not work


@final
@dataclass
class Provenance:
    """``of(value)``: its symbol."""

    code: FlatCode
    image: Image
    symbols: dict[FlatValue, Knowledge] = field(default_factory=dict)
    #: Objects that may hold tagged values, as ``place_key`` calls them; None: any.
    tagged: set[object] = field(default_factory=set)
    #: Values that may become pointers through inttoptr, or the address of a lowered block.
    _becomes_pointer: set[FlatValue] = field(default_factory=set)
    _becomes_block: set[FlatValue] = field(default_factory=set)
    #: Values that may be stored: an integer that was loaded where tags may lie is stored with the tag that it had there.
    _becomes_stored: set[FlatValue] = field(default_factory=set)
    has_blocks: bool = False
    #: Addresses of offset fields in lowered metadata -> object number.
    layout_tags: dict[int, int] = field(default_factory=dict)
    #: Pointers made of addresses that went through what keeps no object: they have that which lies there.
    lost: set[FlatInstruction] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.blocks = [b for code in self.code.all for b in code.blocks]
        self.sources = find_sources(self.code)
        self.layout_tags = self.image.layout_tags
        self.lost = {i for b in self.blocks for i in b.instructions if _is_lost(i)}
        self.constants = Constants(self.code, self.image)
        self.tagged = self.begins_tagged()
        self._look_back()
        while True:
            self._solve()
            found = self._tagged_stores()
            if found <= self.tagged:
                return
            self.tagged |= found
            self.symbols = {}

    @property
    def stores_tags(self) -> bool:
        """Some memory may hold tagged values."""
        return bool(self.tagged)

    def begins_tagged(self) -> set[object]:
        """What may hold tags before the kernel has stored any: tables of pointers, arguments with pointers in them."""
        arguments = {"argument"} if self.image.holds_pointers else set()
        return arguments | {("object", number, None) for number in self.tables()}

    def tables(self) -> list[int]:
        """Numbers of the objects that begin with pointers; a lowering's table of slots is for its own use."""
        found = []
        for variable in self.image.program.globals.values():
            value = variable.initializer
            named = value.mentioned if isinstance(value, Constant) else ()
            is_program = any(not (isinstance(n, GlobalReference) and self.is_slot(n)) for n in named)
            if variable.addrspace != 3 and is_program:
                found.append(self.image.resolve(variable)[1])
        return found

    def _look_back(self) -> None:
        """What flows into inttoptr, and what is stored in the slot of a lowered block."""
        instructions = [i for b in self.blocks for i in b.instructions]
        casts = [i.operands[0] for i in instructions if i.opcode == "inttoptr"]
        self._becomes_pointer = self._closure(casts)
        slots = [i.operands[0] for i in instructions if i.opcode == "store" and self.is_slot(i.operands[1])]
        self._becomes_block = self._closure(slots)
        stored = [_stored_by(i) for i in instructions]
        self._becomes_stored = self._closure([v for v in stored if v is not None and may_hold_tags(v.type)])
        self.has_blocks = any(isinstance(v, FlatInstruction) and _allocates(v) for v in self._becomes_block)

    def _closure(self, values: list[FlatValue]) -> set[FlatValue]:
        """The values and all that their tags may come from; loads are ends."""
        found: set[FlatValue] = set()
        work = list(values)
        while work:
            value = work.pop()
            if value not in found:
                found.add(value)
                if isinstance(value, FlatInstruction):
                    is_crossing = value.opcode in ("parameter", "enter")
                    work += self.sources[value] if is_crossing else carriers(value)
        return found

    def is_slot(self, pointer: FlatValue) -> bool:
        """The pointer is the LDS word that holds a lowered block's address."""
        symbol = None if isinstance(pointer, FlatInstruction) else self.of(pointer)
        return symbol is not None and symbol.kind == "object" and self._has(symbol.number, SLOT)

    def of(self, value: FlatValue) -> Knowledge:
        if isinstance(value, FlatInstruction):
            return self.symbols.get(value, _BOTTOM)
        if isinstance(value, FlatArgument):
            return Symbol("argument", value.index) if isinstance(value.type, PointerType) else None
        return self._constant(value)

    def _constant(self, value: FlatValue) -> Knowledge:
        if not may_hold_tags(value.type) or not (
            isinstance(value, GlobalReference) or isinstance(value, Constant) and value.mentioned
        ):
            return None
        nested = self.image.evaluator.evaluate(value)
        if isinstance(nested, tuple) or nested.tag == AMBIGUOUS:
            return MIXED
        return Symbol("object", nested.tag) if nested.tag else None

    def _solve(self) -> None:
        open_ones = []
        for instruction in (i for block in self.blocks for i in block.instructions):
            if instruction.opcode in INTEGERS and not holds_tag(instruction.type):
                self.symbols[instruction] = None
            else:
                open_ones.append(instruction)
        changed = True
        while changed:
            changed = False
            for instruction in open_ones:
                old = self.symbols.get(instruction, _BOTTOM)
                new = self._transfer(instruction)
                if new != old and old != MIXED:
                    self.symbols[instruction] = (
                        MIXED if old is not _BOTTOM and new is not _BOTTOM and old != new else new
                    )
                    changed = True

    def _transfer(self, i: FlatInstruction) -> Knowledge:
        if i.opcode in ("alloca", "byval"):
            return Symbol("alloca", key=i)
        if i.opcode in ("parameter", "enter"):
            return self._crossing(i)
        if i.opcode in KEEPS:
            found = self.of(i.operands[0])
            return MIXED if found is None and i in self.lost else found
        if i.opcode == "getelementptr":
            return self._pointer(i)
        if self._is_flat_cast(i):
            return self.of(i.operands[2])
        if i.opcode in ("phi", "select"):
            found = self._merge([self.of(o) for o in (i.operands[1:] if i.opcode == "select" else i.operands)])
            return MIXED if i.opcode == "phi" and self._is_older(found) else found
        if i.opcode in INTEGERS:
            return self._integer(i)
        if i.opcode == "load":
            return self._load(i)
        if i.opcode == "call":
            return self._call(i)
        if i.opcode in ("insertelement", "shufflevector") and isinstance(scalar_type(i.type), PointerType):
            # null, undef and poison have no object: in a lane that uses one, the address is outside
            return self._merge([self.of(o) for o in i.operands[:2] if not isinstance(o, ConstantKeyword)])
        if i.opcode in ("insertelement", "insertvalue", "shufflevector", "extractelement", "extractvalue"):
            kinds = {self.of(o) for o in i.operands}
            if _BOTTOM in kinds and kinds <= {None, _BOTTOM}:
                return _BOTTOM  # a struct that a function gives back which calls itself
            return None if kinds <= {None} else MIXED if holds_tag(i.type) or "value" in i.opcode else None
        return None

    def _is_flat_cast(self, i: FlatInstruction) -> bool:
        """What the lowering makes of a cast of an LDS pointer to a flat one: null where the pointer is, which one with the offset
        of a variable never is. If it was, an access would be outside of that variable."""
        if i.opcode != "select" or not isinstance(i.operands[1], ConstantKeyword):
            return False
        test, _, flat = i.operands
        if not isinstance(i.type, PointerType) or not isinstance(test, FlatInstruction) or test.opcode != "icmp":
            return False
        pairs = ((test.operands[0], "offset"), (flat, "part"))
        return all((found := self.of(v)) is not None and found.kind in (kind, _BOTTOM.kind) for v, kind in pairs)

    @staticmethod
    def _merge(found: list[Knowledge]) -> Knowledge:
        kinds = {f for f in found if f is not _BOTTOM}
        if not kinds:
            return _BOTTOM
        return kinds.pop() if len(kinds) == 1 else MIXED

    def _is_older(self, found: Knowledge) -> bool:
        """A stack slot in a loop is a new one each time; behind a phi it may be that of an earlier time."""
        slot = found.key if found is not None and found.kind == "alloca" else None
        return isinstance(slot, FlatInstruction) and slot.opcode == "alloca" and has_loop_around(slot.source)

    def _crossing(self, i: FlatInstruction) -> Knowledge:
        """What a body gets from its callers or gives back; each activation of it has stack slots of its own."""
        if not may_hold_tags(i.type):
            return None
        kinds = {f for f in (self.of(o) for o in self.sources[i]) if f is not _BOTTOM}
        if not any(f is not None and f.kind in ("alloca", "given") for f in kinds):
            return self._merge(list(kinds))
        is_slot = all(f is not None and f.kind in ("alloca", "given") for f in kinds)
        return Symbol("given", key=i) if is_slot and i.opcode == "parameter" else MIXED

    def _pointer(self, i: FlatInstruction) -> Knowledge:
        base = self.of(i.operands[0])
        for index in i.operands[1:]:
            found = self.of(index)
            if found is None or found is _BOTTOM or (found is MIXED and self._ignores_indices(base)):
                continue
            base = self._combine(base, found, True)
        return base

    def _ignores_indices(self, base: Knowledge) -> bool:
        """Only blocks and what leads to them combine with the tag of an index."""
        if base is None or base is _BOTTOM or base is MIXED or base.kind in ("block", "offset"):
            return False
        return base.kind != "object" or not self._has(base.number, SLOT)

    def _integer(self, i: FlatInstruction) -> Knowledge:
        a, b = (self.of(o) for o in i.operands)
        if a is _BOTTOM or b is _BOTTOM:
            return _BOTTOM
        if a is None or b is None:
            return a or b
        if i.opcode in ("add", "or"):
            return self._combine(a, b, False)
        if i.opcode == "sub" and a.kind == "part" and b.kind == "block":
            return Symbol("offset", a.number)
        return MIXED

    def _combine(self, a: Knowledge, b: Knowledge, is_pointer: bool) -> Knowledge:
        if a is None or b is None or a is _BOTTOM:
            return a or b
        for base, offset in ((a, b), (b, a)):
            if offset is not None and offset.kind == "offset":
                if base is not None and base.kind == "block":
                    return Symbol("part", offset.number)
                if base == offset or (base is not None and base.kind == "object" and self._has(base.number, SLOT)):
                    return offset
        return a if (is_pointer and MIXED not in (a, b)) or a == b else MIXED

    def _has(self, number: int, flag: int) -> bool:
        return bool(self.image.memory.objects.flags[number] & flag)

    def _load(self, i: FlatInstruction) -> Knowledge:
        if not may_hold_tags(i.type):
            return None
        source = self.of(i.operands[0])
        if source is _BOTTOM:
            return _BOTTOM
        if source is not None and source.kind == "object" and self._has(source.number, SLOT):
            # a module with an allocator of its own has its blocks in a variable
            return Symbol("block") if self.has_blocks else MIXED
        if source is not None and source.kind == "object" and self._has(source.number, LAYOUT):
            return self._metadata(i)
        if source is not None and source.kind == "object" and self._has(source.number, READ_ONLY):
            return self._table(i)
        is_copied = i in self._becomes_stored and self._may_hold_tags(source, i.operands[0])
        wanted = i in self._becomes_pointer or is_copied or _holds_pointers(i.type)
        if source is not None and source.kind == "segment":
            return MIXED if wanted else None
        may_be_offset = source is MIXED and bool(self.layout_tags)
        return MIXED if wanted and (self.stores_tags or may_be_offset) else None

    def _may_hold_tags(self, source: Knowledge, pointer: FlatValue) -> bool:
        """The launch's own words hold pointers that the kernel was given."""
        is_launch = source is not None and source.kind == "segment"
        return self.stores_tags if is_launch else may_hold(self.tagged, source, _space(pointer))

    def _metadata(self, i: FlatInstruction) -> Knowledge:
        """A load from a lowered kernel's metadata: the offset field of a known entry is that variable's offset."""
        address = self.constants.of(i.operands[0])
        if address is None:
            return MIXED
        number = self.layout_tags.get(address)
        return None if number is None else Symbol("offset", number)

    def _table(self, i: FlatInstruction) -> Knowledge:
        """A load from constant memory at a known address: the tag that lies there."""
        address = self.constants.of(i.operands[0])
        if address is None or not address % 4 == 0:
            return MIXED
        tag = int(self.image.memory.space.tags[address >> 2])
        return Symbol("object", tag) if tag else None

    def _call(self, i: FlatInstruction) -> Knowledge:
        if _allocates(i):
            return Symbol("block") if i in self._becomes_block else MIXED
        row = row_of(i)
        if row is not None and row.facts.provides:
            return Symbol("segment", key=row.facts.provides)
        if moved := find_moved(i):
            return self._merge([self.of(i.operands[k]) for k in moved]) if holds_tag(i.type) else None
        kinds = {self.of(o) for o in i.operands}
        if _BOTTOM in kinds:
            return _BOTTOM if kinds == {_BOTTOM} else None
        is_pointer = isinstance(scalar_type(i.type), PointerType)
        if is_pointer and self.stores_tags and row is not None and row.effect.startswith("masked"):
            return MIXED
        return MIXED if kinds - {None} and is_pointer else None

    def _tagged_stores(self) -> set[object]:
        """Where tagged values may be put."""
        found: set[object] = set()
        for block in self.blocks:
            for i in block.instructions:
                stored = _stored_by(i)
                where = i.operands[1] if i.opcode == "store" else None
                if stored is None or not self.may_be_tagged(stored):
                    continue
                known = self.of(stored)
                if is_head_store(known.kind if known else "", stored, where):
                    continue
                target = None if where is None else self.of(where)
                if not self.is_known_store(known, target):
                    found.add(place_key(target))
        return found

    def may_be_tagged(self, value: FlatValue) -> bool:
        """A stored value may write tags."""
        if isinstance(value, Constant) and value.mentioned:
            return may_hold_tags(value.type)
        return may_hold_tags(value.type) and self.of(value) not in (None, _BOTTOM)

    def is_known_store(self, value: Knowledge, where: Knowledge) -> bool:
        """Stores of lowered code whose loads are known: the block's address into the slot."""
        if where is None or where.kind != "object":
            return False
        return (self.has_blocks and self._has(where.number, SLOT)) or (
            self._has(where.number, LAYOUT) and value is not None and value.kind == "offset"
        )


__all__ = [
    "INTEGERS",
    "KEEPS",
    "MIXED",
    "Knowledge",
    "Provenance",
    "Symbol",
    "carriers",
    "find_moved",
    "holds_tag",
    "may_hold",
    "may_hold_tags",
    "place_key",
]
