"""With two cores as with one: lowering begun while LLVM reads the input, and a result that LLVM verifies in parts."""

from __future__ import annotations

import os
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from generators.lds_modules import Knobs, random_module
from mutants import mutate
from paths import TESTDATA

import swlds
from swlds import api
from swlds.errors import InputError, ParseError, SwldsError, VerifyError
from swlds.ir import llvm, parts, spelling
from swlds.ir.parts import Parts
from swlds.ir.spelling import Checkpoint
from swlds.passes.lower_lds import PHASES

DEMO = TESTDATA / "demo" / "sums.ll"
#: Without debug info, whose modules are verified whole.
FILES = [p for p in sorted(TESTDATA.rglob("*.ll")) if p.stat().st_size < 60_000 and "!DI" not in (text := p.read_text())
         and 'triple = "amdgcn' in text and "addrspace(3)" in text]  # fmt: skip


@pytest.fixture(autouse=True)
def two_cores_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the text, and whatever machine this is."""
    monkeypatch.setattr(llvm, "has_two_cores", lambda: True)
    monkeypatch.setattr(spelling, "_LEAST", 0)
    monkeypatch.setattr(parts, "_LEAST", 0)


def lower_with(cores: int, text: str, **options: object) -> str:
    """The result, or the error with its kind and place."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(llvm, "has_two_cores", lambda: cores == 2)
        try:
            return swlds.lower_text(text, name="a.ll", **options)
        except SwldsError as error:
            return f"{type(error).__name__}: {error}"


def canonical(path: Path) -> str:
    return llvm.canonical_text(path.read_bytes(), str(path))


def plain_texts() -> Iterator[str]:
    for seed in range(6):
        yield llvm.canonical_text(random_module(seed, Knobs(debug=False)).text)
    for path in FILES[::12]:
        yield canonical(path)


def test_canonical_text_is_lowered_once_and_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[bool] = []
    read = api._read
    monkeypatch.setattr(api, "_read", lambda *words: calls.append(words[2] is None) or read(*words))
    for profile in ("llvm", "full"):
        calls.clear()
        text = canonical(DEMO)
        assert lower_with(2, text, profile=profile) == lower_with(1, text, profile=profile)
        assert calls == [True, False]  # ahead with two cores, as ever with one


@pytest.mark.parametrize("profile", ["llvm", "full"])
def test_lowers_to_the_same_or_fails_alike(profile: str) -> None:
    for path in FILES[::3]:
        text = canonical(path)
        assert lower_with(2, text, profile=profile) == lower_with(1, text, profile=profile), path


def test_other_spellings_and_broken_text_come_to_the_same() -> None:
    kinds: set[str] = set()
    for index, text in enumerate(plain_texts()):
        for seed in range(15):
            mutant = mutate(text, 100 * index + seed)
            found = lower_with(2, mutant)
            kinds.add(found.split(":", 1)[0] if found.split("\n", 1)[0].endswith(")") else found[:5])
            assert found == lower_with(1, mutant), (index, seed)
    assert len(kinds) > 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  ret void", "  ret  void"),
        ("; Function Attrs:", "; Attributes:"),
        ("\n\n", "\n"),
        (" = ", "  = "),
    ],
)
def test_what_was_begun_for_nothing_leaves_no_trace(old: str, new: str) -> None:
    text = canonical(DEMO)
    assert old in text
    text = text.replace(old, new, 1)
    assert lower_with(2, text) == lower_with(1, text)


def test_errors_are_those_of_the_users_lines() -> None:
    text = canonical(DEMO)
    with pytest.raises(ParseError, match=r"a\.ll:\d+:\d+: expected") as parse_error:
        swlds.lower_text(text.replace("  ret void", "  ret voit", 1), name="a.ll")
    assert parse_error.value.location.startswith("a.ll:")
    with pytest.raises(InputError, match="is not UTF-8 text"):
        swlds.lower(text.encode() + b"; \xff\n")
    refused = text.replace("  ret void", '  call void asm sideeffect "ds_write_b32 v0, v1", ""()\n  ret void', 1)
    assert lower_with(2, refused) == lower_with(1, refused)
    assert re.match(r"UnsupportedError: a\.ll:\d+:1: ", lower_with(2, refused))


def test_work_for_nothing_ends_at_its_checkpoint() -> None:
    begun = threading.Event()

    def work(text: str, check: Checkpoint | None) -> str:
        while check is not None:
            begun.set()
            time.sleep(0.001)
            check()
        return text

    text = canonical(DEMO).replace("  ret void", "  ret  void", 1)
    threads = threading.active_count()
    assert spelling.with_canonical_text(text, "a.ll", work) == llvm.canonical_text(text)
    assert begun.wait(10)
    assert threading.active_count() == threads


def test_lowering_asks_its_checkpoint_in_every_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(spelling._Ahead, "_check", lambda ahead: asked.append(1))
    swlds.lower_text(canonical(DEMO))
    assert len(asked) == len(PHASES)


def test_one_core_and_text_of_others_start_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    text = canonical(DEMO).encode()
    assert spelling.may_be_canonical(text)
    assert not spelling.may_be_canonical(text.split(b"\n", 1)[1])
    assert not spelling.may_be_canonical(text.replace(b"\n", b"\r\n"))
    monkeypatch.setattr(llvm, "has_two_cores", lambda: False)
    assert spelling._begin(text, lambda text, check: text) is None


def test_a_system_without_more_threads_lowers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    text = canonical(DEMO)
    expected = lower_with(1, text)

    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert lower_with(2, text) == expected


@pytest.mark.parametrize("many", [1 << 30, 0])
def test_parts_are_accepted_only_where_the_whole_is(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_MANY", many)
    monkeypatch.setattr(parts, "_LONG", 0)
    accepts = llvm._bare_door()
    counts = {True: 0, False: 0}
    for index, text in enumerate(plain_texts()):
        lowered = lower_with(1, text, profile="llvm" if index % 2 else "full")
        cut = Parts(lowered.encode())
        if len(cut) < 2 or "blockaddress" in lowered:
            continue
        assert llvm._accepts_all(cut), index
        for seed in range(40):
            mutant = mutate(lowered, 1000 * index + seed).encode()
            if Parts(mutant):
                answer = accepts(mutant)
                counts[answer] += 1
                assert answer or not llvm._accepts_all(Parts(mutant)), (index, seed)
    assert min(counts.values()) > 20


@pytest.mark.parametrize("globals_, count", [(10, 4), (4000, 2)])
def test_parts_that_have_much_alike_are_fewer(globals_: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_MANY", 0)
    variables = "".join(f"@g{i} = internal global i32 {i}\n" for i in range(globals_))
    functions = "".join(f"define void @f{i}() {{\n  fence seq_cst\n  ret void\n}}\n\n" for i in range(6000))
    assert len(Parts(f'target triple = "amdgcn-amd-amdhsa"\n\n{variables}\n{functions}'.encode())) == count


def test_parts_have_every_body_once_and_declare_the_others() -> None:
    text = (
        b'target triple = "amdgcn-amd-amdhsa"\n\n@g = global i32 0\n\n'
        b"define internal i32 @a(i32 %x) #0 !m !0 {\n" + b"  fence seq_cst\n" * 20 + b"  ret i32 %x\n}\n\n"
        b"declare void @d()\n\n"
        b'define weak_odr hidden void @"b {"() {\n  %v = call i32 @a(i32 1)\n  ret void\n}\n\n'
        b"define void @c() !m !0 {\n  ret void\n}\n\n"
        b"attributes #0 = { nounwind }\n\n!0 = !{}\n"
    )
    first, second = (Parts(text)[index].decode() for index in range(2))
    assert "define internal i32 @a" in first and 'declare hidden void @"b {"()\n' in first
    assert "declare i32 @a(i32 %x) #0\n" in second and "define void @c" in second
    assert all(part.count("declare void @d()") == 1 and "!0 = !{}" in part for part in (first, second))
    assert all(llvm._bare_door()(part.encode()) for part in (first, second))


FRAME = b"""\
target triple = "amdgcn-amd-amdhsa"

@long = internal unnamed_addr addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@"@a = internal global" = private global { ptr, ptr } { ptr @f, ptr @g }
@own = internal thread_local global i32 0
@seen = addrspace(1) constant [2 x i32] [i32 1, i32 2]

define void @f() {
  %v = load i32, ptr addrspace(4) @long, align 4
FENCES
  ret void
}

define ptr @g() {
  ret ptr @"@a = internal global"
}

define void @last() {
  ret void
}
""".replace(b"FENCES", b"  fence seq_cst\n" * 20)


def test_one_part_has_all_initializers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b"external" not in parts._without_initializers(FRAME)
    monkeypatch.setattr(parts, "_LONG", 0)
    first, last = (Parts(FRAME)[index] for index in range(2))
    frame = FRAME[: FRAME.index(b"\ndefine ")]
    assert last.startswith(frame) and b"define void @f" in first and b"define ptr @g" in last
    assert b"@long = external addrspace(4) global i8\n" in first
    assert b'@"@a = internal global" = external global i8\n' in first
    assert b"\n@own = internal thread_local global i32 0\n" in first and b"\n@seen = addrspace(1) constant [2" in first
    accepts = llvm._bare_door()
    assert all(accepts(part) for part in (FRAME, first, last))
    for old, new in ((b"i32 4]", b"i64 4]"), (b"(4) @long", b"(1) @long"), (b"ptr @g }", b"ptr @h }")):
        broken = FRAME.replace(old, new)
        assert broken != FRAME and not accepts(broken) and not llvm._accepts_all(Parts(broken))


@pytest.mark.parametrize("what", [b"alias i32, ptr @x", b"ifunc void (), ptr @f"])
def test_aliases_want_definitions(what: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_LONG", 0)
    frame = b"@x = internal global i32 0\n@y = " + what + b"\n"
    assert parts._without_initializers(frame) == frame


def test_a_rejected_result_is_told_as_the_whole_tells_it() -> None:
    lowered = lower_with(1, canonical(DEMO))
    broken = re.sub(r"\n  ret void", "\n  ret i32 0", lowered, count=1)
    messages = []
    for cores in (1, 2):
        with pytest.MonkeyPatch.context() as patch, pytest.raises((VerifyError, ParseError)) as error:
            patch.setattr(llvm, "has_two_cores", lambda cores=cores: cores == 2)
            llvm.verify_text(broken, "out.ll")
        messages.append(str(error.value))
    assert messages[0] == messages[1]


def test_deep_nesting_overruns_no_stack_of_a_thread() -> None:
    depth = llvm.MAX_NESTING - 10
    nested = f"@g = global {'[1 x ' * depth}i8{']' * depth} zeroinitializer\n"
    text = f'target datalayout = "{llvm.DATALAYOUT}"\ntarget triple = "{llvm.TRIPLE}"\n{nested}'
    text += "".join(f"\ndefine void @f{index}() {{\n  ret void\n}}\n" for index in range(4))
    assert len(Parts(text.encode())) == 2
    llvm.verify_text(text)


def test_what_functions_with_debug_info_ask_of_others_is_verified_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two may not share a subprogram, and a call from one to another wants a location."""
    monkeypatch.setattr(parts, "_LEAST", 0)
    text = swlds.lower_text(random_module(5, Knobs(debug=True)).text, profile="llvm")
    headers = re.findall(r"^define .* !dbg (!\d+)", text, re.MULTILINE)
    assert len(headers) > 1 and len(Parts(text.encode())) == 2 and llvm._accepts_all(Parts(text.encode()))
    shared = text.replace(f"!dbg {headers[-1]} {{", f"!dbg {headers[0]} {{").encode()
    assert not llvm._bare_door()(shared) and not llvm._accepts_all(Parts(shared))
    call = re.compile(r"^(  (?:%\S+ = )?call [^\n]*@f\d+\([^\n]*), !dbg !\d+$", re.MULTILINE)
    bare = [text[: m.start()] + m[1] + text[m.end() :] for m in call.finditer(text)]
    refused = [each for each in bare if not llvm._bare_door()(each.encode())]
    assert refused and not any(llvm._accepts_all(Parts(each.encode())) for each in refused)


def test_what_is_large_is_given_back_in_a_thread_which_a_fork_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "_LONG", 0)
    text, bare = canonical(DEMO), llvm._bare()
    held = threading.Event()
    drop = bare._drop

    def drop_late(*args: object, is_long: bool) -> None:
        held.wait()
        drop(*args, is_long=is_long)

    monkeypatch.setattr(bare, "_drop", drop_late)
    assert bare.print(text.encode()) == text.replace(str(DEMO), "<string>")
    assert bare._leaving is not None and bare._leaving.is_alive()
    threading.Timer(0.05, held.set).start()
    child = os.fork()
    if not child:
        os._exit(bare._leaving is not None)
    assert os.waitpid(child, 0)[1] == 0 and bare._leaving is None


def test_what_is_most_of_the_memory_goes_back_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "_LONG", 0)
    trimmed: list[bool] = []
    monkeypatch.setattr(llvm, "trim_heap", lambda: trimmed.append(True))
    text, bare = canonical(DEMO), llvm._bare()
    for bound, expected in ((len(text), []), (len(text) - 1, [True])):
        monkeypatch.setattr(llvm, "_SPACIOUS", bound)
        assert bare.print(text.encode()) is not None
        bare.wait()
        assert trimmed == expected


@pytest.mark.parametrize("size", [1, 3, 10, 1 << 20])
def test_texts_are_the_same_but_for_their_first_lines(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spelling, "_PIECE", size)
    assert spelling._is_same("; one\nabc\ndef\n", "; another\nabc\ndef\n")
    for other in ("abc\ndeg\n", "abd\ndef\n", "abc\ndef", "abc\ndef\n\n", ""):
        assert not spelling._is_same("; one\nabc\ndef\n", f"; another\n{other}")
