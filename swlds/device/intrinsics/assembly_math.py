"""Inline assembly that is one instruction of arithmetic: how its operands are written, and how it is executed.

A value of any type of numbers may be given that has as many bits as the register. What the table of instructions does not have,
and every modifier but signs of floating-point operands (``-$1``, ``|$1|``), is refused.
"""

from __future__ import annotations

from functools import lru_cache
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics.assembly_operations import FLOATS, OPERATIONS, WORDS, Kind, Operation
from swlds.device.intrinsics.table import Call, add, add_lanewise
from swlds.device.lane_values import from_bits, rep_of, to_bits
from swlds.device.target import Target
from swlds.ir.assembly import Statement, parse_assembly, written_assembly
from swlds.ir.model import Instruction
from swlds.ir.types import IntType, Type, VectorType, is_float
from swlds.ir.values import InlineAsm
from swlds.lazy import dataclass, lazy_pattern


@final
@dataclass(frozen=True, slots=True)
class Source:
    """One operand as written: an argument of the call, or the bits of a constant. ``is_first``: a scalar register, which holds
    the first active lane's value."""

    argument: int | None
    bits: int = 0
    is_negated: bool = False
    is_absolute: bool = False
    is_first: bool = False


@final
@dataclass(frozen=True, slots=True)
class Plan:
    """What a statement does with the arguments of its call."""

    operation: Operation
    sources: tuple[Source, ...]

    @property
    def row(self) -> str:
        """The name of its row."""
        if self.operation.is_scalar or any(s.is_first for s in self.sources):
            return f"llvm.{_SCALARS}"
        return f"llvm.{_EXACT if self.operation.exact else _HOST}"


class PlanError(Exception):
    """Why a statement of arithmetic is not executed, in words."""


# Reading a statement ---------------------------------------------------------------------------------------------

_OPERAND = lazy_pattern(r"(-)?\s*(\|)?\s*\$(?:(\d+)|\{(\d+)\})\s*(\|)?")
_INTEGER = lazy_pattern(r"-?(?:0x[0-9a-f]+|\d+)")
_FLOAT = lazy_pattern(r"-?\d+\.\d*(?:e[-+]?\d+)?")
#: Constants that instructions hold in place of a register.
_INLINE = {0.0, 0.5, 1.0, 2.0, 4.0}
#: Constraints of registers; ``r`` is a scalar one.
_VECTOR, _SCALAR = lazy_pattern(r"v|\{v[\d:\[\]]+\}"), lazy_pattern(r"[sr]|\{s[\d:\[\]]+\}")


def plan_call(call: Instruction, target: Target | None = None) -> Plan | None:
    """What a call of assembly computes, None where it is no arithmetic. PlanError where it is, and is not executed; ``target``:
    that it must exist on."""
    assembly = call.operands[-1]
    assert isinstance(assembly, InlineAsm), "a call of assembly"
    types = tuple(o.type for o in call.operands[:-1])
    plan = _plan(written_assembly(call), assembly.constraints, call.type, types)
    generations = plan.operation.generations if plan is not None else ()
    if target is not None and generations and target.generation not in generations:
        raise PlanError(f"it does not exist on {target.name}")
    return plan


@lru_cache(1024)
def _plan(code: str, constraints: str, result: Type, types: tuple[Type, ...]) -> Plan | None:
    statements = [s for s in parse_assembly(code) if s.mnemonic not in ("s_nop", "s_delay_alu")]
    operation = _find(statements[0].mnemonic) if len(statements) == 1 else None
    if operation is None:
        return None
    given = [c.strip() for c in constraints.split(",") if not c.strip().startswith("~")]
    output = given[0].lstrip("=&") if given and given[0].startswith("=") else ""
    if not (_SCALAR if operation.is_scalar else _VECTOR).fullmatch(output) or any("=" in c for c in given[1:]):
        raise PlanError(
            f"its result is not the only one, in a {'scalar' if operation.is_scalar else 'vector'} register"
        )
    first, *written = _operands(statements[0])
    if first not in ("$0", "${0}"):
        raise PlanError(f'"{first}" is not its result')
    inputs = given[1:]
    if operation.keeps:
        if "0" not in inputs:
            raise PlanError("no argument is what its register holds before")
        written.append(f"${1 + inputs.index('0')}")
    if len(written) != len(operation.operands):
        raise PlanError(f"it has {len(operation.operands) - operation.keeps} operands")
    _check_width(result, operation.result, "its result")
    sources = [_source(w, k, inputs, types, operation) for w, k in zip(written, operation.operands, strict=True)]
    return Plan(operation, tuple(sources))


def _find(mnemonic: str) -> Operation | None:
    return OPERATIONS.get(mnemonic.removesuffix("_e32").removesuffix("_e64"))


def _operands(statement: Statement) -> list[str]:
    return [word.strip().lower() for word in statement.text[len(statement.mnemonic) :].split(",")]


def _check_width(type_: Type, kind: Kind, what: str) -> None:
    """Any numbers of that many bits; what a pointer points to would be lost."""
    element = type_.element if isinstance(type_, VectorType) else type_
    rep = rep_of(type_) if isinstance(element, IntType) or is_float(element) else None
    if rep is None or rep.bits not in WORDS or rep.bits * (rep.count or 1) != kind.width:
        raise PlanError(f"{what} has {kind.width} bits, not the type {type_}")


def _source(text: str, kind: Kind, inputs: list[str], types: tuple[Type, ...], operation: Operation) -> Source:
    matched = _OPERAND.fullmatch(text)
    if matched is None:
        return Source(None, _constant(text, kind, operation))
    number = int(matched[3] or matched[4])
    constraint = inputs[number - 1] if 1 <= number <= len(inputs) else ""
    is_scalar = bool(_SCALAR.fullmatch(constraint)) or (constraint == "0" and operation.is_scalar)
    is_register = is_scalar or constraint == "0" or _VECTOR.fullmatch(constraint)
    if bool(matched[2]) != bool(matched[5]) or not is_register or (operation.is_scalar and not is_scalar):
        raise PlanError(f'"{text}" is no register that it reads')
    signs = bool(matched[1]), bool(matched[2])
    if any(signs) and not (kind.letter == "f" and not kind.count):
        raise PlanError(f'"{text}" has a sign that this operand does not take')
    _check_width(types[number - 1], kind, f'"{text}"')
    return Source(number - 1, 0, *signs, is_first=is_scalar)


def _constant(text: str, kind: Kind, operation: Operation) -> int:
    if kind.count:
        raise PlanError(f'"{text}" is not known for packed operands')
    if _INTEGER.fullmatch(text):
        value = int(text, 0)
        if not (-16 <= value <= 64 or (kind.width <= 32 and -(1 << 31) <= value < 1 << 32)):
            raise PlanError(f'"{text}" is no constant that it holds')
        return value & ((1 << kind.width) - 1)
    if not _FLOAT.fullmatch(text):
        raise PlanError(f'"{text}" is not known here')
    number = float(text)
    if kind.width == 16 and kind.letter != "f" or (abs(number) not in _INLINE and kind.width != 32):
        raise PlanError(f'"{text}" is no constant that it holds')
    dtype = FLOATS[kind.width]
    return int(np.array([number], dtype).view(WORDS[kind.width])[0])


# Executing it ----------------------------------------------------------------------------------------------------


def _execute(call: Call, *arguments: Array) -> Array:
    plan = _plan(*call.assembly, call.result, call.arguments)
    assert plan is not None, "the check before the launch has let it through"
    given = [_read(call, s, k, arguments) for s, k in zip(plan.sources, plan.operation.operands, strict=True)]
    raw = plan.operation.result.write(np.asarray(plan.operation.compute(call, *given)))
    rep = rep_of(call.result)
    parts = raw[:, None].view(rep.raw)
    return from_bits(parts if rep.count else parts[:, 0], rep)


def _read(call: Call, source: Source, kind: Kind, arguments: tuple[Array, ...]) -> Array:
    if source.argument is None:
        raw = np.full(call.size, source.bits, WORDS[kind.width])
    else:
        rep = rep_of(call.arguments[source.argument])
        bits = np.ascontiguousarray(to_bits(arguments[source.argument], rep)).reshape(call.size, -1)
        raw = bits.view(WORDS[kind.width])[:, 0]
    if source.is_first:
        raw = np.full_like(raw, raw[int(np.argmax(call.mask))])
    if source.is_absolute or source.is_negated:
        sign = raw.dtype.type(1 << (kind.width - 1))
        raw = raw & ~sign if source.is_absolute else raw
        raw = raw ^ sign if source.is_negated else raw
    return kind.read(raw)


def _shadow(call: Call, *shadows: Array) -> Array:
    """All of the result is undefined where a bit of an operand is; of scalar registers the first active lane counts."""
    plan = _plan(*call.assembly, call.result, call.arguments)
    assert plan is not None, "the check before the launch has let it through"
    undefined = np.zeros(call.size, np.bool_)
    for source in plan.sources:
        if source.argument is not None:
            marked = (shadows[source.argument].reshape(call.size, -1) != 0).any(axis=1)
            undefined |= marked[int(np.argmax(call.mask))] if source.is_first else marked
    rep = rep_of(call.result)
    full = np.where(undefined, rep.raw.type(rep.ones), rep.raw.type(0))
    return np.repeat(full[:, None], rep.count, axis=1) if rep.count else full


def _bits(call: Call) -> tuple[int, ...]:
    """The arguments whose bits it moves or chooses, and that say nothing else."""
    plan = _plan(*call.assembly, call.result, call.arguments)
    assert plan is not None, "the check before the launch has let it through"
    moved = {s.argument for k, s in enumerate(plan.sources) if k in plan.operation.bits}
    others = {s.argument for k, s in enumerate(plan.sources) if k not in plan.operation.bits}
    return tuple(sorted(a for a in moved - others if a is not None))


def _refuse(instruction: Instruction, target: Target) -> str:
    return "" if isinstance(instruction.operands[-1], InlineAsm) else "it stands for inline assembly"


_HOST, _EXACT, _SCALARS = "amdgcn.swlds.assembly", "amdgcn.swlds.exact.assembly", "amdgcn.swlds.scalar.assembly"
add_lanewise(_HOST, (0, 8), _execute, exact=False, refuses=_refuse, shadows=_shadow, find_bits=_bits)
add_lanewise(_EXACT, (0, 8), _execute, refuses=_refuse, shadows=_shadow, find_bits=_bits)
add(_SCALARS, (0, 8), _execute, refuses=_refuse, shadows=_shadow, find_bits=_bits)
