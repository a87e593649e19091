"""``swlds profile``: what is counted, on both engines the same, and how it is reported. Pointer programs (``pointer_support``)
compare their profiles, too."""

from __future__ import annotations

import contextlib
import csv
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from barrier_programs import make_program as make_barriers
from buffer_programs import BUFFER_FAMILIES
from cli_support import run_cli
from divergent_programs import make_program as make_divergent
from divergent_programs import promoted
from memory_programs import FAMILIES, make_program
from recursive_programs import make_recursive_program
from wave_support import run_program

import swlds
from swlds.engines.wave_compiler import engine, jit
from swlds.errors import UnsupportedError
from swlds.report.profile import Profile
from swlds.report.run_report import RunReport

FAMILIES.update(BUFFER_FAMILIES)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few of LLVM's passes."""
    for name in ("LEVEL", "SMALL", "LARGE"):
        monkeypatch.setattr(jit, name, 0)


# Both engines count the same: the engine "both" compares ------------------------------------------------------


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("family", FAMILIES)
def test_memory_programs(family: str) -> None:
    """Buffers, copies between LDS and global memory, masked operations, memcpy and memset, atomics; wave32 and wave64, original
    and lowered."""
    sites = 0
    for seed in range(6):
        program = make_program(family, seed)
        count = program.grid * program.block
        module = swlds.parse(program.text)
        if seed % 2 and "addrspace(3)" in program.text:
            module = swlds.lower(module, instrument=False)
        words = (np.arange(n, dtype=np.uint32) for n in (count + 64, program.words, 16 * count))
        kernel = swlds.Device(program.target, engine="both").load(module)["k"]
        with contextlib.suppress(UnsupportedError):
            sites += len(
                kernel.profile(program.grid, program.block, [*words, np.uint32(count - 9)], checks="memcheck").sites
            )
    assert sites


@pytest.mark.usefixtures("quick")
def test_divergent_programs() -> None:
    """Branches, loops, early returns, recursion, calls through pointers."""
    for seed in range(6):
        text = make_divergent(seed) if seed < 3 else make_recursive_program(seed)
        run_program(promoted(text) if seed % 2 else text, engine="both", profile=True, checks="memcheck")


@pytest.mark.usefixtures("quick")
def test_barrier_programs() -> None:
    """Whole, split and named barriers, also misused: groups that the reference engine executes count once."""
    kinds = set()
    for seed in range(6):
        kernel = swlds.Device("gfx1250", engine="both").load(make_barriers(seed, seed % 2 == 1))["k"]
        checks = "memcheck,barriercheck"
        found = kernel.profile(2, 128, [np.zeros(256, np.uint32)], checks=checks, seed=seed % 3, timeout=60)
        kinds |= {order.kind for order in found.orders}
    assert kinds >= {"barrier", "signal", "wait"}


# What is counted ---------------------------------------------------------------------------------------------

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [64 x i32] poison, align 16
@count = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1), <2 x i1>, <2 x i32>)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="gfx942" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %x, 63
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %cell = getelementptr i32, ptr addrspace(3) @tile, i32 %low
  %few = icmp ult i32 %x, 5
  br i1 %few, label %then, label %end
then:
BODY
  br label %end
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
"""


def profile(body: str, block: int = 128, **options: Any) -> Profile:
    """Of two work-groups, on both engines."""
    kernel = swlds.Device().load(KERNEL.replace("BODY", body))["k"]
    arrays = [np.arange(256, dtype=np.uint32), np.zeros(256, np.uint32)]
    found = kernel.launch(2, block, arrays, **{"checks": "memcheck", "profile": True, **options}).profile
    assert found is not None
    return found


ROWS = [
    ("%v = load i32, ptr addrspace(1) %from, align 4", [("load 4 B global", "in", 2, 10, 40)]),
    ("store i64 7, ptr addrspace(3) @tile, align 8", [("store 8 B lds", "tile", 2, 10, 80)]),
    ("%v = load atomic i32, ptr addrspace(1) %from monotonic, align 4", [("load 4 B global", "in", 2, 10, 40)]),
    ("%v = atomicrmw add ptr addrspace(1) %out, i32 1 monotonic", [("atomic 4 B global", "out", 2, 10, 40)]),
    ("%v = cmpxchg ptr addrspace(1) %to, i32 0, i32 1 monotonic monotonic", [("atomic 4 B global", "out", 2, 10, 40)]),
    (  # the first lane for all
        "store i32 0, ptr addrspace(3) @count\n%v = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @count, i1 false)",
        [("store 4 B lds", "count", 2, 10, 40), ("atomic 4 B lds", "count", 2, 2, 8)],
    ),
    (  # two bytes become a word
        "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @tile, i32 2, i32 0, i32 0)",
        [("dma read 2 B global", "in", 2, 10, 20), ("dma write 4 B lds", "tile", 2, 10, 40)],
    ),
    (  # each element is an access: the first of lanes 0 to 2, the second of lanes 0 to 4
        "%a = icmp ult i32 %x, 3\n%m = insertelement <2 x i1> splat (i1 true), i1 %a, i32 0\n"
        "%v = call <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1) align 4 %in, <2 x i1> %m, <2 x i32> zeroinitializer)",
        [("load 4 B global", "in", 4, 16, 64)],
    ),
    (  # lanes want 0, 1, 2, 3 and 4 bytes
        "%s = zext i32 %x to i64\ncall void @llvm.memset.p1.i64(ptr addrspace(1) %to, i8 1, i64 %s, i1 false)",
        [("store ? B global", "out", 2, 8, 20)],
    ),
    ("%s = alloca i32, addrspace(5)\nstore volatile i32 1, ptr addrspace(5) %s", []),
    (  # lanes 0 to 2 go to LDS, 3 and 4 to global memory: two accesses
        "%a = icmp ult i32 %x, 3\n%l = addrspacecast ptr addrspace(3) %cell to ptr\n"
        "%g = addrspacecast ptr addrspace(1) %to to ptr\n"
        "%p = select i1 %a, ptr %l, ptr %g\nstore i32 1, ptr %p, align 4",
        [("store 4 B global", "", 2, 4, 16), ("store 4 B lds", "", 2, 6, 24)],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("body", "wanted"), ROWS)
def test_rows(body: str, wanted: list[tuple[str, str, int, int, int]]) -> None:
    """Five lanes of the first wave of each group come by; the other wave does not execute it."""
    found = profile(body)
    assert [(s.what, s.object or "", s.executions, s.active_lanes, s.requested_bytes) for s in found.sites] == wanted
    orders = [(s.what, s.executions, s.active_lanes) for s in found.orders]
    assert orders == [("fence", 4, 256), ("barrier", 4, 256), ("fence", 4, 256)]


def test_totals_and_partial_waves() -> None:
    """A wave with work-items for some of its lanes only."""
    found = profile("store i32 1, ptr addrspace(1) %to, align 4", block=70)
    assert (found.groups, found.waves, found.wave_size) == (2, 4, 64)
    assert found.totals == {
        "lds": {
            "instructions": 0,
            "active_lanes": 0,
            "requested_bytes": 0,
            "passes": 0,
            "base_cycles": 0,
            "extra_cycles": 0,
            "conflict_rate": 0.0,
            "conflicts_per_access": 0.0,
        },
        "global": {
            "instructions": 2,
            "active_lanes": 10,
            "requested_bytes": 40,
            "unique_bytes": 40,
            "lines": 2,
            "least_lines": 2,
            "line_bytes": 128,
            "efficiency": 40 / 256,
            "coalescing_percent": 100.0,
        },
        "barriers": 4,
        "fences": 8,
        "waves": 4,
    }
    assert found.orders[1].active_lanes == 140


def test_replayed_groups_count_once(runs: list[engine.Run]) -> None:
    """Group 1 is suspicious, group 0 ran in host code: in the first pass both, in the second each where it belongs."""
    body = """%g = call i32 @llvm.amdgcn.workgroup.id.x()
%far = mul i32 %g, 4096
%p = getelementptr i32, ptr addrspace(1) %to, i32 %far
store i32 1, ptr addrspace(1) %p, align 4"""
    kernel = swlds.Device().load(KERNEL.replace("BODY", body))["k"]
    result = kernel.launch(
        5, 128, [np.zeros(256, np.uint32), np.zeros(4096 * 3 + 256, np.uint32)], checks="memcheck", profile=True
    )
    assert [f.kind for f in result.findings] == ["out-of-bounds"]
    assert runs[-1].replayed == 1
    assert result.profile is not None
    assert [(s.executions, s.active_lanes) for s in result.profile.sites] == [(5, 25)]


def test_what_was_stopped_says_so() -> None:
    spin = "br label %spin\nspin:\n%v = load volatile i32, ptr addrspace(1) %in\nbr label %spin\nno:"
    kernel = swlds.Device(engine="reference").load(KERNEL.replace("BODY", spin))["k"]
    arrays = [np.zeros(4, np.uint32), np.zeros(4, np.uint32)]
    result = kernel.launch(1, 64, arrays, profile=True, timeout=0.5, checks="memcheck")
    assert [f.kind for f in result.findings] == ["timeout"]
    assert any("stopped" in line for line in result.fidelity.approximated)


def test_only_where_it_was_asked_for() -> None:
    """Without a profile neither table nor code; with one the statement says what is not counted. Code is cached for each."""
    kernel = swlds.Device().load(KERNEL.replace("BODY", ""))["k"]
    arrays = [np.zeros(4, np.uint32), np.zeros(4, np.uint32)]
    plain, counting = (kernel.host_ir(1, 64, arrays, profile=on) for on in (False, True))
    assert counting.count("add i64") > plain.count("add i64")
    for on in (True, False, True):
        result = kernel.launch(1, 64, arrays, profile=on)
        assert (result.profile is not None) is on
        assert any(line.startswith("counts:") for line in result.fidelity.not_modelled) is on


def test_lowered() -> None:
    """LDS of the lowered module lies in global memory."""
    module = swlds.parse(KERNEL.replace("BODY", "store i32 1, ptr addrspace(3) %cell, align 4"))
    arrays = [np.zeros(4, np.uint32), np.zeros(4, np.uint32)]
    found = swlds.Device().load(swlds.lower(module, instrument=False))["k"].profile(2, 64, arrays)
    stores = [s for s in found.sites if s.instruction.startswith("store i32 1,")]
    assert [(s.what, s.executions, s.active_lanes) for s in stores] == [("store 4 B global", 2, 10)]


# Reports -----------------------------------------------------------------------------------------------------


def test_json_keeps_everything() -> None:
    found = profile(ROWS[0][0])
    assert Profile.from_json(json.loads(found.json())) == found
    kernel = swlds.Device().load(KERNEL.replace("BODY", ROWS[0][0]))["k"]
    result = kernel.launch(1, 64, [np.zeros(64, np.uint32), np.zeros(64, np.uint32)], profile=True)
    report = result.report()
    assert RunReport.from_json(json.loads(json.dumps(report.as_json(whole=True)))) == report
    drawn = RunReport.from_json(json.loads(json.dumps(report.as_json(whole=True, is_drawn=True))))
    assert drawn == report and drawn.lds == report.lds and drawn.lds is not None


def test_command(tmp_path: Path) -> None:
    """The table, JSON and CSV; memcheck's findings and the exit code of ``run``."""
    (tmp_path / "in.ll").write_text(KERNEL.replace("BODY", "store i32 1, ptr addrspace(1) %to, align 4"))
    words = ["in.ll", "--grid", "2", "--block", "64", "--arg", "null", "--arg"]
    done = run_cli(
        "profile", *words, "u32[64]=zero", "--json", "p.json", "--csv", "p.csv", "--by", "object", cwd=tmp_path
    )
    assert (done.code, done.stderr) == (0, "")
    assert done.stdout.splitlines()[:3] == [
        "2 work-groups, 2 waves of 64 lanes",
        "object  what              executions  lanes  bytes  lines  least  useful %  rocprof %",
        "out     store 4 B global           2     10     40      2      2      15.6      100.0",
    ]
    assert "Not checked: racecheck" in done.stdout
    made = json.loads((tmp_path / "p.json").read_text())
    assert (made["kernel"], made["engine"], made["groups"], made["against"]) == ("k", "wave", 2, None)
    (site,) = made["sites"]
    assert (site["function"], site["kind"], site["bytes"], site["align"], site["object"]) == ("k", "store", 4, 4, "out")
    assert list(csv.reader((tmp_path / "p.csv").open()))[1][:5] == ["out", "store 4 B global", "2", "10", "40"]
    wrong = run_cli("profile", *words, "u32[4]=zero", "--json", "-", cwd=tmp_path)
    assert wrong.code == 1
    assert [f["kind"] for f in json.loads(wrong.stdout)["findings"]] == ["out-of-bounds"]
    assert json.loads(wrong.stdout)["sites"][0]["executions"] == 2
