; The allocator's names, as malloc and free of C.

define internal ptr @{{allocate}}(i64 %size) noinline nounwind {
  %block = call i64 @__swlds_take(i64 %size)
  %p = inttoptr i64 %block to ptr
  ret ptr %p
}

define internal void @{{release}}(ptr %block) noinline nounwind {
  %a = ptrtoint ptr %block to i64
  call void @__swlds_give(i64 %a)
  ret void
}
