"""The inline AddressSanitizer check in front of an access to the block, and the call that makes a redzone.

Before::

    %v = load i32, ptr addrspace(1) %p, align 4

After: the shadow byte of ``%p`` is read; when it is not zero and the access reaches past the good bytes of its
granule, any lane that fails makes the wave branch to ``__asan_report_load4``.

Needs: the pointer is global. Breaks: nothing; the access itself stays.

LLVM reads a check once, in a function of its own, and calls in its place elsewhere: what it says of a check's inside follows from
the type of the pointer, which the call has as its argument, and from the module. Nobody names anything of it but the block in
which it ends.
Source: the check that LLVM 22.1 writes for amdgcn, shadow = (address >> 3) + 0x7fff8000.
"""

from __future__ import annotations

from collections.abc import Iterable

from swlds.ir.brief import ONCE, Piece, make_piece
from swlds.passes.lower_lds.context import CheckTemplate, Context
from swlds.passes.lower_lds.text import Names

SHADOW_SCALE = 3
GRANULE = 1 << SHADOW_SCALE
_POWER_SIZES = (8, 16, 32, 64, 128)


#: Behind the address as a number, ``%$l``.
_ONE_CHECK = """\
  %$l.a = lshr i64 %$l, 3$d
  %$l.b = add i64 %$l.a, 2147450880$d
  %$l.c = inttoptr i64 %$l.b to ptr$d
  %$l.d = load SHADOW, ptr %$l.c, align ALIGN$d
  %$l.e = icmp ne SHADOW %$l.d, 0$d
  %$l.g = and i64 %$l, 7$d
ADD\
  %$l.i = trunc i64 LAST to SHADOW$d
  %$l.j = icmp sge SHADOW %$l.i, %$l.d$d
  %$l.k = and i1 %$l.e, %$l.j$d
  %$l.l = call i64 @llvm.amdgcn.ballot.i64(i1 %$l.k)$d
  %$l.m = icmp ne i64 %$l.l, 0$d
  br i1 %$l.m, label %$l.report, label %$l.ok$d, !prof WEIGHTS
$l.report:
  br i1 %$l.k, label %$l.bad, label %$l.done$d
$l.bad:
  call void @REPORT(i64 %$l) #NOMERGE$d
  call void @llvm.amdgcn.unreachable()$d
  br label %$l.done$d
$l.done:
  br label %$l.ok$d
$l.ok:"""


def check_access(
    context: Context, names: Names, pointer: str, bits: int, align: int, is_write: bool, dbg: str
) -> Piece:
    """The check. ``align`` 1 stands for no known alignment."""
    if bits in _POWER_SIZES and (align >= GRANULE or align >= bits // 8):
        template = _template(context, bits, align, is_write)
        text, label = _fill(template, names.fresh(), pointer, dbg)
        return make_piece(text, f"{template[2]}{pointer}){dbg}", label)
    address, last_address, last = names.fresh(), names.fresh(), names.fresh()
    template = _template(context, 8, 1, is_write)
    first, _ = _fill(template, names.fresh(), pointer, dbg)
    second, label = _fill(template, names.fresh(), last, dbg)
    call = template[2]
    middle = (
        f"  {address} = ptrtoint ptr addrspace(1) {pointer} to i64{dbg}\n"
        f"  {last_address} = add i64 {address}, {bits // 8 - 1}{dbg}\n"
        f"  {last} = inttoptr i64 {last_address} to ptr addrspace(1){dbg}\n"
    )
    return make_piece(f"{middle}{first}\n{second}", f"{middle}{call}{pointer}){dbg}\n{call}{last}){dbg}", label)


def call_check(names: Names, pointer: str, bits: int, is_write: bool, dbg: str) -> list[str]:
    """The check as a call into the link-in runtime, whose shadow is not at AddressSanitizer's place."""
    address = names.fresh()
    return [
        f"  {address} = ptrtoint ptr addrspace(1) {pointer} to i64{dbg}",
        f"  call void @__swlds_check(i64 {address}, i64 {bits // 8}, i32 {int(is_write)}){dbg}",
    ]


def poison_regions(
    names: Names, block: str, regions: Iterable[tuple[int, int]], dbg: str, inbounds: str = ""
) -> list[str]:
    """Poison the shadow of each (offset, size) in the block. They differ in their new names and in two numbers of 64 bits: LLVM
    reads the first, which stands in the same basic block."""
    lines = []
    for offset, size in regions:
        zone = names.fresh()
        lines.append(
            f"  {zone} = getelementptr {inbounds}i8, ptr addrspace(1) {block}, i64 {offset}{dbg}\n"
            f"  {zone}.i = ptrtoint ptr addrspace(1) {zone} to i64{dbg}\n"
            f"  call void @__asan_poison_region(i64 {zone}.i, i64 {size}){dbg}"
        )
    return [make_piece("\n".join(lines), lines[0])] if lines else []


def check_functions(context: Context) -> list[str]:
    """The functions that hold the checks for LLVM."""
    return [
        f"define void {call.partition(' void ')[2]}%p) {{\n{_first('%x', '%p', '')}{'x'.join(pieces)}\n  ret void\n}}\n\n"
        for pieces, _, call in context.check_templates.values()
    ]


def _fill(template: CheckTemplate, value: str, pointer: str, dbg: str) -> tuple[str, str]:
    label = value[1:]
    rest = label.join(template[1]).replace("$d", dbg) if dbg else label.join(template[0])
    return _first(value, pointer, dbg) + rest, f"{label}.ok"


def _first(value: str, pointer: str, dbg: str) -> str:
    return f"  {value} = ptrtoint ptr addrspace(1) {pointer} to i64{dbg}\n"


def _template(context: Context, bits: int, align: int, is_write: bool) -> CheckTemplate:
    """The check for one size, as ``context.check_templates`` has it."""
    key = (bits, align, is_write)
    template = context.check_templates.get(key)
    if template is None:
        kind = "store" if is_write else "load"
        report = f"__asan_report_{kind}{bits // 8}"
        context.declare(report, "void", "i64")
        context.declare(f"__asan_report_{kind}_n", "void", "i64, i64")
        context.declare("llvm.amdgcn.ballot.i64", "i64", "i1")
        context.declare("llvm.amdgcn.unreachable", "void", "")
        size = bits // 8
        known = min(align, size) if context.is_full else align  # the shadow of a claim that is untrue is not misaligned
        text = (
            _ONE_CHECK.replace("ADD", f"  %$l.h = add i64 %$l.g, {size - 1}$d\n" if size > 1 else "")
            .replace("LAST", "%$l.h" if size > 1 else "%$l.g")
            .replace("SHADOW", f"i{max(8, bits >> SHADOW_SCALE)}")
            .replace("ALIGN", str(max(known >> SHADOW_SCALE, 1)))
            .replace("REPORT", report)
            .replace("WEIGHTS", context.module.add_metadata('!{!"branch_weights", i32 1, i32 1048575}'))
            .replace("NOMERGE", str(context.module.add_attribute_group("nomerge")))
        )
        call = f"  call void @{ONCE}{len(context.check_templates)}(ptr addrspace(1) "
        template = context.check_templates[key] = text.replace("$d", "").split("$l"), text.split("$l"), call
    return template
