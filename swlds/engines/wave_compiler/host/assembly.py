"""A host function as one text: its head, its slots, its blocks, and what makes it a coroutine."""

from __future__ import annotations

from swlds.engines.wave_compiler.host.writer import Writer

_ID = """  %id = call token @llvm.coro.id(i32 256, ptr null, ptr null, ptr null)
  %frame.size = call i64 @llvm.coro.size.i64()""".split("\n")
_DECLARED = """declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare void @llvm.coro.end(ptr, i1, token)
declare ptr @llvm.coro.free(token, ptr)""".split("\n")
_CORO_BEGIN = """  %frame = call ptr @frame_alloc(ptr %g, i64 %frame.size)
  %full = icmp eq ptr %frame, null
  br i1 %full, label %nothing, label %made
nothing:
  ret ptr null
made:
  %handle = call ptr @llvm.coro.begin(token %id, ptr %frame)
  %first = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %first, label %suspended [i8 0, label %begin
                                      i8 1, label %cleanup]
begin:""".split("\n")
_BODY_BEGIN = """  %frame = call ptr @body_frame(ptr %g, i64 %frame.size, i64 NUMBER)
  %full = icmp eq ptr %frame, null
  br i1 %full, label %nothing, label %begin
nothing:
  ret ptr null
begin:
  %handle = call ptr @llvm.coro.begin(token %id, ptr %frame)"""
_FINAL = """final:
  %last = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %last, label %suspended [i8 0, label %cleanup
                                     i8 1, label %cleanup]
cleanup:
  %memory = call ptr @llvm.coro.free(token %id, ptr %handle)""".split("\n")
_BODY_FREE = "  call void @body_free(ptr %g, ptr %memory, i64 NUMBER)"
_CORO_END = """  br label %suspended
suspended:
  call void @llvm.coro.end(ptr %handle, i1 false, token none)
  ret ptr %handle""".split("\n")


def assemble(w: Writer, is_coroutine: bool) -> str:
    """The text of ``@wave``: a plain function, or a coroutine that suspends at barriers; without memory for its frame it
    gives null."""
    slots, stores = _entry(w)
    if not is_coroutine:
        head = ["define void @wave(ptr %g, i32 %w) {", "entry:", *slots, *stores]
        return "\n".join([*head, *w.body(), "}", ""])
    head = ["define ptr @wave(ptr %g, i32 %w) presplitcoroutine {", "entry:", *slots, *_ID, *_CORO_BEGIN, *stores]
    return "\n".join([*head, *w.body(), *_FINAL, *_CORO_END, "}", *_DECLARED, ""])


def assemble_body(w: Writer, number: int, parameters: list[str], is_coroutine: bool) -> str:
    """The text of ``@body<number>``. As a coroutine it starts at once; without memory for its frame it gives null."""
    slots, stores = _entry(w)
    head = f"@body{number}({', '.join(parameters)})"
    if not is_coroutine:
        return "\n".join([f"define internal void {head} noinline {{", "entry:", *slots, *stores, *w.body(), "}", ""])
    begin, free = (text.replace("NUMBER", str(number)).split("\n") for text in (_BODY_BEGIN, _BODY_FREE))
    first = [f"define internal ptr {head} presplitcoroutine noinline {{", "entry:", *slots, *_ID, *begin, *stores]
    return "\n".join([*first, *w.body(), *_FINAL, *free, *_CORO_END, "}", ""])


def _entry(w: Writer) -> tuple[list[str], list[str]]:
    slots = [line for line in w.entry if "alloca" in line]
    return slots, [line for line in w.entry if "alloca" not in line]


def suspend(w: Writer, go_on: str) -> None:
    """Give way to other waves; this one goes on at the label ``go_on``, which is not started here."""
    signal = w.emit("call i8 @llvm.coro.suspend(token none, i1 false)")
    w.end(f"switch i8 {signal}, label %suspended [i8 0, label %{go_on}\n    i8 1, label %cleanup]")
