"""Quick code's host IR is in short blocks; what it computes, and where phis come from, stays."""

from __future__ import annotations

import re

import pytest
from generators.long_kernels import SHAPES, make
from test_long_kernels import launch, run

from swlds.device.image import Memory
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.host import short_blocks
from swlds.engines.wave_compiler.host.short_blocks import MOST, cut_blocks


def _longest(text: str) -> int:
    blocks = re.split(r"(?m)^\S.*$", text)
    return max(block.count("\n  %") for block in blocks)


LONG = "\n".join(f"  %a{k + 1} = add i32 %a{k}, 1" for k in range(200))
LOOP = f"""\
define i32 @f(i32 %a0, i1 %more) {{
entry:
  %slot = alloca i32
  br label %loop
loop:
  %x = phi i32 [0, %entry], [%a200, %loop]
{LONG}
  br i1 %more, label %loop, label %end
end:
  %y = phi i32 [%a200, %loop]
  ret i32 %y
}}
define i32 @g() {{
loop:
  br label %end
end:
  %y = phi i32 [1, %loop]
  ret i32 %y
}}
"""


def test_phis_come_from_the_last_part_of_a_block_of_their_function() -> None:
    text = cut_blocks(LOOP)
    jit._binding().parse_assembly(text).verify()
    assert MOST <= _longest(text) < 2 * MOST
    last = re.findall(r"(loop\.cut\d+):", text)[-1]
    assert f"[0, %entry], [%a200, %{last}]" in text
    assert f"%y = phi i32 [%a200, %{last}]" in text
    assert "%y = phi i32 [1, %loop]" in text


def test_short_blocks_stay_as_they_are() -> None:
    text = LOOP.replace(LONG, "\n".join(LONG.split("\n")[-MOST:]))
    assert cut_blocks(text) is text


def test_stack_slots_and_phis_stay_at_the_begin_of_their_block() -> None:
    slots = "\n".join(f"  %s{k} = alloca i32" for k in range(100))
    text = f"define void @f() {{\nentry:\n{slots}\n  ret void\n}}\n"
    assert cut_blocks(text) == text


def test_quick_code_has_short_blocks_and_better_code_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    text = jit.host_text(engine.translate(launch(Memory(), "straight", 500)))
    assert _longest(text) > 150
    given: list[str] = []
    parse = jit._binding().parse_assembly
    monkeypatch.setattr(jit._binding(), "parse_assembly", lambda text: given.append(text) or parse(text))
    for is_quick in (True, False):
        jit._make_object(text, "native", False, jit._Level(is_quick), keep_text=False)
    assert _longest(given[0]) < 2 * MOST < _longest(given[1])


@pytest.mark.parametrize("shape", SHAPES)
def test_both_engines_agree_however_short_blocks_are(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short_blocks, "MOST", 2)
    text = make(shape, 120, 7)
    assert run(text, "wave", checks="all") == run(text, "reference", checks="all")


def test_machines_are_kept() -> None:
    assert jit._machine("native", 0) is jit._machine("native", 0)
    assert jit._machine("native", 0) is not jit._machine("native", jit.LEVEL)
