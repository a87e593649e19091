"""``--with-runtime``: the allocator and the reports in IR, so that a lowered module needs no device library.

It lies in ``library/*.ll``: a heap of equal chunks; with instrumentation also their shadow and a check in front of each access.
"""

from __future__ import annotations

from swlds.analysis.layout import round_up
from swlds.errors import UnsupportedError
from swlds.ir.model import Function, GlobalVariable
from swlds.ir.templates import fill, read_template, split_functions
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.options import Allocator
from swlds.passes.lower_lds.parameters import has_lds_parameter

HEAP_BYTES = 64 << 20
CHUNK_ALIGN = 4096
#: Poisoned bytes behind a block.
REDZONE = 64
#: Room for dynamic LDS in a chunk: the largest LDS of any target.
DYNAMIC_ROOM = 320 << 10


def link_runtime(context: Context) -> None:
    """Put the runtime's globals and functions into the module. UnsupportedError when it defines some of them itself."""
    allocator = context.options.allocator
    taken = [n for n in (allocator.allocate, allocator.release) if _is_defined(context, n)]
    if taken:
        raise UnsupportedError(
            f"the module defines @{taken[0]} itself",
            location=context.module.source_name,
            hint="leave --with-runtime out",
        )
    chunk = _chunk_size(context)
    for text in runtime_files(allocator, chunk, instrument=context.instrument):
        _link(context, text)


def runtime_files(allocator: Allocator, chunk: int, *, instrument: bool) -> list[str]:
    """The files of a runtime whose heap has chunks of so many bytes."""
    chunks = round_up(max(HEAP_BYTES // chunk, 64), 64)
    sizes = {"bytes": chunks * chunk, "words": chunks // 64, "chunks": chunks, "chunk": chunk, "redzone": REDZONE}
    shadow = {"granules": chunks * chunk // 8}
    names = {"allocate": allocator.allocate, "release": allocator.release}
    return [
        _file("heap", **sizes),
        _file("mark", **shadow) if instrument else _file("no_mark"),
        _file(allocator.style, **names),
        *([_file("check", bytes=chunks * chunk, **shadow)] if instrument else []),
    ]


def _file(name: str, **holes: str | int) -> str:
    return fill(read_template("swlds.passes.lower_lds.library", name), **holes)


def _link(context: Context, text: str) -> None:
    """Put the globals and functions of a file into the module, but declarations that it has."""
    for line in text.split("\n"):
        if line.startswith("@"):
            name = line[1 : line.index(" ")]
            variable = GlobalVariable(name, line, 1)
            variable.module = context.module
            context.module.globals[name] = variable
    for name, definition in split_functions(text).items():
        header, _, body = definition.partition(" {\n")
        if body or name not in context.module.functions:
            function = Function(name, header, body.removesuffix("}") if body else None)
            function.module = context.module
            context.module.functions[name] = function


def _chunk_size(context: Context) -> int:
    sizes = [
        layout.static_end
        + 2 * layout.align
        + 2 * REDZONE
        + (DYNAMIC_ROOM * max(1, len(layout.dynamic)) if layout.dynamic or _has_parameters(context, kernel) else 0)
        for kernel, layout in context.layouts.items()
    ]
    return round_up(max(sizes), CHUNK_ALIGN)


def _has_parameters(context: Context, kernel: str) -> bool:
    return has_lds_parameter(context.module.functions[kernel])


def _is_defined(context: Context, name: str) -> bool:
    function = context.module.functions.get(name)
    return function is not None and not function.is_declaration
