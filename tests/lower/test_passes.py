"""Pipelines of passes: their words, what is verified and printed, remarks; and ``lower-dma``, executed before and after."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli
from paths import TESTDATA

import swlds
from swlds.ir.model import Module
from swlds.passes.base import parse_options
from swlds.passes.lower_lds.as_pass import LOWER_LDS, LowerLds
from swlds.passes.pipeline import parse_pipeline

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
"""


def copying_kernel(call: str, declaration: str, mcpu: str, *, first: str = "", words: int = 4096) -> str:
    """Each lane fills the tile with 7s, then ``call`` copies from ``%from`` to ``%to``; the tile comes back."""
    return f"""{HEAD}{declaration}
@tile = internal addrspace(3) global [{words} x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %fill
fill:
  %i = phi i32 [ %t, %entry ], [ %next, %fill ]
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  store i32 7, ptr addrspace(3) %p, align 4
  %next = add i32 %i, 64
  %more = icmp ult i32 %next, {words}
  br i1 %more, label %fill, label %copy
copy:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bytes = mul i32 %t, 16
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %bytes
{first}
  {call}
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %give
give:
  %j = phi i32 [ %t, %copy ], [ %following, %give ]
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  %v = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %j
  store i32 %v, ptr addrspace(1) %o, align 4
  %following = add i32 %j, 64
  %again = icmp ult i32 %following, {words}
  br i1 %again, label %give, label %end
end:
  ret void
}}
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
attributes #0 = {{ "target-cpu"="{mcpu}" }}
"""


def launch(module: Module | str, mcpu: str, words: int = 4096, **options: Any) -> np.ndarray:
    source, out = np.arange(1024, dtype=np.uint32), np.zeros(words, np.uint32)
    swlds.Device(mcpu).load(module)["k"].launch(1, 64, [source, out], **options).raise_for_findings()
    return out


def expected_tile(size: int, offset: int, stride: int, words: int = 4096) -> np.ndarray:
    tile, source = np.full(words, 7, np.uint32).view(np.uint8), np.arange(1024, dtype=np.uint32).view(np.uint8)
    for lane in range(64):
        data = np.zeros(max(size, 4), np.uint8)
        data[:size] = source[lane * 16 + offset :][:size]
        tile[offset + lane * stride :][: len(data)] = data
    return tile.view(np.uint32)


LOAD = "void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) {}, ptr addrspace(3) {}, i32 {}, i32 {}, i32 0)"
GLOBAL = "void @llvm.amdgcn.global.load.lds(ptr addrspace(1) {}, ptr addrspace(3) {}, i32 {}, i32 {}, i32 0)"
OF_POINTERS = "(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)"
DECLARED = f"declare void @llvm.amdgcn.load.to.lds.p1{OF_POINTERS}"


@pytest.mark.parametrize(("form", "name"), [(LOAD, "load.to.lds.p1"), (GLOBAL, "global.load.lds")])
@pytest.mark.parametrize("size", [1, 2, 4, 12, 16])
@pytest.mark.parametrize("offset", [0, 16])
def test_copies_through_the_waves_base(form: str, name: str, size: int, offset: int) -> None:
    """Source and lane stride: CDNA4 ISA guide, 9.1.9: lanes of 12 bytes lie 16 apart."""
    call = "call " + form.format("%from", "@tile", size, offset)
    text = copying_kernel(call, f"declare void @llvm.amdgcn.{name}{OF_POINTERS}", "gfx950")
    plain = swlds.opt(swlds.parse(text), "lower-dma", verify_each=True)
    assert name not in str(plain) and [r.name for r in plain.remarks] == ["CopyLowered"]
    expected = expected_tile(size, offset, 4 if size <= 4 else 16)
    for module in (text, plain, swlds.lower(text), swlds.opt(text, "lower-dma,lower-lds<allocator=malloc>")):
        np.testing.assert_array_equal(launch(module, "gfx950"), expected)


def test_the_first_lanes_base_counts() -> None:
    """Lanes that name other places write behind the first one's, also where a branch leaves the first lanes out."""
    first = """  %far = mul i32 %t, 1024
  %base = getelementptr i8, ptr addrspace(3) @tile, i32 %far
  %some = icmp ugt i32 %t, 2
  br i1 %some, label %then, label %join
then:"""
    call = "call " + LOAD.format("%from", "%base", 4, 0) + "\n  br label %join\njoin:"
    text = copying_kernel(call, f"declare void @llvm.amdgcn.load.to.lds.p1{OF_POINTERS}", "gfx942", first=first)
    text = text.replace("[ %t, %copy ]", "[ %t, %join ]")
    expected = np.full(4096, 7, np.uint32)
    expected[3 * 256 + 3 : 3 * 256 + 64] = np.arange(1024)[12:256:4]
    for module in (text, swlds.opt(text, "lower-dma"), swlds.lower(text), swlds.opt(text, "lower-dma,lower-lds")):
        # asynccheck does not let such a copy pass
        np.testing.assert_array_equal(launch(module, "gfx942", checks="memcheck,initcheck"), expected)


@pytest.mark.parametrize("form", ["raw.ptr", "struct.ptr", "raw", "struct"])
@pytest.mark.parametrize("size", [1, 4, 12])
def test_buffer_copies_write_zero_for_what_lies_outside(form: str, size: int) -> None:
    words = "" if form.endswith("ptr") else "  %words = bitcast i128 %bits to <4 x i32>\n"
    resource, type_ = ("%words", "<4 x i32>") if words else ("%rsrc", "ptr addrspace(8)")
    index = "i32 0, " if form.startswith("struct") else ""
    first = f"""  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(
    ptr addrspace(1) %in, i16 0, i64 512, i32 159744)
  %bits = ptrtoint ptr addrspace(8) %rsrc to i128
{words}"""
    name = f"llvm.amdgcn.{form}.buffer.load.lds"
    call = f"call void @{name}({type_} {resource}, ptr addrspace(3) @tile, i32 {size}, {index}i32 %bytes, i32 0, i32 8, i32 0)"
    more = "i32, " if index else ""
    declared = f"declare void @{name}({type_}, ptr addrspace(3), i32 immarg, {more}i32, i32, i32 immarg, i32 immarg)\n"
    declared += "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)"
    text = copying_kernel(call, declared, "gfx950", first=first)
    plain = swlds.opt(text, "lower-dma")
    assert "buffer.load.lds" not in str(plain)
    tile = launch(text, "gfx950")
    assert (tile[2 + 40 * (1 if size <= 4 else 4)] == 0) and (tile[2] == 2 if size > 2 else True)
    for module in (plain, swlds.lower(text), swlds.opt(text, "lower-dma,lower-lds")):
        np.testing.assert_array_equal(launch(module, "gfx950"), tile)


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
def test_asynchronous_copies(bits: int) -> None:
    to, back = (f"llvm.amdgcn.global.{word}.lds.b{bits}" for word in ("load.async.to", "store.async.from"))
    first = "  %to = getelementptr i8, ptr addrspace(3) @tile, i32 %bytes\n"
    first += f"  call void @{back}(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4096, i32 0)"
    call = f"call void @{to}(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 16, i32 0)"
    signature = "(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg)"
    declared = "\n".join(f"declare void @{name}{signature}" for name in (to, back))
    text = copying_kernel(call, declared, "gfx1250", first=first).replace("s.waitcnt(i32 0)", "s.wait.asynccnt(i16 0)")
    text = text.replace("s.waitcnt(i32 immarg)", "s.wait.asynccnt(i16 immarg)")
    results = []
    for module in (text, swlds.opt(text, "lower-dma"), swlds.lower(text), swlds.opt(text, "lower-dma,lower-lds")):
        source, out = np.arange(2048, dtype=np.uint32), np.zeros(4096, np.uint32)
        swlds.Device("gfx1250").load(module)["k"].launch(1, 64, [source, out]).raise_for_findings()
        results.append((source, out))
    for source, out in results[1:]:
        np.testing.assert_array_equal(source, results[0][0])
        np.testing.assert_array_equal(out, results[0][1])
    assert (results[0][0][1024] & 0xFF) == 7, "the store from LDS came first"


def test_callers_of_a_copy_are_convergent() -> None:
    """The first lane is asked for: no pass may part the lanes in front of it."""
    text = f"""{HEAD}declare void @llvm.amdgcn.load.to.lds.p1{OF_POINTERS}
@tile = internal addrspace(3) global [64 x i32] poison, align 16
define internal void @copy(ptr addrspace(1) %p) {{
  call {LOAD.format("%p", "@tile", 4, 0)}
  ret void
}}
define internal void @between(ptr addrspace(1) %p) {{
  call void @copy(ptr addrspace(1) %p)
  ret void
}}
define void @aside() {{
  ret void
}}
"""
    text = swlds.opt(text, "lower-dma")
    lines = {line.split("@")[1].split("(")[0]: line for line in str(text).splitlines() if line.startswith("define")}
    assert "convergent" in lines["copy"] and "convergent" in lines["between"] and "convergent" not in lines["aside"]


def test_what_a_pass_leaves_it_says(tmp_path: Path) -> None:
    plain = "define void @f() {\n  ret void\n}\n"
    (remark,) = swlds.opt(plain, "lower-dma").remarks
    assert (remark.kind, remark.name) == ("analysis", "NothingToLower")
    tensor = f"""{HEAD}declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)
define void @f(<4 x i32> %a, <8 x i32> %b) {{
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %a, <8 x i32> %b, i32 0)
  ret void
}}
"""
    (remark,) = swlds.opt(tensor, "lower-dma").remarks
    assert (remark.kind, remark.name, remark.function) == ("missed", "CopyKept", "f")
    source, yaml = tmp_path / "c.ll", tmp_path / "remarks.yaml"
    source.write_text(tensor)
    done = run_cli("opt", source, "--passes", "lower-dma", "-v", "--remarks", yaml)
    assert done.code == 0 and "tensor.load" in done.stdout
    assert done.stderr.startswith(f"{source}:") and ": remark: [lower-dma] CopyKept: " in done.stderr
    assert yaml.read_text().startswith(
        '--- !Missed\nPass: lower-dma\nName: CopyKept\nFunction: "f"\nArgs:\n  - String: '
    )


def test_remarks_name_the_source_line(tmp_path: Path) -> None:
    text = (TESTDATA / "demo/sums.ll").read_text()
    remarks = swlds.opt(text, "lower-lds").remarks
    assert {r.name for r in remarks} == {"VariableLowered"} and {"tile", "waves"} <= {
        r.text.split(":")[0] for r in remarks
    }


def test_the_input_stays_and_passes_follow_one_another() -> None:
    text = copying_kernel("call " + LOAD.format("%from", "@tile", 4, 0), DECLARED, "gfx942")
    module = swlds.parse(text)
    before = str(module)
    seen: list[str] = []
    result = swlds.opt(
        module, "lower-dma, lower-lds<profile=full; no-instrument>", after=lambda name, _: seen.append(name)
    )
    assert str(module) == before and seen == ["lower-dma", "lower-lds"]
    assert result.layouts["k"].variables and [r.pass_name for r in result.remarks] == seen


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            "nothing",
            "unknown pass 'nothing' (choose align-lds, coalesce-copies, "
            "gather-to-lds, insert-waits, lower-dma, lower-lds, pad-lds, swizzle-lds)",
        ),
        ("lower-dma,", "unknown pass ''"),
        ("lower-lds<profile=half>", "profile is 'half' (choose"),
        ("lower-lds<size=3>", "pass lower-lds has no parameter 'size' (it has profile, allocator, "),
        ("lower-dma<x>", "pass lower-dma has no parameter 'x' (it has none)"),
        ("lower-lds<profile=full", "ends inside <"),
        ("lower-lds<profile=full>>", "unbalanced"),
        ("lower-lds<profile=full>x", "goes on behind >"),
        ("lower-lds<profile=full;profile=llvm>", "is given 'profile' twice"),
        ("lower-lds<with-runtime=1>", "with-runtime is '1' (expected true or false)"),
    ],
)
def test_wrong_words_are_one_error(words: str, message: str) -> None:
    with pytest.raises(swlds.OptionError) as error:
        parse_pipeline(words)
    assert message in str(error.value)


def test_parameters_by_their_words() -> None:
    options = parse_options(LOWER_LDS, " with-runtime ; allocator = my_alloc,my_free;dynamic=stacked;no-instrument")
    assert options == LowerLds(allocator="my_alloc,my_free", instrument=False, with_runtime=True, dynamic="stacked")
    assert parse_options(LOWER_LDS, "") == LOWER_LDS.options()
    steps = parse_pipeline("lower-lds<allocator=my_alloc,my_free>,lower-dma")
    assert [s.pass_.name for s in steps] == ["lower-lds", "lower-dma"]
    assert parse_pipeline("") == []


def test_the_command(tmp_path: Path) -> None:
    source = tmp_path / "k.ll"
    call = "call " + LOAD.format("%from", "@tile", 4, 0)
    source.write_text(copying_kernel(call, DECLARED, "gfx942"))
    out = tmp_path / "out.ll"
    done = run_cli(
        "opt", source, "--passes", "lower-dma,lower-lds", "-o", out, "--verify-each", "--print-after", "lower-dma"
    )
    assert done.code == 0 and done.stderr.startswith("; module after lower-dma\n") and "sw.lds" in out.read_text()
    wrong = run_cli("opt", source, "--passes", "lower-dma,wrong", "-o", tmp_path / "no.ll")
    assert (wrong.code, wrong.error) == (
        2,
        "swlds: error: unknown pass 'wrong' (choose align-lds, coalesce-copies, "
        "gather-to-lds, insert-waits, lower-dma, lower-lds, pad-lds, swizzle-lds)",
    )
    wrong = run_cli("opt", source, "--passes", "lower-dma", "--print-after", "lower-lds")
    assert wrong.code == 2 and "--print-after" in wrong.stderr
    listed = run_cli("passes")
    assert listed.code == 0 and "lower-dma" in listed.stdout and "allocator=TEXT (default asan)" in listed.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    (
        ({"mcpu": "x"}, "unknown target 'x'"),
        ({"mcpu": 5}, "unknown target 5"),
        ({"block": "x"}, "block is 'x'"),
        ({"block": (True,)}, "block is"),
        ({"block": [1.5]}, "block is"),
        ({"kernel": 3}, "kernel is 3"),
    ),
)
def test_wrong_words_of_opt_are_one_error(words: dict[str, Any], message: str) -> None:
    with pytest.raises(swlds.SwldsError, match=message):
        swlds.opt("define amdgpu_kernel void @k() {\n  ret void\n}\n", "lower-dma", **words)


def test_a_block_may_be_one_number() -> None:
    text = "define amdgpu_kernel void @k() {\n  ret void\n}\n"
    assert str(swlds.opt(text, "lower-dma", block=64)) == str(swlds.opt(text, "lower-dma", block=(64,)))
