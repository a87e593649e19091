"""Text for terminals: what a file, a module or its names hold arrives there as letters, never as a control.

Errors and reports pass through here, each line of them by itself, so that a name can neither begin a new line nor turn
the direction of writing. JSON has escapes of its own and takes names as they are.
"""

from __future__ import annotations


def printable(text: str) -> str:
    """One line: whatever is no printable character (line feeds, escape sequences, bidirectional controls, bytes that are
    no UTF-8) is written ``\\x1b`` or ``\\u202e``.

    >>> printable("a\\nb")
    'a\\\\nb'
    """
    return text if text.isprintable() else "".join(c if c.isprintable() else _escape(c) for c in text)


def shorten(text: str) -> str:
    """What a message quotes of a text of any length."""
    return text if len(text) <= 60 else f"{text[:57]}..."


def printable_lines(text: str) -> str:
    """Several lines, which are the text's own; tabs stay as well."""
    return "\n".join("\t".join(map(printable, line.split("\t"))) for line in text.split("\n"))


def _escape(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:  # a byte, as Python's "surrogateescape" hands it on
        return f"\\x{code - 0xDC00:02x}"
    return character.encode("unicode_escape").decode("ascii")
