"""What 32 bits may be of the number of a flat pointer: its low word, or something else.

Of a value that was only chosen, moved and cut at whole words the lowering can say at run time which it is
(``numbers``): the block's address gives its low words away. Of what other operations made it cannot.
"""

from __future__ import annotations

from enum import Flag, auto
from functools import reduce
from operator import or_
from typing import final

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


class Word(Flag):
    """``OTHER``: nothing of a flat pointer. ``LOW``: surely a low word. ``EITHER``: a low word, or something else.
    ``UNKNOWN``: bits of one in other places."""

    NOTHING = 0
    OTHER = auto()
    LOW = auto()
    EITHER = auto()
    UNKNOWN = auto()


@final
class Words:
    """What the values of a module may be of the numbers that ``flow`` follows. Each is looked at once."""

    def __init__(self, flow: NumberFlow) -> None:
        self._flow = flow
        self._found: dict[tuple[str, str], Word] = {}

    def word(self, function: str, value: Value) -> Word:
        """What an integer may be, or its low 32 bits."""
        return _summary(self._find([(function, value)]))

    def loaded(self, function: str, instruction: Instruction) -> Word:
        """What each word may be that an instruction brings from memory."""
        definition = self._flow.loaded(function, instruction)
        word = _summary(self._find(definition.operands))
        return word if word is Word.OTHER or definition.opcode in _MOVES else Word.UNKNOWN

    def _find(self, places: tuple[Place, ...] | list[Place]) -> Word:
        """All that the values at these places may be."""
        found = Word.NOTHING
        for place in places:
            at, own = self._own(place)
            if at is not None and at not in self._found:
                self._follow(at, place)
            found |= own if at is None else self._found[at]
        return found

    def _follow(self, first: tuple[str, str], place: Place) -> None:
        """Decide a name and all that it is moved from: these first, then again as long as cycles add anything."""
        order: list[tuple[tuple[str, str], Word, list[tuple[str, str]]]] = []
        stack: list[tuple[tuple[str, str], Place | None]] = [(first, place)]
        sources: dict[tuple[str, str], tuple[Word, list[tuple[str, str]]]] = {}
        while stack:
            at, entered = stack.pop()
            if entered is None:
                order.append((at, *sources[at]))
            elif at not in self._found:
                self._found[at] = Word.NOTHING
                known, further = Word.NOTHING, []
                stack.append((at, None))
                moved = _moved(self._flow, entered[0], entered[1])
                for operand in moved:
                    next_at, own = self._own(operand)
                    known |= own
                    if next_at is not None:
                        further.append(next_at)
                        stack.append((next_at, operand))
                sources[at] = known if moved else Word.UNKNOWN, further
        is_stable = False
        while not is_stable:
            is_stable = True
            for at, known, further in order:
                after = reduce(or_, (self._found[source] for source in further), known)
                if after != self._found[at]:
                    self._found[at], is_stable = after, False

    def _own(self, place: Place) -> tuple[tuple[str, str] | None, Word]:
        """What is seen of a value without asking what it is moved from; else its name, to be asked."""
        function, value = place
        kept = self._flow.kept_of(place)
        if not kept:
            return None, Word.OTHER
        if self._flow.holds_pointer(value.type):
            return None, Word.EITHER  # stored; its upper word may be what is loaded
        if _is_low(self._flow, function, value):
            return None, Word.LOW
        if not kept & Kept.PART:
            return None, Word.EITHER  # a whole number or something else
        if not isinstance(value, LocalReference) or not _is_of_words(value.type):
            return None, Word.UNKNOWN
        return (function, value.name), Word.NOTHING


def _summary(found: Word) -> Word:
    """One word for several."""
    if Word.UNKNOWN in found:
        return Word.UNKNOWN
    return found if found in (Word.OTHER, Word.LOW) else Word.EITHER if found else Word.OTHER


def _is_low(flow: NumberFlow, function: str, value: Value) -> bool:
    """The low word of a number that is known, or of a distance from it."""
    root = flow.root(function, value) if function and value.type == I32 else None
    return root is not None and isinstance(root.type, PointerType)


def _moved(flow: NumberFlow, function: str, value: Value) -> tuple[Place, ...]:
    """What a value is moved from, chosen among, or lies at a distance of; nothing where it was made otherwise."""
    assert isinstance(value, LocalReference), "what is moved has a name"
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
