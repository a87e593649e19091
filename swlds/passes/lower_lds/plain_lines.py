"""The lines of which bodies have most, told by a few words of theirs: loads, stores and steps through LDS pointers.

Before and after: as ``memory`` has them, which sees to all other lines, and first of all to each kind of these: what a type or an
alignment may be is looked at there once. Such a line has no string, its pointer and the value that it stores are plain names or
numbers, and it has no debug location; the code has no checks.

LLVM reads these lines as ``memory`` says it of an access.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import final

from swlds.ir.brief import Piece, make_piece
from swlds.lazy import lazy_pattern

_TYPE = r"(\w+|<\d+ x \w+>|ptr addrspace\(\d\))"
_TAIL = r'((?: syncscope\("[^"]*"\))?(?: (?:unordered|monotonic|acquire|release|seq_cst))?, align (\d+))(.*)'
_PLAIN_POINTER = r"ptr addrspace\(3\) ([%@][-\w$.]+)"
LOAD = lazy_pattern(rf"  (%[-\w$.]+ = load (?:atomic )?(?:volatile )?){_TYPE}, {_PLAIN_POINTER}{_TAIL}")
STORE = lazy_pattern(rf"  (store (?:atomic )?(?:volatile )?){_TYPE} (%?[-\w$.+]+), {_PLAIN_POINTER}{_TAIL}")
_POINTER = ", ptr addrspace(3) "


@final
class PlainKinds:
    """What was learnt of a module's lines. ``types``: of loads (with words in front) and stores; ``tails``: what stands behind the
    comma behind the pointer of an access -> what of it stays, with the comma."""

    def __init__(self) -> None:
        self.types: set[str] = set()
        self.tails: dict[str, str] = {}

    def learn(self, line: str, tail: str) -> None:
        """Note the kind of an access that has no debug location, once ``memory`` has rewritten it. ``tail``: what it has left of
        the one behind the pointer."""
        head, _, rest = line.partition(_POINTER)
        self.tails[rest.partition(",")[2]] = tail
        name, is_load, type_ = head.partition(" = load ")
        self.types.add(type_ if is_load else name[len("  store ") :].partition(" ")[0])


@final
class PlainLines:
    """Rewrites such lines of one body. ``replacements``: ``@name`` -> LDS pointer; ``prefix``: of new names, with the sigil."""

    def __init__(self, kinds: PlainKinds, replacements: dict[str, str], block: str, prefix: str, inbounds: str) -> None:
        self._kinds, self._replacements, self._prefix = kinds, replacements, prefix
        self._address = f" = getelementptr {inbounds}i8, ptr addrspace(1) {block}, i32 {prefix}"
        self._texts: list[str] = []
        self._briefs: list[str] = []
        #: A line was an access.
        self.has_access = False
        self.keep = self._texts.append
        self.keep_brief = self._briefs.append

    def rewrite(self, line: str, count: int, has_address: bool) -> int:
        """Take in a line that names LDS. ``count``: of new names; the new count, -1 for another kind of line. ``has_address``: of
        the basic block LLVM has read a use of the block's address."""
        head, _, rest = line.partition(_POINTER)
        pointer, comma, tail = rest.partition(",")
        new = self._replacements.get(pointer)
        if new is None:
            if pointer[:1] != "%" or " " in pointer:
                return -1
            new = pointer
        if '"' in line:
            return -1
        if (kept := self._kinds.tails.get(tail)) is not None:
            _, is_load, type_ = head.partition(" = load ")
            if not is_load:
                word, _, value = head.partition("  store ")
                type_, _, value = value.partition(" ")
                if word or not ((value[:1] == "%" and " " not in value) or value.isalnum()):
                    return -1
            if type_ not in self._kinds.types:
                return -1
            prefix, offset = self._prefix, count + 2
            text = (
                f"  {prefix}{offset} = ptrtoint ptr addrspace(3) {new} to i32\n"
                f"  {prefix}{count + 1}{self._address}{offset}\n"
                f"{head}, ptr addrspace(1) {prefix}{count + 1}{kept}"
            )
            self.keep(text)
            self.keep_brief(f"{head}{_POINTER}{new}{kept}" if has_address else text)
            self.has_access = True
            return offset
        if comma and " = getelementptr " in head and not ("@" in tail or "(" in tail or "(" in head):
            line = f"{head}{_POINTER}{new},{tail}"
            self.keep(line)
            self.keep_brief(line)
            return count
        return -1

    def take(self) -> Iterable[str]:
        """The lines so far as one text, but for phis, whose blocks may get other names."""
        texts, briefs = self._texts, self._briefs
        if not texts:
            return ()
        text, brief = "\n".join(texts), "\n".join(briefs)
        made: list[str] = [_make(text, brief)] if " = phi " not in text else _cut(texts, briefs)
        texts.clear()
        briefs.clear()
        return made


def _cut(texts: list[str], briefs: list[str]) -> list[str]:
    """Each line by itself; a text of an access stays whole."""
    made: list[str] = []
    for text, brief in zip(texts, briefs, strict=True):
        made += text.split("\n") if text == brief else [make_piece(text, brief)]
    return made


def _make(text: str, brief: str) -> str:
    return text if text == brief else make_piece(text, brief)
