"""Called functions in the wave compiler: recursion, stack slots of variable size, structs by value, large programs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from divergent_programs import make_program, promoted
from recursive_programs import make_recursive_program
from wave_support import run_program

import swlds
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.flat import outline

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare void @llvm.amdgcn.s.barrier()
"""
KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
BODY
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}
"""


def both(text: str, block: int = 128, **options: Any) -> tuple[np.ndarray[Any, Any], list[Any]]:
    """Buffer and findings of a kernel with one buffer of i32; the engines must agree."""
    results = []
    for name in ("wave", "reference"):
        out = np.zeros(block, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
        result = kernel.launch((1,), (block,), [out], engine=name, **options)
        results.append((out, result.findings))
    (wave, found), (reference, expected) = results
    assert found == expected
    np.testing.assert_array_equal(wave, reference)
    return wave, found


@pytest.mark.parametrize("first", [0, 20, *(pytest.param(n, marks=pytest.mark.long) for n in range(40, 200, 20))])
def test_random_recursion(first: int, runs: list[engine.Run]) -> None:
    """Self, mutual and indirect calls, each lane to its own depth, with stack arrays, structs by value and barriers. Host code is
    compared with the reference engine, not that with itself: the first ten run there whole."""
    for seed in range(first, first + 20):
        text = make_recursive_program(seed)
        text = promoted(text) if seed % 2 else text
        assert run_program(text, engine="wave") == run_program(text, engine="reference"), f"seed {seed}"
    assert len(runs) == 20
    assert first or not any(run.suspicious for run in runs[:10])


FIBONACCI = """define i32 @fib(i32 %n) {
  %small = icmp ult i32 %n, 2
  br i1 %small, label %end, label %more
more:
  %a = sub i32 %n, 1
  %b = sub i32 %n, 2
  %x = call i32 @fib(i32 %a)
  %y = call i32 @fib(i32 %b)
  %s = add i32 %x, %y
  ret i32 %s
end:
  ret i32 %n
}
"""


def test_fibonacci(runs: list[engine.Run]) -> None:
    """Two calls in one block, each lane to its own depth."""
    text = HEAD + FIBONACCI + KERNEL.replace("BODY", "  %n = and i32 %x, 15\n  %r = call i32 @fib(i32 %n)")
    out, _ = both(text)
    assert out[:16].tolist() == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610]
    assert runs[0].suspicious == 0


DEEP = """define i32 @down(i32 %n) {
  SLOT
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
done:
  ret i32 0
}
"""


@pytest.mark.parametrize(
    ("depth", "slot", "overflows"),
    [
        (1998, "", False),
        (1999, "", True),
        (
            1000,
            "%p = alloca [8 x i32], align 4, addrspace(5)\n store [8 x i32] zeroinitializer, ptr addrspace(5) %p",
            False,
        ),
        (
            1000,
            "%p = alloca [17 x i32], align 4, addrspace(5)\n store [17 x i32] zeroinitializer, ptr addrspace(5) %p",
            True,
        ),
        (1000, "%p = alloca [17 x i32], align 4, addrspace(5)", True),
    ],
    ids=["calls", "too-many-calls", "stack", "stack-overflow", "unused-slots"],
)
def test_depth(runs: list[engine.Run], depth: int, slot: str, overflows: bool) -> None:
    """Both limits of the reference engine, 2000 calls and 64 KiB of stack, are noticed exactly or early."""
    _, found = both(HEAD + DEEP.replace("SLOT", slot) + KERNEL.replace("BODY", f"%r = call i32 @down(i32 {depth})"))
    assert [f.kind for f in found] == (["stack-overflow"] if overflows else [])
    assert runs[0].suspicious == overflows


SUM_OF_ELEMENT = """  %m = alloca [4 x i32], align 4, addrspace(5)
  %p = getelementptr i32, ptr addrspace(5) %m, i32 1
  store i32 %x, ptr addrspace(5) %p, align 4
  %v = load i32, ptr addrspace(5) %p, align 4
  %c = icmp ult i32 %v, 5
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ 1, %0 ], [ 7, %a ]"""


def test_one_private_address_is_another_value_in_each_lane() -> None:
    """A load from the stack at the same address in all lanes diverges."""
    out, _ = both(HEAD + KERNEL.replace("BODY", SUM_OF_ELEMENT), 64)
    assert out.tolist() == [7] * 5 + [1] * 59


OLDER = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %before = phi ptr addrspace(5) [ null, %0 ], [ %slot, %loop ]
  %slot = alloca i32, align 4, addrspace(5)
  store i32 %i, ptr addrspace(5) %slot, align 4
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 5
  br i1 %more, label %loop, label %end
end:
  %r = load i32, ptr addrspace(5) %before, align 4"""


def test_slot_in_a_loop_is_a_new_one_each_time() -> None:
    """The slot of the time before still holds what was stored there."""
    out, found = both(HEAD + KERNEL.replace("BODY", OLDER), 64)
    assert out.tolist() == [3] * 64 and not found


def test_slots_in_a_loop_fill_the_stack() -> None:
    """Also where nobody looks at them."""
    text = HEAD + KERNEL.replace("BODY", OLDER.replace("ult i32 %j, 5", "ult i32 %j, 20000"))
    _, found = both(text, 64)
    assert [f.kind for f in found] == ["stack-overflow"]


BY_VALUE = """define i32 @f(ptr addrspace(5) byval([3 x i32]) align 4 %p) {
  %q = getelementptr i32, ptr addrspace(5) %p, i32 AT
  %v = load i32, ptr addrspace(5) %q, align 4
  store i32 99, ptr addrspace(5) %q, align 4
  ret i32 %v
}
"""
CALL = """  %m = alloca [3 x i32], align 4, addrspace(5)
  store i32 %x, ptr addrspace(5) %m, align 4
  %a = call i32 @f(ptr addrspace(5) byval([3 x i32]) align 4 %m)
  %b = load i32, ptr addrspace(5) %m, align 4
  %r = add i32 %a, %b"""


@pytest.mark.parametrize(("at", "kinds"), [(0, []), (1, ["uninitialized"]), (3, ["out-of-bounds"] * 2)])
def test_by_value(runs: list[engine.Run], at: int, kinds: list[str]) -> None:
    """The callee writes to its copy; which bytes are initialised is copied; the copy has bounds."""
    out, found = both(HEAD + BY_VALUE.replace("AT", str(at)) + KERNEL.replace("BODY", CALL), 64)
    assert [f.kind for f in found] == kinds
    assert runs[0].suspicious == bool(kinds)
    if not kinds:
        assert out.tolist() == [2 * x for x in range(64)]


@pytest.mark.parametrize("first", range(0, 40, 20))
def test_all_functions_called(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    """Functions may be called or written into their callers: nothing shows."""
    monkeypatch.setattr(outline.Outline, "is_wanted", lambda self, function: True)
    for seed in range(first, first + 20):
        text = make_program(seed)
        text = promoted(text) if seed % 2 else text
        assert run_program(text, engine="wave") == run_program(text, engine="reference"), f"seed {seed}"


LEVEL = """define i32 @fN(i32 %n) {
  %bit = and i32 %n, 3
  %rest = lshr i32 %n, 1
  switch i32 %bit, label %a [ i32 1, label %b i32 2, label %c ]
a:
  %x = call i32 @fM(i32 %rest)
  br label %end
b:
  %y = call i32 @fM(i32 %rest)
  br label %end
c:
  %z = call i32 @fM(i32 %n)
  br label %end
end:
  %r = phi i32 [ %x, %a ], [ %y, %b ], [ %z, %c ]
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = trunc i64 %votes to i32
  %s = add i32 %r, %low
  ret i32 %s
}
"""


def levels(count: int, calls: int) -> str:
    """``count`` functions, each with so many calls of the next, one of which is executed."""
    level = LEVEL
    if calls == 1:
        level = "\n".join(
            ["define i32 @fN(i32 %n) {", "  %r = call i32 @fM(i32 %n)", "  %s = add i32 %r, 1", "  ret i32 %s", "}", ""]
        )
    text = "define i32 @f0(i32 %n) {\n  ret i32 %n\n}\n"
    for n in range(1, count + 1):
        text += level.replace("@fN", f"@f{n}").replace("@fM", f"@f{n - 1}")
    return text + KERNEL.replace("BODY", f"  %wide = mul i32 %x, 40503\n  %r = call i32 @f{count}(i32 %wide)")


@pytest.mark.parametrize(("count", "calls"), [(14, 3), (200, 1)], ids=["exponential", "deep"])
def test_large_programs(runs: list[engine.Run], count: int, calls: int) -> None:
    """3 to the power of 14 copies of the innermost function would be too many; 200 calls inside each other too deep."""
    both(HEAD + levels(count, calls))
    assert runs[0].suspicious == 0


def test_deep_barrier(runs: list[engine.Run]) -> None:
    """A barrier below 300 calls: callers suspend with their callees and go on with them."""
    waits = 'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire'
    store = "@t = internal addrspace(3) global [128 x i32] poison\n"
    down = DEEP.replace("SLOT", "").replace("done:\n  ret i32 0", f"done:\n  {waits}\n  ret i32 0")
    body = """  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  store i32 %x, ptr addrspace(3) %own, align 4
  %d = call i32 @down(i32 300)
  %other = sub i32 127, %x
  %there = getelementptr i32, ptr addrspace(3) @t, i32 %other
  %v = load i32, ptr addrspace(3) %there, align 4
  %r = add i32 %v, %d"""
    out, found = both(HEAD + store + down + KERNEL.replace("BODY", body))
    assert not found and out.tolist() == [427 - x for x in range(128)]
    assert runs[0].suspicious == 0


TAKES = """define i32 @f(ptr addrspace(5) byval(TYPE) align ALIGN %p, i32 %n) {
  %v = load i8, ptr addrspace(5) %p, align 1
  %z = zext i8 %v to i32
  store i8 77, ptr addrspace(5) %p, align 1
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
more:
  %m = sub i32 %n, 1
  %q = NEXT
  %s = add i32 %z, %q
  ret i32 %s
last:
  ret i32 %z
}
"""
GIVES = """  %buf = alloca [4096 x i8], align 8, addrspace(5)
  %pad = alloca i8, addrspace(5)
  store i8 9, ptr addrspace(5) %pad
  store i8 5, ptr addrspace(5) %buf
  %n = and i32 %x, 3
  %v = call i32 @f(ptr addrspace(5) byval(TYPE) align ALIGN %buf, i32 %n)
  %o = load i8, ptr addrspace(5) %buf
  %z = zext i8 %o to i32
  %r = add i32 %v, %z"""
SHAPES = [
    ("[3 x i8]", 1),
    ("[7 x i8]", 2),
    ("<{i8, i32, i16}>", 1),
    ("[13 x i16]", 32),
    ("[65 x i8]", 1),
    ("[5 x i8]", 4096),
]


@pytest.mark.parametrize("again", ["call i32 @f(ptr addrspace(5) byval(TYPE) align ALIGN %p, i32 %m)", "add i32 %n, 2"])
@pytest.mark.parametrize(("type_", "align"), [*SHAPES, ("[4096 x i8]", 4), ("[0 x i32]", 4), ("{}", 1)])
def test_structs_by_value_of_any_size(runs: list[engine.Run], type_: str, align: int, again: str) -> None:
    """Odd ones, some aligned more than they are long, of a page (LLVM took a minute), and empty ones: no byte to read."""
    text = HEAD + TAKES.replace("NEXT", again) + KERNEL.replace("BODY", GIVES)
    out, found = both(text.replace("TYPE", type_).replace("ALIGN", str(align)), block=64)
    if type_ in ("[0 x i32]", "{}"):
        assert {f.kind for f in found} == {"out-of-bounds"}
        return
    assert found == [] and runs[0].suspicious == 0
    assert out[0] == 10


COUNTED = """define i32 @f(TYPE %n) {
  %p = alloca i32, TYPE %n, align 4, addrspace(5)
  store i32 6, ptr addrspace(5) %p, align 4
  %v = load i32, ptr addrspace(5) %p, align 4
  ret i32 %v
}
"""
HERE = """  %p = alloca i32, COUNT, align 4, addrspace(5)
  store i32 6, ptr addrspace(5) %p, align 4
  %r = load i32, ptr addrspace(5) %p, align 4"""
WIDE = (1 << 64) + 1


@pytest.mark.parametrize(
    "count", ["i32 -1", "i64 -1", "i64 4294967297", f"i128 {WIDE}", "i32 0", "i8 -1", "i32 16380", "i32 16381"]
)
@pytest.mark.parametrize("is_known", [True, False])
def test_stack_slots_of_many_elements(count: str, is_known: bool) -> None:
    """The number has no sign, and as many bits as it has."""
    type_ = count.split()[0]
    body = HERE.replace("COUNT", count) if is_known else f"  %r = call i32 @f({count})"
    out, found = both(HEAD + COUNTED.replace("TYPE", type_) + KERNEL.replace("BODY", body), block=64)
    fits = count in ("i8 -1", "i32 16380")
    kind = "out-of-bounds" if count == "i32 0" else "stack-overflow"
    assert [f.kind for f in found][:1] == ([] if fits else [kind])
    assert not fits or out.tolist() == [6] * 64


def test_values_of_many_scalars_are_left_to_the_reference_engine() -> None:
    """LLVM would take minutes."""
    body = """  %v = load [300 x i32], ptr addrspace(1) %out, align 4
  %r = extractvalue [300 x i32] %v, 7"""
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + KERNEL.replace("BODY", body)))["k"]
    result = kernel.launch(1, 1, [np.zeros(300, np.uint32)])
    assert "not compiled" in result.fidelity.executed[0]


WIDE_FRAMES = """define [64 x i64] @down(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
more:
  %m = sub i32 %n, 1
  %r = call [64 x i64] @down(i32 %m)
  ret [64 x i64] %r
last:
  ret [64 x i64] zeroinitializer
}
"""


def test_frames_that_fill_the_host_stack(runs: list[engine.Run]) -> None:
    """1,900 frames of over 32 KiB: host code gives up before its own stack ends, which would be the end of the process."""
    body = "  %v = call [64 x i64] @down(i32 1900)\n  %w = extractvalue [64 x i64] %v, 3\n  %r = trunc i64 %w to i32"
    out, found = both(HEAD + WIDE_FRAMES + KERNEL.replace("BODY", body), block=64)
    assert found == [] and not out.any() and runs[0].suspicious == 1


@pytest.mark.parametrize("size", [8, 100])
def test_structs_by_value_that_are_too_short(size: int) -> None:
    """The original must be there whole, where few words are copied and where a loop copies."""
    take = f"define i32 @f(ptr addrspace(5) byval([{size} x i8]) align 4 %p) {{\n  ret i32 0\n}}\n"
    body = f"""  %short = alloca [{size - 4} x i8], align 4, addrspace(5)
  store i32 1, ptr addrspace(5) %short, align 4
  %r = call i32 @f(ptr addrspace(5) byval([{size} x i8]) align 4 %short)"""
    _, found = both(HEAD + take + KERNEL.replace("BODY", body), block=64)
    assert [f.kind for f in found] == ["out-of-bounds"]
