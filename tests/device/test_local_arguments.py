"""What LDS parameters point to may be all of the LDS, also where the kernel is a lowered one, which stays in host code."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) align 128 %t, i32 %last) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %back = sub i32 63, %i
  %first = getelementptr i32, ptr addrspace(3) %t, i32 %i
  store i32 %i, ptr addrspace(3) %first, align 4
  %end = getelementptr i32, ptr addrspace(3) %t, i32 %last
  %far = getelementptr i32, ptr addrspace(3) %end, i32 %i
  store i32 %back, ptr addrspace(3) %far, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = getelementptr i32, ptr addrspace(3) %end, i32 %back
  %v = load i32, ptr addrspace(3) %other, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    ("target", "size"), [("gfx942", 1024), ("gfx942", 8192), ("gfx942", 65536), ("gfx950", 163840), ("gfx1250", 327680)]
)
def test_all_of_the_lds(target: str, size: int, engine: str) -> None:
    module = swlds.parse(KERNEL)
    for form in (module, swlds.lower(module), swlds.lower(module, instrument=False)):
        out = np.zeros(64, np.int32)
        kernel = swlds.Device(target).load(form)["k"]
        result = kernel.launch(1, 64, [out, swlds.Local(size), np.int32(size // 4 - 64)], engine=engine, checks="all")
        assert (result.findings, out.tolist()) == ([], [*range(64)])
        if engine == "wave":
            assert result.fidelity.executed == []
        with pytest.raises(swlds.LayoutError, match="LDS with local arguments takes"):
            kernel.launch(1, 64, [out, swlds.Local(size * 400), np.int32(0)], engine=engine)


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_no_bytes_at_all(engine: str) -> None:
    module = swlds.parse(KERNEL)
    for form in (module, swlds.lower(module)):
        kernel = swlds.Device("gfx942").load(form)["k"]
        result = kernel.launch(1, 64, [np.zeros(64, np.int32), swlds.Local(0), np.int32(0)], engine=engine)
        assert any(f.message.startswith("No LDS argument (local[BYTES]): lds write") for f in result.findings)


TWO = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [512 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(3) align 4 %none, ptr addrspace(3) align 4 %t, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) %t, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
VARIABLE
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_an_argument_of_no_bytes_in_front_of_another_one(engine: str) -> None:
    """They begin at one place of the block: an access there is the other one's."""
    module = swlds.parse(TWO.replace("VARIABLE", ""))
    for form in (module, swlds.lower(module), swlds.lower(module, instrument=False)):
        out = np.zeros(64, np.int32)
        kernel = swlds.Device("gfx942").load(form)["k"]
        result = kernel.launch(1, 64, [swlds.Local(0), swlds.Local(256), out], engine=engine)
        assert (result.findings, out.tolist()) == ([], [*range(64)])


def test_variables_count_beside_arguments() -> None:
    """Also where both lie in a block."""
    module = swlds.parse(TWO.replace("VARIABLE", "  store volatile i32 1, ptr addrspace(3) @s"))
    for form in (module, swlds.lower(module)):
        kernel = swlds.Device("gfx942").load(form)["k"]
        for size, fits in ((65536 - 2048, True), (65536 - 2048 + 16, False)):
            given = [swlds.Local(0), swlds.Local(size), np.zeros(64, np.int32)]
            if fits:
                assert kernel.launch(1, 64, given).findings == []
                continue
            with pytest.raises(swlds.LayoutError, match="LDS with local arguments takes"):
                kernel.launch(1, 64, given)
