; A wave comes by an access to global memory: with addresses that lie as those of an earlier execution, but for multiples of a line's
; bytes, or with others, which are counted and take the slot of those that began at the same place in a line.
;
; A table: what ``memory/lines.py`` says; then slots. A slot: executions; the active lanes; how many, different bytes, lines, least
; lines, accesses, look-ups of one execution; the addresses, a number for each lane, for each chunk of lanes, or one.

declare i64 @llvm.cttz.i64(i64, i1)

define void @see_{{function}}(ptr %g, ptr %table, i64 %wave, i64 %mask, {{parameters}}) noinline nounwind {
entry:
  %is.none = icmp eq i64 %mask, 0
  br i1 %is.none, label %done, label %some
some:
{{key}}
  %first.slots = getelementptr i8, ptr %table, i64 {{head}}
  %which.high = lshr i64 %first, {{slot_shift}}
  %which = and i64 %which.high, {{last_slot}}
  %slot.at = mul i64 %which, {{slot_size}}
  %slot = getelementptr i8, ptr %first.slots, i64 %slot.at
  %old.count = load i64, ptr %slot
  %old.mask.at = getelementptr i8, ptr %slot, i64 8
  %old.mask = load i64, ptr %old.mask.at
  %old.key.at = getelementptr i8, ptr %slot, i64 64
  %old.key = load <{{count}} x i64>, ptr %old.key.at, align 64
  %differs = icmp ne <{{count}} x i64> %old.key, %key
  %differ = bitcast <{{count}} x i1> %differs to i{{count}}
  %is.key = icmp eq i{{count}} %differ, 0
  %is.mask = icmp eq i64 %old.mask, %mask
  %is.same = and i1 %is.key, %is.mask
  %first.wave = load i64, ptr %table
  %is.later = icmp uge i64 %wave, %first.wave
  %is.again = and i1 %is.same, %is.later
  br i1 %is.again, label %again, label %other
again:
  %more = add i64 %old.count, 1
  store i64 %more, ptr %slot
  br label %done
other:
  call void @flush_lines(ptr %table, ptr %slot)
  store <{{count}} x i64> %key, ptr %old.key.at, align 64
{{expanded}}
  call void @cost_lines(ptr %table, ptr %slot, i64 %mask)
  call void @note_step(ptr %table, i64 %mask)
  br i1 %is.later, label %done, label %earlier
earlier:
  store i64 %wave, ptr %table
  %example.mask = getelementptr i8, ptr %table, i64 {{example_mask}}
  store i64 %mask, ptr %example.mask
  %example = getelementptr i8, ptr %table, i64 {{example}}
  %room.at = getelementptr i8, ptr %table, i64 {{room}}
  %room = load ptr, ptr %room.at
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %example, ptr align 64 %room, i64 {{addresses_size}}, i1 false)
  br label %done
done:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; A slot's executions are added to the table's sums.
define internal void @flush_lines(ptr %table, ptr %slot) noinline nounwind {
  %count = load i64, ptr %slot
  %each.at = getelementptr i8, ptr %slot, i64 16
  %each = load <6 x i64>, ptr %each.at, align 8
  %count.one = insertelement <6 x i64> poison, i64 %count, i64 0
  %count.all = shufflevector <6 x i64> %count.one, <6 x i64> poison, <6 x i32> zeroinitializer
  %more = mul <6 x i64> %each, %count.all
  %totals = getelementptr i8, ptr %table, i64 {{totals}}
  %sums.at = getelementptr i8, ptr %totals, i64 8
  %executions = load i64, ptr %totals
  %executions.next = add i64 %executions, %count
  store i64 %executions.next, ptr %totals
  %sums = load <6 x i64>, ptr %sums.at, align 8
  %sums.next = add <6 x i64> %sums, %more
  store <6 x i64> %sums.next, ptr %sums.at, align 8
  ret void
}
