"""Machine code of LLVM's AMDGPU backend, from the LLVM inside llvmlite."""

from __future__ import annotations

import llvmlite.binding as llvm

TRIPLE = "amdgcn-amd-amdhsa"


def assemble(text: str, cpu: str) -> list[str]:
    """The instructions that the backend makes of a module for a processor, without comments and directives."""
    return [line for line in emit(text, cpu) if not line.startswith(".")]


def emit(text: str, cpu: str) -> list[str]:
    """All lines of the assembly, without comments; directives as well."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    lines = [line for line in text.splitlines() if not line.startswith("target ")]
    lines = [line.replace(f'"target-cpu"="{old}"', "") for line in lines for old in [_cpu_of(line)]]
    module = llvm.parse_assembly("\n".join([f'target triple = "{TRIPLE}"', *lines]))
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=cpu)
    found = (line.split(";")[0].strip() for line in machine.emit_assembly(module).splitlines())
    return [" ".join(line.split()) for line in found if line]


def _cpu_of(line: str) -> str:
    return line.partition('"target-cpu"="')[2].partition('"')[0]
