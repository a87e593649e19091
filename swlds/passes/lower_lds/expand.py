"""Expand constants that mention lowered LDS globals into instructions.

Before::

    store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr %p

After (``@x`` being replaced by ``%sw.x``)::

    %sw.1 = addrspacecast ptr addrspace(3) %sw.x to ptr        ; itself translated in turn
    store ptr %sw.1, ptr %p

Needs: the instruction parsed. Breaks: nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from swlds.ir.model import GlobalVariable, Instruction
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_value
from swlds.ir.types import I32, PTR3, PointerType, Type, VectorType, scalar_type
from swlds.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    ConstantKeyword,
    LocalReference,
    Value,
)
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.body_code import BodyCode
from swlds.passes.lower_lds.constant_text import cut_phi
from swlds.passes.lower_lds.text import debug_suffix, label_of

#: Casts of LDS addresses inside constants.
FIXED_CAST = lazy_pattern(r"addrspacecast \((?:ptr addrspace\(3\)|<)")


def mentions(value: Value, replacements: dict[str, str]) -> bool:
    """True when the operand is, or holds, a lowered global."""
    return any(True for _ in _lowered(value, replacements))


def _lowered(value: Value, replacements: dict[str, str]) -> Iterable[GlobalVariable]:
    nodes: Iterable[Value] = value.mentioned if isinstance(value, Constant) else (value,)
    return (n for n in nodes if isinstance(n, GlobalVariable) and n.name in replacements)


def casts_to_flat(value: Value) -> bool:
    """True where a constant holds a cast of an LDS address; a cast there and back of another constant is none."""
    if not isinstance(value, Constant):
        return False
    if isinstance(value, ConstantExpr) and value.opcode == "addrspacecast" and is_flat_cast(value.parts[0], value.type):
        inner = value.parts[0]
        return not (isinstance(inner, ConstantExpr) and inner.opcode == "addrspacecast")
    return any(casts_to_flat(part) for part in value.parts)


def is_flat_cast(source: Value, target: Type) -> bool:
    """True for a cast of ``source`` from LDS to flat."""
    to = scalar_type(target)
    return scalar_type(source.type) == PTR3 and isinstance(to, PointerType) and to.addrspace == 0


def is_expanded(code: BodyCode, value: Value) -> bool:
    """True when the operand has to become instructions: of a lowered global, or (profile full) a cast of any LDS address."""
    return mentions(value, code.replacements) or (code.context.is_full and casts_to_flat(value))


def is_indeterminate(value: Value) -> bool:
    """True for poison and undef."""
    return isinstance(value, ConstantKeyword) and value.keyword in ("poison", "undef")


def expand(code: BodyCode, value: Value, dbg: str) -> Value:
    """The operand that stands for ``value``; instructions it takes are emitted."""
    if isinstance(value, GlobalVariable) and value.name in code.replacements:
        return replacement(code, value.name)
    if not isinstance(value, Constant) or not is_expanded(code, value):
        return value
    parts = tuple(expand(code, part, dbg) for part in value.parts)
    if isinstance(value, ConstantExpr):
        return _emit(code, value, parts, dbg)
    assert isinstance(value, ConstantAggregate), f"constant {type(value).__name__} holds a global"
    return _emit_aggregate(code, value, parts, dbg)


def replacement(code: BodyCode, name: str) -> Value:
    """The LDS pointer that replaces a global, as a value."""
    return LocalReference(PTR3, code.replacements[name][1:])


def _emit(code: BodyCode, value: ConstantExpr, parts: tuple[Value, ...], dbg: str) -> Value:
    name = code.names.fresh()[1:]
    fields = {"source_type": value.source_type} if value.source_type is not None else {}
    flags = tuple(f for f in value.flags if not f.startswith("inrange"))
    instruction = Instruction(
        value.opcode, value.type, parts, name=name, flags=flags, fields=fields, metadata=_metadata(dbg)
    )
    code.emit_expanded(code.print(instruction))
    return LocalReference(value.type, name)


def _emit_aggregate(code: BodyCode, value: ConstantAggregate, parts: tuple[Value, ...], dbg: str) -> Value:
    is_vector = isinstance(value.type, VectorType)
    elements = parts * value.type.count if value.splat and isinstance(value.type, VectorType) else parts
    current: Value = ConstantKeyword(value.type, "poison")
    for index, element in enumerate(elements):
        name = code.names.fresh()[1:]
        operands = [current, element, ConstantInt(I32, index)] if is_vector else [current, element]
        instruction = Instruction(
            "insertelement" if is_vector else "insertvalue",
            value.type,
            operands,
            name=name,
            fields={} if is_vector else {"indices": (index,)},
            metadata=_metadata(dbg),
        )
        code.out.append(code.print(instruction))
        current = LocalReference(value.type, name)
    return current


def _metadata(dbg: str) -> list[tuple[str, str]]:
    return [("dbg", dbg.rsplit(" ", 1)[1])] if dbg else []


def _blocks_without_room(lines: list[str]) -> set[str]:
    """Labels of the blocks that end in a catchswitch."""
    full, label = set(), ""
    for line in lines:
        label = label_of(line) or label
        if " = catchswitch " in line:
            full.add(label)
    return full


def expand_phis(code: BodyCode, lines: list[str]) -> None:
    """Put the expansions of phi constants into the predecessors, and rewrite the phi lines in place.

    They depend on the variables' pointers alone, so in front of an invoke is right for both its targets; a block that holds
    nothing but phis and a catchswitch has no place for them, and the entry block takes them."""
    full = _blocks_without_room(lines)
    expanded: dict[tuple[str, Value], Value] = {}
    for index, line in enumerate(lines):
        if " = phi " not in line:
            continue
        new = _expand_phi_in_text(code, line, full, expanded) if code.context.is_full else None
        if new is not None:
            lines[index] = new
            continue
        phi = parse_instruction(line, code.context.module)
        dbg = debug_suffix(line)
        changed = False
        for position, operand in enumerate(phi.operands):
            if not is_expanded(code, operand):
                continue
            source = phi.targets[position].name
            source = code.label if source in full else source
            key = (source, operand)
            if key not in expanded:
                saved, code.out, saved_label, code.label = code.out, [], code.label, source
                expanded[key] = expand(code, operand, dbg)
                code.at_block_start.setdefault(source, []).extend(code.out)
                code.out, code.label = saved, saved_label
            phi.set_operand(position, expanded[key])
            changed = True
        if changed:
            lines[index] = code.print(phi)


def _expand_phi_in_text(
    code: BodyCode, line: str, full: set[str], expanded: dict[tuple[str, Value], Value]
) -> str | None:
    """The same of one phi that need not be parsed for it: its new line, None for any other."""
    expansions = code.context.expansions
    found = cut_phi(line, code.replacements, lambda text: expansions.read(code, text))
    if found is None or FIXED_CAST.search("".join(found[0])):
        return None
    pieces, constants, labels = found
    dbg, new = debug_suffix(line), [pieces[0]]
    for (text, constant), label, piece in zip(constants, labels, pieces[1:], strict=True):
        source = code.label if label in full else label
        key = (source, constant)
        if key not in expanded:
            value, made = expansions.write(code, text, dbg)
            code.at_block_start.setdefault(source, []).append(made)
            expanded[key] = LocalReference(constant.type, value[1:])
        new += (print_value(expanded[key]), piece)
    return code.substitute("".join(new))
