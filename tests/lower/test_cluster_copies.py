"""Copies that a cluster shares, after ``lower-lds`` and ``lower-dma``: loads and stores that give the same."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from tests.support.clusters import CLUSTER_SYNC, SYNC, WAIT, copy, first_wave, kinds, load, module, read, run, store

BODIES = {
    "own": [copy(32, 0xF), WAIT, read(32), store(32)],
    "other lanes": [
        copy(32, 0xF),
        "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)",
        CLUSTER_SYNC,
        "%x = xor i32 %id, 63\n%far = getelementptr i32, ptr addrspace(3) @lds, i32 %x",
        read(32, "%far"),
        store(32),
    ],
    "one wave": [
        first_wave(copy(32, 0xF)),
        WAIT,
        SYNC,
        "%far = getelementptr i32, ptr addrspace(3) @lds, i32 %lane",
        read(32, "%far"),
        store(32),
    ],
    "registers": [load(32, 0xF), "store i32 %v, ptr addrspace(3) %own", read(32, name="%w"), store(32, "%w")],
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("passes", ["", "lower-dma", "lower-dma,lower-lds"])
def test_lowered_copies_give_the_same(name: str, passes: str) -> None:
    text = module("\n".join(BODIES[name]), block=64, attributes='"target-cpu"="gfx1250"')
    src = np.arange(64, dtype=np.uint32) * 3
    expected, before = run(text, 8, 64, src, cluster=4)
    assert kinds(before) == []
    lowered = swlds.opt(text, passes) if passes else swlds.lower(swlds.parse(text))
    assert passes == "" or "async.to.lds" not in str(lowered)
    found, after = run(str(lowered), 8, 64, src, cluster=4)
    assert kinds(after) == []
    np.testing.assert_array_equal(found, expected)


def test_waits_are_inserted_for_shared_copies() -> None:
    lines = [line for line in BODIES["other lanes"] if "asynccnt" not in line]
    text = module("\n".join(lines), block=64, attributes='"target-cpu"="gfx1250"')
    src = np.arange(64, dtype=np.uint32)
    assert ("missing-wait", "error") in kinds(run(text, 8, 64, src, cluster=4)[1])
    found, result = run(str(swlds.opt(text, "insert-waits")), 8, 64, src, cluster=4)
    assert kinds(result) == []
    np.testing.assert_array_equal(found.reshape(8, 64), np.tile(src[::-1], (8, 1)))
