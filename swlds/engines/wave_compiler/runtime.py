"""The host code around ``@wave``: takes work-groups from a counter, prepares LDS, runs the waves, settles barriers.

Schedule, as in the reference engine: in rounds over the waves that can run; a wave runs until it waits at a barrier or ends. The
wave that completes a barrier goes on at once. Waves that have ended do not count.
"""

from __future__ import annotations

import re

from swlds.engines.wave_compiler.context import EPOCH_LIMIT, ITEM_BITS, OFFSETS

#: Bytes of a thread's stack that called functions may fill; the rest (``engine.STACK``) is for the deepest frame.
STACK_ROOM = 40 << 20

_GROUPS = """
define void @run_groups(ptr %g) {
entry:
  %counter = load ptr, ptr {counter}
  %total = load i64, ptr {total}
  %gridx = load i32, ptr {grid_x}
  %gridy = load i32, ptr {grid_y}
  %gx64 = zext i32 %gridx to i64
  %gy64 = zext i32 %gridy to i64
  %lds = load ptr, ptr {lds}
  %ldsinit = load ptr, ptr {lds_init}
  %ldssize = load i64, ptr {lds_size}
  %stack = call ptr @llvm.frameaddress.p0(i32 0)
  %lowest = getelementptr i8, ptr %stack, i64 -{stack_room}
  store ptr %lowest, ptr {stack_limit}
  %flists = load ptr, ptr {frame_lists}
  %flsize = load i64, ptr {frame_lists_size}
  br label %next
next:
  %n = atomicrmw add ptr %counter, i64 1 monotonic
  %more = icmp slt i64 %n, %total
  %stop = load volatile i32, ptr {stop}
  %run = icmp eq i32 %stop, 0
  %go = and i1 %more, %run
  br i1 %go, label %prepare, label %done
prepare:
  %order = load ptr, ptr {order}
  %ordered = icmp ne ptr %order, null
  br i1 %ordered, label %listed, label %numbered
listed:
  %item = getelementptr i64, ptr %order, i64 %n
  %named = load i64, ptr %item
  br label %numbered
numbered:
  %group = phi i64 [%n, %prepare], [%named, %listed]
  %x = urem i64 %group, %gx64
  %rest = udiv i64 %group, %gx64
  %y = urem i64 %rest, %gy64
  %z = udiv i64 %rest, %gy64
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %z32 = trunc i64 %z to i32
  store i32 %x32, ptr {group_x}
  store i32 %y32, ptr {group_y}
  store i32 %z32, ptr {group_z}
  store i64 %group, ptr {group}
  store i64 0, ptr {halt}
  store i64 0, ptr {arena_used}
  store i64 0, ptr {block}
  call void @llvm.memset.p0.i64(ptr %flists, i8 0, i64 %flsize, i1 false)
  call void @llvm.memset.p0.i64(ptr %lds, i8 0, i64 %ldssize, i1 false)
  call void @llvm.memset.p0.i64(ptr %ldsinit, i8 0, i64 %ldssize, i1 false)
  call void @next_epoch(ptr %g)
  call void @run_group(ptr %g)
  %suspect = load volatile i32, ptr {suspect}
  %bad = icmp ne i32 %suspect, 0
  br i1 %bad, label %fail, label %next
fail:
  %count = load i64, ptr {failing_count}
  %room = load i64, ptr {failing_room}
  %list = load ptr, ptr {failing}
  %fits = icmp ult i64 %count, %room
  %count1 = add i64 %count, 1
  store i64 %count1, ptr {failing_count}
  br i1 %fits, label %note, label %next
note:
  %slot = getelementptr i64, ptr %list, i64 %count
  store i64 %group, ptr %slot
  br label %next
done:
  ret void
}
define void @next_epoch(ptr %g) {
entry:
  %old = load i32, ptr {epoch}
  %new = add i32 %old, {epoch_step}
  %over = icmp uge i32 %old, {epoch_limit}
  br i1 %over, label %clear, label %keep
clear:
  %size = load i64, ptr {cells_size}
  %writes = load ptr, ptr {lds_writes}
  %reads = load ptr, ptr {lds_reads}
  call void @llvm.memset.p0.i64(ptr %writes, i8 0, i64 %size, i1 false)
  call void @llvm.memset.p0.i64(ptr %reads, i8 0, i64 %size, i1 false)
  store i32 {epoch_step}, ptr {epoch}
  ret void
keep:
  store i32 %new, ptr {epoch}
  ret void
}
define ptr @frame_alloc(ptr %g, i64 %size) {
entry:
  %used = load i64, ptr {arena_used}
  %room = load i64, ptr {arena_size}
  %wide = add i64 %size, 319
  %whole = and i64 %wide, -256
  %after = add i64 %used, %whole
  %fits = icmp ule i64 %after, %room
  br i1 %fits, label %take, label %other
take:
  store i64 %after, ptr {arena_used}
  %arena = load ptr, ptr {arena}
  %frame = getelementptr i8, ptr %arena, i64 %used
  ret ptr %frame
other:
  %heap = call ptr @aligned_alloc(i64 256, i64 %whole)
  ret ptr %heap
}
define ptr @body_frame(ptr %g, i64 %size, i64 %body) {
entry:
  %lists = load ptr, ptr {frame_lists}
  %list = getelementptr ptr, ptr %lists, i64 %body
  %first = load ptr, ptr %list
  %some = icmp ne ptr %first, null
  br i1 %some, label %again, label %new
again:
  %second = load ptr, ptr %first
  store ptr %second, ptr %list
  ret ptr %first
new:
  %used = load i64, ptr {arena_used}
  %room = load i64, ptr {arena_size}
  %wide = add i64 %size, 319
  %whole = and i64 %wide, -256
  %after = add i64 %used, %whole
  %fits = icmp ule i64 %after, %room
  br i1 %fits, label %take, label %full
take:
  store i64 %after, ptr {arena_used}
  %arena = load ptr, ptr {arena}
  %frame = getelementptr i8, ptr %arena, i64 %used
  ret ptr %frame
full:
  ret ptr null
}
define void @body_free(ptr %g, ptr %frame, i64 %body) {
entry:
  %lists = load ptr, ptr {frame_lists}
  %list = getelementptr ptr, ptr %lists, i64 %body
  %first = load ptr, ptr %list
  store ptr %first, ptr %frame
  store ptr %frame, ptr %list
  ret void
}
define void @private_fresh(ptr %init, i64 %start, i64 %size, i64 %stride, i64 %lanes) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %at = mul i64 %i, %stride
  %from = add i64 %at, %start
  %p = getelementptr i8, ptr %init, i64 %from
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %size, i1 false)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %lanes
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare ptr @aligned_alloc(i64, i64)
declare ptr @llvm.frameaddress.p0(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""

_PLAIN = """
define void @run_group(ptr %g) {
entry:
  %waves = load i32, ptr {waves}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %on]
  call void @wave(ptr %g, i32 %w)
  %suspect = load volatile i32, ptr {suspect}
  %bad = icmp ne i32 %suspect, 0
  br i1 %bad, label %done, label %on
on:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""

_COROUTINE = """
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare void @llvm.coro.end(ptr, i1, token)
declare ptr @llvm.coro.free(token, ptr)
declare void @llvm.coro.resume(ptr)
define void @run_group(ptr %g) {
entry:
  %waves = load i32, ptr {waves}
  %handles = load ptr, ptr {handles}
  %status = load ptr, ptr {status}
  %ready = load ptr, ptr {ready}
  br label %create
create:
  %c = phi i32 [0, %entry], [%c1, %create]
  %h = call ptr @wave(ptr %g, i32 %c)
  %hp = getelementptr ptr, ptr %handles, i32 %c
  store ptr %h, ptr %hp
  %sp = getelementptr i32, ptr %status, i32 %c
  store i32 0, ptr %sp
  %c1 = add i32 %c, 1
  %cmore = icmp ult i32 %c1, %waves
  br i1 %cmore, label %create, label %round
round:
  %live0 = phi i32 [%waves, %create], [%live.e, %round.end]
  %arrived0 = phi i32 [0, %create], [%arrived.e, %round.end]
  %site0 = phi i32 [0, %create], [%site.e, %round.end]
  %ended = icmp eq i32 %live0, 0
  br i1 %ended, label %done, label %collect
collect:
  %k = phi i32 [0, %round], [%k1, %collect]
  %ks = getelementptr i32, ptr %status, i32 %k
  %kv = load i32, ptr %ks
  %kr = getelementptr i32, ptr %ready, i32 %k
  store i32 %kv, ptr %kr
  %k1 = add i32 %k, 1
  %kmore = icmp ult i32 %k1, %waves
  br i1 %kmore, label %collect, label %scan
scan:
  %w = phi i32 [0, %collect], [%w1, %skip]
  %live = phi i32 [%live0, %collect], [%live.s, %skip]
  %arrived = phi i32 [%arrived0, %collect], [%arrived.s, %skip]
  %site = phi i32 [%site0, %collect], [%site.s, %skip]
  %ran = phi i32 [0, %collect], [%ran.s, %skip]
  %rp = getelementptr i32, ptr %ready, i32 %w
  %rv = load i32, ptr %rp
  %can = icmp eq i32 %rv, 0
  br i1 %can, label %resume, label %skip
resume:
  %live.r = phi i32 [%live, %scan], [%live.c, %complete.done]
  %arrived.r = phi i32 [%arrived, %scan], [0, %complete.done]
  %site.r = phi i32 [%site, %scan], [0, %complete.done]
  %wh = getelementptr ptr, ptr %handles, i32 %w
  %handle = load ptr, ptr %wh
  call void @llvm.coro.resume(ptr %handle)
  %suspect = load volatile i32, ptr {suspect}
  %bad = icmp ne i32 %suspect, 0
  br i1 %bad, label %done, label %look
look:
  %ws = getelementptr i32, ptr %status, i32 %w
  %state = load i32, ptr %ws
  %over = icmp eq i32 %state, -1
  br i1 %over, label %over.settle, label %arrive
over.settle:
  %live.o = sub i32 %live.r, 1
  %some = icmp ne i32 %arrived.r, 0
  %all.o = icmp uge i32 %arrived.r, %live.o
  %complete.o = and i1 %some, %all.o
  br i1 %complete.o, label %complete, label %skip
arrive:
  %arrived.a = add i32 %arrived.r, 1
  %first = icmp eq i32 %arrived.r, 0
  %site.a = select i1 %first, i32 %state, i32 %site.r
  %differs = icmp ne i32 %state, %site.a
  br i1 %differs, label %suspicious, label %same
same:
  %all = icmp uge i32 %arrived.a, %live.r
  br i1 %all, label %complete, label %skip
complete:
  %live.c = phi i32 [%live.o, %over.settle], [%live.r, %same]
  %again = phi i1 [false, %over.settle], [true, %same]
  call void @next_epoch(ptr %g)
  br label %release
release:
  %r = phi i32 [0, %complete], [%r1, %release]
  %rs = getelementptr i32, ptr %status, i32 %r
  %rstate = load i32, ptr %rs
  %rwaits = icmp sgt i32 %rstate, 0
  %rnew = select i1 %rwaits, i32 0, i32 %rstate
  store i32 %rnew, ptr %rs
  %r1 = add i32 %r, 1
  %rmore = icmp ult i32 %r1, %waves
  br i1 %rmore, label %release, label %complete.done
complete.done:
  br i1 %again, label %resume, label %skip
skip:
  %live.s = phi i32 [%live, %scan], [%live.o, %over.settle], [%live.r, %same], [%live.c, %complete.done]
  %arrived.s = phi i32 [%arrived, %scan], [%arrived.r, %over.settle], [%arrived.a, %same], [0, %complete.done]
  %site.s = phi i32 [%site, %scan], [%site.r, %over.settle], [%site.a, %same], [0, %complete.done]
  %ran.s = phi i32 [%ran, %scan], [1, %over.settle], [1, %same], [1, %complete.done]
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %scan, label %round.end
round.end:
  %live.e = phi i32 [%live.s, %skip]
  %arrived.e = phi i32 [%arrived.s, %skip]
  %site.e = phi i32 [%site.s, %skip]
  %progress = icmp ne i32 %ran.s, 0
  %left = icmp ne i32 %live.e, 0
  %none = xor i1 %progress, true
  %stuck = and i1 %left, %none
  br i1 %stuck, label %suspicious, label %round
suspicious:
  store volatile i32 1, ptr {suspect}
  br label %done
done:
  ret void
}
"""


def runtime_text(is_coroutine: bool) -> str:
    """The IR of the scheduler, with the context's fields spelled out."""
    text = _GROUPS + (_COROUTINE if is_coroutine else _PLAIN)
    text = (
        text.replace("{stack_room}", str(STACK_ROOM))
        .replace("{epoch_step}", str(1 << ITEM_BITS))
        .replace("{epoch_limit}", str(((EPOCH_LIMIT << ITEM_BITS) + (1 << 32)) % (1 << 32)))
    )
    return re.sub(r"ptr \{(\w+)\}", lambda m: f"ptr getelementptr_{m[1]}", text)


def expand(text: str) -> str:
    """Put each field's address in front of its use."""
    lines: list[str] = []
    count = 0
    for line in text.split("\n"):
        while (at := line.find("getelementptr_")) >= 0:
            end = at
            while end < len(line) and (line[end].isalnum() or line[end] == "_"):
                end += 1
            name = line[at + len("getelementptr_") : end]
            count += 1
            lines.append(f"  %field{count} = getelementptr i8, ptr %g, i64 {OFFSETS[name]}")
            line = f"{line[:at]}%field{count}{line[end:]}"
        lines.append(line)
    return "\n".join(lines)


def scheduler(is_coroutine: bool) -> str:
    return expand(runtime_text(is_coroutine))
