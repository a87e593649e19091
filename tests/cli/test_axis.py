"""``swlds axis``: text and JSON, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axis_kernels import kernel
from cli_support import run_cli

COPY = kernel(
    """  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = shl i32 %g, 8
  %i = or disjoint i32 %b, %x
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p, align 4
  %t = shl i32 %x, 12
  %w = zext i32 %t to i64
  %q = getelementptr i8, ptr addrspace(1) %c, i64 %w
  store <4 x float> zeroinitializer, ptr addrspace(1) %q, align 16
  %inside = icmp ult i32 %x, 100
  br i1 %inside, label %then, label %end
then:
  %r = getelementptr float, ptr addrspace(1) %c, i32 %i
  store float %v, ptr addrspace(1) %r, align 4
  br label %end
end:""",
    "ptr addrspace(1) %a, ptr addrspace(1) align 128 %c",
)


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "copy.ll"
    path.write_text(COPY)
    return path


def test_json_has_claims_widths_and_lines(module: Path) -> None:
    done = run_cli(
        "axis", module, "--kernel", "k", "--block", "256", "--assume", "a:align=128", "--values", "--json", "-"
    )
    assert done.code == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["kernel"], report["block"], report["wave_size"]) == ("k", [256, 1, 1], 64)
    load, rows, tail = report["accesses"]
    assert {k: load[k] for k in ("space", "object", "element_bytes", "stride", "contiguity", "divisibility", "constancy")} == {
        "space": "global", "object": "a", "element_bytes": 4, "stride": 4, "contiguity": 256, "divisibility": 128, "constancy": 1,
    }  # fmt: skip
    assert (load["verdict"], load["vector_bytes"], load["dma_bytes"], load["why_not_wider"]) == (
        "under-assumption",
        16,
        4,
        None,
    )
    assert "assumed: a:align=128" in load["premises"]
    assert (load["shape"], load["lines"]["lines"], load["lines"]["least_lines"]) == ("contiguous", 8, 8)
    assert load["lines"]["coalescing_percent"] == 100.0
    assert (rows["shape"], rows["stride"], rows["lines"]["lines"], rows["lines"]["least_lines"]) == (
        "stride 4096",
        4096,
        256,
        32,
    )
    assert rows["lines"]["efficiency"] == 0.125 and rows["verdict"] == "proved"
    assert tail["lines"]["lines"] == 4 and tail["lines"]["verdict"] == "proved"  # 100 lanes: two lines a wave
    values = {value["name"]: value for value in report["values"]}
    assert values["%x"]["divisibility"] == 4611686018427387904 and values["%x"]["stride"] == 1
    assert values["%inside"]["constancy"] == 4 and values["%b"]["value"] is None
    assert set(values) == {"%a", "%c", "%x", "%g", "%b", "%i", "%p", "%t", "%w", "%q", "%inside", "%r"}


def test_text_says_what_is_in_the_way(module: Path) -> None:
    done = run_cli("axis", module, "--block", "256", "--mcpu", "gfx950")
    assert done.code == 0, done.stderr
    assert "kernel @k (gfx950, block 256x1x1, wave 64)" in done.stdout
    assert "runs start at multiples of 4 bytes, for all that is known (--assume a:align=16 if so)" in done.stdout
    assert "%a is a multiple of 128" in done.stdout
    assert "stride 4096" in done.stdout and "1-2: claims rest on align 128 of %c" in done.stdout
    assert "12.5 %" in done.stdout


def test_groups_of_any_size(module: Path) -> None:
    """Without --block the claims are those of any wave, and say what they take for granted."""
    done = run_cli("axis", module, "--json", "-")
    assert done.code == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["block"] is None
    rests = "assumed: x of the group is a multiple of the wave, or y and z are 1"
    load = report["accesses"][0]
    assert (load["contiguity"], load["verdict"]) == (64, "under-assumption") and rests in load["premises"]
    assert load["lines"]["premises"][-1] == "assumed: waves are full"
    assert "block of any size" in run_cli("axis", module).stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [(("--block", "256", "--assume", "z:align=4"), "has no parameter 'z'"), (("--block", "4096"), "at most 1024"),
     (("--block", "64", "--kernel", "j"), "no kernel 'j'"),
     (("--block", "64", "--assume", "a"), "no assumption")],
)  # fmt: skip
def test_wrong_words_are_one_error(module: Path, words: tuple[str, ...], message: str) -> None:
    done = run_cli("axis", module, *words)
    assert done.code in (1, 2) and message in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_numbers_of_many_accesses_are_not_all_written(tmp_path: Path) -> None:
    steps = "".join(
        f"  %i{k} = add i32 %x, {3 * k}\n  %b{k} = xor i32 %i{k}, {k}\n  %z{k} = zext i32 %b{k} to i64\n"
        f"  %p{k} = getelementptr float, ptr addrspace(1) %a, i64 %z{k}\n  store float 1.0, ptr addrspace(1) %p{k}\n"
        for k in range(400)
    )
    path = tmp_path / "k.ll"
    path.write_text(
        "declare i32 @llvm.amdgcn.workitem.id.x()\ndefine amdgpu_kernel void @k(ptr addrspace(1) %a) {\n"
        f"  %x = call i32 @llvm.amdgcn.workitem.id.x()\n{steps}  ret void\n}}\n"
    )
    done = run_cli("axis", path, "--block", "64")
    assert done.code == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) < 300
