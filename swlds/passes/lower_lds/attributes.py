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

#: Profile full: the new code calls an allocator and reports of which nothing is known, so no promise holds any more.
NO_PROMISE = re.compile(r'"amdgpu-no-[a-z0-9-]+"(?:="[^"]*")? ?')
#: What a function may no longer say of itself once it, or what it calls, works on the block.
STALE = re.compile(r"(?:memory\((?:[^()]|\([^()]*\))*\)|\b(?:nosync|nofree|speculatable|willreturn)\b) ?")
ALWAYS = ("amdgpu-no-workitem-id-x", "amdgpu-no-workitem-id-y", "amdgpu-no-workitem-id-z", "amdgpu-no-heap-ptr")
KERNEL_ID = ("amdgpu-no-lds-kernel-id",)
_GROUP = re.compile(r'^((?:[^"]|"[^"]*")*) #(\d+)(?= |$)')


def change_attributes(
    context: Context,
    function: Function,
    *,
    remove: Iterable[str] = (),
    add: str = "",
    drop: tuple[re.Pattern[str], ...] = (),
) -> None:
    """Give ``function`` a group without ``remove`` and what matches ``drop``, and with ``add``; others keep theirs."""
    matched = _find_group(function.header)
    if matched is None:
        if add:
            function.replace_text(header=_insert_group(function.header, context.attribute_group(add)))
        return
    text = context.module.attribute_groups[int(matched[2])]
    changed = text
    for name in remove:
        if f'"{name}"' in changed:
            changed = re.sub(rf'"{re.escape(name)}"(?:="[^"]*")? ?', "", changed).rstrip()
    for pattern in drop:
        changed = pattern.sub("", changed).rstrip()
    if add:
        changed = insert_sorted(changed, add)
    if changed != text:
        group = context.attribute_group(changed) if changed else None
        start, end = matched.end(1), matched.end(2)
        middle = f" #{group}" if group is not None else ""
        function.replace_text(header=function.header[:start] + middle + function.header[end:])


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


def drop_promises(context: Context, kernels: Iterable[str], callers: set[str]) -> None:
    """Profile full. Take every ``amdgpu-no-*`` from the kernels and all that they reach, and what functions say about
    their memory effects from all that calls into lowered code. One walk for all kernels together.
    """
    graph = context.uses.callgraph.graph
    seen: set[str] = set(kernels)
    stack = list(seen)
    while stack:
        for callee in graph.successors(stack.pop()):
            if callee not in seen:
                seen.add(callee)
                stack.append(callee)
    for name, function in context.module.functions.items():
        drop: tuple[re.Pattern[str], ...] = (NO_PROMISE,) if name in seen else ()
        drop += (STALE,) if name in callers else ()
        if drop and not function.is_declaration:
            change_attributes(context, function, drop=drop)


def drop_stale_call_attributes(context: Context, callers: set[str]) -> None:
    """The same for what call sites say about calls into lowered code."""
    stale = {n: STALE.sub("", t).rstrip() for n, t in context.module.attribute_groups.items() if STALE.search(t)}
    if not stale:
        return
    call = re.compile(r"^ .*\bcall .*?@(\"[^\"]*\"|[-\w$.]+)\(.*\) #(\d+)", re.MULTILINE)

    def replace(matched: re.Match[str]) -> str:
        number = int(matched[2])
        if matched[1] not in callers or number not in stale:
            return matched[0]
        text = stale[number]
        head = matched[0][: matched.start(2) - matched.start() - 2]
        return f"{head} #{context.attribute_group(text)}" if text else head

    for name in callers:
        function = context.module.functions[name]
        if function.body is not None:
            function.replace_text(body=call.sub(replace, function.body))


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
