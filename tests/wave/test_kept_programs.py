"""What a kernel reaches is found on disk by the text of its bodies: nobody parses them, and no other text passes for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.fingerprint import facts_of
from swlds.device.program import find_program
from swlds.engines.wave_compiler import jit
from swlds.engines.wave_compiler.kept import programs
from swlds.errors import SwldsError
from swlds.ir.types import IntType
from swlds.ir.values import ConstantInt

TEXT = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
@first = internal addrspace(4) constant i32 5
@other = internal addrspace(4) constant i32 6
@second = internal alias i32, ptr addrspace(4) @first
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define internal i32 @add(i32 %v) {
  %r = add i32 %v, 100
  ret i32 %r
}
define internal i32 @double(i32 %v) {
  %r = mul i32 %v, 2
  ret i32 %r
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  %r = call i32 @add(i32 %x)
  store i32 %r, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) %p, align 4
  %f = load i32, ptr addrspace(4) @second, align 4
  %s = add i32 %w, %f
  %big = icmp ugt i32 %s, 120
  br i1 %big, label %more, label %end
more:
  %m = add i32 %s, %n
  br label %end
end:
  %v = phi i32 [%s, %entry], [%m, %more]
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
"""
LARGE = 1 << 17

#: A text in place of another one: in the kernel, in what it calls, in what stands around them.
EDITS = {
    "kernel": ("%m = add i32 %s, %n", "%m = sub i32 %s, %n"),
    "called": ("%r = add i32 %v, 100", "%r = add i32 %v, 101"),
    "callee": ("call i32 @add(", "call i32 @double("),
    "aliased": ("ptr addrspace(4) @first\n", "ptr addrspace(4) @other\n"),
    "constant": ("constant i32 5", "constant i32 7"),
    "size of LDS": ("[64 x i32] poison", "[48 x i32] poison"),
    "attributes": ('"1,256"', '"1,32"'),
    "nothing of the program": ("%r = mul i32 %v, 2", "%r = mul i32 %v, 3"),
    "defined no more": (
        "define internal i32 @add(i32 %v) {\n  %r = add i32 %v, 100\n  ret i32 %r\n}",
        "declare i32 @add(i32)",
    ),
    "defined": (
        "declare void @llvm.amdgcn.s.barrier()",
        "declare void @llvm.amdgcn.s.barrier()\ndeclare void @none()",
    ),
}


def forget() -> None:
    """What this process has made beside kernels: as the next process."""
    jit._scheduler.cache_clear()
    jit._shared_code.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test, with its key beside it."""
    monkeypatch.setenv("SWLDS_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    forget()
    return tmp_path / "cache"


def load(text: str = TEXT, engine: str = "wave") -> Any:
    """The kernel, as the next process has it."""
    forget()
    return swlds.Device("gfx942", engine=engine).load(swlds.parse(text, "t.ll"))["k"]


def outcome(kernel: Any, n: int = 3, size: int = 64, **words: Any) -> Any:
    """All that a launch says and does, in words: its refusal, or findings and data."""
    out = np.zeros(size, np.uint32)
    try:
        result = kernel.launch(1, 64, [out, n], checks="all", **words)
    except SwldsError as error:
        return type(error).__name__, str(error)
    return [(f.kind, f.message, str(f.location), f.instruction) for f in result.findings], out.tobytes()


def test_a_later_process_parses_no_body(folder: Path) -> None:
    """Nor does its second launch, nor one with large buffers, whose numbers are looked at."""
    for size in (64, LARGE):
        first, later = load(), load()
        assert [outcome(first, size=size) for _ in range(2)] == [outcome(later, size=size) for _ in range(2)]
        again = load()
        assert outcome(again, size=size) == outcome(load(engine="reference"), size=size)
        assert first.function.is_parsed and not again.function.is_parsed
    assert not outcome(again)[0]
    assert not any(f.is_parsed for f in again.module.functions.values())


@pytest.mark.parametrize("edit", EDITS)
def test_another_text_is_another_program(folder: Path, edit: str) -> None:
    assert outcome(load()) == outcome(load())
    old, new = EDITS[edit]
    assert old in TEXT
    text = TEXT.replace(old, new)
    expected = outcome(load(text, "reference"))
    assert outcome(load(text)) == expected, "none is known by the record of another one"
    assert outcome(load(text)) == expected, "by its own"


def test_a_function_of_the_same_name_and_another_text(folder: Path) -> None:
    """The kernel's text finds the record; what it calls is looked at."""
    outcome(load())
    text = TEXT.replace("%r = add i32 %v, 100", "%r = add i32 %v, 50")
    kernel = load(text)
    assert outcome(kernel) == outcome(load(text, "reference"))
    assert kernel.function.is_parsed


def test_only_names_that_are_there_count(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that names what the module has not is none, and so is one whose digest is another."""
    expected = outcome(load())
    real = programs.json.loads
    for change in ({"functions": ["k", "gone"]}, {"globals": ["gone"]}, {"externals": ["add"]}, {"texts": "0" * 64}):
        monkeypatch.setattr(
            programs.json, "loads", lambda data, c=change: words | c if "texts" in (words := real(data)) else words
        )
        kernel = load()
        assert outcome(kernel) == expected and kernel.function.is_parsed, change


def test_a_record_that_fails_us_ends_no_launch(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = outcome(load())
    monkeypatch.setattr(programs, "_find", lambda *a: {}["ours"])
    kernel = load()
    assert outcome(kernel) == expected and kernel.function.is_parsed


def test_no_record_where_nothing_is_kept(folder: Path) -> None:
    outcome(load(), no_cache=True)
    assert not folder.exists()
    outcome(load())
    kernel = load()
    outcome(kernel, no_cache=True)
    assert kernel.function.is_parsed


#: What somebody does to a module between two launches.
CHANGES: dict[str, Callable[[Any], object]] = {
    "operand": lambda m: _named(m, "add", "r").set_operand(1, ConstantInt(IntType(32), 7)),
    "flags": lambda m: _named(m, "k", "m").set_flags(("nuw",)),
    "callee": lambda m: _named(m, "k", "r").set_operand(1, m.functions["double"]),
    "opcode": lambda m: m.functions["add"].change_text(lambda body: body.replace("add", "sub")),
    "body": lambda m: m.functions["add"].replace_text(body="\n  ret i32 %v\n"),
    "group": lambda m: m.attribute_groups.update({0: '"amdgpu-flat-work-group-size"="1,32"'}),
    "label": lambda m: setattr(m.functions["k"].blocks[1], "name", "other"),
    "size": lambda m: setattr(m.globals["lds"], "text", m.globals["lds"].text.replace("64", "48")),
    "read": lambda m: m.functions["k"].blocks,
    "nothing": lambda m: None,
}


def _named(module: Any, function: str, name: str) -> Any:
    return next(i for i in module.functions[function].instructions() if i.name == name)


@pytest.mark.parametrize("change", CHANGES)
def test_a_module_that_is_edited_after_a_launch_from_the_disk(folder: Path, change: str) -> None:
    outcome(load())
    kernel, other = load(), load(engine="reference")
    assert outcome(kernel) == outcome(other) and not kernel.function.is_parsed
    for k in (kernel, other):
        CHANGES[change](k.module)
    for _ in range(2):
        assert outcome(kernel) == outcome(other)


def test_what_an_edited_module_reaches(folder: Path) -> None:
    """A variable that the kernel did not reach before, by its loads and by its launch."""
    outcome(load())
    for kernel in (load(), load(engine="reference")):
        outcome(kernel)
        _named(kernel.module, "k", "f").set_operand(0, kernel.module.globals["other"])
        expected = load(
            TEXT.replace("load i32, ptr addrspace(4) @second", "load i32, ptr addrspace(4) @other"), "reference"
        )
        assert outcome(kernel) == outcome(expected)
        assert list(kernel.program.globals) == ["other", "lds"]


def test_to_parse_is_no_edit(folder: Path) -> None:
    """What is known of a program stays known; what was changed while nobody looked is seen."""
    outcome(load())
    kernel = load()
    outcome(kernel)
    facts = facts_of(kernel.program)
    facts["fact"] = 1
    _ = [function.blocks for function in kernel.module.functions.values()]
    assert facts_of(kernel.program) is facts
    _named(kernel.module, "add", "r").set_flags(("nsw",))
    assert "fact" not in facts_of(kernel.program)


def test_calls_are_found_when_somebody_asks(folder: Path) -> None:
    outcome(load())
    kernel = load()
    outcome(kernel)
    walked = find_program(kernel.module, kernel.function)
    assert list(kernel.program.externals) == list(walked.externals)
    for name in walked.externals:
        assert kernel.program.calls_of(name) == walked.calls_of(name) != []
    assert kernel.program.calls_of("llvm.amdgcn.wave.id") == []
    assert list(kernel.program.functions) == list(walked.functions)
    assert list(kernel.program.globals) == list(walked.globals)


def test_findings_of_a_program_from_the_disk(folder: Path) -> None:
    """With places in bodies that were not parsed until then."""
    text = TEXT.replace("addrspace(1) %out, i32 %x", "addrspace(1) %out, i32 %s")
    expected = outcome(load(text, "reference"))
    assert expected[0]
    for _ in range(3):
        assert outcome(load(text)) == expected


@pytest.mark.parametrize("seed", range(6))
def test_random_edits_of_texts(folder: Path, seed: int) -> None:
    """Processes in turn with one folder, each with a text that differs somewhere: all agree with the reference engine."""
    chosen = random.Random(seed)
    for _ in range(12):
        text = TEXT
        for old, new in chosen.sample(list(EDITS.values()), chosen.randrange(3)):
            text = text.replace(old, new)
        n, size = chosen.choice((1, 3)), chosen.choice((64, 32))
        assert outcome(load(text), n, size) == outcome(load(text, "reference"), n, size), text
