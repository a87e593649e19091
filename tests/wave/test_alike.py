"""In long kernels code that is alike is one host function: the same results and findings, and far less for LLVM to read."""

from __future__ import annotations

import numpy as np
import pytest
from generators.long_kernels import SHAPES, make
from test_long_kernels import launch, run

import swlds
from swlds.device.image import Memory
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.host import alike


@pytest.fixture
def folds_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that may be folded is, in short kernels, too."""
    monkeypatch.setattr(alike, "LONG", 0)
    monkeypatch.setattr(alike, "FEW", 2)


@pytest.mark.usefixtures("folds_all")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("is_quick", [True, False])
def test_both_engines_agree(shape: str, is_quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "QUICK_FIRST", is_quick)
    text = make(shape, 120, 5)
    wanted = run(text, "reference", checks="all")
    assert run(text, "wave", checks="all") == wanted
    assert run(text, "wave", "baseline") == run(text, "reference")


@pytest.mark.parametrize("shape", ["straight", "memory", "barriers"])
def test_long_kernels_become_less_host_code(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more functions than there are kinds of accesses."""
    memory = Memory()
    host = engine.translate(launch(memory, shape, 2000))
    functions = [name for name in host.declarations if name.startswith("alike")]
    monkeypatch.setattr(alike, "LONG", 1 << 30)
    plain = engine.translate(launch(memory, shape, 2000))
    assert host.text.count("\n") < 0.75 * plain.text.count("\n")
    assert 0 < len(functions) < 40


OVERRUN = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = add i32 %x, START
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %y
  store i32 %x, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
"""


@pytest.mark.usefixtures("folds_all")
@pytest.mark.parametrize("checks", ["all", "initcheck"])
def test_where_a_module_reports_itself_the_group_is_given_up(checks: str) -> None:
    """What AddressSanitizer's checks find in an instrumented module is found on both engines; without it nothing is replayed."""
    for start, kinds in ((0, set()), (1, {"out-of-bounds"})):
        module = swlds.lower(OVERRUN.replace("START", str(start)))
        out = np.zeros(64, np.uint32)
        result = swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, 64, [out], checks=checks)
        assert {f.kind for f in result.findings} == kinds
        assert bool(result.fidelity.executed) == bool(kinds)


def test_no_code_for_what_only_reports() -> None:
    """The branches that a check makes lead nowhere: what they lead to is not written."""
    module = swlds.lower(OVERRUN.replace("START", "0"))
    assert "call void @__asan_report_store4" in str(module)
    host = swlds.Device("gfx942").load(module)["k"].host_ir(1, 64, [np.zeros(64, np.uint32)])
    assert "store i32 %x" in host and "__asan_report" not in host
