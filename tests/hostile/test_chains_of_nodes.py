"""Chains of metadata nodes, each of which waits for the one before: LLVM recurses through them, ``opt`` ends over 50,000."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [4 x i32] poison, align 16
define amdgpu_kernel void @k() {
  store i32 1, ptr addrspace(3) @t
  ret void
}
"""
COUNT = 100_000
#: A process of its own: it may end.
SCRIPT = """
import sys, swlds
from swlds.ir import llvm
text = open(sys.argv[1]).read()
made = {
    "parse": lambda: str(swlds.parse(text)),
    "lower": lambda: swlds.lower_text(text),
    "bitcode": lambda: str(swlds.parse(llvm.to_bitcode(text))),
    "link": lambda: str(swlds.parse(sys.argv[1], link=[sys.argv[2]])),
}[sys.argv[3]]()
print(made.count("\\n!"))
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The module, and one to link."""
    folder = tmp_path_factory.mktemp("nodes")
    numbers = range(2, COUNT + 2)
    chain = "".join(f'!{i} = !{{!"n{i}", !{i - 1}}}\n' for i in numbers)
    named = f"!list = !{{{', '.join(f'!{i}' for i in numbers)}}}\n!1 = !{{}}\n"
    (folder / "chain.ll").write_text(KERNEL + chain + named)
    (folder / "other.ll").write_text('target triple = "amdgcn-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n')
    return [folder / "chain.ll", folder / "other.ll"]


@pytest.mark.parametrize("what", ["parse", "lower", "bitcode", "link"])
def test_no_stack_is_overrun(files: list[Path], what: str) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, *map(str, files), what], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and int(done.stdout) >= COUNT
