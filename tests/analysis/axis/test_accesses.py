"""Lines that are predicted are those of the addresses that lanes have; shapes and widths of accesses as kernels have them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from axis_kernels import analyse, kernel
from axis_programs import Writer
from paths import TESTDATA

import swlds
from swlds.analysis.axis import AxisAnalysis, Launch, parse_assumptions
from swlds.analysis.axis.accesses import find_accesses, loop_axes, predict_lines, run_width, shape_of, widths_of
from swlds.analysis.axis.slots import find_through_slots
from swlds.layouts.lines import count_lines


def rows(numbers: Any, wave: int) -> Any:
    """Samples x lanes as waves x lanes of one sample after the other."""
    samples, items = numbers.shape
    whole = -(-items // wave) * wave
    return np.pad(numbers, ((0, 0), (0, whole - items))).reshape(samples, -1, wave)


def check(seed: int, is_flat: bool) -> int:
    """How many predictions of a program were proved, and equal to what its loads do."""
    program = Writer(seed, 60, is_flat)
    module = swlds.parse(program.text())
    launch, assumptions = Launch(program.block, program.wave), parse_assumptions(program.assumptions)
    analysis = AxisAnalysis(module, module.functions["k"], launch, assumptions)
    found = {
        a.instruction.name: predict_lines(a, launch.items, launch.wave_size, "gfx942") for a in find_accesses(analysis)
    }
    count = 0
    for name, addresses, active, good in program.accesses:
        predicted = found[name]
        if predicted is None or predicted.premises:
            continue
        lanes = rows(active, program.wave)
        for sample, waves in enumerate(rows(addresses, program.wave)):
            if active[sample].any() and good[sample][active[sample]].all():
                count += 1
                assert predicted.count == count_lines("gfx942", 4, waves, lanes[sample]), (seed, name, program.text())
    return count


@pytest.mark.parametrize("is_flat", [True, False], ids=["expressions", "flow"])
def test_predicted_lines_are_those_of_the_addresses(is_flat: bool) -> None:
    assert sum(check(seed, is_flat) for seed in range(1000, 1040)) > 100


COPIES = """  %row = lshr i32 %x, 3
  %in = and i32 %x, 7
  %far = mul i32 %row, 1024
  %at = add i32 %far, %in
  %p1 = getelementptr i32, ptr addrspace(1) %a, i32 %x
  %p2 = getelementptr i32, ptr addrspace(1) %a, i32 %at
  %p3 = getelementptr i32, ptr addrspace(1) %a, i32 %n
  %p4 = getelementptr [4 x i32], ptr addrspace(1) %a, i32 %x
  %t = xor i32 %x, 3
  %p5 = getelementptr i32, ptr addrspace(1) %a, i32 %t
  %q = mul i32 %x, %x
  %p6 = getelementptr i32, ptr addrspace(1) %a, i32 %q
  %v1 = load i32, ptr addrspace(1) %p1, align 4
  %v2 = load i32, ptr addrspace(1) %p2, align 4
  %v3 = load i32, ptr addrspace(1) %p3, align 4
  %v4 = load <4 x i32>, ptr addrspace(1) %p4, align 16
  %v5 = load i32, ptr addrspace(1) %p5, align 4
  %v6 = load i32, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr i32, ptr addrspace(1) %a, i32 %v6
  %v7 = load i32, ptr addrspace(1) %p7, align 4
  %p8 = getelementptr i32, ptr addrspace(1) %p4, i32 1
  %v8 = load i32, ptr addrspace(1) %p8, align 4"""


def test_shapes_and_widths() -> None:
    found = [*find_accesses(analyse(kernel(COPIES), assume=("a:align=128",)))]
    assert [shape_of(a, 64) for a in found] == [
        "contiguous", "8 rows of 8 x 4 bytes, step 4096", "broadcast", "contiguous", "permuted", "gather", "unknown", "stride 16",
    ]  # fmt: skip
    widths = [widths_of(a, "gfx950") for a in found]
    assert [w.vector for w in widths] == [16, 16, 4, 16, 4, 4, 4, 4]
    assert [w.direct for w in widths] == [16, 16, 4, 16, 4, 4, 4, 4]
    assert widths[0].why == "" and "no two lanes" in widths[5].why


def test_branches_that_part_lanes_keep_widths_down() -> None:
    body = """  %c = icmp ult i32 %x, 102
  %d = icmp ult i32 %x, 100
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x
  br i1 %c, label %then, label %end
then:
  %v = load i32, ptr addrspace(1) %p, align 16
  br i1 %d, label %inner, label %end
inner:
  %w = load i16, ptr addrspace(1) %p, align 16
  br label %end
end:"""
    wide, narrow = find_accesses(analyse(kernel(body), assume=("a:align=128",)))
    found = widths_of(wide, "gfx942")
    assert (found.vector, wide.mask) == (8, 2) and "only 2 lanes come here together" in found.why
    assert narrow.mask == 2


def test_loops_add_their_step() -> None:
    body = """  br label %loop
loop:
  %i = phi i32 [ %x, %0 ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  store float 0.0, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 256
  %go = icmp ult i32 %next, %n
  br i1 %go, label %loop, label %end
end:"""
    analysis = analyse(kernel(body))
    (access,) = find_accesses(analysis)
    axis = loop_axes(analysis, access)["%loop"]
    assert (axis.stride, axis.contiguity, axis.rounds, run_width(access, axis)) == (1024, 1, None, 0)


@pytest.mark.parametrize(
    ("first", "test", "rounds", "width"),
    [
        ("0", "icmp ult i32 %next, 8", 8, 16),
        ("0", "icmp ne i32 %next, 2", 2, 8),
        ("0", "icmp ult i32 %next, %n", None, 0),
        ("1", "icmp ult i32 %next, 9", 8, 4),
        ("%x", "icmp ult i32 %next, 8", 8, 0),
    ],
)
def test_rounds_of_a_lane_in_a_row(first: str, test: str, rounds: int | None, width: int) -> None:
    """A lane's own run: neighbours over the rounds of a loop, though lanes lie apart."""
    body = f"""  %chunk = shl i32 %x, 5
  br label %loop
loop:
  %j = phi i32 [ {first}, %0 ], [ %next, %loop ]
  %i = add nuw nsw i32 %chunk, %j
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %j, 1
  %go = {test}
  br i1 %go, label %loop, label %end
end:"""
    analysis = analyse(kernel(body), assume=("a:align=16", "nowrap"))
    (access,) = find_accesses(analysis)
    axis = loop_axes(analysis, access)["%loop"]
    assert (axis.stride, axis.rounds) == (4, rounds)
    assert axis.contiguity == (1 << 62 if rounds is None else rounds)
    assert run_width(access, axis) in (width, 0 if width == 4 else width)


def test_rounds_of_a_loop_that_is_left_first() -> None:
    """As -O0 has them: the test stands in front of the body."""
    body = """  br label %head
head:
  %j = phi i32 [ 0, %0 ], [ %next, %body ]
  %go = icmp slt i32 %j, 5
  br i1 %go, label %body, label %end
body:
  %i = add nuw nsw i32 %x, %j
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %j, 1
  br label %head
end:"""
    analysis = analyse(kernel(body), assume=("a:align=4",))
    (access,) = find_accesses(analysis)
    axis = loop_axes(analysis, access)["%head"]
    assert (axis.rounds, axis.contiguity, axis.divisibility) == (5, 4, 4)


def test_misaligned_rows_use_a_line_more() -> None:
    body = (
        "  %p = getelementptr i8, ptr addrspace(1) %a, i32 4\n  %q = getelementptr i32, ptr addrspace(1) %p, i32 %x\n"
    )
    body += "  store i32 0, ptr addrspace(1) %q, align 4"
    for assume, lines, verdict in ((("a:align=128",), 3, "under-assumption"), ((), 3, "under-assumption")):
        (access,) = find_accesses(analyse(kernel(body), (64,), assume=assume))
        found = predict_lines(access, 64, 64, "gfx942")
        assert found is not None and (found.count.lines, found.count.least, found.verdict) == (lines, 2, verdict)
        assert bool(found.premises) == (not assume)


def test_slots_of_unoptimised_code_are_looked_through() -> None:
    """The instructions are those of the module, what is known of them that of a copy without slots."""
    module = swlds.parse(TESTDATA / "peers" / "transpose_pad.O0.ll")
    kernel = module.functions["transpose_pad"]
    launch, assumptions = Launch((32, 8, 1), 64), parse_assumptions(["nowrap"])
    analysis = AxisAnalysis(module, kernel, launch, assumptions)
    mine = {i for function in analysis.functions for i in function.instructions()}
    found = find_through_slots(analysis)
    assert all(instruction in mine for _, _, instruction in found)
    shapes = sorted((a.space, a.use, shape_of(a, 64)) for _, a, _ in found)
    assert shapes == [
        ("global", "load", "rows of 32 x 4 bytes"),
        ("global", "store", "rows of 32 x 4 bytes"),
        ("lds", "load", "2 rows of 32 x 4 bytes at stride 132, step 4"),
        ("lds", "store", "2 rows of 32 x 4 bytes, step 132"),
    ]
    plain = {a.instruction: shape_of(a, 64) for a in find_accesses(analysis)}
    assert {plain[instruction] for _, _, instruction in found} == {"unknown"}, "the slots hide everything"
