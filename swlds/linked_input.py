"""What the command line links to an input: ``--link`` and ``--rocm-device-libs``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

if TYPE_CHECKING:
    from swlds.ir.model import Module


@final
class LinkedPath(str):
    """The path of an input, and what is linked to it before anything else is done."""

    link: tuple[str, ...]
    has_rocm: bool
    mcpu: str | None

    def __new__(cls, path: str, link: Sequence[str], has_rocm: bool, mcpu: str | None) -> LinkedPath:
        made = super().__new__(cls, path)
        made.link, made.has_rocm, made.mcpu = tuple(link), has_rocm, mcpu
        return made

    def of(self, path: str) -> LinkedPath:
        """Another input with the same linked to it."""
        return LinkedPath(path, self.link, self.has_rocm, self.mcpu)


def input_name(path: str) -> str:
    """What messages call the input."""
    return "<stdin>" if path == "-" else path


def read_module(path: str) -> Module:
    """The module of an input, with what is linked to it."""
    from pathlib import Path  # a help needs none

    from swlds.api import parse

    return parse(Path(path), **_words(path))


def read_data(path: str) -> tuple[bytes | str, str]:
    """Text or bitcode of an input, with what is linked to it, and its name."""
    from pathlib import Path

    from swlds.api import read_data as read

    return read(Path(path), **_words(path))


def _words(path: str) -> dict[str, Any]:
    if not isinstance(path, LinkedPath):
        return {"name": input_name(path)}
    return {"name": str(input_name(path)), "link": path.link, "rocm_device_libs": path.has_rocm, "mcpu": path.mcpu}
