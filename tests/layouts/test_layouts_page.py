"""The examples of docs/layouts.md and docs/banks.md are true: each block of Python prints the text below it."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from paths import ROOT

BLOCKS = re.findall(
    r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?",
    "".join((ROOT / "docs" / f"{page}.md").read_text() for page in ("layouts", "banks")),
    re.DOTALL,
)


def test_there_are_examples() -> None:
    assert len(BLOCKS) > 4
    assert all(text for _, text in BLOCKS)


@pytest.mark.parametrize(("code", "text"), BLOCKS, ids=range(len(BLOCKS)))
def test_example(code: str, text: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == text
