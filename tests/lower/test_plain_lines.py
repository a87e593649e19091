"""Bodies that are rewritten by runs of lines become what they become line by line, also what LLVM reads of them.

Flat addresses in text become what they become as instructions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from generators.lds_modules import Knobs, random_module
from paths import TESTDATA

import swlds
from swlds.errors import SwldsError
from swlds.ir import llvm
from swlds.ir.printer import print_brief
from swlds.ir.reader import read_module
from swlds.passes.lower_lds import casts, memory
from swlds.passes.lower_lds.memory import BodyRewriter
from swlds.passes.lower_lds.plain_lines import PlainKinds
from swlds.passes.lower_lds.text import has_nested_mention, has_one_block, may_nest

HEAD = """\
target triple = "amdgcn-amd-amdhsa"
@x = addrspace(3) global [64 x i32] poison
@y = addrspace(3) global [64 x i32] poison
define amdgpu_kernel void @k(i32 %n) sanitize_address {
  call void @f(i32 %n)
  ret void
}
define void @f(i32 %n) sanitize_address {
"""
FLAG = '}\n!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n!1 = !{}\n'
FIRST = "  %a = load i32, ptr addrspace(3) @x, align 4\n  store i32 %a, ptr addrspace(3) @y, align 4\n"


def texts() -> Iterator[str]:
    for seed in range(24):
        yield llvm.canonical_text(random_module(seed, Knobs(debug=seed % 4 == 0)).text)
    for path in sorted(TESTDATA.rglob("*.ll"))[::3]:
        if path.stat().st_size < 60_000 and "addrspace(3)" in (text := path.read_text()):
            yield text


def lowered(text: str, profile: str, instrument: bool = False) -> tuple[str, str]:
    """The result, and what LLVM reads in its place, which it accepts; or the error."""
    try:
        module = swlds.lower(swlds.parse(text), profile=profile, instrument=instrument, verify=False)
    except SwldsError as error:
        return str(error), ""
    brief = print_brief(module)
    assert llvm._bare_door()(brief.encode("utf-8", "surrogateescape"))
    return str(module), brief


def line_by_line(text: str, profile: str, instrument: bool = False) -> tuple[str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BodyRewriter, "_is_plain", lambda *words: False)
        return lowered(text, profile, instrument)


def assert_alike(text: str, profile: str, instrument: bool) -> str:
    """The result. What LLVM reads names blocks that checks begin where one of them ends, or only where the last does."""
    found, expected = lowered(text, profile, instrument), line_by_line(text, profile, instrument)
    assert found[0] == expected[0]
    assert instrument or found[1] == expected[1]
    assert len(found[1]) <= len(expected[1])
    return found[0]


@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_by_runs_as_line_by_line(profile: str, instrument: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    plain: list[int] = []
    rewrite = memory.rewrite_plain

    def note(code, kinds, steps, replacements, text):  # type: ignore[no-untyped-def]
        before = code.names.count
        rewrite(code, kinds, steps, replacements, text)
        plain.append(code.names.count - before)

    monkeypatch.setattr(memory, "rewrite_plain", note)
    for text in texts():
        assert_alike(text, profile, instrument)
    assert len(plain) > 50 and sum(plain) > 300


@pytest.mark.parametrize(
    "lines",
    [
        # What has an order has another tail than what has none.
        '  %b = load atomic i32, ptr addrspace(3) @x syncscope("agent") acquire, align 4\n'
        "  %c = load i32, ptr addrspace(3) @x, align 4\n  store i32 %c, ptr addrspace(3) @y, align 4\n",
        "  %b = load atomic volatile i32, ptr addrspace(3) @x monotonic, align 4\n"
        "  fence seq_cst\n  store atomic i32 %a, ptr addrspace(3) @x release, align 4\n"
        "  store i32 7, ptr addrspace(3) @x, align 4\n",
        # Metadata, of which profile full drops one kind, and llvm all.
        "  %b = load i32, ptr addrspace(3) @x, align 4, !invariant.load !1\n"
        "  %c = load i32, ptr addrspace(3) @x, align 4, !nontemporal !2\n",
        # Values and pointers that are no names.
        "  store i32 -1, ptr addrspace(3) @x, align 4\n  store float 1.0, ptr addrspace(3) @x, align 4\n"
        "  store i32 ptrtoint (ptr addrspace(3) @y to i32), ptr addrspace(3) @x, align 4\n"
        "  store ptr addrspace(3) @y, ptr addrspace(3) @x, align 4\n"
        "  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4)\n"
        "  store <2 x i16> zeroinitializer, ptr addrspace(3) @x, align 4\n  store i1 true, ptr addrspace(3) @x, align 1\n",
        # Steps.
        "  %p = getelementptr [64 x i32], ptr addrspace(3) @x, i32 0, i32 %n\n"
        "  %q = getelementptr i8, ptr addrspace(3) %p, i32 4\n"
        "  %r = getelementptr i8, ptr addrspace(3) @x, i32 ptrtoint (ptr addrspace(3) @y to i32)\n"
        "  store i32 1, ptr addrspace(3) %q\n"
        "  store i32 1, ptr addrspace(3) %r\n",
        "  %p = getelementptr i8, ptr addrspace(3) @x, i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) inttoptr (i32 8 to "
        "ptr addrspace(3)) to ptr) to i32)\n  store i32 1, ptr addrspace(3) %p\n",
        # Names with what stands elsewhere.
        '  %"u = load i32, ptr addrspace(3) @x, align 4" = load i32, ptr addrspace(3) @x, align 4\n'
        '  %"  store " = load i32, ptr addrspace(3) @x\n',
        # Blocks: the first access of each uses the block's address; a phi stands by itself.
        "  %c = icmp eq i32 %n, 0\n  br i1 %c, label %then, label %end\n"
        "then:\n  %t = load i32, ptr addrspace(3) @x, align 4\n  %u = load i32, ptr addrspace(3) @y, align 4\n  br label %end\n"
        "end:\n  %v = phi i32 [ %a, %0 ], [ %u, %then ]\n  %w = phi ptr addrspace(3) [ @x, %0 ], [ @y, %then ]\n"
        "  store i32 %v, ptr addrspace(3) %w, align 4\n  store i32 %v, ptr addrspace(3) @x, align 4\n",
        # Lines of several.
        "  switch i32 %n, label %end [\n    i32 1, label %one\n    i32 2, label %end\n  ]\n"
        "one:\n  store i32 1, ptr addrspace(3) @x, align 4\n  br label %end\nend:\n  store i32 2, ptr addrspace(3) @x, align 4\n",
    ],
)
@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_lines_of_every_kind(profile: str, instrument: bool, lines: str) -> None:
    text = HEAD + FIRST + lines + FIRST.replace("%a", "%last") + "  ret void\n" + FLAG + "!2 = !{i32 1}\n"
    found = assert_alike(text, profile, instrument)
    assert found.count("define ") == 2
    llvm.verify_text(found)


DEBUG = (
    "!llvm.dbg.cu = !{!3}\n!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, emissionKind: FullDebug)\n"
    '!4 = !DIFile(filename: "a.cl", directory: "/")\n!5 = distinct !DISubprogram(name: "k", file: !4, unit: !3, type: !7, '
    "spFlags: DISPFlagDefinition)\n!6 = !DILocation(line: 3, scope: !5)\n!7 = !DISubroutineType(types: !8)\n!8 = !{null}\n"
    '!9 = !{i32 2, !"Debug Info Version", i32 3}\n'
)


@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_lines_with_and_without_locations(profile: str, instrument: bool) -> None:
    """Of both kinds, with tags behind, in functions with debug info and without, each kind learnt in the other."""
    here = "  store i32 1, ptr addrspace(3) @x, align 4\n"
    there, tagged = here.replace("\n", ", !dbg !6\n"), here.replace("\n", ", !dbg !6, !nontemporal !2\n")
    lines = "".join([here, there, here, there, tagged, there, tagged, tagged.replace("!6", "!10"), here])
    described = (
        HEAD.replace("@f(i32 %n) sanitize_address {", "@f(i32 %n) sanitize_address !dbg !5 {")
        + lines
        + "  ret void\n}\n"
    )
    undescribed = "define amdgpu_kernel void @g(i32 %n) sanitize_address {\n" + here * 3 + "  ret void\n"
    flags = FLAG.replace("!0}", "!0, !9}", 1) + DEBUG + "!2 = !{i32 1}\n!10 = !DILocation(line: 4, scope: !5)\n"
    found = assert_alike(described + undescribed + flags, profile, instrument)
    assert found.count("line: 4,") == 1 and found.count("!nontemporal") == (3 if profile == "full" else 0)
    llvm.verify_text(found)


FLAT = "ptr addrspacecast (ptr addrspace(3) @x to ptr)"


@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize(
    "lines",
    [
        f"  %p = getelementptr inbounds [64 x i32], {FLAT}, i64 0, i64 %m\n  store i32 1, ptr %p, align 4\n",
        f"  %b = load volatile i32, {FLAT}, align 4, !nontemporal !2\n  store i32 %b, {FLAT}, align 4\n",
        f"  store {FLAT}, ptr %q, align 8\n  %i = ptrtoint {FLAT} to i64\n  store i64 %i, ptr %q, align 8\n",
        # Casts, and what is no cast to flat.
        "  %l = getelementptr i8, ptr addrspace(3) @x, i32 %n\n  %p = addrspacecast ptr addrspace(3) %l to ptr\n"
        "  %r = addrspacecast ptr addrspace(3) @x to ptr\n  store ptr %p, ptr %q, align 8\n  store ptr %r, ptr %p, align 8\n"
        "  %s = addrspacecast ptr addrspace(3) %l to ptr\n  store ptr %s, ptr %q, align 8\n",
        "  %p = addrspacecast ptr addrspace(3) null to ptr\n  store i32 1, ptr %p, align 4\n"
        "  %s = addrspacecast ptr %q to ptr addrspace(3)\n  store i32 1, ptr addrspace(3) %s, align 4\n",
        # Another variable's, one that stays, and of the same line two.
        f"  store {FLAT.replace('@x', '@stays')}, ptr %q, align 8\n  store {FLAT}, ptr %q, align 8\n",
        f"  store {FLAT.replace('@x', '@y')}, {FLAT}, align 8\n  store {FLAT.replace('@x', '@y')}, ptr %q, align 8\n",
        # Parts of aggregates, of vectors and of other constants.
        f"  store {{ ptr, i32 }} {{ {FLAT}, i32 0 }}, ptr %q, align 8\n  store [1 x ptr] [{FLAT}], ptr %q, align 8\n",
        f"  store <2 x ptr> <{FLAT}, ptr null>, ptr %q, align 16\n",
        f"  %p = getelementptr i8, ptr getelementptr (i8, {FLAT}, i64 4), i64 %m\n  store i8 1, ptr %p, align 1\n",
        f"  store ptr %q, ptr getelementptr (i8, {FLAT}, i64 4), align 8\n",
        # Calls and phis, which have more to be looked at; blocks.
        f"  call void @llvm.memset.p0.i64({FLAT}, i8 0, i64 4, i1 false)\n",
        f"  %c = icmp eq ptr %q, null\n  br i1 %c, label %then, label %end\nthen:\n  store i32 2, {FLAT}, align 4\n"
        f"  store i32 3, {FLAT}, align 4\n  store i32 4, ptr addrspace(3) @x, align 4\n  store i32 5, {FLAT}, align 4\n"
        f"  br label %end\nend:\n  %v = phi ptr [ %q, %0 ], [ {FLAT[4:]}, %then ]\n  store i32 6, ptr %v, align 4\n",
    ],
)
@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_flat_addresses(profile: str, lines: str, instrument: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that has one is not parsed for it, and becomes the same."""
    start = "  %m = zext i32 %n to i64\n  %q = inttoptr i64 %m to ptr\n"
    stays = '@stays = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison\n@x = '
    text = llvm.canonical_text(
        HEAD.replace("@x = ", stays, 1) + start + lines + "  ret void\n" + FLAG + "!2 = !{i32 1}\n"
    )
    found = lowered(text, profile, instrument)
    monkeypatch.setattr(casts, "rewrite_in_text", lambda *words: False)
    monkeypatch.setattr(memory.BodyRewriter, "_expand_in_text", lambda *words: False)
    expected = lowered(text, profile, instrument)
    assert found[0] == expected[0] and len(found[1]) <= len(expected[1])
    assert (
        "addrspacecast ptr addrspace(1)" in found[0]
        or profile == "llvm"
        or "@stays" in found[0]
        or " null to" in found[0]
    )


def test_llvm_reads_further_flat_addresses_of_a_function_as_casts() -> None:
    lines = (
        f"  store i32 1, {FLAT}, align 4\n" * 3 + "  br label %end\nend:\n" + f"  store i32 1, {FLAT}, align 4\n" * 2
    )
    whole, brief = lowered(HEAD + lines + "  ret void\n" + FLAG, "full")
    assert (whole.count("addrspacecast ptr addrspace(1)"), brief.count("addrspacecast ptr addrspace(1)")) == (5, 1)
    assert brief.count("addrspacecast ptr addrspace(3)") == 4


def test_code_behind_an_access_without_a_location_has_none() -> None:
    kernel = (
        "define amdgpu_kernel void @k(i32 %n) sanitize_address !dbg !5 {\n  %m = add i32 %n, 1, !dbg !6\n"
        "  store i32 %m, ptr addrspace(3) @x, align 4\n  store i32 %m, ptr addrspace(3) @x, align 4\n  ret void\n"
    )
    teacher = kernel.replace("@k(", "@a(").replace(" !dbg !5", "").replace(", !dbg !6", "") + "}\n"
    text = HEAD[: HEAD.index("define ")] + teacher + kernel + FLAG.replace("!0}", "!0, !9}", 1) + DEBUG
    found = lowered(text, "llvm")
    assert found == line_by_line(text, "llvm")
    end = found[0].partition("@k(")[2].partition("CondFree:")[2].partition("\n}")[0]
    assert "free_impl" in end and "!dbg" not in end


def test_what_an_order_leaves_is_no_tail() -> None:
    kinds = PlainKinds()
    kinds.learn("  %b = load atomic i32, ptr addrspace(3) %p acquire, align 4", " acquire, align 4", 32, 4)
    assert not kinds.tails
    kinds.learn("  %b = load i32, ptr addrspace(3) %p, align 4, !tbaa !1", ", align 4", 32, 4)
    assert kinds.tails == {" align 4, !tbaa !1": (", align 4", 4)} and kinds.types == {"i32": 32}


def test_a_constant_with_parts_is_never_missed() -> None:
    found = 0
    for path in sorted(TESTDATA.rglob("*.ll")):
        if "amdgcn" not in (text := path.read_text()):
            continue
        module = read_module(llvm.canonical_text(text))
        for function in module.defined_functions:
            for line in (function.body or "").split("\n"):
                if "@" in line and not line.startswith("    #") and has_nested_mention(line, module.globals):
                    found += 1
                    assert may_nest(function.body or ""), (path, line)
    assert found > 50


@pytest.mark.parametrize(
    "operand",
    [
        "[1 x ptr addrspace(3)] [ptr addrspace(3) @x]",
        "{ ptr addrspace(3) } { ptr addrspace(3) @x }",
        "%s { ptr addrspace(3) @x }",
        "<1 x ptr addrspace(3)> <ptr addrspace(3) @x>",
        "i32 ptrtoint (ptr addrspace(3) @x to i32)",
        "<2 x ptr addrspace(3)> splat (ptr addrspace(3) @x)",
    ],
)
def test_constants_with_parts(operand: str) -> None:
    line = f"  store {operand}, ptr %p, align 8"
    assert has_nested_mention(line, {"x"}) and may_nest(line)
    assert may_nest('  call void @f() [ "use"(ptr addrspace(3) @x) ]')
    assert not may_nest(
        "  store i32 1, ptr addrspace(3) @x, align 4\n  call void @f([2 x i32] %v, ptr addrspace(3) @x)\n"
    )


def test_one_block_has_no_labels_behind_its_own() -> None:
    assert has_one_block("entry:\n  ret void\n") and has_one_block("  ret void\n")
    assert not has_one_block("  br label %a\n\na:\n  ret void\n")
    many = 0
    for text in texts():
        try:
            functions = read_module(llvm.canonical_text(text)).defined_functions
        except SwldsError:
            continue
        for function in functions:
            if has_one_block(function.body or ""):
                many += 1
                terminators = ("invoke ", "callbr ", "  switch ", " phi ", "  br ")
                assert not any(word in (function.body or "") for word in terminators)
                assert len(function.blocks) == 1
    assert many > 50
