"""Groups that hand over to one another ("the last group sums") stay in host code; what breaks the order is found as ever."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exec_support import available_hosts
from handover_programs import WORDS, make_program

import swlds

GROUPS, ITEMS = 10, 128
HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@last = internal addrspace(3) global i32 poison, align 4
@count = internal addrspace(1) global i32 0, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %parts, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %x, 0
  %base = mul i32 %g, 128
  %at = add i32 %base, %x
  %result = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %counter = getelementptr i32, ptr addrspace(1) %parts, i32 1200
"""
#: One item of each group writes its part, counts, and tells its group whether it was the last.
REDUCE = """  br i1 %first, label %store, label %wait
store:
  %part = getelementptr i32, ptr addrspace(1) %parts, i32 %g
  %value = add i32 %g, 3
  store i32 %value, ptr addrspace(1) %part, align 4
  fence syncscope("agent") release
  %n = atomicrmw add ptr addrspace(1) @count, i32 1 syncscope("agent") monotonic, align 4
  fence syncscope("agent") acquire
  %is = icmp eq i32 %n, 9
  %flag = zext i1 %is to i32
  store i32 %flag, ptr addrspace(3) @last, align 4
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %told = load i32, ptr addrspace(3) @last, align 4
  %sums = icmp ne i32 %told, 0
  br i1 %sums, label %sum, label %end
sum:
  %other = and i32 %x, 7
  %theirs = getelementptr i32, ptr addrspace(1) %parts, i32 %other
  %v = load i32, ptr addrspace(1) %theirs, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %to, align 4
  br label %end
end:
  ret void
}
"""
#: All items write; the barrier hands their parts to the one that counts.
TILES = """  %part = getelementptr i32, ptr addrspace(1) %parts, i32 %at
  store i32 %at, ptr addrspace(1) %part, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %store, label %wait
store:
  %n = atomicrmw add ptr addrspace(1) @count, i32 1 syncscope("agent") acq_rel, align 4
  %is = icmp eq i32 %n, 9
  %flag = zext i1 %is to i32
  store i32 %flag, ptr addrspace(3) @last, align 4
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %told = load i32, ptr addrspace(3) @last, align 4
  %sums = icmp ne i32 %told, 0
  br i1 %sums, label %sum, label %end
sum:
  %low = and i32 %x, 7
  %block = mul i32 %low, 129
  %other = add i32 %block, 64
  %theirs = getelementptr i32, ptr addrspace(1) %parts, i32 %other
  %v = load i32, ptr addrspace(1) %theirs, align 4
  store i32 7, ptr addrspace(1) %part, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %to, align 4
  br label %end
end:
  ret void
}
"""
#: Each group hands its sum on to the next one, and then writes its part of the result.
CHAIN = """  %before = sub i32 %g, 1
  %none = icmp eq i32 %g, 0
  %from = select i1 %none, i32 0, i32 %before
  %flags = getelementptr i32, ptr addrspace(1) %parts, i32 64
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %from
  %own.flag = getelementptr i32, ptr addrspace(1) %flags, i32 %g
  %sum = getelementptr i32, ptr addrspace(1) %parts, i32 %from
  %own.sum = getelementptr i32, ptr addrspace(1) %parts, i32 %g
  br i1 %first, label %ask, label %wait
ask:
  br i1 %none, label %give, label %look
look:
  %state = load atomic i32, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  %there = icmp eq i32 %state, 1
  br i1 %there, label %take, label %look
take:
  fence syncscope("agent") acquire
  %known = load i32, ptr addrspace(1) %sum, align 4
  br label %give
give:
  %start = phi i32 [0, %ask], [%known, %take]
  %total = add i32 %start, 5
  store i32 %total, ptr addrspace(1) %own.sum, align 4
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %own.flag syncscope("agent") monotonic, align 4
  store i32 %total, ptr addrspace(3) @last, align 4
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %told = load i32, ptr addrspace(3) @last, align 4
  %mine = add i32 %told, %x
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %mine, ptr addrspace(1) %to, align 4
  ret void
}
"""
#: No access in rows: what a check of such an access calls is named in functions of its own only.
SCATTERED = REDUCE.replace("i32 %x\n  store i32 %v", "i32 %mixed\n  store i32 %v").replace(
    "sum:\n", "sum:\n  %mixed = xor i32 %x, 5\n"
)
KERNELS = {"reduce": REDUCE, "tiles": TILES, "chain": CHAIN, "scattered": SCATTERED}


def launch(text: str, engine: str, lowered: bool, **options: Any) -> tuple[Any, list[Any]]:
    """The result; the buffers."""
    module = swlds.parse(text)
    buffers = [np.zeros(GROUPS * ITEMS, np.uint32) for _ in range(2)]
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if lowered else module)["k"]
    return kernel.launch((GROUPS,), (ITEMS,), buffers, engine=engine, **options), buffers


def compare(text: str, lowered: bool, **options: Any) -> Any:
    """Both engines give the same findings and buffers; the wave compiler's result."""
    (wave, given), (reference, wanted) = (launch(text, e, lowered, **options) for e in ("wave", "reference"))
    assert wave.findings == reference.findings
    for a, b in zip(given, wanted, strict=True):
        np.testing.assert_array_equal(a, b)
    return wave


@pytest.mark.parametrize("lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("name", KERNELS)
def test_ordered_groups_stay(name: str, lowered: bool) -> None:
    """What fences or atomics at agent scope order is no reason to replay."""
    result = compare(HEAD + KERNELS[name], lowered)
    assert result.findings == [] and result.fidelity.executed == []
    result, _ = launch(HEAD + KERNELS[name], "wave", lowered, seed=5)
    assert result.findings == [] and result.fidelity.executed == []


RELEASE, ACQUIRE = (f'  fence syncscope("agent") {word}\n' for word in ("release", "acquire"))
COUNT = '  %n = atomicrmw add ptr addrspace(1) @count, i32 1 syncscope("agent") monotonic, align 4\n'
STORE = "  store i32 %value, ptr addrspace(1) %part, align 4\n"
ONE = '  %n = atomicrmw add ptr addrspace(1) @count, i32 1 syncscope("agent") acq_rel, align 4\n'
CHOOSE = "  br i1 %first, label %store, label %wait\nstore:\n"
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
TOLD, TAKE = BARRIER + "  %told", "  %known = load i32, ptr addrspace(1) %sum, align 4\n"
FLAG = '  store atomic i32 1, ptr addrspace(1) %own.flag syncscope("agent") monotonic, align 4\n'
AGAIN = """  %more = add i32 %n, 1
  store atomic i32 %more, ptr addrspace(1) @count syncscope("agent") monotonic, align 4
"""
OWN = "  store i32 %total, ptr addrspace(1) %own.sum, align 4\n"
LOCAL, GLOBAL = (f'!{k} = !{{!"amdgpu-synchronize-as", !"{word}"}}\n' for k, word in enumerate(("local", "global")))


def narrow(text: str) -> str:
    return text.replace("agent", "workgroup")


def limited(text: str, number: int) -> str:
    return text.replace("\n", f", !mmra !{number}\n")


#: (kernel, what is replaced, by what)
BROKEN = [
    ("reduce", RELEASE, ""),
    ("reduce", ACQUIRE, ""),
    ("reduce", RELEASE, narrow(RELEASE)),
    ("reduce", ACQUIRE, narrow(ACQUIRE)),
    ("reduce", RELEASE, RELEASE.replace("release", "acquire")),
    ("reduce", ACQUIRE, ACQUIRE.replace("acquire", "release")),
    ("reduce", RELEASE, RELEASE.replace("agent", "wavefront")),
    ("reduce", RELEASE, limited(RELEASE, 0)),
    ("reduce", ACQUIRE, limited(ACQUIRE, 0)),
    ("reduce", COUNT, narrow(COUNT)),
    ("reduce", RELEASE + COUNT, COUNT + RELEASE),
    ("reduce", COUNT + ACQUIRE, ACQUIRE + COUNT),
    ("reduce", STORE + RELEASE, RELEASE + STORE),
    ("reduce", COUNT, COUNT + STORE),
    ("reduce", COUNT, COUNT + AGAIN),
    ("reduce", COUNT, COUNT + narrow(AGAIN)),
    ("reduce", TOLD, TOLD.replace("  call void @llvm.amdgcn.s.barrier()\n", "")),
    ("reduce", TOLD, TOLD.replace('"workgroup") acquire', '"wavefront") acquire')),
    ("reduce", TOLD, TOLD.replace('"workgroup") release', '"wavefront") release')),
    ("reduce", TOLD, TOLD.replace("acquire\n", "acquire, !mmra !0\n")),
    ("tiles", ONE, ONE.replace("acq_rel", "monotonic")),
    ("tiles", ONE, ONE.replace("acq_rel", "acquire")),
    ("tiles", ONE, ONE.replace("acq_rel", "release")),
    ("tiles", ONE, narrow(ONE)),
    ("tiles", BARRIER + "  br", "  br"),
    ("tiles", BARRIER + CHOOSE + ONE, RELEASE + BARRIER + CHOOSE + COUNT + ACQUIRE),
    ("chain", RELEASE, ""),
    ("chain", ACQUIRE, ""),
    ("chain", RELEASE, narrow(RELEASE)),
    ("chain", FLAG, narrow(FLAG)),
    ("chain", OWN + RELEASE, RELEASE + OWN),
    ("chain", TAKE, TAKE.replace("%sum", "%result")),
]
#: The same for what is ordered as well.
ORDERED = [
    ("reduce", RELEASE, RELEASE.replace("release", "seq_cst")),
    ("reduce", ACQUIRE, ACQUIRE.replace("agent", "agent-one-as").replace("acquire", "acq_rel")),
    ("reduce", RELEASE, limited(RELEASE, 1)),
    ("reduce", ACQUIRE, limited(ACQUIRE, 1)),
    ("reduce", RELEASE + COUNT + ACQUIRE, ONE),
    ("reduce", COUNT, COUNT.replace("@count", "%counter")),
    ("chain", FLAG, FLAG.replace("monotonic", "release")),
    ("chain", TAKE, TAKE.replace("%sum", "%parts")),
]


def changed(name: str, old: str, new: str) -> str:
    """A kernel that differs in one place."""
    text = HEAD + KERNELS[name]
    assert text.count(old) == 1
    return text.replace(old, new) + LOCAL + GLOBAL


@pytest.mark.parametrize(("name", "old", "new"), ORDERED)
def test_ordered_variants_stay(name: str, old: str, new: str) -> None:
    """Other ways to order the same."""
    result = compare(changed(name, old, new), False)
    assert result.findings == [] and result.fidelity.executed == []


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_broken_order_is_found(number: int) -> None:
    """Fences left out, too narrow, for other memory, on the wrong side."""
    hosts = available_hosts()
    result = compare(changed(*BROKEN[number]), number % 4 == 1, host=hosts[number % len(hosts)])
    assert any(f.tool in ("racecheck", "barriercheck") for f in result.findings)


@pytest.mark.parametrize("first", range(0, 24, 6))
def test_random_programs(first: int) -> None:
    """Rounds of writing, counting and reading, done right or not quite; some of them in any order of waves."""
    stay = 0
    for seed in range(first, first + 6):
        text, grid, block = make_program(seed)
        module, results = swlds.parse(text), []
        for engine in ("reference", "wave"):
            buffers = [np.zeros(WORDS, np.uint32) for _ in range(2)]
            kernel = swlds.Device("gfx942").load(module)["k"]
            result = kernel.launch((grid,), (block,), buffers, engine=engine, seed=seed % 3)
            results.append((result.findings, [b.tolist() for b in buffers]))
        assert results[0] == results[1], f"program {seed}"
        stay += not result.fidelity.executed
    assert stay
