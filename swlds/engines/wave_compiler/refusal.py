"""What is raised where the wave compiler has no code for something; a launch catches it, and the reference engine executes."""

from __future__ import annotations

from swlds.errors import UnsupportedError


class NotCompiledError(UnsupportedError):
    """Of an emitter: an instruction without host code (``gaps.py``). Of any other: the whole kernel has none."""
