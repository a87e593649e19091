"""Is profile ``llvm`` what LLVM's own pass makes? Asked for one module."""

from __future__ import annotations

import re

from swlds.analysis.equivalence import Difference, compare_modules
from swlds.ir import llvm
from swlds.ir.model import Module
from swlds.ir.reference_pass import ReferencePass
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds import LowerOptions, lower_lds

_LAYOUT = lazy_pattern(r'^target datalayout = "[^"]*"$', re.MULTILINE)
OURS, REFERENCE = "swlds, profile llvm", "LLVM's amdgpu-sw-lower-lds"


def compare_with_llvm(
    module: Module, *, instrument: bool = True, mcpu: str = "gfx942", reference: ReferencePass | None = None
) -> Difference | None:
    """The first difference between profile ``llvm`` and LLVM's pass on a module, None where they agree.

    Left is ours, right LLVM's; ``reference`` is a running pass with the same options, for many modules.
    Raises WorkerError where LLVM's pass gives up, and what ``lower_lds`` raises.
    """
    text = str(module)
    theirs = reference.run(text) if reference else llvm.run_reference_pass(text, instrument=instrument, mcpu=mcpu)
    # What runs the pass gives the module the data layout of its machine; the pass itself leaves it.
    theirs = _LAYOUT.sub(lambda _: f'target datalayout = "{module.datalayout_text}"', theirs, count=1)
    ours = lower_lds(module, LowerOptions(profile="llvm", instrument=instrument))
    return compare_modules(str(ours), theirs, left_name=OURS, right_name=REFERENCE)
