; ``@wave`` as a coroutine, which suspends at barriers; without memory for its frame it gives null.

define ptr @wave(ptr %g, i32 %w) presplitcoroutine coro_only_destroy_when_complete {
entry:
{{slots}}
  %id = call token @llvm.coro.id(i32 256, ptr null, ptr null, ptr null)
  %frame.size = call i64 @llvm.coro.size.i64()
  %frame = call ptr @frame_alloc(ptr %g, i64 %frame.size)
  %full = icmp eq ptr %frame, null
  br i1 %full, label %nothing, label %made
nothing:
  ret ptr null
made:
  %handle = call ptr @llvm.coro.begin(token %id, ptr %frame)
  %first = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %first, label %suspended [i8 0, label %begin
                                      i8 1, label %cleanup]
begin:
{{code}}
final:
  %last = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %last, label %suspended [i8 0, label %cleanup
                                     i8 1, label %cleanup]
cleanup:
  %memory = call ptr @llvm.coro.free(token %id, ptr %handle)
  br label %suspended
suspended:
  call void @llvm.coro.end(ptr %handle, i1 false, token none)
  ret ptr %handle
}
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare void @llvm.coro.end(ptr, i1, token)
declare ptr @llvm.coro.free(token, ptr)
