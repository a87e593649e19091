"""Launches from what a producer wrote: an entry of Triton's cache, dynamic LDS that was forgotten."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import swlds
from swlds.device.launch_options import LaunchOptions
from swlds.errors import InputError, LaunchError
from swlds.run import RunRequest, complete, run, validate

#: As Triton writes them: two more pointers than the source has, LDS whose size the launch gives.
KERNEL = """target triple = "amdgpu9.42-amd-amdhsa"
@global_smem = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @twice(ptr addrspace(1) %p, ptr addrspace(1) %scratch, ptr addrspace(1) %profile) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(1) %p, i32 %x
  %v = load float, ptr addrspace(1) %q, align 4
  %l = getelementptr float, ptr addrspace(3) @global_smem, i32 %x
  store float %v, ptr addrspace(3) %l, align 4
  %w = load float, ptr addrspace(3) %l, align 4
  %r = fmul float %w, f0x40000000
  store float %r, ptr addrspace(1) %q, align 4
  %s = getelementptr float, ptr addrspace(1) %scratch, i32 %x
  store float %r, ptr addrspace(1) %s, align 4
  ret void
}
"""
ENTRY = {
    "name": "twice",
    "target": {"backend": "hip", "arch": "gfx942", "warp_size": 64},
    "num_warps": 2,
    "shared": 512,
    "global_scratch_size": 512,
    "profile_scratch_size": 0,
}


def entry(folder: Path, **changed: object) -> str:
    (folder / "twice.json").write_text(json.dumps({**ENTRY, **changed}))
    (folder / "twice.llir").write_text(KERNEL)
    return str(folder / "twice.llir")


def test_the_entry_says_how_it_is_launched(tmp_path: Path) -> None:
    report = run(RunRequest(entry(tmp_path), args=("f32[128]=iota",), save={0: str(tmp_path / "out.npy")}))
    assert not report.findings and report.target == "gfx942"
    assert report.launch["block"] == [128, 1, 1] and report.launch["dynamic_lds"] == 512
    assert (np.load(tmp_path / "out.npy") == 2 * np.arange(128)).all()


def test_lowered_and_validated_alike(tmp_path: Path) -> None:
    report = validate(RunRequest(entry(tmp_path), args=("f32[128]=iota",)))
    assert not report.fails("warning") and report.lowered is not None


def test_what_is_said_goes_before(tmp_path: Path) -> None:
    request = RunRequest(entry(tmp_path), block=(64,), options=LaunchOptions().but(dynamic_lds=256), mcpu="gfx90a")
    completed = complete(request)
    assert (completed.block, completed.options.dynamic_lds, completed.mcpu) == ((64,), 256, "gfx90a")
    assert completed.trailing == ("u8[512]", "null") and complete(completed) == completed
    given = ("f32[128]=iota", "f32[128]", "null")
    assert not run(RunRequest(request.path, args=given)).findings


def test_a_module_without_an_entry(tmp_path: Path) -> None:
    path = tmp_path / "twice.ll"
    path.write_text(KERNEL)
    (tmp_path / "twice.json").write_text("{}")
    assert complete(RunRequest(str(path))).block is None


@pytest.mark.parametrize(
    "text", ["[", "[]", "{}", '{"target": 1}', json.dumps({**ENTRY, "num_warps": -1}), "[" * 100_000]
)
def test_entries_that_are_none(tmp_path: Path, text: str) -> None:
    path = entry(tmp_path)
    (tmp_path / "twice.json").write_text(text)
    with pytest.raises(InputError, match="no entry of Triton's cache"):
        complete(RunRequest(path))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"num_warps": 0}, "num_warps is 0"),
        ({"num_ctas": 2}, "num_ctas is 2: gfx942 has no clusters"),
        ({"target": {"backend": "cuda", "arch": "gfx942", "warp_size": 64}}, "backend is 'cuda'"),
        ({"target": {"backend": "hip", "arch": "gfx942", "warp_size": 32}}, "waves of gfx942 have 64 lanes"),
        ({"target": {"backend": "hip", "arch": "gfx1100", "warp_size": 16}}, "waves of gfx1100 have 32 or 64 lanes"),
    ],
)
def test_entries_that_contradict_themselves(tmp_path: Path, changed: dict[str, object], said: str) -> None:
    """Each was believed, and half of a block then computed half of a result without a word."""
    with pytest.raises(InputError, match=said) as refused:
        complete(RunRequest(entry(tmp_path, **changed)))
    assert str(refused.value).startswith(str(tmp_path / "twice.json"))


def test_an_entry_of_another_module(tmp_path: Path) -> None:
    """Triple or attribute say for which processor a kernel was compiled; the entry was believed, and its waves taken."""
    path = entry(tmp_path, target={"backend": "hip", "arch": "gfx1100", "warp_size": 32})
    said = "twice.json: target.arch is gfx1100, and kernel @twice was compiled for gfx942 "
    for launch in (run, validate):
        with pytest.raises(InputError, match=said):
            launch(RunRequest(path, args=("f32[64]=iota",)))
    with pytest.raises(InputError, match=said):
        swlds.Device().load(path).only(None)
    assert run(RunRequest(path, args=("f32[64]=iota",), mcpu="gfx942")).target == "gfx942"
    out = np.ones(64, np.float32)
    assert swlds.Device("gfx1100").load(path)["twice"].launch(1, args=[out]).target == "gfx1100" and (out == 2).all()


def test_entries_of_processors_with_clusters(tmp_path: Path) -> None:
    target = {"backend": "hip", "arch": "gfx1250", "warp_size": 32}
    assert complete(RunRequest(entry(tmp_path, target=target, num_ctas=2))).block == (64, 1, 1)


def test_a_kernel_that_the_entry_names_and_the_module_has_not(tmp_path: Path) -> None:
    """The message names the file that the name is from; not where the user gave the name."""
    path = entry(tmp_path, name="thrice")
    named = f"no kernel 'thrice', which {tmp_path / 'twice.json'} names (did you mean twice?"
    for request in (RunRequest(path, args=("f32[128]",)), RunRequest(path, kernel="thrice", args=("f32[128]",))):
        for launch in (run, validate):
            with pytest.raises(LaunchError) as said:
                launch(request)
            assert str(said.value).startswith(f"{path}: no kernel 'thrice'")
            assert (named in str(said.value)) == (request.kernel is None)
    loaded = swlds.Device().load(path)
    for name in (None, "thrice"):
        with pytest.raises(LaunchError, match=r"which .*twice\.json names"):
            loaded.only(name)
    assert not run(RunRequest(path, kernel="twice", args=("f32[128]=iota",))).findings


def test_python_launches_take_what_run_takes(tmp_path: Path) -> None:
    """Block, dynamic LDS, processor and the buffers behind the kernel's own arguments; what is said goes before."""
    path = entry(tmp_path, target={"backend": "hip", "arch": "gfx90a", "warp_size": 64})
    Path(path).write_text(KERNEL.replace("amdgpu9.42", "amdgcn"))
    kernel = swlds.Device().load(path).only(None)
    for block in ({}, {"block": None}):
        out = np.arange(128, dtype=np.float32)
        result = kernel.launch(1, args=[out], **block)
        result.raise_for_findings()
        assert (out == 2 * np.arange(128)).all() and result.target == "gfx90a"
        assert result.launch["block"] == [128, 1, 1] and result.launch["dynamic_lds"] == 512
    assert kernel.profile(2, args=[np.zeros(128, np.float32)]).totals and "define" in kernel.host_ir(1, args=[out])
    small = kernel.launch(1, 64, [out, out[:64].copy(), None], dynamic_lds=256)
    small.raise_for_findings()
    assert small.launch["block"] == [64, 1, 1] and small.launch["dynamic_lds"] == 256
    assert swlds.Device("gfx942").load(Path(path))["twice"].launch(1, args=[out]).target == "gfx942"
    for module in (swlds.parse(path), swlds.lower(swlds.parse(path)), swlds.opt(path, "lower-lds")):
        out = np.arange(128, dtype=np.float32)
        swlds.Device().load(module).only(None).launch(1, args=[out]).raise_for_findings()
        assert (out == 2 * np.arange(128)).all()
    with pytest.raises(LaunchError, match="no block is given"):
        swlds.Device().load(swlds.parse(KERNEL))["twice"].launch(1, args=[out, out, None])
    (tmp_path / "twice.json").write_text("[]")
    with pytest.raises(InputError, match="no entry of Triton's cache"):
        swlds.Device().load(path)


def test_errors_of_both_doors_are_alike(tmp_path: Path) -> None:
    path = entry(tmp_path)
    said = []
    for given in ([], [None, None], [None] * 4):
        with pytest.raises(LaunchError) as in_python:
            swlds.Device().load(path)["twice"].launch(1, args=given)
        with pytest.raises(LaunchError) as in_run:
            run(RunRequest(path, args=("null",) * len(given)))
        said.append(str(in_python.value))
        assert str(in_run.value) == said[-1]
    assert all("takes 3 arguments" in text for text in said)


def test_a_block_that_nobody_says() -> None:
    """Left out as with None: the kernel's own, or one clear error."""
    text = (
        "define amdgpu_kernel void @k(ptr addrspace(1) %p) {0} {{\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}}\n"
    )
    known = swlds.Device().load(
        swlds.parse(text.format("!reqd_work_group_size !0") + "!0 = !{i32 32, i32 2, i32 1}\n")
    )["k"]
    assert known.launch(1, args=[np.zeros(1, np.int32)]).launch["block"] == [32, 2, 1]
    unknown = swlds.Device().load(swlds.parse(text.format("")))["k"]
    for launch in (unknown.launch, unknown.profile, unknown.host_ir):
        with pytest.raises(LaunchError, match="no block is given"):
            launch(1, args=[np.zeros(1, np.int32)])


@pytest.mark.parametrize("is_lowered", [False, True])
def test_forgotten_dynamic_lds_is_said(is_lowered: bool) -> None:
    module = swlds.parse(KERNEL)
    module = swlds.lower(module) if is_lowered else module
    kernel = swlds.Device(engine="both").load(module)["twice"]
    found = kernel.launch(1, 64, [np.zeros(64, np.float32), np.zeros(64, np.float32), None]).findings
    assert found and all(f.message.startswith("No dynamic LDS (--dynamic-lds): lds ") for f in found)
    assert kernel.launch(1, 64, [np.zeros(64, np.float32), np.zeros(64, np.float32), None], dynamic_lds=128).findings
    kernel.launch(
        1, 64, [np.zeros(64, np.float32), np.zeros(64, np.float32), None], dynamic_lds=256
    ).raise_for_findings()


def test_lowered_with_as_much_dynamic_lds_as_there_is() -> None:
    kernel = swlds.Device(engine="both").load(swlds.lower(swlds.parse(KERNEL)))["twice"]
    out = np.ones(64, np.float32)
    kernel.launch(1, 64, [out, np.zeros(64, np.float32), None], dynamic_lds=64 << 10).raise_for_findings()
    assert (out == 2).all()
