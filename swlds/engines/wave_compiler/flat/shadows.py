"""Undefined bits that only run time knows: beside a value that a load may find uninitialised goes its *shadow*.

before: ``%x = load i32, ptr addrspace(3) %p``, ``%v = and i32 %x, 255``, ``store i32 %v, ptr addrspace(1) %o``; after:
``%x.shadow = shadow.result %x``, ``%v.shadow = shadow.and %x.shadow, 0, %x, 255``, and ``shadow.check %v.shadow`` in front of the
store. A bit of a shadow is set where the value's bit is undefined; its rules are those of the reference engine. What is not
followed (addresses, branches, divisors, calls, atomics) is checked where it is used, which is no later than the reference engine
says something.

A load gets a shadow only where something may drop what is undefined: a ``freeze``, a mask, a shift, the other side of a
``select``, a phi, an element that nobody takes, a copy into memory whose initialisation is kept, or, where a constant leaves
something undefined in such memory, a store outside of a buffer and another block; and where nothing in its own block needs
all of it. The others are judged as a whole when they load (``memory/initialised.py``).

What ``undef`` and ``poison`` leave undefined in some lanes only is followed likewise, from the constants to what checks it
(``undefined_slices.py``).

A vector may have elements that are undefined before the launch (``undef.py``): clang stores one of three elements as four, and
the fourth is poison. Stored into memory whose initialisation is kept they count as undefined there. Of a buffer it is kept where
such a store, or a copy of what is defined in part, may leave something undefined.

Needs provenance; breaks nothing. New instructions are ordinary values, as those of tags are (``tags.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import final

from swlds.device.address_space import LDS, PRIVATE
from swlds.device.intrinsics import Row
from swlds.device.types import bit_width, element_types
from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue, insert_beside
from swlds.engines.wave_compiler.flat.memory_calls import row_of
from swlds.engines.wave_compiler.flat.partial_stores import PartialStores, element_count, is_plain
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance, Symbol
from swlds.engines.wave_compiler.flat.undef import constant_mask, count_scalars, find_undefined
from swlds.engines.wave_compiler.flat.undefined_slices import call_operands, call_rule, find_slices, is_buffer_store
from swlds.ir.types import (
    I1,
    VOID,
    ArrayType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    body_of,
    scalar_type,
)
from swlds.ir.values import Constant, ConstantAggregate, ConstantInt, shuffle_mask

#: The shadow moves as the value does, by the value's own instruction.
_MOVES = ("phi", "copy", "select", "bitcast", "insertelement", "extractelement", "shufflevector")
_MOVED = {"select": (1, 2), "insertelement": (0, 1), "extractelement": (0,), "shufflevector": (0, 1)}
_CASTS = ("trunc", "zext", "sext")
_BITS = ("and", "or", "xor")
_SHIFTS = ("shl", "lshr", "ashr")
_DIVISIONS = ("udiv", "sdiv", "urem", "srem")
#: All of the result is undefined where a bit of an operand is.
_SPOILED = (
    *("add", "sub", "mul", "fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "icmp", "fcmp"),
    *("fptrunc", "fpext", "uitofp", "sitofp", "fptoui", "fptosi", *_DIVISIONS),
)
#: Some of what is undefined may be gone behind them.
_DROPS = ("freeze", "and", "or", "trunc", "phi", *_SHIFTS)


def shadow_type(type_: Type) -> Type:
    """The type of a value's shadow: an integer of as many bits for each scalar."""
    body = body_of(type_)
    if isinstance(body, VectorType):
        return VectorType(body.count, shadow_type(body.element))
    if isinstance(body, ArrayType):
        return ArrayType(body.count, shadow_type(body.element))
    if isinstance(body, StructType):
        return StructType(tuple(shadow_type(e) for e in body.elements))
    return IntType(bit_width(type_))


def _constant(type_: Type, undefined: int = 0) -> Constant:
    """The shadow of a constant. ``type_``: of the shadow; ``undefined``: bits of the scalars that are so."""
    elements = element_types(type_)
    if elements is None:
        return ConstantInt(type_, (1 << bit_width(type_)) - 1 if undefined & 1 else 0)
    parts, at = [], 0
    for element in elements:
        parts.append(_constant(element, undefined >> at))
        at += count_scalars(element)
    return ConstantAggregate(type_, tuple(parts))


@final
class Shadows:
    """The shadows of one kernel. ``results``: load -> its shadow; ``stored``: store -> the shadow of what it stores;
    ``used``: store by a buffer resource -> an i1, something of what it stores is undefined;
    ``unused``: loads whose value nobody takes; ``left_out``: store -> bits of the undefined elements of what it stores."""

    def __init__(self, code: FlatCode, provenance: Provenance, partial: PartialStores, *, is_on: bool) -> None:
        self.code, self.provenance, self.partial = code, provenance, partial
        self.results: dict[FlatInstruction, FlatInstruction] = {}
        self.unused: set[FlatInstruction] = set()
        self.left_out: dict[FlatInstruction, int] = {}
        #: Store to a buffer of what was loaded -> an i1: that is more than a copy may leave out.
        self.lacking: dict[FlatInstruction, FlatInstruction] = {}
        #: No undefined bits but fillers were stored, as far as is known here: what is undefined in memory was never written.
        self.are_fresh = is_on
        self._lacks: dict[FlatInstruction, FlatInstruction] = {}
        self.stored: dict[FlatInstruction, FlatInstruction] = {}
        self.used: dict[FlatInstruction, FlatInstruction] = {}
        self._made: dict[FlatInstruction, FlatInstruction] = {}
        self._before: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._after: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._pending: list[FlatInstruction] = []
        #: What ``undef.py`` finds; the values with undefined constants in them that have a shadow; these, and what is made of
        #: them; and whether these go to memory of the group.
        self._undefined: dict[FlatInstruction, int] = {}
        self.followed: set[FlatInstruction] = set()
        self._tainted: set[FlatInstruction] = set()
        self._keeps_tainted = False
        self._spoils: set[FlatInstruction] = set()
        self._computed: set[FlatInstruction] = set()
        every = [i for b in provenance.blocks for i in b.instructions]
        if not is_on or any((row := row_of(i)) and row.whole for i in every):
            return
        partial.find()
        self._undefined = {i: bits for each in code.all for i, bits in find_undefined(each).items()}
        self.left_out = self._find_left_out()
        self._follow_constants(every)
        self.are_fresh = self.left_out == self.partial.fillers and not self._keeps_tainted
        loads = [i for i in every if self._may_be_undefined(i)]
        if loads:
            self._find_results(loads)
        if loads or self.left_out or self.followed:
            self._follow()
        if self._after or self._before:
            insert_beside(self.code, self.provenance.blocks, self._before, self._after)

    def _follow_constants(self, every: list[FlatInstruction]) -> None:
        known = frozenset(i for code in self.code.all for i in code.ways)
        self.followed = find_slices(every, self._undefined, self.partial.fillers, known, _followed)
        for i in [i for i in every if i in self.followed]:
            self._make("shadow.shuffle" if i.opcode == "shufflevector" else _opcode(i), i, [])
        self._fill_all()
        self._tainted = set(self._made)
        kept = [i for i in every if i.opcode == "store" and i.operands[0] in self._tainted and self._keeps(i)]
        self._keeps_tainted = bool(kept)
        for store in kept:
            if store.operands[0] in self.followed:
                self.left_out.pop(store, None)

    def _find_results(self, loads: list[FlatInstruction]) -> None:
        # arithmetic is followed to fewer elements where vectors are filled up
        fills = bool(self.partial.fillers)
        self._spoils = self._reach(
            lambda i, v: i.opcode == "freeze" or self._is_choice(i, v), spoiled=True, leaves=fills
        )
        self._drops = self._reach(self._is_drop, spoiled=False, leaves=True)
        frozen = self._reach(lambda i, v: i.opcode == "freeze", spoiled=True)
        self.unused = {load for load in loads if not load.users}
        is_known = not any(map(self._keeps, self.left_out)) and not self._keeps_tainted
        for load in loads:
            if (
                load in self._drops
                and not self._is_needed(load)
                and (load not in frozen or (is_known and not self._may_be_private(load)))
            ):
                self.results[load] = self._make("shadow.result", load, [load])
        self._fill_all()
        self._computed = self._find_computed()
        self.are_fresh = self.are_fresh and not any(map(self._may_spread, self._computed))

    # Which loads -----------------------------------------------------------------------------------------------

    def _may_be_undefined(self, i: FlatInstruction) -> bool:
        """A load of plain scalars from memory whose initialisation is kept."""
        if i.opcode != "load" or i.source.field("ordering") or not is_plain(scalar_type(i.type)):
            return False
        symbol, type_ = self.provenance.of(i.operands[0]), i.operands[0].type
        if symbol is None:
            return isinstance(type_, PointerType) and type_.addrspace == LDS
        if symbol.kind == "argument":
            is_lds = isinstance(type_, PointerType) and type_.addrspace == LDS
            return is_lds or self.partial.keeps(symbol)
        return self._is_kept(symbol) or self.partial.keeps(symbol)

    def _is_kept(self, symbol: Symbol) -> bool:
        if symbol.kind == "object":
            return int(self.provenance.image.memory.objects.space[symbol.number]) == LDS
        return symbol.kind in ("alloca", "given", "block", "part", MIXED.kind)

    def _may_be_private(self, load: FlatInstruction) -> bool:
        """What lay there before is not the same for both engines, and ``freeze`` would show it."""
        symbol, type_ = self.provenance.of(load.operands[0]), load.operands[0].type
        is_private = isinstance(type_, PointerType) and type_.addrspace == PRIVATE
        return is_private or (symbol is not None and symbol.kind in ("alloca", "given", MIXED.kind))

    def _is_choice(self, i: FlatInstruction, value: FlatValue) -> bool:
        return i.opcode == "select" and any(o is value for o in i.operands[1:])

    def _is_drop(self, i: FlatInstruction, value: FlatValue) -> bool:
        if i.opcode == "store":
            if value is i.operands[0] and (self._keeps(i) or self.partial.copied(i) is not None):
                return True
        elif i.opcode in _DROPS or self._is_choice(i, value):
            return True
        return self._keeps_tainted and self._is_for_some(i, value)

    @staticmethod
    def _is_for_some(i: FlatInstruction, value: FlatValue) -> bool:
        """Only some of the lanes that have the value may use it there: those inside a buffer, or on the way to another block."""
        if is_buffer_store(i):
            return not any(o is value for o in i.operands[1:])
        return isinstance(value, FlatInstruction) and i.block is not value.block

    def _keeps(self, store: FlatInstruction) -> bool:
        """A store to memory that belongs to the group, and whose initialisation is kept."""
        symbol = self.provenance.of(store.operands[1])
        return not store.source.field("ordering") and symbol is not None and self._is_kept(symbol)

    def _find_left_out(self) -> dict[FlatInstruction, int]:
        stores = [
            i
            for b in self.provenance.blocks
            for i in b.instructions
            if i.opcode == "store"
            and isinstance(body_of(i.operands[0].type), VectorType)
            and is_plain(scalar_type(i.operands[0].type))
            and self._keeps(i)
        ]
        found = dict(self.partial.fillers)
        for store in stores:
            value = store.operands[0]
            if isinstance(value, FlatInstruction):
                found[store] = found.get(store, 0) | self._undefined.get(value, 0)
            elif isinstance(value, Constant):
                found[store] = constant_mask(value, element_count(value.type))
        return {store: bits for store, bits in found.items() if bits}

    def _find_computed(self) -> set[FlatInstruction]:
        """What is computed of values with a shadow: its undefined bits are no copy of what lay in memory."""
        computed = {i for i in self._made if i.opcode in (*_SPOILED, *_CASTS, *_SHIFTS, "call")}
        work = list(computed)
        while work:
            for user in work.pop().users:
                if user in self._made and user not in computed:
                    computed.add(user)
                    work.append(user)
        return computed

    def _may_spread(self, value: FlatInstruction) -> bool:
        """Undefined bits of a computed value may go to memory of the group. The program's own elements of a vector that is filled
        up are checked instead: hardly one is ever undefined."""
        stores = (u for u in value.users if u.opcode == "store" and u.operands[0] is value)
        return any(self._keeps(store) and store not in self.partial.fillers for store in stores)

    def _reach(
        self, is_end: Callable[[FlatInstruction, FlatValue], bool], *, spoiled: bool, leaves: bool = False
    ) -> set[FlatInstruction]:
        """Values that come to an end, on ways by which a shadow can be followed. ``spoiled``: also through arithmetic,
        else as far as one leads on from there; ``leaves``: an end is also a vector of which nobody takes some elements."""
        found: set[FlatInstruction] = set()
        work = [
            o
            for b in self.provenance.blocks
            for i in b.instructions
            for o in i.operands
            if isinstance(o, FlatInstruction) and is_end(i, o)
        ]
        if leaves:
            work += [v for b in self.provenance.blocks for v in b.instructions if self._leaves_elements(v)]
        while work:
            value = work.pop()
            if value in found:
                continue
            found.add(value)
            is_carried = value.opcode in (*_MOVES, *_CASTS, *_BITS, *_SHIFTS) or _bit_move(value) is not None
            if is_carried or (value.opcode in _SPOILED and (spoiled or value in self._spoils)):
                work += [value.operands[k] for k in _followed(value) if isinstance(value.operands[k], FlatInstruction)]  # type: ignore[misc]
        return found

    @staticmethod
    def _leaves_elements(value: FlatInstruction) -> bool:
        """A vector of which nobody takes some elements."""
        body = body_of(value.type)
        if not isinstance(body, VectorType) or not value.users:
            return False
        taken: set[int] = set()
        for user in value.users:
            if user.opcode == "extractelement" and isinstance(at := user.operands[1], ConstantInt):
                taken.add(at.value)
            elif user.opcode == "shufflevector" and isinstance(mask := user.operands[2], Constant):
                chosen = [k for k in shuffle_mask(mask, element_count(user.type)) if k >= 0]
                taken.update(k for k in chosen if user.operands[0] is value)
                taken.update(k - body.count for k in chosen if user.operands[1] is value)
            else:
                return False
        return not taken >= set(range(body.count))

    def _is_needed(self, load: FlatInstruction) -> bool:
        """The lanes that load need all of the value, in the same block."""
        work, seen = [load], {load}
        while work:
            value = work.pop()
            for user in value.users:
                if user.block is not load.block or user in seen or user.opcode.startswith("shadow."):
                    continue
                seen.add(user)
                if user.opcode in ("copy", "bitcast", "zext", "sext"):
                    work.append(user)
                elif not self._is_followed(user, value) and not self._is_drop(user, value):
                    return True
        return False

    def follows(self, value: FlatInstruction) -> bool:
        """The value has a shadow."""
        return value in self._made

    # Making ----------------------------------------------------------------------------------------------------

    def _is_followed(self, i: FlatInstruction, value: FlatValue) -> bool:
        """The instruction gets a shadow from the value's."""
        if not any(i.operands[k] is value for k in _followed(i)):
            return False
        if any(o is value for k, o in enumerate(i.operands) if k not in _followed(i)):
            return False
        return (
            i.opcode not in (*_SPOILED, "call") or i in self._spoils or i in self._undefined or _bit_move(i) is not None
        )

    def _make(self, opcode: str, of: FlatInstruction, operands: list[FlatValue]) -> FlatInstruction:
        made = FlatInstruction(opcode, shadow_type(of.type), operands, of.source, of.block, list(of.targets))
        self._after.setdefault(of, []).append(made)
        self._made[of] = made
        self._pending.append(of)
        return made

    def _fill_all(self) -> None:
        """What shadows make shadows of."""
        while self._pending:
            value = self._pending.pop()
            for user in value.users:
                if user not in self._made and self._is_followed(user, value):
                    self._make(_opcode(user), user, [])

    def _of(self, value: FlatValue, user: FlatInstruction) -> FlatValue:
        made = self._made.get(value) if isinstance(value, FlatInstruction) else None
        if made is not None:
            return made
        type_ = shadow_type(value.type)
        is_constant = isinstance(value, Constant) and user in self.followed
        return _constant(type_, constant_mask(value, count_scalars(type_)) if is_constant else 0)  # type: ignore[arg-type]

    def _follow(self) -> None:
        """Give the shadows their operands, and check or store them where they are used."""
        for i, made in self._made.items():
            if made.opcode != "shadow.result":
                made.operands = self._operands(i, made.opcode)
        for block in self.provenance.blocks:
            checked: set[FlatValue] = set()
            for i in block.instructions:
                for value in dict.fromkeys(i.operands):
                    shadow = self._made.get(value) if isinstance(value, FlatInstruction) else None
                    if shadow is None or value in checked or i.opcode == "freeze" or self._is_followed(i, value):
                        continue
                    load = self.partial.copied(i) if i.opcode == "store" and i.operands[1] is not value else None
                    is_kept = (
                        i.opcode == "store"
                        and i.operands[1] is not value
                        and self._keeps(i)
                        and is_plain(scalar_type(value.type))
                    )
                    if load is not None and self.are_fresh and load in self.results:
                        self.stored[i] = self._put("copy", shadow.type, shadow, i)
                        self.lacking[i] = self._put("copy", I1, self._lacks_of(load), i)
                    elif is_kept and not (i in self.partial.fillers and value in self._computed):
                        self.stored[i] = self._put("copy", shadow.type, shadow, i)
                    elif is_buffer_store(i) and not any(o is value for o in i.operands[1:]):
                        self.used[i] = self._put("shadow.any", I1, shadow, i)
                    else:
                        checked.add(value)
                        self._put("shadow.check", VOID, shadow, i)

        for store, bits in self.left_out.items():
            self._leave_out(store, bits)

    def _leave_out(self, store: FlatInstruction, bits: int) -> None:
        """Beside what run time knows of the value."""
        made = FlatInstruction("copy", shadow_type(store.operands[0].type), [], store.source, store.block)
        count = element_count(made.type)
        parts = tuple(ConstantInt(scalar_type(made.type), -(bits >> k & 1)) for k in range(count))
        made.operands = [ConstantAggregate(made.type, parts) if isinstance(made.type, VectorType) else parts[0]]
        if store in self.stored:
            made.opcode = "shadow.xor"  # either of them
            made.operands.append(self.stored[store])
        self._before.setdefault(store, []).append(made)
        self.stored[store] = made

    def _lacks_of(self, load: FlatInstruction) -> FlatInstruction:
        made = self._lacks.get(load)
        if made is None:
            operands = [self.results[load], load.operands[0]]
            made = self._lacks[load] = FlatInstruction("shadow.lacks", I1, operands, load.source, load.block)
            self._after[load].append(made)
        return made

    def _operands(self, i: FlatInstruction, opcode: str) -> list[FlatValue]:
        if (row := _bit_move(i)) is not None:
            moved = row.bits
            return [
                *(self._of(i.operands[k], i) for k in moved),
                *i.operands[len(moved) : len(i.source.call_arguments)],
            ]
        if opcode == "shadow.spoil":
            return [self._of(i.operands[k], i) for k in _followed(i)]
        shadows = [self._of(o, i) for o in i.operands]
        if opcode in (*_MOVES, "shadow.shuffle", "shadow.move", "shadow.rule"):
            return [s if k in _followed(i) else o for k, (s, o) in enumerate(zip(shadows, i.operands, strict=True))]
        if opcode in ("shadow.and", "shadow.or", "shadow.fmul"):
            return [*shadows, *i.operands]
        if opcode.removeprefix("shadow.") in _SHIFTS:
            return [shadows[0], i.operands[1], shadows[1]]
        return shadows

    def _put(self, opcode: str, type_: Type, shadow: FlatInstruction, before: FlatInstruction) -> FlatInstruction:
        made = FlatInstruction(opcode, type_, [shadow], before.source, before.block)
        self._before.setdefault(before, []).append(made)
        return made


def _followed(i: FlatInstruction) -> Iterable[int]:
    """Which operands the shadow of the result is made of."""
    if i.opcode in _DIVISIONS:
        return (0,)
    if i.opcode in (*_MOVES, *_CASTS, *_BITS, *_SHIFTS, *_SPOILED):
        return _MOVED.get(i.opcode, range(len(i.operands)))
    row = _bit_move(i)
    return call_operands(i) if row is None else row.bits


def _bit_move(i: FlatInstruction) -> Row | None:
    """The row of an intrinsic of LLVM's own that moves bits."""
    row = row_of(i)
    return row if row is not None and row.bits and "amdgcn" not in row.name else None


def _opcode(i: FlatInstruction) -> str:
    """How the shadow of a result is made."""
    if i.opcode in _MOVES:
        return i.opcode
    if (row := _bit_move(i)) is not None:
        return row.name.replace("llvm", "shadow")
    if i.opcode == "call":
        return call_rule(i)
    return "shadow.spoil" if i.opcode in _SPOILED and i.opcode != "fmul" else f"shadow.{i.opcode}"


__all__ = ["Shadows", "shadow_type"]
