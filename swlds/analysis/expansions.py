"""What LLVM's backend, the runtime, or the hardware makes of some pointers and intrinsics, done before a module is executed or
lowered."""

from __future__ import annotations

from collections.abc import Callable

from swlds.analysis.managed_variables import find_managed, set_managed
from swlds.analysis.switched_off import expand_switched, has_switched
from swlds.analysis.transposed_loads import expand_transposed_loads, has_transposed_loads
from swlds.ir.device_library import is_library_name
from swlds.ir.device_library.events import align_private_events, has_private_events
from swlds.ir.fat_pointers import has_fat_pointers, lower_fat_pointers
from swlds.ir.model import Function, Module

#: The processor of a function that names none.
DEFAULT_PROCESSOR = "gfx942"


def expand_module(module: Module, processor_of: Callable[[Function], str], *, is_only_for_lds: bool = False) -> Module:
    """The module itself, or a new one without pointers to buffers (address space 7), without transposing loads, with branches
    around accesses of LDS that are switched off, with managed variables set, and with the functions of the device library that
    it calls; ``is_only_for_lds``: with those of them that have to do with LDS, with branches around copies, too, and without
    setting variables.

    ``processor_of``: the processor of a function. Raises UnsupportedError for pointers that LLVM cannot make others of."""
    if any(module.functions[name].is_declaration for name in filter(is_library_name, module.functions)):
        module = _link_library(module, is_only_for_lds)
    if has_fat_pointers(module):
        first = next(iter(module.defined_functions), None)
        module = lower_fat_pointers(module, processor_of(first) if first is not None else DEFAULT_PROCESSOR)
    elif has_transposed_loads(module) or has_switched(module) or (find_managed(module) and not is_only_for_lds):
        module = module.clone()
    elif is_only_for_lds:
        return module
    if not is_only_for_lds:
        set_managed(module)
    if has_transposed_loads(module):
        expand_transposed_loads(module, processor_of)
    if has_switched(module):
        expand_switched(module, with_copies=is_only_for_lds)
    return module


def _link_library(module: Module, is_only_for_lds: bool) -> Module:
    from swlds.ir.device_library.link import has_library_calls, has_to_do_with_lds, link_library

    if not is_only_for_lds:
        if has_library_calls(module):
            module = module.clone()
            if has_private_events(module):
                align_private_events(module)
            link_library(module)
    elif has_library_calls(module, has_to_do_with_lds):
        from swlds.ir.device_library.link_text import link_in_text

        module = module.clone()
        if not link_in_text(module, has_to_do_with_lds):
            link_library(module, has_to_do_with_lds)
    return module


def own_processor(default: str | None) -> Callable[[Function], str]:
    """What functions name; ``default`` for those that name none."""
    return lambda function: function.find_attribute("target-cpu") or default or DEFAULT_PROCESSOR
