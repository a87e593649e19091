"""Cut a module's text into parts that LLVM accepts only where it accepts the whole.

Before: a module as we print it. After: modules with all of it but bodies; each has those of some functions, and declares the
others. Threads parse and verify them at once, and the more there are, the less LLVM holds at a time.

Of the others LLVM compares one thing between functions: whether they have subprograms of debug info, which two may not share,
and which ask calls for locations. In text with debug info the other functions stay definitions, with nothing in them. Where a
part is rejected, as for the address of a block that another part has, nothing is said of the whole.

The last part has all initializers. In others the long ones of variables that only the module sees are left out: what bodies say
of a variable is checked against its address space alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from swlds.lazy import lazy_pattern

#: Bytes below which a second thread does not pay.
_LEAST = 200_000
#: Which of two parts is read first, the last: it is larger by two such parts of itself, as who is free first begins with it.
_LEAD = 8
#: Bytes above which four parts share two cores better than two, where bodies are so many times what all parts have.
_MANY = 16 << 20
_FEW_FRONTS = 8
_START = b"\ndefine "
_END = b"\n}\n"
_LINKAGE = lazy_pattern(
    rb"define (?:(?:private|internal|available_externally|linkonce|linkonce_odr|weak|weak_odr|external) )?"
)
#: A variable's line up to its type. One of a thread is another kind of operand.
_VARIABLE = lazy_pattern(
    rb'(@(?:"[^"]*"|[-\w$.]+) = )(?:internal|private) (?:(?:local_)?unnamed_addr )?(addrspace\(\d+\) )?(?:global|constant) '
)
#: Bytes of a line that count.
_LONG = 200
#: What wants definitions.
_DEFINED = (b" alias ", b" ifunc ")
_METADATA = lazy_pattern(rb"(?: ![\w.]+ ![0-9]+)+\Z")


@final
class Parts:
    """The parts of a text, each made when it is asked for."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        #: Where bodies begin that are in one part, and where the last ends.
        self._cuts = _find_cuts(text)
        self._close = _close_definition if _has_debug_info(text) else _as_declaration
        #: What stands in front of them in all parts but the last.
        self._short_frame = _without_initializers(text[: self._cuts[0]]) if len(self) > 1 else b""

    def __len__(self) -> int:
        """0 where the text is small, or has what belongs together."""
        return max(0, len(self._cuts) - 1)

    def __getitem__(self, index: int) -> bytes:
        first, start, stop, last = self._cuts[0], *self._cuts[index : index + 2], self._cuts[-1]
        view = memoryview(self._text)
        before, behind = self._declare(first, start), self._declare(stop, last)
        frame = view[:first] if index == len(self) - 1 else self._short_frame
        return b"".join((frame, *before, view[start:stop], *behind, view[last:]))

    def _declare(self, start: int, end: int) -> Iterator[bytes]:
        """What stands between a definition's first byte and ``end``, in pieces: definitions lose their bodies."""
        text = self._text
        while start < end:
            stop, close = text.find(b" {\n", start, end), text.find(_END, start, end)
            if stop < 0 or close < 0:
                yield text[start:end]
                return
            yield self._close(text[start:stop])
            following = text.find(_START, close, end)
            start = end if following < 0 else following + 1
            yield text[close + len(_END) : start]


def _find_cuts(text: bytes) -> list[int]:
    if len(text) < _LEAST:
        return []
    first = text.find(_START) + 1
    last = text.rfind(_END) + len(_END)
    if not first:
        return []
    bodies = last - first
    count = 4 if len(text) > _MANY and bodies > _FEW_FRONTS * (len(text) - bodies) else 2
    share = (bodies + min(first, bodies // count)) // count  # the last has less, since it has all that stands in front
    if count == 2:
        share -= share // _LEAD
    wanted = (first + share * index for index in range(1, count))
    cuts = {text.find(_START, position, last) + 1 for position in wanted}
    return [first, *sorted(cuts), last] if 0 not in cuts else []


def _without_initializers(frame: bytes) -> bytes:
    if any(word in frame for word in _DEFINED):
        return frame
    lines = frame.split(b"\n")
    for index, line in enumerate(lines):
        if len(line) > _LONG and (matched := _VARIABLE.match(line)):
            lines[index] = b"%bexternal %bglobal i8" % (matched[1], matched[2] or b"")
    return b"\n".join(lines)


def _has_debug_info(text: bytes) -> bool:
    return text.find(b"!DI", text.rfind(_END)) >= 0  # all of it stands there


def _as_declaration(header: bytes) -> bytes:
    if b" comdat" in header:  # LLVM takes no declaration in one
        return _close_definition(header)
    if b"!" in header:
        header = _METADATA.sub(b"", header)
    return _LINKAGE.sub(b"declare ", header, count=1) + b"\n"


def _close_definition(header: bytes) -> bytes:
    return header + b" {\n  unreachable\n}\n"
