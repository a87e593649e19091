"""swlds: see, lower and execute the LDS (local data share) of AMD GPU kernels in LLVM IR.

The public door, which ``dir(swlds)`` lists. ``parse`` reads a module, ``lower`` gives a new one whose LDS is global memory,
``opt`` one that passes changed, ``lower_file`` reads, lowers and writes for a build script, ``Device`` executes: its launches
give a ``Result`` with each ``Finding``. ``reduce`` makes a failing module small. Every failure of the input is a ``SwldsError``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.errors import (
    EnginesDifferError,
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
from swlds.lazy import lazy_door, lazy_list
from swlds.version import __version__

if TYPE_CHECKING:
    from swlds import layouts
    from swlds.api import call_graph, lower, lower_file, lower_text, opt, parse
    from swlds.campaigns.campaign import CampaignResult, campaign
    from swlds.device.arguments import Local, Raw
    from swlds.device.device_array import DeviceArray
    from swlds.device.findings import Finding
    from swlds.device.launch_options import LaunchOptions
    from swlds.engines.api import Device, FindingsError, Kernel, LoadedModule, Result
    from swlds.ir.model import Module
    from swlds.reducer.door import reduce

__all__ = [
    "CampaignResult",
    "Device",
    "DeviceArray",
    "EnginesDifferError",
    "Finding",
    "FindingsError",
    "InputError",
    "Kernel",
    "LaunchError",
    "LaunchOptions",
    "LayoutError",
    "LoadedModule",
    "Local",
    "Module",
    "OptionError",
    "ParseError",
    "Raw",
    "Result",
    "SwldsError",
    "UnsupportedError",
    "VerifyError",
    "WorkerError",
    "__version__",
    "call_graph",
    "campaign",
    "layouts",
    "lower",
    "lower_file",
    "lower_text",
    "opt",
    "parse",
    "reduce",
]
#: Importing swlds loads neither LLVM nor NumPy.
__getattr__ = lazy_door(
    __name__,
    {
        "parse": "swlds.api",
        "call_graph": "swlds.api",
        "lower": "swlds.api",
        "lower_text": "swlds.api",
        "lower_file": "swlds.api",
        "opt": "swlds.api",
        "campaign": "swlds.campaigns.campaign",
        "CampaignResult": "swlds.campaigns.campaign",
        "Module": "swlds.ir.model",
        "Device": "swlds.engines.api",
        "DeviceArray": "swlds.device.device_array",
        "Finding": "swlds.device.findings",
        "FindingsError": "swlds.engines.api",
        "Kernel": "swlds.engines.api",
        "LaunchOptions": "swlds.device.launch_options",
        "LoadedModule": "swlds.engines.api",
        "Local": "swlds.device.arguments",
        "Raw": "swlds.device.arguments",
        "Result": "swlds.engines.api",
        "layouts": "swlds.layouts",
        "reduce": "swlds.reducer.door",
    },
)
__dir__ = lazy_list(__all__)
