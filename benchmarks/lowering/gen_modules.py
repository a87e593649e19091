#!/usr/bin/env python3
"""gen_modules.py OUT.ll [key=value ...]: synthetic AMDGPU modules for the lowering.

kernels=4 funcs=40 lds=12   number of amdgpu_kernel definitions, plain functions, LDS globals
frac=0.3      fraction of functions (and of kernels) that touch LDS directly
uses=3        LDS globals a touching function uses (4 accesses each: load, store, GEP load, GEP store)
depth=5       layers of the call graph (function i in layer i*depth//funcs calls into the next layer)
calls=2       calls a function makes; kcalls=3 calls a kernel makes into layer 0
fill=20       arithmetic instructions per function
seed=1
shape=mixed   or one of the stress shapes:
  chain       f0 -> f1 -> ...; every function uses its own LDS global (lds = funcs); kernel 0 calls f0
  chain1      as chain, but only the last function uses an LDS global (one global)
  shared      funcs functions, no calls between them, all use the same one LDS global; kernel 0 calls all
  kshared     kernels kernels, no functions, all use the same lds globals directly
  kxg         kernels kernels call one function that uses all lds globals
  kown        kernels kernels, each using its own LDS global (control: linear)
  onefn       one function uses lds globals, once each; one kernel calls it
  block       one kernel, uses accesses in one basic block to one LDS global
  kchain      kernels kernels each call the head of a chain of funcs functions; the last uses one global
  ring        funcs functions in one cycle, each also calls a random one; the last uses one global; kernels call f0
and these, most of whose text has nothing to do with LDS, or is one thing many times; ``count`` of them:
  manykernels kernels of ten lines, each with its own LDS global
  manysmall   functions of few lines, every third uses the one LDS global; the kernel calls those
  manyglobals global variables with initializers
  manytypes   named types and declarations with a parameter of each
  manyattrs   attribute groups, each of a function of one line
  manynodes   metadata nodes in a chain
  manyconstants stores of constant expressions over the one LDS global, of 250 kinds
  manyincoming  values of one phi, each such a constant, and the cases of the switch in front of it
  manycalls     declared functions, each called once
count=1000
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

DATALAYOUT = (
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48"
    "-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048"
    "-n32:64-S32-A5-G1-ni:7:8:9"
)
HEAD = f'target datalayout = "{DATALAYOUT}"\ntarget triple = "amdgcn-amd-amdhsa"\n\n'
TAIL = """
!llvm.module.flags = !{!0, !1}
!0 = !{i32 4, !"nosanitize_address", i32 1}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
"""
DEFAULTS: dict[str, Any] = {
    "kernels": 4,
    "funcs": 40,
    "lds": 12,
    "frac": 0.3,
    "uses": 3,
    "depth": 5,
    "calls": 2,
    "kcalls": 3,
    "fill": 20,
    "shape": "mixed",
    "count": 1000,
    "seed": 1,
}
OPERATORS = ["add", "mul", "xor", "sub"]


class Generator:
    """Writes one module, piece by piece; a method per shape."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.p = parameters
        self.out = [HEAD]
        self.random = random.Random(parameters["seed"])
        self.sizes: list[int] = []

    def globals(self, count: int) -> None:
        for i in range(count):
            size = [1, 4, 16, 64, 256][i % 5]
            self.sizes.append(size)
            align = [4, 8, 16][i % 3]
            self.out.append(f"@lds.{i} = internal addrspace(3) global [{size} x i32] poison, align {align}\n")

    def function(
        self, name: str, is_kernel: bool, lds: Iterable[int], callees: Iterable[str], fill: int, accesses: int = 4
    ) -> None:
        write = self.out.append
        words, noinline = ("amdgpu_kernel ", "") if is_kernel else ("", "noinline ")
        write(f"\ndefine {words}void @{name}(ptr addrspace(1) %out, i32 %n) {noinline}sanitize_address {{\nentry:\n")
        value, t = "%n", 0
        for _ in range(fill):
            write(f"  %t{t} = {self.random.choice(OPERATORS)} i32 {value}, {self.random.randrange(1, 9999)}\n")
            value, t = f"%t{t}", t + 1
        for g in lds:
            if accesses == 1:
                write(f"  store i32 {value}, ptr addrspace(3) @lds.{g}, align 4\n")
                continue
            write(
                f"  %l{t} = load i32, ptr addrspace(3) @lds.{g}, align 4\n"
                f"  %i{t} = urem i32 {value}, {self.sizes[g]}\n"
                f"  %p{t} = getelementptr inbounds [{self.sizes[g]} x i32], ptr addrspace(3) @lds.{g}, i32 0, i32 %i{t}\n"
                f"  %m{t} = load i32, ptr addrspace(3) %p{t}, align 4\n"
                f"  %t{t} = add i32 %l{t}, %m{t}\n"
                f"  store i32 %t{t}, ptr addrspace(3) %p{t}, align 4\n"
                f"  store i32 {value}, ptr addrspace(3) @lds.{g}, align 4\n"
            )
            value, t = f"%t{t}", t + 1
        for callee in callees:
            write(f"  call void @{callee}(ptr addrspace(1) %out, i32 {value})\n")
        write(f"  store i32 {value}, ptr addrspace(1) %out, align 4\n  ret void\n}}\n")

    def mixed(self) -> None:
        p, rng = self.p, self.random
        kernels, functions, variables = p["kernels"], p["funcs"], p["lds"]
        self.globals(variables)
        width = max(1, -(-functions // p["depth"]))
        layers = [list(range(start, min(functions, start + width))) for start in range(0, functions, width)]
        touching = set(rng.sample(range(functions), round(functions * p["frac"])))
        for d, layer in enumerate(layers):
            below = layers[d + 1] if d + 1 < len(layers) else []
            for j, i in enumerate(layer):
                callees = []
                if below:
                    callees = [below[min(j, len(below) - 1)]] + [rng.choice(below) for _ in range(p["calls"] - 1)]
                # The order of random choices is part of the format: callees first, then variables.
                used = self._pick() if i in touching else []
                self.function(f"f{i}", False, used, [f"f{c}" for c in callees], p["fill"])
        top = layers[0] if layers else []
        for k in range(kernels):
            callees = [top[(k * p["kcalls"] + j) % len(top)] for j in range(p["kcalls"])] if top else []
            used = self._pick() if k % 10 < 10 * p["frac"] or k == 0 else []
            self.function(f"k{k}", True, used, [f"f{c}" for c in callees], p["fill"])

    def _pick(self) -> list[int]:
        return sorted(self.random.sample(range(self.p["lds"]), min(self.p["lds"], self.p["uses"])))

    def chain(self) -> None:
        count = self.p["funcs"]
        self.globals(count)
        for i in range(count):
            self.function(f"f{i}", False, [i], [f"f{i + 1}"] if i + 1 < count else [], self.p["fill"], 1)
        self.function("k0", True, [], ["f0"], 0)

    def chain1(self, kernels: int = 1) -> None:
        count = self.p["funcs"]
        self.globals(1)
        for i in range(count):
            is_last = i + 1 == count
            self.function(f"f{i}", False, [0] if is_last else [], [] if is_last else [f"f{i + 1}"], self.p["fill"], 1)
        for k in range(kernels):
            self.function(f"k{k}", True, [], ["f0"], 0)

    def kchain(self) -> None:
        self.chain1(self.p["kernels"])

    def ring(self) -> None:
        count = self.p["funcs"]
        self.globals(1)
        for i in range(count):
            callees = [f"f{(i + 1) % count}", f"f{self.random.randrange(count)}"]
            self.function(f"f{i}", False, [0] if i + 1 == count else [], callees, self.p["fill"], 1)
        for k in range(self.p["kernels"]):
            self.function(f"k{k}", True, [], ["f0"], 0)

    def shared(self) -> None:
        count = self.p["funcs"]
        self.globals(1)
        for i in range(count):
            self.function(f"f{i}", False, [0], [], self.p["fill"], 1)
        self.function("k0", True, [], [f"f{i}" for i in range(count)], 0)

    def kshared(self) -> None:
        self.globals(self.p["lds"])
        for k in range(self.p["kernels"]):
            self.function(f"k{k}", True, range(self.p["lds"]), [], self.p["fill"], 1)

    def kown(self) -> None:
        self.globals(self.p["kernels"])
        for k in range(self.p["kernels"]):
            self.function(f"k{k}", True, [k], [], self.p["fill"], 1)

    def kxg(self) -> None:
        self.globals(self.p["lds"])
        self.function("f0", False, range(self.p["lds"]), [], 0, 1)
        for k in range(self.p["kernels"]):
            self.function(f"k{k}", True, [], ["f0"], 0)

    def onefn(self) -> None:
        self.p["kernels"] = 1
        self.kxg()

    def block(self) -> None:
        self.globals(1)
        self.function("k0", True, [0] * self.p["uses"], [], 0, 1)

    def _one_kernel(self) -> None:
        """With one global of LDS, beside what else the module has."""
        self.out.append("@lds = internal addrspace(3) global [64 x i32] poison, align 4\n")
        self.out.append(
            "define amdgpu_kernel void @k() sanitize_address {\n  store i32 1, ptr addrspace(3) @lds, align 4\n"
        )
        self.out.append("  ret void\n}\n\n")

    def manykernels(self) -> None:
        for i in range(self.p["count"]):
            self.out.append(
                f"@lds.{i} = internal addrspace(3) global [64 x i32] poison, align 4\n"
                f"define amdgpu_kernel void @k{i}(ptr addrspace(1) %out, i32 %n) sanitize_address {{\n"
                f"  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @lds.{i}, i32 0, i32 %n\n"
                f"  store i32 {i}, ptr addrspace(3) %p, align 4\n"
                '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
                '  fence syncscope("workgroup") acquire\n'
                f"  %v = load i32, ptr addrspace(3) @lds.{i}, align 4\n"
                "  store i32 %v, ptr addrspace(1) %out, align 4\n  ret void\n}\n"
            )
        self.out.append("declare void @llvm.amdgcn.s.barrier()\n")

    def manysmall(self) -> None:
        self.out.append("@lds = internal addrspace(3) global [64 x i32] poison, align 4\n")
        calls = []
        for i in range(self.p["count"]):
            lines = f"  %w = add i32 %n, {i}\n"
            if i % 3 == 0:
                calls.append(f"  call void @f{i}(i32 {i % 64})\n")
                lines += (
                    "  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @lds, i32 0, i32 %n\n"
                    "  %v = load i32, ptr addrspace(3) %p, align 4\n  store i32 %w, ptr addrspace(3) %p, align 4\n"
                )
            self.out.append(f"define void @f{i}(i32 %n) sanitize_address {{\n{lines}  ret void\n}}\n")
        self.out.append(f"define amdgpu_kernel void @k() sanitize_address {{\n{''.join(calls)}  ret void\n}}\n")

    def manyglobals(self) -> None:
        self._one_kernel()
        self.out.append("declare void @h()\n")
        for i in range(self.p["count"]):
            self.out.append(f"@g{i} = addrspace(1) global {{ i32, ptr }} {{ i32 {i}, ptr @h }}, align 8\n")

    def manytypes(self) -> None:
        self._one_kernel()
        for i in range(self.p["count"]):
            self.out.append(f"%t{i} = type {{ i32, ptr, [{i} x i8] }}\ndeclare void @d{i}(ptr byval(%t{i}))\n")

    def manyattrs(self) -> None:
        self._one_kernel()
        for i in range(self.p["count"]):
            self.out.append(f'define void @f{i}() "x"="{i}" {{\n  ret void\n}}\n')

    def manynodes(self) -> None:
        self._one_kernel()
        numbers = range(2, self.p["count"] + 2)
        self.out += [f'!{i} = !{{!"name{i}", i32 {i}, !{i - 1}}}\n' for i in numbers]
        self.out.append(f"!list = !{{{', '.join(f'!{i}' for i in numbers)}}}\n")

    def _begin_kernel(self) -> None:
        self.out.append("@lds = internal addrspace(3) global [64 x i32] poison, align 16\n")
        self.out.append("define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %out) sanitize_address {\n")

    def manyconstants(self) -> None:
        self._begin_kernel()
        for i in range(self.p["count"]):
            self.out.append(f"  store ptr {_constant(i)}, ptr addrspace(1) %out, align 8\n")
        self.out.append("  ret void\n}\n")

    def manyincoming(self) -> None:
        self._begin_kernel()
        numbers = range(self.p["count"])
        self.out.append("entry:\n  switch i32 %n, label %end [\n")
        self.out += [f"    i32 {i}, label %b{i}\n" for i in numbers]
        self.out += ["  ]\n", *[f"b{i}:\n  br label %end\n" for i in numbers], "end:\n  %p = phi ptr [ null, %entry ]"]
        self.out += [f", [ {_constant(i)}, %b{i} ]" for i in numbers]
        self.out.append("\n  store ptr %p, ptr addrspace(1) %out, align 8\n  ret void\n}\n")

    def manycalls(self) -> None:
        self._begin_kernel()
        self.out.append("  store i32 %n, ptr addrspace(3) @lds, align 4\n")
        numbers = range(self.p["count"])
        self.out += [f"  call void @d{i}(i32 %n)\n" for i in numbers]
        self.out += ["  ret void\n}\n", *[f"declare void @d{i}(i32)\n" for i in numbers]]


def _constant(number: int) -> str:
    return f"getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @lds to ptr), i64 {number % 250})"


def generate(**parameters: Any) -> str:
    """The text of a module."""
    generator = Generator({**DEFAULTS, **parameters})
    getattr(generator, generator.p["shape"])()
    return "".join([*generator.out, TAIL])


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    words = dict(word.split("=", 1) for word in sys.argv[2:])
    text = generate(**{key: type(DEFAULTS[key])(value) for key, value in words.items()})
    print(Path(sys.argv[1]).write_text(text), "bytes")
