"""Function attributes that the lowering must take away or add.

From everything that a lowered kernel reaches: ``amdgpu-no-workitem-id-{x,y,z}`` and ``amdgpu-no-heap-ptr`` (the prologue
asks for ids, the allocator for the heap), and where LDS is used through functions ``amdgpu-no-lds-kernel-id``. To the
kernel: ``amdgpu-lds-size``. Needs: reach sets. Breaks: nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from swlds.ir.model import Function
from swlds.passes.lower_lds.context import Context

ALWAYS = ("amdgpu-no-workitem-id-x", "amdgpu-no-workitem-id-y", "amdgpu-no-workitem-id-z", "amdgpu-no-heap-ptr")
KERNEL_ID = ("amdgpu-no-lds-kernel-id",)
DYNAMIC = ("amdgpu-no-implicitarg-ptr",)
_GROUP = re.compile(r'^((?:[^"]|"[^"]*")*) #(\d+)(?= |$)')
_QUOTED_END = re.compile(r" (?=#|!|section |partition |comdat|align |gc |prefix |prologue |personality )")


def change_attributes(context: Context, function: Function, *, remove: Iterable[str] = (), add: str = "") -> None:
    """Give ``function`` an attribute group without ``remove`` and with ``add``; other functions keep theirs."""
    matched = _find_group(function.header)
    if matched is None:
        if add:
            function.header = _insert_group(function.header, context.attribute_group(add))
        return
    text = context.module.attribute_groups[int(matched[2])]
    changed = text
    for name in remove:
        if f'"{name}"' in changed:
            changed = re.sub(rf'"{re.escape(name)}"(?:="[^"]*")? ?', "", changed).rstrip()
    if add:
        changed = insert_sorted(changed, add)
    if changed != text:
        group = context.attribute_group(changed) if changed else None
        start, end = matched.end(1), matched.end(2)
        function.header = function.header[:start] + (f" #{group}" if group is not None else "") + function.header[end:]


def insert_sorted(text: str, attribute: str) -> str:
    """LLVM keeps string attributes sorted behind the others; one with the same key is replaced."""
    key = attribute.split("=")[0]
    parts = re.findall(r'(?:[^"\s]|"[^"]*"|\([^()]*\))+', text)
    parts = [p for p in parts if p.split("=")[0] != key]
    position = next((i for i, p in enumerate(parts) if p.startswith('"') and p > attribute), len(parts))
    return " ".join([*parts[:position], attribute, *parts[position:]])


def _find_group(header: str) -> re.Match[str] | None:
    if " #" not in header:
        return None
    return _GROUP.match(header)


def _insert_group(header: str, group: int) -> str:
    """Behind the parameters and unnamed_addr / addrspace, in front of everything else."""
    close = _end_of_parameters(header)
    tail = header[close:]
    lead = re.match(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?", tail)
    assert lead is not None
    return f"{header[:close]}{lead[0]} #{group}{tail[lead.end() :]}"


def _end_of_parameters(header: str) -> int:
    depth, quoted = 0, False
    start = re.search(r'@(?:"[^"]*"|[-\w$.]+)\(', header)
    assert start is not None, "a header has a parameter list"
    for position in range(start.end() - 1, len(header)):
        char = header[position]
        if char == '"':
            quoted = not quoted
        elif not quoted:
            depth += (char == "(") - (char == ")")
            if depth == 0:
                return position + 1
    raise AssertionError("a parameter list ends")


def remove_from_reachable(context: Context, kernels: Iterable[str], names: tuple[str, ...]) -> None:
    """Take attributes from the kernels and all that they reach. One walk for all kernels together."""
    graph = context.uses.callgraph.graph
    seen: set[str] = set(kernels)
    stack = list(seen)
    while stack:
        for callee in graph.successors(stack.pop()):
            if callee not in seen:
                seen.add(callee)
                stack.append(callee)
    for name in seen & context.module.functions.keys():
        change_attributes(context, context.module.functions[name], remove=names)


def remove_like_llvm(context: Context, kernels: Iterable[str], names: tuple[str, ...]) -> None:
    """LLVM's rule: a call to unknown code strips every function that others could call, but not what those reach."""
    graph = context.uses.callgraph.graph
    from swlds.analysis.callgraph import UNKNOWN

    seen: set[str] = set(kernels)
    stack = list(seen)
    unknown = False
    while stack:
        for callee in graph.successors(stack.pop()):
            if callee == UNKNOWN:
                unknown = True
            elif callee not in seen:
                seen.add(callee)
                stack.append(callee)
    if unknown:
        taken = set(context.uses.callgraph.address_taken)
        for function in context.module.functions.values():
            is_local = re.search(r"\b(?:internal|private)\b", function.header.split("@", 1)[0])
            if not function.is_kernel and (not is_local or function.name in taken):
                seen.add(function.name)
    for name in seen & context.module.functions.keys():
        change_attributes(context, context.module.functions[name], remove=names)
