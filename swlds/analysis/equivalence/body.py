"""A function body in a form that does not depend on names, on block order, or on the order of pure instructions.

Blocks are numbered along the control flow from the entry. A value is known by a number: for a pure instruction the
digest of its own neutral text (operands being numbers in turn), for anything with an effect its place in its
block's sequence of effects. So two bodies agree when per block

- the phis agree in order,
- the pure instructions agree as a collection,
- the effects (calls, stores, atomics, volatile loads, allocas, the terminator) agree in order,
- the debug records agree in order.

A plain load is pure between two effects. Linear in the body's text.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import final

from swlds.analysis.equivalence.blocks import RawBlock, argument_names, number_blocks, split_blocks
from swlds.analysis.equivalence.metadata import digest
from swlds.analysis.equivalence.side import Side
from swlds.ir.model import Function
from swlds.ir.names import NAME
from swlds.ir.opcodes import PURE
from swlds.lazy import dataclass, lazy_pattern

_INSTRUCTION = lazy_pattern(rf"  (?:(%{NAME}) = )?(?:(?:tail|musttail|notail) )?(\w+)( (?:atomic|volatile)\b)?")
_INCOMING = lazy_pattern(rf"\[ ((?:[^\[\]\"]|\"[^\"]*\"|\[[^\[\]]*\])*), (%{NAME}) \]")


@final
@dataclass(slots=True)
class BlockForm:
    """A block's neutral form; each item with the index of its line."""

    label: str
    start: int
    phis: list[tuple[str, int]] = field(default_factory=list)
    pure: list[tuple[str, int]] = field(default_factory=list)
    effects: list[tuple[str, int]] = field(default_factory=list)
    records: list[tuple[str, int]] = field(default_factory=list)

    def agrees(self, other: BlockForm) -> bool:
        """True when both say the same."""
        if any(
            [text for text, _ in mine] != [text for text, _ in theirs]
            for mine, theirs in ((self.effects, other.effects), (self.phis, other.phis), (self.records, other.records))
        ):
            return False
        mine, theirs = [text for text, _ in self.pure], [text for text, _ in other.pure]
        return mine == theirs or Counter(mine) == Counter(theirs)


@final
@dataclass(slots=True)
class BodyForm:
    """A body: its logical lines as written, and its blocks in the order of the control flow."""

    lines: list[str]
    blocks: list[BlockForm]


def neutral_body(side: Side, function: Function) -> BodyForm:
    """The form of a body."""
    blocks = split_blocks(function)
    names = number_blocks(blocks)
    by_label = {block.label: block for block in blocks}
    ordered = [by_label[label] for label in names]
    names.update(argument_names(function))
    lines = [line for block in blocks for line in [f"{block.label[1:]}:", *block.lines]]
    starts, position = {}, 0
    for block in blocks:
        starts[block.label] = position + 1
        position += 1 + len(block.lines)
    for number, block in enumerate(ordered):
        _name_fixed_values(block, number, names)
    forms = []
    late: list[tuple[BlockForm, str, int]] = []
    for number, block in enumerate(ordered):
        form = BlockForm(block.label, starts[block.label])
        _fill_block(side, block, form, number, names, late)
        forms.append(form)
    for form, line, index in late:
        if line.startswith("    #"):
            form.records.append((side.neutral(line, names), index))
        else:
            form.phis.append((_neutral_phi(side, line, names), index))
    return BodyForm(lines, forms)


def _name_fixed_values(block: RawBlock, number: int, names: dict[str, str]) -> None:
    """Values known by their place: phis, and results of what has effects."""
    phis = effects = 0
    for line in block.lines:
        matched = _INSTRUCTION.match(line)
        if matched is None:
            continue
        name, opcode, special = matched.groups()
        if opcode == "phi":
            names[name] = f"%p{number}.{phis}"
            phis += 1
        elif opcode not in PURE and (opcode != "load" or special):
            if name:
                names[name] = f"%e{number}.{effects}"
            effects += 1


def _fill_block(
    side: Side,
    block: RawBlock,
    form: BlockForm,
    number: int,
    names: dict[str, str],
    late: list[tuple[BlockForm, str, int]],
) -> None:
    """Name the block's pure values and fill in its form; phis and debug records, which may name later values, wait until all
    have names."""
    epoch = 0
    for index, line in enumerate(block.lines, form.start):
        if line.startswith("    #"):
            late.append((form, line, index))
            continue
        matched = _INSTRUCTION.match(line)
        assert matched, f"an instruction starts with its result or opcode: {line}"
        name, opcode, special = matched.groups()
        if opcode in PURE:
            text = side.neutral(line[len(name) + 5 :], names)
        elif opcode == "load" and not special:
            text = f"{side.neutral(line[len(name) + 5 :], names)} ; {number}.{epoch}"
        elif opcode == "phi":
            late.append((form, line, index))
            continue
        else:
            form.effects.append((side.neutral(line, names), index))
            epoch += opcode != "alloca"
            continue
        names[name] = "%" + digest(text)
        form.pure.append((text, index))


def _neutral_phi(side: Side, line: str, names: dict[str, str]) -> str:
    """A phi with its incoming values in the order of the blocks' numbers."""
    first = line.index("[ ", line.index(" = phi "))
    incoming = _INCOMING.findall(line)
    tail = line[line.rindex(" ]") + 2 :]
    parts = sorted((names.get(label, label), side.neutral(value, names)) for value, label in incoming)
    head = line[line.index(" = phi ") + 3 : first]
    return f"{side.neutral(head, names)}{parts}{side.neutral(tail, names)}"
