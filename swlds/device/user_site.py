"""The line of the user's own program that called into swlds, for what findings say of the host's side."""

from __future__ import annotations

import copy
import sys
from pathlib import Path

from swlds.device.findings import Location, Site

_PACKAGE = str(Path(__file__).parent.parent)
#: Frames that are not the user's: the package's, and of the function that calls ``__copy__``.
_BETWEEN = (_PACKAGE, copy.__file__)


def user_site(what: str) -> Site | None:
    """The innermost caller outside of swlds. ``what``: what was done there. None where there is no such caller."""
    frame = sys._getframe(1)
    while frame.f_code.co_filename.startswith(_BETWEEN):
        if frame.f_back is None:
            return None
        frame = frame.f_back
    return Site(what, Location(frame.f_code.co_filename, frame.f_lineno, 1))


__all__ = ["user_site"]
