"""The host code around ``@wave``: takes work-groups from a counter, prepares LDS, runs the waves.

It is a module of its own, which knows ``@wave`` by its address in the context: compiled once in a process, not with each kernel.

``run_groups`` works until the counter is through. Where the order of the groups matters, Python takes its place:
``begin_group`` and ``run_turn`` for one group after the other, in the reference engine's turns (``preemption.py``).
"""

from __future__ import annotations

import functools
import re

from swlds.engines.wave_compiler.host.context import DRAW_ORDER, GIVES_WAY, OFFSETS, OVER, STANDING_ROW, SUSPICIOUS
from swlds.engines.wave_compiler.races.epochs import epochs_text
from swlds.engines.wave_compiler.races.release_acquire_code import handovers_text
from swlds.engines.wave_compiler.races.release_acquire_spans import NO_SPANS
from swlds.engines.wave_compiler.schedule.barrier_code import BARRIERS, MAX_BARRIERS
from swlds.engines.wave_compiler.schedule.rounds import ROUNDS

#: Bytes of a thread's stack that called functions may fill; the rest (``crew.STACK``) is for the deepest frame.
STACK_ROOM = 40 << 20
_NUMBERS = {
    "endless": (1 << 63) - 1,
    "over": OVER,
    "gives_way": GIVES_WAY,
    "suspicious": SUSPICIOUS,
    "draw_order": DRAW_ORDER,
    "max_barriers": MAX_BARRIERS,
    "signalled_size": 4 * MAX_BARRIERS,
    "stack_room": STACK_ROOM,
    "standing_row": STANDING_ROW,
    "standing_last": STANDING_ROW - 1,
    "standing_size": 4 * STANDING_ROW,
}

_GROUPS = """
define void @run_groups(ptr %g) {
entry:
  %counter = load ptr, ptr {counter}
  %total = load i64, ptr {total}
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
  call void @begin_group(ptr %g, i64 %group)
  store i64 {endless}, ptr {turn}
  %end = call i32 @run_turn(ptr %g)
  %bad = icmp eq i32 %end, {suspicious}
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
define void @begin_group(ptr %g, i64 %group) {
entry:
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
  %standing = load ptr, ptr {standing}
  %waves = load i32, ptr {waves}
  %waves64 = zext i32 %waves to i64
  %rows = mul i64 %waves64, {standing_size}
  call void @llvm.memset.p0.i64(ptr %standing, i8 0, i64 %rows, i1 false)
  store i64 0, ptr {arena_used}
  store i64 0, ptr {block}
  store i64 0, ptr {block_size}
  call void @llvm.memset.p0.i64(ptr %flists, i8 0, i64 %flsize, i1 false)
  store i64 0, ptr {block_start}
  store i32 0, ptr {block_tag}
  %ldstags = load ptr, ptr {lds_tags}
  %tagssize32 = load i32, ptr {tags_size}
  %tagssize = zext i32 %tagssize32 to i64
  call void @llvm.memset.p0.i64(ptr %ldstags, i8 0, i64 %tagssize, i1 false)
  call void @llvm.memset.p0.i64(ptr %lds, i8 0, i64 %ldssize, i1 false)
  call void @llvm.memset.p0.i64(ptr %ldsinit, i8 0, i64 %ldssize, i1 false)
  call void @next_group(ptr %g)
  call void @create_waves(ptr %g)
  ret void
}
define void @note_call(ptr %g, i32 %w, i32 %depth, i32 %place) {
entry:
  %fits = icmp ult i32 %depth, {standing_last}
  br i1 %fits, label %note, label %done
note:
  %standing = load ptr, ptr {standing}
  %index = add i32 %depth, 1
  %p = getelementptr [{standing_row} x i32], ptr %standing, i32 %w, i32 %index
  store i32 %place, ptr %p
  br label %done
done:
  ret void
}
define void @note_place(ptr %g, i32 %w, i32 %depth, i32 %place) {
entry:
  %standing = load ptr, ptr {standing}
  %row = getelementptr [{standing_row} x i32], ptr %standing, i32 %w
  %count = add i32 %depth, 1
  store i32 %count, ptr %row
  %last = call i32 @llvm.umin.i32(i32 %count, i32 {standing_last})
  %p = getelementptr i32, ptr %row, i32 %last
  store i32 %place, ptr %p
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
define ptr @frame_alloc(ptr %g, i64 %size) {
entry:
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
  %frame = call ptr @frame_alloc(ptr %g, i64 %size)
  ret ptr %frame
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
declare ptr @llvm.frameaddress.p0(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""

_PLAIN = """
define void @create_waves(ptr %g) {
entry:
  ret void
}
define i32 @run_turn(ptr %g) {
entry:
  %waves = load i32, ptr {waves}
  %wave = load ptr, ptr {wave}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %on]
  call void %wave(ptr %g, i32 %w)
  %word = load volatile i64, ptr {halt}
  %left = icmp ne i64 %word, 0
  br i1 %left, label %look, label %on
look:
  %suspect = load volatile i32, ptr {suspect}
  %bad = icmp ne i32 %suspect, 0
  %why = select i1 %bad, i32 {suspicious}, i32 {over}
  br label %done
on:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  %end = phi i32 [%why, %look], [{over}, %on]
  ret i32 %end
}
"""


@functools.cache
def scheduler(is_coroutine: bool, handover_width: int = 0) -> str:
    """The module, for plain functions or for coroutines. ``handover_width``: lanes in a chunk of a kernel whose groups hand over
    to one another, else 0."""
    handovers = handovers_text(handover_width) if handover_width else NO_SPANS
    text = _GROUPS + epochs_text() + handovers + (BARRIERS + ROUNDS if is_coroutine else _PLAIN)
    for name, number in _NUMBERS.items():
        text = text.replace("{" + name + "}", str(number))
    return expand(text)


@functools.cache
def signatures(is_coroutine: bool, handover_width: int = 0) -> dict[str, str]:
    """Functions of the scheduler, and what they declare: name -> declaration for a module that calls it."""
    lines = re.findall(r"^(?:define|declare) (\S+ @([\w.]+)\([^)]*\))", scheduler(is_coroutine, handover_width), re.M)
    return {name: f"declare {head}" for head, name in lines}


def expand(text: str) -> str:
    """Put each field's address in front of its use: ``ptr {waves}``."""
    lines: list[str] = []
    count = 0
    for line in text.split("\n"):
        while field := re.search(r"\{(\w+)\}", line):
            count += 1
            lines.append(f"  %field{count} = getelementptr i8, ptr %g, i64 {OFFSETS[field[1]]}")
            line = f"{line[: field.start()]}%field{count}{line[field.end() :]}"
        lines.append(line)
    return "\n".join(lines)
