; How lanes' addresses in LDS lie: an access has a few slots for the patterns that came by last, and how often; what gives way goes
; to a log, which Python empties when it is full.
;
; A slot, and an entry of the log: executions; the first wave, and in the low half what was taken away from its addresses; the
; active lanes; the number of the table; the pattern, a number for each lane or for each chunk of lanes.

declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal void @{{function}}(ptr %g, i32 %w, ptr %table, i64 %mask, {{parameters}}) noinline nounwind {
entry:
  %is.none = icmp eq i64 %mask, 0
  br i1 %is.none, label %done, label %some
some:
{{key}}
  %mixed = mul <{{count}} x i32> %key, {{factors}}
  %sum = call i32 @llvm.vector.reduce.add.v{{count}}i32(<{{count}} x i32> %mixed)
  %mask.high = lshr i64 %mask, 29
  %mask.both = xor i64 %mask, %mask.high
  %mask.low = trunc i64 %mask.both to i32
  %mask.mixed = mul i32 %mask.low, -1640531535
  %all.mixed = add i32 %sum, %mask.mixed
  %hash = mul i32 %all.mixed, -2048144789
  %index = lshr i32 %hash, {{shift}}
  %at = mul i32 %index, {{size}}
  %slot = getelementptr i8, ptr %table, i32 %at
  %first.at = getelementptr i8, ptr %slot, i64 8
  %mask.at = getelementptr i8, ptr %slot, i64 16
  %key.at = getelementptr i8, ptr %slot, i64 {{head}}
  %group = load i64, ptr {{g.group}}
  %waves = mul i64 %group, {{waves}}
  %wave.low = zext i32 %w to i64
  %wave = add i64 %waves, %wave.low
  %wave.high = shl i64 %wave, 32
  %start.low = zext i32 %start to i64
  %now = or i64 %wave.high, %start.low
  %old.count = load i64, ptr %slot
  %old.mask = load i64, ptr %mask.at
  %old.key = load <{{count}} x i32>, ptr %key.at, align 16
  %differs = icmp ne <{{count}} x i32> %old.key, %key
  %differ = bitcast <{{count}} x i1> %differs to i{{count}}
  %is.key = icmp eq i{{count}} %differ, 0
  %is.mask = icmp eq i64 %old.mask, %mask
  %is.same = and i1 %is.key, %is.mask
  br i1 %is.same, label %again, label %other
again:
  %more = add i64 %old.count, 1
  store i64 %more, ptr %slot
  %old.first = load i64, ptr %first.at
  %first = call i64 @llvm.umin.i64(i64 %old.first, i64 %now)
  store i64 %first, ptr %first.at
  br label %done
other:
  %is.free = icmp eq i64 %old.count, 0
  br i1 %is.free, label %take, label %evict
evict:
  call void @log_pattern(ptr %g, ptr %slot, i64 {{size}})
  br label %take
take:
  store i64 1, ptr %slot
  store i64 %now, ptr %first.at
  store i64 %mask, ptr %mask.at
  store <{{count}} x i32> %key, ptr %key.at, align 16
  br label %done
done:
  ret void
}
