"""Run the real command line in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

KERNEL = "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n"
GOOD = f"""@lds = internal addrspace(3) global [64 x i32] poison, align 4
{KERNEL}  store i32 1, ptr addrspace(3) @lds
  ret void
}}
"""


@dataclass(frozen=True)
class Done:
    code: int
    stdout: str
    stderr: str

    @property
    def error(self) -> str:
        """The one line on stderr."""
        lines = self.stderr.splitlines()
        assert len(lines) == 1, f"expected one line on stderr, got:\n{self.stderr}"
        return lines[0]


def run_cli(*words: str | Path, stdin: str = "", cwd: Path | None = None, env: dict[str, str] | None = None) -> Done:
    """``swlds WORDS``, with ``env`` added to the environment; fails after two minutes."""
    done = subprocess.run(
        [sys.executable, "-m", "swlds", *map(str, words)],
        input=stdin.encode(),
        capture_output=True,
        timeout=120,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        check=False,
    )
    return Done(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
