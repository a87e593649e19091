"""One buffer for two parameters: the same array in Python, ``argN`` on the command line and in LAUNCH lines."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from cli_support import run_cli

import swlds

IR = """target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global i32 poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr %c) {
  store i32 5, ptr addrspace(1) %a
  %v = load i32, ptr addrspace(1) %b
  store i32 %v, ptr addrspace(3) @x
  %l = load i32, ptr addrspace(3) @x
  %w = add i32 %l, 1
  %p = getelementptr i32, ptr %c, i32 1
  store i32 %w, ptr %p
  ret void
}
"""


def test_the_same_array_is_one_buffer() -> None:
    source = swlds.parse(IR)
    for module in (source, swlds.lower(source)):
        array = np.zeros(4, np.uint32)
        swlds.Device().load(module)["k"].launch(1, 1, [array, array, array.view(np.int32)]).raise_for_findings()
        assert list(array) == [5, 6, 0, 0]


@pytest.mark.parametrize("words", [["u32[4]", "arg0", "arg0"], ["u32[4]", "arg0", "arg1"]])
@pytest.mark.parametrize("command", [["run"], ["run", "--lowered"], ["validate"]])
def test_on_the_command_line(tmp_path: Path, command: list[str], words: list[str]) -> None:
    path = tmp_path / "t.ll"
    path.write_text(IR)
    show = ["--print", "0", "--print", "2"] if command[0] == "run" else []
    arguments = [w for word in words for w in ("--arg", word)]
    done = run_cli(command[0], path, *command[1:], "--grid", "1", "--block", "1", *arguments, *show)
    assert done.code == 0, done.stdout + done.stderr
    if show:
        assert done.stdout.count("5 6 0 0") == 2


@pytest.mark.parametrize(
    "words", [["arg0", "u32[4]", "u32[4]"], ["u32[4]", "i32=3", "arg1"], ["u32[4]", "arg1", "null"]]
)
def test_what_is_no_buffer_in_front(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "t.ll"
    path.write_text(IR)
    arguments = [w for word in words for w in ("--arg", word)]
    done = run_cli("run", path, "--grid", "1", "--block", "1", *arguments)
    assert done.code == 1 and "is no buffer in front of it" in done.error


def test_in_a_launch_line(tmp_path: Path) -> None:
    path = tmp_path / "t.ll"
    path.write_text("; LAUNCH: @k grid=1 block=1 args=u32[4]:zero,arg0,arg0\n; EXPECT: arg0 = 5 6 0 0\n" + IR)
    done = run_cli("check", path)
    assert done.code == 0, done.stdout + done.stderr
