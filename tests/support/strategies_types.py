"""Random types, constants of a type, and datalayouts."""

from __future__ import annotations

import re

from hypothesis import strategies as st

INTS = ["i1", "i8", "i16", "i32", "i64", "i7", "i128", "i200"]
FLOATS = {
    "half": ["0xH3C00", "0xH7C00", "0xHFE00", "2.0"],
    "bfloat": ["0xR3F80", "0xR7F80", "-1.0"],
    "float": ["1.5", "-0.0", "0x7FF0000000000000", "0x7FF8000000000000", "0x3FB99999A0000000", "1.000000e+10"],
    "double": ["3.14159", "0xFFF0000000000000", "0x7FF8000000000001", "1.0e-30"],
    "fp128": ["0xL00000000000000003FFF000000000000"],
    "x86_fp80": ["0xK3FFF8000000000000000"],
    "ppc_fp128": ["0xM3FF00000000000000000000000000000"],
}
POINTERS = ["ptr", "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(5)"]
VECTOR_ELEMENTS = [t for t in INTS if t != "i200"] + ["half", "bfloat", "float", "double", *POINTERS]


def scalars() -> st.SearchStrategy[str]:
    return st.sampled_from([*INTS, *FLOATS, *POINTERS])


def first_class_types() -> st.SearchStrategy[str]:
    """Scalars and vectors."""
    vectors = st.tuples(st.integers(1, 5), st.sampled_from(VECTOR_ELEMENTS)).map(lambda v: f"<{v[0]} x {v[1]}>")
    return st.one_of(scalars(), scalars(), vectors)


def types(structs: list[str] | None = None) -> st.SearchStrategy[str]:
    """Every sized type: scalars, vectors, arrays, structs, packed structs, identified structs."""
    base = first_class_types()
    if structs:
        base = st.one_of(base, st.sampled_from([f"%{name}" for name in structs]))

    def extend(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        elements = st.lists(inner, max_size=3).map(", ".join)
        return st.one_of(
            st.tuples(st.integers(0, 3), inner).map(lambda a: f"[{a[0]} x {a[1]}]"),
            elements.map(lambda e: f"{{ {e} }}" if e else "{}"),
            elements.map(lambda e: f"<{{ {e} }}>" if e else "<{}>"),
        )

    return st.recursive(base, extend, max_leaves=5)


@st.composite
def named_struct_bodies(draw: st.DrawFn) -> dict[str, str]:
    """Identified structs, later ones over earlier ones."""
    found: dict[str, str] = {}
    for name in ["s", "s.1", '"quoted s"'][: draw(st.integers(0, 3))]:
        elements = ", ".join(draw(st.lists(types(list(found)), min_size=1, max_size=3)))
        found[name] = draw(st.sampled_from([f"{{ {elements} }}", f"<{{ {elements} }}>"]))
    return found


def split_elements(inner: str) -> list[str]:
    """The comma-separated parts at depth zero."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(inner):
        depth += (c in "[{<(") - (c in "]}>)")
        if c == "," and depth == 0:
            parts.append(inner[start:i].strip())
            start = i + 1
    return [p for p in [*parts, inner[start:].strip()] if p]


@st.composite
def constants(draw: st.DrawFn, type_: str, globals_: list[tuple[str, str]]) -> str:
    """The spelling of a constant of ``type_``; pointers may be globals and expressions over them."""
    keywords = ["zeroinitializer", "undef", "poison"]
    if draw(st.integers(0, 5)) == 0 or type_.startswith("%"):
        return draw(st.sampled_from(keywords if type_[0] in "[{<%" else keywords[1:]))
    if re.fullmatch(r"i\d+", type_):
        return _integer(draw, type_, globals_)
    if type_ in FLOATS:
        return draw(st.sampled_from(FLOATS[type_]))
    if type_.startswith("ptr"):
        return _pointer(draw, type_, globals_)
    return _aggregate(draw, type_, globals_)


def _integer(draw: st.DrawFn, type_: str, globals_: list[tuple[str, str]]) -> str:
    bits = int(type_[1:])
    flat = [name for name, spelled in globals_ if spelled == "ptr"]
    if type_ == "i64" and flat and draw(st.booleans()):
        a, b = draw(st.sampled_from(flat)), draw(st.sampled_from(flat))
        return draw(
            st.sampled_from(
                [
                    f"ptrtoint (ptr {a} to i64)",
                    f"sub (i64 ptrtoint (ptr {a} to i64), i64 ptrtoint (ptr {b} to i64))",
                    f"add (i64 ptrtoint (ptr {a} to i64), i64 5)",
                    f"xor (i64 ptrtoint (ptr {b} to i64), i64 -1)",
                ]
            )
        )
    if bits == 1:
        return draw(st.sampled_from(["true", "false"]))
    return str(draw(st.integers(-(1 << (bits - 1)), (1 << (bits - 1)) - 1)))


def _pointer(draw: st.DrawFn, type_: str, globals_: list[tuple[str, str]]) -> str:
    same = [name for name, spelled in globals_ if spelled == type_]
    others = [(name, spelled) for name, spelled in globals_ if spelled != type_]
    forms = ["null", f"inttoptr (i64 {draw(st.integers(0, 4096))} to {type_})"]
    if same:
        name = draw(st.sampled_from(same))
        offset = draw(st.integers(-4, 40))
        forms += [name, f"getelementptr (i8, {type_} {name}, i64 {offset})"]
        forms += [f"getelementptr inbounds ([2 x i32], {type_} {name}, i32 0, i32 1)"]
        forms += [f"getelementptr inbounds nuw inrange(0, 4) (i32, {type_} {name}, i64 2)"]
    if others:
        name, spelled = draw(st.sampled_from(others))
        forms.append(f"addrspacecast ({spelled} {name} to {type_})")
    return draw(st.sampled_from(forms))


def _aggregate(draw: st.DrawFn, type_: str, globals_: list[tuple[str, str]]) -> str:
    if type_.startswith(("<{", "{")):
        inner = type_.strip("<>").strip()[1:-1] if type_.startswith("{") else type_[2:-2]
        parts = ", ".join(f"{t} {draw(constants(t, globals_))}" for t in split_elements(inner))
        opened, closed = ("<{", "}>") if type_.startswith("<{") else ("{", "}")
        return f"{opened} {parts} {closed}" if parts else opened + closed
    count, element = type_[1:-1].split(" x ", 1)
    if element == "i8" and type_[0] == "[" and draw(st.booleans()):
        data = draw(st.binary(min_size=int(count), max_size=int(count)))
        return 'c"' + "".join(f"\\{b:02X}" for b in data) + '"'
    if type_[0] == "<" and draw(st.booleans()):
        return f"splat ({element} {draw(constants(element, []))})"
    parts = ", ".join(f"{element} {draw(constants(element, globals_))}" for _ in range(int(count)))
    return f"[{parts}]" if type_[0] == "[" else f"<{parts}>"


@st.composite
def layouts(draw: st.DrawFn) -> str:
    """A datalayout string that LLVM accepts."""
    specs = [draw(st.sampled_from("eE"))]
    power = st.sampled_from([8, 16, 32, 64, 128])
    for space in (0, 1, 3, 5):
        if draw(st.booleans()):
            bits = draw(st.sampled_from([16, 32, 64, 128, 160]))
            align = draw(st.sampled_from([16, 32, 64, 128, 256]))
            index = draw(st.sampled_from(["", f":{align}", f":{align}:{min(bits, 32)}"]))
            specs.append(f"p{space or ''}:{bits}:{align}{index}")
    for kind, widths in (
        ("i", [1, 16, 24, 32, 64, 128]),
        ("f", [16, 32, 64, 80, 128]),
        ("v", [16, 24, 64, 96, 128, 256]),
    ):
        for width in draw(st.lists(st.sampled_from(widths), unique=True, max_size=4)):
            specs.append(f"{kind}{width}:{draw(power)}")
    if draw(st.booleans()):
        specs.append(f"a:{draw(st.sampled_from([0, 8, 32, 64]))}:64")
    return "-".join([*specs, "n32:64", "S128", "A5"])
