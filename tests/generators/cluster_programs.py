# ruff: noqa: E501  (LLVM IR in strings)
"""Random programs of clusters: loads and copies that sets of members share, waits, barriers; and the sums that they compute.

A program is steps that every member takes; a step names the set that a member shares with as a partition of the cluster. A mistake
takes a step from one member, or gives it another mask or address.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from tests.support.clusters import AWAIT, CLUSTER_SYNC, SIGNAL, SYNC, first_wave, module

#: Tiles in the source; one is as long as a group.
TILES = 8
SLOTS = 4
SHAPES = ((2, 1, 1), (3, 1, 1), (2, 2, 1), (4, 1, 1), (2, 1, 3), (5, 1, 1))
WAIT = "call void @llvm.amdgcn.s.wait.asynccnt(i16 {})\ncall void @llvm.amdgcn.wave.barrier()"


@dataclass(frozen=True)
class Step:
    """``kind``: load, copy, plain copy, read (of a slot, behind a wait that leaves ``tile`` copies open), barrier, split (the barrier
    with one signal for each group). ``sets``: who shares, a mask for each member. ``skips``: the member that leaves it out."""

    kind: str
    tile: int = 0
    slot: int = 0
    sets: tuple[int, ...] = ()
    skips: int = -1


@dataclass(frozen=True)
class Program:
    cluster: tuple[int, int, int]
    block: int
    steps: list[Step] = field(default_factory=list)

    @property
    def members(self) -> int:
        return int(np.prod(self.cluster))

    @property
    def grid(self) -> tuple[int, int, int]:
        x, y, z = self.cluster
        return 2 * x, y, z

    def text(self) -> str:
        lines = ["%s.start = add i32 0, 0"]
        sum_ = "%s.start"
        for k, step in enumerate(self.steps):
            body, new = _lines(k, step, self.block, sum_)
            lines.append(_without(k, step.skips, body, new, sum_))
            sum_ = f"%j{k}" if step.skips >= 0 and new != sum_ else new
        lines.append("%dummy = add i32 %out, 0\n%res = getelementptr i32, ptr addrspace(1) %dst, i32 %place")
        lines.append(f"store i32 {sum_}, ptr addrspace(1) %res, align 4")
        head = "%gz = call i32 @llvm.amdgcn.workgroup.id.z()\n"
        x, y, _ = self.grid
        head += f"%plane = mul i32 %gz, {x * y}\n%linear = add i32 %group, %plane\n%base = mul i32 %linear, {self.block}\n%place = add i32 %base, %id\n"
        return module(head + "\n".join(lines), block=self.block)

    def expected(self, src: Any) -> Any:
        """What each lane stores, from the tiles of the source."""
        tiles = src.reshape(TILES, self.block)
        total = np.zeros(self.block, np.uint32)
        slots: dict[int, int] = {}
        for step in self.steps:
            if step.kind == "load":
                total += tiles[step.tile]
            elif step.kind in ("copy", "plain"):
                slots[step.slot] = step.tile
            elif step.kind == "read":
                total += tiles[slots[step.slot]]
        return np.tile(total, int(np.prod(self.grid)))


def _lines(k: int, step: Step, block: int, sum_: str) -> tuple[str, str]:
    """The lines of a step, and the sum behind it."""
    at = f"%t{k} = add i32 %id, {step.tile * block}\n%p{k} = getelementptr i32, ptr addrspace(1) %src, i32 %t{k}\n"
    slot = f"%i{k} = add i32 %id, {step.slot * block}\n%l{k} = getelementptr i32, ptr addrspace(3) @lds, i32 %i{k}\n"
    mask = _mask(k, step.sets)
    if step.kind == "load":
        call = f"%v{k} = call i32 @llvm.amdgcn.cluster.load.b32.i32(ptr addrspace(1) %p{k}, i32 0, i32 %m{k})\n"
        return f"{at}{mask}{call}%s{k} = add i32 {sum_}, %v{k}", f"%s{k}"
    if step.kind == "copy":
        call = f"call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %p{k}, ptr addrspace(3) %l{k}, i32 0, i32 0, i32 %m{k})"
        return f"{at}{slot}{mask}{call}", sum_
    if step.kind == "plain":
        call = f"call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %p{k}, ptr addrspace(3) %l{k}, i32 0, i32 0)"
        return f"{at}{slot}{call}", sum_
    if step.kind == "read":
        read = f"%v{k} = load i32, ptr addrspace(3) %l{k}, align 4\n%s{k} = add i32 {sum_}, %v{k}"
        return f"{WAIT.format(step.tile)}\n{slot}{read}", f"%s{k}"
    if step.kind == "split":
        return f"{SYNC}\n{first_wave(SIGNAL, f'w{k}')}\n{AWAIT}", sum_
    return CLUSTER_SYNC, sum_


def _mask(k: int, sets: tuple[int, ...]) -> str:
    """``%mK``: the mask of this member."""
    if not sets:
        return ""
    lines, last = [], str(sets[0])
    for member, mask in enumerate(sets[1:], 1):
        name = f"%m{k}" if member == len(sets) - 1 else f"%m{k}.{member}"
        lines.append(
            f"%c{k}.{member} = icmp eq i32 %flat, {member}\n{name} = select i1 %c{k}.{member}, i32 {mask}, i32 {last}\n"
        )
        last = name
    return "".join(lines)


def _without(k: int, member: int, body: str, new: str, old: str) -> str:
    """The lines, but not for one member."""
    if member < 0:
        return body
    merged = f"\n%j{k} = phi i32 [{new}, %j{k}.yes.end], [{old}, %j{k}.no]" if new != old else ""
    return (
        f"%b{k} = icmp ne i32 %flat, {member}\nbr i1 %b{k}, label %j{k}.yes, label %j{k}.no\nj{k}.yes:\n{body}\nbr label %j{k}.yes.end\n"
        f"j{k}.yes.end:\nbr label %j{k}.end\nj{k}.no:\nbr label %j{k}.end\nj{k}.end:{merged}"
    )


def random_program(rng: random.Random) -> Program:
    """A correct one."""
    cluster, block = rng.choice(SHAPES), rng.choice((32, 32, 64, 96))
    program = Program(cluster, block)
    steps, open_, filled = list[Step](), list[int](), set[int]()
    for _ in range(rng.randint(2, 9)):
        kind = rng.choice(("load", "copy", "copy", "copy", "plain", "read", "read", "barrier", "split"))
        free = [s for s in range(SLOTS) if s not in open_ and s not in filled]
        if kind in ("copy", "plain") and free:
            slot = rng.choice(free)
            open_.append(slot)
            sets = _partition(rng, program.members) if kind == "copy" else ()
            steps.append(Step(kind, rng.randrange(TILES), slot, sets))
        elif kind == "load":
            steps.append(Step(kind, rng.randrange(TILES), sets=_partition(rng, program.members)))
        elif kind == "read" and open_:
            slot = rng.choice(open_)
            left = len(open_) - 1 - open_.index(slot)
            steps.append(Step(kind, rng.randint(0, left), slot))
            filled |= set(open_[: len(open_) - steps[-1].tile])
            open_ = open_[len(open_) - steps[-1].tile :]
        elif kind in ("barrier", "split"):
            steps.append(Step(kind))
    steps += [Step("read", 0, slot) for slot in open_[-1:]]
    return replace(program, steps=steps)


def _partition(rng: random.Random, members: int) -> tuple[int, ...]:
    """A mask for each member: those of the sets of a random partition; sets of one may have the mask 0."""
    groups = [rng.randrange(rng.choice((1, 2, members))) for _ in range(members)]
    masks = [sum(1 << m for m in range(members) if groups[m] == g) for g in groups]
    return tuple(0 if mask == 1 << m and rng.random() < 0.5 else mask for m, mask in enumerate(masks))


def mistake(rng: random.Random, program: Program) -> Program | None:
    """The same with a step that one member of a set leaves out, or issues with another mask; None where nothing is shared."""
    shared = [n for n, s in enumerate(program.steps) if any(bin(m).count("1") > 1 for m in s.sets)]
    if not shared:
        return None
    n = rng.choice(shared)
    step = program.steps[n]
    member = rng.choice([m for m, mask in enumerate(step.sets) if bin(mask).count("1") > 1])
    if rng.random() < 0.5:
        wrong = replace(step, skips=member)
    else:
        mask = rng.choice([m for m in range(1, 1 << program.members) if m != step.sets[member]])
        wrong = replace(step, sets=(*step.sets[:member], mask, *step.sets[member + 1 :]))
    return replace(program, steps=[*program.steps[:n], wrong, *program.steps[n + 1 :]])
