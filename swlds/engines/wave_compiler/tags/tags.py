"""Tags that only run time knows: beside a pointer of no single object goes an i32 with the object's number.

before: ``%p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b`` … ``load i32, ptr addrspace(3) %p``;
after: ``%p.tag = select i1 %c, i32 7, i32 8`` stands behind it, and a copy of ``%p.tag`` in front of the load, whose
emitter looks the object up.

Only what an access or a store into memory needs gets a tag (``Tags.of``). A tag is an ordinary value of the flat
code, shaped as the pointer with i32 scalars, so uniformity and the values between blocks need to know nothing of it.
What the reference engine finds by rules that are not followed here is ``DOUBT``: its use is suspicious.

Needs provenance; breaks nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from swlds.device.address_space import FLAT
from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.objects import LAYOUT, OFFSET_ONLY
from swlds.device.types import bit_width, element_types
from swlds.engines.wave_compiler.flat.flatten import (
    FlatArgument,
    FlatCode,
    FlatInstruction,
    FlatValue,
    insert_beside,
)
from swlds.engines.wave_compiler.flat.memory_calls import facts_of, is_exchange, is_head_store, row_of, runtime_row
from swlds.engines.wave_compiler.flat.provenance import (
    KEEPS,
    MIXED,
    Knowledge,
    Provenance,
    Symbol,
    find_moved,
    may_hold,
    may_hold_tags,
    place_key,
)
from swlds.engines.wave_compiler.tags.choices import Choices
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import I32, I64, ArrayType, PointerType, StructType, Type, VectorType, body_of, scalar_type
from swlds.ir.values import Constant, ConstantAggregate, ConstantInt

#: Where objects lie, as far as an access is concerned.
SPACES = ("global", "lds", "private", "block")
#: A tag that host code does not know, though there is one.
DOUBT = 0xFFFF_FFFF
_SAME_SHAPE = ("phi", "select", "insertelement", "extractelement", "shufflevector", "insertvalue", "extractvalue")
_INTEGERS = {"add": "tag.sum", "or": "tag.sum", "sub": "tag.difference", "and": "tag.same", "xor": "tag.same"}
#: Tags of what lies at an address.
_LOOKED_UP = ("tag.owner", "tag.joined")
#: Tags that are made of two.
_COMBINING = ("tag.pointer", *dict.fromkeys(_INTEGERS.values()))


def tag_type(type_: Type) -> Type:
    """The type of a value's tags: i32 for each scalar."""
    body = body_of(type_)
    if isinstance(body, VectorType):
        return VectorType(body.count, I32)
    if isinstance(body, ArrayType):
        return ArrayType(body.count, tag_type(body.element))
    if isinstance(body, StructType):
        return StructType(tuple(tag_type(e) for e in body.elements))
    return I32


def constant_tag(type_: Type, number: int) -> Constant:
    """The same tag in every scalar. ``type_``: of the tags."""
    elements = element_types(type_)
    if elements is None:
        return ConstantInt(I32, number)
    return ConstantAggregate(type_, tuple(constant_tag(e, number) for e in elements))


def _of_nested(type_: Type, nested: Nested) -> Constant:
    if isinstance(nested, Scalar):
        return ConstantInt(I32, nested.tag)
    elements = element_types(type_) or ()
    return ConstantAggregate(type_, tuple(_of_nested(e, n) for e, n in zip(elements, nested, strict=False)))


@final
class Tags:
    """The tags of one kernel. ``known``: tags of known objects whose number the launch gives; ``results``: load or call ->
    its tag; ``accesses``: (access, its pointer) -> tag; ``stored``: store -> tags of what it stores."""

    def __init__(self, code: FlatCode, provenance: Provenance, choices: Choices) -> None:
        self.code, self.provenance = code, provenance
        self.known: dict[FlatInstruction, Symbol] = {}
        self.results: dict[FlatInstruction, FlatInstruction] = {}
        self.accesses: dict[tuple[FlatInstruction, FlatValue], FlatInstruction] = {}
        self.stored: dict[FlatInstruction, FlatInstruction] = {}
        #: Stack slots whose address is a tag somewhere.
        self.slots: list[FlatInstruction] = []
        self._made: dict[FlatValue, FlatValue] = {}
        self._before: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._after: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._entry: list[FlatInstruction] = []
        self._pending: list[tuple[FlatInstruction, FlatInstruction]] = []
        #: Atomic exchange -> tag of what it would have to store.
        self.exchanged: dict[FlatInstruction, FlatInstruction] = {}
        self._find(choices)
        #: Memory's plane of tags is read or written.
        is_loaded = any(i.opcode == "load" for i in self.results)
        self.is_tracked = bool(self.stored) or is_loaded or provenance.image.holds_pointers
        if self.is_tracked:
            self._find_exchanges()
        if any(_opcode_of(made) in _LOOKED_UP for made in self._made.values()):
            self._part_lost()
        if self._before:
            insert_beside(self.code, self.provenance.blocks, self._before, self._after, self._entry)
        #: The variables of the group's lowered block must be objects.
        self.needs_parts = bool(self._made) and bool(self.provenance.image.offset_entries)
        #: Objects that tags are stored in; None: in any.
        self.tagged = self._find_tagged()

    def may_hold(self, symbol: Knowledge, space: int = FLAT) -> bool:
        """Tags may be stored in that object."""
        return may_hold(self.tagged, symbol, space)

    def spaces(self, tag: FlatValue) -> frozenset[str]:
        """Where the object of a tag may lie: ``global``, ``lds``, ``private``, ``block`` (a lowered block)."""
        found: set[str] = set()
        for value in self._sources(tag):
            if isinstance(value, Constant):
                found |= self._constant_spaces(value)
            elif isinstance(value, FlatInstruction) and value in self.known:
                found.add(self._space_of(self.known[value]))
            elif _opcode_of(value) in _LOOKED_UP:
                found |= {"global", "lds", "block"}
            elif isinstance(value, FlatInstruction) and value.opcode == "tag.result":
                source = value.operands[0]
                found |= set(SPACES) if getattr(source, "opcode", "") == "load" else {"global"}
        return frozenset(found)

    def may_be_none(self, tag: FlatValue) -> bool:
        """Integers may have been made into a pointer of no object, or of two."""
        arithmetic = ("tag.sum", "tag.difference", "tag.same", *_LOOKED_UP)
        for value in self._sources(tag):
            if isinstance(value, Constant) and any(number < 2 for number in _numbers(value)):
                return True
            if isinstance(value, FlatInstruction) and value.opcode in arithmetic:
                return True
        return False

    def _sources(self, tag: FlatValue) -> set[FlatValue]:
        """The tags that a tag is made from; not the conditions, indices and lanes by which it is chosen among them, nor the tags
        of indices behind a pointer into a lowered block: they only say which part of it."""
        seen: set[FlatValue] = set()
        work = [tag]
        while work:
            value = work.pop()
            if value not in seen:
                seen.add(value)
                if isinstance(value, FlatInstruction):
                    is_inside = value.opcode == "tag.pointer" and self._is_of_block(value.operands[0])
                    work += [value.operands[k] for k in ((0,) if is_inside else _tag_operands(value))]
        return seen

    def _is_of_block(self, tag: FlatValue) -> bool:
        """Some tag of a lowered block, or of a part of it, whatever lane asks."""
        while isinstance(tag, FlatInstruction) and tag.opcode in ("copy", "tag.pointer"):
            tag = tag.operands[0]
        symbol = self.known.get(tag) if isinstance(tag, FlatInstruction) else None
        return symbol is not None and symbol.kind in ("block", "part")

    def is_in_block(self, i: FlatInstruction, pointer: FlatValue) -> bool:
        """An access whose object only run time knows, but that it is the group's lowered block, or lies in it."""
        tag = self.accesses.get((i, pointer))
        return tag is not None and self.spaces(tag) == {"block"}

    def _space_of(self, symbol: Symbol) -> str:
        if symbol.kind == "argument":
            type_ = self.code.arguments[symbol.number].type
            return "lds" if isinstance(type_, PointerType) and type_.addrspace == 3 else "global"
        return {"alloca": "private", "segment": "global"}.get(symbol.kind, "block")

    def _constant_spaces(self, value: Constant) -> set[str]:
        objects = self.provenance.image.memory.objects
        found = set()
        for number in _numbers(value):
            if 1 < number < DOUBT:
                is_offset = objects.flags[number] & OFFSET_ONLY
                found.add("block" if is_offset else {3: "lds", 5: "private"}.get(int(objects.space[number]), "global"))
        return found

    def _find_tagged(self) -> set[object]:
        """Where stores put tags, and tables that begin with some."""
        return self.provenance.begins_tagged() | {place_key(self.provenance.of(i.operands[1])) for i in self.stored}

    def _find(self, choices: Choices) -> None:
        for block in self.provenance.blocks:
            for i in list(block.instructions):
                for pointer in self._pointers(i):
                    if self.provenance.of(pointer) is MIXED and (i, pointer) not in choices.objects:
                        self.accesses[i, pointer] = self._copy(i, pointer)
        for block in self.provenance.blocks:
            for i in block.instructions:
                if i.opcode == "store" and self._is_tagged_store(*i.operands):
                    self.stored[i] = self._copy(i, i.operands[0])

    def _find_exchanges(self) -> None:
        for block in self.provenance.blocks:
            for i in block.instructions:
                if is_exchange(i) and self.provenance.may_be_tagged(i.operands[-1]):
                    self.exchanged[i] = self._copy(i, i.operands[-1])

    def _part_lost(self) -> None:
        """Pointers that have lost their object have none to the reference engine: memory gets no tag of theirs, and what they are
        combined with may have one."""
        for copy in (*self.stored.values(), *self.exchanged.values()):
            sources = self._sources(copy)
            if any(_opcode_of(s) in _LOOKED_UP for s in sources):
                others = ("tag.known", "tag.result", "tag.joined")
                is_all = not any(isinstance(s, Constant) or _opcode_of(s) in others for s in sources)
                copy.operands = [constant_tag(copy.type, 0 if is_all else DOUBT)]
        for made in self._made.values():
            if not isinstance(made, FlatInstruction) or made.opcode not in _COMBINING or len(made.operands) < 2:
                continue
            if any(_opcode_of(s) in _LOOKED_UP for o in made.operands for s in self._sources(o)):
                made.opcode, made.operands = "copy", [constant_tag(made.type, DOUBT)]

    def _pointers(self, i: FlatInstruction) -> list[FlatValue]:
        if i.opcode in POINTERS:
            return [i.operands[POINTERS[i.opcode]]]
        facts = facts_of(i)
        touched = [] if facts is None else facts.pointers(i.operands)
        return [o for o in touched if isinstance(scalar_type(o.type), PointerType)]

    def _is_tagged_store(self, value: FlatValue, where: FlatValue) -> bool:
        """The store may write tags, and its loads are not known without them."""
        of = self.provenance.of(value)
        known = self.provenance.is_known_store(of, self.provenance.of(where)) or is_head_store(
            of.kind if of else "", value, where
        )
        return self.provenance.may_be_tagged(value) and not known

    def _copy(self, i: FlatInstruction, value: FlatValue) -> FlatInstruction:
        """A tag in front of its use, so that it lives until there."""
        tag = self.of(value)
        self._fill()
        copy = FlatInstruction("copy", tag.type, [tag], i.source, i.block)
        self._before.setdefault(i, []).append(copy)
        return copy

    # Making ----------------------------------------------------------------------------------------------------

    def of(self, value: FlatValue) -> FlatValue:
        """The tag of a value."""
        made = self._made.get(value)
        if made is None:
            symbol = self.provenance.of(value)
            is_dynamic = symbol is MIXED and isinstance(value, FlatInstruction)
            made = self._dynamic(value) if is_dynamic else self._static(value, symbol)
            self._made[value] = made
        return made

    def _static(self, value: FlatValue, symbol: Knowledge) -> FlatValue:
        type_ = tag_type(value.type)
        if isinstance(value, Constant) and element_types(value.type) is not None:
            return _of_nested(type_, self.provenance.image.evaluator.evaluate(value))
        if symbol is None or symbol.kind == "unvisited":
            return constant_tag(type_, 0)
        if symbol.kind in ("object", "offset"):
            return constant_tag(type_, symbol.number)
        if symbol.kind == "given":
            return constant_tag(type_, DOUBT)
        if symbol.kind == "alloca":
            assert isinstance(symbol.key, FlatInstruction)
            if symbol.key not in self.slots:
                self.slots.append(symbol.key)
        if isinstance(value, FlatInstruction):
            made = FlatInstruction("tag.known", type_, [], value.source, value.block)
            self._after.setdefault(value, []).append(made)
        else:
            assert isinstance(value, FlatArgument)
            entry = self.code.blocks[0]
            made = FlatInstruction("tag.known", type_, [], entry.instructions[0].source, entry)
            self._entry.append(made)
        self.known[made] = symbol
        return made

    def _dynamic(self, value: FlatValue) -> FlatValue:
        type_ = tag_type(value.type)
        assert isinstance(value, FlatInstruction)
        opcode = self._opcode(value)
        if opcode is None:
            return constant_tag(type_, DOUBT)
        if opcode == "none":
            return constant_tag(type_, 0)
        made = FlatInstruction(opcode, type_, [], value.source, value.block, list(value.targets))
        self._after.setdefault(value, []).append(made)
        if opcode == "tag.owner":
            made.operands = [value]
        elif opcode == "tag.result":
            made.operands = [value]
            self.results[value] = made
        else:
            self._pending.append((made, value))
        return made

    def _opcode(self, i: FlatInstruction) -> str | None:
        """How a tag is made; None where it is not known how."""
        if i.opcode in _SAME_SHAPE:
            return i.opcode
        if i in self.provenance.lost and self.provenance.of(i.operands[0]) is None:
            return "tag.owner"
        if i.opcode in KEEPS:
            if not may_hold_tags(i.type):
                return "none"
            if tag_type(i.type) == tag_type(i.operands[0].type):
                return "copy"
            return "tag.joined" if i.opcode == "bitcast" and i.type == I64 else None
        if i.opcode == "getelementptr":
            return "tag.pointer"
        if i.opcode in _INTEGERS:
            return _INTEGERS[i.opcode]
        if i.opcode == "load":
            return "tag.result" if self._is_plain(i.type) and not self._is_layout(i.operands[0]) else None
        if (runtime := runtime_row(i)) is not None:
            return "tag.result" if runtime.effect == "allocate" else None
        row = row_of(i)
        if row is None or not row.facts.moves:
            return None
        return "copy" if row.lanes is None else "call"

    def _is_layout(self, pointer: FlatValue) -> bool:
        """It points to a lowering's own table: the tags of what lies there are in no plane."""
        symbol = self.provenance.of(pointer)
        if symbol is None or symbol.kind != "object":
            return False
        return bool(self.provenance.image.memory.objects.flags[symbol.number] & LAYOUT)

    def _is_plain(self, type_: Type) -> bool:
        """Scalars of whole bytes, so that each has its own cells."""
        elements = element_types(type_)
        if elements is None:
            return bit_width(type_) in (8, 16, 32, 64)
        return all(self._is_plain(e) for e in elements)

    def _fill(self) -> None:
        """Give the new instructions their operands; that may make more."""
        while self._pending:
            made, i = self._pending.pop()
            operands = i.operands
            if made.opcode == "copy":
                operands = operands[:1]
            elif made.opcode == "tag.joined":
                operands = [operands[0], i]
            elif made.opcode == "tag.pointer":
                operands = [operands[0], *(o for o in operands[1:] if self.provenance.of(o) is not None)]
            made.operands = list(operands)
            for k in _tag_operands(made):
                made.operands[k] = self.of(operands[k])


def _opcode_of(value: FlatValue) -> str:
    return value.opcode if isinstance(value, FlatInstruction) else ""


def _tag_operands(i: FlatInstruction) -> Sequence[int]:
    """Which operands of an instruction that makes a tag are tags; the others are conditions, indices, lanes."""
    if i.opcode in ("tag.known", "tag.result", "tag.owner"):
        return ()
    if i.opcode == "select":
        return (1, 2)
    if i.opcode in ("insertelement", "insertvalue", "shufflevector"):
        return (0, 1)
    if i.opcode in ("extractelement", "extractvalue", "tag.joined"):
        return (0,)
    return find_moved(i) if i.opcode == "call" else range(len(i.operands))


def _numbers(tag: Constant) -> Iterator[int]:
    """The numbers in a constant tag, one for each scalar."""
    if isinstance(tag, ConstantInt):
        yield tag.value
    elif isinstance(tag, ConstantAggregate):
        for element in tag.elements:
            assert isinstance(element, Constant)
            yield from _numbers(element)


__all__ = ["DOUBT", "Tags", "constant_tag", "tag_type"]
