"""What a lowering did, in a few lines: kernels, their blocks, what lies where, and the redzones."""

from __future__ import annotations

from collections.abc import Mapping

from swlds.analysis.layout import KernelLayout, LayoutEntry
from swlds.ir.model import Module
from swlds.ir.names import display_name
from swlds.ir.source_names import function_title, variable_titles
from swlds.printable import printable
from swlds.report.words import count_noun


def layout_titles(module: Module, layouts: Mapping[str, KernelLayout]) -> dict[str, str]:
    """Symbol (display name) -> what the source of the module calls the variable."""
    held = (display_name(entry.name) for layout in layouts.values() for entry in layout.variables)
    return variable_titles(module, dict.fromkeys(held))


def describe_layouts(source: str, layouts: Mapping[str, KernelLayout], titles: Mapping[str, str]) -> str:
    """Text without a closing newline; bytes throughout. ``titles``: as ``layout_titles`` has them."""
    if not layouts:
        return f"{source}: no kernel has LDS to lower"
    lines = [f"{source}: {count_noun(len(layouts), 'kernel')} lowered"]
    for name, layout in layouts.items():
        redzones = [size for _, size in layout.redzones]
        lines.append(
            f"  {function_title(name)}: a block of {layout.static_end} bytes{' and the dynamic part' if layout.dynamic else ''}, "
            f"{sum(redzones)} of them in {count_noun(len(redzones), 'redzone')}; {layout.lds_size} bytes of LDS stay in use"
        )
        lines += [f"    {_describe_entry(entry, titles)}" for entry in layout.entries]
    return "\n".join(map(printable, lines))


def _describe_entry(entry: LayoutEntry, titles: Mapping[str, str]) -> str:
    symbol = display_name(entry.name)
    what = titles.get(symbol, symbol) if entry.name else "header"
    if entry.is_dynamic:
        return f"at {entry.offset}: {what}, as many bytes as the launch asks for"
    return f"at {entry.offset}: {what}, {count_noun(entry.size, 'byte')}, then a redzone of {entry.redzone}"
