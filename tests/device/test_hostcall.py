"""Code that calls the host through ROCm's hostcall buffer: a launch that comes there ends with one error, others run."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from swlds.run import list_unsupported

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define void @call_host(ptr addrspace(1) %buffer) noinline {
entry:
  %head = getelementptr i8, ptr addrspace(1) %buffer, i64 24
  br label %wait
wait:
  %v = load atomic i64, ptr addrspace(1) %head acquire, align 8
  %done = icmp eq i64 %v, 77
  br i1 %done, label %end, label %wait
end:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx942" {
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr inbounds i8, ptr addrspace(4) %implicit, i64 80
  %number = load i64, ptr addrspace(4) %place, align 8
  %buffer = inttoptr i64 %number to ptr addrspace(1)
  %holds = icmp eq i32 %n, 0
  br i1 %holds, label %fine, label %failed
failed:
  call void @call_host(ptr addrspace(1) %buffer)
  br label %fine
fine:
  store i32 5, ptr addrspace(1) %out
  ret void
}
"""


@pytest.mark.parametrize("checks", ["memcheck", "racecheck"])
@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_only_a_launch_that_comes_there_is_ended(engine, checks) -> None:
    kernel, out = swlds.Device(engine=engine).load(swlds.parse(KERNEL))["k"], np.zeros(1, np.uint32)
    assert not kernel.launch(1, 1, [out, 0], checks=checks, timeout=60).findings
    assert out.tolist() == [5]
    with pytest.raises(UnsupportedError, match="hostcall buffer") as caught:
        kernel.launch(1, 1, [out, 1], checks=checks, timeout=60)
    assert "docs/limits.md" in str(caught.value)
    assert str(caught.value.location).startswith("<text>:8")


def test_what_is_not_supported_is_listed(tmp_path) -> None:
    path = tmp_path / "host.ll"
    path.write_text(KERNEL)
    (line,) = list_unsupported(str(path))
    assert line.startswith(f"{path}:8:") and "hostcall buffer" in line


def test_any_other_null_pointer_is_a_finding() -> None:
    module = swlds.parse(KERNEL.replace("i64 80", "i64 88"))
    kernel = swlds.Device(engine="reference").load(module)["k"]
    found = kernel.launch(1, 1, [np.zeros(1, np.uint32), 1], checks="memcheck", timeout=1).findings
    assert {f.kind for f in found} == {"null-pointer", "timeout"}
