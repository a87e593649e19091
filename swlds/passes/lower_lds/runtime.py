"""``--with-runtime``: the allocator and the reports in IR, so that a lowered module needs no device library.

The heap is a global array of equal chunks, each large enough for the largest block of the module, with a bit map of those in use:
a work-group that finds none free waits for one, since whoever holds one gives it back without waiting for others. With
instrumentation each byte granule has a shadow byte as AddressSanitizer's, in a global of its own, and an access
is checked by a call. A finding is counted in ``@__swlds_report`` = {count, kind (0 load, 1 store), address, size}, and traps.
"""

from __future__ import annotations

from swlds.analysis.layout import round_up
from swlds.errors import UnsupportedError
from swlds.ir.model import Function, GlobalVariable
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.parameters import has_lds_parameter

HEAP_BYTES = 64 << 20
CHUNK_ALIGN = 4096
#: Poisoned bytes behind a block.
REDZONE = 64
#: Room for dynamic LDS in a chunk: the largest LDS of any target.
DYNAMIC_ROOM = 320 << 10
_GLOBALS = """\
@__swlds_heap = internal addrspace(1) global [BYTES x i8] poison, align 4096
@__swlds_used = internal addrspace(1) global [WORDS x i64] zeroinitializer, align 8
@__swlds_size = internal addrspace(1) global [CHUNKS x i64] poison, align 8
@__swlds_shadow = internal addrspace(1) global [GRANULES x i8] zeroinitializer, align 8
@__swlds_report = addrspace(1) global { i32, i32, i64, i64 } zeroinitializer, align 8
"""
_TAKE = """\
define internal i64 @__swlds_take(i64 %size) noinline nounwind {
entry:
  %fits = icmp ule i64 %size, CHUNK
  br i1 %fits, label %scan, label %none
none:
  ret i64 0
scan:
  %word = phi i64 [ 0, %entry ], [ %next, %full ], [ %word, %lost ]
  %place = getelementptr [WORDS x i64], ptr addrspace(1) @__swlds_used, i64 0, i64 %word
  %bits = load atomic i64, ptr addrspace(1) %place syncscope("agent") monotonic, align 8
  %free = xor i64 %bits, -1
  %any = icmp ne i64 %free, 0
  br i1 %any, label %try, label %full
full:
  %following = add i64 %word, 1
  %wraps = icmp eq i64 %following, WORDS
  %next = select i1 %wraps, i64 0, i64 %following
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %scan
try:
  %bit = call i64 @llvm.cttz.i64(i64 %free, i1 true)
  %mask = shl i64 1, %bit
  %old = atomicrmw or ptr addrspace(1) %place, i64 %mask syncscope("agent") acquire, align 8
  %before = and i64 %old, %mask
  %mine = icmp eq i64 %before, 0
  br i1 %mine, label %got, label %lost
lost:
  br label %scan
got:
  %first = mul i64 %word, 64
  %chunk = add i64 %first, %bit
  %offset = mul i64 %chunk, CHUNK
  %address = add i64 %offset, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %size.place = getelementptr [CHUNKS x i64], ptr addrspace(1) @__swlds_size, i64 0, i64 %chunk
  store i64 %size, ptr addrspace(1) %size.place, align 8
  %up = add i64 %size, 7
  %end = and i64 %up, -8
  %behind = add i64 %address, %end
  call void @__swlds_mark(i64 %behind, i64 REDZONE, i8 -6)
  %whole = and i64 %size, -8
  call void @__swlds_mark(i64 %address, i64 %whole, i8 0)
  %rest = and i64 %size, 7
  %partial = icmp ne i64 %rest, 0
  br i1 %partial, label %tail, label %done
tail:
  %last = add i64 %address, %whole
  %good = trunc i64 %rest to i8
  call void @__swlds_mark(i64 %last, i64 8, i8 %good)
  br label %done
done:
  ret i64 %address
}
"""
_GIVE = """\
define internal void @__swlds_give(i64 %address) noinline nounwind {
entry:
  %offset = sub i64 %address, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %chunk = udiv i64 %offset, CHUNK
  %word = lshr i64 %chunk, 6
  %bit = and i64 %chunk, 63
  %mask = shl i64 1, %bit
  %keep = xor i64 %mask, -1
  %start = mul i64 %chunk, CHUNK
  %from = add i64 %start, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %size.place = getelementptr [CHUNKS x i64], ptr addrspace(1) @__swlds_size, i64 0, i64 %chunk
  %size = load i64, ptr addrspace(1) %size.place, align 8
  call void @__swlds_mark(i64 %from, i64 %size, i8 -3)
  %place = getelementptr [WORDS x i64], ptr addrspace(1) @__swlds_used, i64 0, i64 %word
  %old = atomicrmw and ptr addrspace(1) %place, i64 %keep syncscope("agent") release, align 8
  ret void
}
"""
_MARK = """\
define internal void @__swlds_mark(i64 %address, i64 %size, i8 %value) noinline nounwind {
entry:
  %offset = sub i64 %address, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %first = lshr i64 %offset, 3
  %end = add i64 %offset, %size
  %stop = lshr i64 %end, 3
  %some = icmp ult i64 %first, %stop
  br i1 %some, label %loop, label %done
loop:
  %granule = phi i64 [ %first, %entry ], [ %next, %loop ]
  %place = getelementptr [GRANULES x i8], ptr addrspace(1) @__swlds_shadow, i64 0, i64 %granule
  store i8 %value, ptr addrspace(1) %place, align 1
  %next = add i64 %granule, 1
  %more = icmp ult i64 %next, %stop
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""
_NO_MARK = """\
define internal void @__swlds_mark(i64 %address, i64 %size, i8 %value) noinline nounwind {
  ret void
}
"""
_POISON = """\
define internal void @__asan_poison_region(i64 %address, i64 %size) noinline nounwind {
entry:
  %inside = and i64 %address, 7
  %aligned = icmp eq i64 %inside, 0
  br i1 %aligned, label %whole, label %partial
partial:
  %granule = and i64 %address, -8
  %good = trunc i64 %inside to i8
  call void @__swlds_mark(i64 %granule, i64 8, i8 %good)
  br label %whole
whole:
  %up = add i64 %address, 7
  %from = and i64 %up, -8
  %end = add i64 %address, %size
  %length = sub i64 %end, %from
  %positive = icmp sgt i64 %length, 0
  br i1 %positive, label %mark, label %done
mark:
  call void @__swlds_mark(i64 %from, i64 %length, i8 -6)
  br label %done
done:
  ret void
}
"""
_CHECK_FUNCTION = """\
define internal void @__swlds_check(i64 %address, i64 %size, i32 %kind) noinline nounwind {
entry:
  %offset = sub i64 %address, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %length = add i64 %size, -1
  %end = add i64 %offset, %length
  %inside = icmp ult i64 %offset, BYTES
  %ends = icmp ult i64 %end, BYTES
  %both = and i1 %inside, %ends
  br i1 %both, label %loop, label %bad
loop:
  %byte = phi i64 [ %offset, %entry ], [ %next, %good ]
  %granule = lshr i64 %byte, 3
  %place = getelementptr [GRANULES x i8], ptr addrspace(1) @__swlds_shadow, i64 0, i64 %granule
  %shadow = load i8, ptr addrspace(1) %place, align 1
  %clean = icmp eq i8 %shadow, 0
  %last.in.granule = or i64 %byte, 7
  %past = icmp ult i64 %end, %last.in.granule
  %last = select i1 %past, i64 %end, i64 %last.in.granule
  %within = and i64 %last, 7
  %reach = trunc i64 %within to i8
  %short = icmp slt i8 %reach, %shadow
  %fine = or i1 %clean, %short
  br i1 %fine, label %good, label %bad
good:
  %next = add i64 %last, 1
  %more = icmp ule i64 %next, %end
  br i1 %more, label %loop, label %done
bad:
  %count = atomicrmw add ptr addrspace(1) @__swlds_report, i32 1 syncscope("agent") monotonic, align 4
  %first = icmp eq i32 %count, 0
  br i1 %first, label %record, label %stop
record:
  %kind.place = getelementptr { i32, i32, i64, i64 }, ptr addrspace(1) @__swlds_report, i32 0, i32 1
  store i32 %kind, ptr addrspace(1) %kind.place, align 4
  %address.place = getelementptr { i32, i32, i64, i64 }, ptr addrspace(1) @__swlds_report, i32 0, i32 2
  store i64 %address, ptr addrspace(1) %address.place, align 8
  %size.place = getelementptr { i32, i32, i64, i64 }, ptr addrspace(1) @__swlds_report, i32 0, i32 3
  store i64 %size, ptr addrspace(1) %size.place, align 8
  br label %stop
stop:
  call void @llvm.trap()
  unreachable
done:
  ret void
}
"""
_ALLOCATORS = {
    "asan": (
        "define internal i64 @ALLOCATE(i64 %size, i64 %pc) noinline nounwind {\n"
        "  %block = call i64 @__swlds_take(i64 %size)\n  ret i64 %block\n}\n",
        "define internal void @RELEASE(i64 %block, i64 %pc) noinline nounwind {\n"
        "  call void @__swlds_give(i64 %block)\n  ret void\n}\n",
    ),
    "ockl": (
        "define internal i64 @ALLOCATE(i64 %size) noinline nounwind {\n"
        "  %block = call i64 @__swlds_take(i64 %size)\n  ret i64 %block\n}\n",
        "define internal void @RELEASE(i64 %block) noinline nounwind {\n"
        "  call void @__swlds_give(i64 %block)\n  ret void\n}\n",
    ),
    "c": (
        "define internal ptr @ALLOCATE(i64 %size) noinline nounwind {\n"
        "  %block = call i64 @__swlds_take(i64 %size)\n  %p = inttoptr i64 %block to ptr\n  ret ptr %p\n}\n",
        "define internal void @RELEASE(ptr %block) noinline nounwind {\n"
        "  %a = ptrtoint ptr %block to i64\n  call void @__swlds_give(i64 %a)\n  ret void\n}\n",
    ),
}
_INTRINSICS = {
    "llvm.amdgcn.s.sleep": ("void", "i32"),
    "llvm.cttz.i64": ("i64", "i64, i1"),
    "llvm.trap": ("void", ""),
}


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
    allocate, release = _ALLOCATORS[allocator.style]
    functions = [_TAKE, _GIVE, _MARK if context.instrument else _NO_MARK]
    functions += [allocate.replace("ALLOCATE", allocator.allocate), release.replace("RELEASE", allocator.release)]
    if allocator.style == "asan":
        functions.append(_POISON)
    if context.instrument:
        functions.append(_CHECK_FUNCTION)
    chunk = _chunk_size(context)
    chunks = round_up(max(HEAP_BYTES // chunk, 64), 64)
    sizes = {
        "CHUNKS": str(chunks),
        "CHUNK": str(chunk),
        "REDZONE": str(REDZONE),
        "WORDS": str(chunks // 64),
        "BYTES": str(chunks * chunk),
        "GRANULES": str(chunks * chunk // 8),
    }
    for text in _GLOBALS.splitlines():
        if "shadow" in text and not context.instrument:
            continue
        name = text[1 : text.index(" ")]
        variable = GlobalVariable(name, _fill(text, sizes), 1)
        variable.module = context.module
        context.module.globals[name] = variable
    for name, (result, parameters) in _INTRINSICS.items():
        if name not in context.module.functions:
            _add(context, Function(name, f"declare {result} @{name}({parameters})", None))
    for text in functions:
        header, _, rest = _fill(text, sizes).partition(" {\n")
        name = header[header.index("@") + 1 : header.index("(", header.index("@"))]
        _add(context, Function(name, header, rest[: rest.rindex("}")]))


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


def _add(context: Context, function: Function) -> None:
    function.module = context.module
    context.module.functions[function.name] = function


def _fill(text: str, sizes: dict[str, str]) -> str:
    for word, value in sizes.items():
        text = text.replace(word, value)
    return text
