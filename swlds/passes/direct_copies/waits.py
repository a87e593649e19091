"""Waits that ordered copies: where copies become loads and stores, a release fence in front of each does.

A wait publishes what was copied, and lets a barrier order what was read before it; for loads and stores a fence says that.
"""

from __future__ import annotations

from swlds.ir.assembly import parse_assembly, stays_in_place
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.values import InlineAsm
from swlds.lazy import lazy_pattern

SCOPE = "workgroup"
_CALLED = lazy_pattern(r"@(llvm\.amdgcn\.[\w.]+)\(")


def release_at_waits(module: Module) -> None:
    """Put a fence in front of every wait of the module."""
    from swlds.ir.builder import Builder  # text is fenced without it

    for function in module.defined_functions:
        for call in [i for i in function.instructions() if i.opcode == "call" and _waits(i)]:
            Builder(call).create_fence("release", SCOPE)


def fence_lines(body: str) -> str:
    """The same for a body as text."""
    lines: list[str] = []
    for line in body.split("\n"):
        if _is_wait(line):
            lines.append(f'  fence syncscope("{SCOPE}") release')
        lines.append(line)
    return "\n".join(lines)


def _waits(call: Instruction) -> bool:
    callee = call.operands[-1]
    if isinstance(callee, InlineAsm):
        return stays_in_place(callee) and any(s.mnemonic.startswith("s_wait") for s in parse_assembly(callee.code))
    facts = find_facts(callee.name) if isinstance(callee, Function) else None
    return facts is not None and facts.waits


def _is_wait(line: str) -> bool:
    if not line.startswith("  ") or " call " not in line:
        return False
    if " asm " in line:
        return "s_wait" in line.lower() and ("sideeffect" in line or "~{memory}" in line)
    matched = _CALLED.search(line)
    facts = None if matched is None else find_facts(matched[1])
    return facts is not None and facts.waits


__all__ = ["SCOPE", "fence_lines", "release_at_waits"]
