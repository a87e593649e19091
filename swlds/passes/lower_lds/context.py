"""What the phases of one lowering share: the module being made, options, and what the bodies turned out to need."""

from __future__ import annotations

import re
from functools import cached_property
from typing import final

from swlds.analysis.layout import KernelLayout
from swlds.analysis.lds_uses import LdsUses
from swlds.errors import UnsupportedError
from swlds.ir.brief import join_lines
from swlds.ir.model import Function, GlobalVariable, Module
from swlds.ir.names import display_name, raw_name, spell_name
from swlds.ir.values import GlobalReference
from swlds.passes.lower_lds.bodies import Bodies
from swlds.passes.lower_lds.expand_text import Expansions
from swlds.passes.lower_lds.frames import Frames
from swlds.passes.lower_lds.number_flow import NumberFlow
from swlds.passes.lower_lds.options import LowerOptions
from swlds.passes.lower_lds.plain_lines import PlainKinds
from swlds.passes.lower_lds.words import Word, Words

#: A text without debug locations and with their places, each cut where the name stands, and what LLVM reads in its place, up to
#: the pointer.
CheckTemplate = tuple[list[str], list[str], str]
BASE_TABLE = "llvm.amdgcn.sw.lds.base.table"
OFFSET_TABLE = "llvm.amdgcn.sw.lds.offset.table"
#: Numbers below it fit into 32 bits whatever their sign.
TOO_LARGE = 1 << 31


@final
class Context:
    """State of one lowering. ``module`` is the new module; the input is never written."""

    def __init__(self, module: Module, uses: LdsUses, options: LowerOptions) -> None:
        self.module = module
        self.uses = uses
        self.options = options
        self.is_full = options.profile == "full"
        self.instrument = options.is_instrumented
        self.datalayout = module.data_layout
        self.layouts: dict[str, KernelLayout] = {}
        #: Kernels in table order, which is their kernel id.
        self.kernel_ids: dict[str, int] = {}
        #: Variables in the order of the offset table's columns.
        self.columns: dict[str, int] = {}
        #: Function name -> declaration text, for what the new code calls.
        self.declarations: dict[str, str] = {}
        #: What the new code calls.
        self.called: set[str] = set()
        #: Some body may ask about LDS without an LDS pointer (``intrinsics.is_question``).
        self.may_ask = True
        #: Intrinsics of which a call was rewritten; their declarations go when that was the last one.
        self.replaced: set[str] = set()
        #: The inline check by (bits, alignment, is write).
        self.check_templates: dict[tuple[int, int, bool], CheckTemplate] = {}
        #: For LLVM alone: parameters and bodies of functions that begin and end as kernels of a kind do.
        self.frames: dict[str, tuple[str, str]] = {}
        #: What kernels have in front of their own lines and behind them, as text.
        self.frame_texts = Frames()
        self.plain_kinds = PlainKinds()
        self.expansions = Expansions(module)
        #: ``!mmra`` attachments as they must read, by number: one node may have many tags, and stand at many fences.
        self.widened_mmra: dict[str, str] = {}
        #: Lines with attachments that may be stale, and what became of them.
        self.without_stale: dict[str, str] = {}
        self._bits: dict[str, int] = {}
        self._declared: set[tuple[str, str, str]] = set()
        #: The bodies before they are lowered, and what integers in them keep of LDS pointers' numbers, and of flat pointers'.
        self.bodies = Bodies(module, uses.callgraph, self.datalayout)
        self.lds_numbers = NumberFlow(self.bodies, 3, through_memory=False)
        #: By function: results that may be low words of flat pointers where LDS pointers are meant.
        self.mixed_loads: dict[str, dict[str, Word]] = {}
        self.flat_numbers = NumberFlow(self.bodies, 0, through_memory=True, bases=self.lds_numbers)
        self.flat_words = Words(self.flat_numbers)

    @cached_property
    def table_columns(self) -> dict[str, int]:
        """Columns of the offset table, once ``columns`` is known. In profile full a stacked dynamic variable ``x`` has a
        second one, ``#x``: how many dynamic variables of the kernel lie in front of it."""
        columns = dict(self.columns)
        if self.is_full and self.options.dynamic == "stacked":
            dynamic = [name for name in columns if self.uses.variables[name].is_dynamic]
            columns.update({f"#{name}": len(columns) + i for i, name in enumerate(dynamic)})
        return columns

    @cached_property
    def offset_table(self) -> str:
        """Profile full: type and pointer of the offset table, as operands."""
        table = f"[{len(self.kernel_ids)} x [{len(self.table_columns)} x i32]]"
        return f"{table}, ptr addrspace(1) @{OFFSET_TABLE}"

    def declare(self, name: str, result: str, parameters: str) -> None:
        """Have ``declare result @name(parameters)`` in the output unless the module has that function.

        Profile full: UnsupportedError where what the module has under that name cannot be called so.
        """
        if (name, result, parameters) in self._declared:
            return
        known = self.module.lookup(name)
        self.called.add(name)
        if known is None:
            self.declarations.setdefault(name, f"declare {result} @{name}({parameters})")
        elif self.is_full and (kind := _difference(known, f"{result} ({parameters})")):
            is_llvm = name.startswith("llvm.")
            raise UnsupportedError(
                f"@{display_name(name)} would be called as {result} ({parameters}); the module has it as {kind}",
                hint="declare it as LLVM does" if is_llvm else "give it another name, or choose another --allocator",
            )
        self._declared.add((name, result, parameters))

    def note_frame(self, kind: str, lines: list[str], parameters: str = "") -> None:
        """What kernels of a kind have in front of their own lines and behind them, as a body."""
        if kind not in self.frames:
            text, brief = join_lines(lines)
            self.frames[kind] = parameters, brief or text

    def store_bits(self, type_text: str) -> int:
        """Bits that a load or store of the type touches (a multiple of 8)."""
        bits = self._bits.get(type_text)
        if bits is None:
            from swlds.ir.parser import parse_type

            bits = 8 * self.datalayout.store_size(parse_type(type_text, self.module))
            self._bits[type_text] = bits
        return bits

    def unsupported(self, function: Function, line: str, reason: str, hint: str = "") -> UnsupportedError:
        """The error that refuses an instruction."""
        return unsupported(self.module, function, line, reason, hint)


def _difference(known: GlobalReference, wanted: str) -> str:
    """What a global value is, where it cannot be called as is wanted: "" where it can."""
    if not isinstance(known, Function):
        return "a variable" if isinstance(known, GlobalVariable) else ""
    if known.is_kernel:
        return "a kernel"
    type_, space = str(known.function_type), known.signature.addrspace
    return f"{type_} in address space {space}" if space else type_ if type_ != wanted else ""


def unsupported(module: Module, function: Function, line: str, reason: str, hint: str = "") -> UnsupportedError:
    """The error that refuses an instruction: names function, source line and the instruction itself."""
    shown = " ".join(part.strip() for part in line.split("\n"))
    return UnsupportedError(
        f"in @{display_name(function.name)}: {reason}: {shown}",
        location=_place(module, function, line),
        hint=hint,
    )


def _place(module: Module, function: Function, line: str) -> str:
    """``file:line:column`` of the source where debug info knows it, else of the IR."""
    from swlds.ir.metadata import source_location

    found = re.search(r"!dbg (!\d+)", line)
    location = source_location(module, found[1]) if found else None
    if location is not None:
        return f"{location.file}:{location.line}:{location.column}"
    body = function.body or ""
    position = body.find(line)
    row = function.line + 1 + body.count("\n", 0, position) if position >= 0 else function.line
    return f"{module.source_name}:{row}:1"


def is_small(layout: KernelLayout) -> bool:
    """Whether all its numbers fit into 32 bits whatever their sign."""
    return layout.static_end + layout.align < TOO_LARGE


def slot_name(kernel: str) -> str:
    """The global that holds the block's address; without sigil."""
    return _named_after("llvm.amdgcn.sw.lds.", kernel)


def md_name(kernel: str, suffix: str = "") -> str:
    """The metadata global, or with suffix ``.type`` / ``.item`` its struct types."""
    return _named_after("llvm.amdgcn.sw.lds.", kernel, f".md{suffix}")


def dynlds_name(kernel: str) -> str:
    return _named_after("llvm.amdgcn.", kernel, ".dynlds")


def _named_after(before: str, kernel: str, behind: str = "") -> str:
    """A name around a kernel's, as spelled."""
    if kernel[0] != '"' and kernel.isascii() and "$" not in kernel:
        return f"{before}{kernel}{behind}"
    return spell_name(before.encode() + raw_name(kernel) + behind.encode())


def md_field(kernel: str, entry: int, field: int) -> str:
    """The constant expression for one i32 of a metadata entry: field 0 offset, 1 size, 2 padded size."""
    return (
        f"getelementptr inbounds (%{md_name(kernel, '.type')}, ptr addrspace(1) @{md_name(kernel)}, "
        f"i32 0, i32 {entry}, i32 {field})"
    )
