"""coalesce-copies: what it makes computes the same under all checks, at the optimum; what it leaves it names."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest
from generators.lane_copies import FENCED, Digit, LaneCopy, LoopCopy
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import swlds
from swlds.analysis.axis import AxisAnalysis, Launch
from swlds.analysis.axis.accesses import find_accesses, predict_lines
from swlds.errors import SwldsError
from swlds.ir.model import Module

#: 64 bytes a work-item, one behind the other.
CHUNK = LaneCopy((Digit("inner", 4, 4, 4), Digit("part", 4, 16, 16), Digit("lane", 256, 64, 64)), align=16)
#: A row of 64 bytes a work-item, 4,096 bytes apart.
ROWS = LaneCopy((Digit("inner", 4, 4, 4), Digit("part", 4, 16, 16), Digit("lane", 64, 4096, 64)), align=16)
#: Rows of 64 bytes in LDS have 16 bytes of padding.
PADDED = LaneCopy((Digit("inner", 2, 4, 4), Digit("part", 8, 8, 8), Digit("lane", 128, 256, 80)), align=8)
#: A half tile: two bytes at a time, column by column.
HALF = LaneCopy((Digit("lane", 64, 64, 64), Digit("part", 32, 2, 2)), element=2, align=2)


def coalesce(
    copy: LaneCopy | LoopCopy, passes: str = "coalesce-copies", cpu: str = "gfx942"
) -> tuple[Module, Module, list[str]]:
    module = swlds.parse(copy.text())
    changed = swlds.opt(module, passes, mcpu=cpu, block=(copy.items,), verify_each=True)
    return module, changed, [f"{r.name}: {r.text}" for r in changed.remarks]


def loads(module: Module, items: int) -> list[tuple[int, int]]:
    """(bytes a lane, lines of a group) of each load from global memory, as ``swlds axis`` has them."""
    analysis = AxisAnalysis(module, module.functions["k"], Launch((items, 1, 1), 64))
    found = []
    for access in find_accesses(analysis):
        if access.space == "global" and access.use == "load":
            lines = predict_lines(access, items, 64, "gfx942")
            assert lines is not None and access.bytes is not None
            found.append((access.bytes, lines.count.lines))
    return found


def plain(module: Module) -> list[str]:
    """Its lines without LLVM's comments, which do not stay in functions that were looked into."""
    return [line.split(" ; ")[0].rstrip() for line in str(swlds.opt(module, "")).splitlines()]


@pytest.mark.parametrize(
    ("copy", "before", "after"),
    [
        (CHUNK, [(16, 128)] * 4, [(16, 32)] * 4),
        (ROWS, [(16, 64)] * 4, [(16, 16)] * 4),
        (PADDED, [(8, 128)] * 8, [(16, 32)] * 4),
        (HALF, [(2, 32)] * 32, [(2, 1)] * 32),  # aligned to two bytes, for all that is known
    ],
    ids=["chunk", "rows", "padded", "half"],
)
def test_optimum(copy: LaneCopy, before: list[tuple[int, int]], after: list[tuple[int, int]]) -> None:
    """Widths and lines, before and after; the second time there is nothing to gain."""
    module, changed, remarks = coalesce(copy)
    assert [r.split(":")[0] for r in remarks] == ["Coalesced"], remarks
    assert loads(module, copy.items) == before
    assert loads(changed, copy.items) == after
    total = [sum(lines for _, lines in found) for found in (before, after)]
    assert [int(n) for n in re.findall(r"use (\d+) lines", remarks[0])] == total
    assert copy.run(changed) == copy.run(module) and not copy.run(module)[1]
    again = swlds.opt(changed, "coalesce-copies", mcpu="gfx942")
    assert [r.name for r in again.remarks] == ["NotCoalesced"] and "nothing to gain" in again.remarks[0].text


def test_known_alignment_makes_halves_wide() -> None:
    """The same with accesses of two bytes that begin at multiples of 16: parameters that say so, and a variable."""
    words = {"arguments": "ptr addrspace(1) noalias align 16 %in, ptr addrspace(1) noalias %out"}
    copy = HALF.but(**words)
    text = copy.text().replace("poison, align 4", "poison, align 16")
    module = swlds.parse(text)
    changed = swlds.opt(module, "coalesce-copies", mcpu="gfx942", block=(64,), verify_each=True)
    assert loads(changed, 64) == [(16, 8)] * 4
    assert copy.run(changed) == copy.run(module)


@pytest.mark.parametrize("form", ["rotated", "header"])
@pytest.mark.parametrize(
    ("count", "element", "padding", "after"),
    [
        (1024, 4, 0, [(16, 32)]),
        (1000, 4, 0, [(16, 32)]),  # 250 pieces: six work-items have none
        (1100, 4, 0, [(16, 32), (16, 3)]),
        (4096, 4, 16, [(16, 32)] * 4),
        (2048, 8, 0, [(16, 32)] * 4),
        (512, 4, 0, [(8, 16)]),
        (2000, 2, 0, [(2, 8)] * 7 + [(2, 7)]),
    ],
)
def test_loops(form: str, count: int, element: int, padding: int, after: list[tuple[int, int]]) -> None:
    """Strided loops become straight code; tails stay tails."""
    copy = LoopCopy(count, element=element, padding=padding, form=form)
    module, changed, remarks = coalesce(copy)
    if element == 2:
        assert remarks[0].startswith("NotCoalesced: %v to @tile: there is nothing to gain"), remarks
        return
    assert remarks[0].startswith("Coalesced: %v to @tile: "), remarks
    assert loads(changed, 256) == after
    assert "phi" not in str(changed)
    assert copy.run(changed) == copy.run(module) and not copy.run(module)[1]


#: Rows that are an argument apart: of one work-item each, of eight, and two at a time.
FAR_ROWS = LaneCopy(
    (Digit("inner", 4, 4, 4), Digit("part", 4, 16, 16), Digit("lane", 64, 4096, 64)), align=16, pitch=4096
)
FAR_TILE = LaneCopy(
    (Digit("inner", 1, 4, 4), Digit("lane", 8, 32, 32), Digit("part", 8, 4, 4), Digit("lane", 16, 1040, 272)),
    pitch=1040,
)
FAR_HALVES = LaneCopy(
    (Digit("inner", 4, 4, 4), Digit("lane", 2, 64, 64), Digit("part", 4, 16, 16), Digit("lane", 32, 512, 128),
     Digit("part", 2, 32 * 512, 32 * 128)), align=16, pitch=512,
)  # fmt: skip


@pytest.mark.parametrize(
    ("copy", "loads_before", "loads_after", "width"),
    [(FAR_ROWS, 4, 4, 16), (FAR_TILE, 8, 2, 16), (FAR_HALVES, 8, 8, 16)],
    ids=["rows", "tile", "halves"],
)
def test_rows_that_are_an_argument_apart(copy: LaneCopy, loads_before: int, loads_after: int, width: int) -> None:
    module, changed, remarks = coalesce(copy)
    assert remarks[0].startswith("Coalesced"), remarks
    counts = [len(re.findall(r"load (<4 x )?float>?, ptr addrspace\(1\)", str(m))) for m in (module, changed)]
    assert counts == [loads_before, loads_after]
    assert f"of {width} bytes a lane, were rows to begin where lines do" in remarks[0]
    used, now = (int(n) for n in re.findall(r"use (\d+) lines", remarks[0]))
    least = int(re.findall(r"least (\d+)", remarks[0])[1])
    assert now <= used and now >= least
    for pitch in (copy.pitch, copy.pitch // 2, 16, 0):  # rows may lie over one another
        expected = copy.run(module, pitch=pitch)
        assert copy.run(changed, pitch=pitch) == expected and not expected[1]


@pytest.mark.parametrize(("cast", "pitch"), [("sext", -4096), ("sext", 512), ("zext", 4096)])
def test_pitches_of_32_bits(cast: str, pitch: int) -> None:
    """As ``int`` and ``unsigned`` are widened; rows may go back."""
    text = FAR_ROWS.text().replace("i64 %pitch)", "i32 %narrow)").replace("%in, i64 %fo", "%middle, i64 %fo")
    start = "  %middle = getelementptr i8, ptr addrspace(1) %in, i64 258048\n" if pitch < 0 else ""
    start = start or "  %middle = getelementptr i8, ptr addrspace(1) %in, i64 0\n"
    module = swlds.parse(text.replace("entry:\n", f"entry:\n{start}  %pitch = {cast} i32 %narrow to i64\n"))
    changed = swlds.opt(module, "coalesce-copies", mcpu="gfx942", block=(64,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Coalesced"] and f"{cast} i32 %narrow" in str(changed)
    values = np.random.default_rng(1).integers(0, 255, 64 * 4096, np.uint8)
    found = []
    for each in (module, changed):
        out = np.zeros(4096, np.uint8)
        kernel = swlds.Device("gfx942", engine="both").load(each)["k"]
        assert not kernel.launch(1, 64, [values, out, np.int32(pitch)], checks="all").findings
        found.append(out.tobytes())
    assert found[0] == found[1]


#: Text of FAR_ROWS -> other text, and what the remark says then.
FAR_CHANGES = {
    "no parameter": ("%pitch.1 = mul i64 %pitch, 1", "%pitch.1 = mul i64 %pitch, %pitch", "which is no parameter of the kernel"),
    "two directions": ("%from = add i64 %from.s0, 0", "%two = and i32 %t, 1\n  %twice = zext i32 %two to i64\n"
                       "  %more = mul i64 %twice, %other\n  %from = add i64 %from.s0, %more", "rows lie in several directions"),
    "may wrap": ("%from = add i64 %from.s0, 0", "%low = trunc i64 %from.s0 to i32\n  %from = zext i32 %low to i64",
                 "%low may wrap before %from widens it"),
    "no rule": ("%from.r0 = udiv i32 %t, 1", "%square = mul i32 %t, %t\n  %from.r0 = and i32 %square, 63",
                "follows no rule of rows"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAR_CHANGES)
def test_each_condition_of_rows(name: str) -> None:
    old, new, reason = FAR_CHANGES[name]
    text = FAR_ROWS.text()
    assert old in text
    module = swlds.parse(text.replace(old, new, 1).replace("i64 %pitch)", "i64 %pitch, i64 %other)"))
    changed = swlds.opt(module, "coalesce-copies", mcpu="gfx942", block=(64,))
    assert any(reason in r.text for r in changed.remarks), changed.remarks
    assert plain(changed) == plain(module)


def test_slots() -> None:
    """As -O0 has it: the loop's number in a stack slot."""
    copy = LoopCopy(1024, form="header")
    text = copy.text()
    for old, new in (
        (
            "id.x()\n  br",
            "id.x()\n  %slot = alloca i32, addrspace(5)\n  store i32 %t, ptr addrspace(5) %slot\n  br",
        ),
        ("%i = phi i32 [ %t, %entry ], [ %next, %body ]", "%i = load i32, ptr addrspace(5) %slot"),
        ("%next = add i32 %i, 256", "%next = add i32 %i, 256\n  store i32 %next, ptr addrspace(5) %slot"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    changed = swlds.opt(swlds.parse(text), "coalesce-copies", mcpu="gfx942", block=(256,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Coalesced"] and loads(changed, 256) == [(16, 32)]
    assert copy.run(changed) == copy.run(swlds.parse(text))


#: A rewritten copy, its twin with one thing changed, and what the remark says then.
TWINS = {
    "volatile": ({"load": "load volatile"}, "the load is volatile"),
    "no barrier behind": (
        {"behind": ""},
        "behind it, with no barrier and its fences between, the same LDS is accessed",
    ),
    "bare barrier": (
        {"behind": "  call void @llvm.amdgcn.s.barrier()"},
        "behind it, with no barrier and its fences between, the same LDS is accessed",
    ),
    "no acquire": (
        {"behind": '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()'},
        "behind it, with no barrier and its fences between, the same LDS is accessed",
    ),
    "fence of a wave": (
        {"behind": FENCED.replace('"workgroup") release', '"wavefront") release')},
        "behind it, with no barrier and its fences between, the same LDS is accessed",
    ),
    "written before": (
        {"before": "  %b = getelementptr i8, ptr addrspace(3) @tile, i32 %t\n  store i8 0, ptr addrspace(3) %b"},
        "in front of it, with no barrier and its fences between, the same LDS is accessed: store i8 0, %b",
    ),
    "read before": (
        {"before": "  %b = load i8, ptr addrspace(3) @tile"},
        "in front of it, with no barrier and its fences between, the same LDS is accessed: %b = load @tile",
    ),
    "source written before": (
        {"arguments": "ptr addrspace(1) %in, ptr addrspace(1) %out", "before": "  store i8 7, ptr addrspace(1) %out"},
        "in front of it, with no barrier and its fences between, this may write the source",
    ),
    "source written behind": (
        {
            "arguments": "ptr addrspace(1) %in, ptr addrspace(1) %out",
            "behind": "  %g = getelementptr i8, ptr addrspace(1) %out, i32 %t\n  store i8 7, ptr addrspace(1) %g\n"
            + FENCED,
        },
        "behind it, with no barrier and its fences between, this may write the source",
    ),
    "ordered atomic": (
        {"before": '  %b = atomicrmw add ptr addrspace(1) %out, i32 1 syncscope("agent") acquire'},
        "in front of it, with no barrier and its fences between, an ordered atomic may order it",
    ),
    "call": ({"behind": "  call void @elsewhere()\n" + FENCED}, "a call may touch it"),
    "barrier inside": ({"between": FENCED}, "within the copy stands a fence"),
    "some lanes": ({"guard": "%c = icmp ult i32 %t, 100"}, "not all lanes of the group come here"),
    "unknown lanes": (
        {"guard": "%ca = load i32, ptr addrspace(1) %out\n  %cb = add i32 %ca, %t\n  %c = icmp eq i32 %cb, 0"},
        "not all lanes of the group are known to come here",
    ),
}


@pytest.mark.parametrize("name", TWINS)
def test_each_condition(name: str) -> None:
    changes, reason = TWINS[name]
    assert coalesce(CHUNK)[2][0].startswith("Coalesced")
    module, changed, remarks = coalesce(CHUNK.but(**changes))
    assert remarks and all(r.startswith("NotCoalesced") for r in remarks), remarks
    assert any(reason in r for r in remarks), remarks
    assert plain(changed) == plain(module)


#: Text of CHUNK -> other text, and what the remark says then.
CHANGES = {
    "twice": ("%to.t0 = mul i32 %to.c0, 64", "%to.t0 = mul i32 %to.c0, 32", "bytes of LDS are written twice"),
    "swizzled": ("%to = add i32 %to.s0, 0", "%sw = lshr i32 %t, 3\n  %sx = and i32 %sw, 7\n  %sy = shl i32 %sx, 6\n"
                 "  %to = xor i32 %to.s0, %sy", "where lanes store follows no rule of rows"),
    "data": ("%from = add i32 %from.s0, 0", "%da = load i32, ptr addrspace(1) %out\n  %from = mul i32 %da, %t",
             "where lanes load is not known: "),
    "used": ("  %u0 = mul", "  store <4 x float> %v0, ptr addrspace(1) %out\n  %u0 = mul", "%v0 is used elsewhere, too"),
    "optnone": ("ptr addrspace(1) noalias %out) {", "ptr addrspace(1) noalias %out) noinline optnone {", "(optnone)"),
    "in flight": ("  %fo0 =", "  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @tile, "
                  "i32 4, i32 0, i32 0)\n" + FENCED + "\n  %fo0 =", "a copy in flight may write the same LDS"),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_other_conditions(name: str) -> None:
    old, new, reason = CHANGES[name]
    text = CHUNK.text()
    assert old in text
    text = text.replace(old, new, 1)
    if "load.to.lds" in new:
        text += "declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)\n"
    module = swlds.parse(text)
    changed = swlds.opt(module, "coalesce-copies", mcpu="gfx942", block=(256,))
    remarks = [r.text for r in changed.remarks if r.kind == "missed"]
    assert any(reason in text for text in remarks), remarks
    if name != "used":  # the other three parts are a copy by themselves
        assert plain(changed) == plain(module)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"limit": "%n"}, "how many rounds the loop makes is not known"),
        ({"step": 255}, "bytes of LDS are written twice"),
        (
            {"inside": "  call void @llvm.amdgcn.s.barrier()"},
            "it is made again, with no barrier and its fences between",
        ),
        ({"behind": ""}, "behind it, with no barrier and its fences between"),
    ],
)
def test_each_condition_of_loops(changes: dict[str, object], reason: str) -> None:
    copy = LoopCopy(1024, **changes)  # type: ignore[arg-type]
    module = swlds.parse(copy.text().replace("noalias %out)", "noalias %out, i32 %n)"))
    changed = swlds.opt(module, "coalesce-copies", mcpu="gfx942", block=(256,))
    assert reason in changed.remarks[0].text, changed.remarks
    assert plain(changed) == plain(module)


def test_dynamic_variables_begin_at_one_address() -> None:
    """What is written through one name is read through the other."""
    text = CHUNK.but(behind="").text()
    text = text.replace("internal addrspace(3) global [16384 x i8] poison", "external addrspace(3) global [0 x i8]")
    head, tail = text.split("%back = ")
    other = "@other = external addrspace(3) global [0 x i8], align 16\ndeclare void"
    text = head.replace("declare void", other, 1) + "%back = " + tail.replace("@tile", "@other")
    changed = swlds.opt(swlds.parse(text), "coalesce-copies", mcpu="gfx942", block=(256,))
    assert "behind it, with no barrier and its fences between, the same LDS is accessed" in changed.remarks[0].text
    static = text.replace("external addrspace(3) global [0 x i8]", "internal addrspace(3) global [16384 x i8] poison")
    changed = swlds.opt(swlds.parse(static), "coalesce-copies", mcpu="gfx942", block=(256,))
    assert changed.remarks[0].name == "Coalesced"


def test_groups_of_another_size_are_refused() -> None:
    """What was made for one size would be wrong for another: the kernel says so, and a launch with another is an error."""
    module, changed, _ = coalesce(CHUNK)
    assert "!reqd_work_group_size" in str(changed)
    kernel = swlds.Device("gfx942").load(changed)["k"]
    with pytest.raises(SwldsError, match="requires work-groups of 256x1x1"):
        kernel.launch(1, 128, [bytearray(1 << 16), bytearray(1 << 16)])
    unknown = swlds.opt(module, "coalesce-copies", mcpu="gfx942")
    assert "say --block" in unknown.remarks[0].text and plain(unknown) == plain(module)


@pytest.mark.parametrize("cpu", ["gfx942", "gfx950", "gfx1250"])
def test_gather_takes_what_it_makes(cpu: str) -> None:
    """Lanes that lie apart cannot be copied straight to LDS; behind coalesce-copies they can."""
    alone = coalesce(CHUNK, "gather-to-lds", cpu)
    fed = coalesce(CHUNK, "align-lds,coalesce-copies,gather-to-lds", cpu)
    assert (cpu == "gfx1250") == all(r.startswith("Gathered") for r in alone[2]), alone[2]
    assert [r.split(":")[0] for r in fed[2]] == ["NothingToAlign", "Coalesced", *["Gathered"] * 4], fed[2]
    assert CHUNK.run(fed[1], cpu) == CHUNK.run(fed[0], cpu)


@st.composite
def copies(draw: st.DrawFn) -> LaneCopy:
    """Digits in any order: rows, columns, padding on both sides, transposes."""
    element = draw(st.sampled_from([1, 2, 4, 8]))
    inner = draw(st.sampled_from([k for k in (1, 2, 4) if k * element <= 16]))
    kinds = draw(st.permutations(["lane", "lane", "part", "lane"][: draw(st.integers(2, 4))]))
    if "lane" not in kinds:
        kinds = ["lane", *kinds]
    counts = [draw(st.sampled_from([2, 4, 8, 16] if kind == "lane" else [1, 2, 3, 4])) for kind in kinds]
    assume(math.prod(n for n, kind in zip(counts, kinds, strict=True) if kind == "lane") <= 1024)
    order = draw(st.permutations(range(len(kinds))))
    sides = []
    for places in (range(len(kinds)), order if draw(st.booleans()) else range(len(kinds))):
        reach, steps = inner * element, dict[int, int]()
        for place in places:
            steps[place] = reach + draw(st.sampled_from([0, 0, 0, inner * element, 16]))
            reach = steps[place] * counts[place]
        sides.append(steps)
    assume(reach <= 1 << 16)  # the LDS of a work-group
    digits = [Digit("inner", inner, element, element)]
    digits += [Digit(kind, counts[k], sides[0][k], sides[1][k]) for k, kind in enumerate(kinds)]
    steps_far = [d.source for d in digits if d.kind != "inner"]
    return LaneCopy(tuple(digits), element, element, pitch=draw(st.sampled_from([0, *steps_far])))


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(copies())
def test_random_copies(copy: LaneCopy) -> None:
    """Rewritten or left, they do the same on both engines under all checks, with no more lines, or as many and no more loads."""
    module, changed, remarks = coalesce(copy)
    element = copy.element
    for pitch in {copy.pitch, copy.pitch // element // 2 * element}:
        expected = copy.run(module, pitch=pitch)
        assert not expected[1]
        assert copy.run(changed, pitch=pitch) == expected
    if copy.pitch:
        return  # lines of rows that are an argument apart are not counted
    before, after = loads(module, copy.items), loads(changed, copy.items)
    assert sum(lines for _, lines in after) <= sum(lines for _, lines in before), remarks
    if sum(lines for _, lines in after) == sum(lines for _, lines in before):
        assert len(after) <= len(before)


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(
    st.integers(1, 900), st.sampled_from([32, 64, 96, 128]), st.sampled_from([1, 2, 4, 8]),
    st.sampled_from(["rotated", "header"]), st.sampled_from([0, 4, 16]),
)  # fmt: skip
def test_random_loops(count: int, items: int, element: int, form: str, padding: int) -> None:
    count = max(count, items)  # a rotated loop makes a round in every lane
    copy = LoopCopy(count, items, element, form, padding=padding if element < 8 else padding // 8 * 8)
    module, changed, _ = coalesce(copy)
    expected = copy.run(module)
    assert not expected[1] and copy.run(changed) == expected
