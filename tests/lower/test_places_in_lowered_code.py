"""A finding or refusal in lowered code names the line of the input, also without debug info; never another one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.ir.metadata import debug_location
from swlds.ir.model import Instruction, Module
from swlds.ir.places import canonical_line, source_line

LOWERINGS: list[dict[str, Any]] = [{"instrument": True}, {"instrument": False}, {"profile": "llvm"}]
TEXT = """; a comment

target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
DECLARED

define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %o) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()

  %e = getelementptr i32, ptr addrspace(3) @a, i32 %x
  store i32 0, ptr addrspace(3) %e
BODY
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""


def make(body: str, declared: str = "") -> Module:
    return swlds.parse(TEXT.replace("BODY", body).replace("DECLARED", declared), name="in.ll")


def launch(module: Module, n: int = 4000) -> Any:
    out = np.zeros(64, np.uint32)
    return swlds.Device().load(module)["k"].launch(1, 64, [n, out])


@pytest.mark.parametrize("lowering", LOWERINGS)
def test_findings(lowering: dict[str, Any]) -> None:
    source = make(
        "  ; of LDS, then of a buffer\n  %p = getelementptr i32, ptr addrspace(3) @a, i32 %n\n\n"
        "  store i32 5, ptr addrspace(3) %p\n  %far = getelementptr i32, ptr addrspace(1) %o, i32 %n\n"
        "  store i32 5, ptr addrspace(1) %far\n  store i32 5, ptr addrspace(1) %o"
    )
    for n in (66, 4000):
        wanted = sorted(f.calls[0] for f in launch(source, n).findings if f.kind == "out-of-bounds")
        assert wanted == ["@k in in.ll:16", "@k in in.ll:18"]
        found = launch(swlds.lower(source, **lowering), n).findings
        assert sorted(f.calls[0] for f in found if f.kind == "out-of-bounds") == wanted


REFUSALS = {
    "missing function": ("\n  call void @missing(i32 %x)", "declare void @missing(i32)"),
    "hardware register": (
        "\n  call void @llvm.amdgcn.s.setreg(i32 2, i32 7)",
        "declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)",
    ),
    "MODE, where it happens": (
        "\n  call void @llvm.amdgcn.s.setreg(i32 6145, i32 %x)\n  %f = bitcast i32 %n to float\n"
        "  %g = fadd float %f, 1.0\n  store float %g, ptr addrspace(1) %o",
        "declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)",
    ),
    "unknown intrinsic": ("\n  call void @llvm.amdgcn.ds.bvh()", "declare void @llvm.amdgcn.ds.bvh()"),
    "exceptions": ("\n  %v = va_arg ptr addrspace(1) %o, i32\n  store i32 %v, ptr addrspace(1) %o", ""),
}


@pytest.mark.parametrize("lowering", LOWERINGS)
@pytest.mark.parametrize("what", REFUSALS)
def test_refusals(what: str, lowering: dict[str, Any]) -> None:
    source, places = make(*REFUSALS[what]), []
    for module in (source, swlds.lower(source, **lowering)):
        with pytest.raises(swlds.SwldsError) as error:
            launch(module)
        places.append(error.value.location.removesuffix(":1"))
    assert places[0].endswith("in.ll:14")
    assert places[0] == places[1]


def test_a_pass_that_counts_values_anew_leaves_no_wrong_line() -> None:
    source = make(*REFUSALS["missing function"])
    changed = swlds.lower(source).clone()
    changed.change_lines()
    with pytest.raises(swlds.SwldsError) as error:
        launch(changed)
    assert error.value.location == "in.ll"


@pytest.mark.parametrize("lowering", LOWERINGS)
def test_debug_info_says_the_same(lowering: dict[str, Any]) -> None:
    """Of each instruction that is found in the input."""
    count = 0
    for path in sorted((Path(__file__).parents[1] / "exec").rglob("*.ll")):
        text = path.read_text()
        if "!DILocation" not in text:
            continue
        try:
            source = swlds.parse(text)
            lowered = swlds.lower(source, **lowering)
        except swlds.SwldsError:
            continue
        by_line = {i.line: i for f in source.defined_functions for i in f.instructions()}
        for i in (i for f in lowered.defined_functions for i in f.instructions() if i.opcode != "ret"):
            if line := canonical_line(i):
                assert _chain(source, by_line[line]) in ("None", _chain(lowered, i))
                assert source_line(by_line[line]) == source_line(i)
                count += 1
    assert count > 100


def _chain(module: Module, instruction: Instruction) -> str:
    reference = dict(instruction.metadata).get("dbg")
    found = debug_location(module, reference) if reference else None
    return str(found and found.chain)


@pytest.mark.parametrize("lowering", LOWERINGS[:2])
def test_what_is_not_sure_has_no_line(lowering: dict[str, Any]) -> None:
    """A copy to LDS becomes a store, between the same names as the program's."""
    copy = "llvm.amdgcn.global.load.lds"
    source = make(
        f"  call void @{copy}(ptr addrspace(1) %o, ptr addrspace(3) @a, i32 4, i32 0, i32 0)\n"
        "  store i32 77, ptr addrspace(1) %o",
        f"declare void @{copy}(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)",
    )
    stores = [i for i in swlds.lower(source, **lowering).functions["k"].instructions() if i.opcode == "store"]
    assert {source_line(i) for i in stores if "i32 77" in str(i.text)} <= {0, 14}
    assert 14 not in {source_line(i) for i in stores if "i32 77" not in str(i.text)}
