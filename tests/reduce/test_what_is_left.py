"""How small it gets, and that what is left is still the failure that it was."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from cli_support import run_cli
from paths import ROOT

from swlds.device.launch_options import LaunchOptions
from swlds.errors import InputError
from swlds.reducer.bucket import Bucket, of_difference
from swlds.reducer.launches import sizes_of_launch
from swlds.reducer.metadata import lacks_version
from swlds.reducer.reduce import ReduceOptions, reduce_case
from swlds.reducer.reduction import Reduction
from swlds.reducer.trials import Trials
from swlds.run import RunRequest

TARGET = 'target triple = "amdgcn-amd-amdhsa"\n'
TILE = "@s = internal addrspace(3) global [64 x i32] poison, align 4\n"
ITEM = "declare i32 @llvm.amdgcn.workitem.id.x()\n"
#: A sum of its own index, far past the end of the tile.
SUMS = f"""{TARGET}{TILE}{ITEM}
define amdgpu_kernel void @k(i32 %n) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = add i32 %i, %n
  %b = mul i32 %a, 3
  %c = add i32 %b, %i
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %c
  store i32 %c, ptr addrspace(3) %p, align 4
  ret void
}}
"""
#: What is called stands in a table.
TABLE = f"""{TARGET}{TILE}
@table = internal addrspace(4) constant [3 x ptr] [ptr @none, ptr @past, ptr @none]
define internal void @none(ptr addrspace(3) %p, i32 %v) noinline {{
  ret void
}}
define internal void @past(ptr addrspace(3) %p, i32 %v) noinline {{
  %q = getelementptr i32, ptr addrspace(3) %p, i32 70
  store i32 %v, ptr addrspace(3) %q, align 4
  ret void
}}
define amdgpu_kernel void @k(i32 %n) {{
  %g = getelementptr [3 x ptr], ptr addrspace(4) @table, i32 0, i32 %n
  %f = load ptr, ptr addrspace(4) %g, align 8
  call void %f(ptr addrspace(3) @s, i32 %n)
  ret void
}}
"""
#: The slot of another function.
SLOT = f"""{TARGET}
define ptr addrspace(5) @slot(i32 %n) {{
  %mine = alloca [8 x i32], align 4, addrspace(5)
  %g = getelementptr i32, ptr addrspace(5) %mine, i32 %n
  ret ptr addrspace(5) %g
}}
define amdgpu_kernel void @k(i32 %n) {{
  %p = call ptr addrspace(5) @slot(i32 %n)
  %v = load i32, ptr addrspace(5) %p, align 4
  ret void
}}
"""
#: One wave reads what the other wrote; within a wave all is in order.
TWO_WAVES = f"""{TARGET}@s = internal addrspace(3) global [128 x i32] poison, align 4\n{ITEM}
declare void @llvm.amdgcn.wave.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("wavefront") acq_rel
  call void @llvm.amdgcn.wave.barrier()
  %x = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %x
  %r = load i32, ptr addrspace(3) %q, align 4
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %g, align 4
  ret void
}}
"""
#: LLVM's pass leaves the store of a function that a function calls alone.
NESTED = f"""{TARGET}{TILE}{ITEM}
define void @inner(ptr addrspace(3) %p, i32 %i) noinline {{
  %g = getelementptr i32, ptr addrspace(3) %p, i32 %i
  store i32 7, ptr addrspace(3) %g, align 4
  ret void
}}
define void @outer(ptr addrspace(3) %p, i32 %i) noinline {{
  call void @inner(ptr addrspace(3) %p, i32 %i)
  ret void
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  call void @outer(ptr addrspace(3) @s, i32 %t)
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %x = load i32, ptr addrspace(3) %p, align 4
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %g, align 4
  ret void
}}
"""


def reduced(text: str, *args: str, block: int = 64, command: str = "run", against: str = "swlds") -> Reduction:
    request = RunRequest("k.ll", None, (1,), (block,), args)
    return reduce_case(text, request, ReduceOptions(command, against=against))


def test_arithmetic_on_what_the_launch_says_becomes_constant() -> None:
    found = reduced(SUMS, "i32=2")
    assert found.instructions == 2 and found.bucket == Bucket("run", "out-of-bounds", "store", "s"), found.text
    assert found.request.block == (1,) and found.request.args == ()


def test_a_table_of_functions_goes_with_the_call_through_it() -> None:
    found = reduced(TABLE, "i32=1")
    assert found.instructions == 2 and "@table" not in found.text and "@past" not in found.text, found.text


def test_a_slot_of_a_called_function_keeps_its_name_in_the_caller() -> None:
    found = reduced(SLOT, "i32=8")
    assert found.bucket.object == "mine" and found.text.count("define ") == 1 and found.instructions <= 4, found.text


def test_an_error_does_not_become_a_warning() -> None:
    """The same accesses in one wave are a race of its lanes."""
    found = reduced(TWO_WAVES, "i32[128]", block=128)
    assert found.bucket.severity == "error" and found.request.block == (65,), found.text


def test_no_null_pointer_in_lds_comes_where_none_was() -> None:
    found = reduced(NESTED, "i32[64]", command="validate", against="llvm")
    assert "addrspace(3) null" not in found.text and "@outer" in found.text and "@inner" in found.text, found.text


def test_functions_that_nobody_calls_go_at_once() -> None:
    """Whatever it costs to take them out: the bound of a trial is that of its launch."""
    more = "".join(
        f"define i32 @f{n}(i32 %x) {{\n  %y = call i32 @f{n + 1}(i32 %x)\n  ret i32 %y\n}}\n" for n in range(600)
    )
    text = SUMS + more + "define i32 @f600(i32 %x) {\n  ret i32 %x\n}\n"
    found = reduced(text, "i32=2")
    assert found.instructions == 2 and found.trials < 200, (found.trials, found.text)


def test_making_a_module_does_not_count_against_the_bound_of_its_launch() -> None:
    trials = Trials("run", 1, 5.0, None)
    trials.seconds = 0.1

    def job(ready: object) -> tuple[list[Bucket], None]:
        end = time.process_time() + 0.4
        while time.process_time() < end:
            pass
        ready("text")  # type: ignore[operator]
        return [], None

    outcome = trials.run(job)
    assert outcome.error is None and outcome.text == "text" and outcome.cpu < 0.1


def test_clusters_get_smaller() -> None:
    options = LaunchOptions(cluster=(2, 2))
    request = RunRequest("k.ll", None, (4, 8), (32,), ("i32=2",), "gfx1250", options)
    tries = [(r.grid, r.options.cluster) for part in sizes_of_launch(request)[:3] for r in part(request)]
    assert tries[:3] == [((1, 1), None), ((4, 8), None), ((2, 2), (2, 2))]
    assert ((2, 8), (1, 2, 1)) in tries and ((2, 8), (2, 2)) in tries and ((4, 8), (2, 2)) not in tries
    found = reduce_case(SUMS, request, ReduceOptions())
    assert found.request.grid == (1, 1) and found.request.options.cluster is None


def test_the_size_of_groups_that_a_kernel_requires() -> None:
    """It becomes one of the launch, which can be smaller."""
    text = (
        SUMS.replace("@k(i32 %n) {", "@k(i32 %n) !reqd_work_group_size !0 !note !1 {")
        + "!0 = !{i32 64, i32 2, i32 1}\n!1 = !{}\n"
    )
    found = reduce_case(text, RunRequest("in.ll", "k", (2,), None, ("i32=100",)), ReduceOptions())
    assert found.request.block == (1, 1) and "!" not in found.text.split("target triple")[1], found.text
    assert found.instructions <= 3


#: One of two attachments, of two nodes of a list and of two flags is what a program looks for.
ATTACHED = f"""{TARGET}
@v = global i32 0, !one !0, !two !1
define void @f() !one !0 !two !1 {{
  %a = load i32, ptr @v, align 4, !one !0, !two !1
  ret void
}}
!list = !{{!0, !1, !2}}
!llvm.module.flags = !{{!3, !4}}
!0 = !{{!"first"}}
!1 = !{{!"second"}}
!2 = !{{!"third"}}
!3 = !{{i32 1, !"wchar_size", i32 4}}
!4 = !{{i32 8, !"PIC Level", i32 2}}
"""


@pytest.mark.parametrize(
    ("wanted", "gone"),
    [
        ("define.*!one", "!two|@v|list|flags"),
        ("load.*!two", "!one|list|flags"),
        ("@v =.*!one", "!two|list|flags|load"),
        ('!"second"', "first|third|flags|two|load"),
        ("PIC Level", "wchar_size|list|@v"),
    ],
)
def test_metadata_goes_one_by_one(wanted: str, gone: str) -> None:
    found = reduce_case(ATTACHED, RunRequest("in.ll"), ReduceOptions(test=("grep", "-q", wanted)))
    assert not re.search(gone, found.module), found.module


DEBUG = (ROOT / "testdata" / "reports" / "tiles.ll").read_text()


@pytest.mark.parametrize("wanted", ["llvm.dbg.cu", "DILocation", "amdhsa_code_object_version", "Debug Info Version"])
def test_debug_information_and_its_flag_go_together(wanted: str) -> None:
    """LLVM warns of a module that has the one without the other."""
    found = reduce_case(DEBUG, RunRequest("in.ll"), ReduceOptions(test=("grep", "-q", wanted)))
    text = found.module
    assert wanted in text and not lacks_version(text) and ("llvm.dbg" not in text or "Debug Info Version" in text)
    assert ("DICompileUnit" in text) == (wanted in ("llvm.dbg.cu", "DILocation")), text
    assert text.count("\n") < 30, text
    assert lacks_version(DEBUG.replace("Debug Info Version", "Other"))


def test_an_index_at_the_end_of_a_long_chain() -> None:
    """The address of the failing access is seen in the launch: nothing of the chain is needed for it."""
    count = 400
    chain = "".join(f"  %v{n} = {('add', 'xor', 'mul')[n % 3]} i32 %v{n - 1}, %v{n // 2}\n" for n in range(1, count))
    text = (
        f"{TARGET}{TILE}{ITEM}define amdgpu_kernel void @k(ptr addrspace(1) %in, i32 %n) {{\n"
        "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n  %g = getelementptr i32, ptr addrspace(1) %in, i32 %i\n"
        f"  %v0 = load i32, ptr addrspace(1) %g, align 4\n{chain}  %m = and i32 %v{count - 1}, 63\n"
        "  %x = add i32 %m, 64\n  %p = getelementptr i32, ptr addrspace(3) @s, i32 %x\n"
        "  store i32 %x, ptr addrspace(3) %p, align 4\n  ret void\n}\n"
    )
    request = RunRequest("in.ll", "k", (1,), (64,), ("i32[64]=random:3", "i32=1"))
    found = reduce_case(text, request, ReduceOptions())
    assert found.instructions == 2 and found.trials < 100, (found.trials, found.text)


def test_an_index_beyond_a_buffer() -> None:
    text = f"""{TARGET}{ITEM}define amdgpu_kernel void @k(ptr addrspace(1) %in, i32 %n) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = mul i32 %i, %n
  %b = xor i32 %a, %i
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %b
  %v = load i32, ptr addrspace(1) %g, align 4
  ret void
}}
"""
    request = RunRequest("in.ll", "k", (1,), (64,), ("i32[64]=iota", "i32=7"))
    found = reduce_case(text, request, ReduceOptions())
    assert found.instructions <= 3 and found.trials < 100, (found.trials, found.text)


#: Two variables of one kernel, as OpenCL C names them, and one with a control character.
NAMED = f"""{TARGET}{ITEM}
@k.row = internal addrspace(3) global [8 x i32] poison, align 4
@"k.a\\01b" = internal addrspace(3) global [8 x i32] poison, align 4
define amdgpu_kernel void @k() {{
  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @k.row, i32 32), align 4
  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @"k.a\\01b", i32 32), align 4
  ret void
}}
"""


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("row", "k.row"),
        ("k.row", "k.row"),
        (r"a\x01b", "k.a\1b"),
        ("a\1b", "k.a\1b"),
        (r"k.a\x01b", "k.a\1b"),
        ("ro", ""),
    ],
)
def test_an_object_by_what_reports_call_it(word: str, name: str) -> None:
    request = RunRequest("in.ll", "k", (1,), (1,))
    if not name:
        with pytest.raises(InputError, match=r"found: .* on a\\x01b; .* on row\)"):
            reduce_case(NAMED, request, ReduceOptions(object=word))
        return
    found = reduce_case(NAMED, request, ReduceOptions(object=word))
    assert found.bucket.object == name and found.bucket.is_on(word) and not found.others


def test_the_words_of_a_report_are_those_of_what_is_left(tmp_path: Path) -> None:
    """A CHECK line seeks the object by what the report of the reduced module calls it."""
    (tmp_path / "in.ll").write_text(NAMED)
    words = ("--kernel", "k", "--block", "1", "--object", "row", "--lowered", "--profile", "full")
    done = run_cli("reduce", tmp_path / "in.ll", "-o", tmp_path / "out.ll", *words)
    assert done.code == 0 and "object=row" in (tmp_path / "out.ll").read_text(), done
    assert run_cli("check", tmp_path / "out.ll").code == 0


def test_a_difference_of_counts_is_of_one_sort_whatever_the_counts() -> None:
    lines = [
        f"in both, 1 time in the original and {n} times in the lowered module: a.cl:7:3: null-pointer: Invalid"
        for n in (9, 5)
    ]
    assert {of_difference("validate", line) for line in lines} == {
        Bucket("validate", "difference", "in both", "null-pointer")
    }
