"""Kernels x LDS variables: who is charged for what, why, and how much it is. Data only; ``uses_text`` prints it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import final

from swlds.analysis.layout import compute_layout, round_up
from swlds.analysis.lds_uses import LdsUses, explain_uses, find_lds_uses
from swlds.device.kernel_attributes import target_name
from swlds.device.lds_layout import place_unlimited
from swlds.device.target import Target, find_target
from swlds.errors import InputError
from swlds.ir.demangling import plain_name
from swlds.ir.device_library import is_library_name
from swlds.ir.kernel_names import list_kernels, match_kernels, near_kernel
from swlds.ir.model import Function, Module
from swlds.ir.names import display_name, raw_name
from swlds.ir.source_names import function_title, variable_titles
from swlds.lazy import dataclass
from swlds.passes.lower_lds.intrinsics import HEADER_SIZE

#: Functions of a call path; there is a path for each kernel and variable.
_LONGEST_PATH = 32


@final
@dataclass(frozen=True, slots=True)
class VariableUse:
    """One variable of one kernel; sizes and offsets in bytes.

    ``lds_offset`` is where the backend places it in LDS (None where another module defines it), ``block_offset`` where it
    lies in the block that ``lower`` makes. ``path`` leads from the kernel to a function that mentions the variable; ``<…>``
    stands for a call through a pointer.
    """

    name: str
    is_direct: bool
    is_indirect: bool
    is_dynamic: bool
    size: int
    align: int
    lds_offset: int | None
    block_offset: int
    redzone: int
    path: tuple[str, ...]
    #: What the source calls it, told from the kernel's others of that name; empty where that is its symbol.
    source_name: str = ""

    @property
    def title(self) -> str:
        """What people call it."""
        return self.source_name or plain_name(self.name)


@final
@dataclass(frozen=True, slots=True)
class KernelUse:
    """One kernel. ``static_size`` and ``allocated`` are bytes of LDS without and with rounding to the target's granule;
    dynamic LDS comes on top of it at launch. ``block_size`` is the global memory that replaces the static part."""

    name: str
    target: Target
    variables: tuple[VariableUse, ...]
    static_size: int
    block_size: int
    calls_unknown: bool

    @property
    def is_dynamic(self) -> bool:
        return any(v.is_dynamic for v in self.variables)

    @property
    def allocated(self) -> int:
        return round_up(self.static_size, self.target.lds_granule)

    @property
    def is_over(self) -> bool:
        return self.static_size > self.target.lds_limit


@final
@dataclass(frozen=True, slots=True)
class UsesReport:
    """All kernels asked for, in name order; ``unused`` are variables that none of the module's kernels reaches."""

    source: str
    kernels: tuple[KernelUse, ...]
    unused: tuple[str, ...]
    #: Symbol of a variable of these kernels -> what the source calls it, told from those of all of them.
    titles: dict[str, str] = field(default_factory=dict)

    def complaint(self, kernel: KernelUse) -> str:
        """What is wrong with a kernel of these that is over the limit."""
        biggest = max(kernel.variables, key=lambda v: v.size)
        return (
            f"kernel {function_title(kernel.name)} needs {kernel.static_size} bytes of LDS; a work-group has "
            f"{kernel.target.lds_limit} on {kernel.target.name} ({self.titles[biggest.name]} alone takes {biggest.size}: "
            "make it smaller, or lower the module)"
        )


def report_uses(module: Module, kernels: Sequence[str] = (), mcpu: str | None = None) -> UsesReport:
    """Analyse a module. Without ``mcpu`` each kernel's own ``target-cpu`` counts. InputError for an unknown kernel."""
    module = _with_library_variables(module)
    uses = find_lds_uses(module)
    functions = sorted(module.kernel_functions, key=lambda f: raw_name(f.name))
    chosen = [k for name in kernels for k in _find_kernels(functions, name, module.source_name)] or functions
    chosen = list(dict.fromkeys(chosen))
    reached: set[str] = set()
    for kernel in functions:
        reached.update(uses.direct.get(kernel.name, ()), uses.indirect.get(kernel.name, ()))
    unused = tuple(display_name(name) for name in uses.variables if name not in reached)
    found = tuple(_report_kernel(uses, k, mcpu) for k in chosen)
    titles = variable_titles(module, dict.fromkeys(v.name for kernel in found for v in kernel.variables))
    return UsesReport(module.source_name, found, unused, titles)


def _with_library_variables(module: Module) -> Module:
    """The module itself, or a new one with the functions of the device library that bring LDS, as a launch has them."""
    if not any(f.is_declaration and is_library_name(f.name) for f in module.functions.values()):
        return module
    from swlds.ir.device_library.link import brings_variables, has_library_calls, link_library

    if has_library_calls(module, brings_variables):
        module = module.clone()
        link_library(module, brings_variables)
    return module


def _find_kernels(kernels: Sequence[Function], name: str, source: str) -> list[Function]:
    """All that the name, or the pattern, fits."""
    if found := match_kernels(kernels, name):
        return found
    near = near_kernel(kernels, name)
    hint = f"did you mean {near}?" if near else f"it has {list_kernels(kernels)}" if kernels else "it has none"
    raise InputError(f"has no kernel {name.removeprefix('@')!r}", location=source, hint=hint)


def _report_kernel(uses: LdsUses, kernel: Function, mcpu: str | None) -> KernelUse:
    target = find_target(mcpu or target_name(uses.module, kernel))
    direct, indirect = uses.direct.get(kernel.name, {}), uses.indirect.get(kernel.name, {})
    layout = compute_layout(
        kernel.name,
        [uses.variables[v] for v in direct],
        [uses.variables[v] for v in indirect],
        header=HEADER_SIZE,
        min_align=8,
    )
    names = {entry.name for entry in layout.variables}
    placement = place_unlimited(uses.module, kernel.name, names, target)
    offsets = {v.name: v.offset for v in placement.variables} if placement else {}
    paths = explain_uses(uses, kernel.name)
    titles = variable_titles(uses.module, [display_name(entry.name) for entry in layout.variables])
    variables = tuple(
        VariableUse(
            display_name(entry.name),
            entry.name in direct,
            entry.name in indirect,
            entry.is_dynamic,
            entry.size,
            uses.variables[entry.name].align,
            offsets.get(entry.name),
            entry.offset,
            entry.redzone,
            tuple(node if node.startswith("<") else display_name(node) for node in _cut(paths[entry.name])),
            _unless_symbol(titles[display_name(entry.name)], display_name(entry.name)),
        )
        for entry in layout.variables
    )
    static = placement.static_size if placement else sum(v.size for v in variables)
    block = layout.static_end if variables else 0
    return KernelUse(display_name(kernel.name), target, variables, static, block, kernel.name in uses.reaches_unknown)


def _unless_symbol(title: str, symbol: str) -> str:
    return "" if title == symbol else title


def _cut(path: list[str]) -> list[str]:
    """A call path without the middle of a long one."""
    rest = len(path) - _LONGEST_PATH
    return path if rest <= 0 else [*path[: _LONGEST_PATH // 2], f"<{rest} more>", *path[-_LONGEST_PATH // 2 :]]
