; Padding of a stack slot counts as initialised, in every lane: as the mask says, once a period.

define internal void @private_padded(ptr %init, ptr %mask, i64 %start, i64 %size, i64 %stride, i64 %lanes, i64 %period) {
entry:
  br label %lane
lane:
  %i = phi i64 [0, %entry], [%i1, %next]
  %far = mul i64 %i, %stride
  %from = add i64 %far, %start
  %slot = getelementptr i8, ptr %init, i64 %from
  br label %look
look:
  %at = phi i64 [0, %lane], [%past, %copy]
  %more = icmp ult i64 %at, %size
  br i1 %more, label %copy, label %next
copy:
  %left = sub i64 %size, %at
  %length = call i64 @llvm.umin.i64(i64 %left, i64 %period)
  %to = getelementptr i8, ptr %slot, i64 %at
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %mask, i64 %length, i1 false)
  %past = add i64 %at, %period
  br label %look
next:
  %i1 = add i64 %i, 1
  %again = icmp ult i64 %i1, %lanes
  br i1 %again, label %lane, label %done
done:
  ret void
}

declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
