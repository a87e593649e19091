"""How large the host's last cache is: what is larger lies in memory when it is asked for again."""

from __future__ import annotations

import functools
from pathlib import Path

from swlds.lazy import lazy_pattern

#: Where Linux says it, a file for each cache of a core; the size where nothing does, and the most that is believed: hosts of many
#: cores name what all of them share.
_FILES, USUAL, MOST = "/sys/devices/system/cpu/cpu0/cache", 32 << 20, 64 << 20
_SIZE = lazy_pattern(r"(\d+)([KMG]?)\s*$")
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30}


@functools.cache
def last_cache(folder: str = _FILES) -> int:
    """Bytes of it."""
    found = []
    for file in Path(folder).glob("index*/size"):
        try:
            size = _SIZE.match(file.read_text(encoding="ascii"))
        except (OSError, ValueError):
            continue
        found += [int(size[1]) << _UNITS[size[2]]] if size else []
    return min(max(found, default=0) or USUAL, MOST)
