"""``--link`` and ``--rocm-device-libs``: modules linked in first, and what stands in the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli

import swlds
from swlds.ir import llvm
from swlds.ir.device_library.rocm import choose_files, find_folder

MAIN = """target triple = "amdgcn-amd-amdhsa"
declare float @scale(float)
declare float @shift(float)
@tile = internal addrspace(3) global [4 x float] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %data) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %data, i32 %i
  %t = getelementptr float, ptr addrspace(3) @tile, i32 %i
  %x = load float, ptr addrspace(1) %p
  %y = call float @scale(float %x)
  store float %y, ptr addrspace(3) %t
  %z = load float, ptr addrspace(3) %t
  %w = call float @shift(float %z)
  store float %w, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""
SCALE = "define float @scale(float %x) {\n  %y = fmul float %x, 2.0\n  ret float %y\n}\n"
SHIFT = "define float @shift(float %x) {\n  %y = fadd float %x, 1.0\n  ret float %y\n}\n"
LAUNCH = ("--grid", "1", "--block", "4", "--arg", "f32[4]=iota")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "main.ll").write_text(MAIN)
    (tmp_path / "scale.ll").write_text(SCALE)
    (tmp_path / "shift.bc").write_bytes(llvm.to_bitcode(SHIFT))
    return tmp_path


@pytest.mark.parametrize("form", ("plain", "lowered"))
def test_linked_modules_run(folder: Path, form: str) -> None:
    module = swlds.parse(folder / "main.ll", link=[folder / "scale.ll", str(folder / "shift.bc")])
    data = np.arange(4, dtype=np.float32)
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if form == "lowered" else module)["k"]
    assert not kernel.launch(1, 4, [data]).findings
    np.testing.assert_array_equal(data, np.arange(4) * 2 + 1)


@pytest.mark.parametrize(
    ("command", "more", "shown"),
    (
        ("run", (*LAUNCH, "--print", "0"), "[1. 3. 5. 7.]"),
        ("validate", LAUNCH, "agree"),
        ("profile", LAUNCH, "@k"),
        ("uses", (), "@tile"),
        ("lower", (), "define float @scale"),
        ("opt", ("--passes", "lower-dma"), "define float @shift"),
        ("axis", ("--block", "4"), "@k"),
        ("compare", (), "equal"),
    ),
)
def test_every_command_links(folder: Path, command: str, more: tuple[str, ...], shown: str) -> None:
    done = run_cli(command, "main.ll", "--link", "scale.ll", "--link", "shift.bc", *more, cwd=folder)
    assert (done.code, done.stderr) == (0, "")
    assert shown in done.stdout


def test_what_stays_undefined_is_one_error_that_says_what_to_do(folder: Path) -> None:
    done = run_cli("run", "main.ll", *LAUNCH, cwd=folder)
    assert done.code == 1
    assert "2 functions are called and defined nowhere: @scale, @shift" in done.error and "--link FILE" in done.error


@pytest.mark.parametrize(
    ("text", "words"),
    (
        (MAIN, "'k': symbol multiply defined"),
        ("define float @scale(float %x) {\n  ret i32 0\n}\n", "value doesn't match function"),
        ("", "empty"),
        ('target datalayout = "e-p:32:32"\n' + SCALE, "has the data layout"),
        ("define float @scale(float %x) {\n  ret float %y\n}\n", "bad.ll:2:13: use of undefined value '%y'"),
    ),
)
def test_errors_name_the_file(folder: Path, text: str, words: str) -> None:
    (folder / "bad.ll").write_text(text)
    done = run_cli("lower", "main.ll", "--link", "scale.ll", "--link", "bad.ll", cwd=folder)
    assert (done.code, done.stdout) == (1, "")
    assert "bad.ll" in done.error and words in done.error


def test_a_file_that_is_not_there(folder: Path) -> None:
    done = run_cli("run", "main.ll", "--link", "none.bc", *LAUNCH, cwd=folder)
    assert done.code == 1 and done.error.startswith("swlds: error: none.bc: cannot read")


def test_findings_in_linked_code_name_no_line_of_the_input(folder: Path) -> None:
    (folder / "shift.ll").write_text(
        "define float @shift(float %x) {\n  call void @llvm.trap()\n  ret float %x\n}\ndeclare void @llvm.trap()\n"
    )
    done = run_cli("run", "main.ll", "--link", "scale.ll", "--link", "shift.ll", *LAUNCH, cwd=folder)
    assert done.code == 1 and "at @shift" in done.stdout and "main.ll:" not in done.stdout


# ROCm's own -------------------------------------------------------------------------------------------------------

OCML = """declare float @__ocml_private_f32(float)
@__oclc_ISA_version = external addrspace(4) constant i32
@__oclc_wavefrontsize64 = external addrspace(4) constant i8
define float @__ocml_special_f32(float %x) {
  %isa = load i32, ptr addrspace(4) @__oclc_ISA_version
  %f = uitofp i32 %isa to float
  %wide = load i8, ptr addrspace(4) @__oclc_wavefrontsize64
  %g = uitofp i8 %wide to float
  %s = fadd float %f, %g
  ret float %s
}
define float @__ocml_unused_f32(float %x) {
  ret float %x
}
define float @scale(float %x) {
  ret float 0.0
}
"""


@pytest.fixture
def rocm(tmp_path: Path) -> Path:
    root = tmp_path / "rocm"
    folder = root / "amdgcn" / "bitcode"
    folder.mkdir(parents=True)
    texts = {"ocml": OCML, "ockl": "define i32 @__ockl_nothing() {\n  ret i32 0\n}\n"}
    for name in ("daz_opt_off", "unsafe_math_off", "finite_only_off", "correctly_rounded_sqrt_on"):
        texts[f"oclc_{name}"] = f"@__oclc_{name} = linkonce_odr hidden addrspace(4) constant i8 0\n"
    for isa in (942, 1100):
        texts[f"oclc_isa_version_{isa}"] = (
            f"@__oclc_ISA_version = linkonce_odr hidden addrspace(4) constant i32 {isa}\n"
        )
    for word, value in (("on", 1), ("off", 0)):
        texts[f"oclc_wavefrontsize64_{word}"] = (
            f"@__oclc_wavefrontsize64 = linkonce_odr hidden addrspace(4) constant i8 {value}\n"
        )
    for version in (500, 600):
        texts[f"oclc_abi_version_{version}"] = (
            f"@__oclc_ABI_version = linkonce_odr hidden addrspace(4) constant i32 {version}\n"
        )
    for name, text in texts.items():
        (folder / f"{name}.bc").write_bytes(llvm.to_bitcode(text))
    return root


USER = MAIN.replace("@shift", "@__ocml_special_f32").replace("declare float @scale(float)\n", SCALE)


@pytest.mark.parametrize("variable", ("ROCM_PATH", "HIP_DEVICE_LIB_PATH"))
@pytest.mark.parametrize(("mcpu", "value"), (("gfx942", 943.0), ("gfx1100", 1100.0)))
def test_rocms_libraries_are_used_where_they_are(
    tmp_path: Path, rocm: Path, variable: str, mcpu: str, value: float
) -> None:
    (tmp_path / "user.ll").write_text(USER)
    place = rocm / "amdgcn" / "bitcode" if variable == "HIP_DEVICE_LIB_PATH" else rocm
    words = ("run", "user.ll", "--rocm-device-libs", "--mcpu", mcpu, *LAUNCH, "--print", "0")
    done = run_cli(*words, cwd=tmp_path, env={variable: str(place)})
    assert (done.code, done.stderr) == (0, "")
    assert f"[{value:g}. {value:g}. {value:g}. {value:g}.]" in done.stdout


def test_only_what_is_needed_stays_and_the_modules_own_goes_first(monkeypatch: Any, tmp_path: Path, rocm: Path) -> None:
    monkeypatch.setenv("ROCM_PATH", str(rocm))
    user = USER.replace("define float @scale", "define weak float @scale")
    text = str(swlds.parse(user, "user.ll", rocm_device_libs=True))
    assert "define internal float @__ocml_special_f32" in text and "__ocml_unused_f32" not in text
    assert "fmul float %x, 2.0" in text and "ret float 0.0" not in text


def test_what_is_not_installed_is_said(tmp_path: Path, rocm: Path) -> None:
    (tmp_path / "user.ll").write_text(USER)
    words = ("run", "user.ll", "--rocm-device-libs", *LAUNCH)
    done = run_cli(*words, cwd=tmp_path, env={"ROCM_PATH": str(tmp_path)})
    assert done.code == 1 and "no device libraries of ROCm found" in done.error and str(tmp_path) in done.error
    done = run_cli(*words, "--mcpu", "gfx90a", cwd=tmp_path, env={"ROCM_PATH": str(rocm)})
    assert done.code == 1 and "have no oclc_isa_version_90a.bc" in done.error


def test_files_are_chosen_by_the_module(rocm: Path) -> None:
    folder = find_folder({"ROCM_PATH": str(rocm)})
    text = '"target-cpu"="gfx1100" "target-features"="+wavefrontsize64"\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}'
    names = {file.name for file in choose_files(text, None, folder)}
    assert {"oclc_isa_version_1100.bc", "oclc_wavefrontsize64_on.bc", "oclc_abi_version_500.bc"} <= names
    assert "opencl.bc" not in names
