; The shadow of the heap: a byte for each 8, as AddressSanitizer's.

@__swlds_shadow = internal addrspace(1) global [{{granules}} x i8] zeroinitializer, align 8

define internal void @__swlds_mark(i64 %address, i64 %size, i8 %value) noinline nounwind {
entry:
  %offset = sub i64 %address, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %first = lshr i64 %offset, 3
  %end = add i64 %offset, %size
  %stop = lshr i64 %end, 3
  %some = icmp ult i64 %first, %stop
  br i1 %some, label %loop, label %done
loop:
  %granule = phi i64 [ %first, %entry ], [ %next, %loop ]
  %place = getelementptr [{{granules}} x i8], ptr addrspace(1) @__swlds_shadow, i64 0, i64 %granule
  store i8 %value, ptr addrspace(1) %place, align 1
  %next = add i64 %granule, 1
  %more = icmp ult i64 %next, %stop
  br i1 %more, label %loop, label %done
done:
  ret void
}
