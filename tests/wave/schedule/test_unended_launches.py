"""A launch that does not end says where its waves stand, on both engines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli

import swlds
from swlds.device.findings import Finding
from swlds.device.wave_places import name_waves
from swlds.report.sarif import build_sarif

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
#: Wave 3 never leaves its loop in @spin, the other waves wait for it.
SPIN = f"""{HEAD}@lds = internal addrspace(3) global i32 poison, align 4
define internal void @spin(i32 %n) noinline {{
  br label %again
again:
  %i = phi i32 [ %n, %0 ], [ %next, %again ]
  %next = xor i32 %i, 1
  %over = icmp eq i32 %next, 77
  br i1 %over, label %done, label %again
done:
  ret void
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %i, ptr addrspace(1) %out, align 4
  %last = icmp uge i32 %i, 192
  br i1 %last, label %calls, label %meets
calls:
  call void @spin(i32 0)
  br label %meets
meets:
  call void @llvm.amdgcn.s.barrier()
  ret void
}}
"""
#: The same with recursion, so that @spin is no part of the kernel's own code.
DEEP = (
    SPIN.replace("call void @spin(i32 0)", "call void @walk(i32 3)")
    + """
define internal void @walk(i32 %n) noinline {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %stays, label %goes
goes:
  %less = sub i32 %n, 1
  call void @walk(i32 %less)
  ret void
stays:
  call void @spin(i32 0)
  ret void
}
"""
)
NO_BARRIER = SPIN.replace("  call void @llvm.amdgcn.s.barrier()\n", "")
#: Waves 0 and 1 wait at one barrier each, and nobody comes.
STUCK = f"""{HEAD}@a = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@b = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
define internal void @join(ptr addrspace(3) %which) noinline {{
  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) %which, i32 2)
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) %which)
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %which, i32 2)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  ret void
}}
define amdgpu_kernel void @k() {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp ult i32 %i, 32
  br i1 %first, label %one, label %two
one:
  call void @join(ptr addrspace(3) @a)
  ret void
two:
  call void @join(ptr addrspace(3) @b)
  ret void
}}
"""


def timeout_of(text: str, engine: str, grid: int = 1, **options: Any) -> Finding:
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]
    out = np.zeros(64, np.int32)
    result = kernel.launch(grid, 256, [out], timeout=1, engine=engine, checks="memcheck", **options)
    [finding] = [f for f in result.findings if f.kind == "timeout"]
    return finding


def said(finding: Finding) -> list[tuple[str, int, tuple[int, ...], list[str]]]:
    return [(p.state, p.count, p.waves, [call.split(" ")[0] for call in p.site.calls]) for p in finding.places]


@pytest.mark.parametrize("engine", ["wave", "reference"])
class TestTimeout:
    def test_some_run_and_some_wait(self, engine: str) -> None:
        """The loop with its call chain; the barrier; each with the line of the input."""
        finding = timeout_of(SPIN, engine)
        assert said(finding) == [
            ("wait for the work-group's barrier", 3, (0, 1, 2), ["@k"]),
            ("run", 1, (3,), ["@spin", "@k"]),
        ]
        assert finding.places[0].site.calls[0] == "@k in <text>:22"
        assert finding.places[1].site.calls[1] == "@k at <text>:19"
        assert finding.calls == finding.places[0].site.calls and finding.instruction
        assert (finding.workgroup, finding.wave) == ((0, 0, 0), 0)

    def test_calls_that_are_no_part_of_the_kernel(self, engine: str) -> None:
        finding = timeout_of(DEEP, engine)
        assert said(finding)[0][0] == "wait for the work-group's barrier"
        assert said(finding)[1] == ("run", 1, (3,), ["@spin", "@walk", "@walk", "@walk", "@walk", "@k"])

    def test_waves_that_are_no_coroutines(self, engine: str) -> None:
        """The others have ended."""
        assert said(timeout_of(NO_BARRIER, engine)) == [("run", 1, (3,), ["@spin", "@k"])]

    def test_lowered(self, engine: str) -> None:
        finding = timeout_of(str(swlds.lower(swlds.parse(SPIN))), engine)
        assert [place[3] for place in said(finding)] == [["@k"], ["@spin", "@k"]]

    def test_groups(self, engine: str) -> None:
        """The threads of the wave compiler are in several groups at once."""
        finding = timeout_of(SPIN, engine, grid=2, **({"jobs": 2} if engine == "wave" else {}))
        groups = sum(place.count for place in finding.places if place.state == "run")
        assert groups >= (2 if engine == "wave" else 1)


def test_recursion_beyond_what_is_noted() -> None:
    """The innermost place and the outermost calls are known, and how many are left out."""
    finding = timeout_of(DEEP.replace("@walk(i32 3)", "@walk(i32 60)"), "wave")
    calls = finding.places[1].site.calls
    assert calls[0].startswith("@spin") and calls[-1].startswith("@k at")
    assert any(call.endswith("more calls") for call in calls)


class TestDeadlock:
    def test_every_wave_is_named(self) -> None:
        """Both engines agree in every field (the engines of a test are compared)."""
        result = swlds.Device("gfx1250").load(swlds.parse(STUCK))["k"].launch(1, 64)
        [finding] = result.findings
        assert (
            finding.message
            == "Deadlock: wave 0 waits for barrier @a, wave 1 waits for barrier @b; nobody else can arrive"
        )
        assert "s.barrier.wait" in finding.instruction
        assert said(finding) == [
            ("wait for barrier @a", 1, (0,), ["@join", "@k"]),
            ("wait for barrier @b", 1, (1,), ["@join", "@k"]),
        ]
        assert [p.site.calls[1] for p in finding.places] == ["@k at <text>:16", "@k at <text>:19"]

    def test_text_json_sarif(self) -> None:
        result = swlds.Device("gfx1250").load(swlds.parse(STUCK))["k"].launch(1, 64)
        text, found = result.text(), [f.as_json() for f in result.findings]
        assert "=========     wave 0 of work-group (0,0,0) waits for barrier @a at @join in <text>:8\n" in text
        assert "=========         called by @k at <text>:19\n" in text
        assert [p["waves"] for p in found[0]["places"]] == [[0], [1]]
        assert found[0]["places"][1]["calls"][1] == "@k at <text>:19"
        stacks = build_sarif(result.findings)["runs"][0]["results"][0]["stacks"]
        assert [len(stack["frames"]) for stack in stacks] == [2, 2, 2]
        assert "wait for barrier @b" in stacks[2]["message"]["text"]


def test_stack_overflow_names_its_calls(tmp_path: Path) -> None:
    """Two thousand times the same line help nobody; the place of each call is the input's line."""
    path = tmp_path / "k.ll"
    path.write_text(
        f"{HEAD}define void @f(i32 %i) {{\n  call void @f(i32 %i)\n  ret void\n}}\n"
        "define amdgpu_kernel void @k() {\n  call void @f(i32 0)\n  ret void\n}\n"
    )
    for engine in ("wave", "reference"):
        done = run_cli("run", path, "--block", "64", "--engine", engine)
        lines = done.stdout.splitlines()
        assert f"=========     at @f in {path}:3" in lines
        assert f"=========     called by @k at {path}:7" in lines
        assert any(line.endswith("more calls") for line in lines)
        assert len(lines) < 80


def test_names_of_waves() -> None:
    assert [name_waves(n) for n in ([3], [0, 1, 2, 5], [1, 3])] == ["wave 3", "waves 0-2, 5", "waves 1, 3"]
