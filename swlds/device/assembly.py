"""Inline assembly that is executed: waits and hints, a barrier, a trap, one instruction of arithmetic on registers, and values
that it only hides from the optimiser.

Such a call stands for an intrinsic, or for nothing: ``s_waitcnt vmcnt(0)`` and ``s_barrier`` for ``llvm.amdgcn.s.barrier``,
``s_barrier_signal -1`` and ``s_barrier_wait -1`` in strings of their own for the halves of one, an
empty string with ``"=v,0"`` for ``llvm.ssa.copy``, one with ``"~{memory}"`` for ``llvm.amdgcn.wave.barrier``: no compiler moves
accesses over it, and the lanes run in lockstep. ``v_max3_f32 $0, $1, $2, $3`` stands for a row of its own. Everything else is
refused before the launch, statement by statement.
"""

from __future__ import annotations

from functools import lru_cache

from swlds.device.target import Target
from swlds.ir.assembly import Effect, Statement, parse_assembly, stays_in_place, written_assembly
from swlds.ir.model import Function, Instruction
from swlds.ir.types import VOID
from swlds.ir.values import ConstantInt, InlineAsm

_EXECUTED = {Effect.NOTHING, Effect.BARRIER, Effect.SIGNAL, Effect.WAIT}
#: Targets from this generation on have a barrier in two halves, and no whole one.
_SPLIT_GENERATION = 12
_F, _I = "float", "i32"
#: Arithmetic by its mnemonic: the intrinsic, and the types of result and operands. Names with ``asm`` are rows for this only.
ARITHMETIC = {
    "v_max3_f32": ("llvm.amdgcn.asm.max3.f32", _F, _F, _F, _F),
    "v_min3_f32": ("llvm.amdgcn.asm.min3.f32", _F, _F, _F, _F),
    "v_max3_i32": ("llvm.amdgcn.asm.max3.i32", _I, _I, _I, _I),
    "v_min3_i32": ("llvm.amdgcn.asm.min3.i32", _I, _I, _I, _I),
    "v_max3_u32": ("llvm.amdgcn.asm.max3.u32", _I, _I, _I, _I),
    "v_min3_u32": ("llvm.amdgcn.asm.min3.u32", _I, _I, _I, _I),
    "v_med3_f32": ("llvm.amdgcn.fmed3", _F, _F, _F, _F),
    "v_fma_f32": ("llvm.fma", _F, _F, _F, _F),
    "v_exp_f32": ("llvm.amdgcn.exp2", _F, _F),
    "v_log_f32": ("llvm.amdgcn.log", _F, _F),
    "v_rcp_f32": ("llvm.amdgcn.rcp", _F, _F),
    "v_rsq_f32": ("llvm.amdgcn.rsq", _F, _F),
    "v_sqrt_f32": ("llvm.amdgcn.sqrt", _F, _F),
    "v_sin_f32": ("llvm.amdgcn.sin", _F, _F),
    "v_cos_f32": ("llvm.amdgcn.cos", _F, _F),
    "v_perm_b32": ("llvm.amdgcn.perm", _I, _I, _I, _I),
}
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
    if name := _one_instruction(call, assembly):
        return _declaration(name)
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


def _one_instruction(call: Instruction, assembly: InlineAsm) -> str:
    """The intrinsic that the only statement is, "" for others."""
    statements = parse_assembly(assembly.code)
    if len(statements) != 1:
        return ""
    mnemonic, words = statements[0].mnemonic, statements[0].words
    if mnemonic == "s_trap" and call.type == VOID and len(call.operands) == 1:
        return "llvm.trap" if words == ("2",) else "llvm.debugtrap" if words == ("3",) else ""
    name, *types = ARITHMETIC.get(mnemonic.removesuffix("_e32").removesuffix("_e64"), ("",))
    registers = tuple(f"${i}" for i in range(len(types)))
    constraints = [c.strip() for c in assembly.constraints.split(",") if not c.startswith("~")]
    is_plain = constraints[:1] == ["=v"] and set(constraints[1:]) <= {"v"} and words == registers
    operands = [str(o.type) for o in call.operands[:-1]]
    return name if name and is_plain and [str(call.type), *operands] == types else ""


def _keeps_accesses(assembly: InlineAsm) -> bool:
    """No compiler moves accesses of memory over it."""
    return "sideeffect" in assembly.flags and "~{memory}" in assembly.constraints.split(",")


@lru_cache(maxsize=8)
def _declaration(name: str) -> Function:
    return Function(name, f"declare void @{name}()", None)


def wrong_assembly(call: Instruction, assembly: InlineAsm, target: Target) -> str:
    """Why a call of assembly is not executed, "" where it is."""
    if _one_instruction(call, assembly):
        return ""
    statements = parse_assembly(written_assembly(call))
    wrong = next((s for s in statements if s.effect not in _EXECUTED), None)
    if wrong is not None:
        return f'inline assembly is not executed: "{wrong.text}" {_kind(wrong)}'
    if "inteldialect" in assembly.flags:
        return "inline assembly in the Intel dialect is not executed"
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
