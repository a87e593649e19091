"""Where the pointers of ``pointer_programs`` come from: chosen among objects, made in steps, cast, through functions.

``cell(w, space, shared)`` gives a pointer to the work-item's own cell in some object; ``shared``: in one that other work-items
reach, too.
"""

from __future__ import annotations

from collections.abc import Callable

from generators.pointer_helpers import helper
from generators.pointer_slots import STORES
from generators.pointer_writer import CELL, Writer, pointer

Way = Callable[[Writer, int, bool, int], str]


def cell(w: Writer, space: int, shared: bool = False, depth: int = 2) -> str:
    """A pointer of that type."""
    if depth == 0 or w.chance(0.2):
        return _base(w, space, shared)
    return w.rng.choice(_WAYS)(w, space, shared, depth - 1)


def _base(w: Writer, space: int, shared: bool) -> str:
    if space == 0:
        from_space = w.rng.choice((1, 3, 3) if shared else (1, 3, 3, 5))
        return w.emit(f"addrspacecast {pointer(from_space)} {cell(w, from_space, shared, 0)} to ptr")
    assert not (shared and space == 5), "nobody else reaches the stack"
    return w.rng.choice(w.own[space])


def _two(w: Writer, space: int, shared: bool, depth: int) -> tuple[str, str]:
    return cell(w, space, shared, depth), cell(w, space, shared, w.rng.randrange(depth + 1))


def _select(w: Writer, space: int, shared: bool, depth: int) -> str:
    a, b = _two(w, space, shared, depth)
    return w.emit(f"select i1 {w.condition()}, {pointer(space)} {a}, {pointer(space)} {b}")


def _null(w: Writer, space: int, shared: bool, depth: int) -> str:
    """Null where no work-item takes it."""
    never = w.emit("icmp ugt i32 %x, 5000")
    found = cell(w, space, shared, depth)
    return w.emit(f"select i1 {never}, {pointer(space)} null, {pointer(space)} {found}")


def _phi(w: Writer, space: int, shared: bool, depth: int) -> str:
    then, other, join = w.labels("then", "other", "join")
    w.do(f"br i1 {w.condition()}, label %{then}, label %{other}")
    found = []
    divergent, w.is_divergent = w.is_divergent, True
    for label in (then, other):
        w.start(label)
        place = cell(w, space, shared, depth)
        found.append(f"[ {place}, %{w.label} ]")
        w.do(f"br label %{join}")
    w.is_divergent = divergent
    w.start(join)
    return w.emit(f"phi {pointer(space)} {', '.join(found)}")


def _switch(w: Writer, space: int, shared: bool, depth: int) -> str:
    first, second, join = w.labels("case", "case.b", "cases")
    default = cell(w, space, shared, depth)
    number, before = w.small(4), w.label
    w.do(f"switch i32 {number}, label %{join} [ i32 0, label %{first} i32 2, label %{second} i32 3, label %{second} ]")
    found = [f"[ {default}, %{before} ]"]
    for label, to in ((first, w.rng.choice((second, join))), (second, join)):
        w.start(label)
        place = cell(w, space, shared, 0)
        if to == join:
            found.append(f"[ {place}, %{w.label} ]")
        w.do(f"br label %{to}")
    w.start(join)
    return w.emit(f"phi {pointer(space)} {', '.join(found)}")


def _swapped(w: Writer, space: int, shared: bool, depth: int) -> str:
    """Two pointers change places in a loop."""
    a, b = _two(w, space, shared, depth)
    times = w.small(4)
    loop, leave = w.labels("swap", "swapped")
    before, type_ = w.label, pointer(space)
    w.do(f"br label %{loop}")
    w.start(loop)
    n = w.fresh()
    w.do(f"%p{n} = phi {type_} [ {a}, %{before} ], [ %q{n}, %{loop} ]")
    w.do(f"%q{n} = phi {type_} [ {b}, %{before} ], [ %p{n}, %{loop} ]")
    w.do(f"%i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %{loop} ]")
    w.do(f"%j{n} = add i32 %i{n}, 1")
    w.do(f"br i1 {w.emit(f'icmp ule i32 %j{n}, {times}')}, label %{loop}, label %{leave}")
    w.start(leave)
    return f"%p{n}"


def _vector(w: Writer, space: int, shared: bool, depth: int) -> str:
    (a, b), type_ = _two(w, space, shared, depth), pointer(space)
    v = f"<2 x {type_}>"
    one = w.emit(f"insertelement {v} {w.rng.choice(('poison', 'zeroinitializer'))}, {type_} {a}, i32 0")
    two = w.emit(f"insertelement {v} {one}, {type_} {b}, i32 1")
    kind = w.rng.randrange(5)
    if kind == 0:
        mask = w.rng.choice(("<i32 1, i32 0>", "<i32 0, i32 3>", "<i32 2, i32 1>", "zeroinitializer"))
        two = w.emit(f"shufflevector {v} {two}, {v} {two}, <2 x i32> {mask}")
    elif kind == 1:
        turned = w.emit(f"shufflevector {v} {two}, {v} poison, <2 x i32> <i32 1, i32 0>")
        bits = w.emit(f"insertelement <2 x i1> zeroinitializer, i1 {w.condition()}, i32 {w.rng.randrange(2)}")
        condition = w.rng.choice((f"<2 x i1> {bits}", f"i1 {w.condition()}"))
        two = w.emit(f"select {condition}, {v} {two}, {v} {turned}")
    elif kind == 2:
        return w.emit(f"call {type_} {helper(w, 'of_vector', space)}({v} {two}, i32 {w.small(2)})")
    elif kind == 3:
        moved = w.emit(f"getelementptr i8, {v} {two}, <2 x i32> splat (i32 4)")
        two = w.emit(f"getelementptr i8, {v} {moved}, i32 -4")
    return w.emit(f"extractelement {v} {two}, i32 {w.small(2)}")


def _aggregate(w: Writer, space: int, shared: bool, depth: int) -> str:
    (a, b), type_ = _two(w, space, shared, depth), pointer(space)
    kind = w.rng.randrange(3)
    if kind == 0:
        s = f"{{ i32, [2 x {type_}] }}"
        one = w.emit(f"insertvalue {s} poison, {type_} {a}, 1, 0")
        two = w.emit(f"insertvalue {s} {one}, {type_} {b}, 1, 1")
        array = w.emit(f"extractvalue {s} {two}, 1")
        return w.emit(f"extractvalue [2 x {type_}] {array}, {w.rng.randrange(2)}")
    if kind == 1:
        one = w.emit(f"insertvalue [2 x {type_}] poison, {type_} {a}, 0")
        two = w.emit(f"insertvalue [2 x {type_}] {one}, {type_} {b}, 1")
        return w.emit(f"call {type_} {helper(w, 'of_array', space)}([2 x {type_}] {two}, i1 {w.condition()})")
    s = f"{{ {type_}, i32, {type_} }}"
    both = w.emit(f"call {s} {helper(w, 'pair', space)}(i32 {w.read()}, {type_} {a}, {type_} {b})")
    return w.emit(f"extractvalue {s} {both}, {w.rng.choice((0, 2))}")


def _steps(w: Writer, space: int, shared: bool, depth: int) -> str:
    """There and back, also outside of the object for a while."""
    found = cell(w, space, shared, depth)
    unit, count = w.rng.choice((("i8", 3), ("i16", 2), ("i64", 1), ("[3 x i16]", 2), ("{ i8, i32 }", 1)))
    far = w.small(count + 1)
    there = w.emit(f"getelementptr {unit}, {pointer(space)} {found}, i32 {far}")
    back = w.emit(f"sub i32 0, {far}")
    return w.emit(f"getelementptr {unit}, {pointer(space)} {there}, i32 {back}")


def _cast(w: Writer, space: int, shared: bool, depth: int) -> str:
    """To a flat pointer and back."""
    inner = space or w.rng.choice((1, 3) if shared else (1, 3, 5))
    type_, found = pointer(inner), cell(w, inner, shared, depth)
    if w.chance(0.3):
        flat = w.emit(f"call ptr {helper(w, 'flat', inner)}({type_} {found})")
    else:
        flat = w.emit(f"addrspacecast {type_} {found} to ptr")
    if space == 0:
        return flat
    if w.chance(0.3):
        flat = w.emit(f"select i1 {w.condition()}, ptr {flat}, ptr {flat}")
    if w.chance(0.3):
        return w.emit(f"call {type_} {helper(w, 'from_flat', inner)}(ptr {flat})")
    return w.emit(f"addrspacecast ptr {flat} to {type_}")


def _integer(w: Writer, space: int, shared: bool, depth: int) -> str:
    width = 32 if space in (3, 5) else 64
    found = cell(w, space, shared, depth)
    number = w.emit(f"ptrtoint {pointer(space)} {found} to i{width}")
    kind = w.rng.randrange(4)
    if kind == 0:
        number = w.emit(f"sub i{width} {w.emit(f'add i{width} {number}, 12')}, 12")
    elif kind == 1:
        number = w.emit(f"freeze i{width} {number}")
    elif kind == 2 and width == 32:
        number = w.emit(f"trunc i64 {w.emit(f'zext i32 {number} to i64')} to i32")
    return w.emit(f"inttoptr i{width} {number} to {pointer(space)}")


def _freeze(w: Writer, space: int, shared: bool, depth: int) -> str:
    return w.emit(f"freeze {pointer(space)} {cell(w, space, shared, depth)}")


def _function(w: Writer, space: int, shared: bool, depth: int) -> str:
    """By a function: directly, through a pointer, recursively."""
    (a, b), type_ = _two(w, space, shared, depth), pointer(space)
    name = w.rng.choice(("pick", "pick", "kcip", "hop", "either", "table"))
    number = w.small(4) if name == "hop" else w.read()
    if name in ("either", "table"):
        first, second = helper(w, "pick", space), helper(w, "kcip", space)
    if name == "either":
        callee = w.emit(f"select i1 {w.condition()}, ptr {first}, ptr {second}")
    elif name == "table":
        w.parts[f"@table.{space}"] = (
            f"@table.{space} = internal addrspace(4) constant [2 x ptr] [ptr {first}, ptr {second}]"
        )
        at = w.emit(f"getelementptr [2 x ptr], ptr addrspace(4) @table.{space}, i32 0, i32 {w.small(2)}")
        callee = w.emit(f"load ptr, ptr addrspace(4) {at}, align 8")
    else:
        callee = helper(w, name, space)
    return w.emit(f"call {type_} {callee}(i32 {number}, {type_} {a}, {type_} {b})")


def _named(w: Writer, space: int, shared: bool, depth: int) -> str:
    """The address of a variable's cell, from the function that names the variable."""
    if space != 3:
        return _select(w, space, shared, depth)
    number = w.rng.randrange(w.shape.variables)
    w.parts[f"@own.{number}"] = (
        f"define internal ptr addrspace(3) @own.{number}(i32 %x) noinline {{\n"
        f"  %at = mul i32 %x, {CELL}\n  %p = getelementptr i8, ptr addrspace(3) @lds.{number}, i32 %at\n"
        "  ret ptr addrspace(3) %p\n}\n"
    )
    return w.emit(f"call ptr addrspace(3) @own.{number}(i32 %x)")


def _kept(w: Writer, space: int, shared: bool, depth: int) -> str:
    """Stored, and loaded again."""
    found, w.keeps_pointers = cell(w, space, shared, depth), True
    return w.rng.choice(STORES)(w, space, found)


_WAYS: tuple[Way, ...] = (
    _select, _select, _null, _phi, _switch, _swapped, _vector, _aggregate, _steps, _cast, _integer, _freeze, _function, _function,
    _named, _kept, _kept, _kept,
)  # fmt: skip
