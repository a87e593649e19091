"""The functions that hold, for LLVM alone, what lowered bodies repeat."""

from __future__ import annotations

from swlds.ir.brief import ONCE
from swlds.passes.lower_lds import instrument, nonkernel
from swlds.passes.lower_lds.context import Context


def once_functions(context: Context) -> list[str]:
    """Definitions, once bodies are rewritten."""
    frames = [
        f"define void @{ONCE}kernel.{number}({parameters}) {{\n{body}}}\n\n"
        for number, (parameters, body) in enumerate(context.frames.values())
    ]
    return [*frames, *instrument.check_functions(context), nonkernel.prologue_function(context)]
