"""Random kernels whose pointers go everywhere: LDS, global, private and flat ones are chosen, kept in memory, handed to functions
and to other work-items.

``make_program(seed)`` gives the text and the launch of ``@k(ptr addrspace(1) out, ptr addrspace(1) data, …)``. A program is
right by construction: it stays in bounds, has no races, reads nothing uninitialised, and shows no address. With faults some
accesses leave their objects.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from generators.pointer_exchanges import EXCHANGES
from generators.pointer_helpers import attributes
from generators.pointer_uses import USES
from generators.pointer_writer import CELL, SPACES, Shape, Writer, pointer

TARGETS = ("gfx942", "gfx1100", "gfx1100", "gfx1201", "gfx1201", "gfx950")


@dataclass(frozen=True)
class Program:
    """``text`` and the launch: buffers ``out`` (a word a work-item) and ``data`` (a cell a work-item), then an LDS parameter
    of ``parameter`` bytes if that is not zero. ``doubts``: why groups may be replayed that do nothing wrong."""

    text: str
    shape: Shape
    parameter: int
    dynamic_lds: int
    doubts: frozenset[str]


def make_program(seed: int, *, faults: bool | None = None) -> Program:
    """Program ``seed``; ``faults`` None: the seed decides."""
    r = random.Random(seed)
    target = r.choice(TARGETS)
    shape = Shape(
        block=r.choice((32, 32, 64, 64, 96, 128)),
        groups=r.choice((1, 1, 2)),
        variables=r.choice((1, 2, 2, 3)),
        buffers=r.choice((0, 0, 1, 2)),
        slots=r.choice((1, 1, 2)),
        has_dynamic=r.random() < 0.3,
        has_parameter=r.random() < 0.2,
        is_local=r.random() < 0.3,
        has_faults=r.random() < 0.2 if faults is None else faults,
        target=target,
    )
    w = Writer(r, shape)
    _enter(w)
    for _ in range(r.choice((1, 1, 2, 2, 3)) if r.random() < 0.9 else r.randrange(4, 9)):
        r.choice(EXCHANGES if r.random() < 0.25 else USES)(w)
    _leave(w)
    size = CELL * shape.block
    return Program(
        _text(w),
        shape,
        size * shape.has_parameter,
        size * shape.has_dynamic,
        frozenset(w.doubts | w.maybe_doubts if w.keeps_pointers else w.doubts),
    )


def _enter(w: Writer) -> None:
    """Ids, the cells of all objects, and what lies in them first."""
    w.declare("i32", "llvm.amdgcn.workitem.id.x", "")
    w.declare("i32", "llvm.amdgcn.workgroup.id.x", "")
    for line in (
        "%x = call i32 @llvm.amdgcn.workitem.id.x()",
        "%w = call i32 @llvm.amdgcn.workgroup.id.x()",
        f"%row = mul i32 %w, {w.shape.block}",
        "%at = add i32 %row, %x",
        f"%cell = mul i32 %x, {CELL}",
        f"%far = mul i32 %at, {CELL}",
        "store i32 %at, ptr addrspace(5) %acc, align 4",
    ):
        w.do(line)
    for kind, name in _objects(w):
        space = SPACES[kind]
        index = {"lds": "%cell", "global": "%far", "private": ""}[kind]
        place = w.emit(f"getelementptr i8, {pointer(space)} {name}, i32 {index}") if index else name
        w.own[space].append(place)
        if name == "%data":
            w.mix(w.emit(f"load i32, {pointer(space)} {place}, align 4"))
            continue
        first = w.emit(
            f"insertelement <4 x i32> <i32 11, i32 12, i32 13, i32 14>, i32 {w.read()}, i32 {w.rng.randrange(4)}"
        )
        w.do(f"store <4 x i32> {first}, {pointer(space)} {place}, align 4")


def _objects(w: Writer) -> list[tuple[str, str]]:
    """(kind, name) of what the program has; variables are added to the module."""
    r, shape = w.rng, w.shape
    count = shape.block
    elements = (f"[{4 * count} x i32]", f"[{count} x {{ i32, [2 x i32], i32 }}]", f"[{count} x <4 x i32>]")
    found = []
    for n in range(shape.variables):
        w.parts[f"@lds.{n}"] = (
            f"@lds.{n} = internal addrspace(3) global {r.choice(elements)} poison, align {r.choice((4, 8, 16, 64))}"
        )
        found.append(("lds", f"@lds.{n}"))
    if shape.has_dynamic:
        w.parts["@dynamic"] = f"@dynamic = external addrspace(3) global [0 x i32], align {r.choice((4, 16))}"
        found.append(("lds", "@dynamic"))
    if shape.has_parameter:
        found.append(("lds", "%parameter"))
    found.append(("global", "%data"))
    for n in range(shape.buffers):
        w.parts[f"@global.{n}"] = (
            f"@global.{n} = internal addrspace(1) global [{4 * count * shape.groups} x i32] zeroinitializer, align 8"
        )
        found.append(("global", f"@global.{n}"))
    for _ in range(shape.slots):
        found.append(("private", w.alloca(r.choice(("[4 x i32]", "<4 x i32>", "{ i32, i32, [2 x i32] }")), 16)))
    return found


def _leave(w: Writer) -> None:
    places = [(space, place) for space, places in w.own.items() for place in places]
    for space, place in w.rng.sample(places, 2):
        w.mix(w.emit(f"load i32, {pointer(space)} {w.step(place, space, w.small(4))}, align 4"))
    to = w.emit("getelementptr i32, ptr addrspace(1) %out, i32 %at")
    w.do(f"store i32 {w.read()}, ptr addrspace(1) {to}, align 4")
    w.do("ret void")


def _text(w: Writer) -> str:
    parameters = "ptr addrspace(1) %out, ptr addrspace(1) %data"
    if w.shape.has_parameter:
        parameters += f", ptr addrspace(3) {w.rng.choice(('', 'align 16 ', 'noundef '))}%parameter"
    body = [*w.allocas, "  %acc = alloca i32, align 4, addrspace(5)", *w.lines]
    kernel = [f"define amdgpu_kernel void @k({parameters}) {attributes(w)} {{", "entry:", *body, "}"]
    order = sorted(w.parts.items(), key=lambda item: (not item[1].startswith("@"), item[0].startswith("!")))
    parts = [text for name, text in order if not name.startswith("!")]
    metadata = [text for name, text in order if name.startswith("!")]
    return "\n".join(['target triple = "amdgcn-amd-amdhsa"', *parts, *kernel, *metadata, ""])


__all__ = ["Program", "make_program"]
