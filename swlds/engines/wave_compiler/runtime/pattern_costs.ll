; What a pattern costs by the bank model: as ``layouts.banks.count_costs`` has it, added to the totals of its table.
;
; A plan: passes, whether it is an atomic; then for each pass its offset, the bits that an address must not have, words, banks less
; one, phases, and the lanes of each phase. Words that a phase has seen bear its stamp. Neighbouring accesses often have one
; pattern, and it gives way at both: the last one's cost is kept, with its plan, its lanes and its offsets.
; Where lanes take a word each, of {{near}} that lie side by side, each of these has a byte: behind the stamps, for each phase, a row
; for every {{banks}} banks, and a byte that idle lanes write. All are 0 but while a pass is counted.

declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.vector.reduce.smin.v{{lanes}}i32(<{{lanes}} x i32>)
declare i32 @llvm.vector.reduce.umax.v{{lanes}}i32(<{{lanes}} x i32>)
declare i8 @llvm.vector.reduce.umax.v{{banks}}i8(<{{banks}} x i8>)
declare i16 @llvm.vector.reduce.add.v{{banks}}i16(<{{banks}} x i16>)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)

define internal i64 @cost_pattern(ptr %g, ptr %totals, ptr %plan, <{{lanes}} x i32> %offsets, i64 %mask, i64 %weight) noinline nounwind {
entry:
  %words = alloca [{{lanes}} x i32], align 64
  %banks = alloca [64 x i32], align 64
  %stamps = load ptr, ptr {{g.pattern_stamps}}
  %table = getelementptr i8, ptr %stamps, i64 {{stamps_size}}
  %bits = {{bits_of_mask}}
  %active = bitcast i{{lanes}} %bits to <{{lanes}} x i1>
  %pass.count = load i64, ptr %plan
  %atomic.at = getelementptr i8, ptr %plan, i64 8
  %atomic = load i64, ptr %atomic.at
  %pass.first = getelementptr i8, ptr %plan, i64 16
  %memo = load ptr, ptr {{g.pattern_memo}}
  %memo.mask.at = getelementptr i64, ptr %memo, i64 1
  %memo.extra.at = getelementptr i64, ptr %memo, i64 2
  %memo.ways.at = getelementptr i64, ptr %memo, i64 3
  %memo.same.at = getelementptr i64, ptr %memo, i64 4
  %memo.crooked.at = getelementptr i64, ptr %memo, i64 5
  %memo.offsets.at = getelementptr i64, ptr %memo, i64 8
  %memo.plan = load ptr, ptr %memo
  %memo.mask = load i64, ptr %memo.mask.at
  %memo.offsets = load <{{lanes}} x i32>, ptr %memo.offsets.at, align 8
  %is.plan = icmp eq ptr %memo.plan, %plan
  %is.mask = icmp eq i64 %memo.mask, %mask
  %differs = icmp ne <{{lanes}} x i32> %memo.offsets, %offsets
  %differ = bitcast <{{lanes}} x i1> %differs to i{{lanes}}
  %is.pattern = icmp eq i{{lanes}} %differ, 0
  %is.lanes = and i1 %is.mask, %is.pattern
  %is.known = and i1 %is.plan, %is.lanes
  br i1 %is.known, label %known, label %fresh
known:
  %memo.extra = load i64, ptr %memo.extra.at
  %memo.ways = load i64, ptr %memo.ways.at
  %memo.same = load i64, ptr %memo.same.at
  %memo.crooked = load i64, ptr %memo.crooked.at
  br label %add
fresh:
  br label %pass
pass:
  %pass.at = phi ptr [%pass.first, %fresh], [%pass.next, %pass.done]
  %pass.number = phi i64 [0, %fresh], [%pass.number.next, %pass.done]
  %extra = phi i64 [0, %fresh], [%extra.done, %pass.done]
  %ways = phi i64 [1, %fresh], [%ways.done, %pass.done]
  %same = phi i64 [0, %fresh], [%same.done, %pass.done]
  %crooked = phi i64 [0, %fresh], [%crooked.done, %pass.done]
  %offset = load i64, ptr %pass.at
  %odd.at = getelementptr i8, ptr %pass.at, i64 8
  %odd = load i64, ptr %odd.at
  %size.at = getelementptr i8, ptr %pass.at, i64 16
  %size = load i64, ptr %size.at
  %bank.bits.at = getelementptr i8, ptr %pass.at, i64 24
  %bank.bits = load i64, ptr %bank.bits.at
  %phase.count.at = getelementptr i8, ptr %pass.at, i64 32
  %phase.count = load i64, ptr %phase.count.at
  %phase.first = getelementptr i8, ptr %pass.at, i64 40
  %pass.next = getelementptr i64, ptr %phase.first, i64 %phase.count
  %pass.number.next = add i64 %pass.number, 1
  %offset.low = trunc i64 %offset to i32
  %offset.one = insertelement <{{lanes}} x i32> poison, i32 %offset.low, i64 0
  %offset.all = shufflevector <{{lanes}} x i32> %offset.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %places = add <{{lanes}} x i32> %offsets, %offset.all
  %odd.low = trunc i64 %odd to i32
  %odd.one = insertelement <{{lanes}} x i32> poison, i32 %odd.low, i64 0
  %odd.all = shufflevector <{{lanes}} x i32> %odd.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %places.odd = and <{{lanes}} x i32> %places, %odd.all
  %is.odd = icmp ne <{{lanes}} x i32> %places.odd, zeroinitializer
  %is.odd.active = and <{{lanes}} x i1> %is.odd, %active
  %odd.lanes = bitcast <{{lanes}} x i1> %is.odd.active to i{{lanes}}
  %is.crooked = icmp ne i{{lanes}} %odd.lanes, 0
  %crooked.more = add i64 %crooked, 1
  br i1 %is.crooked, label %pass.done, label %straight
straight:
  %places.words = ashr <{{lanes}} x i32> %places, splat (i32 2)
  %some.low = select <{{lanes}} x i1> %active, <{{lanes}} x i32> %places.words, <{{lanes}} x i32> splat (i32 1073741823)
  %lowest = call i32 @llvm.vector.reduce.smin.v{{lanes}}i32(<{{lanes}} x i32> %some.low)
  %lowest.one = insertelement <{{lanes}} x i32> poison, i32 %lowest, i64 0
  %lowest.all = shufflevector <{{lanes}} x i32> %lowest.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %above = sub <{{lanes}} x i32> %places.words, %lowest.all
  %above.active = select <{{lanes}} x i1> %active, <{{lanes}} x i32> %above, <{{lanes}} x i32> zeroinitializer
  %highest = call i32 @llvm.vector.reduce.umax.v{{lanes}}i32(<{{lanes}} x i32> %above.active)
  %is.near.word = icmp ult i32 %highest, {{near}}
  %is.one.word = icmp eq i64 %size, 1
  %is.banks = icmp eq i64 %bank.bits, {{last_bank}}
  %is.small = and i1 %is.near.word, %is.one.word
  %is.few = icmp ule i64 %phase.count, {{near_phases}}
  %is.small.few = and i1 %is.small, %is.few
  %is.near = and i1 %is.small.few, %is.banks
  br i1 %is.near, label %near, label %wide
near:
  %near.words = select <{{lanes}} x i1> %active, <{{lanes}} x i32> %above, <{{lanes}} x i32> splat (i32 {{near}})
  store <{{lanes}} x i32> %near.words, ptr %words, align 64
  %last.row = lshr i32 %highest, {{bank_bits}}
  br label %mark.phase
mark.phase:
  %m.phase = phi i64 [0, %near], [%m.phase.next, %mark.done]
  %m.lanes.at = getelementptr i64, ptr %phase.first, i64 %m.phase
  %m.lanes = load i64, ptr %m.lanes.at
  %m.start = mul i64 %m.phase, {{near_size}}
  %m.table = getelementptr i8, ptr %table, i64 %m.start
  br label %mark
mark:
  %m.left = phi i64 [%m.lanes, %mark.phase], [%m.fewer, %mark]
  %m.lane = call i64 @llvm.cttz.i64(i64 %m.left, i1 true)
  %m.less = sub i64 %m.left, 1
  %m.fewer = and i64 %m.left, %m.less
  %m.word.at = getelementptr i32, ptr %words, i64 %m.lane
  %m.word = load i32, ptr %m.word.at
  %m.word.wide = zext i32 %m.word to i64
  %m.byte = getelementptr i8, ptr %m.table, i64 %m.word.wide
  store i8 1, ptr %m.byte
  %m.is.last = icmp eq i64 %m.fewer, 0
  br i1 %m.is.last, label %mark.done, label %mark
mark.done:
  %m.phase.next = add i64 %m.phase, 1
  %m.is.last.phase = icmp eq i64 %m.phase.next, %phase.count
  br i1 %m.is.last.phase, label %near.phase, label %mark.phase
near.phase:
  %n.phase = phi i64 [0, %mark.done], [%n.phase.next, %near.done]
  %n.extra = phi i64 [%extra, %mark.done], [%n.extra.next, %near.done]
  %n.ways = phi i64 [%ways, %mark.done], [%n.ways.next, %near.done]
  %n.same = phi i64 [%same, %mark.done], [%n.same.next, %near.done]
  %n.start = mul i64 %n.phase, {{near_size}}
  %n.table = getelementptr i8, ptr %table, i64 %n.start
  br label %row
row:
  %row.number = phi i32 [0, %near.phase], [%row.next, %row]
  %row.sum = phi <{{banks}} x i8> [zeroinitializer, %near.phase], [%row.sum.next, %row]
  %row.start = shl i32 %row.number, {{bank_bits}}
  %row.wide = zext i32 %row.start to i64
  %row.at = getelementptr i8, ptr %n.table, i64 %row.wide
  %row.bytes = load <{{banks}} x i8>, ptr %row.at, align {{banks}}
  store <{{banks}} x i8> zeroinitializer, ptr %row.at, align {{banks}}
  %row.sum.next = add <{{banks}} x i8> %row.sum, %row.bytes
  %row.next = add i32 %row.number, 1
  %row.is.last = icmp eq i32 %row.number, %last.row
  br i1 %row.is.last, label %near.done, label %row
near.done:
  %n.most.low = call i8 @llvm.vector.reduce.umax.v{{banks}}i8(<{{banks}} x i8> %row.sum.next)
  %n.most.wide = zext i8 %n.most.low to i64
  %n.most = call i64 @llvm.umax.i64(i64 %n.most.wide, i64 1)
  %n.each = zext <{{banks}} x i8> %row.sum.next to <{{banks}} x i16>
  %n.news = call i16 @llvm.vector.reduce.add.v{{banks}}i16(<{{banks}} x i16> %n.each)
  %n.news.wide = zext i16 %n.news to i64
  %n.lanes.at = getelementptr i64, ptr %phase.first, i64 %n.phase
  %n.lanes = load i64, ptr %n.lanes.at
  %n.active = and i64 %n.lanes, %mask
  %n.count = call i64 @llvm.ctpop.i64(i64 %n.active)
  %n.again = sub i64 %n.count, %n.news.wide
  %n.same.next = add i64 %n.same, %n.again
  %n.more = sub i64 %n.most, 1
  %n.extra.next = add i64 %n.extra, %n.more
  %n.ways.next = call i64 @llvm.umax.i64(i64 %n.ways, i64 %n.most)
  %n.phase.next = add i64 %n.phase, 1
  %n.is.last = icmp eq i64 %n.phase.next, %phase.count
  br i1 %n.is.last, label %pass.done, label %near.phase
wide:
  store <{{lanes}} x i32> %places.words, ptr %words, align 64
  br label %phase
phase:
  %phase.number = phi i64 [0, %wide], [%phase.number.next, %phase.done]
  %phase.extra = phi i64 [%extra, %wide], [%extra.next, %phase.done]
  %phase.ways = phi i64 [%ways, %wide], [%ways.next, %phase.done]
  %phase.same = phi i64 [%same, %wide], [%same.next, %phase.done]
  %phase.lanes.at = getelementptr i64, ptr %phase.first, i64 %phase.number
  %phase.lanes = load i64, ptr %phase.lanes.at
  %phase.number.next = add i64 %phase.number, 1
  %lanes.active = and i64 %phase.lanes, %mask
  %is.idle = icmp eq i64 %lanes.active, 0
  br i1 %is.idle, label %phase.done, label %far
far:
  %stamp.old = load i64, ptr {{g.pattern_stamp}}
  %stamp.next = add i64 %stamp.old, 1
  %stamp.low = and i64 %stamp.next, 4294967295
  %is.wrapped = icmp eq i64 %stamp.low, 0
  br i1 %is.wrapped, label %wrap, label %stamped
wrap:
  call void @llvm.memset.p0.i64(ptr %stamps, i8 0, i64 {{stamps_size}}, i1 false)
  br label %stamped
stamped:
  %stamp.wide = phi i64 [%stamp.low, %far], [1, %wrap]
  store i64 %stamp.wide, ptr {{g.pattern_stamp}}
  %stamp = trunc i64 %stamp.wide to i32
  store <64 x i32> zeroinitializer, ptr %banks, align 64
  %is.one = icmp eq i64 %size, 1
  br i1 %is.one, label %one, label %lane
one:
  %o.left = phi i64 [%lanes.active, %stamped], [%o.fewer, %one]
  %o.most = phi i32 [1, %stamped], [%o.most.next, %one]
  %o.news = phi i64 [0, %stamped], [%o.news.next, %one]
  %o.lane = call i64 @llvm.cttz.i64(i64 %o.left, i1 true)
  %o.less = sub i64 %o.left, 1
  %o.fewer = and i64 %o.left, %o.less
  %o.word.at = getelementptr i32, ptr %words, i64 %o.lane
  %o.word.low = load i32, ptr %o.word.at
  %o.word = zext i32 %o.word.low to i64
  %o.index = and i64 %o.word, {{stamps_last}}
  %o.seen.at = getelementptr i32, ptr %stamps, i64 %o.index
  %o.seen = load i32, ptr %o.seen.at
  store i32 %stamp, ptr %o.seen.at
  %o.is.new = icmp ne i32 %o.seen, %stamp
  %o.new = zext i1 %o.is.new to i32
  %o.bank = and i64 %o.word, %bank.bits
  %o.bank.at = getelementptr i32, ptr %banks, i64 %o.bank
  %o.bank.old = load i32, ptr %o.bank.at
  %o.bank.more = add i32 %o.bank.old, %o.new
  store i32 %o.bank.more, ptr %o.bank.at
  %o.most.next = call i32 @llvm.umax.i32(i32 %o.most, i32 %o.bank.more)
  %o.new.wide = zext i32 %o.new to i64
  %o.news.next = add i64 %o.news, %o.new.wide
  %o.is.last = icmp eq i64 %o.fewer, 0
  br i1 %o.is.last, label %one.done, label %one
one.done:
  %o.most.wide = zext i32 %o.most.next to i64
  %o.count = call i64 @llvm.ctpop.i64(i64 %lanes.active)
  %o.again = sub i64 %o.count, %o.news.next
  %o.same = add i64 %phase.same, %o.again
  br label %phase.done
lane:
  %left = phi i64 [%lanes.active, %stamped], [%fewer, %lane.done]
  %most = phi i64 [1, %stamped], [%most.done, %lane.done]
  %again = phi i64 [%phase.same, %stamped], [%again.next, %lane.done]
  %lane.number = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %fewer = and i64 %left, %less
  %word.at = getelementptr i32, ptr %words, i64 %lane.number
  %word.low = load i32, ptr %word.at
  %word.first = zext i32 %word.low to i64
  br label %word
word:
  %k = phi i64 [0, %lane], [%k.next, %word]
  %most.word = phi i64 [%most, %lane], [%most.done, %word]
  %news = phi i64 [0, %lane], [%news.next, %word]
  %word.number = add i64 %word.first, %k
  %index = and i64 %word.number, {{stamps_last}}
  %seen.at = getelementptr i32, ptr %stamps, i64 %index
  %seen = load i32, ptr %seen.at
  store i32 %stamp, ptr %seen.at
  %is.new = icmp ne i32 %seen, %stamp
  %new = zext i1 %is.new to i32
  %bank = and i64 %word.number, %bank.bits
  %bank.at = getelementptr i32, ptr %banks, i64 %bank
  %bank.old = load i32, ptr %bank.at
  %bank.more = add i32 %bank.old, %new
  store i32 %bank.more, ptr %bank.at
  %bank.wide = zext i32 %bank.more to i64
  %most.done = call i64 @llvm.umax.i64(i64 %most.word, i64 %bank.wide)
  %new.wide = zext i32 %new to i64
  %news.next = add i64 %news, %new.wide
  %k.next = add i64 %k, 1
  %is.last.word = icmp eq i64 %k.next, %size
  br i1 %is.last.word, label %lane.done, label %word
lane.done:
  %is.again = icmp eq i64 %news.next, 0
  %again.one = zext i1 %is.again to i64
  %again.next = add i64 %again, %again.one
  %is.last.lane = icmp eq i64 %fewer, 0
  br i1 %is.last.lane, label %phase.done, label %lane
phase.done:
  %most.phase = phi i64 [1, %phase], [%o.most.wide, %one.done], [%most.done, %lane.done]
  %same.next = phi i64 [%phase.same, %phase], [%o.same, %one.done], [%again.next, %lane.done]
  %more = sub i64 %most.phase, 1
  %extra.next = add i64 %phase.extra, %more
  %ways.next = call i64 @llvm.umax.i64(i64 %phase.ways, i64 %most.phase)
  %is.last.phase = icmp eq i64 %phase.number.next, %phase.count
  br i1 %is.last.phase, label %pass.done, label %phase
pass.done:
  %extra.done = phi i64 [%extra, %pass], [%n.extra.next, %near.done], [%extra.next, %phase.done]
  %ways.done = phi i64 [%ways, %pass], [%n.ways.next, %near.done], [%ways.next, %phase.done]
  %same.done = phi i64 [%same, %pass], [%n.same.next, %near.done], [%same.next, %phase.done]
  %crooked.done = phi i64 [%crooked.more, %pass], [%crooked, %near.done], [%crooked, %phase.done]
  %is.last.pass = icmp eq i64 %pass.number.next, %pass.count
  br i1 %is.last.pass, label %remember, label %pass
remember:
  store ptr %plan, ptr %memo
  store i64 %mask, ptr %memo.mask.at
  store i64 %extra.done, ptr %memo.extra.at
  store i64 %ways.done, ptr %memo.ways.at
  store i64 %same.done, ptr %memo.same.at
  store i64 %crooked.done, ptr %memo.crooked.at
  store <{{lanes}} x i32> %offsets, ptr %memo.offsets.at, align 8
  br label %add
add:
  %extra.all = phi i64 [%memo.extra, %known], [%extra.done, %remember]
  %ways.all = phi i64 [%memo.ways, %known], [%ways.done, %remember]
  %same.all = phi i64 [%memo.same, %known], [%same.done, %remember]
  %crooked.all = phi i64 [%memo.crooked, %known], [%crooked.done, %remember]
  %is.conflict = icmp ne i64 %extra.all, 0
  %conflict = zext i1 %is.conflict to i64
  %active.count = call i64 @llvm.ctpop.i64(i64 %mask)
  %same.atomic = mul i64 %same.all, %atomic
  call void @add_total(ptr %totals, i64 0, i64 1, i64 %weight)
  call void @add_total(ptr %totals, i64 1, i64 %active.count, i64 %weight)
  call void @add_total(ptr %totals, i64 2, i64 %conflict, i64 %weight)
  call void @add_total(ptr %totals, i64 3, i64 %extra.all, i64 %weight)
  call void @add_total(ptr %totals, i64 4, i64 %same.atomic, i64 %weight)
  call void @add_total(ptr %totals, i64 5, i64 %crooked.all, i64 %weight)
  ret i64 %ways.all
}

define internal void @add_total(ptr %totals, i64 %number, i64 %each, i64 %weight) alwaysinline nounwind {
  %at = getelementptr i64, ptr %totals, i64 %number
  %old = load i64, ptr %at
  %all = mul i64 %each, %weight
  %sum = add i64 %old, %all
  store i64 %sum, ptr %at
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
