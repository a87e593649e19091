"""Profile ``full``: what reaches LDS where no LDS pointer shows it, and what ends a wave past the epilogue, is refused.

Needs: nothing (``refuse_beyond_ir``), the plan (``refuse_early_end``). Breaks: nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from swlds.errors import UnsupportedError
from swlds.ir.assembly import Effect, Statement, module_assembly, parse_assembly
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.names import NAME
from swlds.ir.parser import logical_lines, parse_instruction
from swlds.ir.types import contains_pointer
from swlds.ir.values import ConstantInt, InlineAsm
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.attributes import CALL
from swlds.passes.lower_lds.context import Context, unsupported
from swlds.passes.lower_lds.intrinsics import has_rule
from swlds.passes.lower_lds.plan import Plan
from swlds.passes.lower_lds.text import body_lines

#: Effects of a statement that a lowered module cannot have; module-level assembly has functions of its own.
_REFUSED = {Effect.LDS, Effect.GDS, Effect.UNKNOWN}
_REFUSED_INLINE = {*_REFUSED, Effect.END, Effect.JUMP, Effect.DATA}

_READ_REGISTER = "llvm.amdgcn.s.getreg"
#: Hardware registers that say where LDS lies: LDS_ALLOC, SH_MEM_BASES.
_LDS_REGISTERS = (6, 15)
_TOKENS = "@llvm.experimental.convergence."
_CALLED = lazy_pattern(r"@(llvm\.[\w.]+)\(")
_CALLEE = lazy_pattern(rf"@({NAME})\(")
_WITH_TOKEN = '"convergencectrl"'
#: What becomes code that asks all lanes or the first one.
_ASKS_LANES = lazy_pattern(r"@llvm\.amdgcn\.(?:ds\.(?:append|consume)|[\w.]*\.lds)\b")
KERNEL_ID = "llvm.amdgcn.lds.kernel.id"


def refuse_beyond_ir(module: Module) -> None:
    """UnsupportedError with the first operation on LDS or GDS that no LDS pointer shows: assembly, intrinsics."""
    intrinsics = [function for name, function in module.functions.items() if name.startswith("llvm.")]
    reasons = {function.name: reason for function in intrinsics if (reason := _reason(function))}
    for function in module.functions.values():
        body = function.body or ""
        if '"' in body and " asm " in body:
            _refuse_assembly(module, function)
        if reasons and any(name in body for name in reasons):
            _refuse_intrinsics(module, function, reasons)
    for number, code in module_assembly(module):
        if wrong := wrong_statement(code, _REFUSED):
            raise UnsupportedError(
                f"module assembly {wrong.effect.value} ({wrong.text}): {code}",
                location=f"{module.source_name}:{number}:1",
            )


def wrong_statement(code: str, refused: set[Effect] | None = None) -> Statement | None:
    """The first statement of inline assembly that a lowered module cannot have."""
    refused = _REFUSED_INLINE if refused is None else refused
    return next((s for s in parse_assembly(code) if s.effect in refused), None)


def assembly_calls(function: Function) -> Iterator[tuple[str, Instruction]]:
    """(line, call) for each call of inline assembly."""
    assert function.module is not None, "a function that is lowered belongs to a module"
    for _, line in logical_lines(function.body or "", 0):
        if " asm " not in line or line.lstrip().startswith("#dbg_"):
            continue
        instruction = parse_instruction(line, function.module)
        if instruction.operands and isinstance(instruction.operands[-1], InlineAsm):
            yield line, instruction
        instruction.drop_operands()


def _refuse_assembly(module: Module, function: Function) -> None:
    for line, call in assembly_calls(function):
        code = call.operands[-1]
        assert isinstance(code, InlineAsm), "a call of assembly"
        if "inteldialect" in code.flags:
            raise unsupported(
                module, function, line, "inline assembly in the Intel dialect, which AMD GPUs do not have"
            )
        if wrong := wrong_statement(code.code):
            hint = "use LLVM IR for LDS access" if wrong.effect == Effect.LDS else ""
            raise unsupported(module, function, line, f"inline assembly {wrong.effect.value} ({wrong.text})", hint)


def _reason(function: Function) -> str:
    """Why an intrinsic is refused, "" where it is not. s.getreg is, for some registers."""
    name = function.name
    if "addrspace(3)" in function.header and not has_rule(name) and contains_pointer(function.function_type.result, 3):
        return f"intrinsic @{name} gives an LDS pointer"
    facts = find_facts(name)
    return facts.reaches_lds if facts is not None else ""


def _refuse_intrinsics(module: Module, function: Function, reasons: dict[str, str]) -> None:
    for _, line in logical_lines(function.body or "", 0):
        called = _CALLED.search(line)
        if called is None or called[1] not in reasons:
            continue
        if called[1] == _READ_REGISTER and not _reads_lds_register(module, line):
            continue
        raise unsupported(module, function, line, reasons[called[1]])


def _reads_lds_register(module: Module, line: str) -> bool:
    instruction = parse_instruction(line, module)
    register = instruction.operands[0]
    instruction.drop_operands()
    return isinstance(register, ConstantInt) and register.value & 63 in _LDS_REGISTERS


def refuse_tokens(context: Context, plan: Plan) -> None:
    """UnsupportedError with the first convergence token of functions into which convergent calls are inserted, or where calls
    become such: one without a token must not stand beside it."""
    inserted = {*plan.kernels, *(plan.functions if context.instrument else ())}
    become = plan.callers.difference(plan.kernels) if context.instrument else set()
    for function in context.module.functions.values():
        body = function.body or ""
        if _TOKENS not in body:
            continue
        line = None
        if function.name in inserted:
            line = next(line for line in body_lines(body) if _TOKENS in line)
        elif function.name in plan.functions and _ASKS_LANES.search(body):
            line = next(line for line in body_lines(body) if _ASKS_LANES.search(line))
        elif function.name in become:
            line = next((line for line in body_lines(body) if _calls_without_token(line, become)), None)
        if line is not None:
            reason, hint = "convergence tokens in what is lowered", "lower before they are made"
            raise unsupported(context.module, function, line, reason, hint)


def _calls_without_token(line: str, functions: set[str]) -> bool:
    called = _CALLEE.search(line) if CALL.match(line) and _WITH_TOKEN not in line else None
    return called is not None and called[1] in functions


def refuse_numbered(context: Context, reached: Iterable[str]) -> None:
    """UnsupportedError with the first instruction that asks for the number of its kernel, where kernels get other ones."""
    if not context.kernel_ids or KERNEL_ID not in context.module.functions:
        return
    for name in reached:
        function = context.module.functions[name]
        if f"@{KERNEL_ID}(" in (function.body or ""):
            line = next(line for line in body_lines(function.body or "") if f"@{KERNEL_ID}(" in line)
            reason = "it asks for the number that another lowering gave the kernel, which gets a new one"
            raise unsupported(context.module, function, line, reason, "lower before that")


def refuse_early_end(context: Context, reached: Iterable[str]) -> None:
    """UnsupportedError with the first call, in a function that lowered kernels reach, that ends the wave: it would not give
    the block back."""
    names = [n for n in context.module.functions if (facts := find_facts(n)) is not None and facts.ends_wave]
    for name in sorted(reached) if names else ():
        function = context.module.functions[name]
        for _, line in logical_lines(function.body or "", 0):
            called = _CALLED.search(line)
            if called is not None and called[1] in names:
                raise unsupported(
                    context.module,
                    function,
                    line,
                    "a wave that ends inside a call chain cannot give the block back",
                    "return instead",
                )
