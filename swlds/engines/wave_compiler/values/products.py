"""Products of matrices over the lanes of a wave (``device/intrinsics/products.py``): a loop over rows and one over K, of vectors
of columns."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np

from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.wave_code import WaveCode

if TYPE_CHECKING:
    from swlds.device.intrinsics.products import Layout


def sum_products(
    t: WaveCode, a: list[Lanes], b: list[Lanes], layout: Layout, which: list[Lanes] | None, *, is_exact: bool
) -> list[Lanes]:
    """The sums of each lane, of doubles or i32. ``which``: for each number of A, as i32, how far behind its place that of B lies;
    ``is_exact``: a product is never rounded."""
    w, lanes, type_ = t.w, t.shape.lanes, a[0].type
    left, right = (side_by_side(t, parts) for parts in (a, b))
    further = "null" if which is None else side_by_side(t, which)
    result = w.slot(f"[{layout.count * lanes} x {type_}]", align=64)
    blocks, rows, depth = layout.left.shape
    step = "add {}, mul {}" if type_ == "i32" else "fadd contract {}, fmul contract {}" if is_exact else "fadd {}, fmul {}"
    add, multiply = step.replace(" {}", "").split(", ")
    form = f"{type_}_{layout.right.shape[2]}{'' if is_exact else '_rounded'}{'' if which is None else '_chosen'}"
    holes = {"type": type_, "columns": layout.right.shape[2], "add": add, "multiply": multiply}
    add_functions(w.declarations, "products", form=form, choice=CHOICES[which is not None], **holes)
    arrays = ", ".join(f"ptr {array}" for array in (left, right, further, result, _places(t, layout)))
    w.do(f"call void @sum_products_{form}({arrays}, i32 {blocks * rows}, i32 {depth})")
    return [raw.unspill(t, w.offset(result, k * lanes * raw.size_of(type_)), type_) for k in range(layout.count)]


#: Where the row of B's columns lies that an element of A is multiplied by, without and with a choice.
CHOICES = (
    "%r = add i32 %r.first, 0",
    """%more.at = getelementptr i32, ptr %which, i32 %l
  %further = load i32, ptr %more.at
  %r = add i32 %r.first, %further""",
)


def side_by_side(t: WaveCode, parts: list[Lanes]) -> str:
    """The address of all lanes of the first number, all of the second, and so on."""
    type_ = parts[0].type
    room = t.shape.lanes * raw.size_of(type_)
    slot = t.w.slot(f"[{len(parts) * t.shape.lanes} x {type_}]", align=64)
    for k, part in enumerate(parts):
        raw.write_lanes(t, slot, k * room, part)
    return slot


def _places(t: WaveCode, layout: Layout) -> str:
    """Row by row: the place of its sums, then those of each element of A and of B."""
    firsts = np.broadcast_to(layout.right[:, None, :, 0], layout.left.shape)
    pairs = np.stack([layout.left, firsts], axis=3).reshape(*layout.left.shape[:2], -1)
    numbers = np.concatenate([layout.result[:, :, :1], pairs], axis=2).ravel()
    text = ", ".join(f"i32 {number}" for number in numbers.tolist())
    name = f"places.{hashlib.sha256(text.encode()).hexdigest()[:32]}"
    t.w.declarations.setdefault(name, f"@{name} = internal constant [{len(numbers)} x i32] [{text}]")
    return f"@{name}"


__all__ = ["CHOICES", "side_by_side", "sum_products"]
