"""The README's examples are true."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from cli_support import run_cli
from paths import ROOT

README = (ROOT / "README.md").read_text()


def test_command_line() -> None:
    block = next(b for b in re.findall(r"(?:^    .*\n)+", README, re.MULTILINE) if b.startswith("    $ swlds"))
    command, *expected = [line[4:] for line in block.splitlines()]
    done = run_cli(*command.removeprefix("$ swlds ").split(), cwd=ROOT)
    assert done.stdout.rstrip().splitlines() == expected


def test_python() -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    expected = [line.split("# ")[1].split(":")[0] for line in code.splitlines() if line.startswith("print(")]
    assert done.stdout.splitlines() == expected


def test_analyses() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "analyses.md").read_text(), re.DOTALL)[0]
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    expected = [line.split("# ")[1] for line in code.splitlines() if line.startswith("print(")]
    assert done.stdout.splitlines() == expected


@pytest.mark.parametrize("number", [0, 1])
def test_in_python(number: int) -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "python.md").read_text(), re.DOTALL)[number]
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    expected = [line.split("  # ")[1] for line in code.splitlines() if line.strip().startswith("print(")]
    assert done.stdout.splitlines() == expected


def test_device_library() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "device-library.md").read_text(), re.DOTALL)[0]
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["[]", "[ 2016.  6112. 10208. 14304.]"], done.stderr


def test_axis() -> None:
    page = (ROOT / "docs" / "axis.md").read_text()
    code, expected = (re.findall(rf"```{word}\n(.*?)```", page, re.DOTALL)[0] for word in ("python", "text"))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == expected, done.stderr


def test_links() -> None:
    """Files that the Markdown pages name exist."""
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
