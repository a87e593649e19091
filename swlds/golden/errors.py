"""The one error kind that the golden tests raise for a wrong test file."""

from __future__ import annotations

from typing import final

from swlds.errors import SwldsError


@final
class GoldenError(SwldsError):
    """A test file cannot be regenerated or does not hold; the message names the file and, where known, the line."""
