"""The functions of ``runtime/blocks.ll``: what a thread does with the block of a lowered kernel, and with the shadow."""

from __future__ import annotations

from swlds.device.address_space import SHADOW_START, WINDOW_END
from swlds.device.heap import SHADOW_FREED
from swlds.device.objects import DEAD, LIVE
from swlds.engines.wave_compiler.host.context import BIND_BLOCK, SPARE_FREE, SPARE_USED
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.wave_code import WaveCode


def add_block_functions(t: WaveCode) -> None:
    """Put them beside the kernel."""
    add_functions(
        t.w.declarations,
        "blocks",
        live=LIVE,
        dead=DEAD,
        used=SPARE_USED,
        free=SPARE_FREE,
        bind_block=BIND_BLOCK,
        column=8 * t.shape.lanes,
        tagged_bytes=-4 if t.tags.is_tracked else 0,
        part_count=len(t.image.offset_entries),
        shadow_start=SHADOW_START,
        shadow_freed=SHADOW_FREED,
        window_end=WINDOW_END,
    )
