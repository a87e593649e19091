"""Edits leave what LLVM verifies, whichever of them are made together; what they cut off is gone."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from paths import ROOT

import swlds
from swlds.errors import SwldsError
from swlds.ir.llvm import canonical_text
from swlds.ir.model import Module
from swlds.ir.reader import read_module
from swlds.reducer.control_flow import tidy
from swlds.reducer.edits import PHASES, drop_parameter
from swlds.reducer.reduction import count_instructions

FILES = ["peers/scan.O1", "peers/hist.O0", "demo/sums", "opencl/atomics.O1", "hip/lists.O0"]


def _edited(text: str, phase: str, numbers: list[int]) -> Module:
    module = read_module(text)
    edits = PHASES[phase](module, None)
    for number in numbers:
        edits[number]()
    for function in module.defined_functions:
        tidy(function)
    return module


@pytest.mark.parametrize("name", FILES)
def test_what_edits_leave_is_verified(name: str) -> None:
    """LLVM refuses few: an operand that does not dominate, a list of LLVM's own without its parts."""
    path = ROOT / "testdata" / f"{name}.ll"
    text = canonical_text(path.read_bytes(), name)
    rng = random.Random(name)
    made, refused = 0, []
    for phase, find in PHASES.items():
        count = len(find(read_module(text), None))
        for size in (1, 1, 2, count // 3, count):
            numbers = sorted(rng.sample(range(count), min(size, count)))
            module = _edited(text, phase, numbers)
            made += 1
            try:
                canonical_text(str(module), name)
            except SwldsError as error:
                refused.append(f"{phase}: {error}")
    assert len(refused) <= made * 0.15, refused


@pytest.mark.parametrize(
    ("phase", "gone"),
    [("functions", "define"), ("metadata", "!dbg"), ("variables", "@block_sums.sums ="), ("attributes", "readonly")],
)
def test_all_of_a_phase_is_gone(phase: str, gone: str) -> None:
    text = canonical_text(Path(ROOT / "testdata/demo/sums.ll").read_bytes(), "sums.ll")
    assert gone in text or phase == "variables"
    count = len(PHASES[phase](read_module(text), None))
    after = str(_edited(text, phase, list(range(count))))
    assert gone not in after
    assert count_instructions(read_module(after)) <= count_instructions(read_module(text))


def test_a_pointer_into_lds_becomes_what_it_was_made_from() -> None:
    """Null would be the address of the first variable."""
    text = canonical_text(
        "@a = internal addrspace(3) global [4 x i32] poison\n"
        "define void @f(i32 %n) {\n  %p = getelementptr i32, ptr addrspace(3) @a, i32 %n\n"
        "  store i32 1, ptr addrspace(3) %p\n  ret void\n}\n"
    )
    module = _edited(text, "instructions", [0])
    assert "store i32 1, ptr addrspace(3) @a" in str(module)


def test_an_operand_becomes_the_variable_that_it_points_into() -> None:
    """In one user only: the other one keeps its address."""
    text = canonical_text(
        "@a = internal addrspace(3) global [4 x i32] poison\n"
        "define void @f(i32 %n) {\n  %p = getelementptr i32, ptr addrspace(3) @a, i32 %n\n"
        "  %q = getelementptr i8, ptr addrspace(3) %p, i32 4\n"
        "  store i32 %n, ptr addrspace(3) %q\n  store i32 2, ptr addrspace(3) %q\n  ret void\n}\n"
    )
    stored = [str(_edited(text, "operands", [i])) for i in range(len(PHASES["operands"](read_module(text), None)))]
    assert [t for t in stored if "store i32 %n, ptr addrspace(3) @a" in t and "store i32 2, ptr addrspace(3) %q" in t]
    assert [t for t in stored if "%q = getelementptr i8, ptr addrspace(3) @a, i32 4" in t]


INLINED = """define internal i32 @f(i32 %a, i32 %b) {
entry:
  %s = alloca i32, addrspace(5)
  store i32 %a, ptr addrspace(5) %s
  %c = icmp ult i32 %a, %b
  br i1 %c, label %less, label %loop
less:
  ret i32 %b
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, %b
  %e = icmp ult i32 %n, 90
  br i1 %e, label %loop, label %end
end:
  %v = load i32, ptr addrspace(5) %s
  ret i32 %v
}
define internal void @r(i32 %a) {
  %c = icmp eq i32 %a, 0
  br i1 %c, label %yes, label %no
yes:
  ret void
no:
  unreachable
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %y = call i32 @f(i32 %i, i32 %x)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %y, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 8
  br i1 %more, label %loop, label %done
done:
  call void @r(i32 0)
  ret void
}
"""


def test_a_function_that_is_called_once_is_written_out() -> None:
    text = canonical_text(INLINED)
    module = _edited(text, "calls", [0, 1])
    after = canonical_text(str(module))
    assert "call" not in after.partition("@k(")[2]
    assert after.partition("@k(")[2].index("alloca") < after.partition("@k(")[2].index("br label")
    given, found = np.zeros(8, np.uint32), np.zeros(8, np.uint32)
    for code, buffer in ((text, given), (after, found)):
        swlds.Device("gfx942").load(swlds.parse(code))["k"].launch(1, 1, [buffer, np.uint32(5)])
    assert given.tolist() == found.tolist() == [5, 5, 5, 5, 5, 5, 6, 7]


def test_a_function_that_is_called_twice_stays() -> None:
    """Else recursion and doubled calls would grow in each round."""
    twice = INLINED.replace("call void @r(i32 0)\n", "call void @r(i32 0)\n  call void @r(i32 0)\n")
    assert len(PHASES["calls"](read_module(canonical_text(twice)), None)) == 1


def test_a_parameter_goes_with_the_arguments_of_its_calls() -> None:
    text = canonical_text(
        "define internal i32 @f(i32 %a, i32 %b, i32 %c) {\n  %s = add i32 %a, %c\n  ret i32 %s\n}\n"
        "define i32 @g(i32 %x) {\n  %r = call i32 @f(i32 1, i32 %x, i32 2)\n  ret i32 %r\n}\n"
    )
    module = read_module(text)
    drop_parameter(module.functions["f"], module.functions["f"].arguments[1])
    after = canonical_text(str(module))
    assert "@f(i32 %a, i32 %c)" in after and "call i32 @f(i32 1, i32 2)" in after


#: A value that goes through a slot of the entry block, a call and a loop, as -O0 spells it.
SPELLED_OUT = """define i32 @f(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %s = alloca i32, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %s to ptr
  store i32 %n, ptr %flat
  br label %head
head:
  %x = load i32, ptr addrspace(5) %s
  %more = icmp ult i32 %x, 9
  br i1 %more, label %body, label %end
body:
  %y = call i32 @f(i32 %x)
  store i32 %y, ptr %flat
  %z = load i32, ptr %flat
  store i32 %z, ptr addrspace(1) %out
  br label %head
end:
  ret void
}
"""


@pytest.mark.parametrize(
    ("phase", "here", "gone"),
    [
        ("slots", ["icmp ult i32 %n, 9", "store i32 %y, ptr addrspace(1) %out"], ["load"]),
        ("calls", ["add i32 %x, 1"], ["call"]),
        ("jumps", ["store i32 %z, ptr addrspace(1) %out, align 4\n  br label %end"], []),
    ],
)
def test_shortcuts(phase: str, here: list[str], gone: list[str]) -> None:
    text = canonical_text(SPELLED_OUT)
    count = len(PHASES[phase](read_module(text), None))
    last = [count - 1] if phase == "jumps" else list(range(count))
    after = canonical_text(str(_edited(text, phase, last)))
    assert all(words in after for words in here), after
    assert not any(words in after.partition("@k(")[2] for words in gone), after


WAYS = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %x) {
entry:
  switch i32 %x, label %a [
    i32 1, label %b
    i32 2, label %c
  ]
a:
  store i32 1, ptr addrspace(1) %out
  br label %loop
b:
  store i32 2, ptr addrspace(1) %out
  br label %loop
c:
  store i32 3, ptr addrspace(1) %out
  fence seq_cst
  br label %loop
loop:
  %again = icmp eq i32 %x, 3
  br i1 %again, label %loop, label %end
end:
  ret void
}
"""


@pytest.mark.parametrize(
    ("phase", "here", "gone"),
    [
        ("returns", ["ret void"], ["store", "switch", "%loop"]),
        ("first ways", ["i32 1, ptr"], ["i32 2, ptr", "i32 3, ptr", "switch", "ret void"]),
        ("last ways", ["i32 3, ptr", "ret void"], ["i32 1, ptr", "i32 2, ptr", "switch", "label %loop"]),
        ("other ways", ["i32 2, ptr", "ret void"], ["i32 1, ptr", "i32 3, ptr", "switch"]),
        ("jumps", ["switch", "ret void", "fence"], ["label %loop, label"]),
        ("instructions", ["switch", "fence"], ["store", "icmp"]),
        ("effects", ["switch", "store", "icmp"], ["fence"]),
    ],
)
def test_what_stays_of_a_phase_and_what_goes(phase: str, here: list[str], gone: list[str]) -> None:
    text = canonical_text(WAYS)
    count = len(PHASES[phase](read_module(text), None))
    after = canonical_text(str(_edited(text, phase, list(range(count)))))
    assert [word for word in here if word not in after] == [] == [word for word in gone if word in after], after
