"""How many threads the process's memory limit leaves room for (``--max-memory`` sets one, see ``engines/sandbox.py``)."""

from __future__ import annotations

import resource

#: Bytes that are left to everything else: replay, reports, NumPy.
RESERVE = 256 << 20


def thread_room(each: int) -> int:
    """Threads that take ``each`` bytes: at least one; very many without a limit."""
    limit = resource.getrlimit(resource.RLIMIT_DATA)[0]
    if limit == resource.RLIM_INFINITY:
        return 1 << 16
    from swlds.worker import data_in_use

    return max(1, (limit - data_in_use() - RESERVE) // each)
