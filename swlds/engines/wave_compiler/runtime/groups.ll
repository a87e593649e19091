; Takes work-groups, some at a time, and prepares LDS; notes where waves stand; gives out the frames of coroutines.
;
; A thread begins with a part of the groups of its own, and goes on with what others have left of theirs: what a group touches of
; memory lies near what the one before did, in the caches of that core, and is there again in the next launch. A part is a line of
; 64 bytes: the next group, and where it ends. All that were taken are counted together. Stores that pass the caches
; (``far_stores.py``) have arrived when a thread leaves.

define void @run_groups(ptr %g) {
entry:
  %counter = load ptr, ptr {{g.counter}}
  %batch = load i64, ptr {{g.batch}}
  %parts = load ptr, ptr {{g.shares}}
  %own = load i64, ptr {{g.share}}
  %part.count = load i64, ptr {{g.share_count}}
  br label %part
part:
  %k = phi i64 [0, %entry], [%k1, %through]
  %some.part = icmp ult i64 %k, %part.count
  br i1 %some.part, label %open, label %done
open:
  %sum = add i64 %own, %k
  %past = icmp uge i64 %sum, %part.count
  %round = select i1 %past, i64 %part.count, i64 0
  %number = sub i64 %sum, %round
  %part.at = mul i64 %number, 64
  %record = getelementptr i8, ptr %parts, i64 %part.at
  %part.end.at = getelementptr i8, ptr %record, i64 8
  %part.end = load i64, ptr %part.end.at
  br label %take
through:
  %k1 = add i64 %k, 1
  br label %part
take:
  %first = atomicrmw add ptr %record, i64 %batch acq_rel
  %left = sub i64 %part.end, %first
  %long = icmp sgt i64 %left, %batch
  %taken = select i1 %long, i64 %batch, i64 %left
  %last = add i64 %first, %taken
  %some = icmp sgt i64 %taken, 0
  br i1 %some, label %tell, label %through
tell:
  %before = atomicrmw add ptr %counter, i64 %taken acq_rel
  br label %look
next:
  %n1 = add i64 %n, 1
  %same.batch = icmp slt i64 %n1, %last
  br i1 %same.batch, label %look, label %take
look:
  %n = phi i64 [%first, %tell], [%n1, %next]
  %stop = load volatile i32, ptr {{g.stop}}
  %go = icmp eq i32 %stop, 0
  br i1 %go, label %prepare, label %done
prepare:
  %order = load ptr, ptr {{g.order}}
  %ordered = icmp ne ptr %order, null
  br i1 %ordered, label %listed, label %numbered
listed:
  %item = getelementptr i64, ptr %order, i64 %n
  %named = load i64, ptr %item
  br label %numbered
numbered:
  %group = phi i64 [%n, %prepare], [%named, %listed]
  call void @begin_group(ptr %g, i64 %group)
  store i64 {{endless}}, ptr {{g.turn}}
  %end = call i32 @run_turn(ptr %g)
  %bad = icmp eq i32 %end, {{suspicious}}
  br i1 %bad, label %fail, label %next
fail:
  %count = load i64, ptr {{g.failing_count}}
  %room = load i64, ptr {{g.failing_room}}
  %list = load ptr, ptr {{g.failing}}
  %fits = icmp ult i64 %count, %room
  %count1 = add i64 %count, 1
  store i64 %count1, ptr {{g.failing_count}}
  br i1 %fits, label %note, label %next
note:
  %slot = getelementptr i64, ptr %list, i64 %count
  store i64 %group, ptr %slot
  br label %next
done:
  fence seq_cst
  ret void
}

define void @begin_group(ptr %g, i64 %group) {
entry:
  %gridx = load i32, ptr {{g.grid_x}}
  %gridy = load i32, ptr {{g.grid_y}}
  %gx64 = zext i32 %gridx to i64
  %gy64 = zext i32 %gridy to i64
  %lds = load ptr, ptr {{g.lds}}
  %ldssize = load i64, ptr {{g.lds_size}}
  %stack = call ptr @llvm.frameaddress.p0(i32 0)
  %lowest = getelementptr i8, ptr %stack, i64 -{{stack_room}}
  store ptr %lowest, ptr {{g.stack_limit}}
  %flists = load ptr, ptr {{g.frame_lists}}
  %flsize = load i64, ptr {{g.frame_lists_size}}
  %x = urem i64 %group, %gx64
  %rest = udiv i64 %group, %gx64
  %y = urem i64 %rest, %gy64
  %z = udiv i64 %rest, %gy64
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %z32 = trunc i64 %z to i32
  store i32 %x32, ptr {{g.group_x}}
  store i32 %y32, ptr {{g.group_y}}
  store i32 %z32, ptr {{g.group_z}}
  store i64 %group, ptr {{g.group}}
  store i64 0, ptr {{g.halt}}
  store i64 0, ptr {{g.arena_used}}
  store i64 0, ptr {{g.block}}
  store i64 0, ptr {{g.block_size}}
  call void @clear(ptr %flists, i64 %flsize)
  store i64 0, ptr {{g.block_start}}
  store i32 0, ptr {{g.block_tag}}
  %ldstags = load ptr, ptr {{g.lds_tags}}
  %tagssize32 = load i32, ptr {{g.tags_size}}
  %tagssize = zext i32 %tagssize32 to i64
  call void @clear(ptr %ldstags, i64 %tagssize)
  call void @clear(ptr %lds, i64 %ldssize)
  store i64 0, ptr {{g.lds_known}}
  %initsize = load i64, ptr {{g.lds_init_size}}
  %watched = icmp ne i64 %initsize, 0
  br i1 %watched, label %fresh, label %begin
fresh:
  %ldsinit = load ptr, ptr {{g.lds_init}}
  %first = load ptr, ptr {{g.fresh_lds}}
  call void @llvm.memcpy.p0.p0.i64(ptr %ldsinit, ptr %first, i64 %initsize, i1 false)
  br label %begin
begin:
  call void @next_group(ptr %g)
  call void @create_waves(ptr %g)
  ret void
}

; ``memset``, which is not called for nothing: some take hundreds of cycles for no byte where the page was never written.
define internal void @clear(ptr %p, i64 %size) alwaysinline {
entry:
  %some = icmp ne i64 %size, 0
  br i1 %some, label %go, label %done
go:
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %size, i1 false)
  br label %done
done:
  ret void
}

define void @note_call(ptr %g, i32 %w, i32 %depth, i32 %place) {
entry:
  %fits = icmp ult i32 %depth, {{standing_last}}
  br i1 %fits, label %note, label %done
note:
  %standing = load ptr, ptr {{g.standing}}
  %index = add i32 %depth, 1
  %p = getelementptr [{{standing_row}} x i32], ptr %standing, i32 %w, i32 %index
  store i32 %place, ptr %p
  br label %done
done:
  ret void
}

; A number for a barrier in a body and the calls that lead to it, which ``note_call`` wrote: what the numbers of all make together.
define i32 @site_behind_calls(ptr %g, i32 %w, i32 %depth, i32 %place) {
entry:
  %standing = load ptr, ptr {{g.standing}}
  %row = getelementptr [{{standing_row}} x i32], ptr %standing, i32 %w
  %last = call i32 @llvm.umin.i32(i32 %depth, i32 {{standing_last}})
  %start = add i32 %place, %depth
  br label %look
look:
  %k = phi i32 [0, %entry], [%k1, %step]
  %site = phi i32 [%start, %entry], [%site1, %step]
  %more = icmp ult i32 %k, %last
  br i1 %more, label %step, label %done
step:
  %k1 = add i32 %k, 1
  %p = getelementptr i32, ptr %row, i32 %k1
  %call = load i32, ptr %p
  %mixed = mul i32 %site, -1640531535
  %site1 = add i32 %mixed, %call
  br label %look
done:
  ret i32 %site
}

define void @note_place(ptr %g, i32 %w, i32 %depth, i32 %place) {
entry:
  %standing = load ptr, ptr {{g.standing}}
  %row = getelementptr [{{standing_row}} x i32], ptr %standing, i32 %w
  %count = add i32 %depth, 1
  store i32 %count, ptr %row
  %last = call i32 @llvm.umin.i32(i32 %count, i32 {{standing_last}})
  %p = getelementptr i32, ptr %row, i32 %last
  store i32 %place, ptr %p
  %status = load ptr, ptr {{g.status}}
  %in.row = getelementptr [2 x i32], ptr %status, i32 %w, i32 1
  store i32 -1, ptr %in.row
  ret void
}

declare i32 @llvm.umin.i32(i32, i32)

define ptr @frame_alloc(ptr %g, i64 %size) {
entry:
  %used = load i64, ptr {{g.arena_used}}
  %room = load i64, ptr {{g.arena_size}}
  %wide = add i64 %size, 319
  %whole = and i64 %wide, -256
  %after = add i64 %used, %whole
  %fits = icmp ule i64 %after, %room
  br i1 %fits, label %take, label %full
take:
  store i64 %after, ptr {{g.arena_used}}
  %arena = load ptr, ptr {{g.arena}}
  %frame = getelementptr i8, ptr %arena, i64 %used
  ret ptr %frame
full:
  ret ptr null
}

define ptr @body_frame(ptr %g, i64 %size, i64 %body) {
entry:
  %lists = load ptr, ptr {{g.frame_lists}}
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
  %lists = load ptr, ptr {{g.frame_lists}}
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
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
