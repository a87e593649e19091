"""Control flow in host code says what is needed once: no store of a mask that nobody reads, one place where waves halt."""

from __future__ import annotations

import re

import pytest
from generators.long_kernels import make
from test_long_kernels import launch, run

from swlds.device.image import Memory
from swlds.engines.wave_compiler import engine, jit

UNIFORM = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {
entry:
  %c = icmp ult i32 %rounds, 5
  br i1 %c, label %one, label %join
one:
  br label %join
join:
  %v = phi i32 [1, %one], [2, %entry]
  br label %loop
loop:
  %n = phi i32 [0, %join], [%m, %loop]
  %m = add i32 %n, %v
  %more = icmp ult i32 %m, 9
  br i1 %more, label %loop, label %next
next:
  br label %again
again:
  %i = phi i32 [0, %next], [%j, %again]
  %j = add i32 %i, %v
  %yet = icmp ult i32 %j, 9
  br i1 %yet, label %again, label %end
end:
  %sum = add i32 %m, %j
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
"""


def _text(text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    import test_long_kernels

    monkeypatch.setattr(test_long_kernels, "make", lambda *_: text)
    return jit.host_text(engine.translate(launch(Memory(), "", 0)))


def test_uniform_branches_go_straight_to_their_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _text(UNIFORM, monkeypatch)
    assert len(re.findall(r"br i1 %\w+, label %b1, label %b2$", text, re.MULTILINE)) == 1
    assert not re.search(r"(?m)^no\d+:", text)
    assert len(re.findall(r"(?m)^yes\d+:\n.*\n  %\w+ = load volatile i64, ", text)) == text.count(
        "\nyes"
    )  # back in loops
    assert len(re.findall(r"phi i32 .*%b1\], .*%b0\]|phi i32 .*%b0\], .*%b1\]", text)) == 1


def test_a_mask_is_kept_where_a_block_reads_it_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(re.findall(r"ptr %mask\d+$", _text(UNIFORM, monkeypatch), re.MULTILINE)) == 1


def test_loops_halt_in_one_block_that_knows_where_from(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _text(UNIFORM, monkeypatch)
    assert text.count("load volatile i64") == 2
    found = re.findall(r"(?m)^halted:\n  %\w+ = phi i32 \[(\d+), %\w+\], \[(\d+), %\w+\]", text)
    assert len(found) == 1
    assert found[0][0] != found[0][1]


def test_what_is_stored_again_stands_in_better_code_only(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _text(make("branches", 200), monkeypatch)
    given: list[str] = []
    parse = jit._binding().parse_assembly
    monkeypatch.setattr(jit._binding(), "parse_assembly", lambda text: given.append(text) or parse(text))
    for is_quick in (True, False):
        jit._make_object(text, "native", False, jit._Level(is_quick), keep_text=False)
    assert [x.count("; again") > 0 for x in given] == [False, True]


@pytest.mark.parametrize("shape", ["loops", "branches"])
@pytest.mark.parametrize("seed", range(3))
def test_both_engines_agree(shape: str, seed: int) -> None:
    text = make(shape, 150, seed)
    assert run(text, "wave", checks="all") == run(text, "reference", checks="all")
