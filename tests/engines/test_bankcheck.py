"""bankcheck's notes, targets without bank rows, accesses of every form, and counters of one's own."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import exec_support
import numpy as np
import pytest
from cli_support import run_cli
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.device.patterns import AccessSite, Seen
from swlds.errors import LaunchError
from swlds.report.profile import Profile, SiteCount

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@first = internal addrspace(3) global [16 x i32] poison, align 16
@tile = internal addrspace(3) global [4096 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare <2 x i32> @llvm.masked.load.v2i32.p3(ptr addrspace(3), <2 x i1>, <2 x i32>)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  store i32 0, ptr addrspace(3) @first
  BODY
  ret void
}
"""
STRIDED = """%i = mul i32 %x, 32
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4"""


def launch(body: str, cpu: str = "gfx942", block: Any = 64, engine: str | None = None, **options: Any) -> Any:
    kernel = swlds.Device(cpu, engine=engine).load(KERNEL.replace("BODY", body))["k"]
    return kernel.launch(2, block, [np.arange(64, dtype=np.uint32)], **{"checks": "memcheck", **options})


def lds_sites(body: str, **options: Any) -> list[SiteCount]:
    """Sites in LDS behind the first one, which every kernel has."""
    profile = launch(body, profile=True, **options).profile
    return [s for s in profile.sites if s.space == "lds"][1:]


# bankcheck ---------------------------------------------------------------------------------------------------


def test_note() -> None:
    [note] = launch(STRIDED, checks="all,bankcheck").findings
    assert note.message == (
        "32-way bank conflict: lanes 0 and 1 write different words (offsets 0 and 128 of @tile) of bank 0; 124 extra cycles "
        "in 2 executions (base 4)"
    )
    assert (note.tool, note.kind, note.severity, note.count) == ("bankcheck", "bank-conflict", "note", 2)
    assert (note.workgroup, note.workitem, note.wave, note.lane) == ((0, 0, 0), (0, 0, 0), 0, 0)
    assert (note.object.space, note.object.name, note.object.size, note.object.offset) == ("lds", "tile", 16384, 0)


def test_the_worst_execution_is_shown() -> None:
    """Only wave 2 of the second group has conflicts, of two trips the second has more."""
    body = """%g = call i32 @llvm.amdgcn.workgroup.id.x()
  %far = icmp uge i32 %x, 128
  %second = icmp eq i32 %g, 1
  %bad = and i1 %far, %second
  br label %loop
loop:
  %n = phi i32 [1, %entry], [2, %loop]
  %more = shl i32 1, %n
  %step = select i1 %bad, i32 %more, i32 1
  %low = and i32 %x, 63
  %i = mul i32 %low, %step
  %j = add i32 %i, %n
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  store i32 1, ptr addrspace(3) %p, align 4
  %over = icmp eq i32 %n, 2
  br i1 %over, label %end, label %loop
end:"""
    [note] = launch(body, block=192, checks="bankcheck").findings
    assert note.message.startswith(
        "4-way bank conflict: lanes 0 and 8 write different words (offsets 8 and 136 of @tile)"
    )
    assert note.message.endswith("of bank 2; 8 extra cycles in 12 executions (base 24)")
    assert (note.workgroup, note.workitem, note.wave, note.count) == ((1, 0, 0), (128, 0, 0), 2, 2)


def test_only_where_it_is_asked_for() -> None:
    result = launch(STRIDED, checks="all")
    assert not result.findings and "bankcheck" in result.fidelity.not_checked
    kernel = swlds.Device("gfx942").load(KERNEL.replace("BODY", STRIDED))["k"]
    given = [np.zeros(64, np.uint32)]
    plain, counting = (kernel.host_ir(1, 64, given, checks=checks) for checks in ("memcheck", "memcheck,bankcheck"))
    assert "see_pattern" in counting and "pattern" not in plain


def test_command(tmp_path: Path) -> None:
    """A note does not fail a run, unless it is asked to; original and lowered agree all the same."""
    (tmp_path / "in.ll").write_text(KERNEL.replace("BODY", STRIDED))
    words = ["in.ll", "--mcpu", "gfx950", "--block", "64", "--arg", "u32[64]=zero", "--check", "all,bankcheck"]
    done = run_cli("run", *words, cwd=tmp_path)
    assert (done.code, done.stderr) == (0, "")
    assert "========= Note: 32-way bank conflict: lanes 0 and 1 write" in done.stdout
    assert run_cli("run", *words, "--fail-on", "note", cwd=tmp_path).code == 1
    assert run_cli("validate", *words, cwd=tmp_path).code == 0
    read = STRIDED.replace("store i32 1,", "%v = load i32,")
    (tmp_path / "in.ll").write_text(KERNEL.replace("BODY", read))
    for command in ("run", "profile"):
        assert "reads of 4 bytes: disputed (rocRoller, CK; " in run_cli(command, *words, cwd=tmp_path).stdout


def test_target_without_rows(tmp_path: Path) -> None:
    with pytest.raises(LaunchError, match="the LDS banks of gfx1250 are not known"):
        launch(STRIDED, "gfx1250", 32, checks="memcheck,bankcheck")
    (tmp_path / "in.ll").write_text(KERNEL.replace("BODY", STRIDED))
    words = ["in.ll", "--mcpu", "gfx1250", "--block", "32", "--arg", "u32[64]=zero"]
    done = run_cli("run", *words, "--check", "bankcheck", cwd=tmp_path)
    assert (done.code, done.stdout) == (1, "") and "the LDS banks of gfx1250 are not known" in done.error
    done = run_cli("profile", *words, "--json", "-", cwd=tmp_path)
    made = json.loads(done.stdout)
    assert [(s["executions"], s["lds"]) for s in made["sites"]] == [(1, None), (1, None)]
    assert made["totals"]["lds"]["instructions"] == 2
    assert made["totals"]["lds"]["extra_cycles"] is made["totals"]["lds"]["conflict_rate"] is made["bank_rows"] is None
    assert "bank conflicts: the LDS banks of gfx1250 are not known" in made["fidelity"]["not_modelled"]


# Reports -----------------------------------------------------------------------------------------------------


def test_profile_of_a_conflict() -> None:
    profile = launch(STRIDED, profile=True).profile
    assert Profile.from_json(json.loads(profile.json())) == profile
    lds = profile.totals["lds"]
    assert (lds["passes"], lds["base_cycles"], lds["extra_cycles"]) == (4, 8, 124)
    assert (lds["conflict_rate"], lds["conflicts_per_access"]) == (3.125 * 124 / 8, 15.5)
    site = profile.as_json()["sites"][1]
    assert site["lds"] == {
        "passes": 2,
        "base_cycles": 4,
        "extra_cycles": 124,
        "worst_way": 32,
        "evidence": "measured",
        "same_address": 0,
        "misaligned": 0,
        "example": {"bank": 0, "lanes": (0, 1), "offsets": (0, 128)},
    }
    lines = profile.text("object").splitlines()
    assert lines[1].split() == "object what executions lanes bytes passes base extra worst rate %".split()
    assert lines[3].split() == "tile store 4 B lds 2 128 512 2 4 124 32 96.88".split()
    assert lines[-1].startswith("Most extra cycles: 124 of site 1 (@k in ")
    assert lines[-1].endswith("32-way: lanes 0 and 1 want words at offsets 0 and 128 of LDS, of bank 0")


# Forms of access ---------------------------------------------------------------------------------------------

RESOURCE = (
    "%r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 100, i32 159744)\n"
)
FORMS = [
    ("%v = atomicrmw add ptr addrspace(3) @first, i32 1 monotonic, align 4", [(2, 2, 4, 0, 124)]),
    ("%v = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @first, i1 false)", [(2, 2, 4, 0, 0)]),
    (  # dense, whatever the lanes' own pointers are
        f"{STRIDED}\ncall void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %p, i32 4, i32 0, i32 0)",
        [(2, 2, 4, 124, 0), (2, 2, 4, 0, 0)],
    ),
    (  # lanes outside the buffer write zeros: one access
        f"{RESOURCE}%b = mul i32 %x, 4\ncall void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, "
        "ptr addrspace(3) @tile, i32 4, i32 %b, i32 0, i32 0, i32 0)",
        [(2, 2, 4, 0, 0)],
    ),
    (  # each element: the first in lanes 0 to 2
        "%a = icmp ult i32 %x, 3\n%m = insertelement <2 x i1> splat (i1 true), i1 %a, i32 0\n%i = mul i32 %x, 32\n"
        "%p = getelementptr i32, ptr addrspace(3) @tile, i32 %i\n"
        "%v = call <2 x i32> @llvm.masked.load.v2i32.p3(ptr addrspace(3) align 4 %p, <2 x i1> %m, <2 x i32> zeroinitializer)",
        [(4, 4, 8, 2 * (2 + 62), 0)],
    ),
    (  # even lanes go to LDS, 16 of each half, two of them on each bank
        "%odd = and i32 %x, 1\n%a = icmp eq i32 %odd, 0\n%i = mul i32 %x, 2\n"
        "%p = getelementptr i32, ptr addrspace(3) @tile, i32 %i\n%l = addrspacecast ptr addrspace(3) %p to ptr\n"
        "%g = addrspacecast ptr addrspace(1) %from to ptr\n%f = select i1 %a, ptr %l, ptr %g\nstore i32 1, ptr %f, align 4",
        [(2, 2, 4, 4, 0)],
    ),
    ("store i64 1, ptr addrspace(3) @tile, align 4", [(2, 4, 8, 0, 0)]),
    ("%v = load <8 x i32>, ptr addrspace(3) @tile, align 16", [(2, 4, 32, 0, 0)]),
]


@pytest.mark.parametrize(("body", "wanted"), FORMS)
def test_forms(body: str, wanted: list[tuple[int, ...]]) -> None:
    found = [(s.executions, s.lds) for s in lds_sites(body)]
    got = [(n, c.passes, c.base_cycles, c.extra_cycles, c.same_address) for n, c in found if c is not None]
    assert got == wanted and len(got) == len(found)


def test_copies_have_no_cost() -> None:
    """Which LDS instructions a copy becomes is not known: it counts, without a cost; the statement says so."""
    body = "call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) align 4 @tile, ptr addrspace(3) align 4 @first, i32 16, i1 false)"
    result = launch(body, profile=True)
    copies = [s for s in result.profile.sites if "memcpy" in s.instruction]
    assert [(s.executions, s.requested_bytes, s.lds) for s in copies] == [(2, 2048, None)] * 2
    assert any("copies and fills of any length in LDS" in line for line in result.fidelity.not_modelled)


@given(
    st.sampled_from([(64, 1), (16, 16), (8, 20), (150, 1)]),
    st.lists(st.integers(0, 40), min_size=6, max_size=6),
    st.integers(0, 160),
    st.sampled_from(["gfx942", "gfx1100"]),
)
@settings(max_examples=300 if exec_support.LONG_RUN else 12)
def test_addresses_that_are_rows(block: tuple[int, int], numbers: list[int], most: int, cpu: str) -> None:
    """Host code has several forms of them: both engines see the same patterns."""
    a, b, c, d, e, f = numbers
    body = f"""br label %loop
loop:
  %n = phi i32 [0, %entry], [%next, %joined]
  %flat = mul i32 %y, {block[0]}
  %item = add i32 %flat, %x
  %few = icmp ule i32 %item, {most}
  br i1 %few, label %then, label %joined
then:
  %i0 = mul i32 %x, {a}
  %i1 = mul i32 %y, {b}
  %i2 = mul i32 %n, {c}
  %i3 = add i32 %i0, %i1
  %i4 = add i32 %i3, %i2
  %i = and i32 %i4, 4095
  %row = getelementptr i32, ptr addrspace(3) @tile, i32 %i4
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  %q = getelementptr [4 x i32], ptr addrspace(3) @tile, i32 %x
  %r = getelementptr i32, ptr addrspace(3) @tile, i32 %n
  store i32 1, ptr addrspace(3) %p, align 4
  %v0 = load volatile i32, ptr addrspace(3) %row, align 4
  %v1 = load volatile i64, ptr addrspace(3) %q, align 8
  %v2 = load volatile <4 x i32>, ptr addrspace(3) %q, align {4 << d % 3}
  %v3 = load volatile i32, ptr addrspace(3) %r, align 4
  %v4 = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic, align 4
  br label %joined
joined:
  %next = add i32 %n, 1
  %over = icmp eq i32 %next, {1 + (e + f) % 7}
  br i1 %over, label %end, label %loop
end:"""
    launch(body, cpu, block, "both", checks="memcheck,bankcheck", profile=True)


# Counters of one's own ---------------------------------------------------------------------------------------


@dataclass
class Executions:
    found: dict[AccessSite, int] = field(default_factory=dict)

    def patterns(self, site: AccessSite, seen: Seen) -> None:
        self.found[site] = self.found.get(site, 0) + int(seen.weights.sum())


def test_counter() -> None:
    """Beside others, or alone; on a target without rows, too."""
    for cpu, options in (("gfx942", {"profile": True}), ("gfx942", {}), ("gfx1250", {"profile": True})):
        result = launch(STRIDED, cpu, 32, counters=(Executions, Executions), **options)
        first, second = result.counters
        assert first == second and list(first.found.values()) == [2, 2]
        if result.profile is not None:
            assert [s.executions for s in result.profile.sites] == [2, 2]


def test_suspicious_groups_count_once(runs: list[Any]) -> None:
    """A group that the reference engine executes, and four that host code does."""
    body = f"""{STRIDED}
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %far = mul i32 %g, 4096
  %far.at = getelementptr i32, ptr addrspace(3) %p, i32 %far
  %c = icmp eq i32 %g, 1
  br i1 %c, label %then, label %end
then:
  store i32 1, ptr addrspace(3) %far.at, align 4
  br label %end
end:"""
    kernel = swlds.Device("gfx942").load(KERNEL.replace("BODY", body))["k"]
    given = [np.zeros(64, np.uint32)]
    result = kernel.launch(5, 64, given, checks="memcheck,bankcheck", profile=True, counters=(Executions,))
    assert [f.kind for f in result.findings] == ["out-of-bounds", "bank-conflict", "bank-conflict"]
    assert runs[-1].replayed == 1
    assert [s.executions for s in result.profile.sites if s.space == "lds"] == [5, 5, 1]
    assert list(result.counters[0].found.values()) == [5, 5, 1]


@pytest.mark.parametrize("host", exec_support.available_hosts())
def test_vectors_of_other_hosts(host: str) -> None:
    """Chunks of 8 and 16 lanes, waves of 32 and 64: rows, rows of rows, any addresses, with patterns that give way."""
    body = """br label %loop
loop:
  %n = phi i32 [0, %entry], [%next, %loop]
  %far = mul i32 %x, %n
  %mixed = xor i32 %far, %n
  %place = and i32 %mixed, 4095
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %place
  store i32 1, ptr addrspace(3) %p, align 4
  %i = mul i32 %y, 33
  %j = add i32 %i, %x
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  %v = load volatile i32, ptr addrspace(3) %q, align 4
  %next = add i32 %n, 1
  %over = icmp eq i32 %next, 500
  br i1 %over, label %end, label %loop
end:"""
    for cpu in ("gfx942", "gfx1100"):
        launch(body, cpu, (16, 8), "both", checks="memcheck", profile=True, host=host)


def test_counters_in_a_list() -> None:
    """As in a tuple, though what a launch is told is looked up by."""
    kernel = swlds.Device("gfx942").load(KERNEL.replace("BODY", STRIDED))["k"]
    for _ in range(2):
        result = kernel.launch(1, 64, [np.zeros(64, np.uint32)], counters=[Executions], engine="wave")
        assert list(result.counters[0].found.values()) == [1, 1]
