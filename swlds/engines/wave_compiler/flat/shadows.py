"""Undefined bits that only run time knows: beside a value that a load may find uninitialised goes its *shadow*.

before: ``%x = load i32, ptr addrspace(3) %p``, ``%v = and i32 %x, 255``, ``store i32 %v, ptr addrspace(1) %o``; after:
``%x.shadow = shadow.result %x``, ``%v.shadow = shadow.and %x.shadow, 0, %x, 255``, and ``shadow.check %v.shadow`` in front of the
store. A bit of a shadow is set where the value's bit is undefined; its rules are those of the reference engine. What is not
followed (addresses, branches, divisors, calls, atomics) is checked where it is used, which is sooner than the reference engine says
something, or as soon.

A load gets a shadow only where something may drop what is undefined: a ``freeze``, a mask, a shift, the other side of a ``select``,
a phi, an element that nobody takes, a copy into memory whose initialisation is kept; and where nothing in its own block needs
all of it. The others are judged as a whole when they load (``memory/initialised.py``).

Needs provenance; breaks nothing. New instructions are ordinary values, as those of tags are (``tags.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import final

from swlds.device.address_space import LDS, PRIVATE
from swlds.device.types import bit_width, element_types
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction, FlatValue, link_users
from swlds.engines.wave_compiler.flat.memory_calls import row_of
from swlds.engines.wave_compiler.flat.provenance import MIXED, Provenance, Symbol
from swlds.engines.wave_compiler.flat.undef import shuffle_mask
from swlds.ir.types import (
    VOID,
    ArrayType,
    IntType,
    PointerType,
    SimpleType,
    StructType,
    Type,
    VectorType,
    body_of,
    scalar_type,
)
from swlds.ir.values import Constant, ConstantAggregate, ConstantInt

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


def _defined(type_: Type) -> Constant:
    """The shadow of what is defined. ``type_``: of the shadow."""
    elements = element_types(type_)
    if elements is None:
        return ConstantInt(type_, 0)
    return ConstantAggregate(type_, tuple(_defined(e) for e in elements))


@final
class Shadows:
    """The shadows of one kernel. ``results``: load -> its shadow; ``stored``: store -> the shadow of what it stores;
    ``unused``: loads whose value nobody takes. ``undefined``: parameters that point to buffers with uninitialised bits."""

    def __init__(self, code: FlatCode, provenance: Provenance, undefined: Iterable[int], *, is_on: bool) -> None:
        self.code, self.provenance, self.undefined = code, provenance, frozenset(undefined)
        self.results: dict[FlatInstruction, FlatInstruction] = {}
        self.unused: set[FlatInstruction] = set()
        self.stored: dict[FlatInstruction, FlatInstruction] = {}
        self._made: dict[FlatInstruction, FlatInstruction] = {}
        self._before: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._after: dict[FlatInstruction, list[FlatInstruction]] = {}
        self._pending: list[FlatInstruction] = []
        loads = [i for b in provenance.blocks for i in b.instructions if self._may_be_undefined(i)] if is_on else []
        if not loads or any((row := row_of(i)) and row.whole for b in provenance.blocks for i in b.instructions):
            return
        self._spoils = self._reach(lambda i, v: i.opcode == "freeze" or self._is_choice(i, v), spoiled=True)
        self._drops = self._reach(self._is_drop, spoiled=False)
        frozen = self._reach(lambda i, v: i.opcode == "freeze", spoiled=True)
        self.unused = {load for load in loads if not load.users}
        for load in loads:
            if load in self._drops and not self._is_needed(load) and not (load in frozen and self._may_be_private(load)):
                self.results[load] = self._make("shadow.result", load, [load])
        while self._pending:
            self._fill(self._pending.pop())
        self._follow()
        self._insert()

    # Which loads -----------------------------------------------------------------------------------------------

    def _may_be_undefined(self, i: FlatInstruction) -> bool:
        """A load of plain scalars from memory whose initialisation is kept."""
        if i.opcode != "load" or i.source.field("ordering") or not _is_plain(scalar_type(i.type)):
            return False
        symbol, type_ = self.provenance.of(i.operands[0]), i.operands[0].type
        if symbol is None:
            return isinstance(type_, PointerType) and type_.addrspace == LDS
        if symbol.kind == "argument":
            is_lds = isinstance(type_, PointerType) and type_.addrspace == LDS
            return is_lds or symbol.number in self.undefined
        return self._is_kept(symbol)

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
            return value is i.operands[0] and self._keeps(i)
        return i.opcode in _DROPS or self._is_choice(i, value)

    def _keeps(self, store: FlatInstruction) -> bool:
        """A store to memory that belongs to the group, and whose initialisation is kept."""
        symbol = self.provenance.of(store.operands[1])
        return not store.source.field("ordering") and symbol is not None and self._is_kept(symbol)

    def _reach(
        self, is_end: Callable[[FlatInstruction, FlatValue], bool], *, spoiled: bool
    ) -> set[FlatInstruction]:
        """Values that come to an end, on ways by which a shadow can be followed. ``spoiled``: also through arithmetic,
        else as far as one leads on from there."""
        found: set[FlatInstruction] = set()
        work = [
            o
            for b in self.provenance.blocks
            for i in b.instructions
            for o in i.operands
            if isinstance(o, FlatInstruction) and is_end(i, o)
        ]
        if not spoiled:
            work += [v for b in self.provenance.blocks for v in b.instructions if self._leaves_elements(v)]
        while work:
            value = work.pop()
            if value in found:
                continue
            found.add(value)
            is_carried = value.opcode in (*_MOVES, *_CASTS, *_BITS, *_SHIFTS)
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

    # Making ----------------------------------------------------------------------------------------------------

    def _is_followed(self, i: FlatInstruction, value: FlatValue) -> bool:
        """The instruction gets a shadow from the value's."""
        if not any(i.operands[k] is value for k in _followed(i)):
            return False
        if any(o is value for k, o in enumerate(i.operands) if k not in _followed(i)):
            return False
        return i.opcode not in _SPOILED or i in self._spoils

    def _make(self, opcode: str, of: FlatInstruction, operands: list[FlatValue]) -> FlatInstruction:
        made = FlatInstruction(opcode, shadow_type(of.type), operands, of.source, of.block, list(of.targets))
        self._after.setdefault(of, []).append(made)
        self._made[of] = made
        self._pending.append(of)
        return made

    def _fill(self, value: FlatInstruction) -> None:
        """What the shadow of a value makes shadows of."""
        for user in value.users:
            if user not in self._made and self._is_followed(user, value):
                self._make(_opcode(user), user, [])

    def _of(self, value: FlatValue) -> FlatValue:
        made = self._made.get(value) if isinstance(value, FlatInstruction) else None
        return _defined(shadow_type(value.type)) if made is None else made

    def _follow(self) -> None:
        """Give the shadows their operands, and check or store them where they are used."""
        for i, made in self._made.items():
            if made.opcode != "shadow.result":
                made.operands = self._operands(i, made.opcode)
        for block in self.provenance.blocks:
            checked: set[FlatValue] = set()
            for i in block.instructions:
                for value in dict.fromkeys(i.operands):
                    made = self._made.get(value) if isinstance(value, FlatInstruction) else None
                    if made is None or value in checked or i.opcode == "freeze" or self._is_followed(i, value):
                        continue
                    if self._is_drop(i, value) and i.opcode == "store" and i.operands[1] is not value:
                        self.stored[i] = self._put("copy", made.type, made, i)
                    else:
                        checked.add(value)
                        self._put("shadow.check", VOID, made, i)

    def _operands(self, i: FlatInstruction, opcode: str) -> list[FlatValue]:
        shadows = [self._of(o) for o in i.operands]
        if opcode in _MOVES:
            return [s if k in _followed(i) else o for k, (s, o) in enumerate(zip(shadows, i.operands, strict=True))]
        if opcode in ("shadow.and", "shadow.or"):
            return [*shadows, *i.operands]
        if opcode.removeprefix("shadow.") in _SHIFTS:
            return [shadows[0], i.operands[1], shadows[1]]
        return shadows

    def _put(self, opcode: str, type_: Type, shadow: FlatInstruction, before: FlatInstruction) -> FlatInstruction:
        made = FlatInstruction(opcode, type_, [shadow], before.source, before.block)
        self._before.setdefault(before, []).append(made)
        return made

    def _insert(self) -> None:
        if self._after:
            for block in self.provenance.blocks:
                self._insert_into(block)
            for code in self.code.all:
                link_users(code)

    def _insert_into(self, block: FlatBlock) -> None:
        phis: list[FlatInstruction] = []
        rest: list[FlatInstruction] = []
        for i in block.instructions:
            target = phis if i.opcode == "phi" else rest
            target += [*self._before.get(i, ()), i, *self._after.get(i, ())]
        block.instructions = [*phis, *rest]


def _is_plain(scalar: Type) -> bool:
    if isinstance(scalar, SimpleType):
        return scalar.name in ("half", "bfloat", "float", "double")
    return isinstance(scalar, IntType | PointerType) and bit_width(scalar) in (8, 16, 32, 64)


def element_count(type_: Type) -> int:
    body = body_of(type_)
    return body.count if isinstance(body, VectorType) else 1


def _followed(i: FlatInstruction) -> Iterable[int]:
    """Which operands the shadow of the result is made of."""
    if i.opcode in _DIVISIONS:
        return (0,)
    if i.opcode in (*_MOVES, *_CASTS, *_BITS, *_SHIFTS, *_SPOILED):
        return _MOVED.get(i.opcode, range(len(i.operands)))
    return ()


def _opcode(i: FlatInstruction) -> str:
    """How the shadow of a result is made."""
    if i.opcode in _MOVES:
        return i.opcode
    return "shadow.spoil" if i.opcode in _SPOILED else f"shadow.{i.opcode}"


__all__ = ["Shadows", "shadow_type"]
