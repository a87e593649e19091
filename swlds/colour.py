"""Colour on a terminal: which streams have it, and what the styles of messages and reports are.

As everywhere ``NO_COLOR`` in the environment switches it off, ``FORCE_COLOR`` on.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import TextIO

#: Style -> parameters of the escape sequence.
STYLES = {
    "error": "1;31",
    "warning": "1;33",
    "note": "1;36",
    "good": "32",
    "heading": "1",
    "caret": "1;32",
    "place": "36",
    "dim": "2",
}


def is_coloured(stream: TextIO | None) -> bool:
    """Is it a terminal that shows colours, and did nobody forbid them?"""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    try:
        return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"
    except ValueError:  # closed
        return False


def paint(text: str, style: str) -> str:
    """The text, which is printable already, in a style; a style without a name leaves it."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if style and text else text


def print_message(severity: str, text: str) -> None:
    """``swlds: error: …`` on stderr; the text is printable already."""
    head = f"swlds: {severity}:"
    print(f"{paint(head, severity) if is_coloured(sys.stderr) else head} {text}", file=sys.stderr)


def paint_lines(text: str, rules: Sequence[tuple[str, str]], stream: TextIO | None) -> str:
    """Lines of a finished text for a stream. Of the rules (regular expression for the line's beginning, style) the first that
    fits decides. Nothing changes where the stream has no colours."""
    if not is_coloured(stream):
        return text
    patterns = [(re.compile(pattern), style) for pattern, style in rules]
    styled = (next((style for pattern, style in patterns if pattern.match(line)), "") for line in text.split("\n"))
    return "\n".join(map(paint, text.split("\n"), styled))
