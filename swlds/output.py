"""Write files whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from swlds.errors import InputError


def write_whole(path: Path, data: bytes) -> None:
    """Replace ``path`` by ``data`` in one step; a symbolic link keeps pointing where it did, modes are kept.

    A path that is no regular file (a pipe, /dev/stdout) is written to directly. InputError where it cannot be written.
    """
    target = path.resolve()
    temporary = None
    try:
        if target.exists() and not stat.S_ISREG(target.stat().st_mode):
            target.write_bytes(data)
            return
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(13, "Permission denied")
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        os.chmod(temporary, stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask())
        os.replace(temporary, target)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise InputError(
            f"cannot write: {error.strerror or error}", location=str(path), hint="check the folder and its permissions"
        ) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
