"""A result's functions that are as LLVM has verified them are not read again, and nothing that it would reject gets through."""

from __future__ import annotations

import re

import pytest
from generators.lds_modules import Knobs, random_module
from mutants import mutate
from paths import TESTDATA

import swlds
from swlds.errors import ParseError, SwldsError, VerifyError
from swlds.ir import llvm, parts, unneeded
from swlds.ir.model import Module
from swlds.ir.printer import print_brief
from swlds.ir.reader import read_module
from swlds.ir.unchanged import find_unchanged, is_same
from swlds.ir.unneeded import find_unneeded

TEXT = llvm.canonical_text("""
target triple = "amdgcn-amd-amdhsa"
%pair = type { i32, i32 }
@x = addrspace(3) global [64 x i32] poison
@y = addrspace(1) global i32 7
@z = alias i32, ptr addrspace(1) @y
define internal i32 @callee(i32 %n) #0 {
  %v = load i32, ptr addrspace(1) @y, !range !0
  ret i32 %v
}
define i32 @caller(ptr %p) #1 {
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q
  %w = call i32 @callee(i32 %v) #2
  ret i32 %w
}
define i32 @plain(i32 %n) {
  %v = load i32, ptr addrspace(1) @z
  %w = add i32 %n, %v
  ret i32 %w
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  store i32 1, ptr addrspace(3) @x
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { "amdgpu-no-heap-ptr" }
attributes #2 = { nofree }
!0 = !{i32 0, i32 9}
""")

#: Has profile llvm lower.
FLAG = '!llvm.module.flags = !{!1}\n!1 = !{i32 4, !"nosanitize_address", i32 1}\n'


@pytest.fixture(autouse=True)
def parts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the text."""
    monkeypatch.setattr(parts, "_LEAST", 0)


@pytest.fixture
def no_least(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever nothing needs is left out, however little it is."""
    monkeypatch.setattr(unneeded, "_LEAST", 0)
    monkeypatch.setattr(unneeded, "_WORTH", 0)


def unchanged(after: str) -> set[str]:
    return set(find_unchanged(read_module(TEXT), read_module(after)).bodies)


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("", "", {"callee", "caller", "plain", "k"}),
        ("add i32 %n, %v", "add i32 %v, %n", {"callee", "caller", "k"}),
        ("addrspace(1) global i32 7", "addrspace(4) global i32 7", {"caller", "plain", "k"}),
        ("alias i32", "alias i64", {"callee", "caller", "k"}),
        ("i32 @callee(i32 %n) #0", "i32 @callee(i64 %n) #0", {"plain", "k"}),
        ("define internal i32 @callee", "define i32 @callee", {"plain", "k"}),
        ("i32 @callee(i32 %n) #0", "i32 @callee(i32 %n) #1", {"callee", "caller", "plain", "k"}),
        ('{ "amdgpu-no-heap-ptr" }', "{ nounwind }", {"callee", "caller", "plain", "k"}),
        ("= { nofree }", "= { nosync }", {"callee", "plain", "k"}),
        ("type { i32, i32 }", "type { i32, i64 }", set()),
        ("!0 = !{i32 0, i32 9}", "!0 = !{i32 9, i32 0}", set()),
        ("target triple", "; target triple", set()),
        ("@x = addrspace(3) global [64 x i32] poison\n", "", {"callee", "caller", "plain"}),
    ],
)
def test_what_a_body_depends_on_makes_it_another(old: str, new: str, left: set[str]) -> None:
    assert old in TEXT
    assert unchanged(TEXT.replace(old, new, 1)) == left


@pytest.mark.parametrize("word", ["blockaddress(@k, %b)", "@llvm.experimental.convergence.entry()"])
def test_what_asks_for_other_bodies_is_read_again(word: str) -> None:
    text = TEXT.replace("  %w = add i32 %n, %v\n", f"  %w = add i32 %n, %v ; {word}\n")
    assert "plain" not in find_unchanged(read_module(text), read_module(text)).bodies


def test_bodies_that_are_known_are_left_out() -> None:
    text = print_brief(read_module(TEXT), {"callee", "plain"})
    assert "define internal i32 @callee(i32 %n) #0 {\n  unreachable\n}\n" in text
    assert text.count("unreachable") == 2 and "getelementptr %pair" in text and llvm._bare_door()(text.encode())
    broken = TEXT.replace("add i32 %n, %v", "add i64 %n, %v")
    module = read_module(broken)
    llvm.verify_text(broken, brief=print_brief(module, {"plain"}))  # nobody looks
    with pytest.raises(ParseError, match="but expected 'i64'"):
        llvm.verify_text(broken, brief=print_brief(module, {"caller"}))


@pytest.mark.parametrize("profile", ["llvm", "full"])
@pytest.mark.parametrize("cores", [1, 2])
def test_a_lowering_has_only_the_rest_verified(profile: str, cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "has_two_cores", lambda: cores == 2)
    seen: list[bytes] = []
    door = llvm._bare_door()
    monkeypatch.setattr(llvm, "_bare_door", lambda: lambda text: (seen.append(text), door(text))[1])
    swlds.lower_text(TEXT + FLAG, profile=profile)
    assert len(seen) == cores and {b"add i32 %n, %v" in text for text in seen} == {False}
    assert sum(text.count(b"{\n  unreachable\n}\n") for text in seen) == 3
    assert any(b"store i32 1, ptr addrspace(1) %" in text for text in seen)


#: With much that nothing names.
IDLE = llvm.canonical_text(
    TEXT
    + """
%inner = type { i32, %pair }
%outer = type { %inner, ptr addrspace(3) }
$group = comdat any
@a = addrspace(1) global %outer zeroinitializer, comdat($group), align 8
@b = addrspace(1) global [2 x ptr] [ptr @idle, ptr @plain]
@c = internal addrspace(1) constant ptr addrspacecast (ptr addrspace(1) @a to ptr), section "c #7 !8", !about !20
@d = addrspace(1) global i32 3
@e = addrspace(1) global ptr addrspacecast (ptr addrspace(3) @x to ptr)
@f = alias i32, ptr addrspace(1) @d
@llvm.compiler.used = appending addrspace(1) global [1 x ptr addrspace(1)] [ptr addrspace(1) @b], section "llvm.metadata"
declare !about !21 void @idle(ptr byval(%outer), i32) #4
declare void @other(ptr sret(%inner)) #5
define void @calls(ptr %p) #4 personality ptr @other {
  call void @idle(ptr byval(%outer) %p, i32 1) #5
  ret void
}
attributes #4 = { "idle"="#5 !20 @a" }
attributes #5 = { nounwind memory(read) }
!about = !{!20, !21, !22}
!20 = !{ptr addrspace(1) @d, !21}
!21 = distinct !{!21, !22, i32 7}
!22 = !{!"@a !20 #4"}
"""
)


def entities(text: str) -> set[str]:
    """Types and globals that a text defines or declares, with sigil."""
    return set(re.findall(r"^(?:(?:declare|define)[^@]*)?([@%][\w.]+)", text, re.MULTILINE))


def brief_of(before: Module, after: Module) -> str:
    known = find_unchanged(before, after)
    return print_brief(after, known.bodies, find_unneeded(before, after, known))


@pytest.mark.usefixtures("no_least")
def test_what_nothing_names_is_left_out() -> None:
    """Numbers of entities that follow one another are kept, as are names of LLVM's own and what they name."""
    changed = read_module(IDLE.replace("  store i32 1, ptr addrspace(3) @x", "  store i32 2, ptr addrspace(3) @x"))
    brief = brief_of(read_module(IDLE), changed)
    assert llvm._bare_door()(brief.encode())
    # @k is read again; the list names @b, that names functions; aliases are always read.
    words = "@x @y @z @b @d @f @llvm.compiler.used @k @idle @plain %pair %inner %outer"
    assert entities(brief) == set(words.split())
    assert "!about = " not in brief and "i32 0, i32 9" not in brief
    assert '"amdgpu-no-heap-ptr"' not in brief and '"idle"="#5 !20 @a"' in brief  # groups of @caller and of @idle
    for word in (r"%outer = type", r"declare .*@idle\(", r"@x = "):
        found = re.search(rf"^{word}.*\n", brief, re.MULTILINE)
        assert found is not None and not llvm._bare_door()(brief.replace(found[0], "").encode())


@pytest.mark.usefixtures("no_least")
@pytest.mark.parametrize(
    "new",
    [
        "@y = addrspace(1) global i32 7\ndeclare void @a()",
        "@y = addrspace(1) global i32 7\n@idle = alias i32, ptr addrspace(1) @y",
        '@y = addrspace(1) global i32 7\n@"a" = global i8 0',
        '@y = addrspace(1) global i32 7\n@"\\61" = global i8 0',
    ],
)
def test_two_of_one_name_are_rejected(new: str) -> None:
    old = "@y = addrspace(1) global i32 7"
    before = read_module(IDLE)
    after = read_module(IDLE.replace(old, new, 1))
    with pytest.raises(ParseError):
        llvm.verify_text(str(after), brief=brief_of(before, after))


@pytest.mark.usefixtures("no_least")
@pytest.mark.parametrize(
    ("old", "new", "read"),
    [
        ("#0 = { nofree }", "#0 = { nosync }", "@g"),
        ("#5 = { nounwind memory(read) }", "#5 = { nounwind }", "@other"),
        ("%inner = type { i32, %pair }", "%inner = type { i64, %pair }", ""),  # then nothing is known
        ("!2 = !{!", "!2 = !{!0, !", ""),
        ("@d = addrspace(1) global i32 3", "@d = addrspace(1) global i32 4", "@d"),
        ("@z = alias i32, ptr addrspace(1) @y", "@z = alias i32, ptr addrspace(1) @d", "@z @h"),
    ],
)
def test_what_names_something_that_changed_is_read(old: str, new: str, read: str) -> None:
    more = IDLE.replace(
        "@f = alias", "@g = addrspace(1) global i32 0 #5\n@h = addrspace(1) global ptr addrspace(1) @z\n@f = alias"
    )
    before = read_module(llvm.canonical_text(more))
    assert old in str(before)
    brief = brief_of(before, read_module(str(before).replace(old, new)))
    assert set(read.split()) <= entities(brief) if read else not brief or entities(brief) == entities(str(before))


@pytest.mark.usefixtures("no_least")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("@d = ", "@new = addrspace(1) global ptr @gone\n@d = "),
        ("%pair = type", "%new = type { %gone }\n%pair = type"),
        ("\ndeclare void @other", "\ndeclare void @new(ptr byval(%gone))\n\ndeclare void @other"),
        ("attributes #0 = ", "attributes #9 = { nonsense }\nattributes #0 = "),
        ('"amdgpu-no-heap-ptr"', "nonsense"),
        ("!3 = ", "!7 = !{!99}\n!3 = "),
        ("!about = !{", "!about = !{!99, "),
        ("!about = ", "!new = !{!99}\n!about = "),
        ("@lone = addrspace(1) global i32 0\n", ""),
    ],
)
def test_what_is_new_is_read(old: str, new: str) -> None:
    more = (
        IDLE.replace("!1, !2}", "!1, !2, !23}") + "!23 = !{ptr addrspace(1) @lone}\n@lone = addrspace(1) global i32 0\n"
    )
    before = read_module(llvm.canonical_text(more))
    brief = brief_of(before, before.clone())
    assert "@lone" not in brief and llvm._bare_door()(brief.encode())
    after = read_module(str(before).replace(old, new, 1))
    assert str(after) != str(before)
    assert not llvm._bare_door()((brief_of(before, after) or str(after)).encode())
    with pytest.raises(ParseError):
        llvm.verify_text(str(after), brief=brief_of(before, after))


def test_bodies_that_are_compared_with_others_are_all_read() -> None:
    before = read_module(
        llvm.canonical_text("""
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32 immarg)
define void @has(ptr %p) {
  %a = alloca i8, addrspace(5)
  %b = addrspacecast ptr addrspace(5) %a to ptr
  call void (...) @llvm.localescape(ptr addrspace(5) %a)
  ret void
}
define ptr @asks(ptr %frame) {
  %a = call ptr @llvm.localrecover(ptr @has, ptr %frame, i32 0)
  ret ptr %a
}
""")
    )
    after = read_module(str(before).replace("llvm.localescape(ptr addrspace(5) %a)", "llvm.localescape()"))
    with pytest.raises(VerifyError):
        llvm.verify_text(str(after), brief=brief_of(before, after))


@pytest.mark.usefixtures("no_least")
def test_addresses_of_blocks_are_read() -> None:
    text = (
        IDLE
        + """
@address = addrspace(1) global ptr blockaddress(@blocks, %next)
define void @blocks() {
  br label %next
next:
  ret void
}
"""
    )
    before = read_module(llvm.canonical_text(text))
    after = read_module(str(before).replace("%next\n", "%other\n").replace("\nnext:", "\nother:"))
    brief = brief_of(before, after)
    assert "@address" in brief
    with pytest.raises(ParseError):
        llvm.verify_text(str(after), brief=brief)


@pytest.mark.usefixtures("no_least")
@pytest.mark.parametrize("seed", range(-1, 7))
def test_what_is_rejected_whole_is_rejected_without_the_unchanged(seed: int) -> None:
    text = llvm.canonical_text(random_module(seed, Knobs(debug=seed > 3)).text) if seed > 0 else TEXT if seed else IDLE
    before, rejected = read_module(text), 0
    for number in range(60):
        mutant = mutate(text, 1000 * seed + number)
        try:
            after = read_module(mutant)
            brief = brief_of(before, after)
            mutant = str(after)
        except (SwldsError, AssertionError, ValueError):  # no text that anybody printed
            continue
        try:
            llvm.canonical_text(mutant)
        except (ParseError, VerifyError) as error:
            rejected += 1
            with pytest.raises(type(error)):
                llvm.verify_text(mutant, brief=brief)
        except SwldsError:
            continue
    assert rejected > 5


@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_what_is_the_same_text_is_not_read_again(profile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (TESTDATA / "demo/sums.ll").read_text()
    start = text.index("define ")
    lines = [line for line in text[:start].split("\n") if "addrspace(3)" not in line]
    frame = "\n".join([*lines, "define void @f() !dbg !N {\n  ret void\n}\n"])
    number = next(line.split(" ")[0] for line in text.split("\n") if "= distinct !DISubprogram(" in line)
    source = frame.replace("!N", number) + "\n".join(
        line for line in text.split("\n") if line.startswith(("attr", "!"))
    )
    seen: list[int] = []
    door = llvm._bare_door()
    monkeypatch.setattr(llvm, "_bare_door", lambda: lambda part: (seen.append(len(part)), door(part))[1])
    lowered = swlds.lower_text(source, profile=profile)
    assert "!DISubprogram(" in lowered and not seen
    swlds.lower_text(text, profile=profile)
    assert bool(seen) == (profile == "full")  # the other leaves it as it is, too


@pytest.mark.parametrize(
    "line, other",
    [
        ("@g = global i32 1", "@g = global i32 2"),
        ("@g = global i32 1", ""),
        ("ret void", "unreachable"),
        ("%t = type { i32 }", "%t = type { i32 }\n%u = type { i64 }"),
        ("declare void @h()", "declare void @h()\ndeclare void @i()"),
        ('attributes #0 = { "x" }', 'attributes #0 = { "y" }'),
        ("define void @f() #0", "define void @f()"),
        ("!list = !{!0}", "!list = !{!0, !0}"),
        ("!0 = !{i32 1}", "!0 = !{i32 2}"),
        ("!0 = !{i32 1}", "!0 = !{i32 1}\n!1 = !{}"),
        ('module asm "s_nop 0"', 'module asm "s_nop 1"'),
        ("@a = alias i32, ptr @g", "@a = alias i64, ptr @g"),
        ("@a = alias i32, ptr @g", "@a = alias i32, ptr @g\n@b = alias i32, ptr @g"),
    ],
)
def test_a_text_is_the_same_or_not(line: str, other: str) -> None:
    text = (
        'module asm "s_nop 0"\n%t = type { i32 }\n@g = global i32 1\n@a = alias i32, ptr @g\ndeclare void @h()\n'
        'define void @f() #0 {\n  ret void\n}\nattributes #0 = { "x" }\n!list = !{!0}\n!0 = !{i32 1}\n'
    )
    assert line in text
    before = read_module(text)
    for changed, is_equal in ((text, True), (text.replace(line, other), False)):
        after = read_module(changed)
        assert is_same(before, after, find_unchanged(before, after)) == is_equal
        assert is_same(after, before, find_unchanged(after, before)) == is_equal
