"""Random programs that write MODE in functions, in some waves and in some lanes, against a model of a wave with one MODE."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

import swlds
from tests.support.exact_floats import SINGLE, bits_of, flushed, is_border, model

LANES = 128
WAVE = 64
ROUND, DENORM = 2049, 2305
#: A step: a write of a field; an operation with a constant; steps in a function, or of the second wave; a write by odd lanes.
Step = tuple[Any, ...]


def steps(depth: int = 2) -> st.SearchStrategy[list[Step]]:
    write = st.tuples(st.just("write"), st.sampled_from([ROUND, DENORM]), st.integers(0, 3))
    operation = st.tuples(st.just("operation"), st.sampled_from(["fadd", "fsub", "fmul"]), bits_of(SINGLE))
    odd = st.tuples(st.just("odd lanes"), st.sampled_from([ROUND, DENORM]), st.integers(0, 3))
    kinds = [write, operation, operation, odd]
    if depth:
        inner = steps(depth - 1)
        kinds += [st.tuples(st.just("function"), inner), st.tuples(st.just("second wave"), inner)]
    return st.lists(st.one_of(*kinds), max_size=6)


# The program -----------------------------------------------------------------------------------------------------


@dataclass
class Text:
    functions: list[str] = field(default_factory=list)
    count: int = 0

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def emit(self, program: list[Step], value: str, block: str) -> tuple[list[str], str, str]:
        """Lines of the steps; the value and the block where they end."""
        lines: list[str] = []
        for step in program:
            more, value, block = getattr(self, "emit_" + step[0].replace(" ", "_"))(value, block, *step[1:])
            lines += more
        return lines, value, block

    def emit_write(self, value: str, block: str, register: int, number: int) -> tuple[list[str], str, str]:
        return [f"call void @llvm.amdgcn.s.setreg(i32 {register}, i32 {number})"], value, block

    def emit_operation(self, value: str, block: str, name: str, bits: int) -> tuple[list[str], str, str]:
        result = self.name()
        constant = f"%c{result} = bitcast i32 {bits} to float"
        return [constant, f"%{result} = {name} float {value}, %c{result}"], f"%{result}", block

    def emit_odd_lanes(self, value: str, block: str, register: int, number: int) -> tuple[list[str], str, str]:
        inner, after = self.name(), self.name()
        write = self.emit_write(value, block, register, number)[0]
        return (
            [f"br i1 %odd, label %{inner}, label %{after}", f"{inner}:", *write, f"br label %{after}", f"{after}:"],
            value,
            after,
        )

    def emit_function(self, value: str, block: str, program: list[Step]) -> tuple[list[str], str, str]:
        result = self.name()
        lines, last, _ = self.emit(program, "%a", "entry")
        head = f"define float @{result}(float %a, i1 %odd, i1 %second) noinline {{\nentry:"
        self.functions.append("\n".join([head, *lines, f"ret float {last}", "}"]))
        return [f"%{result} = call float @{result}(float {value}, i1 %odd, i1 %second)"], f"%{result}", block

    def emit_second_wave(self, value: str, block: str, program: list[Step]) -> tuple[list[str], str, str]:
        inner, after, result = self.name(), self.name(), self.name()
        lines, last, end = self.emit(program, value, inner)
        branch = [
            f"br i1 %second, label %{inner}, label %{after}",
            f"{inner}:",
            *lines,
            f"br label %{after}",
            f"{after}:",
        ]
        phi = f"%{result} = phi float [ {value}, %{block} ], [ {last}, %{end} ]"
        return [*branch, phi], f"%{result}", after


def kernel_of(program: list[Step]) -> str:
    text = Text()
    lines, last, _ = text.emit(program, "%a", "entry")
    body = "\n".join(lines)
    return (
        "\n".join(text.functions)
        + f"""
define amdgpu_kernel void @k(ptr addrspace(1) %o) {{
entry:
%x = call i32 @llvm.amdgcn.workitem.id.x()
%odd = trunc i32 %x to i1
%second = icmp uge i32 %x, {WAVE}
%p = getelementptr float, ptr addrspace(1) %o, i32 %x
%a = load float, ptr addrspace(1) %p
{body}
store float {last}, ptr addrspace(1) %p
ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
"""
    )


# The model -------------------------------------------------------------------------------------------------------


@dataclass
class Wave:
    values: list[int]
    is_second: bool
    rounding: int = 0
    denormals: int = 3

    def run(self, program: list[Step]) -> None:
        for step in program:
            if step[0] in ("write", "odd lanes"):
                self.write(*step[1:])
            elif step[0] == "operation":
                self.values = [self.compute(step[1], v, step[2]) for v in self.values]
            elif step[0] == "function" or self.is_second:
                self.run(step[1])

    def write(self, register: int, number: int) -> None:
        if register == ROUND:
            self.rounding = number
        else:
            self.denormals = number

    def compute(self, name: str, *operands: int) -> int:
        a, b = (flushed(SINGLE, v, self.denormals & 1) for v in operands)
        assume(self.denormals & 2 or not is_border(name, SINGLE, SINGLE, self.rounding, a, b))
        return flushed(SINGLE, model(name, SINGLE, SINGLE, self.rounding, a, b), self.denormals & 2)


@settings(max_examples=60, phases=[Phase.generate])
@given(st.data())
def test_random_programs(data: st.DataObject) -> None:
    program = data.draw(steps())
    few = data.draw(st.lists(bits_of(SINGLE), min_size=4, max_size=4))
    values = (few * LANES)[:LANES]
    wanted = []
    for first in range(0, LANES, WAVE):
        wave = Wave(values[first : first + WAVE][:4], first > 0)
        wave.run(program)
        wanted += (wave.values * WAVE)[:WAVE]
    module = swlds.parse('target triple = "amdgcn-amd-amdhsa"\n' + kernel_of(program))
    out = np.array(values, np.uint32)
    swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, LANES, [out]).raise_for_findings()
    is_nan = [(w & 0x7FFF_FFFF) > SINGLE.infinity for w in wanted]
    assert [n or f == w for n, f, w in zip(is_nan, out.tolist(), wanted, strict=True)] == [True] * LANES
    assert [(f & 0x7FFF_FFFF) > SINGLE.infinity for f in out.tolist()] == is_nan
