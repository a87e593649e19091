"""Hypothesis strategies: types, constants, and whole modules that LLVM's verifier accepts.

A module is drawn as text: globals of random types with random constants, and functions whose blocks hold random
instructions over the values that dominate them. ``modules()`` gives the text, not canonical.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st
from strategies_instructions import Draw, Local, Pool
from strategies_types import constants, first_class_types, layouts, named_struct_bodies, types

__all__ = ["constants", "first_class_types", "layouts", "modules", "names", "types"]

LAYOUT = "e-p:64:64-p1:64:64-p3:32:32-p5:32:32-i64:64-v96:128-A5"
LINKAGES = ["", "internal ", "private ", "weak ", "linkonce_odr hidden ", "dso_local ", "protected "]


@st.composite
def names(draw: st.DrawFn) -> str:
    """A name as spelled, with and without quotes."""
    plain = st.from_regex(r"[a-zA-Z$._][-a-zA-Z$._0-9]{0,6}", fullmatch=True).filter(
        lambda n: not n.startswith("llvm.")
    )
    quoted = st.text("ab 0%@\u00e9(){},=;", min_size=1, max_size=5).map(lambda n: f'"{n}\\22"')
    return draw(st.one_of(plain, plain, quoted))


@dataclass
class Text:
    """The module so far."""

    lines: list[str] = field(default_factory=list)
    globals: dict[str, str] = field(default_factory=dict)


@st.composite
def modules(draw: st.DrawFn, max_functions: int = 3) -> str:
    """The text of a module that parses and verifies."""
    structs = draw(named_struct_bodies())
    text = Text([f'target datalayout = "{LAYOUT}"', ""])
    text.lines += [f"%{name} = type {body}" for name, body in structs.items()]
    unique = draw(st.lists(names(), min_size=1, max_size=6, unique=True))
    for name in unique:
        _add_global(draw, text, f"g.{name}" if name[0] != '"' else name, list(structs))
    functions = [f"f{i}" for i in range(draw(st.integers(1, max_functions)))]
    pool = Pool(text.globals, list(structs), [(f, "i32", ["i32", "ptr"]) for f in functions])
    for name in functions:
        text.lines += _function(draw, name, pool)
    text.lines += ["!0 = !{}", '!1 = !{!"x", i32 3, !0}', "!2 = !{i32 0, i32 100}"]
    return "\n".join(text.lines) + "\n"


def _add_global(draw: st.DrawFn, text: Text, name: str, structs: list[str]) -> None:
    type_ = draw(types(structs))
    space = draw(st.sampled_from(["", "", "addrspace(1) ", "addrspace(3) "]))
    linkage = draw(st.sampled_from(LINKAGES))
    kind = draw(st.sampled_from(["global", "constant"]))
    value = draw(constants(type_, list(text.globals.items())))
    align = draw(st.sampled_from(["", ", align 1", ", align 16"]))
    text.lines.append(f"@{name} = {linkage}{space}{kind} {type_} {value}{align}")
    text.globals[f"@{name}"] = f"ptr {space}".strip()


def _function(draw: st.DrawFn, name: str, pool: Pool) -> list[str]:
    """``i32 @name(i32, ptr)``: a chain of diamonds, so that a block sees the values of the blocks on the chain."""
    attributes = draw(st.sampled_from(["", " nounwind", ' "k"="v"', " local_unnamed_addr"]))
    lines = ["", f"define i32 @{name}(i32 %x, ptr noundef %p){attributes} {{", "entry:"]
    seen: list[Local] = [Local("%x", "i32"), Local("%p", "ptr")]
    state = Draw(draw, pool, seen, lines)
    state.instructions()
    for k in range(draw(st.integers(0, 3))):
        state.diamond(k)
    lines += [f"  ret i32 {state.operand('i32')}", "}"]
    return lines
