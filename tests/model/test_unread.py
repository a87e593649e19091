"""Variables and metadata nodes stay text until somebody asks for one; then they are as if they had been read at once."""

from __future__ import annotations

import threading

import pytest

import swlds
from swlds.errors import ParseError
from swlds.ir.model import GlobalVariable, MetadataNode, Module
from swlds.ir.reader import read_module
from swlds.ir.unread import Unread

TEXT = """; ModuleID = '<module>'
target triple = "amdgcn-amd-amdhsa"

%pair = type { i32, i32 }

@x = addrspace(3) global [4 x i32] poison, align 4
@"a b" = addrspace(1) constant [14 x i8] c"@x = global i8", align 1
@y = addrspace(1) global ptr @f

@z = alias ptr, ptr addrspace(1) @y

declare void @f() #0

attributes #0 = { nounwind }

!named = !{!0, !1}

!0 = !{ptr addrspace(3) @x, !"a = b"}
!1 = distinct !{!0}
"""


def unread(table: Unread[str, GlobalVariable] | Unread[int, MetadataNode]) -> int:
    return sum(isinstance(held, str) for held in table.raw_values())


def test_nothing_is_read_that_nobody_asks_for() -> None:
    module = read_module(TEXT)
    assert list(module.globals) == ["x", '"a b"', "y"] and list(module.metadata) == [0, 1] and "z" in module.aliases
    assert unread(module.globals) == 3 and unread(module.metadata) == 2
    assert str(module) == TEXT and unread(module.globals) == 3
    copy = module.clone()
    assert str(copy) == TEXT and unread(copy.globals) == unread(module.globals) == 3
    assert [v.name for v in copy.variables_in(3)] == ["x"] and unread(copy.globals) == 2 and unread(module.globals) == 3
    assert copy.globals["x"] is not module.globals["x"] and copy.globals["x"].module is copy


def test_an_entry_is_the_same_each_time_and_knows_its_line() -> None:
    module = read_module(TEXT)
    variable, node = module.globals["y"], module.metadata[1]
    assert variable is module.globals["y"] is module.globals.get("y") is module.lookup("y")
    assert (variable.line, variable.addrspace, variable.text) == (8, 1, "@y = addrspace(1) global ptr @f")
    assert node is module.metadata.get(1) and (node.number, node.text, node.line) == (1, "distinct !{!0}", 19)
    assert module.metadata[0].text == '!{ptr addrspace(3) @x, !"a = b"}'
    assert module.globals.get("none") is None and module.globals.get("none", variable) is variable
    module.globals["x"].signature.align = 16
    assert "align 16" in str(module) and "align 16" in str(module.clone())


@pytest.mark.parametrize(
    "copied",
    [dict, lambda t: {**t}, lambda t: t | {}, lambda t: {} | t, lambda t: t.copy(), lambda t: dict(t.items())],
)
def test_whoever_copies_gets_entries(copied: object) -> None:
    assert callable(copied)
    module = read_module(TEXT)
    entries = copied(module.globals)
    assert [type(v) for v in entries.values()] == [GlobalVariable] * 3 and entries["x"] is module.globals["x"]
    assert entries == module.globals and not entries != module.globals


def test_what_takes_entries_gives_them_back() -> None:
    module = read_module(TEXT)
    assert module.globals.pop("y").name == "y" and "y" not in module.globals
    assert module.globals.pop("y", None) is None
    assert module.globals.setdefault("x").name == "x"
    assert module.globals.popitem()[1].name == '"a b"'
    assert [node.number for node in module.metadata.values()] == [0, 1] and unread(module.metadata) == 0
    assert module.add_metadata("!{!0}") == "!2" and module.add_metadata("!{!0}") == "!2"
    assert read_module(TEXT).add_metadata('!{ptr addrspace(3) @x, !"a = b"}') == "!0"


def test_threads_get_one_entry() -> None:
    module = read_module(TEXT)
    seen: list[GlobalVariable] = []
    threads = [threading.Thread(target=lambda: seen.append(module.globals["x"])) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, seen))) == 1


@pytest.mark.parametrize(
    "line",
    [
        '@w = addrspace(1) constant [9 x i8] c"= alias  "',
        "@w = alias ptr, ptr addrspace(1) @y",
        '@"w = alias " = global i8 0',
    ],
)
def test_sections_with_aliases_are_read_line_by_line(line: str) -> None:
    text = TEXT.replace("@y = ", f"{line}\n@y = ", 1)
    module = read_module(text)
    names = list(module.globals)
    assert names[:2] == ["x", '"a b"'] and names[-1] == "y" and module.globals["y"].line == 9
    assert ("w" in module.aliases) == ("@w = alias" in line)
    assert sorted(str(module).split("\n")) == sorted(text.split("\n"))


def test_what_is_wrong_with_a_variable_is_said_when_it_is_asked_for() -> None:
    deep = "[1 x " * 200 + "i8" + "]" * 200
    module = read_module(TEXT.replace("global ptr @f", f"global {deep} undef"), "m.ll")
    with pytest.raises(ParseError, match="nested deeper") as raised:
        _ = module.globals["y"].value_type
    assert raised.value.location.startswith("m.ll:8:")


def test_a_lowering_reads_what_it_lowers() -> None:
    kernel = "define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @x, align 4\n  ret void\n}\n\n"
    module: Module = swlds.parse(TEXT.replace("declare", f"{kernel}declare"))
    lowered = swlds.lower(module)
    assert [name for name, held in lowered.globals.raw_items() if isinstance(held, str)] == [
        '"a b"'
    ]  # the alias leads to @y
    assert unread(module.globals) == 3
