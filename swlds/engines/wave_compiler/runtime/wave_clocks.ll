; Host code of order by fences and atomics between waves: vector clocks (``races/wave_clocks.py``).
;
; A *clock* has a number for each wave of the group in LDS, then one for each wave in other memory, of the group or, where groups
; hand over to one another and are few, of the launch (*far*): marks of the wave below it are ordered before. Of each wave there
; are five: what is ordered before its next access; what it read by relaxed atomics since its group began, of its own group and
; of others (*offered*: an acquire fence takes it over); what its last release fences *kept*, of the scope of a group and of the
; device. A table says what the last atomic writes at an address hand on; an address gives way to another one, but none that groups
; share to one of a group, whose are in the table's other half; what is there of an earlier *generation* is void. An entry also says
; which wave wrote it last, while nobody else has read it: where somebody reads it that wave is told, which may use its number again
; until then (``polls.ll``).
;
; Far, groups in flight share the numbers and the planes of global memory: ``owners`` says which group a number was given to.
; ``touched`` has the number of each wave when it last wrote, read, or accessed atomically LDS, memory that groups share, and the
; group's lowered block: a *use* is one of these nine.

%flag = type { i64, i64, i64, ptr }
%touched = type [9 x i32]

; A group begins: nobody knows anything of its waves.
define void @begin_clocks(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %count = zext i32 %waves to i64
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %own, label %clear
own:
  %group = load i64, ptr {{g.group}}
  %first = mul i64 %group, %count
  %base = trunc i64 %first to i32
  store i32 %base, ptr {{g.clock_base}}
  %all = load ptr, ptr {{g.all_clocks}}
  %size = load i64, ptr {{g.known_size}}
  %at = mul i64 %first, %size
  %row = getelementptr i8, ptr %all, i64 %at
  store ptr %row, ptr {{g.clocks}}
  %all.touched = load ptr, ptr {{g.all_touched}}
  %touched.own = getelementptr %touched, ptr %all.touched, i64 %first
  store ptr %touched.own, ptr {{g.touched}}
  ret void
clear:
  %touched = load ptr, ptr {{g.touched}}
  %bytes = mul i64 %count, 36
  call void @llvm.memset.p0.i64(ptr %touched, i8 0, i64 %bytes, i1 false)
  call void @forget_clocks(ptr %g)
  ret void
}

; Numbers begin anew. Where other groups know of those before, the launch cannot go on.
define void @forget_clocks(ptr %g) {
entry:
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %stop, label %clear
stop:
  store i32 1, ptr {{g.conflict}}
  ret void
clear:
  %clocks = load ptr, ptr {{g.clocks}}
  %waves = load i32, ptr {{g.waves}}
  %count = zext i32 %waves to i64
  %row = load i64, ptr {{g.known_size}}
  %size = mul i64 %count, %row
  call void @llvm.memset.p0.i64(ptr %clocks, i8 0, i64 %size, i1 false)
  %old = load i64, ptr {{g.clock_generation}}
  %new = add i64 %old, 1
  store i64 %new, ptr {{g.clock_generation}}
  ret void
}

; The group takes a number for global memory.
define void @own_number(ptr %g, i32 %number) {
entry:
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %note, label %done
note:
  %group = load i64, ptr {{g.group}}
  %group32 = trunc i64 %group to i32
  %owners = load ptr, ptr {{g.owners}}
  %index = lshr i32 %number, {{item_bits}}
  %p = getelementptr i32, ptr %owners, i32 %index
  store i32 %group32, ptr %p
  br label %done
done:
  ret void
}

define internal ptr @clock_of(ptr %g, i32 %w, i32 %which) {
  %clocks = load ptr, ptr {{g.clocks}}
  %size = load i64, ptr {{g.known_size}}
  %words = load i32, ptr {{g.clock_words}}
  %wave = zext i32 %w to i64
  %at = mul i64 %wave, %size
  %row = getelementptr i8, ptr %clocks, i64 %at
  %word = mul i32 %which, %words
  %p = getelementptr i32, ptr %row, i32 %word
  ret ptr %p
}

; Of a range of words: LDS, or other memory.
define internal void @join_words(ptr %to, ptr %from, i32 %first, i32 %stop) {
entry:
  br label %loop
loop:
  %i = phi i32 [%first, %entry], [%i1, %loop]
  %tp = getelementptr i32, ptr %to, i32 %i
  %fp = getelementptr i32, ptr %from, i32 %i
  %a = load <16 x i32>, ptr %tp, align 4
  %b = load <16 x i32>, ptr %fp, align 4
  %more = icmp ugt <16 x i32> %a, %b
  %both = select <16 x i1> %more, <16 x i32> %a, <16 x i32> %b
  store <16 x i32> %both, ptr %tp, align 4
  %i1 = add i32 %i, 16
  %left = icmp ult i32 %i1, %stop
  br i1 %left, label %loop, label %done
done:
  ret void
}

define internal void @copy_words(ptr %to, ptr %from, i32 %first, i32 %stop) {
  %tp = getelementptr i32, ptr %to, i32 %first
  %fp = getelementptr i32, ptr %from, i32 %first
  %count = sub i32 %stop, %first
  %count64 = zext i32 %count to i64
  %bytes = mul i64 %count64, 4
  call void @llvm.memcpy.p0.p0.i64(ptr %tp, ptr %fp, i64 %bytes, i1 false)
  ret void
}

define internal void @clear_words(ptr %to, i32 %stop) {
  %count64 = zext i32 %stop to i64
  %bytes = mul i64 %count64, 4
  call void @llvm.memset.p0.i64(ptr %to, i8 0, i64 %bytes, i1 false)
  ret void
}

; What a wave hands on now: all that it did before its number is done.
define internal void @copy_clock(ptr %g, i32 %w, ptr %to, i32 %half) {
  %words = load i32, ptr {{g.clock_words}}
  %base = load i32, ptr {{g.clock_base}}
  %from = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  %is.lds = icmp eq i32 %half, 0
  %first = select i1 %is.lds, i32 0, i32 32
  %stop = select i1 %is.lds, i32 32, i32 %words
  call void @copy_words(ptr %to, ptr %from, i32 %first, i32 %stop)
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %own.p = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 %half
  %own = load i32, ptr %own.p
  %far = add i32 %base, 32
  %column = select i1 %is.lds, i32 0, i32 %far
  %slot = add i32 %column, %w
  %place = getelementptr i32, ptr %to, i32 %slot
  store i32 %own, ptr %place
  ret void
}

define internal void @fence_half(ptr %g, i32 %w, i32 %what, i32 %half) {
entry:
  %words = load i32, ptr {{g.clock_words}}
  %is.lds = icmp eq i32 %half, 0
  %first = select i1 %is.lds, i32 0, i32 32
  %stop = select i1 %is.lds, i32 32, i32 %words
  %clock = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  %a = and i32 %what, {{fence_acquires}}
  %acquires = icmp ne i32 %a, 0
  br i1 %acquires, label %take, label %look
take:
  %near = call ptr @clock_of(ptr %g, i32 %w, i32 1)
  call void @join_words(ptr %clock, ptr %near, i32 %first, i32 %stop)
  %d = and i32 %what, {{fence_device}}
  %is.far = icmp ne i32 %d, 0
  br i1 %is.far, label %take.far, label %look
take.far:
  %others = call ptr @clock_of(ptr %g, i32 %w, i32 2)
  call void @join_words(ptr %clock, ptr %others, i32 %first, i32 %stop)
  br label %look
look:
  %r = and i32 %what, {{fence_releases}}
  %releases = icmp ne i32 %r, 0
  br i1 %releases, label %keep, label %done
keep:
  %kept = call ptr @clock_of(ptr %g, i32 %w, i32 3)
  call void @copy_clock(ptr %g, i32 %w, ptr %kept, i32 %half)
  %e = and i32 %what, {{fence_device}}
  %is.device = icmp ne i32 %e, 0
  br i1 %is.device, label %keep.far, label %done
keep.far:
  %kept.far = call ptr @clock_of(ptr %g, i32 %w, i32 4)
  call void @copy_clock(ptr %g, i32 %w, ptr %kept.far, i32 %half)
  br label %done
done:
  ret void
}

define void @clock_fence(ptr %g, i32 %w, i32 %what) {
entry:
  %l = and i32 %what, {{fence_lds}}
  %lds = icmp ne i32 %l, 0
  br i1 %lds, label %local, label %look
local:
  call void @fence_half(ptr %g, i32 %w, i32 %what, i32 0)
  br label %look
look:
  %s = and i32 %what, {{fence_global}}
  %global = icmp ne i32 %s, 0
  br i1 %global, label %shared, label %done
shared:
  call void @fence_half(ptr %g, i32 %w, i32 %what, i32 1)
  br label %done
done:
  ret void
}

; A release fence before what a barrier gave was acquired: nothing may be handed on.
define void @forget_kept_clocks(ptr %g, i32 %w) {
  %words = load i32, ptr {{g.clock_words}}
  %both = mul i32 %words, 2
  %kept = call ptr @clock_of(ptr %g, i32 %w, i32 3)
  call void @clear_words(ptr %kept, i32 %both)
  ret void
}

define internal i1 @is_over(ptr %g, i32 %w) {
  %status = load ptr, ptr {{g.status}}
  %sp = getelementptr [2 x i32], ptr %status, i32 %w
  %state = load i32, ptr %sp
  %over = icmp eq i32 %state, -1
  ret i1 %over
}

; What the waves that have not ended kept at their last release fences, of a range of words.
define internal ptr @gather_kept(ptr %g, i32 %first, i32 %stop) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %words = load i32, ptr {{g.clock_words}}
  %sum = load ptr, ptr {{g.given_clock}}
  call void @clear_words(ptr %sum, i32 %words)
  br label %gather
gather:
  %w = phi i32 [0, %entry], [%w1, %gathered]
  %over = call i1 @is_over(ptr %g, i32 %w)
  br i1 %over, label %gathered, label %take
take:
  %kept = call ptr @clock_of(ptr %g, i32 %w, i32 3)
  call void @join_words(ptr %sum, ptr %kept, i32 %first, i32 %stop)
  br label %gathered
gathered:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %gather, label %done
done:
  ret ptr %sum
}

define internal void @give_all(ptr %g, ptr %sum, i32 %first, i32 %stop) {
entry:
  %waves = load i32, ptr {{g.waves}}
  br label %give
give:
  %w = phi i32 [0, %entry], [%w1, %give]
  %clock = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  call void @join_words(ptr %clock, ptr %sum, i32 %first, i32 %stop)
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %give, label %done
done:
  ret void
}

; A barrier whose fences order global memory: what the waves there have released is known to all of them, and what they did in
; front of it. Waves that have ended did not come there.
define void @pass_clocks(ptr %g) {
entry:
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %begin, label %done
begin:
  %waves = load i32, ptr {{g.waves}}
  %words = load i32, ptr {{g.clock_words}}
  %base = load i32, ptr {{g.clock_base}}
  %epoch = load i32, ptr {{g.global_epoch}}
  %sum = call ptr @gather_kept(ptr %g, i32 32, i32 %words)
  br label %mark
mark:
  %m = phi i32 [0, %begin], [%m1, %marked]
  %over = call i1 @is_over(ptr %g, i32 %m)
  br i1 %over, label %marked, label %did
did:
  %column = add i32 %base, 32
  %slot = add i32 %column, %m
  %mp = getelementptr i32, ptr %sum, i32 %slot
  store i32 %epoch, ptr %mp
  br label %marked
marked:
  %m1 = add i32 %m, 1
  %mmore = icmp ult i32 %m1, %waves
  br i1 %mmore, label %mark, label %give
give:
  call void @give_all(ptr %g, ptr %sum, i32 32, i32 %words)
  br label %done
done:
  ret void
}

; A barrier behind which nothing orders what some waves did that have ended: all waves there know of it what one of them knows.
; A barrier without fences (it drains nothing) hands on no clocks.
define void @share_clocks(ptr %g, i32 %spaces) {
entry:
  %pinned = load i32, ptr {{g.pinned}}
  %some = icmp ne i32 %pinned, 0
  br i1 %some, label %look, label %done
look:
  %l = and i32 %spaces, {{fenced_lds}}
  %is.lds = icmp eq i32 %l, {{fenced_lds}}
  br i1 %is.lds, label %local, label %then
local:
  %near = call ptr @gather_kept(ptr %g, i32 0, i32 32)
  call void @give_all(ptr %g, ptr %near, i32 0, i32 32)
  br label %then
then:
  %s = and i32 %spaces, 2
  %is.shared = icmp ne i32 %s, 0
  %far = load i32, ptr {{g.far_waves}}
  %is.near = icmp eq i32 %far, 0
  %shares = and i1 %is.shared, %is.near
  br i1 %shares, label %shared, label %done
shared:
  %words = load i32, ptr {{g.clock_words}}
  %other = call ptr @gather_kept(ptr %g, i32 32, i32 %words)
  call void @give_all(ptr %g, ptr %other, i32 32, i32 %words)
  br label %done
done:
  ret void
}

define void @clock_atomic(ptr %g, i32 %w, i64 %address, i32 %what) {
entry:
  %words = load i32, ptr {{g.clock_words}}
  %shared.bit = and i32 %what, {{shared}}
  %is.shared = icmp ne i32 %shared.bit, 0
  %is.high = icmp uge i64 %address, {{heap_start}}
  %is.heap = and i1 %is.shared, %is.high
  br i1 %is.heap, label %done, label %find
find:
  %group = load i64, ptr {{g.group}}
  %group1 = add i64 %group, 1
  %above = shl i64 %group1, 36
  %of.group = or i64 %address, %above
  %key = select i1 %is.shared, i64 %address, i64 %of.group
  %table = load ptr, ptr {{g.flags}}
  %now = load i64, ptr {{g.clock_generation}}
  %mixed = mul i64 %key, -7046029254386353131
  %hashed = lshr i64 %mixed, {{table_shift}}
  %half = select i1 %is.shared, i64 0, i64 {{table_half}}
  %index = or i64 %half, %hashed
  %words64 = zext i32 %words to i64
  %bytes = mul i64 %words64, 8
  %size = add i64 %bytes, 32
  %at = mul i64 %index, %size
  %flag = getelementptr i8, ptr %table, i64 %at
  %time.p = getelementptr %flag, ptr %flag, i32 0, i32 1
  %group.p = getelementptr %flag, ptr %flag, i32 0, i32 2
  %writer.p = getelementptr %flag, ptr %flag, i32 0, i32 3
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %own = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 4
  %near.p = getelementptr %flag, ptr %flag, i32 1
  %far.p = getelementptr i32, ptr %near.p, i32 %words
  %known = load i64, ptr %flag
  %time = load i64, ptr %time.p
  %of = load i64, ptr %group.p
  %same = icmp eq i64 %known, %key
  %is.new = icmp eq i64 %time, %now
  %valid = and i1 %same, %is.new
  %is.own = icmp eq i64 %of, %group
  %device.bit = and i32 %what, {{device}}
  %is.device = icmp ne i32 %device.bit, 0
  %only.lds.bit = and i32 %what, {{only_lds}}
  %is.lds.only = icmp ne i32 %only.lds.bit, 0
  %only.global.bit = and i32 %what, {{only_global}}
  %is.global.only = icmp ne i32 %only.global.bit, 0
  %read.bit = and i32 %what, {{reads}}
  %is.read = icmp ne i32 %read.bit, 0
  %reads = and i1 %is.read, %valid
  br i1 %reads, label %look, label %then
look:
  %writer = load ptr, ptr %writer.p
  %by.none = icmp eq ptr %writer, null
  %by.self = icmp eq ptr %writer, %own
  %is.told = or i1 %by.none, %by.self
  br i1 %is.told, label %read, label %learn
learn:
  store i32 1, ptr %writer
  store ptr null, ptr %writer.p
  br label %read
read:
  %clock = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  %offered = call ptr @clock_of(ptr %g, i32 %w, i32 1)
  %offered.far = call ptr @clock_of(ptr %g, i32 %w, i32 2)
  %acquire.bit = and i32 %what, {{acquires}}
  %acquires = icmp ne i32 %acquire.bit, 0
  %to = select i1 %acquires, ptr %clock, ptr %offered
  %to.far = select i1 %acquires, ptr %clock, ptr %offered.far
  %but.lds = and i1 %acquires, %is.global.only
  %but.global = and i1 %acquires, %is.lds.only
  %read.first = select i1 %but.lds, i32 32, i32 0
  %read.stop = select i1 %but.global, i32 32, i32 %words
  br i1 %is.own, label %read.near, label %read.far
read.near:
  call void @join_words(ptr %to, ptr %near.p, i32 %read.first, i32 %read.stop)
  br label %read.far
read.far:
  %global.too = xor i1 %but.global, true
  %from.others = and i1 %is.device, %global.too
  br i1 %from.others, label %read.others, label %then
read.others:
  call void @join_words(ptr %to.far, ptr %far.p, i32 32, i32 %words)
  br label %then
then:
  %write.bit = and i32 %what, {{writes}}
  %writes = icmp ne i32 %write.bit, 0
  br i1 %writes, label %give, label %done
give:
  %release.bit = and i32 %what, {{releases}}
  %releases = icmp ne i32 %release.bit, 0
  br i1 %releases, label %fresh, label %fenced
fresh:
  %poll.bit = and i32 %what, {{polls}}
  %is.poll = icmp ne i32 %poll.bit, 0
  %given = load ptr, ptr {{g.given_clock}}
  call void @clear_words(ptr %given, i32 %words)
  br i1 %is.poll, label %numbered, label %number
number:
  %tick.l = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 0
  %tick.g = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 1
  call void @next_tick(ptr %g, ptr {{g.lds_tick}}, ptr %tick.l)
  call void @next_tick(ptr %g, ptr {{g.global_tick}}, ptr %tick.g)
  %tick = load i32, ptr %tick.g
  call void @own_number(ptr %g, i32 %tick)
  br label %numbered
numbered:
  br i1 %is.global.only, label %fresh.global, label %fresh.lds
fresh.lds:
  call void @copy_clock(ptr %g, i32 %w, ptr %given, i32 0)
  br i1 %is.lds.only, label %put, label %fresh.global
fresh.global:
  call void @copy_clock(ptr %g, i32 %w, ptr %given, i32 1)
  br label %put
fenced:
  %kept = call ptr @clock_of(ptr %g, i32 %w, i32 3)
  %kept.far = call ptr @clock_of(ptr %g, i32 %w, i32 4)
  br label %put
put:
  %give.near = phi ptr [%given, %fresh.lds], [%given, %fresh.global], [%kept, %fenced]
  %give.far = phi ptr [%given, %fresh.lds], [%given, %fresh.global], [%kept.far, %fenced]
  %store.bit = and i32 %what, {{stores}}
  %stores = icmp ne i32 %store.bit, 0
  %is.update = xor i1 %stores, true
  %joins.far = and i1 %is.update, %valid
  %joins.near = and i1 %joins.far, %is.own
  store i64 %key, ptr %flag
  store i64 %now, ptr %time.p
  store i64 %group, ptr %group.p
  store ptr %own, ptr %writer.p
  br i1 %joins.near, label %join.near, label %copy.near
join.near:
  call void @join_words(ptr %near.p, ptr %give.near, i32 0, i32 %words)
  br label %others
copy.near:
  call void @copy_words(ptr %near.p, ptr %give.near, i32 0, i32 %words)
  br label %others
others:
  br i1 %joins.far, label %others.kept, label %others.new
others.new:
  call void @clear_words(ptr %far.p, i32 %words)
  br label %others.kept
others.kept:
  br i1 %is.device, label %join.far, label %done
join.far:
  call void @join_words(ptr %far.p, ptr %give.far, i32 32, i32 %words)
  br label %done
done:
  ret void
}

; Do a wave's clock and what the waves did say that nobody who may have left the number ``cell`` did so unordered? With ``others``
; nobody of another group. Where it says so, only waves of the group that took the number may have. A number that waves may have
; left that have ended (``ended_waves.ll``) may stand for later accesses of others, too.
define internal i1 @knows_all(ptr %g, i32 %w, i32 %cell, i32 %half, i32 %use, i1 %others) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %far = load i32, ptr {{g.far_waves}}
  %base = load i32, ptr {{g.clock_base}}
  %clock = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  %is.lds = icmp eq i32 %half, 0
  %is.near = icmp eq i32 %far, 0
  %of.shared = sub i32 %use, 3
  %is.shared = icmp ult i32 %of.shared, 3
  %is.alone = xor i1 %is.shared, true
  %own.only = or i1 %is.alone, %is.near
  br i1 %own.only, label %begin, label %whose
whose:
  %low.bits = and i32 %cell, {{many}}
  %is.mates = icmp eq i32 %low.bits, {{mates}}
  %owner = call i32 @owner_of(ptr %g, i32 %cell)
  %theirs = mul i32 %owner, %waves
  %first.far = select i1 %is.mates, i32 %theirs, i32 0
  %count.far = select i1 %is.mates, i32 %waves, i32 %far
  br label %begin
begin:
  %first = phi i32 [%base, %entry], [%first.far, %whose]
  %count = phi i32 [%waves, %entry], [%count.far, %whose]
  %near.touched = load ptr, ptr {{g.touched}}
  %all.touched = load ptr, ptr {{g.all_touched}}
  %far.touched = getelementptr %touched, ptr %all.touched, i32 %first
  %touched = select i1 %own.only, ptr %near.touched, ptr %far.touched
  %column.far = add i32 %first, 32
  %column = select i1 %is.lds, i32 0, i32 %column.far
  %low = sub i32 %base, %first
  %own = add i32 %low, %w
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %since = add i32 %half, 2
  %since.p = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 %since
  %lds.epoch = load i32, ptr {{g.lds_epoch}}
  %global.epoch = load i32, ptr {{g.global_epoch}}
  %block.epoch = load i32, ptr {{g.block_epoch}}
  %is.block = icmp uge i32 %use, 6
  %other.epoch = select i1 %is.block, i32 %block.epoch, i32 %global.epoch
  %epoch = select i1 %is.lds, i32 %lds.epoch, i32 %other.epoch
  %area = udiv i32 %use, 3
  %pinned = load i32, ptr {{g.pinned}}
  %pinned.here = lshr i32 %pinned, %area
  %has.pins = trunc i32 %pinned.here to i1
  %pins = load ptr, ptr {{g.pins}}
  %row = getelementptr [{{columns}} x i32], ptr %pins, i32 %area
  %least.p = getelementptr i32, ptr %row, i32 {{least}}
  %least.pin = load i32, ptr %least.p
  %last.p = getelementptr i32, ptr %row, i32 {{last}}
  %last.pin = load i32, ptr %last.p
  %is.behind = icmp uge i32 %cell, %least.pin
  %is.in.front = icmp ule i32 %cell, %last.pin
  %is.in = and i1 %is.behind, %is.in.front
  %may.pin = and i1 %has.pins, %own.only
  %is.pinned = and i1 %is.in, %may.pin
  %is.free = xor i1 %is.pinned, true
  br label %loop
loop:
  %v = phi i32 [0, %begin], [%v1, %on]
  %tp = getelementptr %touched, ptr %touched, i32 %v, i32 %use
  %last = load i32, ptr %tp
  %slot = add i32 %column, %v
  %cp = getelementptr i32, ptr %clock, i32 %slot
  %is.own = icmp eq i32 %v, %own
  %p = select i1 %is.own, ptr %since.p, ptr %cp
  %number = load i32, ptr %p
  %place = sub i32 %v, %low
  %is.mine = icmp ult i32 %place, %waves
  %pin.column = select i1 %is.pinned, i32 %v, i32 0
  %from.p = getelementptr i32, ptr %row, i32 %pin.column
  %from = load i32, ptr %from.p
  %runs = icmp eq i32 %from, -1
  %passed = or i1 %is.free, %runs
  %meets.barriers = and i1 %is.mine, %passed
  %least = select i1 %meets.barriers, i32 %epoch, i32 0
  %is.later = icmp ugt i32 %least, %number
  %bound = select i1 %is.later, i32 %least, i32 %number
  %never = icmp eq i32 %last, 0
  %below = icmp ult i32 %cell, %bound
  %before = and i1 %below, %is.free
  %nothing = icmp ult i32 %last, %bound
  %either = or i1 %before, %nothing
  %passes = and i1 %others, %is.mine
  %skipped = or i1 %passes, %never
  %fine = or i1 %either, %skipped
  br i1 %fine, label %on, label %no
on:
  %v1 = add i32 %v, 1
  %more = icmp ult i32 %v1, %count
  br i1 %more, label %loop, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

; Is what left a mark of the group ordered before the wave's next access? A wave's own lanes are ``mark_functions.py``'s, but where
; several waves were there; marks of other groups ``@clock_meets``'s. ``lanes``: those of a wave, as a power of two.
define i1 @clock_knows(ptr %g, i32 %w, i32 %cell, i32 %half, i32 %use, i32 %lanes) {
entry:
  %low = and i32 %cell, {{many}}
  %is.many = icmp eq i32 %low, {{many}}
  br i1 %is.many, label %all, label %look
look:
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  %is.global = icmp ne i32 %half, 0
  %shares = and i1 %is.far, %is.global
  br i1 %shares, label %whose, label %own
whose:
  %is = call i1 @is_other_group(ptr %g, i32 %cell)
  br i1 %is, label %yes, label %own
own:
  %is.mates = icmp eq i32 %low, {{mates}}
  br i1 %is.mates, label %all, label %one
one:
  %item = and i32 %cell, {{item}}
  %wave = lshr i32 %item, %lanes
  %is.own = icmp eq i32 %wave, %w
  br i1 %is.own, label %no, label %ask
ask:
  %clock = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  %base = load i32, ptr {{g.clock_base}}
  %far.base = add i32 %base, 32
  %column = select i1 %is.global, i32 %far.base, i32 0
  %slot = add i32 %column, %wave
  %place = getelementptr i32, ptr %clock, i32 %slot
  %number = load i32, ptr %place
  %known = icmp ult i32 %cell, %number
  ret i1 %known
all:
  %everybody = call i1 @knows_all(ptr %g, i32 %w, i32 %cell, i32 %half, i32 %use, i1 false)
  ret i1 %everybody
yes:
  ret i1 true
no:
  ret i1 false
}

; Far: the group that took the number of a mark.
define internal i32 @owner_of(ptr %g, i32 %cell) {
  %owners = load ptr, ptr {{g.owners}}
  %index = lshr i32 %cell, {{item_bits}}
  %p = getelementptr i32, ptr %owners, i32 %index
  %owner = load i32, ptr %p
  ret i32 %owner
}

define internal i1 @is_other_group(ptr %g, i32 %cell) {
  %owner = call i32 @owner_of(ptr %g, i32 %cell)
  %group = load i64, ptr {{g.group}}
  %group32 = trunc i64 %group to i32
  %is = icmp ne i32 %owner, %group32
  ret i1 %is
}

; Far: is a mark another group's, and not ordered before the wave's next access? Of several waves those of the own group count
; unless ``others``: where it is asked for a race, they have been looked at.
define i1 @clock_meets(ptr %g, i32 %w, i32 %cell, i32 %kind, i1 %others) {
entry:
  %use = add i32 %kind, 3
  %low = and i32 %cell, {{many}}
  %is.many = icmp eq i32 %low, {{many}}
  br i1 %is.many, label %all, label %one
all:
  %everybody = call i1 @knows_all(ptr %g, i32 %w, i32 %cell, i32 1, i32 %use, i1 %others)
  %somebody = xor i1 %everybody, true
  br label %found
one:
  %is.other = call i1 @is_other_group(ptr %g, i32 %cell)
  br i1 %is.other, label %other, label %no
other:
  %is.mates = icmp eq i32 %low, {{mates}}
  br i1 %is.mates, label %all, label %ask
ask:
  %owner = call i32 @owner_of(ptr %g, i32 %cell)
  %waves = load i32, ptr {{g.waves}}
  %first = mul i32 %owner, %waves
  %item = and i32 %cell, {{item}}
  %lanes = load i32, ptr {{g.clock_lanes}}
  %wave = udiv i32 %item, %lanes
  %column = add i32 %first, 32
  %slot = add i32 %column, %wave
  %clock = call ptr @clock_of(ptr %g, i32 %w, i32 0)
  %place = getelementptr i32, ptr %clock, i32 %slot
  %number = load i32, ptr %place
  %unknown = icmp uge i32 %cell, %number
  br label %found
found:
  %late = phi i1 [%somebody, %all], [%unknown, %ask]
  br i1 %late, label %yes, label %relies
relies:
  store i32 1, ptr {{g.relies}}
  ret i1 false
yes:
  ret i1 true
no:
  ret i1 false
}

; Far: what is left of ``mark`` in a cell that may be another group's. ``value``: where it is the group's own.
define i32 @clock_beside(ptr %g, i32 %w, i32 %cell, i32 %value, i32 %mark, i32 %kind) {
entry:
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %look, label %several
look:
  %low = and i32 %cell, {{many}}
  %is.many = icmp eq i32 %low, {{many}}
  %is.other = call i1 @is_other_group(ptr %g, i32 %cell)
  %asks = or i1 %is.many, %is.other
  br i1 %asks, label %ask, label %own
ask:
  %late = call i1 @clock_meets(ptr %g, i32 %w, i32 %cell, i32 %kind, i1 false)
  %more = icmp ugt i32 %cell, %mark
  %last = select i1 %more, i32 %cell, i32 %mark
  %many = or i32 %last, {{many}}
  %new = select i1 %late, i32 %many, i32 %mark
  ret i32 %new
own:
  ret i32 %value
several:
  %since = load i32, ptr {{g.group_epoch}}
  %is.own = icmp uge i32 %cell, %since
  br i1 %is.own, label %own, label %groups
groups:
  %base = load i32, ptr {{g.base_epoch}}
  %all = or i32 %base, {{many}}
  ret i32 %all
}

; Of a chunk: the cells that are ``asked`` for.
define i64 @clock_knows_chunk(ptr %g, i32 %w, <{{width}} x i32> %cells, i64 %asked, i32 %half, i32 %use, i32 %lanes) {
entry:
  %place = alloca <{{width}} x i32>
  store <{{width}} x i32> %cells, ptr %place
  %some = icmp ne i64 %asked, 0
  br i1 %some, label %loop, label %done
loop:
  %left = phi i64 [%asked, %entry], [%left1, %loop]
  %found = phi i64 [0, %entry], [%found1, %loop]
  %i = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %p = getelementptr i32, ptr %place, i64 %i
  %cell = load i32, ptr %p
  %is = call i1 @clock_knows(ptr %g, i32 %w, i32 %cell, i32 %half, i32 %use, i32 %lanes)
  %bit = zext i1 %is to i64
  %flag = shl i64 %bit, %i
  %found1 = or i64 %found, %flag
  %less = sub i64 %left, 1
  %left1 = and i64 %left, %less
  %more = icmp ne i64 %left1, 0
  br i1 %more, label %loop, label %done
done:
  %all = phi i64 [0, %entry], [%found1, %loop]
  ret i64 %all
}

; Of a chunk: the lanes whose flag is set. ``place`` holds the values.
define void @clock_beside_chunk(ptr %g, i32 %w, <{{width}} x i32> %cells, <{{width}} x i32> %marks, <{{width}} x i1> %flags, i32 %kind, ptr %place) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %on]
  %flag = extractelement <{{width}} x i1> %flags, i32 %i
  br i1 %flag, label %do, label %on
do:
  %cell = extractelement <{{width}} x i32> %cells, i32 %i
  %mark = extractelement <{{width}} x i32> %marks, i32 %i
  %p = getelementptr i32, ptr %place, i32 %i
  %value = load i32, ptr %p
  %new = call i32 @clock_beside(ptr %g, i32 %w, i32 %cell, i32 %value, i32 %mark, i32 %kind)
  store i32 %new, ptr %p
  br label %on
on:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, {{width}}
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @clock_atomics(ptr %g, i32 %w, <{{width}} x i64> %addresses, <{{width}} x i1> %lanes, i32 %what) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %on]
  %active = extractelement <{{width}} x i1> %lanes, i32 %i
  br i1 %active, label %do, label %on
do:
  %address = extractelement <{{width}} x i64> %addresses, i32 %i
  call void @clock_atomic(ptr %g, i32 %w, i64 %address, i32 %what)
  br label %on
on:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, {{width}}
  br i1 %more, label %loop, label %done
done:
  ret void
}
