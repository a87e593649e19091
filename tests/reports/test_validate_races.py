"""``validate`` of programs that race: what differs may be the order of waves, and that is said first."""

from __future__ import annotations

from pathlib import Path

from swlds.run import RunRequest, validate

#: Each wave writes its word and reads that of the next one, without a barrier between. Behind the barriers at a lowered kernel's
#: start the waves go on in another order.
RACES = """target triple = "amdgcn-amd-amdhsa"
@w = internal addrspace(3) global [4 x i32] undef, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %i, 6
  %mine = getelementptr i32, ptr addrspace(3) @w, i32 %wave
  store i32 7, ptr addrspace(3) %mine, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %above = add i32 %wave, 1
  %next = and i32 %above, 3
  %other = getelementptr i32, ptr addrspace(3) @w, i32 %next
  %v = load i32, ptr addrspace(3) %other, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""
ORDERED = RACES.replace(
    "  %o = getelementptr",
    '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
    '  fence syncscope("workgroup") acquire\n  %o = getelementptr',
)
#: Each group writes its number to one place: the last one's is left.
AGREES = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  store i32 %g, ptr addrspace(1) %out, align 4
  ret void
}
"""
DOUBT = "the program races, so what it computes may depend on the order of its waves and work-groups"


def request(tmp_path: Path, text: str, groups: int = 1) -> RunRequest:
    path = tmp_path / "k.ll"
    path.write_text(text)
    return RunRequest(str(path), "k", (groups,), (256,), ("i32[256]=zero",))


def test_races_come_first(tmp_path: Path) -> None:
    report = validate(request(tmp_path, RACES))
    assert report.differences and report.races and report.fails()
    head = [line.text for line in report.head()]
    assert head[0] == "The original and the lowered module differ:" and head[1] == f"    {DOUBT}:"
    behind = head[2 : 2 + len(report.races)]
    assert behind == [f"    {race}" for race in report.races] and all("race-" in line for line in behind)
    rest = head[2 + len(report.races) :]
    assert rest and not any("race-" in line for line in rest)
    data = report.as_json()
    assert data["differences"] == sorted(report.differences) and data["races"] == report.races and not data["equal"]
    assert not any(line in report.differences for line in (DOUBT, f"{DOUBT}:"))


def test_a_race_that_both_have_is_told_once(tmp_path: Path) -> None:
    """With other work-items, and more or less often, as the order has it."""
    report = validate(request(tmp_path, RACES))
    places = [line.partition(": ")[2] for line in report.races]
    assert len({*places}) == len(places) and any(line.startswith("in both: ") for line in report.races)


def test_modules_that_agree(tmp_path: Path) -> None:
    report = validate(request(tmp_path, AGREES, groups=2))
    assert not report.differences and report.races == [f"in both: {report.races[0].partition(': ')[2]}"]
    assert [line.text for line in report.head()][1:] == [f"    {DOUBT}"]


def test_no_race_no_doubt(tmp_path: Path) -> None:
    report = validate(request(tmp_path, ORDERED))
    assert not report.races and DOUBT not in report.text() and report.as_json()["races"] == []
    report.differences = ["argument 0 differs after the launch"]
    assert [line.text for line in report.head()][1:] == ["    argument 0 differs after the launch"]
