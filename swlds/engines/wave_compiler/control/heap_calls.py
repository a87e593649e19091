"""Calls of the heap and of AddressSanitizer's runtime that host code answers itself (``runtime/blocks.ll``).

A lowered kernel allocates and frees a block for each group. Where no group can have a pointer into an earlier group's block
(``keeps_blocks``), a thread gives its next group the one that its last group has freed, which then counts as new: its bytes are
zero and uninitialised, and its object lives again. Python, whose heap takes it for allocated all the time, hears of it when the
pass is over (``Callbacks.settle``). All else of the heap Python answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.heap import SHADOW_USER
from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.memory.blocks import add_block_functions
from swlds.engines.wave_compiler.tags.shared_tags import keeps_blocks

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.schedule.preemption import TurnCode

#: Writes what answers a call, given its number, the active lanes (an i64) and where its arguments lie.
Ask = Callable[["TurnCode", HostCall, int, str, str], None]


def ask_python(t: TurnCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    """The launch's callback answers."""
    function = t.w.load("ptr", t.w.offset("%g", OFFSETS["callback"]))
    t.w.do(f"call void {function}(ptr %g, i32 %w, i32 {number}, i64 {mask}, ptr {memory}, ptr {memory})")


def find_answer(t: TurnCode, effect: str, *, is_block: bool) -> Ask:
    """Who answers a call of a runtime function; ``is_block``: it allocates the block that stands for the group's LDS."""
    if effect in ("poison", "unpoison"):
        return _shade
    if effect in ("allocate", "free") and (is_block or effect == "free") and keeps_blocks(t):
        return _allocate if effect == "allocate" else _free
    return ask_python


def _allocate(t: TurnCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    if _has_words(call):
        _call(t, "block_or_ask", number, mask, memory, call.results[0][1])
    else:
        ask_python(t, call, number, mask, memory)


def _free(t: TurnCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    if _has_words(call):
        _call(t, "free_or_ask", number, mask, memory, 0)
    else:
        ask_python(t, call, number, mask, memory)


def _shade(t: TurnCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    if not _has_words(call):
        ask_python(t, call, number, mask, memory)
        return
    add_block_functions(t)
    value = SHADOW_USER if call.row.effect == "poison" else 0
    sizes = t.w.offset(memory, call.arguments[1][1][0][1])
    t.w.do(f"call void @shade_regions(ptr %g, i64 {mask}, ptr {memory}, ptr {sizes}, i8 {value})")


def _has_words(call: HostCall) -> bool:
    """Addresses and sizes are 64 bits."""
    return all(c.bits == 64 for _, places in call.arguments[:2] for c, _ in places)


def _call(t: TurnCode, function: str, number: int, mask: str, memory: str, more: int) -> None:
    add_block_functions(t)
    where = t.w.offset(memory, more)
    t.w.do(f"call void @{function}(ptr %g, i32 %w, i32 {number}, i64 {mask}, ptr {memory}, ptr {where})")
