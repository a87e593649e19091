"""Folders for temporary files, which go however those end who use them.

Who makes one holds a lock on it (``flock``), which the system takes back when the process goes, be it by SIGKILL: a folder that
nobody holds is a leftover, and the next campaign or reduction takes it away.
"""

from __future__ import annotations

import fcntl
import functools
import os
import shutil
import tempfile
import time
import weakref
from collections.abc import Iterator
from typing import Literal, final

from swlds.lazy import lazy_pattern

#: What the files are of: of a command, of the items of a campaign, of a test, of trials of a reduction.
Kind = Literal["command", "items", "check", "reduce"]
_PREFIX = "swlds-scratch-"
#: As ``mkdtemp`` makes it: no folder that a user may have named so.
_NAME = lazy_pattern(rf"{_PREFIX}(?:command|items|check|reduce)-[a-z0-9_]{{8}}\Z")
#: How often a folder is looked for that others took for a leftover before it was locked, and removed while others still write.
_TRIES, _REMOVALS = 10, 50


@final
class Scratch:
    """One folder, at ``path``; gone with ``close``, with the object, or with the interpreter that made it."""

    def __init__(self, kind: Kind) -> None:
        if kind in ("items", "reduce"):
            remove_leftovers()
        for _ in range(_TRIES):
            self.path = tempfile.mkdtemp(prefix=f"{_PREFIX}{kind}-")
            if (lock := _lock(self.path)) is not None:
                break
        self.close = weakref.finalize(self, _close, self.path, lock, os.getpid())

    def __enter__(self) -> str:
        return self.path

    def __exit__(self, *_: object) -> None:
        self.close()


@functools.cache
def remove_leftovers() -> None:
    """Remove the folders of processes that were killed; once a process."""
    for path in _own_folders():
        if (lock := _lock(path)) is not None:
            _close(path, lock, os.getpid())


def _own_folders() -> Iterator[str]:
    """Of this user, where temporary files are: not in a folder of ours, whose owner takes it away with what is in it."""
    where = tempfile.gettempdir()
    while _NAME.match(os.path.basename(where)):
        where = os.path.dirname(where)
    try:
        with os.scandir(where) as found:
            for entry in found:
                if _NAME.match(entry.name) and entry.stat(follow_symlinks=False).st_uid == os.geteuid():
                    yield entry.path
    except OSError:  # it is not to be listed, or one went meanwhile
        return


def _lock(path: str) -> int | None:
    """The open folder, held by this process; None where another one holds or has removed it."""
    try:
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.samestat(os.fstat(folder), os.lstat(path)):
            return folder
    except OSError:
        pass
    os.close(folder)
    return None


def _close(path: str, lock: int | None, owner: int) -> None:
    """Remove the folder; a fork of its owner leaves it."""
    if os.getpid() != owner:
        return
    for _ in range(_REMOVALS):
        shutil.rmtree(path, ignore_errors=True)
        if not os.path.exists(path):
            break
        time.sleep(0.01)  # what a child has started ends after it
    if lock is not None:
        os.close(lock)
