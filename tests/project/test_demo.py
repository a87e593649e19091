"""``make demo`` shows what it says it shows."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

from cli_support import run_cli
from paths import ROOT, TESTDATA

DEMO = TESTDATA / "demo" / "demo.sh"


def test_demo(tmp_path: Path) -> None:
    """The script of ``make demo``, with this Python's swlds."""
    program = tmp_path / "swlds"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m swlds "$@"\n')
    program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "FORCE_COLOR": ""}
    done = subprocess.run(["bash", DEMO], capture_output=True, text=True, env=environment, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\x1b" not in done.stdout + done.stderr, "colours are for terminals"
    assert "# Which kernel of sums.hip uses which LDS variable, and why" in done.stdout.split("\n")
    assert "@waves    indirect  static     16     16    1024      1312  @block_sums > @sum_of_waves" in done.stdout
    assert "sums.ll: 2 kernels lowered" in done.stderr
    assert "equal: profile llvm and LLVM's amdgpu-sw-lower-lds agree" in done.stdout
    assert "The original and the lowered module agree: 2 buffers, 0 findings" in done.stdout
    good, wrong = done.stdout.split("--- original and lowered ---")
    assert "past the end" not in good
    assert "0 bytes past the end of row (1024 bytes)" in wrong
    assert "in sums.hip:48:22" in wrong
    # It ends with the command to try next, from where `make demo` was called.
    last = shlex.split(" ".join(done.stdout.splitlines()[-2:]).replace("\\", ""))
    assert last[0] == ".venv/bin/swlds"
    following = run_cli(*last[1:], cwd=ROOT)
    assert following.code == 0 and "sums.hip:" in following.stdout, following.stderr
