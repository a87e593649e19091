"""The library of LLVM that llvmlite brings, and llvmlite's own Python part, which takes a sixth of a short command to import.

Who only asks for text (``llvm._Bare``) calls the library by itself; who needs more of llvmlite gets the same library with it.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.util
import sys
import threading
from pathlib import Path
from typing import Any

#: Held while LLVM prints: llvmlite sets the process's locale meanwhile, and of two threads that do, one would leave it changed.
PRINTING = threading.RLock()
_PYTHON_PART = "llvmlite.binding"


@functools.cache
def load_llvmlite() -> Any:
    """llvmlite.binding, whose calls wait for whoever holds ``PRINTING``."""
    library_handle()
    import llvmlite.binding as found

    lock = found.ffi.lib._lock
    with lock:
        PRINTING.acquire()  # the end of the block gives it back
        lock.register(PRINTING.acquire, PRINTING.release)
    return found


@functools.cache
def library_handle() -> int:
    """The loaded library, for ctypes, with the options that hold for all of the process."""
    path = _find_library() if _PYTHON_PART not in sys.modules else None
    handle: int = _import_library() if path is None else ctypes.CDLL(str(path))._handle
    set_option = ctypes.CDLL(None, handle=handle).LLVMPY_SetCommandLine
    set_option.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
    # Without this LLVM verifies modules with debug info while it parses them, and aborts the process on a broken one.
    set_option(b"swlds", b"-disable-auto-upgrade-debug-info")
    return handle


def _find_library() -> Path | None:
    """Its file, where llvmlite lies in files, as it does on Linux."""
    found = importlib.util.find_spec("llvmlite")
    if found is None or found.origin is None:
        return None
    path = Path(found.origin).parent / "binding" / "libllvmlite.so"
    return path if path.is_file() else None


def _import_library() -> int:
    import llvmlite.binding as found

    handle: int = found.ffi.lib._handle
    return handle


def wait_for_printing() -> Any:
    """What to hold while LLVM prints: whoever else has imported llvmlite then waits, too."""
    if _PYTHON_PART in sys.modules:
        load_llvmlite()
    return PRINTING
