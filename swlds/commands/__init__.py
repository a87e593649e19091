"""What each command does once its words are understood: one function each, run in the worker, returns the exit code.

A command's file is imported when it is first asked for, which is in its worker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.lazy import lazy_door

if TYPE_CHECKING:
    from swlds.commands import axis, campaign, golden, launch, modules, passes, reduce

__all__ = ["axis", "campaign", "golden", "launch", "modules", "passes", "reduce"]
__getattr__ = lazy_door(__name__, {name: f"{__name__}.{name}" for name in __all__})
