"""Pipelines of tensor copies: those of ``copy_pipelines``, with a tile of a row by each wave in place of its lanes' copies."""

from __future__ import annotations

import random
import re

import pytest

import swlds
from tests.generators.copy_pipelines import CHECKS, expected, mistake, pipeline, run, text
from tests.support.tensor_tiles import Tile, call

TARGET = "gfx1250"
_COPY = re.compile(
    r"  call void @llvm\.amdgcn\.global\.load\.async\.to\.lds\.b32\(ptr addrspace\(1\) (%g\d+), ptr addrspace\(3\) (%u\d+), .*"
)


def tensor_text(steps: list[tuple[object, ...]], form: str) -> str:
    """The kernel; a wave's row is 32 words, in one dimension or in two."""
    groups = [Tile((32,), (32,)).groups(), Tile((8, 4), (8, 4), (8,)).groups()]
    found = text(steps, TARGET, form).replace("mul i32 %id, 4", "mul i32 %b, 4").replace("asynccnt", "tensorcnt")
    found = _COPY.sub(lambda m: call(f"t{m[1][2:]}", groups[int(m[1][2:]) % 2], m[2], m[1], d2=True), found)
    return found + "declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)\n"


@pytest.mark.parametrize("buffers", [2, 3, 4])
@pytest.mark.parametrize("form", ["wait", "assembly", "marks"])
def test_each_lost_wait_is_found(form: str, buffers: int) -> None:
    steps = pipeline(buffers, buffers + 2, form)
    result, out = run(swlds.parse(tensor_text(steps, form)), TARGET, checks="all", engine="both")
    assert result.findings == []
    assert out.tolist() == expected(buffers + 2, TARGET).tolist()
    for n in [n for n, step in enumerate(steps) if step[0] in ("wait", "drain")]:
        module = swlds.parse(tensor_text(steps[:n] + steps[n + 1 :], form))
        found = run(module, TARGET, checks=CHECKS, engine="reference")[0].findings
        assert any(f.tool == "asynccheck" for f in found), (n, steps[n])


def test_where_nothing_is_found_it_does_not_matter_when_data_arrive() -> None:
    """100 random pipelines, most of them with mistakes."""
    silent = 0
    for number in range(100):
        rng = random.Random(number)
        form = rng.choice(("wait", "assembly", "marks"))
        steps = pipeline(rng.randint(2, 4), rng.randint(1, 5), form)
        if rng.random() < 0.85:
            steps = mistake(steps, rng)
        module = swlds.parse(tensor_text(steps, form))
        result, late = run(module, TARGET, checks=CHECKS, engine="reference", seed=rng.choice((0, 0, 3)))
        if result.findings:
            continue
        silent += 1
        for options in ({"dma": "early"}, {"dma": "random", "seed": 1}, {"dma": "random", "seed": 2}, {"seed": 5}):
            out = run(module, TARGET, checks="none", engine="reference", **options)[1]
            assert out.tolist() == late.tolist(), (number, form, options, steps)
    assert 15 < silent < 100
