"""swlds: see, lower and execute the LDS (local data share) of AMD GPU kernels in LLVM IR.

The public door. ``parse`` reads a module, ``lower`` gives a new one whose LDS is global memory, ``opt`` one that passes
changed, ``lower_file`` reads, lowers and writes for a build script, ``Device`` executes. Every failure of the input is a
``SwldsError``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.errors import (
    InputError,
    LaunchError,
    LayoutError,
    OptionError,
    ParseError,
    SwldsError,
    UnsupportedError,
    VerifyError,
    WorkerError,
)
from swlds.lazy import lazy_door
from swlds.version import __version__

if TYPE_CHECKING:
    from swlds import layouts
    from swlds.api import lower, lower_file, lower_text, opt, parse
    from swlds.engines.api import Device

__all__ = [
    "Device",
    "InputError",
    "LaunchError",
    "LayoutError",
    "OptionError",
    "ParseError",
    "SwldsError",
    "UnsupportedError",
    "VerifyError",
    "WorkerError",
    "__version__",
    "layouts",
    "lower",
    "lower_file",
    "lower_text",
    "opt",
    "parse",
]
#: Importing swlds loads neither LLVM nor NumPy.
__getattr__ = lazy_door(
    __name__,
    {
        "parse": "swlds.api",
        "lower": "swlds.api",
        "lower_text": "swlds.api",
        "lower_file": "swlds.api",
        "opt": "swlds.api",
        "Device": "swlds.engines.api",
        "layouts": "swlds.layouts",
    },
)
