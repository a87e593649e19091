"""The solver on what IREE's attention kernels do: patterns predicted from their IR, and those of the tiles written down here."""

from __future__ import annotations

import time

import pytest
from layout_support import attention_tiles
from paths import ROOT

import swlds
from swlds.analysis.addresses import AddressAnalysis
from swlds.analysis.lds_patterns import PatternAnalysis, Shape
from swlds.layouts import Pattern, best_swizzle


def predict(name: str) -> dict[str, list[Pattern]]:
    """Variable -> its patterns."""
    module = swlds.parse(ROOT / "testdata" / "iree" / f"{name}.ll")
    analysis = PatternAnalysis(AddressAnalysis(module, {"workitem.id.x": 255}), Shape((256, 1, 1), 64))
    (kernel,) = (f for f in module.functions.values() if f.is_kernel)
    found: dict[str, list[Pattern]] = {}
    for prediction in analysis.predict(kernel):
        assert prediction.verdict != "unknown"
        assert prediction.access.object is not None
        found.setdefault(prediction.access.object.brief, []).extend(prediction.patterns)
    return found


@pytest.mark.parametrize(("name", "element", "before"), [("f16_64", 2, 1472), ("f32_64", 4, 4224)])
def test_attention_of_iree(name: str, element: int, before: int) -> None:
    """0 extra cycles, proved, each variable in under a second; the extra cycles before are those of the tiles."""
    kernels = predict(f"{name}.unpadded")
    assert len(kernels) == len(attention_tiles(element, 64))
    costs = []
    for variable, patterns in kernels.items():
        began = time.monotonic()
        result = best_swizzle(patterns, "gfx942")
        assert time.monotonic() - began < 1, variable
        assert (result.extra_cycles, result.proof) == (0, "bound"), variable
        costs.append(result.before_extra_cycles)
    assert sum(costs) == before
    tiles = [best_swizzle(patterns, "gfx942").before_extra_cycles for patterns in attention_tiles(element, 64).values()]
    assert sorted(costs) == sorted(tiles)
