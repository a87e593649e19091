"""Random divergent programs on both engines: ``python benchmarks/execution/fuzz.py FIRST STOP``; prints what differs."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "generators")]

from divergent_programs import make_program, promoted  # noqa: E402

import swlds  # noqa: E402


def run(seed: int) -> str:
    """One program on both engines; what differs, or nothing."""
    text = make_program(seed)
    module = swlds.parse(promoted(text) if seed % 2 else text)
    given = np.random.default_rng(seed).integers(0, 1 << 32, 384, dtype=np.uint32)
    outs, found = [], []
    for engine in ("wave", "reference"):
        out = np.zeros(384, np.uint32)
        result = swlds.Device("gfx942").load(module)["k"].launch((3,), (128,), [given, out], engine=engine, timeout=60)
        outs.append(out)
        found.append([(f.kind, f.message, f.count, f.lane, f.workgroup) for f in result.findings])
    if found[0] != found[1]:
        return f"findings: {found[0][:2]} and {found[1][:2]}"
    return "" if np.array_equal(*outs) else f"buffers: {np.flatnonzero(outs[0] != outs[1])[:8]}"


def main() -> int:
    first, stop = (int(a) for a in sys.argv[1:3])
    bad = 0
    for seed in range(first, stop):
        try:
            message = run(seed)
        except swlds.UnsupportedError as error:
            message = f"refused: {error}"
        if message:
            bad += 1
            print(f"program {seed}: {message}", flush=True)
    print(f"{stop - first - bad} of {stop - first} programs agree")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
