"""Kernel prologue and epilogue of profile ``full``.

Before::

    entry:
      %a = alloca i32, addrspace(5)
      …
      ret void

After::

    entry:      allocas stay here; work-item (0, 0, 0) goes to Malloc, the others to Join
    Malloc:     allocate; trap on null; align; header; slot; poison redzones
    Join:       fence and barrier; load block; count this work-item in; fence and barrier
      …         every ret branches to Leave
    Leave:      count this work-item out; the last one to leave goes to Free, the others to End

The count makes the block live until the last work-item has left: a wave that returns early waits for nobody and
takes nothing from the others. Needs: layout. Breaks: the entry block ends in Malloc and Join; phis are mended.
"""

from __future__ import annotations

from typing import final

from swlds.analysis.layout import KernelLayout
from swlds.ir.brief import join_lines, make_piece
from swlds.ir.model import Function
from swlds.ir.names import replace_locals
from swlds.passes.lower_lds.allocas import CONSTANT_ALLOCA, hoist_allocas
from swlds.passes.lower_lds.context import Context, dynlds_name, is_small, md_field, slot_name
from swlds.passes.lower_lds.instrument import poison_regions
from swlds.passes.lower_lds.intrinsics import (
    HEADER_DYNAMIC,
    HEADER_DYNAMIC_START,
    HEADER_LIVE,
    HEADER_TOTAL,
)
from swlds.passes.lower_lds.memory import BodyRewriter
from swlds.passes.lower_lds.parameters import has_lds_parameter, lds_parameters
from swlds.passes.lower_lds.text import (
    Names,
    body_lines,
    cut_head,
    default_location,
    entry_label,
    rename_incoming,
)

DYNAMIC_REDZONE = 32
HIDDEN_DYNAMIC_LDS_SIZE = 120
PACKET_GROUP_SEGMENT_SIZE = 28
MALLOC_ALIGN = 16


def lower_kernel(context: Context, function: Function, layout: KernelLayout) -> tuple[str, str | None]:
    """The new body text, and what LLVM may read in its place."""
    text = hoist_allocas(function)
    names = Names(function, text)
    head, rest = cut_head(text, CONSTANT_ALLOCA)
    label = entry_label(function, head)
    phases = _Phases(context, function, layout, names)
    direct = context.uses.direct.get(layout.kernel, {})
    places = sorted((layout.indices[name], name) for name in direct if name in layout.indices)
    pointers = {name: names.value(f"v{i}") for i, name in places}
    rewriter = BodyRewriter(context, function, names, pointers)
    rewriter.on_return = lambda dbg: [f"  br label %{phases.leave}{phases.dbg}"]
    if phases.has_parameters:
        body = rewriter.rewrite(phases.map_arguments(body_lines(rest), function), label)
    else:
        body = rewriter.rewrite_text(rest, label)
    # Phis that named the entry block mean the block in which it ends now.
    rename_incoming(body, {label: rewriter.renamed.get(label, phases.join)})
    return join_lines([*head, *phases.begin(), *phases.variables(rewriter), *body, *phases.finish(), ""])


@final
class _Phases:
    """The inserted blocks of one kernel, in order."""

    def __init__(self, context: Context, function: Function, layout: KernelLayout, names: Names) -> None:
        self.context, self.layout, self.names = context, layout, names
        self._labels = tuple(names.blocks("Malloc", "OutOfMemory", "Allocated", "Join", "Leave", "Free", "End"))
        self.malloc_label, self.trap, self.ready, self.join, self.leave, self.free, self.end = self._labels
        self.dbg = default_location(context.module, function)
        #: Bytes of dynamic LDS in the block, as an i32 operand; ``_sizes`` knows.
        self.area = "0"
        self.has_parameters = has_lds_parameter(function)
        self.has_dynamic = bool(layout.dynamic) or self.has_parameters
        #: Kernels without dynamic LDS begin and end alike but for names and numbers: LLVM reads it once (``Context.frames``), and
        #: of the others what the body uses, with what the kernel has for itself.
        self.is_repeated = not (self.has_dynamic or self.dbg) and is_small(layout)
        self.block, self.slot = names.value("block"), slot_name(layout.kernel)

    def begin(self) -> list[str]:
        """What stands in front of the kernel's own lines."""
        if not self.is_repeated:
            return self._prologue()
        layout = self.layout
        key = self._labels, layout.align, layout.static_end, *layout.redzones
        self._begun = self.context.frame_texts.text(key, self.names, self.slot, self._prologue)
        return [make_piece(self._begun, self._load_block(), self.join)]

    def finish(self) -> list[str]:
        """What stands behind them."""
        if not self.is_repeated:
            return self.epilogue()
        text = self.context.frame_texts.text(self._labels, self.names, self.slot, self.epilogue)
        lines = [self._begun, f"  br label %{self.leave}", text, ""]
        self.context.note_frame(f"full {self.layout.align > MALLOC_ALIGN}", lines)
        raw = self.names.value("raw")
        left = f"\n{self.leave}:\n  {raw} = load i64, ptr addrspace(1) {self.block}, align 8\n  ret void"
        return [make_piece(text, left)]

    def _prologue(self) -> list[str]:
        return [*self.choose(), *self.malloc(), *self.enter()]

    def choose(self) -> list[str]:
        """Send one work-item to the allocation."""
        for axis in "xyz":
            self.context.declare(f"llvm.amdgcn.workitem.id.{axis}", "i32", "")
        x, y, z, xy, xyz, first = (self.names.value(n) for n in ("x", "y", "z", "xy", "xyz", "first"))
        dbg = self.dbg
        return [
            f"  {x} = call i32 @llvm.amdgcn.workitem.id.x(){dbg}",
            f"  {y} = call i32 @llvm.amdgcn.workitem.id.y(){dbg}",
            f"  {z} = call i32 @llvm.amdgcn.workitem.id.z(){dbg}",
            f"  {xy} = or i32 {x}, {y}{dbg}",
            f"  {xyz} = or i32 {xy}, {z}{dbg}",
            f"  {first} = icmp eq i32 {xyz}, 0{dbg}",
            f"  br i1 {first}, label %{self.malloc_label}, label %{self.join}{dbg}",
            "",
        ]

    def malloc(self) -> list[str]:
        """Allocate the block and fill its header."""
        dbg, names, layout = self.dbg, self.names, self.layout
        lines = [f"{self.malloc_label}:"]
        sizes, total, stride = self._sizes()
        lines += sizes
        raw, call = self._allocate(total)
        lines += call
        null, block = names.fresh(), names.value("new")
        self.context.declare("llvm.trap", "void", "")
        lines += [
            f"  {null} = icmp eq i64 {raw}, 0{dbg}",
            f"  br i1 {null}, label %{self.trap}, label %{self.ready}{dbg}",
            "",
            f"{self.trap}:",
            f"  call void @llvm.trap(){dbg}",
            f"  unreachable{dbg}",
            "",
            f"{self.ready}:",
        ]
        aligned = raw
        if layout.align > MALLOC_ALIGN:
            more, aligned = names.fresh(), names.fresh()
            lines += [
                f"  {more} = add i64 {raw}, {layout.align - 1}{dbg}",
                f"  {aligned} = and i64 {more}, {-layout.align}{dbg}",
            ]
        lines += [
            f"  {block} = inttoptr i64 {aligned} to ptr addrspace(1){dbg}",
            f"  store i64 {raw}, ptr addrspace(1) {block}, align 8{dbg}",
        ]
        for field, value in (
            (HEADER_LIVE, "0"),
            (HEADER_DYNAMIC, stride),
            (HEADER_TOTAL, total),
            (HEADER_DYNAMIC_START, str(layout.static_end)),
        ):
            place = names.fresh()
            lines += [
                f"  {place} = getelementptr i8, ptr addrspace(1) {block}, i32 {field}{dbg}",
                f"  store i32 {value}, ptr addrspace(1) {place}, align 4{dbg}",
            ]
        lines.append(f"  store ptr addrspace(1) {block}, ptr addrspace(3) @{self.slot}, align 8{dbg}")
        if self.context.options.allocator.style == "asan":
            lines += self._poison(block, total)
        return [*lines, f"  br label %{self.join}{dbg}", ""]

    def _sizes(self) -> tuple[list[str], str, str]:
        """(lines, total bytes as i32 operand, bytes from one dynamic variable to the next)."""
        layout, dbg = self.layout, self.dbg
        if not self.has_dynamic:
            return [], str(layout.static_end), "0"
        size, more, stride = self.names.fresh(), self.names.fresh(), self.names.fresh()
        lines = self._dynamic_size(size)
        stacked = self.context.options.dynamic == "stacked" and len(layout.dynamic) > 1
        if stacked:
            lines += [
                f"  {more} = add i32 {size}, {layout.align - 1}{dbg}",
                f"  {stride} = and i32 {more}, {-layout.align}{dbg}",
            ]
        else:
            stride = size
        area = stride
        if stacked:
            area = self.names.fresh()
            lines.append(f"  {area} = mul i32 {stride}, {len(layout.dynamic)}{dbg}")
        self.area = area
        total, rounded = self.names.fresh(), self.names.fresh()
        fixed = layout.static_end + DYNAMIC_REDZONE + layout.align - 1
        lines += [
            f"  {rounded} = add i32 {area}, {fixed}{dbg}",
            f"  {total} = and i32 {rounded}, {-layout.align}{dbg}",
        ]
        return lines, total, stride

    def _dynamic_size(self, size: str) -> list[str]:
        """Bytes of dynamic LDS of the launch.

        LDS parameters are not in the implicit argument; for them the dispatch packet's group segment size tells.
        """
        dbg = self.dbg
        source, place = self.names.fresh(), self.names.fresh()
        intrinsic, offset = ("implicitarg.ptr", HIDDEN_DYNAMIC_LDS_SIZE)
        if self.has_parameters:
            intrinsic, offset = ("dispatch.ptr", PACKET_GROUP_SEGMENT_SIZE)
        self.context.declare(f"llvm.amdgcn.{intrinsic}", "ptr addrspace(4)", "")
        given = self.names.fresh() if self.has_parameters else size
        lines = [
            f"  {source} = call ptr addrspace(4) @llvm.amdgcn.{intrinsic}(){dbg}",
            f"  {place} = getelementptr i8, ptr addrspace(4) {source}, i64 {offset}{dbg}",
            f"  {given} = load i32, ptr addrspace(4) {place}, align 4{dbg}",
        ]
        if self.has_parameters:
            lines.append(f"  {size} = sub i32 {given}, {self.layout.lds_size}{dbg}")
        return lines

    def _allocate(self, total: str) -> tuple[str, list[str]]:
        """(address as i64 operand, lines)."""
        dbg, names, allocator = self.dbg, self.names, self.context.options.allocator
        slack = self.layout.align if self.layout.align > MALLOC_ALIGN else 0
        raw = names.fresh()
        size, lines = str(self.layout.static_end + slack), []
        if self.has_dynamic:
            wide, size = names.fresh(), names.fresh()
            lines = [f"  {wide} = zext i32 {total} to i64{dbg}", f"  {size} = add i64 {wide}, {slack}{dbg}"]
        if allocator.style == "asan":
            pc, more = self._return_address()
            self.context.declare(allocator.allocate, "i64", "i64, i64")
            return raw, [*lines, *more, f"  {raw} = call i64 @{allocator.allocate}(i64 {size}, i64 {pc}){dbg}"]
        if allocator.style == "ockl":
            self.context.declare(allocator.allocate, "i64", "i64")
            return raw, [*lines, f"  {raw} = call i64 @{allocator.allocate}(i64 {size}){dbg}"]
        pointer = names.fresh()
        self.context.declare(allocator.allocate, "ptr", "i64")
        return raw, [
            *lines,
            f"  {pointer} = call ptr @{allocator.allocate}(i64 {size}){dbg}",
            f"  {raw} = ptrtoint ptr {pointer} to i64{dbg}",
        ]

    def _return_address(self) -> tuple[str, list[str]]:
        self.context.declare("llvm.returnaddress", "ptr", "i32")
        address, pc = self.names.fresh(), self.names.fresh()
        return pc, [
            f"  {address} = call ptr @llvm.returnaddress(i32 0){self.dbg}",
            f"  {pc} = ptrtoint ptr {address} to i64{self.dbg}",
        ]

    def _poison(self, block: str, total: str) -> list[str]:
        dbg, names = self.dbg, self.names
        self.context.declare("__asan_poison_region", "void", "i64, i64")
        lines: list[str] = []
        (header_end, rest), *redzones = self.layout.redzones
        # The header too: offset 0 is where a null pointer leads, and no access that is checked has to do with the header.
        lines += poison_regions(names, block, [(0, header_end + rest), *redzones], dbg)
        if self.has_dynamic:
            end, start, size32, size64, address, place = (names.fresh() for _ in range(6))
            lines += [
                f"  {end} = add i32 {self.area}, {self.layout.static_end}{dbg}",
                f"  {size32} = sub i32 {total}, {end}{dbg}",
                f"  {size64} = zext i32 {size32} to i64{dbg}",
                f"  {start} = zext i32 {end} to i64{dbg}",
                f"  {address} = ptrtoint ptr addrspace(1) {block} to i64{dbg}",
                f"  {place} = add i64 {address}, {start}{dbg}",
                f"  call void @__asan_poison_region(i64 {place}, i64 {size64}){dbg}",
            ]
        return lines

    def _load_block(self) -> str:
        return f"  {self.block} = load ptr addrspace(1), ptr addrspace(3) @{self.slot}, align 8{self.dbg}"

    def enter(self) -> list[str]:
        """Meet, read the block's address, count in, meet again."""
        self.context.declare("llvm.amdgcn.s.barrier", "void", "")
        dbg = self.dbg
        live, old = self.names.value("live"), self.names.fresh()
        meet = [
            f'  fence syncscope("workgroup") release{dbg}',
            f"  call void @llvm.amdgcn.s.barrier(){dbg}",
            f'  fence syncscope("workgroup") acquire{dbg}',
        ]
        lines = [
            f"{self.join}:",
            *meet,
            self._load_block(),
            f"  {live} = getelementptr i8, ptr addrspace(1) {self.block}, i32 {HEADER_LIVE}{dbg}",
            f'  {old} = atomicrmw add ptr addrspace(1) {live}, i32 1 syncscope("workgroup") monotonic, align 4{dbg}',
            *meet,
        ]
        if self.layout.dynamic:
            self.context.declare("llvm.donothing", "void", "")
            name = dynlds_name(self.layout.kernel)
            lines.append(f'  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @{name}) ]{dbg}')
        return lines

    def variables(self, rewriter: BodyRewriter) -> list[str]:
        """LDS pointers of the variables that the kernel uses: their offsets, read from the constant metadata struct."""
        lines: list[str] = []
        for name, pointer in rewriter.replacements.items():
            index = self.layout.indices[name]
            offset = self.names.fresh()
            field = md_field(self.layout.kernel, index, 0)
            lines.append(f"  {offset} = load i32, ptr addrspace(1) {field}, align 4{self.dbg}")
            if self.layout.entries[index].is_dynamic and self.context.options.dynamic == "stacked":
                stacked, offset = self._stacked(rewriter.block, name, offset)
                lines += stacked
            lines.append(f"  {pointer} = inttoptr i32 {offset} to ptr addrspace(3){self.dbg}")
        return lines

    def _stacked(self, block: str, name: str, start: str) -> tuple[list[str], str]:
        """The n-th dynamic variable lies n dynamic sizes behind the first."""
        place, size, moved, offset = (self.names.fresh() for _ in range(4))
        nth = [e.name for e in self.layout.dynamic].index(name)
        return [
            f"  {place} = getelementptr i8, ptr addrspace(1) {block}, i32 {HEADER_DYNAMIC}{self.dbg}",
            f"  {size} = load i32, ptr addrspace(1) {place}, align 4{self.dbg}",
            f"  {moved} = mul i32 {size}, {nth}{self.dbg}",
            f"  {offset} = add i32 {start}, {moved}{self.dbg}",
        ], offset

    def map_arguments(self, lines: list[str], function: Function) -> list[str]:
        """LDS pointers that the launch passes count from the real LDS in use; make them offsets into the block."""
        parameters = lds_parameters(function)
        mapped: list[str] = []
        renames: dict[str, str] = {}
        moved_by = self.layout.static_end - self.layout.lds_size
        for number, name in enumerate(f"%{p.name}" for p in parameters):
            here, moved, null, value = (self.names.fresh() for _ in range(4))
            renames[name] = self.names.value(f"arg{number}")
            mapped += [
                f"  {here} = ptrtoint ptr addrspace(3) {name} to i32{self.dbg}",
                f"  {moved} = add i32 {here}, {moved_by}{self.dbg}",
                f"  {null} = icmp eq i32 {here}, -1{self.dbg}",
                f"  {value} = select i1 {null}, i32 -1, i32 {moved}{self.dbg}",
                f"  {renames[name]} = inttoptr i32 {value} to ptr addrspace(3){self.dbg}",
            ]
        return mapped + [replace_locals(line, renames) if "%" in line else line for line in lines]

    def epilogue(self) -> list[str]:
        """Count out; the last work-item frees the block."""
        dbg, names = self.dbg, self.names
        old, last, raw = names.fresh(), names.fresh(), names.fresh()
        return [
            "",
            f"{self.leave}:",
            f"  {old} = atomicrmw sub ptr addrspace(1) {names.value('live')}, i32 1 "
            f'syncscope("workgroup") acq_rel, align 4{dbg}',
            f"  {last} = icmp eq i32 {old}, 1{dbg}",
            f"  br i1 {last}, label %{self.free}, label %{self.end}{dbg}",
            "",
            f"{self.free}:",
            f"  {raw} = load i64, ptr addrspace(1) {names.value('block')}, align 8{dbg}",
            *self._release(raw),
            f"  br label %{self.end}{dbg}",
            "",
            f"{self.end}:",
            f"  ret void{dbg}",
        ]

    def _release(self, raw: str) -> list[str]:
        dbg, allocator = self.dbg, self.context.options.allocator
        if allocator.style == "asan":
            pc, lines = self._return_address()
            self.context.declare(allocator.release, "void", "i64, i64")
            return [*lines, f"  call void @{allocator.release}(i64 {raw}, i64 {pc}){dbg}"]
        if allocator.style == "ockl":
            self.context.declare(allocator.release, "void", "i64")
            return [f"  call void @{allocator.release}(i64 {raw}){dbg}"]
        pointer = self.names.fresh()
        self.context.declare(allocator.release, "void", "ptr")
        return [
            f"  {pointer} = inttoptr i64 {raw} to ptr{dbg}",
            f"  call void @{allocator.release}(ptr {pointer}){dbg}",
        ]
