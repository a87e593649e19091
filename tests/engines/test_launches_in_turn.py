"""A launch that is another one than before looks up nothing that was found for the program before."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.ir import source_names

TEXT = """define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) !dbg !3 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!kept = !{!4, !5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocalVariable(name: "from", arg: 1, scope: !3, file: !1)
!5 = !DILocalVariable(name: "to", arg: 2, scope: !3, file: !1)
"""


@pytest.mark.parametrize("on_device", [False, True])
def test_debug_information_is_read_once(on_device: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    find = source_names._from_debug_info
    monkeypatch.setattr(source_names, "_from_debug_info", lambda f: (read.append(f.name), find(f))[1])
    with swlds.Device(engine="wave") as device:
        kernel = device.load(swlds.parse(TEXT))["k"]
        host = [np.full(64, k, np.int32) for k in range(2)]
        arrays = [device.array(a) for a in host] if on_device else host
        counts = []
        for k in range(6):
            kernel.launch(1 + k % 2, 64, arrays if k % 3 else arrays[::-1], checks="memcheck").raise_for_findings()
            counts.append(len(read))
        for array in arrays if on_device else []:
            assert isinstance(array, swlds.DeviceArray)
            array.free()
    assert counts[0] <= 4
    assert counts[-1] == counts[0]


def test_an_error_still_names_the_parameter() -> None:
    kernel = swlds.Device(engine="wave").load(swlds.parse(TEXT))["k"]
    kernel.launch(1, 64, [np.zeros(64, np.int32), np.zeros(64, np.int32)])
    with pytest.raises(swlds.LaunchError, match=r"argument 1, to \(ptr addrspace\(1\) %y\)"):
        kernel.launch(1, 64, [np.zeros(64, np.int32), np.zeros(64, object)])
