"""Random sequences of launches give what each gives where nothing is kept of those before (``engines/kept_launch.py``)."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import numpy as np
import pytest
from array_kernels import ADD, HEAD, over_elements
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.device.address_space import CODE_END, GLOBAL
from swlds.device.image import Memory
from swlds.device.objects import READ_ONLY, ObjectInfo
from swlds.engines import device_memory, kept_launch
from swlds.engines.kept_launch import KeptLaunch, KeptLaunches
from swlds.ir.values import ConstantInt

#: Bytes to what lies where the host has put another device.
_FAR = re.compile(r"\d{9,}")
#: ``put``: y[i] = 3 * x[i] + n + f's bits; ``poke``: y[n] = x[0], also outside of it.
PUT = over_elements(
    "put i32 %n, float %f",
    """  %three = mul i32 %v, 3
  %bits = bitcast float %f to i32
  %w0 = add i32 %three, %bits
  %w = add i32 %w0, %n
""",
)
POKE = """define amdgpu_kernel void @poke(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %q = getelementptr i32, ptr addrspace(1) %y, i64 %n
  %v = load i32, ptr addrspace(1) %x
  store i32 %v, ptr addrspace(1) %q
  ret void
}
"""
#: Through a pointer that lies in x[n]: ``follow`` loads, ``through`` stores; ``move``: y[n] = x[n], 8 bytes.
POINTERS = """define amdgpu_kernel void @follow(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %p = getelementptr ptr addrspace(1), ptr addrspace(1) %x, i64 %n
  %t = load ptr addrspace(1), ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %t
  store i32 %v, ptr addrspace(1) %y
  ret void
}
define amdgpu_kernel void @through(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %p = getelementptr ptr addrspace(1), ptr addrspace(1) %x, i64 %n
  %t = load ptr addrspace(1), ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %y
  store i32 %v, ptr addrspace(1) %t
  ret void
}
define amdgpu_kernel void @move(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %p = getelementptr i64, ptr addrspace(1) %x, i64 %n
  %q = getelementptr i64, ptr addrspace(1) %y, i64 %n
  %v = load i64, ptr addrspace(1) %p
  store i64 %v, ptr addrspace(1) %q
  ret void
}
"""
#: y[0] += x[0], and y[n] is that, too, also outside of it: what starts again must find y as it was.
RISK = """define amdgpu_kernel void @risk(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %q = getelementptr i32, ptr addrspace(1) %y, i64 %n
  %v = load i32, ptr addrspace(1) %x
  %o = load i32, ptr addrspace(1) %y
  %w = add i32 %v, %o
  store i32 %w, ptr addrspace(1) %y
  store i32 %w, ptr addrspace(1) %q
  ret void
}
"""
TEXT = HEAD + ADD + PUT + POKE + POINTERS + RISK
#: ``turn``: each 64 elements the other way round, by LDS, with a store past its end where x[i] is -1. Lowered, a group frees its
#: block but where n is 5.
TURN = over_elements(
    "turn i32 %n",
    """  %far = icmp eq i32 %v, -1
  %up = select i1 %far, i32 64, i32 0
  %at = add i32 %t, %up
  %s = getelementptr i32, ptr addrspace(3) @lds, i32 %at
  store i32 %v, ptr addrspace(3) %s
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = sub i32 63, %t
  %r = getelementptr i32, ptr addrspace(3) @lds, i32 %o
  %k = load i32, ptr addrspace(3) %r
  %w = add i32 %k, %n
""",
)
LDS = "@lds = internal addrspace(3) global [64 x i32] poison, align 16\ndeclare void @llvm.amdgcn.s.barrier()\n"
_SANITIZED = """attributes #0 = { sanitize_address }
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
"""
_WITH_BLOCKS = HEAD + LDS + ADD + PUT + POKE + TURN.replace("{", "#0 {") + _SANITIZED
LOWERED = re.sub(
    r"(%[\w.]+) = icmp eq i32 (%[\w.]+), 1\n",
    r"%last = icmp eq i32 \2, 1\n  %other = icmp ne i32 %n, 5\n  \1 = and i1 %last, %other\n",
    swlds.lower_text(_WITH_BLOCKS),
)
LOWERED_AS_LLVM = swlds.lower_text(_WITH_BLOCKS, profile="llvm")
#: Of an array: on the device, type of its elements, how many there are. Of the first two so many that what a launch reaches of
#: them is looked up.
Kind = tuple[bool, str, int]
SIZES = (1 << 16, 1 << 16, 300)
ON_DEVICE, OF_NUMPY = (tuple((on, "i4", size) for size in SIZES) for on in (True, False))
#: Those of the device come first.
BOTH = ((True, "i4", 1 << 16), (True, "i8", 150), (False, "i4", 1 << 16), (False, "i8", 150), (False, "u1", 1 << 18))
#: Of several sizes, so that buffers of launches in turn lie in one another's place.
MIXED = ((True, "i4", 1 << 16), (True, "i4", 300), *((False, "i4", size) for size in (1 << 16, 300, 9 << 10, 5000)))
CHECKS = ("memcheck", "all", "none")
Step = tuple[Any, ...]

NUMBERS = st.sampled_from([0, 1, 2, 5, 299, 300, 65535, 65536])


def sequences(kernels: tuple[str, ...], count: int, changes: tuple[Any, ...] = ()) -> Any:
    """Some launches of these kernels on so many arrays, then these again and again with changes between them."""
    launches = st.tuples(
        st.just("launch"),
        st.sampled_from(kernels),
        st.integers(0, count - 1),
        st.integers(0, count - 1),
        st.integers(1, 3),
        NUMBERS,
        st.sampled_from(CHECKS[:1] * 4 + CHECKS),
    )
    others = st.one_of(
        st.tuples(st.just("write"), st.integers(0, count - 1), st.integers(0, 15), st.sampled_from([-1, 4, 9])),
        st.tuples(st.just("renew"), st.integers(0, count - 1)),
        st.tuples(st.just("drop"), st.integers(0, count - 1)),
        st.tuples(st.just("edit"), st.integers(2, 4)),
        st.tuples(st.just("allocate")),
        st.tuples(st.just("stop")),
        *changes,
    )
    return st.lists(launches, min_size=1, max_size=3).flatmap(
        lambda those: st.lists(st.one_of(*[st.sampled_from(those)] * 4, launches, others), min_size=8, max_size=24).map(
            lambda steps: those * 4 + steps
        )  # until they are kept
    )


SEQUENCES = sequences(("add", "add", "put", "poke"), 3)
#: Of device arrays that come and go, by others of the same kind, of another one, and with bits that nobody has written.
RENEWING = st.tuples(
    st.sampled_from(["renew", "renew", "renew", "drop", "drop", "change", "share", "leave_undefined"]),
    st.integers(0, 2),
)
COMING_AND_GOING = sequences(("add", "add", "put", "poke", "move", "risk"), 3, (RENEWING, RENEWING))
#: With pointers to the device's arrays in all kinds of arrays, and as numbers.
POINTING = sequences(
    ("add", "add", "put", "put", "poke", "move", "move", "move", "follow", "through"),
    len(BOTH),
    (
        st.tuples(st.just("aim"), st.sampled_from([1, 3, 4]), st.integers(0, 2), st.integers(0, 1)),
        st.tuples(st.just("launch_address"), st.integers(0, 4), st.integers(0, 4), st.integers(0, 1)),
        st.tuples(st.just("leave_undefined"), st.integers(0, 1)),
    ),
)


class World:
    """A module, its arrays, and what launches said. ``forgets``: nothing is kept from launch to launch."""

    def __init__(self, *, forgets: bool, kinds: tuple[Kind, ...], text: str = TEXT, engine: Any = "wave") -> None:
        self.forgets, self.kinds = forgets, kinds
        self.device = swlds.Device("gfx942", engine=engine)
        self.loaded = self.device.load(swlds.parse(text))
        self.others: list[Any] = []
        self.arrays = [self._make(k, k) for k in range(len(kinds))]

    def _make(self, index: int, first: int) -> Any:
        on_device, dtype, size = self.kinds[index]
        values = np.arange(first, first + size).astype(dtype)
        return self.device.array(values) if on_device else values

    def content(self) -> list[Any]:
        return [a.numpy() if isinstance(a, swlds.DeviceArray) else a.copy() for a in self.arrays]

    def do(self, step: Step) -> Any:
        """What one step says."""
        return getattr(self, step[0])(*step[1:])

    def launch(self, name: str, x: int, y: int, groups: int, number: int, checks: str) -> Any:
        kernel = self.loaded[name]
        if self.forgets:
            kernel._kept = KeptLaunches()
        is_one = name not in ("add", "put", "turn")
        given = np.int64(number) if is_one else np.int32(number)
        args = [self.arrays[x], self.arrays[y], given, *([float(number)] if name == "put" else [])]
        result = kernel.launch(1 if is_one else groups, 1 if is_one else 64, args, checks=checks)
        found = [(f.kind, _FAR.sub("far", f.message)) for f in result.findings]
        # how many groups the reference engine executed depends on how far others had come
        return result.engine, found, None if found else result.fidelity.as_json()

    def launch_address(self, x: int, y: int, target: int) -> Any:
        """With the address of an array as a number."""
        return self.launch("poke", x, y, 1, self.arrays[target].address, "memcheck")

    def aim(self, index: int, at: int, target: int) -> None:
        """A word of an array is the address of another one, or of itself."""
        values = self.content()[index]
        values.view(np.int64)[at] = self.arrays[target].address
        if isinstance(self.arrays[index], swlds.DeviceArray):
            self.arrays[index].write(values)
        else:
            self.arrays[index][:] = values

    def leave_undefined(self, index: int) -> None:
        """Another device array in its place, of which nothing is initialised."""
        self.arrays[index].free()
        _, dtype, size = self.kinds[index]
        self._replace(index, self.device.empty(size, {"i4": "i32", "i8": "i64", "f4": "f32"}[dtype]))

    def write(self, index: int, at: int, value: int) -> None:
        values = self.content()[index]
        values[at] = np.int64(value).astype(values.dtype)
        if isinstance(self.arrays[index], swlds.DeviceArray):
            self.arrays[index].write(values)
        else:
            self.arrays[index][:] = values

    def renew(self, index: int) -> None:
        """Another array in its place; a device array is freed."""
        if isinstance(self.arrays[index], swlds.DeviceArray):
            self.arrays[index].free()
        self._replace(index, self._make(index, 100 + index))

    def _replace(self, index: int, new: Any) -> None:
        """Wherever the array stands: it may be freed."""
        old = self.arrays[index]
        self.arrays = [new if array is old else array for array in self.arrays]

    def drop(self, index: int) -> None:
        """The same of a device array that nobody frees, but the last who had it gives up."""
        self.arrays[index] = None
        self.arrays[index] = self._make(index, 200 + index)

    def change(self, index: int) -> None:
        """Another array of another size in its place, or of another type and the same size."""
        on_device, dtype, size = self.kinds[index]
        kind = (on_device, "f4", size) if dtype == "i4" and size != 300 else (on_device, "i4", size + 40)
        self.kinds = (*self.kinds[:index], kind, *self.kinds[index + 1 :])
        self.renew(index)

    def share(self, index: int) -> None:
        """One array in the place of two."""
        self.arrays[index] = self.arrays[index - 1]

    def allocate(self) -> None:
        """One more device array, which stays."""
        self.others.append(self.device.array(np.zeros(40, np.int64)))

    def edit(self, factor: int) -> None:
        three = next(i for i in self.loaded["put"].function.instructions() if str(i.name) == "three")
        three.set_operand(1, ConstantInt(three.type, factor))

    def stop(self) -> None:
        """The next launch that is executed again is interrupted in its midst, and made once more."""
        run, count = KeptLaunch.run, iter([True])

        def interrupt(kept: KeptLaunch, memory: Any, args: Any, progress: Any) -> bool:
            if next(count, False):
                memory.owner = None
                kept.end()
                return False
            return run(kept, memory, args, progress)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(KeptLaunch, "run", interrupt)
            self.launch("put", 0, 1, 1, 3, "memcheck")


def play(
    steps: list[Step], kinds: tuple[Kind, ...], text: str = TEXT, *, forgets: bool, engine: Any = "wave"
) -> list[Any]:
    """What each step says and leaves. The devices of several plays have their arrays at one place, since each is closed."""
    world, found = World(forgets=forgets, kinds=kinds, text=text, engine=engine), []
    for step in steps:
        said = world.do(step)
        found.append((step, said, [hashlib.sha256(a).hexdigest() for a in world.content()]))
    world.device.close()
    return found


def check(steps: list[Step], kinds: tuple[Kind, ...], text: str = TEXT) -> None:
    """Each step says and leaves the same, whether launches are kept or not, and finds memory as it has to be."""
    with pytest.MonkeyPatch.context() as patch:
        run = KeptLaunch.run
        patch.setattr(KeptLaunch, "run", lambda kept, *given: audit(kept) or run(kept, *given))
        _check(steps, kinds, text)


def audit(kept: KeptLaunch) -> None:
    """Before a launch is executed again: its buffers are initialised and have no tags; between its objects nothing is, and
    behind them but for pages of others' buffers."""
    memory, objects = kept.launch.image.memory, kept.launch.image.memory.objects
    space, ends = memory.space, [CODE_END]
    for low, number in zip(objects.starts, objects.numbers, strict=True):
        if number in objects.kept or not CODE_END <= low < memory.top:
            continue
        assert not space.data[ends[-1] : low].any() and not space.init[ends[-1] : low].any()
        ends.append(low + int(objects.size[number]))
        if low in kept.places.values():
            assert (space.init[low : ends[-1]] == 0xFF).all()
            assert not (space.has_tags and space.tags[low >> 2 : ends[-1] >> 2].any())
    for low, high in space.kept.gaps(ends[-1], memory.top + (1 << 19)):
        assert not space.data[low:high].any() and not space.init[low:high].any()
    for low, high in space.kept.left.items():
        assert (space.init[low:high] == 0xFF).all()


def _check(steps: list[Step], kinds: tuple[Kind, ...], text: str) -> None:
    for kept, anew in zip(*(play(steps, kinds, text, forgets=forgets) for forgets in (False, True)), strict=True):
        assert kept == anew


@settings(max_examples=25)
@given(SEQUENCES)
def test_device_arrays(steps: list[Step]) -> None:
    check(steps, ON_DEVICE)


@settings(max_examples=30)
@given(COMING_AND_GOING)
def test_device_arrays_that_come_and_go(steps: list[Step]) -> None:
    check(steps, ON_DEVICE)


@settings(max_examples=25)
@given(sequences(("turn", "turn", "put", "poke"), 3, (RENEWING, RENEWING)), st.sampled_from([LOWERED, LOWERED_AS_LLVM]))
def test_device_arrays_of_lowered_kernels_that_come_and_go(steps: list[Step], text: str) -> None:
    check(steps, ON_DEVICE, text)


@settings(max_examples=12)
@given(COMING_AND_GOING)
def test_the_reference_engine_says_the_same_of_arrays_that_come_and_go(steps: list[Step]) -> None:
    check_with_reference([step for step in steps if step[0] != "stop"], ON_DEVICE, TEXT)


@settings(max_examples=40)
@given(sequences(("add", "add", "put", "poke"), len(MIXED)))
def test_arrays_of_both_kinds_and_many_sizes(steps: list[Step]) -> None:
    check(steps, MIXED)


def on_both(*kernels: str) -> Any:
    """Sequences that the reference engine plays as well: nothing of it is executed again."""
    return sequences(kernels, len(MIXED)).map(lambda steps: [step for step in steps if step[0] != "stop"])


@settings(max_examples=15)
@given(
    st.one_of(
        st.tuples(on_both("add", "add", "put", "poke"), st.just(TEXT)),
        st.tuples(on_both("turn", "turn", "put", "poke"), st.sampled_from([LOWERED, LOWERED_AS_LLVM])),
    )
)
def test_the_reference_engine_says_the_same(given_: tuple[list[Step], str]) -> None:
    """With launches kept in host code, of each step: what arrays hold, and what was found."""
    steps, text = given_
    check_with_reference(steps, MIXED, text)


def check_with_reference(steps: list[Step], kinds: tuple[Kind, ...], text: str) -> None:
    """With launches kept in host code it says and leaves what the reference engine does."""
    kept = play(steps, kinds, text, forgets=False)
    anew = play(steps, kinds, text, forgets=True, engine="reference")
    for (step, said, held), (_, other, wanted) in zip(kept, anew, strict=True):
        assert held == wanted, step
        assert (said and said[1]) == (other and other[1]), step


@settings(max_examples=25)
@given(SEQUENCES)
def test_numpy_arrays(steps: list[Step]) -> None:
    check(steps, OF_NUMPY)


@settings(max_examples=40)
@given(POINTING)
def test_both_with_pointers(steps: list[Step]) -> None:
    check(steps, BOTH)


@settings(max_examples=25)
@given(sequences(("turn", "turn", "turn", "add", "put", "poke"), len(BOTH)))
def test_lowered_kernels(steps: list[Step]) -> None:
    check(steps, BOTH, LOWERED)


@settings(max_examples=15)
@given(sequences(("turn", "turn", "turn", "add", "put", "poke"), len(BOTH)))
def test_kernels_lowered_as_llvm_does(steps: list[Step]) -> None:
    check(steps, BOTH, LOWERED_AS_LLVM)


def turn(n: int) -> Step:
    return ("launch", "turn", 0, 1, 3, n, "memcheck")


@pytest.mark.parametrize("kinds", [ON_DEVICE, OF_NUMPY])
@pytest.mark.parametrize(
    "steps",
    [
        [turn(5), turn(1), turn(5), turn(5), turn(2)],
        [("write", 0, 70, -1), turn(0), turn(0), ("write", 0, 70, 4), turn(0), turn(5), ("write", 0, 7, -1), turn(1)],
        [("edit", 4), turn(1), ("stop",), turn(1), ("launch", "turn", 0, 1, 3, 1, "all"), turn(1)],
    ],
)
def test_what_becomes_of_blocks(steps: list[Step], kinds: tuple[Kind, ...]) -> None:
    """One that leaks, a group that goes past its end, and clean launches again."""
    check([turn(0)] * 5 + steps, kinds, LOWERED)


#: ``move`` from one NumPy array to another one, under memcheck alone: it is kept in a memory without the device's arrays.
MOVE = ("launch", "move", 3, 4, 1, 0, "memcheck")
#: What of a device array is undefined shows.
LOOK = ("launch", "add", 0, 2, 1, 0, "all")


@pytest.mark.parametrize(
    "steps",
    [
        [MOVE, ("aim", 3, 0, 0), MOVE, LOOK],
        [MOVE, ("aim", 3, 2, 0), MOVE, LOOK, ("write", 3, 2, 7), MOVE, LOOK, MOVE],
        [MOVE, ("launch", "poke", 2, 4, 1, 1, "memcheck"), ("launch_address", 2, 4, 0), LOOK],
        [MOVE, ("aim", 3, 1, 0), ("launch", "through", 3, 4, 1, 1, "memcheck"), LOOK, MOVE],
        [MOVE, ("aim", 3, 1, 0), ("launch", "follow", 3, 4, 1, 1, "memcheck"), ("renew", 0), MOVE, LOOK],
    ],
)
def test_addresses_in_numpy_arrays(steps: list[Step]) -> None:
    """Of a launch that is given one, or it in a buffer, the device's arrays are what they are when it is made anew."""
    check([MOVE] * 5 + [("launch", "poke", 2, 4, 1, 0, "memcheck")] * 5 + [("leave_undefined", 0), *steps], BOTH)


def test_what_the_sequences_are_compared_with() -> None:
    """Launches that forget are all made anew, the others are not."""
    found = []
    with pytest.MonkeyPatch.context() as patch:
        run = KeptLaunch.run
        patch.setattr(KeptLaunch, "run", lambda *given: found.append(1) or run(*given))
        patch.setattr(device_memory, "_FREE", [])
        for forgets in (True, False):
            for kinds, x, y, text in (
                (ON_DEVICE, 0, 1, TEXT),
                (OF_NUMPY, 0, 1, TEXT),
                (BOTH, 2, 4, TEXT),
                (ON_DEVICE, 0, 1, LOWERED),
                (BOTH, 2, 4, LOWERED),
            ):
                found.clear()
                world = World(forgets=forgets, kinds=kinds, text=text)
                for k in range(6):
                    world.launch("add" if text == TEXT else "turn", x, y, 2, k, "memcheck")
                    world.launch("put", y, x, 2, k, "memcheck")
                assert (len(found) >= 6) == (not forgets)
                world.device.close()


@pytest.mark.parametrize(
    ("text", "kernel", "checks"),
    [(TEXT, "add", "memcheck"), (TEXT, "put", "all"), (LOWERED, "turn", "memcheck")],
)
def test_an_array_in_the_place_of_one_that_is_gone(text: str, kernel: str, checks: str) -> None:
    """The launch takes it, but not one of another size, nor while the old one is there."""
    ran: list[bool] = []
    with pytest.MonkeyPatch.context() as patch:
        run = KeptLaunch.run
        patch.setattr(KeptLaunch, "run", lambda *given: ran.append(run(*given)) or ran[-1])
        world = World(forgets=False, kinds=ON_DEVICE, text=text)

        def is_kept() -> bool:
            ran.clear()
            world.launch(kernel, 0, 1, 2, 7, checks)
            return ran == [True]

        for _ in range(4):
            is_kept()
        assert is_kept()
        for step in (("renew", 0), ("drop", 0), ("renew", 1), ("drop", 1)):
            world.do(step)
            held, expected = world.content(), World(forgets=True, kinds=ON_DEVICE, text=text)
            assert is_kept(), step
            for array, values in zip(expected.arrays, held, strict=True):
                array.write(values)
            expected.launch(kernel, 0, 1, 2, 7, checks)
            assert all(map(np.array_equal, world.content(), expected.content())), step
            expected.device.close()
        old, world.arrays[0] = world.arrays[0], world._make(0, 300)
        assert not is_kept()
        world.arrays[0] = old
        assert is_kept()
        world.do(("change", 0))
        assert not is_kept()
        world.device.close()


@pytest.mark.parametrize("way", ["renew", "drop"])
def test_a_new_array_is_as_it_was_where_a_launch_starts_again(way: str) -> None:
    fine, wrong = (("launch", "risk", 1, 0, 1, n, "memcheck") for n in (1, 1 << 20))
    check([fine] * 5 + [(way, 0), wrong, fine, fine, fine, (way, 0), fine, wrong, (way, 1), fine], ON_DEVICE)


def test_arrays_that_have_the_id_of_one_that_is_gone() -> None:
    """Python gives it to the next one, which may be another."""
    with pytest.MonkeyPatch.context() as patch:
        kind = kept_launch._kind
        patch.setattr(kept_launch, "_kind", lambda a: "array" if isinstance(a, swlds.DeviceArray) else kind(a))
        run, ran = KeptLaunch.run, list[int]()
        patch.setattr(KeptLaunch, "run", lambda *given: ran.append(1) or run(*given))
        for step in (("change", 0), ("change", 2), ("share", 1), ("leave_undefined", 0)):
            worlds = [World(forgets=forgets, kinds=ON_DEVICE) for forgets in (False, True)]
            for world in worlds:
                for _ in range(5):
                    world.launch("add", 0, 1, 2, 7, "all")
                ran.clear()
                world.arrays[1].free() if step[0] == "share" else None
                world.do(step)
            said = [world.launch("add", 0, 1, 2, 7, "all") for world in worlds]
            assert said[0] == said[1] and (not ran or step == ("change", 2)), step
            assert all(map(np.array_equal, worlds[0].content(), worlds[1].content())), step
            for world in worlds:
                world.device.close()


@pytest.mark.parametrize("kinds", [ON_DEVICE, OF_NUMPY])
def test_what_is_reached_depends_on_numbers(kinds: tuple[Kind, ...]) -> None:
    """What one number reaches is not what the next one does."""
    numbers = (5, 5, 5, 299, 299, 299, 5, 300, 301, 5)
    steps = [(("launch", "poke", 0, 1, 1, n, "memcheck"), ("write", 0, 0, n + 1)) for n in numbers]
    check([step for pair in steps for step in pair], kinds)


SEGMENT = """declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %y, i32 %n) {
  %s = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
  %p = getelementptr i8, ptr addrspace(4) %s, i64 8
  %v = load i32, ptr addrspace(4) %p
  store i32 %v, ptr addrspace(1) %y
  ret void
}
"""


def test_numbers_in_the_segment_of_arguments() -> None:
    """It is written anew, also where it was put aside with another number."""
    with swlds.Device("gfx942", engine="wave") as device:
        kernel, other = device.load(swlds.parse(SEGMENT))["k"], device.load(swlds.parse(TEXT))["poke"]
        y, z = (device.array(np.zeros(4, np.int32)) for _ in range(2))
        for number in (3, 3, 3, 4, 4, 5, 6, 6):
            kernel.launch(1, 1, [y, np.int32(number)], checks="memcheck").raise_for_findings()
            assert y.numpy()[0] == number
            other.launch(1, 1, [y, z, np.int64(1)], checks="memcheck").raise_for_findings()
            assert z.numpy()[1] == number
        for array in (y, z):
            array.free()


UNDEFINED = """@big = addrspace(1) global [1048576 x i32] undef
define amdgpu_kernel void @k(ptr addrspace(1) %y) {
  %p = getelementptr i32, ptr addrspace(1) @big, i64 100000
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %y
  ret void
}
"""


def test_pages_of_buffers_behind_what_was_put_aside() -> None:
    """They are given back: what comes to lie there is undefined."""
    with swlds.Device("gfx942", engine="wave") as device:
        kernel, other = device.load(swlds.parse(UNDEFINED))["k"], device.load(swlds.parse(TEXT))["add"]
        arrays, large = [device.array(np.zeros(64, np.int32)) for _ in range(2)], np.ones(1 << 20, np.int32)
        for _ in range(4):
            other.launch(1, 64, [arrays[0], large, np.int32(1)], checks="memcheck").raise_for_findings()
            other.launch(1, 64, [*arrays, np.int32(1)], checks="memcheck").raise_for_findings()
        found = kernel.launch(1, 1, [np.zeros(4, np.int32)], checks="all").findings
        assert [f.kind for f in found] == ["uninitialized"]
        for array in arrays:
            array.free()


class Owner:
    """Whose launch a memory holds."""

    def __init__(self, memory: Memory) -> None:
        self.memory, self.aside = memory, memory.copy_own(self)

    def end(self) -> None:
        self.aside = None


def test_what_is_put_aside() -> None:
    """All planes and objects are what they were, beside arrays that came later."""
    memory = Memory()
    store = memory.keep_arrays()
    numbers = []
    for size in (40, 300):
        address = memory.reserve(size)
        memory.space.write(address, bytes(range(40)))
        numbers.append(memory.objects.add(ObjectInfo("global", f"v{size}"), GLOBAL, address, size, READ_ONLY))
    memory.space.tags[address >> 2], memory.space.has_tags = numbers[0], True
    owner, top, lows = Owner(memory), memory.top, memory.objects.low[numbers].tolist()
    memory.is_contained = True
    memory.reset()
    assert memory.objects.find_global(address) == 0 and not memory.space.read(address, 40).strip(b"\0")
    extent = store.allocate(64, "later", None)
    memory.put_own(owner.aside, owner)
    assert memory.top == top and memory.objects.low[numbers].tolist() == lows
    assert [memory.objects.find_global(low + 39) for low in lows] == numbers
    assert [memory.objects.info[n].name for n in numbers] == ["v40", "v300"]
    assert memory.objects.flags[numbers].tolist() == [READ_ONLY] * 2
    assert memory.objects.find_global(extent.address) == extent.number
    assert (
        memory.space.read(address, 40) == bytes(range(40)) and (memory.space.init[address : address + 40] == 0xFF).all()
    )
    assert memory.space.tags[address >> 2] == numbers[0] and memory.space.has_tags
    memory.reserve(1 << 17)
    assert Owner(memory).aside is None
