; ``@body<number>``, a function that waves call, as a coroutine that starts at once; without memory for its frame it gives null.

define internal ptr @body{{number}}({{parameters}}) presplitcoroutine coro_only_destroy_when_complete noinline {
entry:
{{slots}}
  %id = call token @llvm.coro.id(i32 256, ptr null, ptr null, ptr null)
  %frame.size = call i64 @llvm.coro.size.i64()
  %frame = call ptr @body_frame(ptr %g, i64 %frame.size, i64 {{number}})
  %full = icmp eq ptr %frame, null
  br i1 %full, label %nothing, label %begin
nothing:
  ret ptr null
begin:
  %handle = call ptr @llvm.coro.begin(token %id, ptr %frame)
{{code}}
final:
  %last = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %last, label %suspended [i8 0, label %cleanup
                                     i8 1, label %cleanup]
cleanup:
  %memory = call ptr @llvm.coro.free(token %id, ptr %handle)
  call void @body_free(ptr %g, ptr %memory, i64 {{number}})
  br label %suspended
suspended:
  call void @llvm.coro.end(ptr %handle, i1 false, token none)
  ret ptr %handle
}
