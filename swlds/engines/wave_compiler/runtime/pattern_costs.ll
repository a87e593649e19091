; What a pattern costs by the bank model: as ``layouts.banks.count_costs`` has it, added to the totals of its table.
;
; A plan: passes, whether it is an atomic, whether it is one pass of words that ``@near_pass`` knows; then for each pass its offset,
; the bits that an address must not have, words, banks less one, phases, and the lanes of each phase. Words that a phase has seen
; bear its stamp. Neighbouring accesses often have one pattern, and it gives way at both: the last one's cost is kept, with its plan, its
; lanes, its offsets and their hash.

declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)

define internal i64 @cost_pattern(ptr %g, ptr %totals, ptr %plan, <{{lanes}} x i32> %offsets, i64 %mask, i64 %weight, i32 %hash, i1 %is.lanes, i32 %start) alwaysinline nounwind {
entry:
  %atomic.at = getelementptr i8, ptr %plan, i64 8
  %atomic = load i64, ptr %atomic.at
  %memo = load ptr, ptr {{g.pattern_memo}}
  %memo.extra.at = getelementptr i64, ptr %memo, i64 2
  %memo.ways.at = getelementptr i64, ptr %memo, i64 3
  %memo.same.at = getelementptr i64, ptr %memo, i64 4
  %memo.crooked.at = getelementptr i64, ptr %memo, i64 5
  %memo.plan = load ptr, ptr %memo
  %is.plan = icmp eq ptr %memo.plan, %plan
  %is.known = and i1 %is.plan, %is.lanes
  %active.count = call i64 @llvm.ctpop.i64(i64 %mask)
  br i1 %is.known, label %add, label %fresh
fresh:
  %memo.mask.at = getelementptr i64, ptr %memo, i64 1
  %memo.hash.at = getelementptr i64, ptr %memo, i64 6
  %memo.offsets.at = getelementptr i64, ptr %memo, i64 8
  store ptr %plan, ptr %memo
  store i64 %mask, ptr %memo.mask.at
  store i32 %hash, ptr %memo.hash.at
  store <{{lanes}} x i32> %offsets, ptr %memo.offsets.at, align 64
  %words.at = getelementptr i8, ptr %plan, i64 16
  %words = load i64, ptr %words.at
  %is.words = icmp ne i64 %words, 0
  %odd.bits.at = getelementptr i8, ptr %plan, i64 32
  %odd.bits = load i32, ptr %odd.bits.at
  %odd.one = insertelement <{{lanes}} x i32> poison, i32 %odd.bits, i64 0
  %odd.all = shufflevector <{{lanes}} x i32> %odd.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %odds = and <{{lanes}} x i32> %offsets, %odd.all
  %is.odd = icmp ne <{{lanes}} x i32> %odds, zeroinitializer
  %odd = bitcast <{{lanes}} x i1> %is.odd to i{{lanes}}
  %is.even = icmp eq i{{lanes}} %odd, 0
  %is.near = and i1 %is.words, %is.even
  br i1 %is.near, label %near, label %passes
near:
  %found = call i64 @near_pass(ptr %g, <{{lanes}} x i32> %offsets, i64 %mask, i32 %start, i64 %atomic)
  %near.ways = and i64 %found, 65535
  %near.shifted = lshr i64 %found, 16
  %near.extra = and i64 %near.shifted, 65535
  %near.news = lshr i64 %found, 32
  %near.same = sub i64 %active.count, %near.news
  store i64 %near.extra, ptr %memo.extra.at
  store i64 %near.ways, ptr %memo.ways.at
  store i64 %near.same, ptr %memo.same.at
  store i64 0, ptr %memo.crooked.at
  %is.far = icmp eq i64 %found, 0
  br i1 %is.far, label %passes, label %add
passes:
  call void @cost_passes(ptr %g, ptr %plan, i64 %mask)
  br label %add
add:
  %extra = load i64, ptr %memo.extra.at
  %ways = load i64, ptr %memo.ways.at
  %same = load i64, ptr %memo.same.at
  %crooked = load i64, ptr %memo.crooked.at
  %is.conflict = icmp ne i64 %extra, 0
  %conflict = zext i1 %is.conflict to i64
  %same.atomic = mul i64 %same, %atomic
  call void @add_total(ptr %totals, i64 0, i64 1, i64 %weight)
  call void @add_total(ptr %totals, i64 1, i64 %active.count, i64 %weight)
  call void @add_total(ptr %totals, i64 2, i64 %conflict, i64 %weight)
  call void @add_total(ptr %totals, i64 3, i64 %extra, i64 %weight)
  call void @add_total(ptr %totals, i64 4, i64 %same.atomic, i64 %weight)
  call void @add_total(ptr %totals, i64 5, i64 %crooked, i64 %weight)
  ret i64 %ways
}

; Put extra cycles, ways, lanes with another's address, and misaligned passes where the last pattern's cost is kept. Its offsets are
; there already: vectors that live across a call are written and read, too.
define internal void @cost_passes(ptr %g, ptr %plan, i64 %mask) noinline nounwind {
entry:
  %offsets = call <{{lanes}} x i32> @last_offsets(ptr %g)
  %words = alloca [{{lanes}} x i32], align 64
  %banks = alloca [64 x i32], align 64
  %stamps = load ptr, ptr {{g.pattern_stamps}}
  %bits = {{bits_of_mask}}
  %active = bitcast i{{lanes}} %bits to <{{lanes}} x i1>
  %pass.count = load i64, ptr %plan
  %pass.first = getelementptr i8, ptr %plan, i64 24
  br label %pass
pass:
  %pass.at = phi ptr [%pass.first, %entry], [%pass.next, %pass.done]
  %pass.number = phi i64 [0, %entry], [%pass.number.next, %pass.done]
  %extra = phi i64 [0, %entry], [%extra.done, %pass.done]
  %ways = phi i64 [1, %entry], [%ways.done, %pass.done]
  %same = phi i64 [0, %entry], [%same.done, %pass.done]
  %crooked = phi i64 [0, %entry], [%crooked.done, %pass.done]
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
  store <{{lanes}} x i32> %places.words, ptr %words, align 64
  br label %phase
phase:
  %phase.number = phi i64 [0, %straight], [%phase.number.next, %phase.done]
  %phase.extra = phi i64 [%extra, %straight], [%extra.next, %phase.done]
  %phase.ways = phi i64 [%ways, %straight], [%ways.next, %phase.done]
  %phase.same = phi i64 [%same, %straight], [%same.next, %phase.done]
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
  %extra.done = phi i64 [%extra, %pass], [%extra.next, %phase.done]
  %ways.done = phi i64 [%ways, %pass], [%ways.next, %phase.done]
  %same.done = phi i64 [%same, %pass], [%same.next, %phase.done]
  %crooked.done = phi i64 [%crooked.more, %pass], [%crooked, %phase.done]
  %is.last.pass = icmp eq i64 %pass.number.next, %pass.count
  br i1 %is.last.pass, label %remember, label %pass
remember:
  %memo = load ptr, ptr {{g.pattern_memo}}
  %memo.extra.at = getelementptr i64, ptr %memo, i64 2
  %memo.ways.at = getelementptr i64, ptr %memo, i64 3
  %memo.same.at = getelementptr i64, ptr %memo, i64 4
  %memo.crooked.at = getelementptr i64, ptr %memo, i64 5
  store i64 %extra.done, ptr %memo.extra.at
  store i64 %ways.done, ptr %memo.ways.at
  store i64 %same.done, ptr %memo.same.at
  store i64 %crooked.done, ptr %memo.crooked.at
  ret void
}

; Has the pattern that was counted last these lanes and offsets?
define internal i1 @is_last(ptr %g, <{{lanes}} x i32> %offsets, i64 %mask) alwaysinline nounwind {
entry:
  %memo = load ptr, ptr {{g.pattern_memo}}
  %old.mask.at = getelementptr i64, ptr %memo, i64 1
  %old.mask = load i64, ptr %old.mask.at
  %old.offsets.at = getelementptr i64, ptr %memo, i64 8
  %old.last.at = getelementptr i32, ptr %old.offsets.at, i64 {{lanes_last}}
  %old.last = load i32, ptr %old.last.at
  %last = extractelement <{{lanes}} x i32> %offsets, i64 {{lanes_last}}
  %is.last = icmp eq i32 %old.last, %last
  %is.mask = icmp eq i64 %old.mask, %mask
  %is.near = and i1 %is.last, %is.mask
  br i1 %is.near, label %all, label %done
all:
  %old.offsets = load <{{lanes}} x i32>, ptr %old.offsets.at, align 64
  %differs = icmp ne <{{lanes}} x i32> %old.offsets, %offsets
  %differ = bitcast <{{lanes}} x i1> %differs to i{{lanes}}
  %is.pattern = icmp eq i{{lanes}} %differ, 0
  br label %done
done:
  %is.same = phi i1 [false, %entry], [%is.pattern, %all]
  ret i1 %is.same
}

define internal <{{lanes}} x i32> @last_offsets(ptr %g) alwaysinline nounwind {
  %memo = load ptr, ptr {{g.pattern_memo}}
  %offsets.at = getelementptr i64, ptr %memo, i64 8
  %offsets = load <{{lanes}} x i32>, ptr %offsets.at, align 64
  ret <{{lanes}} x i32> %offsets
}

define internal i32 @last_hash(ptr %g) alwaysinline nounwind {
  %memo = load ptr, ptr {{g.pattern_memo}}
  %hash.at = getelementptr i64, ptr %memo, i64 6
  %hash = load i32, ptr %hash.at
  ret i32 %hash
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
