"""Values and constants of LLVM IR, and the links between them.

Nodes (instructions, blocks, arguments, globals) are identities; constants are immutable values that
compare by content. Only this file and ``model`` write links: an operand is changed by
``User.set_operand``, which keeps the use lists right. A constant holds no links of its own: a global
mentioned inside a constant operand is used by the *instruction* (or global) that has the operand.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Protocol, final

from swlds.ir.integers import print_integer
from swlds.ir.types import METADATA, Type
from swlds.printable import printable

#: Held while what was text is parsed: a module may be read in several threads.
PARSING = threading.RLock()
os.register_at_fork(before=PARSING.acquire, after_in_parent=PARSING.release, after_in_child=PARSING.release)
#: So many parts of a constant are shown where it is named briefly.
_BRIEF = 4


class Value:
    """Anything that can be an operand: it has a type, and users that the model tracks."""

    __slots__ = ("_uses", "type")

    def __init__(self, type_: Type) -> None:
        self.type = type_
        self._uses: dict[tuple[User, int], None] = {}

    @property
    def uses(self) -> dict[tuple[User, int], None]:
        """Every (user, operand index), in the order in which the uses came about. What may mention this value and is still
        text is parsed first, so the list is complete. A constant has none: asking raises TypeError."""
        return self._uses

    @property
    def users(self) -> list[User]:
        """Each user once, in order."""
        return list(dict.fromkeys(user for user, _ in self.uses))

    @property
    def readers(self) -> list[User]:
        """The users but for debug records, which speak of a value and do nothing with it."""
        return [user for user in self.users if not user.is_record]

    def __repr__(self) -> str:
        return printable(f"<{type(self).__name__} {self.brief}>")

    @property
    def brief(self) -> str:
        """The value in a few words, for people: a local or global by its name, a constant with its type."""
        return f"%{getattr(self, 'name', '')}"

    def replace_all_uses_with(self, new: Value) -> None:
        """Make every user of this value use ``new``, also inside constant expressions."""
        for user, index in list(self.uses):
            old = user.operands[index]
            if old is self:
                user.set_operand(index, new)
            else:
                assert (
                    isinstance(old, Constant)
                    and isinstance(new, (Constant, GlobalReference))
                    or (isinstance(old, MetadataOperand))
                ), "a global inside a constant is replaced by a constant; expand the expression first"
                user.set_operand(index, old.with_replaced(self, new))


class User(Value):
    """A value with operands."""

    __slots__ = ("_operands",)

    def __init__(self, type_: Type, operands: list[Value] | tuple[Value, ...] = ()) -> None:
        super().__init__(type_)
        self._operands: list[Value] = list(operands)
        if operands:
            for index, operand in enumerate(operands):
                _link(operand, self, index)

    @property
    def operands(self) -> tuple[Value, ...]:
        return tuple(self._operands)

    @property
    def is_record(self) -> bool:
        """A debug record, which may lose what it speaks of."""
        return False

    def set_operand(self, index: int, value: Value) -> None:
        """The one setter: replaces operand ``index`` and moves the use from the old value to the new."""
        _unlink(self._operands[index], self, index)
        self._operands[index] = value
        _link(value, self, index)

    def set_operands(self, operands: list[Value]) -> None:
        """Replace the whole operand list (its length may change)."""
        self.drop_operands()
        self._operands = list(operands)
        for index, operand in enumerate(self._operands):
            _link(operand, self, index)

    def unlink_operands(self) -> None:
        """Leave the operands' use lists and keep the operands: for a user that stands outside the module."""
        for index, operand in enumerate(self._operands):
            _unlink(operand, self, index)

    def drop_operands(self) -> None:
        """Release every use that this user holds."""
        for index, operand in enumerate(self._operands):
            _unlink(operand, self, index)
        self._operands = []


def _link(operand: Value, user: User, index: int) -> None:
    if not isinstance(operand, Constant):
        operand._uses[user, index] = None
    elif not isinstance(operand, ConstantInt):
        for node in operand.mentioned:
            node._uses[user, index] = None


def _unlink(operand: Value, user: User, index: int) -> None:
    if not isinstance(operand, Constant):
        operand._uses.pop((user, index), None)
    elif not isinstance(operand, ConstantInt):
        for node in operand.mentioned:
            node._uses.pop((user, index), None)


class UseLists(Protocol):
    """Completes use lists from what is still text (``users.Mentions``)."""

    def parse_users(self, node: GlobalReference, /) -> None: ...


class Owner(Protocol):
    """A module, as far as its globals need it for their uses."""

    @property
    def mentions(self) -> UseLists: ...


class GlobalReference(User):
    """Base of globals, functions, aliases and ifuncs: their value is an address, ``type`` is a pointer."""

    __slots__ = ()
    name: str
    module: Owner | None

    @property
    def uses(self) -> dict[tuple[User, int], None]:
        if self.module is not None:
            self.module.mentions.parse_users(self)
        return self._uses

    @property
    def brief(self) -> str:
        return f"@{self.name}"


class Constant(Value):
    """Base of immutable constants. Compares by type and content."""

    def __init__(self, type_: Type) -> None:
        self.type = type_

    @property
    def uses(self) -> dict[tuple[User, int], None]:
        raise TypeError("a constant is a value, which nothing links to its users; ask the globals that it mentions")

    @property
    def brief(self) -> str:
        return f"{self.type} {self.content}"

    @property
    def content(self) -> str:
        """What stands behind the type, in a few words; long ones are cut."""
        inner = ", ".join(part.brief for part in self.parts[:_BRIEF])
        return f"({inner}, … {len(self.parts)} in all)" if len(self.parts) > _BRIEF else f"({inner})"

    @property
    def key(self) -> tuple[Any, ...]:
        """What equality and hash go by."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[Value, ...]:
        """Constants and globals directly inside this one."""
        return ()

    @cached_property
    def mentioned(self) -> tuple[Value, ...]:
        """Every node (global, function, block) mentioned at any depth, each once."""
        found: dict[Value, None] = {}
        for part in self.parts:
            found.update(dict.fromkeys(part.mentioned) if isinstance(part, Constant) else {part: None})
        return tuple(found)

    def with_parts(self, parts: tuple[Value, ...]) -> Constant:
        """The same constant over other parts."""
        assert not parts, "a constant without parts has nothing to replace"
        return self

    def walk(self) -> Iterator[Value]:
        """This constant and everything inside it at any depth, itself first; what occurs twice comes twice."""
        waiting: list[Value] = [self]
        while waiting:
            value = waiting.pop()
            yield value
            if isinstance(value, Constant):
                waiting.extend(reversed(value.parts))

    def map(self, change: Callable[[Value], Value]) -> Value:
        """The constant with ``change`` applied to everything inside it and then to itself, innermost first. Where
        ``change`` returns what it got, nothing is made anew. Inside a constant only constants and globals may stand."""
        parts = tuple(part.map(change) if isinstance(part, Constant) else change(part) for part in self.parts)
        same = all(new is old for new, old in zip(parts, self.parts, strict=True))
        return change(self if same else self.with_parts(parts))

    def with_replaced(self, old: Value, new: Value) -> Constant:
        """The same constant with every mention of ``old`` replaced."""
        if old not in self.mentioned:
            return self
        changed = self.map(lambda value: new if value is old else value)
        assert isinstance(changed, Constant), "a constant that mentions something is not that thing"
        return changed

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Constant)
            and type(self) is type(other)
            and self.type == other.type
            and self.key == other.key
        )

    def __hash__(self) -> int:
        return hash((type(self), self.key))


@final
class ConstantInt(Constant):
    """An integer; ``value`` is the unsigned bit pattern, ``signed`` the two's-complement reading."""

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(type_)
        bits = getattr(type_, "bits", 64)
        self.value = value & ((1 << bits) - 1)

    @property
    def signed(self) -> int:
        bits = getattr(self.type, "bits", 64)
        return self.value - (1 << bits) if self.value >> (bits - 1) else self.value

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.value,)

    @property
    def content(self) -> str:
        return print_integer(self.value, getattr(self.type, "bits", 64))


@final
class ConstantFP(Constant):
    """A floating-point constant as spelled: decimal, or ``0x…`` / ``0xH…`` / ``0xR…`` / ``0xK…`` / ``0xL…`` / ``0xM…``."""

    def __init__(self, type_: Type, spelling: str) -> None:
        super().__init__(type_)
        self.spelling = spelling

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.spelling,)

    @property
    def content(self) -> str:
        return self.spelling


@final
class ConstantKeyword(Constant):
    """``null``, ``undef``, ``poison``, ``zeroinitializer``, ``none`` (token)."""

    def __init__(self, type_: Type, keyword: str) -> None:
        super().__init__(type_)
        self.keyword = keyword

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.keyword,)

    @property
    def content(self) -> str:
        return self.keyword


@final
class ConstantString(Constant):
    """``c"…"``, an array of i8; ``data`` are its bytes."""

    def __init__(self, type_: Type, data: bytes) -> None:
        super().__init__(type_)
        self.data = data

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.data,)

    @property
    def content(self) -> str:
        return repr(self.data[:40])[1:] + ("…" if len(self.data) > 40 else "")


@final
class ConstantAggregate(Constant):
    """An array, vector or struct constant, element by element. ``splat`` marks the ``splat (T v)`` spelling,
    whose one part stands for every element."""

    def __init__(self, type_: Type, elements: tuple[Value, ...], splat: bool = False) -> None:
        super().__init__(type_)
        self.elements = elements
        self.splat = splat

    @classmethod
    def of_plain(cls, type_: Type, elements: tuple[Value, ...]) -> ConstantAggregate:
        """Of elements that mention nothing: none is asked."""
        made = cls(type_, elements)
        made.__dict__["mentioned"] = ()
        return made

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.splat, self.elements)

    @property
    def parts(self) -> tuple[Value, ...]:
        return self.elements

    def with_parts(self, parts: tuple[Value, ...]) -> Constant:
        return ConstantAggregate(self.type, parts, self.splat)


@final
class ConstantExpr(Constant):
    """A constant expression: ``opcode flags (operands)``.

    ``source_type`` is getelementptr's element type; ``flags`` hold inbounds, nuw, nusw, and the
    ``inrange(a, b)`` text. The opcodes ``blockaddress``, ``dso_local_equivalent``, ``no_cfi`` and
    ``ptrauth`` are held here too.
    """

    def __init__(
        self,
        type_: Type,
        opcode: str,
        operands: tuple[Value, ...],
        flags: tuple[str, ...] = (),
        source_type: Type | None = None,
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.source_type = source_type

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.opcode, self.operands, self.flags, self.source_type)

    @cached_property
    def _hash(self) -> int:
        """It is asked for again and again, and goes down to the globals."""
        return super().__hash__()

    def __hash__(self) -> int:
        return self._hash

    @property
    def content(self) -> str:
        return f"{self.opcode} {super().content}"

    @property
    def parts(self) -> tuple[Value, ...]:
        return self.operands

    def with_parts(self, parts: tuple[Value, ...]) -> Constant:
        return ConstantExpr(self.type, self.opcode, parts, self.flags, self.source_type)


@final
class InlineAsm(Constant):
    """``asm flags "code", "constraints"`` as a callee; ``code`` and ``constraints`` as spelled."""

    def __init__(self, type_: Type, code: str, constraints: str, flags: tuple[str, ...]) -> None:
        super().__init__(type_)
        self.code = code
        self.constraints = constraints
        self.flags = flags

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.code, self.constraints, self.flags)

    @property
    def content(self) -> str:
        return f'asm "{self.code}", "{self.constraints}"'


@final
class MetadataOperand(Constant):
    """Metadata as an operand: ``metadata !5``, ``metadata ptr %x``, and the fields of a ``#dbg_`` record.

    It wraps ``value``, or ``values`` (``!DIArgList(…)``, None for anything else), or is spelled ``text``.
    """

    def __init__(self, text: str = "", value: Value | None = None, values: tuple[Value, ...] | None = None) -> None:
        super().__init__(METADATA)
        self.text = text
        self.value = value
        self.values = values

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.text, self.value, self.values)

    @property
    def content(self) -> str:
        return self.text or super().content

    @property
    def parts(self) -> tuple[Value, ...]:
        return (self.values or ()) if self.value is None else (self.value,)

    def with_parts(self, parts: tuple[Value, ...]) -> Constant:
        if self.value is not None:
            return MetadataOperand(self.text, parts[0])
        return MetadataOperand(self.text, values=parts) if self.values is not None else self


@final
class LocalReference(Value):
    """A local value known by name only: in an instruction that was parsed on its own, outside its function."""

    __slots__ = ("name",)

    def __init__(self, type_: Type, name: str) -> None:
        super().__init__(type_)
        self.name = name


def shuffle_mask(mask: Value, count: int) -> list[int]:
    """Which elements of its two vectors a shufflevector takes, by its third operand; -1 where the result has poison.
    ``count``: of the result."""
    if isinstance(mask, ConstantKeyword):
        return [0 if mask.keyword == "zeroinitializer" else -1] * count
    assert isinstance(mask, ConstantAggregate), "LLVM takes nothing else"
    elements = mask.elements * count if mask.splat else mask.elements
    return [_element_number(e) for e in elements]


def _element_number(element: Value) -> int:
    if isinstance(element, ConstantInt):
        return element.value
    return 0 if isinstance(element, ConstantKeyword) and element.keyword == "zeroinitializer" else -1
