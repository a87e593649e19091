"""A folder of files that only this user can have written: a name and some bytes, found again by a later process.

What stands in the folder becomes host code, so nothing in it is believed. The folder must be this user's, and nobody else may
write to it; each file carries a MAC over its name and its bytes, by a key that lies elsewhere (``$XDG_STATE_HOME/swlds``): so a
folder that came with somebody's archive, a file that was cut short, changed or renamed holds nothing. Files appear whole
(written beside, then renamed), so processes need not know of each other. What cannot be read or written is not there: no
error of the disk ends a launch.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import stat
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import final

from swlds.device.launch_options import is_count
from swlds.errors import LaunchError
from swlds.lazy import dataclass, lazy_pattern

DIR_VARIABLE, SIZE_VARIABLE = "SWLDS_CACHE_DIR", "SWLDS_CACHE_SIZE"
#: MiB of files that are kept where nobody says how many; bytes of one file at most.
DEFAULT_SIZE, LARGEST = 256, 64 << 20
_MIB = 1 << 20
_MAGIC, _MAC, _KEY = b"swlds host code 1\n", 32, 32
_NAME, _SCRATCH = lazy_pattern(r"[0-9a-f]{64}\.code"), lazy_pattern(r"\.[0-9a-f]{32}\.new")
#: Seconds after which a file that was never renamed belongs to a process that is gone.
_STALE = 3600.0
#: A part of the size: what a process writes before it looks again whether all is too much, which takes as long as writing.
_UNSEEN = 64
#: Folder -> bytes that this process wrote there since it looked.
_WRITTEN: dict[Path, int] = {}
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK
_WRITE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


@final
@dataclass(eq=False)
class Store:
    """``folder``: where the files lie; ``size``: bytes of all of them at most. ``key_folder``: where the key does."""

    folder: Path
    key_folder: Path
    size: int
    #: The user named the folder, and wants to hear why it is not used.
    is_named: bool = False

    def get(self, name: str) -> bytes | None:
        """What was put by that name, 64 hexadecimal digits; None where it is not there, or not to be believed."""
        with contextlib.suppress(OSError), self._open() as folder:
            key = self._key(may_make=False)
            data = None if key is None else _read(folder, _file(name), LARGEST)
            if key is None or data is None or not data.startswith(_MAGIC):
                return None
            mac, content = data[len(_MAGIC) : len(_MAGIC) + _MAC], data[len(_MAGIC) + _MAC :]
            if hmac.compare_digest(mac, _mac(key, name, content)):
                with contextlib.suppress(OSError):  # what was used last is evicted last
                    os.utime(_file(name), dir_fd=folder, follow_symlinks=False)
                return content
        return None

    def put(self, name: str, content: bytes) -> None:
        """Keep ``content``; what was used longest ago gives way."""
        total = len(_MAGIC) + _MAC + len(content)
        if total > min(self.size, LARGEST):
            return
        with contextlib.suppress(OSError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._open() as folder:
                key = self._key(may_make=True)
                if key is not None:
                    _write(folder, _file(name), _MAGIC + _mac(key, name, content) + content)
                    _WRITTEN[self.folder] = total + _WRITTEN.get(self.folder, self.size)
                    if _WRITTEN[self.folder] > self.size // _UNSEEN:
                        self._evict(folder)
                        _WRITTEN[self.folder] = 0

    @contextlib.contextmanager
    def _open(self) -> Iterator[int]:
        """The folder's descriptor: all is looked up from it, wherever the path leads next. OSError where it is not ours."""
        folder = self._open_folder()
        try:
            if not _is_ours(os.fstat(folder)):
                self._warn("it is another user's, or others may write to it")
                raise PermissionError("others may write there")
            yield folder
        finally:
            os.close(folder)

    def _open_folder(self) -> int:
        try:
            return os.open(self.folder, _FOLDER)
        except FileNotFoundError:
            raise  # nothing was put there yet
        except OSError as error:
            self._warn("it is a link" if self.folder.is_symlink() else error.strerror or "it cannot be opened")
            raise

    def _warn(self, reason: str) -> None:
        if self.is_named:
            _warn(self.folder, reason)

    def _key(self, *, may_make: bool) -> bytes | None:
        """The MAC's key: of this user, on this machine. None where there is none and none can be made."""
        if may_make:
            self.key_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = os.open(self.key_folder, _FOLDER)
        try:
            if not _is_ours(os.fstat(folder)):
                return None
            found = _read(folder, "cache.key", _KEY, is_secret=True)
            if found is not None and len(found) == _KEY:
                return found
            if not may_make:
                return None
            _write(folder, "cache.key", os.urandom(_KEY))
            return _read(folder, "cache.key", _KEY, is_secret=True)
        finally:
            os.close(folder)

    def _evict(self, folder: int) -> None:
        """Remove what is too much, and what processes left that died while they wrote. Only files by names of ours."""
        found: list[tuple[float, int, str]] = []
        with os.scandir(folder) as entries:
            for entry in entries:
                is_scratch = _SCRATCH.fullmatch(entry.name) is not None
                if not is_scratch and not _NAME.fullmatch(entry.name):
                    continue
                with contextlib.suppress(OSError):  # another process removed it
                    status = entry.stat(follow_symlinks=False)
                    if not is_scratch:
                        found.append((status.st_mtime, status.st_size, entry.name))
                    elif time.time() - status.st_mtime > _STALE:
                        os.unlink(entry.name, dir_fd=folder)
        total = sum(size for _, size, _ in found)
        for _, size, name in sorted(found):
            if total <= self.size:
                return
            with contextlib.suppress(OSError):
                os.unlink(name, dir_fd=folder)
            total -= size


def open_store() -> Store | None:
    """As the environment says; None where there is to be none. LaunchError for a size that is no number."""
    named = os.environ.get(DIR_VARIABLE)
    text = os.environ.get(SIZE_VARIABLE) or str(DEFAULT_SIZE)
    if not is_count(text):
        raise LaunchError(f"{SIZE_VARIABLE}={text}: expected a number of MiB", hint="0 keeps nothing")
    cache, state = _home("XDG_CACHE_HOME", ".cache"), _home("XDG_STATE_HOME", ".local/state")
    folder = Path(named) if named else cache / "swlds" if cache is not None else None
    if named == "" or int(text) == 0 or folder is None or state is None or os.name != "posix":
        return None
    keys = state / "swlds"
    inside, outside = os.path.realpath(keys), os.path.realpath(folder)
    if os.path.commonpath([inside, outside]) == outside:  # who is given the folder would have the key
        if named:
            _warn(folder, f"its key lies in {keys}")
        return None
    return Store(folder, keys, int(text) * _MIB, bool(named))


def _home(variable: str, default: str) -> Path | None:
    """A folder of the XDG base directories, which are absolute or do not count."""
    given = os.environ.get(variable, "")
    if os.path.isabs(given):
        return Path(given)
    home = os.path.expanduser("~")
    return Path(home) / default if os.path.isabs(home) else None


def _file(name: str) -> str:
    return f"{name}.code"


def _mac(key: bytes, name: str, content: bytes) -> bytes:
    return hmac.digest(key, name.encode() + b"\0" + content, "sha256")


def _is_ours(status: os.stat_result) -> bool:
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _read(folder: int, name: str, limit: int, *, is_secret: bool = False) -> bytes | None:
    """A file of ours, of ``limit`` bytes at most; None for what is not. ``is_secret``: nobody else may read it."""
    try:
        file = os.open(name, _READ, dir_fd=folder)
    except OSError:
        return None
    with os.fdopen(file, "rb") as stream:
        status = os.fstat(file)
        is_open = is_secret and status.st_mode & (stat.S_IRGRP | stat.S_IROTH)
        if not stat.S_ISREG(status.st_mode) or not _is_ours(status) or is_open or status.st_size > limit:
            return None
        return stream.read(limit + 1)


def _write(folder: int, name: str, content: bytes) -> None:
    """The file, whole or not at all; OSError where it cannot be."""
    scratch = f".{os.urandom(16).hex()}.new"
    file = os.open(scratch, _WRITE, 0o600, dir_fd=folder)
    try:
        with os.fdopen(file, "wb") as stream:
            stream.write(content)
        os.rename(scratch, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(scratch, dir_fd=folder)
        raise


def _warn(folder: Path, reason: str) -> None:
    warnings.warn(f"host code is not kept in {folder}: {reason}", RuntimeWarning, stacklevel=2)
