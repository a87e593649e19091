"""Kernels that access LDS in a given way, and what that costs by the definition of the bank model, lane by lane."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

import swlds
from swlds.layouts.bank_rows import find_row
from swlds.layouts.banks import Kind, pass_direction, split_access
from swlds.report.profile import Profile

LDS_SIZE = 1 << 15
#: Bytes of a lane -> its IR type.
TYPES = {1: "i8", 2: "i16", 4: "i32", 8: "<2 x i32>", 12: "<3 x i32>", 16: "<4 x i32>", 32: "<8 x i32>"}


@dataclass(frozen=True)
class Access:
    """``offsets``: of each work-item of the group, in bytes; None where it is not active."""

    kind: Kind
    size: int
    offsets: Sequence[int | None]
    align: int | None = None


def write_kernel(accesses: Sequence[Access], group: int, cpu: str) -> str:
    """IR of a kernel whose work-items load their offsets from ``%table``, one row after the other; -1 is none."""
    body = []
    for n, access in enumerate(accesses):
        type_, align = TYPES[access.size], access.align or min(access.size, 16)
        what = {
            "read": f"%v{n} = load volatile {type_}, ptr addrspace(3) %q{n}, align {align}",
            "write": f"store {type_} zeroinitializer, ptr addrspace(3) %q{n}, align {align}",
            "atomic": f"%v{n} = atomicrmw add ptr addrspace(3) %q{n}, {type_} 1 monotonic, align {align}",
        }[access.kind]
        body.append(f"""  %i{n} = add i32 %x, {n * group}
  %p{n} = getelementptr i32, ptr addrspace(1) %table, i32 %i{n}
  %o{n} = load i32, ptr addrspace(1) %p{n}, align 4
  %c{n} = icmp sge i32 %o{n}, 0
  br i1 %c{n}, label %then{n}, label %end{n}
then{n}:
  %q{n} = getelementptr i8, ptr addrspace(3) @tile, i32 %o{n}
  {what}
  br label %end{n}
end{n}:""")
    lines = "\n".join(body)
    return f"""target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [{LDS_SIZE} x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %table) "target-cpu"="{cpu}" {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
{lines}
  ret void
}}
"""


def profile_accesses(accesses: Sequence[Access], cpu: str) -> Profile:
    """The profile of one work-group that does them, on both engines."""
    group = len(accesses[0].offsets)
    table = np.array([[-1 if o is None else o for o in a.offsets] for a in accesses], np.int32)
    kernel = swlds.Device(cpu, engine="both").load(swlds.parse(write_kernel(accesses, group, cpu)))["k"]
    return kernel.profile(1, group, [table], checks="memcheck")


def lanes_of(wave: int, place: Callable[[int], int | None]) -> list[int | None]:
    """The offsets of a wave's lanes."""
    return [place(lane) for lane in range(wave)]


def cost_by_definition(
    cpu: str, kind: Kind, size: int, align: int, offsets: Sequence[int | None]
) -> tuple[int, int, int, int, int, int]:
    """(passes, base, extra, worst way, lanes with another's address, misaligned passes) of one execution by a wave."""
    base = extra = same = misaligned = 0
    worst, passes = 1, split_access(kind, size, align)
    for part in passes:
        row = find_row(cpu, len(offsets), pass_direction(kind), part.bytes)
        base += len(row.phases)
        needed = 16 if part.bytes == 12 else part.bytes
        is_crooked = any(o is not None and (o + part.offset) % needed for o in offsets)
        misaligned += is_crooked
        for phase in row.phases:
            starts = [o + part.offset for lane in phase if (o := offsets[lane]) is not None]
            words = {(s + k) // 4 for s in starts for k in range(part.bytes)}
            ways = max(([w % row.banks for w in words].count(b) for b in range(row.banks)), default=0)
            if not is_crooked:
                extra, worst = extra + max(ways - 1, 0), max(worst, ways)
            if kind == "atomic":
                same += len(starts) - len(set(starts))
    return len(passes), base, extra, worst, same, misaligned
