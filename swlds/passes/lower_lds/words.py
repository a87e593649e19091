"""What 32 bits may be of the number of a flat pointer: its low word, or something else.

Of a value that was only chosen, moved and cut at whole words the lowering can say at run time which it is
(``numbers``): the block's address gives its low words away. Of what other operations made it cannot.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from swlds.ir.model import Instruction
from swlds.ir.types import I32, I64, ArrayType, IntType, PointerType, StructType, Type, VectorType, body_of
from swlds.ir.values import LocalReference, Value
from swlds.passes.lower_lds.bodies import Place
from swlds.passes.lower_lds.number_flow import FIRST_LANE, MERGE, PIECES, STORED, Kept, NumberFlow

_MOVES = (
    *(MERGE, PIECES, STORED, FIRST_LANE, "phi", "freeze", "bitcast", "trunc", "zext", "sext"),
    *("insertelement", "extractelement", "shufflevector", "insertvalue", "extractvalue"),
)
_DISTANCE = ("add", "or", "sub")


class Word(Enum):
    """``OTHER``: nothing of a flat pointer. ``LOW``: surely a low word. ``EITHER``: a low word, or something else.
    ``UNKNOWN``: bits of one in other places."""

    OTHER = auto()
    LOW = auto()
    EITHER = auto()
    UNKNOWN = auto()


def word_of(flow: NumberFlow, function: str, value: Value) -> Word:
    """What an integer may be, or its low 32 bits."""
    return _word(flow, [(function, value)])


def loaded_word(flow: NumberFlow, function: str, instruction: Instruction) -> Word:
    """What each word may be that an instruction brings from memory."""
    definition = flow.loaded(function, instruction)
    word = _word(flow, definition.operands)
    return word if word is Word.OTHER or definition.opcode in _MOVES else Word.UNKNOWN


def _word(flow: NumberFlow, places: Iterable[Place]) -> Word:
    found: set[Word] = set()
    seen: set[tuple[str, str]] = set()
    work = list(places)
    while work and Word.UNKNOWN not in found:
        function, value = work.pop()
        kept = flow.kept_of((function, value))
        if not kept:
            found.add(Word.OTHER)
        elif flow.holds_pointer(value.type):
            found.add(Word.EITHER)  # stored; its upper word may be what is loaded
        elif _is_low(flow, function, value):
            found.add(Word.LOW)
        elif not kept & Kept.PART:
            found.add(Word.EITHER)  # a whole number or something else
        elif not isinstance(value, LocalReference) or not _is_of_words(value.type):
            found.add(Word.UNKNOWN)
        elif (function, value.name) not in seen:
            seen.add((function, value.name))
            moved = _moved(flow, function, value)
            work += moved
            if not moved:
                found.add(Word.UNKNOWN)
    if Word.UNKNOWN in found:
        return Word.UNKNOWN
    return next(iter(found)) if len(found) == 1 else Word.EITHER if found else Word.OTHER


def _is_low(flow: NumberFlow, function: str, value: Value) -> bool:
    """The low word of a number that is known, or of a distance from it."""
    root = flow.root(function, value) if function and value.type == I32 else None
    return root is not None and isinstance(root.type, PointerType)


def _moved(flow: NumberFlow, function: str, value: LocalReference) -> tuple[Place, ...]:
    """What a value is moved from, chosen among, or lies at a distance of; nothing where it was made otherwise."""
    _, opcode, operands = flow.define(function, value.name)
    if opcode == "select":
        return operands[1:]
    if opcode == STORED:
        return tuple(operand for operand in operands if flow.kept_of(operand) & Kept.FRESH)
    if opcode in _DISTANCE and value.type in (I32, I64):
        numbers = tuple(operand for operand in operands if flow.kept(*operand))
        return numbers if len(numbers) == 1 and (opcode != "sub" or numbers[0] is operands[0]) else ()
    return operands if opcode in _MOVES else ()


def _is_of_words(type_: Type) -> bool:
    """True where no part is cut within a word of 32 bits."""
    match body_of(type_):
        case IntType(bits):
            return bits % 32 == 0
        case VectorType(_, element) | ArrayType(_, element):
            return _is_of_words(element)
        case StructType(elements):
            return all(_is_of_words(element) for element in elements)
        case inner:
            return isinstance(inner, PointerType)
