"""Functions that ask for what their own attributes say they never ask for.

``"amdgpu-no-lds-kernel-id"`` on a function lets the backend leave out the register that
``llvm.amdgcn.lds.kernel.id`` reads there, so the value is undefined on the device. A pass that inserts such a call must take the
attribute away.
"""

from __future__ import annotations

from swlds.device.findings import Finding
from swlds.device.intrinsics import ROWS
from swlds.device.launch import Launch
from swlds.ir.names import display_name

#: What a function may say that it never asks for.
_PROMISED = [row for row in ROWS.values() if row.absent_by]


def report_broken_promises(launch: Launch) -> None:
    """One finding for each call that the kernel can reach and its function rules out; once a launch, not an execution."""
    program = launch.image.program
    for row in _PROMISED:
        is_promised = any(f.find_attribute(row.absent_by) is not None for f in program.functions.values())
        for call in program.calls_of(row.name) if is_promised else ():
            function = call.function
            if function is None or function.find_attribute(row.absent_by) is None:
                continue
            if function.is_kernel and row.kernels_have:
                continue
            site = launch.sites.site(call)
            message = (
                f'{row.name} in @{display_name(function.name)}, which has "{row.absent_by}": undefined on the device'
            )
            finding = Finding.at(None, "uninitialized", message)
            finding.instruction, finding.location, finding.calls = site.instruction, site.location, site.calls
            launch.log.add(finding, call)
