"""Inline assembly that is executed: waits and hints, a barrier, a trap, instructions of arithmetic on registers, and values
that it only hides from the optimiser.

Such a call stands for an intrinsic, or for nothing: ``s_waitcnt vmcnt(0)`` and ``s_barrier`` for ``llvm.amdgcn.s.barrier``,
``s_barrier_signal -1`` and ``s_barrier_wait -1`` in strings of their own for the halves of one, an
empty string with ``"=v,0"`` for ``llvm.ssa.copy``, one with ``"~{memory}"`` for ``llvm.amdgcn.wave.barrier``: no compiler moves
accesses over it, and the lanes run in lockstep. What ``v_max3_f32 $0, $1, $2, $3`` and its kin are stands in
``intrinsics/assembly_operations.py``. Everything else is refused before the launch, statement by statement.
"""

from __future__ import annotations

from functools import lru_cache

from swlds.device.intrinsics.assembly_math import Plan, PlanError, plan_call
from swlds.device.target import Target
from swlds.ir.assembly import Effect, Statement, parse_assembly, stays_in_place, written_assembly
from swlds.ir.model import Function, Instruction
from swlds.ir.types import VOID
from swlds.ir.values import ConstantInt, InlineAsm

_EXECUTED = {Effect.NOTHING, Effect.BARRIER, Effect.SIGNAL, Effect.WAIT}
#: Targets from this generation on have a barrier in two halves, and no whole one.
_SPLIT_GENERATION = 12
#: What strings do with the barrier of the work-group, in order -> which part of one that is.
_BARRIERS = {
    (Effect.BARRIER,): "",
    (Effect.SIGNAL, Effect.WAIT): "",
    (Effect.SIGNAL,): ".signal",
    (Effect.WAIT,): ".wait",
}
_WORKGROUP = -1
#: Register classes of a result that is an argument again.
_COPIES = ("v", "a", "r", "s")


def stands_for(call: Instruction, assembly: InlineAsm) -> Function | None:
    """The intrinsic that an executed call of assembly stands for, None where it does nothing."""
    if name := _trap(call, assembly):
        return _declaration(name)
    if (plan := _arithmetic(call)) is not None:
        return _declaration(plan.row)
    if call.type != VOID:
        # a divergent value comes to a scalar register from the first active lane
        code = _result_class(assembly)
        copy = "llvm.amdgcn.readfirstlane" if code == "s" else "llvm.ssa.copy"
        return _declaration(copy) if code in _COPIES else None
    effects = tuple(s.effect for s in parse_assembly(written_assembly(call)) if s.effect != Effect.NOTHING)
    if effects in _BARRIERS:
        return _declaration(f"llvm.amdgcn.s.barrier{_BARRIERS[effects]}")
    return _declaration("llvm.amdgcn.wave.barrier") if _keeps_accesses(assembly) else None


def barrier_number(call: Instruction) -> int | None:
    """The constant number of the barrier that a call is about, that of the work-group for assembly; None for a pointer."""
    if isinstance(call.operands[-1], InlineAsm):
        return _WORKGROUP
    number = call.operands[0]
    return number.signed if isinstance(number, ConstantInt) else None


def _arithmetic(call: Instruction) -> Plan | None:
    """What it computes; None where it is no arithmetic, or is refused before the launch."""
    try:
        return plan_call(call)
    except PlanError:
        return None


def _trap(call: Instruction, assembly: InlineAsm) -> str:
    """The intrinsic that the only statement is where that is a trap, "" for others."""
    statements = parse_assembly(assembly.code)
    if len(statements) != 1 or statements[0].mnemonic != "s_trap" or call.type != VOID or len(call.operands) != 1:
        return ""
    words = statements[0].words
    return "llvm.trap" if words == ("2",) else "llvm.debugtrap" if words == ("3",) else ""


def _keeps_accesses(assembly: InlineAsm) -> bool:
    """No compiler moves accesses of memory over it."""
    return "sideeffect" in assembly.flags and "~{memory}" in assembly.constraints.split(",")


@lru_cache(maxsize=8)
def _declaration(name: str) -> Function:
    return Function(name, f"declare void @{name}()", None)


def wrong_assembly(call: Instruction, assembly: InlineAsm, target: Target) -> str:
    """Why a call of assembly is not executed, "" where it is."""
    if "inteldialect" in assembly.flags:
        return "inline assembly in the Intel dialect is not executed"
    if _trap(call, assembly):
        return ""
    statements = parse_assembly(written_assembly(call))
    try:
        if plan_call(call, target) is not None:
            return ""
    except PlanError as error:
        return f'inline assembly is not executed: in "{error.statement}" {error}'
    wrong = next((s for s in statements if s.effect not in _EXECUTED), None)
    if wrong is not None:
        return f'inline assembly is not executed: "{wrong.text}" {_kind(wrong)}'
    barriers = [s for s in statements if s.effect != Effect.NOTHING]
    if problem := _wrong_barriers(barriers, target):
        return problem
    if call.type != VOID:
        return _wrong_result(call, assembly, bool(barriers))
    if barriers and not stays_in_place(assembly):
        return f'inline assembly is not executed: the compiler may drop "{barriers[0].text}", as it is not sideeffect'
    return ""


def _kind(statement: Statement) -> str:
    return statement.effect.value if statement.effect != Effect.OTHER else "has no meaning here"


def _wrong_barriers(barriers: list[Statement], target: Target) -> str:
    effects = [s.effect for s in barriers]
    if not barriers:
        return ""
    is_split = target.generation >= _SPLIT_GENERATION
    if (Effect.BARRIER in effects) == is_split:
        text = next(s for s in barriers if (s.effect == Effect.BARRIER) == is_split).text
        return f'inline assembly is not executed: "{text}" does not exist on {target.name}'
    if tuple(effects) not in _BARRIERS:
        return f'inline assembly is not executed: "{barriers[-1].text}" is not the only barrier of its string'
    if is_split and any(s.words != ("-1",) for s in barriers):
        return f'inline assembly is not executed: "{barriers[0].text}" is no barrier of the work-group'
    return ""


def _wrong_result(call: Instruction, assembly: InlineAsm, has_barrier: bool) -> str:
    """A result is what an argument was, if a constraint ties it to one; no statement sets it."""
    code = _result_class(assembly)
    tied = [c.strip() for c in assembly.constraints.split(",") if not c.startswith(("=", "~"))]
    arguments = call.operands[:-1]
    if has_barrier or code not in _COPIES or tied != ["0"] or [a.type for a in arguments] != [call.type]:
        return f'inline assembly is not executed: nothing in "{assembly.code}" sets its result ({assembly.constraints})'
    return ""


def _result_class(assembly: InlineAsm) -> str:
    """The letter of the register class of the only result: ``=v``, ``=&s``, ``={v0}``; "" where there are more."""
    results = [c for c in assembly.constraints.split(",") if c.startswith("=")]
    letters = results[0].lstrip("=&{") if len(results) == 1 else ""
    return letters[:1] if letters[1:].strip("}").isdecimal() or len(letters) == 1 else ""
