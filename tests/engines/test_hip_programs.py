"""A HIP program as clang compiles it, nothing linked: its results, what is found in it, plain and lowered, on both engines.

``testdata/hip/lists.hip`` is the source of ``lists.O0.ll`` and ``lists.O1.ll``."""

from __future__ import annotations

import numpy as np
import pytest
from paths import ROOT

import swlds


@pytest.mark.parametrize("level", ("O0", "O1"))
@pytest.mark.parametrize("form", ("plain", "lowered"))
@pytest.mark.parametrize(
    ("mode", "kind"),
    ((0, ""), (1, "double-free"), (2, "leak"), (3, "out-of-bounds"), (5, "use-after-free")),
)
def test_lists_on_the_device_heap(mode: int, kind: str, form: str, level: str) -> None:
    module = swlds.parse(str(ROOT / "testdata" / "hip" / f"lists.{level}.ll"))
    values, out = np.arange(64, dtype=np.float32) ** 2, np.zeros(64, np.float32)
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if form == "lowered" else module)["lists"]
    result = kernel.launch(1, 64, [values, out, np.int32(mode)], prints=False)
    kinds = {finding.kind for finding in result.findings}
    assert kinds == ({kind} if kind else set())
    assert result.output == f"mode {mode}: 0\n"
    extra = 1.0 if mode == 2 else 0.0
    np.testing.assert_array_equal(out, 6 * np.arange(64, dtype=np.float32)[::-1] + extra)
