"""The record that the contexts of a cluster's groups share (``runtime/clusters.ll``), as bytes and tables."""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.clusters import MAX_MEMBERS
from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler.host.context import Context
from swlds.engines.wave_compiler.schedule.sizes import ASKED_SIZE

#: ``%cluster``, in its order: members, phase, signals, waves; how the clusters of the grid lie; tables; contexts; where the
#: groups lie behind the first one; which of them are over.
_RECORD = np.dtype(
    [
        ("members", "i4"),
        ("phase", "i4"),
        ("signals", "i4"),
        ("waves", "i4"),
        ("wide", "i8"),
        ("high", "i8"),
        ("step", "i8", 3),
        ("counts", "u8"),
        ("digests", "u8"),
        ("spare", "u8"),
        ("contexts", "u8", MAX_MEMBERS),
        ("offsets", "i8", MAX_MEMBERS),
        ("over", "i4", MAX_MEMBERS),
    ]
)


@final
class ClusterRecord:
    """Of one thread. ``contexts``: one for each member, in the order of their flat numbers."""

    def __init__(self, geometry: Geometry, waves: int, contexts: list[Context], *, is_never: bool) -> None:
        self.contexts = contexts
        self._record: Any = np.zeros(1, _RECORD)
        self._tables = np.zeros(waves * MAX_MEMBERS**2, np.int32), np.zeros(waves * MAX_MEMBERS**2, np.int64)
        (x, y, _), (wide, high, _), record = geometry.cluster, geometry.grid, self._record[0]
        record["members"], record["waves"] = len(contexts), waves
        record["wide"], record["high"] = wide // x, high // y
        record["step"] = (x, wide * y, wide * high * geometry.cluster[2])
        record["counts"], record["digests"] = (t.ctypes.data for t in self._tables)
        record["contexts"][: len(contexts)] = [c.address for c in contexts]
        record["offsets"][: len(contexts)] = geometry.members(0)
        for member, context in enumerate(contexts):
            context.set("cluster", self.address)
            context.set("member", member)
            context.set("never_clustered", int(is_never))
            context.point("told", np.zeros(waves, np.int32))
            context.point("needs", np.zeros(waves * MAX_MEMBERS, np.int32))
            context.point("asked", np.zeros(waves * ASKED_SIZE, np.uint8))
            context.point("lane_addresses", np.zeros(64, np.int64))

    @property
    def address(self) -> int:
        return int(self._record.ctypes.data)

    @property
    def leader(self) -> Context:
        """The context that knows which clusters are left and which have failed."""
        return self.contexts[0]
