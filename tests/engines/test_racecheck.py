"""racecheck: programs that race are found with both sites, programs that only look so are silent; lowered the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import exec_support
import numpy as np
import pytest
from exec_support import EXEC, engine_for, read_case
from paths import TESTS

import swlds
from swlds.device.memory_order import DEVICE_SCOPE, GROUP_SCOPE, WAVE_SCOPE, scope_level
from swlds.engines.reference.happens_before import Clock
from swlds.engines.reference.race_cells import PAGE_SHIFT, WRITES, Cells
from swlds.golden.launch_lines import Launch
from swlds.run import RunRequest, validate

RACY = sorted((EXEC / "racy").glob("*.ll"))
ORDERED = sorted((EXEC / "ordered").glob("*.ll"))
FENCES = TESTS / "ir" / "full" / "08-fences.ll"


def launch_case(case: Launch, module: Any = None, **options: Any) -> Any:
    """``test_races.py`` takes the same programs to both engines; so here only every eighth without ``--long``."""
    engine = engine_for([*RACY, *ORDERED].index(Path(case.path)), one_in=8)
    return exec_support.launch_case(case, module, engine=engine, **options)


def test_there_are_enough() -> None:
    """The promise is 12 programs that race and 8 that only look so."""
    assert len(RACY) >= 12
    assert len(ORDERED) >= 8


@pytest.mark.parametrize("path", ORDERED, ids=lambda p: p.stem)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_schedules(path: Path, seed: int) -> None:
    """What is ordered is silent under any schedule."""
    result, _ = launch_case(read_case(path), seed=seed)
    assert result.findings == []


@pytest.mark.parametrize("path", RACY, ids=lambda p: p.stem)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_race_is_found_in_any_order(path: Path, seed: int) -> None:
    """Who comes first may change the kind, not that there is a race."""
    result, _ = launch_case(read_case(path), seed=seed)
    assert any(f.tool in ("racecheck", "barriercheck") for f in result.findings)


def test_both_sites() -> None:
    """The other access: instruction, work-item, work-group."""
    result, _ = launch_case(read_case(EXEC / "racy" / "relaxed-flag.ll"))
    (found,) = result.findings
    assert found.instruction.startswith("%v = load i32")
    assert found.other is not None
    assert found.other.instruction.startswith("store i32 %i")
    assert (found.workitem, found.other.workitem) == ((0, 0, 0), (127, 0, 0))
    assert (found.wave, found.other.wave) == (0, 1)
    assert found.other.what == "written here"
    assert "racecheck" not in result.fidelity.not_checked


def test_only_when_on() -> None:
    """Without racecheck nothing is found; without barriercheck a bare barrier is not."""
    case = read_case(EXEC / "racy" / "relaxed-flag.ll")
    assert launch_case(case, checks="memcheck,barriercheck")[0].findings == []
    bare = read_case(EXEC / "racy" / "bare-barrier.ll")
    assert launch_case(bare, checks="racecheck")[0].findings == []


def test_same_value_when_asked() -> None:
    """Stores of the value that is there are races on request."""
    case = read_case(EXEC / "ordered" / "same-value.ll")
    (found,) = launch_case(case, same_value_races=True)[0].findings
    assert (found.kind, found.severity, found.object.name) == ("race-waw", "error", "a")


# The lowering of LLVM ----------------------------------------------------------------------------------------


def _validate(path: Path, argument: str, against: str) -> Any:
    request = RunRequest(path=str(path), kernel="k", grid=(1,), block=(128,), args=(argument,), mcpu="gfx1100")
    return validate(request, against=against)


def test_fences_for_lds_on_the_block() -> None:
    """Fences that order LDS only no longer do when the data is in global memory: LLVM's pass keeps them so."""
    assert _validate(FENCES, "i32[128]=zero", "swlds").exit_code == 0
    report = _validate(FENCES, "i32[128]=zero", "llvm")
    assert report.differences
    (found,) = report.lowered.findings
    assert (found.kind, found.object.name) == ("race-raw", "a")
    assert "order LDS only" in found.message


def test_bare_barriers_of_the_lowering() -> None:
    """LLVM's pass has barriers without fences around its slot: said in the fidelity statement, no finding."""
    report = _validate(EXEC / "ordered" / "fenced-barrier.ll", "i32[256]=zero", "llvm")
    assert report.exit_code == 0
    assert any("lowering added" in line for line in report.lowered.fidelity.approximated)
    assert not any("lowering added" in line for line in report.original.fidelity.approximated)


# Parts -------------------------------------------------------------------------------------------------------


def test_scopes() -> None:
    assert [scope_level(s) for s in ("singlethread", "wavefront-one-as")] == [WAVE_SCOPE] * 2
    assert [scope_level(s) for s in ("workgroup", "workgroup-one-as", '"workgroup"')] == [GROUP_SCOPE] * 3
    assert [scope_level(s) for s in ("agent", "", None, "one-as", "agent-one-as")] == [DEVICE_SCOPE] * 5


def test_clocks_of_other_groups() -> None:
    """A wave is known by its group and number, from wherever the knowledge comes."""
    near, other = (Clock(g, np.zeros(2, np.int64)) for g in (0, 1))
    other.near[:] = 5, 9
    other.far = {1: 7}
    near.join(other, 0)
    assert near.far == {2: 5, 3: 9}
    assert near.near[1] == 7


def test_cells_split_into_bytes() -> None:
    """What is known of a word is known of its bytes from the first odd access on; memory goes by pages that are touched."""
    cells = Cells(2)
    at = np.array([0x10004, 1 << 32], np.uint64)
    words = cells.find(at, 4)
    assert words.shape == (2, 1)
    writes = cells.history(WRITES)
    writes.eras[words] = 3
    octets = cells.find(at + np.uint64(1), 2)
    assert octets.shape == (2, 2)
    assert (writes.eras[octets] == 3).all()
    assert (writes.eras[cells.find(at + np.uint64(4), 1)] == 0).all()
    cells.clear(0x10005, 1)
    assert writes.eras[cells.find(np.array([0x10004], np.uint64), 4), 0].tolist() == [[3, 0, 3, 3]]
    many = np.arange(600, dtype=np.uint64) << np.uint64(PAGE_SHIFT)
    assert len(np.unique(cells.find(many, 1))) == 600


ENDS = """target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %A) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace({space}) {base}, i32 %t
  %q = getelementptr i32, ptr addrspace({space}) {base}, i32 %x
  %first = icmp ult i32 %t, 64
  {early}
  store i32 %t, ptr addrspace({space}) %p
  br i1 %first, label %{ended}, label %on
on:
  {release}
  call void @llvm.amdgcn.s.barrier()
  {acquire}
  br i1 %first, label %end, label %last
last:
  store i32 7, ptr addrspace({space}) %q
  br label %end
end:
  ret void
}}
"""
PAIR = {"release": 'fence syncscope("workgroup") release', "acquire": 'fence syncscope("workgroup") acquire'}


@pytest.mark.parametrize(("space", "base"), [(3, "@L"), (1, "%A")])
@pytest.mark.parametrize("early", ["", "call void @llvm.amdgcn.s.barrier()"])
@pytest.mark.parametrize(("ended", "is_fenced"), [("end", True), ("end", False), ("on", False)])
def test_a_wave_that_ended_before_the_barrier_is_named(
    space: int, base: str, early: str, ended: str, is_fenced: bool
) -> None:
    """Its fences are not there, whatever the others' are."""
    fences = PAIR if is_fenced else dict.fromkeys(PAIR, "")
    text = ENDS.format(space=space, base=base, early=early, ended=ended, **fences)
    kernel = swlds.Device().load(swlds.parse(text))["k"]
    (found,) = kernel.launch(1, 128, [np.zeros(128, np.uint32)], checks="memcheck,racecheck,barriercheck").findings
    says = (
        "wave 0 ended before it"
        if ended == "end"
        else "no fences order " + ("memory" if space == 3 else "global memory")
    )
    assert says in found.message, found.message
