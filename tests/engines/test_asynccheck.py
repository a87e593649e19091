"""asynccheck: what LLVM's backend waits for, situation by situation; each mistake is named, its mended twin silent."""

from __future__ import annotations

import pytest

import swlds
from tests.support.copies import run
from tests.support.pipelines import Pipeline

E, W, NOTE = "error", "warning", "note"
WAIT, WAR, WAW, RAW = "missing-wait", "race-war", "race-waw", "race-raw"
BARE = "unfenced-barrier"

#: Words of a kernel -> kinds that are found, with their severity. Sync forms on gfx942.
SYNC = {
    # The wave's own bytes: the compiler waits.
    "copy read": [],
    "copy-buffer read": [],
    "copy write": [],
    "copy add": [],
    "copy append": [],
    "copy read-flat": [],
    "copy copy-half vm1 read vm0": [],
    "copy read2 vm0": [],
    "copy copy2 read vm0": [],
    "copy read2 barrier acquire read-other": [(WAIT, E)],
    "copy read-scoped": [(WAIT, E)],
    "copy-scoped read-noalias": [(WAIT, E)],
    "copy-scoped read-scoped": [],
    "copy vm0 read-scoped": [],
    "copy read-tbaa": [(WAIT, E)],
    "copy read-flat-tbaa": [(WAIT, E)],
    "copy write-tbaa": [(WAIT, E)],
    "copy read-noalias": [(WAIT, E)],
    "copy-scoped read-tbaa": [],
    "copy vm0 read-tbaa": [],
    "copy add-tbaa": [],
    "copy add-scoped": [],
    "copy load-atomic-scoped": [],
    # Two variables: the compiler gives accesses that lead straight to one of them a scope of its own.
    "write2 copy read": [],
    "write2 copy read-tbaa": [],
    "write2 copy read-scoped": [],
    "write2 copy read-noalias": [],
    "write2 copy-scoped read": [(WAIT, E)],
    "write2 copy-scoped read-noalias": [(WAIT, E)],
    "write2 copy-either read": [(WAIT, E)],
    "write2 copy-either read-flat": [(WAIT, E)],
    "write2 copy-either write": [(WAIT, E)],
    "write2 copy-either add": [],
    "write2 copy-either read-either": [],
    "write2 copy read-either": [],
    "write2 copy-either vm0 read": [],
    # The compiler waits behind a volatile copy, for all of the wave.
    "copy-volatile barrier acquire read-other": [],
    "copy copy2 copy-volatile barrier acquire read2-other": [(WAW, NOTE)],
    "copy-volatile copy2 barrier acquire read2-other": [(WAIT, E)],
    # The instruction reads global memory only.
    "write2 lgkm0 copy-from-lds vm0": [("dma-range", E)],
    # Constants of assembly stand in its text; what the compiler may move is no wait.
    "copy asm-vm0 barrier acquire read-other": [],
    "copy asm-packed barrier acquire read-other": [],
    "copy asm-vm1 barrier acquire read-other": [(WAIT, E)],
    "copy copy2 asm-vm1 barrier acquire read-other vm0": [],
    "copy asm-vm0-barrier acquire read-other": [],
    "copy asm-free barrier acquire read-other": [(WAIT, E)],
    "copy asm-memory barrier acquire read-other": [],
    # Another wave: a release that is for LDS, or a wait, in front of the barrier.
    "copy barrier read-other": [(WAIT, E)],
    "copy release barrier acquire read-other": [],
    "copy acq_rel barrier acquire read-other": [],
    "copy release-system barrier acquire read-other": [],
    "copy release-one-as barrier acquire read-other": [],
    "copy release-local barrier acquire read-other": [],
    "copy release-global barrier acquire read-other": [(WAIT, E)],
    "copy release-agent barrier acquire read-other": [],
    "copy release-agent-local barrier acquire read-other": [(WAIT, E)],
    # Waits that LLVM 22 makes for other reasons, in front of what orders no LDS by the memory model, are not counted on.
    "copy release-agent-global barrier acquire read-other": [(WAIT, E)],
    "copy release-private barrier acquire read-other": [(WAIT, E)],
    "copy release-store-near barrier acquire read-other": [(WAIT, E)],
    "copy release-store-far barrier acquire read-other": [(WAIT, E)],
    "copy barrier acquire read-other": [(WAIT, E)],
    "copy release-wave barrier acquire read-other": [(WAIT, E)],
    "copy release-single barrier acquire read-other": [(WAIT, E)],
    "copy release-atomic barrier acquire read-other": [],
    "copy release-store barrier acquire read-other": [],
    "copy vm0 barrier acquire read-other": [],
    "copy vm0 barrier read-other": [(BARE, W)],
    # What sched.barrier(0) holds behind the barrier, the compiler does not move in front of it.
    "copy vm0 barrier hold read-other": [(BARE, NOTE)],
    "copy vm0 hold barrier read-other": [(BARE, W)],
    "copy vm0 barrier hold-some read-other": [(BARE, W)],
    "copy barrier vm0 acquire read-other": [(WAIT, E), (RAW, E)],
    "copy asm-sync acquire read-other": [],
    "copy asm-late acquire read-other": [(WAIT, E), (RAW, E)],
    "copy vm0 read-other": [(RAW, E), (WAR, E)],
    "copy sync write-other": [],
    "copy barrier write-other sync": [(WAIT, E), (WAW, E)],
    # The compiler's own wait is for the wave alone, and calls wait for everything.
    "copy read barrier acquire read-other": [(WAIT, E)],
    "copy call barrier acquire read-other": [],
    "copy-called barrier acquire read-other": [],
    # As many newer copies as the wait leaves open.
    "copy copy2 vm1 barrier acquire read-other vm0": [],
    "copy copy2 vm1 barrier acquire read2-other": [(WAIT, E)],
    "copy copy2 vm1 barrier acquire read2-other vm0": [(WAIT, E), (RAW, E)],
    "copy load vm1 barrier acquire read-other vm0": [(WAIT, W)],
    "copy load-only vm1 barrier acquire read-other vm0": [(WAIT, W)],
    "load-only copy vm1 barrier acquire read-other vm0": [(WAIT, E), (RAW, E)],
    # LDS that was accessed before.
    "read copy vm0": [(WAR, W)],
    "read2 copy vm0": [],
    "read release copy vm0": [],
    "read lgkm0 copy vm0": [],
    "read fence-wave copy vm0": [(WAR, W)],
    "write copy vm0": [(WAW, W)],
    "write release copy vm0": [],
    "read-other copy vm0": [(RAW, E), (WAR, E)],
    "read-other barrier copy vm0": [(WAR, W)],
    "read-other lgkm0 barrier copy vm0": [],
    # A read whose value was used is over, where the use stays in front of the barrier.
    "read-other hold barrier copy vm0": [],
    "read-other barrier hold copy vm0": [(WAR, W)],
    "read-other hold-some barrier copy vm0": [(WAR, W)],
    "read-other barrier hold barrier copy vm0": [],
    "write-other hold barrier copy vm0": [(WAW, W)],
    "read-other sync copy vm0": [],
    "write-other sync copy vm0": [],
    "copy copy vm0": [(WAW, NOTE)],
    # All waves copy the same bytes to the same place; other bytes race.
    "copy-same vm0": [],
    "copy-same vm0 barrier acquire read": [],
    "copy-shared vm0": [(WAW, E)],
    "copy vm0 copy vm0": [],
    # Global memory that was stored before, or is stored behind.
    "store-source copy vm0": [(RAW, W)],
    "store-source fence-wave copy vm0": [],
    "copy store-source vm0": [(WAR, W)],
    "copy fence-wave store-source vm0": [],
    "copy vm0 store-source": [],
    # Nobody waits.
    "copy": [(WAIT, NOTE)],
    "copy vm0": [],
    # One pointer for all lanes.
    "copy-lanes vm0": [("non-uniform-lds-address", W)],
    "copy-elsewhere vm0": [("non-uniform-lds-address", E)],
    "copy-crooked vm0": [("dma-range", E)],
}
#: Copies that LLVM 24 calls asynchronous, on gfx950: the program owes all waits.
MARKED = {
    "copy-marked read": [(WAIT, E)],
    "copy-marked release barrier acquire read-other": [(WAIT, E)],
    "copy-marked mark marks0 barrier acquire read-other": [],
    "copy-marked mark marks0 read": [],
    "copy-marked marks0 barrier acquire read-other": [(WAIT, E)],
    "copy-marked vm0 barrier acquire read-other": [],
    "copy mark marks0 barrier acquire read-other": [(WAIT, E)],
    "copy release barrier acquire read-other": [],
}
#: The same for async forms, on gfx1250.
ASYNC = {
    "async read": [(WAIT, E)],
    "async write": [(WAIT, E)],
    "async add": [(WAIT, E)],
    "async read2 async0": [],
    "async release barrier acquire read-other": [(WAIT, E)],
    "async release-agent barrier acquire read-other": [(WAIT, E)],
    "async release-cluster barrier acquire read-other": [(WAIT, E)],
    "async release-system barrier acquire read-other": [(WAIT, E)],
    "async async0 wave-barrier read": [],
    "async async0 release read": [],
    "async async0 ds0 read": [],
    "async async0 read": [(WAIT, W)],
    "async asm-async0 read": [],
    "async asm-idle read": [],
    "async asm-idle barrier acquire read-other": [],
    "read asm-idle async async0": [],
    "async sync read": [(WAIT, E)],
    "async sync read-other": [(WAIT, E)],
    "async async0 sync read-other": [],
    # Marks count in the function that made them.
    "async mark call-marks0 sync read-other": [(WAIT, E)],
    "async call-mark marks0 sync read-other": [(WAIT, E)],
    "async mark call marks0 sync read-other": [],
    "async mark call-mark marks0 sync read-other": [],
    # Another counter counts stores.
    "store-source async async0": [(RAW, W)],
    "store-source fence-wave async async0": [(RAW, W)],
    "store-source release async async0": [],
    "store-source store0 async async0": [],
    "write ds0 store-out store-async async0": [(WAW, W)],
    "write ds0 store-out release store-async async0": [],
    "write ds0 store-out store0 store-async async0": [],
    "async async0 barrier acquire read-other": [],
    "async barrier async0 acquire read-other": [(WAIT, E), (RAW, E)],
    "async call wave-barrier read": [(WAIT, E)],
    "async async2 async1 wave-barrier read async0": [],
    "async async2 async1 sync read2-other": [(WAIT, E)],
    "async async0": [],
    "async": [(WAIT, NOTE)],
    "async mark async2 mark marks1 wave-barrier read marks0": [],
    "async mark async2 mark marks1 sync read2-other marks0": [(WAIT, E), (RAW, E)],
    "read async async0": [(WAR, W)],
    "write async async0": [(WAW, W)],
    "read ds0 async async0": [],
    "write ds0 async async0": [],
    "write ds0 store-async async0": [],
    "write store-async async0": [(WAIT, E)],
    "write ds0 store-async write async0": [(WAR, E)],
    "write ds0 store-async async0 wave-barrier write": [],
    "write ds0 store-async async async0": [(WAR, E)],
    "async store-async async0": [(RAW, E)],
    "async async0 wave-barrier store-async async0": [],
    "async store-source async0": [(WAIT, E)],
}


@pytest.mark.parametrize("words", SYNC)
def test_sync_forms(words: str) -> None:
    _judge(words, "gfx942", SYNC[words])


@pytest.mark.parametrize("words", MARKED)
def test_copies_that_are_marked_asynchronous(words: str) -> None:
    _judge(words, "gfx950", MARKED[words])


@pytest.mark.parametrize("words", ASYNC)
def test_async_forms(words: str) -> None:
    _judge(words, "gfx1250", ASYNC[words])


def _judge(words: str, target: str, wanted: list[tuple[str, str]]) -> None:
    result, _ = run(words, target)
    found = {(f.kind, f.severity) for f in result.findings}
    if (WAIT, NOTE) not in wanted:  # whether a wave ends before others meet its copy depends on their order
        found -= {(WAIT, NOTE)} if wanted else set()
    if len(wanted) > 1:  # which one of them depends on the order of the waves
        assert found and found <= set(wanted), result.findings
    else:
        assert found == set(wanted), result.findings


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950", "gfx1030"])
def test_a_bare_barrier_does_not_wait(target: str) -> None:
    result, _ = run("copy barrier acquire read-other", target)
    assert ("missing-wait", "error") in {(f.kind, f.severity) for f in result.findings}


def test_a_release_of_global_memory_on_gfx10_is_for_copies_too() -> None:
    """One that is not for LDS; of gfx9 it is not, and neither is one of LDS to the device."""
    for words, target, is_clean in (
        ("copy asm-idle barrier acquire read-other", "gfx1030", True),
        ("copy release-global barrier acquire read-other", "gfx1030", True),
        ("copy release-global barrier acquire read-other", "gfx90a", False),
        ("copy release-agent-local barrier acquire read-other", "gfx1030", False),
    ):
        result, _ = run(words, target)
        assert ("missing-wait" not in {f.kind for f in result.findings}) == is_clean, (words, target)


def test_barriers_of_old_processors_wait() -> None:
    result, (given, out) = run("copy barrier acquire read-other", "gfx908")
    assert result.findings == [] and out[:128].tolist() == [given[i ^ 64] for i in range(128)]


@pytest.mark.parametrize("words", ["copy release barrier acquire read", "copy barrier read"])
def test_a_group_of_one_wave(words: str) -> None:
    """The compiler leaves the barrier out, and waits all the same."""
    result, (given, out) = run(words, "gfx942", items=64)
    assert result.findings == [] and out[:64].tolist() == given[:64].tolist()


#: Real mistakes, each with its mended twin. Words wrong -> target, the kinds of which each is found, words right.
BUGS = {
    # No wait, or one behind the barrier: rocm-libraries #10893, composable_kernel #2509; rocm-systems #9949.
    "copy barrier acquire read-other": ("gfx942", {WAIT}, "copy vm0 barrier acquire read-other"),
    "copy barrier vm0 acquire read-other": ("gfx950", {WAIT, RAW}, "copy vm0 barrier acquire read-other"),
    # A prologue without a barrier, one buffer filled again without one: iree #22562, triton #6639, #9418.
    "copy vm0 read-other": ("gfx942", {RAW, WAR}, "copy vm0 barrier acquire read-other"),
    "copy sync read-other copy vm0": ("gfx942", {WAR, RAW}, "copy sync read-other sync copy vm0"),
    # A wait for too few: aiter #5561, rocm-libraries #5854.
    "copy copy2 vm1 barrier acquire read2-other vm0": ("gfx950", {WAIT, RAW}, "copy copy2 vm0 barrier acquire read2-other"),
    # LDS read, then copied over: HipKittens #67, Primus-Turbo #308, llvm #220288, #207473.
    "read copy vm0": ("gfx950", {WAR}, "read lgkm0 copy vm0"),
    "read-other barrier copy vm0": ("gfx942", {WAR}, "read-other lgkm0 barrier copy vm0"),
    # The barrier waits for copies while LDS is still being read: rocm-libraries #10653, #11779.
    "read-other async0 barrier async async0": ("gfx1250", {WAR}, "read-other async0 ds0 barrier async async0"),
    # What an async store reads is overwritten: rocm-libraries #9487.
    "write ds0 store-async write async0": ("gfx1250", {WAR}, "write ds0 store-async async0 wave-barrier write"),
    # The offset counts for LDS, too, and ends past it: rocm-systems #10192, #10199, #5747; facebookexperimental/triton #2801.
    "copy-past vm0": ("gfx942", {"out-of-bounds"}, "copy-offset vm0"),
    # Lanes with LDS pointers of their own: iree #23110.
    "copy-elsewhere vm0": ("gfx950", {"non-uniform-lds-address"}, "copy vm0"),
    # LDS that nobody copied is read: rocMLIR #2426, #1853, wave #1034.
    "copy vm0 barrier acquire read2-other": ("gfx942", {"uninitialized"}, "copy copy2 vm0 barrier acquire read2-other"),
}  # fmt: skip


@pytest.mark.parametrize("words", BUGS)
def test_real_mistakes_are_named_and_their_mended_twins_silent(words: str) -> None:
    target, kinds, mended = BUGS[words]
    checks = "all" if "uninitialized" in kinds else "memcheck,racecheck,barriercheck,asynccheck"
    found = {f.kind for f in run(words, target, checks=checks)[0].findings if f.severity != NOTE}
    assert found and found <= kinds, found
    assert run(mended, target, checks=checks)[0].findings == []


def test_late_data_show_a_missing_wait() -> None:
    """In the buffers, with no check on; a wait shows nothing."""
    for words, late in (("copy barrier acquire read-other", 0), ("copy vm0 barrier acquire read-other", 1)):
        outs = {dma: run(words, "gfx942", checks="none", dma=dma)[1][1][:128].tolist() for dma in ("late", "early")}
        assert outs["early"] == [1000 + (i ^ 64) for i in range(128)]
        assert (outs["late"] == outs["early"]) == bool(late)


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_late_data_wait_however_much_lies_between(engine: str) -> None:
    """Nothing but a wait, or the wave's end, lets them arrive. Wave 0 reads what wave 1 copies."""
    words = "write barrier copy" + " write2" * 40 + " barrier acquire read-other"
    out = run(words, "gfx942", checks="none", dma="late", engine=engine)[1][1]
    assert out[:64].tolist() == [7] * 64


@pytest.mark.parametrize(("words", "target"), [("copy-same vm0", "gfx942"), ("async-same async0", "gfx1250")])
def test_copies_of_the_same_bytes_race_where_that_is_asked_for(words: str, target: str) -> None:
    assert run(words, target)[0].findings == []
    found = {(f.kind, f.severity) for f in run(words, target, same_value_races=True)[0].findings}
    assert found == {(WAW, E)}


@pytest.mark.parametrize("dma", ["late", "early"])
def test_lanes_of_one_copy_that_write_one_place(dma: str) -> None:
    """Found when the data arrive, in whatever order other copies do."""
    result, _ = run("async-overlapping async2 async0", "gfx1250", dma=dma)
    assert [(f.kind, "async.to.lds" in f.instruction) for f in result.findings] == [(WAW, True)]


def test_a_finding_names_both_sites_and_the_right_number() -> None:
    result, _ = run("copy copy2 vm1 barrier acquire read2-other vm0", "gfx942")
    found = next(f for f in result.findings if f.kind == "missing-wait")
    assert (found.tool, found.severity, found.count) == ("asynccheck", "error", 64)
    assert "%far2" in found.instruction and "llvm.amdgcn.load.to.lds" in found.other.instruction
    assert found.object.name == "two" and (found.wave, found.other.wave) in ((0, 1), (1, 0))
    assert "vmcnt(1) leaves it open, vmcnt(0) would not" in found.message


PIPELINES = [(cpu, stages, more) for cpu in ("gfx942", "gfx1250") for stages in (3, 4) for more in (1, 3)]


@pytest.mark.parametrize(("cpu", "stages", "more"), PIPELINES)
def test_the_right_number_in_every_schedule(cpu: str, stages: int, more: int) -> None:
    """Of the wait in front of the barrier; a wave that is a round ahead has made others, which help nobody here."""
    pipeline = Pipeline(cpu, stages, stages - 1, 1, "modulo")
    right = pipeline.ahead
    text = str(swlds.opt(swlds.parse(pipeline.text()), "insert-waits"))
    if cpu == "gfx1250":
        wrong = text.replace(f"s.wait.asynccnt(i16 {right})", f"s.wait.asynccnt(i16 {right + more})")
    else:
        wrong = text.replace(f"s.waitcnt(i32 {3952 + right})", f"s.waitcnt(i32 {3952 + right + more})")
    assert wrong != text
    for seed in (0, 1, 3, 5):
        found = pipeline.launch(swlds.parse(wrong), checks="asynccheck", seed=seed)[1].findings
        messages = [f.message for f in found if "leaves it open" in f.message]
        assert messages and all(f"cnt({right + more}) leaves it open" in m for m in messages), messages
        assert all(f"cnt({right}) would not" in m for m in messages), messages
        assert not any("belongs in front" in f.message for f in found)


def test_a_wait_behind_the_barrier_is_called_so() -> None:
    messages = [f.message for f in run("copy barrier vm0 acquire read-other", "gfx942")[0].findings]
    assert any("comes after the barrier: it belongs in front" in m for m in messages)


def test_without_asynccheck_nothing_is_said() -> None:
    result, _ = run("copy barrier acquire read-other", "gfx942", checks="memcheck")
    assert result.findings == []


#: Clean programs and others, by target.
AGREED = {
    "gfx942": ["copy sync read-other", "copy vm0 barrier acquire read-other", "copy lgkm0 vm0 barrier acquire read-other vm0",
               "copy barrier acquire read-other", "copy vm0 barrier read-other", "read-other barrier copy vm0", "copy read"],
    "gfx1250": ["async async0 sync read-other", "async sync read-other", "async read", "async async0 read",
                "async barrier async0 acquire read-other"],
}  # fmt: skip
CHECKS = [
    "none",
    "asynccheck",
    "racecheck",
    "racecheck,barriercheck",
    "asynccheck,barriercheck",
    "racecheck,asynccheck",
]


@pytest.mark.parametrize("checks", CHECKS)
@pytest.mark.parametrize("dma", ["late", "early", "random"])
def test_engines_agree_whatever_is_looked_for(checks: str, dma: str) -> None:
    for target, programs in AGREED.items():
        for words in programs:
            run(words, target, checks=checks, dma=dma, engine="both", seed=2)
