; Host code that moves the epochs of racecheck: at a work-group, and at a barrier for the memory that its fences order.
;
; A wave that has ended is not in front of a barrier that it did not come to (``ended_waves.py``). What it left in memory that it
; accessed since its last barrier is looked for from then on (``pinned``), or such epochs move no more (``unordered``), and
; what follows is compared with what was before. Cells of LDS are cleared before the epoch overflows: none of them counts any more. Cells of shared memory
; become accesses of earlier groups; at a barrier that makes the group itself suspicious, never a race unseen.
;
; ``lds_tick`` and ``global_tick`` are the last numbers that were given: between epochs waves take some of their own
; (``lane_numbers.ll``). Where waves do something between a signal and its wait ``split_epochs.ll`` moves the epochs.
;
; Planes of shared memory serve one launch after the other: ``base_epoch`` is the first epoch of this one, what lies below is old.

define void @next_group(ptr %g) {
entry:
  call void @clear_ticks(ptr %g)
  call void @begin_clocks(ptr %g)
  store i32 0, ptr {{g.executed}}
  store i32 0, ptr {{g.pinned}}
  store i64 0, ptr {{g.acquired}}
  call void @next_lds_epoch(ptr %g)
  call void @forget_copies(ptr %g)
  call void @settle_span(ptr %g)
  %old = load i32, ptr {{g.global_tick}}
  %over = icmp uge i32 %old, {{half}}
  br i1 %over, label %restart, label %on
restart:
  call void @restart_shared(ptr %g)
  call void @start_split(ptr %g)
  call void @start_span(ptr %g)
  ret void
on:
  %new = add i32 %old, {{step}}
  store i32 %new, ptr {{g.global_tick}}
  store i32 %new, ptr {{g.global_epoch}}
  store i32 %new, ptr {{g.group_epoch}}
  store i32 %new, ptr {{g.block_epoch}}
  call void @own_number(ptr %g, i32 %new)
  call void @start_split(ptr %g)
  call void @start_span(ptr %g)
  ret void
}

define void @next_epoch(ptr %g) {
entry:
  call void @note_known(ptr %g)
  %barriers = load i32, ptr {{g.executed}}
  %barriers1 = add i32 %barriers, 1
  store i32 %barriers1, ptr {{g.executed}}
  %is.split = call i1 @move_split(ptr %g)
  br i1 %is.split, label %split, label %whole
split:
  ret void
whole:
  %fenced = load i32, ptr {{g.fenced}}
  %unordered = load i32, ptr {{g.unordered}}
  %ordered = xor i32 %unordered, -1
  %spaces = and i32 %fenced, %ordered
  %l = and i32 %spaces, 1
  %fenced.lds = icmp ne i32 %l, 0
  %q = and i32 %spaces, {{quiet}}
  %quiet = icmp ne i32 %q, 0
  %done.copies = load i32, ptr {{g.copies_done}}
  %unseen = icmp eq i32 %done.copies, 0
  %alone = and i1 %quiet, %unseen
  %lds = or i1 %fenced.lds, %alone
  br i1 %lds, label %move.lds, label %then
move.lds:
  store i32 0, ptr {{g.copies_done}}
  call void @next_lds_epoch(ptr %g)
  call void @remark_copies(ptr %g, i32 %spaces)
  br label %then
then:
  %s = and i32 %spaces, 2
  %shared = icmp ne i32 %s, 0
  %others = and i32 %spaces, 6
  %some = icmp ne i32 %others, 0
  br i1 %some, label %move.others, label %done
move.others:
  %old = load i32, ptr {{g.global_tick}}
  %over = icmp uge i32 %old, {{last}}
  br i1 %over, label %restart, label %on
restart:
  call void @lose_pins(ptr %g)
  call void @settle_span(ptr %g)
  call void @restart_shared(ptr %g)
  br label %done
on:
  %new = add i32 %old, {{step}}
  store i32 %new, ptr {{g.global_tick}}
  call void @own_number(ptr %g, i32 %new)
  %b = and i32 %spaces, 4
  %blocks = icmp ne i32 %b, 0
  %old.block = load i32, ptr {{g.block_epoch}}
  %new.block = select i1 %blocks, i32 %new, i32 %old.block
  store i32 %new.block, ptr {{g.block_epoch}}
  br i1 %shared, label %move.shared, label %done
move.shared:
  call void @settle_span(ptr %g)
  store i32 %new, ptr {{g.global_epoch}}
  call void @pass_span(ptr %g)
  call void @pass_clocks(ptr %g)
  br label %done
done:
  call void @share_clocks(ptr %g, i32 %spaces)
  ret void
}

define void @next_lds_epoch(ptr %g) {
entry:
  %old = load i32, ptr {{g.lds_tick}}
  %over = icmp uge i32 %old, {{half}}
  br i1 %over, label %clear, label %keep
clear:
  call void @lose_pins(ptr %g)
  %size = load i64, ptr {{g.lds_cells}}
  call void @clear_cells(ptr %g, i64 0, i64 %size)
  call void @forget_ticks(ptr %g)
  store i32 {{step}}, ptr {{g.lds_tick}}
  store i32 {{step}}, ptr {{g.lds_epoch}}
  ret void
keep:
  %new = add i32 %old, {{step}}
  store i32 %new, ptr {{g.lds_tick}}
  store i32 %new, ptr {{g.lds_epoch}}
  ret void
}

; Cells are cleared that may hold marks of ended waves.
define internal void @lose_pins(ptr %g) {
entry:
  %pinned = load i32, ptr {{g.pinned}}
  %some = icmp ne i32 %pinned, 0
  br i1 %some, label %give.up, label %done
give.up:
  store volatile i32 1, ptr {{g.suspect}}
  br label %done
done:
  ret void
}

define internal void @forget_ticks(ptr %g) {
  call void @clear_ticks(ptr %g)
  call void @forget_clocks(ptr %g)
  ret void
}

define internal void @clear_ticks(ptr %g) {
entry:
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %waves = load i32, ptr {{g.waves}}
  %count = zext i32 %waves to i64
  %size = mul i64 %count, 24
  call void @llvm.memset.p0.i64(ptr %ticks, i8 0, i64 %size, i1 false)
  ret void
}

define void @clear_cells(ptr %g, i64 %from, i64 %size) {
entry:
  %writes = load ptr, ptr {{g.lds_writes}}
  %reads = load ptr, ptr {{g.lds_reads}}
  %atomics = load ptr, ptr {{g.lds_atomics}}
  %w = getelementptr i8, ptr %writes, i64 %from
  %r = getelementptr i8, ptr %reads, i64 %from
  %a = getelementptr i8, ptr %atomics, i64 %from
  call void @llvm.memset.p0.i64(ptr %w, i8 0, i64 %size, i1 false)
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 %size, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %size, i1 false)
  ret void
}

define void @restart_shared(ptr %g) {
entry:
  %from = load i64, ptr {{g.lds_cells}}
  %end = load i64, ptr {{g.cells_size}}
  %size = sub i64 %end, %from
  call void @clear_cells(ptr %g, i64 %from, i64 %size)
  %writes = load ptr, ptr {{g.global_writes}}
  %reads = load ptr, ptr {{g.global_reads}}
  %atomics = load ptr, ptr {{g.global_atomics}}
  call void @fold_cells(ptr %g, ptr %writes)
  call void @fold_cells(ptr %g, ptr %reads)
  call void @fold_cells(ptr %g, ptr %atomics)
  store i32 {{step}}, ptr {{g.base_epoch}}
  store i32 {{first}}, ptr {{g.global_tick}}
  store i32 {{first}}, ptr {{g.global_epoch}}
  store i32 {{first}}, ptr {{g.group_epoch}}
  store i32 {{first}}, ptr {{g.block_epoch}}
  call void @forget_ticks(ptr %g)
  call void @forget_spans(ptr %g, i32 {{first}})
  ret void
}

define void @fold_cells(ptr %g, ptr %plane) {
entry:
  %start = load i64, ptr {{g.plane_start}}
  %stop = load i64, ptr {{g.plane_stop}}
  %base = load i32, ptr {{g.base_epoch}}
  %is.made = icmp ne ptr %plane, null
  %some = icmp ult i64 %start, %stop
  %go = and i1 %is.made, %some
  br i1 %go, label %loop, label %done
loop:
  %i = phi i64 [%start, %entry], [%i1, %on]
  %p = getelementptr i8, ptr %plane, i64 %i
  %cell = load i32, ptr %p
  %touched = icmp uge i32 %cell, %base
  %new = select i1 %touched, i32 {{several}}, i32 0
  %differs = icmp ne i32 %cell, %new
  br i1 %differs, label %fold, label %on
fold:
  store i32 %new, ptr %p
  br label %on
on:
  %i1 = add i64 %i, 4
  %more = icmp ult i64 %i1, %stop
  br i1 %more, label %loop, label %done
done:
  ret void
}

; How many bytes of LDS, from its first, are initialised: accesses of what lies there look no more. Bytes stay initialised but for
; copies of such as are not, which set the number back.
define internal void @note_known(ptr %g) {
entry:
  %init = load ptr, ptr {{g.lds_init}}
  %size = load i64, ptr {{g.lds_init_size}}
  %known = load i64, ptr {{g.lds_known}}
  %some = icmp ult i64 %known, %size
  br i1 %some, label %wide, label %done
wide:
  %k = phi i64 [%known, %entry], [%k64, %step]
  %k64 = add i64 %k, 64
  %fits = icmp ule i64 %k64, %size
  br i1 %fits, label %look, label %byte
look:
  %p = getelementptr i8, ptr %init, i64 %k
  %bytes = load <8 x i64>, ptr %p, align 1
  %all = call i64 @llvm.vector.reduce.and.v8i64(<8 x i64> %bytes)
  %full = icmp eq i64 %all, -1
  br i1 %full, label %step, label %byte
step:
  br label %wide
byte:
  %b = phi i64 [%k, %wide], [%k, %look], [%b1, %next]
  %in = icmp ult i64 %b, %size
  br i1 %in, label %one, label %note
one:
  %q = getelementptr i8, ptr %init, i64 %b
  %bits = load i8, ptr %q
  %set = icmp eq i8 %bits, -1
  br i1 %set, label %next, label %note
next:
  %b1 = add i64 %b, 1
  br label %byte
note:
  store i64 %b, ptr {{g.lds_known}}
  br label %done
done:
  ret void
}

declare i64 @llvm.vector.reduce.and.v8i64(<8 x i64>)
