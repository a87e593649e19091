"""Profile ``full``: which entry points a lowered module can have, and how they may be given LDS."""

from __future__ import annotations

from swlds.analysis.callgraph import UNKNOWN
from swlds.analysis.graph import find_reachable
from swlds.errors import UnsupportedError
from swlds.ir.model import Function
from swlds.ir.names import CONSTRUCTOR_LISTS, display_name, global_names
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import Context, unsupported
from swlds.passes.lower_lds.parameters import lds_parameters
from swlds.passes.lower_lds.plan import Plan
from swlds.passes.lower_lds.text import body_lines

#: Waves begin there too, with no kernel's number, arguments or prologue.
_SHADERS = ("amdgpu_cs", "amdgpu_ps", "amdgpu_vs", "amdgpu_gs", "amdgpu_hs", "amdgpu_es", "amdgpu_ls")
_CONSTRUCTOR_SECTION = lazy_pattern(r', section "\.(?:init|fini)_array')
_KERNARG = "llvm.amdgcn.kernarg.segment.ptr"


def refuse_entry_points(context: Context, plan: Plan) -> None:
    """UnsupportedError with the first entry point that would find no block, or other LDS in its arguments than they say."""
    if not plan.kernels:
        return
    functions = context.module.functions
    for name in sorted({*plan.callers, *plan.functions}):
        _refuse_shader(functions[name])
    _refuse_constructors(context, {*plan.callers, *plan.functions})
    given = [kernel for kernel in plan.kernels if lds_parameters(functions[kernel])]
    for kernel in given:
        if context.options.dynamic == "stacked" and len(context.layouts[kernel].dynamic) > 1:
            raise UnsupportedError(
                f"kernel @{display_name(kernel)} has LDS parameters and several dynamic variables, which cannot be stacked",
                location=f"{context.module.source_name}:{functions[kernel].line}:1",
                hint="use --dynamic alias",
            )
    if given and _KERNARG in functions:
        for name in sorted(plan.reached):
            _refuse_argument_loads(context, functions[name], given[0])


def refuse_own_calls(context: Context, plan: Plan) -> None:
    """UnsupportedError where the allocator, or another function that the new code calls, uses LDS: the block is not there yet."""
    graph, targets = context.uses.callgraph.graph, context.uses.callgraph.alias_targets
    users = {*plan.functions, *plan.kernels}

    def callees(name: str) -> list[str]:  # what is outside of the module calls none of its functions back
        return [callee for callee in graph.successors(name) if callee != UNKNOWN]

    for called in sorted(context.called):
        name = targets.get(called, called)
        reached = find_reachable([name], callees) if name in graph else ()
        if users.isdisjoint(reached):
            continue
        function = context.module.functions[name]
        raise UnsupportedError(
            f"@{display_name(name)}, which the lowered code calls, uses LDS itself, or calls what does",
            location=f"{context.module.source_name}:{function.line}:1",
            hint="choose another --allocator, or have it keep its data in global memory",
        )


def _refuse_shader(function: Function) -> None:
    header = function.header
    if not function.is_header_parsed and ("amdgpu_" not in header or not any(word in header for word in _SHADERS)):
        return
    convention = function.signature.cc
    if convention.startswith(_SHADERS):
        assert function.module is not None, "a function that is lowered belongs to a module"
        raise UnsupportedError(
            f"@{display_name(function.name)} uses LDS and is an entry point of convention {convention}, not a kernel",
            location=f"{function.module.source_name}:{function.line}:1",
            hint="lower the module without it",
        )


def _refuse_constructors(context: Context, users: set[str]) -> None:
    """The backend calls them from kernels of its own, which have no block."""
    module, targets = context.module, context.uses.callgraph.alias_targets
    for variable, line in module.variable_lines():
        if variable not in CONSTRUCTOR_LISTS and ("_array" not in line or _CONSTRUCTOR_SECTION.search(line) is None):
            continue
        for mentioned in global_names(line[1 + len(variable) :]):
            name = targets.get(mentioned, mentioned)
            if name in users:
                where = f"stands in @{display_name(variable)}, which no kernel of the module runs"
                raise UnsupportedError(
                    f"@{display_name(name)} uses LDS and {where}",
                    location=f"{module.source_name}:{module.functions[name].line}:1",
                    hint="lower the module without it",
                )


def _refuse_argument_loads(context: Context, function: Function, kernel: str) -> None:
    """Arguments are mapped where the kernel's parameters are; who reads them from memory would see the device's numbers."""
    for line in body_lines(function.body or ""):
        if f"@{_KERNARG}(" in line:
            reason = f"kernel @{display_name(kernel)} has LDS parameters, and its arguments are read from memory"
            raise unsupported(context.module, function, line, reason, "read them as parameters")
