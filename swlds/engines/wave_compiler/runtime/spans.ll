; Host code for release and acquire: time is cut into spans, so that a group that acquires knows what earlier ones released.
;
; For kernels whose groups run one after the other on one thread (``schedule/order.py``). A *span* begins with each work-group, and
; at the barrier behind each *claim*: a release after which everything that the span did in planes of shared memory is
; ordered before who acquires it. A later release in the same epoch claims again: the span gets its next *version*, and who knows of
; an earlier one no longer knows of the span. A *range* of spans, ``version of the last << 48 | stop << 24 | first``, 0 for none,
; is a set of spans whose claims a wave has acquired:
; ``clock`` of a wave is what is ordered before its next access, ``offered`` what it read by relaxed atomics, until its next acquire
; fence, ``kept_group`` and ``kept_device`` its clock at its last release fences.
;
; This is ``reference.happens_before`` with less memory: a range where that has a clock of every wave; a claim for the whole
; group or none. So host code knows of less order than there is, never of more:
;
; - A claim needs that no other wave of the group wrote in planes since the last barrier whose fences order them. What the group
;   touches after the claim and before the next such barrier takes the claim back to where the epoch began (``settle_span``).
; - Ranges that do not meet are not joined: the newer stays. A span without a claim may lie in a range: nothing in it is claimed.
; - Cells of several groups belong to no span. Epochs that start again forget everything.

%wave.record = type { i64, i64, i64, i64, i8, i8, i8 }
%span = type { i32, [3 x i32], i32 }

define internal i64 @make_range(ptr %g, i32 %first, i32 %stop) {
  %spans = load ptr, ptr {{g.spans}}
  %last = sub i32 %stop, 1
  %vp = getelementptr %span, ptr %spans, i32 %last, i32 2
  %version = load i32, ptr %vp
  %first64 = zext i32 %first to i64
  %stop64 = zext i32 %stop to i64
  %version64 = zext i32 %version to i64
  %high = shl i64 %version64, {{version_at}}
  %middle = shl i64 %stop64, {{stop_at}}
  %both = or i64 %high, %middle
  %range = or i64 %both, %first64
  %some = icmp ult i32 %first, %stop
  %found = select i1 %some, i64 %range, i64 0
  ret i64 %found
}

define internal i32 @first_of(i64 %range) {
  %word = trunc i64 %range to i32
  %first = and i32 %word, {{span_mask}}
  ret i32 %first
}

define internal i32 @stop_of(i64 %range) {
  %high = lshr i64 %range, {{stop_at}}
  %word = trunc i64 %high to i32
  %stop = and i32 %word, {{span_mask}}
  ret i32 %stop
}

define internal i64 @known_of(ptr %g, i64 %range) {
entry:
  %some = icmp ne i64 %range, 0
  br i1 %some, label %look, label %same
look:
  %first = call i32 @first_of(i64 %range)
  %stop = call i32 @stop_of(i64 %range)
  %now = call i64 @make_range(ptr %g, i32 %first, i32 %stop)
  %is.new = icmp eq i64 %now, %range
  br i1 %is.new, label %same, label %less
less:
  %last = sub i32 %stop, 1
  %known = icmp ult i32 %first, %last
  br i1 %known, label %shorter, label %none
shorter:
  %rest = call i64 @make_range(ptr %g, i32 %first, i32 %last)
  ret i64 %rest
none:
  ret i64 0
same:
  ret i64 %range
}

define internal i64 @join_ranges(ptr %g, i64 %one, i64 %two) {
entry:
  %new = call i64 @known_of(ptr %g, i64 %one)
  %old = call i64 @known_of(ptr %g, i64 %two)
  %no.new = icmp eq i64 %new, 0
  br i1 %no.new, label %only.old, label %look
look:
  %new.first = call i32 @first_of(i64 %new)
  %new.stop = call i32 @stop_of(i64 %new)
  %old.first = call i32 @first_of(i64 %old)
  %old.stop = call i32 @stop_of(i64 %old)
  %is.after = icmp ule i32 %new.first, %old.stop
  %is.before = icmp ule i32 %old.first, %new.stop
  %touch = and i1 %is.after, %is.before
  %is.some = icmp ne i64 %old, 0
  %meet = and i1 %touch, %is.some
  br i1 %meet, label %join, label %only.new
join:
  %is.less = icmp ult i32 %new.first, %old.first
  %first = select i1 %is.less, i32 %new.first, i32 %old.first
  %is.more = icmp ugt i32 %new.stop, %old.stop
  %stop = select i1 %is.more, i32 %new.stop, i32 %old.stop
  %range = call i64 @make_range(ptr %g, i32 %first, i32 %stop)
  ret i64 %range
only.new:
  ret i64 %new
only.old:
  ret i64 %old
}

define internal void @join_into(ptr %g, ptr %place, i64 %new) {
  %old = load i64, ptr %place
  %both = call i64 @join_ranges(ptr %g, i64 %new, i64 %old)
  store i64 %both, ptr %place
  ret void
}

define internal i32 @touched_by(ptr %g, i32 %but) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %records = load ptr, ptr {{g.wave_records}}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %loop]
  %sum = phi i32 [0, %entry], [%sum1, %loop]
  %tp = getelementptr %wave.record, ptr %records, i32 %w, i32 4
  %bits = load i32, ptr %tp
  %own = icmp eq i32 %w, %but
  %counts = select i1 %own, i32 0, i32 %bits
  %sum1 = or i32 %sum, %counts
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}

define internal void @keep_touched(ptr %g, i32 %bits) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %records = load ptr, ptr {{g.wave_records}}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %loop]
  %tp = getelementptr %wave.record, ptr %records, i32 %w, i32 4
  %old = load i32, ptr %tp
  %new = and i32 %old, %bits
  store i32 %new, ptr %tp
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  ret void
}

define internal void @claim_up_to(ptr %g, i32 %kind, i32 %touched, i32 %bit, i32 %clean) {
entry:
  %spans = load ptr, ptr {{g.spans}}
  %now = load i32, ptr {{g.span}}
  %epoch = load i32, ptr {{g.global_epoch}}
  %place = getelementptr %span, ptr %spans, i32 %now, i32 1, i32 %kind
  %shift = mul i32 %kind, 8
  %mask = shl i32 %bit, %shift
  %found = and i32 %touched, %mask
  %is.clean = icmp eq i32 %found, 0
  %old = load i32, ptr %place
  %is.old = icmp eq i32 %clean, 0
  %whole = select i1 %is.old, i32 %old, i32 %clean
  %new = select i1 %is.clean, i32 %whole, i32 %epoch
  store i32 %new, ptr %place
  ret void
}

define internal i64 @claim(ptr %g, i32 %w) {
entry:
  %spans = load ptr, ptr {{g.spans}}
  %records = load ptr, ptr {{g.wave_records}}
  %now = load i32, ptr {{g.span}}
  %open = load i32, ptr {{g.open_span}}
  %tick = load i32, ptr {{g.global_tick}}
  %next = add i32 %tick, {{step}}
  %claimed = load i32, ptr {{g.claimed}}
  %is.again = icmp ne i32 %claimed, 0
  %others = call i32 @touched_by(ptr %g, i32 %w)
  %written = and i32 %others, 1
  %is.whole = icmp eq i32 %written, 0
  br i1 %is.whole, label %whole, label %before
whole:
  br i1 %is.again, label %again, label %new
again:
  %own.p = getelementptr %wave.record, ptr %records, i32 %w, i32 4
  %own = load i32, ptr %own.p
  %since = and i32 %own, 2
  %is.same = icmp eq i32 %since, 0
  br i1 %is.same, label %same, label %more
same:
  call void @claim_up_to(ptr %g, i32 1, i32 %others, i32 1, i32 0)
  call void @claim_up_to(ptr %g, i32 2, i32 %others, i32 1, i32 0)
  br label %with
more:
  %vp = getelementptr %span, ptr %spans, i32 %now, i32 2
  %version = load i32, ptr %vp
  %version1 = add i32 %version, 1
  %is.left = icmp ult i32 %version1, {{versions}}
  br i1 %is.left, label %count, label %before
count:
  store i32 %version1, ptr %vp
  br label %make
new:
  %room = load i32, ptr {{g.spare_spans}}
  %fits = icmp ne i32 %room, 0
  br i1 %fits, label %begin, label %before
begin:
  %less = sub i32 %room, 1
  store i32 %less, ptr {{g.spare_spans}}
  store i32 1, ptr {{g.claimed}}
  store i32 1, ptr {{g.has_claimed}}
  br label %make
make:
  call void @claim_up_to(ptr %g, i32 0, i32 0, i32 1, i32 %next)
  call void @claim_up_to(ptr %g, i32 1, i32 %others, i32 1, i32 %next)
  call void @claim_up_to(ptr %g, i32 2, i32 %others, i32 1, i32 %next)
  call void @keep_touched(ptr %g, i32 65793)
  br label %with
with:
  %after = add i32 %now, 1
  br label %done
before:
  br label %done
done:
  %stop = phi i32 [%after, %with], [%now, %before]
  %range = call i64 @make_range(ptr %g, i32 %open, i32 %stop)
  ret i64 %range
}

define void @settle_span(ptr %g) {
entry:
  %claimed = load i32, ptr {{g.claimed}}
  %is.claimed = icmp ne i32 %claimed, 0
  br i1 %is.claimed, label %look, label %clear
look:
  %touched = call i32 @touched_by(ptr %g, i32 -1)
  call void @claim_up_to(ptr %g, i32 0, i32 %touched, i32 2, i32 0)
  call void @claim_up_to(ptr %g, i32 1, i32 %touched, i32 2, i32 0)
  call void @claim_up_to(ptr %g, i32 2, i32 %touched, i32 2, i32 0)
  br label %clear
clear:
  call void @keep_touched(ptr %g, i32 0)
  ret void
}

define internal void @next_span(ptr %g, i32 %epoch) {
  %spans = load ptr, ptr {{g.spans}}
  %old = load i32, ptr {{g.span}}
  %now = add i32 %old, 1
  store i32 %now, ptr {{g.span}}
  %p = getelementptr %span, ptr %spans, i32 %now
  store %span zeroinitializer, ptr %p
  store i32 %epoch, ptr %p
  store i32 0, ptr {{g.claimed}}
  ret void
}

; A wave that has ended did not come to the barrier, and hands on nothing there.
define void @pass_span(ptr %g) {
entry:
  %status = load ptr, ptr {{g.status}}
  %waves = load i32, ptr {{g.waves}}
  %records = load ptr, ptr {{g.wave_records}}
  %claimed = load i32, ptr {{g.claimed}}
  %is.claimed = icmp ne i32 %claimed, 0
  br i1 %is.claimed, label %new, label %gather
new:
  %epoch = load i32, ptr {{g.global_epoch}}
  call void @next_span(ptr %g, i32 %epoch)
  br label %gather
gather:
  %w = phi i32 [0, %entry], [0, %new], [%w1, %gather]
  %sum = phi i64 [0, %entry], [0, %new], [%sum1, %gather]
  %sp = getelementptr [2 x i32], ptr %status, i32 %w
  %state = load i32, ptr %sp
  %over = icmp eq i32 %state, -1
  %kp = getelementptr %wave.record, ptr %records, i32 %w, i32 2
  %kept = load i64, ptr %kp
  %given = select i1 %over, i64 0, i64 %kept
  %sum1 = call i64 @join_ranges(ptr %g, i64 %sum, i64 %given)
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %gather, label %give
give:
  %v = phi i32 [0, %gather], [%v1, %give]
  %cp = getelementptr %wave.record, ptr %records, i32 %v
  call void @join_into(ptr %g, ptr %cp, i64 %sum1)
  %v1 = add i32 %v, 1
  %left = icmp ult i32 %v1, %waves
  br i1 %left, label %give, label %done
done:
  ret void
}

define internal void @clear_records(ptr %g) {
  %waves = load i32, ptr {{g.waves}}
  %records = load ptr, ptr {{g.wave_records}}
  %count = zext i32 %waves to i64
  %size = mul i64 %count, {{wave_size}}
  call void @llvm.memset.p0.i64(ptr %records, i8 0, i64 %size, i1 false)
  ret void
}

define void @start_span(ptr %g) {
entry:
  call void @clear_records(ptr %g)
  %made = load i32, ptr {{g.has_claimed}}
  %is.made = icmp ne i32 %made, 0
  %claimed = load i32, ptr {{g.claimed}}
  %is.claimed = icmp ne i32 %claimed, 0
  %now = load i32, ptr {{g.span}}
  %one = zext i1 %is.claimed to i32
  %tail = add i32 %now, %one
  %open = load i32, ptr {{g.open_span}}
  %open1 = select i1 %is.made, i32 %tail, i32 %open
  store i32 %open1, ptr {{g.open_span}}
  store i32 0, ptr {{g.has_claimed}}
  %epoch = load i32, ptr {{g.group_epoch}}
  call void @next_span(ptr %g, i32 %epoch)
  ret void
}

define void @forget_spans(ptr %g, i32 %first) {
entry:
  %spans = load ptr, ptr {{g.spans}}
  %table = load ptr, ptr {{g.handovers}}
  call void @clear_records(ptr %g)
  call void @llvm.memset.p0.i64(ptr %table, i8 0, i64 {{table_size}}, i1 false)
  store i32 0, ptr {{g.span}}
  store i32 0, ptr {{g.open_span}}
  store i32 0, ptr {{g.has_claimed}}
  store %span zeroinitializer, ptr %spans
  call void @next_span(ptr %g, i32 %first)
  ret void
}
