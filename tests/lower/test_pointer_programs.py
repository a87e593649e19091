"""Random programs whose pointers go everywhere: kept in memory, chosen, cast, handed to functions and to other work-items.
Original and lowered run on both engines; buffers and findings are compared, and what goes to the reference engine is on the list.

A long run: ``python benchmarks/execution/fuzz_pointers.py 0 20000 --fast``; here run 16, with --long 200.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from generators.pointer_programs import make_program
from pointer_support import check_program

from swlds.engines.wave_compiler import jit

LONG = [pytest.param(range(n, n + 4), marks=pytest.mark.long) for n in range(16, 200, 4)]
#: Programs that differed: the head of an aligned block, and of one that malloc gave, was taken for a pointer kept in LDS; flat
#: pointers in front of an aperture; pointers through masked loads; LDS pointers that were flat in between.
FOUND = (200030, 400028, 284, 334, 240, 6297, 19662, 19958)


@pytest.mark.parametrize("seeds", [*(range(n, n + 4) for n in range(0, 16, 4)), FOUND, *LONG])
def test_original_and_lowered_agree(seeds: Sequence[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled with few of LLVM's passes: that takes half of the time."""
    for name in ("LEVEL", "SMALL", "LARGE"):
        monkeypatch.setattr(jit, name, 0)
    for seed in seeds:
        check_program(seed)


def test_what_is_combined() -> None:
    """The generator reaches what it is there for."""
    text = "".join(make_program(seed).text for seed in range(200))
    for word in (
        "alloca [4 x ptr addrspace(3)]", "store ptr addrspace(3)", "store ptr %", "phi ptr addrspace(3)", "select i1",
        "switch i32", "call ptr addrspace(3) @hop.3", "call ptr addrspace(3) %", "<2 x ptr addrspace(3)>", "byval(", "sret(",
        "addrspacecast ptr %",
        "[0 x i32], align", "ptr addrspace(3) align 16 %parameter", "!mmra !0", "llvm.masked.store.v2p3.p5", "llvm.memcpy.inline",
        "store i33", "atomicrmw xchg ptr addrspace(3)", "@far.3", "ds.bpermute",
    ):  # fmt: skip
        assert word in text, word
