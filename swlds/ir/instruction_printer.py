"""One instruction from its fields, by syntax form: the mirror of ``instruction_parser``."""

from __future__ import annotations

from collections.abc import Callable

from swlds.ir.model import Attributes, Block, Instruction
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.types import VOID
from swlds.ir.value_printer import print_metadata, print_typed, print_value
from swlds.ir.values import MetadataOperand, Value


def print_instruction(instruction: Instruction, *, reprint: bool = False) -> str:
    """The instruction without indentation: its text while it is unchanged, otherwise from the fields."""
    if instruction.text is not None and not reprint:
        return instruction.text
    row = OPCODES[instruction.opcode]
    text = FORMS[row.form](instruction)
    if instruction.name:
        assert instruction.type is not VOID, f"%{instruction.name} has no value"
        text = f"%{instruction.name} = {text}"
    for kind, reference in instruction.metadata:
        text += f", !{kind} {reference}"
    return text


def print_attributes(attributes: Attributes) -> str:
    """Entries and groups with a space behind each."""
    return "".join([f"{entry} " for entry in attributes.entries] + [f"#{group} " for group in attributes.groups])


def print_target(block: Block) -> str:
    """``label %name``."""
    return f"label %{block.name}"


def _print_operands(values: tuple[Value, ...] | list[Value]) -> str:
    return ", ".join([print_typed(value) for value in values])


def _head(i: Instruction) -> str:
    return " ".join((i.opcode, *i.flags))


def _print_ret(i: Instruction) -> str:
    return f"ret {print_typed(i.operands[0])}" if i.operands else "ret void"


def _print_unreachable(i: Instruction) -> str:
    return "unreachable"


def _print_br(i: Instruction) -> str:
    return "br " + ", ".join([*map(print_typed, i.operands), *map(print_target, i.targets)])


def _print_switch(i: Instruction) -> str:
    value, *cases = i.operands
    default, *blocks = i.targets
    lines = "".join(f"    {print_typed(c)}, {print_target(b)}\n" for c, b in zip(cases, blocks, strict=True))
    return f"switch {print_typed(value)}, {print_target(default)} [\n{lines}  ]"


def _print_targets(blocks: list[Block]) -> str:
    return f"[{', '.join(map(print_target, blocks))}]"


def _print_indirectbr(i: Instruction) -> str:
    return f"indirectbr {print_typed(i.operands[0])}, {_print_targets(i.targets)}"


def _print_typed_operands(i: Instruction) -> str:
    return f"{_head(i)} {_print_operands(i.operands)}"


def _print_binary(i: Instruction) -> str:
    first, second = i.operands
    return f"{_head(i)} {first.type} {print_value(first)}, {print_value(second)}"


def _print_compare(i: Instruction) -> str:
    first, second = i.operands
    return f"{_head(i)} {i.fields['predicate']} {first.type} {print_value(first)}, {print_value(second)}"


def _print_cast(i: Instruction) -> str:
    return f"{_head(i)} {print_typed(i.operands[0])} to {i.type}"


def _print_gep(i: Instruction) -> str:
    return f"{_head(i)} {i.fields['source_type']}, {_print_operands(i.operands)}"


def _align(i: Instruction) -> str:
    align = i.field("align", 0)
    return f", align {align}" if align else ""


def _print_alloca(i: Instruction) -> str:
    count = f", {print_typed(i.operands[0])}" if i.operands else ""
    addrspace = i.field("addrspace", 0)
    space = f", addrspace({addrspace})" if addrspace else ""
    return f"{_head(i)} {i.fields['allocated_type']}{count}{_align(i)}{space}"


def _ordering(i: Instruction) -> str:
    scope = i.field("syncscope", "")
    words = [f'syncscope("{scope}")'] if scope else []
    words += [word for word in (i.field("ordering", ""), i.field("failure_ordering", "")) if word]
    return "".join(f" {word}" for word in words)


def _print_load(i: Instruction) -> str:
    return f"{_head(i)} {i.type}, {print_typed(i.operands[0])}{_ordering(i)}{_align(i)}"


def _print_access(i: Instruction) -> str:
    return f"{_head(i)} {_print_operands(i.operands)}{_ordering(i)}{_align(i)}"


def _print_fence(i: Instruction) -> str:
    return f"fence{_ordering(i)}"


def _print_atomicrmw(i: Instruction) -> str:
    return f"{_head(i)} {i.fields['operation']} {_print_operands(i.operands)}{_ordering(i)}{_align(i)}"


def _print_phi(i: Instruction) -> str:
    incoming = [f"[ {print_value(v)}, %{b.name} ]" for v, b in zip(i.operands, i.targets, strict=True)]
    return f"{_head(i)} {i.type} {', '.join(incoming)}"


def _print_extract(i: Instruction) -> str:
    return f"{i.opcode} {_print_operands(i.operands)}, {', '.join(map(str, i.fields['indices']))}"


def _print_va_arg(i: Instruction) -> str:
    return f"va_arg {print_typed(i.operands[0])}, {i.type}"


def _print_landingpad(i: Instruction) -> str:
    clauses = [f"\n          {word} {print_typed(v)}" for word, v in zip(i.fields["clauses"], i.operands, strict=True)]
    cleanup = "\n          cleanup" if "cleanup" in i.flags else ""
    return f"landingpad {i.type}{cleanup}{''.join(clauses)}"


def _unwind(blocks: list[Block]) -> str:
    return f"unwind {print_target(blocks[0])}" if blocks else "unwind to caller"


def _print_catchswitch(i: Instruction) -> str:
    split = len(i.targets) if i.fields["unwind_to_caller"] else len(i.targets) - 1
    parent = print_value(i.operands[0])
    return f"catchswitch within {parent} {_print_targets(i.targets[:split])} {_unwind(i.targets[split:])}"


def _print_funclet_pad(i: Instruction) -> str:
    parent, *arguments = i.operands
    return f"{i.opcode} within {print_value(parent)} [{_print_operands(arguments)}]"


def _print_catchret(i: Instruction) -> str:
    return f"catchret from {print_value(i.operands[0])} to {print_target(i.targets[0])}"


def _print_cleanupret(i: Instruction) -> str:
    return f"cleanupret from {print_value(i.operands[0])} {_unwind(i.targets)}"


def _print_debug_record(i: Instruction) -> str:
    fields = [print_metadata(o) if isinstance(o, MetadataOperand) else print_typed(o) for o in i.operands]
    return f"{i.opcode}({', '.join(fields)})"


def _print_call(i: Instruction) -> str:
    fields = i.fields
    tail = [flag for flag in i.flags if flag in _TAIL]
    words = [*tail, i.opcode, *[flag for flag in i.flags if flag not in _TAIL]]
    if cc := i.field("cc", ""):
        words.append(cc)
    head = " ".join(words) + " " + print_attributes(i.field("result_attributes") or Attributes())
    addrspace = i.field("addrspace")
    if addrspace is not None:
        head += f"addrspace({addrspace}) "
    function_type = fields["function_type"]
    type_ = function_type if function_type.vararg else function_type.result
    attributes = print_attributes(i.field("attributes") or Attributes()).rstrip()
    text = f"{head}{type_} {print_value(i.callee)}({_print_arguments(i)})"
    text += f" {attributes}" if attributes else ""
    if i.bundles:
        text += f" [ {', '.join(f'{chr(34)}{tag}{chr(34)}({_print_operands(v)})' for tag, v in i.bundles)} ]"
    return text + _CALL_TARGETS[i.opcode](i)


def _print_arguments(i: Instruction) -> str:
    attributes = i.fields["argument_attributes"]
    shown = [
        f"{value.type} {print_attributes(a) if a else ''}{print_value(value)}"
        for value, a in zip(i.call_arguments, attributes, strict=True)
    ]
    return ", ".join([*shown, "..."] if i.field("passes_varargs") else shown)


def _no_targets(i: Instruction) -> str:
    return ""


def _print_invoke_targets(i: Instruction) -> str:
    return f"\n          to {print_target(i.targets[0])} unwind {print_target(i.targets[1])}"


def _print_callbr_targets(i: Instruction) -> str:
    return f"\n          to {print_target(i.targets[0])} {_print_targets(i.targets[1:])}"


_TAIL = frozenset({"tail", "musttail", "notail"})
_CALL_TARGETS: dict[str, Callable[[Instruction], str]] = {
    "call": _no_targets,
    "invoke": _print_invoke_targets,
    "callbr": _print_callbr_targets,
}

FORMS: dict[Form, Callable[[Instruction], str]] = {
    Form.RET: _print_ret,
    Form.BR: _print_br,
    Form.SWITCH: _print_switch,
    Form.INDIRECTBR: _print_indirectbr,
    Form.CALL: _print_call,
    Form.TYPED: _print_typed_operands,
    Form.BINARY: _print_binary,
    Form.COMPARE: _print_compare,
    Form.CAST: _print_cast,
    Form.GEP: _print_gep,
    Form.ALLOCA: _print_alloca,
    Form.LOAD: _print_load,
    Form.STORE: _print_access,
    Form.FENCE: _print_fence,
    Form.CMPXCHG: _print_access,
    Form.ATOMICRMW: _print_atomicrmw,
    Form.PHI: _print_phi,
    Form.EXTRACTVALUE: _print_extract,
    Form.INSERTVALUE: _print_extract,
    Form.VA_ARG: _print_va_arg,
    Form.LANDINGPAD: _print_landingpad,
    Form.CATCHSWITCH: _print_catchswitch,
    Form.FUNCLETPAD: _print_funclet_pad,
    Form.CATCHRET: _print_catchret,
    Form.CLEANUPRET: _print_cleanupret,
    Form.UNREACHABLE: _print_unreachable,
    Form.DEBUG_RECORD: _print_debug_record,
}
