"""What host code calls back into Python for: intrinsics by their NumPy meaning, the device heap, shadow poisoning."""

from __future__ import annotations

import ctypes
import functools
import random
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, final

import numpy as np

from swlds.device.address_space import WINDOW_END, Array
from swlds.device.heap import SHADOW_USER
from swlds.device.implicit_args import Geometry, Index3
from swlds.device.intrinsics import Row
from swlds.device.intrinsics.described import make_call
from swlds.device.intrinsics.mode_fields import mode_at_start
from swlds.device.lane_values import Rep, as_held, from_bits, rep_of, to_bits
from swlds.device.launch import Launch
from swlds.device.objects import BLOCK, LIVE
from swlds.device.printf.calls import PrintCall, answer_call, reserve_buffer
from swlds.device.printf.formats import PrintfError
from swlds.device.printf.strings import ElsewhereError, StringError, Strings
from swlds.device.runtime import RuntimeRow
from swlds.device.target import Target
from swlds.device.turns import draw_slice, group_seed
from swlds.engines.wave_compiler.control.tile_calls import TileCalls
from swlds.engines.wave_compiler.host.context import (
    BIND_BLOCK,
    DRAW_ORDER,
    OFFSETS,
    SPARE_FREE,
    SPARE_USED,
    STANDING_ROW,
    TAKE_PATTERNS,
    TELL_MISSED,
)
from swlds.ir.types import Type
from swlds.lazy import dataclass

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.host.lanes import Component
    from swlds.ir.model import Instruction


@final
@dataclass(frozen=True)
class HostCall:
    """One call that Python answers. ``arguments``, ``results``: scalars with their offset in the exchanged memory, of which it
    takes ``room`` bytes. ``operands``: what an intrinsic gets, in the flat code or, from host code on disk, in the program."""

    source: Instruction
    name: str
    row: Row | RuntimeRow
    arguments: tuple[tuple[Type, tuple[tuple[Component, int], ...]], ...]
    results: tuple[tuple[Component, int], ...]
    room: int
    #: An allocation of the block that stands for the group's LDS.
    is_block: bool = False
    operands: Sequence[Any] = ()

    @property
    def is_of_blocks(self) -> bool:
        """What it does ends with the blocks that stand for LDS, and with the shadow of the heap."""
        effects = ("allocate" if self.is_block else "free", "free", "poison", "unpoison")
        return isinstance(self.row, RuntimeRow) and self.row.effect in effects


@final
class WaveState:
    """What a row's lane semantics may ask of the wave that calls (``WaveView``). Most ask nothing: it is found when they do.
    ``context``, ``wave_number``, ``active``: of the call at hand; the last one is a bit for each lane."""

    __slots__ = ("_launch", "active", "context", "wave_number", "wave_size")

    def __init__(self, launch: Launch) -> None:
        self._launch, self.wave_size = launch, launch.wave_size
        self.context = self.wave_number = self.active = 0

    @property
    def mask(self) -> Array:
        octets = np.frombuffer(self.active.to_bytes(8, "little"), np.uint8)
        return np.unpackbits(octets, bitorder="little")[: self.wave_size].view(np.bool_)

    @property
    def item_ids(self) -> tuple[Array, Array, Array]:
        linear = np.arange(self.wave_number * self.wave_size, (self.wave_number + 1) * self.wave_size)
        x, y, _ = self._launch.geometry.block
        first, second, third = (i.astype(np.uint32) for i in (linear % x, linear // x % y, linear // (x * y)))
        return first, second, third

    @property
    def group_index(self) -> Index3:
        return self._launch.geometry.group_index(_read(self.context, "group", ctypes.c_int64))

    @property
    def geometry(self) -> Geometry:
        return self._launch.geometry

    @property
    def target(self) -> Target:
        return self._launch.image.target

    @property
    def first_mode(self) -> int:
        return mode_at_start(self._launch.image.program.kernel, self.target)

    @property
    def steps(self) -> int:
        steps = _read(self.context, "steps", ctypes.c_int64) + 8 * self.wave_number
        return ctypes.c_int64.from_address(steps).value


@final
class Callbacks:
    """Callbacks the calls of one launch."""

    def __init__(
        self,
        launch: Launch,
        calls: list[HostCall],
        take_patterns: Callable[[int, int], None],
        tell_missed: Callable[[int, int, int, list[int]], bool],
        *,
        keeps_blocks: bool,
        watches_heap: bool,
    ) -> None:
        """``take_patterns``: is given the address of a log and how many entries it has. ``tell_missed``: as
        ``MissedBarriers`` has it. ``keeps_blocks``: a thread may give the
        block of one group to the next. ``watches_heap``: blocks have cells of racecheck."""
        self._watches_heap = watches_heap
        self.launch, self.calls, self.take_patterns, self._tell = launch, calls, take_patterns, tell_missed
        #: Not where a certain allocation shall fail.
        self._keeps_blocks = keeps_blocks and launch.heap.fail_at is None
        self.failure: BaseException | None = None
        #: Context -> (group, its random numbers): the order of the rounds with a seed.
        self._drawn: dict[int, tuple[int, random.Random]] = {}
        #: What answers a call of an intrinsic, by where its arguments lie and its number. A thread has such a place of its own.
        self._answers: dict[tuple[int, int], Callable[[int, int, int], None]] = {}

    def __call__(self, context: int, wave: int, number: int, mask: int, arguments: int, results: int) -> None:
        """Answer one call; NumPy's errors are off in the thread that makes it."""
        try:
            answer = self._answers.get((arguments, number))
            if answer is not None:
                answer(context, wave, mask)
                return
            if number == DRAW_ORDER:
                self._draw_order(context, wave, arguments, results)
                return
            if number == BIND_BLOCK:
                self._bind(context)
                return
            if number == TAKE_PATTERNS:
                place = _read(context, "pattern_log", ctypes.c_uint64)
                self.take_patterns(place, _read(context, "pattern_count", ctypes.c_int64))
                return
            if number == TELL_MISSED:
                self._tell_missed(context, wave & 0xFFFF_FFFF, mask)
                return
            call = self.calls[number]
            if isinstance(call.row, RuntimeRow):
                self._runtime(context, wave, call, mask, arguments)
            else:
                prepare = self._prepare_tile if call.row.effect == "tensor_lds" else self._prepare
                answer = self._answers[arguments, number] = prepare(call, arguments)
                answer(context, wave, mask)
        except BaseException as error:  # noqa: BLE001  # an exception cannot cross host code; the launch raises it
            self.failure = error
            _write(context, "suspect", 1, ctypes.c_int32)

    def _draw_order(self, context: int, count: int, waves: int, slices: int) -> None:
        """The order of a round and the slice of each wave in it, as ``reference.group.Group`` draws them."""
        options, group = self.launch.options, _read(context, "group", ctypes.c_int64)
        if self._drawn.get(context, (-1,))[0] != group:
            self._drawn[context] = (group, random.Random(group_seed(options.seed, group)))
        numbers = self._drawn[context][1]
        ready = (ctypes.c_int32 * count).from_address(waves)
        order = list(ready)
        numbers.shuffle(order)
        ready[:] = order
        (ctypes.c_int64 * count).from_address(slices)[:] = [draw_slice(numbers, options.preempt) for _ in order]

    def _tell_missed(self, context: int, site: int, ended: int) -> None:
        """Waves of the group pass a barrier without others."""
        table = _read(context, "standing", ctypes.c_uint64)
        rows = (ctypes.c_int32 * (STANDING_ROW * self.launch.waves_per_group)).from_address(table)
        if not self._tell(_read(context, "group", ctypes.c_int64), site, ended, list(rows)):
            _write(context, "suspect", 1, ctypes.c_int32)

    # Intrinsics ------------------------------------------------------------------------------------------------

    def _prepare(self, call: HostCall, memory: int) -> Callable[[int, int, int], None]:
        """What answers a call whose arguments lie there, given (context, wave, active lanes): a call comes by once a wave, and
        takes about as long as NumPy's function if nothing is made for it but what differs from the one before."""
        assert not isinstance(call.row, RuntimeRow) and call.row.lanes is not None
        lanes, function, state = self.launch.wave_size, call.row.lanes, WaveState(self.launch)
        described = make_call(state, call.source, call.name, call.operands)
        takers = [_taker(type_, places, memory, lanes) for type_, places in call.arguments]
        values = [take() for take, _ in takers]
        changing = [(at, take) for at, (take, is_view) in enumerate(takers) if not is_view]
        put = _putter(call.source.type, call.results, memory, lanes)

        def answer(context: int, wave: int, mask: int) -> None:
            state.context, state.wave_number, state.active = context, wave, mask
            for at, take in changing:
                values[at] = take()
            put(function(described, *values))

        return answer

    def _prepare_tile(self, call: HostCall, memory: int) -> Callable[[int, int, int], None]:
        """The same for a copy by a tensor descriptor."""
        sizes = tuple(len(places) for _, places in call.arguments)
        return TileCalls(self.launch, sizes, memory, is_store=".store." in call.name).answer

    # Runtime functions -----------------------------------------------------------------------------------------

    def _runtime(self, context: int, wave: int, call: HostCall, mask: int, memory: int) -> None:
        assert isinstance(call.row, RuntimeRow)
        lanes = _lanes_in(mask & (1 << self.launch.wave_size) - 1)
        columns = [_array(memory + places[0][1], places[0][0], self.launch.wave_size) for _, places in call.arguments]
        effect = call.row.effect
        if effect == "allocate":
            self._allocate(context, wave, call, lanes, columns, memory)
        elif effect == "print":
            self._print(context, wave, call, lanes, memory)
        elif effect == "free":
            for lane in lanes:
                columns[0][lane] = self._free(context, int(columns[0][lane]))
        else:
            value = SHADOW_USER if effect == "poison" else 0
            for lane in lanes:
                address, size = int(columns[0][lane]), int(columns[1][lane])
                if address + size <= WINDOW_END:
                    self.launch.image.memory.space.poison_shadow(address, size, value)

    def _free(self, context: int, address: int) -> int:
        """How many bytes others may not have touched without order: those of a block that the program allocated."""
        heap, objects = self.launch.heap, self.launch.image.memory.objects
        number = heap.object_at(address)
        is_watched = number and objects.state[number] == LIVE and not objects.flags[number] & BLOCK
        if heap.free(address, None) is not None:
            _write(context, "suspect", 1, ctypes.c_int32)
        return int(objects.size[number]) if is_watched else 0

    def _print(self, context: int, wave: int, call: HostCall, lanes: list[int], memory: int) -> None:
        """What a lane cannot print makes the group suspicious: the reference engine says why."""
        size, types = self.launch.wave_size, [type_ for type_, _ in call.arguments]
        columns = [[_array(memory + at, c, size) for c, at in places] for _, places in call.arguments]
        found = [_array(memory + at, c, size) for c, at in call.results]
        group, strings = _read(context, "group", ctypes.c_int64), Strings(self.launch)
        for lane in lanes:
            bits = [tuple(int(column[lane]) for column in argument) for argument in columns]
            request = PrintCall(call.name, (group, wave * size + lane), types, bits, strings)
            try:
                answer = answer_call(self.launch, request)
            except (PrintfError, StringError, ElsewhereError):
                _write(context, "suspect", 1, ctypes.c_int32)
                return
            for column in found:
                column[lane] = answer & (1 << 8 * column.itemsize) - 1

    def _bind(self, context: int) -> None:
        """The address of the group's block was stored in its slot: the variables in it become objects."""
        image = self.launch.image
        block = _read(context, "block_tag", ctypes.c_uint32)
        image.bind_block(block, _read(context, "block_start", ctypes.c_uint64))
        first, table = min(image.offset_entries), _read(context, "parts", ctypes.c_uint64)
        for number in image.offset_entries:
            part = image.part_of_block(block, number)
            ctypes.c_uint32.from_address(table + 4 * (number - first)).value = part

    def _allocate(
        self, context: int, wave: int, call: HostCall, lanes: list[int], columns: list[Array], memory: int
    ) -> None:
        assert isinstance(call.row, RuntimeRow)
        heap = self.launch.heap
        group = _read(context, "group", ctypes.c_int64)
        if call.is_block:
            self._settle(context)
        component, place = call.results[0]
        found = _array(memory + place, component, self.launch.wave_size)
        found[:] = 0
        tags = None if call.is_block else _array(memory + call.results[1][1], call.results[1][0], len(found))
        for lane in lanes:
            size = int(columns[0][lane])
            site = functools.partial(self.launch.sites.site, call.source)
            if call.row.is_printf:
                assert tags is not None, "a buffer of printf is no block"
                item = wave * self.launch.wave_size + lane
                found[lane], tags[lane] = reserve_buffer(self.launch, (group, item), size, site)
                continue
            top = heap.top
            address = heap.allocate(size, site, group)
            found[lane] = address
            if self._watches_heap and 0 < address < top:  # its cells may hold marks of a block that was there
                _write(context, "conflict", 1, ctypes.c_int32)
                _write(context, "suspect", 1, ctypes.c_int32)
            is_odd = address == 0 or (
                call.is_block and not self.launch.image.block_end <= size <= self.launch.image.block_room
            )
            if is_odd:
                _write(context, "suspect", 1, ctypes.c_int32)
            number = heap.object_at(address)
            if tags is not None:
                tags[lane] = number
            if call.is_block:
                _write(context, "block", address, ctypes.c_uint64)
                _write(context, "block_size", size, ctypes.c_uint64)
                _write(context, "block_start", address, ctypes.c_uint64)
                _write(context, "block_tag", number, ctypes.c_uint32)
                if self._keeps_blocks and not is_odd and len(lanes) == 1:
                    self._keep(context, address, size, number)

    def _keep(self, context: int, address: int, size: int, number: int) -> None:
        """The thread's next group may have this block when its own has freed it."""
        words = {"spare": address, "spare_size": size, "spare_start": 0, "spare_count": 0}
        words["spare_group"] = _read(context, "group", ctypes.c_int64)
        for name, value in words.items():
            _write(context, name, value, ctypes.c_uint64)
        _write(context, "spare_tag", number, ctypes.c_uint32)
        _write(context, "spare_state", SPARE_USED, ctypes.c_uint32)

    def settle(self, contexts: Iterable[int]) -> None:
        """Tell the heap what became of the blocks that threads have kept, given their contexts."""
        for context in contexts:
            self._settle(context)

    def _settle(self, context: int) -> None:
        state = _read(context, "spare_state", ctypes.c_uint32)
        if not state:
            return
        _write(context, "spare_state", 0, ctypes.c_uint32)
        heap, objects = self.launch.heap, self.launch.image.memory.objects
        heap.allocations += _read(context, "spare_count", ctypes.c_uint64)
        number = _read(context, "spare_tag", ctypes.c_uint32)
        objects.info[number].group = _read(context, "spare_group", ctypes.c_int64)
        if state == SPARE_FREE:
            objects.state[number] = LIVE  # as the heap has it
            heap.free(_read(context, "spare", ctypes.c_uint64), None)


def _lanes_in(mask: int) -> list[int]:
    """Numbers of the lanes; mostly one."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def _taker(
    type_: Type, places: tuple[tuple[Component, int], ...], memory: int, lanes: int
) -> tuple[Callable[[], Any], bool]:
    """What gives an argument that lies in exchanged memory, and whether it is always one view of that."""
    rep = rep_of(type_)
    if rep.members is not None:
        parts = tuple(_array(memory + place, c, lanes) for c, place in places)
        return (lambda: parts), True
    if rep.dtype == object:
        return (lambda: _join([_get(memory + place, c, lanes) for c, place in places], bool(rep.count))), False
    kind = rep.raw if rep.is_bfloat else rep.dtype
    views = [_array(memory + place, c, lanes).view(kind) for c, place in places]
    for view in views:
        view.flags.writeable = False
    if rep.is_bfloat:
        return (lambda: from_bits(_join(views, bool(rep.count)), rep)), False
    if rep.count:
        rows, whole = _rows(places, kind, memory, lanes), np.empty((lanes, rep.count), kind)

        def gather() -> Array:
            whole[...] = rows  # in one piece, as in the reference engine: other loops of NumPy may give other bits
            return whole

        return gather, False
    return (lambda: views[0]), True


def _rows(places: tuple[tuple[Component, int], ...], kind: Any, memory: int, lanes: int) -> Array:
    """The scalars of a vector in exchanged memory, which lie there at equal distances, as (lanes, elements)."""
    size, first = np.dtype(kind).itemsize, places[0][1]
    step = places[1][1] - first if len(places) > 1 else size * lanes
    raw: Any = (ctypes.c_char * (step * (len(places) - 1) + size * lanes)).from_address(memory + first)
    found: Array = np.ndarray((lanes, len(places)), kind, raw, strides=(size, step))
    return found


def _join(columns: list[Array], is_vector: bool) -> Array:
    return np.stack(columns, axis=1) if is_vector else columns[0]


def _putter(type_: Type, places: tuple[tuple[Component, int], ...], memory: int, lanes: int) -> Callable[[Any], None]:
    """What writes a result to exchanged memory."""
    rep = rep_of(type_)
    if rep.members is None and not rep.is_bfloat and rep.dtype != object:
        component, place = places[0]
        view = (
            _rows(places, rep.dtype, memory, lanes)
            if rep.count
            else _array(memory + place, component, lanes).view(rep.dtype)
        )

        def put_whole(data: Any) -> None:
            view[:] = data

        return put_whole

    def put(data: Any) -> None:
        at = iter(places)
        for part, inner in _flatten(data, rep):
            bits = to_bits(as_held(part, inner), inner)
            for column in [bits] if bits.ndim == 1 else [bits[:, k] for k in range(bits.shape[1])]:
                component, place = next(at)
                _put(memory + place, component, column)

    return put


def _flatten(data: Any, rep: Rep) -> list[tuple[Array, Rep]]:
    if rep.members is None:
        return [(data, rep)]
    return [pair for part, inner in zip(data, rep.members, strict=False) for pair in _flatten(part, rep_of(inner))]


def _array(address: int, c: Component, lanes: int) -> Array:
    """The lanes of one scalar of up to 64 bits in exchanged memory, as unsigned integers."""
    kind = np.dtype(f"u{_stride(c)}")
    raw: Any = (ctypes.c_char * (kind.itemsize * lanes)).from_address(address)
    found: Array = np.frombuffer(raw, kind)
    return found


def _stride(c: Component) -> int:
    """Bytes from lane to lane in exchanged memory: a power of two."""
    return int(1 << (max(c.size, 1) - 1).bit_length())


def _get(address: int, c: Component, lanes: int) -> Array:
    """The lanes of one scalar; Python integers where it has more than 64 bits."""
    if c.bits <= 64:
        return _array(address, c, lanes)
    step = _stride(c)
    whole = ctypes.string_at(address, step * lanes)
    numbers = [int.from_bytes(whole[at : at + step], "little") for at in range(0, len(whole), step)]
    return np.array([*numbers, None], object)[:-1]  # None: NumPy shall not look for a narrower type


def _put(address: int, c: Component, values: Array) -> None:
    """Write the lanes of one scalar."""
    if c.bits <= 64:
        _array(address, c, len(values))[:] = values
        return
    ctypes.memmove(address, b"".join(int(v).to_bytes(_stride(c), "little") for v in values), _stride(c) * len(values))


def _read(context: int, name: str, kind: Any) -> int:
    return int(kind.from_address(context + OFFSETS[name]).value)


def _write(context: int, name: str, value: int, kind: Any) -> None:
    kind.from_address(context + OFFSETS[name]).value = value
