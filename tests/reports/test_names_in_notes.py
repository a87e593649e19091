"""Notes below tables, remarks and summaries name things as the tables do; ``--assume`` takes the names that they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_support import run_cli

import swlds
from swlds.analysis.axis import parse_assumptions
from swlds.errors import OptionError, SwldsError
from swlds.report.axis import AxisReport, analyse
from swlds.report.remarks import RemarkLines

#: Parameters without names in the IR, LDS of a C++ function.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@_ZZ1kPfS_iE3row = internal addrspace(3) global [64 x float] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @_Z1kPfS_i(ptr addrspace(1) align 8 %0, ptr addrspace(1) %1, i32 %2, ptr addrspace(3) %3)
    !kernel_arg_name !0 {
  %5 = call i32 @llvm.amdgcn.workitem.id.x()
  %6 = mul i32 %5, %2
  %7 = getelementptr float, ptr addrspace(1) %0, i32 %6
  %8 = load float, ptr addrspace(1) %7, align 4
  %9 = getelementptr float, ptr addrspace(3) @_ZZ1kPfS_iE3row, i32 %5
  store float %8, ptr addrspace(3) %9, align 4
  %10 = getelementptr float, ptr addrspace(3) %3, i32 %5
  store float %8, ptr addrspace(3) %10, align 4
  %11 = getelementptr <4 x float>, ptr addrspace(1) %1, i32 %5
  store float %8, ptr addrspace(1) %11, align 4
  ret void
}
!0 = !{!"in", !"out", !"stride", !"tile"}
"""
SWAPPED = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) !kernel_arg_name !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %a, i32 %x
  store float 1.0, ptr addrspace(1) %p, align 4
  %q = getelementptr float, ptr addrspace(1) %b, i32 %x
  store float 1.0, ptr addrspace(1) %q, align 4
  ret void
}
!0 = !{NAMES}
"""
TITLE = "k(float*, float*, int)"


def _axis(text: str, *assume: str) -> str:
    module = swlds.parse(text)
    analysis, target = analyse(module, None, (64,), "gfx942", parse_assumptions(assume))
    return AxisReport(analysis, target, values=True).text()


def test_notes_and_values_of_axis() -> None:
    text = _axis(KERNEL, "stride:divisible=4")
    assert "lines, if out is a multiple of 128" in text and "(--assume out:align=16 if so)" in text
    assert "(--assume tile:align=16 if so)" in text and "align 8 of in;" in text
    assert not {"%0", "%1 ", "%2", "%3", "arg1", "arg3"} & {*text.split()} and "arg" not in text
    assert {"in", "out", "stride", "tile", "%5"} <= {line.split()[0] for line in text.splitlines() if line}


def test_assumptions_are_proposed_by_names_that_mean_the_parameter() -> None:
    """``--assume b`` is the second parameter, whatever the source calls the first; ``the other`` is no word."""
    text = SWAPPED.replace("NAMES", '!"b", !"the other"')
    notes = [line.partition("(--assume ")[2] for line in _axis(text).splitlines() if "--assume" in line]
    assert [note.split()[0] for note in notes] == ["a:align=16", "b:align=16"]


@pytest.mark.parametrize("name", ["out", "tile", "arg1", "%1"])
def test_assume_takes_the_names_of_the_source(name: str, tmp_path: Path) -> None:
    """As ``axis`` prints them, also of ``opt``, which writes down the name of the IR."""
    path = tmp_path / "k.ll"
    path.write_text(KERNEL)
    done = run_cli("axis", path, "--block", 64, "--assume", f"{name}:align=64", "--json", "-")
    stores = [a for a in json.loads(done.stdout)["accesses"] if a["kind"] == "store"]
    assert [f"assumed: {name}:align=64" in store["premises"] for store in stores].count(True) == 1
    changed = swlds.opt(KERNEL, "", assume=[f"{name}:align=64"])
    assert f'"swlds-assume"="%{3 if name == "tile" else 1}:align=64"' in str(changed)


def test_assume_refuses_a_name_of_two_parameters() -> None:
    twice = KERNEL.replace('!"out"', '!"in"')
    with pytest.raises(OptionError, match=r"no parameter 'in'.*\n?.*%0 \(in\), %1 \(in\), %2 \(stride\), %3 \(tile\)"):
        _axis(twice, "in:align=64")
    with pytest.raises(SwldsError, match="has no parameter 'in'"):
        swlds.opt(KERNEL.replace('!{!"in"', '!{!"on"'), "", assume=["in:align=64"])


@pytest.mark.parametrize("passes", ["coalesce-copies", "gather-to-lds"])
def test_remarks(passes: str, tmp_path: Path) -> None:
    """YAML and Python keep what the IR says."""
    (tmp_path / "k.ll").write_text(KERNEL)
    yaml = tmp_path / "r.yaml"
    done = run_cli("opt", tmp_path / "k.ll", "--passes", passes, "--block", 64, "-v", "--remarks", yaml)
    assert f"%8 to row: %8 is used elsewhere, too: it is needed in registers (in {TITLE})\n" in done.stderr
    assert f"%8 to tile: %8 is used elsewhere, too: it is needed in registers (in {TITLE})\n" in done.stderr
    assert "%8 to @_ZZ1kPfS_iE3row: " in yaml.read_text() and 'Function: "_Z1kPfS_i"' in yaml.read_text()


def test_remarks_about_names_that_the_source_has_are_as_the_ir_says() -> None:
    module = swlds.parse(KERNEL.replace("_ZZ1kPfS_iE3row", "row").replace("_Z1kPfS_i", "k"))
    changed = swlds.opt(module, "lower-lds")
    (line,) = map(RemarkLines(module, "k.ll").line, changed.remarks)
    assert line.partition("VariableLowered: ")[2] == "row: 256 bytes at 32 of a block of 352 bytes (in @k)"


def test_lower_names_variables_as_uses_does(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    for symbol, name in (("_ZZ1kPfS_iE3row", "row"), ("_Z1kPfS_i.tile", "tile"), ("plain", "plain")):
        path.write_text(KERNEL.replace("_ZZ1kPfS_iE3row", symbol))
        assert f"    at 32: {name}, 256 bytes" in run_cli("lower", path, "-v").stderr
        assert name in [line.split()[0].lstrip("@") for line in run_cli("uses", path).stdout.splitlines() if line]


def test_uses_over_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(KERNEL.replace("[64 x float] poison", "[64000 x float] poison"))
    done = run_cli("uses", path)
    assert done.code == 1 and f"kernel {TITLE} needs 256000 bytes" in done.stderr and "(row alone" in done.stderr
