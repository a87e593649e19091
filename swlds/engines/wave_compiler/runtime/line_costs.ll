; Which lines of memory the lanes of a wave want: as ``layouts.lines.count_lines`` has it, for one execution; by sorting
; (``line_sort.ll``), else by what was met.
;
; The room of a thread: the lanes' addresses; then four rows of so many words, a power of two: blocks of 64 bytes that were met (their
; numbers and 1, found by hashing, 0 is free); which bytes of each are wanted; the last four lanes (and in the upper half the last
; sixteen) that wanted it; lines that were met. An access that crosses blocks goes on in pieces.

declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @cost_lines(ptr %table, ptr %slot, i64 %mask) noinline nounwind {
  %is.counted = call i1 @sort_lines(ptr %table, ptr %slot, i64 %mask)
  br i1 %is.counted, label %done, label %other
done:
  ret void
other:
  tail call void @meet_lines(ptr %table, ptr %slot, i64 %mask)
  ret void
}

define internal void @meet_lines(ptr %table, ptr %slot, i64 %mask) noinline nounwind {
entry:
  %room.at = getelementptr i8, ptr %table, i64 {{room}}
  %addresses = load ptr, ptr %room.at
  %size.at = getelementptr i8, ptr %table, i64 {{size}}
  %size = load i64, ptr %size.at
  %bits.at = getelementptr i8, ptr %table, i64 {{bits}}
  %bits = load i64, ptr %bits.at
  %line.at = getelementptr i8, ptr %table, i64 {{line_shift}}
  %line.shift = load i64, ptr %line.at
  %line.more = sub i64 %line.shift, 6
  %row = shl i64 8, %bits
  %last = shl nsw i64 -1, %bits
  %places = xor i64 %last, -1
  %shift = sub i64 64, %bits
  %keys = getelementptr i8, ptr %addresses, i64 {{addresses_size}}
  %masks = getelementptr i8, ptr %keys, i64 %row
  %marks = getelementptr i8, ptr %masks, i64 %row
  %line.keys = getelementptr i8, ptr %marks, i64 %row
  call void @llvm.memset.p0.i64(ptr align 64 %keys, i8 0, i64 %row, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %line.keys, i8 0, i64 %row, i1 false)
  br label %lane
lane:
  %left = phi i64 [%mask, %entry], [%fewer, %lane.done]
  %unique.lane = phi i64 [0, %entry], [%unique.next, %lane.done]
  %lines.lane = phi i64 [0, %entry], [%lines.next, %lane.done]
  %ta.lane = phi i64 [0, %entry], [%ta.next, %lane.done]
  %tags.lane = phi i64 [0, %entry], [%tags.next, %lane.done]
  %key.lane = phi i64 [0, %entry], [%key, %lane.done]
  %index.lane = phi i64 [0, %entry], [%index.found, %lane.done]
  %number = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %fewer = and i64 %left, %less
  %address.at = getelementptr i64, ptr %addresses, i64 %number
  %address = load i64, ptr %address.at
  %end = add i64 %address, %size
  %four = lshr i64 %number, 2
  %sixteen = lshr i64 %number, 4
  %sixteen.high = shl i64 %sixteen, 32
  %mark = or i64 %sixteen.high, %four
  br label %piece
piece:
  %at = phi i64 [%address, %lane], [%stop, %found]
  %unique = phi i64 [%unique.lane, %lane], [%unique.next, %found]
  %lines = phi i64 [%lines.lane, %lane], [%lines.next, %found]
  %ta = phi i64 [%ta.lane, %lane], [%ta.next, %found]
  %tags = phi i64 [%tags.lane, %lane], [%tags.next, %found]
  %key.last = phi i64 [%key.lane, %lane], [%key, %found]
  %index.last = phi i64 [%index.lane, %lane], [%index.found, %found]
  %block = lshr i64 %at, 6
  %key = add i64 %block, 1
  %is.last = icmp eq i64 %key, %key.last
  br i1 %is.last, label %found, label %hash
hash:
  %mixed = mul i64 %key, -7046029254386353131
  %hashed = lshr i64 %mixed, %shift
  br label %probe
probe:
  %index = phi i64 [%hashed, %hash], [%index.next, %other]
  %key.at = getelementptr i64, ptr %keys, i64 %index
  %key.old = load i64, ptr %key.at
  %is.key = icmp eq i64 %key.old, %key
  br i1 %is.key, label %found, label %unequal
unequal:
  %is.free = icmp eq i64 %key.old, 0
  br i1 %is.free, label %fresh, label %other
other:
  %index.more = add i64 %index, 1
  %index.next = and i64 %index.more, %places
  br label %probe
fresh:
  store i64 %key, ptr %key.at
  %mask.new.at = getelementptr i64, ptr %masks, i64 %index
  store i64 0, ptr %mask.new.at
  %mark.new.at = getelementptr i64, ptr %marks, i64 %index
  store i64 -1, ptr %mark.new.at
  %line = lshr i64 %block, %line.more
  %line.key = add i64 %line, 1
  %line.mixed = mul i64 %line.key, -7046029254386353131
  %line.hashed = lshr i64 %line.mixed, %shift
  br label %line.probe
line.probe:
  %line.index = phi i64 [%line.hashed, %fresh], [%line.index.next, %line.other]
  %line.key.at = getelementptr i64, ptr %line.keys, i64 %line.index
  %line.key.old = load i64, ptr %line.key.at
  %is.line = icmp eq i64 %line.key.old, %line.key
  br i1 %is.line, label %found, label %line.unequal
line.unequal:
  %is.line.free = icmp eq i64 %line.key.old, 0
  br i1 %is.line.free, label %line.fresh, label %line.other
line.other:
  %line.index.more = add i64 %line.index, 1
  %line.index.next = and i64 %line.index.more, %places
  br label %line.probe
line.fresh:
  store i64 %line.key, ptr %line.key.at
  br label %found
found:
  %index.found = phi i64 [%index.last, %piece], [%index, %probe], [%index, %line.probe], [%index, %line.fresh]
  %line.one = phi i64 [0, %piece], [0, %probe], [0, %line.probe], [1, %line.fresh]
  %lines.next = add i64 %lines, %line.one
  %inside = and i64 %at, 63
  %block.rest = sub i64 64, %inside
  %rest = sub i64 %end, %at
  %count = call i64 @llvm.umin.i64(i64 %rest, i64 %block.rest)
  %stop = add i64 %at, %count
  %unwanted = sub i64 64, %count
  %wanted = lshr i64 -1, %unwanted
  %octets = shl i64 %wanted, %inside
  %mask.at = getelementptr i64, ptr %masks, i64 %index.found
  %mask.old = load i64, ptr %mask.at
  %mask.not = xor i64 %mask.old, -1
  %octets.new = and i64 %octets, %mask.not
  %octets.all = or i64 %octets, %mask.old
  store i64 %octets.all, ptr %mask.at
  %news = call i64 @llvm.ctpop.i64(i64 %octets.new)
  %unique.next = add i64 %unique, %news
  %mark.at = getelementptr i64, ptr %marks, i64 %index.found
  %mark.old = load i64, ptr %mark.at
  store i64 %mark, ptr %mark.at
  %moved = xor i64 %mark.old, %mark
  %moved.four = trunc i64 %moved to i32
  %is.four = icmp ne i32 %moved.four, 0
  %four.one = zext i1 %is.four to i64
  %ta.next = add i64 %ta, %four.one
  %moved.sixteen = lshr i64 %moved, 32
  %is.sixteen = icmp ne i64 %moved.sixteen, 0
  %sixteen.one = zext i1 %is.sixteen to i64
  %tags.next = add i64 %tags, %sixteen.one
  %is.whole = icmp eq i64 %stop, %end
  br i1 %is.whole, label %lane.done, label %piece
lane.done:
  %is.over = icmp eq i64 %fewer, 0
  br i1 %is.over, label %over, label %lane
over:
  call void @fill_slot(ptr %slot, i64 %mask, i64 %line.shift, i64 %unique.next, i64 %lines.next, i64 %ta.next, i64 %tags.next)
  ret void
}

; What one execution costs, which is the slot's first.
define internal void @fill_slot(ptr %slot, i64 %mask, i64 %line.shift, i64 %unique, i64 %lines, i64 %ta, i64 %tags) alwaysinline nounwind {
  %line.size = shl i64 1, %line.shift
  %line.less = sub i64 %line.size, 1
  %unique.more = add i64 %unique, %line.less
  %least = lshr i64 %unique.more, %line.shift
  %lanes = call i64 @llvm.ctpop.i64(i64 %mask)
  %mask.slot = getelementptr i64, ptr %slot, i64 1
  %lanes.slot = getelementptr i64, ptr %slot, i64 2
  %unique.slot = getelementptr i64, ptr %slot, i64 3
  %lines.slot = getelementptr i64, ptr %slot, i64 4
  %least.slot = getelementptr i64, ptr %slot, i64 5
  %ta.slot = getelementptr i64, ptr %slot, i64 6
  %tags.slot = getelementptr i64, ptr %slot, i64 7
  store i64 1, ptr %slot
  store i64 %mask, ptr %mask.slot
  store i64 %lanes, ptr %lanes.slot
  store i64 %unique, ptr %unique.slot
  store i64 %lines, ptr %lines.slot
  store i64 %least, ptr %least.slot
  store i64 %ta, ptr %ta.slot
  store i64 %tags, ptr %tags.slot
  ret void
}

; How far apart lanes are, where they all are so, and have been in all executions.
define internal void @note_step(ptr %table, i64 %mask) noinline nounwind {
entry:
  %room.at = getelementptr i8, ptr %table, i64 {{room}}
  %addresses = load ptr, ptr %room.at
  %less = sub i64 %mask, 1
  %others = and i64 %mask, %less
  %is.one = icmp eq i64 %others, 0
  br i1 %is.one, label %done, label %two
two:
  %lane = call i64 @llvm.cttz.i64(i64 %mask, i1 true)
  %lane.next = call i64 @llvm.cttz.i64(i64 %others, i1 true)
  %first.at = getelementptr i64, ptr %addresses, i64 %lane
  %next.at = getelementptr i64, ptr %addresses, i64 %lane.next
  %first = load i64, ptr %first.at
  %next = load i64, ptr %next.at
  %far = sub i64 %next, %first
  %lanes = sub i64 %lane.next, %lane
  %step = sdiv i64 %far, %lanes
  %all = load <{{lanes}} x i64>, ptr %addresses, align 64
  %step.one = insertelement <{{lanes}} x i64> poison, i64 %step, i64 0
  %step.all = shufflevector <{{lanes}} x i64> %step.one, <{{lanes}} x i64> poison, <{{lanes}} x i32> zeroinitializer
  %steps = mul <{{lanes}} x i64> %step.all, {{iota}}
  %starts = sub <{{lanes}} x i64> %all, %steps
  %away = mul i64 %step, %lane
  %start = sub i64 %first, %away
  %start.one = insertelement <{{lanes}} x i64> poison, i64 %start, i64 0
  %start.all = shufflevector <{{lanes}} x i64> %start.one, <{{lanes}} x i64> poison, <{{lanes}} x i32> zeroinitializer
  %differs = icmp ne <{{lanes}} x i64> %starts, %start.all
  %differ = bitcast <{{lanes}} x i1> %differs to i{{lanes}}
  %differ.wide = {{zext}}
  %crooked = and i64 %differ.wide, %mask
  %is.straight = icmp eq i64 %crooked, 0
  %found = select i1 %is.straight, i64 %step, i64 {{no_step}}
  %step.at = getelementptr i8, ptr %table, i64 {{step}}
  %state.at = getelementptr i8, ptr %table, i64 {{steps}}
  %old = load i64, ptr %step.at
  %state = load i64, ptr %state.at
  %is.first = icmp eq i64 %state, 0
  %is.same = icmp eq i64 %old, %found
  %state.same = select i1 %is.same, i64 %state, i64 2
  %state.next = select i1 %is.first, i64 1, i64 %state.same
  store i64 %state.next, ptr %state.at
  store i64 %found, ptr %step.at
  br label %done
done:
  ret void
}
