"""What machine code depends on beside the kernel and its launch: our own code, LLVM, and the processor."""

from __future__ import annotations

import functools
import hashlib
import os
import platform
from collections.abc import Iterator
from pathlib import Path

from swlds.version import LOADED, __version__

_PACKAGE = Path(__file__).resolve().parents[3]
#: Rooms that host code is made by, with what lies beside them.
_ROOMS = ("ir", "analysis", "device", "engines", "layouts")
#: Seconds: a few of our files are read before ``LOADED`` is noted, and a disk's clock ticks.
_MARGIN = 1.0
_PARTS = (".py", ".ll")


@functools.cache
def sources_digest() -> str | None:
    """Changes with every edit of our code: by the files' status, as reading 400 of them takes longer than a kept launch may.
    None where a file is newer than this process's code, or they cannot be looked at (an archive, an upgrade)."""
    found = [__version__, platform.python_version()]
    try:
        for path, status in _files(str(_PACKAGE), _ROOMS):
            if max(status.st_mtime, status.st_ctime) > LOADED - _MARGIN:
                return None
            found.append(f"{path} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns} {status.st_ino}")
    except OSError:
        return None
    return hashlib.sha256("\n".join(sorted(found)).encode("utf-8", "surrogateescape")).hexdigest()


def _files(folder: str, rooms: tuple[str, ...] | None = None) -> Iterator[tuple[str, os.stat_result]]:
    """Those of a folder and of the folders in it; ``rooms``: only of these."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if rooms is None or entry.name in rooms:
                    yield from _files(entry.path)
            elif entry.name.endswith(_PARTS):
                yield entry.path, entry.stat()
