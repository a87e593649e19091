"""What the results of a campaign depend on beside its modules: the code that makes them."""

from __future__ import annotations

import functools
import hashlib
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from swlds.version import __version__

_PARTS = frozenset((".py", ".ll", ".json"))
#: Libraries whose version results may depend on.
_LIBRARIES = ("llvmlite", "numpy", "networkx")


@functools.lru_cache(maxsize=1)
def code_version() -> str:
    """``0.1.0+`` and a digest of the files of the package, of Python's version and of the libraries' that it computes with.

    Two processes that give the same text give the same results.
    """
    digest = hashlib.sha256(platform.python_version().encode())
    root = Path(__file__).resolve().parents[1]
    for path in sorted(p for p in root.rglob("*") if p.suffix in _PARTS):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    for name in _LIBRARIES:
        try:
            digest.update(f"{name}={version(name)}".encode())
        except PackageNotFoundError:
            digest.update(f"{name}=?".encode())
    return f"{__version__}+{digest.hexdigest()[:12]}"
