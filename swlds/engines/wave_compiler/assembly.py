"""The host function as one text: its head, its slots, its blocks, and what makes it a coroutine."""

from __future__ import annotations

from swlds.engines.wave_compiler.writer import Writer

_CORO_BEGIN = """  %id = call token @llvm.coro.id(i32 256, ptr null, ptr null, ptr null)
  %frame.size = call i64 @llvm.coro.size.i64()
  %frame = call ptr @frame_alloc(ptr %g, i64 %frame.size)
  %handle = call ptr @llvm.coro.begin(token %id, ptr %frame)
  %first = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %first, label %suspended [i8 0, label %begin
                                      i8 1, label %cleanup]
begin:""".split("\n")
_CORO_END = """final:
  %last = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %last, label %suspended [i8 0, label %cleanup
                                     i8 1, label %cleanup]
cleanup:
  %memory = call ptr @llvm.coro.free(token %id, ptr %handle)
  br label %suspended
suspended:
  call void @llvm.coro.end(ptr %handle, i1 false, token none)
  ret ptr %handle""".split("\n")


def assemble(w: Writer, is_coroutine: bool) -> str:
    """The text of ``@wave``: a plain function, or a coroutine that suspends at barriers."""
    slots = [line for line in w.entry if "alloca" in line]
    stores = [line for line in w.entry if "alloca" not in line]
    if not is_coroutine:
        head = ["define void @wave(ptr %g, i32 %w) {", "entry:", *slots, *stores]
        return "\n".join([*head, *w.lines, "}", ""])
    head = ["define ptr @wave(ptr %g, i32 %w) presplitcoroutine {", "entry:", *slots, *_CORO_BEGIN, *stores]
    return "\n".join([*head, *w.lines, *_CORO_END, "}", ""])
