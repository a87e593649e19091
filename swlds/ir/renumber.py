"""Numbered names must rise in the order of the text; new or moved values can break that, and then all get new numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swlds.ir.model import Argument, Block, Instruction
from swlds.ir.types import VOID

if TYPE_CHECKING:
    from swlds.ir.model import Function


def prepare_names(function: Function) -> None:
    """Before printing: see to it that LLVM takes the names of a parsed body."""
    name_results(function)
    if not has_ordered_numbers(function):
        renumber(function)


def has_ordered_numbers(function: Function) -> bool:
    """True when LLVM takes the numbers as they are (gaps are allowed)."""
    last = -1
    for node in _named_nodes(function):
        if node.name.isdecimal():
            number = int(node.name)
            if number <= last:
                return False
            last = number
    return True


def name_results(function: Function) -> None:
    """Give every instruction that has a value and no name a fresh one; LLVM would number it by its place."""
    for instruction in function.instructions():
        if not instruction.name and instruction.type is not VOID:
            instruction.name = function.fresh_name("v")
            instruction.text = None


def renumber(function: Function) -> None:
    """Give every numbered value the number that LLVM would; all instructions print from their fields then."""
    users = {user for block in function.blocks for user in block.users}  # by name, so before the names change
    count = 0
    for node in _named_nodes(function):
        if node.name.isdecimal():
            node.name = str(count)
            count += 1
    for instruction in function.instructions():
        instruction.text = None
    for user in users:
        if isinstance(user, Instruction):
            user.text = None
    function.forget_names()


def _named_nodes(function: Function) -> Iterator[Argument | Block | Instruction]:
    yield from function.arguments
    for block in function.blocks:
        yield block
        for instruction in block:
            if instruction.name:
                yield instruction
