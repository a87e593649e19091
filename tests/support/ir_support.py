"""What the IR tests share: the files at hand, and LLVM as the judge, each time in a context of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding as binding
from paths import TESTDATA

import swlds
from swlds.ir.model import Module
from swlds.ir.reader import read_module

FILES = sorted(path for folder in ("ir", "clang", "peers") for path in (TESTDATA / folder).rglob("*.ll"))


def parse_by_llvm(text: str) -> Any:
    """llvmlite's module; a context of its own keeps struct names as written."""
    module = binding.parse_assembly(text, context=binding.context.create_context())
    module.verify()
    return module


def bitcode_of(text: str) -> bytes:
    bitcode: bytes = parse_by_llvm(text).as_bitcode()
    return bitcode


def canonical(text: str) -> str:
    return str(parse_by_llvm(text))


@cache
def canonical_file(path: Path) -> str:
    return canonical(path.read_text())


def read(text: str) -> Module:
    """The model of any IR text."""
    return read_module(canonical(text), "test.ll")


def without_comments(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if line and not line.startswith(";"))


def optimized(module: Module) -> Module:
    """The module after LLVM's -O2; a context of its own."""
    parsed = binding.parse_assembly(str(module), binding.create_context())
    binding.initialize_all_targets()
    machine = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx1100")
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(parsed, builder)
    return swlds.parse(str(parsed), "optimized.ll")
