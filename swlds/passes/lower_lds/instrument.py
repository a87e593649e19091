"""The inline AddressSanitizer check in front of an access to the block.

Before::

    %v = load i32, ptr addrspace(1) %p, align 4

After: the shadow byte of ``%p`` is read; when it is not zero and the access reaches past the good bytes of its
granule, any lane that fails makes the wave branch to ``__asan_report_load4``.

Needs: the pointer is global. Breaks: nothing; the access itself stays.
Source: the check that LLVM 22.1 writes for amdgcn, shadow = (address >> 3) + 0x7fff8000.
"""

from __future__ import annotations

from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.text import Names

SHADOW_SCALE = 3
GRANULE = 1 << SHADOW_SCALE
_POWER_SIZES = (8, 16, 32, 64, 128)


_ONE_CHECK = """\
  $v = ptrtoint ptr addrspace(1) $p to i64$d
  $v.a = lshr i64 $v, 3$d
  $v.b = add i64 $v.a, 2147450880$d
  $v.c = inttoptr i64 $v.b to ptr$d
  $v.d = load SHADOW, ptr $v.c, align ALIGN$d
  $v.e = icmp ne SHADOW $v.d, 0$d
  $v.g = and i64 $v, 7$d
ADD\
  $v.i = trunc i64 LAST to SHADOW$d
  $v.j = icmp sge SHADOW $v.i, $v.d$d
  $v.k = and i1 $v.e, $v.j$d
  $v.l = call i64 @llvm.amdgcn.ballot.i64(i1 $v.k)$d
  $v.m = icmp ne i64 $v.l, 0$d
  br i1 $v.m, label $v.report, label $v.ok$d, !prof WEIGHTS
$l.report:
  br i1 $v.k, label $v.bad, label $v.done$d
$l.bad:
  call void @REPORT(i64 $v) #NOMERGE$d
  call void @llvm.amdgcn.unreachable()$d
  br label $v.done$d
$l.done:
  br label $v.ok$d
$l.ok:"""


def check_access(
    context: Context, names: Names, pointer: str, bits: int, align: int, is_write: bool, dbg: str
) -> tuple[str, str]:
    """The check's text and the label in which it ends. ``align`` 1 stands for no known alignment."""
    if bits in _POWER_SIZES and (align >= GRANULE or align >= bits // 8):
        return _fill(_template(context, bits, align, is_write), names.fresh(), pointer, dbg)
    address, last_address, last = names.fresh(), names.fresh(), names.fresh()
    template = _template(context, 8, 1, is_write)
    first, _ = _fill(template, names.fresh(), pointer, dbg)
    second, label = _fill(template, names.fresh(), last, dbg)
    middle = (
        f"  {address} = ptrtoint ptr addrspace(1) {pointer} to i64{dbg}\n"
        f"  {last_address} = add i64 {address}, {bits // 8 - 1}{dbg}\n"
        f"  {last} = inttoptr i64 {last_address} to ptr addrspace(1){dbg}\n"
    )
    return f"{middle}{first}\n{second}", label


def call_check(names: Names, pointer: str, bits: int, is_write: bool, dbg: str) -> list[str]:
    """The check as a call into the link-in runtime, whose shadow is not at AddressSanitizer's place."""
    address = names.fresh()
    return [
        f"  {address} = ptrtoint ptr addrspace(1) {pointer} to i64{dbg}",
        f"  call void @__swlds_check(i64 {address}, i64 {bits // 8}, i32 {int(is_write)}){dbg}",
    ]


def _fill(template: str, value: str, pointer: str, dbg: str) -> tuple[str, str]:
    label = value[1:]
    text = template.replace("$v", value).replace("$l", label).replace("$p", pointer).replace("$d", dbg)
    return text, f"{label}.ok"


def _template(context: Context, bits: int, align: int, is_write: bool) -> str:
    """The check for one size, filled in but for names, pointer and debug location."""
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
        template = (
            _ONE_CHECK.replace("ADD", f"  $v.h = add i64 $v.g, {size - 1}$d\n" if size > 1 else "")
            .replace("LAST", "$v.h" if size > 1 else "$v.g")
            .replace("SHADOW", f"i{max(8, bits >> SHADOW_SCALE)}")
            .replace("ALIGN", str(max(known >> SHADOW_SCALE, 1)))
            .replace("REPORT", report)
            .replace("WEIGHTS", context.module.add_metadata('!{!"branch_weights", i32 1, i32 1048575}'))
            .replace("NOMERGE", str(context.module.add_attribute_group("nomerge")))
        )
        context.check_templates[key] = template
    return template
