"""Waves that are one barrier apart on purpose are a note; so are waves at different barriers where only whole waves part on the
ways there, and all meet equally often. Waves that meet at different barriers otherwise are an error."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 6
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %number)
  %is.high = icmp uge i32 %wave, 2
  %is.low = icmp ult i32 %wave, 2
"""
TAIL = '  ret void\n}\nattributes #0 = { "target-cpu"="gfx942" }\n'
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""

STORE = """  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %item
  store i32 %item, ptr addrspace(3) %p, align 4
"""
READ = """  %q.at = xor i32 %item, 128
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %q.at
  %v = load i32, ptr addrspace(3) %q, align 4
"""


def only(name: str, who: str, body: str = BARRIER) -> str:
    return f"  br i1 %is.{who}, label %{name}, label %{name}.on\n{name}:\n{body}  br label %{name}.on\n{name}.on:\n"


def loop(body: str, trips: int = 3) -> str:
    """Of which ``body`` is one trip, in one block."""
    return f"""  br label %loop
loop:
  %k = phi i32 [0, %before], [%k.next, %loop]
{body}  %k.next = add i32 %k, 1
  %is.more = icmp ult i32 %k.next, {trips}
  br i1 %is.more, label %loop, label %after
after:
"""


def find(text: str, functions: str = "", head: str = HEAD, **more: Any) -> list[tuple[str, str]]:
    """Kinds and severities, which both engines agree on."""
    found = []
    for engine in ("wave", "reference"):
        out = np.zeros(256, np.uint32)
        kernel = swlds.Device("gfx942").load(swlds.parse(head + text + TAIL + functions))["k"]
        result = kernel.launch(1, 256, [out], engine=engine, timeout=60, **more)
        found.append([f.as_json() for f in result.findings])
    assert found[0] == found[1]
    return [(f["kind"], f["severity"]) for f in found[0]]


NOTE, ERROR = [("divergent-barrier", "note")], [("divergent-barrier", "error")]
BOTH = ERROR + NOTE
IN = "  br label %before\nbefore:\n"
PING_PONG = only("first", "high") + IN + loop(2 * BARRIER) + only("last", "low")


def by_lane(text: str) -> str:
    """Thread-dependent branches, as a source has them, decide who is high: the lanes do."""
    for comparison in ("uge", "ult"):
        text = text.replace(f"icmp {comparison} i32 %wave, 2", f"icmp {comparison} i32 %item, 128")
    return text


@pytest.mark.parametrize(
    ("text", "by_waves", "by_lanes"),
    [
        (PING_PONG, NOTE, NOTE),
        (only("first", "high") + IN + loop(BARRIER, 100) + only("last", "low"), NOTE, NOTE),
        (PING_PONG + 2 * BARRIER, NOTE, NOTE),
        (only("first", "high") + BARRIER + only("last", "low"), NOTE, NOTE),
        (only("first", "high") + only("last", "low"), NOTE, ERROR),
        (only("a", "high") + only("b", "low") + BARRIER, NOTE, ERROR),
        (only("a", "high", 2 * BARRIER) + BARRIER + only("b", "low", 2 * BARRIER), NOTE, ERROR),
        (only("a", "high") + BARRIER + only("b", "low") + BARRIER + only("c", "high") + only("d", "low"), NOTE, BOTH),
        (only("a", "high") + BARRIER, BOTH, BOTH),  # the note: the others have ended then
        (only("a", "high") + only("b", "low", 2 * BARRIER), ERROR, ERROR),
        (only("a", "high") + only("b", "low") + only("c", "high"), ERROR, ERROR),
    ],
    ids=[
        "two-in-a-loop",
        "one-in-a-loop",
        "together-again",
        "without-loop",
        "if-else",
        "if-else-join",
        "two-apart",
        "both",
        "one-more",
        "if-else-one-more",
        "if-else-one-less",
    ],
)
def test_what_it_is(text: str, by_waves: list[tuple[str, str]], by_lanes: list[tuple[str, str]]) -> None:
    for head, expected in ((HEAD, by_waves), (by_lane(HEAD), by_lanes)):
        found = find(text, head=head, checks="barriercheck")
        assert sorted({*found}) == sorted(expected)
        lowered = find_lowered(text, head=head, checks="barriercheck")
        assert sorted({*lowered}) == sorted(expected)


def test_races_are_races_all_the_same() -> None:
    """A half that reads what the other half writes in the same phase."""
    ordered = only("first", "high") + STORE + 2 * BARRIER + READ + BARRIER + only("last", "low")
    assert find(ordered, checks="all") == NOTE
    racy = only("first", "high") + STORE + BARRIER + READ + BARRIER + only("last", "low")
    assert ("race-raw", "error") in find(racy, checks="all") or ("race-war", "error") in find(racy, checks="all")


def find_lowered(text: str, functions: str = "", head: str = HEAD, **more: Any) -> list[tuple[str, str]]:
    """Kinds and severities of the lowered module."""
    module = swlds.lower(swlds.parse(head + text + TAIL + functions))
    result = swlds.Device("gfx942").load(module)["k"].launch(1, 256, [np.zeros(256, np.uint32)], timeout=60, **more)
    return [(f.kind, f.severity) for f in result.findings]


def test_lowered_alike() -> None:
    assert find(PING_PONG) == find_lowered(PING_PONG) == NOTE


#: Debug information with the lines 11 and 12.
LINES = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: LineTablesOnly)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "mm.py", directory: "/")
!3 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, unit: !0)
!4 = !DISubroutineType(types: !{})
!11 = !DILocation(line: 11, column: 5, scope: !3)
!12 = !DILocation(line: 12, column: 5, scope: !3)
"""


def at(line: int, barrier: str = BARRIER) -> str:
    return barrier.replace("s.barrier()", f"s.barrier(), !dbg !{line}")


def find_with_lines(text: str) -> list[tuple[str, str]]:
    """Both of the whole module, where barriers have lines."""
    out, found = np.zeros(256, np.uint32), []
    body = (HEAD.replace("#0 {", "#0 !dbg !3 {") + text + TAIL + LINES).replace("types: !{}", "types: !5") + "!5 = !{}\n"
    for engine in ("wave", "reference"):
        result = swlds.Device("gfx942").load(swlds.parse(body))["k"].launch(1, 256, [out], engine=engine, checks="barriercheck")
        found.append([(f.kind, f.severity) for f in result.findings])
    assert found[0] == found[1]
    return found[0]


def test_barriers_of_one_line_are_told_apart_by_place() -> None:
    """Three barriers a round, two of one line, as Triton's schedule for a product of four warps a half has them: where the halves
    meet next, both are at line 12 by chance."""
    rounds = at(12) + at(12) + at(11)
    text = only("first", "high", at(11)) + IN + loop(rounds) + only("last", "low", at(11)) + at(12)
    assert find_with_lines(text) == NOTE
    found = find_with_lines(text.replace("br i1 %is.low, label %last", "br i1 %is.high, label %last"))
    assert [f for f in found if f not in NOTE] == 2 * ERROR  # beside it a note: they went around the last barrier


def test_copies_of_a_barrier_are_one_by_their_line() -> None:
    """A round that was peeled off for one half."""
    peeled = only("first", "high", at(11)) + only("peeled", "low", at(12)) + only("other", "high", at(12))
    assert find_with_lines(peeled + at(12) + only("last", "low", at(11))) == NOTE


USE = "  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)\n"
RELEASE, ACQUIRE = '  fence syncscope("workgroup") release\n', '  fence syncscope("workgroup") acquire\n'
BARE = "  call void @llvm.amdgcn.s.barrier()\n"
HOLD, HOLD_SOME = (f"  call void @llvm.amdgcn.sched.barrier(i32 {mask})\n" for mask in (0, 1))
HELD, OPEN = [("unfenced-barrier", "note")], [("unfenced-barrier", "warning")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (STORE + RELEASE + BARE + HOLD + READ, HELD),
        (STORE + RELEASE + BARE + HOLD + BARE + READ, HELD),
        (STORE + RELEASE + BARE + HOLD_SOME + READ, OPEN),
        (STORE + RELEASE + HOLD + BARE + READ, OPEN),
        (STORE + BARE + HOLD + READ, OPEN),
        (STORE + HOLD + BARE + HOLD + READ, OPEN),
        (READ + USE + HOLD + BARE + HOLD + STORE, HELD),
        (READ + USE + HOLD + BARE + ACQUIRE + STORE, HELD),
        (READ + USE + HOLD + BARE + STORE, OPEN),
        (READ + USE + BARE + HOLD + STORE, OPEN),
        (READ + HOLD + BARE + HOLD + STORE + USE, OPEN),
        (READ + "  %u = add i32 %v, 1\n" + HOLD + BARE + HOLD + STORE, OPEN),
        (READ + RELEASE + BARE + HOLD + STORE, HELD),
    ],
)
def test_what_the_scheduler_may_not_move(text: str, expected: list[tuple[str, str]]) -> None:
    """A barrier without fences is a note where sched.barrier(0) keeps what follows behind it, and what was before is over."""
    declared = "declare void @llvm.amdgcn.sched.barrier(i32)\n"
    assert find(text, declared, checks="racecheck,barriercheck") == expected
    assert find_lowered(text, declared, checks="racecheck,barriercheck") == expected


def test_a_lowered_copy_is_complete_where_it_was_issued() -> None:
    """So what orders it there is enough; before, it completes at its wait, behind that barrier."""
    declared = (
        "declare void @llvm.amdgcn.sched.barrier(i32)\ndeclare void @llvm.amdgcn.asyncmark()\n"
        "declare void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)\n"
        "declare void @llvm.amdgcn.wait.asyncmark(i16)\n"
        '!9 = !{!"amdgpu-synchronize-as", !"local"}\n'
    )
    local = BARRIER.replace("release", "release, !mmra !9").replace("acquire", "acquire, !mmra !9")
    copy = """  %row = mul i32 %wave, 64
  %from = getelementptr i32, ptr addrspace(1) %out, i32 %item
  %to = getelementptr i32, ptr addrspace(3) @tile, i32 %row
  call void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
"""
    late = "  call void @llvm.amdgcn.wait.asyncmark(i16 0)\n" + RELEASE + BARE + HOLD + READ
    for between, lowered in ((local, []), ("", HELD), (BARE, HELD)):
        assert find(copy + between + late, declared) == HELD
        assert find_lowered(copy + between + late, declared) == lowered


def test_a_wave_that_ends_early_is_no_half() -> None:
    """Counts of arrivals differ: the low waves have met once less."""
    for barriers in (1, 2):
        text = only("first", "high") + IN + loop(barriers * BARRIER)
        assert {*find(text, checks="barriercheck")} == {*ERROR}


def test_random_orders() -> None:
    """Each half meets at each place once, in an order of its own: a note where one order is the other, but for its first, which
    comes last; where both begin and end alike does not matter."""
    rng, seen = random.Random(3), []
    for _ in range(16):
        count = rng.randrange(2, 5)
        high = list(range(count))
        low = high[1:] + high[:1] if rng.random() < 0.5 else rng.sample(high, count)
        text = "  br i1 %is.high, label %h0, label %l0\n"
        for name, order in (("h", high), ("l", low)):
            for k, place in enumerate(order):
                after = f"{name}{k + 1}" if k + 1 < count else "end"
                text += f"{name}{k}:\n  call void @meet{place}()\n  br label %{after}\n"
        functions = [f"define internal void @meet{k}() noinline {{\n{BARRIER}  ret void\n}}\n" for k in high]
        found = find(text + "end:\n", functions="".join(functions), head=by_lane(HEAD), checks="barriercheck")
        while low and low[0] == high[0]:
            low, high = low[1:], high[1:]
        while low and low[-1] == high[-1]:
            low, high = low[:-1], high[:-1]
        is_moved = low != high and (low == high[1:] + high[:1] or high == low[1:] + low[:1])
        if low != high and not is_moved:
            assert ERROR[0] in found, (high, low)
        else:
            assert found == (NOTE if is_moved else []), (high, low)
        seen.append("moved" if is_moved else "equal" if low == high else "else")
    assert {"moved", "else"} <= {*seen}
