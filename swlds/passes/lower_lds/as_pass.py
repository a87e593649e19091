"""LDS becomes a block of global memory for each work-group, as ``swlds lower`` has it.

Before::

    @tile = internal addrspace(3) global [64 x i32] poison
    define amdgpu_kernel void @k(i32 %i) {
      %p = getelementptr i32, ptr addrspace(3) @tile, i32 %i
      store i32 1, ptr addrspace(3) %p

After, with the block made on entry and freed on exit, and with a check in front of the access where that is asked for::

      %block = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.k
      %offset = load i32, ptr addrspace(1) getelementptr (…, ptr addrspace(1) @llvm.amdgcn.sw.lds.k.md, …)
      %base = getelementptr i8, ptr addrspace(3) @llvm.amdgcn.sw.lds.k, i32 %offset
      %p = getelementptr i32, ptr addrspace(3) %base, i32 %i
      %place = getelementptr i8, ptr addrspace(1) %block, i32 (ptrtoint %p)
      store i32 1, ptr addrspace(1) %place

Needs: the whole program in one module. Breaks: what looks for LDS variables, since none are left; so it comes last.
"""

from __future__ import annotations

from typing import final

from swlds.ir.model import Module
from swlds.lazy import dataclass
from swlds.passes import lower_lds as lowering
from swlds.passes.base import Pass, Remarks, Target, parameter
from swlds.passes.lower_lds.options import Dynamic, LowerOptions, Profile, parse_allocator


@final
@dataclass(frozen=True, slots=True)
class LowerLds:
    """Parameters of ``lower-lds``; they mean what the options of ``swlds lower`` mean."""

    profile: Profile = parameter("full", "full: everything, or refuse; llvm: what LLVM's own pass makes")
    allocator: str = parameter("asan", "asan, ockl, malloc, or two functions: my_alloc,my_free")
    instrument: bool | None = parameter(None, "ASan checks at each new access; none: with the asan allocator")
    with_runtime: bool = parameter(False, "link a small runtime in")
    dynamic: Dynamic = parameter("alias", "several dynamic variables start at one address, or follow one another")


def run(module: Module, options: LowerLds, target: Target, remarks: Remarks) -> Module:
    """Lower all LDS of the module."""
    chosen = LowerOptions(
        profile=options.profile,
        allocator=parse_allocator(options.allocator),
        instrument=options.instrument,
        with_runtime=options.with_runtime,
        dynamic=options.dynamic,
    )
    lowered = lowering.lower_lds(module, chosen)
    kernels = module.kernels
    for name, layout in lowered.layouts.items():
        size = f"{layout.static_end} bytes{' and the dynamic part' if layout.dynamic else ''}"
        for variable in layout.variables:
            what = "as many bytes as the launch asks for" if variable.is_dynamic else f"{variable.size} bytes"
            text = f"{variable.name}: {what} at {variable.offset} of a block of {size}"
            remarks.add("passed", "VariableLowered", text, kernels[name].function)
    if not lowered.layouts:
        remarks.add("analysis", "NothingToLower", "no kernel has LDS to lower")
    return lowered


LOWER_LDS = Pass("lower-lds", LowerLds, run, __doc__)
