"""Write files whole or not at all."""

from __future__ import annotations

import contextlib
import glob
import os
import stat
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from swlds.errors import InputError, OptionError
from swlds.reading import NOT_REGULAR, may_use, open_regular, reason_of

PIECE = 1 << 20


def write_whole(path: Path, data: bytes | str) -> None:
    """Replace ``path`` by ``data`` in one step; a symbolic link keeps pointing where it did, modes are kept.

    Text is written as UTF-8, in pieces. A path that is no regular file (a pipe, /dev/stdout) is written to directly, where
    it may be one.
    InputError where it cannot be written.
    """
    target = _resolve(path)
    temporary = None
    try:
        if target.exists() and not stat.S_ISREG(target.stat().st_mode):
            if not may_use(target.stat()):
                raise _cannot_write(path, NOT_REGULAR)
            with target.open("wb") as stream:
                stream.writelines(pieces(data))
            return
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(13, "Permission denied")
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=_prefix(target, os.getpid()))
        with os.fdopen(handle, "wb") as stream:
            stream.writelines(pieces(data))
        os.chmod(temporary, stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask())
        os.replace(temporary, target)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _cannot_write(path, error.strerror or str(error)) from None
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def write_regular(path: str, text: str, *, is_appending: bool) -> None:
    """Write to a regular file in place, as a shell's `>` and `>>` do; what ``open_regular`` raises."""
    flags = os.O_WRONLY | os.O_CREAT | (os.O_APPEND if is_appending else 0)
    with open_regular(path, flags) as stream:
        if not is_appending and stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            stream.truncate(0)
        stream.writelines(pieces(text))


def pieces(data: bytes | str) -> Iterator[bytes | memoryview]:
    """``data`` as bytes, cut so that no second copy of all of it is made."""
    if isinstance(data, str):
        for start in range(0, len(data), PIECE):
            yield data[start : start + PIECE].encode("utf-8", "surrogateescape")
        return
    view = memoryview(data)
    for start in range(0, len(view), PIECE):
        yield view[start : start + PIECE]


def check_writable(path: Path) -> None:
    """Raise InputError now where ``write_whole`` could not write later."""
    target = _resolve(path)
    if target.is_dir():
        reason = "is a directory"
    elif not target.parent.is_dir():
        reason = f"there is no folder {target.parent if path.is_symlink() else path.parent}"
    elif not os.access(target if target.exists() else target.parent, os.W_OK):
        reason = "Permission denied"
    elif target.exists() and not may_use(target.stat()):
        reason = NOT_REGULAR
    elif no_room := _refusal_of_device(target):
        reason = no_room
    else:
        return
    raise _cannot_write(path, reason)


def _refusal_of_device(target: Path) -> str:
    """Why a device takes nothing, as /dev/full does; empty where it takes what is nothing. Opening a pipe would wait."""
    if not (target.exists() and stat.S_ISCHR(target.stat().st_mode)):
        return ""
    try:
        handle = os.open(target, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        try:
            os.write(handle, b"")
        finally:
            os.close(handle)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def check_outputs(outputs: Iterable[str | None], *inputs: str | Path) -> None:
    """Raise where one of the ``outputs`` (``-``: stdout, None: not asked for) cannot be written, two go to one place, or one to
    an input. OptionError, InputError."""
    given = [path for path in outputs if path]
    places = [path if path == "-" else os.path.realpath(path) for path in given]
    read = {os.path.realpath(path) for path in inputs if str(path) != "-"}
    for path, place in zip(given, places, strict=True):
        if places.count(place) > 1:
            raise OptionError(f"two outputs go to {'stdout' if path == '-' else path}")
        if place in read:
            raise OptionError(f"{path} is an input, which is kept", hint="name another file for the output")
        if path != "-":
            check_writable(Path(path))


def remove_leftovers(path: str | os.PathLike[str], process: int) -> None:
    """Remove what a process that died while it wrote ``path`` left behind."""
    try:
        target = _resolve(Path(path))
    except InputError:
        return  # nothing can have been written there
    for leftover in target.parent.glob(glob.escape(_prefix(target, process)) + "*"):
        with contextlib.suppress(OSError):
            leftover.unlink()


def _resolve(path: Path) -> Path:
    """Where a path leads. InputError where it leads nowhere: a loop of symbolic links, or no name of a file."""
    try:
        target = path.resolve()
        target.exists()
    except (OSError, RuntimeError, ValueError) as error:
        # Older versions of Python tell of a loop by RuntimeError, newer ones not at all.
        reason = reason_of(error) if isinstance(error, (OSError, ValueError)) else "Too many levels of symbolic links"
        raise _cannot_write(path, reason) from None
    if target.is_symlink():
        raise _cannot_write(path, "Too many levels of symbolic links")
    return target


def _cannot_write(path: Path, reason: str) -> InputError:
    return InputError(f"cannot write: {reason}", location=str(path), hint="check the folder and its permissions")


def _prefix(target: Path, process: int) -> str:
    # Names have at most 255 bytes, of which mkstemp wants eight.
    return f".{target.name[:40]}.{process}."


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
