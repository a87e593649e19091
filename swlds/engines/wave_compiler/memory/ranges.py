"""Copies and fills of any size, also one that only run time knows: out of line, with the whole range checked before.

As in the reference engine, lanes of one size work together, smaller sizes first: all of them read before one writes. Above 4096
bytes lanes copy one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.control.predicated import predicated
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.places import Place
from swlds.engines.wave_compiler.values import arithmetic

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]
Where = tuple[Place, Lanes]
#: Bytes from which on lanes copy one after the other.
LONG = 4096

#: Runs ``{body}`` for each size, smallest first, with ``%same`` the lanes that have it.
_GROUPS = """define internal void @{name}({arguments}, ptr %sizes, i64 %mask) {
entry:
  br label %groups
groups:
  %left = phi i64 [%mask, %entry], [%fewer, %group.done]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %find
find:
  %rest = phi i64 [%left, %groups], [%rest.less, %find]
  %least = phi i64 [-1, %groups], [%size, %find]
  %lanes = phi i64 [0, %groups], [%same, %find]
  %lane = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %place = getelementptr i64, ptr %sizes, i64 %lane
  %own = load i64, ptr %place
  %rest.one = sub i64 %rest, 1
  %rest.less = and i64 %rest, %rest.one
  %bit = xor i64 %rest, %rest.less
  %is.less = icmp ult i64 %own, %least
  %is.same = icmp eq i64 %own, %least
  %with = or i64 %lanes, %bit
  %keep = select i1 %is.same, i64 %with, i64 %lanes
  %same = select i1 %is.less, i64 %bit, i64 %keep
  %size = select i1 %is.less, i64 %own, i64 %least
  %found = icmp eq i64 %rest.less, 0
  br i1 %found, label %group, label %find
group:
  %fewer = xor i64 %left, %same
{body}
group.done:
  br label %groups
done:
  ret void
}
"""

#: Runs ``{body}`` for each lane of ``%same``: ``%{p}lane``, ``%{p}number`` counts them.
_LANES = """  br label %{p}loop
{p}loop:
  %{p}rest = phi i64 [%same, %{before}], [%{p}less, %{p}loop]
  %{p}number = phi i64 [0, %{before}], [%{p}next, %{p}loop]
  %{p}lane = call i64 @llvm.cttz.i64(i64 %{p}rest, i1 true)
  %{p}one = sub i64 %{p}rest, 1
  %{p}less = and i64 %{p}rest, %{p}one
  %{p}next = add i64 %{p}number, 1
{body}
  %{p}over = icmp eq i64 %{p}less, 0
  br i1 %{p}over, label %{after}, label %{p}loop
"""


def _pointer(name: str, base: str, table: str, lane: str) -> str:
    """``base`` plus the lane's entry in a table of offsets."""
    return f"""  %{name}.place = getelementptr i64, ptr {table}, i64 {lane}
  %{name}.offset = load i64, ptr %{name}.place
  %{name} = getelementptr i8, ptr {base}, i64 %{name}.offset"""


def _lanes(p: str, before: str, after: str, *body: str) -> str:
    text = _LANES.replace("{p}", p).replace("{before}", before).replace("{after}", after)
    return text.replace("{body}", "\n".join(body))


def _groups(name: str, arguments: str, body: str) -> str:
    return _GROUPS.replace("{name}", name).replace("{arguments}", arguments).replace("{body}", body)


def _buffer(p: str) -> str:
    return f"""  %{p}at = mul i64 %{p}number, %size
  %{p}buffer = getelementptr i8, ptr %buffer, i64 %{p}at"""


_COPY = "\n".join(
    (
        f"""  %count = call i64 @llvm.ctpop.i64(i64 %same)
  %is.one = icmp eq i64 %count, 1
  %is.long = icmp ugt i64 %size, {LONG}
  %direct = or i1 %is.one, %is.long
  br i1 %direct, label %move, label %read
move:""",
        _lanes(
            "m.",
            "move",
            "group.done",
            _pointer("m.from", "%from", "%froms", "%m.lane"),
            _pointer("m.to", "%to", "%tos", "%m.lane"),
            "  call void @llvm.memmove.p0.p0.i64(ptr %m.to, ptr %m.from, i64 %size, i1 false)",
        ),
        """read:
  %stack = call ptr @llvm.stacksave.p0()
  %total = mul i64 %count, %size
  %buffer = alloca i8, i64 %total""",
        _lanes(
            "r.",
            "read",
            "write",
            _pointer("r.from", "%from", "%froms", "%r.lane"),
            _buffer("r."),
            "  call void @llvm.memcpy.p0.p0.i64(ptr %r.buffer, ptr %r.from, i64 %size, i1 false)",
        ),
        "write:",
        _lanes(
            "w.",
            "write",
            "free",
            _pointer("w.to", "%to", "%tos", "%w.lane"),
            _buffer("w."),
            "  call void @llvm.memcpy.p0.p0.i64(ptr %w.to, ptr %w.buffer, i64 %size, i1 false)",
        ),
        "free:\n  call void @llvm.stackrestore.p0(ptr %stack)\n  br label %group.done",
    )
)
_FILL = _lanes(
    "f.",
    "group",
    "group.done",
    _pointer("f.to", "%to", "%tos", "%f.lane"),
    """  %f.place = getelementptr i8, ptr %values, i64 %f.lane
  %f.value = load i8, ptr %f.place
  call void @llvm.memset.p0.i64(ptr %f.to, i8 %f.value, i64 %size, i1 false)""",
)
#: Sets ``%bad`` to 1 when a byte of a lane's range is not initialised.
_KNOWN = _lanes(
    "k.",
    "group",
    "group.done",
    _pointer("k.at", "%to", "%tos", "%k.lane"),
    """  %k.missing = call i1 @is_missing(ptr %k.at, i64 %size)
  %k.before = load i8, ptr %bad
  %k.wide = zext i1 %k.missing to i8
  %k.after = or i8 %k.before, %k.wide
  store i8 %k.after, ptr %bad""",
)
_MISSING = """define internal i1 @is_missing(ptr %p, i64 %size) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %all = phi i8 [-1, %entry], [%both, %loop]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %both = and i8 %all, %byte
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %size
  br i1 %more, label %loop, label %done
done:
  %missing = icmp ne i8 %both, -1
  ret i1 %missing
}
"""
#: Sets ``%bad`` to 1 when the ranges of two lanes share a byte.
_MEET = """define internal void @meet_ranges(ptr %tos, ptr %bad, ptr %sizes, i64 %mask) {
entry:
  br label %lanes
lanes:
  %left = phi i64 [%mask, %entry], [%rest, %next]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %lane
lane:
  %a = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %left.one = sub i64 %left, 1
  %rest = and i64 %left, %left.one
  %a.to = getelementptr i64, ptr %tos, i64 %a
  %a.low = load i64, ptr %a.to
  %a.size = getelementptr i64, ptr %sizes, i64 %a
  %a.bytes = load i64, ptr %a.size
  %a.end = add i64 %a.low, %a.bytes
  br label %others
others:
  %more = phi i64 [%rest, %lane], [%fewer, %other]
  %none = icmp eq i64 %more, 0
  br i1 %none, label %next, label %other
other:
  %b = call i64 @llvm.cttz.i64(i64 %more, i1 true)
  %more.one = sub i64 %more, 1
  %fewer = and i64 %more, %more.one
  %b.to = getelementptr i64, ptr %tos, i64 %b
  %b.low = load i64, ptr %b.to
  %b.size = getelementptr i64, ptr %sizes, i64 %b
  %b.bytes = load i64, ptr %b.size
  %b.end = add i64 %b.low, %b.bytes
  %is.before = icmp ult i64 %a.low, %b.end
  %is.behind = icmp ult i64 %b.low, %a.end
  %meet = and i1 %is.before, %is.behind
  br i1 %meet, label %met, label %others
met:
  store i8 1, ptr %bad
  br label %done
next:
  br label %lanes
done:
  ret void
}
"""
_DECLARED = {
    "llvm.cttz.i64": "declare i64 @llvm.cttz.i64(i64, i1)",
    "llvm.ctpop.i64": "declare i64 @llvm.ctpop.i64(i64)",
    "llvm.stacksave.p0": "declare ptr @llvm.stacksave.p0()",
    "llvm.stackrestore.p0": "declare void @llvm.stackrestore.p0(ptr)",
    "llvm.memcpy.p0.p0.i64": "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    "llvm.memmove.p0.p0.i64": "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)",
    "copy_ranges": _groups("copy_ranges", "ptr %to, ptr %tos, ptr %from, ptr %froms", _COPY),
    "fill_ranges": _groups("fill_ranges", "ptr %to, ptr %tos, ptr %values", _FILL),
    "check_ranges": _groups("check_ranges", "ptr %to, ptr %tos, ptr %bad", _KNOWN),
    "is_missing": _MISSING,
    "meet_ranges": _MEET,
}


def copy(t: Translator, target: Where, source: Where, length: Lanes) -> None:
    """Copy ``length`` bytes (it may differ by lane)."""
    from swlds.engines.wave_compiler.memory.copies import copies_init

    size = arithmetic.cast(t, "zext", length, "i64")

    def run() -> Parts:
        (to, _), (from_, _) = target, source
        for place, address in (target, source):
            _check(t, place, address, size)
        _watch(t, source, size, is_write=False)
        _watch(t, target, size, is_write=True)
        tos, froms, sizes = _table(t, *target), _table(t, *source), _spilled(t, size)
        _suspect_meeting(t, to, tos, sizes)
        if to.init is not None and copies_init(t, to, from_):
            _call(t, "copy_ranges", [to.init, tos, str(from_.init), froms, sizes])
        else:
            if from_.init is not None and t.memory.checks_init:
                _check_known(t, from_.init, froms, sizes)
            _make_known(t, to, tos, sizes)
        _call(t, "copy_ranges", [to.base, tos, from_.base, froms, sizes])
        return []

    predicated(t, arithmetic.compare(t, "ne", size, arithmetic.constant("i64", 0)), run)


def fill(t: Translator, target: Where, byte: Lanes, length: Lanes) -> None:
    """Set ``length`` bytes (it may differ by lane)."""
    size = arithmetic.cast(t, "zext", length, "i64")

    def run() -> Parts:
        _check(t, *target, size)
        _watch(t, target, size, is_write=True)
        tos, sizes = _table(t, *target), _spilled(t, size)
        if byte.uniform is None:
            _suspect_meeting(t, target[0], tos, sizes)
        _make_known(t, target[0], tos, sizes)
        _call(t, "fill_ranges", [target[0].base, tos, _spilled(t, byte), sizes])
        return []

    predicated(t, arithmetic.compare(t, "ne", size, arithmetic.constant("i64", 0)), run)


def _check(t: Translator, place: Place, address: Lanes, size: Lanes) -> None:
    """Every active lane's whole range is inside the object."""
    room = arithmetic.constant("i64", place.size)
    past = arithmetic.add(t, arithmetic.cast(t, "zext", address, "i64"), arithmetic.constant("i64", place.low), "sub")
    t.suspect_if(arithmetic.compare(t, "ugt", size, room))
    t.suspect_if(arithmetic.compare(t, "ugt", past, arithmetic.simple(t, "sub", room, size)))


def _watch(t: Translator, where: Where, size: Lanes, *, is_write: bool) -> None:
    """Race cells of the range, byte by byte."""
    place, address = where
    if not (t.memory.races.is_on and place.watch):
        return
    w, outer = t.w, t.mask
    at = w.slot("i64", "byte")
    w.store("i64", "0", at)
    head, body, done = w.label("bytes"), w.label("byte"), w.label("watched")
    w.jump(head)
    w.start(head)
    number = Lanes("i64", uniform=w.load("i64", at))
    inner = t.shape.join(t.shape.chunks(arithmetic.compare(t, "ult", number, size)))
    t.mask = inner if outer is None else w.pure(f"and {t.shape.mask_type} {inner}, {outer}")
    w.branch(w.pure(f"icmp ne {t.shape.mask_type} {t.mask}, 0"), body, done)
    w.start(body)
    moved = arithmetic.add(t, address, arithmetic.cast(t, "trunc", number, address.type))
    if is_write:
        t.memory.races.write(place, moved, 1, same=False)
    else:
        t.memory.races.read(place, moved, 1)
    w.store("i64", w.emit(f"add i64 {number.uniform}, 1"), at)
    w.jump(head)
    w.start(done)
    t.mask = outer


def _suspect_meeting(t: Translator, place: Place, table: str, sizes: str) -> None:
    """Lanes that write the same bytes; what ``_watch`` does byte after byte cannot tell."""
    if t.memory.races.is_on and place.watch:
        _suspect_found(t, "meet_ranges", [table, sizes])


def _table(t: Translator, place: Place, address: Lanes) -> str:
    """Offsets behind the place's base, as an array of i64."""
    offsets = bounds.lane_offsets(t, place, Lanes(address.type, chunks=t.shape.chunks(address)))
    kind = address.type if place.space == GLOBAL else "i32"
    return _spilled(t, arithmetic.cast(t, "zext", Lanes(kind, chunks=offsets), "i64"))


def _spilled(t: Translator, value: Lanes) -> str:
    return raw.spill(t, value)[0]


def _call(t: Translator, name: str, pointers: list[str]) -> None:
    t.w.declarations.update({k: v for k, v in _DECLARED.items() if k not in t.w.declarations})
    mask = t.control.whole()
    if t.shape.mask_type != "i64":
        mask = (
            t.w.pure(f"zext {t.shape.mask_type} {mask} to i64") if mask.startswith("%") else str(int(mask) & 0xFFFFFFFF)
        )
    t.w.do(f"call void @{name}({', '.join(f'ptr {p}' for p in pointers)}, i64 {mask})")


def _make_known(t: Translator, place: Place, table: str, sizes: str) -> None:
    if place.init is not None and t.memory.checks_init:
        _call(t, "fill_ranges", [place.init, table, _spilled(t, arithmetic.constant("i8", -1)), sizes])


def _check_known(t: Translator, init: str, table: str, sizes: str) -> None:
    _suspect_found(t, "check_ranges", [init, table, sizes])


def _suspect_found(t: Translator, name: str, pointers: list[str]) -> None:
    """Suspicious when the function sets its ``%bad``."""
    bad = t.w.slot("i8", "bad")
    t.w.store("i8", "0", bad)
    _call(t, name, [*pointers[:-1], bad, pointers[-1]])
    t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp ne i8 {t.w.load('i8', bad)}, 0")))
