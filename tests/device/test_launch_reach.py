"""Launches that copy and keep only what of their buffers the kernel may touch (``launch_reach.py``)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.analysis.addresses.reach import WHOLE, Reach, find_reach, numbers_that_matter
from swlds.device import reach as reaches
from swlds.device.address_space import AddressSpace
from swlds.device.array_store import ArrayStore
from swlds.device.launch import Launch
from swlds.device.lazy_pages import whole_pages
from swlds.device.lowered_blocks import find_block_pointers
from swlds.engines.wave_compiler import launch_reach
from swlds.ir.values import ConstantInt

COUNT = 1 << 18
HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
define void @other(ptr addrspace(1) %p) {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %t
"""
END = "\n  ret void\n}\n"
STORE = """
  %p = getelementptr i32, ptr addrspace(1) %y, i64 %o
  store i32 1, ptr addrspace(1) %p"""
LINES = """
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %u = load i32, ptr addrspace(1) %q
  %w = add i32 %v, %u
  store i32 %w, ptr addrspace(1) %q"""
SUM = HEAD + LINES + END
#: Work-items read x far behind it where x says so.
WILD = (
    HEAD
    + LINES
    + """
  %far = icmp eq i32 %v, 7
  %up = select i1 %far, i32 1073741823, i32 0
  %r = getelementptr i32, ptr addrspace(1) %x, i32 %up
  %z = load i32, ptr addrspace(1) %r"""
    + END
)


def reach_of(body: str, n: int | None = None, groups: int = 4) -> dict[str, Reach] | None:
    """By parameter, of a launch of 64 work-items a group."""
    module = swlds.parse(HEAD + body + END)
    kernel = next(iter(module.kernel_functions))
    limits = {"workitem.id.x": 63, "workgroup.id.x": groups - 1}
    found = find_reach(kernel, limits, {} if n is None else {kernel.arguments[2]: n})
    return None if found is None else {str(a.name): r for a, r in found.items()}


@pytest.mark.parametrize(
    ("body", "n", "written", "filled"),
    [
        ("%o = zext i32 %i to i64" + STORE, None, (0, 1024), (0, 1024)),
        ("%s = add i32 %i, 16\n  %o = sext i32 %s to i64" + STORE, None, (64, 1088), (64, 1088)),
        ("%s = sub i32 %i, 16\n  %o = sext i32 %s to i64" + STORE, None, (0, 960), None),
        ("%s = add i32 %i, %n\n  %o = zext i32 %s to i64" + STORE, None, (0, (1 << 34)), None),
        ("%s = add i32 %i, %n\n  %o = zext i32 %s to i64" + STORE, 8, (32, 1056), (32, 1056)),
        ("%s = mul i32 %i, %n\n  %o = zext i32 %s to i64" + STORE, 2, (0, 255 * 8 + 4), None),
        ("%s = sub i32 %i, 16\n  %o = zext i32 %s to i64" + STORE, None, (0, 1 << 34), None),
        ("%s = shl nuw i32 %n, 3\n  %o = zext i32 %s to i64" + STORE, None, WHOLE, None),
        ("%s = zext i32 %i to i64\n  %o = shl i64 %s, 58" + STORE, None, WHOLE, None),
    ],
)
def test_what_is_written(body: str, n: int | None, written: tuple[int, int], filled: tuple[int, int] | None) -> None:
    """Sums that may wrap, and promises of the program, do not count."""
    assert reach_of(body, n) == {"y": Reach(None, written, filled)}


@pytest.mark.parametrize(
    "body",
    [
        "call void @other(ptr addrspace(1) %x)",
        'call void asm sideeffect "s_nop 0", ""()',
        "%a = inttoptr i32 %n to ptr addrspace(1)\n  store i32 1, ptr addrspace(1) %a",
        "%a = load ptr addrspace(1), ptr addrspace(1) %x\n  store i32 1, ptr addrspace(1) %a",
    ],
)
def test_not_known(body: str) -> None:
    assert reach_of(body) is None


def test_several_accesses_and_objects() -> None:
    atomic = "%a = atomicrmw add ptr addrspace(1) %x, i32 1 monotonic"
    assert reach_of(atomic) == {"x": Reach((0, 4), (0, 4))}
    choice = "%c = icmp eq i32 %n, 0\n  %e = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y\n"
    assert reach_of(choice + "  store i32 1, ptr addrspace(1) %e") == {"x": Reach(None, WHOLE), "y": Reach(None, WHOLE)}
    call = "call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %y, ptr addrspace(1) %x, i64 %d, i1 false)"
    copy = "%d = zext i32 %n to i64\n  " + call
    assert reach_of(copy) == {"x": Reach(WHOLE, None), "y": Reach(None, WHOLE)}
    assert reach_of(copy.replace("i64 %d", "i64 96")) == {"x": Reach((0, 96), None), "y": Reach(None, (0, 96))}


@pytest.fixture(name="seen")
def _seen(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What of their buffers launches copied in; where an earlier one has left memory, it holds something else."""
    found: list[Any] = []
    copy_in = Launch._copy_in

    def note(launch: Launch, write: Any, reach: Any) -> None:
        if launch._unfilled:
            space = launch.image.memory.space
            for address, content, _, _ in launch._unfilled:
                if launch.again is not None or whole_pages(address, content.nbytes)[0] in space.kept.left:
                    space.data[address : address + content.nbytes] = 0xA5
            found.append(None if reach is None else sorted(reach.items()))
        copy_in(launch, write, reach)

    monkeypatch.setattr(Launch, "_copy_in", note)
    return found


def kernel_of(text: str) -> Any:
    return swlds.Device("gfx942", engine="wave").load(swlds.parse(text))["k"]


def numbers(start: int = 0) -> Any:
    return np.arange(start, start + COUNT, dtype=np.int32)


def test_arrays_of_the_host(seen: list[Any]) -> None:
    """From the second launch on; inputs are read anew, and what the kernel leaves alone stays."""
    kernel, x, y = kernel_of(SUM), numbers(), numbers(5)
    for round_ in range(4):
        x[:] += round_
        want = y.copy()
        want[:128] += x[:128]
        kernel.launch(2, 64, [x, y, 0]).raise_for_findings()
        assert (y == want).all()
    assert seen[0] is None and seen[1:] == [seen[1]] * 3 and [r for _, r in seen[1]][0].read == (0, 512)


def test_the_shape_and_the_numbers_count(seen: list[Any]) -> None:
    text = SUM.replace("add i32 %b, %t", "add i32 %b, %n").replace("%b = mul i32 %g, 64", "%b = add i32 %t, %g")
    kernel, x, y = kernel_of(text), numbers(), np.zeros(COUNT, np.int32)
    for groups, n in ((1, 0), (1, 0), (1, 4096), (1, 4096), (2, 4096), (2, 4096), (1, 0)):
        y[:] = 0
        kernel.launch(groups, 64, [x, y, n], checks="memcheck").raise_for_findings()
        want = np.zeros(COUNT, np.int32)
        for g in range(groups):
            want[n + g : n + g + 64] += x[n + g : n + g + 64]
        assert (y == want).all()
    starts = [None if s is None else s[0][1].read for s in seen]
    assert starts == [None, (0, 256), None, (16384, 16640), None, (16384, 16644), (0, 256)]


def test_numbers_that_no_address_depends_on(seen: list[Any]) -> None:
    """What is reached is known for all of them, once it is for those that matter."""
    text = (
        SUM.replace("i32 %n)", "i32 %n, i32 %m)")
        .replace("%u\n", "%u\n  %w1 = add i32 %w, %n\n")
        .replace("store i32 %w,", "store i32 %w1,")
    )
    kernel, x, y = (
        kernel_of(text.replace("%b = mul i32 %g, 64", "%b = mul i32 %m, 64")),
        numbers(),
        np.zeros(COUNT, np.int32),
    )
    for n, m in ((1, 0), (2, 0), (3, 0), (4, 0), (5, 2), (6, 2), (5, 2), (7, 2), (8, 0), (9, 3), (9, 3)):
        want = y.copy()
        want[64 * m : 64 * m + 64] += x[64 * m : 64 * m + 64] + n
        kernel.launch(1, 64, [x, y, n, m], checks="memcheck").raise_for_findings()
        assert (y == want).all()
    starts = [None if s is None else s[0][1].read[0] // 256 for s in seen]
    assert starts == [None, 0, 0, 0, None, 2, 2, 2, 0, None, 3]


@pytest.mark.parametrize(
    ("body", "matters"),
    [
        ("%w = add i32 %n, 1\n  store i32 %w, ptr addrspace(1) %y", False),
        ("%w = sitofp i32 %n to float\n  store float %w, ptr addrspace(1) %y", False),
        (
            "%o = add i32 %n, 1\n  %p = getelementptr i32, ptr addrspace(1) %y, i32 %o\n  store i32 1, ptr addrspace(1) %p",
            True,
        ),
        (
            "%o = zext i32 %n to i64\n  %p = inttoptr i64 %o to ptr addrspace(1)\n  store i32 %n, ptr addrspace(1) %p",
            True,
        ),
        (
            "%c = icmp eq i32 %n, 1\n  br i1 %c, label %a, label %e\na:\n  store i32 1, ptr addrspace(1) %y\n  br label %e\ne:",
            True,
        ),
        ("br label %a\na:\n  %f = phi i32 [ %n, %0 ]\n  store i32 %f, ptr addrspace(1) %y", True),
        ("%v = call i32 @llvm.smax.i32(i32 %n, i32 1)\n  store i32 %v, ptr addrspace(1) %y", True),
        ("%v = atomicrmw add ptr addrspace(1) %y, i32 %n monotonic", True),
    ],
)
def test_numbers_that_matter(body: str, matters: bool) -> None:
    module = swlds.parse(f"declare i32 @llvm.smax.i32(i32, i32)\n{HEAD}  {body}\n  ret void\n}}\n")
    found = numbers_that_matter(next(iter(module.kernel_functions)))
    assert ("n" in {str(a.name) for a in found}) == matters


def test_an_edit_counts(seen: list[Any]) -> None:
    module = swlds.parse(SUM)
    kernel, x, y = swlds.Device("gfx942", engine="wave").load(module)["k"], numbers(), numbers()
    for _ in range(2):
        kernel.launch(1, 64, [x, y, 0])
    scale = next(i for i in kernel.function.instructions() if i.opcode == "mul")
    scale.set_operand(1, ConstantInt(scale.type, 4096))
    for _ in range(2):
        want = y.copy()
        want[:64] += x[:64]
        want[4096:4160] += x[4096:4160]
        kernel.launch(2, 64, [x, y, 0]).raise_for_findings()
        assert (y == want).all()
    assert [s and s[0][1].read for s in seen] == [None, (0, 256), None, (0, 16640)]


@pytest.mark.parametrize("checks", ["none", "initcheck"])
def test_only_where_bounds_are_checked(seen: list[Any], checks: str) -> None:
    kernel, x, y = kernel_of(SUM), numbers(), numbers()
    for _ in range(3):
        kernel.launch(1, 64, [x, y, 0], checks=checks)
    assert seen == [None] * 3


def test_small_buffers_are_copied(seen: list[Any]) -> None:
    kernel, x, y = kernel_of(SUM), numbers()[:1000].copy(), numbers()[:1000].copy()
    assert x.nbytes + y.nbytes < reaches.LARGE
    for _ in range(3):
        kernel.launch(1, 64, [x, y, 0])
    assert seen == [None] * 3


def test_arrays_with_steps_are_copied_whole() -> None:
    kernel, x, y = kernel_of(SUM), numbers(), np.zeros(2 * COUNT, np.int32)
    y[::2] = numbers(9)
    for _ in range(3):
        want = y.copy()
        want[:128:2] += x[:64]
        kernel.launch(1, 64, [x, y[::2], 0]).raise_for_findings()
        assert (y == want).all()


def test_one_array_for_two_parameters() -> None:
    text = SUM.replace("ptr addrspace(1) %y, i32 %i", "ptr addrspace(1) %y, i32 %far").replace(
        "%i = add i32 %b, %t", "%i = add i32 %b, %t\n  %far = add i32 %i, 9000"
    )
    kernel, x = kernel_of(text), numbers()
    for _ in range(3):
        want = x.copy()
        want[9000:9064] += x[:64]
        kernel.launch(1, 64, [x, x, 0]).raise_for_findings()
        assert (x == want).all()


def test_a_read_only_array(seen: list[Any]) -> None:
    kernel, x, y = kernel_of(SUM), numbers(1), numbers()
    y.flags.writeable = False
    for _ in range(3):
        with pytest.raises(swlds.LaunchError, match="read only"):
            kernel.launch(1, 64, [x, y, 0])
    assert seen[-1] is not None


@pytest.mark.parametrize("on_device", [False, True])
@pytest.mark.parametrize("wild", [[3], [0, 5], list(range(8))])
def test_replayed_groups_begin_with_the_inputs(seen: list[Any], on_device: bool, wild: list[int]) -> None:
    """Also the parts that the kernel does not touch; the third launch has suspicious groups."""
    device = swlds.Device("gfx942", engine="wave")
    kernel, x, y = device.load(swlds.parse(WILD))["k"], numbers(100), numbers(7)
    given = [device.array(x), device.array(y)] if on_device else [x, y]
    want = y.copy()
    for round_ in range(4):
        want[:512] += x[:512]
        if round_ == 2:
            want[:512] -= x[:512]
            for group in wild:
                x[group * 64 + 5] = 7
            want[:512] += x[:512]
            if on_device:
                given[0].write(x)
        result = kernel.launch(8, 64, [*given, 0], checks="memcheck")
        assert [f.kind for f in result.findings] == ["out-of-bounds"] * (round_ >= 2) * len(result.findings)
        assert bool(result.findings) == (round_ >= 2)
        found = given[1].numpy() if on_device else y
        assert (found == want).all()
    if on_device:
        for array in given:
            array.free()


def test_addresses_in_the_middle_of_an_array(seen: list[Any]) -> None:
    """A replay begins with the inputs, wherever a pointer points."""
    device = swlds.Device("gfx942", engine="wave")
    kernel, x = device.load(swlds.parse(WILD))["k"], numbers(100)
    given, y = device.array(x), device.array(numbers(7))
    want = y.numpy()
    for round_ in range(4):
        if round_ == 2:
            x[5] = 7
            given.write(x)
        want[9000:9512] += x[:512]
        result = kernel.launch(8, 64, [given, y.address + 36000, 0], checks="memcheck")
        assert bool(result.findings) == (round_ >= 2)
        assert (y.numpy() == want).all()
    assert not any(seen)


FIRST = """
@g = addrspace(1) global i32 5
@slots = addrspace(1) global [4 x ptr addrspace(1)] zeroinitializer
"""


def unclean(memory: Any) -> list[int]:
    """Of the window, where a launch may have been: how many bytes of each plane are not zero."""
    space = memory.space
    places = [(0x1_0100_0000, 0x1_0100_0000 + (32 << 20)), (0x7FFF_8000, 0x7FFF_8000 + (1 << 20))]
    return [
        int(np.count_nonzero(plane[start // scale : stop // scale]))
        for start, stop in places
        for plane, scale in ((space.data, 1), (space.init, 1), (space.tags, 4))
    ]


#: The runtime writes the shadow.
POISON = "declare void @__asan_poison_region(i64, i64)\n"


@pytest.mark.parametrize(
    ("body", "is_contained"),
    [
        ("store i32 3, ptr addrspace(1) @g", True),
        (LINES, True),
        ("store ptr addrspace(1) %x, ptr addrspace(1) @slots", False),
        ("%s = ptrtoint ptr addrspace(1) %x to i64\n  call void @__asan_poison_region(i64 %s, i64 64)", False),
    ],
)
def test_the_next_launch_finds_nothing_of_an_earlier_one(
    monkeypatch: pytest.MonkeyPatch, body: str, is_contained: bool
) -> None:
    """Neither in objects nor in the shadow, whether the host was asked to forget all of the window or not."""
    device = swlds.Device("gfx942", engine="wave")
    kernel = device.load(
        swlds.parse(HEAD.replace("define amdgpu_kernel", POISON + FIRST + "define amdgpu_kernel") + body + END)
    )["k"]
    array = device.array(numbers()[:64])
    memory = device.memory._own
    assert memory is not None
    asked: list[Any] = []
    end = AddressSpace.end_launch

    def note(space: AddressSpace, *ranges: tuple[int, int]) -> None:
        asked.append(ranges)
        end(space, *ranges)

    monkeypatch.setattr(AddressSpace, "end_launch", note)
    for round_ in range(3):
        asked.clear()
        kernel.launch(1, 64, [array, array, 0], checks="memcheck").raise_for_findings()
        memory.reset()
        assert bool(asked) == (not is_contained or round_ == 0)
        assert unclean(memory) == [0] * 6
    asked.clear()
    kernel.launch(1, 64, [array, array, 0], checks="none")
    memory.reset()
    assert asked, "without memcheck it may have been anywhere"
    array.free()


#: The same by way of LDS.
THROUGH_LDS = (
    "@lds = internal addrspace(3) global [64 x i32] poison, align 16\n"
    + (HEAD + LINES).replace("%n) {", "%n) sanitize_address {")
    + """
  %s = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  store i32 %w, ptr addrspace(3) %s
  %again = load i32, ptr addrspace(3) %s
  store i32 %again, ptr addrspace(1) %q
  %far = icmp eq i32 %v, 7
  %up = select i1 %far, i32 1073741823, i32 0
  %r = getelementptr i32, ptr addrspace(1) %x, i32 %up
  %z = load i32, ptr addrspace(1) %r"""
    + END
    + '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n'
)


@pytest.fixture(name="kept")
def _kept(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Bytes of device arrays that were kept for groups that are replayed."""
    found: list[int] = []
    copy = ArrayStore._copy

    def note(store: ArrayStore, *given: Any, **words: Any) -> Any:
        made = copy(store, *given, **words)
        found.append(len(made.data))
        return made

    monkeypatch.setattr(ArrayStore, "_copy", note)
    return found


@pytest.mark.parametrize("profile", ["full", "llvm"])
@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("on_device", [False, True])
@pytest.mark.parametrize("wild", [[], [3], list(range(8))])
def test_lowered_kernels_keep_what_they_write(
    kept: list[int], profile: Any, instrument: bool, on_device: bool, wild: list[int]
) -> None:
    """4 MB were kept of an array of which 1 KB is written: the block has an address of its own in each launch."""
    text = swlds.lower_text(THROUGH_LDS, profile=profile, instrument=instrument)
    device = swlds.Device("gfx942", engine="wave")
    with device:
        kernel, x, y = device.load(swlds.parse(text))["k"], numbers(100), numbers(7)
        given = [device.array(x), device.array(y)] if on_device else [x, y]
        want = y.copy()
        for round_ in range(5):
            if round_ == 3:
                for group in wild:
                    x[group * 64 + 5] = 7
                if on_device:
                    given[0].write(x)
            kept.clear()
            want[:512] += x[:512]
            result = kernel.launch(8, 64, [*given, 0], checks="memcheck")
            assert bool(result.findings) == (bool(wild) and round_ >= 3)
            assert ((given[1].numpy() if on_device else y) == want).all()
            if on_device and round_ in (1, 2):
                assert kept == [2048]
        for array in given if on_device else ():
            array.free()


BLOCK = """@llvm.amdgcn.sw.lds.k = internal addrspace(3) global ptr poison, align 16
declare i64 @__asan_malloc_impl(i64, i64)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %a = call i64 @__asan_malloc_impl(i64 64, i64 0)
  %p = inttoptr i64 %a to ptr addrspace(1)
  store ptr addrspace(1) %p, ptr addrspace(3) @llvm.amdgcn.sw.lds.k
  %block = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.k
  %q = getelementptr i8, ptr addrspace(1) %block, i64 %n
  store i32 1, ptr addrspace(1) %y
"""


SLOT = "ptr addrspace(3) @llvm.amdgcn.sw.lds.k"
INTO = f"%g = getelementptr i8, {SLOT}, i64 %n\n  "
THERE = "\n  store i8 1, ptr addrspace(1) %q"
AT_R = "\n  store i8 1, ptr addrspace(1) %r"


@pytest.mark.parametrize(
    ("body", "reach"),
    [
        ("store i32 1, ptr addrspace(1) %q", {"y": Reach(None, (0, 4))}),
        ("store i32 1, ptr addrspace(1) %p", {"y": Reach(None, (0, 4))}),
        ("%v = load i32, ptr addrspace(1) %q", {"y": Reach(None, (0, 4))}),
        (INTO + "%v = load i8, ptr addrspace(3) %g", {"y": Reach(None, (0, 4))}),
        # what only reads may read anything
        ("%r = inttoptr i64 %n to ptr\n  %v = load i8, ptr %r", {"x": Reach(WHOLE), "y": Reach(WHOLE, (0, 4))}),
        ("%r = inttoptr i64 %n to ptr\n  store i8 1, ptr %r", None),
        # a pointer that is no block's, though it looks so
        ("%r = load ptr addrspace(1), ptr addrspace(1) %q" + AT_R, None),
        (
            "%i = ptrtoint ptr addrspace(1) %x to i64\n  %j = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %i)\n"
            "  %r = inttoptr i64 %j to ptr addrspace(1)" + AT_R,
            None,
        ),
        ("%c = icmp eq i64 %n, 0\n  %r = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %q" + AT_R, None),
        # the slot may hold something else
        (f"store ptr addrspace(1) %x, {SLOT}" + THERE, None),
        (INTO + "store i64 %n, ptr addrspace(3) %g" + THERE, None),
        (f"%g = addrspacecast {SLOT} to ptr\n  store i8 1, ptr %g" + THERE, None),
        (f"store {SLOT}, {SLOT}" + THERE, None),
    ],
)
def test_pointers_into_blocks(body: str, reach: dict[str, Reach] | None) -> None:
    module = swlds.parse(BLOCK + "  " + body + END)
    kernel, (slot,) = next(iter(module.kernel_functions)), module.globals.values()
    found = find_reach(kernel, {}, {}, find_block_pointers(slot))
    assert (found and {str(a.name): r._replace(filled=None) for a, r in found.items()}) == reach


def test_blocks_count_where_host_code_knows_all_objects(kept: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch_reach, "UNKNOWN", ("block", 0))
    with swlds.Device("gfx942", engine="wave") as device:
        kernel = device.load(swlds.parse(swlds.lower_text(THROUGH_LDS)))["k"]
        x, y = device.array(numbers(100)), device.array(numbers(7))
        for _ in range(3):
            kept.clear()
            assert not kernel.launch(8, 64, [x, y, 0], checks="memcheck").findings
            assert kept == [4 * COUNT]
        x.free(), y.free()
