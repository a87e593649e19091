"""What a local name means while text is parsed: inside a function body, or on its own.

In a body, a name that is used before it is defined is held by a LocalReference until the definition comes; the uses then
move over, so that every mention is one identity.
"""

from __future__ import annotations

from typing import final

from swlds.ir.model import Block, Function
from swlds.ir.types import Type
from swlds.ir.values import LocalReference, User, Value


class Scope:
    """A line on its own: every local operand is a LocalReference, every target a placeholder block."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: dict[str, Value] = {}

    def local(self, name: str, type_: Type) -> Value:
        """The value for a name that ``values`` does not hold (yet)."""
        return LocalReference(type_, name)

    def block(self, name: str) -> Block:
        """The block of that name."""
        return Block(name)


@final
class FunctionScope(Scope):
    """The names of one function body."""

    __slots__ = ("blocks", "forward")

    def __init__(self, values: dict[str, Value], blocks: dict[str, Block]) -> None:
        super().__init__()
        self.values = values
        #: Every block mentioned so far; it is defined once its ``function`` is set.
        self.blocks = blocks
        #: Names used but not defined yet.
        self.forward: dict[str, LocalReference] = {}

    def local(self, name: str, type_: Type) -> Value:
        reference = LocalReference(type_, name)
        self.forward[name] = self.values[name] = reference
        return reference

    def block(self, name: str) -> Block:
        found = self.blocks.get(name)
        if found is None:
            found = self.blocks[name] = Block(name)
        return found

    def define(self, name: str, value: Value) -> None:
        """From now on ``name`` means ``value``; uses made before move to it, and keep the text of their users."""
        reference = self.forward.pop(name, None) if self.forward else None
        self.values[name] = value
        if reference is not None:
            move_uses(reference, value)


def scope_of(function: Function) -> FunctionScope:
    """The names of a parsed body as they stand, to parse new lines into it."""
    values: dict[str, Value] = {a.name: a for a in function.arguments if a.name}
    values.update((i.name, i) for i in function.instructions() if i.name)
    return FunctionScope(values, {block.name: block for block in function.blocks})


def move_uses(old: Value, new: Value) -> None:
    """Replace a placeholder by what it stood for."""
    for user, index in list(old.uses):
        operand = user.operands[index]
        if operand is old:
            User.set_operand(user, index, new)
        else:
            User.set_operand(user, index, operand.with_replaced(old, new))  # type: ignore[attr-defined]
