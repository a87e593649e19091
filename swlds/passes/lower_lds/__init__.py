"""Lower LDS to a block of global memory per work-group.

Before: kernels and functions that use ``addrspace(3)`` variables. After: each kernel allocates a block on entry, keeps its
address in an 8-byte LDS slot, and frees it on exit; every access goes to the block. Profile ``llvm`` is what LLVM 22.1's
``amdgpu-sw-lower-lds`` makes; profile ``full`` lowers completely, or refuses.

The pipeline, in order:

=================  ===================================================  =====================================
phase              does                                                 afterwards
=================  ===================================================  =====================================
clone              a new module; the input stays as it was
aliases (full)     mentions of LDS aliases become what they stand for   no alias of LDS
waits (full)       fences where waits ordered copies
uses               who uses what                                        ``context.uses``
plan               what is lowered, layouts, ids, columns               ``context.layouts``, ``kernel_ids``
noalias (full)     it goes from flat pointers that may lead to LDS
bodies             kernels, then functions, line by line                no mention of a lowered variable
stale metadata     (full) in all that kernels reach                     nothing limits order to LDS
attributes         take ``amdgpu-no-*`` away, add ``amdgpu-lds-size``
tables             new globals in, lowered variables out
orphans            (full) declarations and groups that nothing mentions
stage check        (full) no data access to addrspace(3) but the slots
=================  ===================================================  =====================================
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from swlds.analysis.expansions import expand_module, own_processor
from swlds.analysis.lds_uses import find_lds_uses
from swlds.ir.datalayout import DataLayout
from swlds.ir.elements import METADATA, WORDS, Elements, find_elements
from swlds.ir.model import GlobalVariable, Module
from swlds.ir.names import display_name
from swlds.passes.lower_lds import (
    aliases,
    attributes,
    direct_loads,
    mentions,
    nonkernel,
    stage_check,
    tables,
)
from swlds.passes.lower_lds.beyond_ir import (
    KERNEL_ID,
    refuse_beyond_ir,
    refuse_early_end,
    refuse_numbered,
    refuse_tokens,
)
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.entry_points import refuse_entry_points, refuse_own_calls
from swlds.passes.lower_lds.escape import refuse_escapes
from swlds.passes.lower_lds.noalias import drop_noalias
from swlds.passes.lower_lds.numbers import refuse_numbers
from swlds.passes.lower_lds.once import once_functions
from swlds.passes.lower_lds.options import LowerOptions
from swlds.passes.lower_lds.orphans import drop_orphans
from swlds.passes.lower_lds.plan import Plan, is_lowered_before, make_plan
from swlds.passes.lower_lds.stale_metadata import drop_constant_data, drop_stale_metadata

__all__ = ["PHASES", "LowerOptions", "lower_lds"]

#: Phases after which ``after`` of ``lower_lds`` is called; behind the last, nothing is changed.
PHASES = ("uses", "plan", "bodies", "attributes", "tables")


def lower_lds(
    module: Module, options: LowerOptions | None = None, *, after: Callable[[str, Module], None] | None = None
) -> Module:
    """A new module with LDS lowered. Raises UnsupportedError where that is not possible, LayoutError over 4 GiB.

    ``after`` is called with the name of each of ``PHASES`` that ended and the module as it is then.
    """
    after = after or _ignore
    options = options or LowerOptions()
    if options.profile == "full":
        processor = own_processor(options.mcpu.split(":", 1)[0] if options.mcpu else None)
        module = expand_module(module, processor, is_only_for_lds=True)
    lowered = module.clone()
    lowered.change_lines(keeps_names=True)
    if options.profile == "full":
        aliases.inline_aliases(lowered)
        refuse_beyond_ir(lowered)
        direct_loads.order_waits(lowered)
    context = Context(lowered, find_lds_uses(lowered, options.profile), options)
    after("uses", lowered)
    plan = make_plan(context)
    after("plan", lowered)
    if context.is_full:
        refuse_entry_points(context, plan)
        refuse_early_end(context, plan.reached)
        refuse_tokens(context, plan)
        reached = sorted({*plan.reached, *plan.functions})
        refuse_numbered(context, reached)
        refuse_escapes(context, reached)
        refuse_numbers(context, reached)
        drop_noalias(context, plan.callers)  # bodies say which casts there are until they are lowered
    lower_bodies(context, plan)
    tables.add_declarations(context)
    if context.is_full:
        refuse_own_calls(context, plan)
    after("bodies", lowered)
    change_attributes(context, plan)
    after("attributes", lowered)
    build_globals(context, plan)
    if options.with_runtime and plan.kernels:
        from swlds.passes.lower_lds.runtime import link_runtime

        link_runtime(context)
    if options.mcpu is not None:
        attributes.set_processor(context, options.mcpu.split(":", 1)[0])
    if context.is_full and plan.kernels:
        drop_orphans(context)
    lowered.once = once_functions(context)
    lowered.layouts = {display_name(k): layout for k, layout in context.layouts.items()}
    after("tables", lowered)
    if context.is_full and not is_lowered_before(context.uses):
        stage_check.check_no_lds_access(lowered)
    return lowered


def _ignore(phase: str, module: Module) -> None:
    return


def lower_bodies(context: Context, plan: Plan) -> None:
    """Rewrite kernels and functions; in profile llvm also expand LDS constants in all other bodies."""
    if context.is_full:  # only one of the profiles is loaded
        from swlds.passes.lower_lds.kernel_full import lower_kernel
    else:
        from swlds.passes.lower_lds.expand_llvm import expand_constants
        from swlds.passes.lower_lds.kernel_llvm import lower_kernel

        if context.module.flag("nosanitize_address") is not None:
            has_expanded = expand_constants(context)
            plan.is_active = plan.is_active and (has_expanded or bool(plan.kernels))
    bodies = [context.module.functions[name].body or "" for name in plan.reached]
    has_flat = any("addrspacecast" in body and "addrspace(3)" in body for body in bodies)
    for name in plan.kernels:
        function = context.module.functions[name]
        body, for_llvm = lower_kernel(context, function, context.layouts[name])
        function.replace_text(body=body, for_llvm=for_llvm)
    for name in plan.functions:
        function = context.module.functions[name]
        body, for_llvm = nonkernel.lower_function(context, function)
        function.replace_text(body=body, for_llvm=for_llvm)
    for name in sorted(plan.reached):
        drop_stale_metadata(context, context.module.functions[name])
        if has_flat:
            drop_constant_data(context.module.functions[name])


def change_attributes(context: Context, plan: Plan) -> None:
    """Take away the promises that the new code breaks; say how much LDS a kernel has."""
    if not plan.kernels:
        return
    if context.is_full:
        attributes.drop_promises(context, plan.reached, plan.callers)
        attributes.keep_definitions(context, plan.reached | plan.callers)
        for name in (
            sorted(plan.callers.difference(plan.kernels)) if context.instrument else ()
        ):  # what calls convergent code is
            attributes.change_attributes(context.module.functions[name], add="convergent")
    else:
        attributes.remove_like_llvm(context, plan.kernels, attributes.ALWAYS)
        with_ids = [k for k in plan.kernels if context.uses.indirect.get(k)]
        attributes.remove_like_llvm(context, with_ids, attributes.KERNEL_ID)
    known: defaultdict[str, attributes.Known] = defaultdict(dict)
    for kernel in plan.kernels:
        size = context.layouts[kernel].lds_size
        value = f"{size},{size}" if context.layouts[kernel].dynamic else f"{size}"
        function = context.module.functions[kernel]
        attributes.change_attributes(function, add=f'"amdgpu-lds-size"="{value}"', known=known[value])
        if kernel in context.kernel_ids:
            node = context.module.add_metadata(f"!{{i32 {context.kernel_ids[kernel]}}}")
            function.replace_text(header=f"{attributes.without_number(function.header)} !{KERNEL_ID} {node}")


def build_globals(context: Context, plan: Plan) -> None:
    """New globals in, lowered ones out."""
    module = context.module
    for layout in context.layouts.values():
        tables.add_kernel_globals(context, layout)
    tables.add_tables(context)
    if not context.is_full:
        variables = {name: module.globals[name] for name in context.uses.variables}
        removed = tables.remove_unused(context, _still_used(context, plan)) if plan.is_active else set()
        is_flagged = module.flag("nosanitize_address") is not None
        mentions.forget_in_metadata(module, removed, variables if is_flagged else ())
        if is_flagged:
            mentions.forget_in_records(module, variables, removed)
        return
    if plan.kernels:
        variables = {name: module.globals[name] for name in context.uses.variables}
        tables.remove_variables(context)
        mentions.forget_in_metadata(module, set(variables))
        mentions.forget_in_records(module, variables, set(variables))
        nodes = [
            context.module.add_metadata(
                "!{" + ", ".join([_string(layout.kernel), *(_string(e.name) for e in layout.variables)]) + "}"
            )
            for layout in context.layouts.values()
        ]
        module.named_metadata["swlds.lds"] = nodes
        _note_elements(context, variables)
        if context.columns:
            names = ", ".join(map(_string, context.columns))
            module.named_metadata["swlds.columns"] = [context.module.add_metadata(f"!{{{names}}}")]


def _note_elements(context: Context, variables: dict[str, GlobalVariable]) -> None:
    """``!swlds.elements`` says what the variables consist of, where that is not words: the block has no types."""
    module, nodes = context.module, []
    used = dict.fromkeys(entry.name for layout in context.layouts.values() for entry in layout.variables)
    known: dict[str, Elements] = {}  # by the text behind the name
    elements = {name: _elements_of(module.data_layout, variables[name], known) for name in used}
    others = {name: [f'!"{n}"' for n in found.numbers()] for name, found in elements.items() if found != WORDS}
    for layout in context.layouts.values() if others else ():
        for name in (entry.name for entry in layout.variables):
            if name in others:
                words = (_string(layout.kernel), _string(name), *others[name])
                nodes.append(module.add_metadata(f"!{{{', '.join(words)}}}"))
    if nodes:
        module.named_metadata[METADATA] = nodes


def _elements_of(layout: DataLayout, variable: GlobalVariable, known: dict[str, Elements]) -> Elements:
    text = variable.text_behind_name
    if not text or text not in known:
        known[text] = find_elements(layout, variable.value_type)
    return known[text]


def _string(name: str) -> str:
    return f'!"{name[1:-1]}"' if name.startswith('"') else f'!"{name}"'


def _still_used(context: Context, plan: Plan) -> set[str]:
    """Variables that bodies mention after the lowering."""
    lowered_kernels, lowered_functions = set(plan.kernels), set(plan.functions)
    used: set[str] = set()
    for name, variables in context.uses.direct.items():
        if name in lowered_functions:
            used.update(v for v in variables if v not in context.columns)
        elif name not in lowered_kernels:
            used |= variables.keys()
    return used
