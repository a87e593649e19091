"""Kernels in which a work-group copies a tile to LDS in one of many ways, and reads it back in another order.

The elements of the tile are numbered in digits; each digit is one of a work-item's number, of the parts that it copies one after
the other, or of the elements of one access. Both sides have steps for each digit, so rows, columns, padding and transposes come
out. Or a loop copies: ``for (i = t; i < n; i += items)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

import swlds
from swlds.ir.model import Module

TYPES = {1: "i8", 2: "half", 4: "float", 8: "i64"}
FENCED = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""
HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [{size} x i8] poison, align {align}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @elsewhere()
define amdgpu_kernel void @k({arguments}) {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
"""


@dataclass(frozen=True)
class Digit:
    """``kind``: lane, part or inner; the least significant of a kind first. ``source``, ``target``: bytes between its values."""

    kind: str
    count: int
    source: int
    target: int


@dataclass(frozen=True)
class LaneCopy:
    """``element`` bytes; ``align``: of the accesses; the words are lines of IR. Digits of kind inner lie densely."""

    digits: tuple[Digit, ...]
    element: int = 4
    align: int = 4
    before: str = ""  #: in front of the copy
    first: str = ""  #: in front of the first load
    between: str = ""  #: between the first load and its store
    behind: str = FENCED
    arguments: str = "ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out"
    guard: str = ""
    load: str = "load"
    store: str = "store"
    pitch: int = 0  #: what the argument %pitch is: steps of the source that are multiples of it are written so

    @property
    def items(self) -> int:
        return self._count("lane")

    @property
    def width(self) -> int:
        """Elements of an access."""
        return self._count("inner")

    @property
    def bytes(self) -> int:
        return self.items * self.width * self._count("part") * self.element

    def reach(self, side: str) -> int:
        """Bytes from the lowest to behind the highest."""
        return sum((d.count - 1) * getattr(d, side) for d in self.digits) + self.element

    def _count(self, kind: str) -> int:
        return int(np.prod([d.count for d in self.digits if d.kind == kind], dtype=int))

    def _parts(self) -> list[tuple[int, int]]:
        """What each part adds on both sides."""
        digits = [d for d in self.digits if d.kind == "part"]
        ways = product(*(range(d.count) for d in reversed(digits)))
        return [
            (
                sum(k * d.source for k, d in zip(way, reversed(digits), strict=True)),
                sum(k * d.target for k, d in zip(way, reversed(digits), strict=True)),
            )
            for way in ways
        ]

    def _times(self, step: int) -> str:
        """A step of the source in terms of the pitch."""
        return f"%pitch.{step // self.pitch}" if self.pitch and step and step % self.pitch == 0 else str(step)

    def _place_far(self) -> list[str]:
        """Lines that make ``%from``, whose rows are an argument apart: i64."""
        steps = {d.source // self.pitch for d in self.digits if d.source and d.source % self.pitch == 0}
        lines, divisor, last = [f"  %pitch.{n} = mul i64 %pitch, {n}" for n in sorted(steps)], 1, "0"
        for k, digit in enumerate(d for d in self.digits if d.kind == "lane"):
            lines.append(f"  %from.r{k} = udiv i32 %t, {divisor}")
            lines.append(f"  %from.c{k} = urem i32 %from.r{k}, {digit.count}")
            lines.append(f"  %from.w{k} = zext i32 %from.c{k} to i64")
            lines.append(f"  %from.t{k} = mul i64 %from.w{k}, {self._times(digit.source)}")
            lines.append(f"  %from.s{k} = add i64 {last}, %from.t{k}")
            last, divisor = f"%from.s{k}", divisor * digit.count
        return [*lines, f"  %from = add i64 {last}, 0"]

    def _far_parts(self) -> list[str]:
        """Lines that make each part's distance, i64."""
        digits = [d for d in self.digits if d.kind == "part"]
        lines: list[str] = []
        for k, way in enumerate(product(*(range(d.count) for d in reversed(digits)))):
            last = "0"
            for n, (number, digit) in enumerate(zip(way, reversed(digits), strict=True)):
                lines.append(f"  %far{k}.m{n} = mul i64 {self._times(digit.source)}, {number}")
                lines.append(f"  %far{k}.s{n} = add i64 {last}, %far{k}.m{n}")
                last = f"%far{k}.s{n}"
            lines.append(f"  %far{k} = add i64 {last}, 0")
        return lines

    def _place(self, name: str, side: str, lane: str) -> list[str]:
        """Lines that make ``%name`` of a lane's number: bytes."""
        lines, divisor, terms = [], 1, []
        for k, digit in enumerate(d for d in self.digits if d.kind == "lane"):
            row, column, term = f"%{name}.r{k}", f"%{name}.c{k}", f"%{name}.t{k}"
            lines.append(f"  {row} = udiv i32 {lane}, {divisor}")
            lines.append(f"  {column} = urem i32 {row}, {digit.count}")
            lines.append(f"  {term} = mul i32 {column}, {getattr(digit, side)}")
            divisor *= digit.count
            terms.append(term)
        last = "0"
        for k, term in enumerate(terms):
            lines.append(f"  %{name}.s{k} = add i32 {last}, {term}")
            last = f"%{name}.s{k}"
        return [*lines, f"  %{name} = add i32 {last}, 0"]

    @property
    def type(self) -> str:
        return TYPES[self.element] if self.width == 1 else f"<{self.width} x {TYPES[self.element]}>"

    def text(self) -> str:
        arguments = self.arguments + (", i64 %pitch" if self.pitch else "")
        lines = [HEAD.format(size=self.reach("target"), align=max(self.align, 4), arguments=arguments).rstrip()]
        lines += [*self._place_far(), *self._far_parts()] if self.pitch else self._place("from", "source", "%t")
        lines += [*self._place("to", "target", "%t"), self.before]
        if self.guard:
            lines += [f"  {self.guard}", "  br i1 %c, label %then, label %join", "then:"]
        lines.append(self.first)
        stores = []
        for k, (source, target) in enumerate(self._parts()):
            lines += [
                f"  %fo{k} = add {'i64' if self.pitch else 'i32'} %from, {f'%far{k}' if self.pitch else source}",
                f"  %f{k} = getelementptr i8, ptr addrspace(1) %in, {'i64' if self.pitch else 'i32'} %fo{k}",
                f"  %v{k} = {self.load} {self.type}, ptr addrspace(1) %f{k}, align {self.align}",
            ]
            stores += [
                f"  %o{k} = add i32 %to, {target}",
                f"  %p{k} = getelementptr i8, ptr addrspace(3) @tile, i32 %o{k}",
                f"  {self.store} {self.type} %v{k}, ptr addrspace(3) %p{k}, align {self.align}",
            ]
        lines += [self.between, *stores]
        if self.guard:
            lines += ["  br label %join", "join:"]
        lines += [self.behind, f"  %back = sub i32 {self.items - 1}, %t", *self._place("there", "target", "%back")]
        for k, (_, target) in enumerate(self._parts()):
            at = k * self.items * self.width * self.element
            lines += [
                f"  %q{k} = add i32 %there, {target}",
                f"  %r{k} = getelementptr i8, ptr addrspace(3) @tile, i32 %q{k}",
                f"  %w{k} = load {self.type}, ptr addrspace(3) %r{k}, align {self.align}",
                f"  %u{k} = mul i32 %t, {self.width * self.element}",
                f"  %y{k} = add i32 %u{k}, {at}",
                f"  %z{k} = getelementptr i8, ptr addrspace(1) %out, i32 %y{k}",
                f"  store {self.type} %w{k}, ptr addrspace(1) %z{k}, align {self.element}",
            ]
        return "\n".join(line for line in [*lines, "  ret void", "}", ""] if line) + "\n"

    def run(self, module: Module, cpu: str = "gfx942", pitch: int | None = None) -> tuple[bytes, list[str]]:
        more = [np.uint64(self.pitch if pitch is None else pitch)] if self.pitch else []
        return run(module, self.reach("source"), self.bytes, self.items, cpu, more)

    def but(self, **changes: str) -> LaneCopy:
        return replace(self, **changes)  # type: ignore[arg-type]


def run(
    module: Module, source: int, out: int, items: int, cpu: str, more: Sequence[np.uint64] = ()
) -> tuple[bytes, list[str]]:
    """What two groups write (each the same), and the kinds of the findings, on both engines under all checks."""
    values = np.random.default_rng(source).integers(0, 255, source, np.uint8)
    found = np.zeros(out, np.uint8)
    kernel = swlds.Device(cpu, engine="both").load(module)["k"]
    result = kernel.launch((1,), (items,), [values, found, *more], checks="all")
    return found.tobytes(), [finding.kind for finding in result.findings]


@dataclass(frozen=True)
class LoopCopy:
    """A loop over ``count`` elements of ``element`` bytes; ``form``: where its test stands, ``rotated`` or ``header``."""

    count: int
    items: int = 256
    element: int = 4
    form: str = "rotated"
    step: int = 0  #: between rounds, in elements; 0: items
    padding: int = 0  #: bytes behind each 16 elements in LDS
    behind: str = FENCED
    inside: str = ""
    limit: str = ""  #: instead of count

    def text(self) -> str:
        type_, size = TYPES[self.element], self.count * self.element + self.padding * (-(-self.count // 16))
        step, limit = self.step or self.items, self.limit or str(self.count)
        body = f"""  %at = mul i32 %i, {self.element}
  %f = getelementptr i8, ptr addrspace(1) %in, i32 %at
  %v = load {type_}, ptr addrspace(1) %f, align {self.element}
  %row = lshr i32 %i, 4
  %pad = mul i32 %row, {self.padding}
  %o = add i32 %at, %pad
  %p = getelementptr i8, ptr addrspace(3) @tile, i32 %o
  store {type_} %v, ptr addrspace(3) %p, align {self.element}
{self.inside}
  %next = add i32 %i, {step}
"""
        rotated = f"""  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
{body}  %more = icmp ult i32 %next, {limit}
  br i1 %more, label %loop, label %done
done:
"""
        header = f"""  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, {limit}
  br i1 %more, label %body, label %done
body:
{body}  br label %loop
done:
"""
        parts = []
        for k in range(self.count // self.items):
            parts += [
                f"  %n{k} = add i32 %back, {k * self.items}",
                f"  %a{k} = mul i32 %n{k}, {self.element}",
                f"  %x{k} = lshr i32 %n{k}, 4",
                f"  %d{k} = mul i32 %x{k}, {self.padding}",
                f"  %q{k} = add i32 %a{k}, %d{k}",
                f"  %r{k} = getelementptr i8, ptr addrspace(3) @tile, i32 %q{k}",
                f"  %w{k} = load {type_}, ptr addrspace(3) %r{k}, align {self.element}",
                f"  %z{k} = getelementptr i8, ptr addrspace(1) %out, i32 %a{k}",
                f"  store {type_} %w{k}, ptr addrspace(1) %z{k}, align {self.element}",
            ]
        arguments = "ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out"
        return "\n".join(
            [
                HEAD.format(size=size, align=16, arguments=arguments).rstrip(),
                rotated.rstrip() if self.form == "rotated" else header.rstrip(),
                self.behind,
                f"  %back = sub i32 {self.items - 1}, %t",
                *parts,
                "  ret void\n}\n",
            ]
        )

    def run(self, module: Module, cpu: str = "gfx942") -> tuple[bytes, list[str]]:
        return run(module, self.count * self.element, self.count * self.element, self.items, cpu)
