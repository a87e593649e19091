# ruff: noqa: E501  (LLVM IR in strings)
"""Profile full where text cannot say it: refusals, what stays as it was, options, promises taken away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from paths import TESTS

import swlds
from swlds.ir.parser import parse_instruction
from swlds.passes.lower_lds.stage_check import find_lds_accesses, is_access

POINTS = sorted((TESTS / "ir" / "full").glob("*.ll"))
TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'


def module(text: str) -> swlds.ir.model.Module:
    return swlds.parse(TRIPLE + text, "t.ll")


KERNEL = "define amdgpu_kernel void @k() {{\n{body}\n  ret void\n}}\n"
VARIABLE = "@x = internal addrspace(3) global [4 x i32] poison, align 4\n"


@pytest.mark.parametrize("path", POINTS, ids=lambda p: p.stem)
@pytest.mark.parametrize(
    "options", [{}, {"instrument": False}, {"dynamic": "stacked"}, {"with_runtime": True}], ids=str
)
def test_every_point_lowers_and_verifies(path: Path, options: dict[str, object]) -> None:
    source = swlds.parse(path)
    before = str(source)
    if "with_runtime" in options and path.stem == "11-runtime-debug-info":
        with pytest.raises(swlds.UnsupportedError, match="defines @__asan_free_impl itself"):
            swlds.lower(source, **options)
        return
    lowered = swlds.lower(source, **options)
    assert find_lds_accesses(source), "the point uses LDS"
    assert not find_lds_accesses(lowered)
    assert str(source) == before, "the input is left as it was"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("@x = internal addrspace(3) global i32 7, align 4\n" + KERNEL.format(body="  store i32 1, ptr addrspace(3) @x"), "initializer"),
        (VARIABLE + KERNEL.format(body="  store i32 1, ptr addrspace(3) null"), "fixed LDS address"),
        (VARIABLE + KERNEL.format(body='  call void asm sideeffect "ds_write_b32 $0, $0", "v"(ptr addrspace(3) @x)'), "inline assembly"),
        ("declare void @llvm.amdgcn.ds.gws.init(i32, i32)\n" + KERNEL.format(body="  call void @llvm.amdgcn.ds.gws.init(i32 1, i32 0)"), "global wave sync"),
        (KERNEL.format(body='  call void asm sideeffect "ds_read_b32 v0, v1", ""()'), "inline assembly uses LDS (ds_read_b32 v0, v1)"),
        (VARIABLE + "declare void @far(ptr addrspace(3))\n" + KERNEL.format(body="  call void @far(ptr addrspace(3) @x)"), "external function"),
        (VARIABLE + "define void @f() {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n", "no kernel of the module reaches it"),
        (VARIABLE + "@p = addrspace(1) global ptr addrspace(3) @x\n" + KERNEL.format(body="  store i32 1, ptr addrspace(3) @x"), "initializer of @p"),
        (
            VARIABLE + "declare void @llvm.amdgcn.endpgm()\n" + KERNEL.format(body="  store i32 1, ptr addrspace(3) @x\n  call void @llvm.amdgcn.endpgm()"),
            "wave that ends",
        ),
        (
            "@d = external addrspace(3) global [0 x i8]\n" + KERNEL.format(body="  store i8 1, ptr addrspace(3) @d")
            + '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 400}\n',
            "code object v4",
        ),
        (
            VARIABLE + "@y = internal addrspace(3) global i32 poison, align 4, !absolute_symbol !0\n"
            + KERNEL.format(body="  store i32 1, ptr addrspace(3) @x\n  store i32 1, ptr addrspace(3) @y") + "!0 = !{i32 0, i32 1}\n",
            "mixed",
        ),
    ],
)  # fmt: skip
def test_refusals_name_the_place(text: str, message: str) -> None:
    with pytest.raises(swlds.UnsupportedError) as raised:
        swlds.lower(module(text))
    assert message in str(raised.value)
    assert str(raised.value).startswith("t.ll")
    assert "\n" not in str(raised.value)


def test_assembly_that_moves_data_between_lanes_is_kept() -> None:
    body = '  call void asm sideeffect "ds_bpermute_b32 v0, v1, v2", ""()\n  store i32 1, ptr addrspace(3) @x'
    assert "ds_bpermute_b32" in str(swlds.lower(module(VARIABLE + KERNEL.format(body=body))))


def test_a_chain_of_aliases_means_its_end() -> None:
    count = 2000
    chain = "".join(f"@a{i} = alias i32, ptr addrspace(3) @{'x' if i == 0 else f'a{i - 1}'}\n" for i in range(count))
    lowered = str(
        swlds.lower(module(VARIABLE + chain + KERNEL.format(body=f"  store i32 1, ptr addrspace(3) @a{count - 1}")))
    )
    assert "alias" not in lowered


def test_a_layout_over_two_gibibytes_is_refused() -> None:
    text = "@x = internal addrspace(3) global [2147483600 x i8] poison, align 4\n"
    with pytest.raises(swlds.LayoutError, match="over the limit"):
        swlds.lower(module(text + KERNEL.format(body="  store i8 1, ptr addrspace(3) @x")))


def test_lowering_twice_changes_nothing_more() -> None:
    once = swlds.lower(swlds.parse(POINTS[1]))
    assert str(swlds.lower(once)) == str(once)


def test_a_module_without_lds_comes_out_as_it_was() -> None:
    text = KERNEL.format(body="  call void @llvm.donothing()") + "declare void @llvm.donothing()\n"
    source = module(text)
    assert str(swlds.lower(source)) == str(source)


def test_layout_of_a_kernel() -> None:
    text = "@b = internal addrspace(3) global [100 x i64] poison, align 16\n" + VARIABLE
    body = "  store i32 1, ptr addrspace(3) @x\n  store i64 1, ptr addrspace(3) @b"
    layout = swlds.lower(module(text + KERNEL.format(body=body))).layouts["k"]
    assert [(e.name, e.offset, e.size, e.padded) for e in layout.entries] == [
        ("", 0, 24, 32), ("b", 32, 800, 992), ("x", 1024, 16, 32),
    ]  # fmt: skip
    assert layout.redzones == [(24, 8), (832, 192), (1040, 16)]
    assert layout.lds_size == 16


def test_kernels_of_a_lowered_module_have_layouts() -> None:
    source = swlds.parse(next(p for p in POINTS if p.stem.startswith("07")))
    lowered = swlds.lower(source)
    assert list(lowered.kernels) == ["k", "no_lds"]
    assert [v.name for v in lowered.kernels["k"].layout.variables] == ["a"]
    assert lowered.kernels["k"].layout.redzones == [(24, 8), (288, 64)]
    assert lowered.kernels["no_lds"].layout is None
    assert source.kernels["k"].layout is None


def test_metadata_of_rewritten_operations_stays() -> None:
    lowered = str(swlds.lower(swlds.parse(next(p for p in POINTS if p.stem.startswith("10")))))
    kept = [line for line in lowered.splitlines() if re.search(r"(load|store) i32.*addrspace\(1\).*!tbaa", line)]
    assert len(kept) == 2
    assert "!range" in kept[1]


def test_a_late_alloca_of_constant_size_is_in_the_entry_block() -> None:
    lowered = str(swlds.lower(swlds.parse(next(p for p in POINTS if p.stem.startswith("10")))))
    entry = lowered[lowered.index("define amdgpu_kernel") :].split("\n\n", 1)[0]
    assert " = alloca i32" in entry


def test_fences_limited_to_lds_are_widened() -> None:
    path = next(p for p in POINTS if p.stem.startswith("08"))
    assert "!mmra" in str(swlds.parse(path))
    assert "!mmra" not in str(swlds.lower(swlds.parse(path)))


def test_promises_about_ids_and_memory_are_taken_away_behind_pointers() -> None:
    lowered = str(swlds.lower(swlds.parse(next(p for p in POINTS if p.stem.startswith("07")))))
    headers = {m[1]: m[2] for m in re.finditer(r"define .*@(k|user|no_lds)\(.*\)(?: #(\d+))?", lowered)}
    groups = dict(re.findall(r"attributes #(\d+) = \{ (.*) \}", lowered))
    assert "amdgpu-no" not in groups.get(headers["k"], "")
    assert "amdgpu-no" not in groups.get(headers["user"], "")
    assert "memory(" not in groups.get(headers["user"], "")
    assert '"amdgpu-lds-size"="8"' in groups[headers["k"]]
    assert headers["no_lds"] is None
    assert "@llvm.amdgcn.sw.lds.no_lds" not in lowered


def test_every_inserted_call_has_a_location_where_the_function_has_debug_info() -> None:
    lowered = str(swlds.lower(swlds.parse(next(p for p in POINTS if p.stem.startswith("11")))))
    kernel = lowered[lowered.index("define amdgpu_kernel") :].split("\n}\n", 1)[0]
    calls = [line for line in kernel.splitlines() if "call" in line and "@__asan" in line]
    assert calls
    assert all("!dbg" in line for line in calls)


@pytest.mark.parametrize(("allocator", "names"), [
    ("asan", ("__asan_malloc_impl", "__asan_free_impl")),
    ("ockl", ("__ockl_dm_alloc", "__ockl_dm_dealloc")),
    ("malloc", ("malloc", "free")),
    ("mine,yours", ("mine", "yours")),
])  # fmt: skip
def test_allocators(allocator: str, names: tuple[str, str]) -> None:
    lowered = str(swlds.lower(swlds.parse(POINTS[0]), allocator=allocator))
    assert all(f"@{name}(" in lowered for name in names)
    assert ("__asan_poison_region" in lowered) == (allocator == "asan")
    assert ("llvm.amdgcn.ballot" in lowered) == (allocator == "asan")


def test_the_runtime_leaves_nothing_undefined() -> None:
    lowered = str(swlds.lower(swlds.parse(POINTS[0]), with_runtime=True))
    undefined = [n for n in re.findall(r"^declare .*@([\w.]+)\(", lowered, re.MULTILINE) if not n.startswith("llvm.")]
    assert undefined == []


@pytest.mark.parametrize("options", [
    {"allocator": "nonsense"}, {"profile": "other"}, {"dynamic": "sideways"}, {"allocator": "malloc", "instrument": True},
    {"profile": "llvm", "with_runtime": True},
])  # fmt: skip
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(swlds.SwldsError):
        swlds.lower(swlds.parse(POINTS[0]), **options)


@pytest.mark.parametrize(("line", "expected"), [
    ("  %v = load i32, ptr addrspace(3) %p, align 4", True),
    ("  store ptr addrspace(3) %v, ptr addrspace(1) %p, align 4", False),
    ("  store i32 1, ptr addrspace(3) %p, align 4", True),
    ("  %o = atomicrmw volatile add ptr addrspace(3) %p, i32 1 monotonic, align 4", True),
    ("  %f = addrspacecast ptr addrspace(3) %p to ptr", True),
    ("  %f = addrspacecast ptr %p to ptr addrspace(3)", False),
    ("  %b = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.k, align 8", False),
    ("  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 0, i32 4, i1 false)", True),
    ("  %g = getelementptr i8, ptr addrspace(3) %p, i32 4", False),
    ("  %l = load { i32, ptr addrspace(3) }, ptr addrspace(1) %p, align 4", False),
    ("  %v = load i32, ptr addrspacecast (ptr addrspace(3) @x to ptr), align 4", True),
    ("  call void @llvm.masked.store.v2p3.p1(<2 x ptr addrspace(3)> %v, ptr addrspace(1) %p, <2 x i1> %m)", False),
    ("  call void @llvm.masked.store.v2p3.p3(<2 x ptr addrspace(3)> %v, ptr addrspace(3) %p, <2 x i1> %m)", True),
    ("  %a = va_arg ptr addrspace(3) %p, i32", True),
])  # fmt: skip
def test_the_stage_check_tells_accesses_from_pointers(line: str, expected: bool) -> None:
    names = "declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)\n" + "".join(
        f"declare void @llvm.masked.store.v2p3.p{n}(<2 x ptr addrspace(3)>, ptr addrspace({n}), <2 x i1>)\n"
        for n in (1, 3)
    )
    slot = "@llvm.amdgcn.sw.lds.k = internal addrspace(3) global ptr poison, align 8\n"
    assert is_access(parse_instruction(line, module(VARIABLE + slot + names))) == expected


def test_aliases_count_as_their_variable() -> None:
    text = VARIABLE + "@second = alias i32, getelementptr (i8, ptr addrspace(3) @x, i32 4)\n"
    lowered = str(swlds.lower(module(text + KERNEL.format(body="  store i32 1, ptr addrspace(3) @second"))))
    assert "@second" not in lowered
    assert "@x" not in lowered


def test_used_lists_lose_the_entry() -> None:
    text = VARIABLE + (
        "@keep = addrspace(1) global i32 0\n"
        "@llvm.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @x to ptr), "
        'ptr addrspacecast (ptr addrspace(1) @keep to ptr)], section "llvm.metadata"\n'
    )
    lowered = str(swlds.lower(module(text + KERNEL.format(body="  store i32 1, ptr addrspace(3) @x"))))
    used = next(line for line in lowered.splitlines() if line.startswith("@llvm.used"))
    assert "[1 x ptr]" in used
    assert "@keep" in used


REPLACED = (
    VARIABLE
    + """
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare i1 @llvm.amdgcn.is.shared(ptr)
declare i32 @llvm.amdgcn.groupstaticsize()
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
define void @not_lowered(ptr %p) {
  %s = call i1 @llvm.amdgcn.is.shared(ptr %p)
  ret void
}
"""
    + KERNEL.format(
        body="""  call void @llvm.memset.p3.i32(ptr addrspace(3) @x, i8 0, i32 16, i1 false)
  %f = addrspacecast ptr addrspace(3) @x to ptr
  %s = call i1 @llvm.amdgcn.is.shared(ptr %f)"""
    )
)


def test_declarations_of_replaced_intrinsics() -> None:
    """They go with their last call; what had no call before stays, and so does what another function calls."""
    source = module(REPLACED)
    functions = swlds.lower(source, instrument=False).functions
    assert "llvm.memset.p3.i32" not in functions
    assert "llvm.memset.p1.i32" in functions
    assert "llvm.amdgcn.groupstaticsize" in functions
    assert "llvm.memcpy.p3.p3.i32" in functions
    body = functions["not_lowered"].body or ""
    assert ("llvm.amdgcn.is.shared" in functions) == ("@llvm.amdgcn.is.shared(" in body)
    kept = swlds.lower(source, profile="llvm").functions
    assert "llvm.memset.p3.i32" in kept


TOKENS = """declare token @llvm.experimental.convergence.entry()
define internal void @h(ptr addrspace(3) %p) convergent {
  %tok = call token @llvm.experimental.convergence.entry()
  call void @put(ptr addrspace(3) %p)BUNDLE
  ret void
}
define internal void @put(ptr addrspace(3) %p) WORD {
  store i32 1, ptr addrspace(3) %p
  ret void
}
"""


@pytest.mark.parametrize(
    ("word", "bundle", "options"),
    [("convergent", ' [ "convergencectrl"(token %tok) ]', {}), ("", "", {"instrument": False})],
)
def test_tokens_stay_where_nothing_becomes_convergent(word: str, bundle: str, options: dict[str, bool]) -> None:
    text = TOKENS.replace("WORD", word).replace("BUNDLE", bundle)
    text = VARIABLE + KERNEL.format(body="  call void @h(ptr addrspace(3) @x)") + text
    assert not find_lds_accesses(swlds.lower(module(text), **options))


NUMBERED = (
    VARIABLE
    + """@y = internal addrspace(3) global i32 poison, align 4
define internal void @f() noinline {
  store i32 1, ptr addrspace(3) @x
  ret void
}
define amdgpu_kernel void @"k !llvm.amdgcn.lds.kernel.id !2"() !llvm.amdgcn.lds.kernel.id !1 !other !1 {
  store i32 1, ptr addrspace(3) @y
  call void @f()
  ret void
}
define amdgpu_kernel void @l() section "a !llvm.amdgcn.lds.kernel.id !2" !other !1 !llvm.amdgcn.lds.kernel.id !2 {
  call void @f()
  ret void
}
!1 = !{i32 7}
!2 = !{i32 9}
"""
)


@pytest.mark.parametrize("profile", ["full", "llvm"])
def test_a_kernel_has_one_number(profile: str) -> None:
    """Of two LLVM would take the first, which is that of an earlier lowering."""
    text = NUMBERED
    if profile == "llvm":
        text = text.replace(") !", ") sanitize_address !").replace(") section", ") sanitize_address section")
        text += '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n'
    lowered = swlds.lower(module(text), profile=profile, instrument=False)
    for number, kernel in enumerate(lowered.kernel_functions):
        attached = re.findall(r"!llvm\.amdgcn\.lds\.kernel\.id (!\d+)", kernel.header.rpartition('"')[2])
        assert [lowered.metadata[int(node[1:])].text for node in attached] == [f"!{{i32 {number}}}"]
        assert "!other !" in kernel.header
    assert number == 1


@pytest.mark.parametrize(
    ("kernels", "error"),
    [
        (("x", "x.md"), "kernel @x and for kernel @x.md would have one name, @llvm.amdgcn.sw.lds.x.md"),
        (("base.table", "k"), "kernel @base.table and for the tables would have one name"),
        (("offset.table", "k"), "kernel @offset.table and for the tables would have one name"),
    ],
)
def test_names_that_kernels_share(kernels: tuple[str, ...], error: str) -> None:
    text = VARIABLE + "define internal void @f() {\n  store i32 1, ptr addrspace(3) @x2\n  ret void\n}\n"
    text += "@x2 = internal addrspace(3) global i32 poison, align 4\n"
    for kernel in kernels:
        text += f"define amdgpu_kernel void @{kernel}() {{\n  store i32 1, ptr addrspace(3) @x\n  call void @f()\n  ret void\n}}\n"
    with pytest.raises(swlds.errors.UnsupportedError, match=re.escape(error)):
        swlds.lower(module(text.replace("@x = ", "@x3 = ").replace("@x\n", "@x3\n")))
