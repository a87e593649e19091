"""Barriers that whole waves go around while the others of their group meet there: a note, on both engines, in host code alone."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import execution

HEAD = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [256 x i32] undef, align 4
define void @meet(i32 %i, i32 %n) ATTRIBUTES {
  %few = icmp ult i32 %i, 64
  br i1 %few, label %x, label %y
x:
  call void @llvm.amdgcn.s.barrier()
  br label %y
y:
  %more = icmp ugt i32 %n, 0
  br i1 %more, label %z, label %w
z:
  %m = sub i32 %n, 1
  call void @meet(i32 %i, i32 %m)
  br label %w
w:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %mine = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 %i, ptr addrspace(3) %mine, align 4
  %number = lshr i32 %i, 6
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %number)
  %is.low = icmp ult i32 %wave, 1
"""
STORE = "  %v = load i32, ptr addrspace(3) %mine, align 4\n  store i32 %v, ptr addrspace(1) %p, align 4\n"
BRANCH = f"""  br i1 %is.low, label %x, label %y
x:
  call void @llvm.amdgcn.s.barrier()
  br label %y
y:
{STORE}  ret void
}}
"""
LOOP = f"""  %rounds = add i32 %wave, 1
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %again = icmp ult i32 %k, %rounds
  br i1 %again, label %body, label %end
body:
  call void @llvm.amdgcn.s.barrier()
  %k1 = add i32 %k, 1
  br label %head
end:
{STORE}  ret void
}}
"""
RETURN = f"""  br i1 %is.low, label %x, label %y
x:
  call void @llvm.amdgcn.s.barrier()
{STORE}  br label %y
y:
  ret void
}}
"""
LEAVES_LOOP = f"""  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %over = icmp ugt i32 %k, %wave
  br i1 %over, label %end, label %body
body:
  call void @llvm.amdgcn.s.barrier()
  %k1 = add i32 %k, 1
{STORE}  br label %head
end:
  ret void
}}
"""
ROUNDS = f"""  br label %body
body:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  call void @llvm.amdgcn.s.barrier()
  %k1 = add i32 %k, 1
{STORE}  %again = icmp ult i32 %k, %wave
  br i1 %again, label %body, label %end
end:
  ret void
}}
"""
CALL = f"  call void @meet(i32 %i, i32 %n)\n{STORE}  ret void\n}}\n"
WRAPPED = """  call void @meet.and.store(i32 %i, ptr addrspace(1) %p)
  ret void
}
define void @meet.and.store(i32 %i, ptr addrspace(1) %p) noinline {
  call void @meet(i32 %i, i32 0)
  store i32 %i, ptr addrspace(1) %p, align 4
  ret void
}
"""
SPLIT = """  br i1 %is.low, label %x, label %y
x:
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  br label %y
y:
  store i32 %i, ptr addrspace(1) %p, align 4
  ret void
}
"""
ONE = "Barrier without wave {} of the work-group, which has gone around it and ended"
MANY = "Barrier without waves {} of the work-group, which have gone around it and ended"
#: name -> (text, what the notes begin with)
CASES = {
    "branch": (BRANCH, [MANY.format("1-3")]),
    "loop": (LOOP, [ONE.format("0")]),
    "call": (CALL, [MANY.format("1-3")]),
    "inside of a call": (WRAPPED, [MANY.format("1-3")]),
    "early return": (RETURN, []),
    "a loop that is left": (LEAVES_LOOP, []),
    "rounds": (ROUNDS, []),
}


def launch(text: str, engine: str, *, lowered: bool = False, groups: int = 3, n: int = 0, target: str = "gfx942") -> swlds.Result:
    attributes = "" if n else "noinline"
    module = swlds.parse(HEAD.replace("ATTRIBUTES", attributes) + text)
    kernel = swlds.Device(target, engine=engine).load(swlds.lower(module) if lowered else module)["k"]
    result = kernel.launch(groups, 256, [np.zeros(256, np.uint32), n], checks="memcheck,initcheck,barriercheck")
    assert not result.fidelity.executed or engine == "reference", "host code alone"
    return result


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("n", [0, 2])
@pytest.mark.parametrize("name", CASES)
def test_notes(name: str, n: int, lowered: bool) -> None:
    text, expected = CASES[name]
    found = {e: launch(text, e, lowered=lowered, n=n).findings for e in ("reference", "wave")}
    assert [f.as_json() for f in found["wave"]] == [f.as_json() for f in found["reference"]]
    notes = found["wave"]
    assert [(f.kind, f.severity, f.count) for f in notes] == [("divergent-barrier", "note", 1)] * len(notes)
    if name == "call" and n:
        assert len(notes) == 1 and notes[0].other_callers, "one line by several calls"
    assert [f.message.startswith(e) for f, e in zip(notes, expected, strict=True)] == [True] * len(notes)


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_the_lowest_group_says_it(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first one all waves meet equally often; the message names the waves that are not there the first time."""
    monkeypatch.setattr(execution, "TAKE_ORDER", lambda total: [*reversed(range(total))])
    text = LOOP.replace("%rounds = add i32 %wave, 1", "%x = mul i32 %g, %wave\n  %rounds = add i32 %x, 1")
    [note] = launch(text, engine, groups=40).findings
    assert note.workgroup == (1, 0, 0) and note.workitem == (64, 0, 0)
    assert note.message.startswith(ONE.format("0"))


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_split_barriers(engine: str) -> None:
    [note] = launch(SPLIT, engine, target="gfx1200").findings
    assert note.severity == "note" and "s.barrier.signal" in note.instruction
    assert note.message.startswith(MANY.format("2-7"))


def test_each_launch_says_it() -> None:
    """Also one that begins where the last one, in which all waves met, has ended."""
    text = BRANCH.replace("br i1 %is.low", "%is.here = icmp ult i32 %wave, %n\n  br i1 %is.here")
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(HEAD.replace("ATTRIBUTES", "noinline") + text))["k"]
    out = np.zeros(256, np.uint32)
    counts = [len(kernel.launch(2, 256, [out, n]).findings) for n in (4, 4, 1, 1, 4, 4, 2, 4)]
    assert counts == [0, 0, 1, 1, 0, 0, 1, 0]


def test_it_needs_barriercheck() -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD.replace("ATTRIBUTES", "noinline") + BRANCH))["k"]
    for engine in ("reference", "wave"):
        assert not kernel.launch(2, 256, [np.zeros(256, np.uint32), 0], engine=engine, checks="memcheck").findings


def test_a_group_that_is_replayed_says_it_once() -> None:
    """An access out of bounds in one group; its note is the reference engine's."""
    text = BRANCH.replace("y:\n", "y:\n  %far = mul i32 %g, 100\n  %q = getelementptr i32, ptr addrspace(1) %out, i32 %far\n")
    text = text.replace("  ret void", "  store i32 1, ptr addrspace(1) %q, align 4\n  ret void")
    found = {}
    for engine in ("reference", "wave"):
        kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(HEAD.replace("ATTRIBUTES", "noinline") + text))["k"]
        result = kernel.launch(4, 256, [np.zeros(256, np.uint32), 0], checks="memcheck,barriercheck")
        found[engine] = [f.as_json() for f in result.findings]
    assert found["wave"] == found["reference"]
    assert [(f["kind"], f["count"]) for f in found["wave"]] == [("out-of-bounds", 256), ("divergent-barrier", 1)]
