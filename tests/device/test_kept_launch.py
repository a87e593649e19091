"""A launch that is like the one before only runs host code again (``engines/kept_launch.py``): what is made anew, and when."""

from __future__ import annotations

import gc
import re
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.address_space import HEAP_START, SHADOW_OFFSET
from swlds.device.fidelity import SLOT_NOTE
from swlds.device.heap import Heap
from swlds.device.launch import Launch
from swlds.ir.values import ConstantInt

TEXT = """@g = addrspace(1) global i32 3
@lds = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @sum(ptr addrspace(1) %x, ptr addrspace(1) %y, float %f, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %c, 64
  %i = add i32 %b, %t
  %s = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %s
  %far = icmp eq i32 %v, 7
  %up = select i1 %far, i32 1073741823, i32 0
  %r = getelementptr i32, ptr addrspace(1) %x, i32 %up
  %z = load i32, ptr addrspace(1) %r
  %u = load i32, ptr addrspace(1) %q
  %k = load i32, ptr addrspace(3) %s
  %bits = bitcast float %f to i32
  %w0 = add i32 %k, %u
  %w1 = add i32 %w0, %n
  %three = load i32, ptr addrspace(1) @g
  %w2 = add i32 %w1, %three
  %w = add i32 %w2, %bits
  store i32 %w, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @count(ptr addrspace(1) %y) {
  %a = load i32, ptr addrspace(1) @g
  %b = add i32 %a, 1
  store i32 %b, ptr addrspace(1) @g
  store i32 %b, ptr addrspace(1) %y
  ret void
}
define amdgpu_kernel void @given(ptr addrspace(1) %p, ptr addrspace(1) %y) {
  store i32 5, ptr addrspace(1) %y
  ret void
}
define amdgpu_kernel void @leave(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  store ptr addrspace(1) %x, ptr addrspace(1) %y
  ret void
}
"""
#: Takes a number that may be an address.
FAR = """define amdgpu_kernel void @far(ptr addrspace(1) %x, i64 %n) {
  store i64 %n, ptr addrspace(1) %x
  ret void
}
"""
#: What both profiles instrument.
SANITIZED = """attributes #0 = { sanitize_address }
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
"""
SIZE = 512


@pytest.fixture(name="device")
def _device() -> Iterator[swlds.Device]:
    device = swlds.Device("gfx942", engine="wave")
    yield device
    device.close()


@pytest.fixture(name="made")
def _made(monkeypatch: pytest.MonkeyPatch) -> list[Launch]:
    """Launches that were made."""
    found: list[Launch] = []
    begin = Launch.__post_init__

    def note(launch: Launch) -> None:
        found.append(launch)
        begin(launch)

    monkeypatch.setattr(Launch, "__post_init__", note)
    return found


class Sum:
    """``y += x + n + 3`` on device arrays, and what y should be. The 3 lies in a variable."""

    def __init__(self, device: swlds.Device, module: Any = TEXT) -> None:
        self.device, self.loaded = device, device.load(module if not isinstance(module, str) else swlds.parse(module))
        self.kernel = self.loaded["sum"]
        self.host = np.arange(100, 100 + SIZE, dtype=np.int32)
        self.want = np.arange(SIZE, dtype=np.int32)
        self.x, self.y = device.array(self.host), device.array(self.want)
        self.other = device.array(np.zeros(4, np.int32))

    def launch(self, n: int = 0, groups: int = 8, f: Any = 0.0, **words: Any) -> Any:
        result = self.kernel.launch(groups, 64, [self.x, self.y, f, np.int32(n)], **{"checks": "memcheck", **words})
        bits = int(np.float32(f).view(np.int32))
        self.want[: 64 * groups] += self.host[: 64 * groups] + np.int32(n) + np.int32(bits) + 3
        assert (self.y.numpy() == self.want).all()
        return result

    def warm(self, made: list[Launch]) -> None:
        """Until a launch makes nothing."""
        for _ in range(3):
            self.launch()
        made.clear()
        self.launch()
        assert not made


@pytest.mark.parametrize("checks", ["memcheck", "all"])
def test_the_same_again(device: swlds.Device, made: list[Launch], checks: str) -> None:
    """Also with new content, and all that results say is said again; nobody changes another's."""
    work = Sum(device)
    results = [work.launch(checks=checks) for _ in range(3)]
    made.clear()
    for round_ in range(4):
        work.host += round_
        work.x.write(work.host)
        results.append(work.launch(checks=checks))
    assert not made
    texts = {r.text() for r in results[-1:]}
    results[-1].fidelity.not_checked.append("nothing")
    results[-1].launch["grid"].append(7)
    results[-1].findings.append("nothing")
    again = work.launch(checks=checks)
    assert {again.text()} == texts and not again.findings and again.launch["grid"] == [8, 1, 1]
    first, last = results[0].report().as_json(), again.report().as_json()
    first.pop("buffers"), last.pop("buffers")
    assert first == last
    assert again.buffers == {0: work.x, 1: work.y} and again.versions[1] == work.y.version > results[2].versions[1]


def _edit(work: Sum) -> None:
    add = next(i for i in work.kernel.function.instructions() if i.opcode == "add" and str(i.name) == "w1")
    add.set_operand(1, ConstantInt(add.type, 40))
    for _ in range(2):
        work.want += 40
        work.launch()


def _swap(work: Sum) -> None:
    """Another array in the place of one."""
    work.x = work.device.array(work.host + 1)
    work.host += 1
    work.launch()


def _another_kernel(work: Sum) -> None:
    for _ in range(3):
        work.loaded["count"].launch(1, 1, [work.other], checks="memcheck").raise_for_findings()
        assert work.other.numpy()[0] == 4
    work.launch()


def _on_numpy(work: Sum) -> None:
    y = work.host.copy()
    work.kernel.launch(8, 64, [work.host, y, 0.0, 0], checks="memcheck").raise_for_findings()
    assert (y == 2 * work.host + 3).all()
    work.launch()


@pytest.mark.parametrize(
    "change",
    [
        lambda work: work.launch(groups=4),
        lambda work: work.launch(f=np.float32(0)),
        lambda work: work.launch(checks="memcheck,initcheck"),
        lambda work: work.launch(jobs=1),
        _edit,
        _swap,
        _another_kernel,
        _on_numpy,
    ],
    ids=[
        "grid",
        "type",
        "checks",
        "options",
        "edit",
        "array",
        "kernel",
        "numpy",
    ],
)
def test_what_makes_it_another_launch(
    device: swlds.Device, made: list[Launch], change: Callable[[Sum], object]
) -> None:
    work = Sum(device, swlds.parse(TEXT))
    work.warm(made)
    change(work)
    assert made
    if change is not _edit:
        work.launch()
        work.launch(3)


def test_other_numbers(device: swlds.Device, made: list[Launch]) -> None:
    """They are written to where the others were; a number that the parameter does not take is refused, and changes nothing."""
    work = Sum(device)
    work.warm(made)
    for number in (1, 2, -1, (1 << 31) - 1, 0, 0, 5):
        work.launch(number)
        work.launch(number, f=-0.0)
    assert not made
    with pytest.raises(swlds.errors.LaunchError, match="does not fit"):
        work.kernel.launch(8, 64, [work.x, work.y, 1e39, np.int32(0)], checks="memcheck")
    work.launch(5)
    work.launch(6)


def test_new_arrays_make_no_other_launch(device: swlds.Device, made: list[Launch]) -> None:
    """Nor do arrays that are freed; but where a number that was given all along is now the address of one."""
    work = Sum(device)
    work.warm(made)
    for n in range(3):
        with_others = [device.array(work.host) for _ in range(3)]
        work.launch(n)
        with_others[1].free()
        work.launch(n)
    assert not made
    far = device.load(swlds.parse(FAR))["far"]
    first, second = device.array(np.zeros(4, np.int32)), device.array(np.zeros(4, np.int32))
    ahead = 2 * second.address - first.address
    for _ in range(4):
        made.clear()
        far.launch(1, 1, [work.x, np.int64(ahead)], checks="memcheck").raise_for_findings()
    assert not made
    version, third = first.version, device.array(np.zeros(4, np.int32))
    assert third.address == ahead
    far.launch(1, 1, [work.x, np.int64(ahead)], checks="memcheck").raise_for_findings()
    assert made and made[0].reaches_arrays and first.version > version


def _takes_no_launch(turn: Callable[[int], None], made: list[Launch]) -> None:
    """Once all that is launched in turn is kept, nothing of it is made anew."""
    for n in range(3):
        turn(n)
    made.clear()
    for n in range(4):
        turn(n)
    assert [launch.geometry for launch in made] == []


def test_launches_in_turn(device: swlds.Device, made: list[Launch]) -> None:
    """Arrays that change places, two kernels, two grids, with numbers that change: each is found again."""
    work = Sum(device)
    copy = work.loaded["given"]

    def turn(n: int) -> None:
        work.launch(n)
        work.launch(n, groups=4)
        work.launch(n, checks="all")
        work.kernel.launch(8, 64, [work.y, work.x, 0.0, np.int32(n)], checks="memcheck").raise_for_findings()
        work.host += work.want + n + 3
        assert (work.x.numpy() == work.host).all()
        copy.launch(1, 1, [work.x, work.other], checks="memcheck").raise_for_findings()
        assert work.other.numpy()[0] == 5
        work.other.write(np.zeros(4, np.int32))

    _takes_no_launch(turn, made)
    work.host[70] = 7  # suspicious: it begins with its inputs, and the others stand as before
    work.x.write(work.host)
    result = work.launch(groups=4)
    assert [f.kind for f in result.findings] == ["out-of-bounds"]
    work.host[70] = 8
    work.x.write(work.host)
    made.clear()
    copy.launch(1, 1, [work.x, work.other], checks="memcheck").raise_for_findings()
    assert not made and work.other.numpy()[0] == 5


def test_only_so_many_are_put_aside(device: swlds.Device, made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    from swlds.device import image

    monkeypatch.setattr(image, "ASIDE", 2)
    work = Sum(device)
    for _ in range(3):
        for groups in (1, 2, 3, 4, 5):
            work.launch(groups=groups)
    kept = list(work.kernel._kept)
    assert len(kept) == 5 and sum(k._launch is not None for k in kept) == 3  # with the one that has the memory
    made.clear()
    for groups in (5, 3, 5, 3):  # 3 was put aside first
        work.launch(groups=groups)
    assert not made
    work.launch(groups=4)
    assert made


def test_many_launches_in_turn(device: swlds.Device, made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    """As many layers have; only the last ones keep memory for their threads."""
    from swlds.device import image

    monkeypatch.setattr(image, "READY", 3)
    work = Sum(device)
    _takes_no_launch(lambda n: [work.launch(n, groups=groups) for groups in range(1, 9)] and None, made)
    ready = [k for k in work.kernel._kept if k._launch is not None and k._launch.again.execution is not None]
    assert len(list(work.kernel._kept)) == 8 and len(ready) == 3  # that which has the memory among them


def test_suspicious_groups_begin_with_the_inputs(device: swlds.Device, made: list[Launch]) -> None:
    work = Sum(device)
    work.warm(made)
    work.host[[70, 300]] = 7
    work.x.write(work.host)
    for _ in range(3):
        made.clear()
        result = work.launch()
        assert made and {f.kind for f in result.findings} == {"out-of-bounds"} and len(result.findings) == 1
    work.host[[70, 300]] = 8
    work.x.write(work.host)
    assert not work.launch().findings
    work.warm(made)


def test_pointers_in_arrays(device: swlds.Device, made: list[Launch]) -> None:
    """They are told from numbers by tags, which a launch on arrays without pointers does not look after."""
    work = Sum(device, swlds.parse(TEXT))
    table = device.array(np.zeros(2, np.int64))
    work.warm(made)
    table.write(np.array([work.x.address, 0]))
    for _ in range(4):
        made.clear()
        work.launch()
        assert made
    table.write(np.zeros(2, np.int64))
    for _ in range(3):
        made.clear()
        work.loaded["leave"].launch(1, 1, [work.other, table], checks="memcheck").raise_for_findings()
        assert made and table.numpy()[0] == work.other.address


def test_freed_arrays_are_found(device: swlds.Device, made: list[Launch]) -> None:
    work = Sum(device)
    work.warm(made)
    work.x.free()
    result = work.kernel.launch(8, 64, [work.x, work.y, 0.0, np.int32(0)], checks="memcheck")
    assert made and {f.kind for f in result.findings} == {"use-after-free"}


def test_undefined_arrays_are_found(device: swlds.Device, made: list[Launch]) -> None:
    """An array with initialised bits where there was one with others."""
    kernel = device.load(swlds.parse(TEXT))["sum"]
    x, y, empty = device.array(np.ones(64, np.int32)), device.array(np.ones(64, np.int32)), device.empty(64, "i32")
    for _ in range(4):
        kernel.launch(1, 64, [x, y, 0.0, 0], checks="memcheck,initcheck").raise_for_findings()
    x._store.duplicate(empty._extent, x._extent)
    found = kernel.launch(1, 64, [x, y, 0.0, 0], checks="memcheck,initcheck").findings
    assert {f.kind for f in found} == {"uninitialized"}


def test_variables_begin_anew(device: swlds.Device) -> None:
    kernel, y = device.load(swlds.parse(TEXT))["count"], device.array(np.zeros(4, np.int32))
    for _ in range(4):
        kernel.launch(1, 1, [y], checks="memcheck").raise_for_findings()
        assert y.numpy()[0] == 4


@pytest.mark.parametrize("words", [{"checks": "none"}, {"timeout": 100}, {"profile": True}, {"engine": "reference"}])
def test_not_kept(device: swlds.Device, made: list[Launch], words: dict[str, Any]) -> None:
    work = Sum(device)
    for _ in range(4):
        made.clear()
        work.launch(**words)
        assert made


def test_nothing_holds_arrays_and_modules(device: swlds.Device, made: list[Launch]) -> None:
    work = Sum(device)
    work.warm(made)
    made.clear()
    refs = [weakref.ref(work.x), weakref.ref(work.y)]
    module = weakref.ref(work.kernel.module)
    work.x = work.y = work.other = None  # type: ignore[assignment]
    gc.collect()
    assert [ref() for ref in refs] == [None, None]
    store = device.memory.arrays
    with store.hold():
        assert not store.live
    del work
    gc.collect()
    assert module() is None
    other = Sum(device)
    other.launch()


def test_an_interrupt(device: swlds.Device, made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    from swlds.engines.wave_compiler.execution import Execution

    work = Sum(device)
    work.warm(made)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Execution, "run", interrupt)
        with pytest.raises(KeyboardInterrupt):
            work.launch()
    ref = weakref.ref(work.x)
    work.x = None  # type: ignore[assignment]
    gc.collect()
    assert ref() is None
    work.x = device.array(work.host)
    work.launch()
    assert made


def test_host_code_is_shown_as_before(device: swlds.Device, made: list[Launch]) -> None:
    work = Sum(device)
    args: list[Any] = [work.x, work.y, 0.0, np.int32(0)]
    before = work.kernel.host_ir(8, 64, args, checks="memcheck")
    work.warm(made)
    assert work.kernel.host_ir(8, 64, args, checks="memcheck") == before
    work.launch()


def test_two_threads(device: swlds.Device) -> None:
    """The same kernel, on arrays of one device and on the host's."""
    work, failures = Sum(device), []
    for _ in range(3):
        work.launch()
    y = device.array(np.zeros(SIZE, np.int32))

    def on_arrays() -> None:
        for _ in range(40):
            try:
                work.kernel.launch(8, 64, [work.x, y, 0.0, np.int32(0)], checks="memcheck").raise_for_findings()
            except Exception as error:
                failures.append(error)

    threads = [threading.Thread(target=on_arrays) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(40):
        out = np.zeros(SIZE, np.int32)
        work.kernel.launch(8, 64, [work.host, out, 0.0, np.int32(0)], checks="memcheck").raise_for_findings()
        assert (out == work.host + 3).all()
    for thread in threads:
        thread.join()
    assert not failures
    assert (y.numpy() == 80 * (work.host + 3)).all()


class HostSum:
    """``y += x + n + 3`` on NumPy arrays, and what y should be."""

    def __init__(self) -> None:
        self.kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(TEXT))["sum"]
        self.x = np.arange(100, 100 + SIZE, dtype=np.int32)
        self.y = np.arange(SIZE, dtype=np.int32)

    def launch(self, x: Any = None, y: Any = None, n: int = 0, **words: Any) -> Any:
        x, y = self.x if x is None else x, self.y if y is None else y
        want = y + x + n + 3
        result = self.kernel.launch(8, 64, [x, y, 0.0, np.int32(n)], **{"checks": "memcheck", **words})
        assert (y == want).all() and result.buffers[0] is x and result.buffers[1] is y
        return result

    def warm(self, made: list[Launch]) -> None:
        """Until a launch makes nothing."""
        for _ in range(3):
            self.launch().raise_for_findings()
        made.clear()
        self.launch()
        assert not made


@pytest.mark.parametrize("checks", ["memcheck", "all"])
def test_numpy_arrays(made: list[Launch], checks: str) -> None:
    """Other content, other arrays of the same types, a view; what results say is said again."""
    work = HostSum()
    first = [work.launch(checks=checks) for _ in range(3)][0].report()
    made.clear()
    for round_ in range(3):
        work.x += round_
        last = work.launch(checks=checks)
    work.launch(np.full(SIZE, 7, np.int32) // 2, np.zeros((2, SIZE // 2), np.int32).reshape(-1), checks=checks)
    room = np.zeros(2 * SIZE, np.int32)
    work.launch(room[SIZE:], room[:SIZE], checks=checks)
    assert not made and not room[SIZE:].any()
    before, after = first.as_json(), last.report().as_json()
    assert list(before.pop("buffers")) == list(after.pop("buffers"))
    assert before == after


@pytest.mark.parametrize("checks", ["memcheck", "all"])
@pytest.mark.parametrize("instrument", [True, False])
@pytest.mark.parametrize("profile", ["full", "llvm"])
@pytest.mark.parametrize("on_device", [True, False])
def test_lowered_kernels(
    device: swlds.Device, made: list[Launch], checks: str, instrument: bool, profile: Any, on_device: bool
) -> None:
    """Their blocks leave nothing behind: heap, objects, memory and shadow are as in a launch that is made anew."""
    text = re.sub(r"(void @\w+\(.*\)) {", r"\1 #0 {", TEXT) + SANITIZED
    kernel = device.load(swlds.parse(swlds.lower_text(text, instrument=instrument, profile=profile)))["sum"]
    host, y = np.arange(SIZE, dtype=np.int32), np.zeros(SIZE, np.int32)
    x, y = (device.array(a) if on_device else a for a in (host, y))

    said = set()

    def launch(n: int) -> None:
        result = kernel.launch(8, 64, [x, y, 0.0, np.int32(n)], checks=checks)
        result.raise_for_findings()
        said.add(tuple(result.fidelity.approximated))

    host[7] = 0
    if on_device:
        x.write(host)
    want = 7 * (host + 3) + 9
    _takes_no_launch(launch, made)
    assert ((y.numpy() if on_device else y) == want).all()
    assert len(said) == 1
    (kept,) = kernel._kept
    assert max(map(len, map(repr, (kept.launch, kept.launch.again)))) < 400
    heap, memory = kept.launch.heap, kept.launch.image.memory
    fresh = Heap(memory.space, memory.objects)
    state, wanted = ({k: v for k, v in vars(h).items() if k != "_lock"} for h in (heap, fresh))
    assert state == wanted
    objects, first = memory.objects, kept.launch.first_block
    assert objects.next_number == first and not objects.low[first : first + 64].any() and not objects.parts
    assert not [n for n in (*objects.info, *kept.launch.image.elements) if first <= n < first + 64]
    used = slice(HEAP_START, HEAP_START + (1 << 16))
    shadow = memory.space.data[SHADOW_OFFSET + (used.start >> 3) : SHADOW_OFFSET + (used.stop >> 3)]
    assert not (memory.space.data[used].any() or memory.space.init[used].any() or shadow.any())


@pytest.mark.parametrize("size", [13, 64])
def test_poisoned_arrays(device: swlds.Device, made: list[Launch], size: int) -> None:
    """What a program poisons itself, in memory that is no block: the launches behind it find nothing of it."""
    poison, end = "__asan_poison_memory_region", "  store i32 %w, ptr addrspace(1) %q\n"
    call = f"  %there = addrspacecast ptr addrspace(1) %y to ptr\n  call void @{poison}(ptr %there, i64 {size})\n"
    text = f"declare void @{poison}(ptr, i64)\n{TEXT.replace(end, end + call, 1)}{SANITIZED}"
    kernel = device.load(swlds.parse(swlds.lower_text(text, instrument=False)))["sum"]
    x, y = (device.array(np.full(SIZE, 3, np.int32)) for _ in range(2))

    def launch(n: int) -> None:
        kernel.launch(8, 64, [x, y, 0.0, np.int32(n)], checks="memcheck").raise_for_findings()
        memory = device.memory._own
        assert memory is not None and not memory.space.data[SHADOW_OFFSET + (y.address >> 3) :][:64].any()

    _takes_no_launch(launch, made)


@pytest.mark.parametrize("on_device", [True, False])
def test_what_a_result_says_of_barriers(device: swlds.Device, made: list[Launch], on_device: bool) -> None:
    """Profile ``llvm`` adds some without fences, which waves of a group show: each launch says so."""
    text = re.sub(r"(void @\w+\(.*\)) {", r"\1 #0 {", TEXT).replace("64", "128") + SANITIZED
    kernel = device.load(swlds.parse(swlds.lower_text(text, profile="llvm")))["sum"]
    x, y = np.full(SIZE, 9, np.int32), np.zeros(SIZE, np.int32)
    args = [device.array(a) if on_device else a for a in (x, y)]

    def launch(n: int) -> None:
        result = kernel.launch(4, 128, [*args, 0.0, np.int32(n)], checks="all")
        result.raise_for_findings()
        assert SLOT_NOTE in result.fidelity.approximated

    _takes_no_launch(launch, made)
    assert ((args[1].numpy() if on_device else y) == 7 * (9 + 3) + 9).all()


def _of_numpy(work: HostSum) -> None:
    """Two parameters have one array: its values count twice, as they do without an earlier launch."""
    both = np.arange(8, 8 + SIZE, dtype=np.int32)
    work.kernel.launch(8, 64, [both, both, 0.0, np.int32(0)], checks="memcheck").raise_for_findings()
    assert (both == 2 * np.arange(8, 8 + SIZE) + 3).all()


def _shorter(work: HostSum) -> None:
    """The end of the array is another one."""
    x = np.full(SIZE - 1, 8, np.int32)
    found = work.kernel.launch(8, 64, [x, work.y, 0.0, np.int32(0)], checks="memcheck").findings
    assert {f.kind for f in found} == {"out-of-bounds"}


def _overlap(work: HostSum) -> None:
    room = np.zeros(2 * SIZE, np.int32)
    with pytest.raises(swlds.errors.LaunchError, match="overlap"):
        work.kernel.launch(8, 64, [room[:SIZE], room[1 : SIZE + 1], 0.0, np.int32(0)], checks="memcheck")


def _with_steps(work: HostSum) -> None:
    work.launch(y=np.zeros(2 * SIZE, np.int32)[::2])


def _another_device(work: HostSum) -> None:
    """Arrays of the device move its launches to memory of its own."""
    array = work.kernel.device.array(work.x)
    work.launch()
    work.kernel.launch(8, 64, [array, work.y, 0.0, np.int32(0)], checks="memcheck").raise_for_findings()
    array.free()


@pytest.mark.parametrize(
    "change",
    [
        lambda work: work.launch(work.x.astype(np.float32)),
        lambda work: work.launch(work.x.view(np.uint32)),
        lambda work: work.launch(jobs=1),
        lambda work: work.launch(checks="all"),
        lambda work: work.launch(timeout=100),
        lambda work: HostSum().launch(),
        lambda work: work.launch(np.full(SIZE, 9, np.int32).view(np.recarray)),
        _shorter,
        _of_numpy,
        _overlap,
        _with_steps,
        _another_device,
    ],
)
def test_what_makes_it_another_launch_of_numpy_arrays(made: list[Launch], change: Callable[[HostSum], object]) -> None:
    work = HostSum()
    work.x[:] = 0
    work.warm(made)
    change(work)
    assert made
    work.launch()
    work.launch(n=3)


@pytest.mark.parametrize("on_device", [True, False])
def test_numbers_as_arrays_without_dimensions(device: swlds.Device, on_device: bool) -> None:
    """Such an array is a number, and another one when it changes."""
    kernel, host = device.load(swlds.parse(TEXT))["sum"], np.zeros(SIZE, np.int32)
    x, y = (device.array(host) if on_device else host.copy() for _ in range(2))
    number, want = np.array(3, np.int32), 0
    for step in (0, 0, 0, 1, 2):
        number += step
        want += int(number) + 3
        kernel.launch(8, 64, [x, y, 0.0, number], checks="memcheck").raise_for_findings()
        assert ((y.numpy() if on_device else y) == want).all()


def test_numpy_arrays_after_findings(made: list[Launch]) -> None:
    """Suspicious groups begin with the inputs, and an array that may not change is refused."""
    work = HostSum()
    work.warm(made)
    work.x[[70, 300]] = 7
    want = work.y + work.x + 3
    result = work.kernel.launch(8, 64, [work.x, work.y, 0.0, np.int32(0)], checks="memcheck")
    assert made and {f.kind for f in result.findings} == {"out-of-bounds"} and (work.y == want).all()
    work.x[[70, 300]] = 8
    work.warm(made)
    fixed = work.y.copy()
    fixed.flags.writeable = False
    for _ in range(2):
        with pytest.raises(swlds.errors.LaunchError, match="read only"):
            work.kernel.launch(8, 64, [work.x, fixed, 0.0, np.int32(0)], checks="memcheck")
    assert (fixed == work.y).all()
    ref = weakref.ref(fixed)
    del fixed
    gc.collect()
    assert ref() is None
    work.warm(made)


def test_variables_begin_anew_beside_numpy_arrays() -> None:
    kernel, y = swlds.Device("gfx942", engine="wave").load(swlds.parse(TEXT))["count"], np.zeros(4, np.int32)
    for _ in range(5):
        kernel.launch(1, 1, [y], checks="memcheck").raise_for_findings()
        assert y[0] == 4


def test_nothing_holds_numpy_arrays_and_memory(made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    from swlds.engines import device_memory

    monkeypatch.setattr(device_memory, "_FREE", [])
    work = HostSum()
    work.warm(made)
    (kept,) = work.kernel._kept
    refs = [weakref.ref(work.x), weakref.ref(work.y), weakref.ref(kept.launch)]
    del kept
    monkeypatch.setattr(device_memory, "KEPT", 1)
    memory = weakref.ref(device_memory._FREE[0].space)
    module = weakref.ref(work.kernel.module)
    other = HostSum()
    other.launch()
    made.clear()
    work.x = work.y = None
    gc.collect()
    assert [ref() for ref in refs[:2]] == [None] * 2
    monkeypatch.setattr(device_memory, "KEPT", 0)
    other.launch()  # its memory does not stay, nor what was put aside for others
    made.clear()
    gc.collect()
    assert refs[2]() is None
    assert memory() is None
    monkeypatch.setattr(device_memory, "KEPT", 1)
    other.warm(made)
    del work, other
    gc.collect()
    assert module() is None


def test_numpy_arrays_in_turn(made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each launch finds the memory that it has left, and other numbers make no other launch; more launches than there are
    memories take those of one another."""
    from swlds.engines import device_memory

    monkeypatch.setattr(device_memory, "_FREE", [])
    work, other = HostSum(), HostSum()

    def turn(n: int) -> None:
        work.launch(n=n)
        other.launch(n=-n)
        other.launch(checks="all")

    _takes_no_launch(turn, made)
    for groups in (1, 2, 3, 4, 5, 6) * 2:
        y = np.zeros(SIZE, np.int32)
        work.kernel.launch(groups, 64, [work.x, y, 0.0, np.int32(1)], checks="memcheck").raise_for_findings()
        assert (y[: 64 * groups] == work.x[: 64 * groups] + 4).all() and not y[64 * groups :].any()
    assert made and len(device_memory._FREE) == device_memory.KEPT
    turn(3)


def test_numpy_arrays_beside_device_arrays(made: list[Launch]) -> None:
    """They need a memory without these, and leave them as they are: undefined, not changed, in turn with launches on them."""
    work = HostSum()
    device = work.kernel.device
    x, y = device.array(work.x), device.array(work.y)
    on_device = [x, y, 0.0, np.int32(0)]
    empty = device.empty(4, np.int32, name="empty")

    def turn(n: int) -> None:
        work.launch(n=n)
        work.kernel.launch(8, 64, on_device, checks="memcheck").raise_for_findings()

    _takes_no_launch(turn, made)
    version = y.version
    work.launch()
    assert not made and y.version == version
    found = device.load(swlds.parse(TEXT))["sum"].launch(1, 1, [empty, y, 0.0, np.int32(0)], checks="all").findings
    assert "uninitialized" in {f.kind for f in found}
    work.x[70] = 7
    result = work.kernel.launch(8, 64, [work.x, work.y, 0.0, np.int32(0)], checks="memcheck")
    assert [f.kind for f in result.findings] == ["out-of-bounds"]
    work.x[70] = 8
    _takes_no_launch(turn, made)
    device.close()


def test_numpy_arrays_beside_device_arrays_without_room(made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the host gives no other memory, that of the arrays will do; a launch that is told of the progress takes it, too."""
    from swlds.engines import device_memory

    work = HostSum()
    array = work.kernel.device.array(work.x)
    monkeypatch.setattr(device_memory, "_FREE", [])
    work.warm(made)
    for limited in (True, False):
        monkeypatch.setattr(device_memory, "is_limited", lambda limited=limited: limited)
        monkeypatch.setattr(device_memory, "_FREE", [])
        with monkeypatch.context() as patch:
            patch.setattr(device_memory, "Memory", _no_room)
            for _ in range(3):
                made.clear()
                work.launch()
                assert [launch.image.memory.arrays is not None for launch in made] == [True]
    busy: list[str] = []

    def tell(done: int, of: int) -> None:
        try:
            work.launch(np.zeros(SIZE, np.int32), np.zeros(SIZE, np.int32))
        except swlds.errors.LaunchError as error:
            busy.append(str(error))

    work.launch(progress=tell)
    assert busy and "is running" in busy[0]
    array.free()


def test_device_arrays_and_numpy_arrays_at_once(made: list[Launch]) -> None:
    """Such a launch stays in the arrays' memory until another one takes that; an address in a buffer makes it another one."""
    work = HostSum()
    device = work.kernel.device
    x, out = device.array(work.x), device.array(np.zeros(SIZE, np.int32))

    def turn(n: int) -> None:
        version = out.version
        work.kernel.launch(8, 64, [work.x, out, 0.0, np.int32(n)], checks="memcheck").raise_for_findings()
        assert out.version > version

    _takes_no_launch(turn, made)
    assert (out.numpy() == 7 * (work.x + 3) + 9).all()
    _takes_no_launch(lambda n: work.launch(x, n=n), made)
    given = device.load(swlds.parse(TEXT))["given"]
    words = np.zeros(4, np.int64)
    _takes_no_launch(lambda _: given.launch(1, 1, [words, x], checks="memcheck").raise_for_findings(), made)
    words[3] = out.address + 8
    given.launch(1, 1, [words, x], checks="memcheck").raise_for_findings()
    assert made and made[0].image.holds_pointers
    device.close()


def test_both_in_turn(made: list[Launch]) -> None:
    """Launches on arrays of both kinds, in turn with launches on device arrays and on NumPy arrays alone, on a device that has
    arrays: buffers of several sizes lie where others have their own things, and one another's."""
    work = HostSum()
    device = work.kernel.device
    x, out = device.array(work.x), device.array(np.zeros(SIZE, np.int32))
    inputs = [np.full(size, size, np.int32) for size in (SIZE, 40 << 10, SIZE + 3, 70 << 10)]
    want = np.zeros(SIZE, np.int32)

    def launch(*args: Any) -> None:
        work.kernel.launch(8, 64, [*args[:2], 0.0, np.int32(args[2])], checks="memcheck").raise_for_findings()

    def turn(n: int) -> None:
        nonlocal want
        for given in inputs:
            given[: SIZE // 2] += n
            launch(given, out, n)
            want = want + given[:SIZE] + n + 3
            assert (out.numpy() == want).all()
        back = inputs[n % 2].copy()
        launch(x, back, n)
        assert (back[:SIZE] == inputs[n % 2][:SIZE] + work.x + n + 3).all()
        assert (back[SIZE:] == inputs[n % 2][SIZE:]).all()
        launch(x, out, n)
        want = want + work.x + n + 3
        work.launch(n=n)

    _takes_no_launch(turn, made)
    device.close()


def test_more_numpy_launches_than_memories(made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a memory that several launches have in turn each puts aside what is its own, and finds that again."""
    from swlds.engines import device_memory

    monkeypatch.setattr(device_memory, "_FREE", [])
    monkeypatch.setattr(device_memory, "KEPT", 2)
    work = HostSum()
    arrays = [np.full(size, size, np.int32) for size in (SIZE, 9 << 10, 30 << 10, 5 << 10, 50 << 10)]

    def turn(n: int) -> None:
        for x, y in zip(arrays, arrays[1:], strict=False):
            want = y[:SIZE] + x[:SIZE] + n + 3
            work.kernel.launch(8, 64, [x, y, 0.0, np.int32(n)], checks="memcheck").raise_for_findings()
            assert (y[:SIZE] == want).all() and (y[SIZE:] == y.size).all()

    _takes_no_launch(turn, made)
    assert len(device_memory._FREE) == 2


def _no_room() -> Any:
    raise swlds.errors.LaunchError("cannot reserve the device address window")


def test_memory_that_does_not_stay(made: list[Launch], monkeypatch: pytest.MonkeyPatch) -> None:
    """As of many threads' launches at once."""
    from swlds.engines import device_memory

    work = HostSum()
    work.warm(made)
    monkeypatch.setattr(device_memory, "KEPT", 0)
    monkeypatch.setattr(device_memory, "_FREE", [])
    for _ in range(3):
        (kept,) = work.kernel._kept
        work.launch()
        assert made
    assert kept._launch is None


def test_large_numpy_arrays_are_not_kept(made: list[Launch]) -> None:
    work = HostSum()
    large = np.zeros(17 << 20, np.int32)
    for _ in range(4):
        made.clear()
        work.kernel.launch(1, 64, [work.x, large, 0.0, np.int32(0)], checks="memcheck").raise_for_findings()
        assert made


def test_numpy_arrays_of_several_threads() -> None:
    """More than the memories that stay; all launch one kernel, some get other memory than before."""
    work, failures = HostSum(), []

    def on_host(first: int) -> None:
        x, y = np.full(SIZE, first, np.int32), np.zeros(SIZE, np.int32)
        for _ in range(30):
            try:
                work.launch(x, y).raise_for_findings()
            except BaseException as error:
                failures.append(error)
        assert (y == 30 * (first + 3)).all()

    threads = [threading.Thread(target=on_host, args=(k * 10,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
