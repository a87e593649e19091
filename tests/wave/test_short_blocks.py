"""Quick code's host IR is in blocks that LLVM selects soon; what it computes, and where phis come from, stays."""

from __future__ import annotations

import ctypes
import re

import numpy as np
import pytest
from generators.long_kernels import SHAPES, make
from test_long_kernels import launch, run

from swlds.device.image import Memory
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.host import alike, short_blocks
from swlds.engines.wave_compiler.host.short_blocks import FEW, LEAST, MOST, cut_blocks

HOSTS = ("baseline", "avx2", "avx512")


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


def test_quick_code_has_other_blocks_and_better_code_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    text = jit.host_text(engine.translate(launch(Memory(), "straight", 500)))
    assert _longest(text) > 150
    given: list[str] = []
    parse = jit._binding().parse_assembly
    monkeypatch.setattr(jit._binding(), "parse_assembly", lambda text: given.append(text) or parse(text))
    for is_coroutine, is_quick in ((True, True), (False, True), (False, False)):
        jit._make_object(text, "native", is_coroutine, jit._Level(is_quick), keep_text=False)
    assert _longest(given[0]) < 2 * MOST
    assert given[1] == cut_blocks(text, jit.register_lanes("native")) != text
    assert given[2] == text.replace(alike.MARK, alike.INLINED)


@pytest.mark.parametrize("shape", SHAPES)
def test_both_engines_agree_however_short_blocks_are(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short_blocks, "MOST", 2)
    monkeypatch.setattr(short_blocks, "LEAST", 1)
    monkeypatch.setattr(short_blocks, "FEW", 1)
    text = make(shape, 120, 7)
    assert run(text, "wave", checks="all") == run(text, "reference", checks="all")


def test_machines_are_kept() -> None:
    assert jit._machine("native", 0) is jit._machine("native", 0)
    assert jit._machine("native", 0) is not jit._machine("native", jit.LEVEL)


# Fast selection ------------------------------------------------------------------------------------------------

WIDTH = jit.register_lanes("native")
CHUNK = f"<{WIDTH or 8} x i32>"
needs_registers = pytest.mark.skipif(not WIDTH, reason="no registers for the lanes of a chunk on this machine")


def _function(lines: list[str]) -> str:
    """``@f`` does this to the chunk %v0 in memory, behind what makes it worth a look; the last line names the result."""
    lines = [*(f"%u{k} = add {CHUNK} %v0, %v0" for k in range(FEW)), *lines]
    body = "\n".join(f"  {line}" for line in lines[:-1])
    head = f"  %v0 = load {CHUNK}, ptr %p, align 4"
    return f"define void @f(ptr %p) {{\nentry:\n{head}\n{body}\n  store {CHUNK} {lines[-1]}, ptr %p, align 4\n  ret void\n}}\n"


def _computed(text: str, *, is_quick: bool) -> list[int]:
    code, _ = jit._make_object(text, "native", False, jit._Level(is_quick), keep_text=False)
    made = jit._link(code, "native", ["f"], {})
    numbers = np.arange(1, 1 + (WIDTH or 8), dtype=np.uint32) * np.uint32(0x9E3779B1)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(made.library["f"])(numbers.ctypes.data)
    return numbers.tolist()


ROW = "<" + ", ".join(f"i32 {7 * k + 1}" for k in range(WIDTH or 8)) + ">"
CONSTANTS = ["splat (i32 5)", "splat (i32 -3)", "splat (i32 4294967295)", "splat (i32 2147483648)", ROW]


@needs_registers
@pytest.mark.parametrize("constant", CONSTANTS)
@pytest.mark.parametrize("opcode", ["add", "sub", "mul", "and", "or", "xor"])
def test_constants_of_vectors_are_loads(opcode: str, constant: str) -> None:
    text = _function([f"%v1 = {opcode} {CHUNK} %v0, {constant}", "%v1"])
    cut = cut_blocks(text, WIDTH)
    assert f"= {opcode} {CHUNK} %v0, %fixed" in cut
    assert cut.count("@fixed.chunks") == 2
    assert _computed(text, is_quick=True) == _computed(text, is_quick=False)


@needs_registers
@pytest.mark.parametrize("by", [0, 1, 30, 31])
def test_shifts_to_the_left_are_products(by: int) -> None:
    text = _function([f"%v1 = shl {CHUNK} %v0, splat (i32 {by})", "%v1"])
    assert f"= mul {CHUNK} %v0, %fixed" in cut_blocks(text, WIDTH)
    assert _computed(text, is_quick=True) == _computed(text, is_quick=False)


@needs_registers
def test_constants_of_few_instructions_stay() -> None:
    text = _function([f"%v1 = lshr {CHUNK} %v0, splat (i32 1)", f"%v2 = add {CHUNK} %v1, splat (i32 9)", "%v2"])
    assert cut_blocks(text, WIDTH) is text


@pytest.mark.parametrize("line", ["shl {} %v0, splat (i32 32)", "shl {} %v0, " + ROW, "lshr {} %v0, splat (i32 3)"])
def test_other_shifts_stay(line: str) -> None:
    text = _function([f"%v1 = {line.format(CHUNK)}", "%v1"])
    assert cut_blocks(text, WIDTH) is text


def test_a_table_of_nothing_is_not_named() -> None:
    known = [f"%v{k + 1} = mul {CHUNK} %v{k}, %v{k}" for k in range(LEAST)]
    text = _function([*known, f"%s = shl {CHUNK} %v{LEAST}, splat (i32 32)", *["%x = freeze i32 1", "%s"]])
    long = text.replace("  %x = freeze i32 1", "\n".join(f"  %x{k} = freeze i32 {k}" for k in range(2 * MOST)))
    cut = cut_blocks(long, WIDTH)
    assert ".cut1" in cut
    assert "fixed" not in cut


@needs_registers
def test_a_constant_is_loaded_once_a_block_and_lies_once_in_the_table() -> None:
    adds = [f"%v{k + 1} = add {CHUNK} %v{k}, splat (i32 {5 + k // 40})" for k in range(80)]
    text = _function([*adds[:60], "br label %next\nnext:", *adds[60:], "%v80"])
    cut = cut_blocks(text, WIDTH)
    assert len(re.findall(rf"%fixed\d+ = load {CHUNK}, ", cut)) == 3
    assert cut.rpartition("@fixed.chunks")[2].count("splat") == 2
    assert _computed(text, is_quick=True) == _computed(text, is_quick=False)


@needs_registers
def test_a_block_begins_where_fast_selection_ends() -> None:
    known = [f"%v{k + 1} = mul {CHUNK} %v{k}, %v{k}" for k in range(2 * LEAST)]
    other = f"%v{2 * LEAST + 1} = lshr {CHUNK} %v{2 * LEAST}, splat (i32 1)"
    short = [f"%w{k} = mul {CHUNK} %v{2 * LEAST + 1}, %v0" for k in range(LEAST - 1)]
    last = f"%x = lshr {CHUNK} %w0, %w1"
    text = _function([*known, other, *short, last, "%x"])
    cut = cut_blocks(text, WIDTH)
    assert f"  br label %entry.cut1\nentry.cut1:\n  {other}\n" in cut
    assert cut.count("cut1:") == 1
    assert "cut2" not in cut
    assert _computed(text, is_quick=True) == _computed(text, is_quick=False)


@needs_registers
@pytest.mark.parametrize("brace", [" {", "\n{"])
def test_functions_whose_first_block_has_no_name(brace: str) -> None:
    known = [f"%v{k + 1} = add {CHUNK} %v{k}, splat (i32 9)" for k in range(LEAST)]
    text = _function([*known, f"%x = lshr {CHUNK} %v{LEAST}, splat (i32 1)", "%x"]).replace(" {\nentry:", brace)
    jit._binding().parse_assembly(cut_blocks(text, WIDTH)).verify()
    assert "entry:\n  %fixed = " in cut_blocks(text, WIDTH)
    assert _computed(text, is_quick=True) == _computed(text, is_quick=False)


@needs_registers
def test_the_table_is_named_behind_the_stack_slots() -> None:
    text = _function([f"%v1 = add {CHUNK} %v0, splat (i32 9)", "%v1"]).replace("entry:", "entry:\n  %s = alloca i32")
    assert "entry:\n  %s = alloca i32\n  %fixed = " in cut_blocks(text, WIDTH)


def test_where_no_register_holds_a_chunk_constants_stay() -> None:
    assert jit.register_lanes("baseline") == 0
    text = _function([f"%v1 = add {CHUNK} %v0, splat (i32 9)", "%v1"])
    assert cut_blocks(text) is text


@pytest.mark.parametrize("host", ["avx2", "baseline"])
@pytest.mark.parametrize("shape", SHAPES)
def test_hosts_with_narrower_registers_agree(shape: str, host: str) -> None:
    if HOSTS.index(host) > HOSTS.index(jit.native_host()):
        pytest.skip(f"this machine has no {host}")
    text = make(shape, 120, 8)
    assert run(text, "wave", host, checks="all") == run(text, "reference", checks="all")
