; An atomic that acquires, in a loop that does nothing else (``races/polls.py``). ``poll``: the wave's numbers for LDS and other memory
; behind the last one; those in front, which its mark has; for which memory they count, none where the wave did something since;
; whether the one that is under way has them.

define internal void @begin_poll(ptr %g, i32 %w, ptr %poll, i32 %before, i32 %behind, i1 %needs.far) noinline nounwind {
entry:
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %lp = getelementptr [6 x i32], ptr %ticks, i32 %w
  %sp = getelementptr i32, ptr %lp, i32 1
  %l = load i32, ptr %lp
  %s = load i32, ptr %sp
  %lds.epoch = load i32, ptr {{g.lds_epoch}}
  %global.epoch = load i32, ptr {{g.global_epoch}}
  %block.epoch = load i32, ptr {{g.block_epoch}}
  %is.block.later = icmp ugt i32 %block.epoch, %global.epoch
  %epoch = select i1 %is.block.later, i32 %block.epoch, i32 %global.epoch
  %known.p = getelementptr i32, ptr %poll, i32 4
  %known = load i32, ptr %known.p
  %missing = xor i32 %known, -1
  %unknown = and i32 %missing, %behind
  %is.known = icmp eq i32 %unknown, 0
  %old.l = load i32, ptr %poll
  %old.sp = getelementptr i32, ptr %poll, i32 1
  %old.s = load i32, ptr %old.sp
  %bl = and i32 %behind, 1
  %bs = and i32 %behind, 2
  %not.l = icmp eq i32 %bl, 0
  %not.s = icmp eq i32 %bs, 0
  %same.l = icmp eq i32 %l, %old.l
  %same.s = icmp eq i32 %s, %old.s
  %last.l = icmp ule i32 %lds.epoch, %l
  %last.s = icmp ule i32 %epoch, %s
  %has.l = and i1 %same.l, %last.l
  %has.s = and i1 %same.s, %last.s
  %fine.l = or i1 %not.l, %has.l
  %fine.s = or i1 %not.s, %has.s
  %both = and i1 %fine.l, %fine.s
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  %is.near = xor i1 %needs.far, true
  %by.clocks = or i1 %is.far, %is.near
  %all = and i1 %both, %by.clocks
  %told.p = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 4
  %told = load i32, ptr %told.p
  %is.secret = icmp eq i32 %told, 0
  %is.kept = and i1 %is.known, %is.secret
  %again = and i1 %all, %is.kept
  %n.lp = getelementptr i32, ptr %poll, i32 2
  %n.sp = getelementptr i32, ptr %poll, i32 3
  %again.p = getelementptr i32, ptr %poll, i32 5
  %again.i = zext i1 %again to i32
  store i32 %again.i, ptr %again.p
  br i1 %again, label %back, label %first
back:
  %n.l = load i32, ptr %n.lp
  %n.s = load i32, ptr %n.sp
  %put.l = select i1 %not.l, i32 %l, i32 %n.l
  %put.s = select i1 %not.s, i32 %s, i32 %n.s
  store i32 %put.l, ptr %lp
  store i32 %put.s, ptr %sp
  ret void
first:
  %some = icmp ne i32 %before, 0
  br i1 %some, label %order, label %note
order:
  call void @order_lanes(ptr %g, i32 %w, i32 %before)
  br label %note
note:
  %now.l = load i32, ptr %lp
  %now.s = load i32, ptr %sp
  %is.new.l = icmp ugt i32 %lds.epoch, %now.l
  %is.new.s = icmp ugt i32 %epoch, %now.s
  %number.l = select i1 %is.new.l, i32 %lds.epoch, i32 %now.l
  %number.s = select i1 %is.new.s, i32 %epoch, i32 %now.s
  store i32 %number.l, ptr %n.lp
  store i32 %number.s, ptr %n.sp
  ret void
}

define internal void @end_poll(ptr %g, i32 %w, ptr %poll, i32 %behind) noinline nounwind {
entry:
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %lp = getelementptr [6 x i32], ptr %ticks, i32 %w
  %sp = getelementptr i32, ptr %lp, i32 1
  %old.sp = getelementptr i32, ptr %poll, i32 1
  %again.p = getelementptr i32, ptr %poll, i32 5
  %again.i = load i32, ptr %again.p
  %again = icmp ne i32 %again.i, 0
  br i1 %again, label %back, label %first
back:
  %l = load i32, ptr %lp
  %s = load i32, ptr %sp
  %old.l = load i32, ptr %poll
  %old.s = load i32, ptr %old.sp
  %bl = and i32 %behind, 1
  %bs = and i32 %behind, 2
  %not.l = icmp eq i32 %bl, 0
  %not.s = icmp eq i32 %bs, 0
  %put.l = select i1 %not.l, i32 %l, i32 %old.l
  %put.s = select i1 %not.s, i32 %s, i32 %old.s
  store i32 %put.l, ptr %lp
  store i32 %put.s, ptr %sp
  ret void
first:
  call void @order_lanes(ptr %g, i32 %w, i32 %behind)
  %now.l = load i32, ptr %lp
  %now.s = load i32, ptr %sp
  store i32 %now.l, ptr %poll
  store i32 %now.s, ptr %old.sp
  %known.p = getelementptr i32, ptr %poll, i32 4
  store i32 %behind, ptr %known.p
  %told.p = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 4
  store i32 0, ptr %told.p
  ret void
}

declare void @order_lanes(ptr, i32, i32)
