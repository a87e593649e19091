"""A host function that is called once for each *part* between barriers, in place of a coroutine.

Where all waves of a group meet at each barrier and nobody shows their order, the scheduler calls the first part of each wave,
then the second part of each, and so on (``runtime/parts.ll``). The writer ends a part with a pseudo-instruction, and what stands
behind its label is the next one::

      suspend i64 17592190238721, label %resumed1     ; the barrier's site and place, and the number of the part behind it
    resumed1:

``split_parts`` makes one function of that, which goes to the part that it is asked for and returns at the next ``suspend``::

    define i64 @wave(ptr %g, i32 %w, i32 %part) {
      switch i32 %part, label %part0 [i32 1, label %resumed1]
    part0: …
      store <16 x float> %v7, ptr %frame1              ; what is read behind the barrier
      ret i64 17592190238721
    resumed1:
      %v7.p1 = load <16 x float>, ptr %frame1

What is read behind a barrier lies in a frame of the wave's in between, or is computed again where that takes few
instructions of scalars: lane numbers, addresses, arguments. LLVM's coroutine passes do the same, but write each function three
times, and know nothing of what stays the same while a group runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.result_types import bytes_of, result_type
from swlds.engines.wave_compiler.host.writer import REPEATED, Writer
from swlds.lazy import dataclass, lazy_pattern

#: What a wave returns at a barrier: its site, its place, and the part behind it, of so many bits each but for the first.
PLACE_BITS = 22
_MASK = (1 << PLACE_BITS) - 1
#: Instructions that a value is computed again with, at most.
MOST_AGAIN = 12
_NAME = lazy_pattern(r"%([\w.]+)")
_DEFINES = lazy_pattern(r"  %([\w.]+) = (.*)")
_TARGET = lazy_pattern(r"label %([\w.]+)")
_EDGE = lazy_pattern(r"\[ ?(.*?), %([\w.]+) ?\]")
_SUSPEND = lazy_pattern(r"  suspend i64 (\d+), label %([\w.]+)")
_ALLOCA = lazy_pattern(r"  %([\w.]+) = alloca (.*?)(?:, align (\d+))?$")
_SLOT_USE = lazy_pattern(r"  (%[\w.]+ = load |store )(.*, ptr %[\w.]+)(?:, align \d+)?$")
_CONTEXT_FIELD = lazy_pattern(r"getelementptr i8, ptr %g, i64 (\d+)$")
_CONSTANT_OFFSET = lazy_pattern(r"getelementptr i8, ptr %([\w.]+), i64 \d+$")
_PLAIN_LOAD = lazy_pattern(r"load (?:i\d+|ptr), ptr %([\w.]+)$")
_BY_CONSTANT = lazy_pattern(r"u(?:div|rem) i\d+ %?[\w.]+, [1-9]\d*$")
#: Fields of the context that do not change while a group runs, and those whose tables do not either.
_FIXED = {
    OFFSETS[name]
    for name in (
        *("host_base", "lds", "lds_init", "init_base", "arguments", "lows", "sizes", "status"),
        *("group_x", "group_y", "group_z", "grid_x", "grid_y", "private", "private_init", "far_size"),
    )
}
_TABLES = {OFFSETS[name] for name in ("arguments", "lows", "sizes")}
#: Scalars made of others, always the same of the same.
_AGAIN = frozenset("add sub mul shl lshr ashr and or xor zext sext trunc icmp select getelementptr udiv urem".split())


class CannotSplitError(Exception):
    """A value that lives over a barrier has a type that no frame has room for, or there are too many."""


@final
@dataclass(eq=False)
class _Block:
    label: str
    lines: list[str]
    successors: list[str]
    #: Where it suspends: what it returns.
    returns: str = ""


def suspend_part(w: Writer, site: int, place: int, part: int) -> None:
    """The wave is at a barrier; what is written next is ``part``. Numbers are from 1."""
    if max(place, part) > _MASK or site >= 1 << 63 - 2 * PLACE_BITS:
        raise CannotSplitError("too many barriers")
    go_on = w.label("resumed")
    w.end(f"suspend i64 {site << 2 * PLACE_BITS | place << PLACE_BITS | part}, label %{go_on}")
    w.start(go_on)


def split_parts(slots: list[str], stores: list[str], body: list[str], room: int) -> str:
    """The text of ``@wave``. ``slots`` and ``stores``: lines of its stack slots and what they hold at first; ``body``: the other
    lines, the entry's first; ``room``: bytes that a frame may have."""
    return _Split(slots, stores, body).text(room)


@final
class _Split:
    """One function while it is split."""

    def __init__(self, slots: list[str], stores: list[str], body: list[str]) -> None:
        lines = [x.removesuffix(REPEATED) for line in body for x in line.split("\n")]
        self.blocks = _cut([*stores, *lines])
        self.slots = slots
        self.by_label = {b.label: b for b in self.blocks}
        #: What lines name, in their order.
        self.named = {line: _NAME.findall(line) for b in self.blocks for line in b.lines if line[:3] != "  ;"}
        #: Resume label -> number of its part.
        self.parts: dict[str, int] = {}
        for block in self.blocks:
            if block.returns:
                self.parts[block.successors[0]] = int(block.returns) & _MASK
        self.home: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        for block in self.blocks:
            for line in block.lines:
                if found := _DEFINES.match(line):
                    self.home[found[1]], self.texts[found[1]] = block.label, found[2]
        self._sort_slots()
        self._find_live()
        self._find_reach()
        self._again: dict[str, int | None] = {}
        self._frame: dict[str, tuple[int, str]] = {}
        self._size = 0
        self._merged: set[str] = set()
        #: (value, part) that is read in that part by its name there.
        self._used: set[tuple[str, int]] = set()

    # What lives over a barrier ---------------------------------------------------------------------------------------

    def _sort_slots(self) -> None:
        """Stack slots that are only loaded and stored as a whole are values; the address of others is known elsewhere."""
        self.types: dict[str, str] = {}
        aligns: dict[str, int] = {}
        for line in self.slots:
            found = _ALLOCA.match(line)
            assert found is not None, line
            self.types[found[1]], aligns[found[1]] = found[2], int(found[3] or 0)
        self.aligns = aligns
        self.shared: set[str] = set()
        for block in self.blocks:
            for line in block.lines:
                names = [n for n in self.named.get(line, ()) if n in self.types]
                if not names:
                    continue
                if len(names) > 1 or not self._is_whole(line, names[0]):
                    self.shared.update(names)

    def _is_whole(self, line: str, slot: str) -> bool:
        """A load or a store of all of a slot."""
        found, type_ = _SLOT_USE.match(line), self.types[slot]
        if found is None:
            return False
        if found[1] == "store ":
            return found[2].startswith(f"{type_} ") and found[2].endswith(f", ptr %{slot}")
        return found[2] == f"{type_}, ptr %{slot}"

    def _find_live(self) -> None:
        """Names that another block reads than the one that defines them, and slots, by bits; what is live where blocks begin."""
        self.bits: dict[str, int] = {n: k for k, n in enumerate(n for n in self.types if n not in self.shared)}
        for block in self.blocks:
            for line in block.lines:
                if " = phi " in line:
                    for value, source in _EDGE.findall(line):
                        if value[:1] == "%" and self.home.get(value[1:], source) != source:
                            self.bits.setdefault(value[1:], len(self.bits))
                    continue
                for name in self.named.get(line, ()):
                    if self.home.get(name, block.label) != block.label:
                        self.bits.setdefault(name, len(self.bits))
        self.order = list(self.bits)
        uses, defines, ends = {}, {}, dict.fromkeys(self.by_label, 0)
        for block in self.blocks:
            use = define = 0
            for line in block.lines:
                target = _DEFINES.match(line)
                if " = phi " in line:
                    for value, source in _EDGE.findall(line):
                        bit = self.bits.get(value[1:]) if value[:1] == "%" else None
                        if bit is not None:
                            ends[source] |= 1 << bit
                else:
                    is_store = line.startswith("  store ")
                    names = self.named.get(line, [])
                    for k, name in enumerate(names):
                        bit = self.bits.get(name)
                        if bit is None or (k == 0 and target is not None):
                            continue
                        if is_store and k == len(names) - 1 and name in self.types:
                            define |= 1 << bit
                        elif not define >> bit & 1:
                            use |= 1 << bit
                if target is not None and target[1] in self.bits:
                    define |= 1 << self.bits[target[1]]
            uses[block.label], defines[block.label] = use, define
        self.live = dict(uses)
        before: dict[str, list[str]] = {label: [] for label in self.by_label}
        for block in self.blocks:
            for label in block.successors:
                before[label].append(block.label)
        work = [b.label for b in self.blocks]
        waiting = set(work)
        while work:
            label = work.pop()
            waiting.discard(label)
            out = ends[label]
            for s in self.by_label[label].successors:
                out |= self.live[s]
            found = uses[label] | (out & ~defines[label])
            if found != self.live[label]:
                self.live[label] = found
                for b in before[label]:
                    if b not in waiting:
                        waiting.add(b)
                        work.append(b)

    def _find_reach(self) -> None:
        """By which parts each block may run, as bits."""
        self.reach = dict.fromkeys(self.by_label, 0)
        self.reach[self.blocks[0].label] = 1
        for label, number in self.parts.items():
            self.reach[label] = 1 << number
        work = [label for label, bits in self.reach.items() if bits]
        while work:
            block = self.by_label[work.pop()]
            if block.returns:
                continue
            for label in block.successors:
                merged = self.reach[label] | self.reach[block.label]
                if merged != self.reach[label]:
                    self.reach[label] = merged
                    work.append(label)

    def _names(self, bits: int) -> list[str]:
        found = []
        while bits:
            low = bits & -bits
            found.append(self.order[low.bit_length() - 1])
            bits ^= low
        return found

    # What is computed again --------------------------------------------------------------------------------------------

    def _cost(self, name: str) -> int | None:
        """Instructions that make the value from the context and the wave's number; None where that gives another one."""
        if name in ("g", "w"):
            return 0
        if name not in self._again:
            self._again[name] = None  # a loop never comes to an end
            self._again[name] = self._cost_of(self.texts.get(name, ""))
        return self._again[name]

    def _cost_of(self, text: str) -> int | None:
        if load := _PLAIN_LOAD.match(text):
            return self._cost_of_load(load[1])
        opcode = text.partition(" ")[0]
        if opcode not in _AGAIN or "<" in text or (opcode in ("udiv", "urem") and not _BY_CONSTANT.match(text)):
            return None
        total = 1
        for operand in set(_NAME.findall(text)):
            cost = self._cost(operand)
            if cost is None:
                return None
            total += cost
        return total if total <= MOST_AGAIN else None

    def _cost_of_load(self, pointer: str) -> int | None:
        """Of a fixed field of the context, or of a table that one points to."""
        if self._is_field(pointer, _FIXED):
            return 2
        text = self.texts.get(pointer, "")
        offset = _CONSTANT_OFFSET.match(text)
        table = _PLAIN_LOAD.match(self.texts.get(offset[1] if offset else pointer, ""))
        return 4 if table and self._is_field(table[1], _TABLES) else None

    def _is_field(self, pointer: str, offsets: set[int]) -> bool:
        if pointer == "g":
            return 0 in offsets
        found = _CONTEXT_FIELD.match(self.texts.get(pointer, ""))
        return found is not None and int(found[1]) in offsets

    # Writing -----------------------------------------------------------------------------------------------------------

    def text(self, room: int) -> str:
        lives = {label: self._names(self.live[label]) for label in self.parts}
        self._versions: dict[str, int] = {}
        for label, names in lives.items():
            for name in names:
                self._versions[name] = self._versions.get(name, 0) | 1 << self.parts[label]
        self._find_merged()
        written = []
        for block in self.blocks:
            lines = self._block(block)
            if block.returns:
                lines += self._keep(block, lives[block.successors[0]])
                lines.append(f"  ret i64 {block.returns}")
            written.append((block.label, lines))
        blocks = []
        for label, lines in written:  # what is read is known now
            head = self._resume(label, lives[label]) if label in lives else []
            blocks.append("\n".join([f"{label}:", *head, *lines]))
        return self._assemble(blocks, room)

    def _assemble(self, blocks: list[str], room: int) -> str:
        slots, placed = [], []
        for line in self.slots:
            name = _ALLOCA.match(line)
            assert name is not None
            if name[1] in self.shared and self.parts:
                size = _slot_bytes(self.types[name[1]])
                placed.append(f"  %{name[1]} = getelementptr i8, ptr %frame, i64 {self._place(size, 64)}")
            else:
                slots.append(line)
        slots += [f"  %{n}.m = alloca {self._type(n)}" for n in sorted(self._merged)]
        size = -(-self._size // 64) * 64
        if size > room:
            raise CannotSplitError(f"{size} bytes live over barriers")
        frame = [
            f"  %frames.at = getelementptr i8, ptr %g, i64 {OFFSETS['arena']}",
            "  %frames = load ptr, ptr %frames.at",
            "  %frames.w = zext i32 %w to i64",
            f"  %frames.of = mul i64 %frames.w, {size}",
            "  %frame = getelementptr i8, ptr %frames, i64 %frames.of",
        ]
        ways = " ".join(f"i32 {number}, label %{label}" for label, number in self.parts.items())
        head = [
            "define i64 @wave(ptr %g, i32 %w, i32 %part) {",
            "entry:",
            *slots,
            *(frame if size else []),
            *placed,
            f"  switch i32 %part, label %{self.blocks[0].label} [{ways}]",
        ]
        return "\n".join([*head, *blocks, "}", ""])

    def _place(self, size: int, align: int) -> int:
        at = -(-self._size // align) * align
        self._size = at + size
        return at

    def _type(self, name: str) -> str:
        type_ = self.types.get(name) or result_type(self.texts[name])
        if type_ is None or bytes_of(type_) is None:
            raise CannotSplitError(f"the type of {self.texts.get(name, name)}")
        return type_

    def _frame_of(self, name: str) -> tuple[int, str]:
        """Where a value lies in the frame, and its type."""
        if name not in self._frame:
            type_ = self._type(name)
            size = bytes_of(type_) or 0
            self._frame[name] = (self._place(size, 64 if size >= 64 else 8), type_)
        return self._frame[name]

    def _resume(self, label: str, names: Iterable[str]) -> list[str]:
        """The head of a part: what is read of what was before."""
        lines: list[str] = []
        made: dict[str, str] = {}
        number = self.parts[label]
        for name in names:
            if name in self.types:
                if name.startswith("wait"):  # at a barrier all lanes are there: none wait
                    lines.append(f"  store {self.types[name]} 0, ptr %{name}")
                    continue
                value = self._reload(lines, name, number)
                lines.append(f"  store {self.types[name]} {value}, ptr %{name}")
                continue
            if name not in self._merged and (name, number) not in self._used:
                continue
            value = self._made_again(lines, made, name, number) if self._cost(name) is not None else ""
            value = value or self._reload(lines, name, number)
            if name in self._merged:
                lines.append(f"  store {self._type(name)} {value}, ptr %{name}.m")
        return lines

    def _reload(self, lines: list[str], name: str, number: int) -> str:
        at, type_ = self._frame_of(name)
        pointer = f"%{name}.f{number}"
        lines.append(f"  {pointer} = getelementptr i8, ptr %frame, i64 {at}")
        lines.append(f"  %{name}.p{number} = load {type_}, ptr {pointer}, align {_align(type_)}")
        return f"%{name}.p{number}"

    def _made_again(self, lines: list[str], made: dict[str, str], name: str, number: int) -> str:
        if name in ("g", "w"):
            return f"%{name}"
        if name not in made:
            operands = {n: self._made_again(lines, made, n, number) for n in set(_NAME.findall(self.texts[name]))}
            text = _NAME.sub(lambda found: operands[found[1]], self.texts[name])
            lines.append(f"  %{name}.p{number} = {text}")
            made[name] = f"%{name}.p{number}"
        return made[name]

    def _keep(self, block: _Block, names: Iterable[str]) -> list[str]:
        """What is stored before a part ends: values that the frame does not hold yet."""
        lines = []
        for name in names:
            is_slot = name in self.types
            if name.startswith("wait") if is_slot else self._cost(name) is not None:
                continue
            at, type_ = self._frame_of(name)
            pointer = f"%{name}.k{block.label}"
            if is_slot:
                value = f"{pointer}.v"
                lines.append(f"  {value} = load {type_}, ptr %{name}")
            else:
                way = self._way(name, block.label)
                if way > 0:
                    continue  # it was loaded from there
                value = f"%{name}"
                if way < 0:
                    value = f"{pointer}.v"
                    lines.append(f"  {value} = load {type_}, ptr %{name}.m")
            lines.append(f"  {pointer} = getelementptr i8, ptr %frame, i64 {at}")
            lines.append(f"  store {type_} {value}, ptr {pointer}, align {_align(type_)}")
        return lines

    # Which of a value's names is meant ---------------------------------------------------------------------------------

    def _way(self, name: str, label: str) -> int:
        """0: the value's own name; a part: the one that this part has; -1: its slot, where several ways meet."""
        versions, home = self._versions.get(name, 0), self.home.get(name)
        if not versions or home is None or home == label:
            return 0
        reach = self.reach[label]
        found = reach & versions
        if not found:
            return 0
        if found & (found - 1) == 0 and self.reach[home] & ~reach:
            return found.bit_length() - 1
        return -1

    def _find_merged(self) -> None:
        for block in self.blocks:
            for line in block.lines:
                if " = phi " in line:
                    for value, source in _EDGE.findall(line):
                        if value[:1] == "%" and self._way(value[1:], source) < 0:
                            self._merged.add(value[1:])
                    continue
                touched = self.named.get(line, ())
                self._merged.update(n for n in touched if n in self._versions and self._way(n, block.label) < 0)
            if block.returns:
                for name in self._names(self.live[block.successors[0]]):
                    if name not in self.types and self._cost(name) is None and self._way(name, block.label) < 0:
                        self._merged.add(name)

    def _block(self, block: _Block) -> list[str]:
        """The lines with the names that are meant; what is merged is stored where it is defined."""
        lines: list[str] = []
        after_phis: list[str] = []
        count = 0

        def read(name: str) -> str:
            nonlocal count
            way = self._way(name, block.label)
            if way == 0:
                return f"%{name}"
            if way > 0:
                self._used.add((name, way))
                return f"%{name}.p{way}"
            count += 1
            lines.append(f"  %{name}.r{block.label}.{count} = load {self._type(name)}, ptr %{name}.m")
            return f"%{name}.r{block.label}.{count}"

        for k, line in enumerate(block.lines):
            if line.startswith("  ;"):
                lines.append(line)
                continue
            target = _DEFINES.match(line)
            is_phi = " = phi " in line
            if is_phi:
                line = _EDGE.sub(lambda found: self._edge(found[1], found[2]), line)
            elif self._is_touched(line):
                shift = target.start(2) if target else 0
                line = line[:shift] + _NAME.sub(lambda found: read(found[1]), line[shift:])
            if k == len(block.lines) - 1:
                lines += self._loads_for_phis(block)
            lines.append(line)
            if target and target[1] in self._merged:
                stored = f"  store {self._type(target[1])} %{target[1]}, ptr %{target[1]}.m"
                if is_phi:
                    after_phis.append(stored)
                else:
                    lines.append(stored)
            if after_phis and not (k + 1 < len(block.lines) and " = phi " in block.lines[k + 1]):
                lines += after_phis
                after_phis = []
        return lines

    def _is_touched(self, line: str) -> bool:
        return any(name in self._versions for name in self.named.get(line, ()))

    def _edge(self, value: str, source: str) -> str:
        name = value[1:] if value[:1] == "%" else ""
        way = self._way(name, source) if name else 0
        if way > 0:
            self._used.add((name, way))
            value = f"%{name}.p{way}"
        elif way < 0:
            value = f"%{name}.e{source}"
        return f"[{value}, %{source}]"

    def _loads_for_phis(self, block: _Block) -> list[str]:
        """Merged values that phis behind this block take from it."""
        if not self._merged or block.returns:
            return []
        found: dict[str, None] = {}
        for label in block.successors:
            for line in self.by_label[label].lines:
                if " = phi " not in line:
                    if not line.startswith("  ;"):
                        break
                    continue
                for value, source in _EDGE.findall(line):
                    if source == block.label and value[:1] == "%" and self._way(value[1:], source) < 0:
                        found[value[1:]] = None
        return [f"  %{n}.e{block.label} = load {self._type(n)}, ptr %{n}.m" for n in found]


def _cut(lines: list[str]) -> list[_Block]:
    """Into blocks; the first one is the entry's."""
    blocks = [_Block("part0", [], [])]
    for line in lines:
        if line[:1] != " " and line[-1:] == ":":
            blocks.append(_Block(line[:-1], [], []))
            continue
        if suspend := _SUSPEND.match(line):
            blocks[-1].returns = suspend[1]
            blocks[-1].successors = [suspend[2]]
            continue
        if line.strip():
            blocks[-1].lines.append(line)
        if line.startswith(("  br ", "  switch ", "    i")):
            blocks[-1].successors += _TARGET.findall(line)
    return blocks


def _align(type_: str) -> int:
    size = bytes_of(type_) or 0
    return 64 if size >= 64 else 4 if size >= 4 else 1


def _slot_bytes(type_: str) -> int:
    """Of a stack slot, that may be an array."""
    if type_[0] == "[":
        count, _, element = type_[1:-1].partition(" x ")
        return int(count) * _slot_bytes(element)
    size = bytes_of(type_)
    if size is None:
        raise CannotSplitError(f"the size of {type_}")
    return size


__all__ = ["PLACE_BITS", "CannotSplitError", "split_parts", "suspend_part"]
