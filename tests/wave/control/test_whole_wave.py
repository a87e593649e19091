"""``set.inactive`` and ``strict.wwm``: between them all lanes run, and those that were not active hold what is given."""

from __future__ import annotations

import numpy as np
import pytest
from debug_text import record, with_debug_info

import swlds
from swlds.errors import UnsupportedError

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.wwm.i32(i32)
declare i32 @llvm.amdgcn.wqm.i32(i32)
declare i32 @llvm.amdgcn.softwqm.i32(i32)
declare i32 @llvm.amdgcn.strict.wqm.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
"""
KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %odd = and i32 %i, 1
  %c = icmp ne i32 %odd, 0
  br i1 %c, label %work, label %end
work:
BODY
  store i32 %r, ptr addrspace(1) %to
  br label %end
end:
  ret void
}
"""
SET = "  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 1000)\n"
ITEMS, LANES = 50, np.arange(64)
#: What the lanes hold after SET: odd ones of 50 items are active.
HELD = np.where((LANES < ITEMS) & (LANES % 2 == 1), LANES + 3, 1000)


def run(body: str) -> np.ndarray:
    """What each item stores; 7 where it is not active."""
    module = swlds.parse(HEAD + KERNEL.replace("BODY", body))
    a, out = np.arange(ITEMS, dtype=np.uint32) + 3, np.full(ITEMS, 7, np.uint32)
    swlds.Device("gfx942").load(module)["k"].launch(1, ITEMS, [a, out]).raise_for_findings()
    return out


def wanted(lanes: np.ndarray) -> list[int]:
    return [int(lanes[i]) & 0xFFFFFFFF if i % 2 else 7 for i in range(ITEMS)]


def shifted(values: np.ndarray, by: int, start: int) -> np.ndarray:
    """A shift within rows of 16 lanes."""
    return np.where(LANES % 16 >= by, np.roll(values, by), start)


@pytest.mark.parametrize("name", ["strict.wwm", "wwm"])
def test_a_scan_takes_the_given_value_from_inactive_lanes(name: str) -> None:
    body, total = SET, HELD
    before = "%s"
    for k, by in enumerate((1, 2, 4, 8)):
        body += (
            f"  %d{k} = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 {before}, i32 {0x110 + by}, i32 15, i32 15, i1 false)\n"
            f"  %t{k} = add i32 {before}, %d{k}\n"
        )
        before, total = f"%t{k}", total + shifted(total, by, 0)
    body += f"  %r = call i32 @llvm.amdgcn.{name}.i32(i32 {before})"
    assert run(body).tolist() == wanted(total)


@pytest.mark.parametrize(
    ("text", "lanes"),
    [
        ("%q = call i32 @llvm.amdgcn.readlane.i32(i32 %m, i32 60)", np.full(64, 5000)),
        ("%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %m)", np.full(64, 5000)),
        ("%q = call i32 @llvm.amdgcn.ds.bpermute(i32 28, i32 %m)", np.full(64, 50)),
        (
            "%e = icmp eq i32 %m, 5000\n  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %e)\n"
            "  %h = lshr i64 %b, 32\n  %q = trunc i64 %h to i32",
            np.full(64, sum(1 << k for k in range(32) if HELD[k + 32] == 1000)),
        ),
    ],
)
def test_other_exchanges_see_all_lanes(text: str, lanes: np.ndarray) -> None:
    body = f"{SET}  %m = mul i32 %s, 5\n  {text}\n  %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %q)"
    assert run(body).tolist() == wanted(lanes)


def test_outside_of_it_inactive_lanes_give_nothing() -> None:
    """The same operations without ``strict.wwm`` run in the active lanes."""
    body = SET + "  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 9, i32 %s, i32 273, i32 15, i32 15, i1 false)"
    assert run(body).tolist() == wanted(np.full(64, 9))


@pytest.mark.parametrize("name", ["strict.wwm", "wwm", "wqm", "softwqm", "strict.wqm"])
def test_without_an_exchange_it_is_the_value(name: str) -> None:
    assert run(f"  %w = add i32 %v, 1\n  %r = call i32 @llvm.amdgcn.{name}.i32(i32 %w)").tolist() == wanted(LANES + 4)


_DPP = "call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 {}, i32 273, i32 15, i32 15, i1 false)"
REFUSED = {
    "a load": (
        f"  %l = load i32, ptr addrspace(1) %p\n  %d = {_DPP.format('%l')}\n"
        "  %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)",
        "llvm.amdgcn.strict.wwm.i32 is not executed here: what lanes that are not active hold in",
    ),
    "another block": (
        f"  %d = {_DPP.format('%odd')}\n  %r = call i32 @llvm.amdgcn.wwm.i32(i32 %d)",
        "llvm.amdgcn.wwm.i32 is not executed here: it depends on values of several blocks",
    ),
    "quads": (
        f"  %d = {_DPP.format('%v')}\n  %r = call i32 @llvm.amdgcn.softwqm.i32(i32 %d)",
        "llvm.amdgcn.softwqm.i32 is not executed here: which lanes of its quads are awake is not modelled",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_known_is_refused(name: str) -> None:
    body, message = REFUSED[name]
    with pytest.raises(UnsupportedError) as caught:
        run(body)
    assert message in str(caught.value)


def test_a_debug_record_in_another_block_reads_nothing() -> None:
    body = f"{SET}  %d = {_DPP.format('%s')}\n  %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)"
    text = HEAD + KERNEL.replace("BODY", body)
    described = with_debug_info(text.replace("end:\n", f"end:\n{record('i32 %d')}\n"))
    found = []
    for module in map(swlds.parse, (text, described)):
        a, out = np.arange(64, dtype=np.int32), np.full(64, 7, np.int32)
        swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, ITEMS, [a, out]).raise_for_findings()
        found.append(out.tolist())
    assert found[0] == found[1]
