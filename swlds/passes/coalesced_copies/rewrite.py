"""The copy as it is dealt out anew, in the last store's place or in front of the loop.

%more = mul i32 %t, -48                                          16 * t is where work-item t begins now, 64 * t where it did
%source = getelementptr i8, ptr addrspace(1) %from, i32 %more
%target = getelementptr i8, ptr addrspace(3) %to, i32 %more
%piece = load <4 x float>, ptr addrspace(1) %source, align 4
store <4 x float> %piece, ptr addrspace(3) %target, align 16
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, final

from swlds.analysis.axis.copy_loops import CopyLoop, SplitAddress
from swlds.analysis.axis.row_pitches import Pitch
from swlds.ir.builder import Builder
from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.types import I8, I32, I64, FunctionType, Type, VectorType
from swlds.ir.values import ConstantInt, Value
from swlds.layouts.copy_map import WIDEST, CopyMap, Digit, find_digits, sum_digits
from swlds.lazy import dataclass
from swlds.passes.coalesced_copies.groups import Group

if TYPE_CHECKING:
    from swlds.layouts.copy_map import Offsets

_IDS = "llvm.amdgcn.workitem.id."


@final
@dataclass(frozen=True, slots=True)
class Way:
    """How far a pointer goes in each work-item from where it was: ``start`` and the digits' steps, and so many rows as
    ``row_start`` and ``row_steps`` say; ``align``: what comes out is surely a multiple of so many bytes."""

    start: int
    steps: tuple[Digit, ...]
    align: int
    row_start: int = 0
    row_steps: tuple[Digit, ...] = ()


@final
@dataclass(frozen=True, eq=False)
class Plan:
    """A group, its map, and for each round the ways of both sides."""

    group: Group
    map: CopyMap
    ways: tuple[tuple[Way, Way], ...]


def make_plan(group: Group, map_: CopyMap, items: int) -> Plan | str:
    """What the new addresses are, or why they cannot be computed from a work-item's number."""
    pair, ways = group.pairs[0], []
    for k, part in enumerate(map_.parts):
        count = map_.tail if map_.tail and k == len(map_.parts) - 1 else items
        source = _find_way(group.source, part.source, count, int(pair.load.field("align") or 1), group.pitch)
        target = _find_way(group.target, part.target, count, int(pair.store.field("align") or 1))
        if source is None or target is None:
            return f"where lanes {'load' if source is None else 'store'} follows no rule of rows"
        ways.append((source, target))
    return Plan(group, map_, tuple(ways))


def _find_way(old: SplitAddress, new: Offsets, count: int, said: int, pitch: Pitch | None = None) -> Way | None:
    first, second = find_digits(old.base), find_digits(new[:count])
    if first is None or second is None:
        return None
    steps: dict[tuple[int, int], int] = {}
    for digits, sign in ((second[1], 1), (first[1], -1)):
        for digit in digits:
            key = (digit.divisor, digit.count)
            steps[key] = steps.get(key, 0) + sign * digit.step
    moved = tuple(Digit(*key, step) for key, step in steps.items() if step)
    known = gcd(old.align, *(int(n) for n in new[:count]))
    by_access = gcd(
        said, *(int(n) for n in (new - old.base)[:count])
    )  # the old pointer was a multiple of what its access says
    if pitch is not None:
        by_access = gcd(by_access, pitch.align)
    align = min(max(known & -known, by_access & -by_access, 1), WIDEST)
    start = second[0] - first[0]
    return Way(start, moved, align) if pitch is None else _in_rows(start, moved, align, pitch, old.base, new, count)


def _in_rows(
    start: int, moved: tuple[Digit, ...], align: int, pitch: Pitch, old: Offsets, new: Offsets, count: int
) -> Way | None:
    """The same way in bytes and rows; None where that is not it in every work-item."""
    octets, rows = pitch.split_step(start)
    parts = [(digit, *pitch.split_step(digit.step)) for digit in moved]
    way = Way(
        octets,
        tuple(Digit(d.divisor, d.count, within) for d, within, _ in parts if within),
        align,
        rows,
        tuple(Digit(d.divisor, d.count, between) for d, _, between in parts if between),
    )
    pairs = zip(pitch.split(new[:count]), pitch.split(old[:count]), strict=True)
    wanted = [after - before for after, before in pairs]
    found = [sum_digits(way.start, way.steps, count), sum_digits(way.row_start, way.row_steps, count)]
    return way if all((a == b).all() for a, b in zip(wanted, found, strict=True)) else None


@final
class Rewriter:
    """Of one kernel in groups of ``block`` work-items."""

    def __init__(self, kernel: Function, block: tuple[int, int, int]) -> None:
        self._kernel, self._sizes = kernel, block
        self._number: Value | None = None
        self._moved: dict[tuple[Value, tuple[Digit, ...], tuple[Digit, ...]], Value] = {}
        self._pitches: dict[Pitch, Value] = {}

    def rewrite(self, plan: Plan) -> None:
        """Make the new copy, and take out the old one."""
        number = self._item_number()
        self._moved = {}
        group = plan.group
        pair, loop = group.pairs[0], group.loop
        place = (
            group.pairs[-1].store if loop is None else _entry_of(loop).terminator
        )  # other groups may have split blocks
        builder = Builder(place)
        builder.debug_location = pair.store.find_metadata("dbg")
        copy_chain = _Chain(builder, loop)
        old = copy_chain.value(pair.source.pointer), copy_chain.value(pair.target.pointer)
        for k, ways in enumerate(plan.ways):
            is_tail = bool(plan.map.tail) and k == len(plan.ways) - 1
            if is_tail:
                place = self._guard(builder, place, number, plan.map.tail)
                location = builder.debug_location
                builder = Builder(place)
                builder.debug_location = location
            self._copy_piece(builder, plan, ways, old)
        for each in group.pairs:
            for i in (each.store, *each.way, each.load):
                i.erase_unread()
        if loop is not None:
            remove_idle_loop(self._kernel, loop)

    def require_block(self) -> None:
        """Launches with other groups would copy something else: the kernel says so."""
        module = self._kernel.module
        assert module is not None, "a kernel of a module"
        names = [name for name, _ in self._kernel.signature.metadata]
        if "reqd_work_group_size" not in names:
            node = module.add_metadata("!{" + ", ".join(f"i32 {size}" for size in self._sizes) + "}")
            self._kernel.signature.metadata.append(("reqd_work_group_size", node))

    def _copy_piece(self, builder: Builder, plan: Plan, ways: tuple[Way, Way], old: tuple[Value, Value]) -> None:
        pitches = plan.group.pitch, None
        source, target = (self._follow(builder, *each) for each in zip(ways, old, pitches, strict=True))
        type_ = _piece_type(self._module, plan.group.element, plan.map.width)
        piece: Value = builder.create_load(type_, source, "piece", align=ways[0].align)
        if any(i.opcode == "freeze" for pair in plan.group.pairs for i in pair.way):
            piece = builder.create_operator("freeze", piece, name="piece")
        builder.create_store(piece, target, align=ways[1].align)

    def _follow(self, builder: Builder, way: Way, pointer: Value, pitch: Pitch | None) -> Value:
        """The pointer, so far from where it was; what pieces have in common is computed once."""
        key = (pointer, way.steps, way.row_steps)
        if key not in self._moved:
            moved = _move(builder, way.steps, pointer, self._item_number())
            if way.row_steps:
                assert pitch is not None, "rows have a pitch"
                rows = _sum(builder, way.row_steps, self._item_number())
                moved = self._go_rows(builder, moved, builder.create_cast("sext", rows, I64, "rows"), pitch)
            self._moved[key] = moved
        moved = self._moved[key]
        if way.row_start:
            assert pitch is not None, "rows have a pitch"
            moved = self._go_rows(builder, moved, ConstantInt(I64, way.row_start), pitch)
        return builder.create_gep(I8, moved, [ConstantInt(I32, way.start)], "moved") if way.start else moved

    def _go_rows(self, builder: Builder, pointer: Value, rows: Value, pitch: Pitch) -> Value:
        far = builder.create_operator("mul", rows, self._pitch(pitch), name="far")
        return builder.create_gep(I8, pointer, [far], "moved")

    def _pitch(self, pitch: Pitch) -> Value:
        """Bytes from row to row; computed once, in front of all else."""
        if pitch not in self._pitches:
            builder = Builder(next(i for i in self._kernel.entry if i.opcode != "alloca"))
            total: Value | None = None
            for term in pitch.terms:
                value: Value = term.argument
                if value.type != I64:
                    value = builder.create_cast("sext" if term.is_signed else "zext", value, I64, "wide")
                value = builder.create_operator("mul", value, ConstantInt(I64, term.factor), name="pitch")
                total = value if total is None else builder.create_operator("add", total, value, name="pitch")
            assert total is not None, "a pitch depends on something"
            self._pitches[pitch] = total
        return self._pitches[pitch]

    def _guard(self, builder: Builder, place: Instruction, number: Value, count: int) -> Instruction:
        """A block of its own, in front of ``place``, for the work-items below ``count``; returns its end."""
        start = place.block
        assert start is not None, "an instruction of a block"
        function = self._kernel
        is_first = builder.create_compare("ult", number, ConstantInt(I32, count), "rest")
        tail = start.split_before(place, function.fresh_name("copied"))
        inner = Block(function.fresh_name("copy"), function)
        function.insert_block_after(start, inner)
        end = Builder(inner).create_br(tail)
        Builder(start).create_cond_br(is_first, inner, tail)
        return end

    @property
    def _module(self) -> Module:
        assert self._kernel.module is not None, "a kernel of a module"
        return self._kernel.module

    def _item_number(self) -> Value:
        """The work-item's number in its group, in the order of the hardware; computed once, in front of all else."""
        if self._number is None:
            builder = Builder(next(i for i in self._kernel.entry if i.opcode != "alloca"))
            found: Value | None = None
            for name, size in reversed(list(zip("xyz", self._sizes, strict=True))):
                if size == 1 and (name != "x" or found is not None):
                    continue
                id_ = self._call(builder, f"{_IDS}{name}")
                if found is None:
                    found = id_
                else:
                    rows = builder.create_operator("mul", found, ConstantInt(I32, size), name="items")
                    found = builder.create_operator("add", rows, id_, name="item")
                self._kernel.drop_attribute(f"amdgpu-no-workitem-id-{name}")
            assert found is not None, "a group of work-items"
            self._number = found
        return self._number

    def _call(self, builder: Builder, name: str) -> Value:
        return builder.create_call(self._module.declare(name, FunctionType(I32, ())), [], name[-1])


def _move(builder: Builder, steps: tuple[Digit, ...], pointer: Value, number: Value) -> Value:
    return builder.create_gep(I8, pointer, [_sum(builder, steps, number)], "moved") if steps else pointer


def _sum(builder: Builder, steps: tuple[Digit, ...], number: Value) -> Value:
    """The digits of a work-item's number times their steps."""
    total: Value | None = None
    for digit in steps:
        value = number
        if digit.divisor > 1:
            value = builder.create_operator("udiv", value, ConstantInt(I32, digit.divisor), name="row")
        if digit.count:
            value = builder.create_operator("urem", value, ConstantInt(I32, digit.count), name="column")
        value = builder.create_operator("mul", value, ConstantInt(I32, digit.step), name="step")
        total = value if total is None else builder.create_operator("add", total, value, name="more")
    assert total is not None, "one digit at least"
    return total


def _piece_type(module: Module, element: Type, width: int) -> Type:
    count = width // module.data_layout.store_size(element)
    return element if count == 1 else VectorType(count, element)


@final
class _Chain:
    """Values of a loop's first round, in front of the loop."""

    def __init__(self, builder: Builder, loop: CopyLoop | None) -> None:
        self._builder, self._loop = builder, loop
        self._known: dict[Value, Value] = {}

    def value(self, value: Value) -> Value:
        if self._loop is None or not isinstance(value, Instruction) or value.block not in self._loop.blocks:
            return value
        if value not in self._known:
            if value.opcode == "phi":
                assert value.block is self._loop.blocks[0], "the other blocks have one predecessor"
                start = value.operands[value.targets.index(_entry_of(self._loop))]
                self._known[value] = start
            else:
                made = value.clone()
                for k, operand in enumerate(value.operands):
                    made.set_operand(k, self.value(operand))
                self._known[value] = self._builder.insert(made, value.name or "first")
        return self._known[value]


def is_copyable(value: Value, loop: CopyLoop | None) -> bool:
    """What a value of a loop is computed from is numbers and addresses alone, so that it can stand in front of the loop."""
    work, seen = [value], set[Value]()
    while work:
        at = work.pop()
        if loop is None or not isinstance(at, Instruction) or at.block not in loop.blocks or at in seen:
            continue
        seen.add(at)
        if at.opcode == "phi":
            if at.block is not loop.blocks[0]:
                return False
            continue
        if at.opcode not in _PURE:
            return False
        work += at.operands
    return True


_PURE = frozenset(
    "getelementptr add sub mul shl lshr ashr and or xor zext sext trunc icmp select bitcast addrspacecast freeze "
    "udiv urem sdiv srem extractelement insertelement shufflevector".split()
)


def remove_idle_loop(function: Function, loop: CopyLoop) -> bool:
    """Take out a loop that does nothing any more, and whose values nothing uses: its rounds are known, so it ends."""
    inside = [i for block in loop.blocks for i in block]
    is_idle = all(i.opcode in _PURE or i.opcode in ("phi", "br") or i.is_record for i in inside)
    kept = set(inside)
    is_used = any(u not in kept for i in inside for u in i.readers)
    if not is_idle or is_used or any(block.uses for block in loop.blocks) or loop.exit is loop.blocks[0]:
        return False
    before = _entry_of(loop)
    branch = before.terminator
    if len(branch.targets) != 1 or any(before in phi.targets for phi in loop.exit.phis):
        return False
    branch.set_target(0, loop.exit)
    for phi in loop.exit.phis:
        phi.targets = [before if block is loop.leaving else block for block in phi.targets]
        phi.touch()
    for i in inside:
        for user in i.users:
            if user not in kept and isinstance(user, Instruction):
                user.erase()  # a debug record of what no register holds any more
        i.drop_operands()
    function.blocks[:] = [block for block in function.blocks if block not in loop.blocks]
    return True


def _entry_of(loop: CopyLoop) -> Block:
    """The block in front of a loop, as it is now."""
    header = loop.blocks[0]
    assert header.function is not None, "a block of a function"
    (found,) = (b for b in header.function.predecessors()[header] if b not in loop.blocks)
    return found
