"""Marks of copies in host code: it completes what the reference engine completes, and leaves to it what it cannot count."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds
from tests.support.copies import WORDS, kernel, run

#: A mistake is rare among these, so that many sequences are silent and stay in host code.
STEPS = {
    "gfx1250": ("async", "async2", "mark", "mark", "marks0", "marks1", "marks2", "sync", "async0", "async1", "release"),
    "gfx950": (
        "copy-marked",
        "copy-marked",
        "mark",
        "mark",
        "marks0",
        "marks1",
        "marks2",
        "sync",
        "vm0",
        "vm1",
        "release",
    ),
}
CLEAN = {
    "gfx1250": (
        "async mark marks0 sync read-other",
        "async mark async2 mark marks1 sync read-other marks0 sync read2-other",
        "async async2 mark marks0 sync read-other read2-other",
        "mark async mark marks0 sync read-other",
        "async async2 mark mark async0 sync read-other read2-other",
        "async mark asm-async0 async2 mark marks1 marks0 sync read-other read2-other",
        "async " + "mark " * 16 + "marks15 sync read-other",
        "async mark call marks0 sync read-other",
        "async mark async2 mark marks1 mark mark marks2 sync read-other read2-other",
    ),
    "gfx950": (
        "copy-marked mark marks0 sync read-other",
        "copy-marked mark vm0 sync read-other",
        "copy-marked mark release marks0 sync read-other",
    ),
}
#: Waits for marks that complete nothing, or not enough.
WRONG = {
    "gfx1250": (
        "async marks0 sync read-other",
        "async mark marks1 sync read-other",
        "async mark async2 mark marks1 sync read-other read2-other",
        "mark async marks0 sync read-other",
        "async " + "mark " * 17 + "marks16 sync read-other",
        "mark async " + "mark " * 15 + "marks15 sync read-other",
        "async mark sync read-other marks0",
        "async mark call-marks0 sync read-other",
        "async call-mark marks0 sync read-other",
        "async async0 mark read",
    ),
    "gfx950": (
        "copy-marked marks0 sync read-other",
        "copy-marked mark sync read-other",
        "copy2 mark marks0 barrier acquire read2-other",
        "copy-marked mark copy2 vm1 barrier acquire read2-other vm0",
        "copy2 mark copy-marked marks0 barrier acquire read2-other vm0",
    ),
}
#: Marks beside copies that they do not count: right, and for the reference engine to say.
MIXED = (
    "copy2 copy-marked mark marks0 sync read-other read2-other",
    "copy-marked mark copy2 marks0 barrier acquire read-other vm0",
    "copy-called copy-marked mark marks0 sync read-other",
)


MORE = {
    "mark-early": """%q.N = call i32 @llvm.amdgcn.workgroup.id.x()
%c.N = icmp ult i32 %q.N, 4
br i1 %c.N, label %first.N, label %all.N
first.N:
call void @llvm.amdgcn.asyncmark()
br label %all.N
all.N:""",
    "read-apart": """%v.N = load i32, ptr addrspace(3) %far, align 4
%q.N = call i32 @llvm.amdgcn.workgroup.id.x()
%m.N = shl i32 %q.N, 6
%p.N = getelementptr i32, ptr addrspace(1) %d, i32 %m.N
store i32 %v.N, ptr addrspace(1) %p.N, align 4""",
}


@pytest.fixture(autouse=True)
def more_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for word, lines in MORE.items():
        monkeypatch.setitem(WORDS, word, lines)
    for most in (2, 15, 16):
        monkeypatch.setitem(WORDS, f"marks{most}", f"call void @llvm.amdgcn.wait.asyncmark(i16 {most})")


@pytest.mark.parametrize(("target", "words"), [(t, w) for t, programs in CLEAN.items() for w in programs])
@pytest.mark.parametrize("dma", ["late", "early", "random"])
def test_what_is_marked_and_awaited_stays_in_host_code(target: str, words: str, dma: str) -> None:
    result, _ = run(words, target, dma=dma)
    assert not result.findings and not result.fidelity.executed


@pytest.mark.parametrize(("target", "words"), [(t, w) for t, programs in WRONG.items() for w in programs])
def test_marks_that_complete_nothing_are_found(target: str, words: str) -> None:
    result, _ = run(words, target, engine="both")
    assert any(f.tool == "asynccheck" and f.severity != "note" for f in result.findings), result.findings


def test_a_kernel_is_no_call_even_where_it_is_not_to_be_inlined() -> None:
    text = kernel("async mark marks0 sync read-other", "gfx1250")
    head, name, rest = text.partition("define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst)")
    module = swlds.parse(f"{head}{name} noinline optnone{rest}")
    buffers = [np.arange(512, dtype=np.uint32), np.zeros(512, np.uint32)]
    result = swlds.Device("gfx1250").load(module)["k"].launch(1, 64, buffers, checks="memcheck,asynccheck")
    assert not result.findings and not result.fidelity.executed
    assert buffers[1][:64].tolist() == (np.arange(64) ^ 32).tolist()


@pytest.mark.parametrize("words", MIXED)
def test_marks_beside_copies_that_they_do_not_count(words: str) -> None:
    result, _ = run(words, "gfx950", engine="both")
    assert {f.severity for f in result.findings} <= {"note"}


def test_marks_begin_anew_in_each_group() -> None:
    """The later half of the groups makes no mark to wait for: those of groups before do not count."""
    words = "async mark-early marks0 sync read-apart"
    result, _ = run(words, "gfx1250", groups=8, engine="both")
    assert [f.workgroup for f in result.findings if f.severity == "error"] == [(4, 0, 0)]
    assert [line.endswith("failed in 4 of them") for line in result.fidelity.executed] == [True]


@pytest.mark.parametrize("target", STEPS)
@pytest.mark.parametrize("part", range(4))
def test_random_sequences_of_copies_marks_and_waits(target: str, part: int) -> None:
    """Equal findings and bytes, with asynccheck and without."""
    rng = random.Random(f"{target} {part}")
    reads = ["read-other", "read2-other"] if target == "gfx1250" else ["read-other"]
    stayed = 0
    for _ in range(12):
        words = [rng.choice(STEPS[target]) for _ in range(rng.randint(2, 14))]
        if rng.random() < 0.7:
            words += ["mark", "marks0"]
        text = " ".join([*words, "sync", *reads])
        options = {"dma": rng.choice(("late", "early", "random")), "seed": rng.randrange(9)}
        result, _ = run(text, target, engine="both", **options)
        stayed += not result.findings and not result.fidelity.executed
        run(text, target, engine="both", checks="memcheck", **options)
    assert stayed >= 2
