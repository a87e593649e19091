"""Variables that only some ways define: with initcheck, lanes on those ways stay in host code, others are found."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %pin = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %pout = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(1) %pin
"""
#: As clang -O1 leaves a bool that a loop of ``%last`` rounds sets, and as -O0 does.
PHI = """  %some = icmp sgt i32 %last, 0
  br i1 %some, label %loop, label %after
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %bit = lshr i32 %v, %i
  %set = trunc i32 %bit to i1
  call void @llvm.amdgcn.s.barrier()
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %last
  br i1 %more, label %loop, label %after
after:
  %done = phi i1 [ UNDEFINED, %entry ], [ %set, %loop ]
  br i1 %done, label %then, label %end
then:
  store i32 %v, ptr addrspace(1) %pout
  br label %end
end:
  ret void
}
"""
SLOT = """  %done = alloca i8, addrspace(5)
  %round = alloca i32, addrspace(5)
  store i32 0, ptr addrspace(5) %round
  br label %head
head:
  %i = load i32, ptr addrspace(5) %round
  %more = icmp slt i32 %i, %last
  br i1 %more, label %loop, label %after
loop:
  %bit = lshr i32 %v, %i
  %set = and i32 %bit, 1
  %byte = trunc i32 %set to i8
  store i8 %byte, ptr addrspace(5) %done
  call void @llvm.amdgcn.s.barrier()
  %i.next = add i32 %i, 1
  store i32 %i.next, ptr addrspace(5) %round
  br label %head
after:
  %was = load i8, ptr addrspace(5) %done
  %flag = trunc i8 %was to i1
  br i1 %flag, label %then, label %end
then:
  store i32 %v, ptr addrspace(1) %pout
  br label %end
end:
  ret void
}
"""
FORMS = {"undef": PHI.replace("UNDEFINED", "undef"), "poison": PHI.replace("UNDEFINED", "poison"), "slot": SLOT}


def launch(text: str, engine: str, n: int) -> tuple[swlds.Result, list[int]]:
    given, out = np.random.default_rng(3).integers(0, 1 << 32, 256, dtype=np.uint32), np.zeros(256, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(1, 128, [given, out, np.int32(n)], engine=engine, checks="memcheck,initcheck")
    return result, out.tolist()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("last", ["%n", "%lanes"])
def test_a_variable_that_a_loop_sets(form: str, last: str) -> None:
    """No round at all leaves it undefined: for all lanes, or for some of them (lanes 0 to 2 of each wave have none)."""
    text = HEAD + "  %few = and i32 %x, 7\n  %lanes = sub i32 %few, %n\n" + FORMS[form].replace("%last", last)
    if last == "%lanes":
        text = text.replace("  call void @llvm.amdgcn.s.barrier()\n", "")
    clean, dirty = (2, 0) if last == "%n" else (-1, 3)
    (result, out), (_, expected) = launch(text, "wave", clean), launch(text, "reference", clean)
    assert not result.findings and not result.fidelity.executed
    assert out == expected
    (result, _), (wanted, _) = launch(text, "wave", dirty), launch(text, "reference", dirty)
    assert [f.kind for f in result.findings] == ["uninitialized"]
    assert result.findings == wanted.findings
    assert result.findings[0].count == (128 if last == "%n" else 64)


#: Lanes that have set the variable use what those have that have not, and the other way round.
MOVED = """  %bit = and i32 %x, 1
  %odd = trunc i32 %bit to i1
  br i1 %odd, label %set, label %join
set:
  br label %join
join:
  %one = phi i32 [ undef, %entry ], [ %v, %set ]
  %other = xor i32 %x, 1
  %at = shl i32 %other, 2
  %moved = MOVE
  %is.odd = icmp eq i32 %bit, TAKES
  br i1 %is.odd, label %then, label %end
then:
  store i32 %moved, ptr addrspace(1) %pout
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.mov.dpp.i32(i32, i32, i32, i32, i1)
"""
MOVES = {
    "bpermute": "call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %one)",
    "dpp": "call i32 @llvm.amdgcn.mov.dpp.i32(i32 %one, i32 177, i32 15, i32 15, i1 true)",
    "readlane": "call i32 @llvm.amdgcn.readlane.i32(i32 %one, i32 0)",
}


@pytest.mark.parametrize("takes", [0, 1])
@pytest.mark.parametrize("move", MOVES)
def test_what_another_lane_has_not_set(move: str, takes: int) -> None:
    """The way counts by which the lane came that had the value, not that of the lane that uses it."""
    text = HEAD + MOVED.replace("MOVE", MOVES[move]).replace("TAKES", str(takes))
    (result, out), (wanted, expected) = launch(text, "wave", 0), launch(text, "reference", 0)
    assert result.findings == wanted.findings and out == expected
    assert bool(wanted.findings) == (takes == 1 or move == "readlane")


# Random programs -----------------------------------------------------------------------------------------------------


def make(seed: int) -> str:
    """A kernel with slots that branches and loops may set before they are read."""
    rng = random.Random(seed)
    lines, count, label = ["  %one = alloca i32, addrspace(5)", "  %two = alloca i32, addrspace(5)"], 0, 0

    def fresh() -> str:
        nonlocal count
        count += 1
        return f"%t{count}"

    def block() -> str:
        nonlocal label
        label += 1
        return f"b{label}"

    def condition() -> str:
        a, b = fresh(), fresh()
        source = rng.choice(["%v", "%v", "%x", "%n"])
        lines.extend([f"  {a} = lshr i32 {source}, {rng.randrange(7)}", f"  {b} = trunc i32 {a} to i1"])
        return b

    def read(slot: str) -> str:
        value = fresh()
        lines.append(f"  {value} = load i32, ptr addrspace(5) {slot}")
        for _ in range(rng.randrange(3)):
            more = fresh()
            lines.append(
                f"  {more} = {rng.choice(['add', 'xor', 'mul', 'and'])} i32 {value}, {rng.choice(['%v', '%x', '5'])}"
            )
            value = more
        return value

    def statement(depth: int) -> None:
        what = rng.choice(["set", "set", "copy", "if", "if", "loop", "use", "branch"])
        slot = rng.choice(["%one", "%two"])
        if what == "set" or (depth == 3 and what in ("if", "loop", "branch")):
            lines.append(f"  store i32 {rng.choice(['%v', '%x', '7'])}, ptr addrspace(5) {slot}")
        elif what == "copy":
            lines.append(f"  store i32 {read(slot)}, ptr addrspace(5) {rng.choice(['%one', '%two'])}")
        elif what == "use":
            lines.append(f"  store i32 {read(slot)}, ptr addrspace(1) %pout")
        elif what in ("if", "branch"):
            then, other, end = block(), block(), block()
            if what == "branch":
                bit, value = fresh(), read(slot)
                lines.append(f"  {bit} = trunc i32 {value} to i1")
            else:
                bit = condition()
            lines.extend([f"  br i1 {bit}, label %{then}, label %{other}", f"{then}:"])
            body(depth + 1)
            lines.extend([f"  br label %{end}", f"{other}:"])
            if rng.random() < 0.5:
                body(depth + 1)
            lines.extend([f"  br label %{end}", f"{end}:"])
        else:
            head, inside, end, at = block(), block(), block(), fresh()
            lines.insert(0, f"  {at} = alloca i32, addrspace(5)")
            lines.extend([f"  store i32 0, ptr addrspace(5) {at}", f"  br label %{head}", f"{head}:"])
            i, more, rounds = fresh(), fresh(), fresh()
            lines.append(f"  {rounds} = and i32 {rng.choice(['%v', '%x', '%n'])}, {rng.choice([1, 3])}")
            lines.append(f"  {i} = load i32, ptr addrspace(5) {at}\n  {more} = icmp ult i32 {i}, {rounds}")
            lines.extend([f"  br i1 {more}, label %{inside}, label %{end}", f"{inside}:"])
            body(depth + 1)
            following = fresh()
            lines.append(f"  {following} = add i32 {i}, 1\n  store i32 {following}, ptr addrspace(5) {at}")
            lines.extend([f"  br label %{head}", f"{end}:"])

    def body(depth: int) -> None:
        for _ in range(rng.randint(1, 3)):
            statement(depth)

    for _ in range(3):
        statement(0)
    lines.append(f"  store i32 {read('%one')}, ptr addrspace(1) %pout\n  ret void\n}}")
    return HEAD + "\n".join(lines)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_random_programs(first: int) -> None:
    """Both engines find and compute the same."""
    found = 0
    for seed in range(first, first + 20):
        text = make(seed)
        (result, out), (wanted, expected) = launch(text, "wave", seed), launch(text, "reference", seed)
        assert result.findings == wanted.findings, text
        assert out == expected, text
        found += bool(wanted.findings)
    assert 0 < found < 20
