"""LLVM's library is asked past llvmlite's Python part, with the same options and the same lock."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from swlds.ir import llvm_library

SCRIPT = """
import sys
import swlds
TEXT = 'define amdgpu_kernel void @k() {\\n  ret void\\n}\\n'
FIRST
lowered = swlds.lower_text(TEXT)
assert "define amdgpu_kernel void @k()" in lowered
print("llvmlite.binding" in sys.modules)
try:
    swlds.lower_text(TEXT.replace("ret", "rot"), name="a.ll")
except swlds.ParseError as error:
    print(error)
assert swlds.lower_text(TEXT) == lowered
"""


def run(first: str = "") -> list[str]:
    done = subprocess.run([sys.executable, "-c", SCRIPT.replace("FIRST", first)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_lowering_needs_nothing_of_the_python_part() -> None:
    without, error = run()
    assert without == "False" and error.startswith("a.ll:2:3: ")


@pytest.mark.parametrize(
    "first",
    [
        "import llvmlite.binding",
        "import swlds.ir.llvm_library as l; l._find_library = lambda: None",
        "import swlds.ir.llvm_library as l; l.load_llvmlite()",
    ],
)
def test_whoever_comes_first_has_the_same_library(first: str) -> None:
    loaded, error = run(first)
    assert loaded == "True" and error == run()[1]


def test_llvmlite_waits_for_whoever_prints() -> None:
    binding = llvm_library.load_llvmlite()
    assert binding.ffi.lib._handle == llvm_library.library_handle()
    done = threading.Event()

    def ask() -> None:
        binding.parse_assembly("")
        done.set()

    with llvm_library.wait_for_printing():
        thread = threading.Thread(target=ask)
        thread.start()
        assert not done.wait(0.2)
    thread.join(60)
    assert done.is_set()
