"""Sites: what an instruction is called in a finding, made once per instruction and call chain."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import field
from typing import final

from swlds.device.findings import Call, Location, Site
from swlds.ir.demangling import is_body_of
from swlds.ir.device_library.link import MARK, written_name
from swlds.ir.metadata import DebugLocation, debug_location
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.near_lines import find_location, lines_of_operands
from swlds.ir.places import source_line
from swlds.ir.source_names import function_title
from swlds.lazy import dataclass, lazy_pattern

#: Longer inputs are not searched for the line of an instruction.
MAX_TEXT = 4 << 20
#: Calls that a site names: of more, the innermost and the outermost.
MAX_CALLS, OUTER_CALLS = 40, 8
_METADATA = lazy_pattern(r"(?:, |\s)![\w.]+ !\d+")


@final
@dataclass
class SiteTable:
    """Sites of one module."""

    module: Module
    _known: dict[Instruction, Site] = field(default_factory=dict)
    _frames: dict[Instruction, list[Call]] = field(default_factory=dict)

    def site(self, instruction: Instruction, callers: Sequence[Instruction] = ()) -> Site:
        """The site of an instruction; ``callers``: the call instructions above it, innermost first. What the device library does
        is done by the call of it; a kernel whose body clang has put into a function of its own is named once."""
        callers = [call for call in callers if not _is_of_body(call)]
        while callers and self._is_library(instruction):
            instruction, callers = callers[0], callers[1:]
        plain = self._known.get(instruction) or self._plain_site(instruction)
        if not callers:
            return plain
        calls = [*plain.calls, *itertools.chain.from_iterable(map(self.call_frames, callers))]
        return Site(plain.instruction, plain.location, _shorten(calls), plain.function, plain.near)

    def _plain_site(self, instruction: Instruction) -> Site:
        chain = self._chain(instruction)
        location = _location(chain[0]) if chain else None
        place = "" if location else self._line_of_input(instruction)
        function = display_name(instruction.function.name) if instruction.function else ""
        title, inlined = _whose(instruction, chain)
        call = Call(f"{title}{place}", symbol=chain[0].function if inlined else function)
        near = () if location else _near(instruction)
        site = Site(_text_of(instruction), location, _shorten([call, *inlined]), function, near)
        return self._known.setdefault(instruction, site)

    def call_frames(self, call: Instruction) -> list[Call]:
        """The function that calls and where, then what that was inlined into."""
        if call not in self._frames:
            chain = self._chain(call)
            title, inlined = _whose(call, chain)
            location = _location(chain[0]) if chain else None
            where = f" at {location}" if location else self._line_of_input(call).replace(" in ", " at ", 1)
            self._frames[call] = [Call(f"{title}{where}", location), *inlined]
        return self._frames[call]

    def _is_library(self, instruction: Instruction) -> bool:
        function = instruction.function
        return function is not None and function.find_attribute(MARK) is not None

    def _line_of_input(self, instruction: Instruction) -> str:
        """`` in FILE.ll:LINE`` for an instruction without ``!dbg``, where the module was read from text."""
        text = self.module.input_text
        if text is None or len(text) > MAX_TEXT:
            return ""
        line = source_line(instruction)
        return f" in {self.module.source_name}:{line}" if line else ""

    def _of_printf(self, instruction: Instruction) -> str | None:
        """LLVM's calls of ``__printf_alloc`` have no place; what it puts behind them has that of ``printf``."""
        callee = instruction.operands[-1] if instruction.opcode == "call" else None
        block = instruction.block
        if not isinstance(callee, Function) or display_name(callee.name) != "__printf_alloc" or block is None:
            return None
        behind = itertools.dropwhile(lambda i: i is not instruction, block.instructions)
        return next((place for i in behind if (place := dict(i.metadata).get("dbg"))), None)

    def _chain(self, instruction: Instruction) -> list[DebugLocation]:
        """Where it stands, and where the function that holds it was inlined, innermost first; empty where nothing says so."""
        found = find_location(instruction) or debug_location(self.module, self._of_printf(instruction))
        return found.chain if found else []


def _whose(instruction: Instruction, chain: Sequence[DebugLocation]) -> tuple[str, list[Call]]:
    """The function that its source has it in, and those that this was inlined into, up to the one that holds the instruction."""
    if len(chain) > 1 and instruction.function and is_body_of(chain[-2].function, instruction.function.name):
        chain = chain[:-1]
    inlined = [_inlined_call(place) for place in chain[1:]]
    return _title_of(chain[0]) if inlined else _function_of(instruction), inlined


def _title_of(place: DebugLocation) -> str:
    return function_title(place.function) if place.function else "?"


def _near(instruction: Instruction) -> tuple[Location, ...]:
    """``Site.near``."""
    return tuple(location for place in lines_of_operands(instruction) if (location := _location(place)))


def _inlined_call(place: DebugLocation) -> Call:
    location = _location(place)
    return Call(f"{_title_of(place)}{f' at {location}' if location else ''} (inlined)", location)


def _location(place: DebugLocation) -> Location | None:
    """The line of the source; None for the line 0, which is none."""
    if not place.has_line:
        return None
    return Location(place.file, place.line, place.column, place.directory, place.checksum)


def _shorten(calls: list[Call]) -> tuple[Call, ...]:
    """``calls``: the function that holds the instruction, and its callers."""
    left_out = len(calls) - 1 - MAX_CALLS
    if left_out <= 0:
        return tuple(calls)
    return (*calls[: MAX_CALLS - OUTER_CALLS + 1], Call(f"{left_out} more calls"), *calls[-OUTER_CALLS:])


def _is_of_body(call: Instruction) -> bool:
    """It is all that a kernel does, and what that calls is the kernel's body."""
    callee, function = call.called_function, call.function
    return callee is not None and function is not None and is_body_of(callee.name, function.name)


def _text_of(instruction: Instruction) -> str:
    text = instruction.text
    if text is None:
        from swlds.ir.printer import print_instruction

        text = print_instruction(instruction)
    text = _METADATA.sub("", " ".join(text.split()))
    callee = instruction.called_function if instruction.opcode == "call" else None
    if callee is not None and (name := written_name(callee)) != callee.name:
        text = text.replace(f"@{callee.name}(", f"@{name}(")
    return text


def _function_of(instruction: Instruction) -> str:
    function = instruction.function
    return function_title(display_name(function.name)) if function else "?"
