"""Which bytes of stack slots pointers lead to, through flat pointers, arguments, results and slots that hold pointers.

    kernel:  %s = alloca %struct.Task                @role(ptr %p):  %t = alloca ptr
             %f = addrspacecast %s to ptr                            store ptr %p, ptr %t          %t holds (%s, 0)
             call @role(ptr %f)                                      %q = load ptr, ptr %t
                                                                     %r = load i32, ptr %q         reads bytes 0 to 3 of %s

A pointer leads to places, each a slot and a byte of it (a range: one of these; None: any byte), and may lead ``ELSEWHERE``,
into memory that no lane has for itself, or, ``UNKNOWN``, anywhere that is known to others: to a slot whose address goes where
it is not followed, into other memory than slots, into arithmetic, to functions that are not known. Nothing is known of what
such a slot holds. A slot that is not of these is reached by no pointer but those that are found here.

A struct or array that is a value is a slot, too, which is written once: the value leads to it.

All is as Andersen's analysis has it, without regard to the order of what happens, a function's contexts (``call_contexts``) for
themselves. A pointer that leads to many places leads to any byte of their slots, and to too many, anywhere: so it is linear.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import final

from swlds.analysis.addresses.values import facts_of
from swlds.analysis.array_indices import find_array_counts
from swlds.analysis.call_contexts import Context
from swlds.analysis.private_slots import (
    ELSEWHERE,
    UNKNOWN,
    Holder,
    Listener,
    Offset,
    Part,
    Place,
    Slot,
    add_steps,
    find_pieces,
    find_starts,
)
from swlds.ir.datalayout import DataLayout
from swlds.ir.intrinsics import Facts
from swlds.ir.model import Argument, Instruction
from swlds.ir.opcodes import CALLS, POINTERS, TERMINATORS, UPDATES
from swlds.ir.types import VOID, ArrayType, IntType, NamedStructType, PointerType, StructType, Type, VectorType
from swlds.ir.values import ConstantExpr, ConstantInt, ConstantKeyword, GlobalReference, Value
from swlds.lazy import dataclass

#: Places that one pointer may lead to before bytes of slots are no longer told apart; three times as many slots are too many.
_MOST_PLACES = 16
_FLAT, _CONSTANT, _PRIVATE = 0, 4, 5
#: What gives its operands as they are: the first of these, and how many (None: all).
_COPIES: dict[str, tuple[int, int | None]] = {
    **dict.fromkeys(("freeze", "bitcast", "addrspacecast", "inttoptr", "ptrtoint", "extractelement"), (0, 1)),
    **dict.fromkeys(("insertelement", "shufflevector"), (0, 2)),
    "phi": (0, None),
    "select": (1, 3),
}  # fmt: skip


@final
@dataclass(slots=True, eq=False)
class Accesses:
    """Of one context: the parts that its loads read, and that its stores, copies and updates write. ``elsewhere``, ``unknown``:
    loads that may read there, too. ``inserts``: the parts of an aggregate that get the second operand of what makes it;
    ``aggregates``: loads of these, which are copies."""

    reads: dict[Instruction, list[Part]] = field(default_factory=dict)
    writes: dict[Instruction, list[Part]] = field(default_factory=dict)
    inserts: dict[Instruction, list[Part]] = field(default_factory=dict)
    aggregates: set[Instruction] = field(default_factory=set)
    elsewhere: set[Instruction] = field(default_factory=set)
    unknown: set[Instruction] = field(default_factory=set)


@final
class PrivatePlaces:
    """Of a root's contexts. ``accesses``: of each of them; ``parts``: of which nothing is known from the start, or that are
    written, each at least once."""

    def __init__(self, contexts: list[Context], layout: DataLayout) -> None:
        self._layout = layout
        self._values: dict[tuple[Context, Value], Holder] = {}
        self._results: dict[Context, Holder] = {}
        #: Copied from where it is not known.
        self._doubtful: list[Part] = []
        #: Pointers of which nothing is known may lead to slots, or stand for one.
        self._is_lost = False
        self._work: list[tuple[Listener, Place]] = []
        self._elsewhere, self._unknown, self._nothing = Holder(ELSEWHERE), Holder(UNKNOWN), Holder()
        self.accesses = {context: Accesses() for context in contexts}
        self.parts: list[Part] = []
        root = contexts[0].body.function
        for argument in root.arguments:
            is_flat = not (isinstance(argument.type, PointerType) and argument.type.addrspace == _PRIVATE)
            self._add(self._of(contexts[0], argument), ELSEWHERE if root.is_kernel and is_flat else UNKNOWN)
        for context in contexts:
            for block in context.body.blocks:
                for instruction in block:
                    if not instruction.is_record:
                        self._look(context, instruction)
            self._solve()
        self._is_lost |= not root.is_kernel
        if self._is_lost:
            for part in self._doubtful:
                part.differs = True

    @property
    def are_all_found(self) -> bool:
        """No address of a slot goes where it is not followed: pointers of which nothing is known lead into other memory."""
        return not self._is_lost

    # What flows where

    def _add(self, holder: Holder, place: Place) -> None:
        slot, offset = place
        if len(holder.places) >= _MOST_PLACES and slot is not None:
            place = slot, None
            if len(holder.places) >= 3 * _MOST_PLACES:
                self._tell_others(place)
                place, self._is_lost = UNKNOWN, True
        if place not in holder.places:
            holder.places[place] = None
            self._work += ((listener, place) for listener in holder.listeners)

    def _listen(self, holder: Holder, listener: Listener) -> None:
        if holder is not self._nothing:
            holder.listeners.append(listener)
            self._work += ((listener, place) for place in holder.places)

    def _flow(self, source: Holder, target: Holder) -> None:
        self._listen(source, partial(self._add, target))

    def _solve(self) -> None:
        while self._work:
            listener, place = self._work.pop()
            listener(place)

    def _tell_others(self, place: Place) -> None:
        """The address goes where it is not followed."""
        slot = place[0]
        if slot is not None and not slot.is_known_to_others:
            slot.is_known_to_others = True
            if not slot.is_value:
                self._is_lost = True
                self._lose(slot.anywhere)
            self._tell_content(place)

    def _tell_content(self, place: Place) -> None:
        """Others see what lies there."""
        if place[0] is not None:
            self._listen(place[0].all.holds, self._tell_others)

    def _doubt(self, pointer: Holder, is_private: bool, place: Place) -> None:
        """A number, or what a private pointer holds that leads to no slot, is taken for an address: maybe one's."""
        if place == UNKNOWN or (is_private and place == ELSEWHERE):
            self._is_lost = True
            self._add(pointer, UNKNOWN)

    def _lose(self, part: Part) -> None:
        part.differs = True
        self._fill(part, UNKNOWN)

    def _fill(self, part: Part, place: Place) -> None:
        self._write(part)
        self._add(part.holds, place)

    def _write(self, part: Part) -> None:
        part.is_written = True
        self.parts.append(part)

    def _copy(self, source: Part, target: Part) -> None:
        source.copies[target] = None
        self._flow(source.holds, target.holds)

    def _of(self, context: Context, value: Value) -> Holder:
        """What holds a value's places."""
        if isinstance(value, (Instruction, Argument)):
            key = context, value
            if key not in self._values:
                self._values[key] = Holder()
            return self._values[key]
        if _is_aggregate(value.type):
            return self._constant_aggregate(value)
        if isinstance(value, ConstantKeyword):
            return self._nothing
        if isinstance(value, GlobalReference) or (isinstance(value, ConstantExpr) and value.mentioned):
            return self._elsewhere
        self._is_lost |= isinstance(value, ConstantExpr)
        return self._unknown

    def _made_slot(self, type_: Type, *, is_value: bool = False) -> Holder:
        slot = Slot(find_starts(type_, self._layout), self._layout.store_size(type_), is_value=is_value)
        slot.anywhere.copies[slot.all] = None
        self._flow(slot.anywhere.holds, slot.all.holds)
        return Holder((slot, 0))

    def _make_aggregate(self, context: Context, i: Instruction) -> Holder:
        """Of an instruction that makes one."""
        made = self._made_slot(i.type, is_value=True)
        self._flow(made, self._of(context, i))
        self.accesses[context].writes[i] = [_only_slot(made).anywhere]
        self.accesses[context].aggregates.add(i)
        return made

    def _constant_aggregate(self, value: Value) -> Holder:
        made = self._made_slot(value.type, is_value=True)
        if not (isinstance(value, ConstantKeyword) and value.keyword in ("undef", "poison")):
            self._fill(_only_slot(made).anywhere, UNKNOWN)
        return made

    def _make_unknown(self, context: Context, i: Instruction) -> None:
        """Its result is computed, or comes from where it is not followed."""
        if _is_aggregate(i.type):
            self._fill(_only_slot(self._make_aggregate(context, i)).anywhere, UNKNOWN)
        else:
            self._add(self._of(context, i), UNKNOWN)

    # What instructions do

    def _look(self, context: Context, i: Instruction) -> None:
        if i.opcode in _COPIES:
            first, end = _COPIES[i.opcode]
            for operand in i.operands[first:end]:
                self._flow(self._of(context, operand), self._of(context, i))
            if i.opcode in ("inttoptr", "addrspacecast"):
                is_private = _is_private(i) or _is_private(i.operands[0])
                if is_private or i.opcode == "inttoptr":
                    self._listen(self._of(context, i), partial(self._doubt, self._of(context, i), is_private))
        elif i.opcode == "alloca":
            count = i.operands[0] if i.operands else None
            type_ = i.field("allocated_type")
            if count is not None and not (isinstance(count, ConstantInt) and count.value == 1):
                type_ = ArrayType(count.value if isinstance(count, ConstantInt) else 0, type_)
            self._flow(self._made_slot(type_), self._of(context, i))
        elif i.opcode == "getelementptr":
            steps = self._find_steps(i)
            self._listen(self._of(context, i.operands[0]), partial(self._step, self._of(context, i), steps))
            self._give_away(context, i.operands[1:])
        elif i.opcode == "load":
            pointer, result = self._of(context, i.operands[0]), self._of(context, i)
            if _is_aggregate(i.type):
                self._move(context, i, self._make_aggregate(context, i), i.operands[0], self._size(i.type))
            elif _may_be_private(i.operands[0]):
                self._listen(pointer, partial(self._load, context, i, self._size(i.type), result))
            else:
                self._add(result, _content_of(i.operands[0]))
        elif i.opcode == "store":
            value, pointer = (self._of(context, o) for o in i.operands)
            if _is_aggregate(i.operands[0].type):
                self._move(context, i, pointer, i.operands[0], self._size(i.operands[0].type))
            elif _may_be_private(i.operands[1]):
                self._listen(pointer, partial(self._store, context, i, self._size(i.operands[0].type), value))
            else:
                self._listen(value, self._tell_others)
        elif i.opcode in UPDATES:
            pointer = self._of(context, i.operands[POINTERS[i.opcode]])
            self._listen(pointer, partial(self._store, context, i, None, self._unknown))
            self._listen(pointer, self._tell_content)
            self._give_away(context, i.operands[1:])
            self._make_unknown(context, i)
        elif i.opcode == "extractvalue":
            offset = self._offset(i.operands[0].type, i.field("indices"))
            aggregate, result = self._of(context, i.operands[0]), self._of(context, i)
            if _is_aggregate(i.type):
                self._listen(aggregate, partial(self._step, result, offset))
            else:
                self._listen(aggregate, partial(self._extract, context, i, offset))
        elif i.opcode == "insertvalue":
            self._insert(context, i, self._offset(i.type, i.field("indices")))
        elif i.opcode == "ret":
            for operand in i.operands:
                self._flow(self._of(context, operand), self._result_of(context))
        elif i.opcode in CALLS:
            self._call(context, i)
        elif i.opcode not in TERMINATORS:
            self._compute(context, i, i.operands)

    def _extract(self, context: Context, i: Instruction, offset: int, place: Place) -> None:
        slot, begin = place
        at = (slot, add_steps(begin, offset)) if slot is not None else place
        self._load(context, i, self._size(i.type), self._of(context, i), at)

    def _insert(self, context: Context, i: Instruction, offset: int) -> None:
        made, element = self._make_aggregate(context, i), i.operands[1]
        self._move(context, i, made, i.operands[0], self._size(i.type))
        slot, size = _only_slot(made), self._size(element.type)
        if _is_aggregate(element.type):
            self._move(context, i, Holder((slot, offset)), element, size)
            parts = slot.written(offset, size, self._copy)
        else:
            parts = slot.written(offset, size, self._copy)
            for part in parts:
                self._write(part)
                self._flow(self._of(context, element), part.holds)
        self.accesses[context].inserts[i] = parts

    def _compute(self, context: Context, i: Instruction, operands: tuple[Value, ...]) -> None:
        """Something else with their bits. One bit is no address."""
        if i.type != VOID:
            if i.type != IntType(1):
                self._give_away(context, operands)
            self._make_unknown(context, i)

    def _give_away(self, context: Context, operands: tuple[Value, ...]) -> None:
        for operand in operands:
            if isinstance(operand, (Instruction, Argument)):
                self._listen(self._of(context, operand), self._tell_others)

    def _result_of(self, context: Context) -> Holder:
        if context not in self._results:
            self._results[context] = Holder()
        return self._results[context]

    def _call(self, context: Context, call: Instruction) -> None:
        callee = context.calls.get(call)
        if callee is not None:
            self._enter(context, call, callee)
            return
        facts = facts_of(call)
        if touched := _filled_or_copied(facts):
            target, (_, given, length, *_) = self._of(context, call.operands[0]), call.operands
            size = length.value if isinstance(length, ConstantInt) else None
            if touched == "wr":
                self._move(context, call, target, given, size)
            else:
                value = self._nothing if isinstance(given, ConstantInt) and given.value == 0 else self._unknown
                self._listen(target, partial(self._store, context, call, size, value))
        elif facts is not None and facts.moves and not facts.touches:
            for k in facts.moves:
                steps = 0 if facts.is_copy else None
                self._listen(self._of(context, call.operands[k]), partial(self._step, self._of(context, call), steps))
        elif facts is not None and facts.provides:
            self._add(self._of(context, call), ELSEWHERE)
        elif facts is not None and facts.touches is not None and not facts.accesses():
            self._compute(context, call, call.operands[:-1])
        else:
            self._give_away(context, call.operands)
            self._make_unknown(context, call)

    def _enter(self, context: Context, call: Instruction, callee: Context) -> None:
        function = callee.body.function
        for argument, given in zip(function.arguments, call.call_arguments, strict=True):
            source, target = self._of(context, given), self._of(callee, argument)
            if argument.attributes.find("byval") is None:
                self._flow(source, target)
            else:  # a copy, and nothing is known of it
                self._listen(source, self._tell_content)
                self._add(target, UNKNOWN)
                self._is_lost = True
        self._flow(self._result_of(callee), self._of(context, call))

    def _move(self, context: Context, i: Instruction, target: Holder, source: Value, size: int | None) -> None:
        """Bytes are copied from where a pointer leads, or of an aggregate."""
        given = self._of(context, source) if _may_be_private(source) else self._elsewhere

        def there(place: Place) -> None:
            self._listen(given, partial(self._move_between, context, i, size, source, place))

        self._listen(target, there)

    # What accesses reach

    def _step(self, target: Holder, steps: Offset, place: Place) -> None:
        slot, offset = place
        self._add(target, (slot, add_steps(offset, steps)) if slot is not None else place)

    def _load(self, context: Context, i: Instruction, size: int | None, result: Holder, place: Place) -> None:
        slot, offset = place
        accesses = self.accesses[context]
        if slot is None:
            is_known = place == ELSEWHERE and not _is_private(i.operands[0])
            (accesses.elsewhere if is_known else accesses.unknown).add(i)
            self._is_lost |= _is_private(i.operands[0])
            self._add(result, UNKNOWN)
            return
        known = accesses.reads.setdefault(i, [])
        for part in slot.read(offset, size, self._copy):
            known.append(part)
            part.readers.append((context, i))
            self._flow(part.holds, result)

    def _store(self, context: Context, i: Instruction, size: int | None, value: Holder, place: Place) -> None:
        slot, offset = place
        if slot is None:
            self._listen(value, self._tell_others)
            return
        for part in slot.written(offset, size, self._copy):
            self.accesses[context].writes.setdefault(i, []).append(part)
            self._write(part)
            self._flow(value, part.holds)

    def _move_between(
        self, context: Context, i: Instruction, size: int | None, pointer: Value, there: Place, here: Place
    ) -> None:
        """``pointer``: leads to what is copied."""
        (target, to), (source, at) = there, here
        if target is None:
            self._tell_content(here)
            return
        writes = self.accesses[context].writes.setdefault(i, [])
        if source is None:
            self._is_lost |= _is_private(pointer)
            for part in target.written(to, size, self._copy):
                self._fill(part, _content_of(pointer))
                if here == UNKNOWN or _is_private(pointer):
                    self._doubtful.append(part)
                writes.append(part)
            return
        for first, begin, length in find_pieces(source, at, to, size):
            for part in target.written(begin, length, self._copy):
                for old in source.read(first, length, self._copy):
                    self._copy(old, part)
                writes.append(part)

    # Sizes

    def _offset(self, type_: Type, indices: list[int]) -> int:
        return self._layout.gep_offset(type_, [0, *indices])

    def _size(self, type_: Type) -> int | None:
        return None if isinstance(type_, VectorType) and type_.scalable else self._layout.store_size(type_)

    def _find_steps(self, i: Instruction) -> Offset:
        """The bytes that a getelementptr adds, if its indices of arrays lie within these."""
        counts, first, last = find_array_counts(i), list[int](), list[int]()
        for k, index in enumerate(i.operands[1:], 1):
            if k not in counts and not isinstance(index, ConstantInt):
                return None
            least, most = (index.signed,) * 2 if isinstance(index, ConstantInt) else (0, counts[k] - 1)
            first.append(least)
            last.append(most)
        if not isinstance(i.type, PointerType):
            return None
        begin, end = (self._layout.gep_offset(i.field("source_type"), indices) for indices in (first, last))
        return range(begin, end + 1) if counts else begin


def _filled_or_copied(facts: Facts | None) -> str:
    """What an intrinsic does at its first operands, places of as many bytes as the third says: ``w`` for memset and its kin,
    ``wr`` for memcpy's, else nothing."""
    touches = facts.accesses() if facts is not None and facts.lowering == "retarget" else []
    is_it = all(t.length == 2 and t.pointer == at for at, t in enumerate(touches))
    return "".join(t.uses for t in touches) if is_it else ""


def _is_aggregate(type_: Type) -> bool:
    return isinstance(type_, (StructType, NamedStructType, ArrayType))


def _only_slot(holder: Holder) -> Slot:
    [(slot, _)] = holder.places
    assert slot is not None, "it was made for one"
    return slot


def _may_be_private(pointer: Value) -> bool:
    return not isinstance(pointer.type, PointerType) or pointer.type.addrspace in (_FLAT, _PRIVATE)


def _is_private(pointer: Value) -> bool:
    return isinstance(pointer.type, PointerType) and pointer.type.addrspace == _PRIVATE


def _content_of(pointer: Value) -> Place:
    """Where pointers lead that lie in other memory than slots. Nobody stores into constant memory."""
    return ELSEWHERE if isinstance(pointer.type, PointerType) and pointer.type.addrspace == _CONSTANT else UNKNOWN
