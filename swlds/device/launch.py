"""One launch: arguments in memory, implicit arguments, on-chip regions, heap, limits, checks, the log of findings."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import field
from typing import Any, final

import numpy as np

from swlds.analysis.axis.facts import NO_WRAP, list_assumed
from swlds.device.address_space import (
    LDS,
    LDS_APERTURE,
    ONCHIP_END,
    ONCHIP_START,
    PIECE,
    PRIVATE_APERTURE,
    PRIVATE_STRIDE,
    Array,
)
from swlds.device.arguments import (
    BY_VALUE,
    KernelArgument,
    Local,
    Raw,
    argument_name,
    bind_scalar,
    check_count,
    check_room,
    check_size,
    describe_parameter,
    split_struct,
)
from swlds.device.assumptions import check_assumptions
from swlds.device.bank_counts import KEPT, KEPT_EXACT, BankCounter
from swlds.device.by_value import type_by_value
from swlds.device.clusters import NEVER, declared_cluster
from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.counts import Counts, banks_not_known
from swlds.device.device_array import DeviceArray
from swlds.device.element_types import refuse_elements, refuse_masked
from swlds.device.fidelity import NO_CONFLICTS, NOT_COUNTED, Fidelity
from swlds.device.findings import FindingLog
from swlds.device.grids import divide_private, meets_grid
from swlds.device.heap import Heap
from swlds.device.image import Image
from swlds.device.implicit_args import (
    IMPLICIT_ALIGN,
    IMPLICIT_SIZE,
    OLD_SIZE,
    Geometry,
    dispatch_packet,
    has_old_arguments,
    implicit_bytes,
)
from swlds.device.kernel_attributes import check_geometry, kernel_number, wave_size
from swlds.device.launch_options import LaunchOptions
from swlds.device.lazy_pages import holds_same
from swlds.device.line_counts import LineCounter
from swlds.device.lowered import LoweredParameter, parameter_shift
from swlds.device.objects import BUFFER, READ_ONLY, ObjectInfo
from swlds.device.patterns import Counter, PatternStream
from swlds.device.printf.buffers import Formats
from swlds.device.printf.output import Output
from swlds.device.reach import Reach, clip, needed
from swlds.device.sites import SiteTable
from swlds.device.timeline import Timeline
from swlds.device.types import bit_width, member_offset
from swlds.device.wide_copy import in_parts
from swlds.errors import LaunchError, LayoutError
from swlds.ir.model import Argument
from swlds.ir.types import IntType, PointerType, Type, is_float
from swlds.layouts.bank_rows import find_row, has_rows
from swlds.lazy import dataclass
from swlds.printable import printable

MIB = 1 << 20
#: Bytes between what two LDS parameters of a lowered kernel point to, and in front of the first one behind dynamic variables.
_REDZONE = 32
#: Room for the LDS of a work-group, with what a lowered kernel has of its own in front of arguments of any size.
LDS_REGION = (320 << 10) + (4 << 10)


@final
@dataclass
class Launch:
    """Everything an engine needs. ``arguments``: value of each kernel parameter. Regions of resident groups are numbered
    by slot, see ``lds_base`` and ``private_base``."""

    image: Image
    geometry: Geometry
    given: list[KernelArgument]
    options: LaunchOptions = field(default_factory=LaunchOptions)
    #: Buffers are not copied in until ``fill`` is called, for all of them or for what host code may touch.
    is_lazy: bool = False
    log: FindingLog = field(default_factory=FindingLog)
    fidelity: Fidelity = field(default_factory=Fidelity)
    #: None where nobody asked for a profile.
    counts: Counts | None = field(init=False)
    #: None where nobody counts LDS access patterns; what they cost, None also where the target's banks are not known.
    patterns: PatternStream | None = field(init=False, default=None)
    banks: BankCounter | None = field(init=False, default=None)
    #: None where nobody asked for a profile.
    lines: LineCounter | None = field(init=False, default=None)
    #: None where nobody asked for one.
    timeline: Timeline | None = field(init=False, default=None)
    #: Those of ``options.counters``, in their order.
    counters: list[Counter] = field(init=False, default_factory=list)
    sites: SiteTable = field(init=False)
    heap: Heap = field(init=False)
    #: What it prints.
    output: Output = field(init=False)
    wave_size: int = field(init=False)
    arguments: list[Nested] = field(default_factory=list)
    #: Parameter -> (device address, the caller's array) for buffers.
    buffers: dict[int, tuple[int, Array]] = field(default_factory=dict)
    #: Parameter -> the device array that it was given.
    arrays: dict[int, DeviceArray] = field(default_factory=dict)
    #: Numbers and structs that it was given are or hold addresses of device arrays.
    reaches_arrays: bool = False
    #: Stores of pointers may have left tags in memory that outlives the launch; the reference engine executed some of it.
    may_hold_tags: bool = False
    #: Numbers of the objects that it may write, None for any.
    written: frozenset[int] | None = None
    #: Numbers of those in which host code may have left undefined bits.
    left: frozenset[int] = frozenset()
    #: Object number of a buffer -> the bytes of it that host code may touch, which alone were copied in; None for all.
    reach: dict[int, Reach] | None = None
    ran_reference: bool = False
    #: What host code takes to execute it once more; None where that would not do the same.
    again: Any = None
    #: What it has written is in the caller's arrays already.
    is_read_back: bool = False
    kernarg: tuple[int, int] = (0, 0)
    implicit: tuple[int, int] = (0, 0)
    packet: tuple[int, int] = (0, 0)
    queue: tuple[int, int] = (0, 0)
    kernel_number: int | None = None
    #: The kernel says that it never runs in a cluster.
    is_never_clustered: bool = False
    #: Host code runs groups and waves in the reference engine's order, also where nobody shows it.
    in_order: bool = False
    #: Bytes of private memory of a work-item; the waves wait for the whole grid, so that all groups are in flight at once.
    private_size: int = PRIVATE_STRIDE
    meets_grid: bool = False

    def __repr__(self) -> str:
        kernel, sizes = self.image.program.kernel, (self.geometry.grid, self.geometry.block)
        return printable(f"<Launch of @{kernel.name}, grid and block {sizes}>")

    def __post_init__(self) -> None:
        image, kernel = self.image, self.image.program.kernel
        self.sites = SiteTable(image.program.module)
        said = image.recall((check_geometry, self.geometry), lambda: _read_attributes(image, self.geometry))
        self.is_never_clustered, self.wave_size, self.kernel_number, assumed = said
        self._make_counters()
        self._divide_memory()
        memory = image.memory
        self.heap = Heap(memory.space, memory.objects, fail_at=self.options.fail_malloc)
        if self.options.max_memory is not None:
            self.heap.limit = self.options.max_memory * MIB
        self.output = Output(self.options.max_output * MIB)
        parameters = kernel.arguments
        check_count(kernel, self.given)
        self._lds_top, self._lds_in_block = image.lds.total, 0
        self._bound: dict[Argument, Scalar] = {}
        #: Buffers that were not copied in yet: address, content, object, and must it be all of it?
        self._unfilled: list[tuple[int, Array, int, bool]] = []
        self.arguments = [self._bind(p, g) for p, g in zip(parameters, self.given, strict=False)]
        self._assumed = [*self.options.assume, *assumed]
        check_assumptions(kernel, self.geometry.grid, self.arguments, self._assumed)
        if NO_WRAP in self.options.assume:
            self.fidelity.not_checked.append("--assume nowrap: that no sum wraps before it is widened is taken as said")
        self._refuse_large_lds()
        self._write_segments()
        #: The number of the first object that execution makes.
        self.first_block = memory.objects.next_number
        if not self.is_lazy:
            self.fill()

    def fill(self, reach: dict[int, Reach] | None = None) -> None:
        """Copy buffers in, unless that was done. ``reach``: what is touched of each, when nothing but host code looks at them."""
        space = self.image.memory.space
        self._copy_in(space.write_buffer, reach)
        space.drop_kept()

    def refill(self, buffers: dict[int, tuple[int, Any]], write: Callable[..., None]) -> None:
        """Of a launch that is executed once more: parameter -> where its buffer lies, and the contiguous array to copy in.
        ``write``: copies, as ``AddressSpace.overwrite``, or sees to it."""
        self.buffers, self.is_read_back = buffers, False
        for index, (address, array) in buffers.items():
            value = self.arguments[index]
            assert isinstance(value, Scalar), "a buffer is a pointer"
            if value.tag in self.left:
                self.image.memory.space.set_initialized(address, array.nbytes, True)
            self._unfilled.append((address, array, value.tag, False))
        self._copy_in(write, self.reach)

    def numbers_of(self, given: dict[int, KernelArgument]) -> dict[int, Scalar] | None:
        """Parameter -> the value of another number that it is given, where the launch would be the same but for that; None where
        it would be another one, or none."""
        parameters, arrays, found = self.image.program.kernel.arguments, self.image.memory.arrays, {}
        if self._assumed:  # perhaps of these numbers
            return None
        for index, number in given.items():
            type_ = parameters[index].type
            try:
                value = None if isinstance(type_, PointerType) else bind_scalar(parameters[index], type_, number)
            except LaunchError:  # the launch that is made anew says so
                return None
            if not isinstance(value, Scalar):
                return None
            if arrays is not None and type_ == IntType(64) and arrays.tag_of(value.bits):
                return None
            found[index] = value
        return found

    def values_of_arrays(self, given: dict[int, DeviceArray]) -> dict[int, Scalar] | None:
        """``numbers_of``, of other device arrays; None where one is none of this memory's, or was freed."""
        store = self.image.memory.arrays
        if not given:
            return {}
        if store is None or self._assumed or self.left or not all(array.is_live for array in given.values()):
            return None
        try:
            extents = {index: array.extent_in(store, "") for index, array in given.items()}
        except LaunchError:  # the launch that is made anew says so
            return None
        return {index: Scalar(extent.address, extent.number) for index, extent in extents.items()}

    def put_values(self, values: dict[int, Scalar]) -> None:
        """Of a launch that is executed once more, in memory that is as it was: other numbers and arrays, which ``numbers_of`` and
        ``values_of_arrays`` found fit."""
        places, _ = self.image.recall((_place_arguments,), lambda: _place_arguments(self.image))
        start, parameters = self.kernarg[0], self.image.program.kernel.arguments
        for index, value in values.items():
            content, type_ = bytearray(max(1, (bit_width(parameters[index].type) + 7) // 8)), parameters[index].type
            self._put_argument(content, start + places[index], 0, type_, value)
            self.image.memory.space.write(start + places[index], bytes(content))

    def _copy_in(self, write: Callable[..., None], reach: dict[int, Reach] | None) -> None:
        waiting, self._unfilled = self._unfilled, []
        if waiting:
            self.reach = reach
        for address, content, number, is_whole in waiting:
            parts = None if reach is None or is_whole else needed(reach.get(number, Reach()), content.nbytes)
            write(address, content, self.options.jobs, parts)

    @property
    def buffer_bytes(self) -> int:
        """Of all that it was given."""
        return sum(a.nbytes for _, a in self.buffers.values()) + sum(a.nbytes for a in self.arrays.values())

    @property
    def is_counted(self) -> bool:
        """Somebody counts or notes what its waves do."""
        return any(counter is not None for counter in (self.counts, self.patterns, self.lines, self.timeline))

    def _make_counters(self) -> None:
        """LaunchError where bank conflicts are asked for and the target's banks are not known."""
        options, target, fidelity = self.options, self.image.target.name, self.fidelity
        self.counts = Counts() if options.profile else None
        self.timeline = Timeline() if options.timeline else None
        if self.counts is not None:
            fidelity.not_modelled.append(NOT_COUNTED)
        if options.profile:
            self.lines = LineCounter(target, self.counts)
        if not options.sees_patterns:
            return
        if "bankcheck" in options.checks:
            find_row(target, self.wave_size, "read", 4)
        self.counters = [make() for make in options.counters]
        if options.profile or "bankcheck" in options.checks:
            if has_rows(target):
                self.banks = BankCounter(target, self.wave_size, KEPT_EXACT if options.exact_patterns else KEPT)
            fidelity.not_modelled.append(NO_CONFLICTS if self.banks else banks_not_known(target))
        if counters := [*([self.banks] if self.banks else []), *self.counters]:
            self.patterns = PatternStream(counters, self.counts, options.exact_patterns)

    def _divide_memory(self) -> None:
        """Where all groups are in flight at once, work-items have less private memory."""
        self.meets_grid = meets_grid(self.image.program)
        if self.meets_grid:
            groups, items = self.geometry.group_count, self.waves_per_group * self.wave_size
            self.private_size = divide_private(groups, items, LDS_REGION)
            self.fidelity.not_modelled.append(
                f"whether the device holds the launch's {groups} work-groups at once, as it must"
            )

    @functools.cached_property
    def formats(self) -> Formats:
        """Of buffers that the kernel fills for ``printf``."""
        return Formats.of(self.image.program.module)

    # Geometry ------------------------------------------------------------------------------------------------

    @property
    def lds_size(self) -> int:
        """Bytes of LDS of a work-group, local arguments included."""
        return self._lds_top

    @property
    def waves_per_group(self) -> int:
        return -(-self.geometry.group_size // self.wave_size)

    @property
    def slot_size(self) -> int:
        """Bytes of on-chip memory of one resident work-group."""
        return LDS_REGION + self.waves_per_group * self.wave_size * self.private_size

    @property
    def slots(self) -> int:
        """Work-groups that can be resident at once."""
        return max(1, (ONCHIP_END - ONCHIP_START) // self.slot_size)

    def lds_base(self, slot: int) -> int:
        """Window address of the first LDS byte of the group in a slot."""
        return ONCHIP_START + slot * self.slot_size

    def private_base(self, slot: int, wave: int) -> int:
        """Window address of private byte 0 of lane 0 of a wave; lanes follow at ``private_size``."""
        return self.lds_base(slot) + LDS_REGION + wave * self.wave_size * self.private_size

    def start_group(self, slot: int) -> None:
        """Make the slot's LDS fresh: zero bytes, uninitialised but for padding, untagged."""
        base, space = self.lds_base(slot), self.image.memory.space
        space.data[base : base + self.lds_size] = 0
        space.init[base : base + self.lds_size] = self.fresh_lds
        space.clear_tags(base, self.lds_size)

    @functools.cached_property
    def fresh_lds(self) -> Array:
        """What of a group's LDS counts as initialised from the beginning: padding. ``lds_size`` bytes."""
        found, known = np.zeros(self.lds_size, np.uint8), self.image.fresh_lds[: self.lds_size]
        found[: len(known)] = known
        return found

    # Arguments -----------------------------------------------------------------------------------------------

    def _bind(self, parameter: Argument, given: KernelArgument) -> Nested:
        type_ = parameter.type
        byref = parameter.attributes.find("byref") or parameter.attributes.find("byval")
        if isinstance(given, (Raw, bytes)):
            return self._bind_struct(parameter, given.data if isinstance(given, Raw) else given)
        if byref is not None:
            raise LaunchError(f"{describe_parameter(parameter)} is a by-value struct", hint=BY_VALUE)
        if isinstance(type_, PointerType):
            return self._bind_pointer(parameter, type_, given)
        if (
            isinstance(given, (np.ndarray, Local, DeviceArray))
            and not (isinstance(given, np.ndarray) and given.ndim == 0)
            or given is None
        ):
            hint = "give a number of that type" if isinstance(type_, IntType) or is_float(type_) else BY_VALUE
            raise LaunchError(f"{describe_parameter(parameter)} is no pointer", hint=hint)
        value = bind_scalar(parameter, type_, given)
        if isinstance(value, Scalar) and isinstance(type_, IntType) and type_.bits == 64:
            self._tag_of(value.bits)
        return value

    def _bind_pointer(self, parameter: Argument, type_: PointerType, given: KernelArgument) -> Scalar:
        if given is None:
            return Scalar(0)
        if isinstance(given, Local) or type_.addrspace == LDS:
            return self._bind_local(parameter, type_, given)
        if isinstance(given, (int, np.integer)):
            if not 0 <= int(given) < 1 << bit_width(type_):
                raise LaunchError(f"{describe_parameter(parameter)}: {given} is no address")
            return Scalar(int(given), self._tag_of(int(given)))
        if not isinstance(given, (np.ndarray, DeviceArray)):
            raise LaunchError(f"{describe_parameter(parameter)} is a pointer", hint="give an array, or null")
        if type_.addrspace not in (0, 1, 4):
            raise LaunchError(f"{describe_parameter(parameter)} cannot be a buffer")
        check_room(parameter, given.nbytes)
        if isinstance(given, DeviceArray):
            return self._bind_array(parameter, given)
        return self._find_buffer(parameter, given) or self._add_buffer(parameter, given)

    def _bind_array(self, parameter: Argument, given: DeviceArray) -> Scalar:
        """The array's own memory, no copy. What was freed keeps its address: an access to it is the finding."""
        store = self.image.memory.arrays
        extent = given.extent_in(store, self._describe(parameter))
        if store is not None and given.is_live:
            store.rename(extent, argument_name(parameter), self.image.program.parameters.title(parameter))
        self.arrays[parameter.index] = given
        return Scalar(extent.address, extent.number)

    def _describe(self, parameter: Argument) -> str:
        """What an error would call it; found once, as debug information is long."""
        return self.image.recall((describe_parameter, parameter.index), lambda: describe_parameter(parameter))

    def _tag_of(self, address: int) -> int:
        """The device array that an address given as a number belongs to, 0 for none."""
        arrays = self.image.memory.arrays
        number = arrays.tag_of(address) if arrays is not None else 0
        self.reaches_arrays |= bool(number)
        return number

    def _tag_addresses(self, address: int, content: Array) -> None:
        """Addresses of device arrays in what was given are pointers to them."""
        arrays = self.image.memory.arrays
        if arrays is not None and arrays.tag_addresses(address, content):
            self.image.holds_pointers = self.reaches_arrays = True

    @property
    def undefined_arguments(self) -> tuple[int, ...]:
        """Parameters that were given device arrays with bits that are not initialised."""
        store = self.image.memory.arrays
        given = ((index, array.extent_in(store, "")) for index, array in self.arrays.items() if array.is_live)
        return tuple(index for index, extent in given if store is not None and not store.is_whole(extent))

    def _find_buffer(self, parameter: Argument, array: Array) -> Scalar | None:
        """The buffer of an earlier parameter that was given the same array. LaunchError where arrays overlap otherwise: each
        buffer is a copy, so they would not see one another's stores. Constant memory does not change: it may be a copy."""
        for earlier, scalar in self._bound.items():
            other = self.buffers[earlier.index][1]
            if PointerType(4) in (parameter.type, earlier.type) or not _overlap(array, other):
                continue
            if not _is_same(array, other):
                raise LaunchError(
                    f"the arrays of {describe_parameter(earlier)} and {describe_parameter(parameter)} overlap",
                    hint="give both the same array, or a copy",
                )
            self.buffers[parameter.index] = (scalar.bits, array)
            return scalar
        return None

    def _add_buffer(self, parameter: Argument, array: Array) -> Scalar:
        memory = self.image.memory
        refuse_elements(array.dtype, f"{self._describe(parameter)}: ")
        refuse_masked(array, f"{self._describe(parameter)}: ")
        content = np.ascontiguousarray(array)
        address = memory.reserve(content.nbytes, what=self._describe(parameter), is_buffer=True)
        self._tag_addresses(address, content)
        space = "constant" if parameter.type == PointerType(4) else "global"
        flags = READ_ONLY if space == "constant" else BUFFER
        number = memory.objects.add(self._info(space, parameter), 1, address, content.nbytes, flags)
        self._unfilled.append((address, content, number, not array.flags.c_contiguous))
        self.buffers[parameter.index] = (address, array)
        self._bound[parameter] = Scalar(address, number)
        return self._bound[parameter]

    def _bind_local(self, parameter: Argument, type_: PointerType, given: KernelArgument) -> Scalar:
        if type_.addrspace != LDS:
            raise LaunchError(f"{describe_parameter(parameter)} points to no LDS", hint="give an array, or null")
        if not isinstance(given, Local):
            hint = "give local[BYTES], in Python swlds.Local(BYTES)"
            raise LaunchError(f"{describe_parameter(parameter)} points to LDS", hint=hint)
        # As ROCm's runtime: behind what is there, aligned by the metadata's pointee_align, which is the parameter's ``align``.
        align = int(parameter.attributes.find("align") or 1)
        image, before = self.image, self._lds_top
        shift = parameter_shift(parameter) if image.lowered else None
        gap = _REDZONE if shift is not None and self._has_lds_in_front and self._has_room_for_gaps else 0
        start = -(-(before + gap) // align) * align
        self._lds_top = start + given.size
        if given.size > image.target.lds_limit:  # before there is memory for it
            self._refuse_large_lds()
        number = image.memory.objects.add(self._info("lds", parameter), LDS, start, given.size)
        if len(image.lds_owner) < self._lds_top:
            image.lds_owner = np.concatenate([image.lds_owner, np.zeros(self._lds_top + 16, np.uint32)])
        image.lds_owner[start : self._lds_top] = number
        if shift is not None:
            title, lead = image.program.parameters.title(parameter), (start - before) // 2 if image.parameters else 0
            offset = (start + shift) % (1 << 32)
            image.parameters.append(LoweredParameter(argument_name(parameter), title, offset, given.size, lead))
            self._lds_in_block += given.size
        elif image.lowered:
            image.has_lost_parameters |= any(True for _ in parameter.readers)
        return Scalar(start, number)

    @property
    def _has_lds_in_front(self) -> bool:
        """In a lowered block the next LDS parameter begins behind another one, or behind dynamic variables of some bytes."""
        image = self.image
        return bool(image.parameters) or (image.dynamic_lds > 0 and image.has_dynamic_variables)

    @functools.cached_property
    def _has_room_for_gaps(self) -> bool:
        """Between what the LDS parameters of a lowered kernel point to there may be redzones: it computes the same, and they are
        the launch's to place. Not where arguments take all of the LDS."""
        image, entries = self.image, self.image.offset_entries.values()
        sizes = [given.size for given in self.given if isinstance(given, Local)]
        aligns = [int(p.attributes.find("align") or 1) for p in image.program.kernel.arguments]
        total = image.lds.total + sum(e.size for e in entries) + sum(sizes) + (_REDZONE + max(aligns)) * len(sizes)
        return total <= image.target.lds_limit

    def _refuse_large_lds(self) -> None:
        """A lowered kernel has in LDS a pointer to its block, and in that variables and arguments, as it had in LDS before."""
        image, lds = self.image, self._lds_top
        in_block = self._lds_in_block and self._lds_in_block + sum(e.size for e in image.offset_entries.values())
        needed = max(lds - self._lds_in_block, in_block)
        if needed > max(image.target.lds_limit, image.lds.total) or lds > LDS_REGION:
            raise LayoutError(
                f"LDS with local arguments takes {max(lds, in_block)} bytes; {image.target.name} has {image.target.lds_limit}",
                hint="make an argument smaller",
            )

    def _info(self, space: str, parameter: Argument) -> ObjectInfo:
        return ObjectInfo(space, argument_name(parameter), source_name=self.image.program.parameters.title(parameter))

    def _bind_struct(self, parameter: Argument, data: bytes) -> Nested:
        layout = self.image.layout
        if not isinstance(parameter.type, PointerType):
            check_size(parameter, layout.size_of(parameter.type), len(data))
            return split_struct(layout, parameter.type, data, 0)
        held = type_by_value(parameter, self.image.program.module)
        if held is None:
            raise LaunchError(f"{describe_parameter(parameter)} is no by-value struct")
        check_size(parameter, layout.size_of(held), len(data))
        memory = self.image.memory
        address = memory.reserve(len(data))
        memory.space.write(address, data)
        self._tag_addresses(address, np.frombuffer(data, np.uint8))
        info = self._info("constant", parameter)
        return Scalar(address, memory.objects.add(info, 1, address, len(data), READ_ONLY))

    # Segments ------------------------------------------------------------------------------------------------

    def _write_segments(self) -> None:
        memory = self.image.memory
        places, start = self.image.recall((_place_arguments,), lambda: _place_arguments(self.image))
        address = memory.reserve(start + IMPLICIT_SIZE, 64)
        self.queue = self._segment("queue descriptor", 256)
        heap = self._segment("heap descriptor", 64)[0]
        kernel_address = self.image.resolve(self.image.program.kernel)[0]
        packet = dispatch_packet(self.geometry, self.private_size, self.lds_size, kernel_address, address)
        self.packet = self._segment("dispatch packet", len(packet))
        implicit = implicit_bytes(
            self.geometry, self.options.dynamic_lds, heap, (LDS_APERTURE, PRIVATE_APERTURE), self.queue[0]
        )
        module = self.image.program.module
        is_old = self.image.recall((has_old_arguments,), lambda: has_old_arguments(module))
        content = bytearray(start) + (bytes(OLD_SIZE) if is_old else implicit)
        number = memory.objects.add(ObjectInfo("constant", "kernel arguments"), 1, address, len(content), READ_ONLY)
        for place, parameter, value in zip(places, self.image.program.kernel.arguments, self.arguments, strict=False):
            self._put_argument(content, address, place, parameter.type, value)
        pieces = [(address, bytes(content)), (self.queue[0], bytes(256)), (heap, bytes(64)), (self.packet[0], packet)]
        memory.space.write_all(pieces)
        self.kernarg, self.implicit = (address, number), (address + start, number)

    def _segment(self, name: str, size: int) -> tuple[int, int]:
        address = self.image.memory.reserve(size, 64)
        return address, self.image.memory.objects.add(ObjectInfo("constant", name), 1, address, size, READ_ONLY)

    def _put_argument(self, content: bytearray, start: int, place: int, type_: Type, value: Nested) -> None:
        """``start``: where the content will lie."""
        layout, space = self.image.layout, self.image.memory.space
        if isinstance(value, Scalar):
            size = max(1, (bit_width(type_) + 7) // 8)
            content[place : place + size] = value.bits.to_bytes(size, "little")
            if value.tag and isinstance(type_, PointerType):
                space.has_tags, first = True, (start + place) >> 2
                space.tags[first : first + bit_width(type_) // 32] = value.tag
            return
        for i, part in enumerate(value):
            offset, member = member_offset(layout, type_, i)
            self._put_argument(content, start, place + offset, member, part)

    def read_back(self) -> None:
        """Copy the buffers into the caller's arrays, once all groups have ended; device arrays are where they are. LaunchError
        where the kernel has changed one whose array is read only; none is copied then."""
        try:
            if not self.is_read_back:
                self._copy_back()
        finally:
            self._leave_arrays()

    def _copy_back(self) -> None:
        data = self.image.memory.space.data
        parameters = self.image.program.kernel.arguments
        self._refuse_lost()
        for index, (address, array) in self.buffers.items():
            if self._is_written(index) and _takes_all(array) and parameters[index].type != PointerType(4):
                raw = data[address : address + array.nbytes]
                if array.flags.c_contiguous:
                    part = self._written_part(index, array.nbytes)
                    _update(np.asarray(array).reshape(-1).view(np.uint8)[part], raw[part], self.options.jobs)
                else:
                    array[...] = raw.view(array.dtype).reshape(array.shape)

    def forget_heap(self) -> None:
        """Of a launch that has ended, and has freed all of its blocks: the heap, and what is known of these, is as before it."""
        self.image.forget_blocks(self.first_block)
        self.heap.start_again()

    def written_parts(self) -> list[tuple[int, slice]] | None:
        """Where the buffers of contiguous arrays lie that may have changed, and which bytes; None where one of them cannot be
        copied to its array."""
        found = []
        for index, (address, array) in self.buffers.items():
            if self._is_written(index) and self.image.program.kernel.arguments[index].type != PointerType(4):
                if not (array.flags.writeable and array.flags.c_contiguous):
                    return None
                found.append((address, self._written_part(index, array.nbytes)))
        return found

    def _refuse_lost(self) -> None:
        """LaunchError where a buffer has changed that cannot be copied back, to an array of another parameter neither."""
        parameters, data = self.image.program.kernel.arguments, self.image.memory.space.data
        kept = {address for address, array in self.buffers.values() if _takes_all(array)}
        for index, (address, array) in self.buffers.items():
            if address in kept or not self._is_written(index) or parameters[index].type == PointerType(4):
                continue
            part, raw = self._written_part(index, array.nbytes), data[address : address + array.nbytes]
            if not np.array_equal(np.ascontiguousarray(array).reshape(-1).view(np.uint8)[part], raw[part]):
                why = "elements of its array share memory" if array.flags.writeable else "its array is read only"
                raise LaunchError(
                    f"{describe_parameter(parameters[index])}: the kernel has written to the buffer, {why}",
                    hint="give a copy",
                )

    def _is_written(self, index: int) -> bool:
        """The buffer of a parameter may have changed. The reference engine may have gone on behind a wild store."""
        value = self.arguments[index]
        return self.written is None or self.ran_reference or not isinstance(value, Scalar) or value.tag in self.written

    def _written_part(self, index: int, size: int) -> slice:
        """The bytes of a parameter's buffer that may have changed."""
        value = self.arguments[index]
        if self.reach is None or not isinstance(value, Scalar):
            return slice(0, size)
        return clip(self.reach.get(value.tag, Reach()).written, size)

    def _leave_arrays(self) -> None:
        """What the launch has done to device arrays holds for the next one."""
        store = self.image.memory.arrays
        if store is None:
            return
        given = [array.extent_in(store, "") for array in self.arrays.values()]
        store.end_launch(
            None if self.reaches_arrays or self.image.holds_pointers else given,
            checks_bounds="memcheck" in self.options.checks,
            checks_init="initcheck" in self.options.checks,
            may_hold_tags=self.may_hold_tags,
            left=None if self.ran_reference else self.left,
        )


def _place_arguments(image: Image) -> tuple[list[int], int]:
    """Where the kernel's arguments lie in its segment, and the implicit ones behind them."""
    size, places = 0, []
    for parameter in image.program.kernel.arguments:
        align = image.layout.abi_align(parameter.type)
        places.append(-(-size // align) * align)
        size = places[-1] + image.layout.size_of(parameter.type)
    return places, -(-size // IMPLICIT_ALIGN) * IMPLICIT_ALIGN


def _read_attributes(image: Image, geometry: Geometry) -> tuple[bool, int, int | None, list[str]]:
    """What the kernel says of itself; LaunchError where it does not allow the launch."""
    kernel = image.program.kernel
    check_geometry(kernel, geometry, image.target)
    is_never = declared_cluster(kernel) == NEVER
    return is_never, wave_size(kernel, image.target), kernel_number(kernel), list_assumed(kernel)


def _update(old: Array, new: Array, jobs: int | None) -> None:
    """Copy bytes where they differ: what a kernel left alone costs no memory."""
    there, here = old.ctypes.data, new.ctypes.data  # looked up once: it takes as long as comparing 20 KB

    def update(part: slice) -> None:
        for start in range(part.start, part.stop, PIECE):
            stop = min(start + PIECE, part.stop)
            if not holds_same(there + start, here + start, stop - start):
                old[start:stop] = new[start:stop]

    in_parts(new.size, jobs, update)


def _takes_all(array: Array) -> bool:
    """All that a kernel has stored can be copied back to it."""
    return bool(array.flags.writeable) and (bool(array.flags.c_contiguous) or not _overlaps_itself(array))


def _overlaps_itself(array: Array) -> bool:
    """Elements have bytes in common."""
    steps = sorted((abs(step), count) for step, count in zip(array.strides, array.shape, strict=True) if count > 1)
    reached, is_nested = array.itemsize, True  # bytes from the first to the last one along the smaller steps
    for step, count in steps:
        is_nested &= step >= reached
        reached += step * (count - 1)
    if is_nested or not array.size:
        return False
    if reached < array.nbytes or not steps[0][0]:
        return True
    starts = np.zeros(1, np.int64)
    for step, count in steps:
        starts = (starts[:, None] + np.arange(0, step * count, step)).ravel()
    return bool((np.diff(np.sort(starts)) < array.itemsize).any())


def _overlap(a: Array, b: Array) -> bool:
    return np.may_share_memory(a, b) and np.shares_memory(a, b)


def _is_same(a: Array, b: Array) -> bool:
    """The same bytes in the same order, whatever they are called."""
    if a.flags.c_contiguous and b.flags.c_contiguous:
        return bool(a.ctypes.data == b.ctypes.data and a.nbytes == b.nbytes)
    return a.__array_interface__ == b.__array_interface__
