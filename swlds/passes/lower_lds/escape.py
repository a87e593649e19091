"""Profile ``full``: an LDS pointer is an offset into the block: it must not leave the lowered module, nor come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.ir.model import Instruction
from swlds.ir.names import display_name
from swlds.ir.values import GlobalReference, InlineAsm

if TYPE_CHECKING:
    from swlds.passes.lower_lds.memory import BodyRewriter

_LINK = "link its definition first, or pass a flat pointer"


def refuse_escape(rewriter: BodyRewriter, instruction: Instruction, line: str, verb: str) -> None:
    """UnsupportedError where a call that takes or gives an LDS pointer (``verb``) may end in code that is not lowered."""
    callee = instruction.operands[-1]
    what, hint = _outside(rewriter, instruction), _LINK
    if isinstance(callee, InlineAsm):
        what, hint = "inline assembly", "pass a flat pointer"
    elif what.startswith("intrinsic"):
        hint = ""
    if what:
        raise rewriter.context.unsupported(rewriter.function, line, f"{what} {verb} an LDS pointer", hint)


def _outside(rewriter: BodyRewriter, instruction: Instruction) -> str:
    """The code outside the module that a call may enter, "" when there is none."""
    module = rewriter.context.module
    callee = instruction.operands[-1]
    if isinstance(callee, InlineAsm):
        return ""
    if isinstance(callee, GlobalReference):
        name = callee.name
        alias = module.aliases.get(name)
        if alias is not None and alias.keyword == "ifunc":
            return f"ifunc @{display_name(name)}"
        function = module.functions.get(name)
        if function is None or not function.is_declaration:
            return ""
        return f"{'intrinsic' if name.startswith('llvm.') else 'external function'} @{display_name(name)}"
    candidates = rewriter.context.uses.callgraph.pointer_callees(instruction, module)
    if not candidates:
        return "a function pointer to nothing in this module"
    declared = [n for n in candidates if n in module.functions and module.functions[n].is_declaration]
    return f"a function pointer, maybe to the external function @{display_name(declared[0])}," if declared else ""
