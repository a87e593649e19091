"""Constants over variables in the text of instructions, which need not be parsed for them: a module may say
``getelementptr (i8, ptr addrspace(3) @x, i32 4)`` in thousands of lines."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from swlds.ir.model import Module
from swlds.ir.names import global_names
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.parser import parse_instruction
from swlds.ir.values import Constant
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.text import has_nested_mention, opcode_of

V = TypeVar("V")
_INSIDE = r"[^()]*"
for _ in range(3):
    _INSIDE = rf"[^()]*(?:\({_INSIDE}\)[^()]*)*"
#: A constant expression over one address, with few brackets in it: it has the type of its operands, or says it.
_EXPRESSION = lazy_pattern(rf"\b(?:addrspacecast|ptrtoint|getelementptr(?: (?:inbounds|nuw|nusw))*) \({_INSIDE}\)")
#: Instructions whose operands stand in the line in the order of the model, without attributes.
_FORMS = (
    *(Form.TYPED, Form.BINARY, Form.COMPARE, Form.CAST, Form.GEP),
    *(Form.LOAD, Form.STORE, Form.CMPXCHG, Form.ATOMICRMW),
)
_IN_ORDER = frozenset(name for name, row in OPCODES.items() if row.form in _FORMS)
#: Longer lines, in characters, are parsed: they may nest too deeply.
_LONG = 1000


def cut_constants(
    line: str, names: Collection[str], read: Callable[[str], V | None]
) -> tuple[list[str], list[V]] | None:
    """What stands in front of, between and behind an instruction's constants over variables, and what ``read`` makes of their
    texts; it gives None for a constant over none of ``names``. None where there is none, or one that ``_EXPRESSION`` does not
    find."""
    if " (" not in line or '"' in line or len(line) > _LONG or opcode_of(line) not in _IN_ORDER:
        return None
    pieces: list[str] = []
    found: list[V] = []
    done = 0
    for matched in _EXPRESSION.finditer(line):
        value = read(matched[0])
        if value is not None:
            pieces.append(line[done : matched.start()])
            found.append(value)
            done = matched.end()
    pieces.append(line[done:])
    if not found or has_nested_mention(f"@{next(iter(names))}".join(pieces), names):
        return None
    return pieces, found


def cut_phi(
    line: str, names: Collection[str], read: Callable[[str], V | None]
) -> tuple[list[str], list[V], list[str]] | None:
    """The same of a phi, whose list may be very long, with the labels of the blocks that its constants come from. None where
    another constant holds one of ``names``."""
    if '"' in line:
        return None
    head, _, rest = line.partition(" [ ")
    entries, _, tail = rest.rpartition(" ]")
    pieces, found, labels, known = [], list[V](), [], dict[str, V | None]()
    between = [head, " [ "]
    for entry in entries.split(" ], [ "):
        text, _, label = entry.rpartition(", ")
        if ("(" in text or "@" in text[1:]) and text not in known:
            is_read = len(text) <= _LONG and _EXPRESSION.fullmatch(text) is not None
            known[text] = read(text) if is_read else None
            if known[text] is None and not set(global_names(text)).isdisjoint(names):
                return None
        value = known.get(text)
        if value is None:
            between.append(text)
        else:
            pieces.append("".join(between))
            found.append(value)
            labels.append(label[1:])
            between = []
        between.append(f", {label} ], [ ")
    between[-1] = between[-1].removesuffix(", [ ") + tail
    pieces.append("".join(between))
    return pieces, found, labels


def parse_constant(text: str, module: Module) -> Constant:
    """A constant expression that ``_EXPRESSION`` finds."""
    instruction = parse_instruction(f"ret ptr {text}", module)
    (constant,) = instruction.operands
    instruction.drop_operands()
    assert isinstance(constant, Constant), "it has brackets"
    return constant
