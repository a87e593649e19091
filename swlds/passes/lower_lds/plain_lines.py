"""The lines of which bodies have most, told by a few words of theirs: loads, stores and steps through LDS pointers.

Before and after: as ``memory`` has them, which sees to all other lines, and first of all to each kind of these: what a type or an
alignment may be is looked at there once. Such a line has no string, its pointer and the value that it stores are plain names or
numbers, and it has no debug location; the code has no checks. What lies between is not cut into lines.

LLVM reads these lines as ``memory`` says it of an access.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol, final

from swlds.ir.brief import make_piece
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.text import Names

_TYPE = r"(\w+|<\d+ x \w+>|ptr addrspace\(\d\))"
_TAIL = r'((?: syncscope\("[^"]*"\))?(?: (?:unordered|monotonic|acquire|release|seq_cst))?, align (\d+))(.*)'
_PLAIN_POINTER = r"ptr addrspace\(3\) ([%@][-\w$.]+)"
LOAD = lazy_pattern(rf"  (%[-\w$.]+ = load (?:atomic )?(?:volatile )?){_TYPE}, {_PLAIN_POINTER}{_TAIL}")
STORE = lazy_pattern(rf"  (store (?:atomic )?(?:volatile )?){_TYPE} (%?[-\w$.+]+), {_PLAIN_POINTER}{_TAIL}")
#: A line that is a label or returns, behind another.
_BREAK = lazy_pattern(r"\n(?:[^ \n]|  ret )[^\n]*")
_LDS = "addrspace(3)"
_POINTER = ", ptr addrspace(3) "

#: What stands in front of the LDS pointer, up to the access, and in front of what the access has behind its pointer.
Step = tuple[str, str, str]


class Code(Protocol):
    """Who rewrites a body."""

    out: list[str]
    #: LLVM reads a use of the block's address in this basic block.
    has_address: bool
    last_dbg: str | None
    names: Names

    def take_line(self, line: str, /) -> None:
        """Rewrite any line."""


@final
class PlainKinds:
    """What was learnt of a module's lines. ``types``: of loads (with words in front) and stores; ``tails``: what stands behind
    the comma behind the pointer of an access -> what of it stays, with its comma."""

    def __init__(self) -> None:
        self.types: set[str] = set()
        self.tails: dict[str, str] = {}
        self._steps: dict[tuple[str, str, str], dict[int, Step]] = {}

    def learn(self, line: str, tail: str) -> None:
        """Note the kind of an access that has no debug location. ``tail``: what it has left of the one behind the pointer."""
        head, _, rest = line.partition(_POINTER)
        pointer, _, behind = rest.partition(",")
        if " " in pointer:  # an order, which the tail has
            return
        self.tails[behind] = tail
        name, is_load, type_ = head.partition(" = load ")
        self.types.add(type_ if is_load else name[len("  store ") :].partition(" ")[0])

    def steps(self, prefix: str, block: str, inbounds: str) -> dict[int, Step]:
        """How accesses are written, by the number of new names before it: that of the address is the next, then the offset's."""
        key = (prefix, block, inbounds)
        return self._steps.setdefault(key, _Steps(*key))


@final
class _Steps(dict[int, Step]):
    def __init__(self, prefix: str, block: str, inbounds: str) -> None:
        super().__init__()
        self._prefix, self._block, self._inbounds = prefix, block, inbounds

    def __missing__(self, count: int) -> Step:
        address, offset = f"{self._prefix}{count + 1}", f"{self._prefix}{count + 2}"
        self[count] = made = (
            f"  {offset} = ptrtoint ptr addrspace(3) ",
            f" to i32\n  {address} = getelementptr {self._inbounds}i8, ptr addrspace(1) {self._block}, i32 {offset}\n",
            f", ptr addrspace(1) {address}",
        )
        return made


def rewrite_plain(
    code: Code, kinds: PlainKinds, steps: dict[int, Step], replacements: dict[str, str], text: str
) -> None:
    """Rewrite the lines of a text, and have ``code`` rewrite others that name LDS, return or are labels. ``replacements``:
    ``@name`` -> LDS pointer. The text has no invoke, callbr or switch."""
    find, rfind, types, tails = text.find, text.rfind, kinds.types, kinds.tails
    texts: list[str] = []
    briefs: list[str] = []
    count, has_address = code.names.count, code.has_address
    position, at, end = 0, find(_LDS), len(text)
    while position < end:
        start = end if at < 0 else rfind("\n", position, at) + 1 or position
        if start > position:
            run = text[position : start - 1]
            done = 0
            for found in _BREAK.finditer(f"\n{run}") if ":" in run or "  ret " in run else ():
                first, last = found.span()  # of the line in the run: it begins at ``first``, and ends one in front of ``last``
                if first > done:
                    texts.append(run[done : first - 1])
                    briefs.append(run[done : first - 1])
                count, has_address = _hand_over(code, texts, briefs, run[first : last - 1], count, has_address)
                done = last
            if done <= len(run):
                texts.append(run[done:])
                briefs.append(run[done:])
            if at < 0:
                break
        stop = find("\n", at)
        line = text[start:stop]
        position = stop + 1
        at = find(_LDS, position)
        head, _, rest = line.partition(_POINTER)
        pointer, comma, tail = rest.partition(",")
        new = replacements.get(pointer)
        if new is None and pointer[:1] == "%" and " " not in pointer:
            new = pointer
        if new is not None and '"' not in line:
            kept = tails.get(tail)
            if kept is not None and _is_known(head, types):
                before, between, behind = steps[count]
                made = f"{before}{new}{between}{head}{behind}{kept}"
                texts.append(made)
                briefs.append(f"{head}{_POINTER}{new}{kept}" if has_address else made)
                count += 2
                has_address = True
                continue
            if comma and " = getelementptr " in head and not ("@" in tail or "(" in tail or "(" in head):
                line = f"{head}{_POINTER}{new},{tail}"
                texts.append(line)
                briefs.append(line)
                continue
        count, has_address = _hand_over(code, texts, briefs, line, count, has_address)
    _hand_over(code, texts, briefs, "", count, has_address)


def _hand_over(
    code: Code, texts: list[str], briefs: list[str], line: str, count: int, has_address: bool
) -> tuple[int, bool]:
    """Give ``code`` the lines so far, and a line that it is to rewrite, if that is none; the numbers behind it."""
    if count > code.names.count:
        code.names.count, code.last_dbg = count, ""
    code.has_address = has_address
    code.out += _take(texts, briefs)
    if line:
        code.take_line(line)
    return code.names.count, code.has_address


def _is_known(head: str, types: set[str]) -> bool:
    """A load or store of such a type, of a value that needs no other look, by what stands in front of the pointer."""
    _, is_load, type_ = head.partition(" = load ")
    if is_load:
        return type_ in types
    word, _, value = head.partition("  store ")
    type_, _, value = value.partition(" ")
    return type_ in types and not word and ((value[:1] == "%" and " " not in value) or value.isalnum())


def _take(texts: list[str], briefs: list[str]) -> Iterable[str]:
    """The lines so far as one text, but for phis, whose blocks may get other names. They are forgotten here."""
    if not texts:
        return ()
    text, brief = "\n".join(texts), "\n".join(briefs)
    made = list(_cut(texts, briefs)) if " = phi " in text else [text if text == brief else make_piece(text, brief)]
    texts.clear()
    briefs.clear()
    return made


def _cut(texts: list[str], briefs: list[str]) -> Iterator[str]:
    """Each line by itself; what an access becomes stays whole."""
    for text, brief in zip(texts, briefs, strict=True):
        if text == brief and " = phi " in text:
            yield from text.split("\n")
        elif text == brief:
            yield text
        else:
            yield make_piece(text, brief)
