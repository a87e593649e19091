"""After the pass: prove that no data access to LDS is left, but for the slots that hold the blocks' addresses."""

from __future__ import annotations

import re

from swlds.errors import VerifyError
from swlds.ir.assembly import module_assembly, uses_lds
from swlds.ir.model import Module
from swlds.ir.names import display_name
from swlds.ir.values import InlineAsm
from swlds.passes.lower_lds.beyond_ir import assembly_calls

_LDS = r"ptr addrspace\(3\)"
#: What an access of any kind has in its text; most lines that mention LDS have none of it.
_CANDIDATE = re.compile(r"load |store |atomicrmw |cmpxchg |addrspacecast |@llvm\.")
#: One pattern per way to reach LDS memory.
_ACCESS = re.compile(
    "|".join(
        (
            rf"\b(?:load|store) .*, {_LDS} (?=[@%a-z])",
            rf"\b(?:atomicrmw|cmpxchg) (?:[a-z_]+ )*{_LDS} ",
            rf"\baddrspacecast (?:<\d+ x )?{_LDS}>? .* to (?:<\d+ x )?ptr(?! addrspace)",
            rf"\baddrspacecast \({_LDS} (?!addrspacecast)",
            r"@llvm\.(?:mem(?:cpy|move|set)|masked\.\w+|vp\.\w+)[\w.]*\b(?:v\d+)?p3\b",
            r"@llvm\.amdgcn\.(?:ds\.(?:append|consume|read|load|add|bvh)|[\w.]*load\.lds\b)",
            r"@llvm\.amdgcn\.(?:load\.to\.lds|[\w.]*\.async\.(?:to|from)\.lds|tensor\.|is\.shared\b|groupstaticsize\b)",
        )
    )
)
_SLOT = re.compile(rf"{_LDS} (?:@\"?llvm\.amdgcn\.sw\.lds\.|%sw\d*\.slot\b)")
_QUESTIONS = ("llvm.amdgcn.is.shared", "llvm.amdgcn.groupstaticsize")


def find_lds_accesses(module: Module) -> list[str]:
    """``@function: instruction`` for each data access to LDS that is left."""
    found = []
    for function in module.functions.values():
        body = function.body
        if body is None:
            continue
        if " asm " in body:
            found += [
                f"@{display_name(function.name)}: {line.strip()}"
                for line, call in assembly_calls(function)
                if isinstance(code := call.operands[-1], InlineAsm) and uses_lds(code.code)
            ]
        asks = any(word in body for word in _QUESTIONS)
        if not asks and "addrspace(3)" not in body:
            continue
        for line in body.split("\n"):
            if (asks or "addrspace(3)" in line) and is_access(line):
                found.append(f"@{display_name(function.name)}: {line.strip()}")
    return found + [f"module assembly: {code}" for _, code in module_assembly(module) if uses_lds(code)]


def is_access(line: str) -> bool:
    """True when an instruction's text reaches LDS memory other than a slot."""
    return (
        _CANDIDATE.search(line) is not None
        and _ACCESS.search(line) is not None
        and not _SLOT.search(line)
        and not line.startswith("    #dbg_")
    )


def check_no_lds_access(module: Module) -> None:
    """VerifyError with the first access that is left."""
    if left := find_lds_accesses(module):
        raise VerifyError(
            f"an access to LDS is left in {left[0]}",
            location=module.source_name,
            hint="please report this module as a bug",
        )
