"""Profile ``full``: ``noalias`` goes from flat pointers that may lead to LDS.

Before::

    define void @f(ptr noalias %p) {
      %q = addrspacecast ptr %p to ptr addrspace(3)

What goes through ``%q`` is based on ``%p`` in the original; lowered, it starts from the block's address. LLVM would take it
for an access that ``noalias`` excludes. So the word goes from flat parameters of functions that make LDS pointers of flat
ones, or call such functions, from arguments at calls of these (the inliner reads both), and from flat results.
Needs: the plan. Breaks: nothing.
"""

from __future__ import annotations

from swlds.analysis.graph import find_reachable
from swlds.ir.model import Attributes, Function
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import functions_text, header_text, print_instruction
from swlds.ir.types import PTR, Type
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.attributes import CALL, may_reach
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.numbers import uses_flat_numbers
from swlds.passes.lower_lds.text import body_lines

_CAST = lazy_pattern(r" = addrspacecast (?:ptr|<\d+ x ptr>) [^\n]* to (?:<\d+ x )?ptr addrspace\(3\)")
_WORD = "noalias"


def drop_noalias(context: Context, callers: set[str]) -> None:
    """Take the word away. ``callers``: functions that can call lowered code, themselves included."""
    functions = context.module.functions
    if _WORD not in functions_text(context.module):
        return
    casters = _casters(context, callers)
    for name in sorted(callers) if casters else ():
        function = functions[name]
        if _WORD in function.header and not function.is_kernel:
            _change_header(function, name in casters)
        if f" {_WORD} " in (function.body or ""):
            _change_calls(context, function, casters, callers)


def _casters(context: Context, callers: set[str]) -> set[str]:
    """Functions that make LDS pointers of flat ones, and what calls them."""
    graph = context.uses.callgraph.graph
    makers = [name for name in callers if _makes_lds_pointers(context, context.module.functions[name])]
    return set(find_reachable(makers, lambda name: [n for n in graph.predecessors(name) if n in callers]))


def _makes_lds_pointers(context: Context, function: Function) -> bool:
    body = function.body
    return body is not None and (_CAST.search(body) is not None or uses_flat_numbers(context, function))


def _change_header(function: Function, is_caster: bool) -> None:
    signature = function.signature
    signature.result_attributes = _without(signature.result, signature.result_attributes)
    for argument in signature.arguments if is_caster else ():
        argument.attributes = _without(argument.type, argument.attributes)
    function.replace_text(header=header_text(function))


def _change_calls(context: Context, function: Function, casters: set[str], callers: set[str]) -> None:
    lines = body_lines(function.body or "")
    for index, line in enumerate(lines):
        if f" {_WORD} " not in line or CALL.match(line) is None:
            continue
        call = parse_instruction(line, context.module)
        if may_reach(context, call, callers):
            call.set_field("result_attributes", _without(call.type, call.field("result_attributes")))
            lines[index] = "  " + print_instruction(call)
        if may_reach(context, call, casters):
            old = call.field("argument_attributes")
            new = [_without(operand.type, entries) for operand, entries in zip(call.operands, old, strict=False)]
            call.set_field("argument_attributes", new)
            lines[index] = "  " + print_instruction(call)
        call.drop_operands()
    function.replace_text(body="\n".join([*lines, ""]))


def _without(type_: Type, old: Attributes) -> Attributes:
    return Attributes([e for e in old.entries if type_ != PTR or e != _WORD], old.groups)
