"""What vectors of any length cost beside their neighbours: ``python benchmarks/execution/odd_vectors.py [CHECKS …]``.

Each work-item stores a vector or struct 300 times, to its place in a buffer or in LDS; processor time of a launch, each type in
turn with its neighbour of four (or of half as many, twice as long) numbers, the least of six. Exit code 1 where one takes over
three times as long: a cliff. Types that are no whole words may take six times as long under racecheck, whose cells are bytes.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

import swlds  # noqa: E402

#: Type -> its neighbour.
PAIRS = {
    "<3 x float>": "<4 x float>", "<3 x i8>": "<4 x i8>", "<3 x i16>": "<4 x i16>", "<5 x i32>": "<4 x i64>",
    "<6 x i32>": "<4 x i64>", "<8 x i32>": "<4 x i64>", "<16 x i32>": "<8 x i64>", "<3 x i64>": "<4 x i64>", "i24": "i32",
    "i48": "i64", "{ i32, i32, i32 }": "<4 x i32>",
}  # fmt: skip
SPACES = {"buffer": (1, "%to", "%item"), "LDS": (3, "@t", "%x")}
BYTES = ("<3 x i8>", "<3 x i16>", "i24", "i48")
MOST, MOST_OF_BYTES, ROUNDS = 3.0, 6.0, 6
KERNEL = """@t = internal addrspace(3) global [16384 x i8] poison, align 64
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %to) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %before = shl i32 %g, 8
  %item = add i32 %before, %x
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %more, %loop ]
  %p = getelementptr {type}, ptr addrspace({space}) {base}, i32 {index}
  store {type} zeroinitializer, ptr addrspace({space}) %p
  %more = add i32 %n, 1
  %again = icmp ult i32 %more, 300
  br i1 %again, label %loop, label %end
end:
  ret void
}}"""


def load(type_: str, where: str) -> Any:
    space, base, index = SPACES[where]
    return swlds.Device("gfx942").load(swlds.parse(KERNEL.format(type=type_, space=space, base=base, index=index)))["k"]


def seconds(kernel: Any, checks: str) -> float:
    start = time.process_time()
    result = kernel.launch(8, 256, [np.zeros(1 << 17, np.uint8)], checks=checks, engine="wave")
    assert not result.fidelity.executed, "host code executes it"
    return time.process_time() - start


def main() -> int:
    fails = False
    for checks in sys.argv[1:] or ["memcheck", "memcheck,racecheck", "all"]:
        for (type_, neighbour), where in ((pair, where) for pair in PAIRS.items() for where in SPACES):
            kernels = [load(kind, where) for kind in (type_, neighbour)]
            times = list(zip(*([seconds(k, checks) for k in kernels] for _ in range(ROUNDS)), strict=True))
            own, other = (1e3 * min(each) for each in times)
            fails |= own / other > (MOST_OF_BYTES if type_ in BYTES and checks != "memcheck" else MOST)
            print(f"{checks:20} {where:7} {type_:18} {own:6.1f} ms, {neighbour:12} {other:6.1f}: {own / other:.2f}", flush=True)
    return int(fails)


if __name__ == "__main__":
    sys.exit(main())
