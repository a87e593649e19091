"""A result's functions that are as LLVM has verified them are not read again, and nothing that it would reject gets through."""

from __future__ import annotations

import pytest
from generators.lds_modules import Knobs, random_module
from mutants import mutate

import swlds
from swlds.errors import ParseError, SwldsError, VerifyError
from swlds.ir import llvm, parts
from swlds.ir.printer import print_brief
from swlds.ir.reader import read_module
from swlds.ir.unchanged import find_unchanged

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


def unchanged(after: str) -> set[str]:
    return set(find_unchanged(read_module(TEXT), read_module(after)))


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
    assert "plain" not in find_unchanged(read_module(text), read_module(text))


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


@pytest.mark.parametrize("seed", range(4))
def test_what_is_rejected_whole_is_rejected_without_the_unchanged(seed: int) -> None:
    text = llvm.canonical_text(random_module(seed, Knobs(debug=False)).text) if seed else TEXT
    before, rejected = read_module(text), 0
    for number in range(60):
        mutant = mutate(text, 1000 * seed + number)
        try:
            after = read_module(mutant)
            known = find_unchanged(before, after)
            mutant = str(after)
        except (SwldsError, AssertionError, ValueError):  # no text that anybody printed
            continue
        try:
            llvm.canonical_text(mutant)
        except (ParseError, VerifyError) as error:
            rejected += 1
            with pytest.raises(type(error)):
                llvm.verify_text(mutant, brief=print_brief(after, known))
        except SwldsError:
            continue
    assert rejected > 5
