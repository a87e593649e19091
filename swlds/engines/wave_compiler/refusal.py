"""What is raised where the wave compiler has no code for something; a launch catches it, and the reference engine executes."""

from __future__ import annotations

from pathlib import Path

from swlds.errors import UnsupportedError


class NotCompiledError(UnsupportedError):
    """Of an emitter: an instruction without host code (``unsupported.py``). Of any other: the whole kernel has none."""

    reason = "not compiled"


class GivenUpError(Exception):
    """Who wanted a kernel's text does not want to wait for the rest of it."""


class InternalError(NotCompiledError):
    """A mistake of ours while compiling: an exception that no user can mean, or host code that LLVM does not take."""

    reason = "internal error of the wave compiler, please report it"


def internal_error(error: Exception) -> InternalError:
    """The error in one line, with the place in our code where it was raised."""
    import traceback

    frames = [f for f in traceback.extract_tb(error.__traceback__) if "wave_compiler" in f.filename]
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return InternalError(" ".join(f"{type(error).__name__}: {error}".split()), location=place)
