"""What the wave compiler has no code for runs all the same: on the reference engine, and the fidelity statement says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from divergent_programs import make_program
from wave_support import RARE

import swlds
from swlds.engines.wave_compiler import translator, unsupported
from swlds.engines.wave_compiler.flat import flatten
from swlds.engines.wave_compiler.values import arithmetic
from swlds.errors import EnginesDifferError, LaunchError

ALWAYS = RARE.replace("br i1 %both, label %rare, label %often", "br i1 %both, label %rare, label %rare")
WAITS = """declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %is.first = icmp eq i32 %group, 0
  br i1 %is.first, label %wait, label %tell
wait:
  %flag = load atomic i32, ptr addrspace(1) %out syncscope("agent") acquire, align 4
  %frozen = freeze i32 %flag
  %is.set = icmp eq i32 %frozen, 7
  br i1 %is.set, label %end, label %wait
tell:
  store atomic i32 7, ptr addrspace(1) %out syncscope("agent") release, align 4
  br label %end
end:
  ret void
}
"""


WIDEN = """declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %item to i64
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %item
  store i64 %wide, ptr addrspace(1) %p, align 4
  ret void
}
"""


def run(text: str, groups: int = 8, **options: Any) -> tuple[list[int], list[str]]:
    """The buffer, and who executed what."""
    out = np.zeros(groups, np.uint32)
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(text, "k.ll"))["k"]
    result = kernel.launch((groups,), (128,), [out], **options)
    assert result.findings == [] and result.engine == "wave"
    return out.tolist(), result.fidelity.executed


@pytest.mark.parametrize("checks", ["all", "memcheck"])
def test_only_groups_that_reach_a_gap_are_replayed(monkeypatch: pytest.MonkeyPatch, checks: str) -> None:
    """One lane of one group reaches an instruction without host code."""
    assert run(RARE, checks=checks) == ([0, 0, 0, 5, 0, 0, 0, 0], [])
    monkeypatch.delitem(translator.EMITTERS, "freeze")
    buffer, executed = run(RARE, checks=checks)
    assert buffer == [0, 0, 0, 5, 0, 0, 0, 0]
    place = "%value = freeze i32 %item (@k in k.ll:16)"
    assert executed == [f"1 of 8 work-groups by the reference engine: not compiled: {place}"]


def test_a_gap_that_every_lane_reaches_saves_the_first_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Host code is not even compiled."""
    monkeypatch.delitem(translator.EMITTERS, "freeze")
    monkeypatch.setattr("swlds.engines.wave_compiler.engine.compile_host", None)
    for _ in range(2):
        buffer, executed = run(ALWAYS, checks="memcheck")
        assert buffer == [63] * 8, "wave 1 goes on at the barrier, wave 0 comes last"
        place = "%value = freeze i32 %item (@k in k.ll:16)"
        assert executed == [f"all work-groups by the reference engine: not compiled: {place}"]


def test_a_kernel_that_is_refused_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """The launch runs, and says on which engine and why."""
    monkeypatch.setattr(flatten, "MAX_INSTRUCTIONS", 5)
    buffer, executed = run(RARE)
    assert buffer == [0, 0, 0, 5, 0, 0, 0, 0]
    reason = "over 5 instructions in @k and the functions it calls"
    assert executed == [f"all work-groups by the reference engine: not compiled: {reason}"]


def _raise(t: Any, i: Any) -> Any:
    raise KeyError("no such lane")


def _write_nonsense(t: Any, i: Any) -> Any:
    t.w.emit("add i32 %nobody, 1")
    return t.value(i.operands[0])


@pytest.mark.parametrize(
    ("emitter", "reason"), [(_raise, "KeyError: 'no such lane'"), (_write_nonsense, "RuntimeError: ")]
)
def test_an_internal_error_ends_no_launch(monkeypatch: pytest.MonkeyPatch, emitter: Any, reason: str) -> None:
    """The reference engine executes, each time, and the report says what went wrong; in a test that is a failure."""
    monkeypatch.setitem(translator.EMITTERS, "freeze", emitter)
    kernel = swlds.Device("gfx942").load(swlds.parse(RARE))["k"]
    for _ in range(2):
        out = np.zeros(8, np.uint32)
        result = kernel.launch((8,), (128,), [out], engine="wave")
        assert out.tolist() == [0, 0, 0, 5, 0, 0, 0, 0] and result.findings == []
        (line,) = result.fidelity.executed
        said = "all work-groups by the reference engine: internal error of the wave compiler, please report it: "
        assert line.startswith(said) and reason in line and line.endswith(")")
    with pytest.raises(EnginesDifferError, match="internal error of the wave compiler"):
        kernel.launch((8,), (128,), [np.zeros(8, np.uint32)])


def test_the_users_errors_are_no_internal_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is a lack of memory."""
    for kind in (LaunchError, MemoryError):
        monkeypatch.setitem(
            translator.EMITTERS, "freeze", lambda t, i, kind=kind: (_ for _ in ()).throw(kind("too much"))
        )
        kernel = swlds.Device("gfx942").load(swlds.parse(RARE))["k"]
        with pytest.raises(kind, match="too much"):
            kernel.launch((8,), (128,), [np.zeros(8, np.uint32)], engine="wave")


def test_a_group_that_waits_for_a_later_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replayed groups let others start, too."""
    monkeypatch.delitem(translator.EMITTERS, "freeze")
    buffer, executed = run(WAITS, checks="memcheck", timeout=60)
    assert buffer == [7, 0, 0, 0, 0, 0, 0, 0]
    place = "%frozen = freeze i32 %flag (@k in k.ll:8)"
    assert executed == [f"8 of 8 work-groups by the reference engine: not compiled: {place}"]


OPCODES = "add alloca and ashr call fence getelementptr icmp load mul or select shl srem store sub trunc udiv xor zext".split()


@pytest.mark.parametrize("opcode", OPCODES)
def test_any_opcode_may_be_missing(monkeypatch: pytest.MonkeyPatch, opcode: str) -> None:
    """Placeholders fit whatever comes after them: LLVM takes the code, and results are the reference engine's."""
    text = next(t for t in map(make_program, range(200)) if f" {opcode} " in t)
    monkeypatch.delitem(translator.EMITTERS, opcode)
    monkeypatch.setattr(unsupported.UnsupportedSites, "_blocks_of_all", lambda self: set())
    outcomes = []
    for engine in ("wave", "reference"):
        given, out = np.arange(384, dtype=np.uint32), np.zeros(384, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
        result = kernel.launch((3,), (128,), [given, out], engine=engine)
        outcomes.append((given.tolist(), out.tolist(), [(f.message, f.count) for f in result.findings]))
    assert outcomes[0] == outcomes[1]


def test_a_launch_without_an_engine_compares_the_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """An emitter that is wrong fails any test that launches (``conftest.py``)."""
    right = translator.EMITTERS["zext"]

    def wrong(t: Any, i: Any) -> Any:
        found = right(t, i)[0]
        return [arithmetic.add(t, found, arithmetic.constant(found.type, 4))]

    monkeypatch.setitem(translator.EMITTERS, "zext", wrong)
    kernel = swlds.Device("gfx942").load(swlds.parse(WIDEN))["k"]
    with pytest.raises(EnginesDifferError, match="buffer 0: 64 elements differ"):
        kernel.launch(1, 64, [np.zeros(64, np.uint64)])
