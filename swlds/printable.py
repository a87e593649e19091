"""Text for terminals: what a file, a module or its names hold arrives there as letters, never as a control.

Errors and reports pass through here, each line of them by itself, so that a name can neither begin a new line nor turn
the direction of writing. JSON has escapes of its own and takes names as they are.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from itertools import zip_longest
from typing import TextIO

from swlds.lazy import lazy_pattern

#: Characters of a quotation or a word in an error line, and of the line.
LONGEST_QUOTATION = 400
#: Characters of what a message quotes of a value.
LONGEST_VALUE = 60
LONGEST_LINE = 1_000
_NUMBERED = lazy_pattern(r"%(?:\"[^\"]*\"|[-\w.$]+)|(?<![\w.])(?:0x[0-9a-fA-F]+|[0-9]+)(?![\w.])")
_LINE_END = lazy_pattern(r"\r\n|\r|\n")
_LONG_PIECE = lazy_pattern(rf'"[^"]{{{LONGEST_QUOTATION},}}"|[^\s"]{{{LONGEST_QUOTATION},}}')


def printable(text: str) -> str:
    """One line: whatever is no printable character (line feeds, escape sequences, bidirectional controls, bytes that are
    no UTF-8) is written ``\\x1b`` or ``\\u202e``.

    >>> printable("a\\nb")
    'a\\\\nb'
    """
    return text if text.isprintable() else "".join(c if c.isprintable() else _escape(c) for c in text)


def is_called(word: str, names: Iterable[str]) -> bool:
    r"""Is one of the names meant by a word that somebody typed: as it is, or as reports print it?

    >>> is_called("a", ["a"]), is_called("a\\x01", ["a\x01"]), is_called("b", ["a"])
    (True, True, False)
    """
    return any(word in (name, printable(name)) for name in names)


def shell_line(words: Iterable[str]) -> str:
    r"""A command line to be pasted: words that hold what is not printable are spelled ``$'…'``, as bash, zsh and POSIX (2024)
    have it; those that no command line can hold (NUL) as reports print them.

    >>> print(shell_line(["swlds", "a b", "c\x1b'd"]))
    swlds 'a b' $'c\033\'d'
    """
    return " ".join(map(_shell_word, words))


def _shell_word(word: str) -> str:
    if word.isprintable() or "\0" in word:
        return shlex.quote(printable(word))
    return f"$'{_spell(word)}'"


def _spell(word: str) -> str:
    """Bytes of what is not printable in octal, of which a letter behind them is no part."""
    return "".join(
        "\\" + c if c in "\\'" else c if c.isprintable() else "".join(f"\\{byte:03o}" for byte in _bytes_of(c))
        for c in word
    )


def _bytes_of(character: str) -> bytes:
    """Of one that stands for a byte, that byte; of another single surrogate what UTF-8 would be."""
    try:
        return character.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return character.encode("utf-8", "surrogatepass")


def shorten(text: str) -> str:
    """What a message quotes of a text of any length."""
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 3]}..."


def brief(text: str) -> str:
    """An error line of bounded length, whatever it quotes: names, strings and lines are cut in their middles, so that the place
    in front and the reason behind stay.

    >>> brief("t.ll:3: in @" + "f" * 1000 + ": why")[-30:]
    'fffffffffffffffffffffffff: why'
    """
    if len(text) < LONGEST_QUOTATION:
        return text
    return _cut(_LONG_PIECE.sub(lambda piece: _cut(piece[0], LONGEST_QUOTATION), text), LONGEST_LINE)


def _cut(text: str, length: int) -> str:
    tail = length // 3
    return text if len(text) <= length else f"{text[: length - tail - 3]}...{text[-tail:]}"


def split_lines(text: str) -> list[str]:
    r"""The lines of a text as compilers and editors count them: LF, CR LF and CR end one, not the form feeds and separators
    that ``str.splitlines`` takes for ends.

    >>> split_lines("a\fb\r\nc\n")
    ['a\x0cb', 'c']
    """
    lines = _LINE_END.split(text)
    return lines if lines[-1] else lines[:-1]


def printable_lines(text: str) -> str:
    """Several lines, which are the text's own; tabs stay as well."""
    return "\n".join("\t".join(map(printable, line.split("\t"))) for line in text.split("\n"))


def echo(text: str, stream: TextIO | None) -> None:
    """Write what a kernel printed: as it is, but on a terminal line feeds and tabs only of all controls. Nothing, not even a
    flush, where there is none."""
    if not text or stream is None:
        return
    shown = printable_lines(text) if stream.isatty() else text
    coding = getattr(stream, "encoding", None) or "utf-8"
    stream.write(shown.encode(coding, "backslashreplace").decode(coding))
    stream.flush()


def plain(message: str) -> str:
    """A message without names of local values and numbers, which differ from one module to the next."""
    return " ".join(_NUMBERED.sub("_", message).split())


def describe_difference(one: str, other: str, names: tuple[str, str]) -> str:
    """The first line in which two texts differ."""
    for number, (a, b) in enumerate(zip_longest(one.split("\n"), other.split("\n")), 1):
        if a != b:
            mine, theirs = ("no such line" if text is None else repr(text[:200]) for text in (a, b))
            return f"line {number}: {names[0]} {mine}, {names[1]} {theirs}"
    return ""


def _escape(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:  # a byte, as Python's "surrogateescape" hands it on
        return f"\\x{code - 0xDC00:02x}"
    return character.encode("unicode_escape").decode("ascii")
