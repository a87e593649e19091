"""Pointers chosen among a few known objects: host code goes by numbers of theirs, and finds what the reference engine finds.

The variables have different sizes and lie side by side, so that an access that leaves the one that was chosen is in another one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.tags.choices import Choices

HEAD = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [128 x i32] poison, align 4
@b = internal addrspace(3) global [130 x i32] poison, align 4
@c = internal addrspace(3) global [136 x i32] poison, align 16
@dyn = external addrspace(3) global [0 x i32], align 4
@fixed = internal addrspace(1) constant [136 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %word = load i32, ptr addrspace(1) %from, align 4
  %some = load i32, ptr addrspace(1) %in, align 4
  %bit0 = and i32 %word, 1
  %bit1 = and i32 %word, 2
  %bit2 = and i32 %some, 4
  %lanes = icmp eq i32 %bit0, 0
  %other = icmp eq i32 %bit1, 0
  %all = icmp eq i32 %bit2, 0
"""
MEET = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
OBJECTS = {name: f"ptr addrspace(3) @{name}" for name in ("a", "b", "c", "dyn")}
CASTS = {name: f"addrspacecast ({pointer} to ptr)" for name, pointer in OBJECTS.items()}
CONDITIONS = ("lanes", "other", "all")


def fill(names: str) -> str:
    return "".join(
        f"  %f{n} = getelementptr i32, ptr addrspace(3) @{n}, i32 %x\n  store i32 %x, ptr addrspace(3) %f{n}, align 4\n"
        for n in names.split()
    )


def program(choice: list[str], conditions: list[str], index: int, use: str, *, is_flat: bool, swaps: bool) -> str:
    """A kernel of 128 work-items that accesses at work-item + ``index`` what nested selects choose, ``swaps``: in a loop
    that exchanges that and another one each time."""
    kind = "ptr" if is_flat else "ptr addrspace(3)"
    operands = [f"{CASTS[n]}" if is_flat else f"@{n}" for n in choice]
    lines, chosen = [], operands[0]
    for k, (operand, condition) in enumerate(zip(operands[1:], conditions, strict=False)):
        lines.append(f"  %p{k} = select i1 %{condition}, {kind} {operand}, {kind} {chosen}")
        chosen = f"%p{k}"
    text = HEAD + fill("a b c dyn") + MEET + "\n".join(lines) + "\n  br label %loop\nloop:\n"
    text += "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n  %s = phi i32 [ %x, %entry ], [ %sum, %loop ]\n"
    if swaps:
        text += f"  %cur = phi {kind} [ {chosen}, %entry ], [ %nxt, %loop ]\n"
        text += f"  %nxt = phi {kind} [ {operands[-1]}, %entry ], [ %cur, %loop ]\n"
        chosen = "%cur"
    text += f"  %at = add i32 %x, {index}\n  %q = getelementptr i32, {kind} {chosen}, i32 %at\n"
    text += {
        "load": f"  %v = load i32, {kind} %q, align 4\n",
        "store": f"  store i32 %x, {kind} %q, align 4\n  %v = load i32, {kind} %q, align 4\n",
        "atomic": f"  %v = add i32 0, 1\n  %old = atomicrmw add {kind} %q, i32 1 monotonic, align 4\n",
        "meet": f"  store i32 %i, {kind} %q, align 4\n{MEET}  %o = xor i32 %at, 65\n"
        f"  %r = getelementptr i32, {kind} {chosen}, i32 %o\n  %v = load i32, {kind} %r, align 4\n{MEET}",
    }[use]
    text += "  %sum = add i32 %s, %v\n  %next = add i32 %i, 1\n  %more = icmp ult i32 %next, 3\n"
    text += "  br i1 %more, label %loop, label %end\nend:\n  store i32 %sum, ptr addrspace(1) %to, align 4\n  ret void\n}\n"
    return text


def launch(module: Any, engine_name: str, **options: Any) -> tuple[list[Any], list[bytes]]:
    words = np.random.default_rng(5).integers(0, 1 << 32, 128, dtype=np.uint32)
    words[0] |= 4  # waves choose the first one, and so does the last lane
    words[127] |= 1
    out = np.zeros(128, np.uint32)
    kernel = swlds.Device("gfx942").load(module)["k"]
    result = kernel.launch(2, 128, [words, out], engine=engine_name, dynamic_lds=4 * 140, **options)
    return result.findings, [words.tobytes(), out.tobytes()]


def agree(text: str, *, is_lowered: bool, checks: str = "all") -> list[Any]:
    module = swlds.parse(text)
    if is_lowered:
        module = swlds.lower(module)
    wave, reference = (launch(module, name, checks=checks) for name in ("wave", "reference"))
    assert wave[0] == reference[0]
    if not wave[0]:
        assert wave[1] == reference[1]
    return reference[0]


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@given(
    st.lists(st.sampled_from(("a", "b", "c", "dyn")), min_size=2, max_size=4),
    st.lists(st.sampled_from(CONDITIONS), min_size=3, max_size=3),
    st.sampled_from((0, 0, 2, 8, -1, 500)),
    st.sampled_from(("load", "store", "atomic", "meet")),
    st.booleans(),
    st.booleans(),
)
@settings(max_examples=12, deadline=None)
def test_both_engines_agree(
    is_lowered: bool, choice: list[str], conditions: list[str], index: int, use: str, is_flat: bool, swaps: bool
) -> None:
    """Which object an access leaves, by which offset, and what lies in memory behind it."""
    agree(program(choice, conditions, index, use, is_flat=is_flat, swaps=swaps), is_lowered=is_lowered)


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("is_flat", [False, True], ids=["lds", "flat"])
@pytest.mark.parametrize("use", ["load", "store", "meet"])
@pytest.mark.parametrize("conditions", [["lanes", "other"], ["all", "all"]], ids=["lanes", "uniform"])
def test_clean_launches_stay_in_host_code(
    conditions: list[str], use: str, is_flat: bool, is_lowered: bool, runs: list[engine.Run]
) -> None:
    text = program(["a", "b", "c"], conditions, 0, use, is_flat=is_flat, swaps=conditions[0] == "all")
    assert agree(text, is_lowered=is_lowered) == []
    assert runs[-1].suspicious == 0


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("condition", ["lanes", "all"])
@pytest.mark.parametrize(("first", "second", "index", "expected"), [("a", "b", 1, 1), ("c", "b", 2, 0), ("b", "c", 3, 1)])
def test_the_smaller_one_is_left(
    first: str, second: str, index: int, expected: int, condition: str, is_lowered: bool
) -> None:
    """By an access that the other one has room for."""
    text = program([first, second], [condition], index, "load", is_flat=False, swaps=condition == "all")
    found = agree(text, is_lowered=is_lowered, checks="memcheck")
    assert len(found) == expected


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("condition", ["lanes", "all"])
@pytest.mark.parametrize("first", ["a", "c"])
def test_a_race_by_one_of_them(first: str, condition: str, is_lowered: bool) -> None:
    """One work-item stores to a variable that others read in the same phase by a chosen pointer."""
    text = program([first, "b"], [condition], 0, "load", is_flat=False, swaps=False)
    own = "  %own = getelementptr i32, ptr addrspace(3) @{}, i32 %far\n"
    near = "  %far = xor i32 %x, 65\n" + own + "  store i32 7, ptr addrspace(3) %own, align 4\n"
    for other in (first, "b"):
        raced = text.replace("  %sum =", near.format(other) + "  %sum =")
        is_race = any(f.kind.startswith("race") for f in agree(raced, is_lowered=is_lowered))
        assert is_race == (condition == "lanes" or other == first)


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("name", ["a", "b"])
def test_only_one_is_initialised(name: str, is_lowered: bool) -> None:
    """All of it, so that host code knows that from the barrier on."""
    text = program(["a", "b"], ["lanes"], 0, "load", is_flat=False, swaps=False).replace("[130 x", "[128 x")
    found = agree(text.replace(fill("a b c dyn"), fill(name)), is_lowered=is_lowered)
    assert found and {f.kind for f in found} == {"uninitialized"}


def test_what_is_chosen_among() -> None:
    """A pointer to nothing is no object; null in LDS is an address, so that one is looked for by tags."""
    text = program(["a", "b", "c"], ["lanes", "all"], 0, "load", is_flat=True, swaps=True)
    for old, new, count in (("", "", 3), (f"ptr {CASTS['a']}", "ptr null", 3), (f"ptr {CASTS['a']}", "ptr poison", 3)):
        assert _chosen(text.replace(old, new)) == [count]
    text = program(["a", "b", "c"], ["lanes", "all"], 0, "load", is_flat=False, swaps=True)
    assert _chosen(text.replace("ptr addrspace(3) @a\n", "ptr addrspace(3) null\n")) == []
    assert agree(text.replace("ptr addrspace(3) @a\n", "ptr addrspace(3) null\n"), is_lowered=False) == []


def test_a_constant_is_read_and_not_written() -> None:
    text = program(["a", "b"], ["lanes"], 0, "load", is_flat=True, swaps=False)
    text = text.replace(CASTS["b"], "addrspacecast (ptr addrspace(1) @fixed to ptr)")
    assert agree(text, is_lowered=False) == [] and _chosen(text) == [2]
    written = text.replace("  %v = load", "  store i32 1, ptr %q, align 4\n  %v = load")
    assert agree(written, is_lowered=False) and _chosen(written) == [2]


def _chosen(text: str) -> list[int]:
    """How many objects each access chooses among."""
    found: list[Choices] = []
    original = Choices.__init__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Choices, "__init__", lambda self, *given: (found.append(self), original(self, *given))[1])
        launch(swlds.parse(text), "wave")
    return [len(objects) for objects in found[-1].objects.values()]
