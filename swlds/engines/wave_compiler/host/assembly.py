"""A host function as one text: its head, its slots, its blocks, and what makes it a coroutine."""

from __future__ import annotations

from swlds.engines.wave_compiler.host.parts import split_parts
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.runtime import runtime_text
from swlds.engines.wave_compiler.schedule.plan import PARTS, PLAIN


def assemble(w: Writer, kind: int, room: int = 0) -> str:
    """The text of ``@wave``; ``room``: bytes that a wave has for what lives over a barrier, where it is called part by part."""
    slots, stores = _entry(w)
    if kind == PARTS:
        return split_parts(slots, stores, w.body(), room)
    if kind == PLAIN:
        return "\n".join(["define void @wave(ptr %g, i32 %w) {", "entry:", *slots, *stores, *w.body(), "}", ""])
    return runtime_text("coroutine", slots="\n".join(slots), code="\n".join([*stores, *w.body()]))


def assemble_body(w: Writer, number: int, parameters: list[str], is_coroutine: bool) -> str:
    """The text of ``@body<number>``: a plain function, or a coroutine."""
    slots, stores = _entry(w)
    given = ", ".join(parameters)
    if not is_coroutine:
        head = f"define internal void @body{number}({given}) noinline {{"
        return "\n".join([head, "entry:", *slots, *stores, *w.body(), "}", ""])
    code = "\n".join([*stores, *w.body()])
    return runtime_text("body_coroutine", number=number, parameters=given, slots="\n".join(slots), code=code)


def _entry(w: Writer) -> tuple[list[str], list[str]]:
    slots = [line for line in w.entry if "alloca" in line]
    return slots, [line for line in w.entry if "alloca" not in line]


def suspend(w: Writer, go_on: str) -> None:
    """Give way to other waves; this one goes on at the label ``go_on``, which is not started here."""
    signal = w.emit("call i8 @llvm.coro.suspend(token none, i1 false)")
    w.end(f"switch i8 {signal}, label %suspended [i8 0, label %{go_on}\n    i8 1, label %cleanup]")
