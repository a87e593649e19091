"""Which kernel uses which LDS variable, directly or through the functions that it reaches.

Reach sets are bit masks over the variables, joined once per strongly connected component, callees first: linear in
the call graph, where a walk per function (as LLVM does it) is quadratic.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Literal

from swlds.analysis.callgraph import UNKNOWN, CallGraph, build_callgraph
from swlds.analysis.graph import find_components
from swlds.analysis.layout import LdsVariable
from swlds.errors import SwldsError, UnsupportedError
from swlds.ir.datalayout import DataLayout, parse_datalayout
from swlds.ir.integers import parse_integer
from swlds.ir.metadata import Word, find_node
from swlds.ir.model import GlobalVariable, Module
from swlds.ir.names import display_name, raw_name
from swlds.ir.types import ArrayType, StructType, TargetType, Type, VectorType, body_of
from swlds.ir.values import ConstantKeyword
from swlds.lazy import dataclass

Profile = Literal["llvm", "full"]
LDS = 3
#: Bytes: what LLVM prefers for structs (the data layout's aggregates), and for anything larger than 16 bytes.
PREFERRED_STRUCT_ALIGN = 8
LARGE_ALIGN = 16
#: Kernels times variables in a table; each takes some 2.5 KB until the lowered module is written.
MAX_CELLS = 1_000_000
_REPLACEABLE = frozenset(
    {"weak", "weak_odr", "linkonce", "linkonce_odr", "common", "available_externally", "extern_weak"}
)


@dataclass(slots=True)
class LdsUses:
    """LDS use of a module. Sets are dicts in name order (by bytes, as LLVM sorts)."""

    module: Module
    callgraph: CallGraph
    variables: dict[str, LdsVariable]
    #: Function -> variables that its own body mentions (kernels included).
    direct: dict[str, dict[str, None]]
    #: Kernel -> variables reached through calls (may overlap its direct ones).
    indirect: dict[str, dict[str, None]] = field(default_factory=dict)
    #: Kernels from which a call to unknown or pointed-to code is reachable.
    reaches_unknown: set[str] = field(default_factory=set)

    def kernels_with_lds(self) -> list[str]:
        """Kernels that use any variable, in name order."""
        names = [k.name for k in self.module.kernel_functions if self.direct.get(k.name) or self.indirect.get(k.name)]
        return sorted(names, key=raw_name)


def find_lds_uses(module: Module, profile: Profile = "full") -> LdsUses:
    """Analyse a module. UnsupportedError (profile ``full``) where LDS is initialised or absolute and not are mixed."""
    variables = find_lds_variables(module, profile)
    callgraph = build_callgraph(module, by_type=profile == "full")
    targets = callgraph.alias_targets
    direct: dict[str, dict[str, None]] = {}
    for name, scan in callgraph.scans.items():
        mentioned = scan.variables if profile == "llvm" else {targets.get(v, v): None for v in scan.variables}
        if mentioned and (used := mentioned.keys() & variables.keys()):
            direct[name] = dict.fromkeys(sorted(used, key=raw_name) if len(used) > 1 else used)
    uses = LdsUses(module, callgraph, variables, direct)
    _close(uses)
    _refuse_mixed_absolute(uses)
    return uses


def find_lds_variables(module: Module, profile: Profile = "full") -> dict[str, LdsVariable]:
    """The lowerable LDS variables in module order."""
    layout = parse_datalayout(module.datalayout_text)
    found = {}
    known: dict[
        str, LdsVariable | None
    ] = {}  # by the text behind the name, which says all but what a type or node is called
    for variable in module.variables_in(LDS):
        text = variable.text_behind_name
        one = known.get(text) if text else None
        if one is None and text not in known:
            one = _find_variable(module, layout, variable, profile)
            if text:
                known[text] = one
        if one is not None:
            name = variable.name
            found[name] = LdsVariable(name, one.size, one.align, is_dynamic=one.is_dynamic, absolute=one.absolute)
    return found


def _find_variable(
    module: Module, layout: DataLayout, variable: GlobalVariable, profile: Profile
) -> LdsVariable | None:
    size = measure_variable(layout, variable)
    if not _is_lowerable(variable, size, profile):
        return None
    align = variable.align or _default_align(variable, layout, size, profile)
    address = absolute_address(module, variable)
    return LdsVariable(variable.name, size, align, is_dynamic=size == 0, absolute=address)


def measure_variable(layout: DataLayout, variable: GlobalVariable) -> int:
    """Bytes of a variable; UnsupportedError where its type says none."""
    try:
        return layout.size_of(variable.value_type)
    except UnsupportedError as error:
        what = f"LDS variable @{display_name(variable.name)}: {error.message}"
        raise UnsupportedError(what, location=_place(variable), hint="link its definition first") from None


def _default_align(variable: GlobalVariable, layout: DataLayout, size: int, profile: Profile) -> int:
    """The alignment of a variable that states none. LLVM's pass prefers more than it must for what it may place itself."""
    align = layout.abi_align(variable.value_type)
    if profile == "full" or variable.is_declaration or _REPLACEABLE.intersection(variable.signature.prefix_words):
        return align
    element = body_of(variable.value_type)
    while isinstance(element, ArrayType):
        element = body_of(element.element)
    if isinstance(element, StructType):
        align = max(align, PREFERRED_STRUCT_ALIGN)
    return max(align, LARGE_ALIGN) if size > LARGE_ALIGN else align


def absolute_address(module: Module, variable: GlobalVariable) -> int | None:
    """The address that ``!absolute_symbol`` fixes, None without one."""
    if "!absolute_symbol" not in variable.text and not variable.is_parsed:
        return None
    reference = next((node for kind, node in variable.signature.metadata if kind == "absolute_symbol"), None)
    node = find_node(module, reference)
    first = node.elements[0] if node and node.elements else None
    return parse_integer(first.text.split()[1]) if isinstance(first, Word) else None


def _is_lowerable(variable: GlobalVariable, size: int, profile: Profile) -> bool:
    if profile == "full" and is_named_barrier(variable):
        return False
    if size == 0:
        return True
    if profile == "llvm" and variable.is_constant:
        return False
    initializer = variable.initializer
    if initializer is None or (isinstance(initializer, ConstantKeyword) and initializer.keyword in ("poison", "undef")):
        return True
    if profile == "llvm":
        return False
    raise UnsupportedError(
        f"LDS variable @{display_name(variable.name)} has an initializer; LDS cannot be initialised at launch",
        location=_place(variable),
        hint="initialise it in the kernel and give it the initializer poison",
    )


def _place(variable: GlobalVariable) -> str:
    assert variable.module is not None
    return f"{variable.module.source_name}:{variable.line}:1"


def is_named_barrier(variable: GlobalVariable) -> bool:
    """True for a variable that is ``target("amdgcn.named.barrier", …)``, or a struct or array of nothing else.

    Refuses one that mixes barriers with data: no address serves both.
    """
    leaves = {isinstance(t, TargetType) and t.name == "amdgcn.named.barrier" for t in _leaves(variable.value_type)}
    if len(leaves) == 2:
        raise UnsupportedError(
            f"LDS variable @{display_name(variable.name)} holds a named barrier and data",
            location=_place(variable),
            hint="give the barrier a variable of its own",
        )
    return leaves == {True}


def _leaves(type_: Type) -> Iterable[Type]:
    """The types that an aggregate is made of in the end, each once."""
    seen: set[Type] = set()
    waiting = [type_]
    while waiting:
        current = body_of(waiting.pop())
        if current in seen:
            continue
        seen.add(current)
        if isinstance(current, (ArrayType, VectorType)):
            waiting.append(current.element)
        elif isinstance(current, StructType):
            waiting += current.elements
        else:
            yield current


def _close(uses: LdsUses) -> None:
    """Fill ``indirect`` and ``reaches_unknown`` by one pass over the components, callees first."""
    graph = uses.callgraph.graph
    reach: dict[str, int] = {}
    kernels = {k.name for k in uses.module.kernel_functions}
    direct = {name: used for name, used in uses.direct.items() if name not in kernels}
    order = sorted({v for used in direct.values() for v in used}, key=raw_name)
    bit = {name: 1 << i for i, name in enumerate(order)}
    unknown_bit = 1 << len(order)
    own = {name: sum(bit[v] for v in used) for name, used in direct.items()}
    for component in find_components(kernels, graph.successors):  # whoever no kernel reaches does not matter
        mask = 0
        for node in component:
            mask |= own.get(node, 0)
            for callee in graph.successors(node):
                mask |= reach.get(callee, 0)  # all are known but those of the component itself
            if node == UNKNOWN or node.startswith("<indirect "):
                mask |= unknown_bit
        reach.update(dict.fromkeys(component, mask))
    decoded: dict[int, dict[str, None]] = {}
    cells = 0
    for kernel in kernels:
        mask = _mask(reach[callee] for callee in graph.successors(kernel))
        if mask & unknown_bit:
            uses.reaches_unknown.add(kernel)
        mask &= unknown_bit - 1
        if mask:
            cells += mask.bit_count()
            refuse_cells(uses.module, cells)
            if mask not in decoded:
                bits = bin(mask)[:1:-1]
                decoded[mask] = {order[i]: None for i, b in enumerate(bits) if b == "1"}
            uses.indirect[kernel] = decoded[mask]


def refuse_cells(module: Module, count: int) -> None:
    """UnsupportedError where tables of kernels and the variables that they reach would be too large to be worked with: a few
    kilobytes of a module can ask for any size."""
    if count > MAX_CELLS:
        raise UnsupportedError(
            f"kernels times the LDS variables that they reach through functions are over {MAX_CELLS}",
            location=module.source_name,
            hint="split the module by kernels",
        )


def _mask(parts: Iterable[int]) -> int:
    mask = 0
    for part in parts:
        mask |= part
    return mask


def _refuse_mixed_absolute(uses: LdsUses) -> None:
    kinds: dict[bool, str] = {}
    for used in (*uses.direct.values(), *uses.indirect.values()):
        for name in used:
            kinds.setdefault(uses.variables[name].absolute is not None, name)
    if len(kinds) == 2:
        raise UnsupportedError(
            f"LDS variables with and without !absolute_symbol are mixed: @{display_name(kinds[True])} has an address, "
            f"@{display_name(kinds[False])} has none",
            location=uses.module.source_name,
            hint="lower all of the module's LDS at once, before any other LDS lowering",
        )


def explain_use(uses: LdsUses, kernel: str, variable: str) -> list[str]:
    """The shortest call path from a kernel to a function that mentions the variable: why the kernel is charged."""
    path = explain_uses(uses, kernel).get(variable)
    if path is None:
        raise SwldsError(f"kernel @{display_name(kernel)} does not reach @{display_name(variable)}")
    return path


def explain_uses(uses: LdsUses, kernel: str) -> dict[str, list[str]]:
    """The shortest call path to each variable of a kernel, ``[kernel]`` for those that its own body mentions.

    One walk over what the kernel reaches; nodes ``<…>`` of a path are calls through pointers.
    """
    paths = {variable: [kernel] for variable in uses.direct.get(kernel, ())}
    wanted = uses.indirect.get(kernel, {}).keys() - paths.keys()
    callers: dict[str, str] = {}
    for node, caller in _breadth_first(uses.callgraph, kernel):
        if not wanted:
            break
        callers[node] = caller
        for variable in wanted & uses.direct.get(node, {}).keys():
            paths[variable] = _path_back(callers, kernel, node)
            wanted.discard(variable)
    return paths


def _path_back(callers: dict[str, str], root: str, node: str) -> list[str]:
    path = [node]
    while node != root:
        node = callers[node]
        path.append(node)
    return path[::-1]


def _breadth_first(callgraph: CallGraph, root: str) -> Iterable[tuple[str, str]]:
    """Every node that ``root`` reaches, nearest first, with the node it was reached from."""
    seen, level = {root}, [root]
    while level:
        following = []
        for node in level:
            for callee in callgraph.graph.successors(node):
                if callee not in seen:
                    seen.add(callee)
                    following.append(callee)
                    yield callee, node
        level = following
