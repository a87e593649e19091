"""What gets lowered: kernels and their layouts, functions, kernel ids, table columns.

Needs: uses. Breaks: nothing; it only fills the context.
"""

from __future__ import annotations

from dataclasses import field

from swlds.analysis.callgraph import CallGraph
from swlds.analysis.graph import find_reachable
from swlds.analysis.layout import MAX_SIZE, SLOT_SIZE, compute_layout
from swlds.analysis.lds_uses import LdsUses, refuse_cells
from swlds.errors import UnsupportedError
from swlds.ir.model import Function
from swlds.ir.module import CODE_OBJECT_V5
from swlds.ir.names import display_name, raw_name
from swlds.ir.opcodes import POINTERS
from swlds.lazy import dataclass, lazy_pattern
from swlds.passes.lower_lds.claims import claimed_alignment
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.intrinsics import HEADER_SIZE, is_question, may_ask
from swlds.passes.lower_lds.numbers import flat_number_users
from swlds.passes.lower_lds.parameters import has_lds_parameter, lds_parameters, refuse_aggregates

_NEEDS_BLOCK = lazy_pattern(rf"(?:{'|'.join(POINTERS)}|addrspacecast) [^\n]*addrspace\(3\)|@llvm\.[^\n]*addrspace\(3\)")
#: LDS has 64 KiB, or some more: no address in it is known to be aligned better.
MAX_CLAIM = 1 << 16
#: Offsets into the block are signed 32-bit numbers in profile full.
MAX_FULL_SIZE = (1 << 31) - 1
PARAMETER_ALIGN = 16


@dataclass(slots=True)
class Plan:
    """Names in the order in which they are lowered. Profile full: ``callers`` can call into a lowered function, ``reached`` can
    run in a lowered kernel (kernels included), whether or not they name LDS."""

    kernels: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    callers: set[str] = field(default_factory=set)
    reached: set[str] = field(default_factory=set)
    #: Profile llvm: the pass acts; where it did anything (at least expand a constant), it drops unused variables.
    is_active: bool = False


def make_plan(context: Context) -> Plan:
    """Decide and fill ``layouts``, ``kernel_ids`` and ``columns`` of the context."""
    context.may_ask = may_ask(context.module)
    plan = _plan_full(context) if context.is_full else _plan_llvm(context)
    refuse_cells(context.module, len(context.kernel_ids) * len(context.table_columns))
    header = HEADER_SIZE if context.is_full else SLOT_SIZE
    claimed = _claimed_alignments(context)
    for kernel in plan.kernels:
        context.layouts[kernel] = compute_layout(
            kernel,
            [context.uses.variables[v] for v in context.uses.direct.get(kernel, {})],
            [context.uses.variables[v] for v in context.uses.indirect.get(kernel, {})],
            header=header,
            min_align=_min_align(context, kernel, claimed),
            limit=MAX_FULL_SIZE if context.is_full else MAX_SIZE,
        )
    _require_code_object_v5(context)
    return plan


def _min_align(context: Context, kernel: str, claimed: dict[str, int]) -> int:
    """Profile full: the header wants 8; a launch aligns what it passes for LDS parameters, 16 or what they say; accesses of what
    the kernel reaches may rely on addresses that the program aligned itself."""
    if not context.is_full:
        return 1
    function = context.module.functions[kernel]
    aligns = [int(p.attributes.find("align") or 1) for p in lds_parameters(function)]
    least = max(PARAMETER_ALIGN, *aligns) if aligns else 8
    return max(least, claimed.get(kernel, 0))


def _claimed_alignments(context: Context) -> dict[str, int]:
    """Functions that reach accesses to LDS which say that it is aligned more than an allocator aligns: to how much."""
    claims = []
    for name, function in context.module.functions.items() if context.is_full else ():
        align = claimed_alignment(context.module, function, context.bodies.leads_flat_to_lds)
        if align > PARAMETER_ALIGN:
            claims.append((min(align, MAX_CLAIM), name))
    found: dict[str, int] = {}
    for align, name in sorted(claims, reverse=True):  # who was seen has a larger one already
        stack = [name]
        while stack:
            if (at := stack.pop()) not in found:
                found[at] = align
                stack += context.uses.callgraph.graph.predecessors(at)
    return found


def _plan_llvm(context: Context) -> Plan:
    """LLVM's choice: all kernels with LDS, when the module is instrumented and a kernel that uses LDS or calls anything
    is sanitized."""
    uses, module = context.uses, context.module
    kernels = uses.kernels_with_lds()
    asked = {*kernels, *(k.name for k in module.kernel_functions if uses.callgraph.graph.successors(k.name))}
    if (
        is_lowered_before(uses)
        or module.flag("nosanitize_address") is None
        or not any(is_sanitized(module.functions[k]) for k in asked)
    ):
        return Plan()
    with_ids = {k for k in kernels if uses.indirect.get(k)}
    columns = {v for k in with_ids for v in uses.indirect[k]}
    functions = [
        f for f, used in uses.direct.items() if not module.functions[f].is_kernel and not columns.isdisjoint(used)
    ]
    known = set(functions)
    for kernel in kernels:
        for callee in uses.callgraph.scans[kernel].callees:
            function = module.functions.get(callee)
            if function is None or function.is_declaration or function.is_kernel or not has_lds_parameter(function):
                continue
            with_ids.add(kernel)
            if callee not in known:
                known.add(callee)
                functions.append(callee)
    if functions:
        context.kernel_ids = {k: i for i, k in enumerate(sorted(with_ids, key=raw_name))}
        context.columns = {v: i for i, v in enumerate(sorted(columns, key=raw_name))}
    return Plan(kernels, functions, is_active=True)


def is_lowered_before(uses: LdsUses) -> bool:
    """True when the LDS in use has fixed addresses: some pass has placed it (a mixture was refused before)."""
    return any(
        uses.variables[v].absolute is not None
        for used in (*uses.direct.values(), *uses.indirect.values())
        for v in used
    )


def is_sanitized(function: Function) -> bool:
    """True when the function has the attribute sanitize_address."""
    return function.find_attribute("sanitize_address") is not None


def _plan_full(context: Context) -> Plan:
    """Everything that a kernel can reach and that touches LDS, asks about it, or is given a pointer into it."""
    uses, module = context.uses, context.module
    if is_lowered_before(uses):
        return Plan()
    known = uses.direct.keys() | flat_number_users(context)
    needing = [n for n, f in module.functions.items() if n in known or needs_block(f, context.may_ask)]
    refuse_aggregates(module)
    kernels = [f.name for f in module.kernel_functions if has_lds_parameter(f)]
    if not kernels and not uses.direct and not any(needs_memory(module.functions[f]) for f in needing):
        return Plan()
    graph = uses.callgraph.graph
    seen = set(find_reachable(needing, graph.predecessors))
    chosen = sorted({*kernels, *(k.name for k in module.kernel_functions if k.name in seen)}, key=raw_name)
    functions = [f for f in needing if not module.functions[f].is_kernel]
    if functions and not chosen:
        raise UnsupportedError(
            f"function @{display_name(functions[0])} uses LDS, but no kernel of the module reaches it",
            location=f"{module.source_name}:{module.functions[functions[0]].line}:1",
            hint="link the kernels that call it first",
        )
    if functions:
        context.kernel_ids = {k: i for i, k in enumerate(chosen)}
        used = {v for f in functions for v in uses.direct.get(f, ())}
        context.columns = {v: i for i, v in enumerate(sorted(used, key=raw_name))}
    return Plan(
        chosen, functions, seen & module.functions.keys(), _reached(uses.callgraph, chosen) & module.functions.keys()
    )


def _reached(callgraph: CallGraph, kernels: list[str]) -> set[str]:
    """What kernels reach, themselves included: one walk for all together."""
    return set(find_reachable(kernels, callgraph.graph.successors))


def needs_block(function: Function, asks: bool = True) -> bool:
    """True when the body has an operation that must find the block. ``asks``: some body may ask about LDS."""
    body = function.body
    if body is None:
        return False
    return needs_memory(function) or (asks and is_question(body))


def needs_memory(function: Function) -> bool:
    """True when the body accesses LDS or casts LDS pointers."""
    body = function.body
    return body is not None and "addrspace(3)" in body and _NEEDS_BLOCK.search(body) is not None


def _require_code_object_v5(context: Context) -> None:
    """The size of dynamic LDS is an implicit argument of code object v5 and later; the default version is 5 or later."""
    dynamic = [k for k, layout in context.layouts.items() if layout.dynamic]
    text = context.module.flag("amdhsa_code_object_version")
    number = context.module.code_object_version
    if not dynamic or text is None or (number is not None and number >= CODE_OBJECT_V5):
        return
    version = f"code object v{number // 100}" if number is not None else f"of code object version {text}"
    raise UnsupportedError(
        f"kernel @{display_name(dynamic[0])} uses dynamic LDS, whose size a kernel can only ask for in code object v5 and later; "
        f"the module is {version}",
        location=context.module.source_name,
        hint="compile with -mcode-object-version=5",
    )
