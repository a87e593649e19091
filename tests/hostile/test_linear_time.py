"""Lowering takes time that grows with the module, not with its square."""

from __future__ import annotations

import cProfile
import functools
import re
import time
from collections.abc import Callable

import pytest
from cli_support import KERNEL

import swlds
from swlds.errors import UnsupportedError
from swlds.ir.elements import find_elements
from swlds.ir.intrinsic_uses import Use, find_uses

LDS = "@lds = internal addrspace(3) global [64 x i32] poison, align 4\n"
FLAG = '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n'
STORE = "  store i32 1, ptr addrspace(3) @lds\n"


def attribute_groups(count: int) -> str:
    """A group for each function, and each function called with it."""
    functions = "".join(f"define void @f{i}() #{i} {{\n{STORE}  ret void\n}}\n" for i in range(count))
    calls = "".join(f"  call void @f{i}() #{i}\n" for i in range(count))
    words = [" ".join(f'"k{j}-{i}"="v"' for j in range(60)) for i in range(count)]
    groups = "".join(f'attributes #{i} = {{ {w} "amdgpu-no-heap-ptr" nosync }}\n' for i, w in enumerate(words))
    return f"{LDS}{functions}{KERNEL}{calls}  ret void\n}}\n{groups}"


def tags(count: int) -> str:
    """A node of many tags at many fences."""
    fences = '  fence syncscope("workgroup") release, !mmra !0\n' * 900
    nodes = "".join(f'!{i} = !{{!"amdgpu-synchronize-as", !"local"}}\n' for i in range(1, count))
    return (
        f"{LDS}{KERNEL}{fences}{STORE}  ret void\n}}\n!0 = !{{{', '.join(f'!{i}' for i in range(1, count))}}}\n{nodes}"
    )


def listed(count: int) -> str:
    """Calls that share one list of callees."""
    functions = "".join(f"define internal void @f{i}() {{\n{STORE}  ret void\n}}\n" for i in range(count))
    taken = "".join(f"  store ptr @f{i}, ptr %s\n" for i in range(count))
    call = "  %p{0} = load ptr, ptr %s\n  call void %p{0}(), !callees !0\n"
    calls = "".join(call.format(i) for i in range(count))
    nodes = f"!0 = !{{{', '.join(f'ptr @f{i}' for i in range(count))}}}\n"
    slot = "  %m = alloca ptr, addrspace(5)\n  %s = addrspacecast ptr addrspace(5) %m to ptr\n"
    return f"{LDS}{functions}{KERNEL}{slot}{taken}{calls}{STORE}  ret void\n}}\n{nodes}"


@pytest.mark.parametrize(
    "text", [attribute_groups(1500), tags(20_000), listed(4000)], ids=["attribute groups", "tags", "callees"]
)
def test_seconds(text: str) -> None:
    start = time.process_time()
    swlds.lower(swlds.parse(text))
    assert time.process_time() - start < 20


def reaching(kernels: int, functions: int, variables: int) -> str:
    """Kernels that call a function each, in turn; the functions use that many variables each."""
    names = [[f"@l{f}.{v}" for v in range(variables)] for f in range(functions)]
    globals_ = "".join(f"{name} = internal addrspace(3) global i32 poison\n" for row in names for name in row)
    stores = ["".join(f"  store i32 1, ptr addrspace(3) {name}\n" for name in row) for row in names]
    bodies = "".join(f"define internal void @f{f}() {{\n{s}  ret void\n}}\n" for f, s in enumerate(stores))
    calls = "".join(
        f"define amdgpu_kernel void @k{k}() sanitize_address {{\n  call void @f{k % functions}()\n  ret void\n}}\n"
        for k in range(kernels)
    )
    return f"{globals_}{bodies}{calls}{FLAG}"


@pytest.mark.parametrize("profile", ["full", "llvm"])
@pytest.mark.parametrize("counts", [(2002, 1, 500), (1001, 1001, 1)], ids=["reached", "columns"])
def test_tables_are_bounded(counts: tuple[int, int, int], profile: str) -> None:
    start = time.process_time()
    with pytest.raises(UnsupportedError, match=r"over 1000000 \(split the module by kernels\)"):
        swlds.lower(swlds.parse(reaching(*counts)), profile=profile)
    assert time.process_time() - start < 10


@pytest.mark.parametrize("profile", ["full", "llvm"])
def test_tables_within_the_bound(profile: str) -> None:
    for counts in ((40, 1, 30), (40, 40, 1)):
        assert "lds.offset.table = " in str(swlds.lower(swlds.parse(reaching(*counts)), profile=profile))


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_seconds_of_a_launch(engine: str) -> None:
    start = time.process_time()
    kernel = swlds.Device("gfx942").load(swlds.parse(tags(10_000)))["k"]
    kernel.launch((1,), (1,), [None], engine=engine)
    assert time.process_time() - start < 20


def test_a_group_of_many_digits_in_a_string() -> None:
    """What looks like a group there is none, and no number."""
    asm = f'  call void asm sideeffect "; #{"9" * 5000}", ""() #0\n'
    text = f"{LDS}{KERNEL}{STORE}{asm}  ret void\n}}\nattributes #0 = {{ nosync }}\n"
    assert "9" * 5000 in str(swlds.lower(swlds.parse(text)))


def calls(work: Callable[[], object]) -> dict[str, int]:
    """How often each function is called, Python's own included: nothing else on the machine changes that."""
    profile = cProfile.Profile()
    with profile:
        work()
    found: dict[str, int] = {}
    for entry in profile.getstats():
        name = entry.code if isinstance(entry.code, str) else entry.code.co_name
        found[name] = found.get(name, 0) + entry.callcount
    return found


def ways(count: int, *, cases: int = 1) -> str:
    """A phi that has a constant over LDS for each way of a switch, for each of the cases in which a way comes to it."""
    at = [f"getelementptr (i8, ptr addrspace(3) @lds, i32 {4 + 4 * (n % 63)})" for n in range(count)]
    targets = "".join(f"    i32 {n}, label %b{n}\n" for n in range(count))
    end = f"  switch i32 %x, label %d [{''.join(f' i32 {n}, label %d' for n in range(cases - 1))} ]\n"
    blocks = "".join(f"b{n}:\n{end}" for n in range(count))
    edges = "".join(f", [{place}, %b{n}]" * cases for n, place in enumerate(at))
    return (
        f"{LDS}define amdgpu_kernel void @k(i32 %x) sanitize_address {{\n  switch i32 %x, label %d [\n{targets}  ]\n{blocks}"
        f"d:\n  %p = phi ptr addrspace(3) [@lds, %0]{edges}\n  store i32 1, ptr addrspace(3) %p\n  ret void\n}}\n{FLAG}"
    )


def members(count: int) -> str:
    """An LDS struct of many members."""
    return f"@s = internal addrspace(3) global {{ {', '.join(['i8'] * count)} }} poison\n"


def find_members(text: str) -> object:
    module = swlds.parse(text)
    return find_elements(module.data_layout, module.globals["s"].value_type)


def lower_like_llvm(text: str) -> object:
    return swlds.lower(swlds.parse(text), profile="llvm", instrument=True)


@pytest.mark.parametrize(
    ("make", "work"), [(ways, lower_like_llvm), (members, find_members)], ids=["constants of a phi", "members"]
)
def test_four_times_as_many_take_four_times_the_calls(
    make: Callable[[int], str], work: Callable[[str], object]
) -> None:
    work(make(3))  # imports, tables
    short, long = (sum(calls(functools.partial(work, make(count))).values()) for count in (200, 800))
    assert long < 5 * short


def test_a_way_of_a_phi_that_comes_in_two_cases() -> None:
    """It has one value, though several instructions make it: LLVM's verifier wants that."""
    text = ways(3, cases=2).replace("phi ptr addrspace(3)", "phi <2 x ptr addrspace(3)>")
    text = re.sub(r"\[getelementptr .*?, i32 \d+\)", "[<ptr addrspace(3) @lds, ptr addrspace(3) @lds>", text).replace(
        "[@lds, %0]", "[poison, %0]"
    )
    text = text.replace("  store", "  %q = extractelement <2 x ptr addrspace(3)> %p, i32 0\n  store").replace(
        "3) %p\n", "3) %q\n"
    )
    lowered = str(lower_like_llvm(text))
    phi = next(line for line in lowered.splitlines() if line.lstrip().startswith("%p = phi "))
    edges = [edge.split("]")[0] for edge in phi.split("[")[1:]]
    assert len(edges) == 7 and [edges[k] for k in (1, 3, 5)] == [edges[k] for k in (2, 4, 6)]
    assert len(set(edges)) == 4


def test_lines_of_intrinsics_are_not_counted_anew() -> None:
    """For each call the new lines in front of it were."""
    call = b"call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @a, ptr addrspace(3) @b, i32 4, i1 false)\n"
    for count in (20, 80):
        uses: list[Use] = []
        done = calls(lambda: uses.extend(find_uses(b"\n" + call * count, [b"memcpy.p3.p3.i32"])))  # noqa: B023
        assert [use.line for use in uses] == [*range(2, 2 + count)]
        assert "<method 'count' of 'bytes' objects>" not in done
