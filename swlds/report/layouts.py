"""What a lowering did, in a few lines: kernels, their blocks, what lies where, and the redzones."""

from __future__ import annotations

from collections.abc import Mapping

from swlds.analysis.layout import KernelLayout, LayoutEntry
from swlds.ir.names import display_name
from swlds.ir.source_names import function_title, long_name
from swlds.printable import printable
from swlds.report.words import count_noun


def describe_layouts(source: str, layouts: Mapping[str, KernelLayout]) -> str:
    """Text without a closing newline; bytes throughout."""
    if not layouts:
        return f"{source}: no kernel has LDS to lower"
    lines = [f"{source}: {count_noun(len(layouts), 'kernel')} lowered"]
    for name, layout in layouts.items():
        redzones = [size for _, size in layout.redzones]
        lines.append(
            f"  {function_title(name)}: a block of {layout.static_end} bytes{' and the dynamic part' if layout.dynamic else ''}, "
            f"{sum(redzones)} of them in {count_noun(len(redzones), 'redzone')}; {layout.lds_size} bytes of LDS stay in use"
        )
        lines += [f"    {line}" for line in map(_describe_entry, layout.entries)]
    return "\n".join(map(printable, lines))


def _describe_entry(entry: LayoutEntry) -> str:
    what = long_name(display_name(entry.name)) if entry.name else "header"
    if entry.is_dynamic:
        return f"at {entry.offset}: {what}, as many bytes as the launch asks for"
    return f"at {entry.offset}: {what}, {count_noun(entry.size, 'byte')}, then a redzone of {entry.redzone}"
