"""The worked examples of docs/extending.md run, and print what they say."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from paths import ROOT

EXAMPLES = re.findall(r"## (.*?)\n.*?```python\n(.*?)```", (ROOT / "docs" / "extending.md").read_text(), re.DOTALL)


@pytest.mark.parametrize(("name", "code"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_example(name: str, code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = re.findall(r"^ *print\(.*\)  # (.*)$|^# (O\d .*)$", code, re.MULTILINE)
    assert done.stdout.splitlines() == [a or b for a, b in said] and said, name
