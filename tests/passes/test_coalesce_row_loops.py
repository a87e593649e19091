"""coalesce-copies on loops over rows whose distance is an argument: equal to the original, whatever the argument is."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from debug_text import record, with_debug_info
from generators.lane_copies import FENCED, HEAD, TYPES, run
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import swlds
from swlds.ir.model import Module


@dataclass(frozen=True)
class RowLoop:
    """``for (r = t / columns; r < rows; r += items / columns) tile[r][t % columns] = in[r * pitch + t % columns]``, elements of
    ``element`` bytes; ``padding``: bytes behind each row of the tile. ``narrow``: sums of 32 bits without flags."""

    columns: int
    rows: int
    items: int
    element: int = 4
    padding: int = 0
    narrow: bool = False

    @property
    def bytes(self) -> int:
        return self.columns * self.rows * self.element

    def text(self) -> str:
        type_, row = TYPES[self.element], self.columns * self.element + self.padding
        words = "i32" if self.narrow else "i64"
        number = "%r" if self.narrow else "%r.wide"
        wide = "  %wide = zext i32 %from to i64" if self.narrow else "  %wide = add i64 %from, 0"
        own = "  %own = add i32 %at, 0" if self.narrow else "  %own = zext i32 %at to i64"
        lines = [
            HEAD.format(
                size=row * self.rows,
                align=16,
                arguments=f"ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, {words} %pitch",
            ).rstrip(),
            f"  %column = urem i32 %t, {self.columns}",
            f"  %first = udiv i32 %t, {self.columns}",
            f"  %at = mul i32 %column, {self.element}",
            own,
            "  br label %loop",
            "loop:",
            "  %r = phi i32 [ %first, %entry ], [ %next, %loop ]",
            "  %r.wide = zext i32 %r to i64",
            f"  %far = mul {words} {number}, %pitch",
            f"  %from = add {words} %far, %own",
            wide,
            "  %f = getelementptr i8, ptr addrspace(1) %in, i64 %wide",
            f"  %v = load {type_}, ptr addrspace(1) %f, align {self.element}",
            f"  %below = mul i32 %r, {row}",
            "  %o = add i32 %below, %at",
            "  %p = getelementptr i8, ptr addrspace(3) @tile, i32 %o",
            f"  store {type_} %v, ptr addrspace(3) %p, align {self.element}",
            f"  %next = add i32 %r, {self.items // self.columns}",
            f"  %more = icmp ult i32 %next, {self.rows}",
            "  br i1 %more, label %loop, label %done",
            "done:",
            FENCED,
            f"  %back = sub i32 {self.items - 1}, %t",
        ]
        for k in range(self.columns * self.rows // self.items):
            lines += [
                f"  %n{k} = add i32 %back, {k * self.items}",
                f"  %a{k} = urem i32 %n{k}, {self.columns}",
                f"  %b{k} = udiv i32 %n{k}, {self.columns}",
                f"  %c{k} = mul i32 %b{k}, {row}",
                f"  %d{k} = mul i32 %a{k}, {self.element}",
                f"  %q{k} = add i32 %c{k}, %d{k}",
                f"  %s{k} = getelementptr i8, ptr addrspace(3) @tile, i32 %q{k}",
                f"  %w{k} = load {type_}, ptr addrspace(3) %s{k}, align {self.element}",
                f"  %y{k} = mul i32 %n{k}, {self.element}",
                f"  %z{k} = getelementptr i8, ptr addrspace(1) %out, i32 %y{k}",
                f"  store {type_} %w{k}, ptr addrspace(1) %z{k}, align {self.element}",
            ]
        return "\n".join([*lines, "  ret void\n}\n"])

    def run(self, module: Module, pitch: int) -> tuple[bytes, list[str]]:
        source = (self.rows - 1) * pitch + self.columns * self.element
        number = np.uint32(pitch) if self.narrow else np.uint64(pitch)
        return run(module, source, self.bytes, self.items, "gfx942", [number])


def coalesce(loop: RowLoop, assume: list[str] | None = None) -> tuple[Module, Module]:
    module = swlds.parse(loop.text())
    changed = swlds.opt(
        module, "coalesce-copies", mcpu="gfx942", block=(loop.items,), assume=assume or [], verify_each=True
    )
    return module, changed


@pytest.mark.parametrize(
    ("loop", "words"),
    [
        (RowLoop(32, 32, 256), ["4 loads a lane use 32 lines", "now 1 load a lane use 32 lines", "of 16 bytes a lane"]),
        (RowLoop(256, 8, 256), ["8 loads a lane use 64 lines", "now 2 loads a lane use 64 lines"]),  # a row a round
        (RowLoop(16, 64, 64, padding=4), ["16 loads a lane use 64 lines", "now 4 loads a lane use 64 lines"]),
        (RowLoop(64, 16, 128, 8), ["8 loads a lane use 64 lines", "now 4 loads a lane use 64 lines"]),
    ],
    ids=["tile", "whole rows", "padded", "doubles"],
)
def test_rows_of_a_loop(loop: RowLoop, words: list[str]) -> None:
    module, changed = coalesce(loop)
    (remark,) = changed.remarks
    assert remark.name == "Coalesced" and all(word in remark.text for word in words), remark.text
    assert "phi" not in str(changed)
    for pitch in (loop.columns * loop.element, 1024, 16, 0):
        expected = loop.run(module, pitch)
        assert loop.run(changed, pitch) == expected and not expected[1]


def test_an_emptied_loop_goes_though_records_speak_of_its_values() -> None:
    """Behind the loop as in it: nothing reads them."""
    loop = RowLoop(32, 32, 256)
    text = loop.text().replace("done:\n", f"done:\n{record('i32 %next')}\n")
    module = swlds.parse(with_debug_info(text))
    changed = swlds.opt(module, "coalesce-copies", mcpu="gfx942", block=(loop.items,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Coalesced"]
    assert "phi" not in str(changed)
    assert loop.run(changed, 128) == loop.run(module, 128)


def test_sums_of_32_bits() -> None:
    """They may wrap, unless ranges keep them from it."""
    loop = RowLoop(32, 32, 256, narrow=True)
    module, changed = coalesce(loop)
    assert "may wrap before %wide widens it" in changed.remarks[0].text
    _, changed = coalesce(loop, ["pitch:range=0..8192"])
    assert changed.remarks[0].name == "Coalesced"
    for pitch in (128, 8192):
        assert loop.run(changed, pitch) == loop.run(module, pitch)


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from([8, 16, 32, 64]), st.sampled_from([1, 2, 4]), st.integers(2, 6), st.sampled_from([1, 2, 4, 8]),
    st.sampled_from([0, 8, 16]), st.integers(0, 300), st.booleans(),
)  # fmt: skip
def test_random_row_loops(
    columns: int, high: int, rounds: int, element: int, padding: int, pitch: int, narrow: bool
) -> None:
    """``high``: rows of a round. Rows may lie over one another."""
    loop = RowLoop(columns, high * rounds, columns * high, element, padding, narrow)
    module, changed = coalesce(loop, [f"pitch:range=0..{1 << 20}"])
    expected = loop.run(module, pitch * element)
    assert not expected[1] and loop.run(changed, pitch * element) == expected
