"""Waves at different barriers are found whatever debug information says: one line may hold two, and one be called twice."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.findings import Finding

#: ``sync()`` in a header, called in a branch that wave 0 takes, and behind it. What recurses is a body in host code.
CALLED = """target triple = "amdgcn-amd-amdhsa"
define internal void @sync({tail}) #0 !dbg !3 {{
  fence syncscope("workgroup") release, !dbg !5
  call void @llvm.amdgcn.s.barrier(), !dbg !5
  fence syncscope("workgroup") acquire, !dbg !5
  {more}
  ret void
}}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %waves) #0 !dbg !4 {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %bound = mul i32 %waves, 64
  %is.first = icmp ult i32 %x, %bound
  br i1 %is.first, label %alone, label %all
alone:
  call void @sync({given}), !dbg !6
  br label %all
all:
  call void @sync({given}), !dbg !7
  ret void
}}
attributes #0 = {{ convergent }}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "c", emissionKind: FullDebug)
!1 = !DIFile(filename: "k.hip", directory: "/")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = distinct !DISubprogram(name: "sync", file: !1, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !0)
!4 = distinct !DISubprogram(name: "k", file: !1, line: 5, type: !8, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocation(line: 2, column: 3, scope: !3)
!6 = !DILocation(line: 7, column: 3, scope: !4)
!7 = !DILocation(line: 8, column: 3, scope: !4)
!8 = !DISubroutineType(types: !{{null}})
"""
RECURSION = """%left = sub i32 %n, 1
  %again = icmp sgt i32 %left, 0
  br i1 %again, label %deeper, label %out
deeper:
  call void @sync(i32 %left), !dbg !5
  br label %out
out:"""

#: Two barriers of one line, as a macro makes them.
MACRO = CALLED.replace("call void @sync({given}), !dbg !6", "call void @llvm.amdgcn.s.barrier(), !dbg !7").replace(
    "call void @sync({given}), !dbg !7", "call void @llvm.amdgcn.s.barrier(), !dbg !7"
)

MODULES = {
    "called": CALLED.format(tail="", given="", more=""),
    "recursive": CALLED.format(tail="i32 %n", given="i32 1", more=RECURSION),
    "twice as deep": CALLED.format(tail="i32 %n", given="i32 2", more=RECURSION),
    "macro": MACRO.format(tail="", given="", more=""),
}


def _launch(text: str, waves: int, engine: str) -> list[Finding]:
    module = swlds.parse(text)
    kernel = swlds.Device("gfx942").load(module)["k"]
    return kernel.launch(2, 128, [np.zeros(4, np.int32), waves], checks="barriercheck", engine=engine).findings


def _without_debug(text: str) -> str:
    body = text.split("!llvm.dbg.cu")[0]
    for number in range(3, 8):
        body = body.replace(f", !dbg !{number}", "").replace(f" !dbg !{number}", "")
    return body


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("debug", [True, False])
@pytest.mark.parametrize("name", MODULES)
def test_waves_at_two_barriers_are_found(name: str, debug: bool, engine: str) -> None:
    text = MODULES[name] if debug else _without_debug(MODULES[name])
    found = [f for f in _launch(text, 1, engine) if f.severity != "note"]  # of the wave that has met once more than the other
    assert [(f.kind, f.severity) for f in found] == [("divergent-barrier", "error")]
    assert found[0].count == (4 if name == "twice as deep" else 2)  # a phase of each group
    [finding] = found
    assert finding.other is not None and finding.message == "Waves 0 wait at this barrier, waves 1 at another"
    if debug and name == "called":
        assert [call.location.line for call in (finding.calls[1], finding.other.calls[1]) if call.location] == [7, 8]


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("end", ["call void @llvm.trap()\n  unreachable", "br label %stop"])
def test_of_waves_that_are_stopped_nobody_knows_how_often_they_would_meet(end: str, engine: str) -> None:
    """Both have met by their own calls; one of them has come to its next barrier when the group is given up."""
    text = MODULES["called"]
    rest = (
        "  br i1 %is.first, label %one, label %two\none:\n  call void @sync(), !dbg !6\n  br label %stop\n"
        f"two:\n  call void @sync(), !dbg !7\n  call void @sync(), !dbg !7\n  ret void\nstop:\n  {end}\n}}\n"
    )
    start, stop = text.index("  br i1 %is.first"), text.index("attributes #0")
    kernel = swlds.Device("gfx942").load(swlds.parse(text[:start] + rest + text[stop:]))["k"]
    found = kernel.launch(1, 128, [np.zeros(4, np.int32), 1], checks="barriercheck", engine=engine, timeout=1).findings
    assert [f.kind for f in found] == ["trap" if "trap" in end else "timeout"]


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("waves", [0, 2])
@pytest.mark.parametrize("name", MODULES)
def test_waves_at_one_barrier_are_clean(name: str, waves: int, engine: str) -> None:
    assert _launch(MODULES[name], waves, engine) == []
