; Host code of fences and atomics at device scope: what they hand on from work-group to work-group, and what is handed over.
;
; The state lies in records of waves and spans (``spans.ll``) and in a table: address of an atomic in shared memory
; -> the range that its last writes hand on. An entry gives way to another address. Atomics in LDS and in the heap hand on nothing.

%entry = type { i64, i64 }

define void @hand_over_fence(ptr %g, i32 %w, i32 %what) {
entry:
  %records = load ptr, ptr {{g.wave_records}}
  %clock.p = getelementptr %wave.record, ptr %records, i32 %w
  %acquire = and i32 %what, {{fence_acquires}}
  %acquires = icmp ne i32 %acquire, 0
  br i1 %acquires, label %take, label %then
take:
  %offered.p = getelementptr %wave.record, ptr %records, i32 %w, i32 1
  %offered = load i64, ptr %offered.p
  call void @join_into(ptr %g, ptr %clock.p, i64 %offered)
  br label %then
then:
  %clock = load i64, ptr %clock.p
  %release = and i32 %what, {{fence_releases}}
  %releases = icmp ne i32 %release, 0
  br i1 %releases, label %keep, label %done
keep:
  %group.p = getelementptr %wave.record, ptr %records, i32 %w, i32 2
  store i64 %clock, ptr %group.p
  %far = and i32 %what, {{fence_releases_device}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %far.keep, label %done
far.keep:
  %own = call i64 @claim(ptr %g, i32 %w)
  %all = call i64 @join_ranges(ptr %g, i64 %own, i64 %clock)
  %device.p = getelementptr %wave.record, ptr %records, i32 %w, i32 3
  store i64 %all, ptr %device.p
  br label %done
done:
  ret void
}

define void @forget_kept(ptr %g, i32 %w) {
  %records = load ptr, ptr {{g.wave_records}}
  %group.p = getelementptr %wave.record, ptr %records, i32 %w, i32 2
  store i64 0, ptr %group.p
  %device.p = getelementptr %wave.record, ptr %records, i32 %w, i32 3
  store i64 0, ptr %device.p
  ret void
}

define void @hand_over_atomic(ptr %g, i32 %w, i64 %address, i32 %what) {
entry:
  %is.heap = icmp uge i64 %address, {{heap_start}}
  br i1 %is.heap, label %done, label %find
find:
  %table = load ptr, ptr {{g.handovers}}
  %mixed = mul i64 %address, -7046029254386353131
  %index = lshr i64 %mixed, {{table_shift}}
  %ep = getelementptr %entry, ptr %table, i64 %index
  %rp = getelementptr %entry, ptr %table, i64 %index, i32 1
  %known = load i64, ptr %ep
  %found = load i64, ptr %rp
  %same = icmp eq i64 %known, %address
  %range = select i1 %same, i64 %found, i64 0
  %records = load ptr, ptr {{g.wave_records}}
  %clock.p = getelementptr %wave.record, ptr %records, i32 %w
  %read = and i32 %what, {{reads}}
  %reads = icmp ne i32 %read, 0
  br i1 %reads, label %look, label %then
look:
  %offered.p = getelementptr %wave.record, ptr %records, i32 %w, i32 1
  %acquire = and i32 %what, {{acquires}}
  %acquires = icmp ne i32 %acquire, 0
  %to = select i1 %acquires, ptr %clock.p, ptr %offered.p
  call void @join_into(ptr %g, ptr %to, i64 %range)
  br label %then
then:
  %write = and i32 %what, {{writes}}
  %writes = icmp ne i32 %write, 0
  br i1 %writes, label %give, label %done
give:
  %clock = load i64, ptr %clock.p
  %release = and i32 %what, {{releases}}
  %releases = icmp ne i32 %release, 0
  br i1 %releases, label %fresh, label %fenced
fresh:
  %own = call i64 @claim(ptr %g, i32 %w)
  %all = call i64 @join_ranges(ptr %g, i64 %own, i64 %clock)
  br label %put
fenced:
  %device.p = getelementptr %wave.record, ptr %records, i32 %w, i32 3
  %kept = load i64, ptr %device.p
  %hand = and i32 %what, {{hands_on}}
  %hands = icmp ne i32 %hand, 0
  %some = select i1 %hands, i64 %kept, i64 0
  br label %put
put:
  %given = phi i64 [%all, %fresh], [%some, %fenced]
  %both = call i64 @join_ranges(ptr %g, i64 %given, i64 %range)
  %store = and i32 %what, {{stores}}
  %stores = icmp ne i32 %store, 0
  %new = select i1 %stores, i64 %given, i64 %both
  %gives = icmp ne i64 %new, 0
  %changes = or i1 %gives, %same
  br i1 %changes, label %write.entry, label %done
write.entry:
  store i64 %address, ptr %ep
  store i64 %new, ptr %rp
  br label %done
done:
  ret void
}

define i1 @is_late(ptr %g, i32 %w, i32 %cell, i32 %kind) {
entry:
  %is.none = icmp eq i32 %cell, 0
  br i1 %is.none, label %no, label %look
look:
  %far = load i32, ptr {{g.far_waves}}
  %is.far = icmp ne i32 %far, 0
  br i1 %is.far, label %clocks, label %ranges
clocks:
  %meets = call i1 @clock_meets(ptr %g, i32 %w, i32 %cell, i32 %kind, i1 true)
  ret i1 %meets
ranges:
  %since = load i32, ptr {{g.group_epoch}}
  %is.own = icmp uge i32 %cell, %since
  br i1 %is.own, label %no, label %ask
ask:
  %records = load ptr, ptr {{g.wave_records}}
  %spans = load ptr, ptr {{g.spans}}
  %clock.p = getelementptr %wave.record, ptr %records, i32 %w
  %all = load i64, ptr %clock.p
  %clock = call i64 @known_of(ptr %g, i64 %all)
  %first = call i32 @first_of(i64 %clock)
  %stop = call i32 @stop_of(i64 %clock)
  br label %search
search:
  %low = phi i32 [%first, %ask], [%low1, %step]
  %end = phi i32 [%stop, %ask], [%end1, %step]
  %size = sub i32 %end, %low
  %many = icmp ugt i32 %size, 1
  br i1 %many, label %step, label %found
step:
  %half = lshr i32 %size, 1
  %middle = add i32 %low, %half
  %mp = getelementptr %span, ptr %spans, i32 %middle
  %begins = load i32, ptr %mp
  %inside = icmp uge i32 %cell, %begins
  %low1 = select i1 %inside, i32 %middle, i32 %low
  %end1 = select i1 %inside, i32 %end, i32 %middle
  br label %search
found:
  %some = icmp ne i64 %clock, 0
  br i1 %some, label %judge, label %yes
judge:
  %fp = getelementptr %span, ptr %spans, i32 %low
  %from = load i32, ptr %fp
  %tp = getelementptr %span, ptr %fp, i32 0, i32 1, i32 %kind
  %to = load i32, ptr %tp
  %not.before = icmp uge i32 %cell, %from
  %not.after = icmp ult i32 %cell, %to
  %is = and i1 %not.before, %not.after
  br i1 %is, label %known, label %yes
known:
  store i32 1, ptr {{g.relies}}
  br label %no
no:
  ret i1 false
yes:
  ret i1 true
}
