"""racecheck among lanes of one wave: warned of where nothing orders them, on both engines; clean kernels stay in host code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %where) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, 256
  %lane = and i32 %x, 63
  %first = icmp eq i32 %lane, 0
  %half = icmp ult i32 %lane, 32
  %n = xor i32 %x, 1
  %up = add i32 %x, 32
  %wp = getelementptr i32, ptr addrspace(1) %where, i32 %x
  %any = load i32, ptr addrspace(1) %wp, align 4
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %next = getelementptr i32, ptr addrspace(3) @t, i32 %n
  %far = getelementptr i32, ptr addrspace(3) @t, i32 %up
  %at = getelementptr i32, ptr addrspace(3) @t, i32 %any
  %o.at = add i32 %base, %x
  %n.at = add i32 %base, %n
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %o.at
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %n.at
  store i32 %x, ptr addrspace(3) %own, align 4
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
STORE, LOAD, LOAD_NEXT = (
    "store i32 %x, ptr addrspace(3) %own, align 4",
    "%a = load i32, ptr addrspace(3) %own, align 4",
    "%v = load i32, ptr addrspace(3) %next, align 4",
)
STORE_NEXT = "store i32 %g, ptr addrspace(3) %next, align 4"
OTHER = "store i32 7, ptr addrspace(3) %own, align 4"
WAVE, BARE = "call void @llvm.amdgcn.wave.barrier()", "call void @llvm.amdgcn.s.barrier()"
ADD_NEXT = "%r = atomicrmw add ptr addrspace(3) %next, i32 1 syncscope({}) {}, align 4"


def clobber(code: str) -> str:
    return f'call void asm sideeffect "{code}", "~{{memory}}"()'


def fence(scope: str, ordering: str, limit: str = "") -> str:
    return f'fence syncscope("{scope}") {ordering}{limit}'


def atomic(scope: str = '"workgroup"', ordering: str = "monotonic") -> str:
    return ADD_NEXT.format(scope, ordering)


def volatile(line: str) -> str:
    return line.replace("store i32", "store volatile i32").replace("load i32", "load volatile i32")


def kernel_of(body: tuple[str, ...]) -> Any:
    text = HEAD + "\n".join(f"  {line}" if not line.endswith(":") else line for line in body) + "\n  ret void\n}\n"
    text += '!0 = !{!"amdgpu-synchronize-as", !"local"}\n!1 = !{!"amdgpu-synchronize-as", !"global"}\n'
    return swlds.Device("gfx942").load(swlds.parse(text))["k"]


def launch(body: tuple[str, ...], groups: int = 2, block: int = 128, **options: Any) -> Any:
    out, where = np.zeros(256 * groups, np.int32), np.arange(256, dtype=np.int32)
    return kernel_of(body).launch(
        (groups,), (block,), [out, where], checks=options.pop("checks", "racecheck"), **options
    )


def branch(*body: str, condition: str = "%first") -> tuple[str, ...]:
    return (f"br i1 {condition}, label %yes, label %no", "yes:", *body, "br label %no", "no:")


RACY: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "read behind a write": ((STORE_NEXT, LOAD), {"race-raw": 256}),
    "write behind a read": ((LOAD_NEXT, OTHER), {"race-war": 256}),
    "write behind a write": ((STORE_NEXT, OTHER), {"race-waw": 256}),
    "a fence of one thread": ((STORE_NEXT, fence("singlethread", "seq_cst"), LOAD), {"race-raw": 256}),
    "a fence for the other memory": (
        (STORE_NEXT, fence("wavefront", "seq_cst", ", !mmra !1"), LOAD),
        {"race-raw": 256},
    ),
    "one volatile access": ((volatile(STORE_NEXT), LOAD), {"race-raw": 256}),
    "a plain read of three": (
        (LOAD_NEXT, volatile(LOAD_NEXT).replace("%v", "%v2"), volatile(OTHER)),
        {"race-war": 256},
    ),
    "an atomic beside a plain read": ((atomic(), LOAD), {"race-raw": 256}),
    "an atomic behind a plain read": ((LOAD, atomic()), {"race-war": 256}),
    "a plain write behind an atomic": ((atomic(), OTHER), {"race-waw": 256}),
    "an atomic that acquires behind a plain write": ((STORE, atomic(ordering="acquire")), {"race-waw": 256}),
    "an atomic that releases before a plain read": ((atomic(ordering="release"), LOAD), {"race-raw": 256}),
    "a broadcast, then a write by its last lane": (
        (
            "%w0 = and i32 %x, 64",
            "%wp0 = getelementptr i32, ptr addrspace(3) @t, i32 %w0",
            "%v = load i32, ptr addrspace(3) %wp0, align 4",
            "%last = icmp eq i32 %lane, 63",
            *branch("store i32 9, ptr addrspace(3) %wp0, align 4", condition="%last"),
        ),
        {"race-war": 4},
    ),
    "a gather of one word by two lanes": (
        (
            "%even = and i32 %any, -2",
            "%e = getelementptr i32, ptr addrspace(3) @t, i32 %even",
            "%v = load i32, ptr addrspace(3) %e, align 4",
            "store i32 -1, ptr addrspace(3) %at, align 4",
        ),
        {"race-war": 128},
    ),
    "both sides of a branch": (
        (
            "br i1 %half, label %yes, label %no",
            "yes:",
            "store i32 1, ptr addrspace(3) %far, align 4",
            "br label %end",
            "no:",
            LOAD,
            "br label %end",
            "end:",
        ),
        {"race-war": 128},
    ),
    "assembly that clobbers nothing": (
        (STORE, 'call void asm sideeffect "s_waitcnt lgkmcnt(0)", ""()', LOAD_NEXT),
        {"race-raw": 256},
    ),
    "buffers": (
        ("store i32 %x, ptr addrspace(1) %o, align 4", "%v = load i32, ptr addrspace(1) %p, align 4"),
        {"race-raw": 256},
    ),
    "two lanes of a copy": (
        (
            "call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) align 4 %o, ptr addrspace(1) align 4 %p, i32 4, i1 false)",
        ),
        {"race-war": 256},
    ),
    "a reduction without fences": (
        branch(
            "%b = load i32, ptr addrspace(3) %far, align 4",
            "store i32 %b, ptr addrspace(3) %own, align 4",
            "%m = add i32 %x, 16",
            "%mp = getelementptr i32, ptr addrspace(3) @t, i32 %m",
            "%c = load i32, ptr addrspace(3) %mp, align 4",
            condition="%half",
        ),
        {"race-raw": 64},
    ),
}

CLEAN: dict[str, tuple[str, ...]] = {
    "its own word": (STORE, LOAD, OTHER, volatile(LOAD).replace("%a", "%b"), STORE),
    "a wave barrier": (STORE_NEXT, WAVE, LOAD, WAVE, STORE_NEXT),
    "assembly that clobbers memory": (STORE_NEXT, clobber("s_waitcnt lgkmcnt(0)"), LOAD, clobber(""), STORE_NEXT),
    "fences of the wave": (STORE_NEXT, fence("wavefront", "release"), fence("wavefront", "acquire"), LOAD),
    "one fence": (LOAD_NEXT, fence("agent", "acquire"), OTHER),
    "a fence for this memory": (STORE_NEXT, fence("wavefront", "acq_rel", ", !mmra !0"), LOAD),
    "volatile accesses": (volatile(STORE_NEXT), volatile(LOAD), volatile(OTHER)),
    "an atomic and a volatile read": (atomic('"agent"'), volatile(LOAD)),
    "atomics of the wave": (atomic('"wavefront"'), volatile(OTHER)),
    "atomics": (atomic(), atomic().replace("%r", "%r2").replace("%next", "%own")),
    "an atomic that releases behind a write": (STORE, atomic(ordering="release")),
    "an atomic that acquires before a read": (atomic(ordering="acquire"), LOAD),
    "one lane alone": branch(
        "store i32 1, ptr addrspace(3) %own, align 4",
        "%v = load i32, ptr addrspace(3) %own, align 4",
        "store i32 %v, ptr addrspace(3) %own, align 4",
    ),
    "a word of each lane, by gathers": (
        "%v = load i32, ptr addrspace(3) %at, align 4",
        "%w = add i32 %v, 1",
        "store i32 %w, ptr addrspace(3) %at, align 4",
        "%u = atomicrmw add ptr addrspace(3) %at, i32 1 monotonic",
        "%y = load i32, ptr addrspace(3) %at, align 4",
    ),
    "buffers": (
        "store i32 %x, ptr addrspace(1) %o, align 4",
        WAVE,
        "%v = load i32, ptr addrspace(1) %p, align 4",
        WAVE,
        "store i32 %v, ptr addrspace(1) %o, align 4",
    ),
    "a reduction with fences": branch(
        "%b = load i32, ptr addrspace(3) %far, align 4",
        "%a = load i32, ptr addrspace(3) %own, align 4",
        WAVE,
        "store i32 %b, ptr addrspace(3) %own, align 4",
        WAVE,
        "%m = add i32 %x, 16",
        "%mp = getelementptr i32, ptr addrspace(3) @t, i32 %m",
        "%c = load i32, ptr addrspace(3) %mp, align 4",
        WAVE,
        "store i32 %c, ptr addrspace(3) %own, align 4",
        condition="%half",
    ),
    "equal values": (STORE_NEXT, "store i32 %g, ptr addrspace(3) %own, align 4"),
}
#: Host code does not look at the values that stores find: there are none the same among these.
REPLAYED = ("equal values",)


@pytest.mark.parametrize("name", RACY)
def test_warned_of(name: str) -> None:
    """Kind, severity, count; the text says whose lanes they are, and what would order them."""
    body, expected = RACY[name]
    findings = launch(body).findings
    assert {f.kind: f.count for f in findings} == expected
    for finding in findings:
        assert finding.severity == "warning"
        assert "in one wave" in finding.message
        assert "no fence or wave barrier orders the lanes" in finding.message
        assert finding.other is not None
        assert finding.other.wave == finding.wave
        assert finding.other.lane != finding.lane


@pytest.mark.parametrize("name", CLEAN)
def test_silent_in_host_code(name: str, runs: list[engine.Run]) -> None:
    """What is ordered, or keeps its order, is no finding, and no group goes to the reference engine for it."""
    result = launch(CLEAN[name], checks="racecheck,memcheck")
    assert result.findings == []
    assert name in REPLAYED or runs[0].suspicious == 0


def test_equal_values_when_asked() -> None:
    findings = launch(CLEAN["equal values"], same_value_races=True).findings
    assert [(f.kind, f.severity, f.count) for f in findings] == [("race-waw", "warning", 256)]


def test_an_other_wave_is_still_an_error() -> None:
    """A wave barrier orders lanes of one wave only."""
    body = (
        "%z = sub i32 127, %x",
        "%q = getelementptr i32, ptr addrspace(3) @t, i32 %z",
        STORE,
        WAVE,
        "%v = load i32, ptr addrspace(3) %q, align 4",
    )
    findings = launch(body).findings
    assert {f.severity for f in findings} == {"error"}


@pytest.mark.parametrize("lowered", [False, True])
def test_bare_barrier_without_barriercheck(runs: list[engine.Run], lowered: bool) -> None:
    """Where nobody asks for fences around it, a barrier orders LDS, and no group is replayed."""
    body = (
        STORE,
        BARE,
        "%z = sub i32 127, %x",
        "%q = getelementptr i32, ptr addrspace(3) @t, i32 %z",
        "%v = load i32, ptr addrspace(3) %q, align 4",
        "store i32 %v, ptr addrspace(1) %o, align 4",
    )
    text = HEAD + "\n".join(body) + "\nret void\n}\n"
    module = swlds.parse(text)
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if lowered else module)["k"]
    out, where = np.zeros(512, np.int32), np.arange(256, dtype=np.int32)
    result = kernel.launch((2,), (128,), [out, where], checks="memcheck,racecheck,initcheck")
    assert result.findings == []
    assert runs[0].suspicious == 0
    assert len(launch(body, checks="racecheck,barriercheck").findings) == 1


def test_a_warning_leaves_the_other_groups_in_host_code(runs: list[engine.Run]) -> None:
    """A bare barrier between waves in two of forty groups: two are replayed."""
    body = (
        "%odd = icmp eq i32 %g, 7",
        "%even = icmp eq i32 %g, 31",
        "%some = or i1 %odd, %even",
        STORE,
        BARE,
        *branch(
            "%z = sub i32 127, %x",
            "%q = getelementptr i32, ptr addrspace(3) @t, i32 %z",
            "%v = load i32, ptr addrspace(3) %q, align 4",
            condition="%some",
        ),
    )
    findings = launch(body, groups=40, checks="racecheck,barriercheck").findings
    assert [(f.kind, f.severity, f.count) for f in findings] == [("unfenced-barrier", "warning", 256)]
    assert (runs[0].suspicious, runs[0].replayed) == (2, 2)


SPIN = f"""{HEAD}  br label %spin
spin:
  %v = load volatile i32, ptr addrspace(3) %next, align 4
  {STORE}
  %more = icmp ne i32 %v, -1
  br i1 %more, label %spin, label %end
end:
  ret void
}}
"""


def test_races_in_a_loop_end_with_the_time() -> None:
    """Each step races in 64 lanes, each of which was a finding of its own: 20,000 of them came before a look at the clock."""
    args = [np.zeros(64, np.int32), np.zeros(64, np.uint32)]
    result = swlds.Device("gfx942").load(SPIN)["k"].launch(1, 64, args, engine="reference", timeout=0.5)
    assert [f.kind for f in result.findings] == ["timeout", "race-war", "race-raw"]
    assert result.seconds < 10
    race = result.findings[2]
    assert (race.lane, race.object and race.object.offset) == (0, 4) and race.count % 64 == 0


def copies(distance: int, size: int = 8) -> tuple[str, ...]:
    """Each lane copies bytes, so many words behind those of the lane before it."""
    return (
        f"%row = mul i32 %any, {distance}",
        "%row.at = add i32 %base, %row",
        "%d = getelementptr i32, ptr addrspace(1) %out, i32 %row.at",
        f"call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) align 4 %d, ptr addrspace(1) align 4 %where, i32 {size}, i1 false)",
    )


def test_long_copies_have_little_code() -> None:
    """They are looked at in a function for a few cells; LLVM took seconds for one that holds them all."""
    args = [np.zeros(512, np.int32), np.arange(256, dtype=np.int32)]
    short, long = (len(kernel_of(copies(9, size)).host_ir(1, 64, args, checks="racecheck")) for size in (8, 36))
    assert long < 2 * short, long / short


def test_long_accesses_are_judged_in_parts(runs: list[engine.Run]) -> None:
    """A copy has a cell a byte; lanes that share only some of them are found, those beside each other are not."""
    assert launch(copies(2)).findings == []
    assert runs[0].suspicious == 0
    assert {f.kind for f in launch(copies(1)).findings} == {"race-waw"}
