"""Kernels that store to a buffer: some fill all of a range, others leave gaps, by steps, guards, loops and early ends."""

from __future__ import annotations

import random
from typing import NamedTuple

#: Of what is stored -> bytes, and how it is made of a number.
TYPES = {
    "i8": (1, "trunc i32 {v} to i8"),
    "i16": (2, "trunc i32 {v} to i16"),
    "i32": (4, "add i32 {v}, 0"),
    "i64": (8, "zext i32 {v} to i64"),
    "float": (4, "bitcast i32 {v} to float"),
    "<2 x i16>": (4, "bitcast i32 {v} to <2 x i16>"),
    "i24": (3, "trunc i32 {v} to i24"),
}
GUARDS = (*[""] * 10, "limit", "item", "group", "return", "data")
LOOPS = ("", "", "latch", "latch", "head", "head", "inner", "bound", "break", "leave", "half")


class Filling(NamedTuple):
    """A kernel ``k`` of a buffer, another one that it stores to, and a number; ``bytes``: of that buffer at least."""

    text: str
    grid: tuple[int, int]
    block: tuple[int, int]
    number: int
    bytes: int
    is_read: bool


def filling_program(seed: int) -> Filling:
    """The same for the same seed."""
    rng = random.Random(seed)
    type_, (size, made) = rng.choice(list(TYPES.items()))
    block, grid = rng.choice([(64, 1), (32, 4), (48, 1), (7, 9)]), rng.choice([(4, 1), (2, 3), (1, 1), (5, 2)])
    loop, guard = rng.choice(LOOPS), rng.choice(GUARDS)
    rounds = rng.choice([1, 2, 5])
    shifts = rng.choice([1, 1, 2, 3])
    digits = [("tx", block[0]), ("ty", block[1]), ("gx", grid[0]), ("gy", grid[1])]
    digits += [("r", rounds)] * bool(loop) + [("", shifts)] * (shifts > 1)
    rng.shuffle(digits)
    steps: dict[str, int] = {}
    step = 1
    for name, count in digits:
        steps[name] = max(1, step + rng.choice([0] * 30 + [1, -1]))
        step = max(step, steps[name] * count)
    top = sum((count - 1) * steps[name] for name, count in digits) + rng.choice([0, 3])
    total = grid[0] * grid[1] * block[0] * block[1]
    number = rng.choice([0, rounds, *([top // 2, top, top + 1, total] if loop != "bound" else [])])
    is_down, is_read, has_unsure = rng.random() < 0.1, rng.random() < 0.1, rng.random() < 0.1
    lines = [f"%m.{d} = mul i32 %{d}, {steps[d]}" for d in ("tx", "ty", "gx", "gy")]
    lines += ["%i1 = add i32 %m.tx, %m.ty", "%i2 = add i32 %m.gx, %m.gy", "%i3 = add i32 %i1, %i2"]
    stores = [f"%m.r = mul i32 %r, {steps['r']}" if loop else "%m.r = add i32 0, 0", "%i = add i32 %i3, %m.r"]
    stores += [f"%down = sub i32 {top}, %i"] * is_down
    for k in range(shifts):
        index = "%down" if is_down else "%i"
        stores += [
            f"%s{k} = {'sub' if is_down else 'add'} i32 {index}, {k * steps.get('', 0)}",
            f"%o{k} = zext i32 %s{k} to i64",
            f"%b{k} = mul i64 %o{k}, {size}",
            f"%p{k} = getelementptr i8, ptr addrspace(1) %y, i64 %b{k}",
            f"%v{k} = mul i32 %s{k}, 2654435",  # of the place alone: work-items that meet there store the same
            f"%w{k} = {made.format(v=f'%v{k}')}",
            f"store {type_} {'undef' if has_unsure else f'%w{k}'}, ptr addrspace(1) %p{k}, align 1",
        ]
    if is_read:
        lines.append("%old = load i8, ptr addrspace(1) %y")
    tests = {
        "limit": f"icmp ult i32 %i3, {number}",
        "item": f"icmp ne i32 %tx, {rng.randrange(block[0])}",
        "group": f"icmp ne i32 %gx, {rng.randrange(4)}",
        "return": "icmp ult i32 %tx, %n",
        "data": "icmp ult i32 %seen, 3",
    }
    if guard == "data":
        lines.append("%seen = load i32, ptr addrspace(1) %x")
    lines += [f"%c = {tests[guard]}", "br i1 %c, label %go, label %end"] if guard else ["br label %go"]
    body = _loop(loop, stores, rounds) if loop else [*stores, "br label %end"]
    text = "\n  ".join([*_HEAD, *lines]) + "\ngo:\n  " + "\n  ".join(body) + "\nend:\n  ret void\n}\n"
    return Filling(text, grid, block, number, (top + 1) * size, is_read)


_HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
  %tx = call i32 @llvm.amdgcn.workitem.id.x()
  %ty = call i32 @llvm.amdgcn.workitem.id.y()
  %gx = call i32 @llvm.amdgcn.workgroup.id.x()
  %gy = call i32 @llvm.amdgcn.workgroup.id.y()""".split("\n")


def _loop(kind: str, stores: list[str], rounds: int) -> list[str]:
    """Stores in a loop of so many rounds; ``bound``: of as many as the kernel is told, ``break``: some lanes leave it before,
    ``leave``: in its middle, ``half``: they store in some rounds only, ``inner``: all of it again and again."""
    counter = ["%r = phi i32 [ 0, %go ], [ %next, %latch ]"]
    following = ["%next = add i32 %r, 1"]
    more = ["%more = icmp ult i32 %next, " + ("%n" if kind == "bound" else str(rounds))]
    again = ["br i1 %more, label %loop, label %end"]
    if kind == "head":
        head = [*counter, f"%more = icmp ult i32 %r, {rounds}", "br i1 %more, label %body, label %end\nbody:"]
        return ["br label %loop\nloop:", *head, *stores, "br label %latch\nlatch:", *following, "br label %loop"]
    if kind == "break":
        stores = [*stores, "%stop = icmp eq i32 %r, %tx", "br i1 %stop, label %end, label %latch\nlatch:"]
    elif kind == "leave":
        stores = [
            "%stop = icmp eq i32 %r, %n",
            "br i1 %stop, label %end, label %on\non:",
            *stores,
            "br label %latch\nlatch:",
        ]
    elif kind == "half":
        stores = [
            "%odd = trunc i32 %r to i1",
            "br i1 %odd, label %latch, label %on\non:",
            *stores,
            "br label %latch\nlatch:",
        ]
    elif kind == "inner":
        inner = ["br label %in\nin:", "%k = phi i32 [ 0, %loop ], [ %k1, %in ]", *stores, "%k1 = add i32 %k, 1"]
        stores = [*inner, "%k2 = icmp ult i32 %k1, 2", "br i1 %k2, label %in, label %latch\nlatch:"]
    else:
        stores = [*stores, "br label %latch\nlatch:"]
    return ["br label %loop\nloop:", *counter, *stores, *following, *more, *again]


__all__ = ["Filling", "filling_program"]
