"""Inline assembly that is arithmetic, one instruction or several: how operands are written, and how it is executed.

A value of any type of numbers may be given that has as many bits as the register. What the table of instructions does not have,
and every modifier but signs of floating-point operands (``-$1``, ``|$1|``), is refused.

Registers are numbered as the operands of the string: results first, then arguments. An argument that is tied to a result
(``"0"``) is in that one's register. A result whose constraint has no ``&`` may be in the register of any argument that is read
no more, as LLVM takes all of the string to read its arguments before it writes: what reads one later is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeVar, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics.assembly_operations import FLOATS, OPERATIONS, WORDS, Kind, Operation
from swlds.device.intrinsics.table import Call, add, add_lanewise
from swlds.device.lane_values import Rep, from_bits, rep_of, to_bits
from swlds.device.target import Target
from swlds.ir.assembly import Effect, Statement, parse_assembly, written_assembly
from swlds.ir.model import Instruction
from swlds.ir.types import IntType, StructType, Type, VectorType, is_float
from swlds.ir.values import InlineAsm
from swlds.lazy import dataclass, lazy_pattern

_T = TypeVar("_T")


@final
@dataclass(frozen=True, slots=True)
class Source:
    """One operand as written: a register by its number, or the bits of a constant. ``is_first``: a scalar register, which holds
    the first active lane's value."""

    register: int | None
    bits: int = 0
    is_negated: bool = False
    is_absolute: bool = False
    is_first: bool = False


@final
@dataclass(frozen=True, slots=True)
class Step:
    """One instruction: what it computes of its sources for the register ``result``."""

    operation: Operation
    result: int
    sources: tuple[Source, ...]


@final
@dataclass(frozen=True, slots=True)
class Plan:
    """What the instructions do, one behind the other. ``results``: types of the registers 0 and up; ``arguments``: the register
    of each argument of the call."""

    steps: tuple[Step, ...]
    results: tuple[Type, ...]
    arguments: tuple[int, ...]

    @property
    def row(self) -> str:
        """The name of its row."""
        if any(step.operation.is_scalar or any(s.is_first for s in step.sources) for step in self.steps):
            return f"llvm.{_SCALARS}"
        return f"llvm.{_EXACT if all(step.operation.exact for step in self.steps) else _HOST}"

    @property
    def read(self) -> set[int]:
        """The registers that matter at the start."""
        return {*range(len(self.results)), *(s.register for step in self.steps for s in step.sources if s.register is not None)}


class PlanError(Exception):
    """Why an instruction of arithmetic is not executed, in words; ``statement``: which one."""

    def __init__(self, why: str, statement: str = "") -> None:
        super().__init__(why)
        self.statement = statement


# Reading a statement ---------------------------------------------------------------------------------------------

_RESULT = lazy_pattern(r"\$(?:(\d+)|\{(\d+)\})")
_OPERAND = lazy_pattern(r"(-)?\s*(\|)?\s*\$(?:(\d+)|\{(\d+)\})\s*(\|)?")
_INTEGER = lazy_pattern(r"-?(?:0x[0-9a-f]+|\d+)")
_FLOAT = lazy_pattern(r"-?\d+\.\d*(?:e[-+]?\d+)?")
#: Constants that instructions hold in place of a register.
_INLINE = {0.0, 0.5, 1.0, 2.0, 4.0}
#: Constraints of registers; ``r`` is a scalar one.
_VECTOR, _SCALAR = lazy_pattern(r"v|\{v[\d:\[\]]+\}"), lazy_pattern(r"[sr]|\{s[\d:\[\]]+\}")


def plan_call(call: Instruction, target: Target | None = None) -> Plan | None:
    """What a call of assembly computes, None where it is no arithmetic. PlanError where it is, and is not executed; ``target``:
    that its instructions must exist on."""
    assembly = call.operands[-1]
    assert isinstance(assembly, InlineAsm), "a call of assembly"
    types = tuple(o.type for o in call.operands[:-1])
    code = written_assembly(call)
    plan = _plan(code, assembly.constraints, call.type, types)
    if plan is not None and target is not None:
        for statement, step in zip(_statements(code), plan.steps, strict=True):
            if step.operation.generations and target.generation not in step.operation.generations:
                raise PlanError(f"it does not exist on {target.name}", statement.text)
    return plan


@lru_cache(1024)
def _plan(code: str, constraints: str, result: Type, types: tuple[Type, ...]) -> Plan | None:
    statements = _statements(code)
    if not any(_find(s.mnemonic) for s in statements):
        return None
    given = [c.strip() for c in constraints.split(",") if not c.strip().startswith("~")]
    outputs = [c for c in given if c.startswith("=")]
    results = result.elements if isinstance(result, StructType) else (result,)
    reader = _Reader(given, (*results, *types), len(outputs))
    steps = []
    for statement in statements:
        try:
            if not outputs or len(outputs) != len(results) or given[: len(outputs)] != outputs:
                raise PlanError("its results are no registers")
            steps.append(reader.read(statement))
            if statement is statements[-1] and (missing := reader.find_unset()):
                raise PlanError(f"all is over, and nothing has set {missing}")
        except PlanError as error:
            raise PlanError(str(error), statement.text) from None
    return Plan(tuple(steps), results, tuple(map(reader.place, range(len(outputs), len(given)))))


def _statements(code: str) -> list[Statement]:
    return [s for s in parse_assembly(code) if s.mnemonic not in ("s_nop", "s_delay_alu")]


@final
class _Reader:
    """Reads the instructions of a string in order. ``given``: constraints of results, then of arguments; ``types``: theirs."""

    def __init__(self, given: list[str], types: tuple[Type, ...], outputs: int) -> None:
        self.given, self.types, self.outputs = given, types, outputs
        #: Results that hold something.
        self._set = {self.place(n) for n in range(outputs, len(given))} & {*range(outputs)}
        self._written: list[int] = []

    def place(self, number: int) -> int:
        """The register of an operand: a tied argument is in that of its result."""
        constraint = self.given[number]
        is_tied = number >= self.outputs and constraint.isdecimal() and int(constraint) < self.outputs
        return int(constraint) if is_tied else number

    def read(self, statement: Statement) -> Step:
        operation = _find(statement.mnemonic)
        if operation is None:
            is_unknown = statement.effect == Effect.OTHER
            raise PlanError("it has no meaning here" if is_unknown else "it is not executed beside arithmetic")
        first, *written = _operands(statement)
        matched = _RESULT.fullmatch(first)
        number = int(matched[1] or matched[2]) if matched else self.outputs
        if number >= self.outputs:
            raise PlanError(f'"{first}" is not its result')
        if operation.is_scalar != self._is_scalar(number) or not self._is_register(number):
            raise PlanError(f"its result is not in a {'scalar' if operation.is_scalar else 'vector'} register")
        if operation.keeps:
            if number not in self._set:
                raise PlanError("no argument is what its register holds before")
            written.append(f"${number}")
        if len(written) != len(operation.operands):
            raise PlanError(f"it has {len(operation.operands) - operation.keeps} operands")
        _check_width(self.types[number], operation.result, "its result")
        sources = [self._source(w, k, operation) for w, k in zip(written, operation.operands, strict=True)]
        self._set.add(number)
        self._written.append(number)
        return Step(operation, number, tuple(sources))

    def find_unset(self) -> str:
        """A result that nothing sets, "" for none."""
        return next((f"${n}" for n in range(self.outputs) if n not in self._set), "")

    def _constraint(self, number: int) -> str:
        return self.given[self.place(number)].lstrip("=&") if number < len(self.given) else ""

    def _is_scalar(self, number: int) -> bool:
        return bool(_SCALAR.fullmatch(self._constraint(number)))

    def _is_register(self, number: int) -> bool:
        return self._is_scalar(number) or bool(_VECTOR.fullmatch(self._constraint(number)))

    def _source(self, text: str, kind: Kind, operation: Operation) -> Source:
        matched = _OPERAND.fullmatch(text)
        if matched is None:
            return Source(None, _constant(text, kind, operation))
        number = int(matched[3] or matched[4])
        is_scalar = self._is_scalar(number)
        if bool(matched[2]) != bool(matched[5]) or not self._is_register(number) or operation.is_scalar > is_scalar:
            raise PlanError(f'"{text}" is no register that it reads')
        signs = bool(matched[1]), bool(matched[2])
        if any(signs) and not (kind.letter == "f" and not kind.count):
            raise PlanError(f'"{text}" has a sign that this operand does not take')
        _check_width(self.types[number], kind, f'"{text}"')
        self._check_held(self.place(number), text)
        return Source(self.place(number), 0, *signs, is_first=is_scalar)

    def _check_held(self, register: int, text: str) -> None:
        """Is what a register is read for still there?"""
        if register < self.outputs:
            if register not in self._set:
                raise PlanError(f'"{text}" is read before anything sets it')
            return
        for other in self._written:
            if not self.given[other].startswith("=&") and self._is_scalar(other) == self._is_scalar(register):
                raise PlanError(f'"{text}" is read behind what sets "${other}", which may be its register without "&"')


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


def _plan_of(call: Call) -> Plan:
    plan = _plan(*call.assembly, call.result, call.arguments)
    assert plan is not None, "the check before the launch has let it through"
    return plan


def _start(plan: Plan, given: Sequence[_T]) -> dict[int, _T]:
    """What registers hold before the first instruction; ``given``: of each argument of the call."""
    return {register: value for register, value in zip(plan.arguments, given, strict=True) if register in plan.read}


def _results(plan: Plan, call: Call, found: list[Array]) -> Any:
    """One result, or those of a struct."""
    return tuple(found) if isinstance(call.result, StructType) else found[0]


def _execute(call: Call, *arguments: Array) -> Any:
    plan = _plan_of(call)
    reps = [rep_of(t) if r in plan.read else None for r, t in zip(plan.arguments, call.arguments, strict=True)]
    held = _start(plan, [_raw(v, rep) if rep is not None else v for v, rep in zip(arguments, reps, strict=True)])
    for step in plan.steps:
        sources = zip(step.sources, step.operation.operands, strict=True)
        given = [_read(call, source, kind, held) for source, kind in sources]
        computed = step.operation.compute(replace(call, result=plan.results[step.result]), *given)
        held[step.result] = step.operation.result.write(np.asarray(computed))
    return _results(plan, call, [_cooked(held[n], rep_of(t)) for n, t in enumerate(plan.results)])


def _raw(values: Array, rep: Rep) -> Array:
    """The bits of lanes as a register has them."""
    bits = np.ascontiguousarray(to_bits(values, rep)).reshape(len(values), -1)
    return bits.view(WORDS[rep.bits * (rep.count or 1)])[:, 0]


def _cooked(raw: Array, rep: Rep) -> Array:
    """Lanes of a register's bits."""
    parts = raw[:, None].view(rep.raw)
    return from_bits(parts if rep.count else parts[:, 0], rep)


def _read(call: Call, source: Source, kind: Kind, held: dict[int, Array]) -> Array:
    raw = np.full(call.size, source.bits, WORDS[kind.width]) if source.register is None else held[source.register]
    if source.is_first:
        raw = np.full_like(raw, raw[int(np.argmax(call.mask))])
    if source.is_absolute or source.is_negated:
        sign = raw.dtype.type(1 << (kind.width - 1))
        raw = raw & ~sign if source.is_absolute else raw
        raw = raw ^ sign if source.is_negated else raw
    return kind.read(raw)


def _shadow(call: Call, *shadows: Array) -> Any:
    """All of a register is undefined where a bit of an operand is; of scalar registers the first active lane counts."""
    plan = _plan_of(call)
    held = _start(plan, [(s.reshape(call.size, -1) != 0).any(axis=1) for s in shadows])
    for step in plan.steps:
        undefined = np.zeros(call.size, np.bool_)
        for source in step.sources:
            if source.register is not None:
                marked = held[source.register]
                undefined |= marked[int(np.argmax(call.mask))] if source.is_first else marked
        held[step.result] = undefined
    return _results(plan, call, [_spoil(held[n], rep_of(t)) for n, t in enumerate(plan.results)])


def _spoil(undefined: Array, rep: Rep) -> Array:
    full = np.where(undefined, rep.raw.type(rep.ones), rep.raw.type(0))
    return np.repeat(full[:, None], rep.count, axis=1) if rep.count else full


def _bits(call: Call) -> tuple[int, ...]:
    """The arguments whose bits it moves or chooses, and that say nothing else: to each result each of them comes on one way."""
    plan = _plan_of(call)
    ways = _start(plan, [Counter((k,)) for k in range(len(plan.arguments))])
    others: set[int] = set()
    for step in plan.steps:
        used = [(s.register, k in step.operation.bits) for k, s in enumerate(step.sources) if s.register is not None]
        for register, is_moved in used:
            if not is_moved:
                others.update(ways[register])
        moved = {register for register, is_moved in used if is_moved}
        ways[step.result] = sum((ways[register] for register in moved), Counter())
    most = [max(ways[n][k] for n in range(len(plan.results))) for k in range(len(plan.arguments))]
    return tuple(k for k, count in enumerate(most) if count == 1 and k not in others)


def _refuse(instruction: Instruction, target: Target) -> str:
    return "" if isinstance(instruction.operands[-1], InlineAsm) else "it stands for inline assembly"


_HOST, _EXACT, _SCALARS = "amdgcn.swlds.assembly", "amdgcn.swlds.exact.assembly", "amdgcn.swlds.scalar.assembly"
add_lanewise(_HOST, (0, 8), _execute, exact=False, refuses=_refuse, shadows=_shadow, find_bits=_bits)
add_lanewise(_EXACT, (0, 8), _execute, refuses=_refuse, shadows=_shadow, find_bits=_bits)
add(_SCALARS, (0, 8), _execute, refuses=_refuse, shadows=_shadow, find_bits=_bits)
