"""``swlds.layouts``: everything it names is there, and naming it loads no NumPy."""

from __future__ import annotations

import subprocess
import sys

import pytest

import swlds


def test_names() -> None:
    assert all(hasattr(swlds.layouts, name) for name in swlds.layouts.__all__)
    assert {"XorSwizzle", "best_swizzle"} <= set(swlds.layouts.__all__)
    with pytest.raises(AttributeError, match="no attribute 'XorSwizzles'"):
        swlds.layouts.XorSwizzles  # noqa: B018


def test_no_numpy() -> None:
    """Neither by importing swlds, nor for a swizzle alone, as passes use it."""
    code = "import sys, swlds; swlds.layouts.XorSwizzle({7: 16}, 16).apply(128); assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
