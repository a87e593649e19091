"""Attributes of functions and call sites that the lowering must take away or add.

From everything that a lowered kernel reaches: in profile llvm ``amdgpu-no-workitem-id-{x,y,z}`` and ``amdgpu-no-heap-ptr`` (the
prologue asks for ids, the allocator for the heap), and where LDS is used through functions ``amdgpu-no-lds-kernel-id``; in
profile full every ``amdgpu-no-*``, and from all that can call lowered code what is said about memory and termination, at call
sites too, whatever they call through. To the kernel: ``amdgpu-lds-size``. Needs: reach sets. Breaks: nothing.
"""

from __future__ import annotations

import functools
import re
from collections import defaultdict
from collections.abc import Callable, Iterable

from swlds.analysis.graph import find_reachable
from swlds.ir.attributes import Attributes, key_of
from swlds.ir.model import Function, Instruction
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import header_text, print_instruction
from swlds.ir.values import GlobalReference, InlineAsm
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.text import join_targets

ALWAYS = ("amdgpu-no-workitem-id-x", "amdgpu-no-workitem-id-y", "amdgpu-no-workitem-id-z", "amdgpu-no-heap-ptr")
KERNEL_ID = ("amdgpu-no-lds-kernel-id",)
#: What a function may no longer say of itself once it, or what it calls, works on the block.
_STALE = frozenset({"memory", "nosync", "nofree", "speculatable", "willreturn"})
_NUMBER = lazy_pattern(r" !llvm\.amdgcn\.lds\.kernel\.id !\w+")
CALL = lazy_pattern(r"^  (?:%\S+ = |%\"[^\"]*\" = )?(?:(?:tail|musttail|notail) )?(?:call|invoke|callbr) ")
#: A call of a function by its name, whose only attributes of the call are one group; the callee, the group.
_PLAIN_CALL = lazy_pattern(
    r'(  (?:%[-\w$.]+ = )?(?:tail |musttail |notail )?call [^"#@]*@([-\w$.]+)\([^"#]*\)) #(\d{1,9})((?:, ![\w.]+ !\d+)*)',
    re.ASCII,
)
#: What may be a group: it begins with one letter, which is found fast. No module has more groups than nine digits count.
_NUMBERS = lazy_pattern(r"#(\d{1,9})\b")
#: A header whose only attributes of the function are one group, and before and behind it.
_ONE_GROUP = lazy_pattern(
    r'([^"#]*\)(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?) #(\d{1,9})((?: align \d+)?(?: ![\w.]+ !\d+)*)',
    re.ASCII,
)

#: A header without attributes of the function, as most declarations have it. Brackets of parameters hold no others.
_NO_ATTRIBUTES = lazy_pattern(
    r'[^"#@]*@[-\w$.]+\([^"#()]*(?:\([^"#()]*\)[^"#()]*)*\)'
    r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?(?: align \d+)?(?: ![\w.]+ !\d+)*",
    re.ASCII,
)

Test = Callable[[str], bool]
#: What becomes of a function's group of attributes, by its number; None: it stays.
Known = dict[int, Attributes | None]


def is_promise(entry: str) -> bool:
    """Profile full: the new code calls an allocator and reports of which nothing is known, so no promise holds any more."""
    return entry.startswith('"amdgpu-no-')


def is_stale(entry: str) -> bool:
    """True for what code that works on the block must not say about memory, synchronisation and termination."""
    return key_of(entry) in _STALE


def keep_definitions(context: Context, names: set[str]) -> None:
    """Functions whose code also stands in another module (``available_externally``) become internal: that one is not lowered,
    and LLVM would take it."""
    for name in sorted(names):
        function = context.module.functions[name]
        may_be = function.is_header_parsed or "available_externally" in function.header
        if may_be and "available_externally" in function.signature.prefix_words and not function.is_kernel:
            function.signature.prefix_words = ["internal"]
            function.replace_text(header=header_text(function))


def change_attributes(
    function: Function,
    *,
    drop: Test | None = None,
    remove: Iterable[str] = (),
    add: str = "",
    known: Known | None = None,
) -> None:
    """Give ``function`` attributes without those that ``drop`` is true for or ``remove`` names, and with ``add``, in its text,
    too; other functions of its group keep theirs. ``known``: what became of groups for the same words."""
    if not (add or function.is_header_parsed) and _NO_ATTRIBUTES.fullmatch(function.header):
        return
    names = frozenset(remove)

    def is_dropped(entry: str) -> bool:
        return key_of(entry) in names or bool(drop and drop(entry))

    group = None if function.is_header_parsed else _ONE_GROUP.fullmatch(function.header)
    if group is not None and function.module is not None:
        number = int(group[2])
        if known is not None and number in known:
            new = known[number]
        else:
            new = function.module.change_attributes(Attributes([], [number]), is_dropped, add)
            if known is not None:
                known[number] = new
        if new is not None:
            rest = "".join(f" #{number}" for number in new.groups)
            function.replace_text(header=f"{group[1]}{rest}{group[3]}")
    elif function.change_attributes(drop=is_dropped, add=add):
        function.replace_text(header=header_text(function))


def _is_promise_or_stale(entry: str) -> bool:
    return is_promise(entry) or is_stale(entry)


def without_number(header: str) -> str:
    """A function's header without the number that another lowering gave the kernel: of two LLVM takes the first."""
    if "!llvm.amdgcn.lds.kernel.id " not in header:
        return header
    head, quote, tail = header.rpartition('"')  # what is attached stands behind all names and strings
    return f"{head}{quote}{_NUMBER.sub('', tail)}"


def set_processor(context: Context, name: str) -> None:
    """The processor of all functions that name none, as ``opt -mcpu`` has it; what a function names itself stays."""
    for function in context.module.functions.values():
        if function.is_declaration:
            continue
        listed = function.signature.attributes
        entries = [*listed.entries, *(e for number in listed.groups for e in context.module.attributes_of(number))]
        if not any(key_of(entry) == "target-cpu" for entry in entries):
            change_attributes(function, add=f'"target-cpu"="{name}"')


def drop_promises(context: Context, reached: set[str], callers: set[str]) -> None:
    """Profile full. Take every ``amdgpu-no-*`` from what kernels reach, and what functions say about their memory effects from
    all that can call lowered code; the same at call sites. A declaration counts where it may call back."""
    graph = context.uses.callgraph.graph
    known: defaultdict[Test, Known] = defaultdict(dict)
    calls: dict[str, str] = {}

    @functools.cache
    def may_change(group: str) -> bool:
        return any(map(_is_promise_or_stale, context.module.attributes_of(int(group))))

    for name in sorted(reached | callers):
        function = context.module.functions.get(name)
        if function is None or (function.is_declaration and not graph.successors(name)):
            continue
        test = is_promise if name not in callers else is_stale if name not in reached else _is_promise_or_stale
        change_attributes(function, drop=test, known=known[test])
        if function.body is not None and "#" in function.body:
            _change_call_sites(context, function, callers, may_change, calls)


def _change_call_sites(
    context: Context, function: Function, callers: set[str], may_change: Test, known: dict[str, str]
) -> None:
    """Take promises from all call sites of a function, and what is stale from those that may lead to lowered code. ``known``:
    lines of calls, and what became of them."""
    body = function.body or ""
    # Pieces call what says of itself no more than that calls of it are not to be merged.
    shown = body if function.for_llvm is None else function.for_llvm
    changed = {group for group in set(_NUMBERS.findall(shown)) if may_change(group)}
    if not changed:
        return
    has_targets = join_targets(shown) is not shown  # nor have pieces any
    mention = re.compile(f" #(?:{'|'.join(changed)})\\b", re.ASCII)

    def change(text: str) -> str:
        """All lines of calls; what LLVM reads has no other that names such a group."""
        text, at = join_targets(text) if has_targets else text, 0
        pieces: list[str] = []
        for found in mention.finditer(text):
            start, stop = text.rfind("\n", 0, found.start()) + 1, text.find("\n", found.end())
            line = text[start:stop]
            if start >= at and CALL.match(line):
                if line not in known:
                    known[line] = _without_promises(context, line, callers)
                pieces += (text[at:start], known[line])
                at = stop
        return "".join([*pieces, text[at:]])

    function.change_text(change)


def _without_promises(context: Context, line: str, callers: set[str]) -> str:
    """The line of a call without them."""
    plain = _PLAIN_CALL.fullmatch(line)
    if plain is not None:
        is_dropped = _is_promise_or_stale if _may_lead(context, plain[2], callers) else is_promise
        new = context.module.change_attributes(Attributes([], [int(plain[3])]), is_dropped)
        return line if new is None else f"{plain[1]}{''.join(f' #{n}' for n in new.groups)}{plain[4]}"
    call = parse_instruction(line, context.module)
    is_dropped = _is_promise_or_stale if may_reach(context, call, callers) else is_promise
    new = context.module.change_attributes(call.field("attributes"), is_dropped)
    if new is not None:
        call.set_field("attributes", new)
        line = "  " + print_instruction(call)
    call.drop_operands()
    return line


def may_reach(context: Context, call: Instruction, callers: set[str]) -> bool:
    """True when a call may lead to lowered code: to a function that does, or through a pointer or an ifunc."""
    callee = call.operands[-1]
    if not isinstance(callee, GlobalReference):
        return not isinstance(callee, InlineAsm)
    return _may_lead(context, callee.name, callers)


def _may_lead(context: Context, callee: str, callers: set[str]) -> bool:
    graph = context.uses.callgraph
    return callee in graph.ifuncs or graph.alias_targets.get(callee, callee) in callers


def remove_like_llvm(context: Context, kernels: Iterable[str], names: tuple[str, ...]) -> None:
    """LLVM's rule: a call to unknown code strips every function that others could call, but not what those reach."""
    graph = context.uses.callgraph.graph
    from swlds.analysis.callgraph import UNKNOWN

    seen = set(find_reachable(kernels, lambda name: () if name == UNKNOWN else graph.successors(name)))
    if UNKNOWN in seen:
        taken = set(context.uses.callgraph.address_taken)
        for function in context.module.functions.values():
            is_local = re.search(r"\b(?:internal|private)\b", function.header.split("@", 1)[0])
            if not function.is_kernel and (not is_local or function.name in taken):
                seen.add(function.name)
    known: Known = {}
    for (
        name,
        function,
    ) in context.module.functions.items():  # in an order that is the same each time: new groups get numbers
        if name in seen:
            change_attributes(function, remove=names, known=known)
