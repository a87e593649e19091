; The allocator's names, as the device library's.

define internal i64 @{{allocate}}(i64 %size) noinline nounwind {
  %block = call i64 @__swlds_take(i64 %size)
  ret i64 %block
}

define internal void @{{release}}(i64 %block) noinline nounwind {
  call void @__swlds_give(i64 %block)
  ret void
}
