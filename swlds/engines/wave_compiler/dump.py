"""The host module of a launch as text for readers: ``swlds run --dump-host-ir``."""

from __future__ import annotations

import re

from swlds.device.launch import Launch
from swlds.engines.wave_compiler.engine import translate
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.jit import chunk_width, compile_host, host_text
from swlds.ir.names import display_name
from swlds.printable import printable


def dump_host_ir(launch: Launch, host: str = "native", *, optimised: bool = False) -> str:
    """The host module of a launch; before optimisation with comments: the kernel's instructions above their code, and the
    names of the fields of the thread's context ``%g``."""
    made = translate(launch, host, notes=not optimised)
    if optimised:
        return compile_host(made, host, keep_text=True).text
    names = {str(offset): name for name, offset in OFFSETS.items()}
    text = re.sub(
        r"( = getelementptr i8, ptr %g, i64 (\d+))$",
        lambda m: f"{m[1]} ; {names[m[2]]}",
        host_text(made),
        flags=re.MULTILINE,
    )
    return f"{_head(launch, host)}{text}"


def _head(launch: Launch, host: str) -> str:
    kernel = printable(display_name(launch.image.program.kernel.name))
    items, checks = launch.geometry.group_size, ", ".join(sorted(launch.options.checks)) or "none"
    return (
        f"; @{kernel} for work-groups of {items} work-items: waves of {launch.wave_size} lanes, "
        f"in chunks of {chunk_width(host)}; checks: {checks}\n"
    )
