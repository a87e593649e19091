"""Pieces of LLVM IR text that the generators put together."""

from __future__ import annotations

FLAG = '!{i32 4, !"nosanitize_address", i32 1}'
KERNEL_PARAMETERS = "ptr addrspace(1) %out, i32 %n"


def indent(body: str) -> str:
    """A body with labels at the margin and instructions two in."""
    lines = []
    for line in body.strip("\n").split("\n"):
        stripped = line.strip()
        is_label = stripped.endswith(":") and " " not in stripped.strip('"').replace(" ", "") and "=" not in stripped
        lines.append(stripped if is_label else f"  {stripped}")
    return "\n".join(lines)


def kernel(
    body: str,
    *,
    name: str = "k",
    parameters: str = KERNEL_PARAMETERS,
    attributes: str = "sanitize_address",
    tail: str = "",
) -> str:
    """A kernel definition; ``ret void`` is added to a body that ends without a terminator."""
    return define(body, name=name, parameters=parameters, attributes=attributes, head="amdgpu_kernel void", tail=tail)


def function(
    body: str,
    *,
    name: str = "f",
    parameters: str = "",
    attributes: str = "sanitize_address",
    head: str = "void",
    tail: str = "",
) -> str:
    """Any other definition."""
    return define(body, name=name, parameters=parameters, attributes=attributes, head=head, tail=tail)


def define(body: str, *, name: str, parameters: str, attributes: str, head: str, tail: str = "") -> str:
    last = body.strip().rsplit("\n", 1)[-1].strip()
    if not last.startswith(("ret ", "br ", "unreachable", "switch", "]")):
        body += "\nret void"
    spaced = f" {tail}" if tail else ""
    return f"define {head} @{name}({parameters}) {attributes}{spaced} {{\n{indent(body)}\n}}\n"


def lds(
    name: str, type_: str, *, align: int = 0, linkage: str = "internal", value: str = "poison", tail: str = ""
) -> str:
    """An LDS variable; ``linkage="external"`` makes a declaration."""
    given = "" if linkage.startswith("external") else f" {value}"
    aligned = f", align {align}" if align else ""
    return f"@{name} = {linkage} addrspace(3) global {type_}{given}{aligned}{tail}\n"


def module(
    *parts: str,
    flagged: bool = True,
    code_object: int | None = 500,
    metadata: str = "",
    more_flags: tuple[str, ...] = (),
) -> str:
    """A whole module. Numbers from !900 on are taken by the module flags."""
    flags = [FLAG] if flagged else []
    if code_object is not None:
        flags.append(f'!{{i32 1, !"amdhsa_code_object_version", i32 {code_object}}}')
    flags += more_flags
    numbers = [f"!{900 + i}" for i in range(len(flags))]
    lines = [f"{number} = {flag}" for number, flag in zip(numbers, flags, strict=True)]
    named = f"!llvm.module.flags = !{{{', '.join(numbers)}}}\n" if flags else ""
    return "\n".join(parts) + "\n" + named + "\n".join(lines) + "\n" + metadata + "\n"
