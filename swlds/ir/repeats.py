"""Text that stands in bodies again and again, given to LLVM once.

The lowering writes the same check in front of each access::

      %L = ptrtoint ptr addrspace(1) %p to i64
      %L.a = …                                      ; names and blocks of its own, L.report
    L.ok:

In a part that LLVM reads (``parts``) a function of its own holds each such text once, and calls of it stand in its place. That
LLVM rejects the part where it rejects the text:

- The text names nothing of its body but ``%p``, and is entered at its beginning and left at its end only. So what LLVM says of
  its inside follows from the type of ``%p``, which the call repeats, and from the module.
- The body keeps all that has to do with its outside: the use of ``%p``, the definition of ``%L``, and ``L.ok`` where anybody
  names it, or where a phi might have to. A phi, which would count the ways to ``L.ok``, does not follow. Who names the inside
  names what the part lacks.
- Who defines a name of the inside again would be overlooked: such a body stays as it is. So do bodies in which calls have
  rules of their own, with convergence tokens or exception handlers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from swlds.lazy import lazy_pattern

#: What stands for the name and the pointer in a template.
LABEL, POINTER = "$l", "$p"
_FIRST = f"  %{LABEL} = ptrtoint ptr addrspace(1) {POINTER} to i64\n"
_ANCHOR = b" = ptrtoint ptr addrspace(1) %"
_HEAD = lazy_pattern(rb"  %([a-z]\w*\.\d+) = ptrtoint ptr addrspace\(1\) (%[-\w$.]+) to i64\n")
#: What a body calls as the inside of a text may be called.
_INNER = lazy_pattern(rb"\n(?: +%)?([a-z]\w*\.\d+)\.\w+(?: =|:)")
_LAST = b".ok"
_END = b"\n}\n"
_STEM = b"swlds.once."


#: Beginning and end of such a text in a body, its name, and the call in its place.
_Found = tuple[int, int, bytes, bytes]


@final
class Repeats:
    """``templates``: texts that begin and end as above. ``text``: of the whole module, whose names are not used."""

    def __init__(self, templates: Sequence[str], text: bytes) -> None:
        usable = [t for t in templates if t.startswith(_FIRST) and t.endswith(f"\n{LABEL}.ok:")]
        #: What follows the first line, cut where the name stands.
        self._rests = [t.removeprefix(_FIRST).encode().split(LABEL.encode()) for t in usable]
        self._stem = _STEM
        while usable and self._stem in text:
            self._stem += b"."
        self._filled: dict[tuple[bytes, int], bytes] = {}

    def __bool__(self) -> bool:
        return bool(self._rests)

    def functions(self) -> bytes:
        """The functions that are called."""
        first = _FIRST.replace(LABEL, "x.1").replace(POINTER, "%p").encode()
        form = b"define i64 @%b%d(ptr addrspace(1) %%p) {\n%b%b\n  ret i64 %%x.1\n}\n\n"
        return b"".join(form % (self._stem, index, first, b"x.1".join(rest)) for index, rest in enumerate(self._rests))

    def shorten(self, text: bytes) -> bytes:
        """Functions, with calls; ``text`` begins and ends between two."""
        pieces: list[bytes] = []
        done, at = 0, text.find(_ANCHOR)
        while at >= 0:
            start, stop = text.rfind(_END, done, at), text.find(_END, at)
            start = done if start < 0 else start + len(_END)
            stop = len(text) if stop < 0 else stop + len(_END)
            pieces += (text[done:start], self._shorten_function(text[start:stop]))
            done, at = stop, text.find(_ANCHOR, stop)
        return b"".join([*pieces, text[done:]])

    def _shorten_function(self, text: bytes) -> bytes:
        """One function, and what stands in front of it."""
        found = self._find(text)
        if not found:
            return text
        kept, done = [], 0
        for start, end, _, _ in found:
            kept.append(text[done:start])
            done = end
        kept.append(text[done:])
        rest = b"".join(kept)
        names = {name for _, _, name, _ in found}
        header = rest[: rest.find(b" {\n")]
        if (
            any(b"%" + stem in header for stem in {name[: name.index(b".") + 1] for name in names})
            or b" personality " in header
            or b"convergence" in rest
            or (b'"' in rest and (b'%"' in rest or b'\n"' in rest))
            or not names.isdisjoint(_INNER.findall(rest))
        ):
            return text
        is_named = _LAST in rest or b" phi " in rest
        pieces: list[bytes] = []
        for before, (_, _, name, call) in zip(kept, found, strict=False):
            pieces += (before, call)
            if is_named:
                pieces.append(b"\n  br label %%%b.ok\n%b.ok:" % (name, name))
        pieces.append(kept[-1])
        return b"".join(pieces)

    def _find(self, text: bytes) -> list[_Found]:
        found: list[_Found] = []
        filled, last, count = self._filled, 0, len(self._rests)
        at = text.find(_ANCHOR)
        while at >= 0:
            following = at + len(_ANCHOR)
            if head := _HEAD.match(text, text.rfind(b"\n", 0, at) + 1):
                name, pointer = head.groups()
                behind = head.end()
                for index in (last, *range(count)):
                    rest = filled.get((name, index))
                    if rest is None:
                        rest = filled[name, index] = name.join(self._rests[index])
                    if text.startswith(rest, behind):
                        last, following = index, behind + len(rest)
                        if _is_plain(text, following):
                            call = b"  %%%b = call i64 @%b%d(ptr addrspace(1) %b)" % (name, self._stem, index, pointer)
                            found.append((head.start(), following, name, call))
                        break
            at = text.find(_ANCHOR, following)
        return found


def _is_plain(text: bytes, end: int) -> bool:
    """Whether an instruction follows that is no phi."""
    return text.startswith(b"\n  ", end) and text.find(b" phi ", end + 1, text.find(b"\n", end + 1)) < 0
