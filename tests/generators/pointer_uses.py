"""What ``pointer_programs`` do through a pointer to the work-item's own cell: loads, stores, atomics, copies, functions.

A cell is 16 bytes; behind each statement all of it is initialised.
"""

from __future__ import annotations

from collections.abc import Callable

from generators.pointer_helpers import helper
from generators.pointer_places import cell
from generators.pointer_slots import size_of
from generators.pointer_writer import CELL, Writer, pointer

Use = Callable[[Writer], None]
#: Farther than any object is large.
FAR = 1 << 15


def use_place(w: Writer, spaces: tuple[int, ...] = (3, 3, 3, 0, 0, 1, 5)) -> tuple[str, int]:
    """A cell to be accessed, and its address space; with faults now and then outside of its object."""
    space = w.rng.choice(spaces)
    place = cell(w, space)
    if w.shape.has_faults and w.chance(0.15):
        past = w.rng.choice((CELL * w.shape.block, FAR, -FAR, CELL * w.shape.block * w.shape.groups))
        if w.chance(0.5):
            condition = w.condition()
            place = w.emit(
                f"getelementptr i8, {pointer(space)} {place}, i32 {w.emit(f'select i1 {condition}, i32 {past}, i32 0')}"
            )
        else:
            place = w.emit(f"getelementptr i8, {pointer(space)} {place}, i32 {past}")
    return place, space


def words(w: Writer) -> None:
    place, space = use_place(w)
    place = w.step(place, space, w.small(4))
    w.mix(w.emit(f"load i32, {pointer(space)} {place}, align 4"))
    if w.chance(0.7):
        w.do(f"store i32 {w.read()}, {pointer(space)} {place}, align 4")


def refill(w: Writer, place: str, space: int) -> None:
    """All four words anew."""
    value = w.read()
    if w.chance(0.5):
        one = w.emit(f"insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 {value}, i32 {w.rng.randrange(4)}")
        w.do(f"store <4 x i32> {one}, {pointer(space)} {place}, align 4")
        return
    for k in range(4):
        w.do(f"store i32 {value}, {pointer(space)} {w.step(place, space, str(k))}, align 4")


#: Widths; most are no whole number of bytes, or of words.
_INTEGERS = (1, 7, 8, 12, 16, 24, 33, 40, 48, 56, 63, 64, 65, 96, 127, 128)


def odd_widths(w: Writer) -> None:
    """Integers of any width, and vectors, stored and loaded again."""
    place, space = use_place(w)
    kind = w.rng.randrange(3)
    if kind == 0:
        bits = w.rng.choice(_INTEGERS)
        cast = "trunc" if bits < 32 else "sext"
        value = w.emit(f"{cast} i32 {w.read()} to i{bits}")
        w.do(f"store i{bits} {value}, {pointer(space)} {place}, align 4")
        found = w.emit(f"load i{bits}, {pointer(space)} {place}, align 4")
        back = "zext" if bits < 32 else "trunc"
        w.mix(w.emit(f"{back} i{bits} {found} to i32"))
    elif kind == 1:
        type_ = w.rng.choice(("<2 x i16>", "float", "<4 x i8>"))
        w.do(f"store {type_} {w.emit(f'bitcast i32 {w.read()} to {type_}')}, {pointer(space)} {place}, align 4")
        w.mix(w.emit(f"bitcast {type_} {w.emit(f'load {type_}, {pointer(space)} {place}, align 4')} to i32"))
    else:
        type_ = w.rng.choice(("{ i8, i32 }", "[3 x i16]", "{ i16, [2 x i8], i32 }"))
        found = w.emit(f"load {type_}, {pointer(space)} {place}, align 4")
        w.do(f"store {type_} {found}, {pointer(space)} {place}, align 4")
        w.mix(w.emit(f"zext i{8 if 'i8, i32' in type_ else 16} {w.emit(f'extractvalue {type_} {found}, 0')} to i32"))
    refill(w, place, space)


def atomics(w: Writer) -> None:
    """On the own cell: nobody else sees it."""
    place, space = use_place(w, (3, 3, 0, 1))
    w.maybe_doubts.add("atomics")
    place = w.step(place, space, str(w.rng.randrange(4)))
    if w.chance(0.3):
        pair = w.emit(
            f"cmpxchg {pointer(space)} {place}, i32 {w.read()}, i32 {w.read()} "
            'syncscope("workgroup") monotonic monotonic, align 4'
        )
        w.mix(w.emit(f"extractvalue {{ i32, i1 }} {pair}, 0"))
        return
    operation = w.rng.choice(("add", "xchg", "umax", "xor"))
    w.mix(
        w.emit(
            f'atomicrmw {operation} {pointer(space)} {place}, i32 {w.read()} syncscope("workgroup") monotonic, align 4'
        )
    )


def copies(w: Writer) -> None:
    """Between cells, whole: they are the same or apart."""
    (to, space), (source, from_space) = use_place(w), use_place(w)
    kind = w.rng.choice(("memcpy", "memmove", "memcpy.inline", "memset"))
    size = w.rng.choice((4, 8, 16))
    count = str(size)
    if kind in ("memcpy", "memmove") and w.chance(0.3):
        count = w.emit(f"mul i32 {w.small(5)}, 4")
        w.doubts.add("copies")
    w.maybe_doubts.add("copies")
    if kind == "memset":
        name = w.declare("void", f"llvm.memset.p{space}.i32", f"{pointer(space)}, i8, i32, i1 immarg")
        byte = w.emit(f"trunc i32 {w.read()} to i8")
        w.do(f"call void {name}({pointer(space)} align 4 {to}, i8 {byte}, i32 {count}, i1 false)")
    else:
        types = f"{pointer(space)}, {pointer(from_space)}"
        name = w.declare("void", f"llvm.{kind}.p{space}.p{from_space}.i32", f"{types}, i32, i1 immarg")
        places = f"{pointer(space)} align 4 {to}, {pointer(from_space)} align 4 {source}"
        w.do(f"call void {name}({places}, i32 {count}, i1 false)")
    w.mix(w.emit(f"load i32, {pointer(space)} {to}, align 4"))


def walk(w: Writer) -> None:
    """A pointer that a loop moves on, forwards or backwards; some work-items leave early."""
    place, space = use_place(w)
    type_, is_back = pointer(space), w.chance(0.3)
    loop, leave = w.labels("walk", "walked")
    n = w.fresh()
    first = w.step(place, space, "3") if is_back else place
    before = w.label
    times = w.small(4)
    w.do(f"br label %{loop}")
    w.start(loop)
    w.do(f"%p{n} = phi {type_} [ {first}, %{before} ], [ %q{n}, %{loop} ]")
    w.do(f"%i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %{loop} ]")
    w.do(f"%l{n} = load i32, {type_} %p{n}, align 4")
    w.mix(f"%l{n}")
    if w.chance(0.5):
        w.do(f"store i32 {w.read()}, {type_} %p{n}, align 4")
    w.do(f"%q{n} = getelementptr i32, {type_} %p{n}, i32 {-1 if is_back else 1}")
    w.do(f"%j{n} = add i32 %i{n}, 1")
    w.do(f"br i1 {w.emit(f'icmp ule i32 %j{n}, {times}')}, label %{loop}, label %{leave}")
    w.start(leave)


def functions(w: Writer) -> None:
    place, space = use_place(w)
    if w.chance(0.3):
        type_ = f"{{ {pointer(space)}, i32 }}"
        slot = w.alloca(type_)
        w.do(f"store {pointer(space)} {place}, ptr addrspace(5) {slot}, align 8")
        at = w.emit(f"getelementptr {type_}, ptr addrspace(5) {slot}, i32 0, i32 1")
        w.do(f"store i32 {w.read()}, ptr addrspace(5) {at}, align {min(8, size_of(space))}")
        w.doubts.add("copies")
        w.mix(w.emit(f"call i32 {helper(w, 'by_value', space)}(ptr addrspace(5) byval({type_}) align 8 {slot})"))
    elif w.chance(0.4):
        w.mix(
            w.emit(f"call i32 {helper(w, 'deep', space)}(i32 {w.small(4)}, {pointer(space)} {place}, i32 {w.read()})")
        )
    else:
        w.mix(w.emit(f"call i32 {helper(w, 'touch', space)}({pointer(space)} {place}, i32 {w.read()})"))


def masked(w: Writer) -> None:
    """Words under a mask, at one pointer or at two."""
    place, space = use_place(w, (3, 0, 1, 5))
    w.maybe_doubts.add("masked")
    v, type_ = "<2 x i32>", pointer(space)
    mask = w.emit(f"insertelement <2 x i1> <i1 true, i1 true>, i1 {w.condition()}, i32 {w.rng.randrange(2)}")
    value = w.emit(f"insertelement {v} splat (i32 3), i32 {w.read()}, i32 0")
    if w.chance(0.5):
        if w.chance(0.5):
            name = w.declare("void", f"llvm.masked.store.v2i32.p{space}", f"{v}, {type_}, i32 immarg, <2 x i1>")
            w.do(f"call void {name}({v} {value}, {type_} {place}, i32 4, <2 x i1> {mask})")
        name = w.declare(v, f"llvm.masked.load.v2i32.p{space}", f"{type_}, i32 immarg, <2 x i1>, {v}")
        found = w.emit(f"call {v} {name}({type_} {place}, i32 4, <2 x i1> {mask}, {v} {value})")
    else:
        one = w.emit(f"insertelement <2 x {type_}> poison, {type_} {place}, i32 0")
        far = w.step(place, space, "2")
        two = w.emit(f"insertelement <2 x {type_}> {one}, {type_} {far}, i32 1")
        if w.chance(0.5):
            name = w.declare(
                "void", f"llvm.masked.scatter.v2i32.v2p{space}", f"{v}, <2 x {type_}>, i32 immarg, <2 x i1>"
            )
            w.do(f"call void {name}({v} {value}, <2 x {type_}> {two}, i32 4, <2 x i1> {mask})")
        name = w.declare(v, f"llvm.masked.gather.v2i32.v2p{space}", f"<2 x {type_}>, i32 immarg, <2 x i1>, {v}")
        found = w.emit(f"call {v} {name}(<2 x {type_}> {two}, i32 4, <2 x i1> {mask}, {v} {value})")
    w.mix(w.emit(f"extractelement {v} {found}, i32 {w.small(2)}"))


def compares(w: Writer) -> None:
    """Pointers to one object: how far apart they are, and which comes first, no lowering changes."""
    place, space = use_place(w)
    type_, other = pointer(space), w.step(place, space, w.small(4))
    kind, width = w.rng.randrange(3), 8 * size_of(space)
    if kind == 0:
        w.mix(w.emit(f"zext i1 {w.emit(f'icmp eq {type_} {place}, {other}')} to i32"))
    elif kind == 1:
        same = place if space == 3 else "null"  # a variable may lie at address 0 of LDS, but no lowered one does
        w.mix(w.emit(f"zext i1 {w.emit(f'icmp eq {type_} {place}, {same}')} to i32"))
    else:
        a, b = (w.emit(f"ptrtoint {type_} {p} to i{width}") for p in (place, other))
        distance = w.emit(f"sub i{width} {b}, {a}")
        words_apart = w.emit(f"sdiv i{width} {distance}, 4")
        w.mix(words_apart if width == 32 else w.emit(f"trunc i64 {words_apart} to i32"))


def branch(w: Writer) -> None:
    """Some work-items do something."""
    then, join = w.labels("some", "all")
    w.do(f"br i1 {w.condition()}, label %{then}, label %{join}")
    w.start(then)
    divergent, w.is_divergent = w.is_divergent, True
    w.rng.choice(SIMPLE)(w)
    w.is_divergent = divergent
    w.do(f"br label %{join}")
    w.start(join)


def again(w: Writer) -> None:
    """Each work-item does something as often as it likes."""
    loop, leave = w.labels("again", "enough")
    before, n, times = w.label, w.fresh(), w.small(3)
    w.do(f"br label %{loop}")
    w.start(loop)
    at = len(w.lines)
    divergent, w.is_divergent = w.is_divergent, True
    w.rng.choice(SIMPLE)(w)
    w.is_divergent = divergent
    w.lines.insert(at, f"  %i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %{w.label} ]")
    w.do(f"%j{n} = add i32 %i{n}, 1")
    w.do(f"br i1 {w.emit(f'icmp ule i32 %j{n}, {times}')}, label %{loop}, label %{leave}")
    w.start(leave)


SIMPLE: tuple[Use, ...] = (
    words, words, words, odd_widths, atomics, copies, walk, functions, functions, masked, compares,
)  # fmt: skip
USES: tuple[Use, ...] = (*SIMPLE, branch, again)
