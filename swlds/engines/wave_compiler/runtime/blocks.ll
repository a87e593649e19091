; The heap, as far as Python need not answer: a thread's next group gets the block that its last one had and freed, and the
; shadow of AddressSanitizer. ``spare_state`` says whether there is such a block, and who has it. Each function is called like the
; callback, ``%more`` being where the result goes or the second argument lies, and asks Python where it cannot answer.

define internal void @block_or_ask(ptr %g, i32 %w, i32 %number, i64 %mask, ptr %arguments, ptr %more) {
entry:
  %state = load i32, ptr {{g.spare_state}}
  %is.free = icmp eq i32 %state, {{free}}
  %lanes = call i64 @llvm.ctpop.i64(i64 %mask)
  %single = icmp eq i64 %lanes, 1
  %may = and i1 %is.free, %single
  br i1 %may, label %look, label %ask
look:
  %lane = call i64 @llvm.cttz.i64(i64 %mask, i1 true)
  %wanted = getelementptr i64, ptr %arguments, i64 %lane
  %size = load i64, ptr %wanted
  %old.size = load i64, ptr {{g.spare_size}}
  %same = icmp eq i64 %size, %old.size
  br i1 %same, label %reuse, label %ask
reuse:
  %address = load i64, ptr {{g.spare}}
  %tag = load i32, ptr {{g.spare_tag}}
  %group = load i64, ptr {{g.group}}
  %base = load ptr, ptr {{g.host_base}}
  %data = getelementptr i8, ptr %base, i64 %address
  call void @llvm.memset.p0.i64(ptr %data, i8 0, i64 %size, i1 false)
  %init.base = load ptr, ptr {{g.init_base}}
  %init = getelementptr i8, ptr %init.base, i64 %address
  call void @llvm.memset.p0.i64(ptr %init, i8 0, i64 %size, i1 false)
  %rounded = add i64 %size, 3
  %words = and i64 %rounded, {{tagged_bytes}}
  %tags.base = load ptr, ptr {{g.tags_base}}
  %tags = getelementptr i8, ptr %tags.base, i64 %address
  call void @llvm.memset.p0.i64(ptr %tags, i8 0, i64 %words, i1 false)
  call void @shade(ptr %g, i64 %address, i64 %size, i8 0)
  call void @set_states(ptr %g, i8 {{live}})
  store i32 {{used}}, ptr {{g.spare_state}}
  store i64 %group, ptr {{g.spare_group}}
  %count = load i64, ptr {{g.spare_count}}
  %count1 = add i64 %count, 1
  store i64 %count1, ptr {{g.spare_count}}
  store i64 %address, ptr {{g.block}}
  store i64 %size, ptr {{g.block_size}}
  store i64 %address, ptr {{g.block_start}}
  store i32 %tag, ptr {{g.block_tag}}
  call void @llvm.memset.p0.i64(ptr %more, i8 0, i64 {{column}}, i1 false)
  %result = getelementptr i64, ptr %more, i64 %lane
  store i64 %address, ptr %result
  ret void
ask:
  %answer = load ptr, ptr {{g.callback}}
  call void %answer(ptr %g, i32 %w, i32 %number, i64 %mask, ptr %arguments, ptr %arguments)
  ret void
}

define internal void @free_or_ask(ptr %g, i32 %w, i32 %number, i64 %mask, ptr %arguments, ptr %more) {
entry:
  %state = load i32, ptr {{g.spare_state}}
  %is.used = icmp eq i32 %state, {{used}}
  %lanes = call i64 @llvm.ctpop.i64(i64 %mask)
  %single = icmp eq i64 %lanes, 1
  %may = and i1 %is.used, %single
  br i1 %may, label %look, label %ask
look:
  %lane = call i64 @llvm.cttz.i64(i64 %mask, i1 true)
  %given = getelementptr i64, ptr %arguments, i64 %lane
  %address = load i64, ptr %given
  %spare = load i64, ptr {{g.spare}}
  %of.group = load i64, ptr {{g.spare_group}}
  %group = load i64, ptr {{g.group}}
  %tag = load i32, ptr {{g.spare_tag}}
  %states = load ptr, ptr {{g.object_state}}
  %tag64 = zext i32 %tag to i64
  %state.at = getelementptr i8, ptr %states, i64 %tag64
  %now = load i8, ptr %state.at
  %is.spare = icmp eq i64 %address, %spare
  %is.own = icmp eq i64 %of.group, %group
  %is.live = icmp eq i8 %now, {{live}}
  %both = and i1 %is.spare, %is.own
  %all = and i1 %both, %is.live
  br i1 %all, label %free, label %ask
free:
  %size = load i64, ptr {{g.spare_size}}
  call void @set_states(ptr %g, i8 {{dead}})
  %whole = add i64 %size, 7
  %even = and i64 %whole, -8
  call void @shade(ptr %g, i64 %address, i64 %even, i8 {{shadow_freed}})
  store i32 {{free}}, ptr {{g.spare_state}}
  store i64 0, ptr %given
  ret void
ask:
  %answer = load ptr, ptr {{g.callback}}
  call void %answer(ptr %g, i32 %w, i32 %number, i64 %mask, ptr %arguments, ptr %arguments)
  ret void
}

; The slot got the block's address: its variables become objects, once.
define internal void @bind_or_ask(ptr %g, i32 %w) {
entry:
  %state = load i32, ptr {{g.spare_state}}
  %is.used = icmp eq i32 %state, {{used}}
  %start = load i64, ptr {{g.block_start}}
  %bound = load i64, ptr {{g.spare_start}}
  %same = icmp eq i64 %start, %bound
  %known = and i1 %is.used, %same
  br i1 %known, label %done, label %ask
ask:
  %answer = load ptr, ptr {{g.callback}}
  call void %answer(ptr %g, i32 %w, i32 {{bind_block}}, i64 0, ptr null, ptr null)
  %bind = select i1 %is.used, i64 %start, i64 0
  store i64 %bind, ptr {{g.spare_start}}
  br label %done
done:
  ret void
}

; The state of the block, and where they are objects that of its variables.
define internal void @set_states(ptr %g, i8 %state) {
entry:
  %states = load ptr, ptr {{g.object_state}}
  %tag = load i32, ptr {{g.spare_tag}}
  %tag64 = zext i32 %tag to i64
  %block = getelementptr i8, ptr %states, i64 %tag64
  store i8 %state, ptr %block
  %bound = load i64, ptr {{g.spare_start}}
  %has.parts = icmp ne i64 %bound, 0
  %parts = load ptr, ptr {{g.parts}}
  %count = select i1 %has.parts, i64 {{part_count}}, i64 0
  br label %look
look:
  %i = phi i64 [0, %entry], [%i1, %set]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %set, label %done
set:
  %part.at = getelementptr i32, ptr %parts, i64 %i
  %part = load i32, ptr %part.at
  %part64 = zext i32 %part to i64
  %state.at = getelementptr i8, ptr %states, i64 %part64
  store i8 %state, ptr %state.at
  %i1 = add i64 %i, 1
  br label %look
done:
  ret void
}

; Poison the shadow of what each lane says, or with 0 make it addressable; nothing beyond the device's window. Python hears where
; the last of it ends, and how far in front of the window's end the first begins.
define internal void @shade_regions(ptr %g, i64 %mask, ptr %addresses, ptr %sizes, i8 %value) {
entry:
  br label %look
look:
  %left = phi i64 [%mask, %entry], [%rest, %next]
  %some = icmp ne i64 %left, 0
  br i1 %some, label %lane, label %done
lane:
  %k = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %below = add i64 %left, -1
  %rest = and i64 %left, %below
  %address.at = getelementptr i64, ptr %addresses, i64 %k
  %size.at = getelementptr i64, ptr %sizes, i64 %k
  %address = load i64, ptr %address.at
  %size = load i64, ptr %size.at
  %fits = icmp ule i64 %size, {{window_end}}
  %last = sub i64 {{window_end}}, %size
  %below.end = icmp ule i64 %address, %last
  %inside = and i1 %fits, %below.end
  br i1 %inside, label %set, label %next
set:
  %end = add i64 %address, %size
  %room = sub i64 {{window_end}}, %address
  call void @note_most(ptr {{g.shaded_end}}, i64 %end)
  call void @note_most(ptr {{g.shaded_room}}, i64 %room)
  call void @shade(ptr %g, i64 %address, i64 %size, i8 %value)
  br label %next
next:
  br label %look
done:
  ret void
}

define internal void @note_most(ptr %at, i64 %number) {
entry:
  %old = load i64, ptr %at
  %new = call i64 @llvm.umax.i64(i64 %old, i64 %number)
  store i64 %new, ptr %at
  ret void
}

; As ``AddressSpace.poison_shadow`` has it: bytes in front of the first whole granule stay addressable; what is made addressable may
; end within one.
define internal void @shade(ptr %g, i64 %address, i64 %size, i8 %value) {
entry:
  %base = load ptr, ptr {{g.host_base}}
  %shadow = getelementptr i8, ptr %base, i64 {{shadow_start}}
  %first = lshr i64 %address, 3
  %end = add i64 %address, %size
  %last = lshr i64 %end, 3
  %poisons = icmp ne i8 %value, 0
  %head = and i64 %address, 7
  %is.within = icmp ne i64 %head, 0
  %odd.head = and i1 %poisons, %is.within
  br i1 %odd.head, label %front, label %whole
front:
  %head.at = getelementptr i8, ptr %shadow, i64 %first
  %head8 = trunc i64 %head to i8
  store i8 %head8, ptr %head.at
  br label %whole
whole:
  %skip = zext i1 %odd.head to i64
  %from = add i64 %first, %skip
  %room = sub i64 %last, %from
  %some = icmp sgt i64 %room, 0
  br i1 %some, label %fill, label %ends
fill:
  %at = getelementptr i8, ptr %shadow, i64 %from
  call void @llvm.memset.p0.i64(ptr %at, i8 %value, i64 %room, i1 false)
  br label %ends
ends:
  %tail = and i64 %end, 7
  %ends.within = icmp ne i64 %tail, 0
  %stays = xor i1 %poisons, true
  %odd.tail = and i1 %stays, %ends.within
  br i1 %odd.tail, label %back, label %done
back:
  %tail.at = getelementptr i8, ptr %shadow, i64 %last
  %tail8 = trunc i64 %tail to i8
  store i8 %tail8, ptr %tail.at
  br label %done
done:
  ret void
}

declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
