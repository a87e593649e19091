"""How many threads the process's memory limit leaves room for (``--max-memory`` sets one, see ``engines/sandbox.py``)."""

from __future__ import annotations

import resource

#: Bytes that are left to everything else: replay, reports, NumPy.
RESERVE = 256 << 20


def is_limited() -> bool:
    """Memory that is kept for the next launch would be missing."""
    return resource.getrlimit(resource.RLIMIT_DATA)[0] != resource.RLIM_INFINITY


def thread_room(each: int) -> int:
    """Threads that take ``each`` bytes: at least one; very many without a limit."""
    if not is_limited():
        return 1 << 16
    from swlds.worker import data_in_use

    limit = resource.getrlimit(resource.RLIMIT_DATA)[0]
    return max(1, (limit - data_in_use() - RESERVE) // each)
