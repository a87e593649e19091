"""Microseconds of processor time a wave and call, of intrinsics that were called back, in host code and on the reference engine.

python benchmarks/execution/called_back.py
"""

from __future__ import annotations

import time

import numpy as np

import swlds

#: Types of the result and the operands; operands with a number are constants.
CALLS = {
    "llvm.sin.f32": ("float", "float"),
    "llvm.exp2.f32": ("float", "float"),
    "llvm.pow.f32": ("float", "float", "float"),
    "llvm.sin.f64": ("double", "double"),
    "llvm.sin.v4f32": ("<4 x float>", "<4 x float>"),
    "llvm.sin.bf16": ("bfloat", "bfloat"),
    "llvm.amdgcn.rcp.f32": ("float", "float"),
    "llvm.amdgcn.fmed3.f32": ("float", "float", "float", "float"),
    "llvm.amdgcn.perm": ("i32", "i32", "i32", "i32"),
    "llvm.sincos.f32": ("{ float, float }", "float"),
    "llvm.amdgcn.ds.bpermute": ("i32", "i32", "i32"),
    "llvm.amdgcn.permlane16.i32": ("i32", "i32", "i32", "i32 1985229328", "i32 -19088744", "i1 false", "i1 false"),
    "llvm.amdgcn.mov.dpp8.i32": ("i32", "i32", "i32 2054353"),
    "llvm.amdgcn.permlane32.swap": ("{ i32, i32 }", "i32", "i32", "i1 false", "i1 false"),
    "llvm.amdgcn.wave.reduce.add.i32": ("i32", "i32", "i32 0"),
    "llvm.amdgcn.writelane.i32": ("i32", "i32", "i32 5", "i32"),
    "llvm.amdgcn.set.inactive.i32": ("i32", "i32", "i32 0"),
}
#: Where ``gfx942`` does not have them.
TARGETS = {
    "llvm.amdgcn.permlane16.i32": "gfx1100",
    "llvm.amdgcn.mov.dpp8.i32": "gfx1100",
    "llvm.amdgcn.permlane32.swap": "gfx950",
}
GROUPS, WAVES, ROUNDS, EACH, LAUNCHES = 64, 4, 16, 4, 4


def kernel_text(name: str, result: str, operands: tuple[str, ...]) -> str:
    """A loop of calls, each of the one before, of its first member where it is a struct."""
    calls, first = "", result.strip("{ }").split(",")[0]
    types = [o if o.endswith(">") else o.split()[0] for o in operands]
    for k in range(EACH):
        before = f"%e{k - 1}" if k else "%s"
        given = [f"{o} {before}" if o == type_ else o for o, type_ in zip(operands, types, strict=True)]
        if first == result:
            calls += f"  %e{k} = call {result} @{name}({', '.join(given)})\n"
        else:
            calls += f"  %c{k} = call {result} @{name}({', '.join(given)})\n"
            calls += f"  %e{k} = extractvalue {result} %c{k}, 0\n"
    return f"""declare i32 @llvm.amdgcn.workitem.id.x()
declare {result} @{name}({", ".join(types)})
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [16 x i8], ptr addrspace(1) %a, i32 %x
  %pb = getelementptr [16 x i8], ptr addrspace(1) %b, i32 %x
  %v = load {first}, ptr addrspace(1) %pa
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi {first} [ %v, %entry ], [ %e{EACH - 1}, %loop ]
{calls}  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  store {first} %e{EACH - 1}, ptr addrspace(1) %pb
  ret void
}}
"""


def measure(engine: str, text: str, target: str) -> float:
    """The least of some launches, the first of which also compiles."""
    kernel = swlds.Device(target, engine=engine).load(swlds.parse(text))["k"]
    items = 64 * WAVES
    given, found = np.full(16 * items, 0x3C, np.uint8), np.zeros(16 * items, np.uint8)
    least = float("inf")
    for _ in range(LAUNCHES):
        start = time.process_time()
        kernel.launch(GROUPS, items, [given, found, ROUNDS], checks="memcheck")
        least = min(least, time.process_time() - start)
    return least / (GROUPS * WAVES * ROUNDS * EACH) * 1e6


def main() -> None:
    print("| intrinsic | wave compiler | reference engine |\n|---|---|---|")
    for name, (result, *operands) in CALLS.items():
        text = kernel_text(name, result, tuple(operands))
        target = TARGETS.get(name, "gfx942")
        wave, reference = (measure(engine, text, target) for engine in ("wave", "reference"))
        print(f"| `{name}` | {wave:.2f} | {reference:.1f} |", flush=True)


if __name__ == "__main__":
    main()
