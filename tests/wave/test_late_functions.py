"""Functions where hardly a wave comes by are made when one does: by any thread, in any launch, with or without a disk."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.host import alike
from swlds.engines.wave_compiler.host.shared import call_late, find_shared, functions_in
from swlds.engines.wave_compiler.kept.functions import MadeFunction
from swlds.engines.wave_compiler.kept.late import LateFunctions

#: Groups of one wave copy rows; lanes at ``%end`` and behind leave. Where ``in`` or ``out`` ends in a row, lanes go one by one.
TEXT = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %end) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul i32 %g, STEP
  %i = add i32 %row, %x
  %fits = icmp ult i32 %i, %end
  br i1 %fits, label %inside, label %done
inside:
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, 1
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %w, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
"""
#: The functions of a load and of a store.
BOTH = 2
HAS_MASKS = jit.native_host() == "avx512"
#: What the kernel shares with others: hosts without AVX-512 have no instruction for it.
SHARED = [] if HAS_MASKS else ["masked.store.v8i32.p0.a4"]
#: What late functions add to the cache by what they call: a third one, and masked accesses.
OTHERS = 1 if HAS_MASKS else 5


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules of late functions that LLVM is given, in a process that has none yet."""
    found: list[str] = []
    original = jit._make_object

    def make(text: str, *words: Any, **more: Any) -> Any:
        if "@wave(" not in text and f"@{alike.RARE}" in text:
            found.append(text)
        return original(text, *words, **more)

    monkeypatch.setattr(jit, "_make_object", make)
    jit._shared_code.cache_clear()
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test, with its key beside it."""
    monkeypatch.setenv("SWLDS_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "cache"


def load(name: str = "wave", step: int = 64) -> Any:
    return swlds.Device("gfx942", engine=name).load(swlds.parse(TEXT.replace("STEP", str(step)), "t.ll"))["k"]


def launch(kernel: Any, size: int, end: int | None = None, groups: int = 4, **words: Any) -> Any:
    """``in`` and ``out`` have ``size`` elements. Checks what it computes where nothing is wrong."""
    given, out = np.arange(size, dtype=np.uint32), np.zeros(size, np.uint32)
    end = size if end is None else end
    result = kernel.launch(groups, 64, [given, out, np.uint32(end)], **{"checks": "all", **words})
    if end <= size:
        result.raise_for_findings()
        assert out.tolist() == list(range(1, size + 1)) and result.fidelity.executed == []
    return result


def code_of(kernel: Any) -> jit.Compiled:
    (code,) = engine.kept_code(kernel.module).values()
    assert isinstance(code, jit.Compiled)
    return code


def test_a_clean_launch_makes_none(made: list[str]) -> None:
    """Whose rows are whole. The first that is not makes what it calls, once for all kernels."""
    kernel = load()
    launch(kernel, 256)
    assert not made and len(code_of(kernel).late) >= BOTH and sorted(code_of(kernel).shared) == SHARED
    launch(kernel, 250)
    assert len(made) == BOTH
    for _ in range(2):
        launch(kernel, 250)
    launch(load(), 250)
    assert len(made) == BOTH, "of another module, too"


@pytest.mark.parametrize("checks", ["all", "memcheck", "none"])
def test_a_finding_in_the_first_call(checks: str, made: list[str]) -> None:
    """Both engines say the same of it, and the group of the function's first call is not the only one that it serves."""
    kernel = load("both")
    found = launch(kernel, 200, 256, checks=checks)
    assert [(f.kind, f.count) for f in found.findings] == ([] if checks == "none" else [("out-of-bounds", 56)] * 2)
    assert made
    launch(kernel, 200, checks=checks)


@pytest.mark.parametrize("host", ["baseline", "avx2", "avx512"])
def test_each_host(host: str, made: list[str]) -> None:
    order = ["baseline", "avx2", "avx512"]
    if order.index(host) > order.index(jit.native_host()):
        pytest.skip(f"this machine has no {host}")
    launch(load("both"), 250, host=host)
    assert len(made) == BOTH


def test_many_threads_call_first(made: list[str]) -> None:
    """All groups come by at once: the second thread finds what the first one made."""
    kernel = load(step=0)
    given, out = np.arange(60, dtype=np.uint32), np.zeros(60, np.uint32)
    for _ in range(2):
        result = kernel.launch(2000, 64, [given, out, np.uint32(60)], checks="memcheck,initcheck", jobs=8)
        result.raise_for_findings()
        assert out.tolist() == list(range(1, 61)) and result.fidelity.executed == []
    assert len(made) == BOTH


def test_many_launches_call_first(made: list[str]) -> None:
    """Of one kernel, and of kernels of their own, each from a thread of the caller's; others make kernels meanwhile."""
    failed: list[BaseException] = []
    start = threading.Barrier(6)

    def task(number: int) -> None:
        try:
            start.wait(60)
            kernel = load()
            for size in (256, 250, 130):
                launch(kernel, size, jobs=2)
            load(step=number + 70)
        except BaseException as error:  # noqa: BLE001  # the test raises it
            failed.append(error)

    threads = [threading.Thread(target=task, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed and len(made) == BOTH


def test_after_a_cache_hit(folder: Path, made: list[str]) -> None:
    """The process that finds a kernel on disk has not translated it, and makes its functions all the same; the next one finds
    them there, too."""
    launch(load(), 256)
    before = len(list(folder.glob("*.code")))
    counts = []
    for size in (256, 250, 250):
        jit._shared_code.cache_clear()
        kernel = load()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(engine, "translate", refuse(AssertionError("not to be translated")))
            launch(kernel, size)
        assert len(code_of(kernel).late) >= BOTH
        counts.append(len(made))
    assert counts == [0, BOTH, BOTH]
    assert len(list(folder.glob("*.code"))) == before + 2 * BOTH + OTHERS, (
        "objects, and where functions are: they call others"
    )
    for path in folder.glob("*.code"):
        path.write_bytes(path.read_bytes()[:-1])
    jit._shared_code.cache_clear()
    launch(load(), 250)
    assert len(made) == 2 * BOTH, "what was changed on disk is nobody's"


def test_a_finding_after_a_cache_hit(folder: Path, made: list[str]) -> None:
    """In the first call of a function that is on disk."""
    launch(load(), 256)
    found = []
    for _ in range(2):
        jit._shared_code.cache_clear()
        found.append([(f.kind, f.count, f.location) for f in launch(load(), 200, 256).findings])
    assert found[0] == found[1] and len(found[0]) == 2 and len(made) == 1, "the load's, which gives the group up"


def test_without_a_disk(folder: Path, made: list[str]) -> None:
    launch(load(), 250, no_cache=True)
    assert len(made) == BOTH and not folder.exists()


def test_in_a_child_of_a_process_that_has_the_kernel(made: list[str]) -> None:
    """A forked process has its own; so has the child that ``swlds run`` launches in."""
    kernel = load()
    launch(kernel, 256)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            launch(kernel, 250)
            status = 0 if len(made) == BOTH else 2
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert not made
    launch(kernel, 250)


@pytest.mark.parametrize("options", [[], ["--no-cache"]])
def test_a_command(options: list[str], folder: Path, tmp_path: Path) -> None:
    text = tmp_path / "k.ll"
    text.write_text(TEXT.replace("STEP", "64"))
    words = [
        sys.executable,
        "-m",
        "swlds",
        "run",
        str(text),
        "--grid",
        "4",
        "--block",
        "64",
        "--engine",
        "wave",
        *options,
    ]
    for size, end, status in ((250, 250, 0), (250, 256, 1), (250, 256, 1)):
        given = ["--arg", f"u32[{size}]=iota", "--arg", f"u32[{size}]", "--arg", f"u32={end}"]
        done = subprocess.run([*words, *given], capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout + done.stderr
        assert ("out-of-bounds" in done.stdout) == bool(status) and "internal error" not in done.stdout


#: Copies a row that ends in the buffer where the data say so.
CHOICE = TEXT.replace("STEP", "64").replace(
    "%fits = icmp ult i32 %i, %end",
    """%first = load i32, ptr addrspace(1) %in, align 4
  %is.there = icmp ult i32 %i, 60
  %is.more = icmp ugt i32 %first, %end
  %fits = and i1 %is.more, %is.there""",
)


@pytest.fixture
def again(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each launch that was executed once more: whether it was clean."""
    found: list[bool] = []
    original = engine.run_again
    monkeypatch.setattr(engine, "run_again", lambda *a: found.append(original(*a)) or found[-1])
    return found


def test_in_a_launch_that_is_executed_again(made: list[str], again: list[bool]) -> None:
    """Which is kept, and whose data come by for the first time."""
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(CHOICE))["k"]
    given, out = np.zeros(60, np.uint32), np.zeros(60, np.uint32)
    for first in (0, 0, 0, 9, 9):
        given[0] = first
        kernel.launch(1, 64, [given, out, np.uint32(5)], checks="memcheck").raise_for_findings()
        assert out[0] == (10 if first else 0) and len(made) == (BOTH if first else 0)
    assert again == [True] * 3


def refuse(error: BaseException) -> Callable[..., Any]:
    def make(*_: Any) -> Any:
        raise error

    return make


def test_one_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours: the reference engine executes the launch, and those that follow, and the report says why."""
    said = "internal error of the wave compiler, please report it: RuntimeError: no such thing"
    kernel = load()
    with monkeypatch.context() as patch:
        patch.setattr(jit, "_make_late", refuse(RuntimeError("no such thing")))
        for size in (250, 250, 256):
            given, out = np.arange(size, dtype=np.uint32), np.zeros(size, np.uint32)
            result = kernel.launch(4, 64, [given, out, np.uint32(size)], checks="all")
            assert out.tolist() == list(range(1, size + 1))
            assert len(result.fidelity.executed) == 1 and said in result.fidelity.executed[0], size


def test_one_that_cannot_be_made_when_a_launch_is_executed_again(
    monkeypatch: pytest.MonkeyPatch, again: list[bool]
) -> None:
    """That launch starts from its inputs."""
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(CHOICE))["k"]
    given, out = np.zeros(60, np.uint32), np.zeros(60, np.uint32)
    monkeypatch.setattr(jit, "_make_late", refuse(RuntimeError("no such thing")))
    for first in (0, 0, 0, 9, 9):
        given[0] = first
        result = kernel.launch(1, 64, [given, out, np.uint32(5)], checks="memcheck")
        assert out[0] == (10 if first else 0) and len(result.fidelity.executed) == bool(first)
    assert again == [True, False]


def test_no_memory_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The launch says so, and the next one tries again."""
    kernel = load()
    with monkeypatch.context() as patch:
        patch.setattr(jit, "_make_late", refuse(MemoryError()))
        with pytest.raises(MemoryError):
            launch(kernel, 250)
        launch(kernel, 256)
    launch(kernel, 250)


def test_an_interrupt_while_one_is_made(monkeypatch: pytest.MonkeyPatch, made: list[str]) -> None:
    """The launch ends when the function is there; the next one has it."""
    kernel, original = load(), jit._make_late

    def make(*words: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.2)
        return original(*words)

    with monkeypatch.context() as patch:
        patch.setattr(jit, "_make_late", make)
        with pytest.raises(KeyboardInterrupt):
            launch(kernel, 250)
    launch(kernel, 250)
    assert len(made) == BOTH


def test_better_code_holds_them(made: list[str]) -> None:
    """Which may come while others run the old code: that still finds its functions."""
    kernel = load()
    launch(kernel, 256)
    code = code_of(kernel)
    late = [linked.late for linked in code.kept if getattr(linked, "late", None)]
    names, before = list(code.late), code.text
    code.improve()
    assert code.late == {} and not made
    launch(kernel, 250)
    assert not made
    (functions,) = late
    assert len(functions.text) < len(before) and "@wave" not in functions.text, "no more of it than these"
    assert functions._answer(0) and len(made) == 1 and f"@{names[0]}(" in made[0]


def test_what_a_kernel_may_ask_for() -> None:
    """Its own list, by number; anything else is no function."""
    asked: list[tuple[str, str]] = []

    def make(name: str, key: str, text: str) -> MadeFunction:
        assert text == "text"
        asked.append((name, key))
        return MadeFunction(key, 4096, None)

    functions = LateFunctions({"a": "1", "b": "2"}, "text", make)
    assert functions._answer(1) == 4096 and functions._answer(1) == 4096 and asked == [("b", "2")]
    for number in (2, 1 << 31):
        assert functions._answer(number) == 0 and isinstance(functions.failures.pop(), IndexError)
    assert asked == [("b", "2")]


def test_what_no_kernel_calls_goes() -> None:
    """With the kernel: the functions that only it has called, and what answers it."""
    jit._shared_code.cache_clear()
    others = _late_functions()  # of kernels that other tests have left
    kernel = load()
    launch(kernel, 250)
    assert len(_late_functions()) > len(others)
    jit._shared_code.cache_clear()
    del kernel
    gc.collect()
    assert not [x for x in _late_functions() if x not in others]


def _late_functions() -> list[LateFunctions]:
    return [x for x in gc.get_objects() if type(x) is LateFunctions]


RARE = f"{alike.RARE}9e1f"
MODULE = f"""define void @wave(ptr %g, i32 %w) {{
  %v9 = call i1 @{RARE}(i32 %w)
  %v10 = call i1 @{alike.RARE}other(i32 %w)
  ret void
}}

define internal i1 @{RARE}(i32 %p0) noinline nounwind ; alike
{{
start:
  %l0 = call i1 @inner(i32 %p0)
  ret i1 %l0
}}
@bytes.00 = private unnamed_addr constant [1 x i8] c"\\00"
define internal i1 @inner(i32 %a) noinline nounwind {{
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  %t = trunc i32 %r to i1
  ret i1 %t
}}
define internal i1 @{alike.RARE}other(i32 %p0) noinline nounwind ; alike
{{
  ret i1 true
}}
declare i32 @llvm.ctpop.i32(i32)
"""


def test_a_call_asks_where_the_function_is() -> None:
    """Only of functions that are late; the module is one that LLVM takes."""
    changed = call_late(MODULE, [RARE])
    assert "  %v9.late = call ptr @late.find(i32 0)\n  %v9 = call i1 %v9.late(i32 %w)\n" in changed
    assert f"  %v10 = call i1 @{alike.RARE}other(i32 %w)\n" in changed and call_late(MODULE, []) == MODULE
    jit._binding().parse_assembly(changed).verify()


def test_functions_come_out_of_a_module_as_they_went_in() -> None:
    """With the same keys: they are what the kernel was made with."""
    found = functions_in(MODULE)
    assert found.keys() == {"wave", RARE, "inner", f"{alike.RARE}other", "llvm.ctpop.i32"}
    assert found["llvm.ctpop.i32"] == "declare i32 @llvm.ctpop.i32(i32)" and found["inner"].endswith("ret i1 %t\n}")
    again = functions_in("\n".join(reversed([text for name, text in found.items() if name != "wave"])))
    assert again == {name: text for name, text in found.items() if name != "wave"}
    keys = {name: f.key for name, f in find_shared(again).items()}
    assert keys == {name: f.key for name, f in find_shared(found).items()} and RARE in keys
