"""Microseconds of processor time a wave and call, of intrinsics that were called back, in host code and on the reference engine.

python benchmarks/execution/called_back.py [PART OF A NAME]
"""

from __future__ import annotations

import sys
import time
from unittest import mock

import numpy as np

import swlds
from swlds.engines.wave_compiler.control import calls

#: Types of the result and the operands; operands with a number are constants.
CALLS = {
    "llvm.fma.f32": ("float", "float", "float", "float"),
    "llvm.sin.f32": ("float", "float"),
    "llvm.exp2.f32": ("float", "float"),
    "llvm.pow.f32": ("float", "float", "float"),
    "llvm.powi.f32.i32": ("float", "float", "i32 5"),
    "llvm.sin.f64": ("double", "double"),
    "llvm.sin.v4f32": ("<4 x float>", "<4 x float>"),
    "llvm.sin.bf16": ("bfloat", "bfloat"),
    "llvm.amdgcn.sin.f32": ("float", "float"),
    "llvm.amdgcn.rcp.f32": ("float", "float"),
    "llvm.amdgcn.fmed3.f32": ("float", "float", "float", "float"),
    "llvm.amdgcn.perm": ("i32", "i32", "i32", "i32"),
    **{
        f"llvm.amdgcn.mfma.{name}": (result, side, side, result, "i32 0", "i32 0", "i32 0")
        for name, side, result in (
            ("f32.16x16x4f32", "float", "<4 x float>"),
            ("f32.16x16x16f16", "<4 x half>", "<4 x float>"),
            ("f32.32x32x8f16", "<4 x half>", "<16 x float>"),
            ("f32.32x32x16.fp8.fp8", "i64", "<16 x float>"),
            ("i32.32x32x16.i8", "i64", "<16 x i32>"),
            ("f64.16x16x4f64", "double", "<4 x double>"),
        )
    },
    "llvm.amdgcn.smfmac.f32.16x16x32.f16": (
        *("<4 x float>", "<4 x half>", "<8 x half>", "<4 x float>"),
        *("i32", "i32 0", "i32 0"),
    ),
    "llvm.amdgcn.smfmac.i32.32x32x32.i8": (
        *("<16 x i32>", "<2 x i32>", "<4 x i32>", "<16 x i32>"),
        *("i32", "i32 0", "i32 0"),
    ),
    "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32": (
        *("<4 x float>", "<8 x i32>", "<8 x i32>", "<4 x float>"),
        *("i32 0", "i32 0", "i32 1", "i32", "i32 2", "i32"),
    ),
    "llvm.amdgcn.swlds.erf.f32": ("float", "float"),
    "llvm.sincos.f32": ("{ float, float }", "float"),
    "llvm.amdgcn.ds.bpermute": ("i32", "i32", "i32"),
    "llvm.amdgcn.permlane16.i32": ("i32", "i32", "i32", "i32 1985229328", "i32 -19088744", "i1 false", "i1 false"),
    "llvm.amdgcn.mov.dpp8.i32": ("i32", "i32", "i32 2054353"),
    "llvm.amdgcn.permlane32.swap": ("{ i32, i32 }", "i32", "i32", "i1 false", "i1 false"),
    "llvm.amdgcn.wave.reduce.add.i32": ("i32", "i32", "i32 0"),
    "llvm.amdgcn.writelane.i32": ("i32", "i32", "i32 5", "i32"),
    "llvm.amdgcn.set.inactive.i32": ("i32", "i32", "i32 0"),
    "llvm.fptosi.sat.i48.f32": ("i48", "float"),
    "llvm.sshl.sat.i64": ("i64", "i64", "i64"),
    "llvm.smul.with.overflow.i64": ("{ i64, i1 }", "i64", "i64"),
    "llvm.exp10.bf16": ("bfloat", "bfloat"),
    "llvm.sadd.sat.i128": ("i128", "i128", "i128"),
}
#: Where ``gfx942`` does not have them.
TARGETS = {
    "llvm.amdgcn.permlane16.i32": "gfx1100",
    "llvm.amdgcn.mov.dpp8.i32": "gfx1100",
    "llvm.amdgcn.permlane32.swap": "gfx950",
    "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32": "gfx950",
}
GROUPS, WAVES, ROUNDS, EACH, LAUNCHES = 64, 4, 16, 4, 4
#: Bytes of a lane.
ROOM = 128


def kernel_text(name: str, result: str, operands: tuple[str, ...]) -> str:
    """A loop of calls; operands of the result's type are the result of the one before."""
    loads, calls_, types = "", "", []
    for at, operand in enumerate(operands):
        types.append(operand if operand[-1] in ">}" else operand.split(" ")[0])
        if operand == types[-1] != result:
            loads += f"  %v{at} = load {operand}, ptr addrspace(1) %pa\n"
    for k in range(EACH):
        before = f"%e{k - 1}" if k else "%s"
        given = [
            f"{o} {before}" if o == result else f"{o} %v{at}" if o == types[at] else o for at, o in enumerate(operands)
        ]
        calls_ += f"  %e{k} = call {result} @{name}({', '.join(given)})\n"
    return f"""declare i32 @llvm.amdgcn.workitem.id.x()
declare {result} @{name}({", ".join(types)})
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [{ROOM} x i8], ptr addrspace(1) %a, i32 %x
  %pb = getelementptr [{ROOM} x i8], ptr addrspace(1) %b, i32 %x
  %v = load {result}, ptr addrspace(1) %pa
{loads}  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi {result} [ %v, %entry ], [ %e{EACH - 1}, %loop ]
{calls_}  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  store {result} %e{EACH - 1}, ptr addrspace(1) %pb
  ret void
}}
"""


def measure(engine: str, text: str, target: str) -> float:
    """The least of some launches, the first of which also compiles."""
    kernel = swlds.Device(target, engine=engine).load(swlds.parse(text))["k"]
    items, groups = 64 * WAVES, GROUPS if engine == "wave" else 1
    given, found = np.full(ROOM * items, 0x3C, np.uint8), np.zeros(ROOM * items, np.uint8)
    least = float("inf")
    for _ in range(LAUNCHES):
        start = time.process_time()
        kernel.launch(groups, items, [given, found, ROUNDS], checks="memcheck", no_cache=engine == "wave")
        least = min(least, time.process_time() - start)
    return least / (groups * WAVES * ROUNDS * EACH) * 1e6


def main(part: str = "") -> None:
    print("| intrinsic | wave compiler | called back | reference engine |\n|---|---|---|---|")
    for name, (result, *operands) in CALLS.items():
        if part not in name:
            continue
        text = kernel_text(name, result, tuple(operands))
        target = TARGETS.get(name, "gfx942")
        with mock.patch.object(calls, "emit_called_back", wraps=calls.emit_called_back) as asked:
            wave = measure("wave", text, target)
        reference = measure("reference", text, target)
        print(f"| `{name}` | {wave:.2f} | {'yes' if asked.called else ''} | {reference:.1f} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
