; The functions of handovers.ll for a chunk: all its cells; all lanes whose bit is set.

define i64 @late_lanes(ptr %g, i32 %w, <{{width}} x i32> %cells, i32 %kind) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %found = phi i64 [0, %entry], [%found1, %loop]
  %cell = extractelement <{{width}} x i32> %cells, i32 %i
  %is = call i1 @is_late(ptr %g, i32 %w, i32 %cell, i32 %kind)
  %bit = zext i1 %is to i64
  %at = zext i32 %i to i64
  %flag = shl i64 %bit, %at
  %found1 = or i64 %found, %flag
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, {{width}}
  br i1 %more, label %loop, label %done
done:
  ret i64 %found1
}

define void @hand_over_atomics(ptr %g, i32 %w, <{{width}} x i64> %addresses, <{{width}} x i1> %lanes, i32 %what) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %on]
  %active = extractelement <{{width}} x i1> %lanes, i32 %i
  br i1 %active, label %do, label %on
do:
  %address = extractelement <{{width}} x i64> %addresses, i32 %i
  call void @hand_over_atomic(ptr %g, i32 %w, i64 %address, i32 %what)
  br label %on
on:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, {{width}}
  br i1 %more, label %loop, label %done
done:
  ret void
}
