"""Functions that ask for what their own attributes say they never ask for.

``"amdgpu-no-lds-kernel-id"`` on a function lets the backend leave out the register that
``llvm.amdgcn.lds.kernel.id`` reads there, so the value is undefined on the device. A pass that inserts such a call must take the
attribute away.
"""

from __future__ import annotations

from swlds.device.findings import Finding
from swlds.device.launch import Launch
from swlds.ir.names import display_name

#: Intrinsic -> attribute that rules it out.
PROMISES = {
    **{f"llvm.amdgcn.workitem.id.{axis}": f"amdgpu-no-workitem-id-{axis}" for axis in "xyz"},
    **{f"llvm.amdgcn.workgroup.id.{axis}": f"amdgpu-no-workgroup-id-{axis}" for axis in "xyz"},
    "llvm.amdgcn.lds.kernel.id": "amdgpu-no-lds-kernel-id",
    "llvm.amdgcn.implicitarg.ptr": "amdgpu-no-implicitarg-ptr",
    "llvm.amdgcn.dispatch.ptr": "amdgpu-no-dispatch-ptr",
    "llvm.amdgcn.dispatch.id": "amdgpu-no-dispatch-id",
    "llvm.amdgcn.queue.ptr": "amdgpu-no-queue-ptr",
}
#: A kernel has these whatever its attributes say: the hardware always provides them.
ALWAYS_IN_KERNELS = ("llvm.amdgcn.workitem.id.x", "llvm.amdgcn.workgroup.id.x")


def report_broken_promises(launch: Launch) -> None:
    """One finding for each call that the kernel can reach and its function rules out; once a launch, not an execution."""
    for intrinsic, attribute in PROMISES.items():
        for call in launch.image.program.externals.get(intrinsic, []):
            function = call.function
            if function is None or function.find_attribute(attribute) is None:
                continue
            if function.is_kernel and intrinsic in ALWAYS_IN_KERNELS:
                continue
            site = launch.sites.site(call)
            message = f'{intrinsic} in @{display_name(function.name)}, which has "{attribute}": undefined on the device'
            finding = Finding.at(None, "uninitialized", message)
            finding.instruction, finding.location, finding.calls = site.instruction, site.location, site.calls
            launch.log.add(finding, call)
