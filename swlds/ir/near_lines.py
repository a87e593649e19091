"""Lines of the source for code that has none of its own in debug information.

A compiler that merges accesses of two lines gives what it makes the line 0 or none; a stack slot is its variable's.
"""

from __future__ import annotations

from swlds.ir.metadata import DebugLocation, debug_location, find_subprogram, subprogram_location
from swlds.ir.model import Instruction
from swlds.ir.source_names import find_slot_record
from swlds.ir.values import MetadataOperand

#: Lines that are told of one instruction, and how many instructions are looked at for them.
MAX_LINES, _MAX_SEEN = 4, 64


def find_location(instruction: Instruction) -> DebugLocation | None:
    """What debug information says of an instruction: its ``!dbg``; of a stack slot the place of its variable, else the line of
    the function, whose frame it is part of."""
    function = instruction.function
    if function is None or function.module is None:
        return None
    if reference := instruction.find_metadata("dbg"):
        return debug_location(function.module, reference)
    if instruction.opcode != "alloca":
        return None
    record = find_slot_record(instruction)
    place = record.operands[3] if record is not None and len(record.operands) > 3 else None
    found = debug_location(function.module, place.text) if isinstance(place, MetadataOperand) else None
    return found or subprogram_location(function)


def lines_of_operands(instruction: Instruction) -> list[DebugLocation]:
    """The lines of what an instruction uses, each once; where none of that has one, of what that uses, and so on."""
    function = instruction.function
    if function is None or find_subprogram(function) is None:
        return []
    level, seen = [instruction], {instruction}
    while level and len(seen) < _MAX_SEEN:
        operands = (operand for at in level for operand in at.operands)
        level = list(dict.fromkeys(o for o in operands if isinstance(o, Instruction) and o not in seen))
        seen.update(level)
        places = [place for at in level if (place := find_location(at)) is not None and place.has_line]
        if lines := {(place.file, place.line): place for place in reversed(places)}:
            return list(reversed(lines.values()))[:MAX_LINES]
    return []
