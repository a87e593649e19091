"""How many groups a launch has at the most, from the user or the kernel: what sums that are widened have of it."""

from __future__ import annotations

import pytest
from axis_kernels import analyse, claim, kernel

ROWS = """  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul i32 %g, %n
  %at = add i32 %row, %x
  %wide = zext i32 %at to i64"""


@pytest.mark.parametrize(
    ("assume", "said", "runs", "premises"),
    [
        (["n:range=0..4096"], "", 1, None),
        (["groups=256"], "", 1, None),
        (["n:range=0..4096", "groups=256"], "", 256, {"assumed: n:range=0..4096", "assumed: groups=256"}),
        (["n:range=0..4096"], "256,1,1", 256, {"assumed: n:range=0..4096", "amdgpu-max-num-workgroups of @k"}),
        (["n:range=0..4096"], "0,1,1", 1, None),  # 0: any number
        (["n:range=0..4096"], "256x", 1, None),
        (["n:range=0..16777214", "groups=256"], "", 256, None),  # 255 * 16777214 + 255 < 2^32
        (["n:range=0..16843010", "groups=256"], "", 1, None),
        (["n:range=0..4096", "groups=1,256"], "", 256, None),  # there is group 0 alone
    ],
)
def test_sums_that_do_not_wrap(assume: list[str], said: str, runs: int, premises: set[str] | None) -> None:
    text = kernel(ROWS)
    if said:
        text = text.replace("%a) {", f'%a) "amdgpu-max-num-workgroups"="{said}" {{')
    found = claim(analyse(text, assume=assume), "wide")
    assert found.contiguity == runs
    if premises is not None:
        assert premises <= set(found.premises)


def test_the_fewest_count() -> None:
    text = kernel(ROWS).replace("%a) {", '%a) "amdgpu-max-num-workgroups"="64,1,1" {')
    found = claim(analyse(text, assume=["n:range=0..4096", "groups=1048576"]), "wide")
    assert found.contiguity == 256 and "assumed: groups=1048576" not in found.premises


def test_other_directions_are_not_bounded() -> None:
    text = kernel(ROWS.replace("id.x()", "id.y()")).replace(
        "declare i64", "declare i32 @llvm.amdgcn.workgroup.id.y()\ndeclare i64"
    )
    assert claim(analyse(text, assume=["n:range=0..4096", "groups=256,4194304"]), "wide").contiguity == 1
    assert claim(analyse(text, assume=["n:range=0..4096", "groups=4194304,256"]), "wide").contiguity == 256
