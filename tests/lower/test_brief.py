"""What bodies repeat is read once, and nothing that LLVM would reject gets through for it."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest
from generators.lds_modules import Knobs, random_module

import swlds
from swlds.errors import ParseError, SwldsError, VerifyError
from swlds.ir import llvm, parts
from swlds.ir.brief import Piece, join_lines, make_piece
from swlds.ir.model import Module
from swlds.ir.printer import print_brief
from swlds.passes.lower_lds import kernel_full, kernel_llvm, nonkernel

FLAG = '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n'
TEXT = llvm.canonical_text(
    """
target triple = "amdgcn-amd-amdhsa"
@x = addrspace(3) global [64 x i32] poison
@y = addrspace(3) global [64 x i64] poison
@d = external addrspace(3) global [0 x i32]
define void @f(i32 %n) sanitize_address {
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %n
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(3) @x, align 4
  %w = load i64, ptr addrspace(3) @y, align 8
  store i64 %w, ptr addrspace(3) @y, align 8
  store i32 %n, ptr addrspace(3) @d, align 4
  ret void
}
define void @h(i32 %n) sanitize_address {
  store i32 %n, ptr addrspace(3) @x, align 4
  store i32 %n, ptr addrspace(3) @y, align 4
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i1 %c) sanitize_address {
  %v = load i32, ptr addrspace(3) @x, align 4
  br i1 %c, label %then, label %end
then:
  %w = load i32, ptr addrspace(3) @x, align 4
  %z = load i32, ptr addrspace(3) @x, align 4
  %s = add i32 %w, %z
  br label %end
end:
  %u = phi i32 [ %v, %0 ], [ %s, %then ]
  store i32 %u, ptr addrspace(3) @x, align 4
  store i32 %u, ptr addrspace(3) @x, align 4
  call void @f(i32 %u)
  call void @h(i32 %u)
  ret void
}
"""
    + FLAG
)


def lowered(text: str = TEXT, profile: str = "full", instrument: bool = True) -> tuple[str, str]:
    """The result, and what LLVM reads in its place."""
    module = swlds.lower(swlds.parse(text), profile=profile, instrument=instrument, verify=False)
    return str(module), print_brief(module)


def accepts(text: str) -> bool:
    return llvm._bare_door()(text.encode())


def body_of(text: str, name: str) -> str:
    return (
        text.partition(f"@{name}(")[2].partition("\n}\n")[0]
        if f"define void @{name}(" in text
        else (text[text.index(f"define amdgpu_kernel void @{name}(") :].partition("\n}\n")[0])
    )


@pytest.mark.parametrize("profile", ["llvm", "full"])
@pytest.mark.parametrize("instrument", [True, False])
def test_what_is_repeated_stands_once(profile: str, instrument: bool) -> None:
    text, short = lowered(profile=profile, instrument=instrument)
    assert accepts(text) and accepts(short)
    checks = 12 if instrument else 0
    assert text.count("@llvm.amdgcn.unreachable()") == checks + (checks > 0)  # its declaration
    assert short.count("@llvm.amdgcn.unreachable()") == (5 if instrument else 0)
    assert short.count("call void @swlds.once.") == (3 if instrument else 0)  # one in each function that accesses LDS
    assert (text.count("@llvm.amdgcn.lds.kernel.id()"), short.count("@llvm.amdgcn.lds.kernel.id()")) == (3, 2)
    assert text.count("call void @__asan_poison_region(") > 2
    assert short.count("call void @__asan_poison_region(") == 1 + (profile == "full")  # and the dynamic part's


def test_further_accesses_of_a_function_are_read_as_the_input_has_them() -> None:
    short = lowered()[1]
    function = body_of(short, "f")
    assert re.search(
        r"  store i32 %v, ptr addrspace\(3\) %sw.v\d, align 4\n  %w = load i64, ptr addrspace\(3\) %sw.v", function
    )
    assert "  %v = load i32, ptr addrspace(1) %sw." in function  # the first is read in full
    assert re.search(r"then:\n  %w = load i32, ptr addrspace\(3\) %sw.v\d, align 4\n", body_of(short, "k"))


def test_blocks_stay_where_phis_name_them() -> None:
    short = lowered()[1]
    assert ".ok:" not in body_of(short, "f")
    kernel = body_of(short, "k")
    assert re.search(r"  %z = load i32, ptr addrspace\(3\) %sw.v\d, align 4\n  br label %(sw.\d+.ok)\n\1:\n", kernel)


KERNELS = llvm.canonical_text(
    """
target triple = "amdgcn-amd-amdhsa"
@x = addrspace(3) global [64 x i32] poison
@y = addrspace(3) global [64 x i64] poison, align 64
@d = external addrspace(3) global [0 x i32]
define amdgpu_kernel void @a(i32 %n) sanitize_address {
  store i32 %n, ptr addrspace(3) @x, align 4
  ret void
}
define amdgpu_kernel void @b(i32, i1) sanitize_address {
  store i32 %0, ptr addrspace(3) @x, align 4
  br i1 %1, label %loop, label %end
loop:
  %i = phi i32 [ 0, %2 ], [ %j, %loop ]
  %v = load i32, ptr addrspace(3) @x, align 4
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %v
  br i1 %c, label %end, label %loop
end:
  ret void
}
define amdgpu_kernel void @c() sanitize_address {
  store i64 1, ptr addrspace(3) @y, align 8
  ret void
}
define amdgpu_kernel void @e() sanitize_address {
  store i32 1, ptr addrspace(3) @d, align 4
  store i64 1, ptr addrspace(3) @y, align 8
  ret void
}
"""
    + FLAG
)


@pytest.mark.parametrize("instrument", [True, False])
@pytest.mark.parametrize(("profile", "kinds"), [("full", 2), ("llvm", 1)])
def test_kernels_begin_and_end_as_one_does(profile: str, kinds: int, instrument: bool) -> None:
    """In profile full what is aligned to more than the allocator gives is a kind of its own; dynamic LDS is read as it is."""
    text, short = lowered(KERNELS, profile, instrument)
    assert accepts(text) and accepts(short)
    for word in (
        "call i64 @__asan_malloc_impl(",
        "call void @__asan_free_impl(",
        "call i32 @llvm.amdgcn.workitem.id.x(",
    ):
        assert (text.count(word), short.count(word)) == (4, kinds + 1)
    for name in "abc":
        slot = f"@llvm.amdgcn.sw.lds.{name}, align 8"
        assert body_of(short, name).count(f"load ptr addrspace(1), ptr addrspace(3) {slot}") == 1


@pytest.mark.parametrize("profile", ["full", "llvm"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ptr addrspace(3) @llvm.amdgcn.sw.lds.b", "ptr addrspace(1) @llvm.amdgcn.sw.lds.b"),
        ("ptr addrspace(1) %sw.block", "ptr addrspace(1) %none"),
        ("%sw.block = load", "%sw.other = load"),
        ("LAST:", "Other:"),
    ],
)
def test_what_a_kernel_has_for_itself_is_read(
    profile: str, old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = kernel_full if profile == "full" else kernel_llvm
    old = old.replace("LAST", "Leave" if profile == "full" else "CondFree")

    def join(lines: Sequence[str], phis: int = 0) -> tuple[str, str | None]:
        is_b = any("@llvm.amdgcn.sw.lds.b," in line for line in lines)
        return join_lines([_edit(line, old, new) for line in lines] if is_b else lines, phis)

    monkeypatch.setattr(room, "join_lines", join)
    text, short = lowered(KERNELS, profile)
    assert not accepts(text) and not accepts(short)


@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_what_is_read_in_place_of_a_piece_has_its_debug_location(profile: str) -> None:
    made = swlds.lower(swlds.parse(random_module(9, Knobs(debug=True)).text), profile=profile, verify=False)
    locations = re.compile(r"!dbg !\d+")
    shortened = [f for f in made.functions.values() if f.for_llvm and "!dbg" in f.for_llvm]
    assert shortened and accepts(print_brief(made))
    for function in shortened:
        body, short = function.body or "", function.for_llvm or ""
        assert set(locations.findall(body)) == set(locations.findall(short)) and len(short) < len(body)


def test_what_calls_have_rules_in_is_read_whole() -> None:
    assert join_lines([make_piece("a" * 9, "b"), "token @llvm.experimental.convergence.entry()"])[1] is None
    module = swlds.lower(swlds.parse(TEXT), verify=False)
    function = module.functions["f"]
    function.replace_text(
        header=f"{function.header} personality ptr @h", body=function.body, for_llvm=function.for_llvm
    )
    assert body_of(print_brief(module), "f") == body_of(str(module), "f")


CALLS = (
    TEXT.replace("call void @h(i32 %u)", "call void @h(i32 %u) #9\n  fence acquire, !mmra !9")
    + """
attributes #9 = { nofree willreturn "amdgpu-no-heap-ptr" }
!9 = !{!"amdgpu-synchronize-as", !"local"}
"""
)


def test_what_a_call_says_of_itself_and_what_a_fence_orders_change_in_both() -> None:
    """They are the last that is changed in a body."""
    text, short = lowered(CALLS)
    assert accepts(text) and accepts(short) and len(body_of(short, "k")) < len(body_of(text, "k")) * 0.6
    assert "@h(i32 %u) #" in CALLS and "!mmra" in CALLS
    for each in (text, short):
        body = body_of(each, "k")
        assert "  call void @h(i32 %u)\n" in body
        assert re.search(r"  fence acquire, !swlds\.orders !\d+\n", body) and "!mmra" not in body


def test_another_text_has_no_brief_one() -> None:
    module = swlds.lower(swlds.parse(TEXT), verify=False)
    function = module.functions["f"]
    assert function.for_llvm and len(function.for_llvm) < len(function.body or "") / 3
    function.replace_text(body="  ret void\n")
    assert body_of(print_brief(module), "f") == body_of(str(module), "f")
    assert module.functions["h"].blocks and body_of(print_brief(module), "h") == body_of(str(module), "h")


def test_a_module_with_our_names_is_read_whole() -> None:
    text = TEXT.replace("@h(", "@swlds.once.0(")
    result, short = lowered(text)
    assert accepts(result) and not accepts(short)
    assert swlds.lower_text(text) == swlds.lower_text(text, verify=False)


def test_tables_and_structs_are_read_by_what_asks_most() -> None:
    text, short = lowered(profile="llvm")
    line = re.compile(r"^@llvm.amdgcn.sw.lds.offset.table = .*", re.MULTILINE)
    (table,), (read,) = line.findall(text), line.findall(short)
    fields = [int(number) for number in re.findall(r"i32 0, i32 (\d+), i32 0\)", table)]
    assert len(fields) > 1 and re.findall(r"i32 0, i32 (\d+), i32 0\)", read) == [str(max(fields))]
    assert re.search(r"@llvm.amdgcn.sw.lds.k.md = .* zeroinitializer, no_sanitize_address", short)
    broken = short.replace(f"i32 0, i32 {max(fields)}, i32 0), no", f"i32 0, i32 {max(fields) + 1}, i32 0), no")
    assert len(broken) == len(short) or accepts(short)
    assert not accepts(read and short.replace(f"i32 {max(fields)}, i32 0)]", "i32 99, i32 0)]"))


@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_prologues_without_variables_are_read_once_too(profile: str) -> None:
    text = """
target triple = "amdgcn-amd-amdhsa"
@x = addrspace(3) global i32 poison
define void @f(ptr addrspace(3) %p) sanitize_address {
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}
define amdgpu_kernel void @k() sanitize_address {
  call void @f(ptr addrspace(3) @x)
  ret void
}
"""
    result, short = lowered(text + FLAG, profile)
    assert "offset.table" not in result and accepts(result) and accepts(short)
    for each in (result, short):
        assert "declare i32 @llvm.amdgcn.lds.kernel.id()" in each
        assert each.count("call i32 @llvm.amdgcn.lds.kernel.id()") == 1


@pytest.mark.parametrize("cores", [1, 2])
def test_the_result_is_read_so(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_LEAST", 0)
    monkeypatch.setattr(llvm, "has_two_cores", lambda: cores == 2)
    seen: list[bytes] = []
    door = llvm._bare_door()

    def ask(text: bytes) -> bool:
        seen.append(text)
        return door(text)

    monkeypatch.setattr(llvm, "_bare_door", lambda: ask)
    swlds.lower_text(TEXT)
    swlds.lower(swlds.parse(TEXT))
    assert len(seen) == 2 * cores and sum(text.count(b"  call void @swlds.once.") for text in seen) == 6


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%p to i32", "%none to i32"),
        ("addrspace(3) %sw.v1", "addrspace(3) %none"),
        ("%p = getelementptr i32, ptr addrspace(3) ", "%q = getelementptr i32, ptr addrspace(3) "),
        ("store i32 %v", "store i32 %none"),
        ("store i64 %w", "store i64 %v"),
        ("%w = load i64", "%v = load i64"),
        ("%w = load i64", "%sw.block = load i64"),
    ],
)
def test_what_a_piece_names_and_defines_is_read(old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def join(lines: Sequence[str], phis: int = 0) -> tuple[str, str | None]:
        return join_lines([_edit(line, old, new) for line in lines], phis)

    monkeypatch.setattr(nonkernel, "join_lines", join)
    text, short = lowered()
    assert not accepts(text) and not accepts(short)
    with pytest.raises((ParseError, VerifyError)):
        llvm.verify_text(text, brief=short)


def _edit(line: str, old: str, new: str) -> str:
    if type(line) is Piece:
        return make_piece(line.replace(old, new), line.brief.replace(old, new), line.label)
    return line.replace(old, new)


_NAME = re.compile(r"[%@!][-\w.]+")


def mutate_lines(lines: list[str], dice: random.Random) -> list[str]:
    """A line that is no piece is taken out, doubled, moved or gets a word of another; a piece is taken out, or names others."""
    lines = list(lines)
    for _ in range(dice.randint(1, 2)):
        at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        line, way = lines[at], dice.randrange(4)
        names = sorted({name for each in lines for name in _NAME.findall(each.brief if type(each) is Piece else each)})
        if way == 0:
            del lines[at]
        elif type(line) is Piece:
            used = [name for name in _NAME.findall(line.brief) if "swlds" not in name and "asan" not in name]
            if used and names:
                word = re.compile(re.escape(dice.choice(used)) + r"(?![-\w.])")
                new = dice.choice(names)
                lines[at] = make_piece(word.sub(new, line), word.sub(new, line.brief), line.label)
        elif way == 1 and type(lines[other]) is not Piece:
            lines.insert(at, lines[other])
        elif way == 2 and type(lines[other]) is not Piece:
            lines[at], lines[other] = lines[other], line
        else:
            donor = lines[other]  # names of a piece's inside are nobody else's
            words, donors = line.split(" "), (donor.brief if type(donor) is Piece else donor).split(" ")
            words[dice.randrange(len(words))] = dice.choice(donors)
            lines[at] = " ".join(words)
        lines = lines or [""]
    return lines


def count_mutants(source: str, seeds: range, profile: str, instrument: bool) -> tuple[int, int]:
    """Mutants of what is written for one function each: how many there were, and how many LLVM rejects. It rejects no fewer of
    what it reads in their place."""
    module = swlds.parse(source)
    tried = rejected = 0
    for seed in seeds:
        dice = random.Random(seed)
        chosen, count = dice.randrange(6), [0]

        def join(
            lines: Sequence[str],
            phis: int = 0,
            dice: random.Random = dice,
            chosen: int = chosen,
            count: list[int] = count,
        ) -> tuple[str, str | None]:
            count[0] += 1
            return join_lines(mutate_lines(list(lines), dice) if count[0] % 6 == chosen else lines, phis)

        with pytest.MonkeyPatch.context() as patch:
            for room in (nonkernel, kernel_full, kernel_llvm):
                patch.setattr(room, "join_lines", join)
            try:
                made: Module = swlds.lower(module, profile=profile, instrument=instrument, verify=False)
            except (SwldsError, AssertionError):
                continue
        short = print_brief(made)
        if not short:
            continue
        tried += 1
        if not accepts(str(made)):
            rejected += 1
            assert not accepts(short), seed
    return tried, rejected


@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_mutants_that_are_rejected_whole_are_rejected_so(seed: int, debug: bool) -> None:
    source = llvm.canonical_text(random_module(seed, Knobs(debug=debug)).text) if seed else TEXT
    profile, instrument = ("llvm", "full")[seed % 2], seed % 3 > 0
    tried, rejected = count_mutants(source, range(1000 * seed, 1000 * seed + 60), profile, instrument)
    if tried:
        assert rejected > 5, (tried, rejected)
