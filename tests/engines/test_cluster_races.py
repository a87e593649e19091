"""racecheck and the scope of a cluster: what its barrier, fences and atomics order, and for whom."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from tests.support.clusters import AWAIT, SIGNAL, WAIT, first_wave, kinds, module, only, plain_copy, run, store

RAW, WAW, WAR = ("race-raw", "error"), ("race-waw", "error"), ("race-war", "error")
BARRIER = "call void @llvm.amdgcn.s.cluster.barrier()"
GROUP_BARRIER = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)\ncall void @llvm.amdgcn.s.barrier.wait(i16 -1)"
SPLIT = f"{GROUP_BARRIER}\n{first_wave(SIGNAL)}\n{AWAIT}"


def fence(scope: str, ordering: str) -> str:
    return f'fence syncscope("{scope}") {ordering}'


def between(barrier: str, scope: str) -> str:
    return f"{fence(scope, 'release')}\n{barrier}\n{fence(scope, 'acquire')}"


def handed(order: str, step: int) -> str:
    """Each lane stores, and reads what the lane ``step`` away stored."""
    return "\n".join(
        [
            "%v = add i32 %out, 7\n" + store(32),
            order,
            f"%next = xor i32 %out, {step}\n%q = getelementptr i32, ptr addrspace(1) %dst, i32 %next",
            "%w = load i32, ptr addrspace(1) %q\n%o = getelementptr i32, ptr addrspace(1) %other, i32 %out",
            "store i32 %w, ptr addrspace(1) %o",
        ]
    )


#: (what orders, lanes apart: 64 is a group, 128 a cluster) -> what is found.
HANDOVERS = {
    "barrier": (between(BARRIER, "cluster"), 64, []),
    "barrier, waves of a group": (between(BARRIER, "cluster"), 32, []),
    "barrier with agent fences": (between(BARRIER, "agent"), 64, []),
    "barrier with work-group fences": (between(BARRIER, "workgroup"), 64, [RAW]),
    "barrier with work-group fences, waves of a group": (between(BARRIER, "workgroup"), 32, []),
    "barrier without fences": (BARRIER, 64, [RAW]),
    "barrier, other cluster": (between(BARRIER, "cluster"), 128, [RAW]),
    "barrier with agent fences, other cluster": (between(BARRIER, "agent"), 128, [RAW]),
    "barrier of the work-group": (between(GROUP_BARRIER, "cluster"), 64, [RAW]),
    "one wave signals": (between(SPLIT, "cluster"), 64, []),
    "one wave signals for waves that released": (between(SPLIT, "cluster"), 96, []),
    "one wave signals, with work-group fences": (between(SPLIT, "workgroup"), 96, [RAW]),
    "no acquire": (f"{fence('cluster', 'release')}\n{BARRIER}", 64, [RAW]),
    "no release": (f"{BARRIER}\n{fence('cluster', 'acquire')}", 64, [RAW]),
    "barrier twice": (f"{between(BARRIER, 'cluster')}\n{BARRIER}", 64, []),
    "fences for LDS only": (between(BARRIER, "cluster").replace("release", "release, !mmra !0"), 64, [RAW]),
}
LOCAL = '!0 = !{!"amdgpu-synchronize-as", !"local"}\n'


@pytest.mark.parametrize("name", HANDOVERS)
def test_what_orders_groups(name: str) -> None:
    order, step, expected = HANDOVERS[name]
    other = np.zeros(256, np.uint32)
    text = module(handed(order, step), block=64) + LOCAL
    _, result = run(text, 4, 64, np.zeros(1, np.uint32), other, cluster=2)
    found = {k for k in kinds(result) if k[0] != "unfenced-barrier"}
    assert found <= {*expected, WAR} and (RAW in found or WAR in found) == bool(expected)
    if not expected:
        assert kinds(result) == [] and other.tolist() == ((np.arange(256) ^ step) + 7).tolist()


def count(scope: str) -> str:
    word = f'syncscope("{scope}") ' if scope else ""
    return f"%a = atomicrmw add ptr addrspace(1) %dst, i32 1 {word}monotonic"


@pytest.mark.parametrize(
    ("scope", "groups", "expected"),
    [
        ("cluster", 2, []),
        ("cluster", 4, [WAW]),
        ("workgroup", 2, [WAW]),
        ("workgroup", 1, []),
        ("agent", 4, []),
        ("", 4, []),
    ],
)
def test_atomics_reach_as_far_as_their_scope(scope: str, groups: int, expected: list[tuple[str, str]]) -> None:
    cluster = min(groups, 2)
    total, result = run(module(count(scope)), groups, 32, np.zeros(1, np.uint32), count=1, cluster=cluster)
    assert kinds(result) == expected and total[0] == 32 * groups
    if expected:
        end = "cluster" if scope == "cluster" else "work-group"
        assert f"the scope of an atomic ends at its {end}" in result.findings[0].message


FLAG = """%is.first = icmp eq i32 %flat, 0
br i1 %is.first, label %give, label %take
give:
store i32 5, ptr addrspace(1) %other
%f1 = getelementptr i32, ptr addrspace(1) %other, i32 1
store atomic i32 1, ptr addrspace(1) %f1 syncscope("SCOPE") release, align 4
br label %end
take:
%f2 = getelementptr i32, ptr addrspace(1) %other, i32 1
br label %look
look:
%f = load atomic i32, ptr addrspace(1) %f2 syncscope("SCOPE") acquire, align 4
%is.set = icmp ne i32 %f, 0
br i1 %is.set, label %read, label %look
read:
%v = load i32, ptr addrspace(1) %other
store i32 %v, ptr addrspace(1) %to
br label %end
end:"""


@pytest.mark.parametrize(("scope", "is_ordered"), [("cluster", True), ("agent", True), ("workgroup", False)])
def test_a_flag_between_members(scope: str, is_ordered: bool) -> None:
    text = module(FLAG.replace("SCOPE", scope), block=1)
    found, result = run(text, 2, 1, np.zeros(1, np.uint32), np.zeros(2, np.uint32), cluster=2)
    assert found.tolist() == [0, 5] and bool(kinds(result)) != is_ordered


def test_where_there_are_no_clusters_the_scope_is_the_agents() -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("cluster") monotonic
  ret void
}
"""
    total = np.zeros(1, np.uint32)
    for target in ("gfx942", "gfx1200"):
        assert swlds.Device(target).load(swlds.parse(text))["k"].launch(4, 32, [total]).findings == []
    assert total[0] == 256


def test_words_of_a_race_in_a_cluster() -> None:
    text = module(handed(BARRIER, 64), block=64)
    _, result = run(text, 4, 64, np.zeros(1, np.uint32), np.zeros(256, np.uint32), cluster=2)
    assert any("nothing at cluster or agent scope orders the two work-groups" in f.message for f in result.findings)


def test_words_of_a_race_of_a_copy_in_a_cluster() -> None:
    """The first member stores to what the other one copies; the same scopes as for a load would order them."""
    stores = "store i32 7, ptr addrspace(1) %src, align 4"
    body = only("%leader = icmp eq i32 %flat, 0", stores, "leader", f"{plain_copy(32, '%src')}\n{WAIT}")
    for cluster, scopes in ((2, "cluster or agent"), (1, "agent")):
        _, result = run(
            module(body.replace("i32 %flat", "i32 %group")), 2, 32, np.zeros(64, np.uint32), cluster=cluster
        )
        words = f"nothing at {scopes} scope orders the two work-groups"
        assert any("async.to.lds" in f.instruction and words in f.message for f in result.findings), result.findings
