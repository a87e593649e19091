"""Calls of the heap and of AddressSanitizer's runtime that host code answers itself (``runtime/blocks.ll``).

A lowered kernel allocates and frees a block for each group. Where no group can have a pointer into an earlier group's block
(``keeps_blocks``), a thread gives its next group the one that its last group has freed, which then counts as new: its bytes are
zero and uninitialised, and its object lives again. Python, whose heap takes it for allocated all the time, hears of it when the
pass is over (``Callbacks.settle``). All else of the heap Python answers.
"""

from __future__ import annotations

from swlds.device.heap import SHADOW_USER
from swlds.engines.wave_compiler.control.asking import Answer, by_python
from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.memory.blocks import add_block_functions
from swlds.engines.wave_compiler.tags.shown_blocks import keeps_blocks
from swlds.engines.wave_compiler.wave_code import WaveCode


def find_answer(t: WaveCode, effect: str, *, is_block: bool) -> Answer:
    """Who answers a call of a runtime function; ``is_block``: it allocates the block that stands for the group's LDS."""
    if effect in ("poison", "unpoison"):
        return _of_words(_shade)
    if effect in ("allocate", "free") and (is_block or effect == "free") and keeps_blocks(t):
        return _of_words(_allocate if effect == "allocate" else _free)
    return by_python


def _of_words(answer: Answer) -> Answer:
    """The answer where addresses and sizes are 64 bits, as they should be; else Python's."""

    def either(t: WaveCode, call: HostCall, number: int, mask: str, memory: str) -> None:
        is_known = all(c.bits == 64 for _, places in call.arguments[:2] for c, _ in places)
        if is_known:
            add_block_functions(t)
        (answer if is_known else by_python)(t, call, number, mask, memory)

    return either


def _allocate(t: WaveCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    _call(t, "block_or_ask", number, mask, memory, call.results[0][1])


def _free(t: WaveCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    _call(t, "free_or_ask", number, mask, memory, 0)


def _shade(t: WaveCode, call: HostCall, number: int, mask: str, memory: str) -> None:
    value = SHADOW_USER if call.row.effect == "poison" else 0
    sizes = t.w.offset(memory, call.arguments[1][1][0][1])
    t.w.do(f"call void @shade_regions(ptr %g, i64 {mask}, ptr {memory}, ptr {sizes}, i8 {value})")


def _call(t: WaveCode, function: str, number: int, mask: str, memory: str, more: int) -> None:
    where = t.w.offset(memory, more)
    t.w.do(f"call void @{function}(ptr %g, i32 %w, i32 {number}, i64 {mask}, ptr {memory}, ptr {where})")
