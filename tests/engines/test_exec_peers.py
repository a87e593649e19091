"""The kernels of testdata/peers give what NumPy gives, as they are and lowered, on waves of 64 and of 32 lanes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exec_support import engine_for
from peers_support import CASES, FILES

import swlds
from swlds.ir.llvm import run_reference_pass


def _check(path: Path, module: Any, target: str = "gfx942", turn: int | None = None) -> None:
    """``turn``: both engines for every third file only. A kernel's files at -O0, -O1 and -O2 stand side by side, so each lowering
    of it has a turn at one of them."""
    name = path.stem.split(".")[0]
    grid, block, args, wanted = CASES[name]()
    out = next(i for i, a in reversed(list(enumerate(args))) if isinstance(a, np.ndarray))
    engine = None if turn is None else engine_for(FILES.index(path) + turn, one_in=3)
    result = swlds.Device(target).load(module)[name].launch(grid, block, args, engine=engine)
    assert [f.as_json() for f in result.findings] == []
    np.testing.assert_array_equal(args[out].ravel(), wanted.ravel())


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_original(path: Path) -> None:
    _check(path, swlds.parse(path))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
@pytest.mark.parametrize("instrument", [True, False], ids=["instrumented", "plain"])
@pytest.mark.parametrize("profile", ["full", "llvm"])
def test_lowered(path: Path, profile: str, instrument: bool) -> None:
    lowered = swlds.lower(swlds.parse(path), profile=profile, instrument=instrument)
    _check(path, lowered, turn=2 * instrument + (profile == "llvm"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_lowered_by_llvm(path: Path) -> None:
    """What LLVM's own pass makes of these kernels is right."""
    _check(path, swlds.parse(run_reference_pass(path.read_text())), turn=1)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_waves_of_32(path: Path) -> None:
    """The same kernels on a target that has waves of 32 lanes."""
    text = (
        path.read_text()
        .replace('"target-cpu"="gfx942"', '"target-cpu"="gfx1100"')
        .replace("+wavefrontsize64", "+wavefrontsize32")
    )
    _check(path, swlds.parse(text), "gfx1100", turn=1)
    _check(path, swlds.lower(swlds.parse(text), mcpu="gfx1100"), "gfx1100", turn=2)
