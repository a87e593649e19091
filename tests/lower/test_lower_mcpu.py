"""``lower --mcpu`` names the processor of the output: what reads it later works for that one."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from cli_support import run_cli

import swlds
from swlds.compare import compare_with_llvm
from swlds.errors import OptionError

TEXT = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.wavefrontsize()
define amdgpu_kernel void @own(ptr addrspace(1) %out) #0 {
  store i32 1, ptr addrspace(3) @lds, align 4
  ret void
}
define amdgpu_kernel void @open(ptr addrspace(1) %out) sanitize_address {
  %n = call i32 @llvm.amdgcn.wavefrontsize()
  store i32 %n, ptr addrspace(3) @lds, align 4
  %v = load i32, ptr addrspace(3) @lds, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
define void @helper() #1 {
  ret void
}
attributes #0 = { sanitize_address "target-cpu"="gfx90a" }
attributes #1 = { nounwind }
"""
LAUNCH = ("--kernel", "open", "--block", "1", "--arg", "i32[1]=zero", "--json", "-")


@pytest.mark.parametrize("profile", ["full", "llvm"])
@pytest.mark.parametrize("more", [{}, {"allocator": "malloc", "with_runtime": True}])
def test_functions_that_name_none_get_it(profile: str, more: dict[str, object]) -> None:
    if profile == "llvm" and more:
        pytest.skip("profile llvm has no other allocator")
    lowered = swlds.lower(swlds.parse(TEXT), profile=profile, mcpu="gfx1100", **more)
    found = {}
    for name, function in lowered.functions.items():
        if not function.is_declaration:
            groups = [lowered.attribute_groups[g] for g in function.signature.attributes.groups]
            found[name] = [cpu for cpu in ("gfx90a", "gfx1100") if f'"target-cpu"="{cpu}"' in " ".join(groups)]
    assert found.pop("own") == ["gfx90a"]
    assert set(map(tuple, found.values())) == {("gfx1100",)} and {"open", "helper"} <= found.keys()


def test_without_it_nothing_is_named() -> None:
    assert "gfx1100" not in str(swlds.lower(swlds.parse(TEXT)))
    assert str(swlds.lower(swlds.parse(TEXT))).count('"target-cpu"="gfx942"') == 0


def test_what_reads_the_output_works_for_it(tmp_path: Path) -> None:
    """Waves of 32 lanes on gfx1100, as with ``run --mcpu``; ``uses`` names the processor."""
    (tmp_path / "k.ll").write_text(TEXT)
    sizes = {}
    for words in ((), ("--mcpu", "gfx1100")):
        assert run_cli("lower", tmp_path / "k.ll", "-o", tmp_path / "o.ll", *words).code == 0
        data = json.loads(run_cli("run", tmp_path / "o.ll", *LAUNCH).stdout)
        sizes[data["target"]] = data["launch"]["wave_size"]
        assert data["findings"] == []
    assert sizes == {"gfx942": 64, "gfx1100": 32}
    kernels = json.loads(run_cli("uses", tmp_path / "o.ll", "--json").stdout)["kernels"]
    assert {k.get("name"): k.get("target") for k in kernels} == {"own": "gfx90a", "open": "gfx1100"}


def test_what_is_no_processor_is_refused(tmp_path: Path) -> None:
    for name in ("gfx1", "", ":xnack+", 'gfx942"', "sm_90"):
        with pytest.raises(OptionError, match="unknown processor"):
            swlds.lower(swlds.parse(TEXT), mcpu=name)
    (tmp_path / "k.ll").write_text(TEXT)
    done = run_cli("lower", tmp_path / "k.ll", "--mcpu", "gfx1")
    assert done.code == 2 and "unknown target 'gfx1'" in done.stderr and done.stdout == ""


def test_features_behind_the_name_are_not_part_of_it() -> None:
    assert '"target-cpu"="gfx942"' in str(swlds.lower(swlds.parse(TEXT), mcpu="gfx942:xnack+"))


def test_compare_is_as_before() -> None:
    assert compare_with_llvm(swlds.parse(TEXT), mcpu="gfx1100") is None


def test_lowered_launch_gives_the_same() -> None:
    module = swlds.parse(TEXT)
    for loaded in (module, swlds.lower(module, mcpu="gfx1100")):
        out = np.zeros(1, np.int32)
        result = swlds.Device("gfx1100").load(loaded)["open"].launch(1, 1, [out])
        assert result.findings == [] and out.tolist() == [32]
