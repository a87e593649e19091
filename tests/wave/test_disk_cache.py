"""Host code on disk: the next process finds it, nobody else's is believed, and no state of the disk ends a launch."""

from __future__ import annotations

import dataclasses
import errno
import json
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from peers_support import CASES, PEERS

import swlds
from swlds.device.fingerprint import digest, program_texts
from swlds.device.intrinsics import find_intrinsic
from swlds.device.program import find_program
from swlds.device.runtime import RUNTIME
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.control.host_calls import HostCall
from swlds.engines.wave_compiler.host.lanes import Component
from swlds.engines.wave_compiler.host_module import Host, UnsupportedSite
from swlds.engines.wave_compiler.kept import entries, shelf, sources, store
from swlds.engines.wave_compiler.kept.store import Store, open_store
from swlds.engines.wave_compiler.options import Options
from swlds.errors import LaunchError
from swlds.ir.printer import print_global

TEXT = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  %v = mul i32 %x, FACTOR
  store i32 %v, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  %w = load i32, ptr addrspace(3) %p, align 4
  %at = add i32 %x, %n
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}
"""
NAME = "0" * 64


def forget() -> None:
    """What this process has made beside kernels: as the next process."""
    jit._scheduler.cache_clear()
    jit._shared_code.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test, with its key beside it."""
    monkeypatch.setenv("SWLDS_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("SWLDS_CACHE_SIZE", raising=False)
    forget()
    return tmp_path / "cache"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that LLVM was given."""
    found: list[str] = []
    original = jit._make_object

    def make(text: str, *words: Any, **more: Any) -> Any:
        found.append(text)
        return original(text, *words, **more)

    monkeypatch.setattr(jit, "_make_object", make)
    return found


@pytest.fixture
def translated(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The launches whose kernel was translated."""
    found: list[Any] = []
    original = engine.translate
    monkeypatch.setattr(engine, "translate", lambda launch, *a: found.append(launch) or original(launch, *a))
    return found


def launch(factor: int = 3, size: int = 64, **words: Any) -> Any:
    """Of a module read anew: as the next process would. Checks what it computes."""
    forget()
    out = np.zeros(64, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", str(factor)), "t.ll"))["k"]
    result = kernel.launch(1, size, [out, 0], **{"engine": "wave", **words})
    result.raise_for_findings()
    assert out[:size].tolist() == [factor * k for k in range(size)]
    return result


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.code"))


def shared(made: list[str]) -> int:
    """Functions of the modules that only kernels call."""
    texts = [text for text in made if "@wave(" not in text and "@run_groups(" not in text]
    return sum(len(re.findall(r"^define (?!.*@__)", text, re.MULTILINE)) for text in texts)


def a_store(tmp_path: Path, size: int = 1 << 20) -> Store:
    return Store(tmp_path / "cache", tmp_path / "state", size)


def test_the_next_process_translates_and_compiles_nothing(folder: Path, made: list[str], translated: list[Any]) -> None:
    launch()
    assert len(made) == 3 and len(translated) == 1, "the kernel, the scheduler, and what kernels share"
    assert len(files(folder)) == 5 + shared(made), "an entry, a record, three objects, and where each shared function is"
    for _ in range(2):
        launch()
    assert len(made) == 3 and len(translated) == 1


def test_findings_of_kept_code(folder: Path, translated: list[Any]) -> None:
    """The replay names the instruction as before; so does a launch that is stopped, of the barrier where a wave stands."""
    found = []
    for _ in range(2):
        forget()
        kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll"))["k"]
        result = kernel.launch(2, 64, [np.zeros(64, np.uint32), 8], engine="wave")
        found.append([(f.kind, f.count, str(f.location)) for f in result.findings])
    assert found[0] == found[1] and found[0], "out of bounds, and a race"
    assert len(translated) == 1


#: What the code is made for: each needs code of its own.
DIFFERENCES: dict[str, dict[str, Any]] = {
    "program": {"factor": 5},
    "size": {"size": 32},
    "checks": {"checks": "memcheck"},
    "host": {"host": "baseline"},
    "profile": {"profile": True},
    "seed": {"seed": 3},
    "dynamic": {"dynamic_lds": 64},
}


@pytest.mark.parametrize("other", DIFFERENCES.values(), ids=DIFFERENCES)
def test_what_the_code_is_made_for_counts(folder: Path, translated: list[Any], other: dict[str, Any]) -> None:
    launch()
    launch(**other)
    launch()
    launch(**other)
    kept = 2 if "seed" not in other else 1  # of one wave, in whose order nothing shows
    again = other.get("profile", False)  # refers to more than an entry says: LLVM's part is kept only
    assert len(translated) == kept + again or "seed" in other


@pytest.mark.parametrize("what", ["LLVM", "processor", "sources", "numpy"])
def test_what_the_code_is_made_by_counts(
    folder: Path, made: list[str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    launch()
    before = len(made)
    if what in ("LLVM", "processor"):
        old = jit.machine_words("native")
        other = old.replace("(22", "(23") if what == "LLVM" else f"{old},-avx"
        assert other != old
        monkeypatch.setattr(jit, "machine_words", lambda target: other)
    elif what == "sources":
        monkeypatch.setattr(shelf, "sources_digest", lambda: "another swlds")
    else:
        monkeypatch.setattr(np, "__version__", "0.0")
    launch()
    assert len(made) == 2 * before


def test_all_that_a_launch_is_made_for_is_plain(folder: Path, translated: list[Any]) -> None:
    """What prints otherwise in another process has no name: the kernel is translated."""
    assert entries.plain_words((1, "a", None, frozenset("ba"), True)) == "(1,'a',None,{'a','b'},True)"
    assert entries.plain_words(np.uint32(7)) == entries.plain_words(7) != entries.plain_words(True)
    with pytest.raises(TypeError, match="another process"):
        entries.plain_words([object()])
    launch(no_cache=True)
    (here,) = translated
    kept = shelf.open_shelf(is_off=False)
    assert len(entries.entry_name(here, engine._made_for(here, "native"), "native", kept)) == 64
    for name in Options._fields:  # whatever an option is: each counts
        other = engine._options(here, "native")._replace(**{name: "other"})
        (_, *rest), places = engine._made_for(here, "native")
        assert entries.entry_name(here, ((other, *rest), places), "native", kept) != entries.entry_name(
            here, engine._made_for(here, "native"), "native", kept
        )


def test_texts_that_meet_are_two() -> None:
    assert digest(["ab", "c"]) != digest(["a", "bc"]) != digest(["abc"])
    module = swlds.parse(TEXT.replace("FACTOR", "3"))
    texts = program_texts(find_program(module, module.functions["k"]))
    assert all(isinstance(t, str) for t in texts)
    variable: Any = SimpleNamespace(is_parsed=False, text=print_global(module.globals.pop("lds")))
    assert program_texts(find_program(module, module.functions["k"])) != texts
    module.aliases["lds"] = variable  # the same texts, of something else
    assert program_texts(find_program(module, module.functions["k"])) != texts


def test_code_that_was_edited_after_it_was_read_keeps_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not what this process runs: what it makes is the old code's."""
    sources.sources_digest.cache_clear()
    monkeypatch.setattr(sources, "LOADED", 0.0)
    try:
        assert sources.sources_digest() is None
        launch()
    finally:
        sources.sources_digest.cache_clear()
    assert not folder.exists()


def test_code_that_cannot_be_looked_at_keeps_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an archive, or while it is replaced."""
    sources.sources_digest.cache_clear()
    monkeypatch.setattr(sources, "_PACKAGE", tmp_path / "swlds.zip")
    try:
        assert sources.sources_digest() is None
        assert launch().fidelity.executed == []
    finally:
        sources.sources_digest.cache_clear()
    assert not folder.exists()


MAKERS = """
import sys
import swlds.engines.wave_compiler.engine, swlds.engines.wave_compiler.translation, swlds.engines.wave_compiler.schedule.runtime
import swlds.engines.wave_compiler.memory.lines, swlds.engines.wave_compiler.memory.pattern_module
print(*[m.__file__ for n, m in sys.modules.items() if n.startswith("swlds")], sep="\\n")
"""


def test_all_that_makes_code_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another file of ours that it imports is in one of the rooms, or beside them."""
    found = subprocess.run([sys.executable, "-c", MAKERS], capture_output=True, text=True, check=True).stdout.split()
    looked_at = {os.path.realpath(path) for path, _ in sources._files(str(sources._PACKAGE), sources._ROOMS)}
    assert len(found) > 200 and {os.path.realpath(path) for path in found} <= looked_at


def test_loading_a_module_gets_ready(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where code may be on disk: the launch finds what was looked at."""
    asked: list[None] = []
    monkeypatch.setattr(engine, "get_ready", lambda: asked.append(None))
    text = TEXT.replace("FACTOR", "3")
    swlds.Device("gfx942", engine="reference").load(swlds.parse(text))
    assert not asked
    swlds.Device("gfx942").load(swlds.parse(text))
    assert asked == [None]
    monkeypatch.setenv("SWLDS_CACHE_DIR", "")
    swlds.Device("gfx942").load(swlds.parse(text))
    assert asked == [None]


@pytest.mark.parametrize("where", ["device/inner", "."])
def test_an_edit_of_our_code_is_seen(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in sources._ROOMS:
        (tmp_path / room / "inner").mkdir(parents=True)
    file = tmp_path / where / "x.ll"
    file.write_text("; 1")
    monkeypatch.setattr(sources, "_PACKAGE", tmp_path)
    monkeypatch.setattr(sources, "LOADED", float("inf"))
    status, found = file.stat(), []
    for text in ("; 1", "; 2"):
        file.write_text(text)
        os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))  # as an archive may leave it
        found.append(sources.sources_digest.__wrapped__())
    assert found[0] != found[1]


def test_better_code_is_found_again(folder: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it was made nobody has the quick code."""
    monkeypatch.setattr(jit, "_LONGER", 0.0)
    levels: list[bool] = []
    original = jit._make_object
    monkeypatch.setattr(jit, "_make_object", lambda *a, **k: levels.append(a[3].is_quick) or original(*a, **k))
    forget()
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll"))["k"]
    for _ in range(3):
        kernel.launch(1, 64, [np.zeros(64, np.uint32), 0], engine="wave").raise_for_findings()
    assert levels.count(True) == 2 and levels.count(False) == 2, (
        "with what kernels share; the scheduler, and better code"
    )
    improved: list[Any] = []
    monkeypatch.setattr(jit.Compiled, "improve", improved.append)
    launch()
    assert not improved
    assert len(levels) == 4
    (code,) = engine.kept_code(kernel.module).values()
    assert code.improve_after is None


def test_kept_quick_code_gets_better(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next process finds the better code."""
    launch()
    monkeypatch.setattr(
        entries.json, "loads", lambda data, real=entries.json.loads: real(data) | {"improve_after": 0.0}
    )
    made: list[bool] = []
    original = jit._make_object
    monkeypatch.setattr(jit, "_make_object", lambda *a, **k: made.append(a[3].is_quick) or original(*a, **k))
    forget()
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll"))["k"]
    out = np.zeros(64, np.uint32)
    for _ in range(2):
        kernel.launch(1, 64, [out, 0], engine="wave").raise_for_findings()
    assert made == [False] and out.tolist() == [3 * k for k in range(64)]
    monkeypatch.undo()
    monkeypatch.setenv("SWLDS_CACHE_DIR", str(folder))
    monkeypatch.setenv("XDG_STATE_HOME", str(folder.parent / "state"))
    again = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll"))["k"]
    again.launch(1, 64, [out, 0], engine="wave").raise_for_findings()
    (code,) = engine.kept_code(again.module).values()
    assert code.improve_after is None and code.text == ""


#: What an entry says of machine code, and what is made anew when it is loaded.
IN_ENTRIES = {"host", "text", "improve_after", "object_name", "imports", "shared", "late"}
MADE_ANEW = {
    "wave",
    "run_groups",
    "run_with_transfers",
    "begin_group",
    "run_turn",
    "run_clusters",
    "kept",
    "target",
    "ran",
    "end_patterns",
}
MADE_ANEW |= {"shelf", "improved", "spare", "failures"}


def test_each_field_of_machine_code_is_in_entries_or_made_anew(folder: Path) -> None:
    assert {f.name for f in dataclasses.fields(jit.Compiled)} == IN_ENTRIES | MADE_ANEW
    found = []
    for _ in range(2):
        forget()
        kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll"))["k"]
        for _ in range(2):  # the second one works in the memory of the first one's thread
            kernel.launch(1, 64, [np.zeros(64, np.uint32), 0], engine="wave").raise_for_findings()
            found += engine.kept_code(kernel.module).values()
    first, loaded = found[0], found[2]
    assert loaded is not first and loaded.spare is not first.spare
    assert loaded.spare.keys() == first.spare.keys() != set() and loaded.ran > 0
    for name in (*IN_ENTRIES - {"host"}, "target", "end_patterns", "shelf"):
        assert getattr(loaded, name) == getattr(first, name), name
    assert all(getattr(loaded, name) for name in ("wave", "run_groups", "begin_group", "run_turn", "kept", "improved"))


def test_each_field_of_a_host_function_comes_back(translated: list[Any]) -> None:
    """Whatever it holds, through JSON; those that entries say nothing of are why there is none."""
    launch(no_cache=True)
    (here,) = translated
    first, second, *_ = here.image.program.kernel.instructions()
    others = {
        "watched": {("parameter", 0): 7, ("global", "x"): 1},
        "uses": {("parameter", 1): 3},
        "left": {("parameter", 2): True},
        "unsupported_sites": [UnsupportedSite(second, True)],
        "tag_slots": [(4, 8)],
        "places": [(first, ()), (second, (first,))],
        "shape": (32, 8),
        "calls": [
            HostCall(second, "malloc", RUNTIME["malloc"], (), ((Component("i64", 0, 8, 64), 128),), 256, is_block=True),
            HostCall(first, "free", RUNTIME["free"], (), (), 64),
        ],
    }
    assert {*others, "text", "declarations"} == {*entries._OTHERS}
    numbers = {name: at + 2 for at, name in enumerate(entries._PLAIN)}
    host = Host("text", {}, **numbers, **others)
    words = entries._describe(here, host)
    assert words is not None
    again = entries._host(here, json.loads(json.dumps(words)))
    for field in dataclasses.fields(Host):
        if field.name not in ("text", "declarations"):  # of what is kept as an object
            found = getattr(again, field.name)
            assert (list(found) if field.name == "places" else found) == getattr(host, field.name), field.name
    for name in entries._EMPTY:
        assert entries._describe(here, Host("text", {}, **numbers, **{name: [1]})) is None
    odd = [
        HostCall(second, "malloc", RUNTIME["free"], (), (), 64),  # what no version of ours makes
        HostCall(second, "llvm.sin.f32", find_intrinsic("llvm.sin.f32"), (), (), 64, operands=[1]),
    ]
    for call in odd:
        assert entries._describe(here, Host("text", {}, **numbers, calls=[call])) is None


HEAP = """declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @printf(ptr addrspace(4), ...)
@format = private addrspace(4) constant [7 x i8] c"%d %d\\0A\\00"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %kept) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr @malloc(i64 16)
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o
  %speaks = icmp ugt i32 %x, 61
  br i1 %speaks, label %say, label %go
say:
  %said = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @format, i32 %x, i32 %kept)
  br label %go
go:
  %stays = icmp eq i32 %x, %kept
  br i1 %stays, label %end, label %give
give:
  call void @free(ptr %p)
  br label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("kept", [99, 5], ids=["clean", "leak"])
def test_calls_of_the_heap_and_printf_from_the_disk(folder: Path, translated: list[Any], kept: int) -> None:
    """What Python answers stands in the entry, with its place in the source."""
    found = []
    for _ in range(2):
        forget()
        kernel = swlds.Device("gfx942").load(swlds.parse(HEAP, "t.ll"))["k"]
        out = np.zeros(64, np.int32)
        result = kernel.launch(1, 64, [out, kept], engine="wave", prints=False)
        found.append(([(f.kind, f.message, f.calls) for f in result.findings], out.tolist(), result.output))
    assert found[0] == found[1] and len(translated) == 1
    assert found[0][1:] == (list(range(64)), f"62 {kept}\n63 {kept}\n")
    assert [kind for kind, _, _ in found[0][0]] == (["leak"] if kept == 5 else [])


CALLED_BACK = """declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.sin.f32(float)
declare i32 @llvm.amdgcn.perm(i32, i32, i32)
declare i32 @llvm.amdgcn.permlane16(i32, i32, i32, i32, i1, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx1100" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %x to float
  %s = call float @llvm.sin.f32(float %f)
  %b = bitcast float %s to i32
  %p = call i32 @llvm.amdgcn.perm(i32 %b, i32 %x, i32 50462976)
  %q = call i32 @llvm.amdgcn.permlane16(i32 %p, i32 %b, i32 %n, i32 7, i1 true, i1 false)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %q, ptr addrspace(1) %o
  ret void
}
"""


def test_intrinsics_that_python_answers_from_the_disk(folder: Path, translated: list[Any]) -> None:
    found = []
    for engine_word in ("wave", "wave", "reference"):
        forget()
        kernel = swlds.Device("gfx1100").load(swlds.parse(CALLED_BACK, "t.ll"))["k"]
        out = np.zeros(64, np.int32)
        kernel.launch(1, 64, [out, 3], engine=engine_word).raise_for_findings()
        found.append(out.tolist())
    assert found[0] == found[1] == found[2] and len(translated) == 1


def test_lowered_kernels_from_the_disk(folder: Path, translated: list[Any]) -> None:
    for _ in range(2):
        forget()
        kernel = swlds.Device("gfx942").load(swlds.lower(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll")))["k"]
        result = kernel.launch(3, 64, [np.zeros(64, np.uint32), 0], engine="wave", checks="memcheck,initcheck")
        result.raise_for_findings()
        assert result.fidelity.executed == []
    assert len(translated) == 1


COPY = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [64 x i32] poison, align 16
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @tile, i32 4, i32 0, i32 0)
  WAIT
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o, align 4
  %again = getelementptr i32, ptr addrspace(1) %from, i32 64
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %again, ptr addrspace(3) @tile, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  ret void
}
"""


@pytest.mark.parametrize(
    "words", [{"checks": "asynccheck"}, {"checks": "none", "dma": "late"}, {}], ids=["asynccheck", "late", "all"]
)
@pytest.mark.parametrize("wait", ["call void @llvm.amdgcn.s.waitcnt(i32 3952)", ""], ids=["waits", "too early"])
def test_copies_in_flight_from_the_disk(folder: Path, translated: list[Any], wait: str, words: dict[str, Any]) -> None:
    """What host code says of them (``cells_of_copies``) stands in its entry."""
    said = []
    for _ in range(2):
        forget()
        kernel = swlds.Device("gfx942").load(swlds.parse(COPY.replace("WAIT", wait), "t.ll"))["k"]
        out = np.zeros(64, np.uint32)
        result = kernel.launch(1, 64, [out, np.arange(1, 129, dtype=np.uint32)], engine="wave", **words)
        (code,) = engine.kept_code(kernel.module).values()
        flags = (code.host.flies, code.host.cells_of_copies)
        said.append(([(f.kind, f.count, str(f.location)) for f in result.findings], out.tolist(), flags))
    assert said[0] == said[1] and len(translated) == 1
    assert said[0][0] or not (words.get("checks") == "asynccheck" and not wait)
    if "dma" in words and not wait:
        assert said[0][2] == (True, True), "the field counts here"


def test_code_from_the_disk_is_bounded_in_memory(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "KEPT", 2)
    sizes = (64, 32, 16, 8)
    for size in sizes:
        launch(size=size)
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FACTOR", "3"), "t.ll"))["k"]
    for size in sizes:
        kernel.launch(1, size, [np.zeros(64, np.uint32), 0], engine="auto").raise_for_findings()
        assert 1 <= len(engine.kept_code(kernel.module)) <= 2


def test_an_entry_that_fails_us_ends_no_launch(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    launch()

    def fail(*words: Any) -> Any:
        raise KeyError("ours")

    monkeypatch.setattr(jit, "load_host", fail)
    assert any("reference engine" in line for line in launch(engine="wave").fidelity.executed)
    launch(engine="auto")


def test_a_small_launch_has_kept_code(folder: Path, runs: list[Any]) -> None:
    """Where no engine is named the reference engine is for kernels without."""
    launch()
    before = len(runs)
    assert launch(engine="auto").fidelity.executed == []
    assert len(runs) == before + 1
    assert launch(factor=7, engine="auto").fidelity.executed != []


def test_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    launch(no_cache=True)
    monkeypatch.setenv("SWLDS_CACHE_SIZE", "0")
    launch()
    monkeypatch.delenv("SWLDS_CACHE_SIZE")
    monkeypatch.setenv("SWLDS_CACHE_DIR", "")
    launch()
    assert not folder.exists()


@pytest.mark.parametrize("inside", [".", "swlds", "..", "linked"])
def test_the_key_is_never_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: str) -> None:
    """Who gives the folder away would give the key."""
    state = tmp_path / "state"
    (state / "swlds").mkdir(parents=True)
    (tmp_path / "linked").symlink_to(state / "swlds")
    monkeypatch.setenv("XDG_STATE_HOME", str(state))
    monkeypatch.setenv("SWLDS_CACHE_DIR", str(tmp_path / "linked" if inside == "linked" else state / inside))
    with pytest.warns(RuntimeWarning, match="its key lies in"):
        assert open_store() is None
    monkeypatch.setenv("SWLDS_CACHE_DIR", str(state / "swlds" / "cache"))
    assert open_store() is not None
    monkeypatch.delenv("SWLDS_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(state))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert open_store() is None


def test_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SWLDS_CACHE_DIR", "SWLDS_CACHE_SIZE", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    found = open_store()
    assert found is not None
    assert (str(found.folder), str(found.key_folder)) == ("/home/ann/.cache/swlds", "/home/ann/.local/state/swlds")
    assert found.size == 256 << 20
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("XDG_STATE_HOME", "/var/state")
    found = open_store()
    assert found is not None
    assert (str(found.folder), str(found.key_folder)) == ("/home/ann/.cache/swlds", "/var/state/swlds")
    monkeypatch.setenv("SWLDS_CACHE_SIZE", "much")
    with pytest.raises(LaunchError, match="SWLDS_CACHE_SIZE=much"):
        open_store()


# Files that are not to be believed ------------------------------------------------------------------------------------


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def flip_first(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(store._MAGIC) + store._MAC] ^= 1
    path.write_bytes(data)


def flip_last(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-1] ^= 128
    path.write_bytes(data)


def flip_mac(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(store._MAGIC)] ^= 1
    path.write_bytes(data)


def other_version(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"code 1", b"code 2", 1))


def grow(path: Path) -> None:
    with path.open("ab") as stream:
        stream.write(b"\0")


def link(path: Path) -> None:
    path.rename(path.with_suffix(".moved"))
    path.symlink_to(path.with_suffix(".moved"))


def fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def directory(path: Path) -> None:
    path.unlink()
    path.mkdir()


def writable(path: Path) -> None:
    path.chmod(0o666)


def huge(path: Path) -> None:
    with path.open("r+b") as stream:
        stream.truncate(store.LARGEST + 1)


HARM = [cut, empty, flip_first, flip_last, flip_mac, other_version, grow, link, fifo, directory, writable, huge]


@pytest.mark.parametrize("harm", HARM, ids=lambda f: f.__name__)
def test_a_harmed_file_is_not_there(folder: Path, made: list[str], harm: Callable[[Path], None]) -> None:
    launch()
    for path in files(folder):
        harm(path)
    launch()
    assert len(made) == 6, "all anew"


def test_a_file_by_another_name_is_not_there(tmp_path: Path) -> None:
    """An entry of one kernel is none of another's."""
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    (tmp_path / "cache" / f"{NAME}.code").rename(tmp_path / "cache" / f"{'1' * 64}.code")
    assert kept.get("1" * 64) is None


def test_a_folder_that_came_with_an_archive(tmp_path: Path) -> None:
    """It is the user's own, and its files are; but not by the user's key."""
    theirs, ours = Store(tmp_path / "cache", tmp_path / "theirs", 1 << 20), a_store(tmp_path)
    theirs.put(NAME, b"text")
    assert theirs.get(NAME) == b"text" and ours.get(NAME) is None
    ours.put("1" * 64, b"mine")
    assert ours.get(NAME) is None and ours.get("1" * 64) == b"mine"


@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777, 0o1777])
@pytest.mark.parametrize("which", ["cache", "state"])
def test_a_folder_that_others_may_write_to_is_not_used(tmp_path: Path, mode: int, which: str) -> None:
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    (tmp_path / which).chmod(mode)
    assert kept.get(NAME) is None
    kept.put("1" * 64, b"more")
    assert len(files(tmp_path / "cache")) == 1


@pytest.mark.parametrize("which", ["cache", "state"])
def test_a_folder_of_somebody_else_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    number = (tmp_path / which).stat().st_ino
    real = store._is_ours

    def is_ours(status: os.stat_result) -> bool:
        values = list(status)
        values[4] = os.geteuid() + (status.st_ino == number)
        return real(os.stat_result(values))

    monkeypatch.setattr(store, "_is_ours", is_ours)
    assert kept.get(NAME) is None
    kept.put("1" * 64, b"more")
    assert len(files(tmp_path / "cache")) == 1


def test_a_file_of_somebody_else_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    monkeypatch.setattr(store, "_is_ours", lambda status: not os.path.stat.S_ISREG(status.st_mode) or False)
    assert kept.get(NAME) is None


@pytest.mark.parametrize("which", ["cache", "state"])
def test_a_linked_folder_is_not_used(tmp_path: Path, which: str) -> None:
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    (tmp_path / which).rename(tmp_path / "elsewhere")
    (tmp_path / which).symlink_to(tmp_path / "elsewhere")
    assert kept.get(NAME) is None


@pytest.mark.parametrize(
    ("what", "reason"),
    (
        ("open to all", "it is another user's, or others may write to it"),
        ("link", "it is a link"),
        ("file", "Not a directory"),
    ),
)
def test_a_named_folder_that_is_not_used_is_said(folder: Path, what: str, reason: str) -> None:
    if what == "link":
        (folder.parent / "elsewhere").mkdir(mode=0o700)
        folder.symlink_to(folder.parent / "elsewhere")
    elif what == "file":
        folder.write_text("")
    else:
        folder.mkdir()
        folder.chmod(0o777)
    with pytest.warns(RuntimeWarning, match=f"not kept in .*: {reason}"):
        launch()


def test_a_key_that_others_could_read_is_made_anew(tmp_path: Path) -> None:
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    key = tmp_path / "state" / "cache.key"
    before = key.read_bytes()
    assert len(before) == 32 and key.stat().st_mode & 0o777 == 0o600
    key.chmod(0o644)
    assert kept.get(NAME) is None
    kept.put(NAME, b"text")
    assert kept.get(NAME) == b"text" and key.read_bytes() != before


def test_a_key_that_was_cut_short_is_made_anew(tmp_path: Path) -> None:
    kept = a_store(tmp_path)
    kept.put(NAME, b"text")
    (tmp_path / "state" / "cache.key").write_bytes(b"")
    assert kept.get(NAME) is None
    kept.put(NAME, b"text")
    assert kept.get(NAME) == b"text"


# The disk ---------------------------------------------------------------------------------------------------------------


def test_what_was_used_longest_ago_gives_way(tmp_path: Path) -> None:
    kept, names = a_store(tmp_path, 4000), [str(k) * 64 for k in range(4)]
    for at, name in enumerate(names[:3]):
        kept.put(name, b"x" * 1200)
        os.utime(tmp_path / "cache" / f"{name}.code", (at + 1, at + 1))
    assert kept.get(names[0]) is not None, "used now"
    kept.put(names[3], b"x" * 1200)
    assert [kept.get(name) is not None for name in names] == [True, False, True, True]
    assert sum(p.stat().st_size for p in files(tmp_path / "cache")) <= 4000
    kept.put("a" * 64, b"x" * 5000)
    assert kept.get("a" * 64) is None and len(files(tmp_path / "cache")) == 3, "larger than all of it"


def test_a_full_folder_is_not_looked_through_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have ten thousand files. Yet it is not over its size by more than a part of it."""
    kept, looked = a_store(tmp_path, 100_000), []
    real = Store._evict
    monkeypatch.setattr(Store, "_evict", lambda self, folder: looked.append(folder) or real(self, folder))
    for k in range(400):
        kept.put(f"{k:064x}", b"x" * 450)  # 500 bytes
        assert sum(p.stat().st_size for p in files(tmp_path / "cache")) <= 100_000 + 100_000 // store._UNSEEN + 500
    assert 80 < len(looked) < 110


def test_files_of_others_in_the_folder_stay(tmp_path: Path) -> None:
    """Somebody may name a folder with something in it."""
    kept = a_store(tmp_path, 300)
    (tmp_path / "cache").mkdir()
    notes = tmp_path / "cache" / "notes.txt"
    notes.write_text("x" * 1000)
    old, new = (tmp_path / "cache" / f".{digit * 32}.new" for digit in "ab")
    for path in (old, new):
        path.write_text("x")
    os.utime(old, (1, 1))
    kept.put(NAME, b"text")
    assert notes.exists() and new.exists() and not old.exists() and kept.get(NAME) == b"text"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EDQUOT, errno.EIO])
@pytest.mark.parametrize("call", ["open", "write", "rename", "mkdir", "scandir", "utime"])
def test_a_disk_that_fails(
    folder: Path, monkeypatch: pytest.MonkeyPatch, made: list[str], number: int, call: str
) -> None:
    def fail(*words: Any, **more: Any) -> Any:
        raise OSError(number, os.strerror(number))

    class Full:
        """A stream that takes nothing."""

        def __init__(self, file: int, mode: str) -> None:
            self.stream = real(file, mode)
            self.read = self.stream.read

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *words: object) -> None:
            self.stream.close()

        write = fail

    real = os.fdopen
    with monkeypatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("error")
        if call == "write":
            patch.setattr(store.os, "fdopen", Full)
        elif call == "mkdir":
            patch.setattr(Path, "mkdir", fail)
        elif call == "scandir":
            sources.sources_digest()
            patch.setattr(store.os, "scandir", fail)
        else:
            patch.setattr(store.os, call, fail)
        launch()
        launch()
    assert not folder.exists() or not [p for p in folder.iterdir() if p.name.endswith(".new")]
    launch()


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_that_is_read_only(folder: Path, made: list[str]) -> None:
    launch()
    folder.chmod(0o500)
    launch()
    launch(factor=4)
    assert len(made) == 4
    folder.chmod(0o700)


WRITER = """
import sys
from pathlib import Path
from swlds.engines.wave_compiler.kept.store import Store
kept = Store(Path(sys.argv[1]), Path(sys.argv[2]), 40_000)
for turn in range(60):
    name = f"{turn % 7:064x}"
    found = kept.get(name)
    assert found is None or found == name.encode() * 100, "whole or not at all"
    kept.put(name, name.encode() * 100)
"""


def test_many_processes_at_once(tmp_path: Path) -> None:
    """They read, write and evict one another's files."""
    words = [sys.executable, "-c", WRITER, str(tmp_path / "cache"), str(tmp_path / "state")]
    crew = [subprocess.Popen(words) for _ in range(4)]
    assert [one.wait(60) for one in crew] == [0] * 4
    assert not list((tmp_path / "cache").glob(".*"))
    assert sum(p.stat().st_size for p in files(tmp_path / "cache")) <= 40_000
    assert a_store(tmp_path).get(f"{59 % 7:064x}") is not None


# Whole commands, and all kernels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_peers_from_the_disk(folder: Path, made: list[str], translated: list[Any], name: str) -> None:
    (path,) = (PEERS / "asan").glob(f"{name}.O2.ll")
    count = 0
    for _ in range(2):
        forget()
        grid, block, arguments, wanted = CASES[name]()
        module = swlds.parse(str(path))
        (kernel,) = swlds.Device("gfx942", engine="wave").load(module).kernels
        swlds.Device("gfx942", engine="wave").load(module)[kernel].launch(grid, block, arguments)
        out = next(a for a in reversed(arguments) if isinstance(a, np.ndarray))
        assert np.array_equal(out.ravel(), wanted.ravel())
        count = count or len(made)
    assert len(translated) == 1 and len(made) == count
    first = [text for text in made if "define i1 @alike.rare." not in text]  # those are made when somebody calls them
    assert len(first) == 3 - (not shared(first)), (
        "the kernel, the scheduler, and what it shares with others, if anything"
    )


def test_a_command(folder: Path, tmp_path: Path) -> None:
    """Whose launch runs in a child of its own."""
    text = tmp_path / "k.ll"
    text.write_text(TEXT.replace("FACTOR", "3"))
    words = [sys.executable, "-m", "swlds", "run", str(text), "--grid", "1", "--block", "64", "--engine", "wave"]
    words += ["--arg", "u32[64]", "--arg", "u32=0"]
    found = [subprocess.run(words, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    has_masks = jit.native_host() == "avx512"  # other hosts share a function for masked stores, too
    assert found[0] == found[1] and len(files(folder)) == (6 if has_masks else 7), "as above, of one shared function"
    before = [p.stat().st_mtime_ns for p in files(folder)]
    subprocess.run([*words, "--no-cache"], check=True, capture_output=True)
    assert [p.stat().st_mtime_ns for p in files(folder)] == before, "not touched"
