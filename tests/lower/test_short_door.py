"""Text that LLVM prints by the door that keeps the interpreter is what it prints by the long way, and fails alike."""

from __future__ import annotations

import locale
import random
import threading

import pytest
from generators.lds_modules import Knobs, random_module
from mutants import mutate
from paths import TESTDATA

from swlds.errors import SwldsError
from swlds.ir import llvm, raw_names, spelling
from swlds.ir.spelling import Checkpoint

HEAD = f'target datalayout = "{llvm.DATALAYOUT}"\ntarget triple = "{llvm.TRIPLE}"\n'
BODY = "define float @f(float %x) {\n  %v = fadd float %x, VALUE\n  ret float %v\n}\n"
CALL = """\
define void @f(ptr addrspace(1) %p) {
  call void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1) %p, ptr addrspace(3) null, i32 4, i32 0, i32 0)
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %p, i16 0, i32 -2, i32 7)
  ret void
}
declare void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1), i16, i32, i32)
"""
TEXTS = {
    "plain": HEAD + BODY.replace("VALUE", "1.0"),
    "literal of its type": HEAD + BODY.replace("VALUE", "f0x3F800000"),
    "literal in words": HEAD + BODY.replace("VALUE", "+inf"),
    "decimal that is not exact": HEAD + BODY.replace("VALUE", "0.1"),
    "denormal mode": HEAD + BODY.replace(") {", ") denormal_fpenv(float: preservesign) {").replace("VALUE", "1.0"),
    "newer intrinsic": HEAD + CALL,
    "newer triple": HEAD.replace("amdgcn", "amdgpu9.42") + BODY.replace("VALUE", "1.0"),
    "two triples": HEAD + 'target triple = "x86_64-unknown-linux-gnu"\n' + BODY.replace("VALUE", "1.0"),
    "two triples, newer last": HEAD + 'target triple = "amdgpu9.42-amd-amdhsa"\n' + BODY.replace("VALUE", "1.0"),
    "triple with a quote": HEAD.replace("amdhsa", r"am\22dhsa") + BODY.replace("VALUE", "1.0"),
    "triple with a NUL": HEAD.replace("amdhsa", r"amdhsa\00x") + BODY.replace("VALUE", "1.0"),
    "no layout": f'; target datalayout\ntarget triple = "{llvm.TRIPLE}"\n' + BODY.replace("VALUE", "1.0"),
    "empty layout": f'target datalayout = ""\ntarget triple = "{llvm.TRIPLE}"\n' + BODY.replace("VALUE", "1.0"),
    "no target": BODY.replace("VALUE", "1.0"),
    "no target, a slot": "define void @f() {\n  %s = alloca i32\n  store i32 1, ptr %s\n  ret void\n}\n",
    "no target, another dialect": BODY.replace("VALUE", "f0x3F800000"),
    "no target, rejected": BODY,
    "no target, spaces": '  target  triple = "x86_64-unknown-linux-gnu"\n' + BODY.replace("VALUE", "1.0"),
    "no layout, another triple": 'target triple = "x86_64-unknown-linux-gnu"\n' + BODY.replace("VALUE", "1.0"),
    "no target, a comment": "; nothing\n",
    "nothing but space": " \n\t\n",
    "raw name": HEAD + 'define void @f() "a\\22b" {\n  ret void\n}\n',
    "raw name behind a comment": HEAD + 'define void @f() ; "\n "a\n" {\n  ret void\n}\n',
    "rejected by the parser": HEAD + BODY,
    "rejected by the verifier": HEAD + "define i32 @f() {\n  ret i32 %v\n\na:\n  %v = add i32 1, 1\n  ret i32 1\n}\n",
    "wrong types": HEAD + "declare i32 @llvm.ctlz.i64(i64, i1)\n",
    "deep": HEAD + "@g = global " + "[1 x " * 3000 + "i8" + "]" * 3000 + " zeroinitializer\n",
    "long": HEAD + f"@g = global i32 {'1' * 5000}\n",
    "NUL": HEAD + "\0",
    "empty": "",
}


def read(text: str | bytes, *, by_short_door: bool) -> str:
    with pytest.MonkeyPatch.context() as patch:
        if not by_short_door:
            patch.setattr(llvm, "_print_plain", lambda *words: None)
        try:
            return llvm.canonical_text(text, "a.ll")
        except SwldsError as error:
            return f"{type(error).__name__}: {error} {error.location} {error.hint}"


@pytest.mark.parametrize("name", TEXTS)
def test_every_way_out(name: str) -> None:
    assert read(TEXTS[name], by_short_door=True) == read(TEXTS[name], by_short_door=False)


def test_what_may_be_misread_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "_bare", lambda: pytest.fail("LLVM may end the process"))
    assert "buffer.rsrc.p8.p1(" in llvm.canonical_text(TEXTS["newer intrinsic"])


def test_bytes_that_are_no_text() -> None:
    raw = TEXTS["plain"].encode() + b"; \xff\n"
    assert read(raw, by_short_door=True) == read(raw, by_short_door=False)
    assert read(raw, by_short_door=True).startswith("InputError")


def test_modules_and_mutants() -> None:
    texts = [random_module(seed, Knobs(debug=seed % 2 == 0)).text for seed in range(16)]
    files = [path.read_text() for path in sorted(TESTDATA.rglob("*.ll"))[::7] if path.stat().st_size < 60_000]
    texts += [text for text in files if llvm.TRIPLE in text]
    printed = 0
    for index, text in enumerate(texts):
        for seed in range(4):
            mutant = mutate(llvm.canonical_text(text), 10 * index + seed) if seed else text
            found = read(mutant, by_short_door=True)
            assert found == read(mutant, by_short_door=False), (index, seed)
            printed += found.startswith("; ModuleID") and llvm._print_plain(mutant.encode(), "a.ll") is not None
    assert printed > 40


def test_strings_that_are_soon_seen_to_be_plain_are() -> None:
    dice = random.Random(1)
    pieces = ['"', "; ", "\n", "\\", "a", '"b"', '"\\22"', "/*", "*/", '@"x"', '!"s"', "\t", '"" ', "é"]
    seen = {True: 0, False: 0}
    for _ in range(20_000):
        text = "".join(dice.choices(pieces, k=dice.randint(1, 9))).encode()
        plain = raw_names._has_only_plain_strings(text)
        seen[plain] += 1
        if plain:
            assert all(found.lastindex is None for found in raw_names._STRINGS.finditer(text)), text
    assert min(seen.values()) > 1000


def test_what_is_offered_is_done_once_by_whoever_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "has_two_cores", lambda: True)
    monkeypatch.setattr(spelling, "_LEAST", 0)
    text = llvm.canonical_text(TEXTS["plain"])
    done: list[tuple[int, str]] = []
    helped = threading.Event()

    def work(text: str, check: Checkpoint | None) -> str:
        assert check is not None
        left = list(range(4))

        def share() -> bool:
            if not left:
                return False
            done.append((left.pop(), threading.current_thread().name))
            if threading.current_thread() is threading.main_thread():
                helped.set()
            return True

        check.offer(share)
        assert helped.wait(20)  # the other thread does not wait until this one has ended
        return "made"

    assert spelling.with_canonical_text(text, "a.ll", work) == "made"
    assert sorted(index for index, _ in done) == [0, 1, 2, 3]


def test_what_is_offered_and_then_fails_is_done_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "has_two_cores", lambda: True)
    monkeypatch.setattr(spelling, "_LEAST", 0)
    text = llvm.canonical_text(TEXTS["plain"])

    def work(text: str, check: Checkpoint | None) -> str:
        if check is not None:
            check.offer(lambda: False)
            raise ValueError
        return "alone"

    assert spelling.with_canonical_text(text, "a.ll", work) == "alone"


def test_the_locale_stays() -> None:
    """llvmlite sets it while it prints; of threads that print at once none leaves it changed."""
    before = locale.nl_langinfo(locale.CODESET)
    old = locale.setlocale(locale.LC_ALL)
    locale.setlocale(locale.LC_ALL, "C.UTF-8")
    try:
        body = "".join(f"  %v{k} = add i32 {k}, 1\n" for k in range(2000))
        text = (
            'target datalayout = "e"\ntarget triple = "amdgcn-amd-amdhsa"\ndefine void @f() {\n'
            + body
            + "  ret void\n}\n"
        )

        def read() -> None:
            for _ in range(30):
                llvm.canonical_text(text)

        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert locale.setlocale(locale.LC_ALL) == "C.UTF-8"
    finally:
        locale.setlocale(locale.LC_ALL, old)
    assert locale.nl_langinfo(locale.CODESET) == before
