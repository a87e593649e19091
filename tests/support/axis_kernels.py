"""Claims about values of short kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from axis_support import faults

import swlds
from swlds.analysis.axis import AxisAnalysis, Claim, Launch, parse_assumptions
from swlds.ir.model import Module

DECLARATIONS = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.assume(i1)
"""


def kernel(body: str, arguments: str = "i32 %n, i32 %m, ptr addrspace(1) %a") -> str:
    """A module with a kernel that begins with %x, the number of the work-item."""
    return f"""{DECLARATIONS}
define amdgpu_kernel void @k({arguments}) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
{body}
  ret void
}}
"""


def analyse(
    module: Module | str, block: Sequence[int] = (256,), wave: int = 64, assume: Sequence[str] = ()
) -> AxisAnalysis:
    module = module if isinstance(module, Module) else swlds.parse(module)
    x, y, z = (*block, 1, 1)[:3]
    return AxisAnalysis(module, module.kernel_functions[0], Launch((x, y, z), wave), parse_assumptions(assume))


def claim(analysis: AxisAnalysis, name: str) -> Claim:
    return next(c for _, value, c in analysis.values() if getattr(value, "name", "") == name)


def held(
    found: Claim, numbers: Callable[[np.ndarray, int], np.ndarray], items: int = 256, bits: int = 32, step: int = 1
) -> bool:
    """The claim holds for ``numbers(lane, n)``, whatever %n is."""
    lanes = np.arange(items, dtype=np.int64)
    ends = (0, 1, 2, 3, 5, 8, 16, 31, 64, 1000, 4096, -1, -64)
    given = np.array([numbers(lanes, n) for n in ends], np.int64).astype(np.uint64) & np.uint64((1 << bits) - 1)
    return not faults(found, [(given, np.ones(given.shape, bool))], bits, step)
