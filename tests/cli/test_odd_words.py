"""Odd words on the command line: one clear line (usage: click's), never a traceback, nothing ignored."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import run_cli

import swlds
from swlds.errors import UnsupportedError
from swlds.golden import GoldenError
from swlds.golden.launch_lines import parse_launches

STORE = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
"""
LDS = """@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k() sanitize_address {
  store i32 1, ptr addrspace(3) @lds, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("lower", ""), 2, "'' is no path"),
        (("lower", "k.ll", "-o", ""), 2, "'' is no path"),
        (("RUN", "--json", ""), 2, "'' is no path"),
        (("RUN", "--json", "r.json", "--sarif", "./r.json"), 2, "two outputs go to"),
        (("RUN", "--mcpu", "gfx٩42"), 2, "unknown target"),
        (("RUN", "--profile", "llvm"), 2, "only the lowered module has --profile; add --lowered"),
        (("RUN", "--no-instrument", "--allocator", "ockl"), 2, "--allocator, --no-instrument; add --lowered"),
        (("RUN", "--lowered", "--allocator", "x"), 2, "unknown allocator 'x'"),
        (
            ("run", "k.ll", "--block", "1", "--arg", "i32[1]=@k.ll"),
            1,
            "k.ll: cannot read: its header is not that of an array",
        ),
        (("run", "k.ll", "--block", "1", "--arg", "i32[1]=@"), 1, "cannot read '@' in the argument"),
        (("lower", "k.ll", "--max-memory", "16"), 1, "out of memory"),
    ],
)
def test_odd_words(tmp_path: Path, words: tuple[str, ...], code: int, message: str) -> None:
    (tmp_path / "k.ll").write_text(STORE)
    if words[0] == "RUN":
        words = ("run", "k.ll", "--block", "1", "--arg", "i32[1]=zero", *words[1:])
    done = run_cli(*words, cwd=tmp_path)
    assert done.code == code and message in done.stderr and "Traceback" not in done.stderr
    assert done.stdout == "" and (code == 2 or len(done.stderr.splitlines()) == 1)


@pytest.mark.parametrize(
    "words", ["grid=٣ block=1", "grid=1 block=٣", "grid=1 block=1 seed=٣", f"grid={'9' * 30} block=1"]
)
def test_numbers_of_a_launch_line(words: str) -> None:
    with pytest.raises(GoldenError, match="expected"):
        parse_launches("t.ll", f"; LAUNCH: @k {words}")


@pytest.mark.parametrize(
    ("definition", "kind"),
    [
        ("define ptr @take(i32 %n) {\n  ret ptr null\n}\n", r"ptr \(i32\)"),
        ("define amdgpu_kernel void @take(i64 %n) {\n  ret void\n}\n", "a kernel"),
    ],
)
def test_an_allocator_that_cannot_be_called(definition: str, kind: str) -> None:
    """LLVM verifies such a call; on the device it jumps somewhere with the wrong arguments."""
    with pytest.raises(UnsupportedError, match=rf"@take would be called as ptr \(i64\); the module has it as {kind}"):
        swlds.lower(swlds.parse(LDS + definition), allocator="take,give")


def test_an_allocator_of_the_module() -> None:
    own = "define ptr @take(i64 %n) {\n  ret ptr null\n}\ndefine void @give(ptr %p) {\n  ret void\n}\n"
    assert "call ptr @take(i64" in str(swlds.lower(swlds.parse(LDS + own), allocator="take,give"))
