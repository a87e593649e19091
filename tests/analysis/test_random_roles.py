"""Random programs whose numbers and pointers go through stack slots, structs, arguments and recursion: what lanes are said to
have alike, they have alike when it is executed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds
from swlds.analysis.wave_choices import WaveChoiceFinder, WaveChoices
from swlds.ir.model import Function

WAVES, LANES = 2, 64
HEAD = """target datalayout = "e-p:64:64-p1:64:64-p3:32:32-p5:32:32-i64:64-A5"
target triple = "amdgcn-amd-amdhsa"
%T = type { i32, [2 x i32], ptr }
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@shared = internal addrspace(1) global ptr null
"""


class Program:
    """``sites``: how many values are shown."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.names = 0
        self.sites = 0
        self.leaks = self.random.random() < 0.2
        bodies = [self.function(k) for k in range(3)]
        self.text = HEAD + "".join(bodies) + self.kernel()

    def new(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def kernel(self) -> str:
        lines = ["%item = call i32 @llvm.amdgcn.workitem.id.x()", "%high = lshr i32 %item, 6",
                 "%wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %high)"]  # fmt: skip
        numbers = ["%wave", "%wave", "3", "%n", "7"]
        body = self.body(lines, numbers, [], 3, 14)
        return f"define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {{\nentry:\n{body}\n  ret void\n}}\n" + (
            'attributes #0 = { "target-cpu"="gfx942" }\n'
        )

    def function(self, k: int) -> str:
        body = self.body(["%item = call i32 @llvm.amdgcn.workitem.id.x()"], ["%n", "%n", "1"], ["%x", "%y"], k, 4)
        more = ""
        if self.random.random() < 0.5:
            more = f"""  %deep = icmp sgt i32 %n, 0
  br i1 %deep, label %again, label %end
again:
  %less = sub i32 1, %n
  %small = and i32 %less, 0
  %r = call i32 @f{k}(ptr {self.random.choice(["%x", "%y", "%sa"])}, ptr %y, i32 %small, ptr addrspace(1) %out)
  br label %end
end:
"""
        result = self.random.choice(["%n", "%last"])
        head = f"define internal i32 @f{k}(ptr %x, ptr %y, i32 %n, ptr addrspace(1) %out) noinline #0 {{\nentry:\n"
        return f"{head}{body}\n{more}  %last = load i32, ptr %sa\n  ret i32 {result}\n}}\n"

    def body(self, lines: list[str], numbers: list[str], pointers: list[str], callees: int, length: int) -> str:
        slots = {"a": "i32", "b": "i32", "t": "%T", "u": "%T", "p": "ptr", "q": "ptr"}
        for name, type_ in slots.items():
            lines.append(f"%s{name}5 = alloca {type_}, align 8, addrspace(5)")
            lines.append(f"%s{name} = addrspacecast ptr addrspace(5) %s{name}5 to ptr")
        fields = []
        for name in "tu":
            for k in range(2):
                lines.append(f"%{name}{k} = getelementptr %T, ptr %s{name}, i32 0, i32 1, i32 {k}")
                fields.append(f"%{name}{k}")
            lines.append(f"%{name}p = getelementptr %T, ptr %s{name}, i32 0, i32 2")
        places = ["%sa", "%sb", "%st", "%su", *fields]
        for place in places:
            lines.append(f"store i32 {self.random.choice(numbers)}, ptr {place}")
        numbers = [*numbers, "%item"]
        pointers = [*pointers, *places]
        for holder in ("%sp", "%sq", "%tp", "%up"):
            lines.append(f"store ptr {self.random.choice(pointers)}, ptr {holder}")
        self.block(lines, numbers, pointers, callees, length, 2)
        return "\n".join(line if line.endswith(":") else f"  {line}" for line in lines)

    def block(self, lines: list[str], numbers: list[str], pointers: list[str], callees: int, length: int, depth: int) -> None:
        numbers, pointers = [*numbers], [*pointers]
        holders = ["%sp", "%sq", "%tp", "%up"]
        for _ in range(length):
            pick, number, pointer, holder = self.random.randrange(14), *map(self.random.choice, (numbers, pointers, holders))
            name = self.new()
            if pick <= 2:
                lines.append(f"{name} = load i32, ptr {pointer}")
                self.show(lines, name)
                numbers.append(name)
            elif pick in (3, 12):
                lines.append(f"store i32 {number}, ptr {pointer}")
            elif pick == 4:
                lines.append(f"store ptr {pointer}, ptr {holder}")
            elif pick == 5:
                lines.append(f"{name} = load ptr, ptr {holder}")
                pointers.append(name)
            elif pick == 6:
                start = self.random.choice(["i32, ptr %t0", "%T, ptr %st, i32 0, i32 1"])
                lines += [f"{name}i = and i32 {number}, 1", f"{name} = getelementptr {start}, i32 {name}i"]
                pointers.append(name)
                if self.random.random() < 0.5:
                    lines.append(f"store i32 {number}, ptr {name}")
            elif pick == 7:
                lines.append("call void @llvm.memcpy.p0.p0.i64(ptr %st, ptr %su, i64 24, i1 false)")
            elif pick == 8:
                lines += [f"{name}a = load %T, ptr %st",
                          f"{name}b = insertvalue %T {name}a, i32 {number}, 1, 1",
                          f"{name} = extractvalue %T {name}b, 1, {self.random.randrange(2)}",
                          f"store %T {name}b, ptr %su"]  # fmt: skip
                self.show(lines, name)
                numbers.append(name)
            elif pick == 9 and callees:
                two = self.random.choice(pointers)
                callee = self.random.randrange(callees)
                lines.append(f"{name} = call i32 @f{callee}(ptr {pointer}, ptr {two}, i32 {number}, ptr addrspace(1) %out)")
                self.show(lines, name)
                numbers.append(name)
            elif pick in (10, 13) and depth:
                label = name[1:]
                lines += [f"{name}b = and i32 {number}, 1", f"{name} = icmp eq i32 {name}b, 0",
                          f"br i1 {name}, label %{label}t, label %{label}e", f"{label}t:"]  # fmt: skip
                self.block(lines, numbers, pointers, callees, 3, depth - 1)
                lines += [f"br label %{label}m", f"{label}e:"]
                self.block(lines, numbers, pointers, callees, 2, depth - 1)
                lines += [f"br label %{label}m", f"{label}m:"]
            elif pick == 11 and self.leaks:
                lines += [f"store ptr {pointer}, ptr addrspace(1) @shared", f"{name} = load ptr, ptr addrspace(1) @shared",
                          f"store i32 %item, ptr {name}"]  # fmt: skip

    def show(self, lines: list[str], value: str) -> None:
        at = self.sites * WAVES * LANES
        self.sites += 1
        name = value + "_"
        lines += [f"{name}k = add i32 %item, {at}", f"{name}o = getelementptr i32, ptr addrspace(1) %out, i32 {name}k",
                  f"store i32 {value}, ptr addrspace(1) {name}o"]  # fmt: skip


def claimed(choices: WaveChoices, function: Function) -> dict[str, bool]:
    """Of values that are shown: lanes have them alike, in all ways that lead there."""
    found: dict[str, bool] = {}
    work, seen = [(choices, function, True)], set[tuple[int, bool]]()
    for each, of, is_whole in work:
        if (id(each), is_whole) in seen:
            continue
        seen.add((id(each), is_whole))
        for block in of.blocks:
            is_met = is_whole and block in each.whole
            for i in block.instructions:
                if i.name.startswith("v") and str(i.type) == "i32":
                    found[i.name] = found.get(i.name, True) and is_met and i not in each.differing
                if i in each.calls:
                    assert i.called_function is not None
                    work.append((each.calls[i], i.called_function, is_met))
    return found


@pytest.mark.parametrize("seed", range(52))
def test_what_is_alike_is_alike(seed: int) -> None:
    program = Program(seed)
    module = swlds.parse(program.text)
    kernel = module.functions["k"]
    alike = claimed(WaveChoiceFinder().find(kernel, frozenset()), kernel)
    out = np.full(program.sites * WAVES * LANES, -1, np.int32)
    options = {"engine": "reference", "checks": "barriercheck"}
    swlds.Device("gfx942").load(module)["k"].launch(1, WAVES * LANES, [out, np.int32(5)], **options)
    shown = out.reshape(program.sites, WAVES, LANES)
    sites = [line.strip().split("_k = ") for line in program.text.splitlines() if "_k = add i32 %item" in line]
    for site in sites:
        if alike.get(site[0][1:], False):
            values = shown[int(site[1].split(", ")[1]) // (WAVES * LANES)]
            assert (values == values[:, :1]).all(), (site[0], program.text)


def test_random_programs_have_both() -> None:
    found = [claim for seed in range(20) for claim in claims(seed)]
    assert len(found) / 5 < sum(found) < len(found) * 4 / 5


def claims(seed: int) -> list[bool]:
    kernel = swlds.parse(Program(seed).text).functions["k"]
    return [*claimed(WaveChoiceFinder().find(kernel, frozenset()), kernel).values()]
