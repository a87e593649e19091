"""Code of accesses that is alike is written once, as a host function beside ``@wave``, and called.

Long kernels hold the same hundred lines of checks some thousand times, and LLVM's time is that of the lines. A *region* is what
the writer writes for one instruction, or in shorter kernels where hardly a wave comes by: it is entered at its begin, and left at
its end or to where the group is given up. Names that it does not define are the function's parameters; two regions that spell
alike but for names are one function, also of two kernels (``shared.py``).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import final

from swlds.engines.wave_compiler.host.writer import Writer
from swlds.lazy import dataclass, lazy_pattern

#: Flat instructions from which on all of a kernel's accesses are looked through: a call of each costs time when it runs.
LONG = 800
#: Lines of a region that stays where it is.
FEW = 12
#: What the functions are marked with; better code has them inlined.
MARK, INLINED = "noinline nounwind ; alike", "alwaysinline nounwind"
#: How the names of those begin where hardly a wave comes by.
RARE = "alike.rare."
_TOKEN = lazy_pattern(r"%[\w.]+|splat \([^()]*\)|<\d+ x [\w ]+>|<i\d+ [^<>]*>|\b(?:i\d+|ptr|half|float|double)\b")
_TYPE = lazy_pattern(r"<\d+ x [\w ]+>$|i\d+$|ptr$|half$|float$|double$")
_NAME = lazy_pattern(r"(%[\w.]+)")
#: Of a label that begins a block.
_BEGINS = lazy_pattern(r"^%", re.MULTILINE)
#: What regions are, also of other kernels; so many stay known.
_KNOWN: dict[tuple[object, ...], _Own | None] = {}
_MOST_KNOWN = 500


@final
@dataclass(frozen=True)
class _Own:
    """A function of a region, and its ``text``. ``parameters``: (type, number) of the names that it is given, by their numbers in
    the order of appearance in the region; ``inner``: numbers of the names that it defines."""

    name: str
    text: str
    result: str
    parameters: list[tuple[str, int]]
    inner: set[int]


def fold(
    w: Writer, start: int, block: str, abort: str, results: list[tuple[str, str]], prefix: str = "alike."
) -> dict[str, str] | None:
    """Make what was written from line ``start`` on, in ``block``, a call. ``results``: (type, name) of what is used behind it.
    Gives their new names; None where the region stays. ``prefix``: how the function's name begins."""
    lines = [line for line in w.lines[start:] if not line.startswith("  ;")]
    if len(lines) < FEW or not w.is_open:
        return None
    numbers = {f"%{abort}": -1}
    pieces = _NAME.split("\n".join([line if line[0] == " " else f"%{line}" for line in lines]))  # labels, too
    order = tuple([numbers.setdefault(name, len(numbers)) for name in pieces[1::2]])
    found = [(type_, name) for type_, name in results if name in numbers]
    key: tuple[object, ...] = (
        prefix,
        "%".join(pieces[::2]),
        order,
        *(f"{type_} {numbers[name]}" for type_, name in found),
    )
    if key not in _KNOWN:
        for oldest in list(_KNOWN)[: len(_KNOWN) + 1 - _MOST_KNOWN]:
            _KNOWN.pop(oldest, None)
        _KNOWN[key] = _make(key, pieces, abort, found, numbers)
    own = _KNOWN[key]
    if own is None:
        return None
    w.declarations[own.name] = own.text
    names = list(numbers)
    del w.lines[start:]
    w.block = block
    given = ", ".join(f"{type_} {names[k]}" for type_, k in own.parameters)
    called = w.emit(f"call {own.result} @{own.name}({given})")
    failed = called if own.result == "i1" else w.emit(f"extractvalue {own.result} {called}, 0")
    w.leave_if(failed, abort)
    inner = [name for _, name in found if numbers[name] in own.inner]
    return {name: w.emit(f"extractvalue {own.result} {called}, {k}") for k, name in enumerate(inner, 1)}


def fold_rare(w: Writer, label: str, abort: str, write: Callable[[], None], *, folds: bool) -> None:
    """Begin the block ``label``, where hardly a wave comes by, with what ``write`` writes, of which nothing is used behind it: as
    a call where ``folds``. Better code has it inlined, and is what it would be without. (With results it would not: LLVM makes
    phis of them that it does not take apart.)"""
    w.start(label, follows=True)
    start = len(w.lines)
    write()
    if folds:
        fold(w, start, label, abort, [], RARE)


def _make(
    key: tuple[object, ...], pieces: list[str], abort: str, results: list[tuple[str, str]], numbers: dict[str, int]
) -> _Own | None:
    region = _Region(pieces, abort)
    found = [(type_, name) for type_, name in results if name in region.inner]
    text = region.spell()
    if text is None:
        return None
    result = f"{{ {', '.join(['i1', *(type_ for type_, _ in found)])} }}" if found else "i1"
    name = f"{key[0]}{hashlib.sha256(repr(key).encode()).hexdigest()[:32]}"
    given = [(type_, numbers[outer]) for outer, type_ in region.parameters.items()]
    values = [f"{type_} {region.inner[name]}" for type_, name in found]
    function = _function(name, result, region.parameters, text, values)
    return _Own(name, function, result, given, {numbers[x] for x in region.inner})


@final
class _Region:
    """Lines with their names replaced by numbers. ``pieces``: their text, every second one a name; labels that begin a block are
    spelled as such, too. ``parameters``: name -> type of what is defined elsewhere."""

    def __init__(self, pieces: list[str], abort: str) -> None:
        self._texts, self._names, self._abort = pieces[::2], pieces[1::2], f"%{abort}"
        self.parameters: dict[str, str] = {}
        self.inner: dict[str, str] = {}
        for name, before, after in zip(self._names, self._texts, self._texts[1:], strict=False):
            if after.startswith(" = ") or before[-1:] in ("\n", ""):
                self.inner.setdefault(name, f"%l{len(self.inner)}")

    def spell(self) -> str | None:
        """The text of the body; None where it goes elsewhere, or the type of a name does not show."""
        out, is_phi = [self._texts[0]], False
        for at, (name, before, after) in enumerate(zip(self._names, self._texts, self._texts[1:], strict=False)):
            is_phi = after.startswith(" = phi ") or (is_phi and "\n" not in before)
            if name in self.inner:
                spelled = self.inner[name]
            elif before.endswith("label "):
                spelled = "%given.up" if name == self._abort else ""
            elif is_phi and before[-1] != "[":
                spelled = "%start"
            else:
                spelled = self._parameter(name, at)
            if not spelled:
                return None
            out += (spelled, after)
        text = "".join(out)
        return None if " switch " in text else _BEGINS.sub("", text)

    def _parameter(self, name: str, at: int) -> str:
        """Its spelling; empty where no type stands in front of it."""
        if name not in self.parameters:
            line = self._texts[at]
            for k in range(at - 1, -1, -1):
                if "\n" in line:
                    break
                line = f"{self._texts[k]}{self._names[k]}{line}"
            types = [token for token in _TOKEN.findall(line.rpartition("\n")[2]) if _TYPE.match(token)]
            if not types:
                return ""
            self.parameters[name] = types[-1]
        return f"%p{list(self.parameters).index(name)}"


def _function(name: str, result: str, parameters: dict[str, str], text: str, values: list[str]) -> str:
    """The definition of a spelled region. ``values``: its results."""
    if not values:
        end = ["  ret i1 false"]
        fail = "  ret i1 true"
    else:
        end, last = [], "{ i1 false" + "".join(f", {v.rsplit(' ', 1)[0]} poison" for v in values) + " }"
        for k, value in enumerate(values, 1):
            end.append(f"  %r{k} = insertvalue {result} {last if k == 1 else f'%r{k - 1}'}, {value}, {k}")
        end.append(f"  ret {result} %r{len(values)}")
        fail = f"  ret {result} {{ i1 true" + "".join(f", {v.rsplit(' ', 1)[0]} zeroinitializer" for v in values) + " }"
    head = ", ".join(f"{type_} %p{k}" for k, type_ in enumerate(parameters.values()))
    return "\n".join(
        [f"define internal {result} @{name}({head}) {MARK}", "{", "start:", text, *end, "given.up:", fail, "}"]
    )
