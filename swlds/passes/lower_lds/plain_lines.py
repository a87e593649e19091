"""The lines of which bodies have most, told by a few words of theirs: loads, stores and steps through LDS pointers.

Before and after: as ``memory`` has them, which sees to all other lines, and first of all to each kind of these: what a type or an
alignment may be is looked at there once. Such a line has no string, its pointer and the value that it stores are plain names or
numbers, and it has the debug location that what is inserted for it has, or neither. What lies between is not cut into lines.

LLVM reads these lines as ``memory`` says it of an access.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, final

from swlds.ir.brief import Piece, make_piece
from swlds.ir.names import NAME
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.text import Names

_TYPE = r"(\w+|<\d+ x \w+>|ptr addrspace\(\d\))"
_TAIL = r'((?: syncscope\("[^"]*"\))?(?: (?:unordered|monotonic|acquire|release|seq_cst))?, align (\d+))(.*)'
_PLAIN_POINTER = r"ptr addrspace\(3\) ([%@][-\w$.]+)"
LOAD = lazy_pattern(rf"  (%[-\w$.]+ = load (?:atomic )?(?:volatile )?){_TYPE}, {_PLAIN_POINTER}{_TAIL}")
STORE = lazy_pattern(rf"  (store (?:atomic )?(?:volatile )?){_TYPE} (%?[-\w$.+]+), {_PLAIN_POINTER}{_TAIL}")
#: A line that is a label or returns, behind another; the label.
_BREAK = lazy_pattern(rf"\n(?:({NAME}):|[^ \n]|  ret )[^\n]*")
_LDS = "addrspace(3)"
_POINTER = ", ptr addrspace(3) "
_DBG = ", !dbg !"
#: Where a kind of line has its debug location.
_HOLE = "\0"

#: What stands in front of the LDS pointer, and behind ``to i32``; the address that is the access's.
Step = tuple[str, str, str]


class Code(Protocol):
    """Who rewrites a body."""

    out: list[str]
    #: LLVM reads a use of the block's address in the function.
    has_address: bool
    has_checks: bool
    label: str
    last_dbg: str | None
    names: Names

    @property
    def default_dbg(self) -> str:
        """The debug location of what is inserted for a line that has none."""

    def take_line(self, line: str, /) -> None:
        """Rewrite any line."""

    def asked_check(self, address: str, bits: int, align: int, dbg: str, /, *, is_write: bool) -> str:
        """The lines of a check, where one is wanted."""


@final
class PlainKinds:
    """What was learnt of a module's lines. ``types``: of loads (with words in front) and stores, how many bits they have;
    ``tails``: what stands behind the comma behind the pointer of an access -> what of it stays, with its comma; the alignment."""

    def __init__(self) -> None:
        self.types: dict[str, int] = {}
        self.tails: dict[str, tuple[str, int]] = {}
        self._steps: dict[tuple[str, str, str], dict[int, Step]] = {}

    def learn(self, line: str, tail: str, bits: int, align: int) -> None:
        """Note the kind of an access. ``tail``: what it has left of the one behind the pointer."""
        head, _, rest = line.partition(_POINTER)
        pointer, _, behind = rest.partition(",")
        if " " in pointer:  # an order, which the tail has
            return
        self.tails[_with_hole(behind)[0]] = _with_hole(tail)[0], align
        name, is_load, type_ = head.partition(" = load ")
        self.types[type_ if is_load else name[len("  store ") :].partition(" ")[0]] = bits

    def steps(self, prefix: str, block: str, inbounds: str) -> dict[int, Step]:
        """How accesses are written, by the number of new names before it: that of the address is the next, then the offset's."""
        key = (prefix, block, inbounds)
        return self._steps.setdefault(key, _Steps(*key))

    def bits_of(self, head: str) -> int | None:
        """The bits of a load or store of a known type, of a value that needs no other look, by what stands in front of the
        pointer."""
        _, is_load, type_ = head.partition(" = load ")
        if is_load:
            return self.types.get(type_)
        word, _, value = head.partition("  store ")
        type_, _, value = value.partition(" ")
        is_plain = not word and ((value[:1] == "%" and " " not in value) or value.isalnum())
        return self.types.get(type_) if is_plain else None


def _with_hole(tail: str) -> tuple[str, str]:
    """What stands behind a pointer without its debug location, and that."""
    before, comma, behind = tail.partition(_DBG)
    if not comma:
        return tail, ""
    number, comma, more = behind.partition(",")
    return f"{before}{_HOLE}{comma}{more}", f"{_DBG}{number}"


@final
class _Steps(dict[int, Step]):
    def __init__(self, prefix: str, block: str, inbounds: str) -> None:
        super().__init__()
        self._prefix, self._block, self._inbounds = prefix, block, inbounds

    def __missing__(self, count: int) -> Step:
        address, offset = f"{self._prefix}{count + 1}", f"{self._prefix}{count + 2}"
        self[count] = made = (
            f"  {offset} = ptrtoint ptr addrspace(3) ",
            f"\n  {address} = getelementptr {self._inbounds}i8, ptr addrspace(1) {self._block}, i32 {offset}",
            address,
        )
        return made


@final
class _Run:
    """The lines so far, as text and as LLVM reads them. ``checked``: how many they are up to the last check, which begins the
    block ``label``."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.briefs: list[str] = []
        self.label, self.checked = "", 0

    def keep(self, text: str) -> None:
        self.texts.append(text)
        self.briefs.append(text)

    def add_access(self, code: Code, kinds: PlainKinds, steps: dict[int, Step], head: str, new: str, tail: str) -> bool:
        """An access by what stands in front of its pointer and behind it; False where that is no known kind."""
        dbg = ""
        if _DBG in tail:
            tail, dbg = _with_hole(tail)
        elif code.default_dbg:
            return False
        kind, bits = kinds.tails.get(tail), kinds.bits_of(head)
        if kind is None or bits is None:
            return False
        kept, align = kind
        if dbg:
            kept = kept.replace(_HOLE, dbg)
        before, between, address = steps[code.names.count]
        code.names.count += 2
        code.last_dbg = dbg
        made = f"{before}{new} to i32{dbg}{between}{dbg}\n"
        access = f"{head}, ptr addrspace(1) {address}{kept}"
        is_write = " = load " not in head
        check = code.asked_check(address, bits, align, dbg, is_write=is_write) if code.has_checks else ""
        text = brief = f"{made}{check}\n{access}" if check else made + access
        if type(check) is Piece:
            self.label, brief = check.label, f"{made}{check.brief}\n{access}"
        self.texts.append(text)
        self.briefs.append(f"{head}{_POINTER}{new}{kept}" if code.has_address else brief)
        if self.label:
            self.checked = len(self.texts)
        code.has_address = True
        return True

    def hand_over(self, code: Code) -> None:
        """Give ``code`` the lines so far."""
        code.out += self._take()

    def _take(self) -> list[str]:
        """The lines so far as one text up to the last check, behind which another block begins, and one behind it. Not so phis,
        whose blocks may get other names. They are forgotten here."""
        if not self.texts:
            return []
        text, brief = "\n".join(self.texts), "\n".join(self.briefs)
        if " = phi " in brief:  # no access has any
            made = list(self._cut())
        elif self.checked:
            cut = self.checked
            made = [make_piece("\n".join(self.texts[:cut]), "\n".join(self.briefs[:cut]), self.label)]
            made += ["\n".join(self.texts[cut:])] if cut < len(self.texts) else []
        else:
            made = [text if text == brief else make_piece(text, brief)]
        self.texts.clear()
        self.briefs.clear()
        self.label, self.checked = "", 0
        return made

    def _cut(self) -> Iterator[str]:
        """Each phi by itself; what an access becomes stays whole, and the last of them says where they end."""
        for number, (text, brief) in enumerate(zip(self.texts, self.briefs, strict=True), 1):
            if text != brief:
                yield make_piece(text, brief, self.label if number == self.checked else "")
            elif " = phi " in text:
                yield from text.split("\n")
            else:
                yield text


def rewrite_plain(
    code: Code, kinds: PlainKinds, steps: dict[int, Step], replacements: dict[str, str], text: str
) -> None:
    """Rewrite the lines of a text, and have ``code`` rewrite others that name LDS or return. ``replacements``:
    ``@name`` -> LDS pointer. The text has no invoke, callbr or switch."""
    find, rfind, run = text.find, text.rfind, _Run()
    position, at, end = 0, find(_LDS), len(text)
    while position < end:
        start = end if at < 0 else rfind("\n", position, at) + 1 or position
        if start > position:
            _take_others(code, run, text[position : start - 1])
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
            if run.add_access(code, kinds, steps, head, new, tail):
                continue
            if comma and " = getelementptr " in head and not ("@" in tail or "(" in tail or "(" in head):
                run.keep(f"{head}{_POINTER}{new},{tail}")
                continue
        run.hand_over(code)
        code.take_line(line)
    run.hand_over(code)


def _take_others(code: Code, run: _Run, text: str) -> None:
    """Lines that name no LDS: of those, labels and returns are rewritten. Blocks that end where they begin are one text."""
    done = 0
    for found in _BREAK.finditer(f"\n{text}") if ":" in text or "  ret " in text else ():
        first, last = found.span()  # of the line in the text: it begins at ``first``, and ends one in front of ``last``
        if first > done:
            run.keep(text[done : first - 1])
        done, label = last, found[1]
        if label is None or run.label:
            run.hand_over(code)
        if label is None:
            code.take_line(text[first : last - 1])
        else:
            code.label = label
            run.keep(f"{label}:")
    if done <= len(text):
        run.keep(text[done:])
