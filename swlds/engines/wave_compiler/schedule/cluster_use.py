"""Does a launch have to do with clusters of work-groups: are there any, or does the kernel do what only their members do?"""

from __future__ import annotations

from swlds.device.intrinsics import find_intrinsic
from swlds.device.launch import Launch
from swlds.device.program import Program
from swlds.ir.names import display_name
from swlds.ir.values import ConstantInt

#: The number of a cluster's barrier.
CLUSTER_BARRIER = -3


def uses_clusters(launch: Launch) -> bool:
    """Groups have to run together, or an instruction asks the cluster for something."""
    if launch.geometry.cluster_size > 1:
        return True
    return any(_meets(launch.image.program, name) for name in launch.image.program.externals)


def _meets(program: Program, name: str) -> bool:
    row = find_intrinsic(display_name(name))
    if row is None or not (row.effect.startswith("barrier") and row.arity[1]):
        return row is not None and row.effect.startswith("cluster")
    numbers = (call.operands[0] for call in program.calls_of(name))
    return any(isinstance(number, ConstantInt) and number.signed == CLUSTER_BARRIER for number in numbers)
