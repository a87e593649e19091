"""Random kernels through gather-to-lds, insert-waits and lower-dma: equal results, whenever data arrive, and nothing is found."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from gather_kernels import GatherKernel

import swlds
from swlds.ir.model import Module

_WAITS = re.compile(r"^  call void @llvm\.amdgcn\.s\.wait(?:cnt|\.asynccnt|\.dscnt)\(.*\n", re.MULTILINE)


def findings(found: list[swlds.Finding]) -> list[tuple[str, str]]:
    return [(f.kind, f.message) for f in found if f.severity != "note"]


def check(number: int) -> str:
    """Whether anything was gathered, and that all is as it was."""
    kernel = GatherKernel(number)
    module, engine = swlds.parse(kernel.text()), "both" if number % 4 == 0 else "wave"
    wanted, found = kernel.run(module, checks="all", engine=engine)
    if findings(found):
        return "not clean"
    given = {"mcpu": kernel.cpu, "block": kernel.block, "verify_each": True}
    gathered = swlds.opt(module, f"gather-to-lds<{'permute' if number % 2 else 'no-permute'}>", **given)
    if "Gathered" not in {r.name for r in gathered.remarks}:
        return "left"
    bare = swlds.parse(_WAITS.sub("", str(gathered)))

    def same(changed: Module, **options: object) -> None:
        got, found = kernel.run(changed, **{"checks": "all", "engine": engine, **options})
        assert got == wanted and findings(found) == [], (number, kernel.cpu, options, findings(found))

    same(gathered)
    same(gathered, checks="none", dma="early")
    same(gathered, checks="none", dma="random", seed=number, engine="reference")
    same(swlds.opt(bare, "insert-waits", **given))
    same(swlds.opt(gathered, "lower-dma", mcpu=kernel.cpu, verify_each=True))
    return "gathered"


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 100))])
def test_random_kernels(part: int) -> None:
    """12 of them; 1,200 with --long."""
    found = Counter(check(number) for number in range(12 * part, 12 * part + 12))
    assert found["gathered"] > 1, found
