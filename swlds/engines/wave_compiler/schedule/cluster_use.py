"""Does a launch have to do with clusters of work-groups: are there any, or does the kernel do what only their members do?"""

from __future__ import annotations

from swlds.device.intrinsics import find_intrinsic
from swlds.device.launch import Launch
from swlds.ir.model import Instruction
from swlds.ir.names import display_name
from swlds.ir.values import ConstantInt

#: The number of a cluster's barrier.
CLUSTER_BARRIER = -3


def uses_clusters(launch: Launch) -> bool:
    """Groups have to run together, or an instruction asks the cluster for something."""
    if launch.geometry.cluster_size > 1:
        return True
    externals = launch.image.program.externals
    return any(_meets(name, call) for name, calls in externals.items() for call in calls)


def _meets(name: str, call: Instruction) -> bool:
    row = find_intrinsic(display_name(name))
    if row is None:
        return False
    number = call.operands[0] if row.effect.startswith("barrier") else None
    return row.effect.startswith("cluster") or (isinstance(number, ConstantInt) and number.signed == CLUSTER_BARRIER)
