"""insert-waits: pipelines get the waits that they lack, each for as many copies as may stay open; correct ones are left."""

from __future__ import annotations

import random
import re

import copy_pipelines
import numpy as np
import pytest
from copy_pipelines import TARGETS, Step, expected, pipeline, run, text
from pipelines import Pipeline

import swlds
from swlds.ir.model import Module

PIPELINES = [
    Pipeline(cpu, *shape)
    for cpu in ("gfx942", "gfx950", "gfx1250")
    for shape in [
        (2, 1, 1, "modulo"),
        (2, 1, 2, "masked"),
        (3, 2, 1, "modulo"),
        (3, 1, 1, "wrapped"),
        (3, 2, 2, "wrapped"),
        (4, 3, 1, "modulo"),
    ]
]
CHECKS = "memcheck,initcheck,asynccheck,racecheck"
WAIT = re.compile(r"call void @llvm\.amdgcn\.s\.(?:waitcnt\(i32 (\d+)\)|wait\.asynccnt\(i16 (\d+)\))")


def copy_waits(module: Module | str) -> list[int]:
    """How many copies each wait for copies leaves open, in the order of the text."""
    found = []
    for match in WAIT.finditer(str(module)):
        number = int(match[1] or match[2])
        if match[2] or number != 49279:
            found.append(number if match[2] else number & 15 | number >> 14 << 4)
    return found


@pytest.mark.parametrize("pipeline", PIPELINES, ids=lambda p: f"{p.cpu}-{p.stages}-{p.ahead}-{p.copies}-{p.stage}")
def test_pipelines_get_exact_waits(pipeline: Pipeline) -> None:
    """What the rounds ahead have copied may stay open; nothing else is added but the wait at the end."""
    mended = swlds.opt(swlds.parse(pipeline.text()), "insert-waits", verify_each=True)
    assert copy_waits(mended) == [pipeline.ahead * pipeline.copies, 0]
    assert {r.name for r in mended.remarks} == {"WaitInserted"}
    again = swlds.opt(mended, "insert-waits")
    assert [r.name for r in again.remarks] == ["NothingMissing"] and str(again) == str(swlds.opt(mended, ""))


#: How the counter of a loop is written -> is the wait exact? What the program promises nothing of, the test may bound.
COUNTERS = {
    "add nuw i32": ("", "", True),
    "add i32, a constant bound": ("ult", "7", True),
    "add i32, at most": ("ule", "6", True),
    "add i32, another than": ("ne", "7", True),
    "add i32, signed": ("slt", "7", True),
    "signed remainder": ("slt", "%count", True),
    "signed remainder of a constant bound": ("sle", "6", True),
    "may wrap": ("ult", "%count", False),
    "a test that others pass, too": ("sgt", "-5", False),
}


@pytest.mark.parametrize("name", COUNTERS)
@pytest.mark.parametrize("cpu", ["gfx942", "gfx1250"])
def test_counters_that_promise_nothing(name: str, cpu: str) -> None:
    word, bound, is_exact = COUNTERS[name]
    pipeline = Pipeline(cpu, 3, 2, 1, "modulo")
    made = pipeline.text()
    if word:
        made = made.replace("add nuw nsw", "add").replace("%out)", "%out, i32 %count)" if "%" in bound else "%out)")
        made = re.sub(r"icmp \w+ (i32 %\w+), \S+", rf"icmp {word} \1, {bound}", made)
    if "remainder" in name:
        made = made.replace("urem", "srem").replace("%ahead = add", "%ahead = add nsw")
    mended = swlds.opt(swlds.parse(made), "insert-waits", verify_each=True)
    assert copy_waits(mended) == ([2, 0] if is_exact else [0])
    if bound.isdigit():
        assert pipeline.run(mended, CHECKS) == (True, [])


def nested(text: str) -> str:
    """The whole pipeline three times, in a loop."""
    text = text.replace(", %entry ]", ", %outer ]").replace("label %done", "label %turn")
    start = "  br label %outer\nouter:\n  %time = phi i32 [ 0, %entry ], [ %later, %turn ]\n"
    place = text.index("  %gp0")
    turn = "turn:\n  %later = add i32 %time, 1\n  %more = icmp ult i32 %later, 3\n  br i1 %more, label %outer, label %done\ndone:"
    return text[:place] + start + text[place:].replace("done:", turn)


@pytest.mark.parametrize("pipeline", PIPELINES, ids=lambda p: f"{p.cpu}-{p.stages}-{p.ahead}-{p.copies}-{p.stage}")
def test_a_loop_around_a_pipeline_changes_no_number(pipeline: Pipeline) -> None:
    """What is left of the last time is older than what the prologue copies."""
    mended = swlds.opt(swlds.parse(nested(pipeline.text())), "insert-waits", verify_each=True)
    most = pipeline.ahead * pipeline.copies
    assert [n for n in copy_waits(mended) if n] == [most]
    assert mistakes(pipeline, mended) == []
    match = next(m for m in WAIT.finditer(str(mended)) if copy_waits(m[0]) == [most])
    number = match[1] or match[2]
    more = match[0].replace(f" {number})", f" {int(number) + 1})")
    assert mistakes(pipeline, swlds.parse(str(mended).replace(match[0], more))), "one more may stay open"


def mistakes(pipeline: Pipeline, module: Module) -> list[str]:
    """Without notes: copies of the last time that complete in front of those to the same bytes."""
    is_right, result = pipeline.launch(module, checks=CHECKS)
    assert is_right or result.findings
    return [f.kind for f in result.findings if f.severity != "note"]


@pytest.mark.parametrize("pipeline", PIPELINES[::6] + PIPELINES[4::6], ids=lambda p: f"{p.cpu}-{p.stages}-{p.copies}")
def test_mended_pipelines_compute_what_they_should(pipeline: Pipeline) -> None:
    mended = swlds.opt(swlds.parse(pipeline.text()), "insert-waits")
    assert pipeline.run(mended, CHECKS) == (True, [])


@pytest.mark.parametrize("pipeline", PIPELINES, ids=lambda p: f"{p.cpu}-{p.stages}-{p.ahead}-{p.copies}-{p.stage}")
def test_each_lost_wait_of_a_loop_is_found(pipeline: Pipeline) -> None:
    """Of a correct one: waits for copies and for LDS, in the loop and behind it."""
    lines = str(swlds.opt(swlds.parse(pipeline.text()), "insert-waits")).split("\n")
    waits = [n for n, line in enumerate(lines) if " call " in line and (".s.waitcnt(" in line or ".s.wait." in line)]
    assert len(waits) == 3
    for n in waits:
        lost = swlds.parse("\n".join(lines[:n] + lines[n + 1 :]))
        found = pipeline.run(lost, "asynccheck")[1]
        assert found, lines[n]


@pytest.mark.parametrize("cpu", ["gfx942", "gfx1250"])
def test_waits_that_leave_too_much_open(cpu: str) -> None:
    """The right wait stays as it is; one for too many gets another beside it."""
    pipeline = Pipeline(cpu, 3, 2)
    right = swlds.opt(swlds.parse(pipeline.with_wait(2).text()), "insert-waits")
    assert copy_waits(right) == [2, 0]
    wrong = swlds.opt(swlds.parse(pipeline.with_wait(3).text()), "insert-waits")
    assert sorted(copy_waits(wrong)) == [0, 2, 3]


def test_stages_that_are_not_known_wait_for_all() -> None:
    """Where the stage comes from memory, or the group's size is not known, no copy may stay open."""
    text = Pipeline("gfx942", 3, 2).text()
    loaded = text.replace("%write = urem i32 %ahead, 3", "%write = load i32, ptr addrspace(1) %in")
    assert copy_waits(swlds.opt(loaded, "insert-waits"))[0] == 0
    assert copy_waits(swlds.opt(text.replace("!reqd_work_group_size !0", ""), "insert-waits"))[0] == 0
    assert copy_waits(swlds.opt(text.replace("!reqd_work_group_size !0", ""), "insert-waits", block=(128,)))[0] == 2


def test_the_first_lanes_pointer_counts() -> None:
    """The LDS pointer of a copy through the wave may differ between lanes: the hardware takes the first one's."""
    text = Pipeline("gfx942", 3, 2).text().replace("%base = mul i32 %first,", "%base = mul i32 %t,")
    assert copy_waits(swlds.opt(text, "insert-waits")) == [2, 0]


def test_release_fences_are_the_compilers() -> None:
    """In front of a barrier with a workgroup release the backend waits by itself; for gfx1250 it never does."""
    fenced = Pipeline("gfx942", 2, 1)
    text = fenced.text().replace(
        "  call void @llvm.amdgcn.s.barrier()\n",
        '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n',
    )
    assert copy_waits(swlds.opt(text, "insert-waits")) == []
    async_ = Pipeline("gfx1250", 2, 1)
    text = async_.text().replace(
        "  call void @llvm.amdgcn.s.barrier()\n",
        '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n',
    )
    assert copy_waits(swlds.opt(text, "insert-waits")) == [1, 0]


def test_a_fence_holds_what_passes_would_move() -> None:
    """IR passes see no access in a wait for asynccnt, so a fence follows one that an access follows."""
    text = Pipeline("gfx1250", 2, 1).text()
    own = text.replace("  call void @llvm.amdgcn.s.barrier()\n  fence syncscope", "  fence syncscope", 1)
    own = own.replace(
        '  fence syncscope("workgroup") acquire, !mmra !1\n', "  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)\n"
    )
    mended = swlds.opt(own, "insert-waits")
    assert 's.wait.asynccnt(i16 1)\n  fence syncscope("wavefront") acquire\n' in str(mended)
    assert "FenceInserted" in {r.name for r in mended.remarks}


def _without_waits(steps: list[Step], rng: random.Random, odds: float) -> list[Step]:
    """Waits for copies and for LDS are lost, or leave more open."""
    kept: list[Step] = []
    for step in steps:
        if step[0] in ("wait", "drain") and rng.random() < odds:
            if step[0] == "wait" and rng.random() < 0.3:
                kept.append(("wait", step[1] + rng.randint(1, 3)))
        else:
            kept.append(step)
    return kept


def test_what_asynccheck_finds_is_mended() -> None:
    """Pipelines without loops of which some or all waits are lost: mended, they are silent and right, late as data arrive."""
    found = 0
    for number in range(40):
        rng = random.Random(number)
        target, form = TARGETS[number % 3], rng.choice(("wait", "assembly"))
        tiles = rng.randint(1, 5)
        steps = _without_waits(pipeline(rng.randint(2, 5), tiles, form), rng, 1.0 if number % 2 else 0.6)
        module = swlds.parse(text(steps, target, form))
        block = (64 if target == "gfx1250" else 128,)
        mended = swlds.opt(module, "insert-waits", mcpu=target, block=block, verify_each=True)
        broken = run(module, target, checks=copy_pipelines.CHECKS, engine="reference")[0].findings
        result, out = run(mended, target, checks=copy_pipelines.CHECKS, engine="reference" if number % 5 else "both")
        assert result.findings == [] and out.tolist() == expected(tiles, target).tolist(), (number, steps)
        found += bool(broken)
    assert found > 25


def test_modules_without_copies() -> None:
    (remark,) = swlds.opt("define void @f() {\n  ret void\n}\n", "insert-waits").remarks
    assert remark.name == "NothingToWaitFor"


@pytest.mark.parametrize("pipeline", PIPELINES, ids=lambda p: f"{p.cpu}-{p.stages}-{p.ahead}-{p.copies}-{p.stage}")
@pytest.mark.parametrize("checks", ["none", "memcheck,asynccheck", "all"])
def test_mended_pipelines_stay_in_host_code(pipeline: Pipeline, checks: str) -> None:
    """Their second barrier has no fences: waits for LDS in front of it are enough, as copies alone write there."""
    mended = swlds.opt(swlds.parse(pipeline.text()), "insert-waits")
    source = np.arange((pipeline.rounds + pipeline.ahead) * pipeline.tile // 4, dtype=np.uint32)
    out = np.zeros((pipeline.rounds, pipeline.items), np.uint32)
    kernel = swlds.Device(pipeline.cpu, engine="wave").load(mended)["k"]
    result = kernel.launch(1, pipeline.items, [source, out], checks=checks)
    assert (result.findings, result.fidelity.executed) == ([], [])
    assert (out == pipeline.expected(source)).all()
