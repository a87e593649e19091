"""Tests with many alike cases (seeds, types, widths) that take long: one case in so many runs, with ``--long`` all.

``large_families.txt`` names them: how many, and the test. Meant are families whose cases differ in seeds,
types, widths or levels of optimisation, and programs that other tests run as well (``tests/exec``, peers).
"""

from __future__ import annotations

import zlib
from pathlib import Path

FAMILIES: dict[str, int] = {
    name: int(count)
    for count, name in (line.split() for line in Path(__file__).with_suffix(".txt").read_text().splitlines())
}


def is_long(nodeid: str) -> bool:
    """Whether a case runs with ``--long`` only: the same ones in each run and process."""
    return zlib.crc32(nodeid.encode()) % FAMILIES.get(nodeid.split("[")[0], 1) != 0
