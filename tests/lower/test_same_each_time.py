"""A lowering gives the same text in each process, however Python hashes names there."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from generators.lds_modules import Knobs, random_module

from swlds.ir import llvm

_SCRIPT = "import sys, swlds; print(swlds.lower_text(sys.stdin.read(), profile=sys.argv[1]))"


@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_hashes_of_names_show_nowhere(profile: str) -> None:
    text = llvm.canonical_text(random_module(478, Knobs(debug=False)).text)
    assert "attributes #5" in text
    results = {
        subprocess.run(
            [sys.executable, "-c", _SCRIPT, profile],
            input=text,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "3")
    }
    assert len(results) == 1
