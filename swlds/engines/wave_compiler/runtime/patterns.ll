; How lanes' addresses in LDS lie: an access has a few slots for the patterns that came by last, and how often; what gives way goes
; to a log, which Python empties when it is full.
;
; A table: the hashes of its slots, which slot gives way next, where the slot is that was used last, what ``pattern_evict.ll`` goes
; by; then the slots. A slot, and an
; entry of the log: executions; the first wave that came by; a number that says which of its patterns came first; what was taken
; away from its addresses; the active lanes; the number of the table; the wave that came by last; in the log its ways; the pattern,
; a number for each lane, for each chunk of lanes, or one.

declare i64 @llvm.cttz.i64(i64, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @{{function}}(ptr %g, ptr %table, i64 %wave, i64 %mask, i32 %step, {{parameters}}) noinline nounwind {
entry:
  %is.none = icmp eq i64 %mask, 0
  br i1 %is.none, label %done, label %some
some:
{{key}}
  %current.at = getelementptr i8, ptr %table, i64 {{current}}
  %current = load ptr, ptr %current.at
  %is.current = call i1 @is_{{function}}(ptr %current, i64 %mask, <{{count}} x i32> %key)
  br i1 %is.current, label %found, label %hash
hash:
  %mixed = mul <{{count}} x i32> %key, {{factors}}
  %sum = call i32 @llvm.vector.reduce.add.v{{count}}i32(<{{count}} x i32> %mixed)
  %hash.all = call i32 @mix_hash(i32 %sum, i64 %mask)
  %hash.one = insertelement <{{slots}} x i32> poison, i32 %hash.all, i64 0
  %hash.each = shufflevector <{{slots}} x i32> %hash.one, <{{slots}} x i32> poison, <{{slots}} x i32> zeroinitializer
  %hashes = load <{{slots}} x i32>, ptr %table, align 64
  %equals = icmp eq <{{slots}} x i32> %hashes, %hash.each
  %equal = bitcast <{{slots}} x i1> %equals to i{{slots}}
  br label %search
search:
  %left = phi i{{slots}} [%equal, %hash], [%fewer, %try]
  %is.over = icmp eq i{{slots}} %left, 0
  br i1 %is.over, label %new, label %try
try:
  %index = call i{{slots}} @llvm.cttz.i{{slots}}(i{{slots}} %left, i1 true)
  %less = sub i{{slots}} %left, 1
  %fewer = and i{{slots}} %left, %less
  %index.wide = zext i{{slots}} %index to i64
  %old = call ptr @slot_{{function}}(ptr %table, i64 %index.wide)
  %is.it = call i1 @is_{{function}}(ptr %old, i64 %mask, <{{count}} x i32> %key)
  br i1 %is.it, label %found, label %search
found:
  %slot = phi ptr [%current, %some], [%old, %try]
  store ptr %slot, ptr %current.at
  %count = load i64, ptr %slot
  %more = add i64 %count, 1
  store i64 %more, ptr %slot
  %last.at = getelementptr i8, ptr %slot, i64 48
  store i64 %wave, ptr %last.at
  %first.at = getelementptr i8, ptr %slot, i64 8
  %first = load i64, ptr %first.at
  %is.first = icmp ult i64 %wave, %first
  br i1 %is.first, label %earlier, label %done
earlier:
  call void @first_pattern(ptr %g, ptr %slot, i64 %wave, i32 %start)
  br label %done
new:
  %next.at = getelementptr i8, ptr %table, i64 {{next}}
  %next = load i64, ptr %next.at
  %after = add i64 %next, 1
  %turn = and i64 %after, {{last_slot}}
  store i64 %turn, ptr %next.at
  %given = call ptr @slot_{{function}}(ptr %table, i64 %next)
  %old.count = load i64, ptr %given
  %is.free = icmp eq i64 %old.count, 0
  br i1 %is.free, label %take, label %evict
evict:
  call void @evict_{{function}}(ptr %g, ptr %table, ptr %given, i64 %next)
  br label %take
take:
  %hash.at = getelementptr i32, ptr %table, i64 %next
  store i32 %hash.all, ptr %hash.at
  store ptr %given, ptr %current.at
  store i64 1, ptr %given
  call void @first_pattern(ptr %g, ptr %given, i64 %wave, i32 %start)
  %mask.at = getelementptr i8, ptr %given, i64 32
  store i64 %mask, ptr %mask.at
  %given.last = getelementptr i8, ptr %given, i64 48
  store i64 %wave, ptr %given.last
  %key.at = getelementptr i8, ptr %given, i64 {{head}}
  store <{{count}} x i32> %key, ptr %key.at, align 64
  br label %done
done:
  ret void
}

define internal ptr @slot_{{function}}(ptr %table, i64 %index) alwaysinline nounwind {
  %at = mul i64 %index, {{size}}
  %slots = getelementptr i8, ptr %table, i64 {{table_head}}
  %slot = getelementptr i8, ptr %slots, i64 %at
  ret ptr %slot
}

define internal i1 @is_{{function}}(ptr %slot, i64 %mask, <{{count}} x i32> %key) alwaysinline nounwind {
  %mask.at = getelementptr i8, ptr %slot, i64 32
  %old.mask = load i64, ptr %mask.at
  %key.at = getelementptr i8, ptr %slot, i64 {{head}}
  %old.key = load <{{count}} x i32>, ptr %key.at, align 64
  %differs = icmp ne <{{count}} x i32> %old.key, %key
  %differ = bitcast <{{count}} x i1> %differs to i{{count}}
  %is.key = icmp eq i{{count}} %differ, 0
  %is.mask = icmp eq i64 %old.mask, %mask
  %is.same = and i1 %is.key, %is.mask
  ret i1 %is.same
}
