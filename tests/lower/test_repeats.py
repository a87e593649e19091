"""Checks that bodies repeat are read once, and nothing that LLVM would reject gets through for it."""

from __future__ import annotations

import re

import pytest
from generators.lds_modules import Knobs, random_module
from mutants import mutate

import swlds
from swlds.errors import ParseError, SwldsError, VerifyError
from swlds.ir import llvm, parts
from swlds.ir.parts import Parts
from swlds.ir.repeats import Repeats

TEXT = llvm.canonical_text("""
target triple = "amdgcn-amd-amdhsa"
@x = addrspace(3) global [64 x i32] poison
@y = addrspace(3) global [64 x i64] poison
define void @f(i32 %n) sanitize_address {
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %n
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(3) @x, align 4
  %w = load i64, ptr addrspace(3) @y, align 8
  store i64 %w, ptr addrspace(3) @y, align 8
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i1 %c) sanitize_address {
  %v = load i32, ptr addrspace(3) @x, align 4
  br i1 %c, label %then, label %end
then:
  %w = load i32, ptr addrspace(3) @x, align 4
  br label %end
end:
  %u = phi i32 [ %v, %0 ], [ %w, %then ]
  store i32 %u, ptr addrspace(3) @x, align 4
  call void @f(i32 %u)
  ret void
}
""")


@pytest.fixture(autouse=True)
def parts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the text."""
    monkeypatch.setattr(parts, "_LEAST", 0)


def lowered(text: str = TEXT, profile: str = "full") -> tuple[str, tuple[str, ...]]:
    module = swlds.lower(swlds.parse(text), profile=profile)
    return str(module), module.templates


def part(text: str, templates: tuple[str, ...]) -> str:
    return Parts(text.encode(), (), 1, templates)[0].decode()


@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_checks_stand_once(profile: str) -> None:
    flag = '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n' if profile == "llvm" else ""
    text, templates = lowered(TEXT + flag, profile)
    short = part(text, templates)
    assert text.count("@llvm.amdgcn.unreachable()") == 8
    assert len(templates) == 4 and short.count("@llvm.amdgcn.unreachable()") == 5
    assert short.count("call i64 @swlds.once.") == 7
    assert llvm._bare_door()(text.encode()) and llvm._bare_door()(short.encode())


def test_blocks_stay_where_phis_name_them() -> None:
    text, templates = lowered()
    short = part(text, templates)
    kernel, function = short[short.index("@k(") :], short[short.index("@f(") : short.index("@k(")]
    assert "\n\n" not in function.partition("{")[2].partition("\n}")[0] and ".ok:" not in function
    assert ".ok:" in kernel.partition("\n}\n")[0]


CHECK = r"(  %(sw\.\d+) = ptrtoint ptr addrspace\(1\) (%\S+) to i64\n(?:.*\n)*?\2\.ok:\n)"


@pytest.mark.parametrize(
    "change",
    [
        r"  %\2.a = add i32 0, 0\n\1",
        r"\1  %\2.a = add i32 0, 0\n",
        r"\1  %\2.k = icmp eq i32 0, 0\n",
        r"\1  br label %\2.bad\n\n\2.bad:\n",
        r"\1  %sw.more = phi i32 [ 0, %\2.done ]\n",
        r"\1  %sw.more = phi i32 [ 0, %entry ]\n",
        r"\1\1",
        r"\1  %\2 = add i32 0, 0\n",
        r"  %sw.more = add i64 %\2, 0\n\1",
        r'\1  %"\2.a" = add i32 0, 0\n',
        r'\1  %"\2\\2Ea" = add i32 0, 0\n',
        r"\1  call void @swlds.once.0(ptr addrspace(1) \3)\n",
        r"\1  call i64 @swlds.once.0(ptr addrspace(1) \3)\n",
        r"\1  %sw.token = call token @llvm.experimental.convergence.entry() #0\n",
    ],
)
def test_what_is_rejected_whole_is_rejected_with_calls(change: str) -> None:
    text, templates = lowered()
    broken, count = re.subn(CHECK, change, text, count=1)
    assert count
    door = llvm._bare_door()
    assert not door(broken.encode())
    cut = Parts(broken.encode(), (), 1, templates)
    assert len(cut) and not door(cut[0])
    with pytest.raises((ParseError, VerifyError)):
        llvm.verify_text(broken, templates=templates)


def test_phis_that_name_the_block_in_front_of_a_check_are_rejected() -> None:
    text, templates = lowered()
    ways = r"\[ %v, %sw\.\d+\.ok \], \[ %w, %sw\.\d+\.ok \]"
    broken, count = re.subn(ways, "[ %v, %Join ], [ %w, %then ]", text)
    assert count == 1
    door = llvm._bare_door()
    assert not door(broken.encode()) and not door(Parts(broken.encode(), (), 1, templates)[0])


@pytest.mark.parametrize("change", [r"\1  %sw.more = add i64 %\2.b, 0\n", r"\1  br label %\2.done\n\nsw.more:\n"])
def test_who_names_the_inside_has_all_read(change: str) -> None:
    text, templates = lowered()
    changed = re.sub(CHECK, change, text, count=1)
    door = llvm._bare_door()
    assert door(changed.encode()) and not door(Parts(changed.encode(), (), 1, templates)[0])
    llvm.verify_text(changed, templates=templates)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ptr addrspace(1) {p} to i64", "ptr addrspace(1) %sw.none to i64"),
        ("ptr addrspace(1) {p} to i64", "ptr addrspace(1) {l}.c to i64"),
        ("ptr addrspace(1) {p} to i64", "ptr addrspace(1) %n to i64"),
        ("(i32 %n)", "(i32 %n, i32 {l}.a)"),
        ("(i32 %n)", "(i32 %n, i64 {l})"),
    ],
)
def test_what_a_check_is_of_is_read(old: str, new: str) -> None:
    text, templates = lowered()
    at = text.index("@f(")
    found = re.compile(CHECK).search(text, at)
    assert found
    names = {"l": f"%{found[2]}", "p": found[3]}
    assert old.format(**names) in text[at:]
    broken = text[:at] + text[at:].replace(old.format(**names), new.format(**names), 1)
    door = llvm._bare_door()
    assert not door(broken.encode()) and not door(Parts(broken.encode(), (), 1, templates)[0])


def test_a_phi_counts_the_ways_to_the_last_block() -> None:
    text, templates = lowered()
    found = re.compile(CHECK).search(text, text.index("@k("))
    assert found
    head = re.findall(r"^([\w.]+):", text[: found.start()], re.MULTILINE)[-1]
    broken = f"{text[: found.end()]}  %sw.more = phi i32 [ 0, %{head} ]\n{text[found.end() :]}"
    door = llvm._bare_door()
    assert not door(broken.encode()) and not door(Parts(broken.encode(), (), 1, templates)[0])


@pytest.mark.parametrize("word", [" personality ptr @f ", " "])
def test_bodies_in_which_calls_have_rules_stay(word: str) -> None:
    text, templates = lowered()
    text = re.sub(r"(define amdgpu_kernel [^\n]*) \{\n", rf"\1{word}{{\n", text)
    kernel = part(text, templates).partition("@k(")[2].partition("\n}\n")[0]
    assert ("call i64 @swlds.once." in kernel) is (word == " ")


def test_text_of_another_form_is_no_template() -> None:
    assert not Repeats(["  %$l = add i32 0, 0\n", "  ret void\n$l.ok:"], b"")
    text, templates = lowered()
    named = text.replace("@f(", "@swlds.once.f(")
    assert "@swlds.once..0(" in part(named, templates) and llvm._bare_door()(part(named, templates).encode())


@pytest.mark.parametrize("cores", [1, 2])
def test_the_result_is_read_with_calls(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "has_two_cores", lambda: cores == 2)
    seen: list[bytes] = []
    door = llvm._bare_door()
    monkeypatch.setattr(llvm, "_bare_door", lambda: lambda text: (seen.append(text), door(text))[1])
    text = TEXT.replace("\nattributes #", "\ndefine void @g() {\n  ret void\n}\n\nattributes #", 1)
    swlds.lower_text(text)
    swlds.lower(swlds.parse(text))
    assert len(seen) == 2 * cores and sum(text.count(b"= call i64 @swlds.once.") for text in seen) == 14


@pytest.mark.parametrize("seed", range(6))
def test_mutants_that_are_rejected_whole_are_rejected_with_calls(seed: int) -> None:
    source = llvm.canonical_text(random_module(seed, Knobs(debug=False)).text) if seed else TEXT
    try:
        text, templates = lowered(source)
    except SwldsError:
        text, templates = lowered(source, "llvm")
    door = llvm._bare_door()
    rejected = shortened = 0
    for number in range(80):
        raw = mutate(text, 1000 * seed + number).encode()
        cut = Parts(raw, (), 1, templates)
        if not len(cut) or cut[0] == raw:
            continue
        shortened += b"= call i64 @swlds.once." in cut[0]
        if not door(raw):
            rejected += 1
            assert not door(cut[0]), number
    assert (rejected > 10 and shortened > 10) or not templates, (rejected, shortened)
