"""Runs a kernel that logs values, and compares them with what the analysis of addresses says of them, lane by lane.

``check(text, …)`` writes code in front of instructions of a kernel that stores, for each number to look at, the number itself and
the values of the symbols in its expression: those of IR values as they are there, those of loops counted by a phi of its own. Of
symbols that are said to be uniform it also logs the first active lane's value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import swlds
from swlds.analysis.addresses import AddressAnalysis, Expression, Kind, Symbol, evaluate, lane_numbers
from swlds.analysis.addresses.objects import Unknown
from swlds.ir.builder import Builder
from swlds.ir.model import Argument, Block, Function, GlobalVariable, Instruction, Module
from swlds.ir.types import I32, I64, PTR1, FunctionType, IntType, PointerType
from swlds.ir.values import Constant, ConstantInt, Value

WORDS = 24
#: Records that a lane has room for; the last is written over.
ROOM = 400


@dataclass
class Point:
    """A number to look at, in front of an instruction. ``symbols``: those whose values are logged, in order; ``starts``:
    variables of which one must hold the address."""

    before: Instruction
    value: Value
    expression: Expression
    symbols: list[Symbol]
    starts: list[GlobalVariable] = field(default_factory=list)
    bytes: int = 0


def find_points(module: Module, function: Function, limit: int, every: bool) -> list[Point]:
    """The addresses of all accesses, and, for ``every``, what each instruction reads."""
    analysis = AddressAnalysis(module)
    points: list[Point] = []
    for access in analysis.accesses(function):
        is_plain = access.instruction.opcode != "call" or "llvm.mem" in access.instruction.operands[-1].name  # type: ignore[attr-defined]
        if is_plain and access.address is not None:
            point = _point(access.instruction, access.pointer, access.address)
            if not any(isinstance(o, Unknown) for o in access.objects):
                point.starts = [o for o in access.objects if isinstance(o, GlobalVariable)]
                point.starts *= len(point.starts) == len(access.objects) <= 3
                point.bytes = access.bytes or 0
            points.append(point)
    values = analysis.values(function)
    for block in values.blocks if every else ():
        for i in block:
            if i.opcode != "phi" and not i.opcode.startswith("#"):
                for operand in i.operands:
                    if isinstance(operand, Instruction) and values.width(operand.type):
                        points.append(_point(i, operand, values.at(operand, block)))
    points = [p for p in points if len(p.symbols) * 2 + len(p.starts) + 2 <= WORDS]
    return points[:: len(points) // limit + 1]


def _point(before: Instruction, value: Value, expression: Expression) -> Point:
    logged = [s for s in dict.fromkeys(expression.symbols) if not isinstance(s.value, str)]
    return Point(before, value, expression, logged)


def check(
    source: Any,
    arguments: Sequence[Any],
    grid: int | tuple[int, ...],
    block: int | tuple[int, ...],
    *,
    mcpu: str = "gfx942",
    kernel: str = "k",
    limit: int = 400,
    every: bool = False,
    clean: bool = True,
) -> list[Point]:
    """Instrument, run, compare. Returns the points that were reached."""
    module = swlds.parse(source) if not isinstance(source, Module) else source
    function = module.functions[kernel]
    points = find_points(module, function, limit, every)
    block = (block,) if isinstance(block, int) else block
    grid = (grid,) if isinstance(grid, int) else grid
    sizes, groups = (*block, 1, 1)[:3], (*grid, 1, 1)[:3]
    _Writer(function, sizes, groups).write(points)
    lanes = int(np.prod(sizes)) * int(np.prod(groups))
    log = np.zeros((lanes, ROOM, WORDS), np.uint64)
    text = str(module)
    found = (
        swlds.Device(mcpu)
        .load(swlds.parse(text.encode()))[kernel]
        .launch(grid, block, [*arguments, log], checks="memcheck" if clean else None, engine="reference")
    )
    assert not clean or not found.findings, found.findings[0].message
    wave = 32 if mcpu.startswith("gfx1") else 64
    return [point for n, point in enumerate(points) if _compare(point, n, log, sizes, groups, wave)]


def _compare(point: Point, number: int, log: Any, sizes: Any, groups: Any, wave: int) -> bool:
    lane, record = np.nonzero(log[:, : ROOM - 1, 0] == number + 1)
    if not len(lane):
        return False
    rows = log[lane, record]
    values: dict[Symbol, Any] = {}
    item, group = lane % np.prod(sizes), lane // np.prod(sizes)
    ids = {f"workgroup.id.{d}": group // int(np.prod(groups[:k])) % groups[k] for k, d in enumerate("xyz")}
    for symbol in point.expression.symbols:
        if symbol.kind is Kind.LANE:
            values[symbol] = lane_numbers(item.astype(np.uint64), sizes, wave)[symbol.value]
        elif symbol.kind is Kind.GROUP:
            values[symbol] = ids[symbol.value].astype(np.uint64)
    for k, symbol in enumerate(point.symbols):
        values[symbol] = rows[:, 2 + 2 * k]
        assert (values[symbol] <= symbol.limit).all(), symbol
        if symbol.kind in (Kind.UNIFORM, Kind.LOOP):
            assert (rows[:, 3 + 2 * k] == values[symbol]).all(), f"{symbol} is not uniform at {point.before}"
    mask = (1 << point.expression.bits) - 1
    given = np.broadcast_to(np.asarray(evaluate(point.expression, values), np.uint64), lane.shape)
    wrong = np.nonzero(given != rows[:, 1] & np.uint64(mask))[0]
    assert not len(wrong), (
        f"{point.before}, {point.value}: {point.expression} gives {given[wrong[0]]}, not {rows[wrong[0], 1]}, "
        f"in work-item {lane[wrong[0]]}"
    )
    assert (given <= point.expression.limit).all()
    if point.starts:
        first = 2 + 2 * len(point.symbols)
        inside = np.zeros(lane.shape, np.bool_)
        for k, variable in enumerate(point.starts):
            assert variable.module is not None
            size = variable.module.data_layout.size_of(variable.value_type)
            inside |= (given - rows[:, first + k]) & np.uint64(mask) <= np.uint64(max(size - point.bytes, 0))
        assert inside.all(), f"{point.before} is outside of {point.starts}"
    return True


class _Writer:
    """Writes the log into a kernel: for each lane a row of records, and how many there are on its stack."""

    def __init__(self, function: Function, sizes: tuple[int, ...], groups: tuple[int, ...]) -> None:
        self.function = function
        assert function.module is not None
        self.module = function.module
        self.log = Argument(PTR1, function.fresh_name("log"), len(function.arguments))
        self.log.function = function
        function.signature.arguments.append(self.log)
        first = next(i for i in function.entry if i.opcode != "phi")
        b = self.b = Builder(first)
        self.first = first
        total: Value = ConstantInt(I64, 0)
        for kind, counts in (("workitem", sizes), ("workgroup", groups)):
            scale = 1 if kind == "workitem" else int(np.prod(sizes))
            for axis, count in zip("xyz", counts, strict=True):
                number = b.create_call(self.declare(f"llvm.amdgcn.{kind}.id.{axis}", I32), [])
                total = b.create_operator("add", total, self.times(self.wide(number), scale))
                scale *= count
        self.row = b.create_gep(IntType(8), self.log, [self.times(total, ROOM * WORDS * 8)])
        self.count = b.create_alloca(I32, addrspace=5)
        b.create_store(ConstantInt(I32, 0), self.count)
        self.rounds: dict[Block, Instruction] = {}
        self.loops = self._loops()

    def declare(self, name: str, result: Any, *parameters: Any) -> Function:
        return self.module.declare(name, FunctionType(result, parameters))

    def times(self, value: Value, count: int) -> Value:
        return self.b.create_operator("mul", value, ConstantInt(I64, count))

    def wide(self, value: Value) -> Value:
        """As i64."""
        if isinstance(value, Constant) and not isinstance(value.type, (IntType, PointerType)):
            return value
        if isinstance(value.type, PointerType):
            return self.b.create_cast("ptrtoint", value, I64)
        assert isinstance(value.type, IntType)
        return value if value.type.bits == 64 else self.b.create_cast("zext", value, I64)

    def _loops(self) -> dict[Block, set[Block]]:
        return AddressAnalysis(self.module).values(self.function)._loops

    def count_rounds(self, header: Block) -> Value:
        """A phi of its own that counts the rounds."""
        if header not in self.rounds:
            loop = self.loops[header]
            preds = [p for p in self.function.blocks for target in p.terminator.targets if target is header]
            at = Builder(next(i for i in header if i.opcode != "phi"))
            zero: Value = ConstantInt(I64, 0)
            phi = Instruction(
                "phi", I64, [zero for _ in preds], targets=list(preds), name=self.function.fresh_name("rounds")
            )
            assert header.first is not None
            header.first.insert_before(phi)
            more = at.create_operator("add", phi, ConstantInt(I64, 1))
            for k, p in enumerate(preds):
                if p in loop:
                    phi.set_operand(k, more)
            self.rounds[header] = phi
        return self.rounds[header]

    def write(self, points: list[Point]) -> None:
        for point in points:
            for symbol in point.symbols:
                if isinstance(symbol.value, Block):
                    self.count_rounds(symbol.value)
        for number, point in enumerate(points):
            self._record(number, point)

    def _record(self, number: int, point: Point) -> None:
        b = self.b
        b.position_before(point.before)
        count = b.create_load(I32, self.count)
        place = self.times(self.wide(count), WORDS * 8)
        record = b.create_gep(IntType(8), self.row, [place])
        last = b.create_compare("uge", count, ConstantInt(I32, ROOM - 1))
        b.create_store(
            b.create_operator("select", last, count, b.create_operator("add", count, ConstantInt(I32, 1))), self.count
        )
        words: list[Value] = [ConstantInt(I64, number + 1), self.wide(point.value)]
        first = self.declare("llvm.amdgcn.readfirstlane.i64", I64, I64)
        for symbol in point.symbols:
            value = self.value_of(symbol)
            words += [value, b.create_call(first, [value])]
        words += [self.wide(s) for s in point.starts]
        for k, word in enumerate(words):
            b.create_store(word, b.create_gep(IntType(8), record, [ConstantInt(I64, 8 * k)]), align=8)

    def value_of(self, symbol: Symbol) -> Value:
        value = symbol.value
        if isinstance(value, Block):
            return self.count_rounds(value)
        if isinstance(value, Function) and value.is_declaration:
            return self.wide(self.b.create_call(value, []))
        return self.wide(value)
