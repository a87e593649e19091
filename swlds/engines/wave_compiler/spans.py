"""Host code that cuts time into spans: what a work-group has released at device scope, for who acquires it (``handovers.py``).

For kernels whose groups run one after the other on one thread (``order.py``). A *span* begins with each work-group, and
at the barrier behind each *claim*: a release after which everything that the span did in planes of shared memory is
ordered before who acquires it. A *range* of spans, ``stop << 32 | first``, 0 for none, says of whose claims somebody knows:
``clock`` of a wave is what is ordered before its next access, ``offered`` what it read by relaxed atomics, until its next acquire
fence, ``kept_group`` and ``kept_device`` its clock at its last release fences.

This is ``reference.happens_before`` with less memory: a range where that has a clock of every wave; a claim for the whole
group or none. So host code knows of less order than there is, never of more:

- A claim needs that no other wave of the group touched the planes since the last barrier whose fences order them. What the group
  touches after the claim and before the next such barrier takes the claim back to where the epoch began (``settle_span``).
- Ranges that do not meet are not joined: the newer stays. A span without a claim may lie in a range: nothing in it is claimed.
- Cells of several groups belong to no span. Epochs that start again forget everything.
"""

from __future__ import annotations

from swlds.engines.wave_compiler.context import ITEM_BITS

#: Bytes of a wave's record: four ranges, then a byte each for plain and atomic accesses (1: touched planes in this epoch,
#: 2: also since the claim).
WAVE_SIZE = 40
PLAIN, ATOMIC = 32, 33
#: Bytes of a span's record: its first epoch, and the epochs up to which plain and atomic accesses are claimed.
SPAN_SIZE = 12
#: Spans beside one for each group.
SPARE_SPANS = 4096
#: The table of ``handover_code.py``: entries, and bytes of one.
TABLE_BITS, ENTRY_SIZE = 12, 16

#: For kernels whose groups nothing orders.
NO_SPANS = """
define void @start_span(ptr %g) {
  ret void
}
define void @pass_span(ptr %g) {
  ret void
}
define void @settle_span(ptr %g) {
  ret void
}
define void @forget_spans(ptr %g, i32 %first) {
  ret void
}
"""

_TEXT = """
%wave.record = type { i64, i64, i64, i64, i8, i8 }
%span = type { i32, i32, i32 }
define internal i64 @join_ranges(i64 %new, i64 %old) {
  %new.first = and i64 %new, 4294967295
  %new.stop = lshr i64 %new, 32
  %old.first = and i64 %old, 4294967295
  %old.stop = lshr i64 %old, 32
  %one = icmp ule i64 %new.first, %old.stop
  %two = icmp ule i64 %old.first, %new.stop
  %meet = and i1 %one, %two
  %less = icmp ult i64 %new.first, %old.first
  %first = select i1 %less, i64 %new.first, i64 %old.first
  %more = icmp ugt i64 %new.stop, %old.stop
  %stop = select i1 %more, i64 %new.stop, i64 %old.stop
  %high = shl i64 %stop, 32
  %both = or i64 %high, %first
  %joined = select i1 %meet, i64 %both, i64 %new
  %no.old = icmp eq i64 %old, 0
  %no.new = icmp eq i64 %new, 0
  %a = select i1 %no.old, i64 %new, i64 %joined
  %b = select i1 %no.new, i64 %old, i64 %a
  ret i64 %b
}
define internal void @join_into(ptr %place, i64 %new) {
  %old = load i64, ptr %place
  %both = call i64 @join_ranges(i64 %new, i64 %old)
  store i64 %both, ptr %place
  ret void
}
define internal i32 @touched_by(ptr %g, i32 %but) {
entry:
  %waves = load i32, ptr {waves}
  %records = load ptr, ptr {wave_records}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %loop]
  %sum = phi i32 [0, %entry], [%sum1, %loop]
  %pp = getelementptr %wave.record, ptr %records, i32 %w, i32 4
  %ap = getelementptr %wave.record, ptr %records, i32 %w, i32 5
  %p = load i8, ptr %pp
  %a = load i8, ptr %ap
  %p32 = zext i8 %p to i32
  %a32 = zext i8 %a to i32
  %high = shl i32 %a32, 8
  %bits = or i32 %high, %p32
  %own = icmp eq i32 %w, %but
  %counts = select i1 %own, i32 0, i32 %bits
  %sum1 = or i32 %sum, %counts
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}
define internal void @keep_touched(ptr %g, i8 %bits) {
entry:
  %waves = load i32, ptr {waves}
  %records = load ptr, ptr {wave_records}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %loop]
  %pp = getelementptr %wave.record, ptr %records, i32 %w, i32 4
  %ap = getelementptr %wave.record, ptr %records, i32 %w, i32 5
  %p = load i8, ptr %pp
  %a = load i8, ptr %ap
  %p1 = and i8 %p, %bits
  %a1 = and i8 %a, %bits
  store i8 %p1, ptr %pp
  store i8 %a1, ptr %ap
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  ret void
}
define internal i64 @claim(ptr %g, i32 %w) {
entry:
  %spans = load ptr, ptr {spans}
  %now = load i32, ptr {span}
  %open = load i32, ptr {open_span}
  %epoch = load i32, ptr {global_epoch}
  %claimed = load i32, ptr {claimed}
  %others = call i32 @touched_by(ptr %g, i32 %w)
  %plain = and i32 %others, 1
  %is.whole = icmp eq i32 %plain, 0
  %atomic = and i32 %others, 256
  %no.atomic = icmp eq i32 %atomic, 0
  %next = add i32 %epoch, {step}
  %ap = getelementptr %span, ptr %spans, i32 %now, i32 2
  %is.again = icmp ne i32 %claimed, 0
  br i1 %is.whole, label %whole, label %before
whole:
  br i1 %is.again, label %again, label %new
again:
  %known = load i32, ptr %ap
  %kept = select i1 %no.atomic, i32 %known, i32 %epoch
  store i32 %kept, ptr %ap
  br label %with
new:
  %room = load i32, ptr {spare_spans}
  %fits = icmp ne i32 %room, 0
  br i1 %fits, label %make, label %before
make:
  %less = sub i32 %room, 1
  store i32 %less, ptr {spare_spans}
  store i32 1, ptr {claimed}
  store i32 1, ptr {has_claimed}
  %pp = getelementptr %span, ptr %spans, i32 %now, i32 1
  store i32 %next, ptr %pp
  %up.to = select i1 %no.atomic, i32 %next, i32 %epoch
  store i32 %up.to, ptr %ap
  call void @keep_touched(ptr %g, i8 1)
  br label %with
with:
  %after = add i32 %now, 1
  br label %done
before:
  br label %done
done:
  %stop = phi i32 [%after, %with], [%now, %before]
  %some = icmp ult i32 %open, %stop
  %stop64 = zext i32 %stop to i64
  %open64 = zext i32 %open to i64
  %high = shl i64 %stop64, 32
  %range = or i64 %high, %open64
  %found = select i1 %some, i64 %range, i64 0
  ret i64 %found
}
define void @settle_span(ptr %g) {
entry:
  %claimed = load i32, ptr {claimed}
  %is.claimed = icmp ne i32 %claimed, 0
  br i1 %is.claimed, label %look, label %clear
look:
  %touched = call i32 @touched_by(ptr %g, i32 -1)
  %spans = load ptr, ptr {spans}
  %now = load i32, ptr {span}
  %epoch = load i32, ptr {global_epoch}
  %pp = getelementptr %span, ptr %spans, i32 %now, i32 1
  %ap = getelementptr %span, ptr %spans, i32 %now, i32 2
  %p = load i32, ptr %pp
  %a = load i32, ptr %ap
  %plain = and i32 %touched, 2
  %late.p = icmp ne i32 %plain, 0
  %atomic = and i32 %touched, 512
  %late.a = icmp ne i32 %atomic, 0
  %p1 = select i1 %late.p, i32 %epoch, i32 %p
  %a1 = select i1 %late.a, i32 %epoch, i32 %a
  store i32 %p1, ptr %pp
  store i32 %a1, ptr %ap
  br label %clear
clear:
  call void @keep_touched(ptr %g, i8 0)
  ret void
}
define internal void @next_span(ptr %g, i32 %epoch) {
  %spans = load ptr, ptr {spans}
  %old = load i32, ptr {span}
  %now = add i32 %old, 1
  store i32 %now, ptr {span}
  %p = getelementptr %span, ptr %spans, i32 %now
  store %span zeroinitializer, ptr %p
  store i32 %epoch, ptr %p
  store i32 0, ptr {claimed}
  ret void
}
define void @pass_span(ptr %g) {
entry:
  %waves = load i32, ptr {waves}
  %records = load ptr, ptr {wave_records}
  %claimed = load i32, ptr {claimed}
  %is.claimed = icmp ne i32 %claimed, 0
  br i1 %is.claimed, label %new, label %gather
new:
  %epoch = load i32, ptr {global_epoch}
  call void @next_span(ptr %g, i32 %epoch)
  br label %gather
gather:
  %w = phi i32 [0, %entry], [0, %new], [%w1, %gather]
  %sum = phi i64 [0, %entry], [0, %new], [%sum1, %gather]
  %kp = getelementptr %wave.record, ptr %records, i32 %w, i32 2
  %kept = load i64, ptr %kp
  %sum1 = call i64 @join_ranges(i64 %sum, i64 %kept)
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %gather, label %give
give:
  %v = phi i32 [0, %gather], [%v1, %give]
  %cp = getelementptr %wave.record, ptr %records, i32 %v
  call void @join_into(ptr %cp, i64 %sum1)
  %v1 = add i32 %v, 1
  %left = icmp ult i32 %v1, %waves
  br i1 %left, label %give, label %done
done:
  ret void
}
define internal void @clear_records(ptr %g) {
  %waves = load i32, ptr {waves}
  %records = load ptr, ptr {wave_records}
  %count = zext i32 %waves to i64
  %size = mul i64 %count, {wave_size}
  call void @llvm.memset.p0.i64(ptr %records, i8 0, i64 %size, i1 false)
  ret void
}
define void @start_span(ptr %g) {
entry:
  call void @clear_records(ptr %g)
  %made = load i32, ptr {has_claimed}
  %is.made = icmp ne i32 %made, 0
  %claimed = load i32, ptr {claimed}
  %is.claimed = icmp ne i32 %claimed, 0
  %now = load i32, ptr {span}
  %one = zext i1 %is.claimed to i32
  %tail = add i32 %now, %one
  %open = load i32, ptr {open_span}
  %open1 = select i1 %is.made, i32 %tail, i32 %open
  store i32 %open1, ptr {open_span}
  store i32 0, ptr {has_claimed}
  %epoch = load i32, ptr {group_epoch}
  call void @next_span(ptr %g, i32 %epoch)
  ret void
}
define void @forget_spans(ptr %g, i32 %first) {
entry:
  %spans = load ptr, ptr {spans}
  %table = load ptr, ptr {handovers}
  call void @clear_records(ptr %g)
  call void @llvm.memset.p0.i64(ptr %table, i8 0, i64 {table_size}, i1 false)
  store i32 0, ptr {span}
  store i32 0, ptr {open_span}
  store i32 0, ptr {has_claimed}
  store %span zeroinitializer, ptr %spans
  call void @next_span(ptr %g, i32 %first)
  ret void
}
"""


def spans_text() -> str:
    """The functions, with numbers filled in; ``ptr {names}`` of the context's fields are left."""
    numbers = {
        "step": 1 << ITEM_BITS,
        "wave_size": WAVE_SIZE,
        "table_size": ENTRY_SIZE << TABLE_BITS,
    }
    text = _TEXT
    for name, number in numbers.items():
        text = text.replace(f", {{{name}}}", f", {number}").replace(f"i64 {{{name}}}", f"i64 {number}")
    return text
