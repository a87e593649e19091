"""Metadata nodes as values, and the way from !dbg to file, line and the chain of inlining."""

from __future__ import annotations

from ir_support import FILES, canonical_file, read
from paths import TESTDATA

from swlds.ir.metadata import Node, Reference, String, Word, debug_location, parse_node
from swlds.ir.model import MetadataNode, Module

RECORDS = (TESTDATA / "ir/debug_records.ll").read_text()


def test_nodes() -> None:
    assert parse_node('!{!1, null, !"a\\22b", i32 -7, ptr @g, !{}, !{!2}}') == Node(
        elements=(
            Reference(1),
            Word("null"),
            String('a"b'),
            Word("i32 -7"),
            Word("ptr @g"),
            Node(),
            Node(elements=(Reference(2),)),
        )
    )
    found = parse_node(
        'distinct !DISubprogram(name: "f", scope: !1, flags: DIFlagA | DIFlagB, line: 3, types: !{null}, isLocal: true)'
    )
    assert found.distinct and found.name == "DISubprogram"
    assert found.fields == {
        "name": String("f"),
        "scope": Reference(1),
        "flags": Word("DIFlagA | DIFlagB"),
        "line": Word("3"),
        "types": Node(elements=(Word("null"),)),
        "isLocal": Word("true"),
    }
    assert parse_node("!DIExpression(DW_OP_plus_uconst, 4)").elements == (Word("DW_OP_plus_uconst"), Word("4"))
    assert parse_node("!{ptr addrspacecast (ptr addrspace(3) @x to ptr), i1 true}").elements == (
        Word("ptr addrspacecast (ptr addrspace(3) @x to ptr)"),
        Word("i1 true"),
    )


def test_every_node_at_hand_parses() -> None:
    count = 0
    for path in FILES:
        from swlds.ir.reader import read_module

        for node in read_module(canonical_file(path)).metadata.values():
            parsed = parse_node(node.text)
            assert parsed.distinct == node.text.startswith("distinct ")
            count += 1
    assert count > 3000


def test_locations() -> None:
    module = read(RECORDS)
    function = module.functions["f"]
    add, store = (next(i for i in function.instructions() if i.opcode == o) for o in ("add", "store"))
    plain = debug_location(module, add.find_metadata("dbg"))
    assert plain is not None
    assert (str(plain), plain.function, plain.inlined_at) == ("kernel.cl:12:5", "f", None)
    inlined = debug_location(module, store.find_metadata("dbg"))
    assert inlined is not None
    assert [(str(p), p.function) for p in inlined.chain] == [("inlined.h:3:9", "inlined"), ("kernel.cl:13:7", "f")]
    assert debug_location(module, None) is None
    assert debug_location(module, "!99999") is None
    assert debug_location(module, "!DILocation(line: 4, scope: null)") is not None


def test_a_cycle_ends() -> None:
    module = Module("cycle.ll")
    module.metadata[0] = MetadataNode(0, "!DILocation(line: 1, scope: !1, inlinedAt: !0)")
    module.metadata[1] = MetadataNode(1, "!DILexicalBlock(scope: !1)")
    found = debug_location(module, "!0")
    assert found is not None and found.line == 1 and len(found.chain) <= 4


def test_the_innermost_file_counts() -> None:
    module = Module("files.ll")
    for number, text in enumerate(
        [
            "!DILocation(line: 4, column: 2, scope: !1)",
            "!DILexicalBlockFile(scope: !2, file: !3, discriminator: 0)",
            'distinct !DISubprogram(name: "f", scope: !4, file: !4, line: 1)',
            '!DIFile(filename: "inner.inc", directory: "/")',
            '!DIFile(filename: "outer.c", directory: "/")',
        ]
    ):
        module.metadata[number] = MetadataNode(number, text)
    assert str(debug_location(module, "!0")) == "inner.inc:4:2"
