"""The attention kernels of testdata/sweep as modules of a campaign: one work-group, with the trips of a whole launch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

SWEEP = Path(__file__).resolve().parents[1] / "testdata" / "sweep"
#: Work-items, and rows of k and v that come to LDS in a trip.
ITEMS = 256
ROWS = {"f16": 64, "f32": 16}


def kernel(element: str, head: int, layout: str, length: int) -> dict[str, Any]:
    """``length``: rows of q, k and v of one batch; where LDS accesses lie does not depend on what is in them."""
    matrix, size = f"{element}[{length * head}]=zero", length * head
    args = [matrix, matrix, matrix, f"f32[{size}]=zero", f"i32={length // ROWS[element]}"]
    text = (SWEEP / f"{element}_{head}.{layout}.ll").read_text()
    return {"text": text, "launch": {"kernel": "attention", "grid": 1, "block": ITEMS, "args": args}}
